"""EXP-9 to EXP-12: Action Points, Move, Influence, Build."""

import pytest

from astrarium.games.expanse.rules.actions import Spend
from astrarium.games.expanse.state import Expanse
from tables.expanse import (
    begin_scoring,
    begin_turn,
    cubes,
    diplomats,
    fleets,
    lay,
    new_game,
    pass_events,
    points,
    resolve,
    rocinante,
    spend,
    supply,
    take,
)
from tables.expanse_options import amounts, bases, done, orbits
from tables.playing import asked, options, pending, play, question


def named(s: Expanse, prefix: str) -> set[str]:
    """The options of one sort: "base:", "orbit:"."""
    return {name for name in options(s) if name.startswith(prefix)}


# Actions in general


@pytest.mark.rule("EXP-9.1")
@pytest.mark.parametrize(
    "action",
    [["orbit:orbit_ceres", "orbit:orbit_eros"], ["base:ceres"], ["do:build", "kind:fleet"]],
    ids=["Move", "Influence", "Build"],
)
def test_a_basic_action_costs_one_point(action: list[str]) -> None:
    s = spend(lay(fleets={"ceres": "MCR 1"}), "MCR", 3)
    play(s, *action)
    assert (question(s), pending(s, Spend).left) == ("Spend", 2)


@pytest.mark.rule("EXP-9.1")
def test_a_basic_action_may_be_repeated() -> None:
    s = spend(lay(fleets={"ceres": "PG 1"}), "PG", 4)
    play(s, "base:ceres", "base:ceres", "do:build", "do:build")
    assert done(s)
    assert cubes(s, "ceres") == {"PG": 2}
    assert fleets(s, "thoth") == {"PG": {"fleet": 2}}


@pytest.mark.rule("EXP-9.2")
@pytest.mark.parametrize(
    ("faction", "action", "cost"),
    [("MCR", "attack", 2), ("MCR", "repair", 1), ("OPA", "sabotage", 1), ("PG", "infect", 2)],
)
def test_special_actions_have_their_own_cost(faction: str, action: str, cost: int) -> None:
    s = lay(
        cubes={"ceres": "OPA 1, PG 1, UN 3"},
        fleets={"ceres": "UN 1, MCR 1 battleship_damaged"},
        tech={"MCR": 2, "OPA": 3, "PG": 2},
    )
    spend(s, faction, 4)
    play(s, f"do:{action}")
    if question(s) == "Whose":
        play(s, "faction:UN")
    assert (question(s), pending(s, Spend).left) == ("Spend", 4 - cost)


@pytest.mark.rule("EXP-9.2")
@pytest.mark.parametrize("faction", ["UN", "OPA", "PG"])
def test_special_actions_belong_to_their_faction(faction: str) -> None:
    s = lay(
        cubes={"ceres": "OPA 1, PG 1, UN 3"},
        fleets={"ceres": "UN 1, OPA 1, PG 1, MCR 1 battleship_damaged"},
        tech=3,
    )
    own = {"UN": set(), "OPA": {"do:sabotage"}, "PG": {"do:infect"}}
    special = {"do:attack", "do:repair", "do:sabotage", "do:infect"}
    assert options(spend(s, faction, 4)) & special == own[faction]


@pytest.mark.rule("EXP-9.3")
def test_a_limit_per_pool_begins_anew_with_each_grant_of_points() -> None:
    s = spend(lay(cubes={"titan": "OPA 1, UN 5"}, tech={"OPA": 3}), "OPA", 4)
    play(s, "do:sabotage", "do:sabotage")
    assert "do:sabotage" not in options(s)
    play(s, "do:stop")
    resolve(s, "OPA", "camina_drummer")
    assert "do:sabotage" in options(s)


@pytest.mark.rule("EXP-9.4")
def test_points_of_an_event_are_spent_at_once_outside_ones_own_turn_with_ones_abilities() -> None:
    s = begin_turn(lay(track="camina_drummer nauvoo riot_gear ambush scopuli", initiative="OPA UN MCR PG"), "UN")
    take(s, "camina_drummer")
    play(s, "do:stop", "do:resolve")
    assert (question(s), asked(s), pending(s, Spend).left) == ("Spend", "OPA", 1)
    play(s, "base:titan")
    assert cubes(s, "titan") == {"OPA": 1}
    assert (question(s), asked(s)) == ("TakeCard", "MCR")


