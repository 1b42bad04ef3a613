"""Bots that think compiled take over game by game, while tables are being played."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.games import KEYS
from astrarium.server.bots import PLAIN, READY, WARMING, Bots
from astrarium.speed import build
from astrarium.workshop.doors import COMPILED
from astrarium.workshop.warming import Workshop
from tiny_house import told_where

pytestmark = pytest.mark.skipif(build() == "compiled", reason="everything is compiled already")


class Shelf(Workshop):
    """A workshop in which nothing is made: the folders stay empty, so that its processes find the plain modules."""

    def __init__(self) -> None:
        self.folders = {stage: Path("nowhere", stage) for stage in ("kernel", *KEYS)}
        self.coming = set(KEYS)
        self.process = None
        self.asked = []


def test_a_compiled_game_is_thought_about_by_processes_that_know_where_it_lies() -> None:
    async def case() -> None:
        shelf = Shelf()
        bots = Bots(1, shelf)
        try:
            assert await bots.run(told_where, "expanse") == ""
            assert (bots.condition("expanse"), shelf.asked) == (WARMING, ["expanse"])
            await bots.use_compiled("expanse")
            shelf.coming.discard("expanse")
            assert "nowhere" in await bots.run(told_where, "expanse")
            assert "nowhere" in await bots.run_behind(told_where, "expanse")
            assert bots.condition("expanse") == READY
            assert await bots.run(told_where, "athena") == ""
            assert bots.condition("athena") == WARMING
            shelf.coming.clear()
            assert bots.condition("athena") == PLAIN
            # The server itself, and whatever else it starts, stays as it is.
            assert COMPILED not in os.environ
        finally:
            bots.close()

    asyncio.run(case())


def test_a_thought_that_was_begun_is_finished_when_the_others_take_over() -> None:
    async def case() -> None:
        bots = Bots(1, Shelf())
        try:
            state = game("expanse").start(players=2, seed=1)
            thought = asyncio.create_task(bots.decide(state, "mcts:40", seeded(1, "x")))
            await asyncio.sleep(0)
            for key in KEYS:
                await bots.use_compiled(key)
            assert (await thought).atom in state.legal_names
            # Those who are not needed any more have gone.
            with pytest.raises(RuntimeError):
                await bots.thinkers.pool.run(os.getpid)
            assert (await bots.decide(state, "greedy", seeded(1, "x"))).atom in state.legal_names
        finally:
            bots.close()

    asyncio.run(case())


def test_what_the_builder_says_reaches_bots_and_pages(caplog: pytest.LogCaptureFixture) -> None:
    async def case() -> None:
        shelf = Shelf()
        ready: list[str] = []
        changed: list[object] = []

        async def use(key: str) -> None:
            ready.append(key)

        async def heard(**told: str) -> None:
            await shelf._heard(told, use, changed.append)

        await heard(stage="kernel", state="ready")
        await heard(stage="expanse", state="ready")
        await heard(stage="parsec", state="failed", why="a log says why")
        assert (ready, changed) == (["expanse"], ["expanse", "parsec"])
        assert shelf.coming == {"cosmic", "athena", "interstellar"}
        await heard(state="impossible", why="no working C compiler")
        shelf._nothing_more(changed.append)
        assert shelf.coming == set()
        assert changed[2:] == ["athena", "cosmic", "interstellar"]

    asyncio.run(case())
    assert caplog.text.count("no working C compiler") == 1


def test_a_game_is_wished_for_once_until_another_is() -> None:
    shelf = Shelf()
    for key in ("athena", "athena", "parsec", "athena", "no such game"):
        shelf.want(key)
    assert shelf.asked == ["athena", "parsec", "athena"]


def test_builder_that_cannot_compile_leaves_the_server_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The real process, without a compiler."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("CC", str(tmp_path / "no-compiler"))
    changed: list[Any] = []

    async def use(key: str) -> None:
        raise AssertionError(key)

    shop = Workshop()
    asyncio.run(shop.run(use, changed.append))
    assert changed == sorted(KEYS)
    assert caplog.text.count("no working C compiler") == 1
