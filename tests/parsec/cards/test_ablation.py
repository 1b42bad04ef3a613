"""Every card makes a difference: a table goes another way without its effect. And every card has a test of its own."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.games.parsec.components import COPIES, EVENT, EVENT_ATOM, EVENTS, HEX_ATOM, UNIT_ATOM
from tables.parsec import act, lay

SEEDS = range(120)
DECISIONS = 90
UNITS = {
    "0.2": "red colony fighter",
    "1.2": "red colony",
    "2.9": "red colony cargo",
    "8.9": "red colony",
    "2.5": "red cargo",
    "4.5": "red cruiser",
    "5.5": "blue cruiser",
    "4.6": "blue transport with fighter",
    "3.5": "blue fighter cargo",
    "2.2": "blue colony",
    "14.8": "blue colony fighter",
    "14.2": "blue colony",
    "15.2": "blue colony cargo",
}

Course = tuple[tuple[int, ...], ...]
"""The decisions, where all units end up, what both hold, and what each knows of the other."""


def course(card: str, seed: int, without: str = "") -> Course:
    """Two random players who like to fight and to play cards, at a table where everything is near."""
    copies = COPIES[EVENT.index(card)]
    spies = [] if card == "E17" else ["E17"]
    hands = {"red": " ".join([card, *spies]), "blue": " ".join([card] * min(1, copies - 1) + spies)}
    s = lay(units=UNITS, goods={"red": "4 4 4", "blue": "4 4 4"}, events=hands, arms_race=True, without=without)
    s.rng = seeded(seed, "table")
    mind = seeded(seed, "players")
    act(s, "red" if seed % 2 else "blue")
    atoms: list[int] = []
    while not s.over and len(atoms) < DECISIONS:
        liked = [a for a in s.legal if EVENT_ATOM <= a < EVENT_ATOM + EVENTS or UNIT_ATOM <= a < HEX_ATOM]
        atoms.append(mind.pick(liked if liked and mind.below(4) else list(s.legal)))
        s.apply(atoms[-1])
    s.check()
    known = [mask for masks in s.seen_events + s.seen_goods for mask in masks]
    return tuple(atoms), tuple(s.at), tuple(s.purse), tuple(known)


@cache
def normal_course(card: str, seed: int) -> Course:
    return course(card, seed)


@pytest.mark.parametrize("card", EVENT.ids)
def test_a_card_makes_a_difference(card: str) -> None:
    assert any(course(card, seed, card) != normal_course(card, seed) for seed in SEEDS)


def test_every_card_can_be_switched_off_and_one_that_nobody_holds_makes_no_difference() -> None:
    assert set(EVENT.ids) <= set(game("parsec").switches)
    assert course("E10", 3, "E45") == normal_course("E10", 3)


# Every card has a test that names it

NAMED_HERE = ("natural", "strategic", "combat", "bonus", "play")


@cache
def names_of_tests() -> tuple[str, ...]:
    modules = [Path(__file__).with_name(f"test_{name}.py") for name in NAMED_HERE]
    trees = [ast.parse(module.read_text()) for module in modules]
    return tuple(line.name for tree in trees for line in tree.body if isinstance(line, ast.FunctionDef))


@pytest.mark.parametrize("card", EVENT.ids)
def test_a_card_has_a_test_that_names_it(card: str) -> None:
    assert any(f"_{card.lower()}_" in name for name in names_of_tests())
