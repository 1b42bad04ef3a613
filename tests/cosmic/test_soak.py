"""Ten thousand random five-player games with random powers and all modules. `make soak`"""

import pytest

from astrarium import game
from astrarium.check.conformance import everything
from astrarium.clockwork.chance import seeded

BATCHES = 20
GAMES = 500
EVERY = 50
"""How many decisions lie between two looks at whether everything is in its place."""


ONCE_BROKEN = (4773, 6545)
"""Wrack's Flare answered itself for ever; a decision within a veto wiped out the one vetoed."""


def play(seed: int) -> None:
    cosmic = game("cosmic")
    options = everything(cosmic)
    state, bound = cosmic.begin(5, seed, options), cosmic.bound_for(5, options)
    rng = seeded(seed, "soak")
    decisions = 0
    while not state.over:
        if decisions % EVERY == 0:
            state.check()
        state.apply(rng.pick(state.offered))
        decisions += 1
        assert decisions < bound
    state.check()
    assert state.winners


@pytest.mark.parametrize("seed", ONCE_BROKEN)
def test_games_that_once_broke(seed: int) -> None:
    play(seed)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(BATCHES))
def test_ten_thousand_games_with_everything(batch: int) -> None:
    for seed in range(batch * GAMES, (batch + 1) * GAMES):
        play(seed)