@pytest.mark.rule("EXP-9.5")
@pytest.mark.parametrize(
    ("begin", "details"),
    [
        (["do:build"], {"kind:fleet", "kind:battleship"}),
        (["orbit:orbit_ceres"], {"amount:1", "amount:2"}),
        (["orbit:orbit_ceres", "amount:2"], orbits("earth mars eros tycho thoth vesta jupiter")),
    ],
)
def test_an_action_is_finished_before_the_next(begin: list[str], details: set[str]) -> None:
    s = spend(lay(fleets={"ceres": "MCR 2"}), "MCR", 3)
    play(s, *begin)
    assert options(s) == details


@pytest.mark.rule("EXP-9.6")
def test_building_needs_a_unit_off_the_map() -> None:
    s = spend(lay(fleets={"earth": "UN 5"}), "UN", 1)
    assert "do:build" not in options(s)


@pytest.mark.rule("EXP-9.6")
def test_a_move_ends_in_another_orbit() -> None:
    s = spend(lay(fleets={"earth": "UN 1"}), "UN", 1)
    play(s, "orbit:orbit_earth")
    assert "orbit:orbit_earth" not in options(s)


@pytest.mark.rule("EXP-9.6", "EXP-11.9")
def test_influence_that_could_only_stay_where_it_is_is_not_offered() -> None:
    s = spend(lay(cubes={"ceres": "MCR 17"}, fleets={"ceres": "MCR 1", "eros": "MCR 1"}), "MCR", 1)
    assert named(s, "base:") == {"base:eros"}


# Move


@pytest.mark.rule("EXP-10.1", "EXP-10.3")
def test_a_group_is_one_or_more_fleets_of_one_orbit() -> None:
    s = spend(lay(fleets={"earth": "UN 3", "ceres": "UN 2"}), "UN", 1)
    play(s, "orbit:orbit_earth")
    assert options(s) == amounts(3, least=1)
    play(s, "amount:2", "orbit:orbit_mars")
    assert [fleets(s, orbit) for orbit in ("earth", "mars", "ceres")] == [
        {"UN": {"fleet": 1}},
        {"UN": {"fleet": 2}},
        {"UN": {"fleet": 2}},
    ]


@pytest.mark.rule("EXP-10.4")
def test_the_same_fleets_may_be_moved_again() -> None:
    s = spend(lay(fleets={"earth": "UN 1"}), "UN", 3)
    play(s, "orbit:orbit_earth", "orbit:orbit_ceres", "orbit:orbit_ceres", "orbit:orbit_jupiter", "orbit:orbit_jupiter")
    play(s, "orbit:orbit_saturn")
    assert fleets(s, "saturn") == {"UN": {"fleet": 1}}


@pytest.mark.rule("EXP-10.5")
def test_the_rocinante_moves_in_a_group() -> None:
    s = spend(lay(fleets={"earth": "UN 2"}, rocinante="UN earth"), "UN", 1)
    play(s, "orbit:orbit_earth", "amount:1", "amount:1", "orbit:orbit_mars")
    assert done(s)
    assert fleets(s, "mars") == {"UN": {"fleet": 1}}
    assert rocinante(s) == ("UN", "mars")


@pytest.mark.rule("EXP-10.5", "EXP-10.3")
def test_the_rocinante_moves_alone() -> None:
    s = spend(lay(fleets={"earth": "UN 2"}, rocinante="UN earth"), "UN", 1)
    play(s, "orbit:orbit_earth", "amount:0", "orbit:orbit_mars")
    assert rocinante(s) == ("UN", "mars")
    assert fleets(s, "earth") == {"UN": {"fleet": 2}}


@pytest.mark.rule("EXP-10.6")
def test_battleships_of_either_side_and_fleets_move_together_for_one_point() -> None:
    s = spend(lay(fleets={"mars": "MCR 3, MCR 1 battleship, MCR 1 battleship_damaged"}), "MCR", 1)
    play(s, "orbit:orbit_mars", "amount:3", "amount:1", "amount:1", "orbit:orbit_earth")
    assert done(s)
    assert fleets(s, "earth") == {"MCR": {"fleet": 3, "battleship": 1, "battleship_damaged": 1}}


