"""The Magnet and both sides of its Flare."""

from astrarium.games.cosmic.terms import OFF
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_alliances import at_war


def test_magnet_attracts() -> None:
    t = at_war(Table(4, magnet=A))
    t.challenge(A, B, start="invite").say(A, "power:magnet", t.colour(C), "do:attract")
    t.until("AllyNumber", C)
    t.say(C, "amount:2").until("Select")
    assert t.s.force[OFF * 4 + C] == 2


def test_magnet_repels() -> None:
    t = at_war(Table(4, magnet=B))
    t.challenge(A, B, start="invite")
    t.s.invited[OFF] = 1 << C | 1 << D
    t.say(B, "power:magnet", t.colour(C), "do:repel").say(D, "do:offense").until("Select")
    assert t.s.allies(OFF) == [D]


def test_magnet_uses_his_own_invitation_step() -> None:
    t = at_war(Table(4, magnet=B))
    t.challenge(A, B, start="invite").say(B, "power:magnet")
    assert t.s.phase == 5


def test_magnet_wild_forbids_a_card() -> None:
    t = at_war(Table(4))
    t.s.gain_card(A, t.fetch("flare_magnet"), 0)
    t.challenge(A, B).say(A, "card:flare_magnet", "card:attack_8").finish()
    assert t.has_card(B, "attack_8") and not t.has_card(B, "attack_4")


def test_magnet_super_works_on_two() -> None:
    t = at_war(Table(4, magnet=A))
    t.s.gain_card(A, t.fetch("flare_magnet"), 0)
    t.challenge(A, B, start="invite").say(A, "card:flare_magnet", "power:magnet", t.colour(C), "do:attract")
    t.say(A, "do:attract").until("Select")
    assert t.s.allies(OFF) == [C, D]
