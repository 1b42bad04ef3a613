"""Flights between planets: what they cost, and the return to Earth. INT-10.4 to 10.12, 10.32"""

from __future__ import annotations

from ....clockwork.names import Player
from .. import notes
from ..components import (
    BUILDINGS,
    EARTH,
    ION_DRIVE,
    MISSING_FUEL_PRESTIGE,
    ORBIT,
    QUADRANT_COUNT,
    QUADRANTS,
    RESOURCES,
    TAKE_OFF_FUEL,
    WORMHOLE_GATE,
    Planet,
    technology_number,
)
from ..state import Interstellar


def quadrants_apart(s: Interstellar, one: Planet, other: Planet) -> int:
    """The shortest way round between the quadrants of two planets; on a line the better one counts. INT-10.6, 10.8"""
    least = QUADRANT_COUNT
    for here in QUADRANTS[one][s.at[one]]:
        for there in QUADRANTS[other][s.at[other]]:
            way = abs(here - there)
            least = min(least, way, QUADRANT_COUNT - way)
    return least


def travel_cost(s: Interstellar, player: Player, destination: Planet, discount: int) -> int:
    """Take-off, orbits and quadrants from where the Explorer is, less what reduces it; at least 1. INT-10.4, 10.10

    An Explorer adrift starts from where its planet was last. INT-7.11
    """
    origin = s.explorer[player]
    if EARTH in (origin, destination) and s.wormhole[player] in (origin, destination):
        return technology_number(WORMHOLE_GATE, "fuel")
    cost = TAKE_OFF_FUEL + abs(ORBIT[origin] - ORBIT[destination]) + quadrants_apart(s, origin, destination) - discount
    if s.uses(player, ION_DRIVE):
        cost -= technology_number(ION_DRIVE, "discount")
    return max(1, cost)


def missing_prestige(missing: int) -> int:
    """What a flight costs on which so much fuel is missing. INT-10.11"""
    return missing * MISSING_FUEL_PRESTIGE


def spare_fuel(s: Interstellar, player: Player) -> int:
    """The fuel that may be missing on a flight elsewhere than to Earth, for the prestige there is. INT-10.12"""
    return max(0, s.prestige[player]) // MISSING_FUEL_PRESTIGE


def fly(s: Interstellar, player: Player, destination: Planet, discount: int) -> None:
    """The hold pays; fuel that is missing costs prestige instead. INT-10.7, 10.11, 10.12"""
    cost = travel_cost(s, player, destination, discount)
    missing = max(0, cost - s.hold_fuel[player])
    assert destination == EARTH or missing <= spare_fuel(s, player), "neither fuel nor prestige for the flight"
    s.writable_hold_fuel()[player] -= cost - missing
    s.writable_explorer()[player] = destination
    s.tell(notes.FLIES, player, destination, cost - missing)
    if missing > 0:
        s.prestige[player] -= missing_prestige(missing)
        s.tell(notes.FLIGHT_LOSS, player, missing_prestige(missing), missing)


def fly_home(s: Interstellar, player: Player, discount: int) -> None:
    """The Explorer returns to Earth and is unloaded. INT-10.32"""
    fly(s, player, EARTH, discount)
    unload(s, player)


def unload(s: Interstellar, player: Player) -> None:
    """The whole hold goes to the reserve: fuel, cubes, buildings. INT-10.32"""
    cubes = s.hold_cubes[player * RESOURCES : (player + 1) * RESOURCES]
    buildings = s.hold_buildings[player * BUILDINGS : (player + 1) * BUILDINGS]
    if s.hold_fuel[player] + sum(cubes) + sum(buildings) > 0:
        s.tell_all(notes.UNLOADS, (player, s.hold_fuel[player], *cubes, *buildings))
    s.fuel[player] += s.hold_fuel[player]
    s.writable_hold_fuel()[player] = 0
    for place in range(player * RESOURCES, (player + 1) * RESOURCES):
        s.cubes[place] += s.hold_cubes[place]
        s.writable_hold_cubes()[place] = 0
    for place in range(player * BUILDINGS, (player + 1) * BUILDINGS):
        s.writable_buildings()[place] += s.hold_buildings[place]
        s.writable_hold_buildings()[place] = 0