@pytest.mark.rule("EXP-10.6")
def test_scrap_ships_move_like_any_fleet() -> None:
    s = spend(lay(fleets={"tycho": "OPA 2 scrap_ship"}, tech={"OPA": 1}), "OPA", 1)
    play(s, "orbit:orbit_tycho", "amount:2", "orbit:orbit_earth")
    assert fleets(s, "earth") == {"OPA": {"scrap_ship": 2}}


@pytest.mark.rule("EXP-10.7")
def test_other_fleets_neither_block_nor_fight() -> None:
    s = lay(
        fleets={"saturn": "UN 1, PG 2", "jupiter": "MCR 2 battleship, OPA 5", "ceres": "PG 3"}, rocinante="PG ceres"
    )
    spend(s, "UN", 2)
    play(s, "orbit:orbit_saturn", "orbit:orbit_jupiter", "orbit:orbit_ceres")
    assert done(s)
    assert fleets(s, "ceres") == {"UN": {"fleet": 1}, "PG": {"fleet": 3}}
    assert fleets(s, "jupiter") == {"MCR": {"battleship": 2}, "OPA": {"fleet": 5}}


@pytest.mark.rule("EXP-10.8")
def test_a_move_moves_only_ones_own_fleets() -> None:
    s = spend(lay(fleets={"ceres": "UN 1, MCR 2", "mars": "MCR 1"}, rocinante="PG eros"), "UN", 1)
    assert named(s, "orbit:") == {"orbit:orbit_ceres"}
    play(s, "orbit:orbit_ceres", "orbit:orbit_vesta")
    assert fleets(s, "ceres") == {"MCR": {"fleet": 2}}


# Influence


@pytest.mark.rule("EXP-11.1")
def test_influence_needs_a_fleet_in_the_connected_orbit() -> None:
    s = spend(lay(cubes={"titan": "MCR 3"}, fleets={"mars": "MCR 1", "saturn": "OPA 1"}), "MCR", 1)
    assert named(s, "base:") == bases("mariner_valley londres_nova")
    play(s, "base:londres_nova")
    assert cubes(s, "londres_nova") == {"MCR": 1}
    assert supply(s, "MCR") == 13


@pytest.mark.rule("EXP-11.3")
@pytest.mark.parametrize(
    ("faction", "line", "holder"),
    [
        ("MCR", {"earth": "MCR 1 battleship"}, "PG"),
        ("MCR", {"earth": "MCR 1 battleship_damaged"}, "PG"),
        ("OPA", {"earth": "OPA 1 scrap_ship"}, "PG"),
        ("MCR", {}, "MCR"),
    ],
    ids=["Battleship", "damaged Battleship", "Scrap Ship", "Rocinante"],
)
def test_any_kind_of_own_fleet_suffices(faction: str, line: dict[str, str], holder: str) -> None:
    s = spend(lay(fleets=line, rocinante=f"{holder} earth", tech={"OPA": 1}), faction, 1)
    assert bases("eurasia africa luna") <= options(s)


@pytest.mark.rule("EXP-11.3")
def test_the_rocinante_of_another_player_does_not_suffice() -> None:
    s = spend(lay(rocinante="PG earth"), "MCR", 1)
    assert named(s, "base:") == set()


@pytest.mark.rule("EXP-11.4", "EXP-21.3")
@pytest.mark.parametrize(
    ("orbit", "open_bases"),
    [("earth", "eurasia africa"), ("vesta", ""), ("jupiter", "ganymede europa"), ("saturn", "rhea titan")],
)
def test_influence_is_never_placed_on_a_closed_base(orbit: str, open_bases: str) -> None:
    s = spend(lay("UN MCR", fleets={orbit: "MCR 1"}, rocinante="UN mars"), "MCR", 1)
    assert named(s, "base:") == bases(open_bases)


