"""The Rocinante and its crew."""

from __future__ import annotations

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.expanse.components import ORBIT, Orbit
from astrarium.games.expanse.state import Expanse
from tables.expanse import begin_final, begin_scoring, cubes, fleets, lay, points, resolve, rocinante, spend, who
from tables.expanse_options import (
    ALL_ORBITS,
    BELT,
    INNER,
    OUTER,
    PASS,
    amounts,
    bases,
    done,
    factions,
    orbits,
    table,
    units,
)
from tables.playing import asked, options, play, question

CREW = {"crew:roci_holden", "crew:roci_nagata", "crew:roci_kamal", "crew:roci_burton"}


def step_two(s: Expanse, active: str = "MCR") -> Expanse:
    """A Scoring turn at the moment when the first player may act."""
    begin_scoring(s, active)
    return play(s, "sector:belt")


# The ship


@pytest.mark.rule("EXP-18.2", "EXP-10.5", "EXP-11.3")
def test_rocinante_is_a_fleet_of_its_controller_for_moves_and_influence() -> None:
    s = lay(rocinante="MCR saturn")
    spend(s, "MCR", 1)
    assert options(s) == {"do:stop", "do:build", *orbits("saturn"), *bases("rhea titan rings")}


@pytest.mark.rule("EXP-10.5", "EXP-10.3")
def test_rocinante_may_join_a_group() -> None:
    s = lay(fleets={"earth": "UN 2"}, rocinante="UN earth")
    spend(s, "UN", 1)
    play(s, "orbit:orbit_earth", "amount:1")
    assert options(s) == amounts(1)
    play(s, "amount:1", "orbit:orbit_mars")
    assert done(s)
    assert (fleets(s, "mars"), rocinante(s)) == ({"UN": {"fleet": 1}}, ("UN", "mars"))


@pytest.mark.rule("EXP-10.8", "EXP-18.2")
def test_rocinante_is_no_fleet_of_anybody_else() -> None:
    s = lay(rocinante="OPA saturn")
    spend(s, "MCR", 1)
    assert options(s) == {"do:stop", "do:build"}


@pytest.mark.rule("EXP-13.1", "EXP-13.2")
def test_rocinante_adds_one_to_its_controllers_strength() -> None:
    s = lay(fleets={"tycho": "UN 1, OPA 1"}, rocinante="OPA tycho")
    tycho = ORBIT.index("orbit_tycho")
    assert s.orbital_control(Orbit(tycho)) == who(s, "OPA")
    s.roci_holder = Player(who(s, "UN"))
    assert s.orbital_control(Orbit(tycho)) == who(s, "UN")


@pytest.mark.rule("EXP-18.5", "EXP-12.5")
def test_rocinante_is_never_built() -> None:
    s = lay(fleets={"earth": "UN 5"}, rocinante="UN mars")
    spend(s, "UN", 1)
    assert "do:build" not in options(s)


@pytest.mark.rule("EXP-17.6", "EXP-18.4")
def test_rocinante_goes_to_whoever_has_the_fewest_points_and_stays_in_its_orbit() -> None:
    s = lay(points={"UN": 20, "MCR": 12, "OPA": 25, "PG": 31}, rocinante="PG tycho")
    step_two(s)
    while s.choice is not None:
        play(s, PASS)
    assert rocinante(s) == ("MCR", "tycho")


@pytest.mark.rule("EXP-17.7")
def test_rocinante_goes_to_the_lowest_on_the_initiative_track_of_those_who_tie() -> None:
    s = lay(points={"UN": 20, "MCR": 20, "OPA": 25, "PG": 31}, initiative="PG MCR OPA UN", rocinante="PG tycho")
    step_two(s)
    while s.choice is not None:
        play(s, PASS)
    assert rocinante(s) == ("UN", "tycho")


@pytest.mark.rule("EXP-17.8")
def test_rocinante_stays_with_two_players_and_a_tie() -> None:
    s = lay("UN MCR", points={"UN": 20, "MCR": 20}, rocinante="MCR tycho")
    step_two(s)
    while s.choice is not None:
        play(s, PASS)
    assert rocinante(s) == ("MCR", "tycho")


# Who may call the crew, and when


@pytest.mark.rule("EXP-18.6", "EXP-18.12", "EXP-15.4")
def test_crew_is_open_to_the_controller_alone() -> None:
    s = lay(kept={"OPA": "nauvoo"}, rocinante="PG thoth")
    step_two(s)
    assert (asked(s), options(s)) == ("OPA", {PASS, "card:nauvoo"})
    play(s, PASS)
    assert (asked(s), options(s)) == ("PG", {PASS, *CREW}), "all four, even without an effect"


