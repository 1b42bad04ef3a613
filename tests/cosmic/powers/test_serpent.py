"""The Serpent and both sides of its Flare."""

from astrarium.games.cosmic.terms import DEF, OFF
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_alliances import at_war


def test_serpent_tempts_an_ally_over() -> None:
    t = at_war(Table(4, serpent=A))
    t.challenge(A, B, start="invite")
    t.s.invited[DEF] = 1 << C
    t.say(C, "do:defense", "amount:3").say(A, "power:serpent").say(C, "do:yes").until("Select")
    assert t.s.allies(OFF) == [C] and t.s.force[OFF * 4 + C] == 3
    assert len(t.s.hands[C]) == 3


def test_serpent_refused_costs_a_card() -> None:
    t = at_war(Table(4, serpent=A))
    t.hand(C, "attack_7")
    t.challenge(A, B, start="invite")
    t.s.invited[DEF] = 1 << C
    t.say(C, "do:defense", "amount:3").say(A, "power:serpent").say(C, "do:no").until("Select")
    assert t.s.allies(DEF) == [C] and t.s.hands[C] == []


def test_serpent_wild_turns_an_ally() -> None:
    t = at_war(Table(4))
    t.hand(D, "flare_serpent")
    t.hand(C, "attack_7", "attack_7", "attack_7")
    t.challenge(A, B, start="invite")
    t.s.invited[DEF] = 1 << C
    t.say(C, "do:defense", "amount:3").say(D, "card:flare_serpent").say(C, "do:no").until("Select")
    assert len(t.s.hands[C]) == 1 and t.s.allies(DEF) == [C]


def test_serpent_wild_moves_an_ally_without_cards() -> None:
    t = at_war(Table(4))
    t.hand(D, "flare_serpent")
    t.challenge(A, B, start="invite")
    t.s.invited[DEF] = 1 << C
    t.say(C, "do:defense", "amount:3").say(D, "card:flare_serpent").until("Select")
    assert t.s.allies(OFF) == [C] and t.s.hands[C] == []


def test_serpent_super_tempts_all() -> None:
    t = at_war(Table(4, serpent=A))
    t.s.gain_card(A, t.fetch("flare_serpent"), 0)
    t.challenge(A, B, start="invite")
    t.s.invited[DEF] = 1 << C | 1 << D
    t.say(C, "do:defense", "amount:3").say(D, "do:defense", "amount:2")
    t.say(A, "card:flare_serpent", "power:serpent").say(C, "do:yes").say(D, "do:yes").until("Select")
    assert t.s.allies(OFF) == [C, D]
