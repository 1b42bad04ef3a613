"""Bots think in processes of their own, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from typing import Any, TypeVar

from ..clockwork.game import game
from ..clockwork.rng import Rng, seeded
from ..clockwork.state import State
from ..players.greedy import weigh
from ..players.playing import player
from ..players.seat import Seat

LEVELS = {"easy": "random", "medium": "greedy"}
"""What a level at the table is called, and who plays it."""

T = TypeVar("T")
log = logging.getLogger("astrarium.server")


def decide(key: str, position: dict[str, Any], level: str, seed: int) -> str:
    """In a worker: the atom a bot takes in a position that its seat has imagined."""
    state = game(key).from_json(position)
    atom = player(LEVELS[level]).decide(Seat(state.player, list(state.offered), state, seeded(seed, level)))
    return state.game.atoms.names[atom]


def advise(key: str, position: dict[str, Any], seed: int) -> list[tuple[str, float]]:
    """In a worker: the options with how sure a bot is of each, the best first."""
    state = game(key).from_json(position)
    weighed = weigh(Seat(state.player, list(state.offered), state, seeded(seed, "hint")))
    return [(state.game.atoms.names[atom], share) for atom, share in weighed]


def live_no_longer_than_the_server() -> None:
    """In a worker: a server that is killed cannot say goodbye, so its workers watch it. Ctrl-C is for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Bots:
    """A pool of thinking processes."""

    def __init__(self, workers: int = 2) -> None:
        self.workers = workers
        self.pool = self._new_pool()

    async def decide(self, state: State, level: str, rng: Rng) -> str:
        position = state.imagine(state.player, rng).to_json()
        return await self._run(decide, state.key, position, level, rng.below(1 << 28))

    async def advise(self, state: State, rng: Rng) -> list[tuple[str, float]]:
        """What a bot that knows what this seat knows would do."""
        position = state.imagine(state.player, rng).to_json()
        return await self._run(advise, state.key, position, rng.below(1 << 28))

    async def _run(self, work: Callable[..., T], *args: Any) -> T:
        pool = self.pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenExecutor:
            # A worker was killed, for instance for want of memory: the pool is lost, the thought is not.
            log.warning("the bots' processes were lost; starting new ones")
            if self.pool is pool:
                self.pool = self._new_pool()
                pool.shutdown(wait=False)
            return await asyncio.get_running_loop().run_in_executor(self.pool, work, *args)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.workers, mp_context=get_context("spawn"), initializer=live_no_longer_than_the_server
        )

    async def warm_up(self) -> None:
        """Starting a process takes a second; better before anybody waits for its first move."""
        await self._run(os.getpid)

    def close(self) -> None:
        """Waits for the thought at hand: processes that were left behind would leave their locks behind too."""
        self.pool.shutdown(wait=True, cancel_futures=True)
