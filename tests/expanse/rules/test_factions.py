"""The factions: abilities, Technologies, special actions, special units, and what they mean for scoring."""

from __future__ import annotations

import pytest

from astrarium.clockwork.names import NOBODY
from astrarium.games.expanse.components import BASE, FACTION, ORBIT, Base, Orbit
from astrarium.games.expanse.state import Expanse
from tables.expanse import (
    begin_final,
    begin_scoring,
    begin_turn,
    cubes,
    diplomats,
    fleets,
    kept,
    lay,
    points,
    resolve,
    rocinante,
    spend,
    supply,
    take,
    totals,
    who,
)
from tables.expanse_options import BELT, INNER, OUTER, PASS, bases, done, factions, orbits, units
from tables.playing import asked, options, play, question

FOUR = {"UN", "MCR", "OPA", "PG"}


def in_control(s: Expanse, orbit: str) -> str:
    """Who has Orbital Control there, or ''."""
    player = s.orbital_control(Orbit(ORBIT.index(f"orbit_{orbit}")))
    return "" if player == NOBODY else FACTION.ids[s.faction_of(player)]


def controls(s: Expanse, base: str) -> str:
    """Who controls the Base, or ''."""
    player = s.controller(Base(BASE.index(base)))
    return "" if player == NOBODY else FACTION.ids[s.faction_of(player)]


def infected(s: Expanse) -> set[str]:
    return {BASE.ids[base] for base, number in enumerate(s.tokens) if number}


def score(s: Expanse, sector: str, active: str = "UN") -> dict[str, int]:
    """What a Scoring turn in which nobody plays or builds anything earns each faction."""
    before = {name: points(s, name) for name in s.player_ids()}
    begin_scoring(s, active)
    if question(s) == "PickSector":
        play(s, f"sector:{sector}")
    while s.choice is not None:
        play(s, PASS)
    return {name: points(s, name) - before[name] for name in before}


def score_finally(s: Expanse) -> dict[str, int]:
    before = {name: points(s, name) for name in s.player_ids()}
    begin_final(s)
    while s.choice is not None:
        play(s, PASS)
    return {name: points(s, name) - before[name] for name in before}


# United Nations: Diplomatic Immunity


@pytest.mark.rule("EXP-19.1", "EXP-11.5", "EXP-3.3")
def test_diplomatic_immunity_a_the_un_picks_normal_cube_or_diplomat_as_long_as_it_has_both() -> None:
    s = lay(fleets={"earth": "UN 1"})
    assert (s.supply[who(s, "UN")], s.diplomat_supply) == (14, 3)
    spend(s, "UN", 4)
    play(s, "base:luna")
    assert options(s) == {"cube:normal", "cube:diplomat"}
    play(s, "cube:diplomat", "base:luna", "cube:diplomat", "base:luna", "cube:diplomat", "base:luna")
    assert done(s), "no Diplomat is left, so the fourth cube was a normal one"
    assert (cubes(s, "luna"), diplomats(s, "luna")) == ({"UN": 4}, 3)


@pytest.mark.rule("EXP-19.1", "EXP-16.1")
def test_diplomatic_immunity_a_diplomats_count_one_without_their_technology() -> None:
    s = lay(cubes={"ceres": "UN diplomat 1, OPA 1"}, tech=1)
    assert controls(s, "ceres") == ""


@pytest.mark.rule("EXP-19.2")
def test_diplomatic_immunity_b_the_un_picks_the_cube_also_when_it_acts_itself() -> None:
    s = lay(cubes={"titan": "UN 1, UN diplomat 1, MCR 1"})
    resolve(s, "UN", "nauvoo")
    assert options(s) == factions("UN MCR")
    play(s, "faction:UN")
    assert (asked(s), options(s)) == ("UN", {"cube:normal", "cube:diplomat"})
    play(s, "cube:diplomat")
    assert done(s)
    assert (cubes(s, "titan"), s.diplomat_supply) == ({"UN": 1, "MCR": 1}, 3)


@pytest.mark.rule("EXP-19.2")
def test_diplomatic_immunity_b_nothing_is_asked_where_only_one_kind_stands() -> None:
    s = lay(cubes={"titan": "UN diplomat 2"})
    resolve(s, "OPA", "slingshot_racing")
    assert done(s)
    assert (diplomats(s, "titan"), s.diplomat_supply) == (1, 2)


@pytest.mark.rule("EXP-19.3", "EXP-11.1")
def test_diplomatic_immunity_c_embassy_places_a_diplomat_without_a_fleet() -> None:
    s = lay(cubes={"rhea": "UN 1"}, fleets={"earth": "UN 1"})
    spend(s, "UN", 1)
    assert options(s) == {"do:stop", "do:build", *orbits("earth"), *bases("eurasia africa luna rhea")}
    play(s, "base:rhea")
    assert done(s), "it can only be a Diplomat"
    assert (cubes(s, "rhea"), diplomats(s, "rhea"), s.diplomat_supply) == ({"UN": 2}, 1, 2)


@pytest.mark.rule("EXP-19.3")
def test_diplomatic_immunity_c_embassy_needs_a_diplomat_in_supply() -> None:
    s = lay(cubes={"rhea": "UN 1", "titan": "UN diplomat 3"})
    spend(s, "UN", 1)
    assert options(s) == {"do:stop", "do:build"}


@pytest.mark.rule("EXP-19.3")
def test_diplomatic_immunity_c_embassy_places_the_last_diplomat() -> None:
    s = lay(cubes={"rhea": "UN 1", "titan": "UN diplomat 2"})
    spend(s, "UN", 2)
    assert options(s) == {"do:stop", "do:build", *bases("rhea titan")}
    play(s, "base:titan")
    assert options(s) == {"do:stop", "do:build"}, "none is left"


@pytest.mark.rule("EXP-11.5", "EXP-11.7")
def test_diplomatic_immunity_a_a_diplomat_alone_in_supply_is_placed_before_any_relocation() -> None:
    s = lay(cubes={"rhea": "UN 14, UN diplomat 2"}, fleets={"earth": "UN 1"})
    spend(s, "UN", 1)
    play(s, "base:luna")
    assert done(s), "there was nothing to pick"
    assert (diplomats(s, "luna"), diplomats(s, "rhea")) == (1, 2)


