"""The Events that place, remove, replace and move Influence, card by card."""

from __future__ import annotations

import pytest

from tables.expanse import cubes, diplomats, lay, points, resolve, supply
from tables.expanse_options import BELT, INNER, OUTER, PASS, bases, done, factions, table
from tables.playing import asked, options, play

# Antony Dresden


@pytest.mark.rule("EXP-14.6", "EXP-2.10")
def test_antony_dresden_places_a_cube_on_each_technology_base_without_a_fleet() -> None:
    s = resolve(lay(), "PG", "antony_dresden")
    assert done(s)
    assert [cubes(s, base) for base in ("luna", "londres_nova", "tycho", "thoth")] == [{"PG": 1}] * 4
    assert supply(s, "PG") == 17 - 4


@pytest.mark.rule("EXP-11.5", "EXP-14.13", "EXP-21.3")
def test_antony_dresden_leaves_luna_out_with_two_players_and_the_un_picks_each_cube() -> None:
    s = resolve(lay("UN MCR"), "UN", "antony_dresden")
    assert options(s) == {"cube:normal", "cube:diplomat"}
    play(s, "cube:diplomat", "cube:normal", "cube:normal")
    assert done(s)
    assert cubes(s, "luna") == {}
    assert diplomats(s, "londres_nova") == 1
    assert cubes(s, "tycho") == cubes(s, "thoth") == {"UN": 1}


@pytest.mark.rule("EXP-11.6", "EXP-11.8", "EXP-14.16")
def test_antony_dresden_with_an_empty_supply_relocates_in_the_order_of_its_steps() -> None:
    s = lay(cubes={"eros": "PG 15", "luna": "PG 1", "tycho": "PG 1"})
    resolve(s, "PG", "antony_dresden")
    assert options(s) == bases("eros tycho"), "to Luna, from any other Base"
    play(s, "base:eros")
    assert options(s) == bases("eros luna tycho"), "to Londres Nova; on Luna the older of two cubes"
    play(s, "base:luna")
    assert options(s) == bases("eros tycho"), "Tycho took one from Eros unasked; now to Thoth"
    play(s, "base:eros")
    assert done(s)
    assert [cubes(s, base)["PG"] for base in ("luna", "londres_nova", "tycho", "thoth", "eros")] == [1, 1, 2, 1, 12]


@pytest.mark.rule("EXP-11.6", "EXP-11.7", "EXP-19.2")
def test_antony_dresden_lets_the_un_pick_the_kind_of_each_cube_it_relocates() -> None:
    s = lay(cubes={"eurasia": "UN 14, UN diplomat 3"})
    resolve(s, "UN", "antony_dresden")
    assert asked(s) == "UN"
    assert options(s) == {"cube:normal", "cube:diplomat"}
    play(s, "cube:diplomat", "cube:diplomat", "cube:normal", "cube:normal")
    assert done(s)
    assert (diplomats(s, "luna"), diplomats(s, "londres_nova"), diplomats(s, "tycho")) == (1, 1, 0)
    assert diplomats(s, "eurasia") == 1


@pytest.mark.rule("EXP-11.8", "EXP-14.16")
def test_antony_dresden_does_not_take_back_the_uns_last_diplomat_once_it_is_placed() -> None:
    s = lay(cubes={"eurasia": "UN 13, UN diplomat 2", "io": "UN 1"})
    resolve(s, "UN", "antony_dresden")
    assert diplomats(s, "luna") == 1, "the last cube of the supply"
    assert options(s) == bases("eurasia io"), "for Londres Nova"


# Franklin DeGraff


@pytest.mark.rule("EXP-14.6", "EXP-2.11")
def test_franklin_degraff_places_a_cube_on_each_earth_base() -> None:
    s = resolve(lay(), "PG", "franklin_degraff")
    assert done(s)
    assert [cubes(s, base) for base in ("eurasia", "africa", "luna")] == [{"PG": 1}] * 3
    assert supply(s, "PG") == 14


@pytest.mark.rule("EXP-14.13", "EXP-21.3")
def test_franklin_degraff_places_two_cubes_with_two_players() -> None:
    s = resolve(lay("UN MCR"), "MCR", "franklin_degraff")
    assert done(s)
    assert (cubes(s, "eurasia"), cubes(s, "africa"), cubes(s, "luna")) == ({"MCR": 1}, {"MCR": 1}, {})


@pytest.mark.rule("EXP-11.9", "EXP-14.4")
def test_franklin_degraff_skips_the_one_placement_that_is_impossible() -> None:
    s = lay(cubes={"eurasia": "MCR 17"})
    resolve(s, "MCR", "franklin_degraff")
    assert done(s)
    assert (cubes(s, "eurasia"), cubes(s, "africa"), cubes(s, "luna")) == ({"MCR": 15}, {"MCR": 1}, {"MCR": 1})


# Terraforming


@pytest.mark.rule("EXP-14.2", "EXP-14.6")
def test_terraforming_places_a_cube_on_each_mars_base() -> None:
    s = resolve(lay(cubes={"londres_nova": "UN 2"}), "MCR", "terraforming")
    assert done(s)
    assert (cubes(s, "mariner_valley"), cubes(s, "londres_nova")) == ({"MCR": 1}, {"UN": 2, "MCR": 1})


@pytest.mark.rule("EXP-11.6", "EXP-11.8", "EXP-14.16")
def test_terraforming_with_an_empty_supply_must_relocate_to_mariner_valley_first() -> None:
    s = lay(cubes={"ceres": "MCR 15", "titan": "MCR 1", "londres_nova": "MCR 1"})
    resolve(s, "MCR", "terraforming")
    assert options(s) == bases("ceres titan londres_nova"), "no passing"
    play(s, "base:londres_nova")
    assert options(s) == bases("ceres titan"), "not the cube just placed on Mariner Valley"
    play(s, "base:titan")
    assert done(s)
    assert (cubes(s, "mariner_valley"), cubes(s, "londres_nova"), cubes(s, "titan")) == ({"MCR": 1}, {"MCR": 1}, {})


# Voices of Eros


