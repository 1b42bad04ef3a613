"""The Spiff and both sides of its Flare."""

from tables.cosmic import A, B, Table
from tables.cosmic_losses import fight


def test_spiff_crash_lands_when_beaten_by_ten() -> None:
    """Golden case D-46. powers.toml spiff"""
    t = fight(Table(4, spiff=A), offense="attack_9", defense="attack_18")
    t.say(A, "power:spiff").finish()
    assert t.s.at(A, t.planet(B, 1)) == 1 and t.s.warp[A] == 2 and t.s.at(B, t.planet(B, 1)) == 4


def test_spiff_does_not_crash_land_when_beaten_by_nine() -> None:
    """Golden case D-46. powers.toml spiff"""
    t = fight(Table(4, spiff=A), offense="attack_10", defense="attack_18").finish()
    assert not t.was_used("spiff", A) and t.s.warp[A] == 3


def test_spiff_wild_leaves_a_token_on_the_planet() -> None:
    """flares.toml spiff"""
    t = fight(Table(4), hands={B: ("flare_spiff",)})
    t.say(B, "card:flare_spiff").finish()
    assert t.s.at(B, t.planet(B, 1)) == 1 and t.s.warp[B] == 3 and t.s.at(A, t.planet(B, 1)) == 3


def test_spiff_super_crash_lands_when_beaten_by_five() -> None:
    """flares.toml spiff"""
    t = fight(Table(4, spiff=A), offense="attack_9", defense="attack_13", hands={A: ("flare_spiff",)})
    t.say(A, "card:flare_spiff").finish()
    assert t.s.at(A, t.planet(B, 1)) == 1
