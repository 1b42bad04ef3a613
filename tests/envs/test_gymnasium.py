"""The games as Gymnasium sees them: one learner, at one table or at many."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.state import State
from astrarium.envs.gymnasium import GameEnv, ManyEnv, register
from astrarium.games import KEYS
from astrarium.players.many import returns


def brief(key: str) -> dict[str, Any]:
    """The options with which a game is short."""
    return dict(game(key).brief)


def first_of(mask: np.ndarray) -> int:
    return int(mask.argmax())


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_check_env(key: str) -> None:
    check_env(GameEnv(key, opponents="random", render_mode="ansi", **brief(key)))


def test_a_clean_process_finds_the_games_by_their_module() -> None:
    line = (
        "import gymnasium as g; print(g.make('astrarium.envs.gymnasium:astrarium/athena-v0').reset(seed=1)[1]['rule'])"
    )
    told = subprocess.run([sys.executable, "-c", line], capture_output=True, text=True, check=True, timeout=120)
    assert told.stdout.strip() in game("athena").rules


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
        table = GameEnv(key, opponents="random", **brief(key))
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
    many = ManyEnv(key, tables, players, **brief(key))
    seen, told = many.reset(seed=[4, 5, 6])
    numbers = [0] * tables
    assert many.crowd.many is not None
    seeds = many.crowd.many._seeds
    options = many.table.options

    def begun(table: int) -> State:
        seed = seeded(seeds[table], f"game {numbers[table]}").below(1 << 30)
        numbers[table] += 1
        state: State = game(key).begin(players, seed, options)
        return state

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


def test_every_number_is_within_its_space() -> None:
    many = ManyEnv("athena", 4, 2, copy=True)
    seen, _ = many.reset(seed=3)
    for _ in range(60):
        assert seen in many.observation_space
        seen, *_ = many.step(seen["action_mask"].argmax(axis=1))


def test_what_was_seen_at_the_end_is_told_beside_the_new_game() -> None:
    many = ManyEnv("expanse", 2, 2)
    assert many.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, _ = many.reset(seed=2)
    ends = np.zeros(2, np.bool_)
    while not ends.any():
        seen, _, ends, _, told = many.step(seen["action_mask"].argmax(axis=1))
    table = int(ends.argmax())
    assert told["_final_obs"].tolist() == ends.tolist()
    final = told["final_obs"][table]
    assert final in many.single_observation_space
    assert final["action_mask"].sum() == 0 and seen["action_mask"][table].sum() > 0
    names = many.observation_names
    assert final["observation"][names.index("scorings")] > seen["observation"][table][names.index("scorings")]


def test_what_is_not_open_ends_the_game_at_one_table_as_at_many() -> None:
    single = GameEnv("expanse", 2, opponents="random")
    seen, _ = single.reset(seed=1)
    closed = int((seen["action_mask"] == 0).argmax())
    _, reward, over, _, _ = single.step(closed)
    many = ManyEnv("expanse", 3, 2)
    seen, _ = many.reset(seed=1)
    actions = seen["action_mask"].argmax(axis=1)
    actions[1] = (seen["action_mask"][1] == 0).argmax()
    _, rewards, ends, _, told = many.step(actions)
    assert (reward, over) == (rewards[1], ends[1]) == (-1.0, True)
    assert ends.tolist() == [False, True, False]
    assert told["final_info"]["illegal"].tolist() == [False, True, False]


def test_learners_sit_everywhere_unless_a_seat_is_given() -> None:
    many = ManyEnv("expanse", 24, 4, opponents="random")
    _, told = many.reset(seed=1)
    assert set(told["player"].tolist()) == {0, 1, 2, 3}
    with pytest.raises(ValueError, match="seat must be from 0 to 3"):
        ManyEnv("expanse", 2, 4, opponents="random", seat=4)


@pytest.mark.parametrize("workers", [2])
def test_processes_play_the_same_games(workers: int) -> None:
    def played(workers: int) -> list[int]:
        many = ManyEnv("expanse", 5, 2, workers=workers)
        seen, told = many.reset(seed=8)
        found: list[int] = []
        for _ in range(30):
            found += [int(seen["observation"].astype(int).sum()), *told["player"].tolist()]
            seen, _, _, _, told = many.step(seen["action_mask"].argmax(axis=1))
        many.close()
        return found

    assert played(workers) == played(0)


def test_groups_are_read_while_others_play() -> None:
    many = ManyEnv("expanse", 4, 2, workers=2)
    many.async_reset(seed=8)
    seen_by = np.zeros(4, int)
    while seen_by.min() < 3:
        seen, rewards, ends, cut, told = many.recv()
        tables = told["env_id"]
        assert len(tables) == many.group_size == len(rewards) == len(ends) == len(cut)
        seen_by[tables] += 1
        many.send(seen["action_mask"].argmax(axis=1), tables)
    many.close()


def test_nothing_is_read_before_something_is_sent() -> None:
    with pytest.raises(RuntimeError, match="async_reset or send comes first"):
        ManyEnv("expanse", 2, 2).recv()


def test_padded_tables_of_all_sizes_have_the_same_columns() -> None:
    names = [ManyEnv("expanse", 1, players, padded=True).observation_names for players in (2, 3, 4)]
    assert names[0] == names[1] == names[2]
