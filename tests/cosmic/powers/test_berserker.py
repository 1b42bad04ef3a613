"""The Berserker and both sides of its Flare."""

import pytest

from tables.cosmic import A, B, C, D, Table, same_after_saving
from tables.cosmic_totals import fight, hold, told_totals


def test_berserkers_card_counts_four_more_as_offense() -> None:
    """COS-17.3"""
    t = hold(Table(4, berserker=A), "attack_10", "attack_12")
    t.challenge(A, B, tokens=3)
    assert fight(t, "attack_10", "attack_12") == [17, 16]
    t = hold(Table(4, berserker=B), "attack_10", "attack_12")
    t.challenge(A, B, tokens=3)
    assert fight(t, "attack_10", "attack_12") == [13, 16]


def test_berserker_challenges_who_has_beaten_him() -> None:
    """COS-8.11"""
    t = hold(Table(4, berserker=B), "attack_20", "attack_4")
    t.challenge(A, B, tokens=3).cards("attack_20", "attack_4").say(B, "power:berserker").until("AimAt")
    assert (t.s.offense, t.s.defender, t.s.extra, t.s.player) == (B, A, True, B)
    assert t.s.turn == A and t.s.number == 1
    same_after_saving(t)
    t.until("LaunchNumber").finish()
    t.until("Decide", A)


def test_berserker_as_a_beaten_ally_challenges_the_winner() -> None:
    """COS-8.11"""
    t = hold(Table(4, berserker=C), "attack_20", "attack_4", (C, "attack_9"))
    t.challenge(A, B, tokens=3, defense_allies={C: 2}).cards("attack_20", "attack_4")
    t.say(C, "power:berserker").until("AimAt", C)
    assert (t.s.offense, t.s.defender) == (C, A)


@pytest.mark.parametrize("reason", ["won", "no card", "not involved"])
def test_berserker_needs_a_defeat_and_a_card_for_his_frenzy(reason: str) -> None:
    """COS-8.11"""
    t = hold(Table(4, berserker=D if reason == "not involved" else B), "attack_20", "attack_4", (D, "attack_9"))
    if reason == "no card":
        t.hand(B, "attack_4")
    if reason == "won":
        t.hand(A, "attack_1")
    t.challenge(A, B, tokens=3)
    while t.s.phase != 0 and t.s.count == 1:
        assert "power:berserker" not in t.s.legal_names
        t.step()


def test_an_extra_challenge_causes_no_other() -> None:
    """COS-8.11"""
    t = hold(Table(4, berserker=B), "attack_20", "attack_4", (A, "flare_warrior"), (A, "attack_9"), (B, "attack_9"))
    t.challenge(A, B, tokens=3).cards("attack_20", "attack_4").say(B, "power:berserker").until("AimAt", B)
    while t.s.extra:
        assert not t.offers(A, "card:flare_warrior")
        t.step()
    assert t.s.offense == A


def test_berserker_wild_counts_four_more() -> None:
    t = hold(Table(4), "attack_10", "attack_12", (A, "flare_berserker"))
    t.challenge(A, B, tokens=3).cards("attack_10", "attack_12").say(A, "card:flare_berserker").finish()
    assert told_totals(t) == [17, 16]


@pytest.mark.parametrize(("who", "totals"), [(A, [21, 16]), (B, [13, 24])])
def test_berserker_super_counts_eight_more_on_either_side(who: int, totals: list[int]) -> None:
    t = hold(Table(4, berserker=who), "attack_10", "attack_12", (who, "flare_berserker"))
    t.challenge(A, B, tokens=3).cards("attack_10", "attack_12").say(who, "card:flare_berserker").finish()
    assert told_totals(t) == totals
