"""Live tables: matches in memory, rebuilt from the store whenever they are needed."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic, time
from typing import Any, TypeVar

from ..clockwork.game import Game, game
from ..clockwork.match import Match
from ..clockwork.names import NOBODY
from ..clockwork.rng import seeded
from ..clockwork.state import State
from .bots import LEVELS, Bots
from .store import ATOM, BOT, OPEN, PERSON, UNDO, Event, Line, SeatRow, Stale, Store, TableRow

MOST_LIVE = 400
"""How many matches are held in memory."""
SEEDS = 2**31
AWAY_SECONDS = 120
"""After so long without a sign the others may vote a bot into a seat."""
MOST_SAID = 500

T = TypeVar("T")
log = logging.getLogger("astrarium.server")


class Refused(Exception):
    """A request that cannot be granted, with the key of the words that say why."""

    def __init__(self, key: str, status: int = 409) -> None:
        super().__init__(key)
        self.key = key
        self.status = status


def hashed(key: str) -> str:
    """Keys are random and long, so a plain hash is enough: the store never holds what opens a seat."""
    return hashlib.sha256(key.encode()).hexdigest()


@dataclass
class SeatPlan:
    """What a seat of a new table is to be."""

    kind: str
    name: str = ""
    bot: str = "medium"


@dataclass
class Keys:
    """The secrets of a new table, told once: one for each seat, one for spectators."""

    seats: list[str]
    watch: str


@dataclass
class LiveTable:
    """A table that is being played or looked at."""

    row: TableRow
    seats: list[SeatRow]
    match: Match
    seq: int = 0
    last_at: float = 0.0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[asyncio.Event] = field(default_factory=set)
    thinking: asyncio.Task[None] | None = None
    last_seen: dict[int, float] = field(default_factory=dict)
    votes: dict[int, set[int]] = field(default_factory=dict)
    changes: int = 0
    """Counts everything that could alter what a viewer sees: events, seats, talk."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def state(self) -> State:
        return self.match.state

    def seat_of(self, key: str) -> int | None:
        """The seat that a key opens (NOBODY: the spectators' key), or None."""
        digest = hashed(key)
        for seat in self.seats:
            if seat.key and secrets.compare_digest(seat.key, digest):
                return seat.seat
        return NOBODY if secrets.compare_digest(self.row.watch, digest) else None

    def played_by_bot(self, seat: int) -> bool:
        row = self.seats[seat]
        return row.kind == BOT or row.stand_in

    def waits(self) -> bool:
        """Whether the table cannot go on because a seat is still open."""
        return any(seat.kind == OPEN for seat in self.seats)

    def wake(self) -> None:
        self.changes += 1
        for listener in self.listeners:
            listener.set()

    def replayed(self, event: Event) -> None:
        if event.kind == UNDO:
            self.match.undo(event.seat)
        else:
            self.match.apply(self.game.atoms.index(event.atom))
        self.seq = event.seq
        self.last_at = event.at


