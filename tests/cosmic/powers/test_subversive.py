"""The Subversive and both sides of its Flare."""

from tables.cosmic import A, B, C, D, Table
from tables.cosmic_totals import fight, hold, told_totals


def test_subversive_subtracts_the_opponents_allies() -> None:
    """COS-17.5"""
    t = hold(Table(4, subversive=A), "attack_10", "attack_12")
    t.challenge(A, B, tokens=2, offense_allies={C: 1}, defense_allies={D: 4})
    assert fight(t, "attack_10", "attack_12") == [13, 12]


def test_against_anti_matter_allies_are_subtracted_once() -> None:
    """powers.toml subversive"""
    t = hold(Table(4, subversive=A, anti_matter=B), "attack_10", "attack_12")
    t.challenge(A, B, tokens=2, offense_allies={C: 1}, defense_allies={D: 3})
    assert fight(t, "attack_10", "attack_12") == [11, 5]


def test_subversive_wild_makes_one_opposing_ally_count_nothing() -> None:
    t = hold(Table(4), "attack_10", "attack_10", (A, "flare_subversive"))
    t.challenge(A, B, tokens=2, defense_allies={C: 2, D: 3}).cards("attack_10", "attack_10")
    t.say(A, "card:flare_subversive", t.colour(D)).finish()
    assert told_totals(t) == [12, 16]


def test_subversive_super_counts_opposing_allies_for_himself() -> None:
    t = hold(Table(4, subversive=A), "attack_10", "attack_12", (A, "flare_subversive"))
    t.challenge(A, B, tokens=2, defense_allies={C: 2, D: 3}).cards("attack_10", "attack_12")
    t.say(A, "card:flare_subversive").finish()
    assert told_totals(t) == [17, 16]
