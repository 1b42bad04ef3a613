"""The Machine and both sides of its Flare."""

import pytest

from astrarium.clockwork.names import YES
from tables.cosmic import A, B, Table, colour_card
from tables.cosmic_targets import fed, strong_and_weak


@pytest.mark.rule("COS-P10.6")
def test_machine_goes_on_after_a_defeat() -> None:
    t = Table(machine=A)
    t.hand(A, "attack_4", "attack_5", "attack_6")
    t.hand(B, "attack_40", "attack_30")
    t.challenge(A, B).cards("attack_4", "attack_40").say(A, "power:machine").until("Decide", A)
    t.s.apply(YES)
    assert t.s.turn == A and t.s.number == 2


def test_machine_goes_on_after_the_second_challenge() -> None:
    t = Table(machine=A)
    strong_and_weak(t, A, B)
    t.challenge(A, B)
    t.s.number = 2
    t.cards("attack_40", "attack_4")
    while not t.offers(A, "power:machine"):
        t.s.apply(t.s.offered[0])
    t.s.play("power:machine")
    assert type(t.s.choice).__name__ == "Decide"
    t.s.apply(YES)
    assert t.s.turn == A and t.s.number == 3


def test_machine_needs_a_challenge_card() -> None:
    t = Table(machine=A)
    t.hand(A, "attack_4")
    t.hand(B, "attack_40", "attack_30")
    t.challenge(A, B).finish()
    assert t.s.turn == B


def test_machine_wild_gives_a_second_challenge_and_a_hand() -> None:
    t = Table()
    t.hand(A, "attack_4", "flare_machine")
    t.hand(B, "attack_40", "attack_30")
    t.challenge(A, B).say(A, "card:flare_machine").until("Decide", A)
    t.s.apply(YES)
    assert t.s.number == 2 and t.s.turn == A and len(t.s.hands[A]) == 7


@pytest.mark.rule("COS-P1.1")
def test_machine_super_draws_instead_of_retrieving() -> None:
    t = fed(machine=A)
    t.to_warp(A, 2)
    t.hand(A, "attack_12", "flare_machine")
    t.turn(A, colour_card(t, B)).say(A, "card:flare_machine").until("AimAt", A)
    assert len(t.s.hands[A]) == 3 and t.s.warp[A] == 2