@pytest.mark.rule("EXP-2.5", "EXP-14.2", "EXP-14.6")
def test_voices_of_eros_places_one_cube_in_every_sector() -> None:
    s = resolve(lay(), "OPA", "voices_of_eros")
    assert options(s) == bases(INNER)
    play(s, "base:londres_nova")
    assert options(s) == bases(BELT)
    play(s, "base:vesta")
    assert options(s) == bases(OUTER)
    play(s, "base:rings")
    assert done(s)
    assert cubes(s, "londres_nova") == cubes(s, "vesta") == cubes(s, "rings") == {"OPA": 1}


@pytest.mark.rule("EXP-11.4", "EXP-14.13", "EXP-21.3")
def test_voices_of_eros_cannot_name_a_closed_base_with_two_players() -> None:
    s = resolve(lay("UN MCR"), "MCR", "voices_of_eros")
    assert options(s) == bases("eurasia africa mariner_valley londres_nova")
    play(s, "base:africa")
    assert options(s) == bases("ceres eros tycho thoth")
    play(s, "base:eros")
    assert options(s) == bases("ganymede europa rhea titan")
    play(s, "base:titan")
    assert done(s)


@pytest.mark.rule("EXP-14.15", "EXP-11.8")
def test_voices_of_eros_offers_no_base_that_could_not_take_a_cube() -> None:
    s = lay(cubes={"luna": "OPA 17"})
    resolve(s, "OPA", "voices_of_eros")
    assert options(s) == bases("eurasia africa mariner_valley londres_nova")
    play(s, "base:eurasia", "base:ceres", "base:io")
    assert done(s)
    assert cubes(s, "luna") == {"OPA": 14}
    assert cubes(s, "eurasia") == cubes(s, "ceres") == cubes(s, "io") == {"OPA": 1}


# Fred Johnson


@pytest.mark.rule("EXP-14.2", "EXP-14.6")
def test_fred_johnson_places_on_tycho_and_on_two_other_belt_bases() -> None:
    s = resolve(lay(), "OPA", "fred_johnson")
    assert cubes(s, "tycho") == {"OPA": 1}
    assert options(s) == bases("ceres eros thoth vesta")
    play(s, "base:eros")
    assert options(s) == bases("ceres thoth vesta")
    play(s, "base:vesta")
    assert done(s)
    assert cubes(s, "tycho") == cubes(s, "eros") == cubes(s, "vesta") == {"OPA": 1}


@pytest.mark.rule("EXP-11.9", "EXP-14.4")
def test_fred_johnson_goes_on_where_tycho_cannot_take_a_cube() -> None:
    s = lay(cubes={"tycho": "OPA 17"})
    resolve(s, "OPA", "fred_johnson")
    assert options(s) == bases("ceres eros thoth vesta")
    play(s, "base:ceres", "base:thoth")
    assert done(s)
    assert (cubes(s, "tycho"), cubes(s, "ceres"), cubes(s, "thoth")) == ({"OPA": 15}, {"OPA": 1}, {"OPA": 1})


@pytest.mark.rule("EXP-11.8")
def test_fred_johnson_does_not_take_the_cube_just_placed_on_tycho() -> None:
    s = lay(cubes={"io": "OPA 16", "titan": "OPA 1"})
    resolve(s, "OPA", "fred_johnson")
    play(s, "base:titan", "base:ceres")
    assert (cubes(s, "tycho"), cubes(s, "ceres")) == ({"OPA": 1}, {"OPA": 1}), "Ceres took one from Io unasked"
    play(s, "base:eros")
    assert done(s)
    assert cubes(s, "io") == {"OPA": 14}


# Praxidike Meng


@pytest.mark.rule("EXP-2.10", "EXP-14.2")
def test_praxidike_meng_places_on_two_different_food_bases() -> None:
    s = resolve(lay(), "PG", "praxidike_meng")
    assert options(s) == bases("eurasia vesta ganymede rhea")
    play(s, "base:ganymede")
    assert options(s) == bases("eurasia vesta rhea")
    play(s, "base:eurasia")
    assert done(s)
    assert cubes(s, "ganymede") == cubes(s, "eurasia") == {"PG": 1}


@pytest.mark.rule("EXP-14.15", "EXP-11.9")
def test_praxidike_meng_does_not_offer_the_base_that_holds_all_cubes() -> None:
    s = lay(cubes={"vesta": "OPA 17"})
    resolve(s, "OPA", "praxidike_meng")
    assert options(s) == bases("eurasia ganymede rhea")
    play(s, "base:rhea")
    assert options(s) == bases("eurasia ganymede")
    play(s, "base:eurasia")
    assert done(s)
    assert cubes(s, "vesta") == {"OPA": 15}


# Paolo Cortázar


@pytest.mark.rule("EXP-2.11", "EXP-14.2", "EXP-14.6")
def test_paolo_cortazar_places_on_two_different_outer_planets_bases() -> None:
    s = resolve(lay(), "PG", "paolo_cortazar")
    assert options(s) == bases(OUTER)
    play(s, "base:io")
    assert options(s) == bases(OUTER) - bases("io")
    play(s, "base:rings")
    assert done(s)
    assert cubes(s, "io") == cubes(s, "rings") == {"PG": 1}


@pytest.mark.rule("EXP-11.6", "EXP-11.8")
def test_paolo_cortazar_with_one_cube_in_supply_relocates_for_the_second() -> None:
    s = lay(cubes={"luna": "PG 15", "ceres": "PG 1"})
    resolve(s, "PG", "paolo_cortazar")
    play(s, "base:titan", "base:rhea")
    assert options(s) == bases("luna ceres"), "not the cube just placed on Titan"
    play(s, "base:ceres")
    assert done(s)
    assert cubes(s, "titan") == cubes(s, "rhea") == {"PG": 1}


# Phoebe Station


@pytest.mark.rule("EXP-2.11", "EXP-14.2")
def test_phoebe_station_places_one_cube_without_a_fleet_at_saturn() -> None:
    s = lay(fleets={"saturn": "MCR 1"}, rocinante="MCR saturn")
    resolve(s, "PG", "phoebe_station")
    assert options(s) == bases("rhea titan rings")
    play(s, "base:titan")
    assert done(s)
    assert cubes(s, "titan") == {"PG": 1}


