"""The Sorcerer and both sides of its Flare."""

from __future__ import annotations

import pytest

from astrarium.games.cosmic.components import POWER
from astrarium.games.cosmic.effect_numbers import EFFECT
from astrarium.games.cosmic.effects.effect import EFFECTS
from astrarium.games.cosmic.effects.in_force import has
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_reveals import KICKERS, compare, flare


@pytest.mark.rule("COS-14.15")
def test_sorcerer_swaps_cards_but_not_kickers() -> None:
    """Golden case D-42: 20 x -1 against 4 x 2. COS-14.15"""
    t = Table(4, KICKERS, sorcerer=A)
    t.hand(A, "attack_4", "attack_9", "kicker_m1")
    t.hand(B, "attack_20", "attack_8", "kicker_2")
    t.challenge(A, B, tokens=3).say(A, "card:kicker_m1").say(B, "card:kicker_2")
    t.cards("attack_4", "attack_20").say(A, "power:sorcerer").finish()
    assert compare(t) == [-20 + 3, 8 + 4]


def test_sorcerer_wild_swaps_the_main_players_powers() -> None:
    t = Table(4, virus=A, macron=B, sorcerer=D)
    t.hand(A, "attack_4", "attack_9")
    t.hand(B, "attack_20", "attack_8")
    t.hand(C, "flare_sorcerer")
    t.challenge(A, B).say(C, flare("sorcerer"))
    assert has(t.s, A, POWER.index("macron")) and has(t.s, B, POWER.index("virus"))
    t.finish()
    assert has(t.s, A, POWER.index("macron")), "for good"


@pytest.mark.parametrize("powers", [{"virus": A}, {"virus": A, "miser": B}, {"virus": A, "sorcerer": B}])
def test_sorcerer_wild_needs_two_common_powers(powers: dict[str, int]) -> None:
    """COS-15.5: none, an artefact power, or the Sorcerer himself."""
    t = Table.of(powers)
    t.hand(A, "attack_4", "attack_9")
    t.hand(B, "attack_20", "attack_8")
    t.hand(C, "flare_sorcerer")
    t.challenge(A, B).finish()
    assert not EFFECTS[EFFECT.index("flare_sorcerer_wild")].ready(t.s, C, 18) and t.has_card(C, "flare_sorcerer")


def test_sorcerer_super_swaps_as_an_ally() -> None:
    t = Table(4, sorcerer=C)
    t.hand(A, "attack_4", "attack_9")
    t.hand(B, "attack_20", "attack_8")
    t.hand(C, "flare_sorcerer")
    t.challenge(A, B, tokens=3, offense_allies={C: 1})
    t.cards("attack_4", "attack_20").say(C, flare("sorcerer")).finish()
    assert compare(t) == [24, 8]
