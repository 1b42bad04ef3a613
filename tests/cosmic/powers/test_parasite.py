"""The Parasite and both sides of its Flare."""

from astrarium.games.cosmic.terms import DEF, OFF
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_alliances import at_war


def test_parasite_joins_uninvited_and_force_field_sends_him_home() -> None:
    """Golden case D-47."""
    t = at_war(Table(4, parasite=C))
    t.hand(D, "force_field")
    t.challenge(A, B, start="invite").say(C, "power:parasite", "do:offense", "amount:3")
    t.say(D, "card:force_field")
    assert t.s.force[OFF * 4 + C] == 3
    t.say(D, t.colour(C)).until("Select")
    assert t.s.on_bases(C) == 20 and t.s.allies(OFF) == []


def test_parasite_cannot_join_on_a_moon() -> None:
    """Golden case D-70. COS-13.19"""
    t = at_war(Table(4, {"moons": "all"}, parasite=C))
    moon = 36 + 2 * t.s.home[B]
    t.s.lift(B, t.planet(B, 1), 4)
    t.s.put(B, moon, 4)
    t.settle()
    t.challenge(A, B, place=moon, start="invite").until("Select")
    assert not t.was_used("parasite", C)


def test_parasite_wild_founds_a_base_where_a_power_is_lost() -> None:
    """COS-4.3"""
    t = at_war(Table(4, virus=A))
    t.hand(D, "flare_parasite")
    t.only(A, {t.planet(A, 1): 1, t.planet(A, 2): 3, t.planet(A, 3): 3})
    t.challenge(A, B, start="launch").say(A, "amount:1", t.planet_atom(A, 1))
    t.say(D, "card:flare_parasite", t.planet_atom(A, 4)).until("Select")
    assert t.s.at(D, t.planet(A, 4)) == 1


def test_parasite_super_brings_any_number() -> None:
    t = at_war(Table(4, parasite=C))
    t.hand(C, "flare_parasite")
    t.challenge(A, B, start="invite")
    t.say(C, "card:flare_parasite", "power:parasite", "do:defense", "amount:11").until("Select")
    assert t.s.force[DEF * 4 + C] == 11
