"""Who plays when no person does: bots, stand-ins, and the clock."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor
from random import SystemRandom
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from ..clockwork.chance import Rng, seeded
from .bots import Decision
from .faults import without_words
from .guides import guide_at
from .live_table import LiveTable, Question, Refused
from .store_rows import NORMAL

if TYPE_CHECKING:
    from .tables import Tables

log = logging.getLogger("astrarium.server")

RETRY_SECONDS = 1.0
"""How long to wait when the store or the bots' processes fail."""
ATTEMPTS = 3
"""How often a bot that fails may think about the same decision."""
TAKE_OVER_SECONDS = 3.0
"""A worker that only hears of a table lets the one that moved last play its bots for so long."""
HIDDEN_SPREAD = 3.0
"""Where nobody may know who is asked, a bot takes up to so many times its usual pause."""
CLOCK_SECONDS = 1.0
"""How often the clocks are looked at."""
CLOCK_BITS = 128
"""How much chance goes into what the clock decides."""
SAID_SECONDS = 1.0
"""A bot that has waited for its turn to think for so long says so."""
KEEP_SECONDS = 10.0
"""How often it is written down what time it is. So much may be forgotten when a server is killed."""
FAIR_SECONDS = 60.0
"""What remains of a decision's time after a restart, at least, unless its limit is shorter: people must find back."""


