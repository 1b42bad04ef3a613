"""Warpish, with both sides of its Flare."""

from __future__ import annotations

from ..effects.effect import Effect
from ..state import Cosmic
from .shared.faces import revealed_attack


class Warpish(Effect):
    """Every token in the Warp adds 1 to your total."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return sum(s.warp) > 0

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        return sum(s.warp) if s.main(side) == me and revealed_attack(s, me) else 0


class WarpishWild(Effect):
    """Each of your own tokens in the Warp adds 1 to your total."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.warp[me] > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        return s.warp[me] if s.main(side) == me else 0


class WarpishSuper(Effect):
    """Each token of your opponent in the Warp takes 1 from his total."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.warp[s.opponent(me)] > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        return -s.warp[s.main(side)] if s.main(side) == s.opponent(me) else 0
