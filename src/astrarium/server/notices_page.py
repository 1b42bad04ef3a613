"""Who wants to be told of their turn says so here, and here it is ended with one click."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from fastapi import APIRouter, Form, Request
from starlette.responses import FileResponse, RedirectResponse, Response

from .errands import MAIL, PUSH, UNSURE
from .inviting import private
from .messages import Messenger
from .tables import LiveTable, Refused, Tables
from .views import page
from .visitor import Visitor, tables_of, visitor_of

router = APIRouter(include_in_schema=False)

STATIC: Final = Path(__file__).parent / "static"
MOST_TARGET: Final = 2000
MOST_MAIL: Final = 254
ONE_AT: Final = 2


def messenger_of(request: Request) -> Messenger:
    found: Messenger = request.app.state.messenger
    return found


async def seated_at(request: Request, id: str) -> tuple[Tables, LiveTable, Visitor, list[int]]:
    """The table, for somebody who sits there."""
    tables, guest = tables_of(request), visitor_of(request)
    table = await tables.get(id)
    seats = guest.seats_at(table)
    if not seats or not messenger_of(request).send:
        raise Refused("server-not-your-seat", 403)
    return tables, table, guest, seats


@router.get("/t/{id}/notices")
async def notices(request: Request, id: str, said: str = "") -> Response:
    tables, table, guest, seats = await seated_at(request, id)
    messenger = messenger_of(request)
    known = await tables.off_loop(tables.store.errands.of_seats, id, seats)
    return private(
        request,
        "notices.html",
        guest,
        table,
        known=[(errand, errand.target if errand.kind == MAIL else "", errand.told == UNSURE) for errand in known],
        push_key=messenger.push_key,
        mail=MAIL in messenger.send,
        asked=said == "asked",
    )


@router.post("/t/{id}/notices")
async def add(
    request: Request,
    id: str,
    kind: Annotated[str, Form()],
    target: Annotated[str, Form()],
    daily: Annotated[str, Form()] = "",
) -> Response:
    tables, table, guest, seats = await seated_at(request, id)
    messenger = messenger_of(request)
    if kind not in messenger.send or not is_target(kind, target):
        raise Refused("errand-no-address", 400)
    rows = tables.store.errands
    token = await tables.off_loop(rows.add, id, seats[0], kind, target, guest.lang, daily == "yes")
    if not token:
        raise Refused("errand-too-many", 409)
    if kind == MAIL:
        errand = await tables.off_loop(rows.by_token, token)
        title = table.row.title or table.game.titles[guest.lang]
        if errand is not None:
            await messenger.tell(errand, messenger.question(guest.lang, title, token))
    return RedirectResponse(f"/t/{id}/notices{'?said=asked' if kind == MAIL else ''}", 303)


@router.post("/t/{id}/notices/end")
async def end(request: Request, id: str, number: Annotated[int, Form()]) -> Response:
    tables, _, _, seats = await seated_at(request, id)
    await tables.off_loop(tables.store.errands.end, number, id, seats)
    return RedirectResponse(f"/t/{id}/notices", 303)


def is_target(kind: str, target: str) -> bool:
    """Whether something could be sent there: to a push service over https, or to a mail address."""
    if len(target) > MOST_TARGET or not target.isprintable():
        return False
    if kind == PUSH:
        try:
            told: Any = json.loads(target)
            return urlsplit(told["endpoint"]).scheme == "https" and set(told["keys"]) >= {"p256dh", "auth"}
        except (ValueError, TypeError, KeyError):
            return False
    parts = target.split("@")
    return kind == MAIL and len(parts) == ONE_AT and all(parts) and len(target) <= MOST_MAIL and " " not in target


# Whoever was written to


@router.get("/silence/{token}")
async def asked(request: Request, token: str) -> Response:
    """Mail programs open links to look for dangers: this changes nothing."""
    errand = await tables_of(request).off_loop(tables_of(request).store.errands.by_token, token)
    if errand is None:
        raise Refused("errand-over", 404)
    return page(request, "silence.html", visitor_of(request), token=token, unsure=errand.told == UNSURE, done="")


@router.post("/silence/{token}")
async def silence(request: Request, token: str, confirm: Annotated[str, Form()] = "") -> Response:
    """One click ends all notices to an address; mail programs send it, too."""
    rows = tables_of(request).store.errands
    await tables_of(request).off_loop(rows.confirm if confirm == "yes" else rows.silence, token)
    done = "errand-confirmed" if confirm == "yes" else "errand-silenced"
    return page(request, "silence.html", visitor_of(request), token="", unsure=False, done=done)


@router.get("/notices-worker.js")
async def worker() -> Response:
    """At the top of the site, as browsers want it of what listens for all of it."""
    return FileResponse(STATIC / "notices-worker.js", media_type="text/javascript")
