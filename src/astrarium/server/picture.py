"""A table at one moment, and its parts as one viewer sees them. Drawn off the event loop, each part once."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from threading import Lock
from typing import Any, Final

from ..clockwork.names import NOBODY
from ..clockwork.state import State
from ..clockwork.text import Note
from ..contract.game import Game
from ..table.page import PageSetting, page_parts
from ..table.prompt import options
from .bots import QUEUED
from .guides import Guide, guide_at
from .notices import Listener, missed_by
from .picture_frame import Looker, Part, around, part, seat_name
from .recent_changes import RecentChanges, Runs
from .store import PERSON
from .store_rows import Line, SeatRow, TableRow
from .tables import LiveTable, Tables

MOST_LINES: Final = 100
"""How much of the talk is shown."""


@dataclass
class Picture:
    """All that pages need of a table. What the table changes is copied, so that it can go on while this is drawn; the
    state is not: a decision leads to another one."""

    id: str
    game: Game[Any]
    row: TableRow
    state: State
    seats: list[SeatRow]
    away: tuple[bool, ...]
    votes: dict[int, frozenset[int]]
    notes: list[list[Note]]
    undo: tuple[bool, ...]
    unasked: tuple[bool, ...]
    go_on: tuple[bool, ...]
    """Of each viewer, spectators last: whether somebody may ask for a bot's next decision."""
    condition: str
    """How well prepared the bots are; see `Bots.condition`."""
    seq: int
    numbers: tuple[int, ...]
    """Of each viewer, spectators last: how many events that viewer knows of."""
    changes: int
    missed: dict[frozenset[int], int]
    deadline: float
    """In `table_time`; 0: none."""
    waits: bool
    guide: Guide | None
    talk: list[Line]
    runs: Runs
    recent: RecentChanges
    lock: Lock = field(default_factory=Lock)
    drawn: dict[Looker, dict[str, Part]] = field(default_factory=dict)
    pictures: dict[tuple[int, str], dict[str, Part]] = field(default_factory=dict)

    def news(self, listener: Listener) -> int:
        return self.changes - missed_by(listener, self.missed)

    def parts(self, looker: Looker) -> dict[str, Part]:
        """In a thread: every part of the page for that looker."""
        with self.lock:
            found = self.drawn.get(looker)
            if found is None:
                found = self.drawn[looker] = self._draw(looker)
            return found

    def _draw(self, looker: Looker) -> dict[str, Part]:
        pictures, on = self._pictures(looker.viewer, looker.lang)
        return pictures | around(self, looker, on)

    def _pictures(self, viewer: int, lang: str) -> tuple[dict[str, Part], PageSetting]:
        people = tuple(seat_name(seat, lang) for seat in self.seats)
        offered = [] if self.waits else options(self.state, viewer)
        fresh = self.recent.fresh(self.runs[viewer], self.state, viewer)
        on = PageSetting(self.state, viewer, lang, offered, fresh, people)
        found = self.pictures.get((viewer, lang))
        if found is None:
            found = {name: part(html) for name, html in page_parts(on).items()}
            self.pictures[viewer, lang] = found
        return found, on


async def picture_of(tables: Tables, table: LiveTable) -> Picture:
    """The table as it is now; all who look at this moment share it."""
    while True:
        known = table.drawn.picture
        if known is not None and known.changes == table.changes and known.away == away(tables, table):
            return known
        changes = table.changes
        talk = await talk_at(tables, table)
        # While the store answered the table may have moved on: what was said must fit what is shown.
        if changes == table.changes:
            break
    made = _snapshot(tables, table, talk)
    if known is not None and known.state is made.state and known.seq == made.seq and known.seats == made.seats:
        # Somebody spoke or came back: nothing on the table itself is drawn anew.
        made.pictures = known.pictures
    table.drawn.picture = made
    return made


def away(tables: Tables, table: LiveTable) -> tuple[bool, ...]:
    return tuple(seat.kind == PERSON and tables.attendance.is_away(table, seat.seat) for seat in table.seats)


async def talk_at(tables: Tables, table: LiveTable) -> list[Line]:
    """What was said lately."""
    lines = table.drawn.talk
    new = await asyncio.to_thread(tables.store.chat, table.id, lines[-1].number if lines else 0)
    # Two may have asked at the same time.
    lines.extend(line for line in new if not lines or line.number > lines[-1].number)
    del lines[:-MOST_LINES]
    return list(lines)


def _snapshot(tables: Tables, table: LiveTable, talk: list[Line]) -> Picture:
    match, row = table.match, table.row
    players = range(row.players)
    return Picture(
        id=table.id,
        game=table.game,
        row=row,
        state=match.state,
        seats=list(table.seats),
        away=away(tables, table),
        votes={seat: frozenset(voters) for seat, voters in table.votes.items()},
        notes=[match.notes_for(viewer) for viewer in (*players, NOBODY)],
        undo=tuple(match.may_undo(player) for player in players),
        unasked=tuple(table.wants_no_questions(player) for player in players),
        go_on=tuple(table.may_go_on(viewer) for viewer in (*players, NOBODY)),
        condition=QUEUED if table.queued else tables.bots.condition(row.game),
        seq=table.seq,
        numbers=tuple(table.number(viewer) for viewer in (*players, NOBODY)),
        changes=table.changes,
        missed=dict(table.missed),
        deadline=tables.host.deadline(table) or 0.0,
        waits=table.waits(),
        guide=guide_at(table),
        talk=talk,
        runs=table.recent.runs,
        recent=table.recent,
    )
