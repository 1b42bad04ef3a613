"""The steps of the Government phase. INT-17.6, 17.14, 19"""

import pytest

from astrarium.clockwork.names import NOBODY, Player
from astrarium.games.interstellar.components import EARTH, EARTH_ICON, LAUNCH, PLANET, TRAPPIST, Planet, Resource
from astrarium.games.interstellar.rules.government_phase import (
    GovernmentPhase,
    MovePlanets,
    NewHumanity,
    PurgeMarket,
    ReputationRewards,
    RescueLowest,
    row_prestige,
)
from astrarium.games.interstellar.rules.humanity import store_component
from astrarium.games.interstellar.rules.turn import BeginAction
from astrarium.games.interstellar.state import Interstellar
from tables.interstellar import all_passed, at, earth, governing, lay, market, on_earth, projects, saving, words
from tables.playing import asked, options, play, question, run, some


@pytest.mark.rule("INT-16.17")
def test_t40_who_governs() -> None:
    s = lay(3, light_blue="office 2.3", brown="office 2.1")
    assert governing(s) == "brown"
    s = lay(3, light_blue="office 2.3", brown="office 2.1", white="office 1.1 2.5 3.4")
    assert governing(s) == "white"
    assert governing(lay(3)) == ""


@pytest.mark.rule("INT-19.6")
def test_the_lowest_component_is_rescued_and_the_governor_gains_its_value() -> None:
    s = on_earth(lay(light_blue="office 1.1"), "2 green 1 purple")
    s.governor = Player(0)
    run(s, RescueLowest())
    assert earth(s) == "1 green 1 purple" and s.reputation == [3, 0] and s.leader == [0] * 4


@pytest.mark.rule("INT-19.3")
def test_without_a_governor_nobody_gains_reputation() -> None:
    s = on_earth(lay(), "2 green")
    run(s, RescueLowest())
    assert earth(s) == "1 green" and s.reputation == [0, 0]


@pytest.mark.rule("INT-19.20")
def test_t67_nothing_to_rescue() -> None:
    s = on_earth(lay(), "")
    s.governor = Player(0)
    run(s, RescueLowest())
    assert s.cells == [] and s.reputation == [0, 0]


@pytest.mark.rule("INT-19.14", "INT-19.15", "INT-1.11")
@pytest.mark.parametrize(
    "before, after",
    [("3 red 3 green 1 blue", "3 red 1 blue"), ("4 red 3 purple", "3 purple"), ("", ""), ("1 red 1 yellow", "1 red")],
)
def test_w24_ties_favour_the_higher_resource(before: str, after: str) -> None:
    s = run(market(lay(), before), PurgeMarket())
    assert words(s.market) == after