@pytest.mark.rule("EXP-15.6", "EXP-18.6")
@pytest.mark.parametrize(
    "plays", [[PASS], ["crew:roci_kamal", "orbit:orbit_eros"], ["card:heavy_burn", PASS], ["crew:roci_burton"]]
)
def test_crew_or_one_kept_event_or_nothing(plays: list[str]) -> None:
    s = lay(kept={"PG": "heavy_burn scopuli"}, fleets={"thoth": "PG 1"}, rocinante="PG thoth")
    step_two(s)
    assert options(s) == {PASS, "card:heavy_burn", "card:scopuli", *CREW}
    play(s, *plays)
    assert question(s) != "ScoringPlay", "one play for each player"


@pytest.mark.rule("EXP-20.4", "EXP-18.6")
def test_crew_serves_before_final_scoring_too() -> None:
    s = lay(cubes={"ceres": "UN 1"}, rocinante="PG thoth")
    begin_final(s)
    assert (asked(s), options(s)) == ("PG", {PASS, *CREW})
    play(s, "crew:roci_holden", "base:thoth")
    assert done(s)
    assert points(s, "PG") == 10 + 5 + 1, "first on Thoth, which is Technology"


@pytest.mark.rule("EXP-18.11")
def test_crew_is_not_used_up() -> None:
    s = lay(rocinante="PG thoth", scorings=1)
    for _ in range(2):
        s.points = [10, 10, 10, 0]
        step_two(s)
        assert options(s) >= CREW
        play(s, "crew:roci_holden", "base:eros")
        while s.choice is not None:
            play(s, PASS)
    assert cubes(s, "eros") == {"PG": 2}


# James Holden


@pytest.mark.rule("EXP-18.7", "EXP-14.6")
def test_roci_holden_places_a_cube_on_any_base_without_a_fleet() -> None:
    s = lay(rocinante="PG thoth")
    step_two(s)
    play(s, "crew:roci_holden")
    assert options(s) == bases(f"{INNER} {BELT} {OUTER}")
    play(s, "base:luna")
    assert cubes(s, "luna") == {"PG": 1}


@pytest.mark.rule("EXP-18.7", "EXP-21.3")
def test_roci_holden_cannot_name_a_closed_base() -> None:
    s = lay("UN MCR", rocinante="MCR mars")
    step_two(s, "UN")
    play(s, "crew:roci_holden")
    assert options(s) == bases(f"{INNER} {BELT} {OUTER}") - bases("luna vesta io rings")


@pytest.mark.rule("EXP-11.6", "EXP-14.15", "EXP-18.7")
def test_roci_holden_relocates_with_an_empty_supply() -> None:
    s = lay(cubes={"eros": "PG 16", "titan": "PG 1"}, rocinante="PG thoth")
    step_two(s)
    play(s, "crew:roci_holden", "base:luna")
    assert options(s) == bases("eros titan")
    play(s, "base:titan")
    assert (cubes(s, "luna"), cubes(s, "titan")) == ({"PG": 1}, {})


@pytest.mark.rule("EXP-11.5", "EXP-18.7")
def test_roci_holden_places_a_diplomat_for_the_un() -> None:
    s = lay(rocinante="UN earth")
    step_two(s)
    play(s, "crew:roci_holden", "base:rhea")
    assert options(s) == {"cube:normal", "cube:diplomat"}


# Naomi Nagata


@pytest.mark.rule("EXP-18.8", "EXP-13.6")
def test_roci_nagata_flies_one_zone_and_must_hit_a_fleet_there() -> None:
    s = lay(fleets={"mars": "MCR 1 battleship, OPA 1, UN 1"}, rocinante="UN earth")
    step_two(s)
    play(s, "crew:roci_nagata")
    assert options(s) == orbits("mars ceres eros tycho thoth vesta"), "staying is not allowed"
    play(s, "orbit:orbit_mars")
    assert options(s) == units("mars.MCR.battleship mars.OPA.fleet"), "opposing; no passing"
    play(s, "unit:mars.MCR.battleship")
    assert fleets(s, "mars") == {"UN": {"fleet": 1}, "MCR": {"battleship_damaged": 1}, "OPA": {"fleet": 1}}
    assert rocinante(s) == ("UN", "mars")
    assert question(s) != "HitUnit", "one hit"


@pytest.mark.rule("EXP-14.15", "EXP-18.8")
def test_roci_nagata_may_fly_where_nothing_is_to_be_hit() -> None:
    s = lay(fleets={"mars": "MCR 1"}, rocinante="UN earth")
    step_two(s)
    play(s, "crew:roci_nagata", "orbit:orbit_ceres")
    assert fleets(s, "mars") == {"MCR": {"fleet": 1}}
    assert rocinante(s)[1] == "ceres"
    assert question(s) != "HitUnit"


