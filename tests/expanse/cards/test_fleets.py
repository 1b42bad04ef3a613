"""The Events that hit, move and build fleets, card by card."""

from __future__ import annotations

import pytest

from tables.expanse import cubes, fleets, lay, points, resolve, rocinante, spend
from tables.expanse_options import ALL_ORBITS, PASS, amounts, bases, done, factions, orbits, table, units
from tables.playing import asked, options, play

ROCINANTE = "kind:rocinante"

# Captain Yvgeny


@pytest.mark.rule("EXP-13.5", "EXP-13.6", "EXP-14.2")
def test_captain_yvgeny_must_hit_an_opposing_fleet_that_shares_an_orbit_with_yours() -> None:
    s = lay(fleets={"ceres": "UN 1, MCR 1, OPA 1", "mars": "MCR 1 battleship", "eros": "UN 1"})
    resolve(s, "UN", "captain_yvgeny")
    assert options(s) == units("ceres.MCR.fleet ceres.OPA.fleet")
    play(s, "unit:ceres.OPA.fleet")
    assert done(s)
    assert fleets(s, "ceres") == {"UN": {"fleet": 1}, "MCR": {"fleet": 1}}
    assert fleets(s, "off_map")["OPA"] == {"fleet": 5}


@pytest.mark.rule("EXP-13.6", "EXP-18.2")
def test_captain_yvgeny_strikes_from_your_rocinante_and_only_damages_a_battleship() -> None:
    s = lay(fleets={"mars": "MCR 1 battleship"}, rocinante="UN mars")
    resolve(s, "UN", "captain_yvgeny")
    assert done(s)
    assert fleets(s, "mars") == {"MCR": {"battleship_damaged": 1}}


@pytest.mark.rule("EXP-13.5", "EXP-14.14", "EXP-18.3")
def test_captain_yvgeny_never_hits_the_rocinante() -> None:
    s = lay(fleets={"mars": "UN 2", "ceres": "MCR 1"}, rocinante="OPA mars")
    before = table(s)
    resolve(s, "UN", "captain_yvgeny")
    assert done(s)
    assert table(s) == before


# Nauvoo


@pytest.mark.rule("EXP-23.21", "EXP-14.7", "EXP-14.2")
def test_nauvoo_takes_any_cube_own_ones_included() -> None:
    s = lay(cubes={"ceres": "UN 1, OPA 1", "luna": "UN 1"}, fleets={"earth": "MCR 1"})
    resolve(s, "UN", "nauvoo")
    assert options(s) == {"do:take_influence", "do:take_fleet"}
    play(s, "do:take_influence")
    assert options(s) == bases("ceres luna")
    play(s, "base:ceres")
    assert options(s) == factions("UN OPA")
    play(s, "faction:UN")
    assert done(s)
    assert cubes(s, "ceres") == {"OPA": 1}


@pytest.mark.rule("EXP-13.5", "EXP-13.8", "EXP-23.21")
def test_nauvoo_takes_any_fleet_but_the_rocinante() -> None:
    s = lay(
        cubes={"luna": "UN 1"},
        fleets={"earth": "UN 1, MCR 1, MCR 1 battleship", "tycho": "OPA 1 scrap_ship"},
        tech=1,
        rocinante="OPA earth",
    )
    resolve(s, "UN", "nauvoo")
    play(s, "do:take_fleet")
    assert options(s) == units("earth.UN.fleet earth.MCR.fleet earth.MCR.battleship tycho.OPA.scrap_ship")
    play(s, "unit:tycho.OPA.scrap_ship")
    assert done(s)
    assert fleets(s, "tycho") == {}
    assert fleets(s, "off_map")["OPA"] == {"fleet": 5, "scrap_ship": 2}


@pytest.mark.rule("EXP-23.21")
def test_nauvoo_offers_only_the_kind_that_has_a_target() -> None:
    s = lay(fleets={"earth": "UN 1", "mars": "MCR 1 battleship_damaged"})
    resolve(s, "OPA", "nauvoo")
    assert options(s) == units("earth.UN.fleet mars.MCR.battleship_damaged")
    play(s, "unit:mars.MCR.battleship_damaged")
    assert done(s)
    assert fleets(s, "off_map")["MCR"] == {"fleet": 3, "battleship": 2}


@pytest.mark.rule("EXP-23.21", "EXP-14.14")
def test_nauvoo_with_nothing_but_the_rocinante_on_the_map_has_no_effect() -> None:
    s = lay()
    before = table(s)
    resolve(s, "MCR", "nauvoo")
    assert done(s)
    assert table(s) == before


# Theresa Yao


