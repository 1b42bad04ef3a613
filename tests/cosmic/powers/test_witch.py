"""The Witch and both sides of its Flare."""

import pytest

from astrarium.clockwork.names import NO, PASS
from astrarium.games.cosmic.atoms import ATOMS
from astrarium.games.cosmic.components import POWER
from astrarium.games.cosmic.effect_numbers import EFFECT
from astrarium.games.cosmic.effects.in_force import has, refresh
from astrarium.games.cosmic.effects.timing import P8
from astrarium.games.cosmic.rules.sheets import (
    discard_power,
)
from tables.cosmic import A, B, D, Table, same_after_saving
from tables.cosmic_sheets import armed, works


def beaten_witch(t: Table) -> Table:
    return t.challenge(A, B, defense_allies={D: 1}).cards("attack_4", "attack_40")


@pytest.mark.rule("COS-15.13", "COS-15.2")
def test_the_witch_curses_somebody_who_beat_her() -> None:
    """powers.toml witch"""
    t = beaten_witch(armed(Table(4, witch=A), "attack_4", "attack_40")).say(A, "power:witch")
    assert {ATOMS.names[atom] for atom in t.s.offered} == {t.colour(B), t.colour(D)}
    same_after_saving(t)
    t.say(A, t.colour(B), "curse:cur4")
    assert has(t.s, B, EFFECT.index("cur4"))
    # One curse is enough: in the next challenge there is nobody left to curse.
    t.finish()
    armed(t, "attack_4", "attack_40").challenge(A, B, place=t.planet(B, 2)).cards("attack_4", "attack_40")
    while t.s.phase >= P8:
        assert not t.offers(A, "power:witch")
        t.step()


def test_a_witch_who_wins_does_not_curse() -> None:
    t = armed(Table(4, witch=A), "attack_40", "attack_4").challenge(A, B).cards("attack_40", "attack_4")
    while t.s.phase >= P8:
        assert not t.offers(A, "power:witch")
        t.step()


@pytest.mark.rule("COS-4.13")
def test_curses_vanish_with_the_witch() -> None:
    t = Table(4, witch=A)
    t.s.set_mark(EFFECT.index("cur1"), B, 0, 1)
    discard_power(t.s, A, POWER.index("witch"))
    assert t.s.marks == [] and not has(t.s, B, EFFECT.index("cur1"))


def test_witch_wild_keeps_the_power_for_the_turn() -> None:
    """flares.toml witch"""
    t = armed(Table(4, virus=A), "attack_10", "attack_40", (A, "flare_witch"))
    t.only(A, {t.planet(A, 1): 4, t.planet(A, 2): 4, t.planet(A, 3): 1})
    t.turn(A, f"{t.s.player_ids()[B]}_1").say(A, t.planet_atom(B, 1), "amount:1", t.planet_atom(A, 3))
    assert not works(t, A, "virus")
    t.say(A, "card:flare_witch")
    assert works(t, A, "virus")
    t.cards("attack_10", "attack_40")
    while t.s.turn == A:
        assert works(t, A, "virus")
        t.s.apply(PASS if PASS in t.s.offered else NO if NO in t.s.offered else t.s.offered[0])
    assert not works(t, A, "virus")


def test_witch_super_curses_after_a_victory_and_twice() -> None:
    """flares.toml witch"""
    t = armed(Table(4, witch=A), "attack_40", "attack_4", (A, "flare_witch"))
    t.s.set_mark(EFFECT.index("cur1"), B, 0, 1)
    refresh(t.s)
    t.challenge(A, B, tokens=2).cards("attack_40", "attack_4").say(A, "card:flare_witch", "curse:cur2")
    assert has(t.s, B, EFFECT.index("cur1")) and has(t.s, B, EFFECT.index("cur2"))
