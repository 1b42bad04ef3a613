"""The table in the browser: its page, its parts as they change, and what the people at it do."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing, suppress
from dataclasses import dataclass
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Form, Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response, StreamingResponse

from ..clockwork.names import NOBODY
from ..clockwork.sealed import is_share
from ..clockwork.state import State
from ..clockwork.step import IllegalChoice
from ..language import LANGUAGES, speaker, words
from ..table import text
from ..table.theme import livery
from .joining import knocking
from .live import LiveTable, Refused, Tables
from .live_table import listener_of
from .picture import Looker, away, options_of, picture_of, seat_name, talk_at
from .views import page, percent, render
from .visit import Visit, clean_name, tables_of, visit
from .waiting import waiting_page

router = APIRouter(include_in_schema=False)

LOOK = "astrarium_look"
"""Who of several people at one browser has come forward; a cookie of that table alone."""
HAVE = "x-have"
HEARTBEAT = 15.0
OK = 200
FRESH = {"cache-control": "no-store"}
SMALL = 2000
"""Below this many characters an answer is not worth packing."""
PRESSED = 3
"""Quick rather than small: each step further costs more time than it saves."""


async def entered(request: Request, id: str) -> tuple[Tables, LiveTable, Visit]:
    """The table, for somebody who may look at it."""
    tables, guest = tables_of(request), visit(request)
    table = await tables.get(id)
    if not guest.watches(table):
        await tables.look_twice(table)
    if not guest.watches(table):
        raise Refused("server-carried-away" if guest.was_here(table) else "server-not-yours", 403)
    return tables, table, guest


def looker_of(request: Request, table: LiveTable, guest: Visit) -> Looker:
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


# Looking


@router.get("/t/{id}")
async def room(request: Request, id: str, said: str = "") -> Response:
    guest = visit(request)
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
            host=looker.host,
            known=words(guest.lang).say("chance-uploaded" if table.row.commitment else "chance-seeded"),
        )
        return packed(request, body, "text/html")

    return await asyncio.to_thread(written)


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
    request: Request, tables: Tables, table: LiveTable, guest: Visit, toast: str = "", refused: str = ""
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

    return await asyncio.to_thread(written)


@router.get("/t/{id}/stream")
async def stream(request: Request, id: str) -> Response:
    """Says that the table has changed, never how."""
    tables, table, guest = await entered(request, id)
    headers = FRESH | {"x-accel-buffering": "no"}
    return StreamingResponse(told_changes(tables, table, guest), media_type="text/event-stream", headers=headers)


async def told_changes(tables: Tables, table: LiveTable, guest: Visit) -> AsyncGenerator[str, None]:
    """As long as the browser's keys open what they opened first; who sits where is known here without a question."""
    yield "retry: 1500\n\n"
    there: tuple[bool, ...] = ()
    seats = guest.seats_at(table)
    listener = listener_of(seats)
    async with aclosing(table.follow(HEARTBEAT, listener)) as following:
        async for changed in following:
            if guest.seats_at(table) != seats or not guest.watches(table):
                return
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

    things, covered = await asyncio.to_thread(lambda: (named(table.game.shows), named(table.game.covers)))
    return JSONResponse({"things": things, "covered": covered}, headers=FRESH)


@router.get("/t/{id}/text")
async def as_text(request: Request, id: str, said: str = "") -> Response:
    """The table in words; for programs that ask for plain text, nothing else."""
    tables, table, guest = await entered(request, id)
    if table.played is None:
        return waiting_page(request, table, guest, await talk_at(tables, table), sentence(guest.lang, said))
    looker = looker_of(request, table, guest)
    picture = await picture_of(tables, table)
    body = await asyncio.to_thread(text, picture.state, looker.viewer, guest.lang)
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


# Doing


def sentence(lang: str, key: str) -> str:
    """What a page says first after an answer without script; only our own sentences."""
    return words(lang).say(key) if key.startswith(("server-", "refused-")) and _known(lang, key) else ""


def _known(lang: str, key: str) -> bool:
    try:
        words(lang).say(key)
    except (LookupError, ValueError):
        return False
    return True


