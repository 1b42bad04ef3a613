"""From the box to the first decision. INT-1.1, 1.7, 2, 21.1"""

import pytest

from astrarium import game
from astrarium.clockwork.names import NOTHING
from astrarium.games.interstellar.components import (
    BASIC_MECHANISMS,
    BOX,
    DISCOVERY,
    EARTH,
    EVENT,
    HUMANITY_COUNTS,
    INTEREST,
    LAUNCH,
    MECHANISM,
    MECHANISM_COST,
    MECHANISM_PRESTIGE,
    OFFICE,
    ORBIT,
    ORBIT_SPACES,
    PIECES,
    PLANET,
    PLANETS,
    QUADRANTS,
    ROUTE_PILE,
    ROW_OFFICES,
    SECTOR,
    TOKEN,
    VALUE,
    Discovery,
    Resource,
    Sector,
)
from tables.interstellar import hand, new_game, words
from tables.playing import asked

EVERY = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.rule("INT-1.1")
def test_the_game_is_for_two_to_four() -> None:
    assert (game("interstellar").least, game("interstellar").most) == (2, 4)


@pytest.mark.rule("INT-1.7")
def test_the_box_holds_what_it_lists() -> None:
    box = {entry.text("kind"): entry.number("count") for entry in BOX.entries("box")}
    assert len(MECHANISM) == box["mechanism"] and len(SECTOR) == box["ship_sector"] and len(EVENT) == box["solar_event"]
    assert (
        sum(1 for id in TOKEN.ids if id.rsplit("_", 1)[0] in PLANET.ids and id[-1].isdigit()) == box["production_token"]
    )
    assert sum(HUMANITY_COUNTS) == box["humanity"] and len(PLANET) == box["planet_token"]
    assert [PIECES[place] for place in range(5)] == [
        box[kind] for kind in ("base", "drill", "ars", "converter", "outpost")
    ]


@pytest.mark.rule("INT-1.4")
def test_values_rise_with_the_colours() -> None:
    assert VALUE == [1, 2, 3, 4, 5]


@pytest.mark.rule("INT-2.1", "INT-2.22", "INT-2.24", "INT-2.15")
def test_planets_explorers_and_satellites_start_in_their_places() -> None:
    s = new_game()
    starts = [entry.number("start_space") for entry in BOX.entries("planet")]
    assert s.at == starts and all(s.alive) and set(s.explorer) == {EARTH}
    assert set(s.satellite) == {LAUNCH} and s.government_satellite == LAUNCH
    assert s.hold_fuel == [0, 0, 0] and sum(s.hold_cubes) == sum(s.hold_buildings) == 0


@pytest.mark.rule("INT-2.2")
def test_the_asteroid_belt_counts_as_an_orbit() -> None:
    assert ORBIT == [1, 2, 3, 4, 6, 7, 8, 9]


@pytest.mark.rule("INT-2.3")
def test_one_space_of_venus_lies_in_two_quadrants() -> None:
    double = [
        (PLANET.ids[p], space)
        for p in range(PLANETS)
        for space in range(ORBIT_SPACES[p])
        if len(QUADRANTS[p][space]) > 1
    ]
    assert double == [("venus", 0)]


@EVERY
@pytest.mark.rule("INT-2.4", "INT-2.5")
def test_four_of_ten_production_tokens_lie_on_each_planet_but_earth(players: int) -> None:
    s = new_game(players)
    assert [len(pool) for pool in s.pools] == [0 if planet == EARTH else 4 for planet in range(PLANETS)]
    assert len(s.boxed) == 7 * 6 and s.view(0)["pools"]["mars"] == {"size": 4, "known": []}  # type: ignore[index]
    s.check()


@pytest.mark.rule("INT-2.6")
@pytest.mark.parametrize(
    "players, bag",
    [
        (2, "12 red 10 yellow 8 green 6 blue 4 purple"),
        (3, "18 red 15 yellow 12 green 9 blue 6 purple"),
        (4, "24 red 20 yellow 16 green 12 blue 8 purple"),
    ],
)
def test_w1_solar_bag(players: int, bag: str) -> None:
    assert words(new_game(players).solar_bag) == bag


