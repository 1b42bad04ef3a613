"""Component files from a folder instead of the installation."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

import pytest

import typed
from astrarium.positions.box import BOX, Change, box_changes, check_box, given_box
from astrarium.positions.toml import read_box


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """The cards of The Expanse, Camina Drummer with 5 action points instead of 3."""
    cards = (resources.files("astrarium.games.expanse") / "box" / "cards.toml").read_text(encoding="utf-8")
    folder = tmp_path / "box"
    folder.mkdir()
    (folder / "cards.toml").write_text(cards.replace("ap = 3", "ap = 5", 1), encoding="utf-8")
    return folder


CHANGE = Change("cards.toml", "action_card.camina_drummer.ap", "3", "5")


def test_what_was_changed_is_named(box: Path) -> None:
    assert box_changes("expanse", box) == [CHANGE]
    assert box_changes("expanse", None) == []


def test_the_folder_stands_in_for_that_game_alone(box: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(BOX, f"expanse={box}")
    assert read_box("expanse", "cards.toml").entries("action_card")[0].number("ap") == 5
    assert read_box("expanse", "components.toml").entry("game").text("key") == "expanse"
    assert given_box("cosmic") is None
    monkeypatch.delenv(BOX)
    assert read_box("expanse", "cards.toml").entries("action_card")[0].number("ap") == 3


def test_workers_play_with_it_and_the_report_says_so(box: Path, tmp_path: Path) -> None:
    words = ("arena", "expanse", "random", "--games", "2", "--seats", "2", "--workers", "1", "--out", "run")
    done = typed.run_afresh(*words, "--box", "box", "--json", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["box"] == [list(CHANGE)]
    assert "action_card.camina_drummer.ap" in (tmp_path / "run" / "report.html").read_text(encoding="utf-8")
    again = typed.run(*words, cwd=tmp_path)
    assert again.returncode == 2 and "holds a run with box" in again.stderr


def test_what_is_no_box_is_said_in_a_line(box: Path, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="is not a folder with component files"):
        check_box("expanse", tmp_path / "nowhere")
    with pytest.raises(ValueError, match=r"has no component files; the box of expanse has cards\.toml"):
        check_box("expanse", tmp_path)
    (box / "cards.toml").write_text("ap = = 3")
    with pytest.raises(ValueError, match=r"cards\.toml is not toml"):
        check_box("expanse", box)
    (box / "card.toml").write_text("")
    with pytest.raises(ValueError, match="is no component file of expanse"):
        check_box("expanse", box)
    done = typed.run("arena", "expanse", "random", "--games", "1", "--box", "nowhere", cwd=tmp_path)
    assert done.returncode == 2 and done.stderr.count("\n") == 1
