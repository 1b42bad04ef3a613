"""Bots think in processes of their own, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from ..clockwork.game import game
from ..clockwork.rng import Rng, seeded
from ..clockwork.state import State
from ..players.greedy import weigh
from ..players.playing import player
from ..players.seat import Seat

LEVELS = {"easy": "random", "medium": "greedy"}
"""What a level at the table is called, and who plays it."""


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


class Bots:
    """A pool of thinking processes."""

    def __init__(self, workers: int = 2) -> None:
        self.pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))

    async def decide(self, state: State, level: str, rng: Rng) -> str:
        position = state.imagine(state.player, rng).to_json()
        return str(await self._run(decide, state.key, position, level, rng.below(1 << 28)))

    async def advise(self, state: State, rng: Rng) -> list[tuple[str, float]]:
        """What a bot that knows what this seat knows would do."""
        position = state.imagine(state.player, rng).to_json()
        found: list[tuple[str, float]] = await self._run(advise, state.key, position, rng.below(1 << 28))
        return found

    async def _run(self, work: Any, *args: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self.pool, work, *args)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
