"""The Ghost and both sides of its Flare."""

from astrarium.games.cosmic.terms import CAPTIVES
from tables.cosmic import A, B, C, Table
from tables.cosmic_losses import fight, held


def test_ghost_returns_home_when_his_side_loses() -> None:
    """powers.toml ghost"""
    t = fight(Table(4, ghost=C), defense_allies={C: 3}).finish()
    assert t.s.warp[C] == 0 and t.s.on_bases(C) == 20 and t.s.warp[B] == 4


def test_ghost_lands_as_a_defensive_ally() -> None:
    """powers.toml ghost: he shares the planet with the defender."""
    t = fight(Table(4, ghost=C), offense="attack_4", defense="attack_20", defense_allies={C: 3})
    t.say(C, "do:land").finish()
    assert t.s.at(C, t.planet(B, 1)) == 3 and t.s.hands[C] == []


def test_ghost_takes_rewards_as_an_offensive_ally() -> None:
    """powers.toml ghost"""
    t = fight(Table(4, ghost=C), offense_allies={C: 3})
    t.say(C, "do:reward").finish()
    assert not t.s.has_base(C, t.planet(B, 1)) and len(t.s.hands[C]) == 3


def test_ghost_is_captured_before_he_can_return() -> None:
    """COS-16.9: captures come before own powers."""
    t = fight(Table(4, ghost=C, fungus=A), defense_allies={C: 3}).finish()
    assert t.s.on_bases(C) == 17 and t.s.warp[C] == 0


def test_ghost_wild_stops_an_effect_that_kills() -> None:
    """flares.toml ghost"""
    t = fight(Table(4, vacuum=A), offense="attack_4", defense="attack_20", hands={C: ("flare_ghost",)})
    t.say(A, t.colour(C), t.colour(C)).say(C, "card:flare_ghost").finish()
    assert t.s.warp[C] == 0 and t.s.on_bases(C) == 20


def test_ghost_wild_stops_a_capture_but_not_the_result() -> None:
    """flares.toml ghost"""
    t = fight(Table(4, vampire=A), hands={B: ("flare_ghost",)})
    t.say(B, "card:flare_ghost").finish()
    assert t.s.warp[B] == 4 and held(t, CAPTIVES, A, B) == 0


def test_ghost_super_returns_home_as_a_main_player() -> None:
    """flares.toml ghost"""
    t = fight(Table(4, ghost=A), offense="attack_4", defense="attack_20", hands={A: ("flare_ghost",)})
    t.say(A, "card:flare_ghost").finish()
    assert t.s.warp[A] == 0 and t.s.on_bases(A) == 20
