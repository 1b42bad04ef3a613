"""What the people at a table do: each answer is the table as it is then."""

from __future__ import annotations

from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Form, Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from ..clockwork.names import NOBODY
from ..clockwork.step import IllegalChoice
from ..language import LANGUAGES, speaker, words
from ..positions.sealed import is_share
from ..table.theme import livery
from .guides import ASTRAY, astray_words
from .hint_words import HintWords
from .picture_frame import Looker, seat_name
from .room import FRESH, LOOK, changed_parts, entered, looker_of
from .tables import LiveTable, Refused
from .views import percent, render
from .visitor import Visitor, clean_name, visitor_of

router = APIRouter(include_in_schema=False)

OK = 200


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
    elif refused == ASTRAY:
        toast = astray_words(table, guest.lang)
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


@router.post("/t/{id}/alone")
async def alone(request: Request, id: str) -> Response:
    """The guide of a lesson is sent away: from here on everybody plays as they like."""
    tables, table, guest = await entered(request, id)

    async def work() -> None:
        def seated() -> None:
            if not guest.seats_at(table):
                raise Refused("server-watch-only", 403)

        await tables.end_lesson(table, seated)

    return await done(request, id, work())


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
    why = HintWords(guest, table, seat, found).why()
    hints = [{"atom": atom, "percent": percent(chance)} for atom, chance in found.options]
    panel = render("room_hint.html", guest, why=why, standing=standing(table, guest, seat, found.standing))
    return JSONResponse({"hints": hints, "toast": "", "panel": panel, "seq": table.number(seat)}, headers=FRESH)


@dataclass
class Share:
    """A player's win chance in percent, and where it begins beside the others'."""

    name: str
    colour: str
    percent: int
    begin: int
    own: bool


def standing(table: LiveTable, guest: Visitor, seat: int, chances: list[float]) -> list[Share]:
    """How the game stands in the eyes of a seat, its own chance first."""
    say = speaker(table.game, guest.lang).say
    scene = table.game.table.scene(table.state, seat)
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
        key = await tables.links.take_seat(table, seat, clean_name(name) or guest.name, share=given)

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
    visitor_of(request).speak(response, lang)
    return response