@pytest.mark.rule("EXP-19.3")
def test_diplomatic_immunity_c_embassy_is_the_uns_alone() -> None:
    s = lay(cubes={"rhea": "MCR 1"})
    spend(s, "MCR", 1)
    assert options(s) == {"do:stop", "do:build"}


# United Nations: Technologies


@pytest.mark.rule("EXP-19.4", "EXP-2.12")
def test_un_tech_1_peacekeepers_build_where_the_un_has_orbital_influence() -> None:
    s = lay(cubes={"ceres": "UN 1", "titan": "UN 1", "tycho": "OPA 1"}, fleets={"mars": "UN 1"}, tech={"UN": 1})
    spend(s, "UN", 1)
    play(s, "do:build")
    assert options(s) == orbits("earth ceres saturn"), "a fleet at Mars is no Influence"
    play(s, "orbit:orbit_saturn")
    assert done(s)
    assert fleets(s, "saturn") == {"UN": {"fleet": 1}}


@pytest.mark.rule("EXP-12.1", "EXP-12.6")
def test_un_tech_1_without_peacekeepers_the_un_builds_at_earth_among_enemies_too() -> None:
    s = lay(cubes={"ceres": "UN 1", "titan": "UN 1"}, fleets={"earth": "MCR 3"})
    spend(s, "UN", 1)
    play(s, "do:build")
    assert done(s)
    assert fleets(s, "earth") == {"UN": {"fleet": 1}, "MCR": {"fleet": 3}}


@pytest.mark.rule("EXP-17.4", "EXP-19.4")
def test_un_tech_1_peacekeepers_do_not_apply_to_the_free_build_of_step_five() -> None:
    s = lay(cubes={"ceres": "UN 1"}, fleets={"mars": "UN 4"}, tech=1, scorings=1, rocinante="UN mars")
    begin_scoring(s, "MCR")
    play(s, "sector:belt", PASS)
    while question(s) != "FreeBuild" or asked(s) != "UN":
        play(s, PASS)
    play(s, "kind:fleet")
    assert fleets(s, "earth") == {"UN": {"fleet": 1}}


@pytest.mark.rule("EXP-19.5", "EXP-2.14")
@pytest.mark.parametrize(("level", "first"), [(1, "OPA"), (2, "UN")])
def test_un_tech_2_diplomats_count_two_in_totals_and_control(level: int, first: str) -> None:
    s = lay(cubes={"ceres": "UN diplomat 2, OPA 3"}, tech={"UN": level})
    assert controls(s, "ceres") == first


@pytest.mark.rule("EXP-19.5")
def test_un_tech_2_diplomats_are_removed_one_at_a_time() -> None:
    s = lay(cubes={"titan": "UN diplomat 2"}, tech=2)
    resolve(s, "OPA", "slingshot_racing")
    assert done(s)
    assert cubes(s, "titan") == {"UN": 1}


@pytest.mark.rule("EXP-19.6", "EXP-16.6")
@pytest.mark.parametrize("level", [2, 3])
def test_un_tech_3_hegemony_leaves_the_points_of_a_tie_alone(level: int) -> None:
    s = lay(cubes={"thoth": "UN 3, MCR 3, OPA 2, PG 2"}, tech={"UN": level}, scorings=3)
    assert score(s, "belt") == {"UN": 2, "MCR": 2, "OPA": 0, "PG": 0}


@pytest.mark.rule("EXP-19.6", "EXP-16.11")
def test_un_tech_3_hegemony_wins_no_resource_point_in_a_tie() -> None:
    s = lay(cubes={"ceres": "UN 2, OPA 2"}, tech={"UN": 3}, scorings=3)
    assert score(s, "inner") == {"UN": 0, "MCR": 0, "OPA": 0, "PG": 0}


@pytest.mark.rule("EXP-19.6", "EXP-2.14")
@pytest.mark.parametrize(("level", "first"), [(2, ""), (3, "UN")])
def test_un_tech_3_hegemony_controls_a_base_on_which_the_un_ties_for_first(level: int, first: str) -> None:
    s = lay(cubes={"ceres": "UN 2, OPA 2, PG 1"}, tech={"UN": level})
    assert controls(s, "ceres") == first


@pytest.mark.rule("EXP-19.6", "EXP-2.14")
@pytest.mark.parametrize(("line", "first"), [("UN 1, OPA 2, PG 2", ""), ("UN 1, OPA 2", "OPA"), ("OPA 1, PG 1", "")])
def test_un_tech_3_hegemony_controls_nothing_where_others_are_ahead(line: str, first: str) -> None:
    s = lay(cubes={"ceres": line}, tech={"UN": 3})
    assert controls(s, "ceres") == first


@pytest.mark.rule("EXP-19.6", "EXP-2.13")
def test_un_tech_3_hegemony_does_not_count_for_fleet_strength() -> None:
    s = lay(cubes={"ceres": "UN 1, OPA 1"}, fleets={"ceres": "UN 1, OPA 1"}, tech={"UN": 3})
    assert in_control(s, "ceres") == ""
    assert controls(s, "ceres") == "UN", "but it decides the Base"


@pytest.mark.rule("EXP-19.6", "EXP-11.1")
@pytest.mark.parametrize(("level", "open_bases"), [(2, ""), (3, "titan ceres")])
def test_un_tech_3_hegemony_needs_no_fleet_on_a_base_that_the_un_controls(level: int, open_bases: str) -> None:
    held = {"titan": "UN 2, OPA 1", "ceres": "UN 1, PG 1", "io": "UN 1, MCR 2", "europa": "UN diplomat 3, MCR 7"}
    s = lay(cubes=held, tech={"UN": level})
    spend(s, "UN", 1)
    assert options(s) == {"do:stop", "do:build", *bases(open_bases)}, "alone first, tied, behind, and no Diplomat left"


@pytest.mark.rule("EXP-19.6", "EXP-11.5")
def test_un_tech_3_hegemony_places_either_cube_where_the_embassy_places_a_diplomat() -> None:
    s = lay(cubes={"titan": "UN 2, OPA 1", "io": "UN 1, MCR 2"}, tech={"UN": 3})
    spend(s, "UN", 2)
    play(s, "base:titan")
    assert options(s) == {"cube:normal", "cube:diplomat"}
    play(s, "cube:normal", "base:io")
    assert done(s), "behind on Io only the Embassy is left"
    assert (cubes(s, "titan")["UN"], diplomats(s, "titan"), diplomats(s, "io")) == (3, 0, 1)