@pytest.mark.rule("EXP-11.5")
@pytest.mark.parametrize(("cube", "number"), [("normal", 0), ("diplomat", 1)])
def test_the_un_picks_the_kind_of_cube(cube: str, number: int) -> None:
    s = spend(lay(fleets={"earth": "UN 1"}), "UN", 1)
    play(s, "base:luna")
    assert options(s) == {"cube:normal", "cube:diplomat"}
    play(s, f"cube:{cube}")
    assert cubes(s, "luna") == {"UN": 1}
    assert diplomats(s, "luna") == number


@pytest.mark.rule("EXP-11.5")
@pytest.mark.parametrize(
    ("on_map", "number"), [("UN diplomat 3", 0), ("UN 14", 1)], ids=["only normal cubes", "only Diplomats"]
)
def test_the_un_is_not_asked_with_one_kind_in_supply(on_map: str, number: int) -> None:
    s = spend(lay(cubes={"io": on_map}, fleets={"earth": "UN 1"}), "UN", 1)
    play(s, "base:luna")
    assert done(s)
    assert diplomats(s, "luna") == number


@pytest.mark.rule("EXP-11.6")
def test_with_an_empty_supply_a_cube_comes_from_another_base() -> None:
    s = spend(lay(cubes={"ceres": "MCR 9", "io": "MCR 7", "luna": "MCR 1"}, fleets={"earth": "MCR 1"}), "MCR", 1)
    play(s, "base:luna")
    assert options(s) == bases("ceres io"), "from any other Base"
    play(s, "base:io")
    assert cubes(s, "luna") == {"MCR": 2} and cubes(s, "io") == {"MCR": 6}


@pytest.mark.rule("EXP-11.6", "EXP-11.5")
@pytest.mark.parametrize(("cube", "number"), [("normal", 0), ("diplomat", 1)])
def test_the_un_picks_the_kind_it_takes_from_a_base(cube: str, number: int) -> None:
    s = spend(lay(cubes={"io": "UN 14, UN diplomat 3"}, fleets={"earth": "UN 1"}), "UN", 1)
    play(s, "base:luna")
    assert options(s) == {"cube:normal", "cube:diplomat"}
    play(s, f"cube:{cube}")
    assert diplomats(s, "luna") == number


@pytest.mark.rule("EXP-11.7")
def test_the_supply_of_the_un_is_empty_only_without_diplomats_too() -> None:
    s = spend(lay(cubes={"io": "UN 14", "europa": "UN diplomat 2"}, fleets={"earth": "UN 1"}), "UN", 2)
    play(s, "base:luna")
    assert diplomats(s, "luna") == 1 and supply(s, "UN") == 0
    play(s, "base:africa")
    assert question(s) == "RelocateFrom"


@pytest.mark.rule("EXP-11.8")
def test_influence_actions_of_an_event_are_not_its_placements() -> None:
    s = lay(cubes={"io": "UN 14, UN diplomat 3"}, fleets={"earth": "UN 1"})
    resolve(s, "UN", "cotyar_ghazi")
    play(s, "base:luna", "cube:normal", "base:africa")
    assert options(s) == bases("io luna"), "the cube just placed on Luna may be taken again"


@pytest.mark.rule("EXP-11.8")
def test_the_last_cube_of_the_supply_placed_by_an_action_may_be_taken_again() -> None:
    s = spend(lay(cubes={"io": "MCR 16"}, fleets={"earth": "MCR 1"}), "MCR", 2)
    play(s, "base:luna", "base:africa")
    assert options(s) == bases("io luna")


@pytest.mark.rule("EXP-11.9")
def test_a_placement_without_a_cube_is_skipped() -> None:
    s = resolve(lay(cubes={"luna": "MCR 17"}), "MCR", "franklin_degraff")
    assert done(s)
    assert [cubes(s, base) for base in ("eurasia", "africa", "luna")] == [{"MCR": 1}, {"MCR": 1}, {"MCR": 15}]


@pytest.mark.rule("EXP-11.10")
def test_the_marker_of_control_points_is_never_placed() -> None:
    s = lay(cubes={"io": "MCR 16", "luna": "MCR 1"}, fleets={"earth": "MCR 1"})
    spend(s, "MCR", 1)
    play(s, "base:africa", "base:io")
    assert sum(cubes(s, base).get("MCR", 0) for base in ("io", "luna", "africa")) == 17
    assert points(s, "MCR") == 10


