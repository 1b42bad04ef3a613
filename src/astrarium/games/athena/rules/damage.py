"""Damage and repairs: areas, plating, boxes. ATH-B.2.20 to 2.26"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOTHING, PASS, Atom, Player, is_one_of
from ....clockwork.step import Choice, Step
from ....clockwork.text import NoteKind, Text
from .. import notes
from ..components import BOX_ATOM
from ..pieces import FIRE, P_DAMAGE
from ..printed_cards import (
    ALIKE,
    ALL_BOXES,
    ANYWHERE,
    BIT_OF_BOX,
    BOXES_OF,
    CARD_OF_BOX,
    FIRST_CELL,
    FIRST_COLUMN,
    LAST_COLUMN,
    LOWER_ROW,
    PLATED,
    PLATING,
    UNLIKE,
    UPPER_ROW,
    Box,
    Card,
)
from ..state import Athena
from .alert import gain_alert
from .cargo import Overflow
from .room import lose_box, regain_box

# Areas


def whole_boxes(s: Athena, card: Card) -> list[Box]:
    """The undamaged boxes of a card, of equal ones the first. Nobody changes the list: it may be a shared one."""
    found: list[Box] = []
    if card == NOTHING:
        return found
    broken = s.damage[card]
    if broken == 0:
        return UNLIKE[card]
    kinds = 0
    for box in BOXES_OF[card]:
        kind = BIT_OF_BOX[ALIKE[box]]
        if kinds & kind == 0 and broken & BIT_OF_BOX[box] == 0:
            kinds |= kind
            found.append(box)
    return found


def boxes_in_area(s: Athena, side: Player, area: int) -> list[Box]:
    """The undamaged boxes on which a counter due in that area may be put, plating included. ATH-B.2.21 to 2.23"""
    for cards in cards_in_turn(s, side, area):
        found: list[Box] = []
        for card in cards:
            found += whole_boxes(s, card)
        if found:
            return found + plating_beside(s, side, cards)
    return []


def cards_in_turn(s: Athena, side: Player, area: int) -> list[list[Card]]:
    """The cards of an area; then those that take its place if these have no undamaged box. ATH-B.2.23"""
    vehicles = s.vehicles[side]
    everything = s.convoy(side)
    if area == LOWER_ROW:
        return [vehicles, devices(s, side), everything]
    if area == UPPER_ROW:
        return [devices(s, side), vehicles, everything]
    if area == FIRST_COLUMN:
        return [column(s, vehicles[0]), everything]
    if area == LAST_COLUMN:
        return [column(s, vehicles[-1]), everything]
    if area == ANYWHERE:
        return [everything]
    place = (area - FIRST_CELL) // 2
    if place >= len(vehicles):
        return [[card] for card in column(s, vehicles[-1])] + [everything]
    cell = column(s, vehicles[place])
    if (area - FIRST_CELL) % 2 == 1:
        cell.reverse()
    return [[card] for card in cell] + [everything]


def devices(s: Athena, side: Player) -> list[Card]:
    return [s.device_on[vehicle] for vehicle in s.vehicles[side] if s.device_on[vehicle] != NOTHING]


def column(s: Athena, vehicle: Card) -> list[Card]:
    """A vehicle and, if there is one, the device on it."""
    device = s.device_on[vehicle]
    return [vehicle] if device == NOTHING else [vehicle, device]


def plating_beside(s: Athena, side: Player, cards: list[Card]) -> list[Box]:
    """Undamaged plating on other cards of the columns that these cards are in. ATH-B.2.22"""
    found: list[Box] = []
    for vehicle in s.vehicles[side]:
        device = s.device_on[vehicle]
        if device == NOTHING or is_one_of(vehicle, cards) == is_one_of(device, cards):
            continue
        beside = device if is_one_of(vehicle, cards) else vehicle
        if PLATED[beside]:
            found += [box for box in whole_boxes(s, beside) if PLATING[box]]
    return found


def can_be_damaged(s: Athena, side: Player) -> bool:
    """Whether one damage can be placed anywhere: as a cost it is unpayable otherwise. ATH-B.2.24"""
    if s.reserve[P_DAMAGE] == 0:
        return False
    for card in s.convoy(side):
        if s.damage[card] != ALL_BOXES[card]:
            return True
    return False


# Damage


def damage_box(s: Athena, side: Player, box: Box) -> None:
    """A counter on a box, as long as the reserve has one. Overflow is the caller's: see `Damage`. ATH-B.0.4"""
    if s.reserve[P_DAMAGE] > 0 and s.whole(box):
        card = CARD_OF_BOX[box]
        s.writable_damage()[card] = s.damage[card] | BIT_OF_BOX[box]
        s.reserve[P_DAMAGE] = s.reserve[P_DAMAGE] - 1
        lose_box(s, side, box)
        s.tell(notes.DAMAGED, side, box)