class Tables:
    """All tables of this worker."""

    def __init__(self, store: Store, bots: Bots, pace: float = 0.5) -> None:
        self.store = store
        self.bots = bots
        self.pace = pace
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()

    # Sitting down

    async def create(
        self,
        key: str,
        options: dict[str, str],
        plans: list[SeatPlan],
        title: str = "",
        public: bool = False,
        seconds: int = 0,
        seed: int | None = None,
    ) -> tuple[LiveTable, Keys]:
        found = game(key)
        found.checked_players(len(plans))
        chosen = found.checked_options(len(plans), options)
        for plan in plans:
            if plan.kind not in (PERSON, OPEN, BOT) or plan.bot not in LEVELS:
                raise ValueError(f"a seat is person, open or bot (level {', '.join(LEVELS)}), not {plan}")
        keys = Keys([secrets.token_urlsafe(24) for _ in plans], secrets.token_urlsafe(24))
        row = TableRow(
            id=secrets.token_urlsafe(7),
            game=key,
            version=found.version,
            players=len(plans),
            options=chosen,
            seed=secrets.randbelow(SEEDS) if seed is None else seed,
            public=public,
            title=title,
            seconds=seconds,
            watch=hashed(keys.watch),
        )
        seats = [
            SeatRow(number, plan.kind, plan.name, plan.bot, hashed(key))
            for number, (plan, key) in enumerate(zip(plans, keys.seats, strict=True))
        ]
        await self._off_loop(self.store.create, row, seats)
        return await self.get(row.id), keys

    async def get(self, id: str) -> LiveTable:
        """The table, from memory or rebuilt from the store."""
        table = self.live.get(id)
        if table is None:
            async with self.loading.setdefault(id, asyncio.Lock()):
                table = self.live.get(id) or await self._load(id)
            self.loading.pop(id, None)
        self.live.move_to_end(id)
        self._spare_memory()
        return table

    async def by_key(self, key: str) -> tuple[LiveTable, int]:
        """The table and the seat that a key opens."""
        found = await self._off_loop(self.store.by_key, hashed(key))
        if found is None:
            raise Refused("server-no-such-seat", 404)
        return await self.get(found[0]), found[1]

    async def take_seat(self, table: LiveTable, seat: int, name: str) -> str:
        """Sit down on an open seat; its new key."""
        async with table.lock:
            row = table.seats[seat]
            if row.kind != OPEN:
                raise Refused("server-seat-taken")
            key = secrets.token_urlsafe(24)
            await self._change_seat(table, SeatRow(seat, PERSON, name, row.bot, hashed(key)))
        return key

    async def rename(self, table: LiveTable, seat: int, name: str) -> None:
        row = table.seats[seat]
        await self._change_seat(table, SeatRow(seat, row.kind, name, row.bot, row.key, row.stand_in))

    async def stand_in(self, table: LiveTable, seat: int, bot: bool) -> None:
        """Hand a seat to a bot, or take it back."""
        row = table.seats[seat]
        if row.kind != PERSON:
            raise Refused("server-not-a-person")
        table.votes.pop(seat, None)
        await self._change_seat(table, SeatRow(seat, row.kind, row.name, row.bot, row.key, bot))

    async def vote_out(self, table: LiveTable, voter: int, seat: int) -> None:
        """Once every other person agrees, a bot plays for somebody who has been away for long."""
        if table.seats[seat].kind != PERSON or table.seats[seat].stand_in or not self.is_away(table, seat):
            raise Refused("server-not-away")
        table.votes.setdefault(seat, set()).add(voter)
        others = {row.seat for row in table.seats if row.kind == PERSON and not row.stand_in and row.seat != seat}
        if others <= table.votes[seat]:
            await self.stand_in(table, seat, True)
        else:
            table.wake()

    def is_away(self, table: LiveTable, seat: int) -> bool:
        return monotonic() - table.last_seen.get(seat, 0.0) > AWAY_SECONDS

    def seen(self, table: LiveTable, seat: int) -> None:
        """A sign of life from a seat."""
        table.last_seen[seat] = monotonic()
        table.votes.pop(seat, None)

    # Playing

    async def act(self, table: LiveTable, seat: int, atom: str, seq: int) -> None:
        """The seat takes an atom; `seq` says which picture of the table it had."""
        async with table.lock:
            self._expect(table, seat, seq)
            index = table.game.atoms.index(atom)
            if index not in table.state.offered:
                raise table.state.refusal_of(index)
            # The end is known only after the atom: try it on a clone, so that one row tells the whole event.
            after = table.state.clone()
            after.apply(index)
            await self._append(table, ATOM, seat, atom, after.over)

    async def undo(self, table: LiveTable, seat: int, seq: int) -> None:
        async with table.lock:
            if seq != table.seq:
                raise Refused("server-stale")
            if not table.match.may_undo(seat):
                raise Refused("server-no-undo")
            await self._append(table, UNDO, seat, "", False)

    async def say(self, table: LiveTable, seat: int, name: str, words: str) -> Line:
        words = " ".join(words.split())[:MOST_SAID]
        if not words:
            raise Refused("server-nothing-said", 400)
        line = await self._off_loop(self.store.say, table.id, seat, name, words)
        table.wake()
        return line

    async def hint(self, table: LiveTable, seat: int) -> list[tuple[str, float]]:
        if table.state.player != seat:
            raise Refused("server-not-your-turn")
        return await self.bots.advise(table.state, seeded(table.seq, f"hint{table.id}"))

    def _expect(self, table: LiveTable, seat: int, seq: int) -> None:
        if seq != table.seq:
            raise Refused("server-stale")
        if table.waits():
            raise Refused("server-seats-open")
        if table.state.over:
            raise Refused("server-over")
        if table.state.player != seat:
            raise Refused("server-not-your-turn")

    async def _append(self, table: LiveTable, kind: str, seat: int, atom: str, over: bool) -> None:
        """Commit, then tell. What another worker wrote in the meantime is read first."""
        try:
            event = await self._off_loop(self.store.append, table.id, table.seq + 1, kind, seat, atom, over)
        except Stale:
            await self._catch_up(table)
            raise Refused("server-stale") from None
        table.replayed(event)
        table.row.over = table.state.over
        table.wake()
        self._let_bots_think(table)

    # Bots and clocks

    def _let_bots_think(self, table: LiveTable) -> None:
        if table.thinking is None or table.thinking.done():
            table.thinking = self._spawn(self._think(table))

    async def _think(self, table: LiveTable) -> None:
        """Play for bots until a person has to decide."""
        while not table.state.over and not table.waits() and table.played_by_bot(table.state.player):
            seat, seq = table.state.player, table.seq
            level = table.seats[seat].bot
            rng = seeded(seq, f"{table.row.seed}:{table.id}:{seat}")
            begun = monotonic()
            atom = await self.bots.decide(table.state, level, rng)
            await asyncio.sleep(max(0.0, self.pace - (monotonic() - begun)))
            try:
                await self.act(table, seat, atom, seq)
            except Refused:
                # The table moved on: another worker's bot was quicker, or the person came back.
                continue

    async def keep_clocks(self) -> None:
        """Where a table has a time limit, a bot decides for whoever is too slow."""
        while True:
            await asyncio.sleep(1)
            for table in list(self.live.values()):
                limit = table.row.seconds
                if limit and not table.state.over and not table.waits() and time() - (table.last_at or table.row.created) > limit:
                    seat, seq = table.state.player, table.seq
                    atom = await self.bots.decide(table.state, "medium", seeded(seq, f"clock{table.id}"))
                    try:
                        await self.act(table, seat, atom, seq)
                    except Refused:
                        continue

    async def resume(self) -> None:
        """After a restart: tables whose bots were about to move go on."""
        for id in await self._off_loop(self.store.waiting_tables):
            await self.get(id)

    # Memory and store

    async def _load(self, id: str) -> LiveTable:
        row = await self._off_loop(self.store.table, id)
        if row is None:
            raise Refused("server-no-such-table", 404)
        seats, events = await self._off_loop(lambda: (self.store.seats(id), self.store.events(id)))
        table = await self._off_loop(_rebuilt, row, seats, events)
        self.live[id] = table
        self._let_bots_think(table)
        return table

    async def refresh(self, id: str) -> None:
        """Another worker has changed this table."""
        table = self.live.get(id)
        if table is not None:
            async with table.lock:
                await self._catch_up(table)
                table.seats = await self._off_loop(self.store.seats, id)
            table.wake()
            self._let_bots_think(table)

    async def _catch_up(self, table: LiveTable) -> None:
        for event in await self._off_loop(self.store.events, table.id, table.seq):
            table.replayed(event)
        table.row.over = table.state.over
        table.wake()

    async def _change_seat(self, table: LiveTable, row: SeatRow) -> None:
        await self._off_loop(self.store.change_seat, table.id, row)
        table.seats[row.seat] = row
        table.wake()
        self._let_bots_think(table)

    def _spare_memory(self) -> None:
        """Forget the tables that nobody has looked at for longest; the store has them."""
        for id in list(self.live):
            if len(self.live) <= MOST_LIVE:
                return
            table = self.live[id]
            if not table.listeners and (table.thinking is None or table.thinking.done()) and not table.lock.locked():
                del self.live[id]

    async def _off_loop(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.to_thread(work, *args)

    def _spawn(self, work: Any) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of the tables failed", exc_info=task.exception())

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def _rebuilt(row: TableRow, seats: list[SeatRow], events: list[Event]) -> LiveTable:
    table = LiveTable(row, seats, Match(game(row.game), row.players, row.seed, row.options))
    for event in events:
        table.replayed(event)
    return table
