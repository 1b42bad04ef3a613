"""The front page: the games, the tables one may join, and one's own."""

from __future__ import annotations

import asyncio
from functools import cache

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from ..clockwork.names import NOBODY
from ..clockwork.registry import game_keys
from ..contract.registry import all_games, game
from ..language import LANGUAGES, words
from ..table import board_svg
from . import chance_page, inviting, joining, notices_page, one_page, rulebook, saves, seating, summary, teaching
from .forms import form_of
from .store import BOT, PERSON
from .store_rows import Listing
from .table_cards import TableCard, drawing, game_card, known_game, listed_card, table_card
from .tables import SeatPlan, Tables
from .views import page
from .visitor import Visitor, tables_of, visitor_of

router = APIRouter(include_in_schema=False)
ROOMS = (seating, joining, inviting, notices_page, rulebook, saves, summary, chance_page, teaching, one_page)
for part in (room.router for room in ROOMS):
    router.include_router(part)

MOST_SHOWN = 24
"""How many tables a list shows."""
PICTURED_SEED = 7
DAY = 24 * 3600


@router.get("/")
async def front(request: Request) -> Response:
    guest, tables = visitor_of(request), tables_of(request)
    store = tables.store
    opened = await asyncio.to_thread(store.opened_by, list(guest.digests)) if guest.keys else []
    public = await asyncio.to_thread(store.listed)
    mine = {row.id for row, _ in opened}
    my_cards = cards(guest, tables, opened)
    others = cards(guest, tables, [(row, seats) for row, seats in public if row.id not in mine])
    my_cards.sort(key=lambda card: (card.over, not card.my_turn))
    others.sort(key=lambda card: not card.free)
    return page(
        request,
        "lobby.html",
        guest,
        games=[game_card(guest, played) for played in all_games()],
        promises={key: tables.commitments.make() for key in game_keys()},
        mine=my_cards[:MOST_SHOWN],
        others=others[:MOST_SHOWN],
    )


def cards(guest: Visitor, tables: Tables, listings: list[Listing]) -> list[TableCard]:
    """What the list says of these tables, but for those that newer rules play. Nothing is played again."""
    found = []
    for row, seats in listings:
        if row.game in game_keys() and row.version <= game(row.game).version:
            table = tables.held.get(row.id)
            found.append(listed_card(guest, row, seats) if table is None else table_card(guest, table))
    return found


@router.post("/play/{key}")
async def play_now(request: Request, key: str) -> Response:
    """One click: a table with the visitor and bots."""
    guest, played = visitor_of(request), known_game(key)
    name = guest.name or words(guest.lang).say("lobby-guest")
    plans = [SeatPlan(PERSON, name), *(SeatPlan(BOT) for _ in range(played.most - 1))]
    table, keys = await seating.created(tables_of(request), await form_of(request), key, {}, plans)
    response = RedirectResponse(f"/t/{table.id}", 303)
    guest.remember(response, keys.host, keys.seats[0])
    return response


@router.get("/games/{key}/picture.svg")
async def picture(key: str, lang: str = "en") -> Response:
    known_game(key)
    body = await asyncio.to_thread(drawn, key, lang if lang in LANGUAGES else LANGUAGES[0])
    return drawing(body, f"public, max-age={DAY}")


@cache
def drawn(key: str, lang: str) -> str:
    """A game about to begin; where the board is yet to be laid, a little later."""
    state = game(key).start(seed=PICTURED_SEED)
    while not (scene := game(state.key).table.scene(state, NOBODY)).spaces and not scene.tiles:
        state.apply(state.offered[0])
    return board_svg(state, lang=lang)