@pytest.mark.rule("EXP-19.6", "EXP-11.6")
def test_un_tech_3_hegemony_relocates_with_an_empty_supply() -> None:
    s = lay(cubes={"titan": "UN 1", "io": "UN 13, UN diplomat 3"}, tech={"UN": 3})
    spend(s, "UN", 1)
    play(s, "base:titan")
    assert options(s) == {"cube:normal", "cube:diplomat"}, "from Io, the only other Base"
    play(s, "cube:normal")
    assert (cubes(s, "titan"), cubes(s, "io")) == ({"UN": 2}, {"UN": 15})


# Mars Congressional Republic: Martian Navy


@pytest.mark.rule("EXP-19.7", "EXP-13.5")
def test_martian_navy_attacks_an_opposing_fleet_beside_an_own_one_for_two_points() -> None:
    s = lay(fleets={"ceres": "MCR 1, UN 1, OPA 2", "earth": "UN 1"}, rocinante="PG ceres")
    spend(s, "MCR", 3)
    play(s, "do:attack")
    assert options(s) == units("ceres.UN.fleet ceres.OPA.fleet"), "not the Rocinante, not at Earth"
    play(s, "unit:ceres.OPA.fleet")
    assert "do:attack" not in options(s), "1 AP is left"
    assert fleets(s, "ceres")["OPA"] == {"fleet": 1}


@pytest.mark.rule("EXP-19.7")
def test_martian_navy_attacks_twice_with_four_points() -> None:
    s = lay(fleets={"ceres": "MCR 1, UN 3"})
    spend(s, "MCR", 4)
    play(s, "do:attack", "do:attack")
    assert done(s)
    assert fleets(s, "ceres")["UN"] == {"fleet": 1}


@pytest.mark.rule("EXP-19.7", "EXP-18.2")
def test_martian_navy_attacks_from_a_rocinante_it_controls() -> None:
    s = lay(fleets={"saturn": "UN 1"}, rocinante="MCR saturn")
    spend(s, "MCR", 2)
    play(s, "do:attack")
    assert done(s)
    assert fleets(s, "saturn") == {}


@pytest.mark.rule("EXP-19.7", "EXP-9.6")
def test_martian_navy_is_not_offered_without_a_target_nor_to_others() -> None:
    s = lay(fleets={"ceres": "MCR 1", "earth": "UN 1, OPA 1"}, rocinante="PG ceres")
    spend(s, "MCR", 4)
    assert "do:attack" not in options(s), "only the Rocinante is beside its fleet"
    other = lay(fleets={"earth": "UN 1, OPA 1"})
    spend(other, "UN", 4)
    assert "do:attack" not in options(other)


# Mars Congressional Republic: Technologies


@pytest.mark.rule("EXP-19.8")
def test_mcr_tech_1_dry_docks_build_wherever_the_mcr_has_a_fleet() -> None:
    s = lay(fleets={"ceres": "MCR 1", "saturn": "UN 1"}, tech={"MCR": 1}, rocinante="MCR jupiter")
    spend(s, "MCR", 1)
    play(s, "do:build")
    assert options(s) == {"kind:fleet", "kind:battleship"}
    play(s, "kind:battleship")
    assert options(s) == orbits("mars ceres jupiter")
    play(s, "orbit:orbit_ceres")
    assert done(s)
    assert fleets(s, "ceres") == {"MCR": {"fleet": 1, "battleship": 1}}


@pytest.mark.rule("EXP-12.1", "EXP-12.3")
def test_mcr_tech_1_without_dry_docks_the_mcr_builds_at_mars_and_picks_the_unit() -> None:
    s = lay(fleets={"ceres": "MCR 1"})
    spend(s, "MCR", 1)
    play(s, "do:build")
    assert options(s) == {"kind:fleet", "kind:battleship"}
    play(s, "kind:fleet")
    assert done(s)
    assert fleets(s, "mars") == {"MCR": {"fleet": 1}}


@pytest.mark.rule("EXP-19.9")
def test_mcr_tech_1_dry_docks_repair_a_damaged_battleship_anywhere() -> None:
    s = lay(fleets={"ceres": "MCR 1 battleship_damaged", "saturn": "MCR 1 battleship_damaged"}, tech={"MCR": 1})
    spend(s, "MCR", 2)
    play(s, "do:repair")
    assert options(s) == orbits("ceres saturn")
    play(s, "orbit:orbit_saturn")
    assert fleets(s, "saturn") == {"MCR": {"battleship": 1}}
    play(s, "do:repair")
    assert done(s), "each costs 1 AP"
    assert fleets(s, "ceres") == {"MCR": {"battleship": 1}}


@pytest.mark.rule("EXP-19.9", "EXP-12.4")
def test_mcr_tech_1_repair_needs_the_technology_and_a_damaged_battleship() -> None:
    without = lay(fleets={"ceres": "MCR 1 battleship_damaged"})
    spend(without, "MCR", 1)
    assert "do:repair" not in options(without)
    undamaged = lay(fleets={"ceres": "MCR 1 battleship"}, tech=1)
    spend(undamaged, "MCR", 1)
    assert "do:repair" not in options(undamaged)


@pytest.mark.rule("EXP-19.10", "EXP-16.2")
@pytest.mark.parametrize(("level", "first"), [(1, "UN"), (2, "")])
def test_mcr_tech_2_orbital_supremacy_denies_the_bonus_beside_a_martian_fleet(level: int, first: str) -> None:
    s = lay(cubes={"io": "UN 1, OPA 1"}, fleets={"jupiter": "UN 2, MCR 1"}, tech={"MCR": level})
    assert in_control(s, "jupiter") == "UN", "Orbital Control itself stays"
    assert controls(s, "io") == first


@pytest.mark.rule("EXP-19.10", "EXP-16.2")
def test_mcr_tech_2_orbital_supremacy_leaves_the_bonus_where_the_mcr_has_no_fleet() -> None:
    s = lay(cubes={"io": "UN 1, OPA 1"}, fleets={"jupiter": "UN 2", "saturn": "MCR 1"}, tech=2)
    assert controls(s, "io") == "UN"


