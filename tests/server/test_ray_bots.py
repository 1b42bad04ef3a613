"""Bots may think on other machines; nothing else changes."""

from __future__ import annotations

import asyncio
import importlib.util

import pytest

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.server import ray_bots
from astrarium.server.settings import Settings

pytestmark = pytest.mark.long


def test_where_bots_think_is_told_when_it_is_nowhere() -> None:
    with pytest.raises(ValueError, match="bots think here or ray, not 'moon'"):
        Settings(think_on="moon")


def test_without_ray_it_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(ValueError, match="one more package"):
        ray_bots.check_ray()


def test_a_bot_on_ray_decides_what_one_here_would() -> None:
    if importlib.util.find_spec("ray") is None:
        pytest.skip("Ray is missing")

    async def case() -> None:
        bots = ray_bots.RayBots(1)
        try:
            state = game("expanse").start(3, seed=1)
            found = await bots.decide(state, "medium", seeded(1, "x"), milliseconds=100)
            assert found.atom in state.legal_names
            assert (await bots.decide(state, "easy", seeded(1, "x"))).atom in state.legal_names
        finally:
            bots.close()

    asyncio.run(case())
