"""EXP-2: the map and its terms."""

from typing import Any

import pytest

from astrarium.games.expanse.components import BASE, ORBIT, RESOURCE, SECTOR, ZONE, ZONE_OF
from tables.expanse import (
    controller,
    cubes,
    earned,
    fleets,
    lay,
    new_game,
    orbital_control,
    play_out,
    points,
    resolve,
    score,
    spend,
)
from tables.expanse_options import BELT, INNER, OUTER, bases, orbits
from tables.playing import options, play

ALL_BASES = f"{INNER} {BELT} {OUTER}"


@pytest.mark.rule("EXP-2.1")
def test_the_map_has_three_sectors_four_zones_nine_orbits_and_sixteen_bases() -> None:
    assert (len(SECTOR), len(ZONE), len(ORBIT), len(BASE)) == (3, 4, 9, 16)


@pytest.mark.rule("EXP-2.2")
@pytest.mark.parametrize(
    ("zone", "members"),
    [
        ("zone_inner", {"orbit_earth", "orbit_mars"}),
        ("zone_belt", {"orbit_ceres", "orbit_eros", "orbit_tycho", "orbit_thoth", "orbit_vesta"}),
        ("zone_jupiter", {"orbit_jupiter"}),
        ("zone_saturn", {"orbit_saturn"}),
    ],
)
def test_orbits_of_a_zone(zone: str, members: set[str]) -> None:
    assert {ORBIT.ids[orbit] for orbit in range(len(ORBIT)) if ZONE.ids[ZONE_OF[orbit]] == zone} == members


@pytest.mark.rule("EXP-2.3", "EXP-10.2")
@pytest.mark.parametrize(
    ("start", "reach"),
    [
        ("earth", "mars ceres eros tycho thoth vesta"),
        ("mars", "earth ceres eros tycho thoth vesta"),
        ("tycho", "earth mars ceres eros thoth vesta jupiter"),
        ("jupiter", "ceres eros tycho thoth vesta saturn"),
    ],
)
def test_a_move_reaches_the_same_and_adjacent_zones(start: str, reach: str) -> None:
    s = spend(lay(fleets={start: "UN 1"}), "UN", 1)
    play(s, f"orbit:orbit_{start}")
    assert options(s) == orbits(reach)


@pytest.mark.rule("EXP-2.3", "EXP-10.2")
def test_from_saturn_a_move_reaches_jupiter_alone() -> None:
    s = spend(lay(fleets={"saturn": "UN 1"}), "UN", 1)
    play(s, "orbit:orbit_saturn")
    assert fleets(s, "jupiter") == {"UN": {"fleet": 1}}, "the only Orbit in reach is taken unasked"


@pytest.mark.rule("EXP-2.4", "EXP-14.10")
@pytest.mark.parametrize(
    ("start", "reach"),
    [
        ("earth", "mars ceres eros tycho thoth vesta jupiter"),
        ("vesta", "earth mars ceres eros tycho thoth jupiter saturn"),
        ("jupiter", "earth mars ceres eros tycho thoth vesta saturn"),
        ("saturn", "ceres eros tycho thoth vesta jupiter"),
    ],
)
def test_up_to_two_zones_is_a_zone_distance_of_two(start: str, reach: str) -> None:
    s = resolve(lay(fleets={start: "UN 1"}), "UN", "heavy_burn")
    play(s, f"orbit:orbit_{start}")
    assert options(s) == orbits(reach)


@pytest.mark.rule("EXP-2.5", "EXP-16.8")
@pytest.mark.parametrize(("sector", "members"), [("inner", INNER), ("belt", BELT), ("outer", OUTER)])
def test_a_sector_is_scored_as_a_whole(sector: str, members: str) -> None:
    tied_everywhere = dict.fromkeys(BASE.ids, "OPA 1, MCR 1")
    s = score(lay(cubes=tied_everywhere), "UN", sector)
    assert {base for base in ALL_BASES.split() if earned(s, base)["MCR"] == 1} == set(members.split())


