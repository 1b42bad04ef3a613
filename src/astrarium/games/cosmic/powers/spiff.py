"""Spiff, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ..components import IS_MOON
from ..effects.effect import Effect
from ..rules.landing import land
from ..rules.settle import Settle
from ..rules.totals import totals
from ..state import Cosmic
from ..terms import DEF, OFF

CRASH: Final = 10
SOFT_CRASH: Final = 5


def crashes(s: Cosmic, me: int) -> int:
    """By how much the offense has lost with Attack cards, if one of his tokens could crash-land; else 0."""
    if s.winner == OFF or not s.both_attack() or s.in_warp or s.target == NOBODY or IS_MOON[s.target]:
        return 0
    if s.force[OFF * s.players + me] == 0:
        return 0
    found = totals(s)
    return abs(found[OFF] - found[DEF])


def crash_land(s: Cosmic, me: int) -> None:
    s.force[OFF * s.players + me] -= 1
    s.transit[me] += 1
    land(s, me, s.target, 1)
    s.push(Settle())


class Spiff(Effect):
    """Beaten by 10 or more you crash-land one token on the target planet."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return crashes(s, me) >= CRASH

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        crash_land(s, me)


class SpiffWild(Effect):
    """Beaten as defender you leave one token on the planet."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if s.winner == DEF or s.target == NOBODY or IS_MOON[s.target] or s.guard() != me:
            return False
        return s.guarded() > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.withdrawn = s.at(me, s.target) - s.guarded() + 1


class SpiffSuper(Effect):
    """You crash-land when beaten by 5 or more."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return SOFT_CRASH <= crashes(s, me) < CRASH

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        crash_land(s, me)
