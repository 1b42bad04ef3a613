"""The Warpish and both sides of its Flare."""

import pytest

from tables.cosmic import A, B, C, D, Table
from tables.cosmic_totals import fight, hold, told_totals


@pytest.mark.rule("COS-17.7")
def test_warpish_adds_every_token_in_the_warp() -> None:
    """COS-17.7"""
    t = hold(Table(4, warpish=A), "attack_10", "attack_12")
    t.to_warp(A, 1)
    t.to_warp(C, 3)
    t.challenge(A, B, tokens=3)
    assert fight(t, "attack_10", "attack_12") == [17, 16]


def test_tokens_in_the_limbo_do_not_count_for_warpish() -> None:
    """Golden case D-49. COS-10.2, 10.9"""
    t = hold(Table(4, {"reverse_warp": "on"}, warpish=A), "attack_10", "attack_12")
    t.to_warp(C, 5)
    for _ in range(4):
        t.s.lift(D, t.planet(D, 1), 1)
    t.s.limbo[t.s.home[D] * 4 + D] += 4
    t.challenge(A, B, tokens=1)
    assert fight(t, "attack_10", "attack_12") == [16, 16]


def test_warpish_wild_adds_own_tokens_in_the_warp() -> None:
    t = hold(Table(4), "attack_10", "attack_12", (A, "flare_warpish"))
    t.to_warp(A, 2)
    t.to_warp(C, 3)
    t.challenge(A, B, tokens=1).cards("attack_10", "attack_12").say(A, "card:flare_warpish").finish()
    assert told_totals(t) == [13, 16]


def test_warpish_super_subtracts_the_opponents_tokens_in_the_warp() -> None:
    t = hold(Table(4, warpish=A), "attack_10", "attack_12", (A, "flare_warpish"))
    t.to_warp(D, 3)
    t.s.warp[B] += 2
    t.s.lift(B, t.planet(B, 2), 2)
    t.challenge(A, B, tokens=1).cards("attack_10", "attack_12").say(A, "card:flare_warpish").finish()
    assert told_totals(t) == [16, 14]