@pytest.mark.rule("EXP-2.6")
@pytest.mark.parametrize(
    ("orbit", "connected"),
    [
        ("earth", "eurasia africa luna"),
        ("mars", "mariner_valley londres_nova"),
        ("ceres", "ceres"),
        ("eros", "eros"),
        ("tycho", "tycho"),
        ("thoth", "thoth"),
        ("vesta", "vesta"),
        ("jupiter", "ganymede io europa"),
        ("saturn", "rhea titan rings"),
    ],
)
def test_a_fleet_reaches_the_bases_connected_to_its_orbit(orbit: str, connected: str) -> None:
    s = spend(lay(fleets={orbit: "MCR 1"}, rocinante="OPA tycho"), "MCR", 1)
    assert {name for name in options(s) if name.startswith("base:")} == bases(connected)


@pytest.mark.rule("EXP-2.7")
def test_influence_goes_to_bases_only() -> None:
    s = resolve(lay(cubes={"ceres": "MCR 1"}), "MCR", "weeping_somnambulist")
    play(s, "base:ceres")
    assert options(s) == bases(ALL_BASES) - {"base:ceres"}


@pytest.mark.rule("EXP-2.7")
def test_fleets_go_to_orbits_only() -> None:
    s = resolve(lay(fleets={"earth": "OPA 1"}), "OPA", "razorback")
    assert options(s) == {f"orbit:{orbit}" for orbit in ORBIT.ids} - {"orbit:orbit_earth"}


@pytest.mark.rule("EXP-2.7")
def test_in_a_whole_game_units_are_in_orbits_or_pools_and_cubes_on_bases() -> None:
    for s in play_out(new_game(4)):
        position: dict[str, Any] = s.to_json()
        assert set(position["units"]) <= {*ORBIT.ids, "off_map"}
        assert all(set(line) <= set(BASE.ids) for line in position["cubes"].values())
        assert s.roci_orbit in range(len(ORBIT))


@pytest.mark.rule("EXP-2.8")
def test_there_is_no_limit_to_fleets_in_an_orbit() -> None:
    s = lay(fleets={"ceres": "UN 4, MCR 3, MCR 2 battleship, OPA 5, PG 5", "eros": "UN 1"}, rocinante="PG ceres")
    spend(s, "UN", 1)
    play(s, "orbit:orbit_eros", "orbit:orbit_ceres")
    assert fleets(s, "ceres")["UN"] == {"fleet": 5}


@pytest.mark.rule("EXP-2.8")
def test_there_is_no_limit_to_cubes_on_a_base() -> None:
    s = lay(cubes={"ceres": "UN 14, UN diplomat 3, MCR 17, PG 17, OPA 16"})
    play(spend(s, "OPA", 1), "base:ceres")
    assert cubes(s, "ceres") == {"UN": 17, "MCR": 17, "OPA": 17, "PG": 17}


RESOURCES = {
    "food": "eurasia vesta ganymede rhea",
    "water": "africa europa titan rings",
    "minerals": "mariner_valley ceres eros io",
    "tech": "luna londres_nova tycho thoth",
}


@pytest.mark.rule("EXP-2.9")
def test_each_base_shows_exactly_one_resource() -> None:
    shown = [base for line in RESOURCES.values() for base in line.split()]
    assert sorted(shown) == sorted(BASE.ids)
    assert set(RESOURCES) == set(RESOURCE.ids)


@pytest.mark.rule("EXP-2.9", "EXP-2.10")
@pytest.mark.parametrize("resource", RESOURCES)
def test_two_bases_with_the_same_icon_share_a_resource(resource: str) -> None:
    """Julie Mao takes her second cube from another Base with the icon of the first."""
    first, *others = RESOURCES[resource].split()
    s = resolve(lay(cubes=dict.fromkeys(BASE.ids, "PG 1")), "UN", "julie_mao")
    play(s, f"base:{first}")
    assert options(s) == bases(" ".join(others))


@pytest.mark.rule("EXP-2.10")
@pytest.mark.parametrize(
    ("faction", "card", "resource"),
    [
        ("OPA", "praxidike_meng", "food"),
        ("OPA", "destruction_of_the_canterbury", "water"),
        ("PG", "jules_pierre_mao", "tech"),
    ],
)
def test_a_card_that_names_a_resource_means_the_bases_with_its_icon(faction: str, card: str, resource: str) -> None:
    assert options(resolve(lay(), faction, card)) == bases(RESOURCES[resource])


