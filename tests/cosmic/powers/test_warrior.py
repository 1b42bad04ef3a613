"""The Warrior and both sides of its Flare."""

import pytest

from astrarium.games.cosmic.components import POWER
from tables.cosmic import A, B, C, Table
from tables.cosmic_totals import fight, hold, told_totals


def points(t: Table, player: int) -> int:
    return t.s.mark_of(POWER.index("warrior"), player)


@pytest.mark.parametrize(
    ("cards", "gained"),
    [
        (("attack_20", "attack_4"), 1),
        (("attack_4", "attack_20"), 2),
        (("compromise", "compromise"), 2),
        (("compromise", "attack_4"), 2),
    ],
)
def test_warrior_learns_more_from_defeats(cards: tuple[str, str], gained: int) -> None:
    """COS-15.2"""
    t = hold(Table(4, warrior=A), *cards)
    t.challenge(A, B, tokens=1).cards(*cards).finish()
    assert points(t, A) == gained


def test_warrior_gains_a_point_for_a_deal() -> None:
    t = hold(Table(4, warrior=B), "compromise", "compromise")
    t.challenge(A, B, tokens=1).cards("compromise", "compromise")
    t.say(A, "do:propose", "card:attack_7").say(B, "do:accept").finish()
    assert points(t, B) == 1


def test_warrior_adds_his_points() -> None:
    """COS-17.7"""
    t = hold(Table(4, warrior=B), "attack_12", "attack_10")
    t.s.set_mark(POWER.index("warrior"), B, 0, 3)
    t.challenge(A, B, tokens=4)
    assert fight(t, "attack_12", "attack_10") == [16, 17]
    assert points(t, B) == 4


def test_a_zapped_warrior_neither_adds_nor_learns() -> None:
    """COS-8.7"""
    t = hold(Table(4, warrior=B), "attack_12", "attack_10", (C, "cosmic_zap"))
    t.s.set_mark(POWER.index("warrior"), B, 0, 3)
    t.challenge(A, B, tokens=4).cards("attack_12", "attack_10").say(C, "card:cosmic_zap").finish()
    assert told_totals(t) == [16, 14]
    assert points(t, B) == 3


def test_warrior_wild_strikes_back_at_the_offense() -> None:
    """COS-8.11"""
    t = hold(Table(4), "attack_12", "attack_10", (B, "flare_warrior"))
    t.challenge(A, B, tokens=4).cards("attack_12", "attack_10").say(B, "card:flare_warrior").until("AimAt", B)
    assert (t.s.offense, t.s.defender, t.s.system) == (B, A, t.s.home[A])


def test_warrior_super_adds_his_points_as_an_ally() -> None:
    t = hold(Table(4, warrior=C), "attack_12", "attack_10", (C, "flare_warrior"))
    t.s.set_mark(POWER.index("warrior"), C, 0, 3)
    t.challenge(A, B, tokens=1, defense_allies={C: 1}).cards("attack_12", "attack_10")
    t.say(C, "card:flare_warrior").finish()
    assert told_totals(t) == [13, 18]