@pytest.mark.rule("EXP-19.10", "EXP-16.2")
def test_mcr_tech_2_orbital_supremacy_leaves_the_mcrs_own_bonus_at_one() -> None:
    s = lay(cubes={"io": "MCR 1, UN 2"}, fleets={"jupiter": "MCR 2, UN 1"}, tech={"MCR": 2})
    assert controls(s, "io") == "", "2 to 2"


@pytest.mark.rule("EXP-19.10", "EXP-16.3")
def test_mcr_tech_2_orbital_supremacy_needs_a_cube_on_the_base() -> None:
    s = lay(cubes={"io": "UN 1"}, fleets={"jupiter": "MCR 3"}, tech=2)
    assert controls(s, "io") == "UN"


@pytest.mark.rule("EXP-19.11")
def test_mcr_tech_3_rail_guns_make_the_first_attack_of_a_pool_cheap() -> None:
    s = lay(fleets={"ceres": "MCR 1, UN 5"}, tech={"MCR": 3})
    spend(s, "MCR", 4)
    play(s, "do:attack", "do:attack")
    assert question(s) == "Spend", "1 + 2 = 3 AP are spent"
    assert "do:attack" not in options(s), "the third would cost 2"
    assert fleets(s, "ceres")["UN"] == {"fleet": 3}


@pytest.mark.rule("EXP-19.11")
def test_mcr_tech_3_rail_guns_still_fire_after_other_actions() -> None:
    s = lay(fleets={"ceres": "MCR 1, UN 1"}, tech={"MCR": 3})
    spend(s, "MCR", 2)
    play(s, "base:ceres")
    assert "do:attack" in options(s), "the first Attack, for the 1 AP left"


@pytest.mark.rule("EXP-9.3", "EXP-19.11")
def test_mcr_tech_3_rail_guns_count_each_pool_by_itself() -> None:
    s = lay(
        track="camina_drummer terraforming heavy_burn scopuli nauvoo",
        kept={"MCR": "josephus_miller"},
        fleets={"ceres": "MCR 1, UN 5"},
        tech={"MCR": 3},
    )
    begin_turn(s, "MCR")
    take(s, "camina_drummer")
    play(s, "do:points", "do:attack", "do:attack")
    assert options(s) == {"do:yes", "do:no"}
    play(s, "do:yes")
    assert "do:attack" in options(s), "Camina Drummer's 1 AP is a new pool"


@pytest.mark.rule("EXP-19.12", "EXP-2.13")
@pytest.mark.parametrize(("level", "control"), [(2, ""), (3, "MCR")])
def test_mcr_tech_3_rail_guns_win_ties_for_orbital_control(level: int, control: str) -> None:
    s = lay(fleets={"ceres": "MCR 1 battleship, UN 2, OPA 2"}, tech={"MCR": level})
    assert in_control(s, "ceres") == control


@pytest.mark.rule("EXP-19.12", "EXP-2.13")
def test_mcr_tech_3_rail_guns_win_no_tie_in_which_the_mcr_is_not_highest_or_has_no_fleet() -> None:
    s = lay(fleets={"ceres": "MCR 1, UN 2, OPA 2"}, tech={"MCR": 3})
    assert in_control(s, "ceres") == ""
    assert in_control(s, "saturn") == ""


# Outer Planets Alliance: Belter Network


@pytest.mark.rule("EXP-19.13", "EXP-19.14")
def test_belter_network_needs_no_fleet_in_the_belt_and_the_outer_planets() -> None:
    s = lay()
    spend(s, "OPA", 1)
    assert options(s) == {"do:stop", "do:build", *bases(f"{BELT} {OUTER}")}
    play(s, "base:titan")
    assert done(s)
    assert cubes(s, "titan") == {"OPA": 1}


@pytest.mark.rule("EXP-19.14", "EXP-11.1")
def test_belter_network_still_needs_a_fleet_in_the_inner_planets() -> None:
    s = lay(fleets={"mars": "OPA 1"})
    spend(s, "OPA", 1)
    assert options(s) == {
        "do:stop",
        "do:build",
        *orbits("mars"),
        *bases(f"{BELT} {OUTER} mariner_valley londres_nova"),
    }


@pytest.mark.rule("EXP-11.6", "EXP-11.9", "EXP-19.13")
def test_belter_network_with_an_empty_supply_relocates() -> None:
    s = lay(cubes={"titan": "OPA 17"})
    spend(s, "OPA", 1)
    assert options(s) == {"do:stop", "do:build", *bases(f"{BELT} {OUTER}")} - bases("titan"), "nothing to take to Titan"
    play(s, "base:ceres")
    assert done(s)
    assert (cubes(s, "ceres"), cubes(s, "titan")) == ({"OPA": 1}, {"OPA": 16})


# Outer Planets Alliance: Technologies


@pytest.mark.rule("EXP-19.15", "EXP-17.1", "EXP-3.6")
def test_opa_tech_1_brings_the_two_scrap_ships_after_the_first_scoring_turn() -> None:
    s = lay(fleets={"tycho": "OPA 5"})
    assert "OPA" not in fleets(s, "off_map")
    score(s, "belt")
    assert fleets(s, "off_map")["OPA"] == {"scrap_ship": 2}


@pytest.mark.rule("EXP-19.16", "EXP-2.12")
def test_opa_tech_1_one_build_places_both_scrap_ships_each_where_it_likes() -> None:
    s = lay(cubes={"titan": "OPA 1", "luna": "OPA 1", "eros": "UN 1"}, fleets={"ceres": "OPA 5"}, tech=1)
    spend(s, "OPA", 1)
    play(s, "do:build")
    assert options(s) == {"amount:1", "amount:2"}
    play(s, "amount:2")
    assert options(s) == orbits("tycho saturn earth"), "home or Orbital Influence; a fleet at Ceres is not enough"
    play(s, "orbit:orbit_saturn")
    assert options(s) == orbits("tycho saturn earth")
    play(s, "orbit:orbit_tycho")
    assert done(s), "1 AP for both"
    assert fleets(s, "saturn") == fleets(s, "tycho") == {"OPA": {"scrap_ship": 1}}


