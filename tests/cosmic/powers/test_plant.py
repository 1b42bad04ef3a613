"""The Plant and both sides of its Flare."""

import pytest

from astrarium.games.cosmic.components import FIRST_MOON
from astrarium.games.cosmic.terms import DEF, OFF
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_sheets import armed, never, powers, works
from tables.cosmic_totals import told_totals


@pytest.mark.rule("COS-15.5", "COS-15.2")
def test_plant_grafts_a_power_but_no_artefact() -> None:
    """Golden case D-77."""
    t = armed(Table(4, plant=A, miser=B, virus=C), "attack_10", "attack_8")
    t.hand(D, "attack_40", "attack_7")
    t.put(A, t.planet(B, 2), 1)
    t.put(A, t.planet(C, 2), 1)
    t.challenge(A, D, tokens=3, start="invite").say(A, "power:plant")
    assert works(t, A, "virus") and not works(t, C, "virus") and works(t, B, "miser") and not works(t, A, "miser")
    t.cards("attack_10", "attack_40").finish()
    assert told_totals(t)[OFF] == 30
    assert works(t, C, "virus") and powers(t, A) == {"plant"}


@pytest.mark.rule("COS-13.15")
def test_plant_needs_a_planet() -> None:
    """COS-13.15: a moon base gives no graft."""
    t = armed(Table(4, {"moons": "all"}, plant=A, virus=C))
    moon = FIRST_MOON + 2 * t.s.home[C]
    t.s.moon_known = [0] * len(t.s.moon_known)
    t.s.lift(A, t.planet(A, 1), 1)
    t.s.put(A, moon, 1)
    t.settle()
    never(t.challenge(A, B, start="invite"), A, "power:plant", "Select")


def test_plant_wild_takes_an_allys_power_instead_of_the_own() -> None:
    """flares.toml plant"""
    t = armed(Table(4, zombie=A, virus=C), "attack_10", "attack_8", (A, "flare_plant"))
    t.challenge(A, B, tokens=3, start="invite")
    t.s.invited[DEF] |= 1 << C
    t.say(C, "do:defense", "amount:1").say(A, "card:flare_plant")
    assert works(t, A, "virus") and not works(t, A, "zombie") and not works(t, C, "virus")
    t.cards("attack_10", "attack_8").finish()
    assert told_totals(t)[OFF] == 30
    assert works(t, A, "zombie") and works(t, C, "virus") and not works(t, A, "virus")


@pytest.mark.rule("COS-22.1")
def test_plant_super_wins_instead() -> None:
    """flares.toml plant"""
    t = armed(Table(4, plant=C), "attack_40", "attack_4", (C, "flare_plant"))
    for number in (2, 3, 4, 5):
        t.put(A, t.planet(B, number), 1)
    t.put(C, t.planet(A, 2), 1)
    t.challenge(A, B).cards("attack_40", "attack_4").say(C, "card:flare_plant")
    assert t.s.over and t.s.winners == [C]
