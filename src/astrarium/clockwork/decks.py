"""A deck with known and unknown parts."""

from __future__ import annotations

from .names import PUBLIC, knows
from .rng import Rng
from .state import State


class Deck:
    """Cards face down, the top one last. It remembers who has seen which card.

    `piles[i]` is the shuffled pile from which card i came: everybody knows how the deck was stacked, so dealing it anew
    keeps to the piles. `mixed` counts the top cards that somebody put back in an order of their own.
    """

    def __init__(self, cards: list[int], piles: list[int]) -> None:
        self.cards: list[int] = cards
        self.piles: list[int] = piles
        self.known: list[int] = [0] * len(cards)
        self.mixed: int = 0

    def clone(self) -> Deck:
        other = Deck(self.cards.copy(), self.piles.copy())
        other.known = self.known.copy()
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


def deal_unknown(deck: Deck, player: int, aside: list[int], counted: int, rng: Rng) -> None:
    """Deal anew what the player does not know of a deck and of the cards set `aside` unseen.

    Cards are sorted before they are mixed: with the same knowledge and chance the table is the same, whatever is true.

    Cards from `counted` on are told apart: everybody knows how many of them each pile holds, so they stay in it. All
    other cards may be anywhere, also among those set aside.
    """
    places = deck.unknown(player)
    loose = [deck.cards[place] for place in places if deck.cards[place] < counted] + aside
    loose.sort()
    rng.shuffle(loose)
    in_pile: dict[int, list[int]] = {}
    for place in places:
        if deck.cards[place] >= counted:
            in_pile.setdefault(deck.piles[place], []).append(deck.cards[place])
    deck.blur(player, rng)
    room: dict[int, list[int]] = {}
    for place in places:
        room.setdefault(deck.piles[place], []).append(place)
    for pile in sorted(room):
        free = room[pile]
        rng.shuffle(free)
        cards = sorted(in_pile.get(pile, []))
        for number, place in enumerate(free):
            deck.cards[place] = cards[number] if number < len(cards) else loose.pop()
    for number in range(len(aside)):
        aside[number] = loose[number]