@pytest.mark.rule("EXP-18.8", "EXP-19.22")
def test_roci_nagata_is_not_carried_by_stealth_composites() -> None:
    s = lay(rocinante="PG earth", tech=3, scorings=3)
    step_two(s)
    play(s, "crew:roci_nagata")
    assert options(s) == orbits("mars ceres eros tycho thoth vesta")


# Alex Kamal


@pytest.mark.rule("EXP-18.9")
def test_roci_kamal_flies_to_any_other_orbit_and_hits_nobody() -> None:
    s = lay(fleets={"saturn": "MCR 1"}, rocinante="UN earth")
    step_two(s)
    play(s, "crew:roci_kamal")
    assert options(s) == orbits(ALL_ORBITS) - orbits("earth")
    play(s, "orbit:orbit_saturn")
    assert rocinante(s) == ("UN", "saturn")
    assert fleets(s, "saturn") == {"MCR": {"fleet": 1}}
    assert question(s) != "HitUnit"


# Amos Burton


@pytest.mark.rule("EXP-18.10", "EXP-13.4")
def test_roci_burton_hits_once_for_each_token_of_yours_there() -> None:
    s = lay(fleets={"ceres": "MCR 1 battleship, UN 3, OPA 1", "eros": "MCR 2"}, rocinante="MCR ceres")
    step_two(s, "UN")
    play(s, "crew:roci_burton")
    assert options(s) == units("ceres.UN.fleet ceres.OPA.fleet")
    play(s, "unit:ceres.UN.fleet")
    assert options(s) == units("ceres.UN.fleet ceres.OPA.fleet"), "no passing"
    play(s, "unit:ceres.UN.fleet")
    assert fleets(s, "ceres") == {"UN": {"fleet": 1}, "MCR": {"battleship": 1}, "OPA": {"fleet": 1}}
    assert question(s) != "HitUnit", "two tokens, two hits, though their strength is 3"


@pytest.mark.rule("EXP-13.7", "EXP-18.10")
def test_roci_burton_may_hit_the_same_battleship_twice() -> None:
    s = lay(fleets={"ceres": "OPA 1, MCR 1 battleship"}, rocinante="OPA ceres")
    step_two(s)
    play(s, "crew:roci_burton")
    assert fleets(s, "ceres") == {"OPA": {"fleet": 1}}
    assert fleets(s, "off_map")["MCR"] == {"fleet": 3, "battleship": 2}


@pytest.mark.rule("EXP-14.4", "EXP-18.10")
def test_roci_burton_stops_when_nobody_is_left() -> None:
    s = lay(fleets={"ceres": "OPA 3, UN 1"}, rocinante="OPA ceres")
    step_two(s)
    play(s, "crew:roci_burton")
    assert fleets(s, "ceres") == {"OPA": {"fleet": 3}}


@pytest.mark.rule("EXP-18.12", "EXP-18.10")
def test_roci_burton_alone_has_no_effect_but_uses_the_opportunity() -> None:
    s = lay(fleets={"ceres": "OPA 1", "eros": "UN 1"}, kept={"OPA": "nauvoo"}, rocinante="OPA ceres")
    step_two(s)
    before = table(s)
    play(s, "crew:roci_burton")
    assert fleets(s, "eros") == {"UN": {"fleet": 1}}
    assert table(s)["kept"] == before["kept"]
    assert question(s) != "ScoringPlay"


# The Rocinante can never be hit or moved by others


@pytest.mark.rule("EXP-13.5", "EXP-13.11", "EXP-18.3")
@pytest.mark.parametrize(
    ("resolver", "card"),
    [
        ("MCR", "nauvoo"),
        ("MCR", "theresa_yao"),
        ("MCR", "bobbie_draper"),
        ("OPA", "ambush"),
        ("MCR", "captain_yvgeny"),
        ("OPA", "ganymede_incident"),
        ("OPA", "scopuli"),
        ("MCR", "admiral_nguyen"),
    ],
)
def test_rocinante_is_no_target_of_any_event(resolver: str, card: str) -> None:
    s = lay(fleets={"jupiter": "MCR 1, OPA 1"}, rocinante="UN jupiter")
    resolve(s, resolver, card)
    assert "kind:rocinante" not in options(s)
    assert options(s).isdisjoint(factions("UN"))
    while s.choice is not None:
        s.apply(s.legal[-1])
    assert done(s)
    assert rocinante(s) == ("UN", "jupiter")
