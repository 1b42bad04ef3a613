"""The whole loop, in small."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch
from rich.console import Console
from typer.testing import CliRunner

from astrarium.cli import app
from astrarium.learn.command import learn_into
from astrarium.learn.fitting import Fitter
from astrarium.learn.league import MOST, League
from astrarium.learn.model import Model
from astrarium.learn.net import load_net, new_net
from astrarium.learn.plan import Plan, Setting, setting_told, settings_for
from astrarium.learn.rollout import Rollout, by_player, by_seat
from astrarium.learn.sight import Sight
from astrarium.learn.trainer import Trainer
from learn.learners import ALIKE, COMETS, ignorant, saved, seen_in, small

# PyTorch is larger than everything else together: `make test-all` has it.
pytestmark = pytest.mark.long


@pytest.fixture(autouse=True)
def one_thread() -> None:
    """The sums of several threads are not the same every time."""
    torch.set_num_threads(1)


def learned(plan: Plan, out: Path) -> dict[str, bytes]:
    """A run, and what it left: the network, what Adam knows, and the former selves."""
    learn_into(plan, out, Console(quiet=True))
    kept = {name: torch.load(out / f"{name}.pt", weights_only=True) for name in ("model", "moments")}
    former = torch.load(out / "league.pt", weights_only=True)
    kept["league"] = {f"{number} {name}": part for number, one in enumerate(former) for name, part in one.items()}
    return {
        f"{file} {name}": part.contiguous().view(torch.uint8).numpy().tobytes()
        for file, parts in kept.items()
        for name, part in parts.items()
    }


def test_the_same_plan_gives_the_same_network(tmp_path: Path) -> None:
    one, other = (learned(small(decisions=256, rounds=1), tmp_path / name) for name in ("one", "other"))
    assert one == other
    assert one != learned(small(decisions=256, rounds=1, seed=2), tmp_path / "else")


def test_a_run_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    """The pace falls with the decisions of the whole plan; so the first run is one that was stopped half way."""
    plan = small(decisions=2048, rounds=2)
    whole = learned(plan, tmp_path / "whole")
    learned_half = tmp_path / "half"
    stopped(plan, learned_half)
    assert learned(replace(plan, begin_with=learned_half), tmp_path / "rest") == whole
    log = [json.loads(line) for line in (tmp_path / "rest" / "log.jsonl").read_text().splitlines()]
    assert log[-1]["decisions"] == 2048


def stopped(plan: Plan, out: Path) -> None:
    """The same run, that somebody stops after its second checkpoint."""

    class Stopped(Exception):
        pass

    kept = Trainer.checkpoint
    checkpoints: list[int] = []

    def checkpoint(trainer: Trainer) -> None:
        kept(trainer)
        checkpoints.append(trainer.decisions)
        if len(checkpoints) == 2:
            raise Stopped

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Trainer, "checkpoint", checkpoint)
        with pytest.raises(Stopped):
            learn_into(plan, out, Console(quiet=True))
    assert checkpoints == [512, 1024]


def test_it_learns_to_beat_random(tmp_path: Path) -> None:
    plan = small(decisions=16384, tables=64, steps=16, batch=256, rounds=16, exam=60, rate=2e-3)
    learn_into(replace(plan, settings=(Setting(2),)), tmp_path, Console(quiet=True))
    log = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert log[-1]["what"] == "exam" and log[-1]["share"] > 0.75
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    assert load_net(tmp_path / "weights.npz").made["decisions"] == 16384


def test_it_begins_by_imitation(tmp_path: Path) -> None:
    console = Console(record=True, width=200)
    plan = small(decisions=0, imitate=12, teacher="greedy", study=30, settings=(Setting(2),))
    learn_into(plan, tmp_path, console)
    said = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert said[-1]["agreed"] > 0.6 > said[0]["agreed"]
    assert said[-1]["policy"] < said[0]["policy"]
    assert "decisions of greedy" in console.export_text()
    assert load_net(tmp_path / "weights.npz").key == COMETS


def test_a_network_alone_can_be_gone_on_with_but_not_another_games(tmp_path: Path) -> None:
    learn_into(small(decisions=512, begin_with=saved(tmp_path, COMETS)), tmp_path / "run", Console(quiet=True))
    with pytest.raises(ValueError, match="learned expanse for at most 4 players"):
        learn_into(small(begin_with=saved(tmp_path)), tmp_path / "other", Console(quiet=True))


def test_gains_follow_each_players_own_decisions() -> None:
    """Two players, four steps: 0 decides twice, then 1, then the game ends with a win for 0, and 1 begins another."""
    rollout = Rollout(Sight(COMETS, 2), 4, 1, "cpu")
    rollout.deciding[:, 0] = torch.tensor([0, 0, 1, 1])
    rollout.players[:] = 2
    rollout.thought[:, 0] = torch.tensor([[0.1, -0.1], [0.3, -0.3], [0.5, -0.4], [0.0, 0.2]])
    rollout.ends[2] = True
    rollout.worths[2, 0] = torch.tensor([1.0, -1.0])
    rollout.last[0] = torch.tensor([0.6, -0.6])
    rollout.last_deciding[0] = 0
    gains, known = rollout._gains(0.5)
    last = 1.0 - 0.3
    assert gains[:3, 0].tolist() == pytest.approx([0.2 + 0.5 * last, last, -1.0 + 0.4])
    assert known[:, 0].tolist() == [True, True, True, False]
    lesson = rollout.lesson(0.5)
    assert len(lesson.atoms) == 3
    assert lesson.worths[1].tolist() == pytest.approx([1.0, 0.02 * -0.4 + 0.98 * -1.0])
    assert lesson.worths[2].tolist() == pytest.approx([-1.0, 1.0])


def test_what_former_selves_decide_teaches_nothing() -> None:
    rollout = Rollout(Sight(COMETS, 2), 2, 2, "cpu")
    rollout.players[:] = 2
    rollout.ends[1] = True
    rollout.formers[:, 1] = True
    assert len(rollout.lesson(0.9).atoms) == 2


def test_seats_and_players_are_two_ways_to_count() -> None:
    worths = torch.tensor([[0.1, 0.2, 0.3, 9.0], [0.1, 0.2, 9.0, 9.0]])
    deciding, players = torch.tensor([1, 1]), torch.tensor([3, 2])
    found = by_player(worths, deciding, players)
    assert found[0].tolist() == pytest.approx([0.3, 0.1, 0.2, 0.0])
    assert found[1].tolist() == pytest.approx([0.2, 0.1, 0.0, 0.0])
    assert by_seat(found, deciding, players)[0].tolist() == pytest.approx([0.1, 0.2, 0.3, 0.0])


def test_the_league_keeps_some_former_selves() -> None:
    net = new_net(Sight(COMETS), 1, 32)
    league = League(net, "cpu")
    chance = torch.Generator().manual_seed(1)
    for number in range(MOST + 3):
        net.parts["policy.b"][:] = number
        league.add(net, chance)
    assert len(league.former) == MOST
    assert [int(one["policy.b"][0]) for one in league.former][-2:] == [MOST + 1, MOST + 2]
    drawn = set()
    for _ in range(40):
        league.draw(chance)
        drawn.add(int(league.model.parts["policy.b"][0]))
    assert drawn == {int(one["policy.b"][0]) for one in league.former}


def test_the_average_follows_slowly() -> None:
    model = Model(new_net(Sight(COMETS), 1, 32), "cpu")
    fitter = Fitter(model, 0.1)
    for _ in range(30):
        fitter.step(((model.parts["policy.b"] - 1) ** 2).sum())
    now = model.parts["policy.b"].detach()
    assert 0 < float(fitter.average["policy.b"].mean()) < float(now.mean())


def test_the_commands_of_the_document(tmp_path: Path) -> None:
    """A run in processes of their own, one that goes on, and the arena."""
    out = str(tmp_path / "run")
    few = "--decisions 128 --workers 1 --tables 4 --width 32 --exam 2 --examiner random --minutes 0 --device cpu"
    first = CliRunner().invoke(app, ["learn", "expanse", "--players", "2", *few.split(), "--out", out])
    assert first.exit_code == 0, first.output
    goes_on = [*few.replace("128", "256").split(), "--from", out, "--out", out]
    second = CliRunner().invoke(app, ["learn", "expanse", "--players", "2", *goes_on])
    assert second.exit_code == 0, second.output
    log = [json.loads(line) for line in (tmp_path / "run" / "log.jsonl").read_text().splitlines()]
    assert [line["decisions"] for line in log if line["what"] == "exam"] == [128, 256]
    contest = ["arena", "expanse", f"net:{out}/weights.npz", "random", "--seats", "2", "--games", "2", "--json"]
    third = CliRunner().invoke(app, contest)
    assert json.loads(third.output)["games"] == 2


def test_every_number_of_players_goes_with_the_options() -> None:
    assert [setting.name for setting in settings_for("expanse", [2, 4], [{"factions": "picked"}])] == [
        "2 players factions=picked",
        "4 players factions=picked",
    ]
    assert settings_for("cosmic", [], []) == (Setting(3),)
    assert setting_told("4 timed=20 absolute=on") == Setting(4, {"timed": "20", "absolute": "on"})
    for odd in ("", "four", "4 timed", "4 timed=20 timed=30"):
        with pytest.raises(ValueError, match="a kind of table"):
            setting_told(odd)


def test_the_command_line_says_what_is_wrong(tmp_path: Path) -> None:
    run = CliRunner().invoke(app, ["learn", "expanse", "--players", "9", "--out", str(tmp_path)])
    assert isinstance(run.exception, ValueError)
    assert "players must be from 2 to 4" in str(run.exception)
    run = CliRunner().invoke(app, ["learn", "expanse", "--players", "4", "--seats", "3", "--out", str(tmp_path)])
    assert "do not fit on 3 seats" in str(run.exception)


@pytest.mark.parametrize("key", ALIKE)
def test_pytorch_and_numpy_agree(key: str) -> None:
    net = ignorant(key)
    rows, masks = seen_in(net.sight, max(2, net.sight.seats - 1), 5, 12)
    model = Model(net, "cpu")
    for ours, theirs in zip(net.families, model.families, strict=True):
        copy = rows[:, ours.lines[0]]
        read = theirs.reading.of(torch.from_numpy(copy), torch.float32).numpy()
        assert read == pytest.approx(ours.reading.of(copy), abs=1e-5)
    likings, worths = (found.detach().numpy() for found in model.forward(torch.from_numpy(rows)))
    our_likings, our_worths = net.forward(rows)
    assert likings == pytest.approx(our_likings, abs=1e-4)
    assert worths == pytest.approx(our_worths, abs=1e-4)
    assert np.ptp(likings) > 0.1 and (masks.sum(1) > 0).all()
