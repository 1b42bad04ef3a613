"""The games as Gymnasium sees them: one learner, at one table or at many."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.envs.gymnasium import GameEnv, ManyEnv, register
from astrarium.games import KEYS
from astrarium.players.many import returns


def first_of(mask: np.ndarray) -> int:
    return int(mask.argmax())


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_check_env(key: str) -> None:
    check_env(GameEnv(key, opponents="random", render_mode="ansi", **game(key).brief))


def test_gymnasium_finds_the_games() -> None:
    register()
    made = gymnasium.make("astrarium/expanse-v0", players=3, opponents="random")
    seen, told = made.reset(seed=1)
    assert seen in made.observation_space
    assert told["rule"] in game("expanse").rules
    many = gymnasium.make_vec("astrarium/expanse-v0", num_envs=3, vectorization_mode="vector_entry_point")
    assert many.reset(seed=1)[0]["observation"].shape[0] == 3


@pytest.mark.parametrize("key", KEYS)
def test_the_same_seed_gives_the_same_game(key: str) -> None:
    def played() -> list[float]:
        table = GameEnv(key, opponents="random", **game(key).brief)
        seen, _ = table.reset(seed=5)
        found: list[float] = []
        for _ in range(30):
            seen, reward, over, _, _ = table.step(first_of(seen["action_mask"]))
            found += [float(seen["observation"].sum()), reward]
            if over:
                break
        return found

    assert played() == played()


def test_the_learner_sits_everywhere_unless_a_seat_is_given() -> None:
    table = GameEnv("expanse", 4, opponents="random")
    table.reset(seed=0)
    assert {(table.reset(), table.seat)[1] for _ in range(40)} == {0, 1, 2, 3}
    fixed = GameEnv("expanse", 4, opponents="random", seat=2)
    fixed.reset(seed=0)
    assert fixed.position.player == fixed.seat == 2
    with pytest.raises(ValueError, match="seat"):
        GameEnv("expanse", 2, seat=2)


def test_opponents_are_one_for_all_or_one_for_each_seat() -> None:
    assert [other.name for other in GameEnv("expanse", 3, opponents="random").opponents] == ["random", "random"]
    assert [other.name for other in GameEnv("expanse", 3, ["random", "greedy"]).opponents] == ["random", "greedy"]
    with pytest.raises(ValueError, match="2 other seats"):
        GameEnv("expanse", 3, ["random", "greedy", "random"])


def test_an_illegal_action_ends_the_game_and_says_why() -> None:
    table = GameEnv("expanse", 2, opponents="random")
    seen, _ = table.reset(seed=1)
    _, reward, over, cut, told = table.step(int(seen["action_mask"].argmin()))
    assert (reward, over, cut) == (-1.0, True, False)
    assert told["rule"] in game("expanse").rules


def test_a_game_against_random_to_its_end() -> None:
    table = GameEnv("expanse", 2, opponents="random", seat=1)
    table.reset(seed=2)
    over = False
    reward = 0.0
    while not over:
        _, reward, over, _, told = table.step(first_of(table.action_masks()))
    assert reward == returns(table.position)[1]
    assert told["winners"] == table.position.winners


@pytest.mark.parametrize("key", KEYS)
def test_many_tables_play_the_same_games_as_single_ones(key: str) -> None:
    """Every seat decided by the learner: each table is the game that its seeds give, one after the other."""
    tables, steps = 3, 120
    players = max(2, game(key).least)
    many = ManyEnv(key, tables, players, **game(key).brief)
    seen, told = many.reset(seed=[4, 5, 6])
    numbers = [0] * tables
    seeds = many.many._seeds
    options = many.table.options

    def begun(table: int):
        seed = seeded(seeds[table], f"game {numbers[table]}").below(1 << 30)
        numbers[table] += 1
        return game(key).begin(players, seed, options)

    states = [begun(table) for table in range(tables)]
    for step in range(steps):
        decisions = []
        for table, state in enumerate(states):
            assert told["player"][table] == state.player
            assert np.flatnonzero(seen["action_mask"][table]).tolist() == sorted(state.offered)
            assert seen["observation"][table].tolist() == state.observe(state.player)
            decisions.append(state.offered[step % len(state.offered)])
        seen, rewards, ends, _, told = many.step(np.array(decisions))
        for table, state in enumerate(states):
            player = state.player
            state.apply(decisions[table])
            assert ends[table] == state.over
            assert rewards[table] == pytest.approx(returns(state)[player])
            if state.over:
                assert told["returns"][table] == pytest.approx(returns(state))
                states[table] = begun(table)


@pytest.mark.parametrize("other", ["random", pytest.param("greedy", marks=pytest.mark.long)])
def test_many_tables_against_opponents(other: str) -> None:
    many = ManyEnv("expanse", 3, 3, opponents=["random", other], seat=1)
    seen, told = many.reset(seed=9)
    ended = 0
    while not ended:
        assert set(told["player"]) == {1}
        actions = seen["action_mask"].argmax(axis=1)
        seen, rewards, ends, _, told = many.step(actions)
        for table in np.flatnonzero(ends):
            ended += 1
            assert rewards[table] == told["returns"][table][1]


def test_the_same_seed_gives_the_same_many_tables() -> None:
    def sums() -> list[int]:
        many = ManyEnv("cosmic", 3, 4)
        seen, _ = many.reset(seed=11)
        found = []
        for _ in range(40):
            seen, *_ = many.step(seen["action_mask"].argmax(axis=1))
            found.append(int(seen["observation"].astype(int).sum()))
        return found

    assert sums() == sums()
