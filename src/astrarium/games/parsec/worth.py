"""How good a position looks, for the built-in bots: colonies, income, resources, fleets, dominance, errands."""

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
from .galaxy import ASTEROID, DOCK, PLANET_HEX, distance
from .state import Parsec
from .victory import dominated

WON: Final = 100_000
SCALE: Final = 10
BEST_RIVAL: Final = 3
ALL_RIVALS: Final = 3
"""How much one's own standing counts, against that of the strongest rival and against their average."""

COLONY_WORTH: Final = 80
MORE_COLONIES: Final = 30
"""Beyond those that economic victory asks for."""
FREE_COLONY: Final = 60

GOODS: Final = [0, 13, 25, 35, 43, 49, 53, 56, 58]
"""So many cards of one resource: the first ones can soon be spent, the next ones take longer."""
MORE_GOODS: Final = 2
WANTED: Final = [10, 7, 11]
"""How much each resource is sought, in tenths: colonies and cargos cost Titanium and Energy, warships also Gold."""
READY_GOOD: Final = 18
"""A card that economic victory asks for, once there are colonies enough: not to be spent any more."""

SOURCES: Final = [0, 20, 34, 41, 46, 50, 53, 56, 58, 60, 61]
"""So many sources of one resource, in halves: two for a colony, two for a cargo at work, one for a cargo on a site."""
MORE_SOURCES: Final = 1

VESSELS: Final[list[list[int]]] = [[] for _ in range(5)]
"""What the first, the second... vessel of a kind adds; the last number holds for all others."""
VESSELS[CARGO] = [34, 30, 22, 12]
VESSELS[FIGHTER] = [20, 20, 16, 10]
VESSELS[TRANSPORT] = [30, 22, 12]
VESSELS[CRUISER] = [54, 50, 40, 25]

EVENTS_HELD: Final = [0, 9, 17, 23, 27]
MORE_EVENTS: Final = 2
PERMANENT_WORTH: Final = 26

SITE: Final = 20
"""A cargo where a colony could be built."""
MINE: Final = 10
"""A cargo on an asteroid."""
BERTH: Final = 9
"""A cargo at the Space Port, while there is something to change."""
NEAR: Final = 18
"""A cargo on its way, less with every step."""
MISSED: Final = 7
"""More for every type that the place yields and the player has no source of."""
NEAR_PREY: Final = 12
"""A warship where it could attack, less with every step."""

MODULE_WORTH: Final = 9
CLOSE_TO_RULE: Final = 240
"""Dominated modules that hang together, by the square of their share in what military victory asks for."""


def worth(s: Parsec, player: int) -> int:
    """The standing of a player's team, compared with the best and the average of the others."""
    if s.over:
        return WON if player in s.winners else -WON
    if not s.galaxy.hexes:
        return 0
    teams = max(s.team) + 1
    standings = [0] * teams
    members = [0] * teams
    for seat in range(s.players):
        standings[s.team[seat]] += standing(s, seat)
        members[s.team[seat]] += 1
    for team in range(teams):
        standings[team] = standings[team] // max(1, members[team]) + dominance(s, team)
    mine = s.team[player]
    best = -WON
    total = 0
    for team in range(teams):
        if team != mine:
            best = max(best, standings[team])
            total += standings[team]
    ours = SCALE * (standings[mine] + errands(s, player))
    return ours - BEST_RIVAL * best - ALL_RIVALS * total // max(1, teams - 1)


def standing(s: Parsec, player: int) -> int:
    """What a player has, wherever it stands."""
    if s.is_out(player) or s.colour[player] == NOBODY:
        return 0
    plan = s.plan()
    colonies = s.colonies(player)
    counted = min(colonies, plan.economic_colonies)
    value = COLONY_WORTH * counted + MORE_COLONIES * (colonies - counted) + FREE_COLONY * s.free[player]
    for resource in range(RESOURCES):
        held = s.holds(player, resource)
        if colonies >= plan.economic_colonies:
            needed = min(held, plan.economic_each)
            value += READY_GOOD * needed + MORE_GOODS * (held - needed)
        else:
            value += along(GOODS, held, MORE_GOODS) * WANTED[resource] // 10
    value += along(EVENTS_HELD, len(s.events[player]), MORE_EVENTS) + PERMANENT_WORTH * len(s.permanents[player])
    for number in sources(s, player):
        value += along(SOURCES, number, MORE_SOURCES)
    return value + fleet(s, player)


