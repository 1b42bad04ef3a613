"""The Phantom and both sides of its Flare."""

import pytest

from astrarium.games.cosmic.terms import OFF
from tables.cosmic import A, B, C, Table
from tables.cosmic_alliances import at_war


@pytest.mark.rule("COS-14.13", "COS-17.7")
def test_phantom_puts_five_tokens_on_his_star_and_projects_them() -> None:
    """COS-14.13, 17.7"""
    t = at_war(Table(4), "attack_6", "attack_8")
    t.power(C, "phantom", setup=True)
    t.s.advance()
    while type(t.s.choice).__name__ == "PickPhantoms":
        t.s.play(t.planet_atom(C, 1) if t.s.at(C, t.planet(C, 1)) else t.planet_atom(C, 2))
    t.s.over = False
    assert t.s.star[C] == 5 and t.s.on_bases(C) == 15 and not t.s.has_base(C, t.planet(C, 1))
    t.challenge(A, B, tokens=1, offense_allies={C: 1}).cards("attack_6", "attack_8")
    t.say(C, "power:phantom", "amount:5").finish()
    # 6 + 2 + 5 against 8 + 4
    assert t.s.has_base(A, t.planet(B, 1)) and t.s.star[C] == 5


@pytest.mark.rule("COS-14.13")
def test_phantoms_leave_as_normal_tokens_without_the_power() -> None:
    """COS-14.13"""
    t = at_war(Table(4))
    t.only(A, {t.planet(A, 1): 2})
    t.s.star[A] = 3
    t.s.out[A] -= 3
    t.challenge(A, B, start="launch").say(A, "amount:4", "do:star", "do:star").until("Select")
    assert t.s.star[A] == 1 and t.s.strength(A, OFF) == 4


def test_returning_tokens_may_become_phantoms() -> None:
    t = at_war(Table(4, phantom=C))
    t.challenge(A, B, tokens=1, defense_allies={C: 2}).cards("attack_10", "attack_8")
    t.say(C, "do:star", "do:star")
    assert t.s.star[C] == 2


def test_phantom_wild_adds_tokens_after_the_reveal() -> None:
    t = at_war(Table(4), "attack_6", "attack_8")
    t.s.gain_card(A, t.fetch("flare_phantom"), 0)
    t.challenge(A, B, tokens=3).cards("attack_6", "attack_8")
    t.say(A, "card:flare_phantom", "amount:4").finish()
    assert t.s.at(A, t.planet(B, 1)) == 7


def test_phantom_super_doubles_phantoms() -> None:
    t = at_war(Table(4, phantom=A), "attack_6", "attack_8")
    t.s.gain_card(A, t.fetch("flare_phantom"), 0)
    t.s.lift(A, t.planet(A, 1), 4)
    t.s.star[A] = 4
    t.settle()
    t.challenge(A, B, tokens=1).cards("attack_6", "attack_8")
    t.say(A, "power:phantom", "amount:3", "card:flare_phantom").finish()
    # 6 + 1 + 6 against 8 + 4
    assert t.s.has_base(A, t.planet(B, 1))
