"""The log: what happened, to whom, why, and by which rule, in the order in which it happened."""

from __future__ import annotations

import pytest

from astrarium import game
from astrarium.games.expanse.state import Expanse
from astrarium.language import speaker
from tables.expanse import (
    begin_scoring,
    begin_turn,
    lay,
    pass_builds,
    pass_events,
    resolve,
    score,
    score_final,
    spend,
    take,
)
from tables.playing import play

EXPANSE = game("expanse")


def logged(s: Expanse) -> Expanse:
    s.log = []
    return s


def log(s: Expanse, lang: str = "en") -> list[str]:
    """What everybody has been told since the position was laid out."""
    say = speaker(EXPANSE, lang)
    return [say.note(s, note) for note in s.log or []]


def cited(s: Expanse, words: str) -> str:
    """The rule that the line with these words cites."""
    say = speaker(EXPANSE, "en")
    found = [note.kind.rule for note in s.log or [] if words in say.note(s, note)]
    assert len(found) == 1, log(s)
    return found[0]


# The end


@pytest.mark.rule("EXP-20.9")
def test_a_winner_with_the_most_points_needs_no_tie_break() -> None:
    s = score_final(lay(points={"UN": 30}))
    assert log(s)[-1] == "United Nations wins with 30 CP"
    assert cited(s, "wins") == "EXP-20.9"


@pytest.mark.rule("EXP-20.10")
def test_a_tie_at_the_end_is_told_with_what_broke_it() -> None:
    s = score_final(lay(points={"UN": 71, "OPA": 71}, initiative="MCR OPA UN PG"))
    assert log(s)[-1] == "Outer Planets Alliance wins with 71 CP: of those tied it is highest on the Initiative track"
    assert cited(s, "wins") == "EXP-20.10"


@pytest.mark.rule("EXP-20.11")
def test_a_tie_of_two_players_is_told_with_the_rocinante_that_broke_it() -> None:
    s = score_final(lay("UN MCR", points={"UN": 60, "MCR": 60}, rocinante="MCR mars"))
    wins = "Mars Congressional Republic wins with 60 CP"
    assert log(s)[-1] == f"{wins}: tied, and it held the Rocinante when Final Scoring began"
    assert cited(s, "wins") == "EXP-20.11"


@pytest.mark.rule("EXP-20.2")
def test_scoring_cards_left_on_the_track_are_told() -> None:
    s = logged(lay(track="nauvoo score_4 score_5 ambush scopuli", deck="score_6", scores_drawn=5, scorings=3))
    begin_turn(s, "PG")
    take(s, "nauvoo")
    play(s, "do:stop", "do:decline", "do:decline", "do:decline")
    assert cited(s, "2 Scoring cards on the track are discarded unscored") == "EXP-20.2"


# Scoring


@pytest.mark.rule("EXP-16.6")
def test_a_tie_for_first_is_told_before_its_points() -> None:
    s = score(lay(cubes={"europa": "UN 3, MCR 3, PG 2, OPA 1"}, scorings=3), "UN", "outer")
    told = [line for line in log(s) if "Europa" in line]
    assert told == [
        "Tie for first place on Europa: United Nations, Mars Congressional Republic",
        "United Nations scores 2 CP on Europa",
        "Mars Congressional Republic scores 2 CP on Europa",
        "Protogen scores 1 CP on Europa",
    ]
    assert cited(s, "Tie for first place") == "EXP-16.6"


@pytest.mark.rule("EXP-16.6", "EXP-16.9")
def test_a_tie_that_earns_nobody_anything_is_told_too() -> None:
    s = score(lay(cubes={"rhea": "UN 3, MCR 3, OPA 3, PG 1"}), "UN", "belt")
    ties = "United Nations, Mars Congressional Republic, Outer Planets Alliance"
    assert [line for line in log(s) if "Rhea" in line] == [f"Tie for first place on Rhea: {ties}"]


