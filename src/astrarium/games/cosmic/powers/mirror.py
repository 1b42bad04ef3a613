"""Mirror, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ..components import POWER
from ..effects.effect import Effect
from ..state import Cosmic
from ..terms import DEF, OFF
from .shared.called import Called, OneCard

MIRROR: Final = POWER.index("mirror")


class Mirror(Called):
    """Before the reveal call: the digits of the Attack cards are reversed."""

    def changed(self, value: int) -> int:
        return mirrored(value)


def mirrored(value: int) -> int:
    """The digits from right to left, at least two of them; a minus sign stays in front."""
    left = abs(value)
    digits = 0
    found = 0
    while left > 0 or digits < 2:
        found = found * 10 + left % 10
        left //= 10
        digits += 1
    return -found if value < 0 else found


class MirrorWild(Effect):
    """Your card becomes a copy of your opponent's."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.kind[OFF] != s.kind[DEF] or s.value[OFF] != s.value[DEF]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        side = s.side_of(me)
        s.kind[side] = s.kind[1 - side]
        s.value[side] = s.value[1 - side]


class MirrorSuper(OneCard):
    """Only the digits of one card are reversed."""

    def called(self) -> int:
        return MIRROR