@pytest.mark.rule("EXP-23.11", "EXP-14.2")
def test_theresa_yao_gives_up_one_fleet_to_take_out_two() -> None:
    s = lay(fleets={"ceres": "MCR 1, UN 1, OPA 1", "eros": "PG 1", "mars": "MCR 1"})
    resolve(s, "MCR", "theresa_yao")
    assert options(s) == orbits("ceres eros"), "only where an opposing fleet is; no passing"
    play(s, "orbit:orbit_ceres")
    assert options(s) == amounts(1)
    play(s, "amount:1")
    assert options(s) == units("ceres.UN.fleet ceres.OPA.fleet")
    play(s, "unit:ceres.UN.fleet")
    assert done(s)
    assert fleets(s, "ceres") == {}


@pytest.mark.rule("EXP-23.11")
def test_theresa_yao_with_none_given_up_takes_out_one() -> None:
    s = lay(fleets={"ceres": "MCR 1, UN 1, OPA 1"})
    resolve(s, "MCR", "theresa_yao")
    play(s, "amount:0", "unit:ceres.OPA.fleet")
    assert done(s)
    assert fleets(s, "ceres") == {"MCR": {"fleet": 1}, "UN": {"fleet": 1}}


@pytest.mark.rule("EXP-13.7", "EXP-13.9", "EXP-23.11")
def test_theresa_yao_counts_hits_so_one_own_battleship_pays_twice() -> None:
    s = lay(fleets={"mars": "MCR 1, MCR 1 battleship, UN 4"})
    resolve(s, "MCR", "theresa_yao")
    assert options(s) == amounts(3), "own fleets take 3 hits, opposing ones 4"
    play(s, "amount:2")
    assert options(s) == units("mars.MCR.fleet mars.MCR.battleship")
    play(s, "unit:mars.MCR.battleship")
    assert options(s) == units("mars.MCR.fleet mars.MCR.battleship_damaged")
    play(s, "unit:mars.MCR.battleship_damaged")
    assert done(s)
    assert fleets(s, "mars") == {"MCR": {"fleet": 1}, "UN": {"fleet": 1}}


@pytest.mark.rule("EXP-23.11")
def test_theresa_yao_gives_up_no_more_than_can_be_answered() -> None:
    s = lay(fleets={"ceres": "MCR 3, UN 1, OPA 1"})
    resolve(s, "MCR", "theresa_yao")
    assert options(s) == amounts(1), "X + 1 hits need as many opposing fleets"


@pytest.mark.rule("EXP-13.5", "EXP-23.11")
def test_theresa_yao_gives_up_or_hits_no_rocinante() -> None:
    s = lay(fleets={"mars": "UN 3"}, rocinante="MCR mars")
    resolve(s, "MCR", "theresa_yao")
    assert options(s) == set(), "X can only be 0 with nothing but the Rocinante"
    assert done(s)
    assert fleets(s, "mars") == {"UN": {"fleet": 2}}
    assert rocinante(s) == ("MCR", "mars")


@pytest.mark.rule("EXP-13.5", "EXP-14.14")
def test_theresa_yao_against_the_rocinante_alone_has_no_effect() -> None:
    s = lay(fleets={"mars": "MCR 3"}, rocinante="UN mars")
    before = table(s)
    resolve(s, "MCR", "theresa_yao")
    assert done(s)
    assert table(s) == before


# Bobbie Draper


@pytest.mark.rule("EXP-13.6", "EXP-14.2", "EXP-23.20")
def test_bobbie_draper_damages_a_battleship_and_must_bring_a_fleet() -> None:
    s = lay(fleets={"mars": "MCR 2 battleship, UN 1", "earth": "UN 2", "ceres": "UN 1"}, rocinante="UN eros")
    resolve(s, "UN", "bobbie_draper")
    assert asked(s) == "UN"
    assert options(s) == units("off_map.UN.fleet earth.UN.fleet ceres.UN.fleet") | {ROCINANTE}, "no passing"
    assert fleets(s, "mars")["MCR"] == {"battleship": 1, "battleship_damaged": 1}
    play(s, ROCINANTE)
    assert done(s)
    assert rocinante(s) == ("UN", "mars")


@pytest.mark.rule("EXP-12.2", "EXP-13.8")
def test_bobbie_draper_brings_a_battleship_of_the_pool_with_its_full_side_up() -> None:
    s = lay(fleets={"earth": "UN 1, OPA 1", "saturn": "PG 1"})
    resolve(s, "MCR", "bobbie_draper")
    assert options(s) == units("earth.UN.fleet earth.OPA.fleet saturn.PG.fleet")
    play(s, "unit:saturn.PG.fleet")
    assert options(s) == units("off_map.MCR.fleet off_map.MCR.battleship")
    play(s, "unit:off_map.MCR.battleship")
    assert done(s)
    assert fleets(s, "saturn") == {"MCR": {"battleship": 1}}


