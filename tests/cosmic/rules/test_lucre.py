"""Lucre: income, what is bought with it, and what positions hide of it. COS-11, 20"""

import pytest

from astrarium.games.cosmic.atoms import ATOMS
from astrarium.games.cosmic.rules.lucre import income_of
from astrarium.games.cosmic.terms import OFF
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_lucre import WILD, rich
from tables.cosmic_variants import all_armed


@pytest.mark.rule("COS-P1.5")
def test_without_a_base_bought_tokens_go_into_the_cone() -> None:
    t = rich([30, 0, 0, 0])
    t.only(A, {}, warp=7)
    t.turn(A, WILD).say(A, "do:cone")
    for number in (2, 3, 4):
        t.say(A, "price:lucre_token")
        assert t.s.force[OFF * 4 + A] == number
    assert not t.offers(A, "price:lucre_token"), "at most four in all"


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


@pytest.mark.rule("COS-11.11")
def test_lucre_is_taken_only_by_effects_that_say_so() -> None:
    """Neither consolation, Plague nor exchanged hands move it; the Flare of the Gnome does."""
    t = all_armed({"lucre": "on"}, trader=A)
    t.s.lucre = [7, 9, 9, 9]
    t.hand(B, "compromise", "attack_8")
    t.hand(C, "plague")
    t.challenge(A, B).say(A, "power:trader").cards("compromise", "attack_10").finish()
    assert t.s.warp[A] == 3 and len(t.s.hands[A]) == 2, "consoled"
    assert t.s.lucre == [7, 9 + 8, 9, 9], "B's turn has begun with his income"
    t = all_armed({"lucre": "on"})
    t.s.lucre = [9, 9, 0, 0]
    t.hand(C, "plague", "flare_gnome")
    t.turn(A, "wild_normal").say(C, "card:plague", t.colour(B))
    while t.s.player == B:
        t.step()
    assert t.s.lucre == [17, 9, 0, 0] and t.s.warp[B] == 3
    t.say(C, "card:flare_gnome", t.colour(B), "amount:3")
    assert t.s.lucre == [17, 6, 3, 0]
