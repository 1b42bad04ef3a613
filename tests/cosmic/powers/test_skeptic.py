"""The Skeptic and both sides of its Flare."""

from astrarium.games.cosmic.terms import DEF, OFF
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_alliances import at_war


def test_skeptic_makes_the_offense_give_in() -> None:
    t = at_war(Table(4, skeptic=B))
    t.challenge(A, B, tokens=3, offense_allies={C: 2}).say(B, "power:skeptic").say(A, "do:accept").finish()
    assert t.s.on_bases(A) == 20 and t.s.on_bases(C) == 20
    assert not t.s.success


def test_skeptic_makes_the_defender_give_in() -> None:
    t = at_war(Table(4, skeptic=A))
    t.challenge(A, B, tokens=3, offense_allies={C: 2}, defense_allies={D: 1})
    t.say(A, "power:skeptic").say(B, "do:accept").finish()
    home = t.planet(B, 1)
    assert (t.s.at(A, home), t.s.at(B, home), t.s.at(C, home)) == (3, 4, 2)
    assert t.s.on_bases(D) == 20 and t.s.success


def test_skeptic_double_doubt_costs_twice() -> None:
    t = at_war(Table(4, skeptic=C), "attack_4", "attack_30")
    t.challenge(A, B, tokens=3, defense_allies={C: 1}).say(C, "power:skeptic").say(A, "do:refuse")
    t.cards("attack_4", "attack_30").finish()
    assert t.s.warp[A] == 6


def test_skeptic_double_doubt_and_a_failed_deal() -> None:
    t = Table(4, skeptic=A)
    t.hand(A, "compromise")
    t.hand(B, "compromise")
    t.challenge(A, B).say(A, "power:skeptic").say(B, "do:refuse").finish()
    assert t.s.warp[A] == 6 and t.s.warp[B] == 6


def test_skeptic_wild_answers_last() -> None:
    t = at_war(Table(4))
    t.hand(C, "flare_skeptic")
    t.challenge(A, B, start="invite")
    t.s.invited = [1 << C | 1 << D, 1 << C | 1 << D]
    t.say(C, "card:flare_skeptic").say(D, "do:defense", "amount:1").say(C, "do:offense", "amount:4").until("Select")
    assert t.s.allies(OFF) == [C] and t.s.allies(DEF) == [D]


def test_skeptic_super_fixes_the_risk() -> None:
    t = at_war(Table(4, skeptic=B), "attack_4", "attack_30")
    t.s.gain_card(B, t.fetch("flare_skeptic"), 0)
    t.challenge(A, B, tokens=1).say(B, "card:flare_skeptic", "amount:9", "power:skeptic").say(A, "do:refuse")
    t.cards("attack_4", "attack_30").finish()
    assert t.s.warp[A] == 10
