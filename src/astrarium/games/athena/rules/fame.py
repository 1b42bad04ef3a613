"""The Fame track. ATH-B.4.5, 4.6"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import Player
from ....clockwork.step import Step
from .. import notes
from ..components import HIGHEST_FAME, LOWEST_FAME
from ..printed_cards import ANYWHERE
from ..state import Athena
from .damage import PlaceDamage, can_be_damaged


def gain_fame(s: Athena, side: Player, amount: int) -> None:
    """Up the Fame track; beyond its end fame is lost. ATH-B.4.5"""
    before = s.fame[side]
    s.fame[side] = min(HIGHEST_FAME, before + amount)
    gained = s.fame[side] - before
    if gained > 0:
        s.tell(notes.FAME_UP, side, gained)
    if gained < amount:
        s.tell(notes.FAME_FULL, side, amount - gained)


class LoseFame(Step["Athena"]):
    """One down the Fame track; on the last space one damage anywhere instead. ATH-B.4.6, X.8.8"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        if s.fame[self.player] > LOWEST_FAME:
            s.fame[self.player] -= 1
            s.tell(notes.FAME_DOWN, self.player, 1)
        else:
            s.tell(notes.FAME_SPENT, self.player)
            s.push(PlaceDamage(self.player, ANYWHERE))


def can_lose_fame(s: Athena, side: Player) -> bool:
    """Whether the loss can be paid as a cost. ATH-B.0.6, 4.6"""
    return s.fame[side] > LOWEST_FAME or can_be_damaged(s, side)
