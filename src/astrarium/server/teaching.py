"""Lessons in the browser: sitting down to one, and making one of a game that was played."""

from __future__ import annotations

import asyncio
import json

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from ..language import speaker, words
from ..lessons import Beat, Lesson, LessonError, lesson, prove
from ..lessons.lesson import MOST_WORDS
from .former_rules import brought
from .forms import field, form_of
from .guides import lesson_title
from .live_table import LiveTable, one_line, standing_of
from .replay import json_file
from .schema import MOST_TITLE
from .store import BOT, PERSON
from .table_cards import known_game, table_card
from .tables import Refused, SeatPlan, Tables
from .views import page
from .visitor import Visitor, tables_of, visitor_of

router = APIRouter(include_in_schema=False)

MOST_DECISIONS = 60
"""Of how many decisions a page can ask what the guide should say."""
COMPANY = "easy"
"""How well the bots play once the lesson is over."""


@router.post("/learn/{key}/{name}")
async def learn(request: Request, key: str, name: str) -> Response:
    """One click: a table with the lesson's deal, the learner and bots."""
    known_game(key)
    try:
        found = lesson(key, name)
    except LessonError:
        raise Refused("server-no-such-lesson", 404) from None
    return await seated_at(request, found)


async def seated_at(request: Request, found: Lesson) -> Response:
    """A table at which the lesson is about to begin. LessonError: the rules do not lead there."""
    guest, tables = visitor_of(request), tables_of(request)
    table, key = await table_for(tables, guest, found)
    response = RedirectResponse(f"/t/{table.id}", 303)
    guest.remember(response, key)
    return response


async def table_for(tables: Tables, guest: Visitor, found: Lesson) -> tuple[LiveTable, str]:
    match = await asyncio.to_thread(found.begun)
    events, positions = await asyncio.to_thread(brought, match, tables.time())
    name = guest.name or words(guest.lang).say("lobby-guest")
    table, keys = await tables.create(
        found.game,
        match.options,
        [SeatPlan(PERSON, name) if seat == found.seat else SeatPlan(BOT, bot=COMPANY) for seat in range(found.players)],
        title=one_line(f"{found.played.titles[guest.lang]} · {lesson_title(found, guest.lang)}", MOST_TITLE),
        seed=found.seed,
        played=events,
        positions=positions,
        standing=standing_of(match.state),
        patient=found.patient,
        lesson=json.dumps(found.to_json(), ensure_ascii=False),
    )
    return table, keys.seats[found.seat]


# A lesson from a game that was played


async def finished(request: Request, id: str) -> tuple[LiveTable, Visitor]:
    """A game that is over, for somebody who may look at it: its deal tells every secret."""
    guest, table = visitor_of(request), await tables_of(request).get(id)
    if not guest.watches(table):
        raise Refused("server-not-yours", 403)
    if not table.over:
        raise Refused("lesson-running", 409)
    if table.match.opening is not None:
        raise Refused("lesson-former", 409)
    return table, guest


@router.get("/t/{id}/lesson")
async def plan(request: Request, id: str, seat: str = "", begin: int = 0, end: int = 0) -> Response:
    """What the lesson should be of: a seat, from where to where, and what the guide says at each decision."""
    table, guest = await finished(request, id)
    mine = guest.seats_at(table)
    chosen = int(seat) if seat.isdecimal() and int(seat) < len(table.seats) else (mine[0] if mine else 0)
    decisions = await asyncio.to_thread(decisions_of, table, guest.lang, chosen)
    last = len(table.match.atoms)
    begin = min(max(begin, 0), last - 1)
    shown = [one for one in decisions if one[0] >= begin and (not end or one[0] < end)]
    say = speaker(table.game, guest.lang).say
    return page(
        request,
        "lesson_plan.html",
        guest,
        card=table_card(guest, table),
        chosen=chosen,
        seats=[say(table.state.player_text(number)) for number in range(len(table.seats))],
        begin=begin,
        end=end or (shown[:MOST_DECISIONS][-1][0] + 1 if shown else last),
        last=last,
        decisions=shown[:MOST_DECISIONS],
        most_words=MOST_WORDS,
        most_title=MOST_TITLE,
    )


def decisions_of(table: LiveTable, lang: str, seat: int) -> list[tuple[int, str, str]]:
    """Of each decision of a seat: its number, what was asked, and what was picked."""
    match, say = table.match.afresh(), speaker(table.game, lang)
    found = []
    for number, atom in enumerate(table.match.atoms):
        if match.state.player == seat:
            found.append((number, say.prompt(match.state), say.label(match.state, atom)))
        match.apply(atom)
    return found


@router.post("/t/{id}/lesson")
async def make(request: Request, id: str) -> Response:
    """The lesson as a file, or at once as a table."""
    table, guest = await finished(request, id)
    form = await form_of(request)
    try:
        found = made(table, guest.lang, {name: field(form, name) for name in form})
        await asyncio.to_thread(prove, found)
    except LessonError as error:
        return page(request, "error.html", guest, 400, sentence=str(error))
    if "try" in form:
        return await seated_at(request, found)
    return json_file(found.to_json(), f"lesson-{table.row.game}-{table.id}.json")


def made(table: LiveTable, lang: str, form: dict[str, str]) -> Lesson:
    """The lesson that a form describes. LessonError: there can be none."""
    match, names = table.match, table.game.atoms.names

    def number(name: str, most: int) -> int:
        text = form.get(name, "")
        if not text.isdecimal() or int(text) > most:
            raise LessonError(words(lang).say("lesson-number", name=name, most=most))
        return int(text)

    end = number("end", len(match.atoms)) or len(match.atoms)
    start = number("begin", end - 1)
    said = {
        int(name.removeprefix("say-")): text.replace("\r\n", "\n")[:MOST_WORDS]
        for name, text in form.items()
        if name.startswith("say-") and name.removeprefix("say-").isdecimal() and text
    }
    return Lesson(
        game=table.row.game,
        key="own",
        version=table.game.version,
        players=table.row.players,
        seat=number("seat", table.row.players - 1),
        seed=match.seed,
        atoms=tuple(names[atom] for atom in match.atoms[:end]),
        beats=tuple(
            Beat(at, f"say-{at}", words={lang: text}) for at, text in sorted(said.items()) if start <= at < end
        ),
        options=match.options,
        start=start,
        patient=match.patient,
        titles={lang: one_line(form.get("title", ""), MOST_TITLE) or words(lang).say("lesson-own")},
    )
