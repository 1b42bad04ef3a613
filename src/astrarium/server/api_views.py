"""Tables, seats and reviews as programs are told of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from fastapi import Request, Response

from ..clockwork.names import NOBODY
from ..clockwork.state import State
from ..clockwork.text import Note
from ..language import Speaker, speaker
from ..positions.sealed import BETWEEN
from . import api_models as models
from .review_words import Telling, Verdict
from .store_rows import Line, SeatRow, TableRow
from .tables import LiveTable
from .turns import Asker
from .visitor import network_of_request, tables_of, visitor_of

JSON: Final = "application/json"


MOST_NOTES: Final = 200
"""How many lines of the log are told at once; the rest is told to whoever asks for it."""


@dataclass(frozen=True)
class Pages:
    """Which lines of the log are wanted: those after an event, or those from a line on; else the last ones."""

    after: int | None = None
    line: int | None = None

    def of(self, table: LiveTable, viewer: int) -> tuple[int, list[Note]]:
        """The lines, and how many still stand before them."""
        before, notes = table.notes_since(NOBODY if self.after is None else self.after, viewer)
        if self.line is not None:
            first = max(0, self.line - before)
        else:
            first = 0 if self.after is not None else max(0, len(notes) - MOST_NOTES)
        return before + min(first, len(notes)), notes[first : first + MOST_NOTES]


async def shown(
    request: Request, table: LiveTable, seat: int, pages: Pages, lang: str | None, person: str = ""
) -> Response:
    """The table as a seat may know it. What the table changes is read at once, the rest is written off the loop."""
    tables = tables_of(request)
    view = seen(request, table, seat, pages, lang)
    asker = Asker(network_of_request(request), person)
    return Response(await tables.draw(asker, lambda: view().model_dump_json(by_alias=True)), media_type=JSON)


def seen(request: Request, table: LiveTable, seat: int, pages: Pages, lang: str | None) -> Callable[[], models.View]:
    """What writes the view, without another look at the table."""
    say = speaker(table.game, lang or visitor_of(request).lang)
    if table.played is None:
        undealt = undealt_view(table, seat, say)
        return lambda: undealt
    state, game = table.state, table.game
    waits_for = state.waits_for(seat)
    asked = state.choice if waits_for != NOBODY else None
    decides = asked is not None and waits_for == seat and not table.waits()
    before, notes = pages.of(table, seat)
    tables = tables_of(request)
    left = None if asked is None else tables.host.seconds_left(table)
    known: dict[str, Any] = table_view(table, seat) | {
        "over": state.over,
        "open_seats": table.waits(),
        "waiting_for": None if asked is None else waits_for,
        "deadline": None if left is None else tables.wall() + left,
        "seconds_left": left,
        "rule": None if asked is None else asked.rule,
        "may_undo": seat != NOBODY and table.may_undo(seat),
        "unasked": [seat.seat for seat in table.seats if table.wants_no_questions(seat.seat)],
        "waits_for_next": table.may_go_on(seat),
        "bots_wait": table.queued,
        "notes_before": before,
    }
    return lambda: models.View(
        **known,
        prompt=say.say(game.words.prompt(state, seat)),
        legal=legal_atoms(state, say) if decides else [],
        refused=refusals(state, say) if decides else [],
        notes=[models.Note(text=say.note(state, note), rule=note.kind.rule) for note in notes],
        position=state.view(None if seat == NOBODY else seat),
    )


def undealt_view(table: LiveTable, seat: int, say: Speaker) -> models.View:
    """Before the first shuffle there is nothing to see but who has sat down."""
    return models.View(
        **table_view(table, seat),
        over=False,
        open_seats=True,
        waiting_for=None,
        deadline=None,
        seconds_left=None,
        prompt=say.words("server-not-dealt"),
        rule=None,
        legal=[],
        refused=[],
        may_undo=False,
        unasked=[],
        waits_for_next=False,
        bots_wait=False,
        notes_before=0,
        notes=[],
        position={},
    )


def table_view(table: LiveTable, seat: int) -> dict[str, Any]:
    """What there is to say of a table whether it is dealt or not."""
    row = table.row
    return {
        "id": table.id,
        "game": row.game,
        "title": row.title,
        "options": row.options,
        "seconds": row.seconds,
        "seeded": row.seeded,
        "chance": sealing_of(row, table.over),
        "seats": seats_of(table.seats),
        "you": None if seat == NOBODY else seat,
        "seq": table.number(seat),
        "pace": row.pace,
    }


def sealing_of(row: TableRow, over: bool) -> models.Sealing | None:
    if row.secret is None:
        return None
    return models.Sealing(
        commitment=row.commitment, shares=row.shares.split(BETWEEN), secret=row.secret if over else None
    )


def review_view(telling: Telling) -> models.Review:
    found = telling.review
    return models.Review(
        done=found.done,
        looked=len(found.looks),
        total=found.total,
        last=found.last,
        looks=[models.ReviewLook(moment=look.moment, chances=look.chances) for look in found.looks],
        turns=[
            models.ReviewTurn(
                begin=told.turn.begin,
                end=told.turn.end,
                seat=None if told.who == NOBODY else told.who,
                before=told.turn.before,
                after=told.turn.after,
                notes=told.lines,
            )
            for told in telling.turns
        ],
        decisions=[decision_of(verdict) for seat in range(found.players) for verdict in telling.verdicts(seat)],
    )


def decision_of(verdict: Verdict) -> models.ReviewDecision:
    judged = verdict.judged
    return models.ReviewDecision(
        moment=judged.moment,
        seat=judged.player,
        prompt=verdict.asked,
        taken=models.Chance(atom=judged.taken, label=verdict.taken, chance=judged.chance),
        best=models.Chance(atom=judged.best, label=verdict.best, chance=judged.best_chance),
        lost=judged.lost,
    )


def legal_atoms(state: State, say: Speaker) -> list[models.Atom]:
    return [models.Atom(atom=state.game.atoms.names[atom], label=say.label(state, atom)) for atom in state.offered]


def refusals(state: State, say: Speaker) -> list[models.Refusal]:
    return [
        models.Refusal(
            atom=state.game.atoms.names[refusal.atom],
            label=say.label(state, refusal.atom),
            reason=say.refusal(refusal),
            rule=refusal.rule,
        )
        for refusal in state.refused()
    ]


def seats_of(rows: list[SeatRow]) -> list[models.Seat]:
    return [
        models.Seat.model_validate(
            {"seat": row.seat, "kind": row.kind, "name": row.name, "bot": row.bot, "stand_in": row.stand_in}
        )
        for row in rows
    ]


def line_of(line: Line) -> models.Line:
    seat = None if line.seat == NOBODY else line.seat
    return models.Line(number=line.number, seat=seat, name=line.name, text=line.text, at=line.at)
