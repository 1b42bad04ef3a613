"""The end of the game, the final scoring, ties. INT-20"""

import pytest

from astrarium.clockwork.names import NOBODY
from astrarium.games.interstellar.components import EARTH_ICON, SPACE, TRAPPIST, Space
from astrarium.games.interstellar.rules.government_phase import GovernmentPhase
from astrarium.games.interstellar.rules.scoring import FinalScoring, end_reached
from astrarium.games.interstellar.rules.turn import BeginAction
from astrarium.games.interstellar.state import Interstellar
from tables.interstellar import all_passed, at, lay, on_earth, who
from tables.playing import run


def finish(s: Interstellar) -> Interstellar:
    """Score the game now."""
    return run(all_passed(s), FinalScoring())


def complete(s: Interstellar, sectors: int, *posts: str) -> Interstellar:
    """So many sectors are complete; the first posts belong to these players."""
    s.completed, s.sectors = s.sectors[:sectors], s.sectors[sectors:]
    s.posts = [who(s, name) for name in posts] + [NOBODY] * (sectors - len(posts))
    for player in s.posts:
        if player != NOBODY:
            s.locked_scientists[player] -= 1
    return s


def government_at(s: Interstellar, space: str) -> Interstellar:
    s.government_satellite = Space(SPACE.index(space))
    if s.government_satellite == TRAPPIST:
        s.arrivals.insert(0, NOBODY)
    return s


@pytest.mark.rule("INT-20.3")
@pytest.mark.parametrize("players, cells", [(2, 30), (3, 40), (4, 50)])
def test_w2_rows_of_humanity(players: int, cells: int) -> None:
    for saved, enough in ((cells - 1, False), (cells, True)):
        s = on_earth(complete(lay(players), 3), "", cells=saved)
        assert end_reached(s) == enough


@pytest.mark.rule("INT-20.3", "INT-20.4")
def test_t60_two_player_end_by_rows() -> None:
    s = on_earth(complete(government_at(lay(), "trappist"), 2), "", cells=30)
    assert end_reached(s)


@pytest.mark.rule("INT-20.3")
def test_one_condition_is_not_enough_and_any_two_are() -> None:
    arrived, built, saved = "satellite trappist", 3, 30
    assert not end_reached(lay(light_blue=arrived))
    assert not end_reached(complete(lay(), built))
    assert not end_reached(on_earth(lay(), "", cells=saved))
    assert end_reached(complete(lay(light_blue=arrived), built))
    assert end_reached(on_earth(lay(light_blue=arrived), "", cells=saved))
    assert not end_reached(complete(lay(light_blue=arrived), 2))


@pytest.mark.rule("INT-20.2", "INT-7.15")
def test_the_sun_at_earth_ends_the_game_alone() -> None:
    s = lay()
    s.spiral = EARTH_ICON - 1
    assert not end_reached(s)
    s.spiral = EARTH_ICON
    assert end_reached(s)


@pytest.mark.rule("INT-20.1", "INT-20.5", "INT-19.19")
def test_t54_the_round_is_completed() -> None:
    s = complete(lay(light_blue="satellite trappist"), 3)
    all_passed(s)
    before = s.at.copy()
    run(s, GovernmentPhase(), BeginAction())
    while not s.over:
        s.apply(s.legal[-1])
    assert s.at != before and s.round == 1 and s.winners


@pytest.mark.rule("INT-20.8", "INT-20.9")
def test_t55_leftovers() -> None:
    s = finish(lay(light_blue="fuel 23, cubes 2 red 1 purple"))
    assert s.fuel[0] == 36 and s.prestige[0] == 17


@pytest.mark.rule("INT-20.8")
def test_cubes_on_planets_count_for_nothing() -> None:
    s = finish(lay(light_blue="base mars_03 deposit 4 red warehouse 5 green"))
    assert s.prestige[0] == 10