@pytest.mark.rule("EXP-19.16")
def test_opa_tech_1_a_build_places_a_normal_fleet_at_tycho_or_scrap_ships_not_both() -> None:
    s = lay(cubes={"titan": "OPA 1"}, tech=1)
    spend(s, "OPA", 1)
    play(s, "do:build")
    assert options(s) == {"kind:fleet", "kind:scrap_ship"}
    play(s, "kind:fleet")
    assert done(s)
    assert fleets(s, "tycho") == {"OPA": {"fleet": 1}}


@pytest.mark.rule("EXP-19.16", "EXP-9.6")
def test_opa_tech_1_fleets_and_scrap_ships_off_the_map_may_both_be_built() -> None:
    s = lay(fleets={"tycho": "OPA 3"}, tech=1)
    spend(s, "OPA", 2)
    play(s, "do:build", "kind:scrap_ship", "amount:2", "do:build")
    assert done(s)
    assert fleets(s, "tycho") == {"OPA": {"fleet": 4, "scrap_ship": 2}}


@pytest.mark.rule("EXP-19.17", "EXP-13.6")
def test_opa_tech_1_a_removed_scrap_ship_may_be_built_again() -> None:
    s = lay(fleets={"tycho": "OPA 5, OPA 2 scrap_ship, MCR 1"}, tech=1)
    spend(s, "MCR", 2)
    play(s, "do:attack", "unit:tycho.OPA.scrap_ship")
    assert fleets(s, "off_map")["OPA"] == {"scrap_ship": 1}
    spend(s, "OPA", 1)
    play(s, "do:build")
    assert done(s), "one Scrap Ship, one Orbit"
    assert fleets(s, "tycho")["OPA"] == {"fleet": 5, "scrap_ship": 2}


@pytest.mark.rule("EXP-13.1", "EXP-13.3")
def test_opa_tech_1_scrap_ships_count_half() -> None:
    s = lay(fleets={"ceres": "OPA 1, OPA 1 scrap_ship, UN 1", "eros": "OPA 1 scrap_ship"}, tech=1)
    assert in_control(s, "ceres") == "OPA"
    assert in_control(s, "eros") == "OPA", "any strength above 0 will do"
    tie = lay(fleets={"ceres": "OPA 2 scrap_ship, UN 1"}, tech=1)
    assert in_control(tie, "ceres") == ""


@pytest.mark.rule("EXP-17.4", "EXP-12.7")
def test_opa_tech_1_scrap_ships_are_not_built_in_step_five() -> None:
    s = lay(fleets={"tycho": "OPA 5", "earth": "UN 5", "thoth": "PG 5"}, tech=1, scorings=1)
    begin_scoring(s, "MCR")
    play(s, "sector:belt", PASS)
    assert (asked(s), question(s)) == ("MCR", "FreeBuild"), "the OPA was not asked"
    assert options(s) == {PASS, "kind:fleet", "kind:battleship"}


@pytest.mark.rule("EXP-11.3", "EXP-10.6")
def test_opa_tech_1_a_scrap_ship_is_a_fleet_for_influence_and_moves() -> None:
    s = lay(fleets={"earth": "OPA 1 scrap_ship"}, tech=1)
    spend(s, "OPA", 2)
    assert bases("eurasia africa luna") <= options(s)
    play(s, "orbit:orbit_earth", "orbit:orbit_mars")
    assert fleets(s, "mars") == {"OPA": {"scrap_ship": 1}}


@pytest.mark.rule("EXP-19.15", "EXP-16.1")
def test_opa_tech_1_a_scrap_ship_adds_one_where_the_opa_has_a_cube() -> None:
    s = lay(
        cubes={"io": "OPA 1, UN 1", "europa": "UN 1", "titan": "OPA 1, UN 1"},
        fleets={"jupiter": "OPA 2 scrap_ship, UN 2"},
        tech={"OPA": 1},
    )
    assert in_control(s, "jupiter") == "UN"
    assert totals(s, "io") == {"UN": 2, "MCR": 0, "OPA": 2, "PG": 0}, "1 for both of them together"
    assert totals(s, "europa")["OPA"] == 0, "no cube"
    assert totals(s, "titan")["OPA"] == 1, "no Scrap Ship at Saturn"


@pytest.mark.rule("EXP-19.15", "EXP-16.2")
def test_opa_tech_1_a_scrap_ship_adds_to_the_bonus_of_orbital_control() -> None:
    s = lay(cubes={"io": "OPA 1, UN 2"}, fleets={"jupiter": "OPA 1, OPA 1 scrap_ship, UN 1"}, tech={"OPA": 1})
    assert (in_control(s, "jupiter"), totals(s, "io")["OPA"]) == ("OPA", 3)
    assert controls(s, "io") == "OPA"


@pytest.mark.rule("EXP-19.18")
@pytest.mark.parametrize(("level", "inner"), [(1, ""), (2, INNER)])
def test_opa_tech_2_sleeper_cells_need_no_fleet_anywhere(level: int, inner: str) -> None:
    s = lay(tech={"OPA": level})
    spend(s, "OPA", 1)
    assert {option for option in options(s) if option.startswith("base:")} == bases(f"{inner} {BELT} {OUTER}")


@pytest.mark.rule("EXP-19.19")
def test_opa_tech_3_sabotage_removes_an_opposing_cube_where_the_opa_is() -> None:
    s = lay(cubes={"ceres": "OPA 1, UN 1, MCR 1", "luna": "OPA 1, UN 1", "titan": "UN 1", "io": "OPA 2"}, tech=3)
    spend(s, "OPA", 1)
    play(s, "do:sabotage")
    assert options(s) == bases("ceres luna")
    play(s, "base:ceres")
    assert options(s) == factions("UN MCR"), "opposing ones only"
    play(s, "faction:MCR")
    assert done(s), "1 AP"
    assert (cubes(s, "ceres"), supply(s, "MCR")) == ({"UN": 1, "OPA": 1}, 17)


@pytest.mark.rule("EXP-19.19", "EXP-9.3")
def test_opa_tech_3_sabotage_twice_per_pool_at_most() -> None:
    s = lay(cubes={"ceres": "OPA 1, MCR 5"}, tech=3)
    spend(s, "OPA", 4)
    play(s, "do:sabotage", "do:sabotage")
    assert "do:sabotage" not in options(s)
    assert cubes(s, "ceres") == {"OPA": 1, "MCR": 3}
    again = lay(cubes={"ceres": "OPA 1, MCR 3"}, tech=3)
    spend(again, "OPA", 1)
    assert "do:sabotage" in options(again), "another pool"


