"""The Empath and both sides of its Flare."""

from __future__ import annotations

from tables.cosmic import A, B, C, Table
from tables.cosmic_reveals import compare, flare


def test_empath_turns_the_attack_into_a_compromise() -> None:
    """Beside golden case D-41: Attack and Compromise become a deal."""
    t = Table(4, empath=B)
    t.hand(A, "attack_40", "attack_9")
    t.hand(B, "compromise", "attack_8")
    t.challenge(A, B).cards("attack_40", "compromise").say(B, "power:empath").until("Propose")
    assert t.s.kind == [1, 1]
    t.finish()
    assert t.s.warp[A] == 3 and t.s.warp[B] == 3


def test_emotion_control_after_a_compromise() -> None:
    """Golden case D-41: both are Compromises, so there is a deal."""
    t = Table(4)
    t.hand(A, "attack_40", "attack_9")
    t.hand(B, "compromise", "attack_8")
    t.hand(C, "emotion_control")
    t.challenge(A, B).cards("attack_40", "compromise").say(C, "card:emotion_control").until("Propose")
    assert t.s.kind == [1, 1]


def test_empath_wild_brings_rewards() -> None:
    t = Table(4)
    t.hand(A, "compromise", "attack_9", "flare_empath")
    t.hand(B, "compromise", "attack_8")
    t.challenge(A, B).cards("compromise", "compromise").say(A, flare("empath"))
    t.say(A, "do:propose").until("TermWants", A).say(A, "amount:1", "do:random").say(B, "do:accept").finish()
    assert len(t.s.hands[A]) == 2 + 3 and len(t.s.hands[B]) == 0 + 3


def test_empath_super_exchanges_the_compromise() -> None:
    t = Table(4, empath=C)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "compromise", "attack_8")
    t.hand(C, "attack_1", "flare_empath")
    t.challenge(A, B, tokens=3, offense_allies={C: 1})
    t.cards("attack_10", "compromise").say(C, flare("empath")).finish()
    assert compare(t) == [14, 5] and t.names(C) == ["compromise"]
