"""The page of a review: win chances over time, the moments that turned the game, and what a bot would have done."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from ..clockwork.names import NOBODY
from ..language import words
from .chance_chart import Flag, Line, draw_chances
from .recording import ALL, Recording, recording_of
from .replay import recordings_of
from .review import Review, Turn
from .review_words import Telling
from .reviewing import Reviewer
from .summary import badge, livery_of
from .table_cards import shown_name, table_card
from .tables import LiveTable, Refused
from .views import page, percent, render
from .visitor import Visitor, tables_of, visitor_of

router = APIRouter(include_in_schema=False)

WIDE, NARROW = (1120, 400), (370, 330)
NO_CONTENT = 204
TURNING_POINTS = 3
"""So many moments does the end page tell of; the review has more."""
FRESH = {"cache-control": "no-store"}


def reviewer_of(request: Request) -> Reviewer:
    found: Reviewer = request.app.state.reviewer
    return found


async def reviewed(request: Request, table: LiveTable) -> tuple[Recording, Review]:
    """What was found of a finished game so far. Of a running one nothing is told: it would show what is hidden."""
    if not table.state.over:
        raise Refused("server-not-over")
    recording = await recording_of(recordings_of(request), table)
    return recording, await reviewer_of(request).review(table, recording)


@router.get("/t/{id}/review")
async def review(request: Request, id: str, seat: int | None = None) -> Response:
    shown = await screened(request, id, seat)
    parts = await asyncio.to_thread(lambda: shown.parts)
    return page(request, "review.html", shown.guest, shown=shown, parts=parts)


@router.get("/t/{id}/review/parts")
async def review_parts(request: Request, id: str, seat: int | None = None, have: int = NOBODY) -> Response:
    """The parts of the page that grow; nothing while no more was found than the page has."""
    shown = await screened(request, id, seat)
    if len(shown.review.looks) == have:
        return Response(status_code=NO_CONTENT, headers=FRESH)
    told = {"have": len(shown.review.looks), "total": shown.review.total, "done": shown.review.done}
    parts = await asyncio.to_thread(lambda: shown.parts)
    return Response(json.dumps(told | {"parts": parts}), media_type="application/json", headers=FRESH)


@router.get("/t/{id}/review/turns")
async def review_turns(request: Request, id: str, have: int = NOBODY) -> Response:
    """For the end page: the few moments that turned the game; nothing while no more was found than the page has."""
    shown = await screened(request, id, None)
    if len(shown.review.looks) == have:
        return Response(status_code=NO_CONTENT, headers=FRESH)
    told = {"have": len(shown.review.looks), "total": shown.review.total, "done": shown.review.done}
    body = await asyncio.to_thread(shown.turning_points)
    return Response(json.dumps(told | {"turns": body}), media_type="application/json", headers=FRESH)


async def screened(request: Request, id: str, seat: int | None) -> Shown:
    guest = visitor_of(request)
    table = await tables_of(request).get(id)
    if not guest.watches(table):
        raise Refused("server-not-yours", 403)
    recording, found = await reviewed(request, table)
    mine = guest.seats_at(table)
    won = [side for side in table.state.winners if side < len(table.seats)]
    usual = (mine or won or [0])[0]
    chosen = seat if seat is not None and 0 <= seat < len(table.seats) else usual
    return Shown(guest, table, Telling(table, recording, found, guest.lang), chosen)


@dataclass(frozen=True)
class SeatCard:
    """A seat: what stands beside its line, and how it decided."""

    seat: int
    role: str
    name: str
    mark: str
    mine: bool
    chosen: bool
    chance: int
    decisions: int
    agreed: int
    lost: int


@dataclass(frozen=True)
class Change:
    """A seat's win chance before and after, in percent."""

    mark: str
    role: str
    short: str
    before: int
    after: int

    @property
    def by(self) -> int:
        return self.after - self.before


class Shown:
    """A review for one visitor, with one seat's decisions."""

    def __init__(self, guest: Visitor, table: LiveTable, telling: Telling, chosen: int) -> None:
        self.guest = guest
        self.table = table
        self.telling = telling
        self.review = telling.review
        self.chosen = chosen
        self.roles = [telling.say.say(table.state.player_text(row.seat)) for row in table.seats]
        short = table.game.table.scene(table.state, NOBODY).short[: len(table.seats)]
        self.short = [telling.say.say(text) for text in short]
        self.marks = [badge(livery_of(table, row.seat)) for row in table.seats]
        self.lines = self.review.lines()
        self.card = table_card(guest, table)
        self.every_eye = ALL

    @cached_property
    def parts(self) -> dict[str, str]:
        """In a thread: the pieces of the page that grow while the bot looks."""
        turns, verdicts = self.telling.turns, self.telling.verdicts(self.chosen)
        return {
            "progress": self._written("review_progress.html"),
            "looks": self._written("review_looks.html", looks=self.looks()),
            "seats": self._written("review_seats.html", seats=self.seats()),
            "chart": self._chart(*WIDE, self.roles),
            "small-chart": self._chart(*NARROW, self.short),
            "turns": self._written("review_turns.html", turns=turns, changes=[self.changes(one.turn) for one in turns]),
            "verdicts": self._written("review_verdicts.html", verdicts=verdicts),
        }

    def turning_points(self) -> str:
        """In a thread: the moments of which the end page tells."""
        turns = self.telling.largest_turns(TURNING_POINTS)
        return self._written("review_turns.html", turns=turns, changes=[self.changes(one.turn) for one in turns])

    def _written(self, template: str, **context: Any) -> str:
        return render(template, self.guest, shown=self, percent=percent, **context)

    def seats(self) -> list[SeatCard]:
        mine = self.guest.seats_at(self.table)
        found = []
        for row in self.table.seats:
            judged = self.review.judged(row.seat)
            found.append(
                SeatCard(
                    row.seat,
                    self.roles[row.seat],
                    shown_name(self.guest, self.table, row.seat),
                    self.marks[row.seat],
                    row.seat in mine,
                    row.seat == self.chosen,
                    percent(self.lines[row.seat][-1]) if self.review.looks else NOBODY,
                    len(judged),
                    sum(not one.costly for one in judged),
                    percent(sum(one.lost for one in judged)),
                )
            )
        return found

    def changes(self, turn: Turn) -> list[Change]:
        """Those whose chance changed, the most first."""
        found = [
            Change(self.marks[seat], self.roles[seat], self.short[seat], percent(before), percent(after))
            for seat, (before, after) in enumerate(zip(turn.before, turn.after, strict=True))
        ]
        return sorted((change for change in found if change.by), key=lambda change: -abs(change.by))

    def _chart(self, wide: int, high: int, names: list[str]) -> str:
        tell = words(self.guest.lang).say
        lines = [
            Line(name, livery_of(self.table, seat), chances)
            for seat, (name, chances) in enumerate(zip(names, self.lines, strict=True))
        ]
        flags = [
            Flag((told.turn.begin + told.turn.end) / 2, str(told.number), told.decided, f"#turn-{told.number}")
            for told in self.telling.turns
        ]
        moments = [look.moment for look in self.review.looks]
        return draw_chances(
            lines, moments, self.review.last, flags, tell("review-chart"), tell("replay-chart-below"), wide, high
        )

    def looks(self) -> str:
        """For the pointer on the chart: what was decided at each look, and every seat's chance in percent."""
        told = []
        for number, look in enumerate(self.review.looks):
            told.append([self.telling.decided(look.moment), *(percent(line[number]) for line in self.lines)])
        return json.dumps(told, ensure_ascii=False, separators=(",", ":"))
