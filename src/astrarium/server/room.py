"""The table in the browser: its page, and its parts as they change."""

from __future__ import annotations

import gzip
import json
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from functools import partial

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response, StreamingResponse

from ..clockwork.names import NOBODY
from ..clockwork.state import State
from ..language import speaker, words
from ..table import text
from .joining import knocking
from .keys import hashed
from .notices import listener_of
from .one_page import one_page
from .picture import away, picture_of, talk_at
from .picture_frame import Looker, options_of
from .tables import LiveTable, Refused, Tables
from .turns import Asker
from .views import page, render
from .visitor import Visitor, network_of_request, tables_of, visitor_of
from .waiting import waiting_page

router = APIRouter(include_in_schema=False)

LOOK = "astrarium_look"
"""Who of several people at one browser has come forward; a cookie of that table alone."""
HAVE = "x-have"
HEARTBEAT = 15.0
FRESH = {"cache-control": "no-store"}
SMALL = 2000
"""Below this many characters an answer is not worth packing."""
PRESSED = 3
"""Quick rather than small: each step further costs more time than it saves."""


async def entered(request: Request, id: str) -> tuple[Tables, LiveTable, Visitor]:
    """The table, for somebody who may look at it."""
    tables, guest = tables_of(request), visitor_of(request)
    table = await tables.get(id)
    if not guest.watches(table):
        await tables.look_twice(table)
    if not guest.watches(table):
        raise Refused("server-carried-away" if guest.was_here(table) else "server-not-yours", 403)
    look_in(tables, table, guest, network_of_request(request))
    return tables, table, guest


def look_in(tables: Tables, table: LiveTable, guest: Visitor, network: str) -> None:
    """Somebody is at the table, by the key of a seat or not."""
    seats = guest.seats_at(table)
    person = hashed(guest.key_to(table.seats[seats[0]])) if seats else f"at {network}"
    tables.attendance.looked(table, person, network)


def looker_of(request: Request, table: LiveTable, guest: Visitor) -> Looker:
    """One seat in a browser sees the table as that seat. Of several, only the one that has come forward does."""
    seats, host = tuple(guest.seats_at(table)), bool(guest.host_key(table.row))
    if len(seats) < 2:
        return Looker(seats[0] if seats else NOBODY, guest.lang, seats, name=guest.name, host=host)
    here = request.cookies.get(LOOK, "")
    forward = int(here) if here.isdecimal() and int(here) in seats else NOBODY
    asked = NOBODY if table.waits() else table.asked()
    if asked in seats and asked != forward:
        return Looker(NOBODY, guest.lang, seats, asked, guest.name, host)
    return Looker(forward, guest.lang, seats, name=guest.name, host=host)


def asker_of(request: Request, table: LiveTable, looker: Looker) -> Asker:
    return Asker(network_of_request(request), f"{table.id} {looker.viewer}")


# Looking


@router.get("/t/{id}")
async def room(request: Request, id: str, said: str = "") -> Response:
    guest = visitor_of(request)
    kept = guest.link_to(await tables_of(request).get(id))
    if kept is not None:
        return knocking(guest, f"/door/{id}/{kept[0]}", kept[1])
    tables, table, guest = await entered(request, id)
    looker = looker_of(request, table, guest)
    for seat in looker.mine:
        tables.attendance.seen(table, seat)
    if table.played is None:
        return waiting_page(request, table, guest, await talk_at(tables, table), sentence(guest.lang, said))
    picture = await picture_of(tables, table)

    def written() -> Response:
        parts = picture.parts(looker)
        body = render(
            "room.html",
            guest,
            path=request.url.path,
            table=table,
            title=table.row.title or table.game.titles[guest.lang],
            parts=parts,
            log=[name for name in parts if name.startswith("log-")],
            sheets=[name.removeprefix("things-") for name in parts if name.startswith("things-")],
            toast=sentence(guest.lang, said),
            time=tables.time() if table.row.seconds else None,
            may_talk=guest.invited(table),
            seated=bool(looker.mine),
            notices=bool(request.app.state.messenger.send),
            host=looker.host,
            opening=None if picture.state.over or picture.guide else one_page(table.game, guest.lang),
            known=words(guest.lang).say("chance-uploaded" if table.row.commitment else "chance-seeded"),
        )
        return packed(request, body, "text/html")

    return await tables.draw(asker_of(request, table, looker), written)


