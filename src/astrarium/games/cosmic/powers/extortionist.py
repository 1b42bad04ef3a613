"""Extortionist, with both sides of its Flare."""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NO, NOBODY, YES
from ..components import POWER
from ..effect_numbers import EFFECT
from ..effects.effect import EFFECTS, Effect
from ..effects.questions import AskYes
from ..effects.timing import CARD_DRAW, CONSOLATION
from ..records import Lasting
from ..rules.drawing import batch, draw_now, is_watched, set_batch, watch_draw
from ..rules.hands import is_insured, take_random
from ..rules.loss_in_progress import BY_EFFECT
from ..rules.spoils import PICKED, SHARED_OUT, Console, consolation_due
from ..rules.tokens import lose_tokens
from ..state import Cosmic
from ..terms import DEAL_FAILED
from .shared.outcomes import loser_of

EXTORTIONIST: Final = POWER.index("extortionist")
EXTORTIONIST_SUPER: Final = EFFECT.index("flare_extortionist_super")


class Extortionist(Effect):
    """Take half of what another player is about to draw or to get as consolation, unless he gives up a token."""

    DRAW: ClassVar[int] = 0
    CONSOLED: ClassVar[int] = 1

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == CARD_DRAW:
            player, number = batch(s)
            return player != me and number > 1 and not is_watched(s, self.number, me)
        taker = loser_of(s)
        if taker in (NOBODY, me) or s.mark_of(self.number, me, self.DRAW) == s.count:
            return False
        giver = s.opponent(taker)
        return min(consolation_due(s, taker), len(s.hands[giver])) > 1 and not is_insured(s, giver)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == CARD_DRAW:
            stage = self.DRAW
            victim = batch(s)[0]
            watch_draw(s, self.number, me, 0)
        else:
            stage = self.CONSOLED
            victim = loser_of(s)
            s.set_mark(self.number, me, self.DRAW, s.count)
        at = s.recall(EXTORTIONIST_SUPER, me)
        if at >= 0:
            del s.lasting[at : at + Lasting.SIZE]
        if at >= 0 or not s.bases[victim]:
            self.extort(s, me, stage)
        else:
            s.push(AskYes(victim, me, self.number, stage, victim))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [YES, NO]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        """Yes: a token goes to the Warp, and the cards are safe."""
        if atom == YES:
            lose_tokens(s, about, 1, BY_EFFECT, me)
        else:
            self.extort(s, me, stage)

    def extort(self, s: Cosmic, me: int, stage: int) -> None:
        if stage == self.DRAW:
            number = batch(s)[1]
            set_batch(s, number - number // 2)
            draw_now(s, me, number // 2)
        else:
            s.set_mark(self.number, me, self.CONSOLED, s.count)

    def consoles(self, s: Cosmic, me: int, taker: int, giver: int, number: int, stage: int) -> bool:
        if stage != SHARED_OUT or s.mark_of(self.number, me, self.CONSOLED) != s.count:
            return False
        s.set_mark(self.number, me, self.CONSOLED, 0)
        number = min(number, len(s.hands[giver]))
        take_random(s, me, giver, number // 2)
        s.push(Console(taker, giver, number - number // 2, PICKED))
        return True


class ExtortionistWild(Effect):
    """Your deal fails at your opponent's cost: you lose nothing, he loses twice as much."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.ending == DEAL_FAILED

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def penalty(self, s: Cosmic, me: int, who: int, loss: int) -> int:
        if loss <= 0:
            return loss
        return 0 if who == me else 2 * loss


class ExtortionistSuper(Effect):
    """Your next victim cannot buy you off."""

    def times(self) -> int:
        return 1 << CONSOLATION

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return EFFECTS[EXTORTIONIST].ready(s, me, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
