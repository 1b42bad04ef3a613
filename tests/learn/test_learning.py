"""The whole loop, in small."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from astrarium.cli import app
from astrarium.learn.command import learn_into
from astrarium.learn.fitting import parts
from astrarium.learn.learning import COLD, HOT, Learner, Plan, heat_after
from astrarium.learn.net import load_net
from learn.learners import saved


def small(**changes: object) -> Plan:
    plan: dict[str, object] = {"games": 2, "round": 1, "batches": 5, "every": 1, "deals": 1, "engine": "numpy"}
    plan["examiners"] = ("random",)
    return Plan("expanse", 2, **(plan | changes))


def test_the_same_plan_gives_the_same_net() -> None:
    one, other = Learner(small()), Learner(small())
    before = [part.copy() for part in parts(one.net)]
    one.learn()
    other.learn()
    for ours, theirs, at_first in zip(parts(one.net), parts(other.net), before, strict=True):
        assert (ours == theirs).all()
        assert (ours != at_first).any()


def test_learning_leaves_a_net_a_table_and_a_picture(tmp_path: Path) -> None:
    console = Console(record=True, width=200)
    marks = learn_into(small(every=2), tmp_path / "run", console)
    assert [mark.games for mark in marks] == [0, 2]
    net = load_net(tmp_path / "run" / "weights.npz")
    assert (net.key, net.players, net.games) == ("expanse", 2, 2)
    with (tmp_path / "run" / "curve.csv").open() as file:
        lines = list(csv.DictReader(file))
    assert [line["games"] for line in lines] == ["0", "2"]
    assert float(lines[1]["random_low"]) <= float(lines[1]["random_share"]) <= float(lines[1]["random_high"])
    assert (tmp_path / "run" / "curve.png").read_bytes().startswith(b"\x89PNG")
    assert "against random" in console.export_text()


def test_minutes_bound_what_is_learned() -> None:
    learner = Learner(small(games=0, minutes=1000))
    learner.learn()
    assert 0 < learner.done < 0.01
    learner.seconds = 1000 * 60
    assert learner.done == 1


def test_learning_goes_on_from_a_net(tmp_path: Path) -> None:
    path = saved(tmp_path)
    learner = Learner(small(begin_with=path))
    assert all((ours == theirs).all() for ours, theirs in zip(parts(learner.net), parts(load_net(path)), strict=True))
    with pytest.raises(ValueError, match="learned expanse for 2"):
        Learner(Plan("cosmic", 3, begin_with=path))


def test_nobody_learns_alone() -> None:
    with pytest.raises(ValueError, match="two players at least"):
        Plan("athena", 1).check()


def test_it_becomes_less_bold_with_the_games() -> None:
    assert heat_after(0) == HOT
    assert HOT > heat_after(1000) > heat_after(3000) > COLD


def test_the_command_line_says_what_is_wrong(tmp_path: Path) -> None:
    run = CliRunner().invoke(app, ["learn", "expanse", "--players", "9", "--out", str(tmp_path)])
    assert isinstance(run.exception, ValueError)
    assert "players must be from 2 to 4" in str(run.exception)