def packed(request: Request, body: str, media: str) -> Response:
    """The answer, small enough for a phone in a train. Called off the event loop."""
    if "gzip" not in request.headers.get("accept-encoding", "") or len(body) < SMALL:
        return Response(body, media_type=media, headers=FRESH)
    headers = FRESH | {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(gzip.compress(body.encode(), PRESSED, mtime=0), media_type=media, headers=headers)


@router.get("/t/{id}/parts")
async def parts(request: Request, id: str) -> Response:
    tables, table, guest = await entered(request, id)
    return await changed_parts(request, tables, table, guest)


async def changed_parts(
    request: Request, tables: Tables, table: LiveTable, guest: Visitor, toast: str = "", refused: str = ""
) -> Response:
    """Only what the browser does not have yet, by the hashes it names; before the deal there is nothing."""
    if table.played is None:
        nothing = {"changes": table.changes, "parts": {}, "gone": [], "toast": toast, "refused": refused}
        return JSONResponse(nothing, headers=FRESH)
    picture = await picture_of(tables, table)
    looker = looker_of(request, table, guest)
    have = dict(pair.split("=", 1) for pair in request.headers.get(HAVE, "").split(",") if "=" in pair)

    def written() -> Response:
        found = picture.parts(looker)
        told = {
            "changes": picture.news(listener_of(looker.mine)),
            "parts": {name: vars(part) for name, part in found.items() if have.get(name) != part.hash},
            "gone": [name for name in have if name not in found],
            "toast": toast,
            "refused": refused,
        }
        if table.row.seconds:
            told["time"] = tables.time()
        return packed(request, json.dumps(told, ensure_ascii=False, separators=(",", ":")), "application/json")

    return await tables.draw(asker_of(request, table, looker), written)


@router.get("/t/{id}/stream")
async def stream(request: Request, id: str) -> Response:
    """Says that the table has changed, never how."""
    tables, table, guest = await entered(request, id)
    headers = FRESH | {"x-accel-buffering": "no"}
    told = told_changes(tables, table, guest, network_of_request(request))
    return StreamingResponse(told, media_type="text/event-stream", headers=headers)


async def told_changes(
    tables: Tables, table: LiveTable, guest: Visitor, network: str = ""
) -> AsyncGenerator[str, None]:
    """As long as the browser's keys open what they opened first; who sits where is known here without a question."""
    yield "retry: 1500\n\n"
    there: tuple[bool, ...] = ()
    seats = guest.seats_at(table)
    listener = listener_of(seats)
    async with aclosing(table.follow(HEARTBEAT, listener)) as following:
        async for changed in following:
            if guest.seats_at(table) != seats or not guest.watches(table):
                return
            look_in(tables, table, guest, network)
            for seat in seats:
                tables.attendance.seen(table, seat)
            here = away(tables, table)
            if changed:
                yield f"event: change\ndata: {table.news(listener)}\n\n"
            else:
                # Who comes and goes without a word changes the page too, and is not counted.
                yield "event: change\ndata: away\n\n" if here != there else ": still here\n\n"
            there = here


@router.get("/t/{id}/shows")
async def shows(request: Request, id: str, thing: str) -> Response:
    """What a look at a thing lights up, such as where a vessel can go, and the places that it covers."""
    tables, table, guest = await entered(request, id)
    looker = looker_of(request, table, guest)
    picture = await picture_of(tables, table)
    atoms = table.game.atoms
    atom = atoms.places.get(thing, NOBODY)

    def named(look: Callable[[State, int, int], list[int]]) -> list[str]:
        return [] if atom == NOBODY else [atoms.names[found] for found in look(picture.state, looker.viewer, atom)]

    asker = asker_of(request, table, looker)
    things, covered = await tables.draw(asker, lambda: (named(table.game.table.shows), named(table.game.table.covers)))
    return JSONResponse({"things": things, "covered": covered}, headers=FRESH)


@router.get("/t/{id}/text")
async def as_text(request: Request, id: str, said: str = "") -> Response:
    """The table in words; for programs that ask for plain text, nothing else."""
    tables, table, guest = await entered(request, id)
    if table.played is None:
        return waiting_page(request, table, guest, await talk_at(tables, table), sentence(guest.lang, said))
    looker = looker_of(request, table, guest)
    picture = await picture_of(tables, table)
    asker = asker_of(request, table, looker)
    body = await tables.draw(asker, partial(text, picture.state, looker.viewer, guest.lang))
    if request.headers.get("accept", "").startswith("text/plain"):
        return PlainTextResponse(body, headers=FRESH)
    say = speaker(table.game, guest.lang)
    answer = page(
        request,
        "room_text.html",
        guest,
        table=table,
        title=table.row.title or table.game.titles[guest.lang],
        body=body,
        looker=looker,
        picture=picture,
        offered=options_of(picture, looker),
        seq=picture.numbers[looker.viewer],
        may_undo=looker.viewer != NOBODY and picture.undo[looker.viewer],
        may_go_on=bool(looker.mine) and picture.go_on[looker.viewer],
        lines=[say.note(picture.state, note) for note in picture.notes[looker.viewer][-20:]],
        toast=sentence(guest.lang, said),
    )
    answer.headers.update(FRESH)
    return answer


def sentence(lang: str, key: str) -> str:
    """What a page says first after an answer without script; only our own sentences."""
    return words(lang).say(key) if key.startswith(("server-", "refused-")) and _known(lang, key) else ""


def _known(lang: str, key: str) -> bool:
    try:
        words(lang).say(key)
    except (LookupError, ValueError):
        return False
    return True
