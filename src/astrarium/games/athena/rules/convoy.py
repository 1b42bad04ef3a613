"""Cards of the convoy: mounting, replacing, special boxes. ATH-B.2.1 to 2.4, 2.13 to 2.17"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOTHING, Atom, Player
from ....clockwork.step import Choice, Step
from ....clockwork.text import Text
from .. import notes
from ..components import APPEND_ATOM, CARD_ATOM
from ..pieces import P_DAMAGE
from ..printed_cards import (
    BIT_OF_BOX,
    CARD,
    CARD_OF_BOX,
    DEVICE,
    DEVICE_SLOT,
    KIND_OF,
    NO_CARD,
    TRACTION,
    TRUCK,
    Box,
    Card,
    Special,
)
from ..state import Athena
from .cargo import Overflow
from .departures import put_away
from .room import refit
from .survivors import Recruit, can_recruit


def trailers(s: Athena, side: Player) -> list[Card]:
    return s.vehicles[side][1:]


# Special boxes. ATH-B.2.8


def has_special(s: Athena, side: Player, special: Special) -> bool:
    return s.has_printed(side, special) and len(s.special_boxes(side, special)) > 0


def unused_special(s: Athena, side: Player, special: Special) -> Box:
    """A special box of that kind that was not used this round, or NOTHING."""
    if not s.has_printed(side, special):
        return Box(NOTHING)
    for box in s.special_boxes(side, special):
        if s.used[CARD_OF_BOX[box]] & BIT_OF_BOX[box] == 0:
            return box
    return Box(NOTHING)


def use_special(s: Athena, side: Player, special: Special) -> None:
    """One of the boxes is used, for this round."""
    box = unused_special(s, side, special)
    assert box != NOTHING, "no such box is left to be used"
    s.writable_used()[CARD_OF_BOX[box]] |= BIT_OF_BOX[box]
    s.tell(notes.USES_BOX, side, special)


# Mounting


def places_for(s: Athena, side: Player, card: Card) -> list[Atom]:
    """Where a card may go, as atoms: behind, or in the place of a vehicle, or on a vehicle. ATH-B.2.13 to 2.15"""
    vehicles = s.vehicles[side]
    if KIND_OF[card] == TRUCK:
        return [Atom(CARD_ATOM + vehicles[0])]
    if KIND_OF[card] == DEVICE:
        return [Atom(CARD_ATOM + vehicle) for vehicle in vehicles if DEVICE_SLOT[vehicle]]
    options = [Atom(CARD_ATOM + vehicle) for vehicle in vehicles[1:]]
    return [APPEND_ATOM, *options] if len(vehicles) - 1 < TRACTION[vehicles[0]] else options


def can_mount(s: Athena, side: Player, card: Card) -> bool:
    """Whether there is a place for a card: for a truck always, for a trailer or a device not in every convoy."""
    if KIND_OF[card] == TRUCK:
        return True
    vehicles = s.vehicles[side]
    if KIND_OF[card] != DEVICE:
        return len(vehicles) > 1 or TRACTION[vehicles[0]] > 0
    for vehicle in vehicles:
        if DEVICE_SLOT[vehicle]:
            return True
    return False


MOUNTED: Final = (notes.MOUNTS_TRUCK, notes.MOUNTS_TRAILER, notes.MOUNTS_DEVICE)
"""How the log tells of a new card, by its kind."""


class Mount(Choice["Athena"]):
    """A new truck, trailer or device is added to the convoy. ATH-B.2.13 to 2.16"""

    rule: ClassVar[str] = "ATH-B.2.14"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, card: Card) -> None:
        super().__init__(player)
        self.card: Final = card

    def legal(self, s: Athena) -> list[Atom]:
        return places_for(s, self.player, self.card)

    def take(self, s: Athena, atom: Atom) -> None:
        side, card = self.player, self.card
        s.incoming.remove(card)
        s.tell(MOUNTED[KIND_OF[card]], side, card)
        if atom == APPEND_ATOM:
            s.vehicles[side] = [*s.vehicles[side], card]
        elif KIND_OF[card] == DEVICE:
            lose_device(s, side, Card(atom - CARD_ATOM))
            s.writable_device_on()[atom - CARD_ATOM] = card
        else:
            replace(s, side, Card(atom - CARD_ATOM), card)
        refit(s, side)
        s.then([DropTrailer(side), Overflow(side)])

    def label(self, s: Athena, atom: Atom) -> Text | None:
        if atom == APPEND_ATOM:
            return None
        vehicle = Card(atom - CARD_ATOM)
        if KIND_OF[self.card] != DEVICE:
            return instead_label(s, vehicle, self.card)
        if s.device_on[vehicle] == NOTHING:
            return Text("option-on", {"card": CARD.text(vehicle)})
        old = CARD.text(s.device_on[vehicle])
        return Text("option-on-instead", {"card": CARD.text(vehicle), "device": old})


def instead_label(s: Athena, old: Card, new: Card) -> Text:
    """In the place of a vehicle, whose device may have no place any more. ATH-B.2.13, 2.14"""
    device = s.device_on[old]
    words: dict[str, int | Text] = {"card": CARD.text(old)}
    if device == NOTHING or DEVICE_SLOT[new]:
        return Text("option-instead", words)
    return Text("option-instead-losing", {**words, "device": CARD.text(device)})


def replace(s: Athena, side: Player, old: Card, new: Card) -> None:
    """A vehicle in the place of another; the device stays if the new one has a slot. ATH-B.2.13, 2.14"""
    device = s.device_on[old]
    if device != NOTHING and not DEVICE_SLOT[new]:
        lose_device(s, side, old)
        device = NO_CARD
    s.writable_device_on()[old] = NO_CARD
    s.writable_device_on()[new] = device
    s.vehicles[side] = [new if card == old else card for card in s.vehicles[side]]
    lose_card(s, side, old)


def lose_device(s: Athena, side: Player, vehicle: Card) -> None:
    device = s.device_on[vehicle]
    if device != NOTHING:
        s.writable_device_on()[vehicle] = NO_CARD
        lose_card(s, side, device)


def lose_card(s: Athena, side: Player, card: Card) -> None:
    """A card that is no longer in the convoy leaves with its damage."""
    if s.damage[card]:
        s.reserve[P_DAMAGE] += bin(s.damage[card]).count("1")
        s.writable_damage()[card] = 0
    put_away(s, card)
    s.tell(notes.LOSES_CARD, side, card)


class DropTrailer(Choice["Athena"]):
    """With more trailers than traction one is discarded, with its device, until it is legal. ATH-B.2.13"""

    rule: ClassVar[str] = "ATH-B.2.13"
    inner: ClassVar[bool] = True

    def legal(self, s: Athena) -> list[Atom]:
        behind = trailers(s, self.player)
        if len(behind) <= TRACTION[s.truck(self.player)]:
            return []
        return [Atom(CARD_ATOM + trailer) for trailer in behind]

    def take(self, s: Athena, atom: Atom) -> None:
        side, trailer = self.player, Card(atom - CARD_ATOM)
        lose_device(s, side, trailer)
        s.vehicles[side] = [card for card in s.vehicles[side] if card != trailer]
        lose_card(s, side, trailer)
        refit(s, side)
        s.push(DropTrailer(side))


class TakeCard(Step["Athena"]):
    """A truck, trailer, device or survivor comes to a side: mounted or recruited. ATH-B.6.17, 6.18, 9.17

    Whoever took the card from its place has put it among the `incoming` ones.
    """

    def __init__(self, player: Player, card: Card) -> None:
        self.player: Final = player
        self.card: Final = card

    def run(self, s: Athena) -> None:
        if not can_take(s, self.player, self.card):
            s.incoming.remove(self.card)
            put_away(s, self.card)
        elif KIND_OF[self.card] <= DEVICE:
            s.push(Mount(self.player, self.card))
        else:
            s.push(Recruit(self.player, self.card))


def can_take(s: Athena, side: Player, card: Card) -> bool:
    """Whether a card of the convoy or a survivor could come to the side."""
    return can_mount(s, side, card) if KIND_OF[card] <= DEVICE else can_recruit(s, side)
