"""The turn and its challenges."""

import pytest

from astrarium.clockwork.names import NOBODY, PASS, YES
from astrarium.games.cosmic.components import (
    CARD,
)
from astrarium.games.cosmic.rules.turn import call_extra
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_turns import turn
from tables.cosmic_variants import all_armed


@pytest.mark.rule("COS-8.11", "COS-8.12")
def test_extra_challenges_are_made_in_the_order_of_their_cause() -> None:
    """A challenged B: C comes first, then A before B, though C has challenged A meanwhile."""
    t = all_armed()
    for player in range(4):
        t.hand(player, "attack_10", "attack_8", "attack_6", "attack_9", "attack_7", "attack_12", "attack_11")
    t.challenge(A, B)
    for player, victim in ((B, C), (A, D), (C, A)):
        call_extra(t.s, player, victim)
    t.cards("attack_8", "attack_10")
    made: list[int] = []
    for _ in range(3000):
        if t.s.extra and (not made or made[-1] != t.s.offense):
            made.append(t.s.offense)
            assert t.s.destiny_discard == [] and t.s.drawn == NOBODY
        if len(made) == 3:
            break
        offered = t.s.offered
        t.s.apply(next((atom for atom in (0, 1) if atom in offered), offered[0]))
        t.s.check()
    assert made == [C, A, B]


@pytest.mark.rule("COS-3.1", "COS-3.2", "COS-3.3", "COS-3.4", "COS-3.7", "COS-P10.6", "COS-P10.7")
def test_a_second_challenge_after_a_success() -> None:
    t = Table()
    t.hand(A, "attack_40", "attack_30")
    t.hand(B, "attack_4", "attack_5")
    t.challenge(A, B).cards("attack_40", "attack_4").until("Decide", A)
    t.s.apply(YES)
    assert t.s.number == 2 and t.s.offense == A


@pytest.mark.rule("COS-3.5", "COS-P10.8")
def test_after_a_failure_the_turn_passes() -> None:
    t = Table()
    t.hand(A, "attack_4", "attack_30")
    t.hand(B, "attack_40", "attack_5")
    t.challenge(A, B).cards("attack_4", "attack_40").finish()
    assert t.s.turn == B


@pytest.mark.rule("COS-P10.5", "COS-P10.6")
def test_no_second_hand_check() -> None:
    """Golden case D-14."""
    t = Table()
    t.hand(A, "attack_40", "stellar_gas")
    t.hand(B, "attack_4", "attack_5")
    t.challenge(A, B).cards("attack_40", "attack_4").finish()
    assert t.s.turn == B
    assert t.names(A) == ["stellar_gas"]


@pytest.mark.rule("COS-3.8", "COS-P10.1", "COS-P10.2")
def test_the_first_challenge_is_compulsory() -> None:
    t = turn(Table(), A)
    assert t.s.number == 1 and not t.offers(A, "do:pass")


@pytest.mark.rule("COS-12.1", "COS-12.2", "COS-12.3", "COS-12.4")
def test_skipping_a_turn() -> None:
    """Golden case D-68."""
    t = Table(4, {"skip_turn": "on", "lucre": "on"})
    t.to_warp(A, 1)
    t.hand(A, "attack_8", "attack_6", "attack_9", "attack_4", "keeper", "quash")
    lucre = t.s.lucre[A]
    turn(t, A)
    t.s.apply(YES)
    assert len(t.s.hands[A]) == 7 and t.s.warp[A] == 1 and t.s.lucre[A] == lucre and t.s.turn == B
    assert {CARD.ids[card] for card in t.s.discard} >= {"keeper", "quash"}


@pytest.mark.rule("COS-22.5", "COS-12.1")
def test_the_game_stops_when_everybody_skips() -> None:
    """Golden case D-82."""
    t = Table(3, {"skip_turn": "on"})
    t.put(C, t.planet(B, 1), 1)
    turn(t, A)
    while not t.s.over:
        t.s.apply(YES if YES in t.s.offered else PASS)
    assert t.s.count == 400 and t.s.winners == [C]
