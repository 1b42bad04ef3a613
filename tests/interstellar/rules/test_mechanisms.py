"""Building Interstellar Mechanisms. INT-14.1 to 14.9, 8.16, 8.17, 13.5"""

import pytest

from astrarium.clockwork.names import NOBODY
from astrarium.games.interstellar.components import (
    MECHANISM,
    MECHANISM_COST,
    MECHANISM_PRESTIGE,
    RESOURCE,
    SECTOR,
    VALUE,
    Mechanism,
    Sector,
)
from astrarium.games.interstellar.state import Interstellar
from tables.interstellar import lay, leader, market, projects, reserve, saving, words
from tables.playing import asked, options, play, question, some

PRESENT = "basic_01 basic_07 advanced_14 basic_10"
"""Two reds, yellow and green, red and green and blue, two greens."""
FUTURE = "advanced_05 advanced_06 advanced_07 advanced_08"


def building(facts: str, present: str = PRESENT, long_term: str = "", without: str = "") -> Interstellar:
    """Light blue has played a Salvation token to build."""
    s = projects(market(lay(light_blue=facts, without=without), ""), present, FUTURE, long_term)
    return play(saving(s), "token:market", "salvation:build_mechanism")


def column(s: Interstellar, place: int) -> tuple[str, str]:
    """The Present and the Future project of a column."""
    return MECHANISM.ids[s.present[place]], MECHANISM.ids[s.future[place]]


@pytest.mark.rule("INT-14.1", "INT-14.2", "INT-14.3", "INT-14.5", "INT-14.6", "INT-14.7", "INT-5.1", "INT-15.3")
def test_w15_the_11_point_mechanism() -> None:
    s = building("cubes 1 red 2 blue, leader interstellar 3")
    drawn = s.advanced.peek(0)
    play(s, "mechanism:advanced_14")
    assert words(s.market) == "1 red 2 blue" and reserve(s, "light_blue") == ""
    assert column(s, 2) == ("advanced_07", MECHANISM.ids[drawn]) and s.construction == [
        Mechanism(MECHANISM.index("advanced_14"))
    ]
    assert s.prestige[0] == 21 and leader(s, "light_blue", "interstellar") == 4 and s.fuel[0] == 7
    s.check()


@pytest.mark.rule("INT-14.1")
def test_present_and_long_term_projects_can_be_built_and_future_ones_not() -> None:
    s = building("cubes 5 purple", long_term="advanced_12 advanced_20")
    assert some(s, "mechanism") == {*PRESENT.split(), "advanced_12", "advanced_20"}
    play(s, "mechanism:advanced_12")
    assert s.long_term == [Mechanism(MECHANISM.index("advanced_20"))] and s.prestige[0] == 20 + 2
    assert [MECHANISM.ids[one] for one in s.future] == FUTURE.split(), "no space is refilled"


@pytest.mark.rule("INT-14.2")
def test_what_cannot_be_paid_is_not_open_and_says_why() -> None:
    s = building("cubes 2 green")
    assert some(s, "mechanism") == {"basic_01", "basic_07", "basic_10"}
    assert {s.game.atoms.names[refusal.atom] for refusal in s.refused()} == {"mechanism:advanced_14"}


@pytest.mark.rule("INT-1.12", "INT-14.2")
def test_without_cubes_building_is_not_available() -> None:
    s = projects(lay(light_blue="fuel 0"), PRESENT, FUTURE)
    play(saving(s), "token:market")
    assert "salvation:build_mechanism" not in options(s)


@pytest.mark.rule("INT-14.16")
def test_after_the_fifth_sector_building_is_not_available() -> None:
    s = projects(lay(light_blue="cubes 5 purple"), PRESENT, FUTURE)
    s.sectors, s.completed, s.posts = [], [Sector(sector) for sector in range(len(SECTOR))], [NOBODY] * len(SECTOR)
    play(saving(s), "token:market")
    assert "salvation:build_mechanism" not in options(s)


