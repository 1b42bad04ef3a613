"""The Silencer and both sides of its Flare."""

import pytest

from astrarium.games.cosmic.effect_numbers import EFFECT
from astrarium.games.cosmic.effects.timing import CHALLENGE_START
from astrarium.games.cosmic.effects.usage import is_silenced, may_use
from tables.cosmic import A, B, C, D, Table
from tables.cosmic_targets import fed


@pytest.mark.rule("COS-15.9", "COS-15.10", "COS-15.11")
def test_silencer() -> None:
    """Golden case G-15."""
    t = Table(silencer=A)
    t.hand(A, "compromise", "attack_5")
    t.hand(B, "compromise", "attack_6")
    t.to_warp(C, 1)
    t.challenge(A, B, start="def_set").say(A, "power:silencer", t.colour(B))
    assert is_silenced(t.s, B)
    assert not may_use(t.s, B, EFFECT.index("plague"), CHALLENGE_START)
    assert may_use(t.s, B, EFFECT.index("mobius_tubes"), CHALLENGE_START)
    t.say(A, t.planet_atom(B, 1), "amount:2").cards("compromise", "compromise").finish()
    assert t.s.warp[A] == 3 and t.s.warp[B] == 3
    assert not any(note.kind.key == "invites" and note.values[0] == B for note in t.s.log or [])


def test_silencer_wild_cancels_the_opponents_power() -> None:
    t = Table(virus=A)
    t.hand(A, "attack_10", "attack_9")
    t.hand(B, "attack_30", "attack_8", "flare_silencer")
    t.challenge(A, B, tokens=4).cards("attack_10", "attack_30").say(B, "card:flare_silencer").finish()
    assert not t.s.has_base(A, t.planet(B, 1)) and t.s.warp[A] == 4


@pytest.mark.parametrize("power_first", [True, False])
def test_silencer_super_silences_two(power_first: bool) -> None:
    t = fed(silencer=A)
    t.hand(A, "attack_12", "flare_silencer")
    t.challenge(A, B, start="def_set")
    if power_first:
        t.say(A, "power:silencer", t.colour(B), "card:flare_silencer", t.colour(C))
    else:
        t.say(A, "card:flare_silencer", t.colour(B), t.colour(C))
        assert not t.offers(A, "power:silencer")
    assert [is_silenced(t.s, player) for player in (B, C, D)] == [True, True, False]
