"""EXP-15 to EXP-17: the Scoring turn, scoring a Base, and what follows."""

from collections.abc import Callable

import pytest

from astrarium import IllegalChoice
from astrarium.games.expanse.state import Expanse
from tables.expanse import (
    all_points,
    begin_scoring,
    begin_turn,
    cubes,
    discarded,
    earned,
    fleets,
    kept,
    lay,
    pass_builds,
    pass_events,
    points,
    rocinante,
    score,
    score_final,
    spend,
    take,
    totals,
    track,
    who,
)
from tables.expanse_options import orbits
from tables.playing import asked, options, play, question

OTHERS = "nauvoo riot_gear ambush scopuli"

# The Scoring turn


def scoring_turn() -> Expanse:
    """The UN has taken a Scoring card; OPA holds an Event, PG the Rocinante, and MCR has the fewest CP."""
    s = lay(
        cubes={"titan": "UN 1"},
        track=f"score_1 {OTHERS}",
        deck="razorback",
        kept={"OPA": "fred_johnson"},
        rocinante="PG thoth",
        points={"MCR": 3},
    )
    begin_turn(s, "UN")
    return take(s, "score_1")


@pytest.mark.rule("EXP-15.1", "EXP-15.11")
def test_the_six_steps_in_their_order() -> None:
    s = scoring_turn()
    assert (question(s), asked(s)) == ("PickSector", "UN")
    play(s, "sector:outer")
    assert pass_events(s) == ["OPA", "PG"]
    assert points(s, "UN") == 12, "step 3 is done"
    assert s.tech == [1, 1, 1, 1], "step 4 is done"
    assert question(s) == "FreeBuild"
    assert rocinante(s) == ("PG", "thoth"), "step 6 is not"
    pass_builds(s)
    assert rocinante(s) == ("MCR", "thoth")


@pytest.mark.rule("EXP-15.2")
def test_the_pick_is_mandatory() -> None:
    s = begin_scoring(lay(), "UN")
    assert options(s) == {"sector:inner", "sector:belt", "sector:outer"}


@pytest.mark.rule("EXP-15.2")
def test_a_sector_used_twice_is_refused_with_its_rule() -> None:
    s = begin_scoring(lay(scorings=2, sectors_used="inner inner"), "UN")
    with pytest.raises(IllegalChoice, match=r"EXP-15\.2"):
        play(s, "sector:inner")


@pytest.mark.rule("EXP-15.3")
@pytest.mark.parametrize(
    ("viewer", "seen"), [("UN", "outer"), ("MCR", "hidden"), ("OPA", "hidden"), ("PG", "hidden"), (None, "hidden")]
)
def test_the_pick_is_secret_until_step_three(viewer: str | None, seen: str) -> None:
    s = play(scoring_turn(), "sector:outer")
    view = s.view(None if viewer is None else who(s, viewer))
    assert view["picked"] == seen
    assert view["sectors_left"] == {"inner": 2, "belt": 2, "outer": 2}, "the tokens left would betray it"


@pytest.mark.rule("EXP-15.3", "EXP-15.10")
def test_the_token_is_shown_and_used_after_step_three() -> None:
    s = play(scoring_turn(), "sector:outer", "do:pass", "do:pass")
    assert s.view()["sectors_used"] == ["outer"]
    assert s.view()["sectors_left"] == {"inner": 2, "belt": 2, "outer": 1}


@pytest.mark.rule("EXP-15.3", "EXP-15.7")
def test_the_reveal_cannot_be_taken_back() -> None:
    s = play(scoring_turn(), "sector:outer", "do:pass")
    before = sum(s.shown)
    play(s, "do:pass")
    assert sum(s.shown) > before


@pytest.mark.rule("EXP-15.4")
def test_a_player_with_nothing_to_play_is_not_asked() -> None:
    s = play(scoring_turn(), "sector:belt")
    assert pass_events(s) == ["OPA", "PG"]


@pytest.mark.rule("EXP-15.4")
def test_only_the_controller_of_the_rocinante_may_use_it() -> None:
    s = play(scoring_turn(), "sector:belt")
    assert (asked(s), options(s)) == ("OPA", {"do:pass", "card:fred_johnson"})
    play(s, "do:pass")
    crew = {"crew:roci_holden", "crew:roci_nagata", "crew:roci_kamal", "crew:roci_burton"}
    assert (asked(s), options(s)) == ("PG", {"do:pass"} | crew)


