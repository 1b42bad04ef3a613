"""The Trader and both sides of its Flare."""

from tables.cosmic import A, B, C, Table
from tables.cosmic_hands import card


def test_trader_exchanges_hands() -> None:
    """powers.toml trader"""
    t = Table(4, trader=A)
    t.hand(A, "attack_1", "attack_4")
    t.hand(B, "attack_40")
    t.challenge(A, B).say(A, "power:trader").finish()
    assert t.s.has_base(A, t.planet(B, 1))
    assert card("attack_40") in t.s.discard and len(t.s.hands[B]) == 1


def test_offense_without_challenge_cards_after_a_trade_aborts() -> None:
    """Golden case D-12. COS-P10.9, P10.10"""
    t = Table(4, trader=B)
    t.hand(A, "attack_10")
    t.hand(B, "card_zap")
    t.challenge(A, B, tokens=3)
    t.say(B, "power:trader").until("BringHome", A)
    assert t.names(A) == ["card_zap"] and t.names(B) == ["attack_10"]
    t.finish()
    assert t.s.on_bases(A) == 20 and t.s.turn == B
    assert not t.s.has_base(A, t.planet(B, 1))


def test_defender_without_challenge_cards_refills_before_selecting() -> None:
    """Golden case D-13. COS-P7.4"""
    t = Table(4, trader=A)
    t.hand(A, "card_zap", "cosmic_zap")
    t.hand(B, "attack_10", "attack_12")
    t.challenge(A, B, tokens=3).say(A, "power:trader").until("Select", B)
    assert len(t.s.hands[B]) == 7 and card("card_zap") in t.s.discard


def test_trader_wild_takes_one_and_gives_one() -> None:
    """flares.toml trader wild"""
    t = Table(4)
    t.hand(A, "attack_1", "flare_trader")
    t.hand(B, "attack_40")
    t.challenge(A, B, start="invite").say(A, "card:flare_trader", "card:attack_1")
    assert t.names(A) == ["attack_40"] and t.names(B) == ["attack_1"]
    assert t.s.seen[A] == [1 << B] and t.s.seen[B] == [1 << A]


def test_trader_super_trades_with_anybody() -> None:
    """flares.toml trader super"""
    t = Table(4, trader=A)
    t.hand(A, "attack_1", "flare_trader")
    t.hand(B, "attack_10")
    t.hand(C, "attack_40")
    t.challenge(A, B).say(A, "card:flare_trader", t.colour(C)).finish()
    assert card("attack_40") in t.s.discard and t.names(C) == ["attack_1"]
    assert not t.offers(A, "power:trader")
