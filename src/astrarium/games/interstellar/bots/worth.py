"""How good a position looks, for the built-in bots, in tenths of a prestige point."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NO, NOTHING, Atom, Player
from ....mechanisms.standings import ahead, placed
from ..components import (
    ACTION_PHASE,
    ALL_OFFICES,
    ALL_PLANETS,
    ALL_TECHNOLOGIES,
    AMOUNT_ATOM,
    ARS,
    BASE_CUBES,
    BUILDINGS,
    BURNS,
    CELLS_PER_ROW,
    COLUMN_FUEL,
    CONVERTER,
    DEAREST_FIRST,
    DRILL,
    EARTH,
    EARTH_ICON,
    END_SECTORS,
    EXPLORER_CUBES,
    FACE_REWARD,
    FUEL,
    GOVERNMENT_PHASE,
    GREEN,
    MULTIPLIER,
    OFFICE_ROW,
    OFFICE_ROWS,
    OUTPOST,
    OUTPOST_LEVELS,
    OUTPOST_ROW,
    PLANETS,
    PRESTIGE,
    REPUTATION,
    REPUTATION_PLUS,
    RESOURCES,
    ROUTE_COLUMNS,
    SPACE_COLUMN,
    VALUE,
    WAREHOUSE,
    Planet,
    Resource,
    technology_number,
)
from ..rules.arrival import VisitBase
from ..rules.flight import missing_prestige, travel_cost
from ..rules.production import converter_powers, power
from ..rules.travel import LeaveBase, LoadFuel
from ..state import Interstellar

POINT: Final = 10
ROUNDS_MOST: Final = 8
SPIRAL_STEP: Final = 2
ROUTE_STEP: Final = 3
"""How far the Sun and the first satellite come in a round, about."""

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
DEPOSITED: Final = 2
BROUGHT: Final = 8
"""The same for a cube on the Explorer, in a warehouse, in a deposit that can be dug out in time, and for one that ARS
will bring to the reserve."""

SCIENTIST: Final = 26
IDLE_SCIENTIST: Final = 6
"""A scientist for whom the Government has a row, and one more."""
BASE_WORTH: Final = 16
FUEL_INCOME: Final = 5
"""A fuel that will come in a later round."""
RAISED: Final = 5
"""A cube that a converter will raise by a step."""
CARRIED: Final = 7
SPARE: Final = 5
"""In tenths of what it would bring on a planet, a building on the Explorer and in the reserve."""
USUAL_CUBE: Final = GREEN
"""The cube that a building not yet at work is thought to move."""
TECHNOLOGY_ROUND: Final = [2] * REPUTATION_PLUS + [4, 8, 3, 5, 6, 10] + [6, 12, 12, 8, 6, 8]
"""What a technology brings in a round, besides buildings: those of the Sun, of the Explorer, of the Salvation phase."""
EXTRA: Final = 30
COLUMN: Final = 5
RANK: Final = 6
"""What the satellite's rank would bring now, in tenths."""
SEATED: Final = 5
GOVERNOR_ROUND: Final = 28
POST: Final = 4
TOKEN_LEFT: Final = 5
"""A token that can still be played in this phase, or turns the pass token."""
STRANDED: Final = 8
"""What the prestige counts, in tenths, that the Explorer lacks fuel for on its way home: it might yet be cheaper."""
BURNS_AT: Final[list[int]] = [BURNS.index(planet) if planet in BURNS else EARTH_ICON for planet in ALL_PLANETS]
"""The space of the spiral on which each planet burns."""


def completed(s: Interstellar) -> Interstellar:
    """The table once the move in progress is brought to its end in the most usual way."""
    choice = s.choice
    if choice is None or not choice.inner:
        return s
    player = choice.player
    s = s.clone()
    while choice is not None and choice.inner and choice.player == player:
        if isinstance(choice, LoadFuel):
            usual = enough_fuel(s, choice)
        else:
            usual = NO if isinstance(choice, (LeaveBase, VisitBase)) else s.offered[0]
        s.apply(usual)
        choice = s.choice
    return s


def enough_fuel(s: Interstellar, choice: LoadFuel) -> Atom:
    """The fuel for a flight and for the way back, or as much of it as there is."""
    wanted = AMOUNT_ATOM + 2 * choice.cost - s.hold_fuel[choice.player]
    found = s.offered[0]
    for atom in s.offered:
        if atom <= wanted:
            found = atom
    return found


