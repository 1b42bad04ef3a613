"""A position that cannot be is refused, in one line that says what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from astrarium.games.cosmic.game import GAME
from tables.cosmic import A, B, Table

Position = dict[str, Any]


def position() -> Position:
    t = Table(virus=A)
    t.hand(A, "attack_10", "attack_6", "flare_virus")
    t.hand(B, "attack_8", "attack_4")
    return t.challenge(A, B).s.to_json()


def colour(p: Position) -> str:
    name: str = p["colour"][0]
    return name


def too_many_tokens(p: Position) -> None:
    p["tokens"][colour(p)][f"{colour(p)}_2"] += 3


def no_such_fleet(p: Position) -> None:
    p["fleet"][colour(p)] = 44


def negative(p: Position) -> None:
    p["warp"][colour(p)] = -1


def a_flare_twice(p: Position) -> None:
    p["hands"][p["colour"][1]].append(["flare_virus", []])


def one_system_for_two(p: Position) -> None:
    p["home"][1] = p["home"][0]


def a_stranger_joins(p: Position) -> None:
    p["joined"] = [1 << 5, 0]


def a_planet_that_nobody_has(p: Position) -> None:
    p["gone"] = 1 << 5


def a_power_twice(p: Position) -> None:
    p["sheets"].append({**p["sheets"][0], "player": p["colour"][1]})


def a_colour_twice(p: Position) -> None:
    p["colour"][1] = p["colour"][0]


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (too_many_tokens, "23 tokens of 20"),
        (no_such_fleet, "fleet does not fit: 44 is not from 0 to 40"),
        (negative, "warp does not fit: -1 is not from 0 to 40"),
        (a_flare_twice, "a Flare twice"),
        (one_system_for_two, "every player has a system of his own"),
        (a_stranger_joins, "a player who does not play"),
        (a_planet_that_nobody_has, "a place that is not at this table"),
        (a_power_twice, "a power twice"),
        (a_colour_twice, "is there twice"),
    ],
)
def test_it_is_refused_in_one_line(spoil: Callable[[Position], None], said: str) -> None:
    spoilt = position()
    assert GAME.from_json(spoilt).to_json() == spoilt
    spoil(spoilt)
    with pytest.raises(ValueError, match=said) as refused:
        GAME.from_json(spoilt)
    assert "\n" not in str(refused.value)


@pytest.mark.rule("COS-1.19")
def test_before_the_deck_is_stacked_there_are_no_cards() -> None:
    s = GAME.begin(3, 1, {"colours": "chosen"})
    assert GAME.from_json(s.to_json()).to_json() == s.to_json()
