"""The Gambler and both sides of its Flare."""

import json
from typing import cast

import pytest

from astrarium.clockwork.names import NOBODY
from astrarium.games.cosmic.components import CARD
from astrarium.games.cosmic.terms import DEF, OFF
from tables.cosmic import A, B, C, Table, same_after_saving
from tables.cosmic_totals import fight, hold, told_totals
from tables.playing import seen


def gambler_table(who: int = A) -> Table:
    t = Table(4, {"kickers": "on"}, gambler=who)
    t.hand(A, "attack_4", "attack_7", "kicker_2")
    t.hand(B, "attack_12", "attack_7")
    return t


def test_gambler_may_turn_his_card_up() -> None:
    t = gambler_table()
    t.challenge(A, B, tokens=3)
    assert fight(t, "attack_4", "attack_12") == [7, 16]


@pytest.mark.rule("COS-14.7")
def test_an_accepted_claim_counts_and_the_cards_go_under_the_deck() -> None:
    """COS-14.7"""
    t = gambler_table()
    t.challenge(A, B, tokens=3).say(A, "card:kicker_2").cards("attack_4", "attack_12")
    t.say(A, "power:gambler", "card:attack_15", "card:kicker_3")
    assert t.s.kind[DEF] == 0 and t.s.kind[OFF] == NOBODY, "only the opponent's card lies open"
    assert "attack_4" not in json.dumps(cast("dict[str, object]", seen(t.s, B))["chosen"])
    same_after_saving(t)
    t.say(B, "do:accept").finish()
    assert told_totals(t) == [48, 16]
    assert {CARD.ids[card] for card in t.s.deck.cards[:2]} == {"attack_4", "kicker_2"}
    assert CARD.index("attack_12") in t.s.discard and CARD.index("attack_4") not in t.s.discard


def test_a_bluff_that_is_called_costs_the_gambler_as_many_tokens_again() -> None:
    """COS-14.7"""
    t = gambler_table()
    t.challenge(A, B, tokens=3).cards("attack_4", "attack_12")
    t.say(A, "power:gambler", "card:attack_40").say(B, "do:challenge").finish()
    assert told_totals(t) == [7, 16]
    assert t.s.warp[A] == 6


def test_a_true_claim_costs_the_opponent_tokens_from_his_other_bases() -> None:
    """COS-14.7"""
    t = gambler_table()
    t.challenge(A, B, tokens=3).cards("attack_4", "attack_12")
    t.say(A, "power:gambler", "card:attack_4").say(B, "do:challenge").until("Forfeit", B)
    assert t.planet_atom(B, 1) not in t.s.legal_names
    t.finish()
    assert told_totals(t) == [7, 16], "the defender still has four tokens in the challenge"
    assert t.s.warp[B] == 4


@pytest.mark.rule("COS-14.7")
def test_a_false_kicker_makes_the_claim_false() -> None:
    """COS-14.7"""
    t = gambler_table()
    t.challenge(A, B, tokens=3).say(A, "card:kicker_2").cards("attack_4", "attack_12")
    t.say(A, "power:gambler", "card:attack_4", "card:kicker_3").say(B, "do:challenge").finish()
    assert told_totals(t) == [11, 16]
    assert t.s.warp[A] == 6


def test_without_other_bases_the_tokens_come_from_the_target_planet() -> None:
    """COS-14.7"""
    t = gambler_table()
    t.only(B, {t.planet(B, 1): 3})
    t.challenge(A, B, tokens=3).cards("attack_4", "attack_12")
    t.say(A, "power:gambler", "card:attack_4").say(B, "do:challenge").finish()
    assert told_totals(t) == [7, 12]
    assert t.s.warp[B] == 3


def test_without_other_bases_the_tokens_come_from_the_cone() -> None:
    """COS-14.7"""
    t = gambler_table(B)
    t.only(A, {t.planet(A, 1): 5})
    t.challenge(A, B, tokens=4).cards("attack_4", "attack_12")
    t.say(B, "power:gambler", "card:attack_12").say(A, "do:challenge").finish()
    assert told_totals(t) == [5, 16], "one token comes from the base, three from the cone"
    assert t.s.warp[A] == 5


def test_a_zapped_gambler_turns_his_card_up() -> None:
    """COS-8.6"""
    t = gambler_table()
    t.hand(C, "cosmic_zap")
    t.challenge(A, B, tokens=3).cards("attack_4", "attack_12")
    t.say(A, "power:gambler").say(C, "card:cosmic_zap").finish()
    assert told_totals(t) == [7, 16]


@pytest.mark.parametrize(("spread", "total"), [(8, 15), (9, 7)])
def test_gambler_wild_adds_a_spread_that_is_reached(spread: int, total: int) -> None:
    """4 and 12 differ by 8."""
    t = hold(Table(4), "attack_4", "attack_12", (A, "flare_gambler"))
    t.challenge(A, B, tokens=3).cards("attack_4", "attack_12").say(A, "card:flare_gambler", f"amount:{spread}")
    t.finish()
    assert told_totals(t) == [total, 16]


def test_gambler_super_raises_the_stake() -> None:
    t = gambler_table()
    t.hand(A, "attack_4", "attack_7", "flare_gambler")
    t.challenge(A, B, tokens=3).cards("attack_4", "attack_12")
    t.say(A, "power:gambler", "card:attack_4", "card:flare_gambler", "amount:5").say(B, "do:challenge").finish()
    assert t.s.warp[B] == 9


def test_gambler_super_is_only_for_a_bluff() -> None:
    t = gambler_table()
    t.hand(A, "attack_4", "attack_7", "flare_gambler")
    t.challenge(A, B, tokens=3).cards("attack_4", "attack_12")
    while t.s.count == 1 and t.s.phase != 0:
        assert "card:flare_gambler" not in t.s.legal_names
        t.step()
