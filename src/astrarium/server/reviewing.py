"""Who looks back: one finished game after the other, one moment after the other, behind all who play."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from ..clockwork.names import NOBODY
from .live_table import LiveTable
from .recording import Recording
from .review import Effort, Review, look_back, moments_of, read_look, review_of

if TYPE_CHECKING:
    from .tables import Tables

UNWATCHED_SECONDS = 60.0
"""A review that nobody has asked for in so long makes room for others."""
log = logging.getLogger("astrarium.server")


class Reviewer:
    """Looks back at games that somebody wants to see reviewed, and keeps what it finds in the store."""

    def __init__(self, tables: Tables, effort: Effort) -> None:
        self.tables = tables
        self.effort = effort
        self.at_work: dict[str, asyncio.Task[None]] = {}
        self.asked: dict[str, float] = {}
        self.turn = asyncio.Lock()
        self.lost: dict[str, set[int]] = {}
        """Moments at which the bot failed; it would again."""

    async def review(self, table: LiveTable, recording: Recording) -> Review:
        """All that was found so far; what is missing is looked for."""
        rows = await self.tables.off_loop(self.tables.store.looks, table.id)
        looks = [read_look(moment, text) for moment, text in rows.items()]
        found = review_of(recording, self.effort, looks, self.lost.get(table.id, set()))
        if not found.done and not self.tables.closing:
            self.asked[table.id] = self.tables.clock()
            if table.id not in self.at_work:
                self.at_work[table.id] = self.tables.spawn(self._work(table, recording))
                self.at_work[table.id].add_done_callback(lambda _: self._ended(table.id))
        return found

    def _ended(self, id: str) -> None:
        del self.at_work[id], self.asked[id]

    def makes_room(self, id: str) -> bool:
        """Whether others wait while nobody looks at this one; whoever comes back to it lets it go on."""
        return len(self.at_work) > 1 and self.tables.clock() - self.asked[id] > UNWATCHED_SECONDS

    async def _work(self, table: LiveTable, recording: Recording) -> None:
        store, off_loop = self.tables.store, self.tables.off_loop
        async with self.turn:
            if not await off_loop(store.begin_review, table.id):
                return
            try:
                there = await off_loop(store.looked_at, table.id) | self.lost.get(table.id, set())
                for moment in moments_of(recording, self.effort):
                    if self.makes_room(table.id):
                        return
                    if moment not in there:
                        await self._look(table, recording, moment)
            finally:
                await off_loop(store.end_review)

    async def _look(self, table: LiveTable, recording: Recording, moment: int) -> None:
        frame = recording.frames[moment]
        taken = "" if frame.atom == NOBODY else table.game.atoms.names[frame.atom]
        position = frame.state.to_json()
        try:
            look = await self.tables.bots.run_behind(look_back, table.game.key, position, moment, taken, self.effort)
        except Exception:
            # One moment that cannot be thought about must not hide the rest of the game.
            log.exception("table %s cannot be reviewed at moment %d", table.id, moment)
            self.lost.setdefault(table.id, set()).add(moment)
            return
        await self.tables.off_loop(self.tables.store.keep_look, table.id, moment, look.written())
