"""The Obverse and both sides of its Flare."""

import pytest

from tables.cosmic import A, B, Table
from tables.cosmic_totals import hold, told_totals


@pytest.mark.rule("COS-17.3")
def test_obverse_changes_the_sign_of_all_attack_cards() -> None:
    """COS-17.3"""
    t = hold(Table(4, obverse=B), "attack_12", "attack_m5")
    t.challenge(A, B, tokens=2).cards("attack_12", "attack_m5").say(B, "power:obverse").finish()
    assert told_totals(t) == [-10, 9]


def test_obverse_wild_changes_the_sign_of_the_own_card() -> None:
    t = hold(Table(4), "attack_12", "attack_m5", (B, "flare_obverse"))
    t.challenge(A, B, tokens=2).cards("attack_12", "attack_m5").say(B, "card:flare_obverse").finish()
    assert told_totals(t) == [14, 9]


@pytest.mark.parametrize(("side", "totals"), [("do:offense", [-10, -1]), ("do:defense", [14, 9])])
def test_obverse_super_changes_the_sign_of_one_card(side: str, totals: list[int]) -> None:
    t = hold(Table(4, obverse=A), "attack_12", "attack_m5", (A, "flare_obverse"))
    t.challenge(A, B, tokens=2).cards("attack_12", "attack_m5")
    t.say(A, "power:obverse", "card:flare_obverse", side).finish()
    assert told_totals(t) == totals
