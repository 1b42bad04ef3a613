"""The Turn Order table. ATH-B.5.3 to 5.6"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import Player
from ....clockwork.step import Step
from .. import notes
from ..roads import MAIN, PARALLEL
from ..state import Athena


def updated_order(s: Athena) -> list[Player]:
    """The sides from the last convoy to the leading one, as the table would be now. ATH-B.5.3 to 5.6"""
    found: list[Player] = []
    for side in s.order:
        place = len(found)
        while place > 0 and is_behind(s, side, found[place - 1]):
            place -= 1
        found.insert(place, side)
    return found


def is_behind(s: Athena, side: Player, other: Player) -> bool:
    """Whether a convoy is surely behind another: a smaller number, or the same on a shortcut. ATH-B.5.4, 5.5"""
    here, there = s.at[side], s.at[other]
    if PARALLEL[here] != PARALLEL[there]:
        return PARALLEL[here] < PARALLEL[there]
    return MAIN[there] and not MAIN[here]


def leader(s: Athena) -> Player:
    """The leading convoy at this moment. ATH-B.3.10"""
    return updated_order(s)[-1]


ORDERS: Final = {2: notes.ORDER_OF_TWO, 3: notes.ORDER_OF_THREE, 4: notes.ORDER_OF_FOUR}
"""How the log tells of the order of so many sides."""


class UpdateOrder(Step["Athena"]):
    """The convoy furthest ahead takes the rightmost slot, and so on. ATH-B.5.3, X.8.12"""

    def run(self, s: Athena) -> None:
        before = s.order
        s.order = updated_order(s)
        if s.order != before:
            s.tell_all(ORDERS[s.sides], tuple(s.turn_order()))
