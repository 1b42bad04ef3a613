"""The Fame track and the Alert Table. ATH-B.4.5, 4.6, X.4"""

from __future__ import annotations

from typing import Final

from ....clockwork.step import Step
from .. import notes
from ..components import HIGHEST_FAME, LOWEST_FAME, TOP_ALERT
from ..printed_cards import ANYWHERE
from ..state import Athena


def gain_fame(s: Athena, side: int, amount: int) -> None:
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

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        from .damage import PlaceDamage

        if s.fame[self.player] > LOWEST_FAME:
            s.fame[self.player] -= 1
            s.tell(notes.FAME_DOWN, self.player, 1)
        else:
            s.tell(notes.FAME_SPENT, self.player)
            s.push(PlaceDamage(self.player, ANYWHERE))


def can_lose_fame(s: Athena, side: int) -> bool:
    """Whether the loss can be paid as a cost. ATH-B.0.6, 4.6"""
    from .damage import can_be_damaged

    return s.fame[side] > LOWEST_FAME or can_be_damaged(s, side)


def gain_alert(s: Athena, side: int, rows: int = 1) -> None:
    """The alert marker goes up, if possible; only Gamma has an Alert Table. ATH-X.4.2, 4.3, B.12.3"""
    if s.athena and s.alert[side] < TOP_ALERT and rows > 0:
        s.alert[side] = min(TOP_ALERT, s.alert[side] + rows)
        s.tell(notes.ALERT_UP, side, s.alert[side])


def lose_alert(s: Athena, side: int, rows: int = 1) -> None:
    """The alert marker goes down, if possible. ATH-X.4.2, 4.3"""
    if s.alert[side] > 0 and rows > 0:
        s.alert[side] = max(0, s.alert[side] - rows)
        s.tell(notes.ALERT_DOWN, side, s.alert[side])
