"""Miser, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NO, NOBODY, YES
from .. import notes
from ..atoms import CARD_ATOM
from ..components import HAND, POWER
from ..effects.effect import Effect
from ..effects.openings import card_atoms
from ..effects.questions import AskCard, AskYes
from ..effects.timing import CHALLENGE_START, CONSOLATION, CONTINUE, OFF_HAND_CHECK, TURN_END, TURN_START
from ..rules.clearing import do_after
from ..rules.drawing import batch, top_card
from ..rules.hands import ReturnStash, blur_hand, discard, return_stash, stash_card, stashed, unstash
from ..rules.new_hands import NewHand, any_challenge_card
from ..rules.spoils import Consolation, consolation_due
from ..state import Cosmic
from .shared.other_hands import held_besides
from .shared.outcomes import loser_of

MISER: Final = POWER.index("miser")
INTERPHASE: Final = 1 << TURN_START | 1 << CHALLENGE_START | 1 << OFF_HAND_CHECK | 1 << CONTINUE | 1 << TURN_END


def hoard(s: Cosmic, me: int, number: int) -> None:
    """Cards of the deck go to the Miser's hoard."""
    for _ in range(number):
        card, known = top_card(s, me)
        if card != NOBODY:
            stash_card(s, MISER, me, me, card, True, known | 1 << me)
            s.whisper(me, notes.GETS, card)


class Miser(Effect):
    """A second hand, the hoard, from which you may play and which nobody touches."""

    def times(self) -> int:
        return INTERPHASE

    def received(self, s: Cosmic, me: int) -> None:
        hoard(s, me, HAND)
        s.push(AskYes(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [YES, NO]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        """Yes: the hand dealt first becomes the hoard."""
        if atom == YES:
            first = s.hands[me]
            s.hands[me] = []
            s.seen[me] = []
            for card in unstash(s, self.number, me):
                s.gain_card(me, card, 0)
            for card in first:
                stash_card(s, self.number, me, me, card, True, 1 << me)
            s.hear_hand(me)
            s.tell(notes.REFILLS, me, len(first))

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return INTERPHASE >> timing & 1 == 1 and not any_challenge_card(stashed(s, self.number, me))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        """The hoard is shown and discarded, and a new one drawn."""
        s.show()
        s.tell(notes.SHOWS_HAND, me)
        cards = unstash(s, self.number, me)
        for card in cards:
            discard(s, me, card)
        hoard(s, me, HAND)


class MiserWild(Effect):
    """Before your hand goes, or is taken from, set two cards aside; they come back."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if held_besides(s, me, MISER) == 0:
            return False
        if timing != CONSOLATION:
            return batch(s)[0] == me
        taker = loser_of(s)
        if taker == NOBODY:
            return False
        number = consolation_due(s, taker)
        return (number > 0 and me == s.opponent(taker)) or (number < 0 and me == taker)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == CONSOLATION:
            do_after(s, Consolation, ReturnStash(me, self.number))
        else:
            do_after(s, NewHand, ReturnStash(me, self.number))
        s.push(AskCard(me, me, self.number))
        s.push(AskCard(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return card_atoms(s.hands[me])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.drop_card(me, atom - CARD_ATOM)
        blur_hand(s, me)
        stash_card(s, self.number, me, me, atom - CARD_ATOM, False, 1 << me)
        s.tell(notes.SETS_ASIDE, me)

    def returns(self, s: Cosmic, me: int) -> None:
        return_stash(s, self.number, me)


class MiserSuper(Effect):
    """Two cards of the deck are added to your hoard."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        hoard(s, me, 2)