@pytest.mark.rule("EXP-19.19")
def test_opa_tech_3_sabotage_is_not_used_up_by_other_actions() -> None:
    s = lay(cubes={"ceres": "OPA 1, MCR 5"}, tech=3)
    spend(s, "OPA", 4)
    play(s, "base:ceres", "base:ceres", "do:sabotage")
    assert "do:sabotage" in options(s)


@pytest.mark.rule("EXP-19.19", "EXP-19.2")
def test_opa_tech_3_sabotage_of_the_un_lets_it_pick_the_cube() -> None:
    s = lay(cubes={"ceres": "OPA 1, UN 1, UN diplomat 1"}, tech=3)
    spend(s, "OPA", 1)
    play(s, "do:sabotage")
    assert (asked(s), options(s)) == ("UN", {"cube:normal", "cube:diplomat"})


@pytest.mark.rule("EXP-19.19")
def test_opa_tech_3_sabotage_needs_the_technology_and_a_target() -> None:
    early = lay(cubes={"ceres": "OPA 1, MCR 1"}, tech=2)
    spend(early, "OPA", 4)
    assert "do:sabotage" not in options(early)
    alone = lay(cubes={"ceres": "OPA 1", "luna": "MCR 1"}, tech=3)
    spend(alone, "OPA", 4)
    assert "do:sabotage" not in options(alone)


# Protogen: Black Budget


@pytest.mark.rule("EXP-19.21", "EXP-6.4")
def test_black_budget_keeps_an_event_without_a_point() -> None:
    s = lay(track="antony_dresden terraforming heavy_burn scopuli nauvoo", points={"PG": 0})
    begin_turn(s, "PG")
    assert options(s) == {"do:points", "do:resolve", "do:keep"}
    play(s, "do:keep")
    assert (kept(s, "PG"), points(s, "PG")) == (["antony_dresden"], 0)


@pytest.mark.rule("EXP-6.4")
def test_black_budget_is_protogens_alone() -> None:
    s = lay(track="antony_dresden terraforming heavy_burn scopuli nauvoo", points={"UN": 0})
    begin_turn(s, "UN")
    assert options(s) == {"do:points", "do:resolve"}


@pytest.mark.rule("EXP-19.21", "EXP-7.15")
def test_black_budget_works_in_an_offer_too() -> None:
    s = lay(track="antony_dresden terraforming heavy_burn scopuli nauvoo", points={"PG": 0}, initiative="PG UN MCR OPA")
    begin_turn(s, "MCR")
    take(s, "antony_dresden")
    play(s, "do:stop")
    assert (asked(s), options(s)) == ("PG", {"do:decline", "do:resolve", "do:keep"})


# Protogen: Technologies


@pytest.mark.rule("EXP-19.22")
@pytest.mark.parametrize(
    ("level", "reach"), [(0, "mars ceres eros tycho thoth vesta"), (1, "mars ceres eros tycho thoth vesta jupiter")]
)
def test_pg_tech_1_stealth_composites_carry_a_move_two_zones(level: int, reach: str) -> None:
    s = lay(fleets={"earth": "PG 1"}, tech={"PG": level}, rocinante="UN mars")
    spend(s, "PG", 1)
    play(s, "orbit:orbit_earth")
    assert options(s) == orbits(reach)


@pytest.mark.rule("EXP-19.22", "EXP-10.4")
def test_pg_tech_1_stealth_composites_carry_the_same_fleet_again() -> None:
    s = lay(fleets={"earth": "PG 1"}, tech={"PG": 1}, rocinante="UN mars")
    spend(s, "PG", 2)
    play(s, "orbit:orbit_earth", "orbit:orbit_jupiter")
    assert options(s) >= orbits("jupiter")
    play(s, "orbit:orbit_jupiter")
    assert options(s) == orbits("earth mars ceres eros tycho thoth vesta saturn")


@pytest.mark.rule("EXP-19.22")
def test_pg_tech_1_stealth_composites_are_protogens_alone() -> None:
    s = lay(fleets={"earth": "UN 1"}, tech=3)
    spend(s, "UN", 1)
    play(s, "orbit:orbit_earth")
    assert options(s) == orbits("mars ceres eros tycho thoth vesta")


@pytest.mark.rule("EXP-19.23", "EXP-19.24")
def test_pg_tech_2_infect_puts_a_token_where_protogen_has_a_cube_and_none_is() -> None:
    s = lay(cubes={"eros": "PG 1, UN 1", "io": "PG 1", "titan": "UN 1"}, tech=2, tokens="io")
    spend(s, "PG", 2)
    play(s, "do:infect")
    assert done(s), "Eros was the only Base"
    assert infected(s) == {"eros", "io"}
    assert cubes(s, "eros") == {"UN": 1, "PG": 1}, "nothing is removed before Technology III"


@pytest.mark.rule("EXP-19.23")
def test_pg_tech_2_infect_moves_a_token_of_its_choice_if_both_are_on_the_map() -> None:
    s = lay(cubes={"eros": "PG 1", "io": "PG 1", "titan": "PG 1", "luna": "PG 1"}, tech=2, tokens="io luna")
    spend(s, "PG", 4)
    play(s, "do:infect")
    assert options(s) == bases("eros titan")
    play(s, "base:titan")
    assert options(s) == bases("io luna")
    play(s, "base:io")
    assert infected(s) == {"titan", "luna"}
    assert "do:infect" in options(s), "repeatable, for 2 AP each"


@pytest.mark.rule("EXP-19.23", "EXP-9.6")
def test_pg_tech_2_infect_needs_the_technology_and_a_base() -> None:
    early = lay(cubes={"eros": "PG 1"}, tech=1)
    spend(early, "PG", 2)
    assert "do:infect" not in options(early)
    nowhere = lay(cubes={"eros": "PG 1", "io": "UN 1"}, tech=2, tokens="eros")
    spend(nowhere, "PG", 2)
    assert "do:infect" not in options(nowhere)


