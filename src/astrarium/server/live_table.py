"""One table that is being played or looked at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ..clockwork.match import Match
from ..clockwork.names import NOBODY, PASS
from ..clockwork.state import State
from ..clockwork.text import EVERYONE, Note
from ..contract.game import Game
from ..contract.registry import game
from .former_rules import Past
from .guides import ASTRAY, guide_at
from .keys import hashed
from .notices import Notices
from .patience import Patience
from .pauses import QUICK_SECONDS, USUAL_SECONDS, Numbers, Pauses
from .positions import Keeper, Outcome
from .recent_changes import RecentChanges
from .store import BOT, OPEN, PERSON
from .store_rows import STEP, UNDO, Event, Line, Seating, SeatRow, Standing, TableRow

if TYPE_CHECKING:
    from ..proof import Proof
    from .bots import Advice
    from .picture import Picture

Check = Callable[[], None]
"""Looks again when it is somebody's turn; Refused: what was seen when they came is no longer so."""


def nothing_more() -> None:
    """There is nothing to look at again."""


class Refused(Exception):
    """A request that cannot be granted, with the key of the words that say why."""

    def __init__(self, key: str, status: int = 409) -> None:
        super().__init__(key)
        self.key = key
        self.status = status


def one_line(words: str, most: int) -> str:
    """Printable characters in one line: no control signs, no lone surrogates, which no store would take."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in words).split())[:most].rstrip()


def standing_of(state: State) -> Standing:
    """What the store notes of a position."""
    choice = state.choice
    if choice is None:
        return Standing(state.over, NOBODY, False)
    if state.is_silent:
        return Standing(state.over, NOBODY, True)
    return Standing(state.over, choice.player, choice.hidden)


@dataclass
class SeatPlan:
    """What a seat of a new table is to be."""

    kind: str
    name: str = ""
    bot: str = "medium"


@dataclass(frozen=True)
class Question:
    """A decision that is waited for: whose, after which event, and by which number the seat knows of that."""

    seat: int
    event: int
    number: int


@dataclass(frozen=True)
class Hint:
    """What a bot is asked, or was, about the decision after an event."""

    event: int
    thinking: asyncio.Task[Advice]


@dataclass
class Drawn:
    """What those who draw the table keep with it: the last picture, and what was said lately."""

    picture: Picture | None = None
    talk: list[Line] = field(default_factory=list)


@dataclass(frozen=True)
class Proven:
    """Everything was dealt again; None: former rules had dealt it, and nothing can be said."""

    proof: Proof | None


# Compared by identity: there is one object a table, and dictionaries hold it weakly.
@dataclass(eq=False)
class LiveTable(Notices):
    """A table that is being played or looked at."""

    row: TableRow
    seats: list[SeatRow]
    played: Match | None = None
    """None: not all have sat down, and nothing is dealt yet."""
    seq: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    thinking: asyncio.Task[None] | None = None
    watching: asyncio.Task[None] | None = None
    last_seen: dict[int, float] = field(default_factory=dict)
    lookers: dict[str, tuple[str, float]] = field(default_factory=dict)
    """Who has looked in here, by key or network: from which network, and when last."""
    queued: bool = False
    """Whether a bot that all may know to be asked waits for its turn to think."""
    votes: dict[int, set[int]] = field(default_factory=dict)
    since: float = 0.0
    """When this worker began to watch over the table; nobody has been away for longer."""
    notes_after: list[int] = field(default_factory=list)
    """After each event, how many notes of that moment still stand."""
    recent: RecentChanges = field(init=False)
    """What has changed since each viewer last had a hand in it; there is nothing before the deal."""
    drawn: Drawn = field(default_factory=Drawn)
    hint: Hint | None = None
    proven: Proven | None = None
    recording: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held by whoever plays the game again for those who look back at it."""
    past: Past | None = None
    """What came before the present rules took over."""
    dues: list[float] = field(default_factory=list)
    """Of each decision that was not taken back, when it would have been taken away."""
    keeper: Keeper = field(default_factory=Keeper)
    patience: Patience = field(init=False)
    stepped: int = NOBODY
    """The number of the event after which somebody asked for the next decision."""
    foreseen: tuple[int, str] = (NOBODY, "")
    """Such a number, and what the bot will decide that is asked then, once somebody asks for it."""
    numbers: Numbers = field(init=False)
    pauses: Pauses = field(default_factory=Pauses)
    asked_since: float = 0.0
    """When the present decision was first waited for."""
    unasked: dict[int, int] = field(default_factory=dict)
    """The seats that want no questions in secret, and in which stretch of the game they said so."""

    def __post_init__(self) -> None:
        self.patience = Patience(self.row.players)
        self.numbers = Numbers(self.row.players, 0 if self.past is None else self.past.last)
        if self.row.dealt:
            self.deal()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> Game[Any]:
        return game(self.row.game)

    @property
    def match(self) -> Match:
        if self.played is None:
            raise Refused("server-not-dealt")
        return self.played

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def over(self) -> bool:
        return self.played is not None and self.played.state.over

    def deal(self) -> None:
        """Everybody has sat down: chance is complete, and the game begins, or goes on where the rules have changed."""
        row, past = self.row, self.past
        opening = None if past is None else past.opening
        self.played = Match(self.game, row.players, row.chance, row.options, patient=row.patient, opening=opening)
        self.recent = RecentChanges(self.played.state)
        if past is None:
            self.notes_after.append(len(self.played.notes))
        else:
            self.notes_after, self.seq = past.notes_after.copy(), past.last

    def seat_of(self, key: str) -> int | None:
        """The seat that a key opens (NOBODY: the spectators' key, or the host's), or None."""
        digest = hashed(key)
        for seat in self.seats:
            if digest in seat.keys:
                return seat.seat
        return NOBODY if digest in (self.row.watch, self.row.host) else None

    def is_link(self, key: str) -> bool:
        """Whether it is no key but a link, which has to be exchanged for one first."""
        digest = hashed(key)
        return any(digest in (seat.link, seat.carry) for seat in self.seats)

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise Refused("server-no-such-seat", 404)
        return self.seats[number]

    def played_by_bot(self, seat: int) -> bool:
        row = self.seats[seat]
        return row.kind == BOT or row.stand_in

    def bots(self) -> set[int]:
        """The seats that bots play."""
        return {seat.seat for seat in self.seats if self.played_by_bot(seat.seat)}

    def people(self) -> int:
        """How many seats persons play themselves."""
        return sum(seat.kind == PERSON and not seat.stand_in for seat in self.seats)

    def waits_for_next(self) -> bool:
        """Whether a bot that is asked has to wait until somebody says so; where only bots play nobody would."""
        return self._step_by_step() and self.stepped != self.seq and self.people() > 0

    def may_go_on(self, viewer: int) -> bool:
        """Whether, for all the viewer may know, a bot decides as soon as somebody asks for the next decision.

        Where nobody may know who is asked, it looks the same whether a bot or a person is.
        """
        if self.waits() or not self._step_by_step() or self.over or not self.people() or not self.bots():
            return False
        asked = self.state.waits_for(viewer)
        return asked == NOBODY or self.played_by_bot(asked)

    def _step_by_step(self) -> bool:
        """Whether a bot's decision waits: always, or because the guide of a lesson has something to say before it."""
        guide = guide_at(self)
        return self.row.pace == STEP or (guide is not None and guide.reads)

    # Deciding

    def question(self) -> Question:
        seat = self.state.player
        return Question(seat, self.seq, self.number(seat))

    def expect(self, seat: int) -> None:
        """Refused: it is not this seat that is asked."""
        if self.waits():
            raise Refused("server-seats-open")
        if self.state.over:
            raise Refused("server-over")
        if self.state.player != seat:
            raise Refused("server-not-your-turn")

    def outcome(self, kind: str, seat: int, atom: str, seq: int) -> Outcome:
        """What it leads to if a seat, whose picture of the table has the number `seq`, takes an atom or takes it back.

        Nothing has happened yet: `happens` goes on to it. Refused or IllegalChoice: the seat may not do that now.
        """
        if seq != self.number(seat):
            raise Refused("server-stale")
        if kind == UNDO:
            if not self.may_undo(seat):
                raise Refused("server-no-undo")
            moment = self.match.moments[-1]
            return Outcome(moment.state, [], moment.notes)
        self.expect(seat)
        if atom not in self.game.atoms.places:
            raise Refused("refused-not-offered")
        guide = guide_at(self)
        if guide is not None and self.game.atoms.index(atom) in self.state.offered and not guide.allows(atom):
            raise Refused(ASTRAY)
        after = self.match.ahead(self.game.atoms.index(atom))
        return Outcome(after, after.log or [], len(self.match.notes))

    # Passing in secret

    def viewers(self) -> frozenset[int]:
        """All who may look: spectators and seats."""
        return frozenset((NOBODY, *range(self.row.players)))

    def number(self, viewer: int) -> int:
        """How many things have been done at this table, as far as the viewer is told."""
        return self.numbers.number(viewer)

    def wants_no_questions(self, seat: int) -> bool:
        """Whether a person lets everything pass that could be answered in secret, as long as this stretch lasts."""
        return self.unasked.get(seat) == self.game.bots.stretch(self.state) and not self.played_by_bot(seat)

    def passes_by_itself(self) -> bool:
        """Whether this is but a pause, or somebody is asked in secret who wants no questions."""
        choice = self.state.choice
        if choice is None or not choice.hidden:
            return False
        return self.state.is_silent or (self.state.offers(PASS) and self.wants_no_questions(choice.player))

    def asked(self) -> int:
        """The seat that is asked; NOBODY after the end, and where the table passes by itself."""
        return NOBODY if self.passes_by_itself() else self.state.player

    def passing(self) -> str:
        """The name of what somebody does who can only pass, or wants to."""
        state = self.state
        return self.game.atoms.names[PASS if state.offers(PASS) else state.offered[0]]

    def pause_left(self, now: float) -> float:
        """How long the table still pauses although nobody has anything to say, or wants to.

        Not at all where somebody else is asked in the same pause, whose time it then is, nor where all want none.
        """
        # One person among bots knows what they hold themselves: it is the bots whose time must tell nothing.
        alone = self.people() == 1
        seats = [
            seat.seat
            for seat in self.seats
            if not self.wants_no_questions(seat.seat) and not (alone and not self.played_by_bot(seat.seat))
        ]
        ahead = self.match.ahead(PASS if self.state.offers(PASS) else self.state.offered[0])
        goes_on = ahead.hushed and not ahead.log and not ahead.is_silent and not self.wants_no_questions(ahead.player)
        if goes_on or not seats:
            return 0.0
        return self.pauses.left(now, seats, QUICK_SECONDS if alone else USUAL_SECONDS)

    def _unseen(self, event: Event, was_hidden: bool, notes: int) -> frozenset[int]:
        """Who is not told of an event: a pass in secret, as long as the pause lasts and nothing is told."""
        if event.kind == UNDO or not was_hidden or not self.state.hushed:
            return frozenset()
        heard = {note.audience for note in self.match.notes[notes:]}
        viewers = frozenset() if EVERYONE in heard else self.viewers() - heard
        return frozenset(viewer for viewer in viewers - {event.seat} if self.state.waits_for(viewer) == NOBODY)

    def waits(self) -> bool:
        """Whether the table cannot go on because a seat is still open."""
        return self.played is None or any(seat.kind == OPEN for seat in self.seats)

    def may_undo(self, seat: int) -> bool:
        """What a bot did for somebody stays; and once the game is over everything lies open."""
        return not self.waits() and not self.over and not self.played_by_bot(seat) and self.match.may_undo(seat)

    def happens(self, event: Event, now: float, outcome: Outcome | None = None) -> frozenset[int]:
        """An event that has just been stored, here or by another worker; the viewers who are not told of it.

        `outcome`: what it leads to, where this worker has found that out already.
        """
        choice, by_itself, bot = self.state.choice, self.passes_by_itself(), self.played_by_bot(event.seat)
        hidden = choice is not None and choice.hidden
        unseen = self.replayed(event, outcome)
        # What a bot takes openly is mostly a pause for people's sake.
        if not by_itself and not (bot and (not hidden or self.row.pace == STEP)):
            self.pauses.decided(event.seat, now - self.asked_since)
        if NOBODY not in unseen:
            usual = bot or self.people() > 1
            self.pauses.ends(now, hidden and event.atom == self.game.atoms.names[PASS] and usual)
        self.begins_to_wait(now)
        return unseen

    def begins_to_wait(self, now: float) -> None:
        choice = self.state.choice
        self.asked_since = now
        self.pauses.pends(now, choice is not None and choice.hidden, self.passes_by_itself())

    def replayed(self, event: Event, outcome: Outcome | None = None) -> frozenset[int]:
        """Go on with an event; the viewers who are not told of it."""
        choice, notes = self.state.choice, len(self.match.notes)
        was_hidden = choice is not None and choice.hidden
        if event.kind == UNDO:
            self.match.undo(event.seat)
            self.recent.taken_back()
            due = self.due_after(event, self.state.over)
            self.dues.pop()
            standing = len(self.match.notes)
            self.notes_after = [min(count, standing) for count in self.notes_after]
        else:
            if not was_hidden:
                # Whoever is asked openly is with us again.
                self.unasked.pop(event.seat, None)
            before, atom = self.state, self.game.atoms.index(event.atom)
            self.match.go_on(atom, self.match.ahead(atom) if outcome is None else outcome.state)
            self.recent.decided(before, len(self.match.moments))
            self.patience.decided(event.seat, self.bots())
            # Of the first decision since a table was rebuilt nobody may know any more.
            self.dues.append(event.at + self.row.seconds if self.row.due is None else self.row.due)
            due = self.due_after(event, self.state.over)
        self.notes_after.append(len(self.match.notes))
        self.seq = event.seq
        self.row.over = self.state.over
        self.row.due = due
        unseen = self._unseen(event, was_hidden, notes)
        self.numbers.told(event.seq, unseen)
        return unseen

    def due_after(self, event: Event, over: bool) -> float | None:
        """Until when whoever is asked after an event may take. Whoever takes something back has no more than before."""
        if not self.row.seconds or over:
            return None
        return self.dues[-1] if event.kind == UNDO else event.at + self.row.seconds

    def is_seated_as(self, seating: Seating) -> bool:
        """Whether who sits where, votes and pace are just what they were."""
        row = self.row
        was, now = (row.pace, row.lesson), (seating.pace, seating.lesson)
        return (self.seats, self.votes, was) == (seating.seats, seating.votes, now)

    def seat_anew(self, seating: Seating) -> None:
        """Who sits where has been read anew."""
        self.seats, self.votes, self.row.due = seating.seats, seating.votes, seating.due
        self.row.pace, self.row.watch, self.row.watches = seating.pace, seating.watch, seating.watches
        self.row.shares, self.row.dealt, self.row.lesson = seating.shares, seating.dealt, seating.lesson

    def notes_since(self, seq: int, viewer: int) -> tuple[int, list[Note]]:
        """What the viewer may read since an event, by the viewer's number, and how many notes before still stand."""
        event = self.numbers.event(viewer, seq)
        first = 0 if event == NOBODY else self.notes_after[event]
        may_read = [note.audience == EVERYONE or note.audience == viewer != NOBODY for note in self.match.notes]
        before = sum(may_read[:first])
        return before, [note for note, read in zip(self.match.notes[first:], may_read[first:], strict=True) if read]