async def done(request: Request, id: str, work: Awaitable[object], back: str = "") -> Response:
    """Whatever became of it, the answer is the table as it is now, with a word where something was refused."""
    refused, toast, illegal = "", "", None
    try:
        await work
    except Refused as error:
        refused = error.key
    except IllegalChoice as error:
        refused, illegal = "server-illegal", error
    # While they waited the seat may have gone elsewhere.
    tables, table, guest = await entered(request, id)
    if illegal is not None:
        reason = speaker(table.game, guest.lang).say(illegal.reason)
        toast = " ".join([reason, f"({illegal.rule})" if illegal.rule else ""])
    elif refused:
        toast = words(guest.lang).say(refused)
    if "application/json" in request.headers.get("accept", ""):
        return await changed_parts(request, tables, table, guest, toast.strip(), refused)
    there = f"/t/{id}/text" if back == "text" else f"/t/{id}"
    return RedirectResponse(f"{there}?said={refused}" if refused else there, 303)


def sitting(looker: Looker) -> int:
    """The seat that acts. A spectator has none, and behind a curtain nobody does."""
    if looker.viewer == NOBODY:
        raise Refused("server-not-your-turn")
    return looker.viewer


@router.post("/t/{id}/act")
async def act(
    request: Request,
    id: str,
    atom: Annotated[str, Form()],
    seq: Annotated[int, Form()],
    back: Annotated[str, Form()] = "",
) -> Response:
    tables, table, guest = await entered(request, id)

    async def work() -> None:
        seat = sitting(looker_of(request, table, guest))
        await tables.decisions.act(table, seat, atom, seq, partial(guest.sits_at, table, seat))

    return await done(request, id, work(), back)


@router.post("/t/{id}/undo")
async def undo(request: Request, id: str, seq: Annotated[int, Form()], back: Annotated[str, Form()] = "") -> Response:
    tables, table, guest = await entered(request, id)

    async def work() -> None:
        seat = sitting(looker_of(request, table, guest))
        await tables.decisions.undo(table, seat, seq, partial(guest.sits_at, table, seat))

    return await done(request, id, work(), back)


@router.post("/t/{id}/pace")
async def pace(request: Request, id: str, pace: Annotated[str, Form()], back: Annotated[str, Form()] = "") -> Response:
    """How bots follow one another, for everybody at the table."""
    tables, table, guest = await entered(request, id)

    async def work() -> None:
        def seated() -> None:
            if not guest.seats_at(table):
                raise Refused("server-watch-only", 403)

        await tables.set_pace(table, pace, seated)

    return await done(request, id, work(), back)


@router.post("/t/{id}/unasked")
async def unasked(
    request: Request, id: str, unasked: Annotated[bool, Form()], back: Annotated[str, Form()] = ""
) -> Response:
    """Whether whoever sits in this browser lets pass what could be answered in secret, for this stretch of the game."""
    tables, table, guest = await entered(request, id)

    async def work() -> None:
        if not guest.seats_at(table):
            raise Refused("server-watch-only", 403)
        for seat in guest.seats_at(table):
            tables.ask_no_more(table, seat, unasked)

    return await done(request, id, work(), back)


@router.post("/t/{id}/next")
async def go_on(request: Request, id: str, seq: Annotated[int, Form()], back: Annotated[str, Form()] = "") -> Response:
    """Step by step: one more decision of a bot."""
    tables, table, guest = await entered(request, id)

    async def work() -> None:
        if not guest.seats_at(table):
            raise Refused("server-watch-only", 403)
        # Of two who click at the same time both have seen the same step; nobody needs to be told.
        with suppress(Refused):
            tables.next(table, looker_of(request, table, guest).viewer, seq)

    return await done(request, id, work(), back)


@router.post("/t/{id}/say")
async def say(request: Request, id: str, text: Annotated[str, Form()]) -> Response:
    tables, table, guest = await entered(request, id)
    looker = looker_of(request, table, guest)
    seat = looker.viewer if looker.viewer != NOBODY or not looker.mine else looker.mine[0]
    name = seat_name(table.seats[seat], guest.lang) if seat != NOBODY else guest.name

    async def work() -> None:
        if not guest.invited(table):
            raise Refused("server-talk-needs-link", 403)
        await tables.say(table, seat, name or words(guest.lang).say("room-spectator"), text)

    return await done(request, id, work())


