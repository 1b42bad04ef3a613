"""The Chosen and both sides of its Flare."""

from __future__ import annotations

import pytest

from astrarium.games.cosmic.components import CARD
from astrarium.games.cosmic.terms import OFF
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_reveals import KICKERS, REINFORCEMENTS, compare, flare


@pytest.mark.rule("COS-14.2")
def test_chosen_turns_a_new_card_with_the_first_kicker() -> None:
    """Golden case D-50: Attack 9 with x3; the other cards are discarded. COS-14.2"""
    t = Table(4, KICKERS, chosen=A)
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "attack_20", "attack_8")
    t.on_deck("force_field", "kicker_3", "kicker_2", "attack_9")
    t.challenge(A, B, tokens=3)
    t.cards("attack_4", "attack_20").say(A, "power:chosen").finish()
    assert compare(t) == [27 + 3, 24]
    assert all(CARD.index(id) in t.s.discard for id in ("force_field", "kicker_2", "attack_4", "attack_9", "kicker_3"))


def test_chosen_keeps_his_own_kicker_if_none_is_turned() -> None:
    """COS-14.2"""
    t = Table(4, KICKERS, chosen=A)
    t.hand(A, "attack_4", "attack_5", "kicker_2")
    t.hand(B, "attack_20", "attack_8")
    t.on_deck("attack_12")
    t.challenge(A, B, tokens=3).say(A, "card:kicker_2")
    t.cards("attack_4", "attack_20").say(A, "power:chosen").finish()
    assert compare(t)[OFF] == 24 + 3


def test_chosen_finds_his_own_card_again_if_there_is_no_other() -> None:
    """COS-P10.12: the discards are the new deck."""
    t = Table(4, chosen=A)
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "attack_20", "attack_8")
    for player in (C, D):
        t.s.hands[player] += t.s.deck.cards
        t.s.seen[player] += [0] * len(t.s.deck.cards)
        t.s.deck.cards, t.s.deck.piles, t.s.deck.known = [], [], []
    t.challenge(A, B, tokens=3)
    t.cards("attack_4", "attack_20").say(A, "power:chosen").finish()
    assert compare(t)[OFF] == 7


def test_chosen_wild_draws_a_card() -> None:
    t = Table(4)
    t.hand(A, "attack_4", "attack_5", "flare_chosen")
    t.hand(B, "attack_20")
    t.on_deck("attack_30")
    t.challenge(A, B).say(A, flare("chosen"))
    assert t.has_card(A, "attack_30")


@pytest.mark.rule("COS-14.2")
def test_chosen_super_keeps_the_other_cards() -> None:
    """COS-14.2: Reinforcements included; a Kicker that was applied is discarded."""
    t = Table(4, KICKERS | REINFORCEMENTS, chosen=A)
    t.hand(A, "attack_4", "attack_5", "flare_chosen")
    t.hand(B, "attack_30", "attack_8")
    t.on_deck("reinforcement_2", "kicker_2", "kicker_3", "attack_9")
    t.challenge(A, B, tokens=3)
    t.cards("attack_4", "attack_30").say(A, flare("chosen"), "power:chosen").finish()
    assert t.has_card(A, "reinforcement_2") and t.has_card(A, "kicker_3")
    assert CARD.index("kicker_2") in t.s.discard and compare(t)[OFF] == 18 + 3
