"""The games as OpenSpiel sees them."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from astrarium import game
from astrarium.envs.openspiel import DEALS, register
from astrarium.games import KEYS

pytestmark = pytest.mark.long
register()


def params(key: str) -> dict[str, object]:
    return {"players": max(2, game(key).least), **game(key).brief}


def walked(key: str, decisions: int, seed: int = 1) -> pyspiel.State:
    """A state after so many random decisions."""
    rng = np.random.RandomState(seed)
    state = pyspiel.load_game(f"astrarium_{key}", params(key)).new_initial_state()
    while decisions and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.randint(state.get_game().ways)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
            decisions -= 1
    while state.is_chance_node():
        state.apply_action(int(rng.randint(state.get_game().ways)))
    return state


@pytest.mark.parametrize("key", KEYS)
def test_random_simulation(key: str) -> None:
    spiel = pyspiel.load_game(f"astrarium_{key}", params(key))
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=False, verbose=False)


def test_random_simulation_with_every_state_written_and_read() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("astrarium_expanse"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("key", KEYS)
def test_players_and_options_are_parameters(key: str) -> None:
    spiel = pyspiel.load_game(f"astrarium_{key}", {"players": game(key).most})
    assert spiel.num_players() == game(key).most
    assert spiel.num_distinct_actions() == len(game(key).atoms.names)


def test_bad_parameters_are_refused() -> None:
    with pytest.raises((ValueError, pyspiel.SpielError)):
        pyspiel.load_game("astrarium_expanse", {"players": 9})


@pytest.mark.parametrize("key", KEYS)
def test_resampling_keeps_what_the_player_knows(key: str) -> None:
    state = walked(key, 25)
    player = state.current_player()
    rng = np.random.RandomState(7)
    others = [state.resample_from_infostate(player, rng.random_sample) for _ in range(4)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
    assert len({str(other) for other in others}) > 1


def test_a_copy_knows_nothing_of_dice_to_come() -> None:
    """Chance is drawn anew at every chance node: by its outcome, not by what the copy carries along."""
    state = walked("cosmic", 0)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    futures = set()
    for way in range(8):
        copy = state.clone()
        copy.apply_action(way)
        futures.add(str(copy))
        again = state.clone()
        again.apply_action(way)
        assert str(again) == str(copy)
    assert len(futures) > 1


def test_memory_tells_apart_what_was_done() -> None:
    """Two ways to the same view are two information states, as perfect recall asks."""
    state = walked("expanse", 6)
    player = state.current_player()
    first, second = state.legal_actions()[:2]
    memories = set()
    for action in (first, second):
        other = state.child(action)
        while other.is_chance_node():
            other.apply_action(0)
        memories.add(other.information_state_string(player).split("\n")[0])
    assert len(memories) == 2


def test_set_up_takes_chance_nodes() -> None:
    state = pyspiel.load_game("astrarium_cosmic", params("cosmic")).new_initial_state()
    for _ in range(DEALS):
        assert state.is_chance_node()
        state.apply_action(state.chance_outcomes()[5][0])
    assert not state.is_chance_node()
    assert state.history() == [5] * DEALS


def test_open_spiels_searches_play() -> None:
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    state = walked("expanse", 3)
    bot = ismcts.ISMCTSBot(
        state.get_game(), evaluator, uct_c=1.0, max_simulations=4, max_world_samples=4, random_state=rng
    )
    assert bot.step(state) in state.legal_actions()
