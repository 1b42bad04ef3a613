"""Chosen, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PUBLIC
from .. import notes
from ..components import IS_CHALLENGE, KICKER_TYPE, POWER, TYPE_OF
from ..effect_numbers import EFFECT
from ..effects.effect import Effect
from ..effects.usage import may_use
from ..rules.drawing import Draw, deal_all_anew, restock
from ..rules.hands import discard
from ..rules.new_hands import any_challenge_card
from ..rules.resolution import turn_up
from ..state import Cosmic

CHOSEN_POWER: Final = POWER.index("chosen")
CHOSEN_SUPER: Final = EFFECT.index("flare_chosen_super")


class Chosen(Effect):
    """Exchange your revealed card for the next Challenge card of the deck; the first Kicker turned comes with it."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.chosen[s.side_of(me)] != NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        side = s.side_of(me)
        discard(s, me, s.chosen[side])
        s.chosen[side] = NOBODY
        turned = turn_until_challenge(s, me)
        if turned and IS_CHALLENGE[turned[-1]]:
            s.chosen[side] = turned.pop()
        for card in turned:
            if TYPE_OF[card] == KICKER_TYPE:
                if s.kicker[side] != NOBODY:
                    discard(s, me, s.kicker[side])
                s.kicker[side] = card
                turned.remove(card)
                break
        turn_up(s, side)
        for card in turned:
            if s.recall(CHOSEN_SUPER, me) != NOBODY:
                s.gain_card(me, card, PUBLIC)
                s.tell(notes.TAKES_CARD, me, card)
            else:
                discard(s, me, card)


def turn_until_challenge(s: Cosmic, player: int) -> list[int]:
    """Cards turned from the deck, the last one a Challenge card if there is any to be found. COS-P10.12"""
    if not any_challenge_card(s.deck.cards) and not any_challenge_card(s.discard):
        deal_all_anew(s)
        if not any_challenge_card(s.deck.cards):
            return []
    turned: list[int] = []
    while not turned or not IS_CHALLENGE[turned[-1]]:
        if not s.deck.cards:
            restock(s)
        turned.append(s.deck.draw(s))
        s.tell(notes.SHOWS, player, turned[-1])
    return turned


class ChosenWild(Effect):
    """Draw a card."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(Draw(me, 1))


class ChosenSuper(Effect):
    """Keep what you turn besides the new card when you use your power."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return may_use(s, me, CHOSEN_POWER, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
