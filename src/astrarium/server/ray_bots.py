"""Bots that think on other machines: on a Ray cluster, where the server itself only waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from typing import Any, TypeVar

from ..arena.on_ray import check_address
from .bots import Bots, Pool, Thinkers
from .turns import Turns

T = TypeVar("T")
RETRIES = 2
"""How often Ray thinks again what a machine took with it when it died."""


class RayPool(Pool):
    """Thinking processes wherever Ray starts them."""

    def __init__(self, ray: Any, workers: int) -> None:
        self.workers = workers
        self.remote = ray.remote(num_cpus=1, max_retries=RETRIES)(thought)

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        found: T = await asyncio.wrap_future(self.remote.remote(work, *args).future())
        return found

    def retire(self) -> None:
        pass

    def close(self) -> None:
        pass


def thought(work: Callable[..., T], *args: Any) -> T:
    """On another machine."""
    return work(*args)


class RayBots(Bots):
    """Bots that search think on the cluster; quick ones stay here, where they answer sooner."""

    def __init__(self, workers: int = 2) -> None:
        super().__init__(workers)
        ray = started()
        self.ray = ray
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.thinkers = Thinkers(workers)
        self.thinkers.pool = RayPool(ray, cores)
        self.turns = Turns(cores)

    def close(self) -> None:
        super().close()
        self.ray.shutdown()


def started() -> Any:
    """Ray, as RAY_ADDRESS says, or one of its own on this machine. ValueError: why not."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    try:
        import ray
    except ImportError:
        raise ValueError("to think on Ray needs one more package: pip install 'astrarium[ray]'") from None
    check_address(os.environ.get("RAY_ADDRESS", ""))
    try:
        ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR, ignore_reinit_error=True)
    except (ConnectionError, RuntimeError) as error:
        raise ValueError(f"Ray does not start: {error}") from None
    return ray


def check_ray() -> None:
    """ValueError: bots cannot think there."""
    try:
        import ray  # noqa: F401
    except ImportError:
        raise ValueError("to think on Ray needs one more package: pip install 'astrarium[ray]'") from None
    check_address(os.environ.get("RAY_ADDRESS", ""))
