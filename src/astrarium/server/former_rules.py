"""Tables whose rules have changed: what they were is read from the positions that were kept, and they go on from there.

A running table gets a line among its events, of the kind RULES, with the position at which the present rules take over.
A finished one is left as it is, and shown as it was.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from .. import former
from ..clockwork.match import Former, Match, Opening
from ..clockwork.names import NOBODY
from ..clockwork.state import State
from ..clockwork.text import EVERYONE, Note
from ..contract.game import Game
from ..contract.registry import game
from ..positions.saves import note_of_change
from ..positions.upgrades import DECISIONS_LOST
from .positions import Keeper, Outcome, Page, PositionRow, pages_of
from .store_rows import ATOM, RULES, UNDO, Event, TableRow

log = logging.getLogger("astrarium.server")


class NotKept(ValueError):
    """The store has nothing from which the present rules could go on with a table, or show it."""


# What was


@dataclass(frozen=True)
class Stop:
    """A position on the way: after which event, the atom that led there by the rules of which version, and the log."""

    seq: int
    atom: str
    version: int
    notes: int


@dataclass(frozen=True)
class Shown:
    """The table as it was, how many notes had been told by then, and the atom that was taken next."""

    state: State
    notes: int
    atom: int


@dataclass(frozen=True)
class Past:
    """All before the line, or a whole game that is over, as it was: what was taken back is not in it."""

    game: Game[Any]
    rows: Sequence[PositionRow]
    stops: list[Stop]
    notes_after: list[int]
    """After each event, how many notes of that moment still stand."""
    opening: Opening

    @property
    def last(self) -> int:
        """The event with which it ends."""
        return len(self.notes_after) - 1

    def shown(self) -> list[Shown]:
        """Every stop but the last, at which the opening stands."""
        pages = {page.seq: page for page in pages_of(self.rows)}
        states = [read(self.game, pages[stop.seq]) for stop in self.stops]
        found: list[Shown] = []
        for number, stop in enumerate(self.stops[:-1]):
            # A position that cannot be read looks like the one before it, so that no other loses its place.
            state = states[number] or (found[-1].state if found else self.opening.state)
            found.append(Shown(state, stop.notes, self._taken(state, self.stops[number + 1])))
        return found

    def _taken(self, state: State, stop: Stop) -> int:
        """The atom that led on to the next stop, by its present name; NOBODY: it is no option any more."""
        atom = self.game.atoms.places.get(self.game.atom_now(stop.version, stop.atom), NOBODY)
        return atom if state.offers(atom) else NOBODY


def read(played: Game[Any], page: Page) -> State | None:
    try:
        state: State = played.from_json(page.position)
    except ValueError as error:
        log.warning("a position of %s after event %d cannot be shown: %s", played.key, page.seq, error)
        return None
    return state


def past_of(played: Game[Any], events: Sequence[Event], rows: Sequence[PositionRow]) -> Past:
    """What these events led to. ValueError: the present rules cannot read the last position."""
    pages = {page.seq: page for page in pages_of(rows)}
    stops: list[Stop] = []
    notes: list[Note] = []
    notes_after: list[int] = []
    for seq, event in enumerate([None, *events]):
        page = pages.get(seq)
        if page is not None:
            if page.before < len(notes):
                del notes[page.before :]
                notes_after = [min(count, page.before) for count in notes_after]
            notes += page.notes
            _go_to(stops, page, event, len(notes))
        notes_after.append(len(notes))
    if not stops:
        raise NotKept("no position was kept")
    state = played.from_json(pages[stops[-1].seq].position)
    return Past(played, rows, stops, notes_after, Opening(state, notes, _former(stops)))


def _go_to(stops: list[Stop], page: Page, event: Event | None, notes: int) -> None:
    if event is None or not stops:
        stops.append(Stop(page.seq, "", page.version, notes))
    elif event.kind == ATOM:
        stops.append(Stop(page.seq, event.atom, page.version, notes))
    elif event.kind == RULES:
        stops[-1] = replace(stops[-1], seq=page.seq, notes=notes)
    elif len(stops) > 1:
        stops.pop()


def _former(stops: list[Stop]) -> list[Former]:
    """What was decided, by the rules it was decided by."""
    found: list[Former] = []
    for stop in stops[1:]:
        if not found or found[-1].version != stop.version:
            found.append(Former(stop.version, []))
        found[-1].atoms.append(stop.atom)
    return found


def remembered(row: TableRow, events: Sequence[Event]) -> list[PositionRow]:
    """All positions of a table of which none was kept, from the rules that played it. ValueError: they are not here."""
    if not former.knows(row.game, row.version):
        raise NotKept(f"rules version {row.version} kept no positions")
    made = [(event.kind, event.seat, event.atom) for event in events]
    keeper = Keeper()
    contents = former.played_again(row.game, row.players, row.seed, row.options, made)
    return [keeper.pressed(seq, row.version, content) for seq, content in enumerate(contents)]


# What goes on


@dataclass(frozen=True)
class Line:
    """What is to be written down, so that the present rules go on; a game that is over gets no event."""

    event: Event | None
    state: State
    rows: list[PositionRow]


def line_of(row: TableRow, events: Sequence[Event], rows: Sequence[PositionRow], at: float) -> Line:
    """Where the present rules take over a table. ValueError: they cannot.

    Its last position was kept with its last event. Where an old store kept none, all decisions are made again by the
    present rules, as far as they fit; so are those after the last position, should there be any.
    """
    played = game(row.game)
    kept = max((one.seq for one in rows), default=NOBODY)
    opening = past_of(played, events[:kept], rows).opening if rows else None
    match = Match(played, row.players, row.chance, row.options, patient=row.patient, opening=opening)
    keeper, written = Keeper(), []
    if not rows:
        written.append(keeper.row(0, Outcome(match.state, match.notes, 0)))
    rest = events[max(kept, 0) :]
    for number, event in enumerate(rest):
        if not fits(match, event, row.version):
            rest = rest[:number]
            break
        written.append(keeper.row(event.seq, made(match, event, row.version)))
    lost = decisions(events[max(kept, 0) + len(rest) :])
    if row.over:
        if lost or not match.state.over:
            raise NotKept("the present rules do not end this game as its own did")
        return Line(None, match.state, written)
    notes = [note_of_change(row.version, played.version)]
    if lost:
        notes.append(Note(DECISIONS_LOST, (lost,), EVERYONE))
    line = Event(len(events) + 1, RULES, NOBODY, str(played.version), at)
    written.append(keeper.row(line.seq, Outcome(match.state, notes, len(match.notes))))
    return Line(line, match.state, written)


def line_in(row: TableRow, events: Sequence[Event]) -> int | None:
    """The event with which the present rules took over; of a game that former ones ended, its last; None: no such."""
    if row.version != game(row.game).version:
        return len(events)
    return max((event.seq for event in events if event.kind == RULES), default=None)


def written_again(match: Match, events: Sequence[Event], wanted: set[int]) -> list[PositionRow]:
    """The positions after these events, for a match that is about to begin: an old store did not keep them."""
    keeper, version = Keeper(), match.game.version
    rows = [keeper.row(0, Outcome(match.state, match.notes, 0))] if 0 in wanted else []
    for event in events:
        outcome = made(match, event, version)
        if event.seq in wanted:
            rows.append(keeper.row(event.seq, outcome))
    return rows


def brought(match: Match, at: float) -> tuple[list[Event], list[PositionRow]]:
    """A match as a table of its own: its events, and the position after each. An opening is the first of them."""
    replay, keeper = match.afresh(), Keeper()
    events: list[Event] = []
    if match.opening is not None:
        events.append(Event(1, RULES, NOBODY, str(match.game.version), at))
    rows = [keeper.row(len(events), Outcome(replay.state, replay.notes, 0))]
    for atom in match.atoms:
        events.append(Event(len(events) + 1, ATOM, replay.state.player, match.game.atoms.names[atom], at))
        rows.append(keeper.row(events[-1].seq, made(replay, events[-1], match.game.version)))
    return events, rows


def fits(match: Match, event: Event, version: int) -> bool:
    """Whether the event of former rules could as well be one of the present ones."""
    if event.kind == UNDO:
        return match.may_undo(event.seat)
    atom = match.game.atoms.places.get(game(match.game.key).atom_now(version, event.atom), NOBODY)
    return event.kind == ATOM and match.state.player == event.seat and match.state.offers(atom)


def made(match: Match, event: Event, version: int) -> Outcome:
    """The event, once more."""
    if event.kind == UNDO:
        match.undo(event.seat)
        return Outcome(match.state, [], len(match.notes))
    before = len(match.notes)
    match.play(game(match.game.key).atom_now(version, event.atom))
    return Outcome(match.state, match.notes[before:], before)


def decisions(events: Sequence[Event]) -> int:
    """How many of these were not taken back."""
    return max(0, sum({ATOM: 1, UNDO: -1}.get(event.kind, 0) for event in events))
