"""EXP-14: resolving Events."""

import pytest

from astrarium.games.expanse.components import BASE
from tables.expanse import begin_turn, cubes, fleets, lay, points, resolve, supply, take, track
from tables.expanse_options import bases, done, factions, units
from tables.playing import asked, options, play, question

OTHERS = "nauvoo riot_gear ambush scopuli"


@pytest.mark.rule("EXP-14.1")
def test_without_the_icon_an_event_is_neither_resolved_nor_kept() -> None:
    s = begin_turn(lay(track=f"diogo_harari {OTHERS}"), "UN")
    take(s, "diogo_harari")
    assert question(s) == "Spend"
    play(s, "do:stop")
    assert asked(s) == "OPA", "only those with the icon are asked"
    play(s, "do:decline")
    assert question(s) == "TakeCard"


@pytest.mark.rule("EXP-14.1", "EXP-23.10")
def test_kenzo_gabriel_is_the_exception() -> None:
    s = resolve(lay(track="terraforming nauvoo"), "OPA", "kenzo_gabriel")
    assert cubes(s, "mariner_valley") == {"OPA": 1}
    assert track(s) == ["terraforming", "nauvoo"]


@pytest.mark.rule("EXP-14.2")
def test_a_mandatory_part_cannot_be_passed() -> None:
    s = resolve(lay(cubes={"titan": "UN 1", "io": "OPA 1"}), "MCR", "slingshot_racing")
    assert options(s) == bases("titan io")


@pytest.mark.rule("EXP-14.3")
@pytest.mark.parametrize(
    ("removals", "left"),
    [
        (["do:pass"], [1, 1, 1]),
        (["base:ceres", "do:pass"], [0, 1, 1]),
        (["base:ceres", "base:eros"], [0, 0, 1]),
    ],
)
def test_up_to_two_is_none_one_or_two(removals: list[str], left: list[int]) -> None:
    s = resolve(lay(cubes={"ceres": "UN 1", "eros": "UN 1", "thoth": "UN 1"}), "MCR", "riot_gear")
    play(s, *removals)
    assert done(s)
    assert [cubes(s, base).get("UN", 0) for base in ("ceres", "eros", "thoth")] == left


@pytest.mark.rule("EXP-14.4")
def test_an_impossible_part_is_skipped_and_the_others_are_carried_out() -> None:
    s = resolve(lay(cubes={"londres_nova": "MCR 1"}), "UN", "destruction_of_deimos")
    assert cubes(s, "londres_nova") == {}, "Mariner Valley is empty, so that part is skipped"
    play(s, "base:africa", "cube:normal")
    assert done(s)
    assert cubes(s, "africa") == {"UN": 1}


@pytest.mark.rule("EXP-14.5")
def test_parts_are_carried_out_in_the_printed_order() -> None:
    """The Canterbury: the cube that is removed first is in the supply when one is placed."""
    s = lay(cubes={"titan": "OPA 1", "io": "OPA 16"})
    resolve(s, "OPA", "destruction_of_the_canterbury")
    play(s, "base:titan", "base:africa")
    assert done(s), "no cube need come from the map"
    assert cubes(s, "africa") == {"OPA": 1} and cubes(s, "io") == {"OPA": 16}


@pytest.mark.rule("EXP-14.5")
def test_a_condition_counts_what_stands_when_its_part_is_reached() -> None:
    """Jules-Pierre Mao: Control Points come before the placement that would give control."""
    s = resolve(lay(cubes={"thoth": "PG 1"}), "PG", "jules_pierre_mao")
    play(s, "base:luna")
    assert points(s, "PG") == 11


@pytest.mark.rule("EXP-14.6")
def test_placing_by_an_event_needs_no_fleet() -> None:
    s = resolve(lay(), "MCR", "terraforming")
    assert cubes(s, "mariner_valley") == cubes(s, "londres_nova") == {"MCR": 1}


@pytest.mark.rule("EXP-14.7")
def test_the_resolving_player_picks_base_and_owner_and_the_cube_goes_to_its_owner() -> None:
    s = lay(cubes={"titan": "UN 2, OPA 1, MCR 1", "io": "PG 1"})
    resolve(s, "MCR", "slingshot_racing")
    assert options(s) == bases("titan io")
    play(s, "base:titan")
    assert options(s) == factions("UN OPA MCR"), "its own cube is a target too"
    play(s, "faction:OPA")
    assert cubes(s, "titan") == {"UN": 2, "MCR": 1}
    assert supply(s, "OPA") == 17


@pytest.mark.rule("EXP-14.7")
def test_ones_own_cube_must_go_if_there_is_no_other() -> None:
    s = resolve(lay(cubes={"titan": "MCR 1"}), "MCR", "slingshot_racing")
    assert done(s)
    assert cubes(s, "titan") == {}


@pytest.mark.rule("EXP-14.7", "EXP-14.8")
def test_opposing_influence_is_never_ones_own() -> None:
    s = resolve(lay(cubes={"ceres": "OPA 2, UN 1, PG 1", "eros": "OPA 1"}), "OPA", "carne_por_la_machina")
    assert options(s) == factions("UN PG")


