"""Entrepreneur, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from .. import notes
from ..effect_numbers import EFFECT
from ..effects.effect import FOR_GOOD, Effect
from ..records import IN_FORCE
from ..rules.payments import payment
from ..state import Cosmic

ENTREPRENEUR_SUPER: Final = EFFECT.index("flare_entrepreneur_super")


class Entrepreneur(Effect):
    """You earn on what others buy, and buy more cheaply yourself, also when you are not a main player."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return payment(s)[0] != me

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        amount = payment(s)[1] if s.recall(ENTREPRENEUR_SUPER, me) != NOBODY else 1
        s.lucre[me] += amount
        s.tell(notes.GAINS_LUCRE, me, amount)

    def buys_always(self, s: Cosmic, me: int, who: int) -> bool:
        return who == me

    def price(self, s: Cosmic, me: int, who: int, item: int, cost: int) -> int:
        return cost - 1 if who == me and cost > 1 else cost


class EntrepreneurWild(Effect):
    """Your next purchase is free, whenever you make it."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return IN_FORCE[self.number][me] not in s.active

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.stay(s, me, FOR_GOOD)

    def price(self, s: Cosmic, me: int, who: int, item: int, cost: int) -> int:
        return 0 if who == me else cost

    def bought(self, s: Cosmic, me: int, who: int, item: int) -> None:
        if who == me:
            self.stop(s, me)


class EntrepreneurSuper(Effect):
    """From this payment to the end of the challenge you get all that others pay to the bank."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return payment(s)[0] != me

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        # The power has earned 1 of this payment already.
        rest = payment(s)[1] - 1
        if rest > 0:
            s.lucre[me] += rest
            s.tell(notes.GAINS_LUCRE, me, rest)
