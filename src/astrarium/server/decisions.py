"""The one way of a decision: whoever decides, a person at a page, a program, a bot or the clock, decides here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import metrics
from .live_table import Check, LiveTable, Refused, nothing_more, standing_of
from .positions import Keeper, Outcome
from .store import Stale
from .store_rows import ATOM, UNDO, Event

if TYPE_CHECKING:
    from .tables import Tables


class Decisions:
    """Of the tables of one worker. Under the lock of its table a decision is checked once and taken once; the row in
    the store, the log, the numbers, the notices and all that is drawn follow from that one outcome."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def act(self, table: LiveTable, seat: int, atom: str, seq: int, again: Check = nothing_more) -> None:
        """The seat takes an atom; `seq` says which picture of the table it had."""
        await self._enter(table, ATOM, seat, atom, seq, again)

    async def undo(self, table: LiveTable, seat: int, seq: int, again: Check = nothing_more) -> None:
        """The seat takes its last atom back."""
        await self._enter(table, UNDO, seat, "", seq, again)

    async def _enter(self, table: LiveTable, kind: str, seat: int, atom: str, seq: int, again: Check) -> None:
        """Check, commit, then tell. What another worker wrote in the meantime is read first."""
        tables = self.tables
        async with table.lock:
            again()
            outcome = table.outcome(kind, seat, atom, seq)
            event = Event(table.seq + 1, kind, seat, atom, tables.time())
            due = table.due_after(event, outcome.state.over)
            try:
                # Not the table itself: a thread may hold what it was given for a moment longer than its work takes.
                await tables.off_loop(self._commit, table.id, event, outcome, due, table.keeper)
            except Stale:
                await tables.catch_up(table)
                raise Refused("server-stale") from None
            metrics.MOVES.labels("bot" if table.played_by_bot(seat) else "person").inc()
            table.wake(table.happens(event, tables.clock(), outcome))
            tables.host.let_bots_think(table)

    def _commit(self, id: str, event: Event, outcome: Outcome, due: float | None, keeper: Keeper) -> None:
        """Off the loop: the event and the position it leads to, in one transaction."""
        position = keeper.row(event.seq, outcome)
        try:
            self.tables.store.append(id, event, standing_of(outcome.state), due, [position])
        except Exception:
            keeper.forget()
            raise
