"""Force, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ..atoms import verb
from ..components import POWER, POWERS
from ..effects.effect import EFFECTS, Effect, overrides
from ..effects.questions import AskWay
from ..effects.timing import DECISION, POWER_USE
from ..effects.vetoes import NOT_USING
from ..records import Weighing
from ..rules.uses import answering, cancel, is_forced_use, steer, subject
from ..state import Cosmic
from .shared.using import Again

FORCE: Final = POWER.index("force")
FORBID: Final = verb("forbid")
STEER: Final = verb("steer")


class Force(Effect):
    """Somebody else must use a power he left unused, may not use one, or uses it as you choose."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == DECISION:
            return left_unused_by_another(s, me)
        return timing == POWER_USE and len(self.ways(s, me)) > 0

    def ways(self, s: Cosmic, me: int) -> list[int]:
        """What can be imposed on the use being announced: mandatory powers cannot be forbidden."""
        if not uses_power(s, me):
            return []
        ways: list[int] = [] if is_forced_use(s) else [FORBID]
        power = subject(s)[1]
        if overrides(EFFECTS[power], "options") and power not in UNSTEERED:
            ways.append(STEER)
        return ways

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == DECISION:
            s.decided[Weighing.VETOED] = 1
        else:
            s.push(AskWay(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return self.ways(s, me)

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == FORBID:
            cancel(s)
        else:
            steer(s, me)


UNSTEERED: Final[list[int]] = [
    POWER.index(id)
    for id in (
        "assessor",
        "aura",
        "cavalry",
        "connoisseur",
        "deuce",
        "extortionist",
        "filth",
        "gorgon",
        "mesmer",
        "pentaform",
        "prolong",
        "schizoid",
        "skeptic",
        "terrorist",
    )
]
"""Powers in whose use the owner has no open choice: they are about hidden cards and numbers, or made by others."""


def uses_power(s: Cosmic, me: int) -> bool:
    """Whether another player is using a power."""
    if not answering(s):
        return False
    player, effect, _ = subject(s)
    return player != me and 0 <= effect < POWERS


def left_unused_by_another(s: Cosmic, me: int) -> bool:
    """Whether another player has just passed although he could use a power."""
    return (
        len(s.decided) > 0
        and s.decided[Weighing.KIND] == NOT_USING
        and s.decided[Weighing.PLAYER] != me
        and s.decided[Weighing.VETOED] == 0
    )


class ForceWild(Effect):
    """Cancel one use of another player's optional power."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return uses_power(s, me) and not is_forced_use(s)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        cancel(s)


class ForceSuper(Again):
    """Use your power a second time."""

    def power(self) -> int:
        return FORCE
