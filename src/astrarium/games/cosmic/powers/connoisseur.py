"""Connoisseur, with both sides of its Flare."""

from __future__ import annotations

from typing import ClassVar, Final

from .. import notes
from ..atoms import CARD_ATOM
from ..components import POWER
from ..effects.effect import Effect
from ..effects.openings import card_atoms
from ..effects.questions import AskCard
from ..rules.drawing import batch, drop_new, is_watched, new_cards, set_batch, watch_draw
from ..rules.hands import discard, give_card, look_at_hand
from ..rules.spoils import PICKED, consolation_due
from ..state import Cosmic
from .shared.other_hands import with_cards
from .shared.outcomes import loser_of

CONNOISSEUR: Final = POWER.index("connoisseur")


class Connoisseur(Effect):
    """Draw two cards more than you should, and discard as many of those you drew."""

    MORE: ClassVar[int] = 2

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return batch(s)[0] == me

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        number = batch(s)[1]
        watch_draw(s, self.number, me, number)
        set_batch(s, number + self.MORE)

    def drew(self, s: Cosmic, me: int, about: int) -> None:
        if batch(s)[1] > about:
            s.push(AskCard(me, me, self.number, 0, about))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return card_atoms(new_cards(s))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        card = atom - CARD_ATOM
        drop_new(s, card)
        self.drew(s, me, about)
        s.tell(notes.DISCARDS, me, card)
        s.show()
        discard(s, me, card)


class ConnoisseurWild(Effect):
    """Look at the hand from which you take consolation, and choose the cards."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser_of(s) == me and consolation_due(s, me) > 0 and len(with_cards(s, [s.opponent(me)])) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def consoles(self, s: Cosmic, me: int, taker: int, giver: int, number: int, stage: int) -> bool:
        if taker != me or stage != PICKED or not with_cards(s, [giver]):
            return False
        look_at_hand(s, me, giver)
        s.push(AskCard(me, me, self.number, giver, min(number, len(s.hands[giver]))))
        return True

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return card_atoms(s.hands[stage])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if about > 1:
            s.push(AskCard(me, me, self.number, stage, about - 1))
        give_card(s, stage, me, atom - CARD_ATOM)


class ConnoisseurSuper(Effect):
    """Your power draws four more, and you discard as many."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return batch(s)[0] == me and is_watched(s, CONNOISSEUR, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        set_batch(s, batch(s)[1] + Connoisseur.MORE)
