"""The Bully and both sides of its Flare."""

import pytest

from tables.cosmic import A, B, C, Table
from tables.cosmic_losses import fight


def test_bully_chooses_what_the_loser_loses_and_shares_the_planet() -> None:
    """powers.toml bully"""
    t = fight(Table(4, bully=A))
    other = t.planet_atom(B, 2)
    t.say(A, "power:bully", other, other, other, other).finish()
    assert t.s.at(B, t.planet(B, 2)) == 0 and t.s.at(B, t.planet(B, 1)) == 4
    assert t.s.has_base(A, t.planet(B, 1)) and t.s.warp[B] == 4


def test_bully_as_defender_sends_the_rest_of_the_cone_home() -> None:
    """powers.toml bully"""
    t = fight(Table(4, bully=B), offense="attack_4", defense="attack_20")
    t.say(B, "power:bully", "do:challenge", t.planet_atom(A, 5), t.planet_atom(A, 5)).finish()
    assert t.s.warp[A] == 3 and t.s.on_bases(A) == 17


def test_bully_leaves_a_compromise_alone() -> None:
    """powers.toml bully: both cards must be Attack cards."""
    t = fight(Table(4, bully=A), defense="compromise").finish()
    assert not t.was_used("bully", A)


@pytest.mark.parametrize("answer", ["do:tokens", "do:bases"])
def test_bully_wild_takes_a_base_or_two_tokens(answer: str) -> None:
    """flares.toml bully"""
    t = fight(Table(4), defense="compromise", hands={A: ("flare_bully",)})
    t.say(A, "card:flare_bully").say(B, answer)
    if answer == "do:bases":
        t.say(A, t.planet_atom(B, 4), "amount:2").finish()
        assert t.s.at(A, t.planet(B, 4)) == 2 and t.s.warp[B] == 4
    else:
        t.say(B, t.planet_atom(B, 2), t.planet_atom(B, 2)).finish()
        assert t.s.warp[B] == 2 + 4


def test_bully_super_bullies_allies_too() -> None:
    """flares.toml bully"""
    t = fight(Table(4, bully=A), hands={A: ("flare_bully",)}, defense_allies={C: 2})
    t.say(A, "card:flare_bully", t.planet_atom(C, 5), t.planet_atom(C, 5)).finish()
    assert t.s.at(C, t.planet(C, 5)) == 2 and t.s.warp[C] == 2 and t.s.on_bases(C) == 18
