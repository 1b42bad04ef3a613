"""Filch, with both sides of its Flare."""

from __future__ import annotations

from ....clockwork.names import NOBODY, PUBLIC
from .. import notes
from ..components import COMPROMISE, EDICT_TYPE, FLARE_TYPE, IS_CHALLENGE, TYPE_OF
from ..effects.effect import Effect
from ..effects.timing import CARD_DISCARD, P9
from ..records import PlayedCard
from ..rules.hands import discard_card, discarded_card, take_discarded
from ..rules.uses import answering, cancel, subject
from ..state import Cosmic


class Filch(Effect):
    """Take the Challenge card that your opponent discards after the challenge."""

    def times(self) -> int:
        return 1 << CARD_DISCARD

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        # A card that is not discarded (Clone) cannot be taken, so Filch waits for the discard itself.
        return timing == CARD_DISCARD and is_used_card(s) and discarded_card(s)[0] == s.opponent(me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        take_discarded(s, me)


def is_used_card(s: Cosmic) -> bool:
    """In the window of a discard: whether it is a Challenge card that was used in this challenge. COS-P9.1"""
    card = discarded_card(s)[1]
    return s.phase == P9 and card != NOBODY and IS_CHALLENGE[card]


class FilchWild(Effect):
    """Discard a Compromise to steal an Edict or Flare that is being played."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not answering(s) or COMPROMISE not in s.hands[me]:
            return False
        player, _, card = subject(s)
        return player != me and card != NOBODY and TYPE_OF[card] in (EDICT_TYPE, FLARE_TYPE)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        # The Compromise that pays for it may be gone by now.
        if COMPROMISE not in s.hands[me]:
            return
        player, _, card = subject(s)
        cancel(s)
        for at in range(len(s.played) - PlayedCard.SIZE, -1, -PlayedCard.SIZE):
            if s.played[at + PlayedCard.CARD] == card and s.played[at + PlayedCard.PLAYER] == player:
                del s.played[at : at + PlayedCard.SIZE]
                s.gain_card(me, card, PUBLIC)
                s.tell(notes.TAKES_CARD, me, card)
                break
        discard_card(s, me, COMPROMISE)


class FilchSuper(Effect):
    """Take any Challenge card that was used, by whomever."""

    def times(self) -> int:
        return 1 << CARD_DISCARD

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == CARD_DISCARD and is_used_card(s)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        take_discarded(s, me)
