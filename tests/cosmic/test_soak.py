"""Ten thousand random five-player games with random powers and all modules. `make soak`"""

import pytest

from astrarium import game
from astrarium.check.conformance import everything
from astrarium.clockwork.rng import seeded

BATCHES = 20
GAMES = 500
EVERY = 50
"""How many decisions lie between two looks at whether everything is in its place."""


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(BATCHES))
def test_ten_thousand_games_with_everything(batch: int) -> None:
    cosmic = game("cosmic")
    options = everything(cosmic)
    for seed in range(batch * GAMES, (batch + 1) * GAMES):
        state = cosmic.begin(5, seed, options)
        rng = seeded(seed, "soak")
        decisions = 0
        while not state.over:
            if decisions % EVERY == 0:
                state.check()
            state.apply(rng.pick(state.offered))
            decisions += 1
            assert decisions < cosmic.bound
        state.check()
        assert state.winners
