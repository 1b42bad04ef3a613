"""A Python class of one's own in the arena, given as `module:Class`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import typed
from arena.contests import contest, tables
from astrarium.arena.entrants import entrant
from astrarium.arena.on_ray import play_on_node
from astrarium.arena.playing import Finished
from astrarium.arena.running import run

BOTS = """
class First:
    name = "first"
    blind = True

    def decide(self, seat):
        return seat.legal[0]


class Mute:
    name = "mute"
    blind = True


class Stubborn(First):
    def __init__(self, habit):
        self.habit = habit


NUMBER = 3
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A current folder with a module of players; modules and paths are forgotten afterwards."""
    (tmp_path / "own_bots.py").write_text(BOTS)
    (tmp_path / "own_broken.py").write_text("1 / 0\n")
    (tmp_path / "own_needy.py").write_text("import nobody_has_this\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    for module in ("own_bots", "own_broken", "own_needy"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    return tmp_path


def test_a_class_of_the_current_folder_plays_in_workers(folder: Path) -> None:
    done = typed.run(
        *("arena", "expanse", "own_bots:First", "me=own_bots:First", "random"),
        *("--games", "3", "--seats", "3", "--workers", "1", "--out", "kept", "--json"),
        cwd=folder,
    )
    assert done.returncode == 0, done.stderr
    assert [player["name"] for player in json.loads(done.stdout)["players"]] == ["own_bots:First", "me", "random"]
    again = typed.run(
        *("arena", "expanse", "own_bots:First", "me=own_bots:First", "random"),
        *("--games", "3", "--seats", "3", "--out", "kept", "--json"),
        cwd=folder,
    )
    assert again.stdout == done.stdout


def test_a_stopped_run_goes_on(folder: Path) -> None:
    own = contest("own_bots:First", "random", games=6)
    whole = tables(run(own, folder / "whole", workers=1).folder)

    def stop(done: int, games: int, warnings: list[str]) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(own, folder / "parts", workers=1, watch=stop)
    seen: list[int] = []
    run(own, folder / "parts", workers=1, watch=lambda done, games, warnings: seen.append(done))
    assert 0 < seen[0] < 6
    assert tables(folder / "parts") == whole


def test_a_class_fills_all_seats_of_a_balance(folder: Path) -> None:
    words = ("balance", "expanse", "--player", "own_bots:First", "--games", "2", "--workers", "1", "--json")
    done = typed.run(*words, cwd=folder)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["players"] == ["own_bots:First"]


def test_a_worker_of_ray_finds_it_where_the_run_was_started(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = contest("own_bots:First", "random", games=2)
    (folder / "elsewhere").mkdir()
    monkeypatch.chdir(folder / "elsewhere")
    monkeypatch.delitem(sys.modules, "own_bots")
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path != str(folder)])
    finished = play_on_node(own, folder, "", own.fixtures()[:1])
    assert isinstance(finished, Finished) and len(finished.games) == 1


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("nowhere_to_be_found:Bot", "there is no module nowhere_to_be_found, here or installed"),
        ("own_bots:Second", "the module own_bots has no class Second"),
        ("own_bots:NUMBER", "the module own_bots has no class NUMBER"),
        ("own_bots:Mute", "the class Mute has no decide; a player has name, blind, decide"),
        ("own_bots:Stubborn", "Stubborn() does not work: TypeError"),
        ("own_broken:Bot", "the module own_broken breaks off: ZeroDivisionError"),
        ("own_needy:Bot", "the module own_needy needs nobody_has_this, which is not installed"),
    ],
)
def test_what_is_no_player_is_said_in_a_line(spec: str, reason: str, folder: Path) -> None:
    with pytest.raises(ValueError, match=spec) as told:
        entrant(spec)
    assert reason in str(told.value)


@pytest.mark.parametrize("words", [("arena", "expanse", "random"), ("balance", "expanse", "--player")])
def test_bad_classes_end_the_command_with_status_2(words: tuple[str, ...], folder: Path) -> None:
    done = typed.run(*words, "own_bots:Mute", "--games", "2", cwd=folder)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == ("astrarium: own_bots:Mute: the class Mute has no decide; a player has name, blind, decide\n")


@pytest.mark.parametrize(("spec", "reason"), [("mcts:lots", "the budget is a number"), ("genius", "is not a player")])
def test_players_of_other_kinds_stay_what_they_are(spec: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        entrant(spec)
