"""Macron, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ..components import ATTACK_TYPE
from ..effect_numbers import EFFECT
from ..effects.effect import Effect
from ..effects.timing import ALLY_CHOICE, LAUNCH
from ..rules.commitment import COMMIT
from ..state import Cosmic

MACRON_SUPER: Final = EFFECT.index("flare_macron_super")


class Macron(Effect):
    """One token at a time, each counting 4."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == LAUNCH:
            return me == s.offense
        return me == s.answering if timing == ALLY_CHOICE else s.tokens_in(me) > 0

    def commit_limit(self, s: Cosmic, me: int, who: int, limit: int) -> int:
        if who != me:
            return limit
        return COMMIT if s.recall(MACRON_SUPER, me) >= 0 else 1

    def token_worth(self, s: Cosmic, me: int, who: int, side: int, worth: int) -> int:
        return 4 * worth if who == me else worth

    def consolation(self, s: Cosmic, me: int, taker: int, number: int) -> int:
        return 2 * number if taker == me else number

    def rewards(self, s: Cosmic, me: int, who: int, number: int) -> int:
        return 2 * number if who == me else number


class MacronWild(Effect):
    """Each of your tokens counts 1 more."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.kind[s.side_of(me)] == ATTACK_TYPE and s.tokens_in(me) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def token_worth(self, s: Cosmic, me: int, who: int, side: int, worth: int) -> int:
        return worth + 1 if who == me else worth


class MacronSuper(Effect):
    """Commit up to four tokens."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return me == (s.offense if timing == LAUNCH else s.answering)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
