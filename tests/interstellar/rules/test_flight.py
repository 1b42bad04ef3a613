"""What flights cost, and the return to Earth. INT-10.4 to 10.12, 10.32, 7.11"""

import pytest

from astrarium.clockwork.names import Player
from astrarium.games.interstellar.components import PLANET, QUADRANTS, Planet
from astrarium.games.interstellar.rules.flight import fly_home, travel_cost
from astrarium.games.interstellar.rules.government_phase import MovePlanets
from astrarium.games.interstellar.state import Interstellar
from tables.interstellar import at, hold, lay, reserve, usable
from tables.playing import run


def cost(s: Interstellar, planet: str, discount: int = 0) -> int:
    return travel_cost(s, Player(0), Planet(PLANET.index(planet)), discount)


def space_in(planet: str, quadrant: int) -> int:
    """A space of the planet's orbit that lies in just that quadrant."""
    return QUADRANTS[PLANET.index(planet)].index([quadrant])


def same_quadrant(s: Interstellar) -> Interstellar:
    """All planets in the second quadrant."""
    return at(s, **{planet: space_in(planet, 2) for planet in PLANET.ids})


@pytest.mark.rule("INT-10.4", "INT-10.5", "INT-10.6", "INT-10.8", "INT-10.9")
def test_w9_earth_to_jupiter_in_the_same_quadrant() -> None:
    s = same_quadrant(lay())
    assert cost(s, "jupiter") == 4
    assert cost(at(s, earth=3, jupiter=7), "jupiter") == 4, "any spaces of the quadrant"


@pytest.mark.rule("INT-10.9", "INT-2.2")
@pytest.mark.parametrize(
    ("planet", "fuel"),
    [("venus", 2), ("mars", 2), ("mercury", 3), ("jupiter", 4), ("saturn", 5), ("uranus", 6), ("neptune", 7)],
)
def test_printed_costs_from_earth(planet: str, fuel: int) -> None:
    assert cost(same_quadrant(lay()), planet) == fuel


@pytest.mark.rule("INT-10.4", "INT-10.5", "INT-10.6", "INT-19.18")
def test_w10_out_for_6_back_for_5() -> None:
    s = at(lay(), earth=1, jupiter=9)
    assert cost(s, "jupiter") == 6
    run(s, MovePlanets())
    s.explorer[0] = Planet(PLANET.index("jupiter"))
    assert cost(s, "earth") == 5


@pytest.mark.rule("INT-10.6", "INT-10.9")
@pytest.mark.parametrize(("quadrant", "fuel"), [(1, 5), (2, 6), (3, 7), (4, 6)])
def test_w12_printed_cost_plus_offset(quadrant: int, fuel: int) -> None:
    s = at(lay(), earth=space_in("earth", 1), saturn=space_in("saturn", quadrant))
    assert cost(s, "saturn") == fuel


@pytest.mark.rule("INT-2.3", "INT-10.6")
@pytest.mark.parametrize(("quadrant", "fuel"), [(1, 2), (2, 3), (3, 3), (4, 2)])
def test_w13_venus_on_the_line(quadrant: int, fuel: int) -> None:
    assert cost(at(lay(), venus=0, earth=space_in("earth", quadrant)), "venus") == fuel


@pytest.mark.rule("INT-10.5")
def test_from_mars_to_jupiter_the_asteroid_belt_is_crossed() -> None:
    s = same_quadrant(lay(light_blue="explorer mars"))
    assert cost(s, "jupiter") == 3 and cost(s, "venus") == 3


@pytest.mark.rule("INT-10.10", "INT-8.13")
def test_ion_drive_saves_a_fuel() -> None:
    assert cost(same_quadrant(lay(light_blue="technology explorer_1")), "jupiter") == 3
    assert cost(same_quadrant(lay(light_blue="technology explorer_1", without="explorer_1")), "jupiter") == 4


@pytest.mark.rule("INT-10.10")
def test_t35_cheapest_trip() -> None:
    s = same_quadrant(lay(light_blue="technology explorer_1, wormhole neptune"))
    assert cost(s, "mars", discount=2) == 1
    assert cost(s, "neptune", discount=2) == cost(s, "neptune") == 1


@pytest.mark.rule("INT-8.15", "INT-10.10")
def test_a_wormhole_leads_from_earth_and_back_and_nowhere_else() -> None:
    s = same_quadrant(lay(light_blue="wormhole neptune", brown="explorer earth"))
    assert cost(s, "neptune") == 1 and travel_cost(s, Player(1), Planet(PLANET.index("neptune")), 0) == 7
    s.explorer[0] = Planet(PLANET.index("neptune"))
    assert cost(s, "earth") == 1 and cost(s, "uranus") == 2
    s.explorer[0] = Planet(PLANET.index("uranus"))
    assert cost(s, "neptune") == 2


@pytest.mark.rule("INT-7.11", "INT-10.4")
def test_t18_leaving_an_orbit_without_a_planet() -> None:
    s = at(lay(light_blue="explorer mercury"), mercury=space_in("mercury", 4), earth=space_in("earth", 2))
    s.alive[PLANET.index("mercury")] = False
    assert cost(s, "earth") == 5


@pytest.mark.rule("INT-10.11", "INT-10.32")
def test_w23_missing_fuel() -> None:
    s = at(lay(light_blue="explorer jupiter, hold 2 fuel 1 green 1 drill"), jupiter=10, earth=2)
    assert cost(s, "earth") == 5
    fly_home(s, Player(0), 0)
    assert s.explorer[0] == Planet(PLANET.index("earth")) and hold(s, "light_blue") == "" and s.fuel[0] == 0
    assert s.prestige[0] == 10 - 6
    assert reserve(s, "light_blue") == "1 green" and usable(s, "light_blue") == "base base base base drill"


@pytest.mark.rule("INT-10.32")
def test_on_earth_the_whole_hold_is_unloaded() -> None:
    s = at(lay(light_blue="explorer mars, hold 9 fuel 2 red 1 purple 1 ars, fuel 3"), mars=4, earth=2)
    fly_home(s, Player(0), 0)
    assert s.fuel[0] == 10 and reserve(s, "light_blue") == "2 red 1 purple" and s.prestige[0] == 10
    assert usable(s, "light_blue") == "base base base base ars"