@pytest.mark.rule("EXP-16.6")
@pytest.mark.parametrize(
    ("scorings", "told"),
    [(3, ["Tie for second place on Thoth: United Nations, Protogen"]), (0, [])],
    ids=["row 4/2/1", "outside the Bonus Sector"],
)
def test_a_tie_for_second_is_told_where_second_place_counts(scorings: int, told: list[str]) -> None:
    s = lay(cubes={"thoth": "OPA 4, UN 2, PG 2, MCR 1"}, scorings=scorings)
    score(s, "UN", "belt" if scorings else "outer")
    assert [line for line in log(s) if "Tie" in line] == told


@pytest.mark.rule("EXP-16.10")
def test_the_point_for_a_resource_is_told() -> None:
    s = score(lay(cubes={"europa": "OPA 2"}), "UN", "belt")
    assert "Outer Planets Alliance scores 2 CP on Europa, 1 of them for its Resource" in log(s)


@pytest.mark.rule("EXP-17.1", "EXP-19.15")
def test_each_faction_is_told_its_technology_and_the_opa_its_scrap_ships() -> None:
    told = [line for line in log(score(lay(), "UN", "belt")) if "Technology" in line or "Scrap" in line]
    assert told == [
        "United Nations gains Technology I: Peacekeepers",
        "Mars Congressional Republic gains Technology I: Dry Docks",
        "Outer Planets Alliance gains Technology I: Scrap Ships",
        "Protogen gains Technology I: Stealth Composites",
        "Outer Planets Alliance: 2 Scrap Ships join the pool off the map",
    ]


@pytest.mark.rule("EXP-17.6", "EXP-17.7")
@pytest.mark.parametrize(
    ("points", "line", "rule"),
    [
        ({"UN": 3}, "United Nations has the fewest CP and receives the Rocinante from Protogen", "EXP-17.6"),
        (
            {"UN": 3, "MCR": 3},
            "United Nations, of those with the fewest CP lowest on the Initiative track, "
            "receives the Rocinante from Protogen",
            "EXP-17.7",
        ),
    ],
)
def test_who_receives_the_rocinante_is_told_with_the_reason(points: dict[str, int], line: str, rule: str) -> None:
    s = lay(points=points, initiative="PG OPA MCR UN", rocinante="PG thoth")
    pass_builds(score(s, "OPA", "belt"))
    assert log(s)[-1] == line
    assert cited(s, "receives the Rocinante") == rule


@pytest.mark.rule("EXP-17.8")
def test_with_two_players_and_a_tie_it_is_told_that_the_rocinante_stays() -> None:
    s = lay("UN MCR", rocinante="MCR mars")
    pass_builds(score(s, "UN", "belt"))
    assert log(s)[-1] == "Tied for the fewest CP: the Rocinante stays with Mars Congressional Republic"


# Initiative


@pytest.mark.rule("EXP-7.8")
def test_the_token_that_goes_down_is_told_with_the_new_order() -> None:
    s = logged(lay(track="heavy_burn nauvoo riot_gear ambush scopuli", initiative="UN OPA MCR PG"))
    begin_turn(s, "MCR")
    take(s, "heavy_burn")
    play(s, "do:points", "do:stop", "do:decline", "do:keep")
    order = "United Nations, Mars Congressional Republic, Protogen, Outer Planets Alliance"
    line = f"Outer Planets Alliance goes to the bottom of the Initiative track, which is now {order}"
    assert line in log(s)
    assert cited(s, "to the bottom") == "EXP-7.8"
    assert log(s).index(line) < log(s).index("Outer Planets Alliance keeps Heavy Burn for 1 CP")


@pytest.mark.rule("EXP-23.9")
def test_with_three_players_the_order_is_of_three() -> None:
    s = logged(lay("UN MCR OPA", initiative="OPA MCR UN", rocinante="UN earth"))
    resolve(s, "UN", "chrisjen_avasarala")
    order = "United Nations, Outer Planets Alliance, Mars Congressional Republic"
    assert log(s)[0] == f"United Nations goes to the top of the Initiative track, which is now {order}"


# Causes