@pytest.mark.rule("EXP-12.7")
def test_bobbie_draper_copied_by_the_opa_brings_scrap_ships_from_the_map_but_not_from_the_pool() -> None:
    s = lay(fleets={"ceres": "UN 1", "tycho": "OPA 4, OPA 1 scrap_ship"}, tech=1)
    resolve(s, "OPA", "bobbie_draper")
    assert options(s) == units("off_map.OPA.fleet tycho.OPA.fleet tycho.OPA.scrap_ship")


@pytest.mark.rule("EXP-14.4")
def test_bobbie_draper_hits_even_if_no_own_fleet_can_come() -> None:
    s = lay(fleets={"ceres": "UN 5, MCR 1"}, rocinante="PG vesta")
    resolve(s, "UN", "bobbie_draper")
    assert done(s), "all five are there already"
    assert fleets(s, "ceres") == {"UN": {"fleet": 5}}


@pytest.mark.rule("EXP-23.20", "EXP-13.5")
def test_bobbie_draper_brings_nobody_if_nothing_was_hit() -> None:
    s = lay(fleets={"ceres": "UN 2"}, rocinante="MCR ceres")
    before = table(s)
    resolve(s, "UN", "bobbie_draper")
    assert done(s)
    assert table(s) == before


# Ambush


@pytest.mark.rule("EXP-23.18", "EXP-14.9")
def test_ambush_asks_for_each_player_there_clockwise_from_you() -> None:
    s = lay(fleets={"ceres": "UN 2, MCR 1 battleship, OPA 1, PG 1", "eros": "PG 1"}, rocinante="UN thoth")
    resolve(s, "OPA", "ambush")
    assert options(s) == {PASS, *orbits("ceres eros")}, "not Thoth with the Rocinante alone"
    play(s, "orbit:orbit_ceres")
    assert options(s) == {PASS, *units("ceres.OPA.fleet")}
    play(s, PASS)
    assert options(s) == {PASS, *units("ceres.PG.fleet")}
    play(s, "unit:ceres.PG.fleet")
    assert options(s) == {PASS, *units("ceres.UN.fleet")}
    play(s, "unit:ceres.UN.fleet")
    assert options(s) == {PASS, *units("ceres.MCR.battleship")}
    play(s, "unit:ceres.MCR.battleship")
    assert done(s)
    assert fleets(s, "ceres") == {"UN": {"fleet": 1}, "MCR": {"battleship_damaged": 1}, "OPA": {"fleet": 1}}


@pytest.mark.rule("EXP-23.18", "EXP-13.5")
def test_ambush_is_wholly_optional_and_passes_over_the_rocinante() -> None:
    s = lay(fleets={"ceres": "OPA 1"}, rocinante="UN ceres")
    resolve(s, "MCR", "ambush")
    assert options(s) == {PASS, *orbits("ceres")}
    play(s, "orbit:orbit_ceres")
    assert options(s) == {PASS, *units("ceres.OPA.fleet")}
    play(s, PASS)
    assert done(s), "the UN has nothing there but the Rocinante"
    assert fleets(s, "ceres") == {"OPA": {"fleet": 1}}


@pytest.mark.rule("EXP-23.18")
def test_ambush_may_name_no_orbit() -> None:
    s = lay(fleets={"ceres": "OPA 1"})
    before = table(s)
    resolve(s, "MCR", "ambush")
    play(s, PASS)
    assert done(s)
    assert table(s) == before


# Stealth Ships


@pytest.mark.rule("EXP-14.10", "EXP-23.18", "EXP-13.6")
def test_stealth_ships_sacrifice_a_fleet_near_by_for_up_to_two_hits() -> None:
    s = lay(fleets={"earth": "UN 1", "jupiter": "UN 1", "ceres": "MCR 1 battleship, OPA 1, UN 1"}, rocinante="UN earth")
    resolve(s, "UN", "stealth_ships")
    assert options(s) == units("earth.UN.fleet jupiter.UN.fleet ceres.UN.fleet"), "not the Rocinante; no passing"
    play(s, "unit:earth.UN.fleet")
    assert options(s) == orbits("earth mars ceres eros tycho thoth vesta"), "its own Orbit too"
    play(s, "orbit:orbit_ceres")
    assert fleets(s, "earth") == {}
    assert options(s) == {PASS, *units("ceres.MCR.battleship ceres.OPA.fleet")}
    play(s, "unit:ceres.MCR.battleship")
    assert options(s) == {PASS, *units("ceres.MCR.battleship_damaged ceres.OPA.fleet")}
    play(s, "unit:ceres.MCR.battleship_damaged")
    assert done(s), "the same Battleship may take both hits"
    assert fleets(s, "ceres") == {"UN": {"fleet": 1}, "OPA": {"fleet": 1}}
    assert fleets(s, "off_map")["UN"] == {"fleet": 3}


