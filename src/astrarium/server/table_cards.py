"""What pages say of games and tables."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import zip_longest
from typing import Any

from starlette.responses import Response

from ..clockwork.names import NOBODY
from ..clockwork.registry import game_keys
from ..clockwork.text import Text
from ..contract.game import Game
from ..contract.registry import game
from ..language import speaker, words
from ..lessons import lessons_of
from .forms import said
from .guides import lesson_title
from .live_table import standing_of
from .store import BOT, OPEN, PERSON
from .store_rows import SeatRow, Standing, TableRow
from .tables import LiveTable, Refused
from .visitor import Visitor

DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:"
"""A drawing carries its own style and typeface and nothing else."""


@dataclass
class LessonCard:
    key: str
    title: str


@dataclass
class GameCard:
    """What the front page says of a game."""

    game: Game[Any]
    title: str
    pitch: str
    length: str
    lessons: list[LessonCard]


@dataclass
class Place:
    """A seat, as lists of tables show it."""

    seat: int
    kind: str
    name: str
    role: str
    mine: bool


@dataclass
class TableCard:
    """What a list says of a table."""

    id: str
    game: str
    title: str
    public: bool
    over: bool
    places: list[Place]
    mine: bool
    my_turn: bool
    waits_for: str
    reacting: bool
    hosted: bool
    """Whether this browser set up the table."""
    seeded: bool
    """Whether somebody may know what lies face down."""

    @property
    def free(self) -> list[Place]:
        return [place for place in self.places if place.kind == OPEN]


def game_card(guest: Visitor, played: Game[Any]) -> GameCard:
    return GameCard(
        played,
        played.titles[guest.lang],
        said(guest, played, "lobby-pitch"),
        said(guest, played, "lobby-length"),
        [LessonCard(one.key, lesson_title(one, guest.lang)) for one in lessons_of(played.key)],
    )


def table_card(guest: Visitor, table: LiveTable) -> TableCard:
    """Only what everybody may know, and whether this browser is asked."""
    if table.played is None:
        return listed_card(guest, table.row, table.seats)
    return made_card(guest, table.row, table.seats, standing_of(table.state), roles_of(table))


def roles_of(table: LiveTable) -> list[Text]:
    """What the players are; before the game is dealt nobody knows."""
    return [] if table.played is None else [table.state.player_text(seat.seat) for seat in table.seats]


def role_of(guest: Visitor, table: LiveTable, seat: int) -> str:
    """What the seat plays; before the game is dealt, its number."""
    roles = roles_of(table)
    if not roles:
        return words(guest.lang).say("lobby-seat", number=seat + 1)
    return speaker(table.game, guest.lang).say(roles[seat])


def listed_card(guest: Visitor, row: TableRow, seats: list[SeatRow]) -> TableCard:
    """The same without playing the game again: the roles that it may have brought are left out."""
    waits = row.dealt and any(seat.kind == OPEN for seat in seats)
    roles = first_roles(row.game, row.players, row.seed, tuple(row.options.items())) if waits else []
    standing = None if row.player is None else Standing(row.over, row.player, row.hidden)
    return made_card(guest, row, seats, standing, roles)


@lru_cache(maxsize=256)
def first_roles(key: str, players: int, seed: int, options: tuple[tuple[str, str], ...]) -> list[Text]:
    """What the players are at the start: all there is to know while seats are open."""
    state = game(key).begin(players, seed, dict(options))
    return [state.player_text(player) for player in range(players)]


def made_card(
    guest: Visitor, row: TableRow, seats: list[SeatRow], standing: Standing | None, roles: list[Text]
) -> TableCard:
    mine, played = guest.claims(seats), game(row.game)
    say = speaker(played, guest.lang).say
    places = [
        Place(seat.seat, seat.kind, name_of(guest, seat), say(role) if role else "", seat.seat in mine)
        for seat, role in zip_longest(seats, roles)
    ]
    waits = any(seat.kind == OPEN for seat in seats)
    asked = NOBODY if standing is None else standing.player
    hidden = standing is not None and standing.hidden
    return TableCard(
        row.id,
        row.game,
        row.title or played.titles[guest.lang],
        row.public,
        row.over,
        places,
        bool(mine),
        not waits and asked in mine,
        "" if asked == NOBODY or hidden else places[asked].name,
        hidden,
        bool(guest.host_key(row)),
        row.seeded,
    )


def shown_name(guest: Visitor, table: LiveTable, seat: int) -> str:
    return name_of(guest, table.seats[seat])


def name_of(guest: Visitor, seat: SeatRow) -> str:
    say = words(guest.lang).say
    if seat.kind == PERSON:
        return seat.name or say("lobby-person", number=seat.seat + 1)
    return say(f"lobby-bot-{seat.bot}") if seat.kind == BOT else ""


def drawing(body: str, keep: str = "no-store") -> Response:
    headers = {"content-security-policy": DRAWING_POLICY, "cache-control": keep}
    return Response(body, media_type="image/svg+xml", headers=headers)


def known_game(key: str) -> Game[Any]:
    if key not in game_keys():
        raise Refused("lobby-no-such-game", 404)
    return game(key)
