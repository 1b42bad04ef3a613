"""Obverse, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ..components import POWER
from ..effects.effect import Effect
from ..state import Cosmic
from .shared.called import Called, OneCard
from .shared.faces import revealed_attack

OBVERSE: Final = POWER.index("obverse")


class Obverse(Called):
    """Before the reveal call: the Attack cards change their sign."""

    def changed(self, value: int) -> int:
        return -value


class ObverseWild(Effect):
    """Your own Attack card changes its sign."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return revealed_attack(s, me) and s.value[s.side_of(me)] != 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def card_values(self, s: Cosmic, me: int, values: list[int]) -> None:
        if revealed_attack(s, me):
            values[s.side_of(me)] = -values[s.side_of(me)]


class ObverseSuper(OneCard):
    """Only one card changes its sign."""

    def called(self) -> int:
        return OBVERSE
