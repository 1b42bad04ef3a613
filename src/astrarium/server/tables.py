"""All tables of a worker: matches in memory, rebuilt from the store whenever they are needed."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic, time
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from ..clockwork.chance import Seed
from ..clockwork.names import NOBODY
from . import metrics
from .attendance import Attendance
from .bots import BOTS, Bots
from .commitments import Commitments
from .decisions import Decisions
from .faults import without_words
from .former_rules import Past
from .hints import Hints
from .host import Host
from .keys import Keys, hashed
from .links import Links
from .live_table import Check, LiveTable, Refused, SeatPlan, nothing_more, one_line, standing_of
from .new_tables import NewTable, keys_for, seat_rows
from .positions import PositionRow
from .schema import MOST_NAME, MOST_SAID
from .store import PERSON, Store
from .store_rows import NORMAL, PACES, RULES, Event, Line, Pace, Seating, Standing, TableRow
from .table_time import TableTime
from .turns import Asker, Turns
from .upgrades import Upgrades

__all__ = ["Keys", "LiveTable", "Refused", "SeatPlan", "Tables", "hashed", "one_line"]

MOST_LIVE = 400
"""How many matches are held in memory."""
SHARED_THREADS = 8
"""How many may talk to PostgreSQL at once. SQLite takes one writer at a time, and makes a second one nap."""
ORDER_SECONDS = 2.0
"""How often it is looked whether somebody has changed a table from outside."""
GONE = ("close", "delete")
DRAWERS = 2
"""How many are shown something at once."""
DRAWN_SECONDS = 0.02
"""What a page takes about."""
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,16}")

T = TypeVar("T")
log = logging.getLogger("astrarium.server")


class Tables:
    """All tables of this worker."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        pause: float = 0.5,
        clock: Callable[[], float] = monotonic,
        wall: Callable[[], float] = time,
    ) -> None:
        self.store = store
        self.bots = bots
        self.pause = pause
        self.clock = clock
        self.wall = wall
        self.time = TableTime(store.opened_at, clock)
        self.started = self.time()
        self.most_live = MOST_LIVE
        self.commitments = Commitments(store.house)
        self.decisions = Decisions(self)
        self.hints = Hints(self)
        self.host = Host(self)
        self.upgrades = Upgrades(self)
        self.links = Links(self)
        self.attendance = Attendance(self)
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        # Somebody may still hold a table that memory has let go of. A second object of it would not hear the first.
        self.held: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: set[asyncio.Future[Any]] = set()
        # Threads of its own: drawing, which shares the others, must not keep a click waiting for its commit.
        self.threads = ThreadPoolExecutor(SHARED_THREADS if store.shared else 1, "store")
        # Few of them, who take turns as bots do: each keeps the event loop waiting for a moment at a time.
        self.drawers = ThreadPoolExecutor(DRAWERS, "draw")
        self.drawing = Turns(DRAWERS, name="drawing")
        self.closing = False

    # Sitting down

    async def create(
        self,
        key: str,
        options: dict[str, str],
        plans: list[SeatPlan],
        title: str = "",
        public: bool = False,
        seconds: int = 0,
        seed: Seed | None = None,
        played: Sequence[Event] = (),
        standing: Standing | None = None,
        pace: Pace = NORMAL,
        patient: bool | None = None,
        share: str = "",
        ticket: str = "",
        positions: Sequence[PositionRow] = (),
        uploaded: bool = False,
        lesson: str = "",
    ) -> tuple[LiveTable, Keys]:
        """A new table; `played`, `positions` and `standing`: what an uploaded save has brought along.

        Where people sit a table is `patient`, unless somebody wants it otherwise: see `State`.
        Unless a seed is given chance is sealed: `share` is what whoever sets up the table adds to it, and `ticket`
        stands for the secret that was promised before. TicketUsed: another table has it.
        """
        keys = keys_for(plans)
        new = NewTable(
            key, options, plans, title, public, seconds, seed, standing, pace, patient, share, ticket, lesson
        )
        row, seats = new.row(keys, self.commitments, self.time()), seat_rows(plans, keys)
        row.uploaded = uploaded
        await self.off_loop(self.store.create, row, seats, played, positions)
        return await self.get(row.id), keys

    async def get(self, id: str) -> LiveTable:
        """The table, from memory or rebuilt from the store."""
        if not TABLE_ID.fullmatch(id):
            raise Refused("server-no-such-table", 404)
        table = self.held.get(id)
        if table is None:
            if id not in self.loading:
                self.loading[id] = self.spawn(self._load(id))
            # Shielded: one visitor who leaves must not take the table away from the others who wait for it.
            table = await asyncio.shield(self.loading[id])
        self.live[id] = table
        self.live.move_to_end(id)
        self._spare_memory()
        return table

    async def rename(self, table: LiveTable, seat: int, name: str) -> None:
        table.seat(seat)
        async with table.lock:
            await self._change_seat(table, seat, {"name": one_line(name, MOST_NAME)})

    async def stand_in(
        self, table: LiveTable, seat: int, bot: bool, level: str = "", again: Check = nothing_more
    ) -> None:
        """Hand a seat to a bot, of another level if one is named, or take it back."""
        if level and level not in BOTS:
            raise ValueError(f"a bot is one of {', '.join(BOTS)}")
        async with table.lock:
            again()
            if table.seat(seat).kind != PERSON:
                raise Refused("server-not-a-person")
            who = {"bot": level} if level else {}
            await self._change_seat(table, seat, {"stand_in": bot} | who, was=PERSON)

    # Pace

    async def set_pace(self, table: LiveTable, wanted: str, again: Check = nothing_more) -> None:
        pace = next((pace for pace in PACES if pace == wanted), None)
        if pace is None:
            raise ValueError(f"pace is one of {', '.join(PACES)}, not {wanted}")
        async with table.lock:
            again()
            await self.off_loop(self.store.change_pace, table.id, pace)
            table.row.pace = pace
        table.wake()
        self.host.let_bots_think(table)

    async def end_lesson(self, table: LiveTable, again: Check = nothing_more) -> None:
        """The guide goes; the game goes on with everybody free to do what they like."""
        async with table.lock:
            again()
            await self.off_loop(self.store.end_lesson, table.id)
            table.row.lesson = ""
        table.wake()
        self.host.let_bots_think(table)

    def next(self, table: LiveTable, viewer: int, seq: int) -> None:
        """Step by step: the bot that is asked after this event may decide. Nothing tells whether one is asked."""
        if seq != table.number(viewer):
            raise Refused("server-stale")
        table.stepped = table.seq
        self.host.let_bots_think(table)

    # Questions in secret

    def ask_no_more(self, table: LiveTable, seat: int, unasked: bool) -> None:
        """The seat lets pass whatever it could answer in secret for this stretch of the game; all may know it."""
        if not table.state.patient:
            raise Refused("server-not-patient")
        self.hear_no_more(table, seat, unasked)
        self.tell_others(f"unasked {table.id} {seat} {int(unasked)}")

    def hear_no_more(self, table: LiveTable, seat: int, unasked: bool) -> None:
        if unasked:
            table.unasked[seat] = table.game.bots.stretch(table.state)
        else:
            table.unasked.pop(seat, None)
        table.wake()
        self.host.let_bots_think(table)

    # Talk

    async def say(self, table: LiveTable, seat: int, name: str, words: str) -> Line:
        if seat != NOBODY and table.seats[seat].muted:
            raise Refused("server-muted", 403)
        words = one_line(words, MOST_SAID)
        if not words:
            raise Refused("server-nothing-said", 400)
        line = await self.off_loop(self.store.say, table.id, seat, one_line(name, MOST_NAME), words)
        table.wake()
        return line

    # Starting and stopping

    async def keep_clocks(self) -> None:
        """Where a table has a time limit, a bot decides for whoever is too slow."""
        await self.host.keep_clocks()

    async def keep_time(self) -> None:
        """Write down what time it is, so that after a restart it goes on from here."""
        self.time.catch_up(await self.off_loop(self.store.keep_time, self.time()))

    async def follow_orders(self) -> None:
        """Whoever runs the server may change its tables while it runs; it looks at them anew."""
        last = max((number for number, _, _ in await self.off_loop(self.store.orders, 0)), default=0)
        while True:
            await asyncio.sleep(ORDER_SECONDS)
            try:
                last = await self.obey(last)
            except SQLAlchemyError as error:
                log.warning("orders cannot be read: %s", error)

    async def obey(self, last: int) -> int:
        """All orders after that number; the number of the last."""
        for number, id, what in await self.off_loop(self.store.orders, last):
            table, last = self.held.get(id), number
            if table is not None and what in GONE:
                self._let_go(table)
            elif table is not None:
                await self.refresh(id)
        return last

    def wake_all(self, key: str) -> None:
        """Something has changed for every table of a game."""
        for table in self.held.values():
            if table.game.key == key:
                table.wake()

    def end_streams(self) -> None:
        """The server is about to stop: nobody shall wait for a viewer who never leaves."""
        self.closing = True
        for table in self.held.values():
            table.closing = True
            table.wake()

    async def close(self) -> None:
        self.end_streams()
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(SQLAlchemyError):
            await self.keep_time()
        await asyncio.to_thread(self.threads.shutdown)
        await asyncio.to_thread(self.drawers.shutdown)

    # Memory and store

    async def _load(self, id: str) -> LiveTable:
        try:
            row = await self.upgrades.row(id)
            if row.closed:
                raise Refused("server-closed", 410)
            # The seats last, as in `catch_up`.
            events, positions, seating = await self.off_loop(
                lambda: (self.store.events(id), self.store.positions.seqs(id), self.store.seating(id))
            )
            past = await self.upgrades.past(row, events)
            table = await asyncio.to_thread(_rebuilt, row, seating, events, past)
            table.since = self.clock()
            if table.played is not None:
                table.begins_to_wait(table.since)
            table.closing = self.closing
            self.held[id] = self.live[id] = table
            self.upgrades.fill_up(table, events, positions)
            if self.store.shared:
                # What another worker wrote while this one was rebuilding.
                async with table.lock:
                    await self.catch_up(table)
            self.host.let_bots_think(table)
            return table
        finally:
            del self.loading[id]

    async def refresh(self, id: str) -> None:
        """Read what was written, here or by another worker."""
        table = self.held.get(id)
        if table is not None:
            async with table.lock:
                await self.catch_up(table)

    async def look_twice(self, table: LiveTable) -> None:
        """Somebody brings a key that is not known here: another worker may have given it a moment ago."""
        if self.store.shared:
            await self.refresh(table.id)

    async def changed_elsewhere(self, table: LiveTable) -> None:
        """Another worker has changed this table, or may have."""
        await self.refresh(table.id)
        self.host.let_others_think(table)

    async def heard(self, notice: str) -> None:
        """What another worker says: `change TABLE`, `seen TABLE SEAT` or `unasked TABLE SEAT YES`."""
        sender, what, id, *numbers = notice.split(" ")
        table = self.held.get(id)
        if sender == self.store.worker or table is None:
            return
        if what == "change":
            await self.changed_elsewhere(table)
        elif what == "unasked":
            self.hear_no_more(table, int(numbers[0]), numbers[1] == "1")
        else:
            self.attendance.seen_elsewhere(table, int(numbers[0]))

    async def catch_up(self, table: LiveTable) -> None:
        """Read what others wrote. The caller holds the table's lock."""
        events = await self.off_loop(self.store.events, table.id, table.seq)
        # Read later than the events: a decision may then seem to have more time than it has, never less.
        seating = await self.off_loop(self.store.seating, table.id)
        unseen = table.viewers() if events and table.is_seated_as(seating) else frozenset()
        due = table.row.due
        await self._seat_anew(table, seating)
        if events:
            # What the seats tell is the deadline after all of them.
            table.row.due = due
        for event in events:
            # Nothing twice, whoever else has read the same events in the meantime.
            if event.seq == table.seq + 1:
                if event.kind == RULES:
                    self._let_go(table)
                    return
                unseen &= table.happens(event, self.clock())
        # The events have their own idea of how long the present decision may take.
        table.seat_anew(seating)
        table.wake(unseen)

    def _let_go(self, table: LiveTable) -> None:
        """A worker with newer rules has taken the table over: whoever looks at it asks anew."""
        self.held.pop(table.id, None)
        self.live.pop(table.id, None)
        table.closing = True
        table.wake()

    async def _change_seat(self, table: LiveTable, seat: int, values: dict[str, Any], was: str | None = None) -> bool:
        """Change some columns of a seat, if it still is of the kind it `was`. In any case read what it is now."""
        return await self.seat_changed(
            table, self.off_loop(self.store.change_seat, table.id, seat, values, self.time(), was)
        )

    async def seat_changed(self, table: LiveTable, work: Awaitable[T]) -> T:
        """Somebody sits down, gets up or changes what the store knows of a seat. The caller holds the table's lock."""
        done = await work
        await self._seat_anew(table, await self.off_loop(self.store.seating, table.id))
        table.wake()
        self.host.let_bots_think(table)
        return done

    async def _seat_anew(self, table: LiveTable, seating: Seating) -> None:
        """Who sits where has been read anew. Where all have sat down the game is dealt."""
        table.seat_anew(seating)
        if seating.dealt and table.played is None:
            await asyncio.to_thread(table.deal)
            table.begins_to_wait(self.clock())
            await self.off_loop(self.store.note_standing, table.id, standing_of(table.state))
            self.upgrades.fill_up(table, [], set())

    def tell_others(self, notice: str) -> None:
        if self.store.shared:
            self.leave(self.off_loop(self.store.tell, notice))

    def _spare_memory(self) -> None:
        """Forget the tables that nobody has looked at for longest; the store has them."""
        if len(self.live) <= self.most_live:
            return
        for id in list(self.live):
            table = self.live[id]
            if not table.listeners and (table.thinking is None or table.thinking.done()) and not table.lock.locked():
                del self.live[id]
                if len(self.live) <= self.most_live:
                    return

    async def draw(self, asker: Asker, work: Callable[[], T]) -> T:
        """What somebody is to be shown, made off the loop when it is their turn."""
        async with self.drawing.turn(asker, DRAWN_SECONDS):
            return await asyncio.get_running_loop().run_in_executor(self.drawers, work)

    def off_loop(self, work: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        """What the store is asked for."""

        def timed() -> T:
            with metrics.STORE.time():
                return work(*args)

        return asyncio.get_running_loop().run_in_executor(self.threads, timed)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self.leave(task)
        return task

    def leave(self, task: asyncio.Future[Any]) -> None:
        """Nobody waits for it; should it fail, the log says so."""
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Future[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused):
            log.error("a task of the tables failed: %s", without_words(error))


def _rebuilt(row: TableRow, seating: Seating, events: list[Event], past: Past | None) -> LiveTable:
    # When the first decision was due follows from no event; the present deadline comes with the seats.
    row.shares, row.dealt, row.due = seating.shares, seating.dealt, None
    table = LiveTable(row, seating.seats, past=past)
    for event in events[table.seq :]:
        table.replayed(event)
    table.seat_anew(seating)
    return table
