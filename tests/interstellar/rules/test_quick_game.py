"""The quick game. INT-21.2 to 21.20"""

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.interstellar.components import (
    ADVANCED_MECHANISMS,
    BASIC_MECHANISMS,
    DEPOSIT,
    IMMEDIATE,
    PLANET,
    RESOURCES,
    SPACE,
    TOKEN_COLOUR,
    Discovery,
    Planet,
    Technology,
)
from astrarium.games.interstellar.state import Interstellar
from tables.interstellar import built, deposit, hand, hold, leader, new_game
from tables.playing import asked, options, play, question, some

SEATS = ("light_blue", "brown", "white", "orange")


def quick(players: int = 3, seed: int = 1, way: str = "on") -> Interstellar:
    return new_game(players, seed, quick=way)


def go_on(s: Interstellar) -> None:
    """Take the first option that draws no further token."""
    s.play(next(name for name in s.legal_names if name != "do:yes"))


def ready(s: Interstellar) -> Interstellar:
    """Everybody takes the first option, and the first token, until the first turn."""
    while s.round == 0:
        go_on(s)
    return s


@pytest.mark.rule("INT-21.2", "INT-21.3", "INT-21.4", "INT-21.5", "INT-21.6", "INT-21.7", "INT-21.9", "INT-21.12")
def test_w25_quick_game_three_players() -> None:
    s = ready(quick())
    assert s.spiral == 4 and s.past_events == [] and sum(s.market) == 6 and sum(s.solar_bag) == 54
    assert len(s.cells) == 6 and sum(s.earth) == 10 and s.reputation == [0, 0, 0]
    assert set(s.construction + s.present + s.removed) == set(BASIC_MECHANISMS)
    assert (len(s.construction), len(s.removed)) == (3, 3) and set(s.future) <= set(ADVANCED_MECHANISMS)
    assert SPACE.ids[s.government_satellite] == "1.3" and s.discoveries.count(Discovery(-1)) == len(s.discoveries)
    for seat in SEATS[:3]:
        player = SEATS.index(seat)
        planet = PLANET.ids[s.explorer[player]]
        assert planet in ("venus", "mars") and built(s, seat, planet) == "base drill outpost"
        assert s.scientists[player] == 3 and s.locked_scientists[player] == 9
        assert leader(s, seat, "humanity") == leader(s, seat, "interstellar") == 1
        assert hold(s, seat) == "4 fuel" and s.fuel[player] == 6 and s.prestige[player] == 10
    assert [len(s.pools[PLANET.index(id)]) for id in ("venus", "mars")] == [4, 4]
    s.check()


@pytest.mark.rule("INT-21.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_components_for_each_player_are_saved_already(players: int) -> None:
    s = quick(players)
    assert len(s.cells) == 2 * players and sum(s.earth) == 10


@pytest.mark.rule("INT-21.8", "INT-21.19")
def test_everybody_starts_with_drill_and_outpost() -> None:
    s = quick(2)
    assert (
        s.technologies[0] == s.technologies[1] == s.technologies[0]
        and s.has(Player(0), Technology(0))
        and question(s) == "QuickSatellite"
    )


@pytest.mark.rule("INT-21.8", "INT-21.19", "INT-21.20")
def test_or_chooses_two_technologies_of_level_one() -> None:
    s = quick(2, way="choice")
    first = asked(s)
    assert some(s, "technology") == {"drill_1", "ars_1", "converter_1", "outpost_1", "solar_1", "explorer_1"}
    play(s, "technology:ars_1")
    assert asked(s) == first and "technology:ars_1" not in options(s)
    play(s, "technology:solar_1")
    assert asked(s) != first and question(s) == "QuickTechnology"
    s.check()


@pytest.mark.rule("INT-21.11", "INT-18.20")
def test_satellites_start_on_free_spaces_of_the_first_column_in_turn_order() -> None:
    s = quick(2)
    first = asked(s)
    assert some(s, "space") == {"1.1", "1.2", "1.4", "1.5"}
    play(s, "space:1.1")
    assert asked(s) != first and some(s, "space") == {"1.2", "1.4", "1.5"}
    play(s, "space:1.5")
    assert asked(s) == first and question(s) == "QuickPlanet" and set(s.discoveries) == {-1} and s.fuel == [6, 6]


@pytest.mark.rule("INT-21.13", "INT-21.14", "INT-21.15", "INT-21.16", "INT-21.17", "INT-21.19")
def test_the_preliminary_exploration_founds_a_base() -> None:
    s = quick(2, seed=3)
    player = s.player
    seat = asked(s)
    play(s, "space:1.1", "space:1.2", "planet:mars")
    while asked(s) == seat and question(s) != "QuickPlanet" and s.round == 0:
        go_on(s)
    mars = Planet(PLANET.index("mars"))
    token = s.production[s.region(player, mars)]
    colour = TOKEN_COLOUR[token]
    assert s.explorer[player] == mars and len(s.pools[mars]) == 4 and len(s.boxed) == 7 * 6 - 1
    assert s.cubes[player * RESOURCES + colour] == IMMEDIATE[token] and deposit(s, seat, "mars").startswith(
        str(DEPOSIT[token])
    )
    assert asked(s) != seat and question(s) == "QuickPlanet"
    ready(s)
    assert len(hand(s, seat)) == 6
    s.check()


@pytest.mark.rule("INT-21.18")
def test_several_players_may_explore_the_same_planet() -> None:
    s = quick(2)
    while s.round == 0:
        s.apply(s.game.atoms.index("planet:venus") if question(s) == "QuickPlanet" else s.legal[0])
    assert s.explorer == [Planet(PLANET.index("venus"))] * 2 and len(s.pools[PLANET.index("venus")]) == 4


@pytest.mark.rule("INT-21.10")
def test_leader_tracks_start_on_step_one_without_its_bonus() -> None:
    s = quick(2)
    assert s.leader == [1, 1, 1, 1] and s.prestige == [10, 10] and s.fuel == [6, 6]
