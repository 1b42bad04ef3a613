"""Every game passes the conformance suite, for every number of players and every variant."""

import pytest

from astrarium import all_games
from astrarium.check import CHECKS, Case, variants

# How many of the decisions the expensive checks look at; the others look at all.
STRIDE = {"applies": 7, "keeps_secrets": 5, "deals_anew": 5, "keeps_notes_secret": 3, "draws": 11}
SEEDS = (0, 1)

CASES = [
    Case(game, players, seed, options)
    for game in all_games()
    for players in range(game.least, game.most + 1)
    for options in variants(game)
    for seed in SEEDS
]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_conformance(case: Case, check: str) -> None:
    CHECKS[check](Case(case.game, case.players, case.seed, case.options, STRIDE.get(check, 1)))


@pytest.mark.parametrize("game", all_games(), ids=repr)
def test_hundreds_of_random_games_end(game) -> None:
    for seed in range(2, 102):
        for players in range(game.least, game.most + 1):
            CHECKS["ends"](Case(game, players, seed))
