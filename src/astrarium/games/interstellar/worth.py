"""How good a position looks, for the built-in bots, in tenths of a prestige point."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import NO, NOBODY
from .arrival import VisitBase
from .components import (
    BUILDINGS,
    CELLS_PER_ROW,
    COLUMN_FUEL,
    EARTH,
    EARTH_ICON,
    END_SECTORS,
    FACE_REWARD,
    FIRST_SALVATION,
    FUEL,
    GOVERNMENT_PHASE,
    LEVELS,
    MULTIPLIER,
    OFFICE_ROW,
    OFFICES,
    PLANETS,
    PRESTIGE,
    PURPLE,
    RED,
    REPUTATION,
    RESOURCES,
    ROUTE_COLUMNS,
    SPACE_COLUMN,
    TECHNOLOGIES,
    VALUE,
)
from .state import Interstellar
from .travel import LeaveBase

WON: Final = 100_000
POINT: Final = 10
OWN: Final = 4
BEST_RIVAL: Final = 2
ALL_RIVALS: Final = 2
"""How much one's own standing counts, against that of the strongest rival and against their average."""

ROUNDS_MOST: Final = 8
SPIRAL_STEP: Final = 2
"""How far the Sun comes in a round, about."""

FUEL_HELD: Final = [7] * 10 + [4] * 10
"""What the first, the second... fuel of the reserve is worth."""
MORE_FUEL: Final = 2
HOLD_FUEL: Final = 5
FUEL_CARRIED: Final = 8
"""Beyond so much fuel on the Explorer, more of it is no better than in the reserve."""

REPUTATION_ROUNDS: Final = 5
"""For so many rounds at most what a reputation brings is counted."""
REPUTATION_POINT: Final = 4
"""What a point of it brings in a round, about; above the top row's end and below the bottom row's nothing more."""
REPUTATION_HIGH: Final = 20
REPUTATION_LOW: Final = -12

BUILDING_MATERIAL: Final = 6
"""A cube, times its value and one: what it brings in a mechanism, less what that takes."""
RESCUE_SHARE: Final = 4
"""And in tenths, what its value is worth as reputation, since it may save somebody."""
PLENTY: Final = [10, 10, 10, 10, 10, 9, 8, 7, 6, 5]
"""The first, the second... cube count for so many tenths, further ones for the last."""
ON_BOARD: Final = 7
STORED: Final = 5
DEPOSITED: Final = 3
"""The same for a cube on the Explorer, in a warehouse, in a deposit that can be used up in time."""
DUG: Final = 2
"""Cubes that leave a deposit in a round."""

SCIENTISTS: Final = [26, 24, 18, 12, 8]
BASE_WORTH: Final = 16
BUILT: Final = 8
"""A base or a building at work, for each round to come; less on the Explorer and in the reserve."""
CARRIED: Final = 5
SPARE: Final = 3
TECHNOLOGY_ROUND: Final = 6
"""A technology of level 1 for each round to come; each further level adds a little."""
TECHNOLOGY_LEVEL: Final = 2
SALVATION_ROUND: Final = 8
EXTRA: Final = 30
COLUMN: Final = 5
RANK: Final = 6
"""What the satellite's rank would bring now, in tenths."""
SEATED: Final = 5
GOVERNOR_ROUND: Final = 28
POST: Final = 4
TOKEN_LEFT: Final = 5
"""A token that can still be played in this phase, or turns the pass token."""
STRANDED: Final = 3
"""For each fuel that the Explorer may lack on its way home."""


def completed(s: Interstellar) -> Interstellar:
    """The table once the move in progress is brought to its end in the most usual way."""
    choice = s.choice
    if choice is None or not choice.inner:
        return s
    player = choice.player
    s = s.clone()
    while choice is not None and choice.inner and choice.player == player:
        usual = NO if isinstance(choice, (LeaveBase, VisitBase)) else s.offered[0]
        s.apply(usual)
        choice = s.choice
    return s


def worths(s: Interstellar) -> list[int]:
    """What the position is worth to everybody."""
    s = completed(s)
    if s.over:
        winners = s.winners
        return [WON if player in winners else -WON for player in range(s.players)]
    left = rounds_left(s)
    standings = [standing(s, player, left) for player in range(s.players)]
    return [_compared(standings, player) for player in range(s.players)]


def worth(s: Interstellar, player: int) -> int:
    return worths(s)[player]


def _compared(standings: list[int], player: int) -> int:
    best = -WON
    total = 0
    for seat in range(len(standings)):
        if seat != player:
            best = max(best, standings[seat])
            total += standings[seat]
    return OWN * standings[player] - BEST_RIVAL * best - ALL_RIVALS * total // (len(standings) - 1)


def rounds_left(s: Interstellar) -> int:
    """How many rounds may still come after this one: the Sun, or two of the three other conditions."""
    by_sun = (EARTH_ICON - s.spiral) // SPIRAL_STEP
    cells = s.plan().rows_to_end * CELLS_PER_ROW
    farthest = SPACE_COLUMN[s.government_satellite]
    for space in s.satellite:
        farthest = max(farthest, SPACE_COLUMN[space])
    needs = sorted(
        [
            (cells - len(s.cells)) // (3 * s.players),
            (END_SECTORS - len(s.completed)) * 2,
            ROUTE_COLUMNS + 1 - farthest,
        ]
    )
    return max(0, min(ROUNDS_MOST, by_sun, needs[1]))