@pytest.mark.rule("EXP-19.7")
def test_an_attack_is_told_before_the_hit() -> None:
    s = logged(lay(fleets={"ceres": "MCR 1, UN 1, OPA 2"}))
    spend(s, "MCR", 2)
    play(s, "do:attack", "unit:ceres.OPA.fleet")
    assert log(s) == [
        "Mars Congressional Republic attacks in Ceres Orbit: Fleet of Outer Planets Alliance",
        "Outer Planets Alliance loses a Fleet in Ceres Orbit",
    ]
    assert cited(s, "attacks") == "EXP-19.7"


@pytest.mark.rule("EXP-19.19")
def test_sabotage_is_told_before_the_loss() -> None:
    s = logged(lay(cubes={"ceres": "OPA 1, UN 1"}, tech=3))
    spend(s, "OPA", 1)
    play(s, "do:sabotage")
    assert log(s) == [
        "Outer Planets Alliance sabotages Ceres",
        "United Nations loses 1 Influence on Ceres",
    ]
    assert cited(s, "sabotages") == "EXP-19.19"


@pytest.mark.rule("EXP-19.20")
def test_the_protomolecule_is_told_before_those_who_lose_to_it() -> None:
    s = lay(cubes={"eros": "PG 1, UN 2, OPA 1", "io": "PG 1"}, tech=2, tokens="eros io", scorings=2)
    score(s, "UN", "belt")
    first = log(s).index("The Protomolecule takes 1 Influence of every player but Protogen on Eros")
    assert log(s)[first + 1 : first + 3] == [
        "United Nations loses 1 Influence on Eros",
        "Outer Planets Alliance loses 1 Influence on Eros",
    ]
    assert cited(s, "The Protomolecule takes") == "EXP-19.20", "on Io there is nobody to lose anything"


@pytest.mark.rule("EXP-19.26")
def test_project_caliban_is_told_as_the_cause_of_a_loss() -> None:
    s = logged(lay(cubes={"eros": "PG 1, UN 1"}, tech=3))
    spend(s, "PG", 2)
    play(s, "do:infect")
    assert log(s) == [
        "Protogen infects Eros with the Protomolecule",
        "Project Caliban takes 1 opposing Influence on Eros",
        "United Nations loses 1 Influence on Eros",
    ]
    assert cited(s, "Caliban") == "EXP-19.26"


@pytest.mark.rule("EXP-19.23")
def test_a_token_that_moves_is_told_with_the_base_it_leaves() -> None:
    s = logged(lay(cubes={"eros": "PG 1", "io": "PG 1", "titan": "PG 1"}, tech=2, tokens="eros io"))
    spend(s, "PG", 2)
    play(s, "do:infect", "base:io")
    assert log(s) == ["Protogen moves the Protomolecule from Io to Titan"]


@pytest.mark.rule("EXP-19.24")
def test_a_token_leaves_after_the_cube_that_kept_it_there() -> None:
    s = logged(lay(cubes={"eros": "PG 1, UN 1"}, tech=2, tokens="eros"))
    resolve(s, "OPA", "eros_incident")
    assert log(s) == [
        "United Nations loses 1 Influence on Eros",
        "Protogen loses 1 Influence on Eros",
        "The Protomolecule token leaves Eros",
        "Outer Planets Alliance places Influence on Eros",
    ]


@pytest.mark.rule("EXP-19.24", "EXP-11.6")
def test_a_token_leaves_after_the_move_of_the_last_cube() -> None:
    s = logged(lay(cubes={"eros": "PG 1", "io": "PG 16"}, fleets={"saturn": "PG 1"}, tech=2, tokens="eros"))
    spend(s, "PG", 1)
    play(s, "base:titan", "base:eros")
    assert log(s) == ["Protogen: 1 Influence goes from Eros to Titan", "The Protomolecule token leaves Eros"]


@pytest.mark.rule("EXP-9.4")
def test_points_granted_by_an_event_are_told() -> None:
    s = logged(lay(fleets={"earth": "UN 1"}))
    resolve(s, "MCR", "camina_drummer")
    assert log(s) == ["Mars Congressional Republic has 1 AP from the Event"]
    assert cited(s, "from the Event") == "EXP-9.4"


