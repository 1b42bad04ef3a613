"""The Clone and both sides of its Flare."""

import pytest

from tables.cosmic import A, B, C, Table
from tables.cosmic_hands import card, never


@pytest.mark.rule("COS-14.4")
def test_clone_takes_back_his_card() -> None:
    """powers.toml clone; COS-14.4: never the Kicker"""
    t = Table(4, {"kickers": "on"}, clone=A)
    t.hand(A, "attack_10", "kicker_2")
    t.hand(B, "attack_8", "attack_7")
    t.challenge(A, B)
    t.say(A, "card:kicker_2").cards("attack_10", "attack_8").say(A, "power:clone").finish()
    assert t.names(A) == ["attack_10"]
    assert card("kicker_2") in t.s.discard


def test_clone_may_leave_his_card() -> None:
    """powers.toml clone: optional"""
    t = Table(4, clone=A)
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    t.challenge(A, B).finish()
    assert t.names(A) == [] and card("attack_10") in t.s.discard


def test_clone_wild_takes_back_an_edict_that_he_may_not_use_again() -> None:
    """flares.toml clone wild; COS-6.7"""
    t = Table(4, trader=A, virus=B)
    t.hand(A, "attack_10", "attack_11")
    t.hand(B, "attack_8", "attack_7")
    t.hand(C, "cosmic_zap", "flare_clone")
    t.challenge(A, B).say(A, "power:trader").say(C, "card:cosmic_zap", "card:flare_clone")
    assert t.names(C) == ["cosmic_zap"] and t.has_card(A, "attack_10")
    never(t, C, "card:cosmic_zap")


def test_clone_super_doubles_consolation() -> None:
    """flares.toml clone super"""
    t = Table(4, clone=A)
    t.hand(A, "compromise", "flare_clone")
    t.hand(B, "attack_30", *["attack_6"] * 7)
    t.challenge(A, B, tokens=3).cards("compromise", "attack_30").say(A, "card:flare_clone").finish()
    assert t.names(A).count("attack_6") == 6
