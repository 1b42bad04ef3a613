"""Powers called before the reveal that change the values of the cards. COS-17.3"""

from __future__ import annotations

from typing import Final

from .....clockwork.names import NOBODY
from ...atoms import DEFENSE_ATOM, OFFENSE_ATOM
from ...components import ATTACK_TYPE
from ...effects.effect import Effect
from ...effects.questions import AskWay
from ...effects.timing import SELECTED
from ...records import Lasting
from ...state import Cosmic
from ...terms import DEF, OFF

BOTH: Final = 2
"""Instead of a side: the cards of both."""


class Called(Effect):
    """A power called before the reveal that changes every revealed Attack card, or with its Super Flare only one.

    The record in `lasting` says whose card: a side, or both.
    """

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == SELECTED

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me, BOTH)

    def changed(self, value: int) -> int:
        raise NotImplementedError

    def card_values(self, s: Cosmic, me: int, values: list[int]) -> None:
        at = s.recall(self.number, me)
        if at == NOBODY:
            return
        for side in (OFF, DEF):
            if s.lasting[at + Lasting.ABOUT] in (side, BOTH) and s.kind[side] == ATTACK_TYPE:
                values[side] = self.changed(values[side])


class OneCard(Effect):
    """The Super Flare of a called power: once it has been called, name the one card that it changes."""

    def called(self) -> int:
        raise NotImplementedError

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.recall(self.called(), me) != NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [OFFENSE_ATOM, DEFENSE_ATOM]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.lasting[s.recall(self.called(), me) + Lasting.ABOUT] = OFF if atom == OFFENSE_ATOM else DEF
