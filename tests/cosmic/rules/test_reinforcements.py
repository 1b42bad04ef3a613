"""Reinforcements. COS-6.19"""

from __future__ import annotations

import pytest

from astrarium.games.cosmic.rules.totals import totals
from astrarium.games.cosmic.terms import DEF, OFF
from tables.cosmic import A, B, C, Table
from tables.cosmic_reveals import REINFORCEMENTS, compare


def test_reinforcement_loop() -> None:
    """Golden case D-74: 20 to 22; the side behind is asked first, until all pass in a row. COS-6.19"""
    t = Table(4, REINFORCEMENTS)
    t.hand(A, "attack_16", "attack_9", "reinforcement_3", "reinforcement_2")
    t.hand(B, "attack_18", "attack_8", "reinforcement_3", "reinforcement_2")
    t.challenge(A, B, tokens=4).cards("attack_16", "attack_18")
    assert totals(t.s) == [20, 22] and t.offers(A, "card:reinforcement_3")
    t.say(A, "card:reinforcement_3", "do:offense")
    assert t.offers(B, "card:reinforcement_2")
    t.say(B, "card:reinforcement_2", "do:defense")
    assert totals(t.s) == [23, 24] and t.s.player == A
    t.say(A, "card:reinforcement_2", "do:offense").say(B, "do:pass").finish()
    assert compare(t) == [25, 24]


def test_reinforcement_for_the_other_side() -> None:
    """Golden case D-75: with Anti-Matter an ally adds to the enemy's total to make it lose. COS-6.19, 6.20"""
    t = Table(4, REINFORCEMENTS, anti_matter=A)
    t.hand(A, "attack_6", "attack_9")
    t.hand(B, "attack_1", "attack_8")
    t.hand(C, "reinforcement_6")
    t.challenge(A, B, tokens=4, offense_allies={C: 1}).cards("attack_6", "attack_1")
    before = totals(t.s)
    t.say(C, "card:reinforcement_6", "do:defense").finish()
    assert compare(t) == [before[OFF], before[DEF] + 6]


@pytest.mark.rule("COS-6.19", "COS-6.20", "COS-8.9", "COS-17.9")
def test_the_reinforcement_loop() -> None:
    """Golden case D-74."""
    t = Table(4, {"reinforcements": "on"})
    t.hand(A, "attack_17", "attack_6", "reinforcement_3")
    t.hand(B, "attack_18", "attack_8", "reinforcement_2")
    t.challenge(A, B, tokens=3).cards("attack_17", "attack_18")
    assert t.offers(A, "card:reinforcement_3")
    t.say(A, "card:reinforcement_3", "do:offense")
    assert t.offers(B, "card:reinforcement_2")
    t.say(B, "card:reinforcement_2", "do:defense").finish()
    assert t.s.warp[A] == 3


@pytest.mark.rule("COS-6.21")
def test_reinforcements_need_two_attack_cards() -> None:
    t = Table(4, {"reinforcements": "on"})
    t.hand(A, "attack_17", "attack_6", "reinforcement_3")
    t.hand(B, "compromise", "attack_8")
    t.only(B, {t.planet(B, 2): 4, t.planet(B, 3): 4, t.planet(B, 4): 4})
    t.challenge(A, B).cards("attack_17", "compromise").finish()
    assert t.has_card(A, "reinforcement_3")
