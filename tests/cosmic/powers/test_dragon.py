"""The Dragon and both sides of its Flare."""

import pytest

from astrarium.games.cosmic import notes
from tables.cosmic import A, B, Table
from tables.cosmic_totals import fight, hold, told_totals


def dragon_table(who: int = A, lucre: int = 9) -> Table:
    t = hold(Table(4, {"lucre": "on"}, dragon=who), "attack_10", "attack_12")
    t.s.lucre = [3] * 4
    t.s.lucre[who] = lucre
    return t


def looted(t: Table) -> list[tuple[int, ...]]:
    """Who paid whom how much."""
    assert t.s.log is not None
    return [note.values for note in t.s.log if note.kind is notes.PAYS_TO]


@pytest.mark.rule("COS-17.7")
def test_dragon_adds_one_for_every_two_lucre() -> None:
    """COS-17.7"""
    t = dragon_table()
    t.challenge(A, B, tokens=3)
    assert fight(t, "attack_10", "attack_12") == [17, 16]
    assert t.s.lucre[A] == 9


def test_who_beats_dragon_loots_half_of_the_treasure() -> None:
    t = dragon_table()
    t.challenge(A, B, tokens=1)
    assert fight(t, "attack_10", "attack_12") == [15, 16]
    assert looted(t) == [(A, B, 5)]
    assert t.s.lucre[A] == 4


def test_dragon_loses_treasure_with_a_compromise_too() -> None:
    t = dragon_table(B)
    t.hand(B, "compromise", "attack_7")
    t.challenge(A, B, tokens=1).cards("attack_10", "compromise").finish()
    assert looted(t) == [(B, A, 5)]


def test_dragon_wild_sends_a_defending_token_to_the_warp() -> None:
    t = hold(Table(4, {"lucre": "on"}), "attack_10", "attack_12", (A, "flare_dragon"))
    t.challenge(A, B, start="launch").say(A, t.planet_atom(B, 1), "amount:4").say(A, "card:flare_dragon")
    assert t.s.warp[B] == 1 and t.s.at(B, t.planet(B, 1)) == 3
    t.cards("attack_10", "attack_12").finish()
    assert told_totals(t) == [14, 15]


def test_dragon_super_adds_one_for_each_lucre() -> None:
    t = dragon_table()
    t.hand(A, "attack_10", "attack_7", "flare_dragon")
    t.challenge(A, B, tokens=1).cards("attack_10", "attack_12").say(A, "card:flare_dragon").finish()
    assert told_totals(t) == [20, 16]