@pytest.mark.rule("EXP-14.8")
def test_an_opponent_is_any_other_player_and_you_are_who_resolves() -> None:
    """Scopuli, accepted through the offer in the UN's turn: the UN is an opponent, the MCR is not."""
    s = lay(
        fleets={"ceres": "UN 1, MCR 1, OPA 1, PG 1"},
        track="scopuli heavy_burn nauvoo riot_gear ambush",
        initiative="MCR UN OPA PG",
    )
    begin_turn(s, "UN")
    take(s, "scopuli")
    play(s, "do:points", "do:stop")
    assert asked(s) == "MCR"
    play(s, "do:resolve")
    assert options(s) == {"do:pass"} | units("ceres.UN.fleet ceres.OPA.fleet ceres.PG.fleet")


@pytest.mark.rule("EXP-14.9")
def test_each_player_acts_clockwise_from_the_resolving_player() -> None:
    two_each = {
        "UN": "sematimba razorback",
        "MCR": "anubis ambush",
        "OPA": "covert_op scopuli",
        "PG": "star_helix nauvoo",
    }
    s = resolve(lay(kept=two_each), "OPA", "assassin")
    order = []
    while s.choice is not None:
        order.append(asked(s))
        play(s, min(options(s)))
    assert order == ["OPA", "PG", "UN", "MCR"]


@pytest.mark.rule("EXP-14.10")
def test_any_orbit_is_every_other_orbit() -> None:
    s = resolve(lay(fleets={"saturn": "OPA 1"}), "OPA", "razorback")
    assert len(options(s)) == 8 and "orbit:orbit_saturn" not in options(s)


@pytest.mark.rule("EXP-14.11")
def test_there_are_no_reactions() -> None:
    """The UN holds Events and the Rocinante, but its cube goes without its being asked."""
    s = lay(
        cubes={"titan": "UN 1"},
        track=f"slingshot_racing {OTHERS}",
        kept={"UN": "sematimba josephus_miller"},
        rocinante="UN saturn",
    )
    begin_turn(s, "MCR")
    take(s, "slingshot_racing")
    play(s, "do:resolve")
    assert cubes(s, "titan") == {}
    assert (question(s), asked(s)) == ("TakeCard", "OPA")


@pytest.mark.rule("EXP-14.12")
def test_control_points_are_added_at_once() -> None:
    s = resolve(lay(cubes={"thoth": "PG 1", "luna": "PG 1"}), "PG", "jules_pierre_mao")
    assert question(s) == "PlaceOne", "the Event goes on"
    assert points(s, "PG") == 12


@pytest.mark.rule("EXP-14.13")
@pytest.mark.parametrize(
    ("card", "named"),
    [
        ("blockade_of_earth", "eurasia africa"),
        ("voices_of_eros", "eurasia africa mariner_valley londres_nova"),
        (
            "the_hybrid",
            "eurasia africa mariner_valley londres_nova ceres eros tycho thoth ganymede europa rhea titan",
        ),
    ],
)
def test_closed_bases_are_ignored(card: str, named: str) -> None:
    assert options(resolve(lay("UN MCR"), "MCR", card)) == bases(named)


@pytest.mark.rule("EXP-14.14")
@pytest.mark.parametrize("card", ["captain_yvgeny", "bobbie_draper", "nauvoo", "julie_mao", "razorback"])
def test_an_event_without_any_effect_is_over_at_once(card: str) -> None:
    s = resolve(lay(), "UN", card)
    assert done(s)


@pytest.mark.rule("EXP-14.15")
def test_an_option_that_leaves_a_mandatory_part_undone_is_not_offered() -> None:
    """All seventeen cubes lie on Titan: none could be placed there."""
    s = resolve(lay(cubes={"titan": "PG 17"}), "PG", "phoebe_station")
    assert options(s) == bases("rhea rings")


@pytest.mark.rule("EXP-14.15")
def test_a_replacement_is_possible_where_something_can_be_removed() -> None:
    """Dr. Strickland with all own cubes on Europa: the UN's cube goes, none takes its place."""
    s = resolve(lay(cubes={"europa": "PG 17, UN 1"}), "PG", "dr_strickland")
    assert done(s)
    assert cubes(s, "europa") == {"PG": 17}


@pytest.mark.rule("EXP-14.16")
def test_named_bases_are_served_in_the_order_of_the_card() -> None:
    """One cube is in the supply: Eurasia gets it. Africa and Luna take theirs from the map, in this order."""
    s = lay(cubes={"io": "MCR 8", "titan": "MCR 8"})
    resolve(s, "MCR", "franklin_degraff")
    assert cubes(s, "eurasia") == {"MCR": 1}
    assert options(s) == bases("io titan")
    play(s, "base:io")
    assert cubes(s, "africa") == {"MCR": 1} and cubes(s, "luna") == {}
    play(s, "base:titan")
    assert cubes(s, "luna") == {"MCR": 1}


@pytest.mark.rule("EXP-14.2", "EXP-14.4")
def test_as_many_placements_as_there_are_bases() -> None:
    s = resolve(lay(fleets={"earth": "PG 1"}), "PG", "antony_dresden")
    assert done(s)
    assert {base for base in BASE.ids if cubes(s, base)} == {"luna", "londres_nova", "tycho", "thoth"}
    assert fleets(s, "earth") == {"PG": {"fleet": 1}}


@pytest.mark.rule("EXP-11.8")
def test_a_later_event_may_take_what_an_earlier_one_has_placed() -> None:
    s = resolve(lay(cubes={"io": "MCR 15"}), "MCR", "terraforming")
    resolve(s, "MCR", "franklin_degraff")
    assert options(s) == bases("io mariner_valley londres_nova")