def along(steps: list[int], number: int, more: int) -> int:
    """The value of so many things, by a list that grows ever more slowly and then evenly."""
    last = len(steps) - 1
    return steps[number] if number <= last else steps[last] + more * (number - last)


def sources(s: Parsec, player: int) -> list[int]:
    """By resource, from how many places the player's units extract it, in halves."""
    found = [0] * RESOURCES
    for unit in s.pieces(player, COLONY):
        if s.at[unit] != NOBODY:
            for resource in PLANET_TYPES[s.galaxy.planet[s.at[unit]]]:
                found[resource] += 2
    for unit in s.pieces(player, CARGO):
        hex = s.place(unit)
        if hex == NOBODY:
            continue
        if s.galaxy.ore[hex] != NOBODY:
            found[s.galaxy.ore[hex]] += 2
        elif is_site(s, hex) and s.at[unit] == hex:
            for resource in PLANET_TYPES[s.galaxy.planet[hex]]:
                found[resource] += 1
    return found


def is_site(s: Parsec, hex: int) -> bool:
    """Whether a colony could be built here."""
    return s.galaxy.kind[hex] == PLANET_HEX and s.colony_on[hex] == NOBODY


def fleet(s: Parsec, player: int) -> int:
    """The player's vessels."""
    value = 0
    numbers = [0] * len(VESSELS)
    start = s.pieces(player, CARGO).start
    for unit in range(start, s.first_unit(player) + SET):
        if s.at[unit] != NOBODY or s.aboard[unit] != NOBODY:
            kind = KIND_OF[unit]
            steps = VESSELS[kind]
            value += steps[min(numbers[kind], len(steps) - 1)]
            numbers[kind] += 1
    return value


def dominance(s: Parsec, team: int) -> int:
    """Modules that only this team's warships hold, together more than apart."""
    if not s.arms_race:
        return 0
    held = dominated(s, team)
    group = largest_group(s.galaxy.cell_neighbours, held)
    needed = s.plan().military_modules
    return MODULE_WORTH * sum(1 for cell in held if cell) + CLOSE_TO_RULE * group * group // (needed * needed)


# Where one's own vessels stand, and where they are going


def errands(s: Parsec, player: int) -> int:
    """What the player's vessels can do where they stand, or how near they are to it."""
    if s.is_out(player) or s.colour[player] == NOBODY:
        return 0
    value = 0
    made = sources(s, player)
    armed = s.arms_race or s.colonies(player) >= ARMS_COLONIES
    start = s.pieces(player, CARGO).start
    for unit in range(start, s.first_unit(player) + SET):
        hex = s.at[unit]
        if hex == NOBODY:
            continue
        if KIND_OF[unit] == CARGO:
            value += errand(s, player, hex, made)
        elif armed and MILITARY[KIND_OF[unit]]:
            value += hunt(s, player, hex)
    return value


def errand(s: Parsec, player: int, hex: int, made: list[int]) -> int:
    """What a cargo can do where it stands; elsewhere how near it is to a place worth going to."""
    kind = s.galaxy.kind[hex]
    if is_site(s, hex):
        return SITE
    if kind == ASTEROID:
        return MINE
    best = 0
    if kind == DOCK and has_surplus(s, player):
        best = BERTH + MISSED
    for planet in s.galaxy.planets:
        places = s.galaxy.planet_hexes[planet]
        near = NEAR - distance(hex, places[0])
        for resource in PLANET_TYPES[planet]:
            if made[resource] == 0:
                near += MISSED
        if near > best and has_site(s, places):
            best = near
    for place in s.galaxy.asteroids:
        near = NEAR - MISSED - distance(hex, place)
        if made[s.galaxy.ore[place]] == 0:
            near += 2 * MISSED
        if near > best and s.holder[place] in (NOBODY, player):
            best = near
    return best


def has_surplus(s: Parsec, player: int) -> bool:
    """Whether there are cards enough of one type to change them, and another type is lacking."""
    rate = s.figures[player].rate
    most = 0
    fewest = WON
    for resource in range(RESOURCES):
        most = max(most, s.holds(player, resource))
        fewest = min(fewest, s.holds(player, resource))
    return fewest == 0 and most > rate


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
                place = s.at[unit]
                if place != NOBODY and s.galaxy.kind[place] != DOCK:
                    nearest = min(nearest, distance(hex, place))
    return NEAR_PREY - nearest
