"""Every component makes a difference: games without it go another way. And every component has a test of its own."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.games.expanse.components import CARD
from tables.expanse import new_game

EXPANSE = game("expanse")
SEEDS = range(24)

Course = tuple[tuple[int, ...], tuple[int, ...]]
"""The atoms of a game and its final points."""


def course(seed: int, without: tuple[str, ...] = ()) -> Course:
    """A four-player game of random players, who draw from a stream of their own."""
    s = EXPANSE.start(4, seed, without=without)
    dice = seeded(seed, "ablation")
    atoms: list[int] = []
    while not s.over:
        atoms.append(s.legal[dice.below(len(s.legal))])
        s.apply(atoms[-1])
    s.check()
    return tuple(atoms), tuple(s.scores)


@cache
def normal_course(seed: int) -> Course:
    return course(seed)


@pytest.mark.parametrize("component", EXPANSE.switches)
def test_a_component_makes_a_difference(component: str) -> None:
    assert any(course(seed, (component,)) != normal_course(seed) for seed in SEEDS)


@pytest.mark.parametrize("card", [CARD.ids[card] for card in new_game(4, seed=7).boxed])
def test_a_card_that_stays_in_the_box_makes_none(card: str) -> None:
    assert course(7, (card,)) == normal_course(7)


def test_the_same_seed_gives_the_same_game() -> None:
    assert course(3) == normal_course(3)


def test_a_component_without_an_effect_cannot_be_switched_off() -> None:
    with pytest.raises(ValueError, match="score_1"):
        EXPANSE.start(4, 1, without=["score_1"])


# Every component has a test that names it

NAMED_HERE = (
    "cards/test_influence",
    "cards/test_fleets",
    "cards/test_intrigue",
    "rules/test_factions",
    "rules/test_rocinante",
)


def names_of_tests() -> list[str]:
    modules = [Path(__file__).parent / f"{name}.py" for name in NAMED_HERE]
    trees = [ast.parse(module.read_text()) for module in modules]
    return [line.name for tree in trees for line in tree.body if isinstance(line, ast.FunctionDef)]


@pytest.mark.long
@pytest.mark.parametrize("component", EXPANSE.switches)
def test_a_component_has_a_test_that_names_it(component: str) -> None:
    assert any(name.startswith(f"test_{component}_") for name in names_of_tests())
