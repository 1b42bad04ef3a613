"""What the built-in bots make of a table, in tenths of a fame. See `prospects`, `values` and `promises`."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import Player
from ....mechanisms.standings import ahead, placed
from ..components import ALERT_DAMAGE
from ..pieces import MOVEMENT, ROUNDS
from ..printed_cards import FIRE_OF, KILL_FAME
from ..roads import GUARDS, PARALLEL
from ..state import AUTOMA_AURORA, ENEMY_CARD, ENEMY_DAMAGE, ENEMY_REGION, ENEMY_TARGETS, Athena
from .promises import promised
from .prospects import SURE, chance, drive, journey, rounds_later
from .values import POINT, alert_worth, machines, people, stores

SPACE_AHEAD: Final = 10
"""A space further on: the rearmost convoy is what it is measured from."""
TARGETED: Final = 4
WOUND: Final = 3
"""An Enemy with one's Target counter, for each fame it is worth, and each damage on it."""
THREAT: Final = 7
"""For each damage that an Enemy or a turret may do."""
AUTOMA: Final = 110
"""What boxes and people count for in a convoy; the Automa does without."""
AUTOMA_ROUND: Final = 8
"""Fame and levels that come the Automa's way in a round."""

SCALE: Final[list[float]] = [0.0018, 0.0018, 0.0023, 0.0024, 0.0032, 0.0038, 0.0053]
"""How much a point of worth moves the chances, by the round."""


def worth(s: Athena, player: Player) -> int:
    """One's own standing against the best and the average of the others."""
    if s.over:
        return placed(s, player)
    return ahead(standings(s), player)


def worths(s: Athena) -> list[int]:
    """The same for everybody."""
    if s.over:
        return [worth(s, side) for side in s.all_sides()]
    found = standings(s)
    return [ahead(found, side) for side in s.all_sides()]


def scale(s: Athena) -> float:
    return SCALE[min(s.round, ROUNDS)]


def standings(s: Athena) -> list[int]:
    """What every side has and may expect."""
    later = rounds_later(s)
    ways = [journey(s, side, later) for side in s.all_sides()]
    chances = [chance(s, side, later, ways[side]) for side in s.all_sides()]
    missed = SURE - max(chances)
    found: list[int] = []
    for side in s.all_sides():
        value = renown(s, side, later)
        if s.seated(side):
            value += drive(s, side, later) + stores(s, side, later) + people(s, side, later, chances[side])
            value += machines(s, side, later, missed) + promised(s, side, later, missed)
        else:
            value += AUTOMA + POINT * s.level + SPACE_AHEAD * ways[side] + AUTOMA_ROUND * later
            value += AUTOMA_AURORA * chances[side]
        found.append(value)
    return found


def renown(s: Athena, side: Player, later: int) -> int:
    """Fame won, the road behind, turrets, alert, and the Enemies around."""
    value = POINT * (s.fame[side] + len(s.tiles[side]) + s.charged[side]) + SPACE_AHEAD * PARALLEL[s.at[side]]
    region = s.region(side)
    for row in range(len(s.enemies)):
        enemy = s.enemies.get(row, ENEMY_CARD)
        if s.enemies.get(row, ENEMY_TARGETS) >> side & 1:
            value += TARGETED * KILL_FAME[enemy] + WOUND * s.enemies.get(row, ENEMY_DAMAGE)
        if s.enemies.get(row, ENEMY_REGION) == region:
            value -= THREAT * max(1, FIRE_OF[enemy])
    if s.athena:
        value += alert_worth(s.alert[side], later)
        if s.phase <= MOVEMENT:
            for turret in GUARDS[s.at[side]]:
                if turret in s.standing:
                    value -= THREAT * ALERT_DAMAGE[s.alert[side]]
    return value
