"""The Automa of the solo game. ATH-S"""

from __future__ import annotations

from typing import Final

from ...clockwork.step import Step
from .state import Athena


def automa(s: Athena) -> int:
    """The side that nobody plays."""
    return s.sides - 1


class DrawActions(Step["Athena"]):
    """Two Action cards for this round, in the solo game. ATH-S.2"""

    def run(self, s: Athena) -> None:
        return


class AutomaExplores(Step["Athena"]):
    """It uses its next card, or passes. ATH-S.3, 13"""

    def run(self, s: Athena) -> None:
        s.passed |= 1 << automa(s)


class AutomaMoves(Step["Athena"]):
    """Along the main road. ATH-S.5"""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        return
