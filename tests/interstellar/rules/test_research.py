"""Technological Research. INT-8.1 to 8.12, 8.15, 8.20"""

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.interstellar.components import PLANET, TECHNOLOGY, Technology
from astrarium.games.interstellar.state import Interstellar
from tables.interstellar import act, active, lay, market, reserve, usable, words
from tables.playing import asked, options, play, question, some

COSTS = {
    "drill_1": "1 red",
    "drill_2": "1 red 1 yellow",
    "drill_3": "1 red 1 yellow 1 green",
    "ars_1": "1 green",
    "ars_2": "1 yellow 1 green",
    "ars_3": "1 yellow 1 green 1 blue",
    "converter_1": "1 yellow",
    "converter_2": "1 red 1 blue",
    "converter_3": "1 red 1 green 1 purple",
    "outpost_1": "1 red",
    "outpost_2": "2 yellow",
    "outpost_3": "1 red 1 green 1 blue",
    "solar_1": "1 yellow",
    "solar_2": "1 red 1 green",
    "solar_3": "1 yellow 1 green 1 blue",
    "explorer_1": "1 yellow",
    "explorer_2": "1 red 1 blue",
    "explorer_3": "1 green 1 blue 1 purple",
}
"""Technologies of the Action phase."""
SALVATION = ("modular_assembly", "patent_office", "cryo_logistics", "public_relations", "lobbying", "ion_sails")
SALVATION_COSTS = ("1 green", "1 green 1 blue", "1 green 1 blue 1 purple")
BUILDINGS = [id for id in COSTS if id.split("_")[0] in ("drill", "ars", "converter", "outpost")]


def below(technology: str) -> str:
    """The lower levels of its row, as a fact about a player."""
    row, level = technology.split("_")
    lower = " ".join(f"{row}_{number}" for number in range(1, int(level)))
    return f", technology {lower}" if lower else ""


def researching(facts: str, without: str = "") -> Interstellar:
    """Light blue has played Research, with an empty market."""
    return play(act(market(lay(light_blue=facts, without=without), "")), "token:research")


def researched(s: Interstellar) -> set[str]:
    return {id for place, id in enumerate(TECHNOLOGY.ids) if s.has(Player(0), Technology(place))}


@pytest.mark.rule("INT-8.1", "INT-8.2", "INT-8.3", "INT-4.3", "INT-5.1", "INT-5.5")
def test_w5_research_then_repeat_it() -> None:
    s = researching("scientists 2, cubes 1 yellow 2 green")
    play(s, "technology:solar_1", "resource:yellow")
    assert asked(s) == "brown" and words(s.market) == "1 yellow"
    play(s, "token:earth_production", "do:repeat")
    assert "do:decline" not in options(s) and "solar_2" in some(s, "technology")
    play(s, "technology:solar_2")
    assert researched(s) == {"solar_1", "solar_2"} and s.scientists[0] == 0
    assert reserve(s, "light_blue") == "" and words(s.market) == "1 yellow 2 green"
    assert active(s, "light_blue") == "research"


@pytest.mark.rule("INT-8.1", "INT-8.2", "INT-8.3", "INT-8.6", "INT-8.7")
@pytest.mark.parametrize("technology", COSTS)
def test_each_technology_of_the_action_phase(technology: str) -> None:
    s = researching(f"scientists 1, cubes {COSTS[technology]}{below(technology)}")
    before = researched(s)
    play(s, f"technology:{technology}")
    assert researched(s) == before | {technology} and s.scientists[0] == 0
    assert reserve(s, "light_blue") == "" and words(s.market) == COSTS[technology]


@pytest.mark.rule("INT-8.10", "INT-8.11", "INT-8.12", "INT-8.20")
@pytest.mark.parametrize("technology", SALVATION)
@pytest.mark.parametrize("earlier", [0, 1, 2])
def test_each_salvation_technology(technology: str, earlier: int) -> None:
    others = [id for id in SALVATION if id != technology][:earlier]
    facts = f"scientists 1, cubes {SALVATION_COSTS[earlier]}" + (f", technology {' '.join(others)}" if others else "")
    s = researching(facts)
    assert some(s, "technology") >= set(SALVATION) - set(others)
    play(s, f"technology:{technology}")
    assert researched(s) == {technology, *others}
    assert s.scientists[0] == 0 and words(s.market) == SALVATION_COSTS[earlier]


@pytest.mark.rule("INT-8.8")
@pytest.mark.parametrize("technology", BUILDINGS)
def test_each_level_of_a_building_row_unlocks_a_building(technology: str) -> None:
    s = researching(f"scientists 1, cubes {COSTS[technology]}{below(technology)}")
    play(s, f"technology:{technology}")
    assert usable(s, "light_blue") == f"base base base base {technology.removesuffix(technology[-2:])}"


@pytest.mark.parametrize("technology", BUILDINGS)
def test_without_its_effect_a_level_unlocks_nothing(technology: str) -> None:
    s = researching(f"scientists 1, cubes {COSTS[technology]}{below(technology)}", without=technology)
    play(s, f"technology:{technology}")
    assert technology in researched(s) and usable(s, "light_blue") == "base base base base"


