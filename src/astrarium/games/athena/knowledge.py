"""Who knows what: dealing the unknown anew, and observations. See also layout.py, from which views come."""

from __future__ import annotations

from typing import Final

from ...clockwork.chance import Rng
from ...clockwork.names import NOTHING, Player, flags
from ...mechanisms.dealing import Unknown
from ...positions.seen import UNKNOWN
from .components import RED_CELL
from .layout import REMOVED
from .printed_cards import CARDS, ENEMIES, EVERY_CARD, PAIR_OF, PERIOD_OF, PERIODS, PLUS
from .roads import MAP_SPECIAL
from .state import ENEMY_CARD, ENEMY_DAMAGE, ENEMY_REGION, ENEMY_TARGETS, Athena

_PERIOD_KIND: Final[list[int]] = [
    PERIOD_OF[card] * 2 + (1 if PLUS[card] else 0) if PERIOD_OF[card] >= 0 else 2 * len(PERIODS) for card in EVERY_CARD
]
"""The Period of a card, and whether it is an additional one."""
_PAIR_KIND: Final[list[int]] = [max(0, PAIR_OF[card]) for card in EVERY_CARD]


def deal_unknown(s: Athena, player: Player, rng: Rng) -> None:
    """The decks; in the variant also the Objects of others. The backs of the top cards are known to all. ATH-V.3"""
    explored = Unknown(player, rng, _PERIOD_KIND)
    deck, left_out = s.writable_deck(), s.writable_left_out()
    for place in range(len(deck.cards)):
        explored.place(deck.cards, place, 3 << deck.piles[place] * 2)
    for place in range(len(left_out)):
        explored.place(left_out, place, 1 << _PERIOD_KIND[left_out[place]])
    explored.deal()
    outcomes = Unknown(player, rng, RED_CELL)
    cards = s.writable_outcomes().cards
    last = len(cards) - 1
    for place in range(last):
        outcomes.place(cards, place)
    if last >= 0:
        outcomes.place(cards, last, 1 << RED_CELL[cards[last]])
    outcomes.deal()
    objects = Unknown(player, rng, [])
    objects.deck(s.writable_object_deck())
    objects.hands(s.writable_objects(), s.seen_objects)
    objects.deal()
    loot = Unknown(player, rng, _PAIR_KIND)
    prizes = s.writable_loot()
    for place in range(len(prizes.cards)):
        loot.place(prizes.cards, place, 1 << prizes.piles[place])
    loot.deal()
    actions = Unknown(player, rng, [])
    actions.deck(s.writable_actions())
    actions.deal()


# What observations tell that no attribute holds


def period_on_top(s: Athena, player: Player) -> int:
    """The Period on the back of the top card of the Exploration deck."""
    return PERIOD_OF[s.deck.peek(0)] if len(s.deck) else UNKNOWN


def cell_on_top(s: Athena, player: Player) -> int:
    """The red cell on the back of the top card of the Outcome deck. ATH-B.9.6"""
    return RED_CELL[s.outcomes.peek(0)] if len(s.outcomes) else UNKNOWN


def cards_gone(s: Athena, player: Player) -> list[int]:
    """For each card whether it is in the discard pile (1) or out of the game (2)."""
    gone = flags(s.discard, CARDS)
    for card in s.removed:
        gone[card] = REMOVED
    return gone


def counters_seen(s: Athena, player: Player) -> list[int]:
    """The Special Waypoint counters along the road."""
    return [s.counters[space] for space in MAP_SPECIAL[s.map]]


def enemies_seen(s: Athena, player: Player) -> list[int]:
    """Of each enemy as which it arrived, where it is, its damage, and who has a Target counter on it, as seats."""
    seen = NO_ENEMIES.copy()
    for row in range(len(s.enemies)):
        at = FIRST_OF_ENEMY[s.enemies.get(row, ENEMY_CARD)]
        seen[at] = row
        seen[at + 1] = s.enemies.get(row, ENEMY_REGION)
        seen[at + 2] = s.enemies.get(row, ENEMY_DAMAGE)
        targets = s.enemies.get(row, ENEMY_TARGETS)
        seen[at + 3] = (targets >> player | targets << (s.sides - player)) & ((1 << s.sides) - 1)
    return seen


NO_ENEMIES: Final[list[int]] = [UNKNOWN, UNKNOWN, 0, 0] * len(ENEMIES)
FIRST_OF_ENEMY: Final[list[int]] = [4 * ENEMIES.index(card) if card in ENEMIES else NOTHING for card in EVERY_CARD]
"""Where what is told of an enemy begins."""
