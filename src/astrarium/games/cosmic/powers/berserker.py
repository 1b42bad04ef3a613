"""Berserker, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ..effect_numbers import EFFECT
from ..effects.effect import Effect
from ..effects.timing import CHALLENGE_END, TOTALS
from ..effects.usage import is_silenced
from ..rules.turn import call_extra, can_call_extra
from ..state import Cosmic
from ..terms import FOUGHT, OFF
from .shared.faces import revealed_attack

BERSERKER_SUPER: Final = EFFECT.index("flare_berserker_super")
FURY: Final = 4
GREAT_FURY: Final = 8


class Berserker(Effect):
    """As offense your card counts 4 more. Beaten as defender or ally, you may challenge the winner at once."""

    def forced(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == TOTALS

    def limit(self, s: Cosmic, me: int) -> int:
        return 2

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == TOTALS:
            return me == s.offense
        return self._beaten(s, me) and not is_silenced(s, me) and can_call_extra(s, me, s.main(s.winner))

    def _beaten(self, s: Cosmic, me: int) -> bool:
        """Whether the result cost the player tokens as defender or as ally."""
        if s.ending != FOUGHT or s.winner == NOBODY or s.lost[me] == 0 or me == s.offense:
            return False
        return (me == s.defender and s.winner == OFF) or s.joined[1 - s.winner] >> me & 1 == 1

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == CHALLENGE_END:
            call_extra(s, me, s.main(s.winner))

    def card_values(self, s: Cosmic, me: int, values: list[int]) -> None:
        if me == s.offense and revealed_attack(s, me) and s.recall(BERSERKER_SUPER, me) == NOBODY:
            values[OFF] += FURY


class BerserkerWild(Effect):
    """Your Attack card counts 4 more."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return revealed_attack(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def card_values(self, s: Cosmic, me: int, values: list[int]) -> None:
        values[s.side_of(me)] += FURY


class BerserkerSuper(Effect):
    """Your Attack card counts 8 more, as offense and as defender."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return revealed_attack(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def card_values(self, s: Cosmic, me: int, values: list[int]) -> None:
        values[s.side_of(me)] += GREAT_FURY