@pytest.mark.rule("INT-8.8", "INT-1.7")
def test_the_third_level_unlocks_the_third_building() -> None:
    s = researching("scientists 1, cubes 1 red 1 yellow 1 green, technology drill_1 drill_2, reserve drill drill")
    play(s, "technology:drill_3")
    assert usable(s, "light_blue") == "base base base base drill drill drill"
    s.check()


@pytest.mark.rule("INT-1.8")
def test_a_building_that_is_gone_is_not_unlocked() -> None:
    s = researching("scientists 1, cubes 1 red 1 yellow 1 green, technology drill_1 drill_2, reserve drill drill drill")
    play(s, "technology:drill_3")
    assert usable(s, "light_blue") == "base base base base drill drill drill"


@pytest.mark.rule("INT-8.1")
def test_t24_no_scientist() -> None:
    s = researching("scientists 0, cubes 5 purple")
    assert asked(s) == "brown" and active(s, "light_blue") == "research" and researched(s) == set()


@pytest.mark.rule("INT-8.1", "INT-8.10", "INT-8.11")
def test_t25_skipping_a_level() -> None:
    s = researching("cubes 5 purple")
    assert some(s, "technology") == {id for id in COSTS if id.endswith("_1")} | set(SALVATION)
    s = researching("cubes 1 green 1 blue 1 purple, technology lobbying ion_sails")
    assert some(s, "technology") >= {"patent_office"}
    s = researching("cubes 1 green 1 blue, technology lobbying ion_sails")
    assert not some(s, "technology") & set(SALVATION)
    s = researching("cubes 3 purple, technology lobbying ion_sails patent_office")
    assert not some(s, "technology") & set(SALVATION)


@pytest.mark.rule("INT-8.5")
def test_a_technology_is_researched_once_by_each_player() -> None:
    s = act(market(lay(light_blue="technology drill_1", brown="cubes 1 red"), ""), "brown")
    play(s, "token:research")
    assert "drill_1" in some(s, "technology"), "another player's technology is no obstacle"
    s = researching("cubes 2 red, technology drill_1")
    assert "drill_1" not in some(s, "technology")


@pytest.mark.rule("INT-8.1")
def test_what_cannot_be_paid_is_not_open_and_says_why() -> None:
    s = researching("cubes 1 yellow, technology lobbying ion_sails patent_office")
    assert some(s, "technology") == {"drill_1", "converter_1", "outpost_1", "solar_1", "explorer_1"}
    why = {s.game.atoms.names[refusal.atom]: refusal.reason.key for refusal in s.refused()}
    assert why["technology:ars_1"] == "refused-cubes"
    assert why["technology:drill_2"] == "refused-level"
    assert why["technology:modular_assembly"] == "refused-salvation-most"
    assert "technology:lobbying" not in why


@pytest.mark.rule("INT-4.6")
def test_research_can_be_declined_when_played_and_not_when_repeated() -> None:
    s = researching("cubes 1 red")
    assert "do:decline" in options(s)
    play(s, "do:decline")
    assert researched(s) == set() and asked(s) == "brown"
    play(s, "token:earth_production", "do:repeat")
    assert options(s) == {"technology:drill_1", "technology:outpost_1"}


@pytest.mark.rule("INT-4.3")
def test_research_that_cannot_be_done_cannot_be_repeated() -> None:
    s = researching("scientists 1, cubes 2 red")
    play(s, "technology:drill_1", "token:earth_production")
    assert "do:repeat" not in options(s)


@pytest.mark.rule("INT-8.2")
def test_the_scientist_stays_on_the_technology() -> None:
    s = researching("scientists 4, cubes 1 red")
    play(s, "technology:drill_1")
    assert s.scientists[0] == 3 and s.locked_scientists[0] == 10
    s.check()


@pytest.mark.rule("INT-8.15")
def test_wormhole_gate_is_placed_when_researched() -> None:
    s = researching("cubes 1 green 1 blue 1 purple, technology explorer_1 explorer_2")
    play(s, "technology:explorer_3")
    assert question(s) == "PlaceWormhole" and asked(s) == "light_blue"
    play(s, "planet:saturn")
    assert PLANET.ids[s.wormhole[0]] == "saturn" and asked(s) == "brown"


def test_without_its_effect_wormhole_gate_is_not_placed() -> None:
    s = researching("cubes 1 green 1 blue 1 purple, technology explorer_1 explorer_2", without="explorer_3")
    play(s, "technology:explorer_3")
    assert s.wormhole[0] == -1 and asked(s) == "brown"


@pytest.mark.rule("INT-5.9", "INT-8.3")
def test_a_technology_may_be_paid_with_higher_cubes() -> None:
    s = researching("cubes 1 purple")
    play(s, "technology:drill_1")
    assert "drill_1" in researched(s) and words(s.market) == "1 purple"


@pytest.mark.rule("INT-1.10", "INT-9.17")
def test_t23_hold_and_warehouse_do_not_pay() -> None:
    s = researching("base mars_01 warehouse 2 green, explorer mars, hold 1 green, fuel 9")
    assert asked(s) == "brown", "nothing can be researched"
    s = act(market(lay(light_blue="base mars_01 warehouse 2 green, explorer mars, hold 1 green 20 fuel"), "1 green"))
    play(s, "token:market")
    assert asked(s) == "brown", "nothing can be sold, and fuel in the hold buys nothing"