@pytest.mark.rule("EXP-23.18")
def test_stealth_ships_must_sacrifice_but_may_pass_on_the_hits() -> None:
    s = lay(fleets={"saturn": "PG 1, OPA 1"})
    resolve(s, "PG", "stealth_ships")
    assert options(s) == orbits("saturn jupiter")
    play(s, "orbit:orbit_saturn", PASS)
    assert done(s)
    assert fleets(s, "saturn") == {"OPA": {"fleet": 1}}


@pytest.mark.rule("EXP-19.22", "EXP-14.10")
def test_stealth_ships_go_one_zone_even_with_stealth_composites() -> None:
    s = lay(fleets={"saturn": "PG 1"}, tech=3)
    resolve(s, "PG", "stealth_ships")
    assert options(s) == orbits("saturn jupiter")


@pytest.mark.rule("EXP-13.5", "EXP-14.14", "EXP-23.20")
def test_stealth_ships_with_only_the_rocinante_have_no_effect() -> None:
    s = lay(fleets={"ceres": "OPA 2"}, rocinante="UN ceres")
    before = table(s)
    resolve(s, "UN", "stealth_ships")
    assert done(s)
    assert table(s) == before


# Heavy Burn


@pytest.mark.rule("EXP-14.10", "EXP-10.3", "EXP-23.13")
def test_heavy_burn_moves_two_groups_up_to_two_zones_and_no_fleet_twice() -> None:
    s = lay(fleets={"earth": "UN 3", "jupiter": "UN 1"})
    resolve(s, "UN", "heavy_burn")
    assert options(s) == {PASS, *orbits("earth jupiter")}
    play(s, "orbit:orbit_earth")
    assert options(s) == amounts(3, least=1)
    play(s, "amount:2")
    assert options(s) == orbits("mars ceres eros tycho thoth vesta jupiter"), "not Saturn"
    play(s, "orbit:orbit_jupiter")
    assert options(s) == {PASS, *orbits("earth jupiter")}
    play(s, "orbit:orbit_jupiter")
    assert options(s) == orbits(ALL_ORBITS) - orbits("jupiter"), "only the fleet that was there before goes"
    play(s, "orbit:orbit_saturn")
    assert done(s)
    assert fleets(s, "earth") == {"UN": {"fleet": 1}}
    assert fleets(s, "jupiter") == {"UN": {"fleet": 2}}
    assert fleets(s, "saturn") == {"UN": {"fleet": 1}}


@pytest.mark.rule("EXP-23.13")
def test_heavy_burn_ends_when_all_fleets_have_moved() -> None:
    s = lay(fleets={"earth": "UN 2"})
    resolve(s, "UN", "heavy_burn")
    play(s, "orbit:orbit_earth", "amount:2", "orbit:orbit_mars")
    assert done(s)


@pytest.mark.rule("EXP-14.3")
def test_heavy_burn_may_move_nothing() -> None:
    s = lay(fleets={"earth": "UN 2"})
    before = table(s)
    resolve(s, "UN", "heavy_burn")
    play(s, PASS)
    assert done(s)
    assert table(s) == before


@pytest.mark.rule("EXP-10.5", "EXP-10.6")
def test_heavy_burn_asks_kind_by_kind_for_the_group_the_rocinante_included() -> None:
    s = lay(fleets={"mars": "MCR 1, MCR 1 battleship, MCR 1 battleship_damaged"}, rocinante="MCR mars")
    resolve(s, "MCR", "heavy_burn")
    play(s, "orbit:orbit_mars")
    play(s, "amount:0", "amount:1", "amount:0")
    assert options(s) == amounts(1), "the Rocinante may stay, since a Battleship goes"
    play(s, "amount:1", "orbit:orbit_jupiter")
    assert fleets(s, "jupiter") == {"MCR": {"battleship": 1}}
    assert rocinante(s) == ("MCR", "jupiter")


@pytest.mark.rule("EXP-10.1")
def test_heavy_burn_needs_at_least_one_fleet_in_the_group() -> None:
    s = lay(fleets={"mars": "MCR 1"}, rocinante="MCR mars")
    resolve(s, "MCR", "heavy_burn")
    play(s, "orbit:orbit_mars", "amount:0")
    assert options(s) == orbits("earth ceres eros tycho thoth vesta jupiter"), "then the Rocinante goes, unasked"


