"""Anomaly, with both sides of its Flare."""

from __future__ import annotations

from ....clockwork.names import NOBODY
from ..effects.effect import Effect
from ..effects.in_force import refresh
from ..effects.timing import AIMED, DEF_SET, DESTINY_DRAWN, INVITE_OFF
from ..effects.usage import is_silenced
from ..records import Lasting
from ..state import Cosmic
from ..terms import FOUGHT
from .shared.joining import has_alliances


def turn_over(s: Cosmic) -> None:
    s.reverse = not s.reverse


class Anomaly(Effect):
    """Your own challenges turn the cone over; in those of others you may do so.

    A main player who is replaced later, or who comes later, is looked at again when the cone is aimed.
    """

    def times(self) -> int:
        return 1 << AIMED | 1 << INVITE_OFF

    def limit(self, s: Cosmic, me: int) -> int:
        return 4

    def forced(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing in (AIMED, INVITE_OFF) or s.is_main(me)

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        turned = s.recall(self.number, me)
        if s.is_main(me):
            return timing != DESTINY_DRAWN and turned == NOBODY
        if timing in (AIMED, INVITE_OFF):
            return turned != NOBODY and s.lasting[turned + Lasting.ABOUT] == 1
        return timing == DEF_SET and turned == NOBODY and not is_silenced(s, me) and has_alliances(s)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        turn_over(s)
        turned = s.recall(self.number, me)
        if turned != NOBODY:
            del s.lasting[turned : turned + Lasting.SIZE]
            refresh(s)
        else:
            self.last(s, me, 1 if s.is_main(me) else 0)


class AnomalyWild(Effect):
    """The cone is turned over."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return has_alliances(s)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        turn_over(s)


class AnomalySuper(Effect):
    """Once the winner is known the other side of the cone counts."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if s.ending != FOUGHT or s.winner == NOBODY:
            return False
        for player in s.allies(s.winner):
            if s.force[s.winner * s.players + player] > 0:
                return True
        return False

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        turn_over(s)
