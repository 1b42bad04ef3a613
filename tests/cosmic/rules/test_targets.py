"""What a challenge may be aimed at. COS-P2, P3"""

import pytest

from astrarium.games.cosmic.components import (
    FIRST_MOON,
    MOON_SLOTS,
)
from astrarium.games.cosmic.state import DEF, OFF
from tables.cosmic import A, B, C, D
from tables.cosmic_targets import colour_card, fed


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