# Razorback


@pytest.mark.rule("EXP-14.2", "EXP-14.10", "EXP-18.2")
def test_razorback_must_move_one_fleet_to_any_other_orbit() -> None:
    s = lay(fleets={"earth": "OPA 2", "saturn": "OPA 1, UN 1"}, rocinante="OPA vesta")
    resolve(s, "OPA", "razorback")
    assert options(s) == units("earth.OPA.fleet saturn.OPA.fleet") | {ROCINANTE}
    play(s, "unit:earth.OPA.fleet")
    assert options(s) == orbits(ALL_ORBITS) - orbits("earth")
    play(s, "orbit:orbit_saturn")
    assert done(s)
    assert fleets(s, "earth") == {"OPA": {"fleet": 1}}
    assert fleets(s, "saturn") == {"UN": {"fleet": 1}, "OPA": {"fleet": 2}}


@pytest.mark.rule("EXP-18.2")
def test_razorback_sends_the_rocinante_if_it_is_your_only_fleet() -> None:
    s = lay(rocinante="PG earth")
    resolve(s, "PG", "razorback")
    play(s, "orbit:orbit_saturn")
    assert done(s)
    assert rocinante(s) == ("PG", "saturn")


@pytest.mark.rule("EXP-14.14")
def test_razorback_without_a_fleet_on_the_map_has_no_effect() -> None:
    s = lay(fleets={"earth": "MCR 1"}, rocinante="PG earth")
    before = table(s)
    resolve(s, "UN", "razorback")
    assert done(s)
    assert table(s) == before


# Admiral Souther


@pytest.mark.rule("EXP-23.13", "EXP-23.18", "EXP-14.10")
def test_admiral_souther_moves_each_fleet_once_on_its_own() -> None:
    s = lay(fleets={"earth": "UN 2", "jupiter": "UN 1"}, rocinante="UN mars")
    resolve(s, "UN", "admiral_souther")
    assert options(s) == {PASS, ROCINANTE, *units("earth.UN.fleet jupiter.UN.fleet")}
    play(s, "unit:earth.UN.fleet")
    assert options(s) == orbits("mars ceres eros tycho thoth vesta")
    play(s, "orbit:orbit_ceres")
    assert options(s) == {PASS, ROCINANTE, *units("earth.UN.fleet jupiter.UN.fleet")}, "not the one at Ceres"
    play(s, "unit:jupiter.UN.fleet")
    assert options(s) == orbits("ceres eros tycho thoth vesta saturn")
    play(s, "orbit:orbit_ceres", ROCINANTE, "orbit:orbit_earth")
    assert options(s) == {PASS, *units("earth.UN.fleet")}
    play(s, "unit:earth.UN.fleet", "orbit:orbit_mars")
    assert done(s), "every fleet has moved"
    assert fleets(s, "ceres") == {"UN": {"fleet": 2}}
    assert fleets(s, "mars") == {"UN": {"fleet": 1}}
    assert rocinante(s) == ("UN", "earth")


@pytest.mark.rule("EXP-23.18")
def test_admiral_souther_ends_with_a_pass() -> None:
    s = lay(fleets={"mars": "MCR 2 battleship", "ceres": "MCR 1"})
    resolve(s, "MCR", "admiral_souther")
    play(s, "unit:mars.MCR.battleship", "orbit:orbit_earth", PASS)
    assert done(s)
    assert fleets(s, "earth") == fleets(s, "mars") == {"MCR": {"battleship": 1}}


@pytest.mark.rule("EXP-10.4", "EXP-23.13")
def test_admiral_souther_holds_no_fleet_back_from_later_actions() -> None:
    s = lay(fleets={"earth": "UN 1"})
    resolve(s, "UN", "admiral_souther")
    play(s, "unit:earth.UN.fleet", "orbit:orbit_mars")
    spend(s, "UN", 1)
    assert options(s) >= orbits("mars")


@pytest.mark.rule("EXP-19.22", "EXP-23.13")
def test_admiral_souther_copied_by_protogen_is_not_carried_by_stealth_composites() -> None:
    s = lay(fleets={"earth": "PG 1"}, tech=1)
    resolve(s, "PG", "admiral_souther")
    play(s, "unit:earth.PG.fleet")
    assert options(s) == orbits("mars ceres eros tycho thoth vesta")


# Diogo Harari