@pytest.mark.rule("INT-20.6", "INT-20.7")
def test_t56_final_flight() -> None:
    s = at(lay(light_blue="explorer mars, hold 1 fuel, base mars_03 warehouse 3 green"), earth=1, mars=3)
    finish(s)
    assert s.fuel[0] == 15 and s.prestige[0] == 10 - 4 + 3


@pytest.mark.rule("INT-20.6", "INT-20.9")
def test_t64_fuel_left_in_the_hold() -> None:
    s = at(lay(light_blue="fuel 4, explorer venus, hold 7 fuel"), earth=1, venus=1)
    finish(s)
    assert s.fuel[0] == 9 and s.prestige[0] == 11


@pytest.mark.rule("INT-20.6")
def test_an_explorer_adrift_returns_too() -> None:
    s = at(lay(light_blue="explorer mercury, hold 1 fuel"), earth=1, mercury=0)
    s.alive[0] = False
    s.pools[0], s.seen_pools[0] = [], []
    finish(s)
    assert s.prestige[0] == 10 - 4


@pytest.mark.rule("INT-20.10", "INT-20.11", "INT-20.12")
def test_w22_trappist_scoring() -> None:
    s = lay(4, light_blue="satellite trappist", brown="satellite 8.1", white="satellite 9.2", orange="satellite 2.2")
    s = finish(government_at(s, "5.5"))
    assert s.prestige == [10 + 30, 10 + 8, 10 + 16, 10]


@pytest.mark.rule("INT-20.11", "INT-20.12")
def test_w22_those_in_one_column_share_a_position_and_the_next_is_skipped() -> None:
    s = lay(4, light_blue="satellite trappist", brown="satellite 8.1", white="satellite 8.2", orange="satellite 2.2")
    s = finish(government_at(s, "5.5"))
    assert s.prestige == [40, 26, 26, 10] and s.position == [0, 1, 1, NOBODY]


@pytest.mark.rule("INT-20.12", "INT-18.13", "INT-18.14")
def test_t51_more_satellites_than_positions() -> None:
    s = lay(light_blue="satellite trappist", brown="satellite trappist")
    s = finish(government_at(s, "trappist"))
    assert s.prestige == [10 + 20, 10] and s.position == [1, NOBODY]


@pytest.mark.rule("INT-20.11")
def test_t52_tie_for_first_away_from_trappist() -> None:
    s = lay(light_blue="satellite 5.1", brown="satellite 5.2")
    s = finish(government_at(s, "3.3"))
    assert s.prestige == [22, 22] and s.position == [0, 0]


@pytest.mark.rule("INT-20.12")
def test_the_launch_area_is_worth_nothing() -> None:
    assert finish(lay()).prestige == [10, 10]


@pytest.mark.rule("INT-1.2", "INT-20.13")
def test_the_most_prestige_wins() -> None:
    s = lay(3, light_blue="prestige 40", brown="prestige 41")
    assert finish(s).winners == [1] and s.over


@pytest.mark.rule("INT-20.14")
def test_t57_tie_break_chain() -> None:
    posts = complete(lay(light_blue="prestige 88", brown="prestige 88"), 1, "brown")
    assert finish(posts).winners == [1]
    reputation = lay(light_blue="prestige 88, reputation 12", brown="prestige 88, reputation 9")
    assert finish(complete(reputation, 2, "light_blue", "brown")).winners == [0]
    technologies = lay(light_blue="prestige 88, technology drill_1", brown="prestige 88, technology drill_1 ars_1")
    assert finish(technologies).winners == [1]
    assert finish(lay(light_blue="prestige 88", brown="prestige 88")).winners == [0, 1]


@pytest.mark.rule("INT-20.14")
def test_a_better_trappist_position_breaks_a_tie() -> None:
    s = lay(light_blue="prestige 88, satellite trappist", brown="prestige 98, satellite trappist")
    assert finish(s).prestige == [118, 118] and s.winners == [0]