@pytest.mark.rule("INT-2.7", "INT-2.8")
def test_the_spiral_and_its_events() -> None:
    s = new_game()
    assert (s.spiral, s.exploitation) == (1, 1) and len(s.events) == 9 and len(s.boxed_events) == 1


@pytest.mark.rule("INT-2.9", "INT-2.14", "INT-2.17")
@pytest.mark.parametrize(
    "players, humanity, extras, market, track, sector",
    [(2, 14, 6, 9, 4, 6), (3, 16, 9, 12, 6, 7), (4, 18, 12, 15, 8, 8)],
)
def test_what_depends_on_the_number_of_players(
    players: int, humanity: Resource, extras: int, market: int, track: int, sector: Sector
) -> None:
    s = new_game(players)
    assert sum(s.earth) == humanity and sum(s.humanity_bag) == 60 - humanity and len(s.shown_extras) == extras
    plan = s.plan()
    assert (plan.market_spaces, plan.exploitation_spaces, plan.sector_mechanisms) == (market, track, sector)


@pytest.mark.rule("INT-2.10", "INT-18.1", "INT-18.19")
def test_the_piles_of_the_route_fit_its_spaces() -> None:
    s = new_game()
    assert (len(s.route_pile), len(s.interest_pile)) == (36, 10) and INTEREST.count(True) == 9
    assert ROUTE_PILE.count(Discovery(DISCOVERY.index("wormhole"))) == 4 and set(s.discoveries) == {NOTHING}


@pytest.mark.rule("INT-2.11", "INT-2.12", "INT-2.13", "INT-2.18")
def test_projects_and_sectors() -> None:
    s = new_game()
    assert set(s.present + s.future + s.removed) == set(BASIC_MECHANISMS) and len(s.removed) == 2
    assert len(s.advanced) == 40 and len(s.sectors) == 5 and s.long_term == s.construction == []


@pytest.mark.rule("INT-14.9")
def test_the_prestige_of_a_mechanism_follows_from_its_cubes() -> None:
    for mechanism, cost in enumerate(MECHANISM_COST):
        assert MECHANISM_PRESTIGE[mechanism] == sum(VALUE[resource] + 1 for resource in cost)


@pytest.mark.rule("INT-16.4")
def test_the_pyramid_has_five_rows() -> None:
    assert [len(row) for row in ROW_OFFICES] == [6, 5, 4, 3, 2] and len(OFFICE) == 20


@pytest.mark.rule("INT-2.16")
def test_the_market_starts_with_one_cube_of_each_colour() -> None:
    assert new_game().market == [1] * 5


@pytest.mark.rule("INT-2.19", "INT-2.20", "INT-2.21", "INT-2.23")
def test_what_a_player_starts_with() -> None:
    s = new_game()
    for player in range(3):
        assert (s.scientists[player], s.locked_scientists[player], s.fuel[player]) == (4, 10, 10)
        assert s.buildings[player * 5 : player * 5 + 5] == [4, 0, 0, 0, 0]
        assert s.locked_buildings[player * 5 : player * 5 + 5] == [0, 3, 3, 3, 3]
        assert (s.prestige[player], s.reputation[player], s.wormhole[player]) == (10, 0, NOTHING)
    assert sum(s.cubes) == sum(s.leader) == 0 and hand(s, "brown") == set(TOKEN.ids[:5])


@pytest.mark.rule("INT-2.25")
def test_the_first_player_is_random_and_the_others_follow_clockwise() -> None:
    first = {asked(new_game(3, seed=seed)) for seed in range(12)}
    assert first == {"light_blue", "brown", "white"}
    s = new_game(3, seed=5)
    assert s.order == [(s.order[0] + step) % 3 for step in range(3)]


@pytest.mark.rule("INT-21.1")
def test_in_the_advanced_start_planets_stand_anywhere_on_their_orbits() -> None:
    tables = [new_game(2, seed=seed, advanced_start="on") for seed in range(8)]
    assert all(0 <= s.at[planet] < ORBIT_SPACES[planet] for s in tables for planet in range(PLANETS))
    assert all(len({s.at[planet] for s in tables}) > 1 for planet in range(PLANETS))
