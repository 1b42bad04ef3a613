"""Ablation: the same seeds with and without a component."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from astrarium import game
from astrarium.arena.ablation import Ablation, effect, effects, plan_of, write_ablation
from astrarium.arena.pairs import PIECE, Pair, Pursuit, Side, Table, Work, play_pairs, pursue, tables_for
from astrarium.arena.playing import Broken
from astrarium.cli import main
from astrarium.clockwork.names import NOBODY
from astrarium.contract.game import Game
from astrarium.contract.registry import all_games
from astrarium.language import LANGUAGES, speaker

EXPANSE = game("expanse")
COSMIC = game("cosmic")


def table(key: str, component: str, player: str = "random", seed: int = 0) -> Table:
    ((_, found),) = tables_for(game(key), [component], player, seed, None, {})
    return found


def pair(seed: int, differs: bool, with_it: float = 0.0, without: float = 0.0, owner: int = 0) -> Pair:
    return Pair(seed, differs, owner, Side(100, [0], with_it, 10), Side(90, [1], without, 8))


# Pairs


def test_a_pair_is_the_same_seed_with_and_without() -> None:
    """The ability of Protogen, which is at every table of four, makes keeping Events free."""
    pairs = play_pairs(Work(table("expanse", "black_budget"), "black_budget", 0))
    assert [found.seed for found in pairs] == list(range(PIECE))
    for found in pairs:
        start = EXPANSE.begin(4, found.seed, {})
        assert found.owner == start.player_ids().index("PG")
        assert found.normal.share == float(found.owner in found.normal.winners)
    assert any(found.differs for found in pairs)


def test_where_a_component_takes_no_part_there_is_no_pair() -> None:
    start = EXPANSE.begin(4, 0, {})
    boxed = next(id for id in EXPANSE.switches if not EXPANSE.study.takes_part(start, id))
    assert 0 not in [found.seed for found in play_pairs(Work(table("expanse", boxed), boxed, 0))]


def test_what_has_no_effect_makes_no_difference() -> None:
    """The text of the Jubba Cloak is that it has none."""
    pairs = play_pairs(Work(table("cosmic", "moon_37"), "moon_37", 0))
    assert pairs and not any(found.differs for found in pairs)
    assert all(found.normal == found.without for found in pairs)


def test_a_game_that_cannot_be_played_is_named() -> None:
    broken = table("expanse", "black_budget")._replace(seats=9)
    with pytest.raises(Broken, match="black_budget, seed 16: ValueError: players must be from 2 to 4"):
        play_pairs(Work(broken, "black_budget", 16))


def test_other_seeds_are_other_games() -> None:
    work = [Work(table("expanse", "martian_navy", seed=seed), "martian_navy", 0) for seed in (0, 1)]
    assert play_pairs(work[0]) != play_pairs(work[1])


def test_any_number_of_workers_plays_the_same() -> None:
    tried = tables_for(EXPANSE, ["black_budget", "roci_kamal"], "random", 3, None, {})
    seen: list[tuple[int, int]] = []
    alone = pursue(tried, 10, 10, 1, lambda done, planned: seen.append((done, planned)))
    assert alone == pursue(tried, 10, 10, 2)
    assert [len(pairs) for pairs in alone.values()] == [10, 10]
    assert seen[-1][0] == seen[-1][1] >= 20


# How long is looked for what is rare


def test_enough_games_are_asked_for_at_once() -> None:
    pursuit = Pursuit(table("expanse", "scopuli"), "scopuli")
    assert pursuit.wanted(20, 20) == 3
    assert [pursuit.next().first for _ in range(3)] == [0, PIECE, 2 * PIECE]
    assert pursuit.wanted(20, 20) == 0, "until they are played"


def test_what_differs_at_once_is_looked_at_no_longer() -> None:
    pursuit = Pursuit(table("expanse", "scopuli"), "scopuli", [pair(seed, seed == 3) for seed in range(24)])
    assert pursuit.wanted(20, 100) == 0 and len(pursuit.result(20, 100)) == 20


def test_what_never_differed_is_looked_at_longer() -> None:
    pursuit = Pursuit(table("expanse", "scopuli"), "scopuli", [pair(seed, False) for seed in range(24)])
    assert pursuit.wanted(20, 100) == 1
    pursuit.next()
    pursuit.keep([pair(seed, seed >= 28) for seed in range(24, 32)])
    assert pursuit.wanted(20, 100) == 0
    assert [found.differs for found in pursuit.result(20, 100)] == [False] * 28 + [True], "up to the first that differs"


def test_what_takes_no_part_is_given_up() -> None:
    pursuit = Pursuit(table("expanse", "scopuli"), "scopuli", asked=2000)
    assert pursuit.wanted(20, 20) == 0 and pursuit.result(20, 20) == []


# What the pairs come to


def test_an_effect_is_what_the_component_adds() -> None:
    pairs = [pair(seed, True, with_it=1.0, without=float(seed % 4 == 0)) for seed in range(40)]
    found = effect(EXPANSE, "black_budget", pairs)
    assert found.share_change is not None and found.length is not None and found.score_change is not None
    assert found.share_change.mean == pytest.approx(0.75) and found.clear
    assert (found.length.mean, found.score_change.mean) == (10, 2)
    assert (found.games, found.differing, found.other_winner, found.owned) == (40, 40, 1.0, 40)
    assert (found.kind, found.dealt, found.share) == ("ability", True, 1.0)


def test_no_change_in_a_few_games_is_no_proof() -> None:
    found = effect(EXPANSE, "black_budget", [pair(seed, False) for seed in range(20)]).share_change
    assert found is not None
    assert (found.mean, found.low, found.high) == pytest.approx((0, -0.139, 0.139), abs=1e-3)


def test_without_an_owner_nothing_is_said_of_him() -> None:
    found = effect(COSMIC, "cone_01", [pair(seed, True, owner=NOBODY) for seed in range(20)])
    assert found.owned == 0 and found.share is None and found.share_change is None and not found.sure
    assert found.length is not None


def test_chances_are_adjusted_kind_by_kind() -> None:
    mixed = [pair(seed, True, with_it=float(seed % 5 < 3), without=float(seed % 5 == 0)) for seed in range(40)]
    alone = effects(EXPANSE, {"black_budget": mixed})[0]
    among = effects(EXPANSE, {"black_budget": mixed, "martian_navy": mixed, "roci_kamal": mixed})
    assert alone.share_change is not None
    assert alone.adjusted == pytest.approx(alone.share_change.chance)
    assert [row.adjusted for row in among] == pytest.approx([2 * alone.adjusted, 2 * alone.adjusted, alone.adjusted])


# Trials


@pytest.mark.parametrize("played", all_games(), ids=lambda game: game.key)
def test_every_component_takes_part_at_its_table(played: Game[Any]) -> None:
    starts: dict[Table, list[object]] = {}
    for component, at in tables_for(played, list(played.switches), "random", 0, None, {}):
        found = False
        for seed in range(60):
            known = starts.setdefault(at, [])
            if seed == len(known):
                known.append(played.begin(at.seats, seed, dict(at.options)))
            start = known[seed]
            if played.study.takes_part(start, component):
                found = True
                break
        assert found, component


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("played", all_games(), ids=lambda game: game.key)
def test_every_component_is_named(played: Game[Any], lang: str) -> None:
    say = speaker(played, lang)
    for component in played.switches:
        trial = played.study.trial(component)
        assert say.say(trial.name) and say.words(f"trial-{trial.kind}")


# What is written


def test_page_tables_and_json_agree(tmp_path: Path) -> None:
    plan = plan_of(COSMIC, ["virus", "cone_01", "moon_37"], 20, None, "random", 0, None, {})
    found = Ablation(
        plan,
        effects(
            COSMIC,
            {
                "virus": [pair(seed, True, with_it=float(seed % 2)) for seed in range(20)],
                "cone_01": [pair(seed, seed > 5, owner=NOBODY) for seed in range(20)],
                "moon_37": [pair(seed, False, owner=NOBODY) for seed in range(20)],
            },
        ),
    )
    write_ablation(found, tmp_path, "en")
    told = json.loads((tmp_path / "ablation.json").read_text(encoding="utf-8"))
    assert told == found.to_json() and told["never"] == ["moon_37"]
    assert pl.read_parquet(tmp_path / "ablation.parquet").to_dicts() == told["effects"]
    assert pl.read_csv(tmp_path / "ablation.csv")["component"].to_list() == ["virus", "cone_01", "moon_37"]
    lines = (tmp_path / "ablation.md").read_text(encoding="utf-8")
    assert "| Virus | 20 | 100\u00a0% | 100\u00a0% | +10 | **+50.0\u00a0%** |" in lines
    page = (tmp_path / "ablation.html").read_text(encoding="utf-8")
    assert "Colourless cones" in page and "No game differs without: " in page


# The command


def test_the_command_plays_and_tells(tmp_path: Path) -> None:
    words = ["ablation", "expanse", "--component", "black_budget", "--games", "8", "--seats", "3", "--workers", "1"]
    command = [sys.executable, "-m", "astrarium", *words, "--out", str(tmp_path), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    assert told["seats"] == 3 and told["player"] == "random"
    assert [row["component"] for row in told["effects"]] == ["black_budget"]
    assert told == json.loads((tmp_path / "ablation.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--component", "miller"], "'miller' is not a component of expanse"),
        (["--player", "outside:./bot"], "only by a built-in player"),
        (["--seats", "9"], "players must be from 2 to 4, not 9"),
        (["--option", "moons=all"], "'moons' is not an option of expanse"),
    ],
)
def test_bad_words_are_one_line(
    words: list[str], reason: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["astrarium", "ablation", "expanse", *words])
    with pytest.raises(SystemExit) as left:
        main()
    out, err = capsys.readouterr()
    assert left.value.code == 2 and reason in err and err.count("\n") == 1 and not out