@pytest.mark.rule("EXP-2.11")
@pytest.mark.parametrize(
    ("faction", "card", "named"),
    [
        ("OPA", "blockade_of_earth", "eurasia africa luna"),
        ("OPA", "blockade_of_mars", "mariner_valley londres_nova"),
        ("PG", "phoebe_station", "rhea titan rings"),
        ("PG", "voices_of_eros", INNER),
        ("PG", "paolo_cortazar", OUTER),
    ],
)
def test_a_card_that_names_a_planet_or_a_sector_means_its_bases(faction: str, card: str, named: str) -> None:
    assert options(resolve(lay(), faction, card)) == bases(named)


@pytest.mark.rule("EXP-2.11")
def test_a_belt_base_is_any_base_of_the_belt() -> None:
    s = resolve(lay(cubes=dict.fromkeys(BASE.ids, "PG 1")), "OPA", "riot_gear")
    assert options(s) == {"do:pass"} | bases(BELT)


@pytest.mark.rule("EXP-2.12")
@pytest.mark.parametrize("base", ["titan", "rings"])
def test_one_cube_on_a_connected_base_is_orbital_influence(base: str) -> None:
    """Peacekeepers build where the UN has Orbital Influence."""
    s = spend(lay(cubes={base: "UN 1", "eros": "MCR 1"}, tech={"UN": 1}), "UN", 1)
    play(s, "do:build")
    assert options(s) == orbits("earth saturn")


@pytest.mark.rule("EXP-2.13")
@pytest.mark.parametrize(
    ("line", "master"),
    [
        ("UN 1", "UN"),
        ("UN 2, MCR 1, OPA 1", "UN"),
        ("UN 1, MCR 1, OPA 2", "OPA"),
        ("UN 1, MCR 2, OPA 1, PG 3", "PG"),
        ("UN 1, OPA 2, PG 2", ""),
        ("UN 2, MCR 1 battleship, OPA 1", ""),
        ("UN 1, MCR 1, OPA 1, PG 1", ""),
    ],
)
def test_orbital_control_needs_the_highest_strength_alone(line: str, master: str) -> None:
    assert orbital_control(lay(fleets={"ceres": line}), "ceres") == master


@pytest.mark.rule("EXP-2.13")
def test_nobody_controls_an_empty_orbit() -> None:
    assert orbital_control(lay(tech=3), "ceres") == ""


@pytest.mark.rule("EXP-2.14")
@pytest.mark.parametrize(
    ("on_ceres", "in_orbit", "master"),
    [
        ({"ceres": "UN 2, MCR 1"}, {}, "UN"),
        ({"ceres": "UN 2, MCR 2"}, {}, ""),
        ({"ceres": "UN 2, MCR 2"}, {"ceres": "MCR 1"}, "MCR"),
        ({"ceres": "UN 2, MCR 1"}, {"ceres": "MCR 1"}, ""),
        ({}, {"ceres": "MCR 1"}, ""),
    ],
    ids=["alone in first place", "tied", "first by Orbital Control", "tied by Orbital Control", "no cube"],
)
def test_control_of_a_base(on_ceres: dict[str, str], in_orbit: dict[str, str], master: str) -> None:
    assert controller(lay(cubes=on_ceres, fleets=in_orbit), "ceres") == master


@pytest.mark.rule("EXP-2.14")
def test_control_counts_technologies() -> None:
    s = lay(cubes={"luna": "PG 2, UN 2", "thoth": "PG 2, UN 2"}, tech={"UN": 3})
    resolve(s, "UN", "jules_pierre_mao")
    assert points(s, "UN") == 12


@pytest.mark.rule("EXP-2.15", "EXP-12.1")
@pytest.mark.parametrize(("faction", "home"), [("UN", "earth"), ("MCR", "mars"), ("OPA", "tycho"), ("PG", "thoth")])
def test_home_orbits(faction: str, home: str) -> None:
    elsewhere = "MCR 3, MCR 1 battleship" if faction == "MCR" else f"{faction} 4"
    s = spend(lay(fleets={"saturn": elsewhere}), faction, 1)
    play(s, "do:build")
    assert faction in fleets(s, home)


@pytest.mark.rule("EXP-2.16", "EXP-22.3", "EXP-21.3")
@pytest.mark.parametrize(
    ("seats", "closed"), [("UN MCR OPA PG", ""), ("UN MCR OPA", ""), ("UN MCR", "luna vesta io rings")]
)
def test_open_bases(seats: str, closed: str) -> None:
    """Secret Mission places Influence on any Base."""
    s = resolve(lay(seats), "MCR", "secret_mission")
    assert options(s) == bases(ALL_BASES) - bases(closed)
