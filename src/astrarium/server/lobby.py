"""The front page: the games, the tables one may join, and one's own."""

from __future__ import annotations

import asyncio
from functools import cache

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from ..clockwork.game import all_games, game
from ..language import LANGUAGES, words
from ..table import board_svg
from . import rulebook, saves, seating, summary
from .live import Refused, SeatPlan, Tables, hashed
from .shown import TableCard, drawing, game_card, known_game, table_card
from .store import BOT, PERSON
from .views import page
from .visit import Visit, tables_of, visit

router = APIRouter(include_in_schema=False)
for part in (seating.router, rulebook.router, saves.router, summary.router):
    router.include_router(part)

MOST_SHOWN = 24
"""How many tables a list shows."""
PICTURED_SEED = 7
DAY = 24 * 3600


@router.get("/")
async def front(request: Request) -> Response:
    guest, tables = visit(request), tables_of(request)
    store = tables.store
    mine = await asyncio.to_thread(store.opened_by, [hashed(key) for key in guest.keys]) if guest.keys else []
    public = await asyncio.to_thread(store.open_tables)
    my_cards = await cards(guest, tables, mine)
    other = await cards(guest, tables, [id for id in public if id not in mine])
    my_cards.sort(key=lambda card: (card.table.state.over, not card.my_turn))
    other.sort(key=lambda card: not card.free)
    return page(
        request,
        "lobby.html",
        guest,
        games=[game_card(guest, played) for played in all_games()],
        mine=my_cards,
        others=other,
    )


async def cards(guest: Visit, tables: Tables, ids: list[str]) -> list[TableCard]:
    """What the list says of these tables, but for those that cannot be opened any more."""
    found = []
    for id in ids[:MOST_SHOWN]:
        try:
            found.append(table_card(guest, await tables.get(id)))
        except Refused:
            continue
    return found


@router.post("/play/{key}")
async def play_now(request: Request, key: str) -> Response:
    """One click: a table with the visitor and bots."""
    guest, played = visit(request), known_game(key)
    name = guest.name or words(guest.lang).say("lobby-guest")
    plans = [SeatPlan(PERSON, name), *(SeatPlan(BOT) for _ in range(played.most - 1))]
    table, keys = await tables_of(request).create(key, {}, plans)
    response = RedirectResponse(f"/t/{table.id}", 303)
    guest.remember(response, keys.seats[0])
    return response


@router.get("/games/{key}/picture.svg")
async def picture(key: str, lang: str = "en") -> Response:
    known_game(key)
    body = await asyncio.to_thread(drawn, key, lang if lang in LANGUAGES else LANGUAGES[0])
    return drawing(body, f"public, max-age={DAY}")


@cache
def drawn(key: str, lang: str) -> str:
    """A game about to begin."""
    return board_svg(game(key).start(seed=PICTURED_SEED), lang=lang)
