"""The server's side of it: starts the process that compiles, listens to it, and tells it what people play."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from .builder import FAILED, IMPOSSIBLE, READY
from .doors import COMPILED
from .shelf import PACKAGE, cache_home, shelf, stage_keys
from .units import KERNEL

log = logging.getLogger("astrarium.server")


class Workshop:
    """What is compiled so far, what may still come, and where it lies."""

    def __init__(self) -> None:
        self.folders = shelf(cache_home(), stage_keys())
        self.coming = set(self.folders) - {KERNEL}
        self.process: asyncio.subprocess.Process | None = None
        self.asked: list[str] = []

    def want(self, game: str) -> None:
        """Somebody plays this game: it comes next."""
        if game in self.coming and self.asked[-1:] != [game]:
            self.asked.append(game)
            self._tell(game)

    def _tell(self, game: str) -> None:
        if self.process is not None and self.process.stdin is not None and not self.process.stdin.is_closing():
            self.process.stdin.write(f"{game}\n".encode())

    async def run(self, ready: Callable[[str], Awaitable[None]], changed: Callable[[str], None]) -> None:
        """Until all is compiled or can never be. `ready`: a game can be used; `changed`: more is known about a game."""
        environment = {name: value for name, value in os.environ.items() if name != COMPILED}
        environment["PYTHONPATH"] = str(PACKAGE.parent)
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "astrarium.workshop.builder",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
            cwd=Path.home(),
        )
        self.process = process
        assert process.stdout is not None and process.stdin is not None
        try:
            for game in self.asked:
                self._tell(game)
            async for line in process.stdout:
                await self._heard(json.loads(line), ready, changed)
        finally:
            # It ends when its input does.
            process.stdin.close()
            await process.wait()
            self._nothing_more(changed)

    async def _heard(
        self, told: dict[str, str], ready: Callable[[str], Awaitable[None]], changed: Callable[[str], None]
    ) -> None:
        stage, state = told.get("stage", KERNEL), told["state"]
        if state == READY and stage != KERNEL:
            await ready(stage)
            self.coming.discard(stage)
            changed(stage)
        elif state == FAILED:
            log.warning("%s cannot be compiled, its bots stay in plain Python: %s", stage, told["why"])
            self.coming.discard(stage)
            changed(stage)
        elif state == IMPOSSIBLE:
            log.warning("bots stay in plain Python and play weaker for it: %s", told["why"])

    def _nothing_more(self, changed: Callable[[str], None]) -> None:
        left = sorted(self.coming)
        self.coming.clear()
        for stage in left:
            changed(stage)
