"""The Sting and both sides of its Flare."""

from tables.cosmic import A, B, C, D, Table
from tables.cosmic_losses import fight


def test_sting_lets_a_substitute_lose_half() -> None:
    """powers.toml sting"""
    t = fight(Table(4, sting=A), offense="attack_4", defense="attack_20", tokens=4, hands={A: ("attack_6",)})
    t.cards("attack_4", "attack_20").say(A, "power:sting", t.colour(C)).finish()
    assert t.s.warp[A] == 2 and t.s.warp[C] == 2
    assert t.s.hands[A] == [] and len(t.s.hands[C]) == 2 and t.has_card(C, "attack_6")


def test_sting_pays_nothing_to_a_substitute_who_loses_nothing() -> None:
    """powers.toml sting: one card per token lost."""
    t = fight(Table(4, sting=A, zombie=C), offense="attack_4", defense="attack_20", tokens=4, hands={A: ("attack_6",)})
    t.cards("attack_4", "attack_20").say(A, "power:sting", t.colour(C)).finish()
    assert t.s.warp[C] == 0 and t.s.hands[C] == [] and t.has_card(A, "attack_6")


def test_sting_wild_redirects_consolation() -> None:
    """flares.toml sting"""
    t = fight(Table(4), offense="compromise", defense="attack_20", hands={B: ("flare_sting", "attack_6", "attack_7")})
    t.cards("compromise", "attack_20").say(B, "card:flare_sting", t.colour(D)).finish()
    assert t.s.hands[A] == [] and sorted(t.names(D)) == ["attack_6", "attack_7"]


def test_sting_super_lets_a_substitute_lose_all() -> None:
    """flares.toml sting"""
    t = fight(Table(4, sting=A), offense="attack_4", defense="attack_20", hands={A: ("flare_sting",)})
    t.say(A, "card:flare_sting", t.colour(D)).finish()
    assert t.s.warp[A] == 0 and t.s.warp[D] == 3