@pytest.mark.rule("EXP-14.5")
def test_phoebe_station_places_two_on_the_same_base_with_a_fleet_at_saturn() -> None:
    s = lay(fleets={"saturn": "PG 1"})
    resolve(s, "PG", "phoebe_station")
    play(s, "base:rings")
    assert done(s)
    assert cubes(s, "rings") == {"PG": 2}


@pytest.mark.rule("EXP-18.2")
def test_phoebe_station_counts_your_rocinante_as_a_fleet_at_saturn() -> None:
    s = lay(rocinante="MCR saturn")
    resolve(s, "MCR", "phoebe_station")
    play(s, "base:rhea")
    assert done(s)
    assert cubes(s, "rhea") == {"MCR": 2}


@pytest.mark.rule("EXP-11.8", "EXP-11.9", "EXP-14.15")
def test_phoebe_station_does_not_pay_the_second_cube_with_the_first() -> None:
    s = lay(cubes={"rings": "PG 17"}, fleets={"saturn": "PG 1"})
    resolve(s, "PG", "phoebe_station")
    assert options(s) == bases("rhea titan")
    play(s, "base:titan")
    assert done(s)
    assert (cubes(s, "titan"), cubes(s, "rings")) == ({"PG": 2}, {"PG": 15})


# Jules-Pierre Mao


@pytest.mark.rule("EXP-2.14", "EXP-14.12")
def test_jules_pierre_mao_pays_for_controlled_technology_bases_before_placing() -> None:
    s = lay(
        cubes={"luna": "PG 1, UN 1", "tycho": "PG 2, OPA 1", "thoth": "PG 1, MCR 1", "ceres": "PG 3"},
        fleets={"thoth": "PG 1"},
        points={"PG": 4},
    )
    resolve(s, "PG", "jules_pierre_mao")
    assert points(s, "PG") == 4 + 2, "Tycho by cubes, Thoth by Orbital Control; Luna is tied"
    assert options(s) == bases("luna londres_nova tycho thoth")
    play(s, "base:londres_nova")
    assert done(s)
    assert points(s, "PG") == 6, "Londres Nova came too late"


@pytest.mark.rule("EXP-14.12")
def test_jules_pierre_mao_pays_one_for_a_single_base() -> None:
    s = lay(cubes={"luna": "PG 1"})
    resolve(s, "PG", "jules_pierre_mao")
    assert points(s, "PG") == 10 + 1


@pytest.mark.rule("EXP-14.12")
def test_jules_pierre_mao_pays_at_most_three() -> None:
    s = lay(cubes={"luna": "PG 1", "londres_nova": "PG 1", "tycho": "PG 1", "thoth": "PG 1"})
    resolve(s, "PG", "jules_pierre_mao")
    assert points(s, "PG") == 10 + 3


@pytest.mark.rule("EXP-14.4")
def test_jules_pierre_mao_places_even_if_nothing_is_controlled() -> None:
    s = resolve(lay(), "UN", "jules_pierre_mao")
    play(s, "base:thoth", "cube:normal")
    assert done(s)
    assert points(s, "UN") == 10
    assert cubes(s, "thoth") == {"UN": 1}


# Destruction of Deimos


@pytest.mark.rule("EXP-14.7", "EXP-23.17")
def test_destruction_of_deimos_takes_a_cube_off_each_mars_base_own_ones_included() -> None:
    s = lay(cubes={"mariner_valley": "UN 1, MCR 2", "londres_nova": "UN 1"})
    resolve(s, "UN", "destruction_of_deimos")
    assert options(s) == factions("UN MCR"), "Mariner Valley"
    play(s, "faction:MCR")
    assert cubes(s, "londres_nova") == {}, "the UN's own cube had to go"
    assert options(s) == bases("eurasia africa luna")
    play(s, "base:luna", "cube:normal")
    assert done(s)
    assert (cubes(s, "mariner_valley"), cubes(s, "luna")) == ({"UN": 1, "MCR": 1}, {"UN": 1})


@pytest.mark.rule("EXP-19.2", "EXP-23.17")
def test_destruction_of_deimos_lets_the_un_pick_its_own_cube() -> None:
    s = lay(cubes={"londres_nova": "UN 1, UN diplomat 1"})
    resolve(s, "UN", "destruction_of_deimos")
    assert options(s) == {"cube:normal", "cube:diplomat"}
    play(s, "cube:diplomat", "base:africa", "cube:normal")
    assert done(s)
    assert (cubes(s, "londres_nova"), diplomats(s, "londres_nova")) == ({"UN": 1}, 0)


@pytest.mark.rule("EXP-14.4", "EXP-14.13", "EXP-21.3")
def test_destruction_of_deimos_still_places_with_nothing_on_mars_and_never_on_closed_luna() -> None:
    s = resolve(lay("UN MCR"), "UN", "destruction_of_deimos")
    assert options(s) == bases("eurasia africa")


# Blockade of Earth


@pytest.mark.rule("EXP-2.13", "EXP-14.5")
def test_blockade_of_earth_without_orbital_control_only_places() -> None:
    s = lay(cubes={"eurasia": "UN 1"}, fleets={"earth": "UN 2, OPA 2"})
    resolve(s, "OPA", "blockade_of_earth")
    assert options(s) == bases("eurasia africa luna")
    play(s, "base:africa")
    assert done(s)
    assert (cubes(s, "africa"), cubes(s, "eurasia")) == ({"OPA": 1}, {"UN": 1})


@pytest.mark.rule("EXP-14.3", "EXP-14.7", "EXP-23.12")
def test_blockade_of_earth_with_orbital_control_may_remove_any_cube_of_an_earth_base() -> None:
    s = lay(cubes={"eurasia": "UN 1", "ceres": "UN 1"}, fleets={"earth": "UN 2, OPA 3"})
    resolve(s, "OPA", "blockade_of_earth")
    play(s, "base:eurasia")
    assert options(s) == {PASS, *bases("eurasia")}
    play(s, "base:eurasia")
    assert options(s) == factions("UN OPA"), "the cube just placed is a target too"
    play(s, "faction:UN")
    assert done(s)
    assert cubes(s, "eurasia") == {"OPA": 1}


