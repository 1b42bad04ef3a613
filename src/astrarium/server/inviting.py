"""Links: those that the host sends to others, and those with which people carry their own seat elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any
from urllib.parse import urlsplit

import segno
from fastapi import APIRouter, Form, Request
from starlette.responses import RedirectResponse, Response

from ..clockwork.names import NOBODY
from .address import site_of
from .store import BOT
from .store_rows import SeatRow
from .table_cards import name_of, role_of, table_card
from .tables import LiveTable, Refused, Tables
from .views import page
from .visitor import Visitor, tables_of, visitor_of

router = APIRouter(include_in_schema=False)

ONLY_HERE = ("localhost", "127.0.0.1", "[::1]", "::1")
"""Addresses that lead every machine to itself."""


@dataclass
class Invitation:
    """A seat on the page of links. Where somebody sits there is no link; where it was revoked there is none either."""

    seat: int
    kind: str
    taken: bool
    role: str
    name: str
    link: str
    code: str


@dataclass
class Carrying:
    """One of the browser's own seats, in how many browsers it is, and the link that brings it to one more."""

    seat: int
    role: str
    name: str
    browsers: int
    link: str
    code: str


def drawn(link: str) -> str:
    """A link for a camera: dark on light with a light rim, or cameras would not find it."""
    return segno.make(link, error="m", micro=False).svg_inline(border=3, light="#fff", omitsize=True) if link else ""


def addressed(request: Request, path: str, link: str) -> str:
    return f"{site_of(request)}{path}/{link}" if link else ""


def private(request: Request, template: str, guest: Visitor, table: LiveTable, **context: Any) -> Response:
    """A page with links: a copy of it in a cache would be a copy of them."""
    local = urlsplit(site_of(request)).hostname in ONLY_HERE
    response = page(request, template, guest, card=table_card(guest, table), local=local, **context)
    response.headers["cache-control"] = "no-store"
    return response


# The host's


async def hosted(request: Request, id: str) -> tuple[Tables, LiveTable, Visitor, str]:
    """The table, for whoever set it up, and their key."""
    tables, guest = tables_of(request), visitor_of(request)
    table = await tables.get(id)
    key = guest.host_key(table.row)
    if not key:
        raise Refused("server-not-the-host", 403)
    return tables, table, guest, key


@router.get("/t/{id}/links")
async def links(request: Request, id: str) -> Response:
    tables, table, guest, key = await hosted(request, id)
    found = tables.links.invitations(table, key)
    invitations = []
    for row, secret in zip(table.seats, found.seats, strict=True):
        if row.kind == BOT:
            continue
        link = addressed(request, "join", secret)
        role = role_of(guest, table, row.seat)
        invitations.append(Invitation(row.seat, row.kind, row.taken, role, name_of(guest, row), link, drawn(link)))
    watch = addressed(request, "watch", found.watch)
    more = {"watch": watch, "mine": guest.seats_at(table), "begun": table.seq > 0}
    more["commitment"] = table.row.commitment
    return private(request, "lobby_links.html", guest, table, invitations=invitations, **more)


@router.post("/t/{id}/links/renew")
async def renew(request: Request, id: str, seat: Annotated[int, Form()] = NOBODY) -> Response:
    tables, table, _, key = await hosted(request, id)
    await tables.links.renew(table, seat, key)
    return RedirectResponse(f"/t/{id}/links", 303)


@router.post("/t/{id}/links/revoke")
async def revoke(request: Request, id: str, seat: Annotated[int, Form()] = NOBODY) -> Response:
    tables, table, _, _ = await hosted(request, id)
    await tables.links.revoke(table, seat)
    return RedirectResponse(f"/t/{id}/links", 303)


# One's own


async def own_seat(request: Request, id: str, seat: int) -> tuple[Tables, LiveTable, str]:
    """One of the seats of this browser, and its key."""
    tables, guest = tables_of(request), visitor_of(request)
    table = await tables.get(id)
    if seat not in guest.seats_at(table):
        raise Refused("server-not-your-seat", 403)
    return tables, table, guest.key_to(table.seats[seat])


@router.get("/t/{id}/carry")
async def carry(request: Request, id: str) -> Response:
    tables, guest = tables_of(request), visitor_of(request)
    table = await tables.get(id)
    mine = guest.seats_at(table)
    if not mine:
        raise Refused("server-not-your-seat", 403)
    seats = [carrying(request, tables, table, guest, table.seats[seat]) for seat in mine]
    return private(request, "lobby_carry.html", guest, table, seats=seats)


def carrying(request: Request, tables: Tables, table: LiveTable, guest: Visitor, row: SeatRow) -> Carrying:
    link = addressed(request, "join", tables.links.carrying(table, row.seat, guest.key_to(row)))
    role = role_of(guest, table, row.seat)
    return Carrying(row.seat, role, name_of(guest, row), len(row.keys), link, drawn(link))


@router.post("/t/{id}/carry")
async def make_carry(request: Request, id: str, seat: Annotated[int, Form()]) -> Response:
    tables, table, key = await own_seat(request, id, seat)
    await tables.links.carry(table, seat, key)
    return RedirectResponse(f"/t/{id}/carry", 303)


@router.post("/t/{id}/carry/withdraw")
async def withdraw(request: Request, id: str, seat: Annotated[int, Form()]) -> Response:
    tables, table, key = await own_seat(request, id, seat)
    await tables.links.withdraw(table, seat, key)
    return RedirectResponse(f"/t/{id}/carry", 303)


@router.post("/t/{id}/carry/alone")
async def stay_alone(request: Request, id: str, seat: Annotated[int, Form()]) -> Response:
    """Only this browser has the seat from now on."""
    tables, table, key = await own_seat(request, id, seat)
    await tables.links.stay_alone(table, seat, key)
    return RedirectResponse(f"/t/{id}/carry", 303)
