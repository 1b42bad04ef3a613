"""Trader, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import PUBLIC
from .. import notes
from ..atoms import CARD_ATOM
from ..components import POWER
from ..effects.effect import Effect
from ..effects.openings import card_atoms, player_atoms
from ..effects.questions import AskCard, AskPlayer
from ..rules.hands import give_card, is_insured, take_random
from ..state import Cosmic
from .shared.other_hands import with_cards

TRADER: Final = POWER.index("trader")


def swap_hands(s: Cosmic, one: int, other: int) -> None:
    """Two players exchange their hands; what anybody knew of the cards he still knows."""
    for giver in (one, other):
        for place in range(len(s.seen[giver])):
            if s.seen[giver][place] != PUBLIC:
                s.seen[giver][place] |= 1 << giver
    s.hands[one], s.hands[other] = s.hands[other], s.hands[one]
    s.seen[one], s.seen[other] = s.seen[other], s.seen[one]
    for player in (one, other):
        s.hear_hand(player)
        s.show(player)
        s.tell(notes.TAKES, player, one + other - player, len(s.hands[player]))


class Trader(Effect):
    """Exchange hands with your opponent."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return can_trade(s, me, s.opponent(me))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        swap_hands(s, me, s.opponent(me))


def can_trade(s: Cosmic, me: int, other: int) -> bool:
    """Whether an exchange of hands would change anything, and nobody is insured against it."""
    return len(s.hands[me]) + len(s.hands[other]) > 0 and not is_insured(s, other)


class TraderWild(Effect):
    """Take a card from your opponent and give him one back."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(with_cards(s, [s.opponent(me)])) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        take_random(s, me, s.opponent(me), 1)
        s.push(AskCard(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return card_atoms(s.hands[me])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        give_card(s, me, s.opponent(me), atom - CARD_ATOM)


class TraderSuper(Effect):
    """Exchange hands with any player."""

    def partners(self, s: Cosmic, me: int) -> list[int]:
        return [player for player in s.around(me) if can_trade(s, me, player)]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not s.was_used(TRADER, me) and len(self.partners(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.used += [TRADER, me]
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return player_atoms(s, self.partners(s, me))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        swap_hands(s, me, s.player_of(atom))
