"""The rules hand the same list of options to every game, and the same step to every stack: none of them may change."""

from copy import deepcopy

from astrarium.clockwork.chance import seeded
from astrarium.games.expanse import components, state
from astrarium.games.expanse.rules import actions, influence, turn
from tables.expanse import new_game

SHARED = (
    actions.STOP_OR_MOVE,
    actions.OPEN_BASES,
    components.REACH_ATOMS,
    influence.EITHER_CUBE,
    state.NONE_EACH,
    turn.SLOT_ATOMS,
)


def test_a_game_leaves_the_lists_that_all_games_share_as_they_were() -> None:
    before = deepcopy(SHARED)
    for seed in range(10):
        s = new_game(seed=seed)
        rng = seeded(seed, "random")
        while not s.over:
            s.apply(rng.pick(s.offered))
    assert before == SHARED


def test_prices_never_fall_along_the_track() -> None:
    """So that the slots a player can pay for are always the first ones."""
    assert sorted(components.SLOT_COST) == components.SLOT_COST
