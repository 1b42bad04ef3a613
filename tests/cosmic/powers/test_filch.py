"""The Filch and both sides of its Flare."""

import pytest

from tables.cosmic import A, B, C, D, Table
from tables.cosmic_hands import card


@pytest.mark.parametrize("offense", [A, B])
def test_filch_has_nothing_to_take_from_the_clone(offense: int) -> None:
    """Golden case D-43"""
    t = Table(4, clone=A, filch=B)
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    t.challenge(offense, A + B - offense)
    t.say(A, "power:clone").finish()
    assert "attack_10" in t.names(A)
    assert not t.was_used("filch", B)


@pytest.mark.parametrize("offense", [A, B])
def test_filch_takes_his_opponents_card(offense: int) -> None:
    """powers.toml filch"""
    t = Table(4, clone=A, filch=B)
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    t.challenge(offense, A + B - offense)
    t.say(B, "power:filch")
    assert t.names(B) == ["attack_10"]
    assert card("attack_10") not in t.s.discard


@pytest.mark.rule("COS-14.6")
def test_filch_never_takes_the_kicker() -> None:
    """COS-14.6"""
    t = Table(4, {"kickers": "on"}, filch=B)
    t.hand(A, "attack_10", "kicker_2")
    t.hand(B, "attack_8")
    t.challenge(A, B).say(A, "card:kicker_2").say(B, "power:filch")
    assert t.names(B) == ["attack_10"]
    t.finish()
    assert card("kicker_2") in t.s.discard


def test_filch_wild_steals_a_card_being_played() -> None:
    """flares.toml filch wild: it has no effect and goes to the thief"""
    t = Table(4, virus=A)
    t.hand(A, "attack_10")
    t.hand(B, "attack_30")
    t.hand(C, "cosmic_zap")
    t.hand(D, "flare_filch", "compromise", "compromise")
    t.challenge(A, B, tokens=4).say(C, "card:cosmic_zap").say(D, "card:flare_filch")
    assert t.names(D) == ["compromise", "cosmic_zap"]
    assert t.names(C) == []
    t.finish()
    assert t.s.has_base(A, t.planet(B, 1))
    assert t.s.discard.count(card("cosmic_zap")) == 0


def test_filch_super_takes_any_used_challenge_card() -> None:
    """flares.toml filch super: also as a bystander"""
    t = Table(4, filch=C)
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    t.hand(C, "flare_filch")
    t.challenge(A, B).say(C, "card:flare_filch")
    assert t.names(C) in (["attack_10"], ["attack_8"])
