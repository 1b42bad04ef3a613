"""The Queue and both sides of its Flare."""

import pytest

from astrarium.clockwork.names import NOBODY, YES
from astrarium.games.cosmic.components import POWER
from astrarium.games.cosmic.effect_numbers import EFFECT
from astrarium.games.cosmic.rules.turn import queue_of
from tables.cosmic import A, B, C, D, Table, colour_card, same_after_saving
from tables.cosmic_targets import fed


def idle() -> Table:
    """Everybody may skip his turn."""
    t = Table(4, {"skip_turn": "on"})
    for player in (A, B, C, D):
        t.hand(player, "attack_12", "attack_6")
    return t


def with_queue(player: int) -> Table:
    """It is A's turn, and the queue has just been laid."""
    t = idle()
    t.s.turn = A
    t.power(player, "queue", setup=True)
    return t


@pytest.mark.rule("COS-15.2")
def test_queue_swaps_two_markers() -> None:
    t = with_queue(C)
    assert queue_of(t.s) == [B, C, D, A]
    t.turn(A)
    t.s.apply(YES)
    assert t.offers(C, "amount:1")
    t.s.play("amount:1")
    assert t.s.turn == C, "C's marker came before B's"
    assert queue_of(t.s) == [B, D, A, C]
    t.s.apply(YES)
    t.s.play("do:pass")
    assert t.s.turn == B


def test_turns_follow_the_queue_while_the_power_is_lost() -> None:
    t = with_queue(C)
    t.turn(A)
    t.s.apply(YES)
    t.s.play("amount:1")
    t.only(C, {t.planet(C, 1): 10, t.planet(C, 2): 10})
    t.s.apply(YES)
    assert t.s.turn == B
    t.s.apply(YES)
    assert t.s.turn == D


@pytest.mark.rule("COS-8.1", "COS-8.2")
def test_queue_sets_the_order_of_a_window() -> None:
    """C would act before D; the Queue turns that round, for this window only."""
    t = fed(queue=A)
    t.hand(A, "attack_12", "flare_disease")
    t.hand(C, "attack_12", "plague")
    t.hand(D, "attack_12", "sanity")
    t.turn(A, colour_card(t, B))
    assert type(t.s.choice).__name__ == "Opening" and t.s.player == A
    t.s.play("power:queue")
    same_after_saving(t)
    t.say(A, t.colour(D), t.colour(C), t.colour(B))
    assert type(t.s.choice).__name__ == "Use" and t.s.player == D
    t.s.play("do:pass")
    assert t.s.player == C
    t.until("AimAt", A)
    assert t.s.recall(EFFECT.index("window_order"), NOBODY) == NOBODY
    assert t.s.used.count(POWER.index("queue")) == 1


def test_queue_is_not_asked_where_he_sees_nothing_to_order() -> None:
    t = fed(queue=A)
    t.hand(C, "attack_12", "plague")
    t.turn(A, colour_card(t, B))
    assert type(t.s.choice).__name__ == "Use" and t.s.player == C


@pytest.mark.rule("COS-15.10")
def test_queue_who_is_silenced_sets_no_order() -> None:
    t = fed(queue=C, silencer=A)
    t.hand(C, "attack_12", "flare_prophet")
    t.challenge(A, B, start="def_set").say(A, "power:silencer", t.colour(C))
    while type(t.s.choice).__name__ != "Select":
        assert type(t.s.choice).__name__ != "Opening"
        t.step()


def test_queue_wild_gives_somebody_else_the_turn() -> None:
    t = idle()
    t.hand(D, "flare_queue")
    t.turn(A)
    t.s.apply(YES)
    t.say(D, "card:flare_queue", t.colour(C))
    assert t.s.turn == C
    t.s.apply(YES)
    assert t.s.turn == B, "who was passed over"
    t.s.apply(YES)
    assert t.s.turn == C


def test_queue_super_arranges_the_queue_anew() -> None:
    t = with_queue(C)
    t.hand(C, "flare_queue")
    t.turn(A)
    t.s.apply(YES)
    t.s.play("do:pass")
    t.say(C, "card:flare_queue", t.colour(D), t.colour(A), t.colour(C))
    assert t.s.turn == D and queue_of(t.s) == [A, C, B, D]