@pytest.mark.rule("EXP-17.3")
def test_a_free_build_says_that_it_is_free() -> None:
    s = score(lay(fleets={"mars": "MCR 3, MCR 2 battleship", "tycho": "OPA 5", "thoth": "PG 5"}), "PG", "belt")
    play(s, "kind:fleet")
    assert cited(s, "United Nations places a Fleet in Earth Orbit, free of charge") == "EXP-17.3"


# What exactly


@pytest.mark.rule("EXP-19.2")
@pytest.mark.parametrize(("cube", "what"), [("normal", "1 Influence"), ("diplomat", "a Diplomat")])
def test_the_un_loses_a_cube_or_a_diplomat(cube: str, what: str) -> None:
    s = logged(lay(cubes={"ceres": "UN 1, UN diplomat 1"}))
    resolve(s, "OPA", "riot_gear")
    play(s, "base:ceres", f"cube:{cube}")
    assert log(s) == [f"United Nations loses {what} on Ceres"]


@pytest.mark.rule("EXP-19.2")
@pytest.mark.parametrize(("cube", "what"), [("normal", "1 Influence"), ("diplomat", "a Diplomat")])
def test_the_un_moves_a_cube_or_a_diplomat(cube: str, what: str) -> None:
    s = logged(lay(cubes={"ceres": "UN 1, UN diplomat 1"}))
    resolve(s, "UN", "weeping_somnambulist")
    play(s, "base:ceres", "base:luna", f"cube:{cube}", "do:pass")
    assert log(s) == [f"United Nations: {what} goes from Ceres to Luna"]


@pytest.mark.rule("EXP-10.3")
def test_a_group_is_told_kind_by_kind() -> None:
    s = logged(lay(fleets={"mars": "MCR 3, MCR 1 battleship"}, rocinante="MCR mars"))
    spend(s, "MCR", 1)
    play(s, "orbit:orbit_mars", "amount:2", "amount:1", "amount:1", "orbit:orbit_ceres")
    assert log(s) == [
        "Mars Congressional Republic: 2 Fleets go from Mars Orbit to Ceres Orbit",
        "Mars Congressional Republic: 1 Battleship (full) goes from Mars Orbit to Ceres Orbit",
        "Mars Congressional Republic: Rocinante goes from Mars Orbit to Ceres Orbit",
    ]
    assert log(s, "it") == [
        "Repubblica Congressuale Marziana: 2 Flotte vanno dall'Orbita di Marte all'Orbita di Cerere",
        "Repubblica Congressuale Marziana: una Corazzata (piena potenza) va dall'Orbita di Marte all'Orbita di Cerere",
        "Repubblica Congressuale Marziana: la Rocinante va dall'Orbita di Marte all'Orbita di Cerere",
    ]


@pytest.mark.rule("EXP-18.4")
def test_a_rocinante_that_stays_does_not_move() -> None:
    s = logged(lay(rocinante="MCR mars"))
    resolve(s, "MCR", "legitimate_salvage")
    play(s, "orbit:orbit_mars")
    assert log(s) == []


@pytest.mark.rule("EXP-18.1", "EXP-23.8")
def test_salvage_says_from_whom_the_rocinante_is_taken() -> None:
    s = logged(lay(rocinante="PG thoth"))
    resolve(s, "MCR", "legitimate_salvage")
    assert log(s) == ["Mars Congressional Republic takes the Rocinante from Protogen"]


@pytest.mark.rule("EXP-15.4")
def test_events_of_a_scoring_turn_follow_those_who_play_them() -> None:
    s = logged(lay(cubes={"ceres": "UN 1"}, rocinante="PG ceres", kept={"MCR": "slingshot_racing"}))
    begin_scoring(s, "UN")
    play(s, "sector:belt")
    pass_events(s)
    assert [line for line in log(s) if "passes" in line] == [
        "Mars Congressional Republic passes",
        "Protogen passes",
    ]
