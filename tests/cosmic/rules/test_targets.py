"""What a challenge may be aimed at."""

import pytest

from astrarium.games.cosmic.components import (
    FIRST_MOON,
    MOON_SLOTS,
)
from astrarium.games.cosmic.terms import DEF, OFF
from tables.cosmic import A, B, C, D, Table, colour_card
from tables.cosmic_targets import fed
from tables.cosmic_turns import turn


@pytest.mark.rule("COS-P2.4", "COS-P2.9")
def test_an_empty_planet_of_another_system_is_a_full_challenge() -> None:
    """Golden case D-86."""
    t = fed()
    t.only(B, {t.planet(B, number): 4 for number in (2, 3, 4, 5)})
    t.turn(A, colour_card(t, B)).say(A, t.planet_atom(B, 1), "amount:2")
    t.until("Invite", A)
    assert t.s.defender == B and t.s.strength(B, DEF) == 0 and t.s.force[OFF * 4 + A] == 2
    t.cards("attack_12", "attack_6").finish()
    assert t.s.has_base(A, t.planet(B, 1))


@pytest.mark.rule("COS-13.18", "COS-13.19")
def test_the_occupant_of_a_moon_defends_alone() -> None:
    """Golden case D-70."""
    t = fed(options={"moons": "all"}, parasite=D)
    moon = FIRST_MOON + MOON_SLOTS * t.s.home[B]
    t.put(C, moon, 2)
    t.turn(A, colour_card(t, B)).say(A, t.place_atom(moon), "amount:2")
    assert t.s.defender == C and t.s.strength(C, DEF) == 2
    t.until("Select", A)
    assert t.s.invited == [0, 0] and t.s.joined == [0, 0]
    assert t.s.force[OFF * 4 + D] == 0 and t.s.force[DEF * 4 + D] == 0


@pytest.mark.rule("COS-P2.4", "COS-P2.6", "COS-P8.7")
def test_bystanders_tokens_are_never_at_risk() -> None:
    """Golden case D-4."""
    t = Table()
    t.hand(A, "attack_40", "attack_5")
    t.hand(B, "attack_4", "attack_5")
    t.only(B, {t.planet(B, 1): 2, t.planet(B, 2): 4, t.planet(B, 3): 4, t.planet(B, 4): 4})
    t.put(C, t.planet(B, 1), 3)
    t.challenge(A, B).cards("attack_40", "attack_4").finish()
    assert t.s.warp[B] == 2 and t.s.at(C, t.planet(B, 1)) == 3 and t.s.at(A, t.planet(B, 1)) == 3


@pytest.mark.rule("COS-P2.4", "COS-P8.25")
def test_a_planet_held_only_by_a_third_player() -> None:
    """Golden cases D-5 and D-3."""
    t = Table()
    t.hand(A, "attack_4", "attack_5", "attack_6")
    t.hand(B, "compromise", "attack_5")
    t.only(B, {t.planet(B, 2): 4, t.planet(B, 3): 4, t.planet(B, 4): 4})
    t.put(C, t.planet(B, 1), 3)
    t.challenge(A, B)
    assert t.s.strength(B, 1) == 0
    t.cards("attack_4", "compromise").finish()
    assert t.s.has_base(A, t.planet(B, 1)) and t.s.has_base(C, t.planet(B, 1))
    assert t.names(B) == ["attack_5"]


@pytest.mark.rule("COS-P2.8", "COS-P2.9", "COS-3.4")
def test_taking_an_empty_home_planet() -> None:
    """Golden case D-8."""
    t = Table()
    t.only(A, {t.planet(A, 1): 4, t.planet(A, 2): 4, t.planet(A, 3): 4})
    turn(t, A, colour_card(t, A))
    t.say(A, t.planet_atom(A, 4), "amount:2").until("Decide", A)
    assert t.s.at(A, t.planet(A, 4)) == 2


