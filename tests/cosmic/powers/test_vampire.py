"""The Vampire and both sides of its Flare."""

from astrarium.games.cosmic.components import POWER
from astrarium.games.cosmic.terms import CAPTIVES
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_losses import fight, held


def test_vampire_captures_and_retrieves_and_loses_his_captives() -> None:
    """powers.toml vampire"""
    t = Table(4, vampire=A)
    t.to_warp(A, 3)
    fight(t)
    t.say(A, "amount:2").finish()
    assert held(t, CAPTIVES, A, B) == 4 and t.s.warp[B] == 0 and t.s.warp[A] == 1
    fight(t, offense="attack_4", defense="attack_20", place=t.planet(B, 2)).finish()
    assert held(t, CAPTIVES, A, B) == 0 and t.s.warp[B] == 4


def test_vampire_leaves_allies_and_the_fifth_token() -> None:
    """powers.toml vampire"""
    t = Table(4, vampire=A)
    t.put(B, t.planet(B, 1), 1)
    fight(t, defense_allies={C: 2}).finish()
    assert held(t, CAPTIVES, A, B) == 4 and t.s.warp[B] == 1 and t.s.warp[C] == 2


def test_vampire_wild_exchanges_two_bases() -> None:
    """flares.toml vampire. COS-14.21"""
    t = Table(4)
    t.hand(C, "flare_vampire")
    t.hand(A, "attack_10")
    t.put(D, t.planet(D, 5), 2)
    t.turn(A)
    t.say(C, "card:flare_vampire", t.planet_atom(C, 2), t.colour(D), t.planet_atom(D, 5))
    assert t.s.at(C, t.planet(D, 5)) == 4 and t.s.at(D, t.planet(C, 2)) == 6
    assert not t.s.has_base(C, t.planet(C, 2)) and not t.s.has_base(D, t.planet(D, 5))


def test_vampire_super_captures_everybody() -> None:
    """flares.toml vampire"""
    t = Table(4, vampire=A)
    t.put(B, t.planet(B, 1), 1)
    fight(t, defense_allies={C: 2}, hands={A: ("flare_vampire",)})
    t.say(A, "card:flare_vampire").finish()
    assert held(t, CAPTIVES, A, B) == 5 and held(t, CAPTIVES, A, C) == 2


def test_captives_go_along_with_the_sheet_or_to_the_warp() -> None:
    """COS-15.4, 4.13"""
    from astrarium.games.cosmic.rules.sheets import discard_power, move_power

    t = fight(Table(4, vampire=A)).finish()
    move_power(t.s, A, POWER.index("vampire"), C)
    assert held(t, CAPTIVES, C, B) == 4 and held(t, CAPTIVES, A, B) == 0
    discard_power(t.s, C, POWER.index("vampire"))
    assert t.s.warp[B] == 4
    t.s.check()