@pytest.mark.rule("EXP-14.3", "EXP-14.7")
def test_diogo_harari_gives_up_a_fleet_for_two_cubes_around_its_orbit() -> None:
    s = lay(
        cubes={"ganymede": "UN 2", "io": "OPA 1", "titan": "UN 1"},
        fleets={"jupiter": "OPA 1", "saturn": "OPA 1"},
        rocinante="OPA jupiter",
    )
    resolve(s, "OPA", "diogo_harari")
    assert options(s) == {PASS, *units("jupiter.OPA.fleet saturn.OPA.fleet")}, "not the Rocinante"
    play(s, "unit:jupiter.OPA.fleet")
    assert options(s) == {PASS, *bases("ganymede io")}
    play(s, "base:ganymede")
    assert options(s) == {PASS, *bases("ganymede io")}, "two in total, also from one Base, own ones too"
    play(s, "base:ganymede")
    assert done(s)
    assert (cubes(s, "ganymede"), cubes(s, "io")) == ({}, {"OPA": 1})
    assert fleets(s, "jupiter") == {}


@pytest.mark.rule("EXP-13.6", "EXP-19.17")
def test_diogo_harari_may_give_up_a_scrap_ship_and_take_no_cube() -> None:
    s = lay(cubes={"ceres": "UN 2"}, fleets={"ceres": "OPA 1 scrap_ship"}, tech=1)
    resolve(s, "OPA", "diogo_harari")
    play(s, "unit:ceres.OPA.scrap_ship", PASS)
    assert done(s)
    assert cubes(s, "ceres") == {"UN": 2}
    assert fleets(s, "off_map")["OPA"] == {"fleet": 5, "scrap_ship": 2}


@pytest.mark.rule("EXP-14.3")
def test_diogo_harari_removes_nothing_if_no_fleet_was_given_up() -> None:
    s = lay(cubes={"ceres": "UN 2"}, fleets={"ceres": "OPA 1"})
    before = table(s)
    resolve(s, "OPA", "diogo_harari")
    play(s, PASS)
    assert done(s)
    assert table(s) == before


# Ganymede Incident


@pytest.mark.rule("EXP-14.9", "EXP-13.5")
def test_ganymede_incident_costs_everybody_a_cube_and_two_opponents_a_fleet_each() -> None:
    s = lay(
        cubes={"ganymede": "UN 2, MCR 1, OPA 1", "io": "UN 1"},
        fleets={"jupiter": "UN 2, MCR 1 battleship, OPA 1, PG 1"},
        rocinante="UN jupiter",
    )
    resolve(s, "OPA", "ganymede_incident")
    assert cubes(s, "ganymede") == {"UN": 1}, "the OPA too"
    assert cubes(s, "io") == {"UN": 1}
    assert options(s) == {PASS, *units("jupiter.UN.fleet jupiter.MCR.battleship jupiter.PG.fleet")}
    play(s, "unit:jupiter.MCR.battleship")
    assert options(s) == {PASS, *units("jupiter.UN.fleet jupiter.PG.fleet")}, "not the MCR again"
    play(s, "unit:jupiter.UN.fleet")
    assert done(s), "two at most"
    expected = {"UN": {"fleet": 1}, "MCR": {"battleship_damaged": 1}, "OPA": {"fleet": 1}, "PG": {"fleet": 1}}
    assert fleets(s, "jupiter") == expected


@pytest.mark.rule("EXP-19.2", "EXP-14.3")
def test_ganymede_incident_lets_the_un_pick_its_cube_and_you_pass_on_the_hits() -> None:
    s = lay(cubes={"ganymede": "UN 1, UN diplomat 1"}, fleets={"jupiter": "OPA 1"})
    resolve(s, "MCR", "ganymede_incident")
    assert asked(s) == "UN"
    play(s, "cube:normal")
    assert asked(s) == "MCR"
    play(s, PASS)
    assert done(s)
    assert s.diplomat_supply == 2
    assert fleets(s, "jupiter") == {"OPA": {"fleet": 1}}


# Epstein Drive


@pytest.mark.rule("EXP-23.13", "EXP-10.4")
def test_epstein_drive_moves_the_same_fleet_three_times() -> None:
    s = lay(fleets={"earth": "OPA 1"})
    resolve(s, "OPA", "epstein_drive")
    assert options(s) == {PASS, *orbits("earth")}
    play(s, "orbit:orbit_earth")
    assert options(s) == orbits("mars ceres eros tycho thoth vesta")
    play(s, "orbit:orbit_vesta")
    play(s, "orbit:orbit_vesta", "orbit:orbit_jupiter")
    play(s, "orbit:orbit_jupiter", "orbit:orbit_saturn")
    assert done(s)
    assert fleets(s, "saturn") == {"OPA": {"fleet": 1}}


