"""Dealing anew what a player cannot know: cards change places, as far as everybody can tell they might."""

from __future__ import annotations

from typing import Final

from .decks import Deck
from .names import NOBODY, knows
from .rng import Rng

ANY: Final = -1
"""Asks for nothing: every kind will do."""


class Unknown:
    """Gathers the places whose card the player (NOBODY: a spectator) does not know, then deals their cards anew.

    A place may ask for certain kinds, as a mask: what everybody knows to lie there. `kinds[card]` is a card's kind;
    without kinds nothing can be asked for. Places that ask for less are served first. That is exact, and each possible
    deal equally likely, as long as of two masks that share a kind one holds the other.
    """

    def __init__(self, player: int, rng: Rng, kinds: list[int]) -> None:
        self.player: Final = player
        self.rng: Final = rng
        self.kinds: Final = kinds
        self.zones: list[list[int]] = []
        self.places: list[int] = []
        self.asked: list[int] = []
        self.masks: list[int] = []

    # Where unknown cards lie

    def place(self, zone: list[int], place: int, ask: int = ANY) -> None:
        """One place of a list that holds a card unknown to the player."""
        self.zones.append(zone)
        self.places.append(place)
        self.asked.append(ask)
        if ask != ANY and ask not in self.masks:
            self.masks.append(ask)

    def pile(self, cards: list[int], ask: int = ANY) -> None:
        """Cards that nobody has seen, such as those out of the game; each place asks the same."""
        for place in range(len(cards)):
            self.place(cards, place, ask)

    def row(self, cards: list[int], seen: list[int], asks: list[int]) -> None:
        """A hand or a pool, with the mask of those who know each card. Together they surely answer `asks`."""
        left = asks.copy()
        for place in range(len(cards)):
            if left and knows(seen[place], self.player):
                self._answer(left, cards[place])
        for place in range(len(cards)):
            if not knows(seen[place], self.player):
                self.place(cards, place, left.pop() if left else ANY)
        assert not left, "a row has no room for what it surely holds"

    def hands(self, hands: list[list[int]], seen: list[list[int]]) -> None:
        """Every hand but the player's own; nothing is known of them beyond the masks."""
        for owner in range(len(hands)):
            if owner != self.player:
                self.row(hands[owner], seen[owner], [])

    def deck(self, deck: Deck, counted: int = 0) -> None:
        """A deck. Of the kinds in the mask `counted` everybody knows how many lie in each of its piles."""
        if counted == 0:
            for place in range(len(deck.cards)):
                if not knows(deck.known[place], self.player):
                    self.place(deck.cards, place)
            return
        kept: dict[int, list[int]] = {}
        for place in deck.unknown(self.player):
            kind = 1 << self.kinds[deck.cards[place]]
            if kind & counted:
                kept.setdefault(deck.piles[place], []).append(kind)
        deck.blur(self.player, self.rng)
        free = deck.unknown(self.player)
        self.rng.shuffle(free)
        for place in free:
            asks = kept.get(deck.piles[place])
            self.place(deck.cards, place, asks.pop() if asks else ~counted)

    def _answer(self, asks: list[int], card: int) -> None:
        """A known card answers the narrowest of the asks that it fits."""
        best = NOBODY
        for number in range(len(asks)):
            if self._fits(card, asks[number]) and (best == NOBODY or asks[number] & asks[best] == asks[number]):
                best = number
        if best != NOBODY:
            del asks[best]

    def _fits(self, card: int, ask: int) -> bool:
        return ask == ANY or ask >> self.kinds[card] & 1 == 1

    # Dealing

    def deal(self) -> None:
        cards: list[int] = []
        for number in range(len(self.zones)):
            cards.append(self.zones[number][self.places[number]])
        for mask in self._narrow_first():
            cards = self._serve(mask, cards)
        self._serve(ANY, cards)

    def _serve(self, mask: int, cards: list[int]) -> list[int]:
        """Deal cards that fit to the places that ask for this; which cards are left."""
        fitting: list[int] = []
        left: list[int] = []
        for card in cards:
            if self._fits(card, mask):
                fitting.append(card)
            else:
                left.append(card)
        self.rng.shuffle(fitting)
        for number in range(len(self.zones)):
            if self.asked[number] == mask:
                assert fitting, f"no card is left for a place that asks for the kinds {mask:b}"
                self.zones[number][self.places[number]] = fitting.pop()
        return left + fitting

    def _narrow_first(self) -> list[int]:
        """The masks, each after all that it holds."""
        order: list[int] = []
        for mask in self.masks:
            at = len(order)
            for place in range(len(order)):
                shared = mask & order[place]
                assert shared in (0, mask, order[place]), f"the masks {mask:b} and {order[place]:b} overlap"
                if shared == mask and at == len(order):
                    at = place
            order.insert(at, mask)
        return order
