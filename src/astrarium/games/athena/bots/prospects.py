"""How far a convoy will come: what the built-in bots expect of fuel, speed and the Aurora. In tenths of a fame."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import Player
from ..pieces import ACTIVE, EXPLORATION, FUEL, MOVEMENT, P_SURVIVOR, REST, RESTING
from ..printed_cards import ABILITY_OF, BOXES_OF, CO_PILOT, DRIVER, SPEED, TAKES
from ..roads import MAP_MOORINGS, MOORINGS, PARALLEL
from ..rules.movement import MoveStart, MoveStep
from ..state import Athena

NOW: Final = 10
"""A space that fuel and speed promise for this round."""
LATER: Final[list[int]] = [9, 8, 7, 6, 5, 4]
"""For each round after it, if there is fuel for it: the more rounds, the more fuel will still be found."""
HOPED: Final = 2
"""A space of a round for which there is no fuel yet."""
SPARE_FUEL: Final = 4
BONUS_FUEL: Final = 9
"""More fuel than rounds; on Gamma it is two spaces for an action."""
FOUND: Final = 3
"""Of four rounds to come, those for which fuel will be found."""
WHEEL: Final[list[int]] = [-90, -15, 0]
"""Seats in the truck: none and nobody can drive, one and the next hit may end the journey."""
NOBODY_LEFT: Final = 150
LIKELY: Final = 6
SURE: Final = 10
"""Chances of reaching the Aurora, in tenths: with as much movement as it takes; and standing there."""
AUTOMA_SPACES: Final = 7
"""In two rounds the Automa drives so far."""


def rounds_later(s: Athena) -> int:
    """Rounds after this one, as far as the Aurora waits."""
    return 0 if s.is_reached() else MOORINGS - s.mooring


def to_move(s: Athena, side: Player) -> bool:
    """Whether the movement of this round is still to come."""
    if s.phase != MOVEMENT:
        return s.phase < MOVEMENT and not s.at_aurora(side)
    choice = s.choice
    if choice is None or s.at_aurora(side):
        return False
    if choice.player == side:
        return isinstance(choice, MoveStart)
    return s.order.index(side) < s.order.index(choice.player)


def speed_of(s: Athena, side: Player) -> int:
    """About how far a movement of a later round goes."""
    speed = SPEED[s.truck(side)]
    for survivor in s.crew[side]:
        if ABILITY_OF[survivor] == CO_PILOT or ABILITY_OF[survivor] == DRIVER:
            speed += 1
    return speed


def speed_now(s: Athena, side: Player) -> int:
    """How far it goes this round, with whoever will be Active by then."""
    speed = SPEED[s.truck(side)] - (1 if s.blizzard else 0)
    for survivor in s.crew[side]:
        if ABILITY_OF[survivor] == CO_PILOT or ABILITY_OF[survivor] == DRIVER:
            zone = s.zone[survivor]
            if zone == ACTIVE or (zone == RESTING and s.phase <= REST):
                speed += 1
    return speed


def behind(s: Athena, side: Player) -> int:
    """Spaces to the last mooring."""
    return PARALLEL[MAP_MOORINGS[s.map][MOORINGS]] - PARALLEL[s.at[side]]


def underway(s: Athena, side: Player) -> int:
    """Movement that is paid for and not yet used."""
    choice = s.choice
    if choice is not None and choice.player == side and isinstance(choice, (MoveStart, MoveStep)):
        return s.movement
    return 0


def journey(s: Athena, side: Player, later: int) -> int:
    """About how far it will still come, fuel that will be found included."""
    if s.at_aurora(side):
        return 0
    if not s.seated(side):
        rounds = later + (1 if to_move(s, side) else 0)
        return min(behind(s, side), (AUTOMA_SPACES + 2 * s.difficulty) * rounds // 2)
    fuel = s.has(side, FUEL)
    way = underway(s, side)
    if fuel > 0 and to_move(s, side):
        way += speed_now(s, side)
        fuel -= 1
    return min(behind(s, side), way + speed_of(s, side) * min(4 * later, 4 * fuel + FOUND * later) // 4)


def chance(s: Athena, side: Player, later: int, way: int) -> int:
    """Of reaching the Aurora, in tenths, if it still comes so far."""
    if s.at_aurora(side):
        return SURE
    if s.is_reached():
        return 0
    missing = behind(s, side) - way
    if later == 0:
        return SURE - 1 if missing <= 0 and way > 0 else 0
    return max(0, LIKELY - missing)


def drive(s: Athena, side: Player, later: int) -> int:
    """What fuel and movement promise."""
    if s.at_aurora(side):
        return 0
    left = behind(s, side)
    way = min(left, underway(s, side))
    value = NOW * way
    left -= way
    fuel = s.has(side, FUEL)
    if fuel > 0 and to_move(s, side):
        way = min(left, speed_now(s, side))
        value += NOW * way
        left -= way
        fuel -= 1
    speed = speed_of(s, side)
    for number in range(later):
        way = min(left, speed)
        value += way * (LATER[number] if number < fuel else HOPED)
        left -= way
    if fuel > later:
        value += spare_worth(s, later, left) + (fuel - later - 1) * SPARE_FUEL
    if later > 0 or to_move(s, side):
        value += WHEEL[min(seats(s, side), len(WHEEL) - 1)]
        if not s.crew[side]:
            value -= NOBODY_LEFT
    return value


def spare_worth(s: Athena, later: int, left: int) -> int:
    """Fuel beyond what the rounds need."""
    return BONUS_FUEL if s.athena and left > 0 and (later > 0 or s.phase == EXPLORATION) else SPARE_FUEL


def fuel_worth(s: Athena, side: Player, later: int, fuel: int) -> int:
    """One more fuel besides so much."""
    left = behind(s, side)
    if s.at_aurora(side) or left == 0:
        return 0
    if to_move(s, side):
        if fuel == 0:
            return NOW * min(left, speed_now(s, side))
        fuel -= 1
    if fuel < later:
        return (LATER[fuel] - HOPED) * min(left, speed_of(s, side))
    return spare_worth(s, later, left) if fuel == later else SPARE_FUEL


def seats(s: Athena, side: Player) -> int:
    """Where a driver can sit. ATH-B.8.2"""
    truck = s.truck(side)
    number = 0
    for box in BOXES_OF[truck]:
        if TAKES[box] >> P_SURVIVOR & 1 and s.whole(box):
            number += 1
    return number
