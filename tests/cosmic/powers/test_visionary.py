"""The Visionary and both sides of its Flare."""

from __future__ import annotations

from astrarium.clockwork.names import knows
from astrarium.games.cosmic.rules.hands import beside
from astrarium.games.cosmic.terms import DEF
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_reveals import compare, flare


def test_visionary_names_the_opponents_card() -> None:
    """COS-14.16: after the Kickers; if he has it he must select it."""
    t = Table(4, visionary=A)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_20", "attack_4")
    t.challenge(A, B).say(A, "power:visionary", "card:attack_4").say(A, "card:attack_10").finish()
    assert compare(t) == [13, 8]


def test_visionary_leaves_him_free_if_he_has_it_not() -> None:
    t = Table(4, visionary=A)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_20", "attack_4")
    t.challenge(A, B).say(A, "power:visionary", "card:compromise").cards("attack_10", "attack_20").finish()
    assert compare(t) == [13, 24]


def test_visionary_wild_sees_a_card_of_everybody() -> None:
    """flares.toml visionary wild: the named card, or another of their choice; only A sees them."""
    t = Table(4)
    t.hand(A, "attack_10", "attack_9", "flare_visionary")
    t.hand(B, "attack_20", "attack_4")
    t.hand(C, "attack_1", "attack_12")
    t.challenge(A, B).say(A, flare("visionary"), "card:attack_20")
    assert t.s.player == B and t.s.legal_names == ("card:attack_20",)
    t.say(B, "card:attack_20").say(C, "card:attack_1")
    assert knows(t.s.seen[B][0], A) and not knows(t.s.seen[B][0], C) and not knows(t.s.seen[B][1], A)
    assert knows(t.s.seen[C][0], A)


def test_visionary_super_works_from_outside() -> None:
    t = Table(4, visionary=D)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_20", "attack_4")
    t.hand(D, "flare_visionary")
    t.challenge(A, B).say(D, flare("visionary"), t.colour(B), "card:attack_4").say(A, "card:attack_9").finish()
    assert compare(t) == [12, 8]


def test_a_face_down_card_leaves_no_trace_of_what_is_left() -> None:
    """COS-P7.3: who knew the hand does not learn by selection which card it was."""
    t = Table(4, deuce=B)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_20", "attack_4", "attack_1", "force_field")
    t.s.seen[B] = [1 << C] * 4
    t.challenge(A, B).say(A, "card:attack_10").say(B, "card:attack_20").until("Use", B)
    assert not knows(t.s.chosen_known[DEF], C)
    assert [knows(mask, C) for mask in t.s.seen[B]] == [False, False, True]
    assert not beside(t.s, B)
