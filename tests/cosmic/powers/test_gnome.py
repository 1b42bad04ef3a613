"""The Gnome and both sides of its Flare."""

import pytest

from astrarium.games.cosmic.components import POWER
from tables.cosmic import A, B, C, D, Table, same_after_saving
from tables.cosmic_lucre import WILD, rich

SECOND_WILD = "wild_reverse"


def lend(t: Table, answer: str, amount: int = 3) -> Table:
    """C, the Gnome, offers A a loan at the start of A's turn."""
    t.turn(A, WILD).say(C, "power:gnome", f"amount:{amount}")
    same_after_saving(t)
    return t.say(A, answer)


def debt(t: Table, player: int) -> int:
    return t.s.mark_of(POWER.index("gnome"), C, player)


@pytest.mark.rule("COS-18.10")
def test_gnome_lends_and_is_repaid_twice_as_much() -> None:
    t = lend(rich(gnome=C), "do:yes")
    assert debt(t, A) == 6 and t.s.lucre == [10 + 3 + 8, 10, 10, 10], "the debt is not due yet"
    t.finish()
    t.s.lucre[A] = 0
    t.turn(A, SECOND_WILD)
    assert t.offers(A, "do:yes"), "due after the income; no new loan before"
    t.say(A, "do:yes")
    assert t.s.lucre[A] == 2 and t.s.lucre[C] == 16 and debt(t, A) == 0


def test_a_loan_may_be_refused() -> None:
    t = lend(rich(gnome=C), "do:no")
    assert debt(t, A) == 0 and t.s.lucre == [18, 10, 10, 10]


@pytest.mark.parametrize("money", [0, 30])
def test_gnome_forecloses(money: int) -> None:
    """Who cannot or will not pay gives a base in his home system, and no Lucre."""
    t = lend(rich(gnome=C), "do:yes", 5).finish()
    t.s.lucre[A] = money
    t.turn(A, SECOND_WILD)
    if money:
        t.say(A, "do:no")
    t.say(C, t.planet_atom(A, 2), "amount:2", t.planet_atom(C, 1), t.planet_atom(C, 2))
    assert t.s.at(C, t.planet(A, 2)) == 2 and t.s.lucre[A] == money + 8
    assert debt(t, A) == 0


def test_a_debt_is_due_in_a_skipped_turn() -> None:
    """COS-12.3"""
    t = Table(4, {"lucre": "on", "skip_turn": "on"}, gnome=C)
    t.hand(A, "attack_8")
    t.s.lucre = [9, 0, 0, 0]
    t.s.set_mark(POWER.index("gnome"), C, A, 6)
    t.turn(A, WILD).say(A, "do:yes", "do:yes")
    assert t.s.lucre == [3, 0, 6, 0] and debt(t, A) == 0, "there is no income"


def test_gnome_wild_takes_from_who_has_more() -> None:
    t = rich([0, 20, 8, 9])
    t.hand(A, "attack_20", "flare_gnome")
    t.turn(A, WILD).say(A, "card:flare_gnome")
    assert t.offers(A, t.colour(B)) and t.offers(A, t.colour(D)) and not t.offers(A, t.colour(C))
    t.say(A, t.colour(B), "amount:3")
    assert t.s.lucre == [11, 17, 8, 9]


def test_gnome_super_lends_threefold() -> None:
    t = rich(gnome=C)
    t.hand(C, "flare_gnome")
    t.turn(A, WILD).say(C, "card:flare_gnome", "power:gnome", "amount:4").say(A, "do:yes")
    assert debt(t, A) == 12