@router.post("/t/{id}/hint")
async def hint(request: Request, id: str) -> Response:
    """What a bot with this seat's knowledge would do, the best first."""
    tables, table, guest = await entered(request, id)
    event = table.seq
    try:
        seat = sitting(looker_of(request, table, guest))
        found = await tables.hints.about(table, seat)
        guest.sits_at(table, seat)
    except Refused as error:
        return JSONResponse({"hints": [], "toast": words(guest.lang).say(error.key)}, headers=FRESH)
    if event != table.seq:
        return JSONResponse({"hints": [], "toast": words(guest.lang).say("server-stale")}, headers=FRESH)
    best = table.game.atoms.index(found.options[0][0])
    label = speaker(table.game, guest.lang).label(table.state, best)
    hints = [{"atom": atom, "percent": percent(chance)} for atom, chance in found.options]
    panel = render("room_hint.html", guest, label=label, standing=standing(table, guest, seat, found.standing))
    return JSONResponse({"hints": hints, "toast": "", "panel": panel, "seq": table.number(seat)}, headers=FRESH)


@dataclass
class Share:
    """A player's win chance in percent, and where it begins beside the others'."""

    name: str
    colour: str
    percent: int
    begin: int
    own: bool


def standing(table: LiveTable, guest: Visit, seat: int, chances: list[float]) -> list[Share]:
    """How the game stands in the eyes of a seat, its own chance first."""
    say = speaker(table.game, guest.lang).say
    scene = table.game.scene(table.state, seat)
    begin, found = 0, []
    for player in sorted(range(len(chances)), key=lambda player: player != seat):
        part = percent(chances[player])
        found.append(
            Share(say(scene.short[player]), livery(scene.liveries[player]).colour, part, begin, player == seat)
        )
        begin += part
    return found


@router.post("/t/{id}/look")
async def look(request: Request, id: str, seat: Annotated[int, Form()]) -> Response:
    """Somebody at a shared browser comes forward: the curtain opens for that seat."""
    _, table, guest = await entered(request, id)
    if seat not in guest.seats_at(table):
        raise Refused("server-no-such-seat", 404)
    response: Response = RedirectResponse(f"/t/{id}", 303)
    if "application/json" in request.headers.get("accept", ""):
        response = JSONResponse({"seat": seat}, headers=FRESH)
    response.set_cookie(LOOK, str(seat), path=f"/t/{id}", httponly=True, samesite="lax", secure=guest.secure)
    return response


@router.post("/t/{id}/stand-in")
async def stand_in(
    request: Request,
    id: str,
    bot: Annotated[bool, Form()],
    seat: Annotated[int | None, Form()] = None,
    level: Annotated[str, Form()] = "",
) -> Response:
    """A bot plays for one of the browser's own seats, or no longer does."""
    tables, table, guest = await entered(request, id)
    mine = guest.seats_at(table)
    chosen = seat if seat is not None else mine[0] if mine else NOBODY

    async def work() -> None:
        if chosen not in mine:
            raise Refused("server-not-a-person")
        await tables.stand_in(table, chosen, bot, level, partial(guest.sits_at, table, chosen))

    return await done(request, id, work())


@router.post("/t/{id}/vote")
async def vote(request: Request, id: str, seat: Annotated[int, Form()]) -> Response:
    tables, table, guest = await entered(request, id)
    mine = guest.seats_at(table)

    async def work() -> None:
        await tables.attendance.vote_out(table, mine, seat)

    return await done(request, id, work())


@router.post("/t/{id}/take")
async def take(
    request: Request,
    id: str,
    seat: Annotated[int, Form()],
    name: Annotated[str, Form()] = "",
    share: Annotated[str, Form()] = "",
) -> Response:
    """Sit down on an open seat of a public table; elsewhere a seat has a link of its own."""
    tables, table, guest = await entered(request, id)
    key = ""

    async def work() -> None:
        nonlocal key
        if not table.row.public:
            raise Refused("server-seat-needs-link", 403)
        if not 0 <= seat < len(table.seats):
            raise Refused("server-seat-taken")
        given = share if is_share(share) else ""
        key = await tables.door.take_seat(table, seat, clean_name(name) or guest.name, share=given)

    response = await done(request, id, work())
    if key:
        # The answer was drawn for somebody without this seat.
        if response.status_code == OK:
            response = JSONResponse({"again": True}, headers=FRESH)
        guest.remember(response, key)
        if clean_name(name):
            guest.call(response, name)
    return response


@router.post("/lang")
async def speak(request: Request, lang: Annotated[str, Form()], back: Annotated[str, Form()] = "/") -> Response:
    """From now on this browser is spoken to in that language."""
    if lang not in LANGUAGES:
        raise ValueError(f"lang is {' or '.join(LANGUAGES)}")
    # Only to our own pages: two slashes would lead to another site.
    safe = back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/"
    response = RedirectResponse(safe, 303)
    visit(request).speak(response, lang)
    return response
