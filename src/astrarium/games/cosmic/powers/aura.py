"""Aura, with both sides of its Flare."""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, PUBLIC
from ....clockwork.step import Step
from .. import notes
from ..atoms import CARD_ATOM
from ..components import FIRST_FLARE, POWER, SYSTEM_BITS, TYPE_OF
from ..effect_numbers import EFFECT, SHOWN
from ..effects.effect import Effect
from ..effects.openings import card_atoms
from ..effects.questions import AskCard
from ..effects.timing import P7
from ..galaxy import bits
from ..records import Lasting
from ..rules.new_hands import card_types
from ..rules.offers import open_card
from ..rules.phases import Phase
from ..rules.uses import start_use
from ..state import Cosmic
from .shared.using import is_first_use

AURA: Final = POWER.index("aura")
AURA_SUPER: Final = EFFECT.index("flare_aura_super")


class Aura(Effect):
    """Lay a card open: everybody with whom you share a system lays open all his cards of that type until P7."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(s.hands[me]) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        for place in range(len(s.stack) - 1, -1, -1):
            step = s.stack[place]
            if isinstance(step, Phase) and step.phase == P7:
                s.stack.insert(place, TakeUpShown())
                break
        s.push(AskCard(me, me, self.number, 1 if s.recall(AURA_SUPER, me) >= 0 else 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        """`stage` counts the cards still to come, `about` is the mask of types shown already."""
        return card_atoms([card for card in s.hands[me] if not about >> TYPE_OF[card] & 1])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        card = atom - CARD_ATOM
        lay_open(s, me, card)
        for player in s.around(me):
            if shares_system(s, me, player):
                for other in s.hands[player]:
                    if TYPE_OF[other] == TYPE_OF[card]:
                        lay_open(s, player, other)
        if stage > 0:
            s.push(AskCard(me, me, self.number, stage - 1, about | 1 << TYPE_OF[card]))


def shares_system(s: Cosmic, one: int, other: int) -> bool:
    """Whether one of two players has a base in the other's home system."""
    there = s.bases[one] & SYSTEM_BITS[s.home[other]]
    return there != 0 or s.bases[other] & SYSTEM_BITS[s.home[one]] != 0


def lay_open(s: Cosmic, player: int, card: int) -> None:
    """A card of the hand lies face up and cannot be played."""
    s.lasting += [SHOWN, player, card]
    open_card(s, player, card)
    s.tell(notes.SHOWS, player, card)


class TakeUpShown(Step["Cosmic"]):
    """At the start of P7 all cards that were laid open return to the hands."""

    def run(self, s: Cosmic) -> None:
        for at in range(len(s.lasting) - Lasting.SIZE, -1, -Lasting.SIZE):
            if s.lasting[at + Lasting.EFFECT] == SHOWN:
                del s.lasting[at : at + Lasting.SIZE]


class AuraWild(Effect):
    """Everybody sees the top four cards of the deck."""

    CARDS: ClassVar[int] = 4

    def hidden(self, s: Cosmic) -> list[int]:
        """Which of the top cards, by place, not everybody knows."""
        first = max(0, len(s.deck.cards) - self.CARDS)
        return [place for place in range(first, len(s.deck.cards)) if s.deck.known[place] != PUBLIC]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.hidden(s)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        for place in reversed(self.hidden(s)):
            s.deck.known[place] = PUBLIC
            s.tell(notes.SHOWS, me, s.deck.cards[place])
        s.show()


class AuraSuper(Effect):
    """Use your power with two cards of different types."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        rest = s.hands[me].copy()
        if FIRST_FLARE + AURA in rest:
            rest.remove(FIRST_FLARE + AURA)
        return bits(card_types(rest)) > 1 and is_first_use(s, me, AURA, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        start_use(s, me, AURA, NOBODY, timing)
