"""Coming in: by a link, which is exchanged for a key of one's own, or from the list of public tables."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from ..clockwork.names import NOBODY
from ..language import words
from .forms import field, form_of, share_in
from .keys import KEY_LENGTH, new_key
from .links import CARRIED, USED, WATCHING, Kind, Way
from .store import OPEN
from .table_cards import role_of, table_card
from .tables import LiveTable, Refused
from .views import page
from .visitor import Visitor, clean_name, tables_of, visitor_of

router = APIRouter(include_in_schema=False)

DOOR = "astrarium_door"
"""What a browser needs at one door, in a cookie of that address alone: the link, and the key that it will have.

The link leaves the address bar before any page is shown. A browser that has its key beforehand may knock again, should
the answer be lost.
"""
DOOR_SECONDS = 24 * 3600
BENCH = "watch"


@dataclass(frozen=True)
class Knock:
    """The link that brought somebody here (none at a public table), and the key for which it is to be exchanged."""

    link: str
    key: str

    @classmethod
    def heard(cls, request: Request) -> Knock:
        link, _, key = request.cookies.get(DOOR, "").partition(".")
        return cls(link, key if len(key) == KEY_LENGTH else "")


def knocking(guest: Visitor, path: str, link: str) -> Response:
    """On to a door whose address tells nothing."""
    response = RedirectResponse(path, 303)
    set_door(guest, response, path, Knock(link, new_key()))
    return response


def set_door(guest: Visitor, response: Response, path: str, knock: Knock) -> None:
    value = f"{knock.link}.{knock.key}"
    response.set_cookie(
        DOOR, value, max_age=DOOR_SECONDS, path=path, httponly=True, samesite="lax", secure=guest.secure
    )


def door_of(table: LiveTable, seat: int) -> str:
    return f"/door/{table.id}/{BENCH if seat == NOBODY else seat}"


# By a link


@router.get("/join/{link}")
@router.get("/watch/{link}")
async def arrive(request: Request, link: str) -> Response:
    """Messengers open links to show a preview: this changes nothing."""
    guest = visitor_of(request)
    way = await tables_of(request).links.find(link)
    if way.seat in guest.seats_at(way.table) or (way.kind == WATCHING and guest.invited(way.table)):
        return RedirectResponse(f"/t/{way.table.id}", 303)
    if way.kind == USED:
        raise Refused("server-link-used", 410)
    return knocking(guest, door_of(way.table, way.seat), link)


@router.get("/door/{id}/{place}")
async def door(request: Request, id: str, place: str) -> Response:
    guest = visitor_of(request)
    try:
        way = await way_in(request, id, place)
    except Refused:
        table = await tables_of(request).get(id)
        if guest.invited(table):
            return RedirectResponse(f"/t/{id}", 303)
        raise
    return door_page(request, way.table, way.seat, way.kind)


@router.post("/door/{id}/{place}")
async def come_in(request: Request, id: str, place: str) -> Response:
    guest, tables, knock = visitor_of(request), tables_of(request), Knock.heard(request)
    table = await tables.get(id)
    form = await form_of(request)
    name = clean_name(field(form, "name"))
    if knock.key and str(table.seat_of(knock.key)) == place:
        # The answer to the first knock was lost.
        return seated(guest, table, knock.key, name)
    way = await way_in(request, id, place)
    named = way.seat != NOBODY and bool(table.seats[way.seat].name)
    _, key = await tables.links.exchange(
        knock.link,
        name or ("" if named else default_name(guest)),
        knock.key,
        field(form, "keep") == "yes",
        share_in(form),
    )
    response = seated(guest, table, key, name)
    response.delete_cookie(DOOR, path=request.url.path)
    return response


async def way_in(request: Request, id: str, place: str) -> Way:
    """Where the link of this door leads. Refused: the browser has none, or it is one to another door."""
    link = Knock.heard(request).link
    if not link:
        raise Refused("server-link-again", 403)
    way = await tables_of(request).links.find(link)
    if way.table.id != id or door_of(way.table, way.seat) != f"/door/{id}/{place}":
        raise Refused("server-link-again", 403)
    if way.kind == USED:
        raise Refused("server-link-used", 410)
    return way


# From the list


@router.get("/take/{id}/{seat}")
async def see_seat(request: Request, id: str, seat: int) -> Response:
    table = await free_seat(request, id, seat)
    response = door_page(request, table, seat)
    set_door(visitor_of(request), response, request.url.path, Knock("", new_key()))
    return response


@router.post("/take/{id}/{seat}")
async def take_seat(request: Request, id: str, seat: int) -> Response:
    guest, tables, knock = visitor_of(request), tables_of(request), Knock.heard(request)
    form = await form_of(request)
    name = clean_name(field(form, "name"))
    table = await tables.get(id)
    if knock.key and table.seat_of(knock.key) == seat:
        return seated(guest, table, knock.key, name)
    await free_seat(request, id, seat)
    key = await tables.links.take_seat(table, seat, name or default_name(guest), knock.key, share_in(form))
    return seated(guest, table, key, name)


async def free_seat(request: Request, id: str, seat: int) -> LiveTable:
    """A public table with that seat open."""
    table = await tables_of(request).get(id)
    if not table.row.public:
        raise Refused("server-not-yours", 403)
    if table.seat(seat).kind != OPEN:
        raise Refused("server-seat-taken")
    return table


def default_name(guest: Visitor) -> str:
    return guest.name or words(guest.lang).say("lobby-guest")


def door_page(request: Request, table: LiveTable, seat: int, kind: Kind | None = None) -> Response:
    guest = visitor_of(request)
    response = page(
        request,
        "join.html",
        guest,
        card=table_card(guest, table),
        seat=seat,
        role="" if seat == NOBODY else role_of(guest, table, seat),
        row=None if seat == NOBODY else table.seats[seat],
        action=request.url.path,
        carried=kind == CARRIED,
        dealt=table.row.dealt,
        seeded=table.row.seeded,
        sealed=bool(table.row.commitment),
        commitment="" if table.row.dealt else table.row.commitment,
    )
    response.headers["cache-control"] = "no-store"
    return response


def seated(guest: Visitor, table: LiveTable, key: str, name: str) -> Response:
    response = RedirectResponse(f"/t/{table.id}", 303)
    guest.remember(response, key)
    if name:
        guest.call(response, name)
    return response
