"""Negator, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import YES
from ..atoms import COLOUR_ATOM, PLACE_ATOM
from ..components import ATTACK_TYPE, COLOURS, NUMBER, PLACES, POWER
from ..effect_numbers import BESIDE
from ..effects.effect import Effect
from ..effects.vetoes import AIMING, ALLYING, INVITING, JOINING, LAUNCHING, NAMING
from ..records import Stashed, Weighing
from ..rules.totals import card_values, kicker_factor
from ..state import Cosmic
from ..terms import DEF, OFF
from .shared.using import Again

NEGATOR: Final = POWER.index("negator")


class Negator(Effect):
    """Another player's decision is vetoed: he must decide otherwise."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if (
            not s.decided
            or s.decided[Weighing.PLAYER] == me
            or s.decided[Weighing.VETOED] == 1
            or s.decided[Weighing.OTHERS] == 0
        ):
            return False
        kind = s.decided[Weighing.KIND]
        atom = s.decided[Weighing.ATOM]
        if kind == AIMING:
            return PLACE_ATOM <= atom < PLACE_ATOM + PLACES
        if kind == INVITING:
            return atom == YES
        if kind == NAMING:
            return COLOUR_ATOM <= atom < COLOUR_ATOM + COLOURS or PLACE_ATOM <= atom < PLACE_ATOM + PLACES
        return kind in (LAUNCHING, JOINING, ALLYING)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        # An answer to the veto itself may have ended what was being decided.
        if s.decided:
            s.decided[Weighing.VETOED] = 1


class NegatorWild(Effect):
    """All revealed Attack cards of positive value become negative."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        values = card_values(s)
        for side in (OFF, DEF):
            if (s.kind[side] == ATTACK_TYPE and values[side] > 0) or self.extra_card(s, me, side) != 0:
                return True
        return False

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def card_values(self, s: Cosmic, me: int, values: list[int]) -> None:
        for side in (OFF, DEF):
            if s.kind[side] == ATTACK_TYPE and values[side] > 0:
                values[side] = -values[side]

    def extra_card(self, s: Cosmic, me: int, side: int) -> int:
        """Attack cards that lie beside the challenge count the other way round."""
        total = 0
        for at in range(0, len(s.stash), Stashed.SIZE):
            holder = s.stash[at + Stashed.HOLDER]
            if s.stash[at + Stashed.EFFECT] == BESIDE and s.side_of(holder) == side:
                value = NUMBER[s.stash[at + Stashed.CARD]]
                if holder != s.main(side):
                    value *= kicker_factor(s, side)
                total -= 2 * max(0, value)
        return total


class NegatorSuper(Again):
    """Use your power a second time."""

    def power(self) -> int:
        return NEGATOR
