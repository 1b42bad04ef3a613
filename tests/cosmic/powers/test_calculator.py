"""The Calculator and both sides of its Flare."""

import pytest

from astrarium.games.cosmic.terms import OFF
from tables.cosmic import A, B, C, Table
from tables.cosmic_totals import fight, guards, hold, told_totals


@pytest.mark.rule("COS-6.15", "COS-17.3")
def test_calculator_equalizes_after_the_kicker() -> None:
    """Golden case G-5. COS-6.15, 17.3"""
    t = Table(4, {"kickers": "on"}, calculator=A)
    guards(t, B, 3)
    t.hand(A, "attack_6", "attack_7", "kicker_3")
    t.hand(B, "attack_8", "attack_7")
    t.challenge(A, B, tokens=2).say(A, "card:kicker_3")
    t.cards("attack_6", "attack_8").say(A, "power:calculator").finish()
    assert told_totals(t) == [12, 11]
    assert t.s.has_base(A, t.planet(B, 1))


@pytest.mark.parametrize(("low", "counts"), [("attack_8", 7), ("attack_m4", 15), ("attack_15", 15)])
def test_calculator_never_reduces_by_a_negative_or_equal_card(low: str, counts: int) -> None:
    """powers.toml calculator"""
    t = hold(Table(4, calculator=B), "attack_15", low)
    t.challenge(A, B, tokens=1).cards("attack_15", low).say(B, "power:calculator").finish()
    assert told_totals(t)[OFF] == counts + 1


def test_calculator_need_not_call() -> None:
    t = hold(Table(4, calculator=A), "attack_6", "attack_8")
    t.challenge(A, B, tokens=2)
    assert fight(t, "attack_6", "attack_8") == [8, 12]


@pytest.mark.parametrize(("call", "totals"), [("do:odd", [10 + 1, 5 + 4]), ("do:even", [-5 + 1, 15 + 4])])
def test_calculator_wild_reduces_the_card_of_who_is_wrong(call: str, totals: list[int]) -> None:
    """The sum of 10 and 15 is odd."""
    t = hold(Table(4), "attack_10", "attack_15", (A, "flare_calculator"))
    t.challenge(A, B, tokens=1).cards("attack_10", "attack_15").say(A, "card:flare_calculator", call).finish()
    assert told_totals(t) == totals


def test_calculator_super_calls_as_an_ally() -> None:
    t = hold(Table(4, calculator=C), "attack_15", "attack_8", (C, "flare_calculator"))
    t.challenge(A, B, tokens=1, offense_allies={C: 1}).cards("attack_15", "attack_8")
    t.say(C, "card:flare_calculator").finish()
    assert told_totals(t) == [9, 12]
