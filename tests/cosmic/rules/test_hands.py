"""Golden cases about hands."""

from astrarium.games.cosmic.components import CARD, IS_CHALLENGE
from tables.cosmic import A, B, C, Table
from tables.cosmic_hands import card


def test_consolation_larger_than_the_hand() -> None:
    """Golden case D-2. COS-P8.14"""
    t = Table(4)
    t.hand(A, "compromise")
    t.hand(B, "attack_30", "attack_4", "attack_5")
    t.hand(C, "attack_6", "plague")
    t.challenge(A, B, tokens=4).cards("compromise", "attack_30")
    while len(t.s.hands[B]) > 0 and t.s.turn == A:
        t.step()
    assert sorted(t.names(A)) == ["attack_4", "attack_5"]


def test_consolation_of_a_defender_without_tokens() -> None:
    """Golden case D-3. COS-P8.25"""
    t = Table(4)
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "compromise")
    t.only(B, {t.planet(B, 2): 5, t.planet(B, 3): 5, t.planet(B, 4): 5})
    t.challenge(A, B, tokens=1).cards("attack_4", "compromise").finish()
    assert t.s.has_base(A, t.planet(B, 1))
    assert t.names(B) == [] and t.names(A) == ["attack_5"]


def test_no_second_hand_check() -> None:
    """Golden case D-14. COS-P10.5, P10.6"""
    t = Table(4)
    t.hand(A, "attack_40", "card_zap")
    t.hand(B, "attack_8")
    t.challenge(A, B).finish()
    assert t.s.turn == B and t.names(A) == ["card_zap"]


def test_new_hand_without_challenge_cards_is_drawn_again() -> None:
    """Golden case D-20. COS-P10.4"""
    t = Table(4)
    t.hand(A)
    t.on_deck("card_zap", "cosmic_zap", "force_field", "plague", "mobius_tubes", "flare_virus", "flare_macron")
    seven = [card(id) for id in ("card_zap", "cosmic_zap", "force_field", "plague", "flare_virus", "flare_macron")]
    t.draws(A, B)
    assert all(c in t.s.discard for c in seven)
    assert len(t.s.hands[A]) == 7 and t.s.has_challenge_card(A)


def test_no_challenge_card_anywhere_deals_all_anew() -> None:
    """Golden case D-83. COS-P10.11, P10.12"""
    t = Table(4)
    for id in CARD.ids:
        while IS_CHALLENGE[card(id)] and card(id) in t.s.deck.cards:
            t.s.gain_card(B, t.fetch(id), 0)
    t.draws(A, B)
    assert [len(hand) for hand in t.s.hands] == [7, 7, 7, 7]
