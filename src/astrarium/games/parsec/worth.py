"""How good a position looks, for the built-in bots: colonies, resources, fleets, dominance, where the ships stand."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import NOBODY
from ...clockwork.ways import largest_group
from .components import (
    ARMS_COLONIES,
    CARGO,
    COLONY,
    CRUISER,
    FIGHTER,
    KIND_OF,
    MILITARY,
    PLANET_TYPES,
    RESOURCES,
    SET,
    TRANSPORT,
)
from .galaxy import ASTEROID, PLANET_HEX, distance
from .state import Parsec
from .victory import dominated

WON: Final = 100_000
COLONY_WORTH: Final = 90
MORE_COLONIES: Final = 30
"""Beyond those that economic victory asks for."""
GOOD: Final = 7
SPARE_GOOD: Final = 3
"""A resource card as far as victory asks for it, and beyond."""
READY_GOOD: Final = 16
"""The same once there are colonies enough."""
UNIT_WORTH: Final[list[int]] = [0] * 5
UNIT_WORTH[CARGO] = 22
UNIT_WORTH[FIGHTER] = 22
UNIT_WORTH[TRANSPORT] = 38
UNIT_WORTH[CRUISER] = 60
MANY: Final = 3
"""Of each kind of vessel the first so many count in full, the others half."""
EVENT_WORTH: Final = 10
PERMANENT_WORTH: Final = 25
FREE_COLONY: Final = 70
SITE: Final = 26
"""A cargo where a colony could be built."""
MINE: Final = 14
"""A cargo on an asteroid."""
NEAR_SITE: Final = 20
"""A cargo on its way to a planet with room, less with every step."""
MODULE_WORTH: Final = 14
TOGETHER: Final = 3
"""Dominated modules that hang together count by the square of their number."""
NEAR_PREY: Final = 12
KINDS_MADE: Final = 12
"""For each type of resource that one's colonies can extract."""


def worth(s: Parsec, player: int) -> int:
    """The standing of a player's team, compared with the best and the average of the others."""
    if s.over:
        return WON if player in s.winners else -WON
    standings = [0] * (max(s.team) + 1)
    members = [0] * len(standings)
    for seat in range(s.players):
        standings[s.team[seat]] += standing(s, seat)
        members[s.team[seat]] += 1
    for team in range(len(standings)):
        standings[team] = standings[team] // max(1, members[team]) + dominance(s, team)
    mine = s.team[player]
    best = -WON
    total = 0
    for team in range(len(standings)):
        if team != mine:
            best = max(best, standings[team])
            total += standings[team]
    return 10 * standings[mine] - 3 * best - 3 * total // max(1, len(standings) - 1)


def standing(s: Parsec, player: int) -> int:
    """What a player has, without the modules of the team."""
    if s.is_out(player) or s.colour[player] == NOBODY or not s.galaxy.hexes:
        return 0
    plan = s.plan()
    colonies = s.colonies(player)
    counted = min(colonies, plan.economic_colonies)
    value = COLONY_WORTH * counted + MORE_COLONIES * (colonies - counted) + FREE_COLONY * s.free[player]
    each = READY_GOOD if colonies >= plan.economic_colonies else GOOD
    for resource in range(RESOURCES):
        held = s.holds(player, resource)
        needed = min(held, plan.economic_each)
        value += each * needed + SPARE_GOOD * (held - needed)
    value += EVENT_WORTH * len(s.events[player]) + PERMANENT_WORTH * len(s.permanents[player])
    return value + vessels_worth(s, player, colonies) + variety(s, player)


def vessels_worth(s: Parsec, player: int, colonies: int) -> int:
    """The fleet, and where it stands."""
    value = 0
    numbers = [0] * len(UNIT_WORTH)
    armed = s.arms_race or colonies >= ARMS_COLONIES
    start = s.first_unit(player)
    for unit in range(start, start + SET):
        kind = KIND_OF[unit]
        if kind == COLONY or (s.at[unit] == NOBODY and s.aboard[unit] == NOBODY):
            continue
        numbers[kind] += 1
        value += UNIT_WORTH[kind] if numbers[kind] <= MANY else UNIT_WORTH[kind] // 2
        if s.at[unit] == NOBODY:
            continue
        if kind == CARGO:
            value += errand(s, s.at[unit])
        elif armed and MILITARY[kind]:
            value += hunt(s, player, s.at[unit])
    return value


def errand(s: Parsec, hex: int) -> int:
    """What a cargo can do where it stands."""
    kind = s.galaxy.kind[hex]
    if kind == PLANET_HEX and s.colony_on[hex] == NOBODY:
        return SITE
    if kind == ASTEROID:
        return MINE
    nearest = NEAR_SITE
    for planet in s.galaxy.planets:
        places = s.galaxy.planet_hexes[planet]
        away = distance(hex, places[0])
        if away < nearest and has_site(s, places):
            nearest = away
    return NEAR_SITE - nearest


def has_site(s: Parsec, places: list[int]) -> bool:
    """Whether a planet has a hex that nobody holds."""
    for hex in places:
        if s.holder[hex] == NOBODY:
            return True
    return False


def hunt(s: Parsec, player: int, hex: int) -> int:
    """A warship is worth more near what it could attack."""
    nearest = NEAR_PREY
    for other in range(s.players):
        if not s.opposes(player, other):
            continue
        for kind in (COLONY, CARGO):
            for unit in s.pieces(other, kind):
                if s.at[unit] != NOBODY:
                    nearest = min(nearest, distance(hex, s.at[unit]))
    return NEAR_PREY - nearest


def variety(s: Parsec, player: int) -> int:
    """How many types of resources the player's colonies can extract."""
    made = [False] * RESOURCES
    for unit in s.pieces(player, COLONY):
        if s.at[unit] != NOBODY:
            for resource in PLANET_TYPES[s.galaxy.planet[s.at[unit]]]:
                made[resource] = True
    return KINDS_MADE * sum(1 for there in made if there)


def dominance(s: Parsec, team: int) -> int:
    """Modules that only this team's warships hold, together more than apart."""
    if not s.arms_race:
        return 0
    held = dominated(s, team)
    group = largest_group(s.galaxy.cell_neighbours, held)
    return MODULE_WORTH * sum(1 for cell in held if cell) + TOGETHER * group * group
