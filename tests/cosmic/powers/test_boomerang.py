"""The Boomerang and both sides of its Flare."""

import pytest

from astrarium.games.cosmic.effect_numbers import EFFECT
from tables.cosmic import A, B, C, D, Table


@pytest.mark.rule("COS-8.11")
def test_boomerang_strikes_back() -> None:
    t = Table(boomerang=B)
    t.hand(A, "attack_40", "attack_30", "attack_5")
    t.hand(B, "attack_4", "attack_5", "attack_6")
    t.challenge(A, B).cards("attack_40", "attack_4").say(B, "power:boomerang", t.planet_atom(A, 3))
    s = t.s
    assert s.extra and s.offense == B and s.defender == A and s.target == t.planet(A, 3)
    t.until("Decide", A)
    assert s.turn == A and not s.extra, "the interrupted turn goes on"


@pytest.mark.rule("COS-8.11")
def test_boomerang_needs_a_challenge_card_and_cannot_return_a_return() -> None:
    t = Table(boomerang=B)
    t.hand(A, "attack_40", "attack_30")
    t.hand(B, "attack_4")
    t.challenge(A, B).cards("attack_40", "attack_4").until("Decide", A)
    assert not t.was_used("boomerang", B) and t.s.number == 1
    t = Table(boomerang=A)
    t.hand(A, "attack_4", "attack_5", "attack_6")
    t.hand(B, "attack_40", "attack_30", "attack_20")
    t.s.marks += [EFFECT.index("extra_challenge"), B, A, 0]
    for player in (C, D):
        t.hand(player, "attack_10", "attack_8")
    t.challenge(C, D)
    while not t.s.extra:
        t.s.apply(t.s.offered[0])
    while t.s.extra:
        assert "power:boomerang" not in t.s.legal_names
        t.s.apply(t.s.offered[0])


@pytest.mark.rule("COS-P8.26")
def test_boomerang_wild_saves_for_the_rest_of_the_challenge() -> None:
    """Consolation does not count what is saved; a later loss of the challenge is saved too."""
    t = Table()
    t.hand(A, "attack_40", "attack_30")
    t.hand(B, "attack_4", "attack_5", "flare_boomerang")
    t.hand(C, "flare_prophet")
    t.challenge(A, B).say(C, "card:flare_prophet", "amount:1")
    t.cards("attack_40", "attack_4").say(B, "card:flare_boomerang").finish()
    assert t.s.warp[B] == 0
    assert t.s.on_bases(B) == 20


def test_boomerang_wild_goes_on_without_being_asked() -> None:
    t = Table()
    t.hand(A, "compromise", "attack_30")
    t.hand(B, "attack_4", "compromise", "flare_boomerang")
    t.hand(C, "flare_prophet")
    t.challenge(A, B).say(C, "card:flare_prophet", "amount:2").cards("compromise", "compromise")
    # The prophecy costs B a token, then the failed deal three more.
    t.say(B, "card:flare_boomerang").finish()
    assert t.s.warp[B] == 0 and t.s.warp[A] == 4


def test_boomerang_super_aims_at_a_base_anywhere() -> None:
    t = Table(boomerang=B)
    t.hand(A, "attack_40", "attack_30", "attack_5")
    t.hand(B, "attack_4", "attack_5", "attack_6", "flare_boomerang")
    t.put(A, t.planet(C, 2), 2)
    t.challenge(A, B).cards("attack_40", "attack_4")
    t.say(B, "card:flare_boomerang", "power:boomerang", t.planet_atom(C, 2))
    t.until("LaunchNumber", B)
    assert t.s.target == t.planet(C, 2) and t.s.defender == A and t.s.system == t.s.home[C]


def test_boomerang_super_after_the_power_was_used() -> None:
    t = Table(boomerang=B)
    t.hand(A, "attack_40", "attack_30", "attack_5")
    t.hand(B, "attack_4", "attack_5", "attack_6", "flare_boomerang")
    t.put(A, t.planet(C, 2), 2)
    t.challenge(A, B).cards("attack_40", "attack_4")
    t.say(B, "power:boomerang", "card:flare_boomerang", t.planet_atom(C, 2)).until("LaunchNumber", B)
    assert t.s.target == t.planet(C, 2)