# Build


@pytest.mark.rule("EXP-12.1")
@pytest.mark.parametrize(("faction", "home"), [("UN", "earth"), ("MCR", "mars"), ("OPA", "tycho"), ("PG", "thoth")])
def test_building_goes_home_unasked(faction: str, home: str) -> None:
    line = "MCR 2, MCR 2 battleship" if faction == "MCR" else f"{faction} 4"
    s = spend(lay(cubes={"io": f"{faction} 2"}, fleets={"jupiter": line}), faction, 1)
    play(s, "do:build")
    assert done(s)
    assert fleets(s, home) == {faction: {"fleet": 1}}
    assert faction not in fleets(s, "off_map")


@pytest.mark.rule("EXP-12.3")
@pytest.mark.parametrize("kind", ["fleet", "battleship"])
def test_the_mcr_picks_what_it_builds(kind: str) -> None:
    s = spend(lay(), "MCR", 1)
    play(s, "do:build")
    assert options(s) == {"kind:fleet", "kind:battleship"}
    play(s, f"kind:{kind}")
    assert fleets(s, "mars") == {"MCR": {kind: 1}}


@pytest.mark.rule("EXP-12.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_can_build_at_the_start(players: int) -> None:
    s = new_game(players)
    position = s.to_json() | {"next": [{"step": "Spend", "player": s.player_ids()[s.player], "left": 1}]}
    assert "do:build" not in options(s.game.from_json(position))


@pytest.mark.rule("EXP-12.5", "EXP-13.10")
def test_building_is_possible_after_a_loss() -> None:
    s = lay(fleets={"earth": "UN 5, MCR 1"})
    spend(s, "MCR", 2)
    play(s, "do:attack")
    spend(s, "UN", 1)
    play(s, "do:build")
    assert fleets(s, "earth")["UN"] == {"fleet": 5}


@pytest.mark.rule("EXP-12.6")
def test_fleets_of_others_do_not_prevent_building() -> None:
    s = spend(lay(fleets={"earth": "MCR 2 battleship, OPA 5"}), "UN", 1)
    play(s, "do:build")
    assert fleets(s, "earth")["UN"] == {"fleet": 1}


@pytest.mark.rule("EXP-12.7")
def test_scrap_ships_are_built_by_a_build_action() -> None:
    s = spend(lay(fleets={"tycho": "OPA 5"}, tech={"OPA": 1}), "OPA", 1)
    play(s, "do:build", "amount:1")
    assert fleets(s, "tycho") == {"OPA": {"fleet": 5, "scrap_ship": 1}}


@pytest.mark.rule("EXP-12.7", "EXP-17.4")
def test_scrap_ships_are_not_built_free() -> None:
    s = begin_scoring(lay(tech={"OPA": 1}), "MCR")
    play(s, "sector:belt")
    pass_events(s)
    assert (question(s), asked(s)) == ("FreeBuild", "OPA")
    assert options(s) == {"do:pass", "kind:fleet"}


@pytest.mark.rule("EXP-12.7")
def test_scrap_ships_are_not_built_by_bush_naval_yards() -> None:
    s = resolve(lay(tech={"OPA": 1}), "UN", "bush_naval_yards")
    assert fleets(s, "tycho") == {"OPA": {"fleet": 5}}
    assert fleets(s, "off_map") == {"OPA": {"scrap_ship": 2}}


@pytest.mark.rule("EXP-12.7")
def test_scrap_ships_are_not_brought_by_bobbie_draper() -> None:
    """Kenzo Gabriel lets the OPA resolve her."""
    s = lay(fleets={"mars": "MCR 1", "tycho": "OPA 5"}, tech={"OPA": 1}, track="bobbie_draper")
    resolve(s, "OPA", "kenzo_gabriel")
    assert fleets(s, "mars") == {"OPA": {"fleet": 1}}, "the only choice is a fleet at Tycho"
    assert fleets(s, "off_map")["OPA"] == {"scrap_ship": 2}
