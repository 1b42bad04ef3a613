"""Mutant, with both sides of its Flare."""

from __future__ import annotations

from typing import ClassVar, Final

from ..atoms import CARD_ATOM, DECK_ATOM, STOP
from ..components import HAND, POWER
from ..effects.effect import Effect
from ..effects.openings import card_atoms, player_atoms
from ..effects.questions import AskCard, AskWay
from ..effects.usage import is_silenced
from ..rules.drawing import Draw
from ..rules.hands import discard_card, take_random
from ..state import Cosmic
from .shared.other_hands import held_besides, with_cards
from .shared.outcomes import has_succeeded

MUTANT: Final = POWER.index("mutant")


class Mutant(Effect):
    """Fill your hand up to seven, card by card, from the deck or from the hands of others."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(s.hands[me]) < HAND

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if len(s.hands[me]) >= HAND:
            return []
        givers = [] if is_silenced(s, me) else with_cards(s, s.around(me))
        return [STOP, DECK_ATOM, *player_atoms(s, givers)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == STOP:
            return
        s.push(AskWay(me, me, self.number))
        if atom == DECK_ATOM:
            s.push(Draw(me, 1))
        else:
            take_random(s, me, s.player_of(atom), 1)


class MutantWild(Effect):
    """After a win or a deal take a card from your opponent and from each of his allies."""

    def victims(self, s: Cosmic, me: int) -> list[int]:
        opponent = s.opponent(me)
        allies = [player for player in s.allies(s.side_of(opponent)) if player != me]
        return with_cards(s, [opponent, *allies])

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return has_succeeded(s, me, timing) and len(self.victims(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        for player in self.victims(s, me):
            take_random(s, me, player, 1)


class MutantSuper(Effect):
    """Discard up to three cards before you use your power."""

    MOST: ClassVar[int] = 3

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return held_besides(s, me, MUTANT) > 0 and not s.was_used(MUTANT, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskCard(me, me, self.number, 0, self.MOST))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [STOP, *card_atoms(s.hands[me])] if s.hands[me] else []

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == STOP:
            return
        if about > 1:
            s.push(AskCard(me, me, self.number, 0, about - 1))
        discard_card(s, me, atom - CARD_ATOM)
