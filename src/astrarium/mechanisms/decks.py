"""A deck with known and unknown parts."""

from __future__ import annotations

from typing import Any

from ..clockwork.chance import Rng
from ..clockwork.names import PUBLIC, knows
from ..clockwork.state import State


class Deck:
    """Cards face down, the top one last. It remembers who has seen which card.

    `piles[i]` is the shuffled pile from which card i came: everybody knows how the deck was stacked, so dealing it anew
    keeps to the piles. `mixed` counts the top cards that somebody put back in an order of their own.
    """

    def __init__(self, cards: list[Any], piles: list[int] | None = None, known: list[int] | None = None) -> None:
        self.cards: list[int] = cards
        self.piles: list[int] = [0] * len(cards) if piles is None else piles
        self.known: list[int] = [0] * len(cards) if known is None else known
        self.mixed: int = 0

    def clone(self) -> Deck:
        other = Deck(self.cards.copy(), self.piles.copy(), self.known.copy())
        other.mixed = self.mixed
        return other

    def __len__(self) -> int:
        return len(self.cards)

    def draw(self, s: State) -> int:
        """Take the top card; everybody sees it."""
        self.piles.pop()
        self.known.pop()
        if self.mixed > 0:
            self.mixed -= 1
        s.show()
        return self.cards.pop()

    def deal(self, s: State, player: int) -> tuple[int, int]:
        """Take the top card to a player's hand: the card, and the mask of those who know it already."""
        self.piles.pop()
        if self.mixed > 0:
            self.mixed -= 1
        s.show(player)
        return self.cards.pop(), self.known.pop()

    def put_under(self, card: int, knowers: int) -> None:
        """A card goes to the bottom; `knowers` is the mask of those who know it."""
        self.cards.insert(0, card)
        self.piles.insert(0, self.piles[0] if self.piles else 0)
        self.known.insert(0, knowers)

    def restock(self, cards: list[Any], rng: Rng) -> None:
        """The cards of a discard pile, which is empty afterwards, are shuffled and become the deck."""
        assert not self.cards, "a deck is made anew when it is used up"
        self.cards = cards.copy()
        cards.clear()
        self.shuffle(rng)

    def shuffle(self, rng: Rng) -> None:
        """All cards are mixed: nobody knows any of them by its place."""
        rng.shuffle(self.cards)
        self.piles = [0] * len(self.cards)
        self.known = [0] * len(self.cards)
        self.mixed = 0

    def peek(self, depth: int) -> int:
        """The card below `depth` others, without showing it to anyone."""
        return self.cards[len(self.cards) - 1 - depth]

    def turn_up(self, s: State) -> int:
        """Show everybody the top card and leave it there."""
        self.known[len(self.cards) - 1] = PUBLIC
        s.show()
        return self.peek(0)

    def look(self, s: State, player: int, count: int) -> None:
        """One player looks at the top cards."""
        for depth in range(min(count, len(self.cards))):
            self.known[len(self.cards) - 1 - depth] |= 1 << player
        s.show(player)

    def rearrange(self, player: int, count: int) -> None:
        """The player mixes the top cards, which they know: the others no longer know where these are."""
        for depth in range(count):
            self.known[len(self.cards) - 1 - depth] = 1 << player
        self.mixed = max(self.mixed, count)

    def raise_card(self, depth: int, target: int) -> None:
        """Move the card below `depth` others up until only `target` lie on it."""
        place = len(self.cards) - 1 - depth
        higher = len(self.cards) - 1 - target
        self.cards.insert(higher, self.cards.pop(place))
        self.known.insert(higher, self.known.pop(place))
        self.piles.insert(higher, self.piles.pop(place))

    def knows(self, player: int, depth: int) -> bool:
        """Whether a player (NOBODY: a spectator) knows the card at that depth."""
        return knows(self.known[len(self.cards) - 1 - depth], player)

    def unknown(self, player: int) -> list[int]:
        """The places (not depths) of the cards that the player does not know."""
        return [place for place in range(len(self.cards)) if not knows(self.known[place], player)]

    def blur(self, player: int, rng: Rng) -> None:
        """Forget from which pile each mixed card came, unless the player knows the card."""
        places = [place for place in self.unknown(player) if place >= len(self.cards) - self.mixed]
        piles = sorted([self.piles[place] for place in places])
        rng.shuffle(piles)
        for place, pile in zip(places, piles, strict=True):
            self.piles[place] = pile
