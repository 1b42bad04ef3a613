"""Who knows what: dealing the unknown anew, and observations. See also layout.py, from which views come."""

from __future__ import annotations

from typing import Final

from ...clockwork.dealing import Unknown
from ...clockwork.rng import Rng
from .components import CARD, PAIR_OF, PERIOD_OF, PLUS, RED_CELL
from .state import Athena

_PERIOD_KIND: Final[list[int]] = [
    PERIOD_OF[card] * 2 + (1 if PLUS[card] else 0) if PERIOD_OF[card] >= 0 else 6 for card in range(len(CARD))
]
"""The Period of a card, and whether it is an additional one."""
_PAIR_KIND: Final[list[int]] = [max(0, PAIR_OF[card]) for card in range(len(CARD))]


def deal_unknown(s: Athena, player: int, rng: Rng) -> None:
    """The decks; in the variant also the Objects of others. The backs of the top cards are known to all."""
    explored = Unknown(player, rng, _PERIOD_KIND)
    for place in range(len(s.deck.cards)):
        explored.place(s.deck.cards, place, 3 << s.deck.piles[place] * 2)
    for place in range(len(s.left_out)):
        explored.place(s.left_out, place, 1 << _PERIOD_KIND[s.left_out[place]])
    explored.deal()
    outcomes = Unknown(player, rng, RED_CELL)
    last = len(s.outcomes.cards) - 1
    for place in range(last):
        outcomes.place(s.outcomes.cards, place)
    if last >= 0:
        outcomes.place(s.outcomes.cards, last, 1 << RED_CELL[s.outcomes.cards[last]])
    outcomes.deal()
    objects = Unknown(player, rng, [])
    objects.deck(s.object_deck)
    objects.hands(s.objects, s.seen_objects)
    objects.deal()
    loot = Unknown(player, rng, _PAIR_KIND)
    for place in range(len(s.loot.cards)):
        loot.place(s.loot.cards, place, 1 << s.loot.piles[place])
    loot.deal()
    actions = Unknown(player, rng, [])
    actions.deck(s.actions)
    actions.deal()


def observe(s: Athena, player: int) -> list[int]:
    """Everything the player knows, themselves first and the others clockwise."""
    return []


def field_names(players: int) -> list[str]:
    return []