@pytest.mark.rule("EXP-14.3", "EXP-18.2", "EXP-23.12")
def test_blockade_of_earth_by_the_rocinante_may_be_left_at_placing() -> None:
    s = lay(cubes={"luna": "UN 2"}, fleets={"earth": "UN 1, OPA 1"}, rocinante="OPA earth")
    resolve(s, "OPA", "blockade_of_earth")
    play(s, "base:africa")
    assert options(s) == {PASS, *bases("africa luna")}
    play(s, PASS)
    assert done(s)
    assert cubes(s, "luna") == {"UN": 2}


@pytest.mark.rule("EXP-19.12", "EXP-23.12")
@pytest.mark.parametrize(("level", "may_remove"), [(2, False), (3, True)])
def test_blockade_of_earth_by_rail_guns_needs_only_a_tie(level: int, may_remove: bool) -> None:
    s = lay(fleets={"earth": "UN 2, MCR 1 battleship"}, tech={"MCR": level})
    resolve(s, "MCR", "blockade_of_earth")
    play(s, "base:luna")
    assert (not done(s)) == may_remove


@pytest.mark.rule("EXP-14.13", "EXP-21.3")
def test_blockade_of_earth_leaves_luna_alone_with_two_players() -> None:
    s = resolve(lay("UN MCR"), "MCR", "blockade_of_earth")
    assert options(s) == bases("eurasia africa")


# Blockade of Mars


@pytest.mark.rule("EXP-2.13", "EXP-14.5")
def test_blockade_of_mars_without_orbital_control_only_places() -> None:
    s = lay(cubes={"mariner_valley": "MCR 1"}, fleets={"mars": "MCR 1 battleship, OPA 2"})
    resolve(s, "OPA", "blockade_of_mars")
    assert options(s) == bases("mariner_valley londres_nova")
    play(s, "base:londres_nova")
    assert done(s)
    assert cubes(s, "mariner_valley") == {"MCR": 1}


@pytest.mark.rule("EXP-13.1", "EXP-14.7", "EXP-23.12")
def test_blockade_of_mars_against_a_damaged_battleship_may_remove() -> None:
    s = lay(cubes={"mariner_valley": "MCR 1", "eurasia": "MCR 1"}, fleets={"mars": "MCR 1 battleship_damaged, UN 2"})
    resolve(s, "UN", "blockade_of_mars")
    play(s, "base:londres_nova", "cube:normal")
    assert options(s) == {PASS, *bases("mariner_valley londres_nova")}
    play(s, "base:mariner_valley")
    assert done(s)
    assert cubes(s, "mariner_valley") == {}


# Sadavir Errinwright


@pytest.mark.rule("EXP-23.7")
def test_sadavir_errinwright_takes_one_cube_from_everybody_with_three_on_a_base() -> None:
    s = lay(cubes={"ceres": "UN 3, OPA 4", "titan": "PG 2", "io": "UN 3"})
    resolve(s, "UN", "sadavir_errinwright")
    assert done(s)
    assert cubes(s, "ceres") == {"UN": 2, "OPA": 3}
    assert (cubes(s, "titan"), cubes(s, "io")) == ({"PG": 2}, {"UN": 2})


@pytest.mark.rule("EXP-19.5", "EXP-23.7", "EXP-19.2")
def test_sadavir_errinwright_counts_diplomats_twice_and_the_un_picks_the_cube() -> None:
    s = lay(cubes={"rhea": "UN 1, UN diplomat 1"}, tech={"UN": 2})
    resolve(s, "PG", "sadavir_errinwright")
    assert asked(s) == "UN"
    assert options(s) == {"cube:normal", "cube:diplomat"}
    play(s, "cube:normal")
    assert done(s)
    assert (cubes(s, "rhea"), diplomats(s, "rhea")) == ({"UN": 1}, 1)


@pytest.mark.rule("EXP-19.5")
def test_sadavir_errinwright_counts_diplomats_once_before_technology_two() -> None:
    s = lay(cubes={"rhea": "UN 1, UN diplomat 1"}, tech={"UN": 1})
    resolve(s, "PG", "sadavir_errinwright")
    assert done(s)
    assert cubes(s, "rhea") == {"UN": 2}


@pytest.mark.rule("EXP-23.7")
def test_sadavir_errinwright_counts_neither_orbital_control_nor_tokens() -> None:
    s = lay(cubes={"eros": "PG 2", "tycho": "OPA 2"}, fleets={"eros": "PG 3", "tycho": "OPA 3"}, tech=3, tokens="eros")
    before = table(s)
    resolve(s, "UN", "sadavir_errinwright")
    assert done(s)
    assert table(s) == before


# Slingshot Racing


@pytest.mark.rule("EXP-14.2", "EXP-14.7")
def test_slingshot_racing_must_remove_one_outer_planets_cube_of_any_owner() -> None:
    s = lay(cubes={"io": "UN 1, OPA 2", "rings": "PG 1", "ceres": "UN 3"})
    resolve(s, "OPA", "slingshot_racing")
    assert options(s) == bases("io rings")
    play(s, "base:io")
    assert options(s) == factions("UN OPA")
    play(s, "faction:UN")
    assert done(s)
    assert cubes(s, "io") == {"OPA": 2}


@pytest.mark.rule("EXP-14.7")
def test_slingshot_racing_takes_your_own_cube_if_it_is_the_only_one() -> None:
    s = lay(cubes={"titan": "MCR 1", "ceres": "UN 3"})
    resolve(s, "MCR", "slingshot_racing")
    assert done(s)
    assert (cubes(s, "titan"), supply(s, "MCR")) == ({}, 17)


@pytest.mark.rule("EXP-14.14")
def test_slingshot_racing_without_a_target_has_no_effect() -> None:
    s = lay(cubes={"ceres": "UN 3"})
    before = table(s)
    resolve(s, "MCR", "slingshot_racing")
    assert done(s)
    assert table(s) == before