@pytest.mark.rule("EXP-15.5")
def test_a_play_is_resolved_fully_before_the_next_player_decides() -> None:
    s = play(scoring_turn(), "sector:belt", "card:fred_johnson")
    assert asked(s) == "OPA"
    play(s, "base:ceres")
    assert asked(s) == "OPA"
    play(s, "base:eros")
    assert asked(s) == "PG"
    assert cubes(s, "tycho") == cubes(s, "ceres") == cubes(s, "eros") == {"OPA": 1}
    assert discarded(s) == ["fred_johnson"] and kept(s, "OPA") == []


@pytest.mark.rule("EXP-15.7")
def test_bases_of_all_sectors_are_scored() -> None:
    s = score(lay(cubes={"africa": "UN 1", "thoth": "UN 1", "titan": "UN 1"}), "UN", "belt")
    assert [earned(s, base)["UN"] for base in ("africa", "thoth", "titan")] == [1, 2, 1]


@pytest.mark.rule("EXP-15.8")
def test_control_points_are_added_together_after_all_bases() -> None:
    s = score(lay(cubes={"africa": "UN 2, MCR 1", "thoth": "UN 1", "titan": "MCR 2, UN 1"}), "UN", "inner")
    told = [note.kind.key for note in s.log or [] if note.kind.key in ("base-scored", "scored")]
    assert told == ["base-scored"] * 4 + ["scored"] * 4
    assert all_points(s) == {"UN": 13, "MCR": 13, "OPA": 10, "PG": 10}


@pytest.mark.rule("EXP-15.10")
def test_a_picked_token_cannot_be_picked_again() -> None:
    s = lay()
    for sector in ("outer", "outer"):
        pass_builds(score(s, "UN", sector))
    begin_scoring(s, "MCR")
    assert options(s) == {"sector:inner", "sector:belt"}


@pytest.mark.rule("EXP-15.12", "EXP-15.13")
def test_the_scoring_card_is_discarded_and_the_turn_is_over() -> None:
    s = play(scoring_turn(), "sector:belt", "do:pass", "do:pass")
    pass_builds(s)
    assert discarded(s) == ["score_1"]
    assert track(s) == [*OTHERS.split(), "razorback"]
    assert (question(s), asked(s)) == ("TakeCard", "MCR")


@pytest.mark.rule("EXP-15.13", "EXP-4.2")
def test_the_scoring_turn_gives_no_points_and_no_event_of_the_track() -> None:
    s = scoring_turn()
    asked_for = []
    while question(s) != "TakeCard":
        asked_for.append(question(s))
        play(s, "sector:belt" if question(s) == "PickSector" else "do:pass")
    assert set(asked_for) == {"PickSector", "ScoringPlay", "FreeBuild"}


# Scoring a Base


@pytest.mark.rule("EXP-16.1")
def test_the_total_is_cubes_and_bonuses() -> None:
    s = lay(cubes={"europa": "UN 1, UN diplomat 2, MCR 2"}, fleets={"jupiter": "MCR 1"})
    assert totals(s, "europa") == {"UN": 3, "MCR": 3, "OPA": 0, "PG": 0}


@pytest.mark.rule("EXP-16.1", "EXP-19.5")
def test_diplomats_count_double_in_the_total_with_their_technology() -> None:
    s = lay(cubes={"europa": "UN 1, UN diplomat 2"}, tech={"UN": 2})
    assert totals(s, "europa")["UN"] == 5


@pytest.mark.rule("EXP-16.2")
def test_orbital_control_adds_one_on_every_base_of_the_orbit_with_a_cube() -> None:
    s = lay(cubes={"io": "UN 1", "europa": "UN 2"}, fleets={"jupiter": "UN 3"})
    assert [totals(s, base)["UN"] for base in ("io", "europa", "ganymede")] == [2, 3, 0]


@pytest.mark.rule("EXP-16.4", "EXP-16.7")
def test_the_fourth_gets_nothing() -> None:
    s = score_final(lay(cubes={"europa": "UN 4, MCR 3, PG 2, OPA 1"}))
    assert earned(s, "europa") == {"UN": 5, "MCR": 3, "PG": 1, "OPA": 0}


