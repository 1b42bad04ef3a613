"""The Doppelganger and both sides of its Flare."""

from tables.cosmic import A, B, C, D, Table
from tables.cosmic_hands import card, kept


def test_doppelganger_borrows_and_gives_back() -> None:
    """powers.toml doppelganger"""
    t = Table(4, doppelganger=A)
    t.hand(A, "attack_4", "attack_5", "force_field")
    t.hand(B, "attack_8")
    t.hand(C, "attack_30", "attack_12", "compromise", "card_zap")
    t.challenge(A, B).say(A, t.colour(C))
    assert sorted(kept(t, "doppelganger", A)) == ["attack_30", "compromise"]
    assert t.names(A) == ["force_field"] and sorted(t.names(C)) == ["attack_12", "card_zap"]
    t.cards("attack_30", "attack_8").finish()
    assert t.s.has_base(A, t.planet(B, 1))
    assert sorted(t.names(C)) == ["attack_12", "card_zap", "compromise"]
    assert card("attack_30") in t.s.discard and card("attack_4") in t.s.discard


def test_doppelganger_turns_cards_when_he_has_too_few() -> None:
    """powers.toml doppelganger: until he has two; he never aborts"""
    t = Table(4, doppelganger=A)
    t.hand(A)
    t.hand(B, "attack_8")
    t.hand(C, "card_zap")
    t.on_deck("cosmic_zap", "attack_20", "force_field", "compromise")
    t.challenge(A, B).say(A, t.colour(C)).cards("attack_20", "attack_8").finish()
    assert t.s.has_base(A, t.planet(B, 1))
    assert {card("cosmic_zap"), card("force_field")} <= set(t.s.discard)
    assert t.names(A) == ["compromise"]


def test_doppelganger_wild_exchanges_hands_for_a_challenge() -> None:
    """flares.toml doppelganger wild: a main player refills"""
    t = Table(4)
    t.hand(A, "attack_10", "attack_11")
    t.hand(B, "attack_8", "attack_7")
    t.hand(C, "attack_1", "flare_doppelganger")
    t.put(B, t.planet(C, 1), 1)
    t.challenge(A, B, start="invite").say(C, "card:flare_doppelganger")
    assert t.names(C) == [] and len(t.s.hands[B]) == 7
    assert sorted(kept(t, "flare_doppelganger_wild", C)) == ["attack_1", "attack_7", "attack_8"]
    t.finish()
    assert t.names(C) == ["attack_1"]
    assert {"attack_7", "attack_8"} <= set(t.names(B))


def test_doppelganger_super_gets_two_more_cards() -> None:
    """flares.toml doppelganger super"""
    t = Table(4, doppelganger=A)
    t.hand(A, "flare_doppelganger", "attack_4")
    t.hand(B, "attack_8")
    t.hand(C, "attack_30", "compromise", "attack_5")
    t.hand(D, "plague", "mobius_tubes", "force_field", "attack_6")
    t.challenge(A, B).say(A, t.colour(C), "card:flare_doppelganger", t.colour(D))
    assert t.s.player == D and not t.offers(D, "card:attack_6")
    t.say(D, "card:plague", "card:force_field")
    assert sorted(t.names(A)) == ["force_field", "plague"]
