"""Vulch, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NO, NOBODY, YES
from .. import notes
from ..components import EDICT_TYPE, FLARE_TYPE, TYPE_OF
from ..effect_numbers import EFFECT
from ..effects.effect import COLLECTING, Effect
from ..effects.questions import AskYes
from ..effects.timing import CARD_DISCARD
from ..rules.hands import discard, discarded_card, return_stash, stash_card, take_discarded, unstash
from ..state import Cosmic
from .shared.other_hands import with_cards
from .shared.outcomes import has_succeeded

VULCH_SUPER: Final = EFFECT.index("flare_vulch_super")


class Vulch(Effect):
    """Collect the Edicts that others discard, and keep your own when you take a new hand."""

    def group(self, timing: int) -> int:
        return COLLECTING if timing == CARD_DISCARD else super().group(timing)

    def keeps_card(self, s: Cosmic, me: int, who: int, card: int) -> bool:
        return who == me and TYPE_OF[card] == EDICT_TYPE

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        player, card = discarded_card(s)
        if player == me or card == NOBODY:
            return False
        return TYPE_OF[card] == EDICT_TYPE or (TYPE_OF[card] == FLARE_TYPE and s.recall(VULCH_SUPER, me) >= 0)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        take_discarded(s, me)


class VulchWild(Effect):
    """After a win or a deal see your opponent's cards one by one; take one, and those before it are discarded."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return has_succeeded(s, me, timing) and len(with_cards(s, [s.opponent(me)])) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        # The last card may have been played against this one.
        if s.hands[s.opponent(me)]:
            self.show_next(s, me, s.opponent(me))

    def show_next(self, s: Cosmic, me: int, victim: int) -> None:
        place = s.rng.below(len(s.hands[victim]))
        card = s.hands[victim][place]
        del s.hands[victim][place]
        del s.seen[victim][place]
        # Others cannot tell which of the cards they knew was shown.
        for other in range(len(s.seen[victim])):
            s.seen[victim][other] &= 1 << me
        s.hear_hand(victim)
        stash_card(s, self.number, me, victim, card, False, 1 << me | 1 << victim)
        s.show(me)
        s.tell(notes.SETS_ASIDE, victim)
        s.whisper(me, notes.SEES, victim, card)
        s.push(AskYes(me, me, self.number, 0, victim))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [YES, NO]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == YES:
            cards = unstash(s, self.number, me)
            s.gain_card(me, cards.pop(), 1 << about)
            s.tell(notes.TAKES, me, about, 1)
            s.show()
            for card in cards:
                s.tell(notes.DISCARDS, about, card)
                discard(s, about, card)
        elif s.hands[about]:
            self.show_next(s, me, about)
        else:
            return_stash(s, self.number, me)

    def returns(self, s: Cosmic, me: int) -> None:
        return_stash(s, self.number, me)


class VulchSuper(Effect):
    """For the rest of the challenge you collect Flares too, beginning with this one."""

    def group(self, timing: int) -> int:
        return COLLECTING if timing == CARD_DISCARD else super().group(timing)

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        player, card = discarded_card(s)
        return player != me and card != NOBODY and TYPE_OF[card] == FLARE_TYPE

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        take_discarded(s, me)
