"""Who knows what: dealing the unknown anew, and observations. See also layout.py, from which views come."""

from __future__ import annotations

from typing import Final

from ...clockwork.chance import Rng
from ...clockwork.names import NOBODY, flags
from ...mechanisms.dealing import Unknown
from ...positions.seen import UNKNOWN, whose
from .components import ACTIONS, OUTCOMES, RED_CELL
from .layout import COLUMNS, SURVIVORS
from .printed_cards import CARDS, ENEMIES, PAIR_OF, PERIOD_OF, PERIODS, PLUS
from .roads import SPACES, TURRETS
from .state import ENEMY_CARD, ENEMY_DAMAGE, ENEMY_REGION, ENEMY_TARGETS, Athena

_PERIOD_KIND: Final[list[int]] = [
    PERIOD_OF[card] * 2 + (1 if PLUS[card] else 0) if PERIOD_OF[card] >= 0 else 2 * len(PERIODS)
    for card in range(CARDS)
]
"""The Period of a card, and whether it is an additional one."""
_PAIR_KIND: Final[list[int]] = [max(0, PAIR_OF[card]) for card in range(CARDS)]


def deal_unknown(s: Athena, player: int, rng: Rng) -> None:
    """The decks; in the variant also the Objects of others. The backs of the top cards are known to all. ATH-V.3"""
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


# What observations tell that no attribute holds


def period_on_top(s: Athena, player: int) -> int:
    """The Period on the back of the top card of the Exploration deck."""
    return PERIOD_OF[s.deck.peek(0)] if len(s.deck) else UNKNOWN


def cell_on_top(s: Athena, player: int) -> int:
    """The red cell on the back of the top card of the Outcome deck. ATH-B.9.6"""
    return RED_CELL[s.outcomes.peek(0)] if len(s.outcomes) else UNKNOWN


def sites_seen(s: Athena, player: int) -> list[int]:
    """The card at each site; sites are told by their number."""
    return s.sites


def stock_seen(s: Athena, player: int) -> list[int]:
    """What lies at each site."""
    return s.stock


def jammed_seen(s: Athena, player: int) -> list[int]:
    """How far each site is jammed."""
    return s.jammed


def outcomes_used(s: Athena, player: int) -> list[int]:
    """Which Outcome cards were used, told by their number."""
    return flags(s.outcome_discard, OUTCOMES)


def actions_drawn(s: Athena, player: int) -> list[int]:
    """Which action cards of the Automa are in play, told by their number."""
    return flags(s.drawn, ACTIONS)


def blocked_spaces(s: Athena, player: int) -> list[int]:
    """1 where an avalanche blocks the road, 2 where it is mined."""
    return [1 if space in s.avalanches else 2 if space in s.mines else 0 for space in range(SPACES)]


def turrets_seen(s: Athena, player: int) -> list[int]:
    """Who has the tile of each turret."""
    return [whose(_holder(s, turret), player, s.sides) for turret in range(TURRETS)]


def _holder(s: Athena, turret: int) -> int:
    """Who has the tile of a turret; NOBODY while it stands, and on base maps."""
    for side in range(s.sides):
        if turret in s.tiles[side]:
            return side
    return NOBODY


def enemies_seen(s: Athena, player: int) -> list[int]:
    """Of each enemy where it is, its damage, and who has a Target counter on it."""
    seen: list[int] = []
    for enemy in ENEMIES:
        row = s.enemies.find(ENEMY_CARD, enemy)
        if row == NOBODY:
            seen += [UNKNOWN, 0] + [0] * s.sides
            continue
        seen += [s.enemies.get(row, ENEMY_REGION), s.enemies.get(row, ENEMY_DAMAGE)]
        targets = s.enemies.get(row, ENEMY_TARGETS)
        seen += [targets >> (player + step) % s.sides & 1 for step in range(s.sides)]
    return seen


def vehicles_seen(s: Athena, seat: int, player: int) -> list[int]:
    """Each column of a convoy: the vehicle, the device on it, their damage, and what of them was used."""
    seen: list[int] = []
    vehicles = s.vehicles[seat]
    for column in range(COLUMNS):
        vehicle = vehicles[column] if column < len(vehicles) else NOBODY
        seen += _card_seen(s, vehicle) + _card_seen(s, NOBODY if vehicle == NOBODY else s.device_on[vehicle])
    return seen


def _card_seen(s: Athena, card: int) -> list[int]:
    return [UNKNOWN, 0, 0] if card == NOBODY else [card, s.damage[card], s.used[card]]


def survivors_seen(s: Athena, seat: int, player: int) -> list[int]:
    """Each survivor, if they are of this side."""
    seen: list[int] = []
    for survivor in SURVIVORS:
        if survivor in s.crew[seat]:
            seen += [s.zone[survivor], s.contamination[survivor], s.used[survivor]]
            seen += [1 if survivor in s.suited else 0, 1 if survivor in s.party else 0]
        else:
            seen += [UNKNOWN, 0, 0, 0, 0]
    return seen