@pytest.mark.rule("EXP-14.3")
def test_epstein_drive_ends_with_a_pass() -> None:
    s = lay(fleets={"earth": "MCR 2"})
    resolve(s, "MCR", "epstein_drive")
    play(s, "orbit:orbit_earth", "amount:1", "orbit:orbit_mars", PASS)
    assert done(s)
    assert fleets(s, "earth") == fleets(s, "mars") == {"MCR": {"fleet": 1}}


@pytest.mark.rule("EXP-19.22", "EXP-23.13")
def test_epstein_drive_is_carried_by_stealth_composites() -> None:
    s = lay(fleets={"earth": "PG 1"}, tech=1, rocinante="UN earth")
    resolve(s, "PG", "epstein_drive")
    play(s, "orbit:orbit_earth")
    assert options(s) == orbits("mars ceres eros tycho thoth vesta jupiter")


# Scopuli


@pytest.mark.rule("EXP-13.11", "EXP-14.3")
def test_scopuli_moves_two_opposing_fleets_anywhere_but_no_fleet_twice() -> None:
    s = lay(fleets={"earth": "UN 1, OPA 1", "mars": "MCR 1 battleship", "thoth": "PG 1"}, rocinante="UN eros")
    resolve(s, "OPA", "scopuli")
    own_left_out = units("earth.UN.fleet mars.MCR.battleship thoth.PG.fleet")
    assert options(s) == {PASS, *own_left_out}, "nor the Rocinante"
    play(s, "unit:earth.UN.fleet")
    assert options(s) == orbits(ALL_ORBITS) - orbits("earth")
    play(s, "orbit:orbit_saturn")
    assert options(s) == {PASS, *units("mars.MCR.battleship thoth.PG.fleet")}
    play(s, "unit:mars.MCR.battleship", "orbit:orbit_saturn")
    assert done(s), "two at most"
    assert fleets(s, "saturn") == {"UN": {"fleet": 1}, "MCR": {"battleship": 1}}, "moved, not hit"


@pytest.mark.rule("EXP-14.3")
def test_scopuli_may_move_only_one() -> None:
    s = lay(fleets={"earth": "UN 2"})
    resolve(s, "MCR", "scopuli")
    play(s, "unit:earth.UN.fleet", "orbit:orbit_mars")
    assert options(s) == {PASS, *units("earth.UN.fleet")}
    play(s, PASS)
    assert done(s)
    assert fleets(s, "earth") == fleets(s, "mars") == {"UN": {"fleet": 1}}


# Admiral Nguyen


@pytest.mark.rule("EXP-13.7", "EXP-14.2", "EXP-14.3")
def test_admiral_nguyen_hits_one_opponent_twice_and_takes_a_cube() -> None:
    s = lay(
        cubes={"ganymede": "MCR 1, OPA 1", "io": "MCR 2", "luna": "MCR 1"},
        fleets={"jupiter": "PG 1, MCR 1 battleship, OPA 1", "earth": "UN 1", "ceres": "PG 1"},
        rocinante="UN ceres",
    )
    resolve(s, "PG", "admiral_nguyen")
    assert options(s) == factions("MCR OPA"), "Jupiter alone will do: at Ceres there is only the Rocinante"
    play(s, "faction:MCR")
    assert options(s) == {PASS, *units("jupiter.MCR.battleship")}
    play(s, "unit:jupiter.MCR.battleship", "unit:jupiter.MCR.battleship_damaged")
    assert options(s) == {PASS, *bases("ganymede io")}
    play(s, "base:io")
    assert done(s)
    assert fleets(s, "jupiter") == {"OPA": {"fleet": 1}, "PG": {"fleet": 1}}
    assert (cubes(s, "io"), cubes(s, "ganymede"), cubes(s, "luna")) == ({"MCR": 1}, {"MCR": 1, "OPA": 1}, {"MCR": 1})


@pytest.mark.rule("EXP-14.3")
def test_admiral_nguyen_hits_twice_at_most() -> None:
    s = lay(fleets={"ceres": "UN 1, OPA 3"})
    resolve(s, "UN", "admiral_nguyen")
    play(s, "unit:ceres.OPA.fleet", "unit:ceres.OPA.fleet")
    assert done(s)
    assert fleets(s, "ceres") == {"UN": {"fleet": 1}, "OPA": {"fleet": 1}}


@pytest.mark.rule("EXP-14.2", "EXP-18.2")
def test_admiral_nguyen_finds_an_opponent_by_influence_and_you_by_your_rocinante() -> None:
    s = lay(cubes={"thoth": "PG 1", "eros": "OPA 1", "tycho": "OPA 1"}, fleets={"eros": "UN 1"}, rocinante="UN thoth")
    resolve(s, "UN", "admiral_nguyen")
    assert options(s) == orbits("eros thoth")
    play(s, "orbit:orbit_thoth")
    assert options(s) == {PASS, *bases("thoth")}, "Protogen has no fleet there"
    play(s, PASS)
    assert done(s)
    assert cubes(s, "thoth") == {"PG": 1}


