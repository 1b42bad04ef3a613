"""The steps of the Government phase. INT-17.6, 17.14, 19"""

import pytest

from astrarium.games.interstellar.components import EARTH, PLANET
from astrarium.games.interstellar.government_phase import (
    MovePlanets,
    NewHumanity,
    PurgeMarket,
    ReputationRewards,
    RescueLowest,
    row_prestige,
)
from astrarium.games.interstellar.humanity import store_component
from astrarium.games.interstellar.state import Interstellar
from interstellar_table import at, earth, governing, lay, market, on_earth, run, words


@pytest.mark.rule("INT-16.17")
def test_t40_who_governs():
    s = lay(3, light_blue="office 2.3", brown="office 2.1")
    assert governing(s) == "brown"
    s = lay(3, light_blue="office 2.3", brown="office 2.1", white="office 1.1 2.5 3.4")
    assert governing(s) == "white"
    assert governing(lay(3)) == ""


@pytest.mark.rule("INT-19.6")
def test_the_lowest_component_is_rescued_and_the_governor_gains_its_value():
    s = on_earth(lay(light_blue="office 1.1"), "2 green 1 purple")
    s.governor = 0
    run(s, RescueLowest())
    assert earth(s) == "1 green 1 purple" and s.reputation == [3, 0] and s.leader == [0] * 4


@pytest.mark.rule("INT-19.3")
def test_without_a_governor_nobody_gains_reputation():
    s = on_earth(lay(), "2 green")
    run(s, RescueLowest())
    assert earth(s) == "1 green" and s.reputation == [0, 0]


@pytest.mark.rule("INT-19.20")
def test_t67_nothing_to_rescue():
    s = on_earth(lay(), "")
    s.governor = 0
    run(s, RescueLowest())
    assert s.cells == [] and s.reputation == [0, 0]


@pytest.mark.rule("INT-19.14", "INT-19.15", "INT-1.11")
@pytest.mark.parametrize(
    "before, after",
    [("3 red 3 green 1 blue", "3 red 1 blue"), ("4 red 3 purple", "3 purple"), ("", ""), ("1 red 1 yellow", "1 red")],
)
def test_w24_ties_favour_the_higher_resource(before: str, after: str):
    s = run(market(lay(), before), PurgeMarket())
    assert words(s.market) == after


@pytest.mark.rule("INT-19.16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_new_component_for_each_player_comes_to_earth(players: int):
    s = on_earth(lay(players), "1 red")
    run(s, NewHumanity())
    assert sum(s.earth) == 1 + players and sum(s.humanity_bag) == 59 - players


def nearly_empty(s: Interstellar, left: int) -> Interstellar:
    """Only so many components are left in the bag, all others on Earth but for nine in cells."""
    on_earth(s, "1 red", cells=9)
    for humanity in range(5):
        while sum(s.humanity_bag) > left and s.humanity_bag[humanity] > 0:
            s.humanity_bag[humanity] -= 1
            s.earth[humanity] += 1
    return s


@pytest.mark.rule("INT-17.6", "INT-19.16")
def test_t46_bag_runs_low():
    s = nearly_empty(lay(), 6)
    before = sum(s.earth)
    store_component(s, 0)
    assert sum(s.humanity_bag) == 0 and sum(s.earth) == before - 1 + 6
    run(s, NewHumanity())
    assert sum(s.earth) == before + 5


@pytest.mark.rule("INT-17.2", "INT-17.3", "INT-17.6")
@pytest.mark.parametrize("cells, drawn", [(8, 0), (9, 10), (10, 0), (19, 10), (29, 10)])
def test_the_tenth_cell_of_each_row_brings_ten_components(cells: int, drawn: int):
    s = on_earth(lay(), "1 purple", cells=cells)
    store_component(s, 4)
    assert len(s.cells) == cells + 1 and sum(s.earth) == drawn
    s.check()


@pytest.mark.rule("INT-17.14", "INT-19.17", "INT-17.8")
def test_t4_end_of_turn_rows():
    reputations = [29, 19, 18, 10, 9, 3, 2, -2, -3, -9, -10, -18]
    assert [row_prestige(one) for one in reputations] == [12, 12, 6, 6, 2, 2, 0, 0, -2, -2, -6, -6]


@pytest.mark.rule("INT-19.17", "INT-1.13")
def test_everybody_gains_or_loses_by_reputation():
    s = lay(3, light_blue="reputation 19", brown="reputation -3")
    s.next_order = [2, 1, 0]
    run(s, ReputationRewards())
    assert s.prestige == [22, 8, 10]


@pytest.mark.rule("INT-19.18")
def test_planets_move_on_and_explorers_with_them():
    s = at(lay(light_blue="explorer mars"), mercury=3, earth=1, mars=11)
    s.alive[PLANET.index("venus")] = False
    venus = s.at[PLANET.index("venus")]
    run(s, MovePlanets())
    assert s.at[PLANET.index("mercury")] == 0 and s.at[EARTH] == 2 and s.at[PLANET.index("mars")] == 0
    assert s.at[PLANET.index("venus")] == venus and s.explorer[0] == PLANET.index("mars")