@pytest.mark.rule("EXP-16.8", "EXP-16.9")
@pytest.mark.parametrize(
    ("base", "gains"),
    [("titan", {"UN": 4, "MCR": 2, "PG": 1, "OPA": 0}), ("africa", {"UN": 1, "MCR": 0, "PG": 0, "OPA": 0})],
    ids=["in the Bonus Sector", "outside"],
)
def test_the_bonus_row_is_for_the_bonus_sector(base: str, gains: dict[str, int]) -> None:
    s = score(lay(cubes={base: "UN 3, MCR 2, PG 1"}, scorings=3), "UN", "outer")
    assert earned(s, base) == gains


@pytest.mark.rule("EXP-16.10")
@pytest.mark.parametrize(
    ("scored", "amount"),
    [
        (lambda s: score(s, "UN", "inner"), 2 + 1),
        (lambda s: score(s, "UN", "belt"), 1 + 1),
        (score_final, 5 + 1),
    ],
    ids=["in the Bonus Sector", "outside", "Final Scoring"],
)
@pytest.mark.parametrize("seats", ["UN MCR OPA PG", "UN MCR OPA"])
def test_a_crucial_resource_gives_one_more_point(seats: str, scored: Callable[[Expanse], Expanse], amount: int) -> None:
    assert earned(scored(lay(seats, cubes={"eurasia": "UN 1"})), "eurasia")["UN"] == amount


@pytest.mark.rule("EXP-16.10")
def test_the_second_gets_no_resource_point() -> None:
    s = score(lay(cubes={"eurasia": "MCR 2, UN 1"}), "UN", "inner")
    assert earned(s, "eurasia")["UN"] == 1, "the second place of the first row"


@pytest.mark.rule("EXP-16.11")
def test_a_tie_for_first_gives_no_resource_point() -> None:
    s = score(lay(cubes={"eurasia": "UN 2, OPA 2"}), "UN", "inner")
    assert earned(s, "eurasia") == {"UN": 1, "MCR": 0, "OPA": 1, "PG": 0}


@pytest.mark.rule("EXP-16.12")
@pytest.mark.parametrize(
    ("seats", "faction", "crucial"),
    [
        ("UN MCR OPA PG", "UN", {"eurasia", "ceres"}),
        ("UN MCR OPA PG", "MCR", {"africa", "tycho"}),
        ("UN MCR OPA PG", "OPA", {"eurasia", "africa"}),
        ("UN MCR OPA PG", "PG", {"ceres", "tycho"}),
        ("UN MCR OPA", "UN", {"eurasia", "ceres"}),
        ("UN MCR OPA", "MCR", {"africa", "ceres"}),
        ("UN MCR OPA", "OPA", {"eurasia", "africa"}),
        ("UN MCR", "UN", set()),
        ("UN MCR", "MCR", set()),
    ],
)
def test_crucial_resources(seats: str, faction: str, crucial: set[str]) -> None:
    one_base_of_each = dict.fromkeys(("eurasia", "africa", "ceres", "tycho"), f"{faction} 1")
    s = score(lay(seats, cubes=one_base_of_each), "UN", "outer")
    assert {base for base in one_base_of_each if earned(s, base)[faction] == 2} == crucial


@pytest.mark.rule("EXP-16.13")
def test_a_base_gives_at_most_one_resource_point() -> None:
    s = score(lay(cubes={"eurasia": "UN 9, MCR 1"}, fleets={"earth": "UN 5"}), "UN", "belt")
    assert earned(s, "eurasia")["UN"] == 2


@pytest.mark.rule("EXP-16.14")
@pytest.mark.parametrize(
    ("seats", "line", "gains"),
    [
        ("UN MCR OPA", "UN 3, MCR 2", {"UN": 4, "MCR": 2, "OPA": 0}),
        ("UN MCR", "UN 3", {"UN": 4, "MCR": 0}),
    ],
)
def test_places_without_a_claimant_give_nothing_to_anybody(seats: str, line: str, gains: dict[str, int]) -> None:
    s = score(lay(seats, cubes={"titan": line}, scorings=3), "UN", "outer")
    assert earned(s, "titan") == gains


# After scoring


@pytest.mark.rule("EXP-17.1", "EXP-17.2")
def test_a_technology_is_in_force_from_the_moment_it_is_received() -> None:
    s = lay(fleets={"tycho": "OPA 5"})
    pass_builds(score(s, "UN", "belt"))
    assert fleets(s, "off_map")["OPA"] == {"scrap_ship": 2}
    spend(s, "OPA", 1)
    assert "do:build" in options(s)


