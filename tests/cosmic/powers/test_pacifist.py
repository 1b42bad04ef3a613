"""The Pacifist and both sides of its Flare."""

from __future__ import annotations

from tables.cosmic import A, B, C, Table
from tables.cosmic_reveals import KICKERS, compare, flare


def test_pacifist_wins_with_a_compromise() -> None:
    """Golden case D-40: with a Kicker x3 against Attack 40; no consolation for anyone. COS-6.16, P8.27"""
    t = Table(4, KICKERS, pacifist=A)
    t.hand(A, "compromise", "attack_9", "kicker_3")
    t.hand(B, "attack_40", "attack_8", "attack_7")
    t.challenge(A, B, tokens=3).say(A, "card:kicker_3").cards("compromise", "attack_40").finish()
    assert t.s.has_base(A, t.planet(B, 1)) and t.s.warp[B] == 4
    assert len(t.s.hands[A]) == 1 and len(t.s.hands[B]) == 2


def test_pacifist_can_be_zapped() -> None:
    t = Table(4, pacifist=A)
    t.hand(A, "compromise", "attack_9")
    t.hand(B, "attack_40", "attack_8")
    t.hand(C, "cosmic_zap")
    t.challenge(A, B, tokens=3).cards("compromise", "attack_40").say(C, "card:cosmic_zap").finish()
    assert t.s.warp[A] == 3


def test_pacifist_wild_makes_an_attack_15() -> None:
    t = Table(4)
    t.hand(A, "compromise", "attack_9", "flare_pacifist")
    t.hand(B, "attack_10", "attack_8")
    t.challenge(A, B, tokens=3).cards("compromise", "attack_10").say(A, flare("pacifist")).finish()
    assert compare(t) == [18, 14]


def test_pacifist_super_shifts_the_penalty() -> None:
    t = Table(4, pacifist=A)
    t.hand(A, "compromise", "attack_9", "flare_pacifist")
    t.hand(B, "compromise", "attack_8")
    t.challenge(A, B).cards("compromise", "compromise").say(A, "do:break_off", flare("pacifist")).finish()
    assert t.s.warp[A] == 1 and t.s.warp[B] == 5
