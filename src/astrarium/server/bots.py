"""Bots think in processes of their own, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context, parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TypeVar

from ..clockwork.chance import Rng, seeded
from ..clockwork.registry import game_keys
from ..clockwork.state import State
from ..contract.registry import game
from ..players.mcts import think
from ..players.playing import player
from ..players.seat import Player, Seat
from ..speed import build
from ..workshop.doors import COMPILED
from ..workshop.warming import Workshop
from .outlook import Outlook, outlooks
from .patience import TURN_MILLISECONDS
from .turns import NOBODY_ASKS, Asker, Turns

LEVELS = ("easy", "medium", "hard")
"""How well a bot may play at the table."""
BOTS = (*LEVELS, "greedy", "random")
"""Whom a seat may be given to: programs that want an even simpler opponent find these two too."""
HINT_PLAYOUTS, HINT_MILLISECONDS = 2000, 1500
QUICK_SECONDS = 0.05
"""What a bot takes about that does not search."""
MOST_REMEMBERED = 8
"""How many bots a process remembers; each may hold thousands of positions in mind."""
QUEUED = "queued"
"""The bot that is asked waits for its turn to think."""
PLAIN, WARMING, READY = "plain", "warming", "ready"
"""How well prepared bots are for a game: they think in plain Python and stay weaker, or only until the rules have been
compiled, or as well as they can."""
PATIENT = 10
"""How far work that nobody's move waits for steps back behind all else (see `nice`)."""

T = TypeVar("T")
log = logging.getLogger("astrarium.server")


@dataclass(frozen=True)
class Advice:
    """What a bot that knows what a seat knows would do: options with their win chances, the best first."""

    options: list[tuple[str, float]]
    standing: list[float]
    """The win chance of every player, as the seat sees it."""
    outlooks: list[Outlook]
    """What the first few options would change."""


@dataclass(frozen=True)
class Decision:
    """The atom that a bot takes, and for how long it thought."""

    atom: str
    milliseconds: int


def decide(key: str, position: dict[str, Any], bot: str, place: str, seed: int, milliseconds: int) -> Decision:
    """In a worker: what a bot decides in a position that its seat has imagined; `milliseconds` as in `Seat`."""
    begun = perf_counter()
    state = game(key).from_json(position)
    seat = Seat(state.player, list(state.offered), state, seeded(seed, bot), milliseconds)
    atom = sitting(bot, place).decide(seat)
    return Decision(state.game.atoms.names[atom], round(1000 * (perf_counter() - begun)))


@lru_cache(maxsize=MOST_REMEMBERED)
def sitting(bot: str, place: str) -> Player:
    """In a worker: the bot at a place. From one small decision to the next it may remember what it thought."""
    return player(bot)


def imagined(state: State, rng: Rng) -> tuple[dict[str, Any], int]:
    """In a thread: the table as whoever is asked may imagine it, and what the bot draws from."""
    return state.imagine(state.player, rng).to_json(), rng.below(1 << 28)


def advise(key: str, position: dict[str, Any], seed: int) -> Advice:
    """In a worker: what the bot thinks of a position that its seat has imagined."""
    state = game(key).from_json(position)
    seat = Seat(state.player, list(state.offered), state, seeded(seed, "hint"))
    thought = think(seat, HINT_PLAYOUTS, HINT_MILLISECONDS)
    names = state.game.atoms.names
    options = [(names[atom], chance) for atom, chance in zip(thought.atoms, thought.chances, strict=True)]
    return Advice(options, thought.standing, outlooks(seat, thought))


