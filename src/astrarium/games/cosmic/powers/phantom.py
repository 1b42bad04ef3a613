"""Phantom, with both sides of its Flare."""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY
from ....clockwork.step import Choice
from .. import notes
from ..atoms import AMOUNT_ATOM, PLACE_ATOM, STAR_ATOM
from ..effect_numbers import EFFECT
from ..effects.effect import Effect
from ..effects.openings import amounts
from ..effects.questions import AskAmount
from ..effects.timing import TOTALS
from ..records import Lasting
from ..rules.settle import Settle
from ..state import Cosmic
from .shared.joining import AddTokens, tokens_beside

MOST_PHANTOMS: Final = 5
PHANTOM_SUPER: Final = EFFECT.index("flare_phantom_super")


class PickPhantoms(Choice["Cosmic"]):
    """Which tokens go from bases to the star as phantoms, one after the other. COS-14.13"""

    rule: ClassVar[str] = "COS-14.13"

    def __init__(self, player: int, number: int) -> None:
        super().__init__(player)
        self.number: Final = number

    def legal(self, s: Cosmic) -> list[int]:
        return [PLACE_ATOM + place for place in s.base_list(self.player)]

    def take(self, s: Cosmic, atom: int) -> None:
        s.lift(self.player, atom - PLACE_ATOM, 1)
        s.star[self.player] += 1
        s.tell(notes.TO_STAR, self.player, 1)
        s.push(PickPhantoms(self.player, self.number - 1))

    def run(self, s: Cosmic) -> None:
        options = self.legal(s) if self.number > 0 else []
        if not options:
            s.push(Settle())
        elif len(options) == 1:
            self.take(s, options[0])
        else:
            s.ask(self, options)


class Phantom(Effect):
    """Five phantoms on your star: each may add 1 to your side's total, or leave as a normal token."""

    def forced(self, s: Cosmic, me: int, timing: int) -> bool:
        return False

    def received(self, s: Cosmic, me: int) -> None:
        s.push(PickPhantoms(me, MOST_PHANTOMS - s.star[me]))

    def changes_hands(self, s: Cosmic, me: int, other: int) -> None:
        self.received(s, other)

    def homes(self, s: Cosmic, me: int, who: int, options: list[int]) -> list[int]:
        if who == me and options and s.star[me] < MOST_PHANTOMS and STAR_ATOM not in options:
            options.append(STAR_ATOM)
        return options

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == TOTALS and s.star[me] > 0 and s.tokens_in(me) > 0 and not self.lasts(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskAmount(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return amounts(1, s.star[me])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, atom - AMOUNT_ATOM)

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        at = s.recall(self.number, me)
        if at == NOBODY or s.side_of(me) != side:
            return 0
        return s.lasting[at + Lasting.ABOUT] * (2 if s.recall(PHANTOM_SUPER, me) != NOBODY else 1)


PHANTOM_WILD_MOST: Final = 4


class PhantomWild(Effect):
    """Up to four tokens from your bases join the challenge after the reveal."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return tokens_beside(s, me, s.side_of(me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskAmount(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return amounts(1, min(PHANTOM_WILD_MOST, tokens_beside(s, me, s.side_of(me))))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.push(AddTokens(me, s.side_of(me), atom - AMOUNT_ATOM))


class PhantomSuper(Effect):
    """Each phantom you project adds 2."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.star[me] > 0 and s.tokens_in(me) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
