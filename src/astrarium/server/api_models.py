"""What programs send and get. Strict: a number in quotes is not a number, a field we do not know is a mistake."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, Union

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, create_model

from ..contract import game as contract
from ..contract.registry import all_games
from ..positions.sealed import MOST_SHARE, SHARE
from . import store_rows
from .commitments import TICKET
from .keys import KEY_LENGTH
from .new_tables import MOST_SECONDS, SEEDS
from .schema import MOST_NAME, MOST_SAID, MOST_TITLE

MOST_SEATS = 16
MOST_SEQ = 2**31 - 1
MOST_OPTION = 80
MOST_LINK = 400


class Model(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


def whole(value: object) -> object:
    """In JSON 12.0 is the same number as 12."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


# The bounds stand inside, or the description would not tell them.
Name = Annotated[str, Field(max_length=MOST_NAME)]
Seq = Annotated[
    int,
    Field(ge=0, le=MOST_SEQ, description="The `seq` of the view on which the decision rests."),
    BeforeValidator(whole),
]
Pace = Annotated[
    store_rows.Pace,
    Field(description="How bots follow one another: with a pause each, without any, or one decision for each `next`."),
]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS), BeforeValidator(whole)]
Seconds = Annotated[int, Field(ge=0, le=MOST_SECONDS), BeforeValidator(whole)]
Seed = Annotated[int, Field(ge=0, lt=SEEDS), BeforeValidator(whole)]


Share = Annotated[
    str,
    Field(
        max_length=MOST_SHARE,
        pattern=f"^{SHARE}$",
        description="Something of your own that nobody can guess: what is dealt depends on it, too.",
    ),
]


Commitment = Annotated[
    str | None, Field(description="To the secret from which everything is dealt. None: it was dealt from a seed.")
]


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
    """What a seat of a new table is to be: yours, with a key; open, with a link for a person or program; a bot's."""

    kind: Literal["person", "open", "bot"]
    name: Name = ""
    bot: Literal["easy", "medium", "hard", "greedy", "random"] = Field(
        default="medium", description="Who plays a bot's seat, or stands in for a person."
    )


class NewTable(Model):
    """A table of some game; each game says below how many seats it has and which variants."""

    game: str
    seats: list[Plan]
    options: Model
    title: str = Field(default="", max_length=MOST_TITLE)
    public: bool = Field(default=False, description="Listed, and open to any spectator.")
    seconds: Seconds = Field(default=0, description="Time for a decision; 0: no limit.")
    patient: bool = Field(
        default=True, description="Where people sit: pause where somebody might react, whether or not anybody can."
    )
    seed: Seed | None = Field(
        default=None,
        description="The same seed deals the same game, so nothing of it is secret. Without one, chance is sealed.",
    )
    promise: str | None = Field(
        default=None,
        pattern=f"^{TICKET}$",
        description="As `/api/promise` gave it: the table will have the secret that was promised.",
    )
    share: Share = ""


def new_table_of(game: contract.Game[Any]) -> type[NewTable]:
    """What a new table of that game may be, exactly: whatever else is sent is refused by its shape."""
    name = game.key.title()
    # Which other values an option takes may depend on the seats, so that no schema can tell; see `server-bad-value`.
    variants: dict[str, Any] = {
        option.name: (
            str,
            Field(
                default=option.default,
                max_length=MOST_OPTION,
                description=f"{option.rule}; usually {' or '.join(option.values)}.",
                examples=list(option.values),
            ),
        )
        for option in game.options
    }
    options = create_model(f"{name}Options", __base__=Model, **variants)
    exact: dict[str, Any] = {
        "game": (Literal[game.key], ...),
        "seats": (list[Plan], Field(min_length=game.least, max_length=game.most)),
        "options": (options, Field(default_factory=options)),
    }
    return create_model(f"New{name}Table", __base__=NewTable, __doc__=f"A table of {game.titles['en']}.", **exact)


if TYPE_CHECKING:
    AnyNewTable = NewTable
else:
    kinds = tuple(new_table_of(game) for game in all_games())
    AnyNewTable = Annotated[Union[kinds], Field(discriminator="game")] if len(kinds) > 1 else kinds[0]  # noqa: UP007


class Created(Model):
    """The keys are told here and never again."""

    id: str
    seats: list[str | None] = Field(description="Your key to each seat of kind person; none for the others.")
    links: list[str | None] = Field(description="The link to each open seat; see `POST /api/keys`.")
    watch: str = Field(description="The spectators' key, which is their link too.")
    host: str = Field(description="The host's key: it shows the links again and makes new ones.")
    commitment: Commitment


KEY_PATTERN = f"^[A-Za-z0-9_-]{{{KEY_LENGTH},{2 * KEY_LENGTH}}}$"


class Exchange(Model):
    """A link, for which there is a key once."""

    link: str = Field(max_length=MOST_LINK, description="As it was sent to you, with or without its address.")
    name: Name = ""
    share: Share = ""
    keep: bool = Field(
        default=False,
        description="Of a link that carries your own seat here: whether the key from which it came stays good.",
    )
    key: str | None = Field(
        default=None,
        pattern=KEY_PATTERN,
        description="A random key that you have made yourself; then you may ask again should the answer be lost.",
    )


class Exchanged(Model):
    id: str = Field(description="The table.")
    seat: int | None = Field(description="Your seat; none: a spectator.")
    key: str


class Link(Model):
    link: str


class Links(Model):
    """What leads to the table now; the address of a link is `/join/LINK`, that of the spectators' `/watch/LINK`."""

    seats: list[str | None] = Field(description="The link to each seat where nobody sits; none for the others.")
    watch: str | None = Field(description="The spectators'.")


