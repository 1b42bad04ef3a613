"""The Philanthropist and both sides of its Flare."""

from astrarium.games.cosmic.components import POWER
from tables.cosmic import A, B, C, Table
from tables.cosmic_hands import card


def test_philanthropist_gives_a_card_and_refills() -> None:
    """powers.toml philanthropist: an exception to COS-P10.9"""
    t = Table(4, philanthropist=A)
    t.hand(A, "attack_1")
    t.hand(B, "attack_8")
    t.challenge(A, B).say(A, "power:philanthropist")
    assert sorted(t.names(B)) == ["attack_1", "attack_8"]
    assert len(t.s.hands[A]) == 7


def test_philanthropist_as_ally_gives_to_either_side() -> None:
    """powers.toml philanthropist"""
    t = Table(4, philanthropist=C)
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    t.hand(C, "attack_1", "attack_40")
    t.challenge(A, B, offense_allies={C: 1}).say(C, "power:philanthropist", t.colour(A), "card:attack_40")
    t.cards("attack_40", "attack_8").finish()
    assert card("attack_40") in t.s.discard and t.s.has_base(C, t.planet(B, 1))


def test_philanthropist_wild_lends_a_power_for_a_challenge() -> None:
    """flares.toml philanthropist wild"""
    from astrarium.games.cosmic.effects.in_force import has

    t = Table(4, virus=C, macron=B)
    t.hand(A, "attack_10")
    t.hand(B, "attack_8")
    t.hand(C, "flare_philanthropist")
    virus, macron = POWER.index("virus"), POWER.index("macron")
    t.draws(A, B).say(C, "card:flare_philanthropist", t.colour(B), t.planet_atom(C, 1))
    assert t.s.warp[C] == 1
    assert has(t.s, B, virus) and not has(t.s, B, macron) and not has(t.s, C, virus)
    t.finish()
    assert has(t.s, B, macron) and has(t.s, C, virus) and not has(t.s, B, virus)


def test_philanthropist_super_binds_the_receiver() -> None:
    """flares.toml philanthropist super"""
    t = Table(4, philanthropist=A)
    t.hand(A, "attack_1", "attack_10", "flare_philanthropist")
    t.hand(B, "attack_40")
    t.challenge(A, B, tokens=4).say(A, "card:flare_philanthropist", "power:philanthropist", "card:attack_1").finish()
    assert card("attack_1") in t.s.discard and t.names(B) == ["attack_40"]
    assert t.s.has_base(A, t.planet(B, 1))
