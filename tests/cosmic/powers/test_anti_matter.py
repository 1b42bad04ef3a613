"""The Anti-Matter and both sides of its Flare."""

import pytest

from astrarium.games.cosmic.terms import OFF
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_totals import fight, hold, told_totals


def anti_matter_table(loser: bool = False) -> Table:
    t = Table(4, anti_matter=A)
    if loser:
        t.power(B, "loser")
    return hold(t, "attack_9", "attack_8")


def test_anti_matter_subtracts_tokens_and_the_lower_total_wins() -> None:
    """Golden case D-30. COS-17.5, 17.10"""
    t = anti_matter_table()
    t.challenge(A, B, tokens=3, offense_allies={C: 2}, defense_allies={D: 1})
    assert fight(t, "attack_9", "attack_8") == [4, 11]
    assert t.s.has_base(A, t.planet(B, 1))
    assert t.s.warp[B] == 4


@pytest.mark.rule("COS-17.10", "COS-17.11")
def test_an_upset_turns_the_lower_total_round() -> None:
    """Golden case D-31. COS-17.11"""
    t = anti_matter_table(loser=True)
    t.challenge(A, B, tokens=3, offense_allies={C: 2}, defense_allies={D: 1})
    t.say(B, "power:loser")
    assert fight(t, "attack_9", "attack_8") == [4, 11]
    assert not t.s.has_base(A, t.planet(B, 1))
    assert t.s.warp[A] == 3 and t.s.warp[C] == 2


def test_a_tie_against_anti_matter_goes_to_the_defender() -> None:
    """COS-17.10"""
    t = hold(Table(4, anti_matter=A), "attack_14", "attack_8")
    t.challenge(A, B, tokens=2)
    assert fight(t, "attack_14", "attack_8") == [12, 12]
    assert t.s.warp[A] == 2


def test_against_anti_matter_reinforcements_are_offered_to_the_higher_total_first() -> None:
    """COS-6.19: the side that is behind is asked first."""
    t = Table(3, {"reinforcements": "on"}, anti_matter=A)
    t.hand(A, "attack_9", "reinforcement_2")
    t.hand(B, "attack_8", "reinforcement_3")
    t.challenge(A, B, tokens=3).cards("attack_9", "attack_8").until("Reinforce")
    assert t.s.player == B


def test_a_reinforcement_can_make_the_enemys_total_lose() -> None:
    """Golden case D-75. COS-6.19, 6.20"""
    t = Table(4, {"reinforcements": "on"}, anti_matter=A)
    t.hand(A, "attack_15", "attack_7")
    t.hand(B, "attack_8", "attack_7")
    t.hand(C, "reinforcement_3")
    t.challenge(A, B, tokens=1, offense_allies={C: 1}).cards("attack_15", "attack_8")
    t.say(C, "card:reinforcement_3", "do:defense").finish()
    assert told_totals(t) == [13, 15]
    assert t.s.has_base(A, t.planet(B, 1))


def test_anti_matter_wild_cancels_a_wild_flare() -> None:
    """COS-6.10"""
    t = hold(Table(4), "attack_10", "attack_12", (A, "flare_macron"), (B, "flare_anti_matter"))
    t.challenge(A, B, tokens=4).cards("attack_10", "attack_12")
    t.say(A, "card:flare_macron").say(B, "card:flare_anti_matter").finish()
    assert told_totals(t) == [14, 16]


def test_anti_matter_wild_is_not_for_super_flares_nor_for_bystanders() -> None:
    t = hold(Table(4, macron=A), "attack_10", "attack_12", (A, "flare_macron"), (B, "flare_anti_matter"))
    t.challenge(A, B, start="launch").say(A, "card:flare_macron")
    assert not t.offers(B, "card:flare_anti_matter")
    t = hold(Table(4), "attack_10", "attack_12", (A, "flare_macron"), (C, "flare_anti_matter"))
    t.challenge(A, B, tokens=4).cards("attack_10", "attack_12").say(A, "card:flare_macron")
    assert not t.offers(C, "card:flare_anti_matter")


def test_anti_matter_super_cancels_any_flare_even_as_a_bystander() -> None:
    """COS-6.10"""
    t = hold(Table(4, macron=A, anti_matter=C), "attack_10", "attack_12", (A, "flare_macron"), (C, "flare_anti_matter"))
    t.challenge(A, B, start="launch").say(A, "card:flare_macron").say(C, "card:flare_anti_matter")
    while type(t.s.choice).__name__ != "Select":
        assert type(t.s.choice).__name__ != "LaunchNumber", "there is nothing to decide with one token"
        t.step()
    assert t.s.strength(A, OFF) == 1
