"""Phase 2: feeding, abilities, boxes and objects, then the shift. ATH-B.7"""

from __future__ import annotations

from typing import Final

from ...clockwork.step import Step
from .components import ACTIVE, EXHAUSTED, RESTING
from .state import Athena


class RestTurn(Step["Athena"]):
    """The menu, then the shift. ATH-B.7.1"""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        s.then([Shift(self.player)])


class Shift(Step["Athena"]):
    """Rest Zone to Active Zone, then Exhausted Zone to Rest Zone. ATH-B.7.3"""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        for survivor in s.crew[self.player]:
            if s.zone[survivor] == RESTING:
                s.zone[survivor] = ACTIVE
            elif s.zone[survivor] == EXHAUSTED:
                s.zone[survivor] = RESTING
