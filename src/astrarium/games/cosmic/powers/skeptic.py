"""Skeptic, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from .. import notes
from ..atoms import ACCEPT, AMOUNT_ATOM, REFUSE
from ..components import IS_MOON, POWER
from ..effect_numbers import EFFECT
from ..effects.effect import Effect
from ..effects.openings import amounts
from ..effects.questions import AskAmount, AskWay
from ..effects.timing import LAND, P8, REWARD
from ..effects.windows import Window
from ..records import Lasting
from ..rules.alliances import Answering, Join
from ..rules.clearing import take_back_cards, unwind_to
from ..rules.endings import Over, abort
from ..rules.phases import Phase
from ..rules.resolution import Landing
from ..rules.spoils import Rewards
from ..rules.tokens import recall_force, stay_in_warp, vacate
from ..rules.turn import ChallengeOver
from ..rules.victory import TOGETHER
from ..state import Cosmic
from ..terms import DEF, FOUGHT, OFF
from .shared.joining import is_answering

SKEPTIC: Final = POWER.index("skeptic")
SKEPTIC_SUPER: Final = EFFECT.index("flare_skeptic_super")


class Skeptic(Effect):
    """Doubt the opposing main player: he gives in, or whoever of the two main players loses, loses twice as much."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.side_of(me) != NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(s.main(1 - s.side_of(me)), me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [ACCEPT, REFUSE]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == REFUSE:
            self.last(s, me)
        elif s.side_of(me) == DEF:
            abort(s)
        else:
            defender_gives_in(s)

    def extra_loss(self, s: Cosmic, me: int, who: int) -> int:
        if not self.lasts(s, me) or not s.is_main(who):
            return 0
        at = s.recall(SKEPTIC_SUPER, me)
        # What he loses in the challenge has just been lifted.
        return s.transit[who] if at == NOBODY else s.lasting[at + Lasting.ABOUT]

    def penalty(self, s: Cosmic, me: int, who: int, loss: int) -> int:
        if loss <= 0 or not self.lasts(s, me):
            return loss
        at = s.recall(SKEPTIC_SUPER, me)
        return 2 * loss if at == NOBODY else loss + s.lasting[at + Lasting.ABOUT]


def defender_gives_in(s: Cosmic) -> None:
    """The offense lands as if it had won, the defender's tokens stay, his allies return. powers.toml skeptic"""
    unwind_to(s, ChallengeOver)
    take_back_cards(s)
    s.ending = FOUGHT
    s.winner = OFF
    s.tell(notes.WINS_CHALLENGE, s.offense)
    s.then([Phase(P8), Window(LAND), Landing(), TOGETHER, Window(REWARD), Rewards(), Over()])
    for player in range(s.players - 1, -1, -1):
        at = DEF * s.players + player
        if s.in_warp and player == s.guard():
            stay_in_warp(s)
        elif s.force[at] > 0:
            recall_force(s, player, DEF)
    # Nobody can share a moon. COS-13.20
    if s.target != NOBODY and IS_MOON[s.target]:
        vacate(s, s.guard(), s.target)


class SkepticWild(Effect):
    """Answer the invitations when all others have."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return is_answering(s, me) and any(isinstance(step, Answering) for step in s.stack)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        for place in range(len(s.stack) - 1, -1, -1):
            if isinstance(s.stack[place], Join):
                del s.stack[place]
                break
        for place in range(len(s.stack)):
            if isinstance(s.stack[place], Answering):
                s.stack.insert(place, Answering(me))
                break


SKEPTIC_MOST: Final = 20


class SkepticSuper(Effect):
    """You fix how much more the loser loses: 1 to 20 tokens."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.side_of(me) != NOBODY and not s.was_used(SKEPTIC, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskAmount(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return amounts(1, SKEPTIC_MOST)

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, atom - AMOUNT_ATOM)