@pytest.mark.rule("COS-P2.8")
def test_challenging_a_visitor_at_home() -> None:
    t = Table()
    t.put(C, t.planet(A, 1), 2)
    turn(t, A, colour_card(t, A))
    t.say(A, t.planet_atom(A, 1))
    assert t.s.defender == C and t.s.target == t.planet(A, 1)


@pytest.mark.rule("COS-P2.12")
def test_any_occupant_may_be_the_target() -> None:
    t = Table(4, {"target_any_occupant": "on"})
    t.put(C, t.planet(B, 1), 2)
    turn(t, A, colour_card(t, B))
    t.say(A, t.planet_atom(B, 1), t.colour(C))
    assert t.s.defender == C


@pytest.mark.rule("COS-P2.12", "COS-P2.5")
def test_a_visitor_may_be_the_target_where_the_offense_has_a_base() -> None:
    """A and C share a planet of B, who has left it: C can be challenged there, B cannot."""
    for on in ("on", "off"):
        t = Table(4, {"target_any_occupant": on})
        t.only(B, {t.planet(B, planet): 4 for planet in (2, 3, 4, 5)})
        for visitor in (A, C):
            t.put(visitor, t.planet(B, 1), 2)
        turn(t, A, colour_card(t, B))
        assert t.offers(A, t.planet_atom(B, 1)) == (on == "on")
    t = Table(4, {"target_any_occupant": "on"})
    t.only(B, {t.planet(B, planet): 4 for planet in (2, 3, 4, 5)})
    for visitor in (A, C, D):
        t.put(visitor, t.planet(B, 1), 2)
    turn(t, A, colour_card(t, B))
    t.say(A, t.planet_atom(B, 1))
    assert t.s.legal_names == (t.colour(C), t.colour(D)), "B has nothing to lose there"
    t.say(A, t.colour(C))
    assert t.s.defender == C and t.s.target == t.planet(B, 1)


@pytest.mark.rule("COS-P2.12", "COS-P2.15")
def test_a_system_with_nothing_but_visitors_can_be_challenged() -> None:
    """A shares every planet of B with C: with the option there is somebody to challenge."""
    for on in ("on", "off"):
        t = Table(3, {"target_any_occupant": on})
        t.only(B, {t.planet(A, 1): 4})
        t.s.gone |= 1 << t.planet(B, 5)
        for planet in (1, 2, 3, 4):
            t.put(A, t.planet(B, planet), 1)
            t.put(C, t.planet(B, planet), 1)
        turn(t, A, colour_card(t, B))
        assert (type(t.s.choice).__name__ == "NameTarget") == (on == "on")


@pytest.mark.rule("COS-8.11", "COS-P2.12")
def test_an_extra_challenge_is_aimed_at_its_victim() -> None:
    """Whoever else may be a target, an extra challenge is made against one player."""
    from astrarium.games.cosmic.rules.turn import call_extra, can_call_extra

    t = Table(3, {"target_any_occupant": "on"})
    t.hand(A, "attack_10", "attack_8", "attack_6")
    t.hand(B, "attack_4", "attack_5", "attack_7")
    t.only(B, {t.planet(A, 1): 4})
    t.s.gone |= 1 << t.planet(B, 5)
    for planet in (1, 2, 3, 4):
        t.put(A, t.planet(B, planet), 1)
        t.put(C, t.planet(B, planet), 1)
    assert not can_call_extra(t.s, A, B)
    t.only(B, {t.planet(B, 1): 4})
    assert can_call_extra(t.s, A, B)
    call_extra(t.s, A, B)
    t.challenge(C, A).finish()
    while not (t.s.extra and type(t.s.choice).__name__ in ("LaunchNumber", "AimAt")):
        t.step()
    assert t.s.target == t.planet(B, 1) and t.s.defender == B


@pytest.mark.rule("COS-P2.15")
def test_a_system_without_targets_is_drawn_again() -> None:
    t = Table(3)
    for number in (1, 2, 3, 4, 5):
        t.s.gone |= 1 << t.planet(B, number)
    t.only(B, {t.planet(C, 1): 5})
    turn(t, A, colour_card(t, B))
    assert t.s.defender != B
