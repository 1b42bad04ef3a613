"""What pages say of games and tables."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.responses import Response

from ..clockwork.game import Game, game, game_keys
from ..clockwork.names import NOBODY
from ..language import speaker, words
from .forms import said
from .live import LiveTable, Refused
from .store import BOT, OPEN
from .visit import Visit

DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""A drawing carries its own style and nothing else."""


@dataclass
class GameCard:
    """What the front page says of a game."""

    game: Game
    title: str
    pitch: str
    length: str


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

    table: LiveTable
    title: str
    places: list[Place]
    mine: bool
    my_turn: bool
    waits_for: str

    @property
    def free(self) -> list[Place]:
        return [place for place in self.places if place.kind == OPEN]


def game_card(guest: Visit, played: Game) -> GameCard:
    return GameCard(
        played,
        played.titles[guest.lang],
        said(guest, f"lobby-pitch-{played.key}"),
        said(guest, f"lobby-length-{played.key}"),
    )


def table_card(guest: Visit, table: LiveTable) -> TableCard:
    """Only what everybody may know, and whether this browser is asked."""
    state, mine = table.state, guest.seats_at(table)
    say = speaker(table.game, guest.lang).say
    places = [
        Place(seat, row.kind, shown_name(guest, table, seat), say(state.player_text(seat)), seat in mine)
        for seat, row in enumerate(table.seats)
    ]
    asked = state.waits_for(NOBODY)
    return TableCard(
        table,
        table.row.title or table.game.titles[guest.lang],
        places,
        bool(mine),
        not table.waits() and state.player in mine,
        "" if asked == NOBODY else places[asked].name,
    )


def shown_name(guest: Visit, table: LiveTable, seat: int) -> str:
    row = table.seats[seat]
    if row.kind == BOT:
        return words(guest.lang).say(f"lobby-bot-{row.bot}")
    return row.name


def drawing(body: str, keep: str = "no-store") -> Response:
    headers = {"content-security-policy": DRAWING_POLICY, "cache-control": keep}
    return Response(body, media_type="image/svg+xml", headers=headers)


def known_game(key: str) -> Game:
    if key not in game_keys():
        raise Refused("lobby-no-such-game", 404)
    return game(key)
