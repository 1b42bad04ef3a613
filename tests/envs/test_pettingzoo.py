"""The games as PettingZoo sees them."""

from __future__ import annotations

import warnings

import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from astrarium import game
from astrarium.check.conformance import trials
from astrarium.clockwork.step import IllegalChoice
from astrarium.envs.pettingzoo import env, raw_env
from astrarium.games import KEYS

TABLES = [
    pytest.param(key, players, options, id=f"{key}-{players}-{'-'.join(options.values()) or 'plain'}")
    for key in KEYS
    for players, options in trials(game(key), list(range(max(2, game(key).least), game(key).most + 1)))
]


@pytest.mark.parametrize(("key", "players", "options"), TABLES)
def test_api(key: str, players: int, options: dict[str, str]) -> None:
    with warnings.catch_warnings():
        # PettingZoo knows dictionaries with action masks from its own card games, and warns of all others.
        warnings.simplefilter("ignore", UserWarning)
        api_test(env(key, players, **options), num_cycles=8)


@pytest.mark.parametrize("key", KEYS)
def test_seeds(key: str) -> None:
    seed_test(lambda: env(key, game(key).most), num_cycles=20)


def test_performance_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(raw_env("expanse", 2))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("key", KEYS)
def test_a_whole_game(key: str) -> None:
    table = raw_env(key, max(2, game(key).least), **game(key).brief)
    table.reset(seed=3)
    for agent in table.agent_iter():
        observation, _, over, _, info = table.last()
        if over:
            table.step(None)
            continue
        assert len(observation["observation"]) == len(table.observation_names)
        assert info["rule"] in table.table.game.rules
        table.action_space(agent).seed(len(info["decision"]))
        table.step(int(table.action_space(agent).sample(observation["action_mask"])))
    assert table.position.over
    assert not table.agents


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    table = raw_env("expanse", 3)
    table.reset(seed=1)
    while not table.position.over:
        assert set(table.rewards.values()) == {0.0}
        table.step(table.position.offered[0])
    won = [agent for agent in table.possible_agents if table.rewards[agent] > 0]
    assert [table.possible_agents[player] for player in table.position.winners] == won
    assert sum(table.rewards.values()) == pytest.approx(0.0)


def test_an_illegal_action_cites_the_rule_and_changes_nothing() -> None:
    table = raw_env("expanse", 2)
    table.reset(seed=1)
    before = table.position.to_json()
    illegal = next(atom for atom in range(len(table.action_names)) if atom not in table.position.offered)
    with pytest.raises(IllegalChoice) as refused:
        table.step(illegal)
    assert refused.value.rule in table.table.game.rules
    assert table.position.to_json() == before


def test_in_its_wrappers_an_illegal_action_ends_the_game() -> None:
    table = env("expanse", 2)
    table.reset(seed=1)
    mask = table.last()[0]["action_mask"]
    table.step(int(mask.argmin()))
    assert all(table.terminations.values())


def test_only_the_agent_who_decides_has_options() -> None:
    table = raw_env("cosmic", 4)
    table.reset(seed=1)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


def test_rendering() -> None:
    for mode, begins in (("ansi", ""), ("svg", "<svg")):
        table = raw_env("expanse", 2, render_mode=mode)
        table.reset(seed=1)
        drawn = table.render()
        assert drawn is not None
        assert drawn.startswith(begins)
    assert raw_env("expanse", 2).render() is None
    with pytest.raises(ValueError, match="ansi"):
        raw_env("expanse", 2, render_mode="human")


def test_bad_options_are_refused_at_once() -> None:
    with pytest.raises(ValueError, match="players must be"):
        raw_env("expanse", 9)
    with pytest.raises(ValueError, match="not an option"):
        raw_env("expanse", 2, colour="red")
