"""A game seen again: the table after every decision, and who may look at it through whose eyes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

from ..clockwork.match import Match
from ..clockwork.names import NOBODY, PUBLIC
from ..clockwork.state import State
from ..clockwork.text import EVERYONE, Note, Text
from ..contract.registry import game
from ..positions.layout import Decked, FaceDown, Hands, Secret
from .former_rules import Past
from .tables import LiveTable, Refused
from .visitor import Visitor

ALL_KNOWING = -2
"""The viewer to whom everything lies open; elsewhere a seat or NOBODY, a spectator."""
ALL, WATCHING = "all", "watch"
MOST_RECORDINGS = 12
TOP_CARDS = 5
"""How many cards of a deck the all-knowing see drawn."""


@dataclass
class Frame:
    """The table after a decision. `notes` counts those told so far, `atom` is what was decided next."""

    state: State
    notes: int
    atom: int = NOBODY


class Recording:
    """A match from its first decision to where it stands; what was taken back is not in it.

    What former rules played is shown from the positions that were kept: their `past`.
    """

    def __init__(self, match: Match, past: Past | None = None) -> None:
        self._match = match.afresh()
        shown = [] if past is None else past.shown()
        self.frames = [Frame(one.state, one.notes, one.atom) for one in shown]
        self.frames.append(Frame(self._match.state, len(self._match.notes)))
        self.atoms: tuple[int, ...] = ()
        self.notes = self._match.notes
        self.go_on(tuple(match.atoms))

    def go_on(self, atoms: tuple[int, ...]) -> None:
        """Add what has been decided since; those who look at earlier moments are not disturbed."""
        for atom in atoms[len(self.atoms) :]:
            self.frames[-1].atom = atom
            self._match.go_on(atom, self._match.ahead(atom))
            self.frames.append(Frame(self._match.state, len(self.notes)))
        self.atoms = atoms

    def moments(self, viewer: int) -> list[int]:
        """The frames at which something changes for the viewer: who answers in secret, and how often, is not told."""
        if viewer == ALL_KNOWING:
            return list(range(len(self.frames)))
        found = [0]
        for number in range(1, len(self.frames)):
            before, after = self.frames[number - 1], self.frames[number]
            same = self._hidden(before, viewer) and self._hidden(after, viewer)
            if not same or any(may_read(note, viewer) for note in self.notes[before.notes : after.notes]):
                found.append(number)
        return found

    def _hidden(self, frame: Frame, viewer: int) -> bool:
        return not frame.state.over and frame.state.waits_for(viewer) == NOBODY


def may_read(note: Note, viewer: int) -> bool:
    return viewer == ALL_KNOWING or note.audience == EVERYONE or note.audience == viewer != NOBODY


async def recording_of(recordings: OrderedDict[str, Recording], table: LiveTable) -> Recording:
    """The recording of a table as it stands now; the last few are kept, since one steps through them."""
    async with table.recording:
        recording, atoms = recordings.get(table.id), tuple(table.match.atoms)
        if recording is None or recording.atoms != atoms[: len(recording.atoms)]:
            recording = await asyncio.to_thread(Recording, table.match, table.past)
        elif recording.atoms != atoms:
            await asyncio.to_thread(recording.go_on, atoms)
        recordings[table.id] = recording
    recordings.move_to_end(table.id)
    while len(recordings) > MOST_RECORDINGS:
        recordings.popitem(last=False)
    return recording


# Whose eyes


def viewers(guest: Visitor, table: LiveTable) -> list[int]:
    """Through whose eyes a browser may look, the usual one first."""
    if not guest.watches(table):
        raise Refused("server-not-yours", 403)
    seats = guest.seats_at(table)
    if table.state.over:
        first = seats[:1] or [ALL_KNOWING]
        every = [ALL_KNOWING, *range(len(table.seats)), NOBODY]
        return first + [viewer for viewer in every if viewer not in first]
    # People who share a screen have secrets from each other: there only what everybody may know is shown.
    return seats if len(seats) == 1 else [NOBODY]


def viewer_of(guest: Visitor, table: LiveTable, wanted: str) -> int:
    """The viewer that a link names; Refused where this browser may not look that way."""
    allowed = viewers(guest, table)
    if not wanted:
        return allowed[0]
    viewer = named_viewer(wanted)
    if viewer not in allowed:
        raise Refused("replay-own-seat", 403)
    return viewer


def named_viewer(name: str) -> int | None:
    if name == ALL:
        return ALL_KNOWING
    if name == WATCHING:
        return NOBODY
    return int(name) if name.isdecimal() and name.isascii() and len(name) == 1 else None


def viewer_name(viewer: int) -> str:
    """How links name a viewer."""
    return ALL if viewer == ALL_KNOWING else WATCHING if viewer == NOBODY else str(viewer)


def as_seen(state: State, viewer: int) -> tuple[State, int]:
    """What to draw, and for whom: to the all-knowing, a table on which everything has been turned up."""
    if viewer != ALL_KNOWING:
        return state, viewer
    opened = state.clone()
    for piece in game(state.key).record.layout:
        if isinstance(piece, Secret):
            setattr(opened, piece.knowers, PUBLIC)
        elif isinstance(piece, Hands):
            setattr(opened, piece.seen, [[PUBLIC] * len(hand) for hand in getattr(opened, piece.name)])
        elif isinstance(piece, Decked):
            deck = getattr(opened, piece.name)
            # The deck's last card is on top. All of it would bury the rest of the table; it is listed in words.
            hidden = max(0, len(deck.cards) - TOP_CARDS)
            deck.known = deck.known[:hidden] + [PUBLIC] * (len(deck.cards) - hidden)
    return opened, NOBODY


def secrets_of(state: State) -> list[tuple[str, list[Text]]]:
    """What lies hidden from spectators: the name of each pile and what is in it, from the top."""
    found: list[tuple[str, list[Text]]] = []
    for piece in game(state.key).record.layout:
        if not piece.hidden(state, NOBODY):
            continue
        if isinstance(piece, Decked):
            deck = getattr(state, piece.name)
            cards = [deck.peek(depth) for depth in range(len(deck.cards))]
        elif isinstance(piece, Secret):
            cards = [getattr(state, piece.name)]
        elif isinstance(piece, FaceDown):
            cards = list(getattr(state, piece.name))
        else:
            continue
        found.append((piece.name, [piece.domain.text(card) for card in cards]))
    return found