# Black Ops Team


@pytest.mark.rule("EXP-14.3", "EXP-2.2")
def test_black_ops_team_strikes_three_bases_in_three_zones() -> None:
    s = lay(cubes={"luna": "UN 1", "ceres": "MCR 1", "eros": "OPA 1", "ganymede": "PG 1, MCR 1", "titan": "OPA 1"})
    resolve(s, "MCR", "black_ops_team")
    assert options(s) == {PASS, *bases("luna ceres eros ganymede titan")}
    play(s, "base:ceres")
    assert options(s) == {PASS, *bases("luna ganymede titan")}, "Eros lies in the Belt too"
    play(s, "base:titan")
    assert options(s) == {PASS, *bases("luna ganymede")}, "Jupiter and Saturn are two Zones of one Sector"
    play(s, "base:ganymede")
    assert options(s) == factions("MCR PG")
    play(s, "faction:PG")
    assert done(s), "three, though Luna is in a fourth Zone"
    assert (cubes(s, "ceres"), cubes(s, "titan"), cubes(s, "ganymede")) == ({}, {}, {"MCR": 1})


@pytest.mark.rule("EXP-14.3")
def test_black_ops_team_ends_with_the_first_pass() -> None:
    s = lay(cubes={"luna": "UN 1", "ceres": "MCR 1", "titan": "OPA 1"})
    resolve(s, "PG", "black_ops_team")
    play(s, "base:luna", PASS)
    assert done(s)
    assert (cubes(s, "luna"), cubes(s, "ceres"), cubes(s, "titan")) == ({}, {"MCR": 1}, {"OPA": 1})


# Julie Mao


@pytest.mark.rule("EXP-23.16", "EXP-14.2")
def test_julie_mao_must_start_where_a_second_base_shares_the_resource() -> None:
    s = lay(cubes={"ceres": "UN 1, OPA 1", "io": "MCR 1", "mariner_valley": "PG 1", "luna": "UN 2", "titan": "OPA 1"})
    resolve(s, "MCR", "julie_mao")
    assert options(s) == bases("ceres io mariner_valley"), "Minerals; Luna and Titan are alone with their Resource"
    play(s, "base:ceres")
    assert options(s) == factions("UN OPA")
    play(s, "faction:OPA")
    assert options(s) == bases("io mariner_valley"), "the same Resource, another Base; no passing"
    play(s, "base:io")
    assert done(s)
    assert (cubes(s, "ceres"), cubes(s, "io"), cubes(s, "mariner_valley")) == ({"UN": 1}, {}, {"PG": 1})


@pytest.mark.rule("EXP-23.16")
def test_julie_mao_makes_one_removal_where_no_two_bases_match() -> None:
    s = lay(cubes={"luna": "UN 2", "titan": "OPA 1", "vesta": "OPA 1"})
    resolve(s, "OPA", "julie_mao")
    assert options(s) == bases("luna titan vesta")
    play(s, "base:luna")
    assert done(s)
    assert (cubes(s, "luna"), cubes(s, "titan"), cubes(s, "vesta")) == ({"UN": 1}, {"OPA": 1}, {"OPA": 1})


@pytest.mark.rule("EXP-14.7")
def test_julie_mao_may_take_your_own_cubes() -> None:
    s = lay(cubes={"ceres": "UN 1, OPA 1", "io": "UN 1, OPA 1"})
    resolve(s, "OPA", "julie_mao")
    play(s, "base:io", "faction:OPA")
    assert options(s) == factions("UN OPA")
    play(s, "faction:OPA")
    assert done(s)
    assert (cubes(s, "ceres"), cubes(s, "io")) == ({"UN": 1}, {"UN": 1})


@pytest.mark.rule("EXP-14.14")
def test_julie_mao_on_an_empty_map_has_no_effect() -> None:
    s = lay()
    before = table(s)
    resolve(s, "UN", "julie_mao")
    assert done(s)
    assert table(s) == before


# Star Helix


@pytest.mark.rule("EXP-14.3", "EXP-14.7")
def test_star_helix_removes_up_to_two_where_you_are_present_also_on_the_same_base() -> None:
    s = lay(cubes={"ceres": "PG 1, OPA 2", "titan": "PG 1", "luna": "UN 2"}, fleets={"earth": "PG 2"})
    resolve(s, "PG", "star_helix")
    assert options(s) == {PASS, *bases("ceres titan")}, "a fleet is not Influence"
    play(s, "base:ceres")
    assert options(s) == factions("OPA PG")
    play(s, "faction:OPA", "base:ceres", "faction:OPA")
    assert done(s)
    assert cubes(s, "ceres") == {"PG": 1}


@pytest.mark.rule("EXP-14.5", "EXP-14.7")
def test_star_helix_leaves_a_base_from_which_you_removed_your_own_last_cube() -> None:
    s = lay(cubes={"ceres": "PG 1, OPA 2", "titan": "PG 1"})
    resolve(s, "PG", "star_helix")
    play(s, "base:ceres", "faction:PG")
    assert options(s) == {PASS, *bases("titan")}
    play(s, PASS)
    assert done(s)
    assert cubes(s, "ceres") == {"OPA": 2}


@pytest.mark.rule("EXP-19.2")
def test_star_helix_lets_the_un_pick_the_cube_it_loses() -> None:
    s = lay(cubes={"ceres": "PG 1, UN 1, UN diplomat 1"})
    resolve(s, "PG", "star_helix")
    play(s, "base:ceres", "faction:UN")
    assert asked(s) == "UN"
    assert options(s) == {"cube:normal", "cube:diplomat"}
    play(s, "cube:normal")
    assert asked(s) == "PG"
    play(s, "base:ceres", "faction:UN")
    assert done(s), "the Diplomat alone goes unasked"
    assert (cubes(s, "ceres"), diplomats(s, "ceres")) == ({"PG": 1}, 0)


# Riot Gear


