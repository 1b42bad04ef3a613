"""Sitting down: a new table with its seats, and the links that lead to them."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter, Request
from starlette.datastructures import FormData
from starlette.responses import RedirectResponse, Response

from ..clockwork.game import Game, Option, SomeOf
from ..clockwork.names import NOBODY
from ..language import speaker, words
from .bots import LEVELS
from .forms import field, form_of, said
from .live import Keys, LiveTable, Refused, SeatPlan
from .shown import game_card, known_game, table_card
from .store import BOT, OPEN, PERSON
from .views import page
from .visit import Visit, clean_name, tables_of, visit

router = APIRouter(include_in_schema=False)

ME, HERE = "me", "here"
LIMITS = (0, 60, 300, 24 * 3600, 3 * 24 * 3600)
"""Seconds for a decision; 0: no limit."""
MOST_TITLE = 60


@dataclass
class Variant:
    """An option of a game with the words that explain it."""

    name: str
    label: str
    values: list[tuple[str, str]]
    default: str
    rule: str
    text: str
    words: list[tuple[str, str]]
    """Of which any set may be taken instead of a value."""


@dataclass
class Invitation:
    """A link to a seat, or to the spectators' bench where there is no place."""

    link: str
    role: str
    name: str
    kind: str


def variants(guest: Visit, played: Game) -> list[Variant]:
    found = []
    for option in played.options:
        key = option.name
        values = [(value, said(guest, played, f"lobby-value-{key}-{value}", value)) for value in option.values]
        text = played.rules[option.rule].text[guest.lang]
        label = said(guest, played, f"lobby-option-{key}", key)
        found.append(
            Variant(option.name, label, values, option.default, option.rule, text, parts(guest, played, option))
        )
    return found


def parts(guest: Visit, played: Game, option: Option) -> list[tuple[str, str]]:
    """The words that an option takes sets of, each with its name."""
    if not isinstance(option, SomeOf):
        return []
    if option.domain:
        voice, names = speaker(played, guest.lang), played.domains[option.domain]
        return [(word, voice.say(names.text(names.index(word)))) for word in option.words]
    return [(word, said(guest, played, f"lobby-word-{option.name}-{word}", word)) for word in option.words]


def chosen(form: FormData, option: Option) -> str:
    """What the form says of an option: the set that was ticked, or else the value."""
    ticked = [word for word in form.getlist(f"some-{option.name}") if isinstance(word, str)]
    return "-".join(ticked) or field(form, f"option-{option.name}") or option.default


# A new table


@router.get("/new/{key}")
async def plan_table(request: Request, key: str) -> Response:
    guest, played = visit(request), known_game(key)
    return page(
        request,
        "lobby_new.html",
        guest,
        card=game_card(guest, played),
        variants=variants(guest, played),
        levels=list(LEVELS),
        limits=LIMITS,
        most_title=MOST_TITLE,
    )


@router.post("/new/{key}")
async def create_table(request: Request, key: str) -> Response:
    """The links are told here and nowhere else: the store keeps only their hashes."""
    guest, played = visit(request), known_game(key)
    form = await form_of(request)
    name = clean_name(field(form, "name")) or guest.name
    kinds, plans = seat_plans(guest, played, form, name)
    table, keys = await tables_of(request).create(
        key,
        {option.name: chosen(form, option) for option in played.options},
        plans,
        title=clean_name(field(form, "title")),
        public=field(form, "public") == "yes",
        seconds=limit_of(form),
    )
    own = [link for kind, link in zip(kinds, keys.seats, strict=True) if kind in (ME, HERE)]
    return links_page(request, guest, table, keys, own, name)


def seat_plans(guest: Visit, played: Game, form: FormData, name: str) -> tuple[list[str], list[SeatPlan]]:
    """What the form says of each seat."""
    say = words(guest.lang).say
    count = field(form, "players")
    players = played.checked_players(int(count) if count.isdigit() else played.most)
    kinds = [field(form, f"seat-{seat}") or (ME if seat == 0 else "bot-medium") for seat in range(players)]
    plans = []
    for seat, kind in enumerate(kinds):
        if kind == ME:
            plans.append(SeatPlan(PERSON, name or say("lobby-guest")))
        elif kind == HERE:
            plans.append(
                SeatPlan(PERSON, clean_name(field(form, f"name-{seat}")) or say("lobby-person", number=seat + 1))
            )
        else:
            plans.append(SeatPlan(OPEN) if kind == OPEN else SeatPlan(BOT, bot=kind.removeprefix("bot-")))
    return kinds, plans


