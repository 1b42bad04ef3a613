"""What the built-in bots value, in tenths of a fame."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import NOBODY
from .action import Act
from .cards import (
    BOX_COUNT,
    DEVICE,
    ENERGY,
    FIRE_OF,
    FIRST_BOX,
    KIND_OF,
    LOCATION,
    SPEED,
    SURVIVOR,
    TAKE,
    TAKES,
    TROPHY,
    TRUCK,
    VALUE,
    WEAPON,
)
from .components import ALERT_FAME
from .convoy import special_boxes
from .locations import Gather
from .parties import FirstSurvivor, SecondSurvivor, Strengthen
from .pieces import ACTIVE, AMMO, FIRE, FOOD, FUEL, FULL, HALF, ITEMS, OBJECT_ITEM, RESOURCES, RESTING, ROUNDS
from .roads import MAP_MOORINGS, MOORINGS, PARALLEL
from .spoils import TakeLoot
from .state import ENEMY_CARD, ENEMY_REGION, ENEMY_TARGETS, Athena

WON: Final = 100_000
POINT: Final = 10

SPACE_AHEAD: Final = 10
"""A space further on: the rearmost convoy is what it is measured from."""
MOVE: Final = 5
"""A space that fuel and speed promise for a coming round: less than one that is driven."""
SPARE_FUEL: Final = 5
STORED: Final[list[list[int]]] = [[0, 8, 14, 18], [], [0, 7, 12, 15]]
"""So much food, so much ammo."""
MORE_STORED: Final = 2
FULL_WORTH: Final = 8
HALF_WORTH: Final = 4
OBJECT_WORTH: Final = 14
"""A fame if it is not used, and it may be."""
PERSON: Final = 6
PERSON_ROUND: Final = 5
EXPLORES_ROUND: Final = 2
"""A survivor, and each point of exploration value, for each round in which there is something to explore."""
READY: Final = 10
SOON_READY: Final = 7
HEALTHY: Final = 5
WEAPON_VALUE: Final = 3
STORAGE: Final = 2
STORAGE_ROUND: Final = 1
SOUND_CARD: Final = 5
"""A convoy card without damage: a fame if nobody reaches the Aurora."""
DAMAGE: Final = 3
TROPHY_BOX: Final = 9
TARGETED: Final = 4
LOOT: Final = 20
THREAT: Final = 3
"""For each damage that an Enemy of the region may do."""
AUTOMA: Final = 45
AUTOMA_ROUND: Final = 36
"""The Automa has no people and no cargo, and comes along all the same."""
ALERT: Final = 3
SAVED: Final = 9
"""A healthy survivor at the Aurora."""
AT_AURORA: Final = 20
NEAR_AURORA: Final = 3
"""For each space nearer than the farthest from which the Aurora can still be reached."""
DEAL_WORTH: Final = 6
"""What a bonus action or an encounter may bring, before it is chosen."""

SCALE: Final[list[float]] = [0.001, 0.001, 0.0012, 0.0015, 0.002, 0.003, 0.005]
"""How much a point of worth moves the chances, by the round."""


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
    return SCALE[min(s.round, ROUNDS)]


def rounds_left(s: Athena) -> int:
    """Movement Phases still to come, as far as the Aurora waits."""
    return max(0, MOORINGS - s.mooring + (1 if s.phase < FIRE else 0))


def standing(s: Athena, side: int) -> int:
    """What a side has and may expect."""
    value = POINT * (s.fame[side] + len(s.tiles[side]) + s.charged[side]) + SPACE_AHEAD * PARALLEL[s.at[side]]
    if s.athena:
        value += POINT * ALERT_FAME[s.alert[side]] - ALERT * s.alert[side]
    for row in range(len(s.enemies)):
        if s.enemies.get(row, ENEMY_TARGETS) >> side & 1:
            value += TARGETED
        if s.enemies.get(row, ENEMY_REGION) == s.region(side):
            value -= THREAT * max(1, FIRE_OF[s.enemies.get(row, ENEMY_CARD)])
    if not s.seated(side):
        return value + POINT * s.level + AUTOMA + AUTOMA_ROUND * rounds_left(s)
    return value + journey(s, side) + stores(s, side) + people(s, side) + machines(s, side) + promised(s, side)


def speed_of(s: Athena, side: int) -> int:
    """About how far a movement goes."""
    return SPEED[s.truck(side)] + 1


def journey(s: Athena, side: int) -> int:
    """The Aurora, or how near it still is; and what fuel promises."""
    if s.at_aurora(side):
        return AT_AURORA
    left = rounds_left(s)
    speed = speed_of(s, side)
    moves = min(s.has(side, FUEL), left)
    value = MOVE * moves * speed + SPARE_FUEL * (s.has(side, FUEL) - moves)
    behind = PARALLEL[MAP_MOORINGS[s.map][MOORINGS]] - PARALLEL[s.at[side]]
    return value + NEAR_AURORA * max(0, speed * left - behind)


def stored(resource: int, number: int) -> int:
    row = STORED[resource]
    return row[number] if number < len(row) else row[-1] + MORE_STORED * (number - len(row) + 1)


def stores(s: Athena, side: int) -> int:
    value = stored(FOOD, s.has(side, FOOD)) + stored(AMMO, s.has(side, AMMO))
    value += FULL_WORTH * s.has(side, FULL) + HALF_WORTH * s.has(side, HALF)
    return value + OBJECT_WORTH * len(s.objects[side])


def people(s: Athena, side: int) -> int:
    value = 0
    left = rounds_left(s)
    saved = s.at_aurora(side)
    for survivor in s.crew[side]:
        value += PERSON
        if left > 0:
            value += (PERSON_ROUND + EXPLORES_ROUND * s.value(survivor)) * left
            zone = s.zone[survivor]
            if zone == ACTIVE:
                value += READY
            elif zone == RESTING:
                value += SOON_READY
        if s.contamination[survivor] == 0:
            value += SAVED if saved else HEALTHY
    return value


def machines(s: Athena, side: int) -> int:
    value = TROPHY_BOX * len(special_boxes(s, side, TROPHY))
    charges = s.has(side, FULL) > 0
    storage = STORAGE + STORAGE_ROUND * rounds_left(s)
    for card in s.convoy(side):
        if s.damage[card] == 0:
            value += SOUND_CARD
        for box in range(FIRST_BOX[card], FIRST_BOX[card] + BOX_COUNT[card]):
            if not s.whole(box):
                value -= DAMAGE
            elif TAKES[box]:
                value += storage
            elif WEAPON[box]:
                value += WEAPON_VALUE * WEAPON[box] if charges or not ENERGY[box] else WEAPON_VALUE
    return value


# What an action that has begun will bring: bots look at it before its last choice is made


def promised(s: Athena, side: int) -> int:
    choice = s.choice
    if choice is None or choice.player != side:
        return 0
    if isinstance(choice, TakeLoot):
        return LOOT
    if s.site == NOBODY:
        return 0
    if isinstance(choice, Gather):
        return gathered(s, side, choice.left)
    if isinstance(choice, (FirstSurvivor, SecondSurvivor, Strengthen)):
        return card_value(s, side) + DEAL_WORTH // 2
    if isinstance(choice, Act):
        value = 0 if choice.carded else card_value(s, side)
        return value if choice.rewarded else value + DEAL_WORTH // 2
    return 0


def gathered(s: Athena, side: int, most: int) -> int:
    """The best items of the site, as many as may be taken."""
    values: list[int] = []
    for item in range(ITEMS):
        values += [item_value(s, side, item)] * s.stock[s.site * ITEMS + item]
    values.sort()
    value = 0
    for _ in range(min(most, len(values))):
        value += values.pop()
    return value


def item_value(s: Athena, side: int, item: int) -> int:
    if item == FUEL:
        return MOVE * speed_of(s, side) if s.has(side, FUEL) < rounds_left(s) else SPARE_FUEL
    if item in (FOOD, AMMO):
        return stored(item, s.has(side, item) + 1) - stored(item, s.has(side, item))
    if item < RESOURCES:
        return FULL_WORTH if item == FULL else HALF_WORTH
    return OBJECT_WORTH if item == OBJECT_ITEM else HEALTHY


def card_value(s: Athena, side: int) -> int:
    """What the card of the site will be worth."""
    card = s.sites[s.site]
    if card == NOBODY:
        return 0
    kind = KIND_OF[card]
    if kind == LOCATION:
        return gathered(s, side, TAKE[card])
    if kind == SURVIVOR:
        left = rounds_left(s)
        return PERSON + (PERSON_ROUND + EXPLORES_ROUND * VALUE[card]) * left + SOON_READY + HEALTHY
    if kind > DEVICE:
        return DEAL_WORTH
    value = SOUND_CARD + (STORAGE + STORAGE_ROUND * rounds_left(s)) * BOX_COUNT[card]
    if kind == TRUCK:
        faster = SPEED[card] - SPEED[s.truck(side)]
        return faster * MOVE * min(s.has(side, FUEL) + 1, rounds_left(s))
    return value