@pytest.mark.rule("EXP-14.3", "EXP-14.7")
def test_riot_gear_never_takes_two_cubes_off_the_same_belt_base() -> None:
    s = lay(cubes={"ceres": "UN 3", "vesta": "OPA 1", "thoth": "PG 1", "luna": "UN 1"})
    resolve(s, "OPA", "riot_gear")
    assert options(s) == {PASS, *bases("ceres vesta thoth")}
    play(s, "base:ceres")
    assert options(s) == {PASS, *bases("vesta thoth")}
    play(s, "base:vesta")
    assert done(s)
    assert (cubes(s, "ceres"), cubes(s, "vesta"), cubes(s, "thoth")) == ({"UN": 2}, {}, {"PG": 1})


@pytest.mark.rule("EXP-19.2")
def test_riot_gear_on_the_un_lets_the_un_pick_the_cube() -> None:
    s = lay(cubes={"ceres": "UN 1, UN diplomat 1"})
    resolve(s, "OPA", "riot_gear")
    play(s, "base:ceres")
    assert asked(s) == "UN"
    play(s, "cube:diplomat")
    assert done(s)
    assert (cubes(s, "ceres"), diplomats(s, "ceres")) == ({"UN": 1}, 0)
    assert supply(s, "UN") == 16


# Sematimba


@pytest.mark.rule("EXP-14.3")
def test_sematimba_removes_up_to_two_cubes_of_any_owners_from_one_belt_base() -> None:
    s = lay(cubes={"ceres": "UN 1, MCR 2", "eros": "PG 1", "titan": "PG 1"})
    resolve(s, "OPA", "sematimba")
    assert options(s) == {PASS, *bases("ceres eros")}
    play(s, "base:ceres")
    assert options(s) == {PASS, *factions("UN MCR")}
    play(s, "faction:UN")
    assert options(s) == {PASS, *factions("MCR")}
    play(s, "faction:MCR")
    assert done(s)
    assert (cubes(s, "ceres"), cubes(s, "eros")) == ({"MCR": 1}, {"PG": 1})


@pytest.mark.rule("EXP-14.3")
def test_sematimba_may_stop_after_naming_the_base() -> None:
    s = lay(cubes={"ceres": "UN 1, MCR 2"})
    before = table(s)
    resolve(s, "OPA", "sematimba")
    play(s, "base:ceres", PASS)
    assert done(s)
    assert table(s) == before


# Destruction of the Canterbury


@pytest.mark.rule("EXP-2.10", "EXP-14.3", "EXP-14.7")
def test_destruction_of_the_canterbury_removes_from_two_different_water_bases_then_places_on_one() -> None:
    s = lay(cubes={"africa": "UN 2", "europa": "OPA 1, MCR 1", "titan": "PG 1", "ceres": "UN 1"})
    resolve(s, "OPA", "destruction_of_the_canterbury")
    assert options(s) == {PASS, *bases("africa europa titan")}
    play(s, "base:africa")
    assert options(s) == {PASS, *bases("europa titan")}
    play(s, "base:europa", "faction:OPA")
    assert options(s) == bases("africa europa titan rings"), "any Water Base, also one just used; no passing"
    play(s, "base:africa")
    assert done(s)
    assert (cubes(s, "africa"), cubes(s, "europa")) == ({"UN": 1, "OPA": 1}, {"MCR": 1})


@pytest.mark.rule("EXP-14.2", "EXP-14.3")
def test_destruction_of_the_canterbury_must_place_even_after_passing() -> None:
    s = lay(cubes={"africa": "UN 2"})
    resolve(s, "MCR", "destruction_of_the_canterbury")
    play(s, PASS)
    assert options(s) == bases("africa europa titan rings")


# Eros Incident


@pytest.mark.rule("EXP-19.24", "EXP-23.14")
def test_eros_incident_empties_eros_of_all_owners_and_sends_the_token_home() -> None:
    s = lay(cubes={"eros": "PG 1, UN 1, UN diplomat 2, OPA 2"}, tech=2, tokens="eros")
    resolve(s, "OPA", "eros_incident")
    assert done(s)
    assert cubes(s, "eros") == {"OPA": 1}
    assert diplomats(s, "eros") == 0
    assert (supply(s, "UN"), s.diplomat_supply, supply(s, "PG"), supply(s, "OPA")) == (17, 3, 17, 16)
    assert sum(s.tokens) == 0


@pytest.mark.rule("EXP-19.24", "EXP-23.14")
def test_eros_incident_by_protogen_sends_its_own_token_home_too() -> None:
    s = lay(cubes={"eros": "PG 3"}, tech=2, tokens="eros")
    resolve(s, "PG", "eros_incident")
    assert done(s)
    assert (cubes(s, "eros"), sum(s.tokens)) == ({"PG": 1}, 0)


@pytest.mark.rule("EXP-11.7", "EXP-14.5")
def test_eros_incident_places_from_the_supply_that_its_first_part_filled() -> None:
    s = lay(cubes={"eros": "MCR 1", "ceres": "MCR 16"})
    resolve(s, "MCR", "eros_incident")
    assert done(s)
    assert (cubes(s, "eros"), cubes(s, "ceres")) == ({"MCR": 1}, {"MCR": 16})


@pytest.mark.rule("EXP-11.6", "EXP-14.4")
def test_eros_incident_on_empty_eros_relocates_with_an_empty_supply() -> None:
    s = lay(cubes={"titan": "MCR 1", "ceres": "MCR 16"})
    resolve(s, "MCR", "eros_incident")
    assert options(s) == bases("ceres titan")
    play(s, "base:titan")
    assert done(s)
    assert (cubes(s, "eros"), cubes(s, "titan")) == ({"MCR": 1}, {})


# Carne Por la Machina


@pytest.mark.rule("EXP-14.7", "EXP-18.2")
def test_carne_por_la_machina_reaches_belt_bases_with_your_cube_your_fleet_or_your_rocinante() -> None:
    s = lay(
        cubes={
            "ceres": "OPA 1, UN 1",
            "eros": "MCR 1",
            "vesta": "MCR 2, PG 1",
            "thoth": "PG 2",
            "tycho": "OPA 3",
            "titan": "OPA 1, UN 1",
        },
        fleets={"eros": "OPA 1", "thoth": "UN 1"},
        rocinante="OPA vesta",
    )
    resolve(s, "OPA", "carne_por_la_machina")
    assert options(s) == bases("ceres eros vesta"), "not Thoth, not Tycho without a rival, not Titan outside the Belt"
    play(s, "base:vesta")
    assert options(s) == factions("MCR PG")
    play(s, "faction:MCR")
    assert done(s)
    assert cubes(s, "vesta") == {"MCR": 1, "PG": 1}


