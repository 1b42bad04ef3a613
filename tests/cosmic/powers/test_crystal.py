"""The Crystal and both sides of its Flare."""

from astrarium.games.cosmic.effects.timing import CHALLENGE_START
from astrarium.games.cosmic.effects.windows import Window
from astrarium.games.cosmic.terms import DEF, OFF
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_alliances import at_war


def test_crystal_fixes_the_numbers_of_the_other_allies() -> None:
    t = at_war(Table(5, crystal=A))
    t.challenge(A, B, start="invite")
    t.s.invited = [1 << C, 1 << D]
    t.say(C, "do:offense", "amount:1").say(D, "do:defense", "amount:4")
    t.say(A, "power:crystal", "amount:4", "amount:1").until("Select")
    assert t.s.force[OFF * 5 + C] == 4
    assert t.s.force[DEF * 5 + D] == 1


def test_crystal_leaves_macron_at_one() -> None:
    t = at_war(Table(4, crystal=A, macron=C))
    t.challenge(A, B, start="invite")
    t.s.invited = [1 << C, 0]
    t.say(C, "do:offense").until("Select")
    assert not t.was_used("crystal", A) and t.s.force[OFF * 4 + C] == 1


def test_crystal_wild_rearranges_tokens() -> None:
    t = Table(4)
    t.hand(C, "flare_crystal")
    t.s.push(Window(CHALLENGE_START))
    t.s.advance()
    t.s.play("card:flare_crystal")
    t.s.play("amount:15")
    assert [t.s.at(C, t.planet(C, place)) for place in (1, 2, 3, 4, 5)] == [16, 1, 1, 1, 1]
    t.s.check()


def test_crystal_super_sets_eight_for_one_ally() -> None:
    t = at_war(Table(5, crystal=A))
    t.hand(A, "attack_10", "attack_6", "flare_crystal")
    t.challenge(A, B, start="invite")
    t.s.invited = [1 << C | 1 << D, 0]
    t.say(C, "do:offense", "amount:1").say(D, "do:offense", "amount:1")
    t.say(A, "card:flare_crystal", "power:crystal", "amount:8")
    t.until("AskAmount", A)
    assert "amount:8" not in t.s.legal_names and "amount:4" in t.s.legal_names
    t.until("Select")
    assert t.s.force[OFF * 5 + C] == 8


def test_crystal_super_sends_an_ally_home() -> None:
    t = at_war(Table(5, crystal=A))
    t.hand(A, "attack_10", "attack_6", "flare_crystal")
    t.challenge(A, B, start="invite")
    t.s.invited = [1 << C, 0]
    t.say(C, "do:offense", "amount:1").say(A, "card:flare_crystal", "power:crystal", "amount:0").until("Select")
    assert t.s.allies(OFF) == [] and t.s.on_bases(C) == 20
