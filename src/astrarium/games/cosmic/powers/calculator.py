"""Calculator, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ..atoms import verb
from ..components import POWER
from ..effects.effect import EFFECTS, Effect
from ..effects.questions import AskWay
from ..effects.timing import SELECTED
from ..records import Lasting
from ..state import Cosmic
from ..terms import DEF, OFF

CALCULATOR: Final = POWER.index("calculator")
ODD: Final = verb("odd")
EVEN: Final = verb("even")


class Calculator(Effect):
    """Before the reveal call: the higher Attack card is reduced by the lower one."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == SELECTED

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def card_values(self, s: Cosmic, me: int, values: list[int]) -> None:
        if not self.lasts(s, me) or not s.both_attack():
            return
        if values[OFF] > values[DEF]:
            reduce(values, OFF)
        elif values[OFF] < values[DEF]:
            reduce(values, DEF)


def reduce(values: list[int], side: int) -> None:
    """A card loses the value of the other one; a negative value reduces by nothing."""
    values[side] -= max(0, values[1 - side])


class CalculatorWild(Effect):
    """Call odd or even: the one who is wrong has his card reduced by the other's."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == SELECTED

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [ODD, EVEN]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, 1 if atom == ODD else 0)

    def card_values(self, s: Cosmic, me: int, values: list[int]) -> None:
        if not s.both_attack():
            return
        right = (values[OFF] + values[DEF]) % 2 == s.lasting[s.recall(self.number, me) + Lasting.ABOUT]
        side = s.side_of(me)
        reduce(values, 1 - side if right else side)


class CalculatorSuper(Effect):
    """Call as an ally."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == SELECTED

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        EFFECTS[CALCULATOR].use(s, me, timing)
