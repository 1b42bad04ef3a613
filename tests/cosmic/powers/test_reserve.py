"""The Reserve and both sides of its Flare."""

from __future__ import annotations

from tables.cosmic import A, B, C, D, Table
from tables.cosmic_reveals import REINFORCEMENTS, compare, flare


def test_reserve_plays_low_attacks_as_reinforcements() -> None:
    """powers.toml reserve: even without Reinforcement cards, for either side."""
    t = Table(4, reserve=C)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_12", "attack_8")
    t.hand(C, "attack_6", "attack_5", "attack_7")
    t.challenge(A, B, tokens=1, offense_allies={C: 1}).cards("attack_10", "attack_12")
    assert not t.offers(C, "card:attack_7")
    t.say(C, "card:attack_6", "do:offense").finish()
    assert compare(t) == [18, 16] and t.names(C) == ["attack_5", "attack_7"]


def test_reserve_can_be_zapped_when_he_plays_an_attack() -> None:
    """COS-4.10"""
    t = Table(4, reserve=A)
    t.hand(A, "attack_10", "attack_6")
    t.hand(B, "attack_12", "attack_8")
    t.hand(C, "cosmic_zap")
    t.challenge(A, B, tokens=1).cards("attack_10", "attack_12").say(A, "card:attack_6", "do:offense")
    t.say(C, "card:cosmic_zap").finish()
    assert compare(t) == [11, 16]


def test_reserve_cancels_a_reinforcement_with_a_compromise() -> None:
    t = Table(4, REINFORCEMENTS, reserve=B)
    t.hand(A, "attack_10", "attack_9", "reinforcement_6")
    t.hand(B, "attack_12", "compromise", "attack_8")
    t.challenge(A, B, tokens=3).cards("attack_10", "attack_12").say(A, "card:reinforcement_6", "do:offense")
    t.say(B, "power:reserve").finish()
    assert compare(t) == [13, 16] and t.names(B) == ["attack_8"]


def test_reserve_wild_takes_a_discarded_reinforcement() -> None:
    t = Table(4, REINFORCEMENTS)
    t.hand(A, "attack_10", "attack_9", "reinforcement_6")
    t.hand(B, "attack_12", "attack_8")
    t.hand(D, "flare_reserve")
    t.challenge(A, B, tokens=3).cards("attack_10", "attack_12").say(A, "card:reinforcement_6", "do:offense")
    t.say(D, flare("reserve")).finish()
    assert t.names(D) == ["reinforcement_6"]


def test_reserve_wild_adds_three_without_reinforcements() -> None:
    t = Table(4)
    t.hand(A, "attack_10", "attack_9", "flare_reserve")
    t.hand(B, "attack_12", "attack_8")
    t.challenge(A, B, tokens=3).cards("attack_10", "attack_12").say(A, flare("reserve")).finish()
    assert compare(t) == [16, 16]


def test_reserve_super_raises_the_limit() -> None:
    t = Table(4, reserve=A)
    t.hand(A, "attack_10", "attack_9", "flare_reserve")
    t.hand(B, "attack_12", "attack_8")
    t.challenge(A, B, tokens=3).cards("attack_10", "attack_12").say(A, flare("reserve"))
    t.say(A, "card:attack_9", "do:offense").finish()
    assert compare(t) == [22, 16]
