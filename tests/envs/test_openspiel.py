"""The games as OpenSpiel sees them."""

from __future__ import annotations

from hashlib import blake2b
from json import dumps

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.state import State
from astrarium.clockwork.text import EVERYONE
from astrarium.envs.openspiel import DEALS, RECALLED, register
from astrarium.envs.recall import DIGEST
from astrarium.games import KEYS

pytestmark = pytest.mark.long
register()

GAMES, DECISIONS = 20, 30


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
        assert f"you decide {game('expanse').atoms.names[action]}" in other.information_state_string(player)
        memories.add(other.information_state_string(player).split("\nnow\n")[0])
    assert len(memories) == 2


def test_an_information_state_reads_as_what_the_player_remembers() -> None:
    """What was told to them and what they decided, in order; then what they see now, the question at the end."""
    state = walked("expanse", 12)
    player = state.current_player()
    memory, now = state.information_state_string(player).split("now\n")
    names = game("expanse").atoms.names
    decided = [line.split(" decide ")[1].split()[0] for line in memory.splitlines() if " you decide " in line]
    own = [names[one.action] for one in state.full_history() if one.player == player]
    assert decided == own
    assert any(line.startswith("takes: player ") for line in memory.splitlines())
    assert now.splitlines()[-1].startswith('decision: {"about": ')
    assert state.observation_string(player) == now


def test_nobody_remembers_the_whispers_of_others() -> None:
    """A note for one player's eyes is in the memory of that one alone."""
    for key in KEYS:
        state = walked(key, 40)
        recalled = state.recalled
        private = [{line.text for line in recall.lines if not line.public} for recall in recalled]
        public = [[line.text for line in recall.lines if line.public] for recall in recalled]
        assert all(lines == public[0] for lines in public)
        assert all(not private[one] & private[other] for one in range(len(private)) for other in range(one))


def test_in_a_world_made_up_others_remember_only_what_all_do() -> None:
    state = walked("cosmic", 40)
    player = state.current_player()
    other = state.resample_from_infostate(player, np.random.RandomState(7).random_sample)
    for seat in range(state.num_players()):
        assert all(line.public for line in other.recalled[seat].lines) == (seat != player)


def raw_notes(before: State, atom: int, way: int) -> list[tuple[object, ...]]:
    """What the kernel tells after an atom, with chance as that outcome of a chance node lets it go on."""
    after = before.clone()
    after.apply(atom)
    drawn = after.rng.state != before.rng.state
    after = before.clone()
    after.log = []
    if drawn:
        after.rng = seeded(after.rng.state, f"way {way}")
    after.apply(atom)
    return [(note.kind.key, *note.values, "to", note.audience) for note in after.log]


class Known:
    """All that each player has been told, has seen at their decisions and has decided: kept apart from the games."""

    def __init__(self, players: int) -> None:
        self.histories: list[list[object]] = [[] for _ in range(players)]

    def after(self, state: pyspiel.State, atom: int, way: int) -> tuple[pyspiel.State, Known]:
        player, position = state.current_player(), state.position
        other = Known(len(self.histories))
        notes = raw_notes(position, atom, way)
        for seat, history in enumerate(self.histories):
            own = [(dumps(position.view(seat), sort_keys=True), atom)] if seat == player else []
            other.histories[seat] = history + own + [note for note in notes if note[-1] in (EVERYONE, seat)]
        child = state.child(atom)
        while child.is_chance_node():
            child.apply_action(way)
        return child, other


class Strings:
    """Every string and every tensor, with the history behind it."""

    def __init__(self) -> None:
        self.strings: dict[str, bytes] = {}
        self.tensors: dict[bytes, bytes] = {}
        self.histories: set[bytes] = set()

    def look(self, state: pyspiel.State, known: Known) -> None:
        if state.is_terminal():
            return
        player = state.current_player()
        whole = repr((known.histories[player], dumps(state.position.view(player), sort_keys=True)))
        history = blake2b(whole.encode()).digest()
        tensor = np.array(state.information_state_tensor(player), np.float32).tobytes()
        assert self.strings.setdefault(state.information_state_string(player), history) == history
        assert self.tensors.setdefault(tensor, history) == history
        self.histories.add(history)


@pytest.mark.parametrize("key", ["expanse", "cosmic"])
def test_what_a_player_can_tell_apart_has_another_string_and_tensor(key: str) -> None:
    """Over many random games from few deals, and wherever a few options and ways of chance lead."""
    seen = Strings()
    for seed in range(GAMES):
        rng = np.random.RandomState(seed)
        state = pyspiel.load_game(f"astrarium_{key}", {**params(key), "ways": 2}).new_initial_state()
        for _ in range(DEALS):
            state.apply_action(0)
        known = Known(state.num_players())
        for _ in range(DECISIONS):
            if state.is_terminal():
                break
            tried = rng.permutation(state.legal_actions())[:3]
            children = [known.after(state, int(atom), way) for atom in tried for way in range(2)]
            for child in children:
                seen.look(*child)
            state, known = children[rng.randint(len(children))]
    assert len(seen.histories) == len(seen.strings) == len(seen.tensors) > GAMES * DECISIONS


def test_an_information_state_tensor_tells_the_last_decisions() -> None:
    state = walked("expanse", 80)
    player = state.current_player()
    own = [one.action for one in state.full_history() if one.player == player]
    width = len(game("expanse").record.observation(2))
    tensor = state.information_state_tensor(player)
    assert len(tensor) == state.get_game().information_state_tensor_shape()[0] == width + 1 + RECALLED + DIGEST // 2
    assert tensor[:width] == state.observation_tensor(player)
    assert tensor[width] == len(own)
    last = own[::-1][:RECALLED]
    assert tensor[width + 1 : width + 1 + RECALLED] == last + [-1] * (RECALLED - len(last))


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
