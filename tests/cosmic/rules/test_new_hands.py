"""Hands without Challenge cards."""

import pytest

from astrarium.games.cosmic.components import CARD
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_turns import turn


@pytest.mark.rule("COS-P10.3", "COS-P10.4")
def test_a_hand_without_challenge_cards_is_replaced() -> None:
    """Golden case D-20."""
    t = Table()
    t.hand(A, "quash", "stellar_gas")
    for player in (B, C, D):
        t.hand(player, "attack_8", "attack_6")
    blanks = ["force_field", "emotion_control", "keeper", "mobius_tubes", "plague", "sanity", "time_gash"]
    t.on_deck(*blanks, "attack_40")
    turn(t, A)
    assert len(t.s.hands[A]) == 7 and t.has_card(A, "attack_40")
    discarded = [CARD.ids[card] for card in t.s.discard]
    assert set(blanks) | {"quash", "stellar_gas"} <= set(discarded)


@pytest.mark.rule("COS-P10.9", "COS-P10.10")
def test_an_offense_without_challenge_cards_aborts() -> None:
    """Golden case D-12."""
    t = Table()
    t.hand(A, "stellar_gas")
    t.hand(B, "attack_8", "attack_6")
    before = t.s.on_bases(A)
    t.challenge(A, B, tokens=3)
    t.finish()
    assert t.s.turn == B and t.s.on_bases(A) == before and t.s.warp == [0, 0, 0, 0]


@pytest.mark.rule("COS-P10.11")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    from astrarium.games.cosmic.rules.drawing import draw_now

    t = Table()
    t.s.discard = t.s.deck.cards
    t.s.deck.cards, t.s.deck.piles, t.s.deck.known = [], [], []
    number = len(t.s.discard)
    draw_now(t.s, A, 3)
    assert len(t.s.hands[A]) == 3 and len(t.s.deck.cards) == number - 3 and not t.s.discard


@pytest.mark.rule("COS-P10.11", "COS-P10.12")
def test_without_any_challenge_card_all_hands_are_dealt_anew() -> None:
    """Golden case D-83."""
    from astrarium.games.cosmic.components import IS_CHALLENGE
    from astrarium.games.cosmic.rules.new_hands import Refill

    t = Table()
    s = t.s
    kept = [card for card in s.deck.cards if IS_CHALLENGE[card]]
    others = [card for card in s.deck.cards if not IS_CHALLENGE[card]]
    s.deck.cards, s.deck.piles, s.deck.known = others, [0] * len(others), [0] * len(others)
    for card in kept:
        s.gain_card(B, card, 0)
    s.gain_card(A, s.deck.cards.pop(), 0)
    s.deck.piles.pop()
    s.deck.known.pop()
    s.push(Refill(A))
    while s.stack:
        s.stack.pop().run(s)
    assert [len(hand) for hand in s.hands] == [7, 7, 7, 7]


@pytest.mark.rule("COS-P2.13", "COS-P7.4")
def test_a_defender_without_challenge_cards_refills() -> None:
    """Golden case D-13."""
    t = Table()
    t.hand(A, "attack_8", "attack_6")
    t.hand(B, "stellar_gas")
    t.challenge(A, B, start="def_set")
    assert len(t.s.hands[B]) == 7
    t = Table()
    t.hand(A, "attack_8", "attack_6")
    t.hand(B, "stellar_gas")
    t.challenge(A, B).until("Select", A)
    assert len(t.s.hands[B]) == 7
