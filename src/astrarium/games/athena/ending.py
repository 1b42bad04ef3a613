"""Phase 5: boxes, the Aurora, the next round or the end. ATH-B.10"""

from __future__ import annotations

from typing import Final

from ...clockwork.step import Step
from . import notes
from .aurora import advance, is_reached
from .components import CARDS
from .roads import MOORINGS
from .scoring import ChargeBoxes, Score
from .state import Athena
from .zone import RefillAll


class EndOfRoundTurn(Step["Athena"]):
    """Each box once, in any order. ATH-B.10.1"""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        return


class AuroraMoves(Step["Athena"]):
    """Reached: the end. At the last mooring: it leaves. Otherwise it moves on. ATH-B.10.2 to 10.5"""

    def run(self, s: Athena) -> None:
        if not is_reached(s):
            if s.mooring == MOORINGS:
                s.tell(notes.AURORA_LEAVES)
                finish(s)
                return
            advance(s, 1)
        if is_reached(s):
            s.reached = True
            s.tell(notes.AURORA_REACHED)
            finish(s)
            return
        end_round(s)
        s.push(RefillAll())


def end_round(s: Athena) -> None:
    """Uses once per round and effects of the round end. ATH-B.10.6, 10.7"""
    s.used = [0] * CARDS
    s.blizzard = False
    s.whiteout = False


def finish(s: Athena) -> None:
    """Charged boxes in turn order, then the count; nothing else that waits is done. ATH-B.11.9"""
    s.stack.clear()
    s.then([*[ChargeBoxes(side) for side in s.turn_order() if s.seated(side)], Score()])
