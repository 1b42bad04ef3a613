"""Aristocrat, with both sides of its Flare."""

from __future__ import annotations

from typing import ClassVar, Final

from ....mechanisms.decks import Deck
from .. import notes
from ..atoms import CARD_ATOM, CHOSEN, RANDOM
from ..components import FIRST_FLARE, FLARE_TYPE, POWER, TYPE_OF
from ..effect_numbers import EFFECT, TIMES
from ..effects.effect import Effect
from ..effects.openings import card_atoms
from ..effects.questions import AskCard, AskWay
from ..rules.hands import stash_card, stashed, unstash
from ..rules.lucre import draw_flare
from ..rules.sheets import in_play
from ..state import Cosmic

ARISTOCRAT: Final = POWER.index("aristocrat")
ARISTOCRAT_SUPER: Final = EFFECT.index("flare_aristocrat_super")


def shuffle_deck(s: Cosmic, cards: list[int]) -> None:
    """These cards are the new deck."""
    s.rng.shuffle(cards)
    s.deck = Deck(cards, [0] * len(cards))
    s.tell(notes.RESHUFFLED)


class Aristocrat(Effect):
    """Draw a Flare that is not in play; of two that serve nobody's power one goes back out of the game."""

    WAY: ClassVar[int] = 0
    CHOICE: ClassVar[int] = 1
    REMOVAL: ClassVar[int] = 2

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(s.unused_flares) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if s.recall(ARISTOCRAT_SUPER, me) >= 0:
            s.push(AskWay(me, me, self.number, self.WAY))
        else:
            self.draw(s, me, 1)

    def draw(self, s: Cosmic, me: int, number: int) -> None:
        for _ in range(number):
            draw_flare(s, me)
        self.weed(s, me)

    def weed(self, s: Cosmic, me: int) -> None:
        if len(self.useless(s, me)) > 1:
            s.push(AskCard(me, me, self.number, self.REMOVAL))

    def useless(self, s: Cosmic, me: int) -> list[int]:
        """The Flares of the hand whose power belongs to no player."""
        return [card for card in s.hands[me] if TYPE_OF[card] == FLARE_TYPE and not in_play(s, card - FIRST_FLARE)]

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == self.WAY:
            return [RANDOM, CHOSEN]
        if stage == self.CHOICE:
            return card_atoms(stashed(s, ARISTOCRAT_SUPER, me))
        return card_atoms(self.useless(s, me))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == RANDOM:
            self.draw(s, me, 3)
        elif atom == CHOSEN:
            self.look_through(s, me)
        elif stage == self.CHOICE:
            self.choose(s, me, atom - CARD_ATOM)
        else:
            s.drop_card(me, atom - CARD_ATOM)
            s.unused_flares.append(atom - CARD_ATOM)
            s.tell(notes.SETS_ASIDE, me)

    def look_through(self, s: Cosmic, me: int) -> None:
        flares = sorted(s.unused_flares)
        s.unused_flares = []
        for card in flares:
            stash_card(s, ARISTOCRAT_SUPER, me, me, card, False, 1 << me)
        s.show(me)
        s.push(AskCard(me, me, self.number, self.CHOICE))

    def choose(self, s: Cosmic, me: int, chosen: int) -> None:
        for card in unstash(s, ARISTOCRAT_SUPER, me):
            if card == chosen:
                s.gain_card(me, card, 0)
            else:
                s.unused_flares.append(card)
        s.tell(notes.DRAWS, me, 1)
        self.weed(s, me)


class AristocratWild(Effect):
    """Take a card of your choice out of the deck; deck and discards become the new deck."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(s.deck.cards) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.deck.look(s, me, len(s.deck.cards))
        s.push(AskCard(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return card_atoms(sorted(s.deck.cards))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        cards = s.deck.cards.copy()
        cards.remove(atom - CARD_ATOM)
        s.gain_card(me, atom - CARD_ATOM, 0)
        cards += s.discard
        s.discard = []
        shuffle_deck(s, cards)
        s.tell(notes.DRAWS, me, 1)


class AristocratSuper(Effect):
    """Your power draws three Flares, or takes one of your choice."""

    def times(self) -> int:
        return TIMES[ARISTOCRAT]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(s.unused_flares) > 0 and not s.was_used(ARISTOCRAT, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def stash_type(self) -> int:
        return FLARE_TYPE

    def returns(self, s: Cosmic, me: int) -> None:
        s.unused_flares += unstash(s, self.number, me)
