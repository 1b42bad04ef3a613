"""Phase 1: a player's turn and action in the Exploration Zone. ATH-B.6"""

from __future__ import annotations

from typing import ClassVar

from ...clockwork.names import PASS
from ...clockwork.step import Choice
from .state import Athena


class Explore(Choice["Athena"]):
    """Choose a site, or pass and be out for this phase. ATH-B.6.1 to 6.4"""

    rule: ClassVar[str] = "ATH-B.6.1"

    def legal(self, s: Athena) -> list[int]:
        return [PASS]

    def take(self, s: Athena, atom: int) -> None:
        s.passed |= 1 << self.player
