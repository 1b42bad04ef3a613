"""The Pentaform and both sides of its Flare."""

import pytest

from astrarium.games.cosmic.atoms import ATOMS
from astrarium.games.cosmic.components import ARTEFACT, POWER
from astrarium.games.cosmic.powers.pentaform import MARKER, PENTAFORM, life_stages
from astrarium.games.cosmic.rules.settle import Settle
from astrarium.games.cosmic.rules.sheets import (
    discard_power,
    give_power,
    swap_powers,
    unused_powers,
)
from astrarium.games.cosmic.terms import BESIDES
from tables.cosmic import A, B, C, D, Table, same_after_saving
from tables.cosmic_sheets import armed, hold, powers, prepare, works


def pentaform_table(*stages: str) -> Table:
    """A is Pentaform with these life stages, in this order."""
    t = armed(Table(4))
    for number, power in enumerate(stages):
        t.s.set_mark(PENTAFORM, A, number + 1, POWER.index(power) + 1)
    t.power(A, "pentaform")
    t.s.set_mark(PENTAFORM, A, MARKER, 1)
    t.s.set_mark(PENTAFORM, A, -2 - POWER.index(stages[0]), 1)
    give_power(t.s, A, POWER.index(stages[0]), BESIDES)
    t.s.stack.clear()
    return t


FIVE = ("macron", "zombie", "virus", "loser", "clone")


@pytest.mark.rule("COS-15.3")
def test_pentaform_lays_out_five_life_stages() -> None:
    """powers.toml pentaform"""
    t = Table(4)
    prepare(t, A, "pentaform")
    first = life_stages(t.s, A)
    assert len(set(first)) == 5
    for number in range(4):
        same_after_saving(t)
        t.s.apply(ATOMS.index(f"power:{POWER.ids[first[4 - number]]}"))
        if t.s.over:
            break
    assert life_stages(t.s, A) == first[::-1]
    assert powers(t, A) == {"pentaform", POWER.ids[first[4]]}
    assert not set(first) & set(unused_powers(t.s))


@pytest.mark.rule("COS-15.3")
def test_pentaform_moves_with_external_bases_gained_and_lost() -> None:
    """powers.toml pentaform"""
    t = pentaform_table(*FIVE)
    t.hand(A, "attack_40", "attack_7")
    t.challenge(A, B, tokens=1).cards("attack_40", "attack_8").finish()
    assert powers(t, A) == {"pentaform", "zombie"} and works(t, A, "zombie")
    hold(t, ("attack_4", "attack_5"), ("attack_40", "attack_7"), (), ())
    t.challenge(C, B, tokens=1, place=t.planet(B, 1))
    t.s.lift(A, t.planet(B, 1), 1)
    t.s.put(A, t.planet(A, 1), 1)
    t.s.push(Settle())
    t.s.choice = None
    t.s.advance()
    assert powers(t, A) == {"pentaform", "macron"}
    t.s.check()


def test_pentaform_stays_at_the_first_stage_when_bases_are_lost() -> None:
    """powers.toml pentaform: never beyond 1 or 5."""
    t = pentaform_table(*FIVE)
    t.put(A, t.planet(C, 1), 1)
    t.hand(D, "attack_40", "attack_7")
    t.hand(C, "attack_4", "attack_5")
    t.challenge(A, B, start="launch").say(A, t.planet_atom(B, 1), "amount:1")
    t.s.apply(ATOMS.index(t.planet_atom(C, 1)))
    t.until("Select")
    assert powers(t, A) == {"pentaform", "macron"}


@pytest.mark.rule("COS-15.3", "COS-15.2")
def test_an_artefact_power_is_set_up_when_its_stage_is_first_reached() -> None:
    """powers.toml pentaform"""
    t = pentaform_table("macron", "symbiote", "virus", "loser", "clone")
    assert t.s.fleet[A] == 20
    t.hand(A, "attack_40", "attack_7")
    t.challenge(A, B, tokens=1).cards("attack_40", "attack_8").finish()
    assert t.s.fleet[A] == 40 and t.s.on_bases(A) == 40 and powers(t, A) == {"pentaform", "symbiote"}


def test_a_changeling_as_a_life_stage_is_replaced_in_the_row() -> None:
    """powers.toml changeling; COS-4.12"""
    t = pentaform_table("changeling", "zombie", "virus", "loser", "clone")
    t.power(B, "macron")
    t.challenge(A, B, start="launch").until("Invite")
    assert powers(t, A) == {"pentaform", "macron"} and powers(t, B) == {"changeling"}
    assert life_stages(t.s, A)[0] == POWER.index("macron")


@pytest.mark.rule("COS-15.4")
def test_pentaform_changes_hands_with_its_stages() -> None:
    t = pentaform_table(*FIVE)
    t.power(B, "changeling")
    swap_powers(t.s, B, POWER.index("changeling"), A, PENTAFORM)
    assert powers(t, B) == {"pentaform", "macron"} and powers(t, A) == {"changeling"}
    assert life_stages(t.s, B) == [POWER.index(power) for power in FIVE] and life_stages(t.s, A) == []


@pytest.mark.rule("COS-4.13")
def test_pentaform_leaves_play_with_its_stages() -> None:
    t = pentaform_table(*FIVE)
    discard_power(t.s, A, PENTAFORM)
    assert powers(t, A) == set() and t.s.marks == []
    assert {POWER.index(power) for power in FIVE} <= set(unused_powers(t.s))


@pytest.mark.rule("COS-4.13", "COS-15.3")
def test_pentaform_wild_exchanges_the_power() -> None:
    """flares.toml pentaform"""
    t = armed(Table(4, vampire=C), "attack_10", "attack_8", (C, "flare_pentaform"))
    t.s.lift(D, t.planet(D, 1), 1)
    t.s.held[C * 4 + D] += 1
    t.turn(A).say(C, "card:flare_pentaform")
    assert type(t.s.choice).__name__ == "AskPower" and len(t.s.offered) == 2
    same_after_saving(t)
    drawn = [ATOMS.names[atom].removeprefix("power:") for atom in t.s.offered]
    assert not any(ARTEFACT[POWER.index(power)] for power in drawn)
    t.s.apply(t.s.offered[1])
    assert powers(t, C) == {drawn[1]} and t.s.warp[D] == 1 and POWER.index(drawn[0]) in unused_powers(t.s)


def test_pentaform_super_swaps_two_stages() -> None:
    """flares.toml pentaform"""
    t = pentaform_table(*FIVE)
    t.hand(A, "attack_40", "attack_7", "flare_pentaform")
    t.turn(A).say(A, "card:flare_pentaform", "power:macron", "power:loser")
    assert life_stages(t.s, A) == [POWER.index(power) for power in ("loser", "zombie", "virus", "macron", "clone")]
    assert powers(t, A) == {"pentaform", "loser"} and works(t, A, "loser")
