"""Changeling, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PASS
from ..atoms import POWER_ATOM
from ..components import POWER
from ..effect_numbers import EFFECT
from ..effects.effect import EFFECTS, Effect
from ..effects.openings import power_atoms
from ..effects.questions import AskPlayer, AskPower
from ..effects.timing import AIMED, LAUNCH
from ..records import Lasting, Used
from ..rules.drawing import Draw
from ..rules.hands import is_insured, take_random
from ..rules.sheets import own_powers, swap_powers, swappable
from ..state import Cosmic

CHANGELING: Final = POWER.index("changeling")
CHANGELING_SUPER: Final = EFFECT.index("flare_changeling_super")


class Changeling(Effect):
    """Swap powers with your opponent for good; if he has none that works, draw a card. COS-15.4"""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        for at in range(0, len(s.used), Used.SIZE):
            if s.used[at + Used.EFFECT] == CHANGELING:
                return False
        return CHANGELING in own_powers(s, me) and self.other(s, me) != NOBODY

    def other(self, s: Cosmic, me: int) -> int:
        """With whom to swap; NOBODY if the Super Flare says with nobody."""
        at = s.recall(CHANGELING_SUPER, me)
        return s.opponent(me) if at == NOBODY else s.lasting[at + Lasting.ABOUT]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if swappable(s, self.other(s, me)):
            s.push(AskPower(me, me, self.number))
        else:
            s.push(Draw(me, 1))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return power_atoms(swappable(s, self.other(s, me)))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        swap_powers(s, me, CHANGELING, self.other(s, me), atom - POWER_ATOM)


class ChangelingWild(Effect):
    """Take a random card from the player on your left."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        left = s.left_of(me)
        return len(s.hands[left]) > 0 and not is_insured(s, left)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        take_random(s, me, s.left_of(me), 1)


class ChangelingSuper(Effect):
    """Swap with another player than your opponent, or not at all. The power does not ask, so it is played before."""

    def times(self) -> int:
        return 1 << LAUNCH

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == LAUNCH and EFFECTS[CHANGELING].ready(s, me, AIMED)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        others = [player for player in s.around(me) if player != s.opponent(me) and swappable(s, player)]
        return [PASS, *[s.player_atom(player) for player in others]]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, NOBODY if atom == PASS else s.player_of(atom))
