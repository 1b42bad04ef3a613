"""The Mirror and both sides of its Flare."""

import pytest

from astrarium.games.cosmic.components import CARD
from astrarium.games.cosmic.powers.mirror import mirrored
from tables.cosmic import A, B, Table
from tables.cosmic_totals import hold, told_totals


@pytest.mark.parametrize(
    ("value", "mirror"), [(0, 0), (7, 70), (8, 80), (20, 2), (15, 51), (120, 21), (-4, -40), (-16, -61), (24, 42)]
)
def test_digits_are_reversed(value: int, mirror: int) -> None:
    """Golden case D-45; powers.toml mirror"""
    assert mirrored(value) == mirror


@pytest.mark.rule("COS-14.10", "COS-6.15")
def test_mirror_reverses_digits_after_the_kicker() -> None:
    """Golden case G-7. COS-14.10"""
    t = Table(4, {"kickers": "on"}, mirror=A)
    t.hand(A, "attack_8", "attack_7", "kicker_3")
    t.hand(B, "attack_15", "attack_7")
    t.challenge(A, B, tokens=1).say(A, "card:kicker_3")
    t.cards("attack_8", "attack_15").say(A, "power:mirror").finish()
    assert told_totals(t) == [43, 55]


def test_mirror_wild_copies_the_opponents_card() -> None:
    """COS-17.1"""
    t = hold(Table(4), "attack_4", "attack_20", (A, "flare_mirror"))
    t.challenge(A, B, tokens=2).cards("attack_4", "attack_20").say(A, "card:flare_mirror").finish()
    assert told_totals(t) == [22, 24]
    assert CARD.index("attack_4") in t.s.discard


def test_mirror_wild_can_copy_a_compromise() -> None:
    """COS-P8.3"""
    t = hold(Table(4), "attack_4", "compromise", (A, "flare_mirror"))
    t.challenge(A, B, tokens=2).cards("attack_4", "compromise").say(A, "card:flare_mirror").finish()
    assert t.s.warp[A] == 3 and t.s.warp[B] == 3, "two Compromises, and no deal"


@pytest.mark.parametrize(("side", "totals"), [("do:offense", [54, 24]), ("do:defense", [18, 6])])
def test_mirror_super_reverses_one_card(side: str, totals: list[int]) -> None:
    t = hold(Table(4, mirror=A), "attack_15", "attack_20", (A, "flare_mirror"))
    t.challenge(A, B, tokens=3).cards("attack_15", "attack_20")
    t.say(A, "power:mirror", "card:flare_mirror", side).finish()
    assert told_totals(t) == totals