def tell_struck(s: Athena, told: NoteKind, side: Player, amount: int, area: int) -> None:
    """What a convoy is about to suffer; nothing hurts the Automa. ATH-S.8"""
    if s.seated(side):
        s.tell(told, side, amount, area)


class Damage(Step["Athena"]):
    """So much damage in an area, one counter after the other. The Automa gains alert instead. ATH-B.2.20, S.8"""

    def __init__(self, player: Player, area: int, amount: int) -> None:
        self.player: Final = player
        self.area: Final = area
        self.amount: Final = amount

    def run(self, s: Athena) -> None:
        if self.amount == 0:
            return
        if not s.seated(self.player):
            s.tell(notes.AUTOMA_UNHURT, self.player)
            if s.phase == FIRE:
                gain_alert(s, self.player)
            return
        if not can_be_damaged(s, self.player):
            s.tell(notes.DAMAGE_IGNORED, self.player, self.amount)
            return
        s.then([PlaceDamage(self.player, self.area), Damage(self.player, self.area, self.amount - 1)])


class PlaceDamage(Choice["Athena"]):
    """Put one damage counter on an undamaged box of the area, or on plating beside it. ATH-B.2.20 to 2.24

    Damage from outside is ignored where it cannot be placed; as the cost of an option it must be possible.
    """

    rule: ClassVar[str] = "ATH-B.2.20"
    inner: ClassVar[bool] = True
    price: ClassVar[bool] = True

    def __init__(self, player: Player, area: int) -> None:
        super().__init__(player)
        self.area: Final = area

    def legal(self, s: Athena) -> list[Atom]:
        return [Atom(BOX_ATOM + box) for box in boxes_in_area(s, self.player, self.area)]

    def take(self, s: Athena, atom: Atom) -> None:
        damage_box(s, self.player, Box(atom - BOX_ATOM))
        s.push(Overflow(self.player))


# Repairs


def damaged_boxes(s: Athena, side: Player) -> list[Box]:
    """The damaged boxes of a convoy, of equal ones the first."""
    found: list[Box] = []
    for card in s.convoy(side):
        if s.damage[card] == 0:
            continue
        kinds = 0
        for box in BOXES_OF[card]:
            kind = BIT_OF_BOX[ALIKE[box]]
            if kinds & kind == 0 and not s.whole(box):
                kinds |= kind
                found.append(box)
    return found


def is_damaged(s: Athena, side: Player) -> bool:
    for card in s.convoy(side):
        if s.damage[card] != 0:
            return True
    return False


def repair_box(s: Athena, side: Player, box: Box) -> None:
    s.writable_damage()[CARD_OF_BOX[box]] &= ~BIT_OF_BOX[box]
    s.reserve[P_DAMAGE] += 1
    regain_box(s, side, box)
    s.tell(notes.REPAIRED, side, box)


class Repair(Choice["Athena"]):
    """Remove up to so many damage counters, at least one. ATH-B.2.25, 6.23"""

    rule: ClassVar[str] = "ATH-B.2.25"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, amount: int, begun: bool = False) -> None:
        super().__init__(player)
        self.amount: Final = amount
        self.begun: Final = begun

    def legal(self, s: Athena) -> list[Atom]:
        if self.amount == 0:
            return []
        options = [Atom(BOX_ATOM + box) for box in damaged_boxes(s, self.player)]
        return [*options, PASS] if options and self.begun else options

    def take(self, s: Athena, atom: Atom) -> None:
        if atom != PASS:
            repair_box(s, self.player, Box(atom - BOX_ATOM))
            s.push(Repair(self.player, self.amount - 1, True))

    def label(self, s: Athena, atom: Atom) -> Text | None:
        return Text("option-stop") if atom == PASS else None
