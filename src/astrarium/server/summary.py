"""After the end: scores by category, the course of the game, and once more."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from itertools import pairwise

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from ..clockwork.names import NOBODY
from ..clockwork.state import State
from ..clockwork.text import Text
from ..language import speaker, words
from ..table.icons import emblem
from ..table.pen import frame
from ..table.theme import Livery, livery
from .chart import Curve, draw_chart
from .deciding import decided, name_of
from .forms import form_of
from .one_page import one_page
from .point_sources import points_by_source
from .recording import Recording, recording_of
from .replay import recordings_of
from .seating import created, set_up
from .store import BOT, OPEN, PERSON
from .store_rows import UNDO, Event, SeatRow
from .table_cards import shown_name, table_card
from .tables import LiveTable, Refused, SeatPlan
from .views import page
from .visitor import Visitor, tables_of, visitor_of

router = APIRouter(include_in_schema=False)

WIDE, NARROW = 820, 380


@dataclass
class Standing:
    """A player at the end."""

    seat: int
    place: int
    name: str
    role: str
    short: str
    mark: str
    points: int
    wins: bool
    mine: bool


@dataclass
class Pace:
    """How a player used the time, in seconds."""

    name: str
    decisions: int
    whole: int
    longest: int


@router.get("/t/{id}/summary")
async def summary(request: Request, id: str) -> Response:
    guest, tables = visitor_of(request), tables_of(request)
    table = await tables.get(id)
    if not guest.watches(table):
        raise Refused("server-not-yours", 403)
    if not table.over:
        return RedirectResponse(f"/t/{id}", 303)
    recording = await recording_of(recordings_of(request), table)
    events = await asyncio.to_thread(tables.store.events, id)
    ranked = standings(guest, table)
    sources = points_by_source(recording)
    return page(
        request,
        "summary.html",
        guest,
        card=table_card(guest, table),
        ranked=ranked,
        key=table.row.game,
        decided=decided(guest, table, recording, sources),
        goal=one_page(table.game, guest.lang),
        sources=[(name_of(guest, table, line), points) for line, points in sources.items()],
        chart=points_chart(guest, table, recording, False),
        small_chart=points_chart(guest, table, recording, True),
        paces=paces(guest, table, events),
        save=bool(guest.seats_at(table)),
        rematch=bool(guest.seats_at(table)),
        promise=tables.commitments.make(),
        sealed=bool(table.row.commitment),
    )


def standings(guest: Visitor, table: LiveTable) -> list[Standing]:
    """The winner first."""
    state, mine = table.state, guest.seats_at(table)
    say = speaker(table.game, guest.lang).say
    short = table.game.table.scene(state, NOBODY).short
    found = [
        Standing(
            seat,
            place_of(state, seat),
            shown_name(guest, table, seat) if seat < state.players else "",
            say(state.player_text(seat)),
            say(short[seat]),
            badge(livery_of(table, seat)),
            points,
            seat in state.winners,
            seat in mine,
        )
        for seat, points in enumerate(state.scores)
    ]
    return sorted(found, key=lambda standing: (not standing.wins, -standing.points))


def place_of(state: State, seat: int) -> int:
    """Winners are first, whatever their points; then points count."""

    def rank(player: int) -> tuple[bool, int]:
        return player in state.winners, state.scores[player]

    return 1 + sum(rank(other) > rank(seat) for other in range(len(state.scores)))


def livery_of(table: LiveTable, seat: int) -> Livery:
    return livery(table.game.table.scene(table.state, NOBODY).liveries[seat])


def badge(of: Livery) -> str:
    return frame(emblem(of, 12, 12, 9), 24, 24, aria_hidden="true")


def points_chart(guest: Visitor, table: LiveTable, recording: Recording, phone: bool) -> str:
    say, tell = speaker(table.game, guest.lang).say, words(guest.lang).say
    names = table.game.table.scene(table.state, NOBODY).short if phone else all_roles(table)
    curves = [
        Curve(
            say(names[seat]),
            livery_of(table, seat),
            [frame.state.scores[seat] for frame in recording.frames],
        )
        for seat in range(table.state.sides)
    ]
    return draw_chart(curves, tell("replay-chart"), tell("replay-chart-below"), NARROW if phone else WIDE)


def all_roles(table: LiveTable) -> list[Text]:
    return [table.state.player_text(side) for side in range(table.state.sides)]


def paces(guest: Visitor, table: LiveTable, events: list[Event]) -> list[Pace]:
    """Persons only; what happened before the first decision is not known to be thinking."""
    spent: dict[int, list[float]] = {row.seat: [] for row in table.seats if row.kind == PERSON}
    for before, event in pairwise(events):
        if event.seat in spent and event.kind != UNDO:
            spent[event.seat].append(event.at - before.at)
    return [
        Pace(shown_name(guest, table, seat), len(times), round(sum(times)), round(max(times)))
        for seat, times in spent.items()
        if times and sum(times) >= 1
    ]


@router.post("/rematch/{id}")
async def rematch(request: Request, id: str) -> Response:
    """The same game and seats: those of this browser are kept, other people's are open to them by link."""
    guest, tables = visitor_of(request), tables_of(request)
    table = await tables.get(id)
    mine = guest.seats_at(table)
    if not mine:
        raise Refused("replay-rematch-seats", 403)
    if not table.over:
        raise Refused("replay-not-over")
    plans = [once_more(seat, seat.seat in mine) for seat in table.seats]
    row = table.row
    again, keys = await created(
        tables,
        await form_of(request),
        row.game,
        row.options,
        plans,
        title=row.title,
        public=row.public,
        seconds=row.seconds,
        pace=row.pace,
        patient=None if row.patient else False,
    )
    return set_up(guest, again, keys)


def once_more(row: SeatRow, mine: bool) -> SeatPlan:
    if row.kind == BOT:
        return SeatPlan(BOT, bot=row.bot)
    return SeatPlan(PERSON, row.name) if mine else SeatPlan(OPEN)
