"""Dealing anew what a player cannot know: cards change places wherever, for all anybody knows, they might."""

from __future__ import annotations

from typing import Any, Final

from ..clockwork.chance import Rng
from ..clockwork.names import NOTHING, knows
from .decks import Deck

ANY: Final = -1
"""Asks for nothing: every kind will do."""


class Unknown:
    """Gathers the places whose card the player (NOBODY: a spectator) does not know, then deals their cards anew.

    A place may ask for certain kinds, as a mask: what everybody knows to lie there. `kinds[card]` is a card's kind;
    without kinds nothing can be asked for. Places that ask for less are served first. That is exact, and each possible
    deal equally likely, as long as, of any two masks with a kind in common, one contains the other.

    Cards are sorted before they are mixed: the same knowledge and the same chance give the same table, wherever the
    cards truly lie.
    """

    def __init__(self, player: int, rng: Rng, kinds: list[int]) -> None:
        self.player: Final = player
        self.rng: Final = rng
        self.kinds: Final = kinds
        self.masks: list[int] = [ANY]
        # For each of the masks, the places that ask for it: in which list, and where.
        self.zones: list[list[list[Any]]] = [[]]
        self.places: list[list[int]] = [[]]

    # Where unknown cards lie

    def place(self, zone: list[Any], place: int, ask: int = ANY) -> None:
        """One place of a list that holds a card unknown to the player."""
        self._add(zone, [place], ask)

    def pile(self, cards: list[Any], ask: int = ANY) -> None:
        """Cards that nobody has seen, such as those out of the game; each place asks the same."""
        self._add(cards, list(range(len(cards))), ask)

    def row(self, cards: list[Any], seen: list[int], asks: list[int]) -> None:
        """A hand or a pool, with the mask of those who know each card. Together they surely answer `asks`."""
        left = asks.copy()
        free: list[int] = []
        for place in range(len(cards)):
            if not knows(seen[place], self.player):
                free.append(place)
            elif left:
                self._answer(left, cards[place])
        assert len(left) <= len(free), "a row has no room for what it surely holds"
        for ask in left:
            self.place(cards, free.pop(), ask)
        self._add(cards, free, ANY)

    def hands(self, hands: list[Any], seen: list[list[int]]) -> None:
        """Every hand but the player's own; nothing is known of them beyond the masks."""
        for owner in range(len(hands)):
            if owner != self.player:
                self.row(hands[owner], seen[owner], [])

    def deck(self, deck: Deck, counted: int = 0) -> None:
        """A deck. Of the kinds in the mask `counted` everybody knows how many lie in each of its piles."""
        free = deck.unknown(self.player)
        if counted == 0:
            self._add(deck.cards, free, ANY)
            return
        kept: list[tuple[int, int]] = []
        for place in free:
            kind = 1 << self.kinds[deck.cards[place]]
            if kind & counted:
                kept.append((deck.piles[place], kind))
        kept.sort()
        deck.blur(self.player, self.rng)
        for pile, kind in kept:
            place = self.rng.pick([place for place in free if deck.piles[place] == pile])
            self.place(deck.cards, place, kind)
            free.remove(place)
        self._add(deck.cards, free, ~counted)

    def _add(self, zone: list[Any], places: list[int], ask: int) -> None:
        if ask not in self.masks:
            self.masks.append(ask)
            self.zones.append([])
            self.places.append([])
        group = self.masks.index(ask)
        self.zones[group] += [zone] * len(places)
        self.places[group] += places

    def _answer(self, asks: list[int], card: int) -> None:
        """A known card answers the narrowest of the asks that it fits."""
        best = NOTHING
        for number in range(len(asks)):
            fits = asks[number] >> self.kinds[card] & 1
            if fits and (best == NOTHING or asks[number] & asks[best] == asks[number]):
                best = number
        if best != NOTHING:
            del asks[best]

    # Dealing

    def deal(self) -> None:
        cards: list[int] = []
        for group in range(len(self.masks)):
            places = self.places[group]
            for number, zone in enumerate(self.zones[group]):
                cards.append(zone[places[number]])
        cards.sort()
        for group in self._narrow_first():
            cards = self._serve(group, cards)

    def _serve(self, group: int, cards: list[int]) -> list[int]:
        """Deal cards that fit to the places that ask for this mask; which cards are left."""
        mask = self.masks[group]
        fitting = cards
        left: list[int] = []
        if mask != ANY:
            kinds = self.kinds
            fitting = []
            for card in cards:
                if mask >> kinds[card] & 1:
                    fitting.append(card)
                else:
                    left.append(card)
        self.rng.shuffle(fitting)
        places = self.places[group]
        assert len(places) <= len(fitting), f"no card is left for a place that asks for the kinds {mask:b}"
        for number, zone in enumerate(self.zones[group]):
            zone[places[number]] = fitting.pop()
        return left + fitting

    def _narrow_first(self) -> list[int]:
        """The groups of places, each after all whose mask its own holds; those that ask for nothing are the last."""
        order: list[int] = []
        for group in range(len(self.masks) - 1, -1, -1):
            mask = self.masks[group]
            at = len(order)
            for place in range(len(order)):
                other = self.masks[order[place]]
                shared = mask & other
                assert shared in (0, mask, other), f"the masks {mask:b} and {other:b} overlap"
                if shared == mask and at == len(order):
                    at = place
            order.insert(at, group)
        return order
