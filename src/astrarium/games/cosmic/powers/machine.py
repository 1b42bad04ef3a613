"""Machine, with both sides of its Flare."""

from __future__ import annotations

from ..effects.effect import Effect
from ..effects.table_hooks import ask_challenge_limit
from ..rules.drawing import Draw
from ..rules.new_hands import Refill
from ..rules.turn import LIMIT as CHALLENGES
from ..state import Cosmic
from ..terms import ABORTED
from .shared.faces import is_armed


def may_continue(s: Cosmic) -> bool:
    """Whether the rules let the offense make another challenge anyhow. COS-P10.6"""
    return s.success and s.number < ask_challenge_limit(s, CHALLENGES) and is_armed(s, s.turn)


class Machine(Effect):
    """After any challenge you may make another while you hold a Challenge card."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return me == s.turn and s.ending != ABORTED and is_armed(s, me) and not may_continue(s)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def may_go_on(self, s: Cosmic, me: int, may: bool) -> bool:
        return may or (me == s.turn and self.lasts(s, me) and is_armed(s, me))


class MachineWild(Effect):
    """Make a second challenge though you lost the first, or hold no Challenge card: then take a new hand first."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return me == s.turn and s.number < CHALLENGES and s.ending != ABORTED and not may_continue(s)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        if not is_armed(s, me):
            s.push(Refill(me))

    def may_go_on(self, s: Cosmic, me: int, may: bool) -> bool:
        return may or is_armed(s, me)


class MachineSuper(Effect):
    """Two cards instead of a token from the Warp."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.warp[me] > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        s.push(Draw(me, 2))

    def retrieves(self, s: Cosmic, me: int, who: int, number: int) -> int:
        return 0 if who == me else number
