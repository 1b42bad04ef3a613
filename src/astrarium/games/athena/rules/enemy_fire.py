"""The Enemy Fire step. ATH-B.9.20, 9.21"""

from __future__ import annotations

from typing import Any, Final

from ....clockwork.step import Step
from .. import notes
from ..components import ALERT_DAMAGE
from ..printed_cards import BY_ALERT, FIRE_OF, Card
from ..roads import REGION
from ..state import ENEMY_CARD, ENEMY_REGION, Athena
from .blows import Hit, befall
from .outcomes import marked_cell


class EnemyFire(Step["Athena"]):
    """Each Enemy on the map fires, regions along the road, in each the first to arrive first. ATH-B.9.20"""

    def run(self, s: Athena) -> None:
        steps: list[Step[Any]] = []
        for region in range(len(REGION)):
            for row in range(len(s.enemies)):
                if s.enemies.get(row, ENEMY_REGION) == region:
                    steps.append(EnemyShoots(Card(s.enemies.get(row, ENEMY_CARD)), region))
        s.then(steps)


class EnemyShoots(Step["Athena"]):
    """One Outcome card; every convoy of the region is hit on the red card. ATH-B.9.20, 9.21"""

    def __init__(self, enemy: Card, region: int) -> None:
        self.enemy: Final = enemy
        self.region: Final = region

    def run(self, s: Athena) -> None:
        here = [side for side in s.turn_order() if s.region(side) == self.region]
        if not here:
            return
        s.tell(notes.ENEMY_FIRES, self.enemy)
        cell = marked_cell(s)
        steps: list[Step[Any]] = []
        for side in here:
            amount = FIRE_OF[self.enemy]
            if amount == BY_ALERT:
                amount = ALERT_DAMAGE[s.alert[side]]
            if amount > 0:
                steps += befall(s, Hit(side, cell, amount))
            else:
                s.tell(notes.TOO_QUIET_FOR_ENEMY, side, s.alert[side])
        s.then(steps)
