"""How totals are compared. COS-P8, 5.6, 6.14"""

import pytest

from tables.cosmic import A, B, Table
from tables.cosmic_totals import fight, guards


def test_a_tie_goes_to_the_defender() -> None:
    """Golden case D-1. COS-P8.5, P8.6"""
    t = Table(3)
    guards(t, B, 2)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_12", "attack_9")
    t.challenge(A, B, tokens=4)
    assert fight(t, "attack_10", "attack_12") == [14, 14]
    assert t.s.warp[A] == 4
    assert not t.s.has_base(A, t.planet(B, 1))


def test_totals_may_be_negative() -> None:
    """Golden case D-28. COS-5.6"""
    t = Table(3)
    guards(t, B, 2)
    t.hand(A, "attack_m8", "attack_9")
    t.hand(B, "attack_m6", "attack_9")
    t.challenge(A, B, tokens=1)
    assert fight(t, "attack_m8", "attack_m6") == [-7, -4]
    assert t.s.warp[A] == 1


@pytest.mark.parametrize(
    ("card", "kicker", "counts"),
    [("attack_m5", "kicker_m2", 10), ("attack_8", "kicker_m1", -8), ("attack_40", "kicker_0", 0)],
)
def test_signs_of_kickers(card: str, kicker: str, counts: int) -> None:
    """Golden case G-2. COS-6.14"""
    t = Table(3, {"kickers": "on"})
    t.hand(A, card, kicker)
    t.hand(B, "attack_10")
    t.challenge(A, B, tokens=1)
    t.say(A, f"card:{kicker}")
    assert fight(t, card, "attack_10") == [counts + 1, 14]