def worths(s: Interstellar) -> list[int]:
    """What the position is worth to everybody."""
    s = completed(s)
    if s.over:
        return [placed(s, player) for player in s.everyone()]
    left = rounds_left(s)
    standings = [standing(s, player, left) for player in s.everyone()]
    return [ahead(standings, player) for player in s.everyone()]


def worth(s: Interstellar, player: Player) -> int:
    return worths(s)[player]


def rounds_left(s: Interstellar) -> int:
    """How many rounds may still come after this one: until the Sun is here, or two of the three other conditions hold.

    Nobody wants the game to end while the others are ahead, so what this round's Government phase will do by itself
    is taken as done: one mechanism, one rescue, one step of the Sun. INT-19, 20
    """
    coming = 0 if s.phase == GOVERNMENT_PHASE else 1
    plan = s.plan()
    mechanisms = (END_SECTORS - len(s.completed)) * plan.sector_mechanisms - len(s.construction) - coming
    cells = plan.rows_to_end * CELLS_PER_ROW - len(s.cells) - coming
    by_sun = rounds_for(EARTH_ICON - s.spiral - coming, SPIRAL_STEP)
    by_ship = rounds_for(mechanisms, 1 + s.players // 2)
    by_people = rounds_for(cells, 1 + 2 * s.players)
    by_route = 0
    if not s.arrivals:
        farthest = SPACE_COLUMN[s.government_satellite]
        for space in s.satellite:
            farthest = max(farthest, SPACE_COLUMN[space])
        by_route = rounds_for(ROUTE_COLUMNS + 1 - farthest, ROUTE_STEP)
    second = max(min(by_ship, by_people), min(max(by_ship, by_people), by_route))
    return min(ROUNDS_MOST, by_sun, second)


def rounds_for(steps: int, pace: int) -> int:
    """How many rounds it takes to come so far, at so much a round."""
    return 0 if steps <= 0 else (steps + pace - 1) // pace


def standing(s: Interstellar, player: Player, left: int) -> int:
    """Everything a player has, as far as it will still bring prestige."""
    total = POINT * s.prestige[player]
    total += _reputation(s, player, left) + _stores(s, player, left) + _works(s, player, left)
    total += _knowledge(s, player, left) + _route(s, player) + _government(s, player, left)
    return total + _tokens(s, player) + _way_home(s, player)


def _reputation(s: Interstellar, player: Player, left: int) -> int:
    steady = max(REPUTATION_LOW, min(REPUTATION_HIGH, s.reputation[player]))
    return steady * reputation_worth(s, left)


def reputation_worth(s: Interstellar, left: int) -> int:
    """What a point of reputation will still bring."""
    rounds = left if s.phase == GOVERNMENT_PHASE else left + 1
    return REPUTATION_POINT * min(rounds, REPUTATION_ROUNDS)


def _stores(s: Interstellar, player: Player, left: int) -> int:
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
    for resource in DEAREST_FIRST:
        each = cube_worth(resource, point)
        for _ in range(s.cubes[start + resource]):
            total += each * PLENTY[min(held, len(PLENTY) - 1)] // 10
            held += 1
        total += each * ON_BOARD * s.hold_cubes[start + resource] // 10
    return total


def cube_worth(resource: Resource, point: int) -> int:
    """What a cube in the reserve is worth, where a point of reputation is worth `point`."""
    return BUILDING_MATERIAL * (VALUE[resource] + 1) + point * VALUE[resource] * RESCUE_SHARE // 10


def _works(s: Interstellar, player: Player, left: int) -> int:
    """What the bases and their buildings will still bring; buildings on their way."""
    total = 0
    point = reputation_worth(s, left)
    drill = power(s, player, DRILL)
    ars = power(s, player, ARS)
    raised = 0
    for level in converter_powers(s, player):
        raised += level
    usual = cube_worth(USUAL_CUBE, point) * BROUGHT // 10
    outpost = _outpost(s, player, usual, point)
    for planet in ALL_PLANETS:
        region = player * PLANETS + planet
        token = s.production[region]
        if token == NOTHING:
            continue
        lasts = min(left, rounds_to_burn(s, planet))
        turns = lasts + 1 if s.phase == ACTION_PHASE and token in s.hand[player] else lasts
        start = region * BUILDINGS
        dug = (BASE_CUBES + s.built[start + DRILL] * drill) * turns
        if s.explorer[player] == planet:
            dug += EXPLORER_CUBES * min(turns, 2)
        brought = s.built[start + ARS] * ars * turns
        room = WAREHOUSE + brought
        burning = lasts < left and lasts == 0
        kept = 0 if burning else STORED
        total += (0 if burning else BASE_WORTH) + s.built[start + OUTPOST] * outpost * turns
        total += s.built[start + CONVERTER] * min(raised * turns, room) * RAISED
        for resource in DEAREST_FIRST:
            each = cube_worth(resource, point)
            stored = s.warehouse[region * RESOURCES + resource]
            sent = min(brought, stored)
            brought -= sent
            room -= stored
            total += each * (BROUGHT * sent + kept * (stored - sent)) // 10
            found = min(dug, room, s.deposit[region * RESOURCES + resource])
            sent = min(brought, found)
            brought -= sent
            room -= found
            dug -= found
            total += each * (BROUGHT * sent + DEPOSITED * (found - sent)) // 10
    later = max(0, left - 1)
    if later > 0:
        place = player * BUILDINGS
        share = SPARE * s.buildings[place + DRILL] + CARRIED * s.hold_buildings[place + DRILL]
        total += share * drill * usual * later // 20
        share = SPARE * s.buildings[place + ARS] + CARRIED * s.hold_buildings[place + ARS]
        total += share * ars * usual * later // 20
        share = SPARE * s.buildings[place + CONVERTER] + CARRIED * s.hold_buildings[place + CONVERTER]
        total += share * raised * RAISED * later // 10
        share = SPARE * s.buildings[place + OUTPOST] + CARRIED * s.hold_buildings[place + OUTPOST]
        total += share * outpost * later // 10
    return total


def _way_home(s: Interstellar, player: Player) -> int:
    """What an Explorer that is away will lose for want of fuel. INT-20.6, 10.11"""
    if s.explorer[player] == EARTH:
        return 0
    missing = max(0, travel_cost(s, player, EARTH, 0) - s.hold_fuel[player])
    return -POINT * missing_prestige(missing) * STRANDED // 10


def rounds_to_burn(s: Interstellar, planet: Planet) -> int:
    """After how many more rounds the Sun will have come to a planet, about."""
    return max(0, BURNS_AT[planet] - s.spiral - 1) // SPIRAL_STEP


def _outpost(s: Interstellar, player: Player, usual: int, point: int) -> int:
    """What an outpost brings in a round. INT-9.13"""
    total = 0
    if s.uses(player, OUTPOST_ROW):
        total += FUEL_INCOME * technology_number(OUTPOST_ROW, "fuel")
    if s.uses(player, OUTPOST_LEVELS[1]):
        total += usual * DEPOSITED // 10
    if s.uses(player, OUTPOST_LEVELS[2]):
        total += point * technology_number(OUTPOST_LEVELS[2], "reputation")
        total += POINT * technology_number(OUTPOST_LEVELS[2], "prestige")
    return total


def _knowledge(s: Interstellar, player: Player, left: int) -> int:
    """Scientists and technologies."""
    wanted = min(s.scientists[player], max(0, OFFICE_ROWS - s.government.count(player)))
    total = SCIENTIST * wanted + IDLE_SCIENTIST * (s.scientists[player] - wanted)
    for technology in ALL_TECHNOLOGIES:
        if s.has(player, technology):
            total += TECHNOLOGY_ROUND[technology] * left
    return total


def _route(s: Interstellar, player: Player) -> int:
    """How far the satellite is, and what its rank would bring."""
    column = SPACE_COLUMN[s.satellite[player]]
    ahead = 1 if SPACE_COLUMN[s.government_satellite] > column else 0
    for other in s.everyone():
        if other != player and SPACE_COLUMN[s.satellite[other]] > column:
            ahead += 1
    rank = MULTIPLIER[ahead] if ahead < s.plan().trappist_positions else 0
    return COLUMN * column + RANK * rank * COLUMN_FUEL[column]


def _government(s: Interstellar, player: Player, left: int) -> int:
    """Scientists in the Government, and who governs."""
    total = POST * s.posts.count(player)
    for office in ALL_OFFICES:
        if s.government[office] == player:
            total += SEATED + OFFICE_ROW[office]
    if s.leading() == player:
        total += GOVERNOR_ROUND * min(3, left + 1)
    return total


def _tokens(s: Interstellar, player: Player) -> int:
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


SCALE: Final = [0.0011, 0.0009, 0.0008, 0.00067, 0.00058, 0.00048, 0.00045, 0.00042, 0.0004]
"""How much a point of worth moves the chances, by the rounds that may still come."""


def scale(s: Interstellar) -> float:
    return SCALE[rounds_left(s)]
