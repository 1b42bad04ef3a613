"""The Wrack and both sides of its Flare."""

import pytest

from tables.cosmic import A, B, Table
from tables.cosmic_alliances import at_war


def test_wrack_takes_a_card_or_a_token() -> None:
    t = at_war(Table(4, wrack=A))
    t.challenge(A, B, tokens=2).say(A, "power:wrack", "do:chosen").say(B, "do:no").say(A, "do:random").say(B, "do:yes")
    t.until("Select")
    assert t.s.at(B, t.planet(B, 1)) == 3 and t.s.warp[B] == 1
    assert len(t.s.hands[A]) == 3 and len(t.s.hands[B]) == 1


def test_wrack_stops_after_as_many_times_as_he_has_tokens() -> None:
    t = at_war(Table(4, wrack=A))
    t.challenge(A, B, tokens=2).say(A, "power:wrack", "do:chosen").say(B, "do:no").say(A, "do:chosen").say(B, "do:no")
    t.until("Select")
    assert t.s.warp[B] == 2


def test_wrack_chosen_card() -> None:
    t = at_war(Table(4, wrack=B))
    t.challenge(A, B, tokens=2).say(B, "power:wrack", "do:chosen").say(A, "do:yes", "card:attack_6").until("Select", B)
    assert t.has_card(B, "attack_6")


def test_wrack_takes_lucre() -> None:
    t = at_war(Table(4, {"lucre": "on"}, wrack=A))
    t.s.lucre = [5, 5, 5, 5]
    t.challenge(A, B, tokens=2).say(A, "power:wrack", "do:lucre").say(B, "do:yes")
    assert t.s.lucre[:2] == [7, 3]


def test_wrack_wild_makes_every_use_cost_a_token() -> None:
    t = at_war(Table(4, amoeba=B))
    t.s.gain_card(A, t.fetch("flare_wrack"), 0)
    t.challenge(A, B, tokens=2).cards("attack_10", "attack_8").say(B, "power:amoeba")
    t.say(A, "card:flare_wrack").say(B, "do:plus", "amount:1", t.planet_atom(B, 2), t.planet_atom(B, 3)).finish()
    # 10 + 2 against 8 + 5
    assert t.s.warp[B] == 1 and t.s.warp[A] == 2 and t.s.at(B, t.planet(B, 3)) == 3


def test_wrack_super_demands_a_base() -> None:
    t = at_war(Table(4, wrack=A))
    t.s.gain_card(A, t.fetch("flare_wrack"), 0)
    t.challenge(A, B, tokens=2).say(A, "card:flare_wrack", "power:wrack", "do:bases", t.planet_atom(B, 3))
    t.say(B, "do:yes").say(A, "amount:2").until("Select")
    assert t.s.at(A, t.planet(B, 3)) == 2 and t.s.at(B, t.planet(B, 3)) == 4


@pytest.mark.rule("COS-8.13")
def test_wrack_wild_does_not_answer_what_it_causes_itself() -> None:
    """The Zombie saves the token that his own saving has cost him: that is the end of it."""
    t = Table(zombie=A)
    t.hand(A, "attack_4", "attack_6")
    t.hand(B, "attack_30", "attack_5", "flare_wrack")
    t.challenge(A, B, tokens=3).cards("attack_4", "attack_30").say(B, "card:flare_wrack").finish()
    assert t.s.warp[A] == 0 and t.s.on_bases(A) == 20
