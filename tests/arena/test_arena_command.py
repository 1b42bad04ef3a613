"""`astrarium arena`, typed as a user types it; stopped, killed, and started again."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import typed
from arena.contests import alive, contest, descendants, tables, wait_until
from astrarium.arena.running import run
from systems import LINUX

MANY = ("expanse", "random", "other=random", "--games", "160", "--seed", "3", "--decisions")
CONTEST = contest("random", "other=random", games=160, seed=3)
"""The same, without the command."""

Done = subprocess.CompletedProcess[str]


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "astrarium", "arena", *words]


def arena(*words: str, cwd: Path | None = None) -> Done:
    env = dict(os.environ, COLUMNS="160", NO_COLOR="1")
    return subprocess.run(command(*words), capture_output=True, text=True, cwd=cwd, env=env, check=False)


def test_one_json_object_with_a_line_for_each_player(tmp_path: Path) -> None:
    done = arena("expanse", "random", "b=greedy", "--games", "1", "--seed", "5", "--json", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["game"], found["games"], found["seed"], found["seats"]) == ("expanse", 2, 5, 2)
    assert [player["name"] for player in found["players"]] == ["random", "b"]
    for player in found["players"]:
        assert 0 <= player["low"] <= player["share"] <= player["high"] <= 1
        assert player["share"] == player["wins"] / 2 and player["even"] == 0.5
    assert sum(player["wins"] for player in found["players"]) == 2
    assert found["versus"]["first"] == "b" and found["players"][1]["rating"] > found["players"][0]["rating"]
    assert list(tmp_path.iterdir()) == []


def test_a_table_for_people_and_tables_for_programs(tmp_path: Path) -> None:
    done = arena(
        "cosmic", "random", "--games", "1", "--seats", "3", "--out", "run", "--option", "moons=all", cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert "random" in done.stdout and "25.0" in done.stdout and "report.html" in done.stdout
    kept = sorted(file.name for file in (tmp_path / "run").iterdir())
    assert kept == ["games.parquet", "report.html", "run.json", "seats.parquet", "times.parquet"]
    run = json.loads((tmp_path / "run" / "run.json").read_text())
    assert run["options"] == {"moons": "all"} and run["finished"] and run["played"] == 1


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["expanse", "genius", "--games", "1"], "'genius' is not a player"),
        (["expanse", "random"], "--games"),
        (["expanse", "random", "--games", "1", "--seats", "9"], "seats must be from 2 to 4, not 9"),
        pytest.param(
            ["expanse", "random", "--games", "1", "--out", "/proc/arena"], "/proc/arena cannot be written", marks=LINUX
        ),
    ],
)
def test_bad_input_is_one_line_and_status_2(words: list[str], reason: str, tmp_path: Path) -> None:
    done = typed.run("arena", *words, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1 and reason in done.stderr
    assert "Traceback" not in done.stderr


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    folder = tmp_path_factory.mktemp("arena")
    run(CONTEST, folder, workers=1)
    return tables(folder)


def started(folder: Path) -> subprocess.Popen[str]:
    """A run in a process of its own, with two workers that have finished something."""
    words = command(*MANY, "--out", str(folder), "--workers", "2")
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    wait_until(lambda: list((folder / "parts").glob("*.parquet")))
    return process


def workers_of(process: subprocess.Popen[str]) -> list[int]:
    return [pid for pid, words in descendants(process.pid).items() if "spawn_main" in words]


@LINUX
@pytest.mark.long
def test_killed_outright_it_takes_its_workers_along_and_goes_on_later(
    undisturbed: dict[str, bytes], tmp_path: Path
) -> None:
    process = started(tmp_path)
    workers = workers_of(process)
    process.kill()
    process.communicate()
    assert len(workers) == 2
    wait_until(lambda: not any(alive(worker) for worker in workers))
    assert not (tmp_path / "games.parquet").exists()
    seen: list[int] = []
    run(CONTEST, tmp_path, watch=lambda done, games, warnings: seen.append(done))
    assert 0 < seen[0] < seen[-1] == 160
    assert tables(tmp_path) == undisturbed


@LINUX
@pytest.mark.long
def test_stopped_at_the_keyboard_it_says_how_to_go_on(undisturbed: dict[str, bytes], tmp_path: Path) -> None:
    process = started(tmp_path)
    workers = workers_of(process)
    process.send_signal(signal.SIGINT)
    shown, told = process.communicate()
    assert process.returncode == 130
    assert shown == "" and "Traceback" not in told
    assert "of 160 games; the same command goes on from there" in told
    assert workers and not any(alive(worker) for worker in workers)
    assert arena(*MANY, "--out", str(tmp_path)).returncode == 0
    assert tables(tmp_path) == undisturbed
