"""Grief, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ..effect_numbers import EFFECT
from ..effects.effect import GRIEVING, Effect
from ..effects.questions import AskPlayer
from ..effects.timing import TOKENS_TO_WARP
from ..records import Lasting
from ..rules.drawing import Draw
from ..rules.hands import take_random
from ..rules.loss_in_progress import BY_EFFECT, left_to_lose, loser
from ..rules.tokens import lose_tokens
from ..state import Cosmic
from .shared.outcomes import loses, prey

GRIEF_SUPER: Final = EFFECT.index("flare_grief_super")
MOST_GRIEF: Final = 4


class Grief(Effect):
    """For each token of yours that enters the Warp you draw a card, four at most."""

    def group(self, timing: int) -> int:
        return GRIEVING if timing == TOKENS_TO_WARP else super().group(timing)

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser(s) == me and left_to_lose(s) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        number = min(MOST_GRIEF, left_to_lose(s))
        at = s.recall(GRIEF_SUPER, me)
        if at != NOBODY:
            take_random(s, me, s.lasting[at + Lasting.ABOUT], number)
        else:
            s.push(Draw(me, number))


class GriefWild(Effect):
    """One of those who beat you loses half as many tokens as you."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loses(s, me) and s.strength(me, s.side_of(me)) > 0 and len(self.victims(s, me)) > 0

    def victims(self, s: Cosmic, me: int) -> list[int]:
        side = 1 - s.side_of(me)
        return [player for player in [s.main(side), *s.allies(side)] if prey(s, player)]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number, 0, (s.strength(me, s.side_of(me)) + 1) // 2))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in self.victims(s, me)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        lose_tokens(s, s.player_of(atom), about, BY_EFFECT)


class GriefSuper(Effect):
    """The cards of your power come from the hand of the main player who beats you."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        side = s.side_of(me)
        return loses(s, me) and s.strength(me, side) > 0 and len(s.hands[s.main(1 - side)]) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me, s.main(1 - s.side_of(me)))
