"""Warrior, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ..components import POWER
from ..effects.effect import Effect
from ..effects.timing import CHALLENGE_END
from ..rules.turn import call_extra, can_call_extra
from ..state import Cosmic
from ..terms import DEAL_FAILED, DEAL_MADE, FOUGHT
from .shared.faces import revealed_attack

WARRIOR: Final = POWER.index("warrior")
VICTOR: Final = 1
LESSON: Final = 2


class Warrior(Effect):
    """Every challenge teaches you; your mastery points are added to your total."""

    def limit(self, s: Cosmic, me: int) -> int:
        return 2

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == CHALLENGE_END:
            return s.ending in (FOUGHT, DEAL_MADE, DEAL_FAILED)
        return s.mark_of(self.number, me) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == CHALLENGE_END:
            well = s.ending == DEAL_MADE or (s.ending == FOUGHT and s.winner == s.side_of(me))
            s.set_mark(self.number, me, 0, s.mark_of(self.number, me) + (VICTOR if well else LESSON))

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        return s.mark_of(self.number, me) if s.main(side) == me and revealed_attack(s, me) else 0


class WarriorWild(Effect):
    """As defender strike back: an extra challenge against the offense at home."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return can_call_extra(s, me, s.offense)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        call_extra(s, me, s.offense)


class WarriorSuper(Effect):
    """Your mastery points count for your side as an ally."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.mark_of(WARRIOR, me) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        return s.mark_of(WARRIOR, me) if side == s.side_of(me) else 0
