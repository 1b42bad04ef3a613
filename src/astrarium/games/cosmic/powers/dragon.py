"""Dragon, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ..components import IS_MOON
from ..effect_numbers import EFFECT
from ..effects.effect import Effect
from ..effects.timing import LOSS, TOTALS
from ..rules.loss_in_progress import BY_EFFECT, is_shielded
from ..rules.payments import pay
from ..rules.settle import Settle
from ..rules.tokens import Lose, is_safe
from ..state import Cosmic

DRAGON_SUPER: Final = EFFECT.index("flare_dragon_super")


class Dragon(Effect):
    """Your Lucre makes you stronger; who beats you loots half of it."""

    def times(self) -> int:
        # The loot is taken when nothing can change the outcome any more.
        return 1 << LOSS

    def limit(self, s: Cosmic, me: int) -> int:
        return 2

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == LOSS:
            return s.winner != NOBODY and s.main(s.winner) != me and s.lucre[me] > 0
        return timing == TOTALS and s.lucre[me] > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == LOSS:
            pay(s, me, s.opponent(me), (s.lucre[me] + 1) // 2)

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        if s.main(side) != me:
            return 0
        return s.lucre[me] if s.recall(DRAGON_SUPER, me) >= 0 else s.lucre[me] // 2


class DragonWild(Effect):
    """A token of the defender on the target planet goes to the Warp."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if s.target == NOBODY or IS_MOON[s.target]:
            return False
        if is_safe(s, s.defender, s.target) or is_shielded(s, s.defender):
            return False
        return s.at(s.defender, s.target) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.lift(s.defender, s.target, 1)
        s.transit[s.defender] += 1
        s.then([Lose(s.defender, 1, BY_EFFECT), Settle()])


class DragonSuper(Effect):
    """Each Lucre adds 1 to your total."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.lucre[me] > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