class Host:
    """Plays for bots and for those who are too slow."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.chance = SystemRandom()
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.late: set[str] = set()
        self.lost: set[str] = set()

    def let_bots_think(self, table: LiveTable) -> None:
        """Unless they do already, or have no reason to."""
        if (table.thinking is None or table.thinking.done()) and self._may_think(table):
            table.thinking = self.tables.spawn(self._think(table))

    def let_others_think(self, table: LiveTable) -> None:
        """Another worker has moved last, so it plays the bots; should it fall silent, this one does."""
        if table.watching is None or table.watching.done():
            table.watching = self.tables.spawn(self._watch(table))

    def bot_is_asked(self, table: LiveTable) -> bool:
        """Whether the table decides for who is asked: for a bot, and for those who can only pass or want to."""
        if table.waits() or table.over:
            return False
        return table.passes_by_itself() or table.played_by_bot(table.state.player)

    async def _watch(self, table: LiveTable) -> None:
        while self.bot_is_asked(table):
            seq = table.seq
            await self.sleep(TAKE_OVER_SECONDS + self.tables.pause)
            if table.seq == seq:
                self.let_bots_think(table)
                return

    async def _think(self, table: LiveTable) -> None:
        """Play for bots until a person has to decide, or somebody to say that it may go on."""
        while self._may_think(table):
            try:
                await self._one_move(table)
            except Refused:
                # The table moved on: another worker's bot was quicker, or the person came back.
                continue
            except Exception as error:
                # A store or a pool that failed comes back; a bot that gave up would stop the table for good.
                log.error("a bot's move failed at table %s: %s", table.id, without_words(error))
                await self.sleep(RETRY_SECONDS)

    def _may_think(self, table: LiveTable) -> bool:
        """Where nobody is, and nobody will be asked, a game rests until somebody comes."""
        if not self.bot_is_asked(table) or self._is_ready(table):
            return False
        return self.tables.attendance.is_waited_for(table)

    def _is_ready(self, table: LiveTable) -> bool:
        """Whether all that is missing is somebody who asks for the next decision."""
        return table.waits_for_next() and table.foreseen[0] == table.seq

    async def _one_move(self, table: LiveTable) -> None:
        tables = self.tables
        choice, asked = table.state.choice, table.question()
        assert choice is not None
        seat, pause = asked.seat, self._pause(table, choice.hidden)
        begun = tables.clock()
        known, atom = table.foreseen
        guide = guide_at(table)
        if guide is not None and not guide.done:
            # A lesson has no secrets: nobody waits for bots that pass.
            atom, pause = guide.expected, 0.0 if choice.hidden else pause
        elif table.passes_by_itself():
            atom, pause = table.passing(), min(table.pause_left(begun), self._clock_left(table))
        elif known != asked.event:
            atom = await self._decided(table, asked, f"{table.row.seed}:{table.id}:{seat}", f"{table.id} {seat}")
        if table.waits_for_next() and table.played_by_bot(seat):
            table.foreseen = (asked.event, atom)
            return
        left = pause - (tables.clock() - begun)
        if left > 0:
            await self.sleep(left)

        def still_asked() -> None:
            if not self.bot_is_asked(table):
                raise Refused("server-stale")

        await tables.decisions.act(table, seat, atom, asked.number, still_asked)

    def _pause(self, table: LiveTable, hidden: bool) -> float:
        """How long a bot takes at least. Where nobody may know who is asked it must not be told from a person.

        At a patient table pauses do not tell that anybody is asked, so the bot takes what it needs to think.
        """
        if hidden and table.state.patient:
            return 0.0
        if hidden and (table.row.pace == NORMAL or table.people() > 1):
            # The same pause every time would tell a bot from a person, and so who is asked.
            return self.tables.pause * (1 + self.chance.random() * (HIDDEN_SPREAD - 1))
        return self.tables.pause if table.row.pace == NORMAL else 0.0

    def _clock_left(self, table: LiveTable) -> float:
        """How long a pause may last where the clock would decide for whoever were asked."""
        left = self.seconds_left(table)
        return math.inf if left is None else max(0.0, left) + self.chance.random() * CLOCK_SECONDS

    async def _decided(self, table: LiveTable, asked: Question, stream: str, place: str = "") -> str:
        """What the bot decides for whoever is asked this, and for nobody who is asked later.

        Should it fail, it thinks again from other guesses, and at last chance decides: a mistake in a bot must not end
        a game, and the same thought would fail for ever.
        """
        for attempt in range(ATTEMPTS):
            if table.seq != asked.event:
                raise Refused("server-stale")
            state = table.state
            rng = seeded(asked.event, f"{stream}:{attempt}" if attempt else stream)
            try:
                decision = await self._thought(table, asked, rng, place)
                table.patience.thought(asked.seat, decision.milliseconds)
                return decision.atom
            except Refused:
                raise
            except BrokenExecutor:
                raise
            except Exception as error:
                log.error("a bot failed at table %s: %s", table.id, without_words(error))
        return self.chance.choice(state.legal_names)

    async def _thought(self, table: LiveTable, asked: Question, rng: Rng, place: str) -> Decision:
        """What the bot thinks of it when its turn has come. Refused: by then the table has moved on."""
        seat, bot, state = asked.seat, table.seats[asked.seat].bot, table.state
        waiting = asyncio.get_running_loop().call_later(SAID_SECONDS, self._say_that_it_waits, table, asked)

        def begins() -> None:
            waiting.cancel()
            table.queued = False
            if table.seq != asked.event:
                raise Refused("server-stale")

        asker, allowance = self.tables.attendance.asker(table), table.patience.allowance(seat, bot)
        try:
            return await self.tables.bots.decide(state, bot, rng, place, allowance, asker, begins)
        finally:
            waiting.cancel()
            table.queued = False

    def _say_that_it_waits(self, table: LiveTable, asked: Question) -> None:
        """Unless nobody may know who is asked."""
        choice = table.state.choice
        if table.seq == asked.event and choice is not None and not choice.hidden:
            table.queued = True
            table.wake()

    # Time limits

    async def keep_clocks(self) -> None:
        kept = self.tables.time()
        while True:
            await self.sleep(CLOCK_SECONDS)
            try:
                await self.look_at_clocks()
                if self.tables.time() - kept >= KEEP_SECONDS:
                    await self.tables.keep_time()
                    kept = self.tables.time()
            except SQLAlchemyError as error:
                # The clocks stand still as long as the store does; then they go on.
                log.warning("the clocks cannot be read: %s", error)

    async def look_at_clocks(self) -> None:
        """Where a table has a time limit, a bot decides for whoever is too slow, also where nobody looks.

        Every worker does: of two that decide the same, the event's number lets one through.
        """
        tables = self.tables
        now = tables.time()
        up = now - tables.started
        # Whom a fair remainder is still given need not be looked for.
        for id in await tables.off_loop(tables.store.due_tables, now, up if up < FAIR_SECONDS else None):
            if id in self.late or id in self.lost:
                continue
            try:
                table = await tables.get(id)
            except SQLAlchemyError:
                raise
            except Exception as error:
                self.lost.add(id)
                log.warning("table %s has a time limit and cannot be rebuilt: %s", id, error)
                continue
            left = self.seconds_left(table)
            if left is not None and left < 0:
                self.late.add(id)
                tables.spawn(self._too_late(table, table.question()))

    def deadline(self, table: LiveTable) -> float | None:
        """When the present decision is taken away, in `table_time`, which stands still while nobody serves."""
        due, seconds = table.row.due, table.row.seconds
        if due is None:
            return None
        # A server that was killed may have forgotten what time it was: nobody gets more than the limit.
        bounded = min(due, self.tables.time() + seconds)
        return max(bounded, self.tables.started + min(FAIR_SECONDS, seconds))

    def seconds_left(self, table: LiveTable) -> float | None:
        deadline = self.deadline(table)
        return None if deadline is None else deadline - self.tables.time()

    async def _too_late(self, table: LiveTable, asked: Question) -> None:
        try:
            if table.passes_by_itself():
                return  # nobody is late
            # Nobody shall foresee what is decided for another.
            atom = await self._decided(table, asked, f"clock{self.chance.getrandbits(CLOCK_BITS)}")
            await self.tables.decisions.act(table, asked.seat, atom, asked.number)
        except Refused:
            pass  # decided in the last moment
        finally:
            self.late.discard(table.id)