@pytest.mark.rule("EXP-19.20", "EXP-15.7")
def test_pg_tech_2_protomolecule_costs_each_other_player_a_cube_before_bases_score() -> None:
    s = lay(cubes={"eros": "PG 1, UN 2, OPA 1", "ceres": "MCR 1, UN 1"}, tech=2, tokens="eros", scorings=2)
    assert score(s, "belt") == {"UN": 1 + 1, "MCR": 1, "OPA": 0, "PG": 1}
    assert cubes(s, "eros") == {"UN": 1, "PG": 1}
    assert cubes(s, "ceres") == {"UN": 1, "MCR": 1}, "no token, no loss"
    assert supply(s, "OPA") == 17


@pytest.mark.rule("EXP-19.20", "EXP-19.2", "EXP-15.7")
def test_pg_tech_2_protomolecule_lets_the_un_pick_after_the_reveal() -> None:
    s = lay(cubes={"eros": "PG 1, UN 1, UN diplomat 1"}, tech=2, tokens="eros", scorings=2, rocinante="MCR mars")
    begin_scoring(s, "OPA")
    play(s, "sector:belt", PASS)
    assert (asked(s), options(s)) == ("UN", {"cube:normal", "cube:diplomat"})
    assert s.sectors_used, "the token lies open"
    assert points(s, "PG") == 10, "nothing has been scored yet"


@pytest.mark.rule("EXP-19.20", "EXP-20.6")
def test_pg_tech_2_protomolecule_works_in_final_scoring() -> None:
    s = lay(cubes={"eros": "PG 1, OPA 1"}, tech=2, tokens="eros", scorings=2)
    assert score_finally(s) == {"UN": 0, "MCR": 0, "OPA": 0, "PG": 5 + 1}


@pytest.mark.rule("EXP-19.24")
def test_pg_tech_2_a_token_returns_with_protogens_last_cube_and_can_be_used_again() -> None:
    s = lay(cubes={"eros": "PG 1", "io": "PG 2", "ceres": "PG 1"}, tech=2, tokens="eros io")
    resolve(s, "OPA", "riot_gear")
    play(s, "base:eros", PASS)
    assert infected(s) == {"io"}
    spend(s, "PG", 2)
    play(s, "do:infect")
    assert done(s), "the token comes from supply, so nothing is asked"
    assert infected(s) == {"io", "ceres"}


@pytest.mark.rule("EXP-19.24")
def test_pg_tech_2_a_token_stays_while_protogen_has_a_cube() -> None:
    s = lay(cubes={"eros": "PG 2"}, tech=2, tokens="eros")
    resolve(s, "OPA", "riot_gear")
    play(s, "base:eros")
    assert done(s)
    assert infected(s) == {"eros"}


@pytest.mark.rule("EXP-19.24", "EXP-11.6")
def test_pg_tech_2_a_token_returns_when_protogen_relocates_its_last_cube_there() -> None:
    s = lay(cubes={"eros": "PG 1", "io": "PG 16"}, fleets={"saturn": "PG 1"}, tech=2, tokens="eros")
    spend(s, "PG", 1)
    play(s, "base:titan", "base:eros")
    assert done(s)
    assert infected(s) == set()


@pytest.mark.rule("EXP-19.25", "EXP-2.14")
@pytest.mark.parametrize(("level", "first"), [(2, "UN"), (3, "PG")])
def test_pg_tech_3_project_caliban_adds_two_on_a_base_with_a_token(level: int, first: str) -> None:
    s = lay(cubes={"eros": "PG 1, UN 2"}, tech={"PG": level}, tokens="eros")
    assert controls(s, "eros") == first


@pytest.mark.rule("EXP-19.25", "EXP-19.20", "EXP-16.10")
def test_pg_tech_3_project_caliban_in_a_scoring_turn() -> None:
    s = lay(cubes={"eros": "PG 1, UN 2, OPA 1"}, tech={"PG": 3}, tokens="eros", scorings=3)
    assert score(s, "belt") == {"UN": 2, "MCR": 0, "OPA": 0, "PG": 5}


@pytest.mark.rule("EXP-19.26")
def test_pg_tech_3_project_caliban_removes_an_opposing_cube_with_each_infect() -> None:
    s = lay(cubes={"eros": "PG 1, UN 1, OPA 1", "io": "PG 1"}, tech=3)
    spend(s, "PG", 4)
    play(s, "do:infect", "base:eros")
    assert options(s) == factions("UN OPA"), "opposing ones; no passing"
    play(s, "faction:OPA")
    assert cubes(s, "eros") == {"UN": 1, "PG": 1}
    play(s, "do:infect")
    assert done(s), "on Io there is nobody else"
    assert infected(s) == {"eros", "io"}
    assert cubes(s, "io") == {"PG": 1}


# Battleships


@pytest.mark.rule("EXP-13.1", "EXP-2.13")
def test_battleship_counts_two_full_and_one_damaged() -> None:
    s = lay(fleets={"ceres": "MCR 1 battleship, UN 1", "eros": "MCR 1 battleship_damaged, UN 1"})
    assert in_control(s, "ceres") == "MCR"
    assert in_control(s, "eros") == ""


@pytest.mark.rule("EXP-13.6", "EXP-13.7", "EXP-12.2")
def test_battleship_takes_two_hits_and_is_rebuilt_full() -> None:
    s = lay(fleets={"mars": "MCR 1 battleship, UN 1"})
    resolve(s, "UN", "captain_yvgeny")
    assert fleets(s, "mars")["MCR"] == {"battleship_damaged": 1}
    resolve(s, "UN", "captain_yvgeny")
    assert "MCR" not in fleets(s, "mars")
    assert fleets(s, "off_map")["MCR"] == {"fleet": 3, "battleship": 2}
    spend(s, "MCR", 1)
    play(s, "do:build", "kind:battleship")
    assert done(s)
    assert fleets(s, "mars")["MCR"] == {"battleship": 1}


@pytest.mark.rule("EXP-12.3", "EXP-9.6")
def test_battleship_and_fleet_off_the_map_may_both_be_built() -> None:
    s = lay(fleets={"mars": "MCR 2, MCR 1 battleship"})
    spend(s, "MCR", 2)
    play(s, "do:build", "kind:battleship", "do:build")
    assert done(s)
    assert fleets(s, "mars") == {"MCR": {"fleet": 3, "battleship": 2}}


