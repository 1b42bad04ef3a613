"""What the built-in bots value of a convoy's cargo, people and machines, in tenths of a fame."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import Player
from ..components import ALERT_DAMAGE, ALERT_FAME
from ..pieces import AMMO, EXHAUSTED, FIRE, FOOD, FULL, HALF, REST, RESTING, ROUNDS, Term
from ..printed_cards import (
    ABILITY_OF,
    BOXES_OF,
    CHARGED_FAME,
    ENERGY,
    LEADER,
    PLATING,
    SPECIAL_OF,
    TAKES,
    TROPHY,
    WEAPON,
    Box,
)
from ..rules.room import seats
from ..state import ENEMY_REGION, Athena

POINT: Final = 10
ALERT_ROUND: Final = 4
STORED: Final[list[list[int]]] = [[0, 8, 15, 20], [], [0, 7, 12, 15]]
"""So much food, so much ammo."""
MORE_STORED: Final = 2
SHOT: Final = 8
SHOTS: Final = 2
"""Ammo for a shot at an Enemy of the region, and for how many."""
FULL_WORTH: Final = 3
HALF_WORTH: Final = 2
CHARGED_BOX: Final = 6
OBJECT_WORTH: Final = 12
"""A fame if it is not used, and it may be."""
PERSON: Final = 2
PERSON_ROUND: Final = 4
EXPLORES_ROUND: Final = 2
"""A survivor, and each point of exploration value, for each round after the next one."""
READY: Final = 9
READY_VALUE: Final = 2
"""Who can explore in the next round."""
TIRED: Final = 3
TIRED_VALUE: Final = 1
"""Who cannot, unless fed."""
LEADS: Final = 5
"""A Leader explores in every round, without food."""
HEALTHY: Final = 3
ROOM: Final[list[int]] = [0, 12, 24, 36, 48, 58, 68, 74, 80, 85, 90, 93, 96]
"""What cargo boxes are worth for a whole game, by their number."""
MORE_ROOM: Final = 2
SEATS: Final[list[int]] = [0, 30, 55, 68, 72, 75, 77]
"""Besides, for those of them where survivors can sit: who has no seat is left behind."""
WEAPON_VALUE: Final = 3
PLATE: Final = 3
SPECIAL_BOX: Final = 5
DAMAGE: Final = 2
TROPHY_BOX: Final = 9


def alert_worth(level: int, later: int) -> int:
    """Fame for who is quiet; and in every round the turrets shoot the better, the louder one is."""
    return POINT * ALERT_FAME[level] - ALERT_ROUND * ALERT_DAMAGE[level] * (later + 1)


# Cargo


def stored(resource: Term, number: int) -> int:
    row = STORED[resource]
    return row[number] if number < len(row) else row[-1] + MORE_STORED * (number - len(row) + 1)


def stores(s: Athena, side: Player, later: int) -> int:
    """What is aboard; some of it is of no use any more when the last round comes to its end."""
    full, half = s.has(side, FULL), s.has(side, HALF)
    value = OBJECT_WORTH * len(s.objects[side])
    if full or half:
        value += CHARGED_BOX * min(2 * full + half, charged_boxes(s, side))
    if later == 0 and s.phase > FIRE:
        return value
    value += ammo_worth(s, side, s.has(side, AMMO)) + FULL_WORTH * full + HALF_WORTH * half
    return value if later == 0 and s.phase > REST else value + stored(FOOD, s.has(side, FOOD))


def ammo_worth(s: Athena, side: Player, ammo: int) -> int:
    """So much ammo; more while an Enemy is near that can be shot at in the Fire Phase to come."""
    value = stored(AMMO, ammo)
    if s.phase != FIRE:
        region = s.region(side)
        for row in range(len(s.enemies)):
            if s.enemies.get(row, ENEMY_REGION) == region:
                return value + SHOT * min(ammo, SHOTS)
    return value


def charged_boxes(s: Athena, side: Player) -> int:
    number = 0
    for card in s.convoy(side):
        for box in BOXES_OF[card]:
            if SPECIAL_OF[box] == CHARGED_FAME and s.whole(box):
                number += 1
    return number


# People


def people(s: Athena, side: Player, later: int, chance: int) -> int:
    """Survivors explore in the rounds to come; at the Aurora they are saved, if they are healthy."""
    value = 0
    shifted = s.phase > REST or (s.phase == REST and has_rested(s, side))
    for survivor in s.crew[side]:
        if s.contamination[survivor] == 0:
            value += chance
        if later > 0:
            if s.contamination[survivor] == 0:
                value += HEALTHY
            zone = s.zone[survivor]
            tired = zone == EXHAUSTED or (shifted and zone == RESTING)
            value += survivor_worth(s.value(survivor), later, tired)
            if ABILITY_OF[survivor] == LEADER:
                value += LEADS * later
    return value


def survivor_worth(skill: int, later: int, tired: bool) -> int:
    value = PERSON + (PERSON_ROUND + EXPLORES_ROUND * skill) * (later - 1)
    return value + (TIRED + TIRED_VALUE * skill if tired else READY + READY_VALUE * skill)


def has_rested(s: Athena, side: Player) -> bool:
    choice = s.choice
    return choice is not None and s.order.index(side) < s.order.index(choice.player)


# Machines


def room_worth(boxes: int, later: int) -> int:
    value = ROOM[boxes] if boxes < len(ROOM) else ROOM[-1] + MORE_ROOM * (boxes - len(ROOM) + 1)
    return value * (later + 1) // ROUNDS


def machines(s: Athena, side: Player, later: int, missed: int) -> int:
    """`missed`: how likely nobody reaches the Aurora, so that cards without damage count."""
    value = 0
    boxes = 0
    for card in s.convoy(side):
        if s.damage[card] == 0:
            value += missed
        for box in BOXES_OF[card]:
            if not s.whole(box):
                value -= DAMAGE
            elif TAKES[box]:
                boxes += 1
            else:
                value += box_worth(s, side, later, box)
    return value + room_worth(boxes, later) + SEATS[min(seats(s, side), len(SEATS) - 1)]


def box_worth(s: Athena, side: Player, later: int, box: Box) -> int:
    """A box that holds nothing."""
    if SPECIAL_OF[box] == TROPHY:
        return TROPHY_BOX
    if later == 0 and s.phase > FIRE:
        return 0
    if WEAPON[box]:
        return WEAPON_VALUE * WEAPON[box] if not ENERGY[box] or s.has(side, FULL) else WEAPON_VALUE
    return PLATE if PLATING[box] else SPECIAL_BOX
