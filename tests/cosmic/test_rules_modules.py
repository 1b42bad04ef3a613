"""The optional modules: limbo, Lucre, and how positions keep secrets. COS-10, 11, 18.7, 18.8, 20"""

import pytest

from astrarium.games.cosmic.components import ATOMS, DESTINY
from astrarium.games.cosmic.rules.destiny import turn_card
from astrarium.games.cosmic.rules.lucre import income_of
from astrarium.games.cosmic.rules.turn import BeginTurn
from tables.cosmic import A, B, C, D, Table


@pytest.mark.rule("COS-10.1", "COS-10.3", "COS-10.4", "COS-10.5", "COS-10.10", "COS-P9.4")
def test_the_limbo() -> None:
    """Golden case D-64."""
    t = Table(3, {"reverse_warp": "on"})
    s = t.s
    s.limbo_marker = s.home[B]
    t.hand(A, "attack_4", "attack_5")
    t.hand(B, "attack_40", "attack_6")
    t.challenge(A, B, tokens=3, offense_allies={C: 2}).cards("attack_4", "attack_40").finish()
    section = s.home[B] * 3
    assert s.limbo[section : section + 3] == [3, 0, 2] and s.warp == [0, 0, 0]
    assert s.limbo_marker == s.home[C]
    turn_card(s, DESTINY.index(f"dest_{s.player_ids()[B]}_rev"))
    assert s.warp == [0, 0, 0]
    turn_card(s, DESTINY.index(f"dest_{s.player_ids()[B]}_1"))
    assert s.warp == [3, 0, 2] and sum(s.limbo) == 0


@pytest.mark.rule("COS-10.2", "COS-10.9")
def test_the_limbo_is_out_of_reach() -> None:
    t = Table(3, {"reverse_warp": "on"})
    t.s.limbo[t.s.home[A] * 3 + A] = 4
    t.to_warp(B, 1)
    t.s.lift(A, t.planet(A, 1), 4)
    t.settle()
    t.hand(C, "mobius_tubes")
    t.s.stack.clear()
    t.s.choice = None
    t.s.turn = B
    t.s.push(BeginTurn())
    t.s.advance()
    t.say(C, "card:mobius_tubes")
    assert sum(t.s.limbo) == 4 and t.s.warp[B] == 0


@pytest.mark.rule("COS-11.1", "COS-11.2")
def test_starting_lucre() -> None:
    """Golden case G-8."""
    t = Table(5, {"lucre": "on"})
    s = t.s
    assert sorted(s.lucre) == [4, 5, 6, 7, 8] or sum(s.lucre) >= 30


@pytest.mark.rule("COS-11.3")
def test_income() -> None:
    """Golden case D-65."""
    t = Table(4, {"lucre": "on"})
    t.only(A, {t.planet(A, number): 4 for number in (1, 2, 3, 4)})
    assert income_of(t.s, A) == 7


@pytest.mark.rule("COS-11.5", "COS-11.6", "COS-11.7", "COS-11.8", "COS-11.9")
def test_buying_totals() -> None:
    """Golden cases D-66 and D-67."""
    t = Table(4, {"lucre": "on"})
    t.s.lucre = [20, 0, 50, 50]
    t.hand(A, "attack_10", "attack_6")
    t.hand(B, "attack_12", "attack_4")
    t.challenge(A, B, tokens=4, offense_allies={C: 1})
    t.say(A, "do:stop").cards("attack_10", "attack_12")
    assert t.offers(A, "price:lucre_total8")
    t.say(A, "price:lucre_total8", "price:lucre_total8").finish()
    assert t.s.lucre[A] == 8 and t.s.lucre[C] == 50
    assert t.s.has_base(A, t.planet(B, 1))


@pytest.mark.rule("COS-18.7", "COS-P4.4", "COS-11.10")
def test_a_paid_invitation() -> None:
    t = Table(4, {"lucre": "on"})
    t.s.lucre = [9, 0, 0, 0]
    t.hand(A, "attack_10", "attack_6")
    t.hand(B, "attack_12", "attack_4")
    t.challenge(A, B, start="invite")
    t.say(A, "do:yes", "amount:5", "do:no").say(C, "do:offense", "amount:1")
    assert t.s.lucre[A] == 4 and t.s.lucre[C] == 5


@pytest.mark.rule("COS-18.8", "COS-18.13")
def test_a_bribe_about_a_power() -> None:
    t = Table(4, {"lucre": "on"}, trader=B)
    t.s.lucre = [9, 0, 0, 0]
    t.hand(A, "attack_10", "attack_6")
    t.hand(B, "attack_12", "attack_4")
    t.challenge(A, B)
    t.say(A, "power:trader", "do:not_use", "amount:3").say(B, "do:yes")
    assert t.s.lucre[A] == 6 and t.s.lucre[B] == 3
    while t.s.player != A or "card:attack_10" not in [ATOMS.names[a] for a in t.s.offered]:
        assert not t.offers(B, "power:trader")
        t.step()


@pytest.mark.rule("COS-11.12")
def test_without_lucre_nobody_buys() -> None:
    t = Table()
    t.hand(A, "attack_10", "attack_6")
    t.hand(B, "attack_12", "attack_4")
    t.challenge(A, B)
    assert type(t.s.choice).__name__ == "Select"


def test_a_position_hides_what_it_must() -> None:
    """Section 20 of the ledger."""
    t = Table(4, {"moons": "all", "kickers": "on"})
    t.hand(A, "attack_10", "attack_6")
    t.hand(D, "attack_8", "attack_9")
    mine = t.s.view(A)
    assert mine["hands"][t.s.player_ids()[D]] == {"size": 2, "known": []}  # type: ignore[index]
    assert mine["unused_flares"] == len(t.s.unused_flares)
    known = [moon["is"] for moon in mine["moon_at"].values()]  # type: ignore[attr-defined]
    assert known.count("hidden") == 6 and len(known) == 8
