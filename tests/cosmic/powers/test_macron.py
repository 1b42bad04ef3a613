"""The Macron and both sides of its Flare."""

import pytest

from astrarium.games.cosmic.components import DESTINY
from astrarium.games.cosmic.effects.in_force import refresh
from astrarium.games.cosmic.terms import OFF
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_totals import fight, hold, told_totals


def test_macron_commits_one_token_that_counts_four() -> None:
    """COS-17.5"""
    t = hold(Table(4, macron=A), "attack_10", "attack_8")
    t.challenge(A, B, start="launch")
    t.until("Commit")
    assert fight(t, "attack_10", "attack_8") == [14, 12]


def test_macron_defends_with_four_for_each_token() -> None:
    """COS-17.5"""
    t = hold(Table(4, macron=B), "attack_10", "attack_1")
    t.challenge(A, B, tokens=4)
    assert fight(t, "attack_10", "attack_1") == [14, 17]


def test_macron_counts_double_for_consolation_and_rewards() -> None:
    """COS-P8.11, P8.14"""
    t = Table(4, macron=A)
    t.hand(A, "compromise")
    t.hand(B, "attack_10", "attack_9", "attack_8", "attack_7", "attack_6")
    t.challenge(A, B, tokens=1).cards("compromise", "attack_10").finish()
    assert len(t.s.hands[A]) == 2
    t = Table(4, macron=C)
    t.hand(A, "attack_1")
    t.hand(B, "attack_10")
    t.challenge(A, B, tokens=1, defense_allies={C: 1}).cards("attack_1", "attack_10").finish()
    assert len(t.s.hands[C]) == 2


@pytest.mark.parametrize("larger", ["moon", "comet"])
def test_macron_stays_at_one_token_in_a_larger_cone(larger: str) -> None:
    """Golden case D-32, and the same under the comet Victory Dance. COS-13.4, 7.11"""
    t = hold(Table(4, {"comets": "on"}, macron=C), "attack_10", "attack_8")
    if larger == "moon":
        t.moon("moon_09", D, up=True, occupant=D)
    t.challenge(A, B, tokens=1, start="invite")
    if larger == "comet":
        t.s.comet = DESTINY.index("comet_14")
        refresh(t.s)
    t.say(A, "do:yes", "do:yes").say(C, "do:offense").say(D, "do:offense", "amount:5")
    assert t.s.strength(C, OFF) == 1
    assert fight(t, "attack_10", "attack_8") == [10 + 1 + 4 + 5, 12]


def test_macron_wild_makes_each_token_count_one_more() -> None:
    t = hold(Table(4), "attack_10", "attack_14", (A, "flare_macron"))
    t.challenge(A, B, tokens=4).cards("attack_10", "attack_14").say(A, "card:flare_macron").finish()
    assert told_totals(t) == [18, 18]


def test_macron_super_commits_up_to_four_tokens() -> None:
    t = hold(Table(4, macron=A), "attack_10", "attack_12", (A, "flare_macron"))
    t.challenge(A, B, start="launch").say(A, "card:flare_macron", "amount:4")
    assert fight(t, "attack_10", "attack_12") == [26, 16]


def test_macron_super_commits_up_to_four_tokens_as_an_ally() -> None:
    """COS-P6.4"""
    t = hold(Table(4, macron=C), "attack_10", "attack_12", (C, "flare_macron"))
    t.challenge(A, B, tokens=1, start="invite").say(A, "do:yes").say(C, "card:flare_macron", "do:offense", "amount:4")
    assert fight(t, "attack_10", "attack_12") == [27, 16]