@pytest.mark.rule("INT-14.4", "INT-14.6", "INT-14.7", "INT-14.12")
def test_a_sector_is_completed_before_the_builder_is_rewarded() -> None:
    s = projects(market(lay(light_blue="cubes 2 red", brown="office 1.2"), ""), PRESENT, FUTURE, built=5)
    s.log = []
    play(saving(s), "token:market", "salvation:build_mechanism")
    told = [note.kind.key for note in s.log]
    assert told.index("sector-complete") < told.index("built-prestige") < told.index("leader-step")
    assert len(s.completed) == 1 and s.posts == [1] and s.prestige == [10 + 4 + 2, 10]


@pytest.mark.rule("INT-14.9")
@pytest.mark.parametrize("mechanism", range(len(MECHANISM)))
def test_the_prestige_of_each_mechanism(mechanism: Mechanism) -> None:
    assert MECHANISM_PRESTIGE[mechanism] == sum(VALUE[cube] + 1 for cube in MECHANISM_COST[mechanism])
    id = MECHANISM.ids[mechanism]
    cubes = " ".join(f"{MECHANISM_COST[mechanism].count(cube)} {name}" for cube, name in enumerate(RESOURCE.ids))
    s = projects(market(lay(light_blue=f"cubes {cubes}"), ""), present=f"{id} - - -", future="- - - -")
    play(saving(s), "token:market", "salvation:build_mechanism")
    assert s.construction == [mechanism] and s.prestige[0] == 10 + MECHANISM_PRESTIGE[mechanism] + 2
    assert reserve(s, "light_blue") == "" and asked(s) == "brown"


@pytest.mark.rule("INT-8.16")
def test_modular_assembly_lets_the_next_lower_cube_pay_once() -> None:
    s = building("cubes 1 yellow 1 green, technology modular_assembly")
    assert some(s, "mechanism") == {"basic_01", "basic_07", "basic_10"}, "two greens with a green and a yellow"
    play(s, "mechanism:basic_10")
    assert reserve(s, "light_blue") == "" and words(s.market) == "1 yellow 1 green" and s.prestige[0] == 18 + 2


@pytest.mark.rule("INT-8.16")
def test_modular_assembly_asks_for_which_cube_it_is_used_if_for_any() -> None:
    s = building("cubes 1 red 1 yellow 1 green, technology modular_assembly")
    play(s, "mechanism:basic_07")
    assert question(s) == "LowerCube" and options(s) == {"resource:yellow", "resource:green", "do:decline"}
    play(s, "resource:yellow")
    assert reserve(s, "light_blue") == "1 yellow" and words(s.market) == "1 red 1 green"


@pytest.mark.rule("INT-8.16", "INT-5.4")
def test_without_modular_assembly_a_lower_cube_never_pays() -> None:
    s = building("cubes 1 yellow 1 green")
    assert some(s, "mechanism") == {"basic_01", "basic_07"}
    s = building("cubes 1 yellow 1 green, technology modular_assembly", without="modular_assembly")
    assert some(s, "mechanism") == {"basic_01", "basic_07"}


@pytest.mark.rule("INT-8.16")
def test_modular_assembly_does_not_reach_two_values_down() -> None:
    s = building("cubes 1 red 1 green, technology modular_assembly", present="basic_10 - - basic_07")
    assert s.construction == [Mechanism(MECHANISM.index("basic_07"))], "a red may be a yellow, but no green"


@pytest.mark.rule("INT-8.17")
def test_patent_office_gives_two_prestige_more() -> None:
    facts = "cubes 2 red, technology patent_office"
    assert building(facts, present="basic_01 - - -").prestige[0] == 10 + 4 + 2 + 2
    assert building(facts, present="basic_01 - - -", without="patent_office").prestige[0] == 10 + 4 + 2


@pytest.mark.rule("INT-13.5", "INT-13.6", "INT-5.9")
def test_the_highlighted_action_gives_a_prestige_afterwards() -> None:
    s = projects(lay(light_blue="cubes 2 purple"), "basic_01 - - -", "- - - -")
    play(saving(s), "token:solar_exploitation", "salvation:build_mechanism")
    assert s.prestige[0] == 10 + 4 + 2 + 1