@pytest.mark.rule("EXP-14.3")
def test_admiral_nguyen_may_spare_the_fleets_and_still_take_the_cube() -> None:
    s = lay(cubes={"ceres": "OPA 1"}, fleets={"ceres": "UN 1, OPA 2"})
    resolve(s, "UN", "admiral_nguyen")
    play(s, PASS, "base:ceres")
    assert done(s)
    assert fleets(s, "ceres") == {"UN": {"fleet": 1}, "OPA": {"fleet": 2}}
    assert cubes(s, "ceres") == {}


@pytest.mark.rule("EXP-14.14")
def test_admiral_nguyen_without_an_opponent_beside_your_fleets_has_no_effect() -> None:
    s = lay(cubes={"ceres": "OPA 1"}, fleets={"eros": "UN 1", "ceres": "MCR 1"})
    before = table(s)
    resolve(s, "UN", "admiral_nguyen")
    assert done(s)
    assert table(s) == before


# Anubis


@pytest.mark.rule("EXP-14.2", "EXP-14.3", "EXP-14.10")
def test_anubis_must_move_a_fleet_anywhere_and_may_hit_one_there() -> None:
    s = lay(fleets={"earth": "OPA 1, UN 1", "saturn": "PG 2, MCR 1 battleship"}, rocinante="UN saturn")
    resolve(s, "OPA", "anubis")
    assert options(s) == orbits(ALL_ORBITS) - orbits("earth"), "with one fleet there is nothing to pick"
    play(s, "orbit:orbit_saturn")
    assert options(s) == {PASS, *units("saturn.PG.fleet saturn.MCR.battleship")}, "not the Rocinante"
    play(s, "unit:saturn.PG.fleet")
    assert done(s), "one hit only"
    assert fleets(s, "saturn") == {"MCR": {"battleship": 1}, "OPA": {"fleet": 1}, "PG": {"fleet": 1}}


@pytest.mark.rule("EXP-18.2", "EXP-14.3")
def test_anubis_may_send_the_rocinante_and_spare_everybody() -> None:
    s = lay(fleets={"earth": "PG 1", "saturn": "UN 1"}, rocinante="PG mars")
    resolve(s, "PG", "anubis")
    assert options(s) == {ROCINANTE, *units("earth.PG.fleet")}
    play(s, ROCINANTE, "orbit:orbit_saturn", PASS)
    assert done(s)
    assert rocinante(s) == ("PG", "saturn")
    assert fleets(s, "saturn") == {"UN": {"fleet": 1}}


@pytest.mark.rule("EXP-14.14")
def test_anubis_without_a_fleet_on_the_map_has_no_effect() -> None:
    s = lay(fleets={"saturn": "UN 1"}, rocinante="UN mars")
    before = table(s)
    resolve(s, "OPA", "anubis")
    assert done(s)
    assert table(s) == before


# Bush Naval Yards


@pytest.mark.rule("EXP-23.6", "EXP-12.2", "EXP-14.12")
def test_bush_naval_yards_rebuilds_everybody_at_home_and_pays_for_each_opponent() -> None:
    s = lay(
        fleets={
            "earth": "UN 4",
            "mars": "MCR 3, MCR 1 battleship_damaged",
            "tycho": "OPA 5",
            "eros": "PG 3",
        },
        tech=1,
    )
    resolve(s, "UN", "bush_naval_yards")
    assert done(s)
    assert fleets(s, "earth") == {"UN": {"fleet": 5}}
    assert fleets(s, "mars") == {"MCR": {"fleet": 3, "battleship": 1, "battleship_damaged": 1}}
    assert fleets(s, "thoth") == {"PG": {"fleet": 2}}
    assert fleets(s, "off_map") == {"OPA": {"scrap_ship": 2}}, "Scrap Ships are not built"
    assert points(s, "UN") == 10 + 2, "MCR and PG; the OPA placed nothing, the UN is no opponent"


@pytest.mark.rule("EXP-21.8", "EXP-23.6")
def test_bush_naval_yards_with_two_players_pays_one_for_the_opponent() -> None:
    s = lay("UN MCR", fleets={"earth": "UN 5"})
    resolve(s, "UN", "bush_naval_yards")
    assert done(s)
    assert points(s, "UN") == 11
    assert fleets(s, "mars") == {"MCR": {"fleet": 3, "battleship": 2}}