@pytest.mark.rule("EXP-17.2")
def test_technologies_are_cumulative_with_each_other_and_with_the_ability() -> None:
    """With Technology III the UN still has Peacekeepers (I), double Diplomats (II) beside Hegemony (III)."""
    s = lay(cubes={"titan": "UN diplomat 1"}, fleets={"earth": "UN 4"}, tech={"UN": 3})
    assert totals(s, "titan")["UN"] == 2
    spend(s, "UN", 2)
    play(s, "base:titan", "cube:diplomat")
    assert cubes(s, "titan") == {"UN": 2}
    play(s, "do:build")
    assert options(s) == orbits("earth saturn")


@pytest.mark.rule("EXP-17.3")
def test_the_free_build_is_optional_and_of_one_fleet() -> None:
    s = lay(fleets={"mars": "MCR 3, MCR 2 battleship", "earth": "UN 3", "tycho": "OPA 5", "thoth": "PG 5"})
    score(s, "PG", "belt")
    assert (asked(s), options(s)) == ("UN", {"do:pass", "kind:fleet"})
    play(s, "kind:fleet")
    assert s.choice is None, "nobody else has lost a fleet, and the UN places only one"
    assert fleets(s, "earth") == {"UN": {"fleet": 4}}


@pytest.mark.rule("EXP-17.4")
def test_technologies_do_not_change_where_the_free_build_goes() -> None:
    s = lay(cubes={"titan": "UN 1"}, fleets={"saturn": "UN 4"}, tech=1, scorings=1)
    score(s, "PG", "belt")
    play(s, "kind:fleet")
    assert fleets(s, "earth") == {"UN": {"fleet": 1}}


@pytest.mark.rule("EXP-17.5")
@pytest.mark.parametrize(("taker", "order"), [("UN", ["MCR", "OPA", "PG", "UN"]), ("OPA", ["PG", "UN", "MCR", "OPA"])])
def test_free_builds_are_asked_clockwise_from_the_left_of_the_active_player(taker: str, order: list[str]) -> None:
    assert pass_builds(score(lay(), taker, "belt")) == order


@pytest.mark.rule("EXP-17.6")
@pytest.mark.parametrize(
    ("owned", "holder"),
    [
        ({"UN": 12, "MCR": 9, "OPA": 11, "PG": 10}, "MCR"),
        ({"UN": 12, "MCR": 19, "OPA": 11, "PG": 10}, "PG"),
        ({"UN": 1, "MCR": 19, "OPA": 11, "PG": 10}, "UN"),
    ],
)
def test_the_rocinante_goes_to_who_has_the_fewest_points(owned: dict[str, int], holder: str) -> None:
    s = lay(points=owned, rocinante="PG thoth")
    pass_builds(score(s, "UN", "belt"))
    assert rocinante(s) == (holder, "thoth")


@pytest.mark.rule("EXP-17.6", "EXP-15.11")
def test_the_points_of_this_scoring_turn_count_for_the_rocinante() -> None:
    s = lay(cubes={"titan": "MCR 1"}, points={"UN": 10, "MCR": 9, "OPA": 20, "PG": 20}, rocinante="PG thoth")
    pass_builds(score(s, "UN", "outer"))
    assert rocinante(s) == ("UN", "thoth")


@pytest.mark.rule("EXP-17.7")
@pytest.mark.parametrize(("order", "holder"), [("UN MCR OPA PG", "OPA"), ("OPA PG MCR UN", "UN")])
def test_a_tie_for_the_fewest_goes_to_the_lowest_on_the_initiative_track(order: str, holder: str) -> None:
    s = lay(points={"UN": 5, "MCR": 5, "OPA": 5, "PG": 6}, initiative=order, rocinante="PG thoth")
    pass_builds(score(s, "UN", "belt"))
    assert rocinante(s) == (holder, "thoth")


@pytest.mark.rule("EXP-17.8", "EXP-21.2")
@pytest.mark.parametrize("holder", ["UN", "MCR"])
def test_with_two_players_a_tie_leaves_the_rocinante_where_it_is(holder: str) -> None:
    s = lay("UN MCR", rocinante=f"{holder} vesta")
    pass_builds(score(s, "UN", "belt"))
    assert rocinante(s) == (holder, "vesta")


@pytest.mark.rule("EXP-17.6")
def test_with_two_players_the_rocinante_goes_to_who_is_behind() -> None:
    s = lay("UN MCR", points={"UN": 9, "MCR": 10}, rocinante="MCR vesta")
    pass_builds(score(s, "UN", "belt"))
    assert rocinante(s) == ("UN", "vesta")
