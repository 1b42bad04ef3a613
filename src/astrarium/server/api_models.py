"""What programs send and get. Strict: a number in quotes is not a number, a field we do not know is a mistake."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from .live import MOST_SECONDS, SEEDS
from .store import MOST_NAME, MOST_SAID, MOST_TITLE

MOST_SEATS = 16
MOST_SEQ = 2**31 - 1


class Model(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


Name = Annotated[str, Field(max_length=MOST_NAME)]
Seq = Annotated[int, Field(ge=0, le=MOST_SEQ, description="The `seq` of the view on which the decision rests.")]


class Error(Model):
    """Why a request was not granted."""

    error: str = Field(description="A stable key, such as `server-stale`.")
    detail: str = Field(description="The same in words.")


# Games


class Option(Model):
    """A variant of the rules."""

    name: str
    values: list[str] = Field(description="Usual values; some options take others too.")
    default: str
    rule: str


class Game(Model):
    key: str
    title: str
    players: tuple[int, int] = Field(description="Fewest and most.")
    options: list[Option]
    levels: list[str] = Field(description="How well a bot may play.")
    atoms: int = Field(description="How many different atoms the game knows.")
    version: int


# Sitting down


class Plan(Model):
    """What a seat of a new table is to be: a person (or program) with a key, open to anybody, or a bot."""

    kind: Literal["person", "open", "bot"]
    name: Name = ""
    bot: Literal["easy", "medium"] = "medium"


class NewTable(Model):
    game: str = Field(max_length=32)
    seats: list[Plan] = Field(min_length=1, max_length=MOST_SEATS)
    options: dict[str, str] = Field(default={}, max_length=MOST_SEATS)
    title: str = Field(default="", max_length=MOST_TITLE)
    public: bool = Field(default=False, description="Listed, and open to any spectator.")
    seconds: int = Field(default=0, ge=0, le=MOST_SECONDS, description="Time for a decision; 0: no limit.")
    seed: int | None = Field(default=None, ge=0, lt=SEEDS, description="The same seed deals the same game.")


class Created(Model):
    """The keys are told here and never again."""

    id: str
    seats: list[str | None] = Field(description="The key of each seat; none for a bot's.")
    watch: str = Field(description="The spectators' key.")


class Taker(Model):
    name: Name


class Key(Model):
    key: str


class Seat(Model):
    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    bot: str
    stand_in: bool = Field(description="A bot plays for the person.")


class Listed(Model):
    """A public table that is not over."""

    id: str
    game: str
    title: str
    options: dict[str, str]
    seconds: int
    seeded: bool = Field(description="Somebody chose the seed, and so may know what lies face down.")
    seats: list[Seat]


# Playing


class Atom(Model):
    """Something the seat may decide."""

    atom: str
    label: str


class Refusal(Model):
    """Something the seat may not decide now, and why."""

    atom: str
    label: str
    reason: str
    rule: str


class Note(Model):
    """A line of the log."""

    text: str
    rule: str


class View(Model):
    """The table as one seat, or a spectator, may know it."""

    id: str
    game: str
    title: str
    options: dict[str, str]
    seconds: int
    seeded: bool
    seats: list[Seat]
    you: int | None = Field(description="Your seat; none: a spectator.")
    seq: int = Field(description="How many things have been done at this table.")
    over: bool
    open_seats: bool = Field(description="The game begins when every seat is taken.")
    waiting_for: int | None = Field(description="The seat that decides, if you may know it.")
    deadline: float | None = Field(description="When a bot decides instead, in seconds since 1970.")
    prompt: str
    rule: str | None
    legal: list[Atom] = Field(description="Empty unless you decide.")
    refused: list[Refusal]
    may_undo: bool
    notes_before: int = Field(description="How many lines of your log still stand before these; after an undo, fewer.")
    notes: list[Note]
    position: dict[str, Any]


class Act(Model):
    atom: str = Field(max_length=64)
    seq: Seq


class Undo(Model):
    seq: Seq


class Said(Model):
    text: str = Field(min_length=1, max_length=MOST_SAID)


class Line(Model):
    """Something somebody said."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Save(Model):
    """A finished game: seed and atoms are the whole of it."""

    game: str
    version: int
    players: int
    options: dict[str, str]
    without: list[str]
    seed: int
    atoms: list[str]
