"""Rows of the store, as the rest of the server knows them: tables, seats, events, lines of talk."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import time
from typing import Literal

from ..positions.sealed import BETWEEN, Sealed, commitment

ATOM, UNDO, RULES = "atom", "undo", "rules"
Pace = Literal["normal", "fast", "step"]
NORMAL: Pace = "normal"
FAST: Pace = "fast"
STEP: Pace = "step"
PACES = (NORMAL, FAST, STEP)
"""How bots follow one another: with a pause each, without any, or one decision whenever somebody says so."""


@dataclass
class SeatRow:
    """A place at a table; `stand_in`: a bot plays for the person. Of links and keys there are only hashes."""

    seat: int
    kind: str
    name: str
    bot: str
    link: str = ""
    """What invites somebody; it is good until somebody has a key."""
    stand_in: bool = False
    carry: str = ""
    """What brings the seat to another browser of the same person, once."""
    made: int = 0
    """How many links of either kind have been made, or taken back."""
    muted: bool = False
    """Whoever sits there may not talk."""
    keys: set[str] = field(default_factory=set)
    former: set[str] = field(default_factory=set)
    """Keys that no longer open anything."""

    @property
    def taken(self) -> bool:
        """Whether anybody sits there by a key, or did."""
        return bool(self.keys or self.former)


@dataclass
class TableRow:
    id: str
    game: str
    version: int
    players: int
    options: dict[str, str]
    # No log shall tell what follows from it.
    seed: int = field(repr=False)
    public: bool
    title: str
    seconds: int
    watch: str
    created: float = field(default_factory=time)
    over: bool = False
    seeded: bool = False
    """Somebody chose the seed, and so may know what lies face down."""
    player: int | None = None
    """The seat that decides, NOBODY after the end; None where an old store did not write it down."""
    hidden: bool = False
    """Only that seat may know that it is asked."""
    due: float | None = None
    """When the present decision is taken away, in `table_time`; None: no clock runs."""
    pace: Pace = NORMAL
    patient: bool = False
    """Those pass too who have nothing to answer in secret: see `State`."""
    host: str = ""
    """The hash of the key with which whoever set up the table makes links and shows them again."""
    watches: int = 0
    """How many links for spectators have been made, or taken back."""
    secret: str | None = field(default=None, repr=False)
    """What this table has committed to; None: everything is dealt from the seed, which somebody may know."""
    ticket: str | None = None
    """With which the secret was promised before the table was made."""
    shares: str = ""
    """Of whoever set up the table and of each seat, as they are joined; see `Sealed`."""
    closed: bool = False
    """Whoever runs the server has closed it."""
    uploaded: bool = False
    """It was opened from a file."""
    dealt: bool = True
    """Whether the game has begun: with the last share chance is complete, and nothing is added any more."""
    lesson: str = ""
    """The lesson that is played here, as a file has it; empty where there is none, or its guide was sent away."""

    @property
    def commitment(self) -> str:
        """What the table has published of its secret; empty where everything was dealt from a seed."""
        return "" if self.secret is None else commitment(bytes.fromhex(self.secret))

    @property
    def chance(self) -> int | Sealed:
        """What the rules draw from; complete once the game is dealt."""
        if self.secret is None:
            return self.seed
        return Sealed(bytes.fromhex(self.secret), tuple(self.shares.split(BETWEEN)))


@dataclass(frozen=True)
class Standing:
    """How a table stands: what lists tell of it without playing it again."""

    over: bool
    player: int
    hidden: bool


@dataclass(frozen=True)
class Seating:
    """Who sits where, who votes against whom, until when the present decision may take, the pace of the table, the
    spectators' link, what everybody gave to chance, whether the game is dealt, and the lesson that is played."""

    seats: list[SeatRow]
    votes: dict[int, set[int]]
    due: float | None
    pace: Pace
    watch: str
    watches: int
    shares: str
    dealt: bool
    lesson: str


Listing = tuple[TableRow, list[SeatRow]]


@dataclass(frozen=True)
class Event:
    """Something a seat did: took an atom, or took one back. Or the rules have changed: to the version in `atom`."""

    seq: int
    kind: str
    seat: int
    atom: str
    at: float


@dataclass(frozen=True)
class Line:
    """Something somebody said."""

    number: int
    seat: int
    name: str
    text: str
    at: float
