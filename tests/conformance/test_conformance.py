"""Every game passes the conformance suite, for every number of players and every variant."""

from functools import cache
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from astrarium import all_games
from astrarium.check import CHECKS, Case, decisions, lengths, trials
from astrarium.contract.game import Game
from astrarium.speed import build

# How many of the decisions the expensive checks look at; the others look at all, in long games at a part.
STRIDE = {
    "applies": 7,
    "refuses_the_impossible": 7,
    "keeps_secrets": 4,
    "tells_apart": 4,
    "deals_anew": 2,
    "pauses_alike": 4,
    "keeps_notes_secret": 3,
    "undoes_alike": 4,
    "draws": 20,
}
LONG = 600
"""Games with more decisions than this, and those played in brief, are looked at in fewer places, and once only."""
COMPILED = build() == "compiled"
LOOKS = 40 if COMPILED else 10
PICTURES = 15 if COMPILED else 3
"""So many, in any game fewer where the table is drawn; and the first decision of each kind."""
DRAWN = ("keeps_secrets", "draws")
PART = 1 if COMPILED else 3
"""Plain Python is slow: it tries every third case, the compiled build of the same sources all of them."""
SHORT_GAMES = 100 if COMPILED else 10
FEW = 6 if COMPILED else 2
"""So many seeds of random games, fewer of long ones."""


def cases(seed: int) -> list[Case]:
    return [
        Case(game, players, seed, options)
        for game in all_games()
        for players, options in trials(game, list(range(game.least, game.most + 1)))
    ][::PART]


def checked(cases: list[Case], drawn: list[Case]) -> list[ParameterSet]:
    """Every check of every case, but those that draw only where `drawn` says so. One case of a game is quick enough."""
    quick = {case.game: case for case in reversed(cases) if case.options == case.game.brief}
    return [
        pytest.param(case, check, marks=() if case is quick.get(case.game) else pytest.mark.long)
        for case in cases
        for check in CHECKS
        if check not in DRAWN or case in drawn
    ]


def worth_drawing(cases: list[Case]) -> list[Case]:
    """The game as it comes, and each variant at its largest table, by one build: what draws is plain in either."""
    plain = [case for case in cases if case.options == case.game.brief]
    largest = {(case.game, *case.options.items()): case for case in cases}
    return [*plain, *largest.values()] if COMPILED else plain


@cache
def length(game: Game[Any], players: int, seed: int, options: tuple[tuple[str, str], ...]) -> int:
    return sum(1 for _ in decisions(Case(game, players, seed, dict(options))))


def stride(case: Case, check: str) -> int:
    """The longer the game, the fewer of its decisions are looked at closely."""
    long = length(case.game, case.players, case.seed, tuple(case.options.items()))
    if long <= LONG and not case.game.brief and check not in DRAWN:
        return STRIDE.get(check, 1)
    most = PICTURES if check in DRAWN else LOOKS
    return max(STRIDE.get(check, 1), long // most)


@pytest.mark.parametrize(("case", "check"), checked(cases(seed=0), worth_drawing(cases(seed=0))), ids=str)
def test_conformance(case: Case, check: str) -> None:
    CHECKS[check](Case(case.game, case.players, case.seed, case.options, stride(case, check)))


@pytest.mark.slow
@pytest.mark.parametrize(("case", "check"), checked(cases(seed=1), cases(seed=1)), ids=str)
def test_conformance_of_another_deal(case: Case, check: str) -> None:
    test_conformance(case, check)


@pytest.mark.parametrize("game", all_games(), ids=repr)
def test_random_games_end(game: Game[Any]) -> None:
    """Hundreds of short games, a few dozen long ones."""
    long = length(game, game.most, 0, tuple(game.brief.items())) > LONG
    for seed in range(2, 2 + (FEW if long else SHORT_GAMES)):
        for players in range(game.least, game.most + 1):
            CHECKS["ends"](Case(game, players, seed, game.brief))


@pytest.mark.parametrize("game", [game for game in all_games() if game.brief], ids=repr)
def test_random_games_of_other_lengths_end(game: Game[Any]) -> None:
    """Each length with one number of players."""
    for place, options in enumerate(lengths(game)):
        CHECKS["ends"](Case(game, game.least + place % (game.most - game.least + 1), 0, options))


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in all_games() if game.brief], ids=repr)
def test_random_games_of_full_length_end(game: Game[Any]) -> None:
    """Where the other checks play in brief."""
    for players in range(game.least, game.most + 1):
        CHECKS["ends"](Case(game, players, 0))
