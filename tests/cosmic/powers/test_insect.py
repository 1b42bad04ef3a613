"""The Insect and both sides of its Flare."""

import pytest

from astrarium.clockwork.names import PASS
from astrarium.games.cosmic.atoms import ATOMS
from astrarium.games.cosmic.terms import OFF
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_sheets import armed, never, powers, works
from tables.cosmic_totals import told_totals


@pytest.mark.rule("COS-17.6")
def test_an_insect_copies_virus() -> None:
    """Golden case D-33."""
    t = armed(Table(4, insect=A, virus=B), "attack_10", "attack_40")
    t.challenge(A, B, start="launch").say(A, t.planet_atom(B, 1), "amount:4", "power:insect")
    assert works(t, A, "virus") and works(t, B, "virus") and works(t, A, "insect")
    t.cards("attack_7", "attack_40").finish()
    assert told_totals(t)[OFF] == 28
    assert powers(t, A) == {"insect"} and works(t, B, "virus")


@pytest.mark.rule("COS-15.8", "COS-8.1")
@pytest.mark.parametrize("first", [True, False])
def test_loser_against_insect(first: bool) -> None:
    """Golden case G-13."""
    t = armed(Table(4, insect=A, loser=B)).challenge(A, B, start="launch")
    t.say(A, "power:insect").until("Use", A)
    while not t.offers(A, "power:loser"):
        assert not t.offers(B, "power:loser")
        t.step()
    if first:
        t.s.apply(ATOMS.index("power:loser"))
        never(t, B, "power:loser", "Select")
    else:
        t.s.apply(PASS)
        assert t.offers(B, "power:loser")
        t.s.apply(ATOMS.index("power:loser"))
        never(t, A, "power:loser", "Select")
    t.cards("attack_10", "attack_8").finish()
    assert t.s.warp[A] + t.s.warp[B] > 0


@pytest.mark.rule("COS-15.2", "COS-15.5")
def test_an_insect_copies_no_artefact_power() -> None:
    """Golden case D-77."""
    t = armed(Table(4, insect=A, miser=B)).challenge(A, B, start="launch")
    never(t, A, "power:insect", "Invite")


def test_a_zapped_copy_leaves_the_original() -> None:
    """powers.toml insect"""
    t = armed(Table(4, insect=A, loser=B), "attack_10", "attack_8", (C, "cosmic_zap"))
    t.challenge(A, B, start="launch").say(A, "power:insect").say(A, "power:loser").say(C, "card:cosmic_zap")
    assert not works(t, A, "loser") and works(t, B, "loser")
    t.say(B, "power:loser")


def test_insect_wild_copies_the_main_players_power_instead_of_the_own() -> None:
    """flares.toml insect"""
    t = armed(Table(4, virus=A, zombie=C), "attack_10", "attack_8", (C, "flare_insect"))
    t.challenge(A, B, start="invite")
    t.s.invited[OFF] |= 1 << C
    t.say(C, "do:offense", "amount:1", "card:flare_insect")
    assert works(t, C, "virus") and not works(t, C, "zombie") and works(t, A, "virus")
    t.finish()
    assert powers(t, C) == {"zombie"} and works(t, C, "zombie")


def test_insect_super_copies_anybody() -> None:
    """flares.toml insect"""
    t = armed(Table(4, insect=A, virus=C, macron=D), "attack_10", "attack_8", (A, "flare_insect"))
    t.challenge(A, B, start="launch").say(A, "card:flare_insect", "power:macron")
    assert works(t, A, "macron") and works(t, D, "macron")
    never(t, A, "power:insect", "Select")