def limit_of(form: FormData) -> int:
    seconds = field(form, "seconds")
    return int(seconds) if seconds.isdigit() and int(seconds) in LIMITS else 0


def links_page(
    request: Request, guest: Visit, table: LiveTable, keys: Keys, own: list[str], name: str = ""
) -> Response:
    """Who sits where, with the secret links; the browser keeps those of its own seats."""
    say = speaker(table.game, guest.lang).say
    base = str(request.base_url)
    invitations = [
        Invitation(f"{base}join/{key}", say(table.state.player_text(row.seat)), row.name, row.kind)
        for row, key in zip(table.seats, keys.seats, strict=True)
        if row.kind != BOT
    ]
    # The page shows which seats are one's own, before the browser has their keys.
    guest.keys = [*guest.keys, *own]
    response = page(
        request,
        "lobby_links.html",
        guest,
        card=table_card(guest, table),
        invitations=invitations,
        watch=f"{base}watch/{keys.watch}",
    )
    guest.remember(response, *(own or [keys.watch]))
    if name:
        guest.call(response, name)
    # A copy of this page in a cache would be a copy of the keys.
    response.headers["cache-control"] = "no-store"
    return response


# Coming in by a link, or from the list of public tables


@router.get("/join/{key}")
@router.get("/watch/{key}")
async def door(request: Request, key: str) -> Response:
    """Messengers open links to show a preview: looking through the door changes nothing."""
    table, seat = await tables_of(request).by_key(key)
    return door_page(request, table, seat, request.url.path)


@router.post("/join/{key}")
@router.post("/watch/{key}")
async def come_in(request: Request, key: str) -> Response:
    guest, tables = visit(request), tables_of(request)
    table, seat = await tables.by_key(key)
    name = clean_name(field(await form_of(request), "name"))
    if seat != NOBODY:
        await tables.sit(table, seat, name or ("" if table.seats[seat].name else default_name(guest)))
    return seated(guest, table, key, name)


@router.get("/take/{id}/{seat}")
async def see_seat(request: Request, id: str, seat: int) -> Response:
    table = await free_seat(request, id, seat)
    return door_page(request, table, seat, request.url.path)


@router.post("/take/{id}/{seat}")
async def take_seat(request: Request, id: str, seat: int) -> Response:
    guest = visit(request)
    table = await free_seat(request, id, seat)
    name = clean_name(field(await form_of(request), "name"))
    key = await tables_of(request).take_seat(table, seat, name or default_name(guest))
    return seated(guest, table, key, name)


async def free_seat(request: Request, id: str, seat: int) -> LiveTable:
    """A public table with that seat open."""
    table = await tables_of(request).get(id)
    if not table.row.public:
        raise Refused("server-not-yours", 403)
    if not 0 <= seat < len(table.seats):
        raise Refused("server-no-such-seat", 404)
    if table.seats[seat].kind != OPEN:
        raise Refused("server-seat-taken")
    return table


def default_name(guest: Visit) -> str:
    return guest.name or words(guest.lang).say("lobby-guest")


def door_page(request: Request, table: LiveTable, seat: int, action: str) -> Response:
    guest = visit(request)
    role = "" if seat == NOBODY else speaker(table.game, guest.lang).say(table.state.player_text(seat))
    row = None if seat == NOBODY else table.seats[seat]
    response = page(
        request,
        "join.html",
        guest,
        card=table_card(guest, table),
        seat=seat,
        role=role,
        row=row,
        action=action,
    )
    response.headers["cache-control"] = "no-store"
    return response


def seated(guest: Visit, table: LiveTable, key: str, name: str) -> Response:
    response = RedirectResponse(f"/t/{table.id}", 303)
    guest.remember(response, key)
    if name:
        guest.call(response, name)
    return response