@pytest.mark.rule("EXP-12.4", "EXP-12.5")
def test_battleship_damaged_on_the_map_is_not_off_the_map() -> None:
    s = lay(fleets={"jupiter": "MCR 1 battleship_damaged", "mars": "MCR 3, MCR 1 battleship"})
    spend(s, "MCR", 1)
    assert "do:build" not in options(s)


@pytest.mark.rule("EXP-17.3", "EXP-17.4")
def test_battleship_is_built_full_in_step_five() -> None:
    s = lay("UN MCR", fleets={"mars": "MCR 3", "jupiter": "MCR 1 battleship_damaged", "earth": "UN 5"})
    begin_scoring(s, "UN")
    play(s, "sector:belt", PASS)
    assert (asked(s), options(s)) == ("MCR", {PASS, "kind:battleship"})
    play(s, "kind:battleship")
    assert done(s)
    assert fleets(s, "mars") == {"MCR": {"fleet": 3, "battleship": 1}}
    assert fleets(s, "jupiter") == {"MCR": {"battleship_damaged": 1}}


@pytest.mark.rule("EXP-11.3", "EXP-10.6")
def test_battleship_damaged_still_moves_and_supports_influence() -> None:
    s = lay(fleets={"ceres": "MCR 1 battleship_damaged"})
    spend(s, "MCR", 2)
    assert "base:ceres" in options(s)
    play(s, "orbit:orbit_ceres", "orbit:orbit_jupiter")
    assert fleets(s, "jupiter") == {"MCR": {"battleship_damaged": 1}}


# Crucial Resources and rows of the bonus track

MINE = {
    "eurasia": "food",
    "africa": "water",
    "luna": "tech",
    "mariner_valley": "minerals",
}


@pytest.mark.rule("EXP-16.10", "EXP-16.12")
@pytest.mark.parametrize("base", MINE)
@pytest.mark.parametrize(
    ("faction", "crucial"),
    [("UN", "food minerals"), ("MCR", "water tech"), ("OPA", "food water"), ("PG", "minerals tech")],
)
def test_resource_points_with_four_players(faction: str, crucial: str, base: str) -> None:
    s = lay(cubes={base: f"{faction} 1"})
    expected = 2 if MINE[base] in crucial.split() else 1
    assert score(s, "outer") == {name: expected if name == faction else 0 for name in FOUR}


@pytest.mark.rule("EXP-16.12", "EXP-22.2")
@pytest.mark.parametrize("base", MINE)
@pytest.mark.parametrize(
    ("faction", "crucial"), [("UN", "food minerals"), ("MCR", "water minerals"), ("OPA", "food water")]
)
def test_resource_points_with_three_players(faction: str, crucial: str, base: str) -> None:
    s = lay("UN MCR OPA", cubes={base: f"{faction} 1"})
    assert score(s, "outer")[faction] == (2 if MINE[base] in crucial.split() else 1)


@pytest.mark.rule("EXP-21.6")
@pytest.mark.parametrize("base", ["eurasia", "africa", "mariner_valley", "londres_nova"])
@pytest.mark.parametrize("faction", ["UN", "MCR"])
def test_resource_points_are_not_given_with_two_players(faction: str, base: str) -> None:
    s = lay("UN MCR", cubes={base: f"{faction} 1"})
    assert score(s, "outer")[faction] == 1


@pytest.mark.rule("EXP-16.11", "EXP-16.9")
def test_resource_points_are_not_given_for_a_tie() -> None:
    s = lay(cubes={"africa": "MCR 1, OPA 1"})
    assert score(s, "outer") == {"UN": 0, "MCR": 0, "OPA": 0, "PG": 0}


@pytest.mark.rule("EXP-16.13", "EXP-16.8")
def test_resource_point_is_one_per_base_in_the_bonus_sector_too() -> None:
    s = lay(cubes={"africa": "MCR 5, OPA 1"})
    assert score(s, "inner") == {"UN": 0, "MCR": 2 + 1, "OPA": 1, "PG": 0}


@pytest.mark.rule("EXP-20.6", "EXP-20.7")
def test_resource_points_are_given_in_final_scoring() -> None:
    s = lay(cubes={"africa": "MCR 3, OPA 2, UN 1"})
    assert score_finally(s) == {"UN": 1, "MCR": 5 + 1, "OPA": 3, "PG": 0}


@pytest.mark.rule("EXP-15.9", "EXP-16.8")
@pytest.mark.parametrize(
    ("held", "row"), [(0, (2, 1, 0)), (1, (3, 1, 0)), (2, (3, 1, 0)), (3, (4, 2, 1)), (4, (4, 2, 1))]
)
def test_bonus_row_follows_the_number_of_scoring_turns_held(held: int, row: tuple[int, int, int]) -> None:
    s = lay(cubes={"thoth": "UN 3, OPA 2, MCR 1"}, scorings=held)
    earned = score(s, "belt")
    assert (earned["UN"], earned["OPA"], earned["MCR"]) == row


@pytest.mark.rule("EXP-17.1", "EXP-17.2")
@pytest.mark.parametrize(("held", "level"), [(0, 1), (1, 2), (2, 3), (3, 3), (4, 3)])
def test_technology_comes_after_each_of_the_first_three_scoring_turns(held: int, level: int) -> None:
    s = lay(tech=min(held, 3), scorings=held)
    score(s, "belt")
    assert s.tech == [level] * 4


@pytest.mark.rule("EXP-15.11", "EXP-17.1")
def test_technology_gained_in_a_scoring_turn_does_not_count_in_it() -> None:
    s = lay(cubes={"thoth": "UN diplomat 1, OPA 1"}, tech=1, scorings=1)
    assert score(s, "belt") == {"UN": 1, "MCR": 0, "OPA": 1, "PG": 0}
    assert controls(s, "thoth") == "UN", "now Diplomats count 2"


@pytest.mark.rule("EXP-18.2", "EXP-19.10")
def test_the_rocinante_of_the_mcr_counts_for_its_technology() -> None:
    s = lay(cubes={"thoth": "PG 1, UN 1"}, fleets={"thoth": "PG 2"}, tech={"MCR": 2}, rocinante="MCR thoth")
    assert rocinante(s) == ("MCR", "thoth")
    assert (in_control(s, "thoth"), controls(s, "thoth")) == ("PG", "")
