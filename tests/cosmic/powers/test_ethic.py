"""The Ethic and both sides of its Flare."""

from tables.cosmic import A, B, C, D, Table
from tables.cosmic_hands import draw


def test_ethic_is_consoled_for_a_lost_attack() -> None:
    """powers.toml ethic; COS-6.16: his Kicker does not multiply it"""
    t = Table(4, {"kickers": "on"}, ethic=A)
    t.hand(A, "attack_4", "kicker_2")
    t.hand(B, "attack_30", *["attack_6"] * 5)
    t.on_deck("attack_12")
    t.challenge(A, B, tokens=3).say(A, "card:kicker_2").say(A, "amount:1").finish()
    assert sorted(t.names(A)) == ["attack_12", "attack_6", "attack_6"]
    assert len(t.s.hands[B]) == 3


def test_ethic_wild_gives_drawn_cards_away() -> None:
    """flares.toml ethic wild"""
    t = Table(4)
    t.hand(A, "flare_ethic")
    draw(t, A, 3, "attack_4", "attack_5", "compromise")
    t.say(A, "card:flare_ethic", t.colour(C), "card:attack_4", t.colour(D), "card:attack_5", "do:pass")
    assert t.names(C) == ["attack_4"] and t.names(D) == ["attack_5"]
    assert t.names(A) == ["attack_10", "attack_11", "compromise"]


def test_ethic_super_takes_what_he_likes() -> None:
    """flares.toml ethic super"""
    t = Table(4, ethic=A)
    t.hand(A, "attack_4", "flare_ethic")
    t.hand(B, "attack_30", *["attack_6"] * 7)
    t.challenge(A, B, tokens=1).say(A, "card:flare_ethic", "amount:5", "amount:0").finish()
    assert t.names(A) == ["attack_6"] * 5
