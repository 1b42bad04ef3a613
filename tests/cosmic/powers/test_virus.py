"""The Virus and both sides of its Flare."""

import pytest

from tables.cosmic import A, B, C, Table
from tables.cosmic_totals import copy_power, fight, hold, told_totals


@pytest.mark.rule("COS-6.15", "COS-17.2", "COS-17.6")
def test_virus_multiplies_his_card_after_the_kicker() -> None:
    """Golden case G-6. COS-6.15, 17.6"""
    t = Table(4, {"kickers": "on"}, virus=A)
    t.hand(A, "attack_6", "kicker_2")
    t.hand(B, "attack_30")
    t.challenge(A, B, tokens=4, offense_allies={C: 2})
    t.say(A, "card:kicker_2").cards("attack_6", "attack_30").finish()
    assert told_totals(t) == [50, 34]
    assert t.s.has_base(A, t.planet(B, 1))


def test_cosmic_zap_shuts_virus_off() -> None:
    """COS-8.6"""
    t = Table(4, virus=A)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_30", "attack_8")
    t.hand(C, "cosmic_zap")
    t.challenge(A, B, tokens=4)
    t.cards("attack_10", "attack_30").say(C, "card:cosmic_zap").finish()
    assert not t.s.has_base(A, t.planet(B, 1))
    assert t.s.warp[A] == 4


def test_a_copy_of_virus_multiplies_too() -> None:
    """Golden case D-33: an Insect has a copy of the power. COS-17.6"""
    t = hold(Table(4, virus=B), "attack_7", "attack_4")
    t.challenge(A, B, tokens=4)
    copy_power(t, A, "virus")
    assert fight(t, "attack_7", "attack_4") == [28, 16]


def test_virus_wild_multiplies_own_by_allied_tokens() -> None:
    t = hold(Table(4), "attack_10", "attack_12", (A, "flare_virus"))
    t.challenge(A, B, tokens=4, offense_allies={C: 3}).cards("attack_10", "attack_12")
    t.say(A, "card:flare_virus").finish()
    assert told_totals(t) == [22, 16]


def test_virus_super_multiplies_by_all_tokens_of_the_side() -> None:
    t = hold(Table(4, virus=A), "attack_10", "attack_12", (A, "flare_virus"))
    t.challenge(A, B, tokens=4, offense_allies={C: 3}).cards("attack_10", "attack_12")
    t.say(A, "card:flare_virus").finish()
    assert told_totals(t) == [70, 16]
