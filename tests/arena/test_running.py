"""A contest gives the same tables whoever plays it, in how many pieces, and whatever is killed meanwhile."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

from arena.contests import alive, contest, tables
from astrarium.arena.entrants import Entrant
from astrarium.arena.playing import Asked, Broken, Finished, Played
from astrarium.arena.results import Results
from astrarium.arena.running import run
from astrarium.arena.schedule import Fixture
from astrarium.arena.summary import Game, Standing, compare, summarise
from astrarium.arena.work import LEAST, PIECE, Work
from systems import LINUX, POSIX

CONTEST = contest("random", "second=random", games=60)


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("arena") / "undisturbed"
    run(CONTEST, folder, workers=1)
    return folder


class Watcher:
    """Writes down how a run goes on, and does something once it has come so far."""

    def __init__(self, at: int = 0) -> None:
        self.at = at
        self.seen: list[int] = []
        self.before = set(multiprocessing.active_children())
        self.workers: set[int] = set()

    def __call__(self, done: int, games: int, warnings: list[str]) -> None:
        self.seen.append(done)
        self.workers |= {worker.pid for worker in set(multiprocessing.active_children()) - self.before if worker.pid}
        if done >= self.at > 0:
            self.at = 0
            self.act()

    def act(self) -> None:
        pass


class Stopper(Watcher):
    """Presses Ctrl-C."""

    def act(self) -> None:
        raise KeyboardInterrupt


class Killer(Watcher):
    """Kills all workers at once, in the middle of what they are at."""

    def act(self) -> None:
        self.killed = set(self.workers)
        for pid in self.killed:
            os.kill(pid, signal.SIGKILL)


def test_two_workers_write_the_same_tables_as_one(undisturbed: Path, tmp_path: Path) -> None:
    watcher = Watcher()
    run(CONTEST, tmp_path / "run", workers=2, watch=watcher)
    assert len(watcher.workers) == 2
    assert tables(tmp_path / "run") == tables(undisturbed)


@LINUX
def test_a_run_that_was_stopped_goes_on(undisturbed: Path, tmp_path: Path) -> None:
    stopper = Stopper(at=2)
    with pytest.raises(KeyboardInterrupt):
        run(CONTEST, tmp_path, workers=2, watch=stopper)
    assert not any(alive(worker) for worker in stopper.workers)
    again = Watcher()
    run(CONTEST, tmp_path, workers=2, watch=again)
    assert 2 <= again.seen[0] == stopper.seen[-1] < again.seen[-1] == 60
    assert tables(tmp_path) == tables(undisturbed)


@LINUX
def test_killed_workers_are_replaced_and_no_game_is_lost_or_doubled(undisturbed: Path, tmp_path: Path) -> None:
    killer = Killer(at=1)
    run(CONTEST, tmp_path, workers=2, watch=killer)
    assert len(killer.killed) == 2 and not any(alive(worker) for worker in killer.killed)
    assert killer.seen[0] == 0 and killer.seen[-1] == 60
    assert tables(tmp_path) == tables(undisturbed)


def test_work_that_kills_every_worker_is_given_up(tmp_path: Path) -> None:
    over = threading.Event()

    def kill_all() -> None:
        while not over.is_set():
            for worker in multiprocessing.active_children():
                worker.kill()

    murderer = threading.Thread(target=kill_all)
    murderer.start()
    try:
        with pytest.raises(Broken, match="3 workers died one after the other over the games 0 to 0"):
            run(CONTEST, tmp_path, workers=1)
    finally:
        over.set()
        murderer.join()


def test_a_finished_run_is_left_as_it_is(undisturbed: Path) -> None:
    before = {file.name: file.stat().st_mtime_ns for file in undisturbed.iterdir()}
    watcher = Watcher()
    results = run(CONTEST, undisturbed, watch=watcher)
    assert watcher.seen == []
    assert {file.name: file.stat().st_mtime_ns for file in undisturbed.iterdir() if file.name in before} == before
    assert results.games().height == 60


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"seed": 8}, "holds a run with seed 7, not 8"),
        ({"games": 62}, "holds a run with games 60, not 62"),
        ({"decisions": False}, "holds a run with decisions true, not false"),
        ({"key": "cosmic", "seats": 3}, "holds a run with"),
        ({"options": {"factions": "MCR-UN"}}, "holds a run with options"),
    ],
)
def test_a_folder_with_another_run_is_refused(undisturbed: Path, changed: dict[str, object], reason: str) -> None:
    before = tables(undisturbed)
    with pytest.raises(ValueError, match=reason):
        run(replace(CONTEST, **changed), undisturbed)  # type: ignore[arg-type]
    assert tables(undisturbed) == before
    assert not (undisturbed / "parts").exists()


@pytest.mark.parametrize(
    ("changed", "on", "reason"),
    [
        ({}, "moon", "on must be local or ray, not 'moon'"),
        ({"seats": 9}, "local", "players must be from 2 to 4, not 9"),
        ({"options": {"moons": "all"}}, "local", "'moons' is not an option of expanse"),
        ({"without": ("gravity",)}, "local", "'gravity' is not a component"),
        ({"entrants": (Entrant("me", "outside:false"),)}, "local", "me cannot play"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is_written(
    changed: dict[str, object], on: str, reason: str, tmp_path: Path
) -> None:
    with pytest.raises(ValueError, match=reason):
        run(replace(CONTEST, **changed), tmp_path / "run", on=on)  # type: ignore[arg-type]
    assert not (tmp_path / "run").exists()


@POSIX
def test_two_runs_cannot_write_to_one_folder(tmp_path: Path) -> None:
    first = Results(tmp_path)
    with first.opened(CONTEST), pytest.raises(ValueError, match="another run is writing to"):
        run(CONTEST, tmp_path)


def test_a_part_is_there_whole_or_not_at_all(undisturbed: Path, tmp_path: Path) -> None:
    """What a killed writer left half done is neither read nor in the way."""
    with pytest.raises(KeyboardInterrupt):
        run(CONTEST, tmp_path, workers=1, watch=Stopper(at=1))
    (tmp_path / "parts" / "000000059.parquet.new").write_bytes(b"PAR1 half")
    (tmp_path / "games.parquet.new").write_bytes(b"")
    run(CONTEST, tmp_path, workers=1)
    assert tables(tmp_path) == tables(undisturbed)
    assert not list(tmp_path.glob("parts"))


def test_the_tables_say_what_was_played(undisturbed: Path) -> None:
    games, seats = (pl.read_parquet(undisturbed / f"{name}.parquet") for name in ("games", "seats"))
    decisions, times = (pl.read_parquet(undisturbed / f"{name}.parquet") for name in ("decisions", "times"))
    assert games["number"].to_list() == list(range(60)) == times["number"].to_list()
    assert set(games["seats"].explode()) == {"random", "second"}
    assert seats.height == 120 and seats.filter(pl.col("place") == 1)["share"].sum() == 60
    for row in seats.join(games, on="number").iter_rows(named=True):
        assert row["player"] == row["seats"][row["seat"]]
        assert row["score"] == row["scores"][row["seat"]] == row["curve"][-1][row["seat"]]
        assert row["share"] == row["shares"][row["seat"]]
    counted = decisions.group_by("number").len().sort("number")["len"].to_list()
    assert counted == games["decisions"].to_list()
    assert decisions["options"].min() == 2
    assert "slot:1" in decisions["atom"].to_list() and "TakeCard" in decisions["choice"].to_list()


def test_the_summary_adds_up(undisturbed: Path) -> None:
    summary = summarise(Results(undisturbed))
    first, second = summary.players
    assert first.wins + second.wins == summary.games == 60
    assert first.share + second.share == pytest.approx(1)
    assert first.even == second.even == 0.5
    versus = summary.versus
    assert versus is not None and versus.won + versus.lost + versus.level == 30
    assert versus.share == max(first.share, second.share)


@pytest.mark.parametrize(
    ("low", "high", "verdict"), [(0.51, 0.9, "above"), (0.1, 0.49, "below"), (0.4, 0.6, "even"), (0.5, 0.7, "even")]
)
def test_a_share_is_called_above_or_below_only_when_clear_of_even(low: float, high: float, verdict: str) -> None:
    standing = Standing("a", "a", 10, 5.0, (low + high) / 2, low, high, 0.5, 25.0, 8.0, 0.0, 0)
    assert standing.verdict == verdict


def test_of_two_the_better_is_named_first_with_the_rounds_it_won() -> None:
    """Three rounds of two games: one entrant wins both, each wins one, the last game is shared."""
    games = [
        game(0, (0, 1), [0.0, 1.0]),
        game(0, (1, 0), [1.0, 0.0]),
        game(1, (0, 1), [1.0, 0.0]),
        game(1, (1, 0), [1.0, 0.0]),
        game(2, (0, 1), [0.0, 1.0]),
        game(2, (1, 0), [0.5, 0.5]),
    ]
    standings = [
        Standing(name, name, 6, wins, wins / 6, 0.0, 1.0, 0.5, 25.0, 8.0, 0.0, 0)
        for name, wins in (("a", 1.5), ("b", 4.5))
    ]
    versus = compare(games, standings)
    assert (versus.first, versus.second, versus.share) == ("b", "a", 0.75)
    assert (versus.won, versus.lost, versus.level) == (2, 0, 1)
    assert versus.chance == 0.5


def standing(name: str, wins: float) -> Standing:
    return Standing(name, name, 6, wins, wins / 6, 0.0, 1.0, 0.5, 25.0, 8.0, 0.0, 0)


def game(round: int, lineup: tuple[int, int], shares: list[float]) -> Game:
    return Game(round, round, lineup, shares, [0, 0], [1, 2], [0, 0])


# Pieces of work


def fixtures(games: int) -> list[Fixture]:
    return [Fixture(number, 0, 0, 0, (0, 1)) for number in range(games)]


def finished(piece: list[Fixture], seconds: float) -> Finished:
    asked = Asked([], [], [], [])
    return Finished([Played(f.number, [], [], [], [], [], [], [], 0, asked, seconds) for f in piece], [])


def pieces(games: int, seconds: float, workers: int) -> list[list[Fixture]]:
    work = Work(fixtures(games))
    found: list[list[Fixture]] = []
    while piece := work.next(workers):
        found.append(piece)
        work.learn(finished(piece, seconds))
    return found


@pytest.mark.parametrize(("games", "seconds"), [(1, 1.0), (1000, 0.001), (1000, 0.02), (100, 30.0)])
def test_every_game_is_given_out_once(games: int, seconds: float) -> None:
    assert [fixture for piece in pieces(games, seconds, 2) for fixture in piece] == fixtures(games)


def test_pieces_grow_with_quick_games_and_shrink_towards_the_end() -> None:
    sizes = [len(piece) for piece in pieces(10_000, 0.001, 2)]
    assert sizes[0] == 1 and max(sizes) == round(PIECE / 0.001)
    assert sizes[1:] == sorted(sizes[1:], reverse=True)
    assert min(sizes[1:-1]) >= LEAST / 0.001 - 1


def test_slow_games_are_given_out_one_by_one() -> None:
    assert {len(piece) for piece in pieces(20, 30.0, 2)} == {1}