def live_no_longer_than_the_server(patience: int) -> None:
    """In a worker: a server that is killed cannot say goodbye, so its workers watch it. Ctrl-C is for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if patience and hasattr(os, "nice"):
        os.nice(patience)
    parent = parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def get_ready(key: str) -> None:
    """In a worker: load a game before anybody waits for its first move."""
    game(key).start(game(key).most)


class CompiledProcess(SpawnProcess):
    """A process that finds compiled games in the folders that its context names."""

    folders = ""

    def start(self) -> None:
        os.environ[COMPILED] = self.folders
        try:
            super().start()
        finally:
            del os.environ[COMPILED]


class CompiledContext(SpawnContext):
    """Starts processes that find compiled games: the folder of each stage is told."""

    def __init__(self, folders: dict[str, Path]) -> None:
        super().__init__()
        self.folders: Final = json.dumps({stage: str(folder) for stage, folder in folders.items()})

    def Process(self, *args: Any, **options: Any) -> CompiledProcess:  # type: ignore[override]
        process = CompiledProcess(*args, **options)
        process.folders = self.folders
        return process


class Pool:
    """Thinking processes, started when they are first needed."""

    def __init__(self, workers: int, patience: int = 0, context: SpawnContext | None = None) -> None:
        self.workers = workers
        self.patience = patience
        self.context = context or get_context("spawn")
        self.executor = self._new_executor()

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        executor = self.executor
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, work, *args)
        except BrokenExecutor:
            # A worker was killed, for instance for want of memory: the pool is lost, the thought is not.
            log.warning("the bots' processes were lost; starting new ones")
            if self.executor is executor:
                self.executor = self._new_executor()
                executor.shutdown(wait=False)
            return await asyncio.get_running_loop().run_in_executor(self.executor, work, *args)

    async def get_ready(self, key: str) -> None:
        """Every process that can be had loads the game."""
        await asyncio.gather(*(self.run(get_ready, key) for _ in range(self.workers)))

    def _new_executor(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.workers,
            mp_context=self.context,
            initializer=live_no_longer_than_the_server,
            initargs=(self.patience,),
        )

    def retire(self) -> None:
        """Ends when all is thought that was asked for."""
        self.executor.shutdown(wait=True)

    def close(self) -> None:
        """Waits for the thought at hand: processes that were left behind would leave their locks behind too."""
        self.executor.shutdown(wait=True, cancel_futures=True)


class Thinkers:
    """Those who think for a table that waits, one for quick thoughts, and one who thinks behind them."""

    def __init__(self, workers: int, context: SpawnContext | None = None) -> None:
        self.pool = Pool(workers, context=context)
        # A long thought cannot be interrupted: whoever needs a moment must not wait for one to end.
        self.quick = Pool(1, context=context)
        self.behind = Pool(1, PATIENT, context)

    def retire(self) -> None:
        self.pool.retire()
        self.quick.retire()
        self.behind.retire()

    def close(self) -> None:
        self.pool.close()
        self.quick.close()
        self.behind.close()


class Bots:
    """All who think. As soon as a game is compiled those who think compiled take over from those who do not."""

    def __init__(self, workers: int = 2, workshop: Workshop | None = None) -> None:
        self.workers = workers
        self.thinkers = Thinkers(workers)
        self.queue_up(workers)
        self.workshop = workshop
        self.compiled: Thinkers | None = None
        self.games: set[str] = set()
        """Those that the compiled ones play."""

    def queue_up(self, workers: int) -> None:
        self.turns, self.quick_turns = Turns(workers), Turns(1, name="quick")

    async def decide(
        self,
        state: State,
        bot: str,
        rng: Rng,
        place: str = "",
        milliseconds: int = 0,
        asker: Asker = NOBODY_ASKS,
        begins: Callable[[], None] = lambda: None,
    ) -> Decision:
        """What the bot would do that sits there, a table and a seat, if it may think for so long (0: as it likes).

        It waits for its turn. `begins` is told when that comes; what it raises ends the matter.
        """
        if bot in TURN_MILLISECONDS:
            turns, seconds, run = self.turns, (milliseconds or TURN_MILLISECONDS[bot]) / 1000, self.run
        else:
            turns, seconds, run = self.quick_turns, QUICK_SECONDS, self.run_quick
        async with turns.turn(asker, seconds):
            begins()
            position, seed = await asyncio.to_thread(imagined, state, rng)
            return await run(decide, state.key, position, bot, place, seed, milliseconds)

    async def advise(self, state: State, rng: Rng, asker: Asker = NOBODY_ASKS) -> Advice:
        """What a bot that knows what this seat knows would do."""
        async with self.turns.turn(asker, HINT_MILLISECONDS / 1000):
            position, seed = await asyncio.to_thread(imagined, state, rng)
            return await self.run(advise, state.key, position, seed)

    async def run(self, work: Callable[..., T], key: str, *args: Any) -> T:
        """Somebody waits for it: a thought about the game of that key."""
        return await self._thinkers(key).pool.run(work, key, *args)

    async def run_quick(self, work: Callable[..., T], key: str, *args: Any) -> T:
        """The same, for a thought that takes but a moment."""
        return await self._thinkers(key).quick.run(work, key, *args)

    async def run_behind(self, work: Callable[..., T], key: str, *args: Any) -> T:
        """Nobody's move waits for it."""
        return await self._thinkers(key).behind.run(work, key, *args)

    def _thinkers(self, key: str) -> Thinkers:
        if self.compiled is not None and key in self.games:
            return self.compiled
        if self.workshop is not None:
            self.workshop.want(key)
        return self.thinkers

    def condition(self, key: str) -> str:
        """How well prepared bots are for that game. Whoever changes it wakes the tables, so that their pages say so."""
        if key in self.games or build() == "compiled":
            return READY
        return WARMING if self.workshop is not None and key in self.workshop.coming else PLAIN

    async def use_compiled(self, key: str) -> None:
        """A game was compiled: those who think compiled load it, then they take over, also at running tables."""
        assert self.workshop is not None
        if self.compiled is None:
            self.compiled = Thinkers(self.workers, CompiledContext(self.workshop.folders))
        await self.compiled.pool.get_ready(key)
        await self.compiled.quick.get_ready(key)
        self.games.add(key)
        if self.games.issuperset(game_keys()):
            # Nothing new comes to the others; what they think about at the moment still counts.
            await asyncio.to_thread(self.thinkers.retire)

    async def warm_up(self) -> None:
        """Starting a process takes a second; better before anybody waits for its first move."""
        await asyncio.gather(self.thinkers.quick.run(os.getpid), self.thinkers.pool.run(os.getpid))

    def close(self) -> None:
        self.thinkers.close()
        if self.compiled is not None:
            self.compiled.close()
