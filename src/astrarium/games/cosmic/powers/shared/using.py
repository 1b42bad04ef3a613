"""Uses of a power: the first, and one more."""

from __future__ import annotations

from .....clockwork.names import NOBODY
from ...effects.effect import EFFECTS, Effect
from ...effects.usage import confused
from ...rules.uses import start_use
from ...state import Cosmic


def is_first_use(s: Cosmic, me: int, power: int, timing: int) -> bool:
    """Whether an optional power has not been used yet in this challenge and may still be."""
    return not s.was_used(power, me) and not confused(s, me, power, timing)


class Again(Effect):
    """A Super Flare: use your power, which you have used already, a second time in this challenge."""

    def power(self) -> int:
        raise NotImplementedError

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        power = self.power()
        return s.was_used(power, me) and not confused(s, me, power, timing) and EFFECTS[power].ready(s, me, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        start_use(s, me, self.power(), NOBODY, timing)
