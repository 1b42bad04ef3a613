"""Virus, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ..effect_numbers import EFFECT
from ..effects.effect import Effect
from ..state import Cosmic
from .shared.faces import revealed_attack

VIRUS_SUPER: Final = EFFECT.index("flare_virus_super")


class Virus(Effect):
    """Your own tokens multiply your card."""

    def combine(self, s: Cosmic, me: int, side: int, card: int, own: int, allied: int, total: int) -> int:
        if s.main(side) != me or not revealed_attack(s, me):
            return total
        if s.recall(VIRUS_SUPER, me) >= 0:
            return card * (own + allied)
        return card * own + allied


class VirusWild(Effect):
    """Your own tokens are multiplied by those of your allies."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return revealed_attack(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def combine(self, s: Cosmic, me: int, side: int, card: int, own: int, allied: int, total: int) -> int:
        return card + own * allied if s.main(side) == me else total


class VirusSuper(Effect):
    """All tokens of your side multiply your card."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return revealed_attack(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