@pytest.mark.rule("EXP-14.7")
def test_carne_por_la_machina_never_takes_your_own_cube() -> None:
    s = lay(cubes={"ceres": "OPA 2", "eros": "UN 1"})
    before = table(s)
    resolve(s, "OPA", "carne_por_la_machina")
    assert done(s)
    assert table(s) == before


# Anderson Dawes


@pytest.mark.rule("EXP-14.7", "EXP-14.2")
def test_anderson_dawes_replaces_an_opposing_cube_on_a_belt_base_where_you_are() -> None:
    s = lay(cubes={"ceres": "OPA 1, UN 1, MCR 1", "eros": "OPA 1, PG 1", "vesta": "UN 1", "titan": "OPA 1, UN 1"})
    resolve(s, "OPA", "anderson_dawes")
    assert options(s) == bases("ceres eros")
    play(s, "base:ceres")
    assert options(s) == factions("UN MCR"), "opposing ones only"
    play(s, "faction:MCR")
    assert done(s)
    assert cubes(s, "ceres") == {"OPA": 2, "UN": 1}
    assert supply(s, "MCR") == 17


@pytest.mark.rule("EXP-19.2")
def test_anderson_dawes_lets_the_un_pick_the_cube_that_makes_way() -> None:
    s = lay(cubes={"ceres": "OPA 1, UN 1, UN diplomat 1"})
    resolve(s, "OPA", "anderson_dawes")
    assert asked(s) == "UN"
    assert options(s) == {"cube:normal", "cube:diplomat"}
    play(s, "cube:normal")
    assert done(s)
    assert (cubes(s, "ceres"), diplomats(s, "ceres")) == ({"OPA": 2, "UN": 1}, 1)


@pytest.mark.rule("EXP-11.9", "EXP-14.15")
def test_anderson_dawes_removes_even_where_no_cube_is_left_to_place() -> None:
    s = lay(cubes={"ceres": "OPA 17, UN 1"})
    resolve(s, "OPA", "anderson_dawes")
    assert done(s)
    assert cubes(s, "ceres") == {"OPA": 17}


@pytest.mark.rule("EXP-11.6")
def test_anderson_dawes_with_an_empty_supply_takes_a_cube_from_another_base() -> None:
    s = lay(cubes={"ceres": "OPA 14, UN 1", "titan": "OPA 2", "luna": "OPA 1"})
    resolve(s, "OPA", "anderson_dawes")
    assert options(s) == bases("titan luna"), "not from Ceres itself"
    play(s, "base:luna")
    assert done(s)
    assert (cubes(s, "ceres"), cubes(s, "luna")) == ({"OPA": 15}, {})


# Dr. Strickland


@pytest.mark.rule("EXP-2.10", "EXP-14.2", "EXP-14.7")
def test_dr_strickland_replaces_an_opposing_cube_on_a_food_or_water_base() -> None:
    s = lay(cubes={"rhea": "UN 1, OPA 1", "titan": "MCR 1", "africa": "PG 2", "io": "UN 1", "luna": "UN 1"})
    resolve(s, "PG", "dr_strickland")
    assert options(s) == bases("rhea titan"), "not Africa with own cubes only, not Minerals, not Technology"
    play(s, "base:rhea")
    assert options(s) == factions("UN OPA")
    play(s, "faction:UN")
    assert done(s)
    assert cubes(s, "rhea") == {"OPA": 1, "PG": 1}


@pytest.mark.rule("EXP-11.5")
def test_dr_strickland_lets_the_un_place_a_diplomat() -> None:
    s = lay(cubes={"titan": "MCR 1"})
    resolve(s, "UN", "dr_strickland")
    assert options(s) == {"cube:normal", "cube:diplomat"}
    play(s, "cube:diplomat")
    assert done(s)
    assert (cubes(s, "titan"), diplomats(s, "titan")) == ({"UN": 1}, 1)


@pytest.mark.rule("EXP-19.24")
def test_dr_strickland_on_protogens_last_cube_sends_the_token_home() -> None:
    s = lay(cubes={"titan": "PG 1"}, tech=2, tokens="titan")
    resolve(s, "UN", "dr_strickland")
    play(s, "cube:normal")
    assert done(s)
    assert (cubes(s, "titan"), sum(s.tokens)) == ({"UN": 1}, 0)


# Weeping Somnambulist


@pytest.mark.rule("EXP-14.3", "EXP-14.6")
def test_weeping_somnambulist_moves_two_of_your_cubes_to_any_other_bases() -> None:
    s = lay(cubes={"ceres": "OPA 1", "titan": "OPA 1", "luna": "UN 1"})
    resolve(s, "OPA", "weeping_somnambulist")
    assert options(s) == {PASS, *bases("ceres titan")}
    play(s, "base:ceres")
    assert options(s) == bases(f"{INNER} {BELT} {OUTER}") - bases("ceres")
    play(s, "base:luna")
    assert options(s) == {PASS, *bases("titan")}, "the cube on Luna has moved already"
    play(s, "base:titan", "base:luna")
    assert done(s)
    assert cubes(s, "luna") == {"UN": 1, "OPA": 2}
    assert supply(s, "OPA") == 15


@pytest.mark.rule("EXP-14.3")
def test_weeping_somnambulist_may_move_the_older_cube_of_the_base_where_the_first_arrived() -> None:
    s = lay(cubes={"ceres": "OPA 1", "titan": "OPA 1"})
    resolve(s, "OPA", "weeping_somnambulist")
    play(s, "base:ceres", "base:titan")
    assert options(s) == {PASS, *bases("titan")}
    play(s, "base:titan", "base:ceres")
    assert done(s)
    assert (cubes(s, "ceres"), cubes(s, "titan")) == ({"OPA": 1}, {"OPA": 1})


