"""The end of the game: final fame. ATH-B.11, X.12, S.10, V.2"""

from __future__ import annotations

from typing import Final

from ...clockwork.step import Step
from . import notes
from .state import Athena


def final_fame(s: Athena, side: int) -> int:
    """The sum of everything that counts. ATH-B.11.1"""
    return s.fame[side]


class ChargeBoxes(Step["Athena"]):
    """Spend half batteries on charged boxes. ATH-B.11.5, 11.9"""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        return


class Score(Step["Athena"]):
    """Count, and the game is over. ATH-B.11.1"""

    def run(self, s: Athena) -> None:
        s.points = [final_fame(s, side) for side in range(s.sides)]
        for side in s.turn_order():
            s.tell(notes.FINAL_FAME, side, s.points[side])
        s.end()
