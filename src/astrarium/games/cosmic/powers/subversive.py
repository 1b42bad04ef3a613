"""Subversive, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ..effect_numbers import EFFECT
from ..effects.effect import Effect
from ..effects.openings import AsksPlayer
from ..records import Lasting
from ..rules.totals import allied_tokens
from ..state import Cosmic

SUBVERSIVE_SUPER: Final = EFFECT.index("flare_subversive_super")


def allies_against(s: Cosmic, me: int) -> list[int]:
    """The players who have allied tokens on the side against this player's."""
    side = 1 - s.side_of(me)
    return [player for player in s.around(me) if player != s.main(side) and s.strength(player, side) > 0]


class Subversive(Effect):
    """The tokens of your opponent's allies are subtracted from his total."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(allies_against(s, me)) > 0

    def token_worth(self, s: Cosmic, me: int, who: int, side: int, worth: int) -> int:
        if not s.is_main(me) or s.is_main(who) or side == s.side_of(me) or s.recall(SUBVERSIVE_SUPER, me) >= 0:
            return worth
        return -abs(worth)


class SubversiveWild(AsksPlayer):
    """The tokens of one opposing ally count nothing."""

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in allies_against(s, me)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, s.player_of(atom))

    def token_worth(self, s: Cosmic, me: int, who: int, side: int, worth: int) -> int:
        return 0 if who == s.lasting[s.recall(self.number, me) + Lasting.ABOUT] and side != s.side_of(me) else worth


class SubversiveSuper(Effect):
    """The tokens of opposing allies count for your total."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(allies_against(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def token_worth(self, s: Cosmic, me: int, who: int, side: int, worth: int) -> int:
        if s.is_main(who) or side == s.side_of(me) or s.lasting[s.recall(self.number, me) + Lasting.ABOUT] == 1:
            return worth
        return 0

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        if side != s.side_of(me):
            return 0
        # While they are counted for this side, they are worth what they would be worth for the other.
        at = s.recall(self.number, me)
        s.lasting[at + Lasting.ABOUT] = 1
        number = allied_tokens(s, 1 - side)
        s.lasting[at + Lasting.ABOUT] = 0
        return number
