"""Hints: what a bot that knows what a seat knows would do."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ..clockwork.chance import seeded
from .bots import Advice
from .live_table import Hint, LiveTable

if TYPE_CHECKING:
    from .tables import Tables


class Hints:
    """Each is thought of once for each decision, whoever asks."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def about(self, table: LiveTable, seat: int) -> Advice:
        """Refused: the seat is not asked anything."""
        table.expect(seat)
        hint = table.hint
        if hint is None or hint.event != table.seq:
            hint = table.hint = self._new(table, seat)
        try:
            # Shielded: one who leaves must not take the answer away from another who asked too.
            return await asyncio.shield(hint.thinking)
        except Exception:
            table.hint = None
            raise

    def _new(self, table: LiveTable, seat: int) -> Hint:
        # Not by the number of the event: it counts what others passed in secret.
        rng = seeded(table.number(seat), f"hint:{table.row.seed}:{table.id}:{seat}")
        return Hint(
            table.seq, self.tables.spawn(self.tables.bots.advise(table.state, rng, self.tables.attendance.asker(table)))
        )
