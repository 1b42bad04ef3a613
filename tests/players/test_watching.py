"""Those who watch: how the game stands for all they know."""

from __future__ import annotations

import pytest

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.state import State
from astrarium.players.seat import Seat
from astrarium.players.watching import watch


def in_the_middle(key: str, decisions: int = 40) -> State:
    state: State = game(key).start(players=3, seed=5)
    rng = seeded(5, "watching")
    for _ in range(decisions):
        state.apply(rng.pick(state.offered))
    return state


def seen(state: State, player: int, iterations: int, milliseconds: int = 0) -> list[float]:
    rng = seeded(1, "watch")
    return watch(Seat(player, [], state.imagine(player, rng), rng), iterations, milliseconds)


@pytest.mark.parametrize("key", ["expanse", "cosmic"])
def test_every_watcher_gives_each_player_a_share(key: str) -> None:
    state = in_the_middle(key)
    for player in range(3):
        chances = seen(state, player, 6)
        assert sum(chances) == pytest.approx(1.0) and min(chances) >= 0.0


@pytest.mark.parametrize("key", ["expanse", "cosmic"])
def test_what_a_watcher_cannot_know_changes_nothing(key: str) -> None:
    state = in_the_middle(key)
    watcher = (state.player + 1) % 3
    other = state.imagine(watcher, seeded(2, "other"))
    assert other.to_json() != state.to_json()
    assert seen(other, watcher, 6) == seen(state, watcher, 6)


def test_a_millisecond_is_enough_for_an_answer() -> None:
    assert sum(seen(in_the_middle("expanse"), 0, 0, 1)) == pytest.approx(1.0)
