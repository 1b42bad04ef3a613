"""What the built-in bots value, in tenths of a fame."""

from __future__ import annotations

from typing import Final

from .components import (
    ACTIVE,
    ALERT_FAME,
    AMMO,
    BOX_COUNT,
    ENERGY,
    FIRST_BOX,
    FOOD,
    FUEL,
    FULL,
    HALF,
    RESTING,
    ROUNDS,
    SPEED,
    TAKES,
    TROPHY,
    WEAPON,
)
from .convoy import special_boxes
from .roads import MAP_MOORINGS, MOORINGS, PARALLEL
from .state import ENEMY_TARGETS, Athena

WON: Final = 100_000
POINT: Final = 10

SPACE_AHEAD: Final = 10
"""A space further on: the rearmost convoy is what it is measured from."""
MOVE: Final = 6
"""A space that fuel and speed promise for a coming round."""
SPARE_FUEL: Final = 4
FOOD_WORTH: Final = [0, 8, 14, 18]
AMMO_WORTH: Final = [0, 7, 12, 15]
FULL_WORTH: Final = 8
HALF_WORTH: Final = 4
OBJECT_WORTH: Final = 14
"""A fame if it is not used, and it may be."""
SURVIVOR: Final = 12
EXPLORES: Final = 5
"""For each point of exploration value."""
READY: Final = 6
SOON_READY: Final = 4
CONTAMINATED: Final = 5
WEAPON_VALUE: Final = 3
STORAGE: Final = 2
SOUND_CARD: Final = 5
"""A convoy card without damage: a fame if nobody reaches the Aurora."""
DAMAGE: Final = 3
TROPHY_BOX: Final = 9
TURRET_TILE: Final = 10
TARGETED: Final = 4
ALERT: Final = 3
SAVED: Final = 9
"""A healthy survivor at the Aurora."""
AT_AURORA: Final = 20
NEAR_AURORA: Final = 3
"""For each space nearer than the farthest from which the Aurora can still be reached."""
LEVEL: Final = 10


def worth(s: Athena, player: int) -> int:
    """One's own standing against the best and the average of the others."""
    if s.over:
        return WON if player in s.winners else -WON
    return compared([standing(s, side) for side in range(s.sides)], player)


def worths(s: Athena) -> list[int]:
    """The same for everybody."""
    if s.over:
        return [worth(s, side) for side in range(s.sides)]
    standings = [standing(s, side) for side in range(s.sides)]
    return [compared(standings, side) for side in range(s.sides)]


def compared(standings: list[int], player: int) -> int:
    best = -WON
    total = 0
    for side in range(len(standings)):
        if side != player:
            best = max(best, standings[side])
            total += standings[side]
    return 4 * standings[player] - 2 * best - 2 * total // (len(standings) - 1)


def scale(s: Athena) -> float:
    """How much a point of worth moves the chances, by the round."""
    return SCALE[min(s.round, ROUNDS)]


SCALE: Final[list[float]] = [0.001, 0.001, 0.0012, 0.0015, 0.002, 0.003, 0.005]


def rounds_left(s: Athena) -> int:
    """Movement Phases still to come, as far as the Aurora waits."""
    return max(0, MOORINGS - s.mooring + (1 if s.phase < 4 else 0))


def standing(s: Athena, side: int) -> int:
    """What a side has and may expect."""
    value = POINT * s.fame[side] + SPACE_AHEAD * PARALLEL[s.at[side]] + TURRET_TILE * len(s.tiles[side])
    if s.athena:
        value += POINT * ALERT_FAME[s.alert[side]] - ALERT * s.alert[side]
    value += POINT * s.charged[side]
    for row in range(len(s.enemies)):
        if s.enemies.get(row, ENEMY_TARGETS) >> side & 1:
            value += TARGETED
    if not s.seated(side):
        return value + LEVEL * s.level
    value += journey(s, side) + stores(s, side) + people(s, side) + machines(s, side)
    return value


def journey(s: Athena, side: int) -> int:
    """The Aurora, or how near it still is; and what fuel promises."""
    if s.at_aurora(side):
        return AT_AURORA
    left = rounds_left(s)
    speed = SPEED[s.truck(side)] + 1
    moves = min(s.has(side, FUEL), left)
    value = MOVE * moves * speed + SPARE_FUEL * (s.has(side, FUEL) - moves)
    # The mooring at which a convoy of this speed could meet the Aurora, if any.
    behind = PARALLEL[MAP_MOORINGS[s.map][MOORINGS]] - PARALLEL[s.at[side]]
    reach = speed * left
    return value + NEAR_AURORA * max(0, reach - behind)


def stores(s: Athena, side: int) -> int:
    food, ammo = s.has(side, FOOD), s.has(side, AMMO)
    value = FOOD_WORTH[min(food, 3)] + 2 * max(0, food - 3) + AMMO_WORTH[min(ammo, 3)] + 2 * max(0, ammo - 3)
    value += FULL_WORTH * s.has(side, FULL) + HALF_WORTH * s.has(side, HALF)
    return value + OBJECT_WORTH * len(s.objects[side])


def people(s: Athena, side: int) -> int:
    value = 0
    left = rounds_left(s)
    saves = s.at_aurora(side)
    for survivor in s.crew[side]:
        value += SURVIVOR
        if left > 0:
            value += EXPLORES * s.value(survivor)
            zone = s.zone[survivor]
            if zone == ACTIVE:
                value += READY
            elif zone == RESTING:
                value += SOON_READY
        if s.contamination[survivor] == 0:
            value += SAVED if saves else CONTAMINATED
    return value


def machines(s: Athena, side: int) -> int:
    value = TROPHY_BOX * len(special_boxes(s, side, TROPHY))
    ammo = s.has(side, AMMO) + s.has(side, FULL)
    for card in s.convoy(side):
        broken = s.damage[card]
        if broken == 0:
            value += SOUND_CARD
        for box in range(FIRST_BOX[card], FIRST_BOX[card] + BOX_COUNT[card]):
            if not s.whole(box):
                value -= DAMAGE
            elif TAKES[box]:
                value += STORAGE
            elif WEAPON[box]:
                value += WEAPON_VALUE * WEAPON[box] if ammo or not ENERGY[box] else WEAPON_VALUE
    return value
