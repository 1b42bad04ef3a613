"""Who brings tables over to the present rules when they are first looked at, and sees that positions are kept."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from ..clockwork.match import Match
from ..contract.registry import game
from .former_rules import Past, line_in, line_of, past_of, remembered, written_again
from .live_table import LiveTable, Refused, standing_of
from .store import Stale
from .store_rows import Event, TableRow

if TYPE_CHECKING:
    from .tables import Tables

log = logging.getLogger("astrarium.server")


class Upgrades:
    """For the tables of one worker. Of several that find the same old table, one draws the line."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def row(self, id: str) -> TableRow:
        """What the store says of a table that the present rules can go on with, or show."""
        tables = self.tables
        while True:
            row = await tables.off_loop(tables.store.table, id)
            if row is None:
                raise Refused("server-no-such-table", 404)
            version = game(row.game).version
            if row.version > version:
                raise Refused("server-newer-rules")
            if row.version == version:
                return row
            with suppress(Stale):
                if not row.dealt:
                    await tables.off_loop(tables.store.carry_over, row, version)
                elif await self._remember(row) and row.over:
                    return row
                else:
                    await self._carry_over(row)

    async def past(self, row: TableRow, events: list[Event]) -> Past | None:
        """What came before the present rules took over; None where they played all of it."""
        line = line_in(row, events)
        if line is None:
            return None
        rows = await self.tables.off_loop(self.tables.store.positions.all, row.id)
        played = game(row.game)
        past = await asyncio.to_thread(past_of, played, events[:line], [one for one in rows if one.seq <= line])
        if row.over and row.version != played.version and not past.opening.state.over:
            raise Refused("server-old-rules")
        return past

    async def _remember(self, row: TableRow) -> bool:
        """Whether positions of a table were kept by its rules; where they did not, they are asked once more."""
        store, off_loop = self.tables.store, self.tables.off_loop
        if len(await off_loop(store.positions.seqs, row.id)) > 0:
            return True
        events = await off_loop(store.events, row.id)
        try:
            positions = await asyncio.to_thread(remembered, row, events)
        except ValueError as error:
            log.warning("table %s has no positions: %s", row.id, error)
            return False
        await off_loop(store.positions.add, row.id, positions)
        return True

    async def _carry_over(self, row: TableRow) -> None:
        """The rules have changed: from here on the table is played by the present ones."""
        store, off_loop, now = self.tables.store, self.tables.off_loop, self.tables.time()
        events, positions = await off_loop(lambda: (store.events(row.id), store.positions.all(row.id)))
        try:
            line = await asyncio.to_thread(line_of, row, events, positions, now)
        except Exception as error:
            # Whatever it was, the table is left as it is, and no other waits for it.
            log.warning("table %s cannot be carried over from version %d: %r", row.id, row.version, error)
            raise Refused("server-old-rules") from error
        standing = standing_of(line.state)
        due = None if row.due is None or standing.over else now + row.seconds
        version = game(row.game).version
        await off_loop(store.carry_over, row, version, line.event, standing, due, line.rows)

    def fill_up(self, table: LiveTable, events: list[Event], kept: set[int]) -> None:
        """What was not written down by an old store, or before the cards were dealt, is written down now."""
        missing = set(range(len(events) + 1)) - kept
        if missing and table.past is None and table.played is not None:
            # Only what is to be written, not the table: nobody may look at it any more by the time it is written.
            self.tables.spawn(self._write(table.id, table.match.afresh(), events, missing))

    async def _write(self, id: str, match: Match, events: list[Event], missing: set[int]) -> None:
        rows = await asyncio.to_thread(written_again, match, events, missing)
        await self.tables.off_loop(self.tables.store.positions.add, id, rows)
