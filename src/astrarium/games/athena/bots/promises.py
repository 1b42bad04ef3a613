"""What an action that has begun will bring: the built-in bots look at it before its last choice is made."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOTHING, Player
from ..components import COST_OF, ENCOUNTER_DEALS, GAIN_OF, TOP_ALERT, WAYPOINT_ITEMS, Deal
from ..pieces import (
    ALERT_DOWN,
    ALERT_UP,
    ALL_ITEMS,
    ALL_RESOURCES,
    AMMO,
    CONTAMINATION,
    DAMAGE,
    FAME,
    FOOD,
    FUEL,
    FULL,
    HEAL,
    ITEMS,
    MOVE,
    OBJECT_ITEM,
    RESOURCES,
    Term,
)
from ..printed_cards import (
    ABILITY_OF,
    BOXES_OF,
    CO_PILOT,
    CONTAMINATED,
    DEVICE,
    DEVICE_SLOT,
    DRIVER,
    ENCOUNTER,
    KIND_OF,
    LEADER,
    LOCATION,
    SPEED,
    SURVIVOR,
    TAKE,
    TAKES,
    TRACTION,
    TRUCK,
    VALUE,
    Card,
)
from ..roads import WAYPOINT_CONTAMINATED
from ..rules.action import Act
from ..rules.encounters import bonus_deals, open_deals
from ..rules.locations import Gather
from ..rules.movement import BONUS_MOVEMENT
from ..rules.parties import FirstSurvivor, SecondSurvivor, Strengthen
from ..rules.road import TakeWaypoint, waypoint_at
from ..rules.room import cargo_boxes
from ..rules.spoils import TakeLoot
from ..state import Athena
from .prospects import FOUND, LATER, NOW, behind, fuel_worth, to_move
from .values import (
    EXPLORES_ROUND,
    FULL_WORTH,
    HALF_WORTH,
    HEALTHY,
    OBJECT_WORTH,
    POINT,
    READY,
    READY_VALUE,
    TIRED,
    TIRED_VALUE,
    alert_worth,
    ammo_worth,
    box_worth,
    room_worth,
    stored,
    survivor_worth,
)

LOOT: Final = 20
REPAIRED: Final = 8
"""A damage more or less."""
UNKNOWN: Final = 6
"""A trade, or a card of the discard pile."""
CROWDED: Final = 12
"""For somebody new something has to be left behind."""


def promised(s: Athena, side: Player, later: int, missed: int) -> int:
    choice = s.choice
    if choice is None or choice.player != side:
        return 0
    if isinstance(choice, TakeLoot):
        return LOOT
    if isinstance(choice, TakeWaypoint):
        return waypoint_worth(s, side, later)
    if s.site == NOTHING:
        return 0
    if isinstance(choice, Gather):
        return gathered(s, side, later, choice.left) - tired_party(s, side, later)
    if isinstance(choice, (FirstSurvivor, SecondSurvivor, Strengthen)):
        return card_worth(s, side, later, missed) + bonus_worth(s, side, later) - tired_party(s, side, later)
    if isinstance(choice, Act):
        value = 0
        # Once something is done the action may end there: what is left to do is no longer sure.
        if not choice.carded and not choice.rewarded:
            value = card_worth(s, side, later, missed) + bonus_worth(s, side, later)
        return value - tired_party(s, side, later)
    return 0


def tired_party(s: Athena, side: Player, later: int) -> int:
    """What it costs that the survivors taking part will be exhausted."""
    value = 0
    for survivor in s.party:
        if ABILITY_OF[survivor] == LEADER:
            continue
        if later > 0:
            value += READY - TIRED + (READY_VALUE - TIRED_VALUE) * s.value(survivor)
        if (ABILITY_OF[survivor] == CO_PILOT or ABILITY_OF[survivor] == DRIVER) and s.has(side, FUEL) > 0:
            value += NOW
    return value


# Items and deals


def item_worth(s: Athena, side: Player, later: int, item: Term) -> int:
    """One more of it."""
    if item == FUEL:
        return fuel_worth(s, side, later, s.has(side, FUEL))
    if item == AMMO:
        return ammo_worth(s, side, s.has(side, AMMO) + 1) - ammo_worth(s, side, s.has(side, AMMO))
    if item == FOOD:
        return stored(item, s.has(side, item) + 1) - stored(item, s.has(side, item))
    if item < RESOURCES:
        return FULL_WORTH if item == FULL else HALF_WORTH
    if item == OBJECT_ITEM:
        return OBJECT_WORTH
    return healing(later) if item == HEAL else REPAIRED


def loss_of(s: Athena, side: Player, later: int, item: Term) -> int:
    """One less of it."""
    held = s.has(side, item)
    if item == FUEL:
        return fuel_worth(s, side, later, held - 1)
    if item < FULL:
        return stored(item, held) - stored(item, held - 1)
    return HALF_WORTH


def healing(later: int) -> int:
    return HEALTHY + EXPLORES_ROUND * later


def free_boxes(s: Athena, side: Player) -> int:
    """About how much more the convoy can carry."""
    taken = len(s.objects[side]) + len(s.crew[side])
    for resource in ALL_RESOURCES:
        taken += s.has(side, resource)
    return cargo_boxes(s, side) - taken


def gathered(s: Athena, side: Player, later: int, most: int) -> int:
    """The best items of the site, as many as may be taken and have room."""
    values: list[int] = []
    for item in ALL_ITEMS:
        number = s.stock[s.site * ITEMS + item]
        if number > 0:
            value = item_worth(s, side, later, item)
            for _ in range(number):
                values.append(value)
                value = value * 4 // 5
    values.sort()
    value = 0
    free = free_boxes(s, side)
    for number in range(min(most, len(values))):
        best = values.pop()
        value += best if number < free else best // 3
    return value


def waypoint_worth(s: Athena, side: Player, later: int) -> int:
    waypoint = waypoint_at(s, s.at[side])
    value = -healing(later) if WAYPOINT_CONTAMINATED[waypoint] else 0
    for item in WAYPOINT_ITEMS[waypoint]:
        value += term_worth(s, side, later, item)
    return max(0, value)


def bonus_worth(s: Athena, side: Player, later: int) -> int:
    return best_deal(s, side, later, bonus_deals(s, s.site))


def best_deal(s: Athena, side: Player, later: int, deals: list[Deal]) -> int:
    """The best of the options that are open, or none of them."""
    best = 0
    for deal in open_deals(s, side, deals):
        value = 0
        for term in GAIN_OF[deal]:
            value += term_worth(s, side, later, term)
        for term in COST_OF[deal]:
            value -= cost_worth(s, side, later, term)
        best = max(best, value)
    return best


def term_worth(s: Athena, side: Player, later: int, term: Term) -> int:
    if term == ALERT_DOWN:
        level = s.alert[side]
        return alert_worth(level - 1, later) - alert_worth(level, later) if level > 0 else 0
    if term < ITEMS:
        return item_worth(s, side, later, term)
    if term == FAME:
        return POINT
    return POINT * min(BONUS_MOVEMENT, behind(s, side)) if term == MOVE else UNKNOWN


def cost_worth(s: Athena, side: Player, later: int, term: Term) -> int:
    if term < RESOURCES:
        return loss_of(s, side, later, term)
    if term == FAME:
        return POINT if s.fame[side] >= 0 else REPAIRED
    if term == DAMAGE:
        return REPAIRED
    if term == CONTAMINATION:
        return healing(later)
    if term == ALERT_UP:
        level = s.alert[side]
        return alert_worth(level, later) - alert_worth(min(level + 1, TOP_ALERT), later)
    return UNKNOWN


# Cards


def card_worth(s: Athena, side: Player, later: int, missed: int) -> int:
    """What the card of the site will be worth."""
    card = s.sites[s.site]
    if card == NOTHING:
        return 0
    kind = KIND_OF[card]
    if kind == LOCATION:
        value = gathered(s, side, later, TAKE[card])
        return value - healing(later) * len(s.party) if CONTAMINATED[card] else value
    if kind == ENCOUNTER:
        return best_deal(s, side, later, ENCOUNTER_DEALS[card])
    if kind == SURVIVOR:
        if later == 0:
            return 0
        value = survivor_worth(VALUE[card], later, False) + HEALTHY
        return value if free_boxes(s, side) > 0 else value - CROWDED
    if kind > DEVICE:
        return 0
    return max(0, mounted(s, side, later, missed, card))


def mounted(s: Athena, side: Player, later: int, missed: int, card: Card) -> int:
    """A card for the convoy, less the one whose place it takes."""
    vehicles = s.vehicles[side]
    if KIND_OF[card] == TRUCK:
        faster = (SPEED[card] - SPEED[vehicles[0]]) * LATER[0] * journeys_left(s, side, later)
        stronger = UNKNOWN * (TRACTION[card] - TRACTION[vehicles[0]])
        return faster + stronger + bare_worth(s, side, later, missed, card, vehicles[0])
    if KIND_OF[card] == DEVICE:
        most = 0
        for vehicle in vehicles:
            if DEVICE_SLOT[vehicle]:
                most = max(most, bare_worth(s, side, later, missed, card, s.device_on[vehicle]))
        return most
    if len(vehicles) - 1 < TRACTION[vehicles[0]]:
        return bare_worth(s, side, later, missed, card, NOTHING)
    most = 0
    for vehicle in vehicles[1:]:
        most = max(most, bare_worth(s, side, later, missed, card, vehicle))
    return most


def journeys_left(s: Athena, side: Player, later: int) -> int:
    """Rounds in which it will move."""
    fuel = s.has(side, FUEL)
    now = 1 if fuel > 0 and to_move(s, side) else 0
    return min(later, fuel - now + FOUND * later // 4) + now


def bare_worth(s: Athena, side: Player, later: int, missed: int, card: Card, old: int) -> int:
    """The boxes of a card, less those of another."""
    boxes = cargo_boxes(s, side)
    value = missed - room_worth(boxes, later)
    for box in BOXES_OF[card]:
        if TAKES[box]:
            boxes += 1
        else:
            value += box_worth(s, side, later, box)
    if old != NOTHING:
        if s.damage[old] == 0:
            value -= missed
        for box in BOXES_OF[old]:
            if s.whole(box):
                if TAKES[box]:
                    boxes -= 1
                else:
                    value -= box_worth(s, side, later, box)
    return value + room_worth(max(0, boxes), later)
