"""The Worm and both sides of its Flare."""

import pytest

from astrarium.games.cosmic.components import (
    FIRST_MOON,
    MOON_SLOTS,
)
from tables.cosmic import A, B, C, D, Table, colour_card
from tables.cosmic_targets import fed


@pytest.mark.rule("COS-14.17")
def test_worm_aims_at_another_planet_of_the_defender() -> None:
    t = Table(worm=A)
    t.hand(A, "attack_10", "attack_5")
    t.hand(B, "attack_10", "attack_6")
    t.put(B, t.planet(C, 2), 1)
    t.challenge(A, B, tokens=3).cards("attack_10", "attack_10").say(A, "power:worm", t.planet_atom(C, 2)).finish()
    # 13 against 14 on the home planet, against 11 on this one.
    assert t.s.has_base(A, t.planet(C, 2)) and t.s.at(B, t.planet(B, 1)) == 3 and t.s.warp[B] == 1


def test_worm_never_aims_at_a_moon_or_beside_the_offense() -> None:
    t = Table(options={"moons": "all"}, worm=B)
    t.hand(A, "attack_10", "attack_5")
    t.hand(B, "attack_10", "attack_6")
    t.put(B, FIRST_MOON + MOON_SLOTS * t.s.home[C], 1)
    t.put(A, t.planet(B, 2), 1)
    t.challenge(A, B, tokens=3).cards("attack_10", "attack_10").say(B, "power:worm")
    assert set(t.s.legal_names) == {t.planet_atom(B, number) for number in (3, 4, 5)}


def test_worm_wild_resettles_a_home_planet() -> None:
    t = fed()
    t.only(A, {t.planet(A, number): 4 for number in (1, 2, 3, 4)})
    t.hand(A, "attack_12", "flare_worm")
    t.turn(A, colour_card(t, B)).say(A, "card:flare_worm", "amount:6")
    for _ in range(6):
        t.s.apply(t.s.offered[0])
    assert t.s.at(A, t.planet(A, 5)) == 6


def test_worm_super_acts_as_an_ally() -> None:
    t = Table(worm=C)
    t.hand(A, "attack_10", "attack_5")
    t.hand(B, "attack_10", "attack_6")
    t.hand(C, "flare_worm")
    t.put(B, t.planet(D, 2), 1)
    t.challenge(A, B, tokens=1, offense_allies={C: 1}).cards("attack_10", "attack_10")
    t.say(C, "card:flare_worm", t.planet_atom(D, 2)).finish()
    assert t.s.has_base(A, t.planet(D, 2)) and t.s.has_base(C, t.planet(D, 2))
