"""EXP-13: fleets, strength and hits."""

import pytest

from tables.expanse import begin_scoring, cubes, fleets, lay, orbital_control, resolve, rocinante, spend, strength
from tables.expanse_options import done, units
from tables.playing import options, play


@pytest.mark.rule("EXP-13.1")
@pytest.mark.parametrize(
    ("faction", "line", "value"),
    [
        ("UN", "UN 1", 1),
        ("MCR", "MCR 1 battleship", 2),
        ("MCR", "MCR 1 battleship_damaged", 1),
        ("OPA", "OPA 1 scrap_ship", 0.5),
    ],
)
def test_strength_of_a_token(faction: str, line: str, value: float) -> None:
    assert strength(lay(fleets={"ceres": line}, tech={"OPA": 1}), faction, "ceres") == value


@pytest.mark.rule("EXP-13.2", "EXP-13.1")
@pytest.mark.parametrize(("faction", "value"), [("OPA", 1), ("UN", 0)])
def test_the_rocinante_counts_for_its_controller(faction: str, value: int) -> None:
    assert strength(lay(rocinante="OPA ceres"), faction, "ceres") == value


@pytest.mark.rule("EXP-13.3")
def test_strength_is_the_sum_of_all_fleets_in_the_orbit() -> None:
    s = lay(
        fleets={"ceres": "MCR 2, MCR 1 battleship, MCR 1 battleship_damaged, OPA 3", "eros": "MCR 1"},
        rocinante="MCR ceres",
    )
    assert strength(s, "MCR", "ceres") == 2 + 2 + 1 + 1
    assert strength(s, "MCR", "eros") == 1


@pytest.mark.rule("EXP-13.5", "EXP-18.3")
@pytest.mark.parametrize("card", ["captain_yvgeny", "bobbie_draper", "theresa_yao", "ganymede_incident"])
def test_the_rocinante_is_no_target(card: str) -> None:
    s = resolve(lay(rocinante="PG jupiter", fleets={"jupiter": "UN 1"}), "UN", card)
    assert done(s)
    assert rocinante(s) == ("PG", "jupiter")
    assert fleets(s, "jupiter") == {"UN": {"fleet": 1}}


@pytest.mark.rule("EXP-13.5")
def test_ones_own_fleet_is_not_opposing() -> None:
    s = resolve(lay(fleets={"earth": "UN 3"}), "UN", "captain_yvgeny")
    assert done(s)
    assert fleets(s, "earth") == {"UN": {"fleet": 3}}


@pytest.mark.rule("EXP-13.6")
@pytest.mark.parametrize(
    ("faction", "line", "in_orbit", "in_pool"),
    [
        ("PG", "PG 1", {}, {"fleet": 5}),
        ("OPA", "OPA 1 scrap_ship", {}, {"fleet": 5, "scrap_ship": 2}),
        ("MCR", "MCR 1 battleship_damaged", {}, {"fleet": 3, "battleship": 2}),
        ("MCR", "MCR 1 battleship", {"MCR": {"battleship_damaged": 1}}, {"fleet": 3, "battleship": 1}),
    ],
    ids=["fleet", "Scrap Ship", "damaged Battleship", "full Battleship"],
)
def test_one_hit_on_one_token(
    faction: str, line: str, in_orbit: dict[str, dict[str, int]], in_pool: dict[str, int]
) -> None:
    s = resolve(lay(fleets={"ceres": line}, tech={"OPA": 1}, rocinante="UN ceres"), "UN", "captain_yvgeny")
    assert done(s)
    assert fleets(s, "ceres") == in_orbit
    assert fleets(s, "off_map")[faction] == in_pool


@pytest.mark.rule("EXP-13.7")
def test_two_hits_may_fall_on_two_battleships_or_on_one() -> None:
    s = lay(fleets={"ceres": "MCR 2 battleship, PG 1"})
    resolve(s, "PG", "stealth_ships")
    play(s, "orbit:orbit_ceres", "unit:ceres.MCR.battleship")
    assert options(s) == {"do:pass"} | units("ceres.MCR.battleship ceres.MCR.battleship_damaged")
    play(s, "unit:ceres.MCR.battleship_damaged")
    assert fleets(s, "ceres") == {"MCR": {"battleship": 1}}


@pytest.mark.rule("EXP-13.8")
def test_the_resolving_player_picks_owner_and_kind() -> None:
    line = "UN 1, MCR 1, MCR 1 battleship, MCR 1 battleship_damaged, OPA 1 scrap_ship"
    s = lay(fleets={"ceres": line}, tech={"OPA": 1})
    resolve(s, "UN", "captain_yvgeny")
    assert options(s) == units("ceres.MCR.fleet ceres.MCR.battleship ceres.MCR.battleship_damaged ceres.OPA.scrap_ship")


@pytest.mark.rule("EXP-13.9")
def test_turning_ones_own_battleship_counts_as_a_fleet_given_up() -> None:
    s = resolve(lay(fleets={"ceres": "MCR 1 battleship, UN 2"}), "MCR", "theresa_yao")
    play(s, "amount:1")
    assert done(s)
    assert fleets(s, "ceres") == {"MCR": {"battleship_damaged": 1}}


@pytest.mark.rule("EXP-13.9")
def test_turning_a_battleship_counts_as_the_hit_of_naomi_nagata() -> None:
    s = begin_scoring(lay(fleets={"mars": "MCR 1 battleship, OPA 1"}, rocinante="UN earth"), "UN")
    play(s, "sector:belt", "crew:roci_nagata", "orbit:orbit_mars", "unit:mars.MCR.battleship")
    assert fleets(s, "mars") == {"MCR": {"battleship_damaged": 1}, "OPA": {"fleet": 1}}


@pytest.mark.rule("EXP-13.10")
def test_influence_stays_when_the_last_fleet_is_lost() -> None:
    s = lay(cubes={"ceres": "PG 2"}, fleets={"ceres": "PG 1, MCR 1"}, rocinante="OPA tycho")
    spend(s, "MCR", 2)
    play(s, "do:attack")
    assert fleets(s, "ceres") == {"MCR": {"fleet": 1}}
    assert cubes(s, "ceres") == {"PG": 2}


@pytest.mark.rule("EXP-13.10")
def test_lost_fleets_may_be_rebuilt() -> None:
    s = spend(lay(fleets={"saturn": "PG 3"}), "PG", 2)
    play(s, "do:build", "do:build")
    assert fleets(s, "thoth") == {"PG": {"fleet": 2}}
    assert "PG" not in fleets(s, "off_map")


@pytest.mark.rule("EXP-13.11")
def test_an_effect_that_moves_opposing_fleets_cannot_move_the_rocinante() -> None:
    s = resolve(lay(fleets={"eros": "PG 1", "earth": "UN 1"}, rocinante="PG eros"), "UN", "scopuli")
    assert options(s) == {"do:pass"} | units("eros.PG.fleet")


@pytest.mark.rule("EXP-13.4")
def test_a_battleship_is_one_token_for_admiral_souther() -> None:
    s = resolve(lay(fleets={"mars": "MCR 1 battleship"}), "MCR", "admiral_souther")
    play(s, "unit:mars.MCR.battleship", "orbit:orbit_earth")
    assert done(s), "it has moved once; there is no second fleet"


@pytest.mark.rule("EXP-13.3", "EXP-2.13")
def test_orbital_control_compares_strength_not_tokens() -> None:
    assert orbital_control(lay(fleets={"ceres": "MCR 2 battleship, UN 3"}), "ceres") == "MCR"
