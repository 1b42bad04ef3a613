"""Who knows what: dealing the unknown anew, and observations. See also layout.py, from which views come."""

from __future__ import annotations

from typing import Final

from ...clockwork.chance import Rng
from ...clockwork.names import NOBODY, flags, knows
from ...mechanisms.dealing import Unknown
from .components import ACTIONS, OBJECT, OBJECTS, OUTCOMES, RED_CELL, SITES
from .pieces import ITEM, PIECE, RESOURCE, RESOURCES
from .printed_cards import (
    CARD,
    CARDS,
    ENEMIES,
    FIRST_SURVIVOR,
    LAST_SURVIVOR,
    PAIR_OF,
    PERIOD_OF,
    PERIODS,
    PLUS,
    TRACTION,
)
from .roads import SPACE, SPACES, TURRETS
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


# Observations

UNKNOWN: Final = -1
_COLUMNS: Final = 1 + max(TRACTION)
"""A truck and as many trailers as the strongest pulls."""
_COLUMN_FIELDS: Final = ("vehicle", "vehicle_damage", "vehicle_used", "device", "device_damage", "device_used")
_SURVIVORS: Final = range(FIRST_SURVIVOR, LAST_SURVIVOR + 1)
_SURVIVOR_FIELDS: Final = ("zone", "contamination", "used", "suited", "takes_part")
_SIDE_FIELDS: Final = (
    "colour",
    "decides",
    "place_in_order",
    "passed",
    "at",
    "fame",
    "alert",
    "charged",
    "objects",
)
_TABLE_FIELDS: Final = (
    "map",
    "with_mine",
    "rank_scoring",
    "secret_objects",
    "difficulty",
    "round",
    "phase",
    "mooring",
    "reached",
    "blizzard",
    "whiteout",
    "deck",
    "period",
    "outcomes",
    "red_cell",
    "object_deck",
    "loot",
    "left_out",
    "level",
    "acted",
    "actions",
    "site",
    "movement",
    "bonus_move",
    "collects",
    "mine_charges",
    "copied",
    "revealed",
)


def observe(s: Athena, player: int) -> list[int]:
    """Everything the player knows, themselves first and the other sides in turn, who are told by these places."""
    sides = [(player + step) % s.sides for step in range(s.sides)]
    seen = _observe_table(s)
    seen += s.sites
    seen += s.stock
    seen += s.jammed
    seen += s.reserve
    seen += flags(s.discard, CARDS)
    seen += flags(s.removed, CARDS)
    seen += flags(s.incoming, CARDS)
    seen += flags(s.outcome_discard, OUTCOMES)
    seen += [s.object_discard.count(object) for object in range(OBJECTS)]
    seen += flags(s.drawn, ACTIONS)
    seen += s.counters
    for space in range(SPACES):
        seen.append(1 if space in s.avalanches else 2 if space in s.mines else 0)
    seen += [_relative(s, _holder(s, turret), player) for turret in range(TURRETS)]
    for enemy in ENEMIES:
        seen += _observe_enemy(s, enemy, sides)
    for side in sides:
        seen += _observe_side(s, side, player)
    return seen


def _observe_table(s: Athena) -> list[int]:
    return [
        s.map,
        1 if s.with_mine else 0,
        1 if s.rank_scoring else 0,
        1 if s.secret_objects else 0,
        s.difficulty,
        s.round,
        s.phase,
        s.mooring,
        1 if s.reached else 0,
        1 if s.blizzard else 0,
        1 if s.whiteout else 0,
        len(s.deck),
        PERIOD_OF[s.deck.peek(0)] if len(s.deck) else UNKNOWN,
        len(s.outcomes),
        RED_CELL[s.outcomes.peek(0)] if len(s.outcomes) else UNKNOWN,
        len(s.object_deck),
        len(s.loot),
        len(s.left_out),
        s.level,
        s.acted,
        len(s.actions),
        s.site,
        s.movement,
        1 if s.bonus_move else 0,
        1 if s.collects else 0,
        s.mine_charges,
        s.copied,
        s.revealed,
    ]


