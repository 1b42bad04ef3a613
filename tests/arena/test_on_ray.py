"""The same contest on a real Ray, with workers that are killed while they play."""

from __future__ import annotations

import os
import signal
import socket
from pathlib import Path

import pytest
import ray

from arena.contests import alive, contest, descendants, tables
from astrarium.arena.running import run

pytestmark = pytest.mark.long

CONTEST = contest("random", "second=random", games=40)


class Killer:
    """Kills the workers of Ray that play, once."""

    def __init__(self) -> None:
        self.killed: list[int] = []
        self.seen: list[int] = []

    def __call__(self, done: int, games: int, warnings: list[str]) -> None:
        self.seen.append(done)
        if done and not self.killed:
            self.killed = [
                pid for pid, words in descendants(os.getpid()).items() if words.startswith("ray::play_on_node")
            ]
            for pid in self.killed:
                os.kill(pid, signal.SIGKILL)


def test_killed_workers_of_ray_lose_and_double_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # A Ray of our own, whatever other one may run here.
    monkeypatch.setenv("RAY_ADDRESS", "local")
    monkeypatch.delenv("RAY_USAGE_STATS_ENABLED", raising=False)
    killer = Killer()
    run(CONTEST, tmp_path / "ray", on="ray", watch=killer)
    run(CONTEST, tmp_path / "local", workers=2)
    assert killer.killed and not any(alive(pid) for pid in killer.killed)
    assert killer.seen[-1] == 40
    assert tables(tmp_path / "ray") == tables(tmp_path / "local")
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0", "Ray must tell nobody what we do"
    assert not ray.is_initialized()


def test_a_class_of_ones_own_plays_on_ray(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "local")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    decides = "def decide(self, seat):\n        return seat.legal[0]\n"
    Path("ray_bots.py").write_text(f"class First:\n    name, blind = 'first', True\n\n    {decides}")
    own = contest("ray_bots:First", "random", games=4)
    run(own, tmp_path / "ray", on="ray")
    run(own, tmp_path / "local", workers=1)
    assert tables(tmp_path / "ray") == tables(tmp_path / "local")


def test_a_cluster_that_is_not_there_is_said_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
    monkeypatch.setenv("RAY_ADDRESS", address)
    with pytest.raises(ValueError, match=f"no Ray answers at {address}"):
        run(CONTEST, tmp_path, on="ray")
