"""The step to push whenever tokens have moved; what it leads to is in aftermath.py. COS-2.3, 4.3, P8.24"""

from __future__ import annotations

from typing import Final

from ....clockwork.step import Step
from ..state import REFEREE, Cosmic


class Settle(Step["Cosmic"]):
    """Bases gained and lost, powers, victory: looked at whenever tokens have moved. COS-2.3, 4.3, P8.24"""

    def run(self, s: Cosmic) -> None:
        if self._has_changed(s):
            REFEREE[0].settle(s)

    def _has_changed(self, s: Cosmic) -> bool:
        if s.gained:
            return True
        for player in range(s.players):
            if s.bases[player] != s.settled[player]:
                return True
        # On the Gas Giant and in the Space Dust the number of tokens counts. COS-9.7, 9.25
        return s.tokens_count


SETTLE: Final = Settle()