@pytest.mark.rule("INT-19.16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_new_component_for_each_player_comes_to_earth(players: int) -> None:
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
def test_t46_bag_runs_low() -> None:
    s = nearly_empty(lay(), 6)
    before = sum(s.earth)
    store_component(s, Resource(0))
    assert sum(s.humanity_bag) == 0 and sum(s.earth) == before - 1 + 6
    run(s, NewHumanity())
    assert sum(s.earth) == before + 5


@pytest.mark.rule("INT-17.2", "INT-17.3", "INT-17.6")
@pytest.mark.parametrize("cells, drawn", [(8, 0), (9, 10), (10, 0), (19, 10), (29, 10)])
def test_the_tenth_cell_of_each_row_brings_ten_components(cells: int, drawn: int) -> None:
    s = on_earth(lay(), "1 purple", cells=cells)
    store_component(s, Resource(4))
    assert len(s.cells) == cells + 1 and sum(s.earth) == drawn
    s.check()


@pytest.mark.rule("INT-17.14", "INT-19.17", "INT-17.8")
def test_t4_end_of_turn_rows() -> None:
    reputations = [29, 19, 18, 10, 9, 3, 2, -2, -3, -9, -10, -18]
    assert [row_prestige(one) for one in reputations] == [12, 12, 6, 6, 2, 2, 0, 0, -2, -2, -6, -6]


@pytest.mark.rule("INT-19.17", "INT-1.13")
def test_everybody_gains_or_loses_by_reputation() -> None:
    s = lay(3, light_blue="reputation 19", brown="reputation -3")
    all_passed(s, 2, 1, 0)
    run(s, ReputationRewards())
    assert s.prestige == [22, 8, 10]


@pytest.mark.rule("INT-19.18")
def test_planets_move_on_and_explorers_with_them() -> None:
    s = at(lay(light_blue="explorer mars"), mercury=3, earth=1, mars=11)
    s.alive[PLANET.index("venus")] = False
    venus = s.at[PLANET.index("venus")]
    run(s, MovePlanets())
    assert s.at[PLANET.index("mercury")] == 0 and s.at[EARTH] == 2 and s.at[PLANET.index("mars")] == 0
    assert s.at[PLANET.index("venus")] == venus and s.explorer[0] == Planet(PLANET.index("mars"))


def governing_phase(s: Interstellar) -> Interstellar:
    """The whole Government phase; the order of the next round is that of the seats."""
    return run(all_passed(s), GovernmentPhase())


@pytest.mark.rule("INT-19.1", "INT-19.3", "INT-19.11", "INT-3.10")
def test_the_nine_steps_follow_each_other_once_a_round() -> None:
    s = on_earth(market(projects(lay(light_blue="reputation 10")), "2 red"), "3 yellow")
    s.exploitation, s.spiral = 2, 2
    governing_phase(s)
    assert len(s.construction) == 1 and len(s.cells) == 1 and s.spiral == 3 and len(s.long_term) == 1
    assert sum(s.market) == 0 and sum(s.earth) == 4 and s.prestige[0] == 16 and s.at[EARTH] == 2
    assert s.government_satellite != LAUNCH and s.exploitation == 2 and s.governor == NOBODY
    s.check()


@pytest.mark.rule("INT-19.2", "INT-14.12")
def test_t41_governor_loses_the_seat_in_step_1() -> None:
    s = projects(lay(light_blue="office 1.1"), "basic_01 basic_02 basic_09 basic_10", built=5)
    on_earth(s, "1 green")
    governing_phase(s)
    assert s.posts == [0] and s.prestige[0] == 14 and governing(s) == "" and s.reputation[0] == 3
    assert question(s) == "MoveGovernment" and asked(s) == "light_blue" and s.governor == 0


@pytest.mark.rule("INT-19.7", "INT-18.18")
def test_the_governor_may_move_the_government_satellite_or_not() -> None:
    s = governing_phase(lay(brown="office 1.2"))
    assert asked(s) == "brown" and question(s) == "MoveGovernment"
    assert some(s, "space") == {"1.1", "1.2", "1.3", "1.4", "1.5"} and "do:decline" in options(s)
    play(s, "do:decline")
    assert s.government_satellite == LAUNCH and question(s) == "Rest"


@pytest.mark.rule("INT-19.10", "INT-18.15")
@pytest.mark.parametrize("office", ["", "office 1.2"])
def test_on_trappist_the_government_satellite_stays(office: str) -> None:
    s = lay(brown=office or "fuel 0")
    s.government_satellite = TRAPPIST
    s.arrivals = [NOBODY]
    governing_phase(s)
    assert question(s) == "Rest" and s.arrivals == [NOBODY]


@pytest.mark.rule("INT-19.5")
def test_without_a_governor_the_first_player_of_the_next_round_decides_ties() -> None:
    s = projects(lay(), "advanced_17 advanced_18 basic_01 basic_02", "basic_03 basic_04 basic_05 basic_06")
    all_passed(s, 1, 0)
    run(s, GovernmentPhase())
    assert question(s) == "ShelveDearest" and asked(s) == "brown"


@pytest.mark.rule("INT-3.2")
def test_rounds_go_on_until_an_end_condition_holds() -> None:
    s = lay()
    all_passed(s)
    for round in range(2, 6):
        run(s, BeginAction())
        assert s.round == round and not s.over
        all_passed(s)
    s.spiral = EARTH_ICON
    run(s, BeginAction())
    assert s.over and s.round == 5


@pytest.mark.rule("INT-5.8")
def test_fuel_that_is_spent_is_gone() -> None:
    s = saving(lay(light_blue="fuel 3"))
    play(s, "token:travel", "salvation:satellite", "space:1.1")
    assert s.fuel == [2, 0] and s.hold_fuel == [0, 0]
