"""Phase 3: moving along the road, and the bonus movement. ATH-B.8, X.8.3, X.8.4, X.9"""

from __future__ import annotations

from typing import Final

from ...clockwork.step import Step
from .state import Athena


class MoveTurn(Step["Athena"]):
    """Move once or stay. ATH-B.8.1"""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        return


def can_bonus_move(s: Athena, player: int) -> bool:
    """Whether the movement of site 1 can be paid and makes a step. ATH-X.8.2 to 8.4, B.8.13"""
    return False


class BonusMove(Step["Athena"]):
    """The movement of site 1, its fuel included. ATH-X.8.2 to 8.4"""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        return
