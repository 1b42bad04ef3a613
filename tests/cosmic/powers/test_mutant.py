"""The Mutant and both sides of its Flare."""

import pytest

from tables.cosmic import A, B, C, Table


def test_mutant_fills_his_hand_from_deck_and_players() -> None:
    """powers.toml mutant"""
    t = Table(4, mutant=A)
    t.hand(A, "attack_10", "attack_4", "attack_5", "attack_6")
    t.hand(B, "attack_8", "attack_7")
    t.hand(C, "attack_40")
    t.on_deck("attack_12")
    t.challenge(A, B, start="invite").say(A, "power:mutant", "do:deck", t.colour(C), t.colour(B))
    assert len(t.s.hands[A]) == 7 and t.has_card(A, "attack_12") and t.has_card(A, "attack_40")
    assert len(t.s.hands[B]) == 1


def test_mutant_with_a_full_hand_has_no_use_for_his_power() -> None:
    """powers.toml mutant: fewer than 7 cards"""
    t = Table(4, mutant=A)
    t.hand(A, *["attack_10"] * 5, "attack_4", "attack_12")
    t.hand(B, "attack_8")
    t.challenge(A, B, start="invite").finish()
    assert not t.was_used("mutant", A)


@pytest.mark.parametrize("wins", [True, False])
def test_mutant_wild_robs_the_losers(wins: bool) -> None:
    """flares.toml mutant wild: his opponent and each of his allies"""
    t = Table(4)
    t.hand(A, "attack_30" if wins else "attack_1", "flare_mutant")
    t.hand(B, "attack_8", "attack_7")
    t.hand(C, "attack_40")
    t.challenge(A, B, defense_allies={C: 1}).cards("attack_30", "attack_8")
    if wins:
        t.say(A, "card:flare_mutant").finish()
        assert len(t.s.hands[A]) == 2 and not t.s.hands[C] and not t.s.hands[B][1:]
    else:
        t.finish()
        assert t.has_card(A, "flare_mutant")


def test_mutant_super_discards_first() -> None:
    """flares.toml mutant super"""
    t = Table(4, mutant=A)
    t.hand(A, *["attack_10"] * 5, "attack_4", "attack_12", "flare_mutant")
    t.hand(B, "attack_8")
    t.challenge(A, B, start="invite").say(A, "card:flare_mutant", "card:attack_4", "card:attack_12", "do:stop")
    t.say(A, "power:mutant", "do:deck", "do:deck")
    assert len(t.s.hands[A]) == 7 and not t.offers(A, "do:deck")
