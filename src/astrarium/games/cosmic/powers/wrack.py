"""Wrack, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NO, NOBODY, PASS, YES
from ....clockwork.step import Step
from ..atoms import CARD_ATOM, CHOSEN, PLACE_ATOM, RANDOM, verb
from ..components import POWER, POWERS
from ..effect_numbers import EFFECT
from ..effects.effect import Effect
from ..effects.questions import AskCard, AskPlace, AskWay, AskYes
from ..records import ROOM, Lasting
from ..rules.deals import grantable
from ..rules.hands import give_card, take_random
from ..rules.landing import Found
from ..rules.loss_in_progress import BY_EFFECT
from ..rules.payments import pay
from ..rules.settle import Settle
from ..rules.tokens import Lose, lose_tokens, pull_out
from ..rules.uses import answering, subject
from ..state import Cosmic

WRACK: Final = POWER.index("wrack")
WRACK_WILD: Final = EFFECT.index("flare_wrack_wild")
WRACK_SUPER: Final = EFFECT.index("flare_wrack_super")
BASES: Final = verb("bases")
LUCRE: Final = verb("lucre")
DEMAND: Final = 0
A_CHOSEN_CARD: Final = 1
A_RANDOM_CARD: Final = 2
SOME_LUCRE: Final = 3
A_BASE: Final = 4
WHICH_BASE: Final = 5
YIELD_CARD: Final = 6
RANSOM: Final = 2


class Wrack(Effect):
    """Torture your opponent as often as you have tokens: he yields what you demand, or loses a token."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.strength(me, s.side_of(me)) > 0 and len(self.options(s, me, DEMAND, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number, DEMAND, s.strength(me, s.side_of(me))))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        victim = s.opponent(me)
        if stage == DEMAND:
            if s.strength(victim, s.side_of(victim)) == 0:
                return []
            demands = [PASS, CHOSEN, RANDOM]
            if s.lucre_used:
                demands.append(LUCRE)
            if s.recall(WRACK_SUPER, me) != NOBODY and grantable(s, me, victim):
                demands.append(BASES)
            return demands
        if stage == WHICH_BASE:
            return [PLACE_ATOM + place for place in grantable(s, me, victim)]
        if stage == YIELD_CARD:
            found: list[int] = []
            for card in s.hands[victim]:
                if CARD_ATOM + card not in found:
                    found.append(CARD_ATOM + card)
            return found
        has_it = s.lucre[victim] >= RANSOM if stage == SOME_LUCRE else stage == A_BASE or len(s.hands[victim]) > 0
        return [YES, NO] if has_it else [NO]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        victim = s.opponent(me)
        if stage == DEMAND:
            if atom == BASES:
                s.push(AskPlace(me, me, self.number, WHICH_BASE, about))
            elif atom != PASS:
                demand = A_CHOSEN_CARD if atom == CHOSEN else A_RANDOM_CARD if atom == RANDOM else SOME_LUCRE
                s.push(AskYes(victim, me, self.number, demand, about))
        elif stage == WHICH_BASE:
            s.push(AskYes(victim, me, self.number, A_BASE, about * ROOM + atom - PLACE_ATOM))
        elif stage == YIELD_CARD:
            give_card(s, victim, me, atom - CARD_ATOM)
        elif atom == YES:
            self.yields(s, me, victim, stage, about)
        else:
            self.resists(s, me, victim, (about // ROOM if stage == A_BASE else about) - 1)

    def yields(self, s: Cosmic, me: int, victim: int, stage: int, about: int) -> None:
        if stage == A_CHOSEN_CARD:
            s.push(AskCard(victim, me, self.number, YIELD_CARD))
        elif stage == A_RANDOM_CARD:
            take_random(s, me, victim, 1, willing=True)
        elif stage == SOME_LUCRE:
            pay(s, victim, me, RANSOM)
        else:
            s.push(Found(me, about % ROOM))

    def resists(self, s: Cosmic, me: int, victim: int, left: int) -> None:
        number = pull_out(s, victim, s.side_of(victim), 1)
        steps: list[Step[Cosmic]] = [Lose(victim, number, BY_EFFECT), Settle()]
        if left > 0:
            steps.append(AskWay(me, me, self.number, DEMAND, left))
        s.then(steps)


class WrackWild(Effect):
    """From now on every use of a power costs your opponent a token."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not answering(s):
            return False
        user, effect, _ = subject(s)
        return 0 <= effect < POWERS and user == s.opponent(me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me, s.opponent(me))

    def witness(self, s: Cosmic, me: int, who: int, power: int) -> None:
        at = s.recall(self.number, me)
        if at != NOBODY and s.lasting[at + Lasting.ABOUT] == who:
            # What it causes itself does not count again. COS-8.13
            s.lasting[at + Lasting.ABOUT] = who + SUFFERING
            s.push(Suffered(me, who))
            lose_tokens(s, who, 1, BY_EFFECT)


SUFFERING: Final = 8
"""Added to the victim in the record while the token is being lost."""


class Suffered(Step["Cosmic"]):
    """The token is lost: the next use of a power costs one again."""

    def __init__(self, me: int, victim: int) -> None:
        self.me: Final = me
        self.victim: Final = victim

    def run(self, s: Cosmic) -> None:
        at = s.recall(WRACK_WILD, self.me)
        if at != NOBODY:
            s.lasting[at + Lasting.ABOUT] = self.victim


class WrackSuper(Effect):
    """You may also demand a base where he has one."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.strength(me, s.side_of(me)) > 0 and s.tokens_in(s.opponent(me)) > 0 and not s.was_used(WRACK, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