def _holder(s: Athena, turret: int) -> int:
    """Who has the tile of a turret; NOBODY while it stands, and on base maps."""
    for side in range(s.sides):
        if turret in s.tiles[side]:
            return side
    return NOBODY


def _relative(s: Athena, side: int, player: int) -> int:
    return UNKNOWN if side == NOBODY else (side - player) % s.sides


def _observe_enemy(s: Athena, enemy: int, sides: list[int]) -> list[int]:
    row = s.enemies.find(ENEMY_CARD, enemy)
    if row == NOBODY:
        return [UNKNOWN, 0] + [0] * len(sides)
    targets = s.enemies.get(row, ENEMY_TARGETS)
    seen = [s.enemies.get(row, ENEMY_REGION), s.enemies.get(row, ENEMY_DAMAGE)]
    return seen + [targets >> side & 1 for side in sides]


def _observe_side(s: Athena, side: int, viewer: int) -> list[int]:
    seen = [
        s.colour[side],
        1 if s.waits_for(viewer) == side else 0,
        s.order.index(side),
        s.passed >> side & 1,
        s.at[side],
        s.fame[side],
        s.alert[side],
        s.charged[side],
        len(s.objects[side]),
    ]
    seen += s.load[side * RESOURCES : (side + 1) * RESOURCES]
    known = [0] * OBJECTS
    for place, object in enumerate(s.objects[side]):
        if side == viewer or knows(s.seen_objects[side][place], viewer):
            known[object] += 1
    seen += known
    vehicles = s.vehicles[side]
    for column in range(_COLUMNS):
        vehicle = vehicles[column] if column < len(vehicles) else NOBODY
        seen += _observe_card(s, vehicle) + _observe_card(s, NOBODY if vehicle == NOBODY else s.device_on[vehicle])
    for survivor in _SURVIVORS:
        if survivor in s.crew[side]:
            seen += [s.zone[survivor], s.contamination[survivor], s.used[survivor]]
            seen += [1 if survivor in s.suited else 0, 1 if survivor in s.party else 0]
        else:
            seen += [UNKNOWN, 0, 0, 0, 0]
    return seen


def _observe_card(s: Athena, card: int) -> list[int]:
    return [UNKNOWN, 0, 0] if card == NOBODY else [card, s.damage[card], s.used[card]]


def field_names(players: int) -> list[str]:
    """What each number of an observation is; `me` is the player, the others are `side1`, `side2`..."""
    sides = ["me", *[f"side{number}" for number in range(1, max(players, 2))]]
    names = list(_TABLE_FIELDS)
    names += [f"site{site + 1}" for site in range(SITES)]
    names += [f"site{site + 1}.{item}" for site in range(SITES) for item in ITEM.ids]
    names += [f"site{site + 1}.jammed" for site in range(SITES)]
    names += [f"reserve.{piece}" for piece in PIECE.ids]
    names += [f"{pile}.{card}" for pile in ("discard", "removed", "incoming") for card in CARD.ids]
    names += [f"outcome_discard{card}" for card in range(OUTCOMES)]
    names += [f"object_discard.{object}" for object in OBJECT.ids]
    names += [f"drawn{action}" for action in range(ACTIONS)]
    names += [f"{space}.counter" for space in SPACE.ids] + [f"{space}.blocked" for space in SPACE.ids]
    names += [f"turret{turret + 1}" for turret in range(TURRETS)]
    for enemy in ENEMIES:
        id = CARD.ids[enemy]
        names += [f"{id}.region", f"{id}.damage", *[f"{id}.target.{side}" for side in sides]]
    for side in sides:
        names += [f"{side}.{field}" for field in _SIDE_FIELDS]
        names += [f"{side}.{id}" for id in RESOURCE.ids] + [f"{side}.{id}" for id in OBJECT.ids]
        for column in range(_COLUMNS):
            names += [f"{side}.{column + 1}.{field}" for field in _COLUMN_FIELDS]
        for survivor in _SURVIVORS:
            names += [f"{side}.{CARD.ids[survivor]}.{field}" for field in _SURVIVOR_FIELDS]
    return names