def standing(s: Interstellar, player: int, left: int) -> int:
    """Everything a player has, as far as it will still bring prestige."""
    total = POINT * s.prestige[player]
    total += _reputation(s, player, left) + _stores(s, player, left) + _works(s, player, left)
    total += _knowledge(s, player, left) + _route(s, player) + _government(s, player, left)
    return total + _tokens(s, player)


def _reputation(s: Interstellar, player: int, left: int) -> int:
    steady = max(REPUTATION_LOW, min(REPUTATION_HIGH, s.reputation[player]))
    return steady * reputation_worth(s, left)


def reputation_worth(s: Interstellar, left: int) -> int:
    """What a point of reputation will still bring."""
    rounds = left if s.phase == GOVERNMENT_PHASE else left + 1
    return REPUTATION_POINT * min(rounds, REPUTATION_ROUNDS)


def _stores(s: Interstellar, player: int, left: int) -> int:
    """Fuel and cubes, in the reserve and on the Explorer."""
    fuel = s.fuel[player]
    carried = min(s.hold_fuel[player], FUEL_CARRIED)
    total = HOLD_FUEL * carried
    fuel += s.hold_fuel[player] - carried
    for number in range(min(fuel, len(FUEL_HELD))):
        total += FUEL_HELD[number]
    total += MORE_FUEL * max(0, fuel - len(FUEL_HELD))
    point = reputation_worth(s, left)
    held = 0
    start = player * RESOURCES
    for resource in range(PURPLE, RED - 1, -1):
        each = BUILDING_MATERIAL * (VALUE[resource] + 1) + point * VALUE[resource] * RESCUE_SHARE // 10
        for _ in range(s.cubes[start + resource]):
            total += each * PLENTY[min(held, len(PLENTY) - 1)] // 10
            held += 1
        total += each * ON_BOARD * s.hold_cubes[start + resource] // 10
    return total


def _works(s: Interstellar, player: int, left: int) -> int:
    """Bases with their buildings and what they will still extract; buildings on their way."""
    total = 0
    point = reputation_worth(s, left)
    for planet in range(PLANETS):
        region = player * PLANETS + planet
        if s.production[region] == NOBODY:
            continue
        pieces = 0
        for building in range(1, BUILDINGS):
            pieces += s.built[region * BUILDINGS + building]
        total += BASE_WORTH + BUILT * (1 + pieces) * left
        time = (DUG + pieces) * left
        for resource in range(PURPLE, RED - 1, -1):
            each = BUILDING_MATERIAL * (VALUE[resource] + 1) + point * VALUE[resource] * RESCUE_SHARE // 10
            dug = min(time, s.deposit[region * RESOURCES + resource])
            total += each * (STORED * s.warehouse[region * RESOURCES + resource] + DEPOSITED * dug) // 10
            time -= dug
    for building in range(1, BUILDINGS):
        place = player * BUILDINGS + building
        total += (SPARE * s.buildings[place] + CARRIED * s.hold_buildings[place]) * left
    if s.explorer[player] != EARTH:
        total -= STRANDED * max(0, FUEL_CARRIED // 2 - s.hold_fuel[player])
    return total


def _knowledge(s: Interstellar, player: int, left: int) -> int:
    """Scientists and technologies."""
    total = 0
    for number in range(min(s.scientists[player], len(SCIENTISTS))):
        total += SCIENTISTS[number]
    for technology in range(TECHNOLOGIES):
        if s.has(player, technology):
            if technology >= FIRST_SALVATION:
                total += SALVATION_ROUND * left
            else:
                total += (TECHNOLOGY_ROUND + TECHNOLOGY_LEVEL * (technology % LEVELS)) * left
    return total


def _route(s: Interstellar, player: int) -> int:
    """How far the satellite is, and what its rank would bring."""
    column = SPACE_COLUMN[s.satellite[player]]
    ahead = 1 if SPACE_COLUMN[s.government_satellite] > column else 0
    for other in range(s.players):
        if other != player and SPACE_COLUMN[s.satellite[other]] > column:
            ahead += 1
    rank = MULTIPLIER[ahead] if ahead < s.plan().trappist_positions else 0
    return COLUMN * column + RANK * rank * COLUMN_FUEL[column]


def _government(s: Interstellar, player: int, left: int) -> int:
    """Scientists in the Government, and who governs."""
    total = POST * s.posts.count(player)
    for office in range(OFFICES):
        if s.government[office] == player:
            total += SEATED + OFFICE_ROW[office]
    if s.leading() == player:
        total += GOVERNOR_ROUND * min(3, left + 1)
    return total


def _tokens(s: Interstellar, player: int) -> int:
    """Tokens still to be played, or what the pass token shows; extra actions."""
    total = EXTRA * len(s.extras[player])
    if s.phase == GOVERNMENT_PHASE:
        return total
    if not s.passed[player]:
        return total + TOKEN_LEFT * len(s.hand[player])
    bonus, amount = FACE_REWARD[s.face[player]]
    if bonus == FUEL:
        return total + 4 * amount
    if bonus == PRESTIGE:
        return total + POINT * amount
    return total + (10 * amount if bonus == REPUTATION else 0)


SCALE: Final = [0.0035, 0.0025, 0.0018, 0.0014, 0.0011, 0.0009, 0.0008, 0.0007, 0.0006]
"""How much a point of worth moves the chances, by the rounds that may still come."""


def scale(s: Interstellar) -> float:
    return SCALE[rounds_left(s)]
