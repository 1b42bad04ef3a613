"""The Anomaly and both sides of its Flare."""

import pytest

from tables.cosmic import A, B, C, Table
from tables.cosmic_targets import fed, strong_and_weak


@pytest.mark.rule("COS-P8.9", "COS-P8.10")
def test_anomaly_turns_the_cone_of_his_own_challenges_over() -> None:
    t = fed(anomaly=A)
    t.challenge(A, B, start="def_set").until("AimAt", A)
    assert t.s.reverse
    t.challenge(A, B, start="def_set", reverse=True).until("AimAt", A)
    assert not t.s.reverse


def test_anomaly_may_turn_the_cone_of_others_over() -> None:
    t = fed(anomaly=C)
    t.challenge(A, B, start="def_set").say(C, "power:anomaly")
    assert t.s.reverse
    t.challenge(A, B, start="def_set").until("AimAt", A)
    assert not t.s.reverse


def test_anomaly_who_is_silenced_still_turns_his_own_cone() -> None:
    """powers.toml: part A is not blocked, part B is."""
    t = fed(anomaly=C, silencer=A)
    t.challenge(A, B, start="def_set").say(A, "power:silencer", t.colour(C))
    assert not t.offers(C, "power:anomaly")
    t.challenge(A, C, start="def_set").until("AimAt", A)
    assert t.s.reverse


def test_anomaly_who_is_replaced_as_defender_leaves_the_cone_as_it_was() -> None:
    t = fed(anomaly=B, siren=C)
    t.put(C, t.planet(B, 2), 1)
    t.challenge(A, B, start="def_set")
    assert t.s.reverse
    t.say(C, "power:siren", t.planet_atom(C, 1)).until("Invite", A)
    assert t.s.defender == C and not t.s.reverse


def test_anomaly_wild_turns_the_cone_over() -> None:
    t = fed()
    t.hand(C, "flare_anomaly")
    t.challenge(A, B, start="def_set").say(C, "card:flare_anomaly")
    assert t.s.reverse


def test_anomaly_super_chooses_the_side_after_the_outcome() -> None:
    """The ally lands, since the reverse cone is turned back at the last moment."""
    t = Table(anomaly=A)
    strong_and_weak(t, A, B, "flare_anomaly")
    t.challenge(A, B, offense_allies={C: 2}, reverse=True).cards("attack_40", "attack_4")
    t.say(A, "card:flare_anomaly").finish()
    assert t.s.has_base(C, t.planet(B, 1))
