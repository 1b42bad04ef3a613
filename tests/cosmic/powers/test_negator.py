"""The Negator and both sides of its Flare."""

import pytest

from astrarium.clockwork.names import NO, NOBODY, PASS, YES
from astrarium.games.cosmic.atoms import ATOMS
from astrarium.games.cosmic.effect_numbers import EFFECT
from astrarium.games.cosmic.effects.in_force import refresh
from astrarium.games.cosmic.terms import OFF
from tables.cosmic import A, B, C, D, Table, same_after_saving
from tables.cosmic_sheets import armed, never
from tables.cosmic_totals import told_totals


@pytest.mark.rule("COS-15.13")
def test_the_negator_vetoes_a_target() -> None:
    """powers.toml negator"""
    t = armed(Table(4, negator=C)).challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 3)).say(C, "power:negator")
    assert t.s.player == A and ATOMS.index(t.planet_atom(B, 3)) not in t.s.offered and len(t.s.offered) == 4
    same_after_saving(t)
    t.say(A, t.planet_atom(B, 2), "amount:2")
    assert t.s.target == t.planet(B, 2) and not t.offers(C, "power:negator")


def test_the_negator_vetoes_a_number_of_tokens() -> None:
    t = armed(Table(4, negator=C)).challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 3), "amount:4").say(C, "power:negator")
    assert [ATOMS.names[atom] for atom in t.s.offered] == ["amount:1", "amount:2", "amount:3"]


def test_the_negator_vetoes_an_invitation_but_not_its_absence() -> None:
    t = armed(Table(4, negator=D)).challenge(A, B, start="invite")
    t.until("Invite", A)
    t.s.apply(NO)
    assert not t.offers(D, "power:negator")
    while not (type(t.s.choice).__name__ == "Invite" and YES in t.s.offered):
        t.step()
    host = t.s.player
    t.s.apply(YES)
    assert t.offers(D, "power:negator")
    t.say(D, "power:negator")
    assert t.s.invited == [0, 0] and host in (A, B)


@pytest.mark.parametrize(("said", "side"), [("do:offense", NOBODY), ("pass", OFF)])
def test_the_negator_vetoes_joining_and_declining(said: str, side: int) -> None:
    t = armed(Table(4, negator=D)).challenge(A, B, start="invite")
    t.s.invited[OFF] |= 1 << C
    t.until("Join", C)
    t.s.apply(PASS if said == "pass" else ATOMS.index(said))
    t.say(D, "power:negator").until("Select")
    assert t.s.side_of(C) == side


def test_the_negator_vetoes_a_number_of_allied_tokens() -> None:
    t = armed(Table(4, negator=D)).challenge(A, B, start="invite")
    t.s.invited[OFF] |= 1 << C
    t.say(C, "do:offense", "amount:1").say(D, "power:negator")
    assert [ATOMS.names[atom] for atom in t.s.offered] == ["amount:2", "amount:3", "amount:4"]


def test_the_negator_vetoes_the_player_named_by_an_edict() -> None:
    t = armed(Table(4, negator=D), "attack_10", "attack_8", (C, "plague"))
    t.turn(A).say(C, "card:plague", t.colour(B)).say(D, "power:negator")
    assert t.s.player == C and ATOMS.index(t.colour(B)) not in t.s.offered
    same_after_saving(t)
    t.say(C, t.colour(A))
    assert t.s.player == A and type(t.s.choice).__name__ == "PickLosses"


def test_the_negator_is_not_asked_where_there_is_nothing_else_to_decide() -> None:
    """powers.toml negator: without another legal answer the veto is not used up."""
    t = armed(Table(4, negator=C))
    t.only(A, {t.planet(A, 1): 1, t.planet(A, 2): 1, t.planet(A, 3): 1, t.planet(C, 1): 1, t.planet(C, 2): 1})
    t.challenge(A, B, start="launch")
    t.s.set_mark(EFFECT.index("cur1"), A, 0, 1)
    refresh(t.s)
    t.say(A, t.planet_atom(B, 1)).say(A, "amount:1").say(C, "power:negator")
    assert t.s.force[A] == 0 and type(t.s.choice).__name__ == "Commit"
    never(t, C, "power:negator", "Invite")


def test_negator_wild_makes_attack_cards_negative() -> None:
    """flares.toml negator"""
    t = armed(Table(4), "attack_10", "attack_20", (A, "flare_negator")).challenge(A, B, tokens=2)
    t.cards("attack_10", "attack_20").say(A, "card:flare_negator").finish()
    assert told_totals(t) == [-10 + 2, -20 + 4]


def test_negator_super_vetoes_again() -> None:
    """flares.toml negator; what was vetoed once stays vetoed."""
    t = armed(Table(4, negator=C), "attack_10", "attack_8", (C, "flare_negator")).challenge(A, B, start="launch")
    t.say(A, t.planet_atom(B, 3)).say(C, "power:negator").say(A, t.planet_atom(B, 2)).say(C, "card:flare_negator")
    assert t.s.player == A
    left = {ATOMS.names[atom] for atom in t.s.offered}
    assert left == {t.planet_atom(B, number) for number in (1, 4, 5)}
