"""The Void and both sides of its Flare."""

import pytest

from tables.cosmic import A, B, C, D, Table
from tables.cosmic_losses import fight


def test_void_leaves_five_tokens_in_the_game() -> None:
    """Golden case D-36. COS-2.7"""
    t = Table(4, void=A)
    t.only(B, {t.planet(B, 1): 4, t.planet(B, 2): 1, t.planet(B, 3): 1, t.planet(B, 4): 1})
    out = t.s.out[B]
    fight(t).finish()
    assert t.s.out[B] == out + 2 and t.s.warp[B] == 2


def test_void_does_not_spoil_consolation() -> None:
    """Golden case D-81. COS-P8.26"""
    t = Table(4, void=A)
    t.only(B, {t.planet(B, 1): 3, t.planet(B, 2): 4, t.planet(B, 3): 4})
    fight(t, defense="compromise", hands={A: ("attack_6", "attack_7", "attack_8", "attack_9")})
    t.cards("attack_20", "compromise").finish()
    assert len(t.s.hands[B]) == 3 and t.s.warp[B] == 0


def test_void_is_not_prevented_by_zombie() -> None:
    """powers.toml zombie: removal from the game is not prevented."""
    t = fight(Table(4, void=A, zombie=B)).finish()
    assert t.s.out[B] == 4 and t.s.on_bases(B) == 16


def test_void_wild_removes_an_empty_planet() -> None:
    """flares.toml void. COS-14.22"""
    t = Table(4)
    t.hand(C, "flare_void")
    t.hand(A, "attack_10")
    t.only(B, {t.planet(B, number): 5 for number in (1, 2, 3, 4)})
    t.turn(A)
    t.say(C, "card:flare_void")
    assert t.s.gone == 1 << t.planet(B, 5) and len(t.s.planets_in(t.s.home[B])) == 4


def test_void_super_removes_the_target_instead_of_landing() -> None:
    """flares.toml void"""
    t = Table(4, void=A)
    t.put(C, t.planet(B, 1), 2)
    fight(t, offense_allies={D: 2}, hands={A: ("flare_void",)})
    t.say(A, "card:flare_void").finish()
    assert t.s.gone >> t.planet(B, 1) & 1 and t.s.warp[C] == 2
    assert t.s.on_bases(A) == 20 and t.s.on_bases(D) == 20


@pytest.mark.parametrize("power", ["fungus", "vampire", "void"])
def test_cosmic_zap_lets_the_losers_go_to_the_warp(power: str) -> None:
    """COS-4.10: a power that changes what becomes of tokens is zapped when they are about to be lost."""
    t = fight(Table.of({power: A}), hands={C: ("cosmic_zap",)})
    t.say(C, "card:cosmic_zap").finish()
    assert t.s.warp[B] == 4