@pytest.mark.rule("EXP-14.3", "EXP-14.14")
def test_weeping_somnambulist_has_no_effect_without_a_cube_of_yours() -> None:
    s = lay(cubes={"luna": "UN 1"})
    before = table(s)
    resolve(s, "PG", "weeping_somnambulist")
    assert done(s)
    assert table(s) == before


@pytest.mark.rule("EXP-19.2")
def test_weeping_somnambulist_never_moves_the_uns_same_diplomat_twice() -> None:
    s = lay(cubes={"luna": "UN 1, UN diplomat 1", "titan": "UN 1"})
    resolve(s, "UN", "weeping_somnambulist")
    play(s, "base:luna", "base:titan")
    assert options(s) == {"cube:normal", "cube:diplomat"}
    play(s, "cube:diplomat")
    assert options(s) == {PASS, *bases("luna titan")}
    play(s, "base:titan", "base:rhea")
    assert done(s), "only the normal cube of Titan was free to go"
    assert (cubes(s, "rhea"), diplomats(s, "rhea"), diplomats(s, "titan")) == ({"UN": 1}, 0, 1)


@pytest.mark.rule("EXP-19.2")
def test_weeping_somnambulist_never_moves_the_uns_same_normal_cube_twice() -> None:
    s = lay(cubes={"luna": "UN 1", "titan": "UN diplomat 1"})
    resolve(s, "UN", "weeping_somnambulist")
    play(s, "base:luna", "base:titan", "base:titan", "base:rhea")
    assert done(s), "only the Diplomat of Titan was free to go"
    assert (diplomats(s, "rhea"), diplomats(s, "titan"), cubes(s, "titan")) == (1, 0, {"UN": 1})


@pytest.mark.rule("EXP-19.24")
def test_weeping_somnambulist_sends_the_token_home_with_protogens_last_cube() -> None:
    s = lay(cubes={"eros": "PG 1", "titan": "PG 1"}, tech=2, tokens="eros")
    resolve(s, "PG", "weeping_somnambulist")
    play(s, "base:eros", "base:io", "base:titan", "base:eros")
    assert done(s)
    assert (cubes(s, "eros"), sum(s.tokens)) == ({"PG": 1}, 0), "it came back too late"


# Covert Op


@pytest.mark.rule("EXP-23.19")
def test_covert_op_swaps_two_cubes_of_different_owners_on_different_bases() -> None:
    s = lay(cubes={"ceres": "UN 1, MCR 1", "eros": "UN 1", "titan": "PG 1"})
    resolve(s, "PG", "covert_op")
    assert options(s) == bases("ceres eros titan")
    play(s, "base:eros")
    assert options(s) == bases("ceres titan")
    play(s, "base:ceres")
    assert done(s), "on Ceres only the MCR is another owner"
    assert (cubes(s, "eros"), cubes(s, "ceres"), cubes(s, "titan")) == ({"MCR": 1}, {"UN": 2}, {"PG": 1})


@pytest.mark.rule("EXP-23.19")
def test_covert_op_offers_as_first_only_an_owner_with_a_partner_elsewhere() -> None:
    s = lay(cubes={"ceres": "UN 1, MCR 1", "eros": "UN 1"})
    resolve(s, "PG", "covert_op")
    assert options(s) == bases("ceres eros")
    play(s, "base:ceres")
    assert done(s), "the UN's cube on Ceres has no partner of another owner on another Base"
    assert (cubes(s, "ceres"), cubes(s, "eros")) == ({"UN": 2}, {"MCR": 1})


@pytest.mark.rule("EXP-23.19")
def test_covert_op_starts_from_any_base_and_may_move_your_own_cube() -> None:
    s = lay(cubes={"eurasia": "UN 1, PG 1", "rings": "OPA 1, PG 1", "titan": "PG 1"})
    resolve(s, "PG", "covert_op")
    assert options(s) == bases("eurasia rings titan")
    play(s, "base:eurasia")
    assert options(s) == factions("UN PG")
    play(s, "faction:PG")
    assert done(s), "the OPA's on the Rings is the only cube of another owner elsewhere"
    assert (cubes(s, "eurasia"), cubes(s, "rings")) == ({"UN": 1, "OPA": 1}, {"PG": 2})


@pytest.mark.rule("EXP-23.19", "EXP-14.14")
@pytest.mark.parametrize("only", [{"ceres": "UN 1, MCR 1"}, {"ceres": "PG 1", "eros": "PG 2"}])
def test_covert_op_without_a_legal_pair_has_no_effect(only: dict[str, str]) -> None:
    s = lay(cubes=only)
    before = table(s)
    resolve(s, "PG", "covert_op")
    assert done(s)
    assert table(s) == before


@pytest.mark.rule("EXP-19.2", "EXP-23.19")
def test_covert_op_lets_the_un_pick_which_of_its_cubes_is_exchanged() -> None:
    s = lay(cubes={"ceres": "MCR 1", "eros": "UN 1, UN diplomat 1"})
    resolve(s, "MCR", "covert_op")
    play(s, "base:ceres")
    assert asked(s) == "UN"
    assert options(s) == {"cube:normal", "cube:diplomat"}
    play(s, "cube:diplomat")
    assert done(s)
    assert (cubes(s, "ceres"), diplomats(s, "ceres")) == ({"UN": 1}, 1)
    assert (cubes(s, "eros"), diplomats(s, "eros")) == ({"UN": 1, "MCR": 1}, 0)


@pytest.mark.rule("EXP-19.24", "EXP-23.19")
def test_covert_op_on_protogens_last_cube_sends_the_token_home() -> None:
    s = lay(cubes={"eros": "PG 1", "titan": "OPA 1"}, tech=2, tokens="eros")
    resolve(s, "MCR", "covert_op")
    play(s, "base:titan")
    assert done(s)
    assert (cubes(s, "eros"), cubes(s, "titan"), sum(s.tokens)) == ({"OPA": 1}, {"PG": 1}, 0)
