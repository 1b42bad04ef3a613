"""Pacifist, with both sides of its Flare."""

from __future__ import annotations

from ..components import ATTACK_TYPE, COMPROMISE_TYPE
from ..effects.effect import Effect
from ..effects.timing import REVEALED
from ..rules.hands import beside
from ..state import Cosmic
from ..terms import DEAL_FAILED
from .shared.faces import revealed_compromise


class Pacifist(Effect):
    """Your Compromise beats an Attack."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == REVEALED and self._wins(s, me)

    def _wins(self, s: Cosmic, me: int) -> bool:
        side = s.side_of(me)
        return s.is_main(me) and s.kind[side] == COMPROMISE_TYPE and s.kind[1 - side] == ATTACK_TYPE

    def decides(self, s: Cosmic, me: int, winner: int) -> int:
        return s.side_of(me) if self._wins(s, me) else winner


class PacifistWild(Effect):
    """Your revealed Compromise becomes an Attack 15."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return revealed_compromise(s, s.side_of(me)) and not beside(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.kind[s.side_of(me)] = ATTACK_TYPE
        s.value[s.side_of(me)] = 15


class PacifistSuper(Effect):
    """A failed deal costs you two tokens fewer and your opponent two more."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.ending == DEAL_FAILED

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def penalty(self, s: Cosmic, me: int, who: int, loss: int) -> int:
        if who == me:
            return max(0, loss - 2) if loss > 0 else loss
        return loss + 2 if who == s.opponent(me) else loss