class LinkPlace(Model):
    seat: SeatNumber | None = Field(description="A seat where nobody sits; none: the spectators' bench.")


class Taker(Model):
    name: Name
    share: Share = ""


class Promise(Model):
    """A table set up with this promise has the secret to which the commitment is. It is good for one table."""

    promise: str
    commitment: str


class Key(Model):
    key: str


class Seat(Model):
    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    bot: str
    stand_in: bool = Field(description="A bot plays for the person.")


class Sealing(Model):
    """Chance that can be checked: the secret and the shares of all who sat down are its key."""

    commitment: str
    shares: list[str] = Field(description="Of whoever set up the table, then of each seat; empty: none was given.")
    secret: str | None = Field(description="Shown once the game is over.")


class Listed(Model):
    """A public table that is not over."""

    id: str
    game: str
    title: str
    options: dict[str, str]
    seconds: int
    seeded: bool = Field(description="Somebody chose the seed, and so may know what lies face down.")
    commitment: Commitment
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
    chance: Sealing | None = Field(description="None: everything was dealt from a seed.")
    seats: list[Seat]
    you: int | None = Field(description="Your seat; none: a spectator.")
    seq: int = Field(description="How many things have been done at this table.")
    over: bool
    open_seats: bool = Field(description="The game begins when every seat is taken.")
    waiting_for: int | None = Field(description="The seat that decides, if you may know it.")
    deadline: float | None = Field(description="When a bot decides instead, in seconds since 1970.")
    seconds_left: float | None = Field(description="The same, counted from now: it needs no clock that is right.")
    prompt: str
    rule: str | None
    legal: list[Atom] = Field(description="Empty unless you decide.")
    refused: list[Refusal]
    may_undo: bool
    pace: Pace
    unasked: list[int] = Field(description="The seats that let pass what they could answer in secret, for now.")
    waits_for_next: bool = Field(description="Step by step: a bot decides as soon as somebody says next, or may do.")
    bots_wait: bool = Field(description="Many bots think at the moment: the one that is asked waits its turn.")
    notes_before: int = Field(description="How many lines of your log still stand before these; after an undo, fewer.")
    notes: list[Note]
    position: dict[str, Any] = Field(description="Empty until every seat is taken: nothing is dealt before.")


class Act(Model):
    atom: str = Field(max_length=64)
    seq: Seq


class Undo(Model):
    seq: Seq


class Next(Model):
    seq: Seq


class Unasked(Model):
    unasked: bool


class NewPace(Model):
    pace: Pace


class Said(Model):
    text: str = Field(min_length=1, max_length=MOST_SAID, description="At least one printable character.")
    name: Name = Field(default="", description="Who says it, where a spectator does; seats have their names.")


class Line(Model):
    """Something somebody said."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Change(Model):
    """What a stream says of a table: look at it."""

    seq: int
    over: bool


HEARD: dict[str, Any] = {
    "type": "object",
    "properties": {
        "event": {"const": "change"},
        "data": {
            "type": "string",
            "contentMediaType": "application/json",
            "contentSchema": Change.model_json_schema(),
        },
    },
    "required": ["event", "data"],
    "additionalProperties": False,
}
"""One event of a stream."""


class Chance(Model):
    """An option with the win chance of whoever takes it."""

    atom: str
    label: str
    chance: float


class Hint(Model):
    """What a bot that knows what your seat knows would do."""

    seq: int
    options: list[Chance] = Field(description="The best first.")
    standing: list[float] = Field(description="The win chance of every seat, as yours can know it; together 1.")


class ReviewLook(Model):
    """A moment of a finished game."""

    moment: int = Field(description="How many decisions had been taken.")
    chances: list[float | None] = Field(
        description="Each seat's own win chance as it could know it; none where it could not know who was asked."
    )


class ReviewTurn(Model):
    """A stretch of decisions in which win chances changed most."""

    begin: int
    end: int = Field(description="The first moment after it.")
    seat: int | None = Field(description="Who decided; none where several did.")
    before: list[float]
    after: list[float]
    notes: list[str]


class ReviewDecision(Model):
    """A decision beside what the bot would have done."""

    moment: int
    seat: int
    prompt: str
    taken: Chance
    best: Chance
    lost: float = Field(description="The win chance it cost, in the eyes of the bot.")


class Review(Model):
    """A finished game, as a bot sees it; it grows while the bot looks."""

    done: bool
    looked: int = Field(description="At how many moments the bot has looked so far.")
    total: int = Field(description="At how many it will have looked; of a long game not at all.")
    last: int = Field(description="The moment of the end: how many decisions the game had.")
    looks: list[ReviewLook]
    turns: list[ReviewTurn]
    decisions: list[ReviewDecision]


class SavedChance(Model):
    """From what a finished game was dealt."""

    commitment: str
    secret: str
    shares: list[str]


class Former(Model):
    """What was decided by former rules: their version, and the atoms as they were called then."""

    version: int
    atoms: list[str]


class Save(Model):
    """A finished game: seed, or sealed chance, and atoms are the whole of it. Later rules show it from its position.

    Where the rules changed while it was played, the atoms go on from `opening`, and `former` are those before.
    """

    game: str
    version: int
    players: int
    options: dict[str, str]
    without: list[str]
    patient: bool
    seed: int | None = Field(default=None, description="None: chance was sealed.")
    chance: SavedChance | None = Field(default=None, description="None: everything was dealt from a seed.")
    atoms: list[str]
    position: dict[str, Any]
    opening: dict[str, Any] | None = None
    former: list[Former] | None = None
