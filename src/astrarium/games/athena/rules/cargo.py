"""What a convoy carries: gains, payments, batteries, overflow. ATH-B.2.10 to 2.12, B.4, X.2"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NO, PUBLIC, YES, Atom, Player, is_one_of
from ....clockwork.step import Choice, Step
from ....mechanisms.hands import drop, gain
from ....mechanisms.offers import YesNo
from .. import notes
from ..components import CARD_ATOM, DISCARD_HALF_ATOM, ITEM_ATOM, MINE, OBJECT, OBJECT_ATOM, TURN_FULL_ATOM, Object
from ..pieces import (
    ALL_RESOURCES,
    FULL,
    HALF,
    P_BATTERY,
    P_CONTAMINATION,
    P_DAMAGE,
    P_OBJECT,
    P_SURVIVOR,
    PIECE_OF,
    RESOURCES,
    SUPPLY,
    TOKENS,
    Term,
)
from ..printed_cards import NO_CARD, Card
from ..state import ENEMY_DAMAGE, Athena
from .departures import leave_behind
from .room import excess, number_of, one_less, tokens
from .secret_objects import ByObjects

# Gains


def in_reserve(s: Athena, resource: Term) -> bool:
    return s.reserve[PIECE_OF[resource]] > 0


def change_load(s: Athena, side: Player, resource: Term, number: int) -> None:
    """So many tokens from the reserve onto a convoy, or back if there are fewer than none."""
    piece, place = PIECE_OF[resource], side * RESOURCES + resource
    # Not `+=`, which mypyc leaves to Python's own numbers.
    s.reserve[piece] = s.reserve[piece] - number
    s.load[place] = s.load[place] + number


def put_aboard(s: Athena, side: Player, resource: Term) -> None:
    """One token from the reserve onto a convoy. Use `Gain`, which sees to overflow."""
    change_load(s, side, resource, 1)


def take_off(s: Athena, side: Player, resource: Term) -> None:
    """One token from a convoy to the reserve."""
    assert s.has(side, resource) > 0, "a token is taken off that is not there"
    change_load(s, side, resource, -1)


def pay(s: Athena, side: Player, resource: Term) -> None:
    """One token is discarded as a cost; for half batteries see `SpendHalf`."""
    take_off(s, side, resource)
    s.tell(notes.SPENDS, side, resource)


class Gain(Step["Athena"]):
    """A resource from the reserve onto the convoy; without a piece in the reserve it is lost. ATH-B.0.3, 2.10"""

    def __init__(self, player: Player, item: Term) -> None:
        self.player: Final = player
        self.item: Final = item

    def run(self, s: Athena) -> None:
        if not s.seated(self.player):
            return
        if not in_reserve(s, self.item):
            s.tell(notes.FINDS_NONE, self.player, self.item)
            return
        put_aboard(s, self.player, self.item)
        s.tell(notes.GAINS, self.player, self.item)
        s.push(Overflow(self.player))


class OfferGain(YesNo["Athena"]):
    """A battery that comes unasked may be refused; any other resource is never worse to have. ATH-B.0.5"""

    rule: ClassVar[str] = "ATH-B.0.5"

    def __init__(self, player: Player, item: Term) -> None:
        super().__init__(player)
        self.item: Final = item

    def legal(self, s: Athena) -> list[Atom]:
        if not s.seated(self.player):
            return []
        refusable = self.item in (FULL, HALF) and in_reserve(s, self.item)
        return [YES, NO] if refusable else [YES]

    def yes(self, s: Athena) -> None:
        s.push(Gain(self.player, self.item))

    def no(self, s: Athena) -> None:
        s.tell(notes.REFUSES, self.player, self.item)


# Objects


def drop_object(s: Athena, side: Player, object: Object) -> None:
    """An Object card goes to its discard pile, its token to the reserve. ATH-B.4.3"""
    drop(s, s.writable_objects()[side], s.writable_seen_objects()[side], object)
    s.object_discard.append(object)
    s.reserve[P_OBJECT] = s.reserve[P_OBJECT] + 1
    if object == MINE:
        s.mine_charges = 0


def holds(s: Athena, side: Player, object: Object) -> bool:
    return is_one_of(object, s.objects[side])


def can_use(s: Athena, side: Player, object: Object) -> bool:
    """Whether a side holds an Object that is not switched off."""
    return holds(s, side, object) and has_effect(s, object)


def has_effect(s: Athena, object: Object) -> bool:
    return not s.without or OBJECT.ids[object] not in s.without


def might_hold(s: Athena, side: Player, object: Object) -> bool:
    """Whether a side may hold an Object as far as the others know: with secret ones any card not yet seen. ATH-V.3"""
    for held, known in zip(s.objects[side], s.seen_objects[side], strict=True):
        if held == object or known != PUBLIC:
            return True
    return False


class DrawObject(Step["Athena"]):
    """The top Object card and a token; without a token nothing is drawn. ATH-B.4.2, V.3"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        side = self.player
        if not s.seated(side):
            return
        if s.reserve[P_OBJECT] > 0 and len(s.object_deck) == 0 and s.object_discard:
            s.writable_object_deck().restock(s.object_discard, s.rng)
            s.show()
            s.tell(notes.OBJECTS_SHUFFLED)
        if s.reserve[P_OBJECT] == 0 or len(s.object_deck) == 0:
            s.tell(notes.NO_OBJECT, side)
            return
        if s.secret_objects:
            card, known = s.writable_object_deck().deal(s, side)
            s.tell(notes.DRAWS_SECRETLY, side)
            s.whisper(side, notes.SEES_OBJECT, card)
        else:
            card = s.writable_object_deck().draw(s)
            known = PUBLIC
            s.tell(notes.DRAWS_OBJECT, side, card)
        gain(s.writable_objects()[side], s.writable_seen_objects()[side], card, known)
        s.reserve[P_OBJECT] = s.reserve[P_OBJECT] - 1
        s.push(Overflow(side))


# Overflow


class Overflow(ByObjects):
    """While the load is not legal, discard a token that has no box, until every token has one. ATH-B.2.10, 2.11

    Room is made for a new survivor, who is not turned away again. ATH-B.3.8
    """

    rule: ClassVar[str] = "ATH-B.2.10"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, survivor: Card = NO_CARD) -> None:
        super().__init__(player)
        self.survivor: Final = survivor

    def legal(self, s: Athena) -> list[Atom]:
        side = self.player
        wanted = tokens(s, side)
        room = s.room[side]
        over = excess(wanted, room)
        if over == 0:
            return []
        helpful = [
            number_of(wanted, kind) > 0 and excess(one_less(wanted, kind), room) < over for kind in range(TOKENS)
        ]
        options = [
            Atom(ITEM_ATOM + resource)
            for resource in ALL_RESOURCES
            if s.has(side, resource) > 0 and helpful[PIECE_OF[resource]]
        ]
        if helpful[P_OBJECT]:
            options += [Atom(OBJECT_ATOM + object) for object in sorted(set(s.objects[side]))]
        if helpful[P_SURVIVOR]:
            options += [Atom(CARD_ATOM + card) for card in s.crew[side] if card != self.survivor]
        return options

    def take(self, s: Athena, atom: Atom) -> None:
        side = self.player
        if atom >= CARD_ATOM:
            leave_behind(s, side, Card(atom - CARD_ATOM))
        elif atom >= OBJECT_ATOM:
            drop_object(s, side, Object(atom - OBJECT_ATOM))
            s.tell(notes.DROPS_OBJECT, side, Object(atom - OBJECT_ATOM))
        else:
            take_off(s, side, Term(atom - ITEM_ATOM))
            s.tell(notes.DISCARDS, side, Term(atom - ITEM_ATOM))
        s.push(Overflow(side, self.survivor))


# Batteries


def can_spend_half(s: Athena, side: Player) -> bool:
    """Whether a half battery can be spent. ATH-X.2.3, 8.10"""
    return s.has(side, FULL) > 0 or s.has(side, HALF) > 0


class SpendHalf(Choice["Athena"]):
    """Discard a half battery, or turn a full one to its half side. ATH-X.2.3"""

    rule: ClassVar[str] = "ATH-X.2.3"
    inner: ClassVar[bool] = True
    price: ClassVar[bool] = True

    def legal(self, s: Athena) -> list[Atom]:
        options = []
        if s.has(self.player, HALF) > 0:
            options.append(DISCARD_HALF_ATOM)
        if s.has(self.player, FULL) > 0:
            options.append(TURN_FULL_ATOM)
        return options

    def take(self, s: Athena, atom: Atom) -> None:
        if atom == DISCARD_HALF_ATOM:
            pay(s, self.player, HALF)
        else:
            turn_battery(s, self.player)


def turn_battery(s: Athena, side: Player) -> None:
    """A full battery is turned to its half side. ATH-X.2.3"""
    s.load[side * RESOURCES + FULL] -= 1
    s.load[side * RESOURCES + HALF] += 1
    s.tell(notes.TURNS_BATTERY, side)


def count_reserve(s: Athena) -> None:
    """What is not on the boards lies in the reserve. ATH-B.0.3"""
    s.reserve = SUPPLY.copy()
    for side in s.all_sides():
        carried = tokens(s, side)
        for kind in range(TOKENS):
            s.reserve[kind] -= number_of(carried, kind)
        for card in s.convoy(side):
            if s.damage[card]:
                s.reserve[P_DAMAGE] -= bin(s.damage[card]).count("1")
        for card in s.crew[side]:
            s.reserve[P_CONTAMINATION] -= s.contamination[card]
    for row in range(len(s.enemies)):
        s.reserve[P_DAMAGE] -= s.enemies.get(row, ENEMY_DAMAGE)
    s.reserve[P_DAMAGE] -= s.jammed.count(JAMMED)
    if not s.athena:
        s.reserve[P_BATTERY] = 0


JAMMED: Final = 1
"""The weapon of a location has a damage counter on it. ATH-X.7.3"""
JAMMED_BARE: Final = 2
"""It is jammed, though no counter was left to show it. ATH-X.7.6"""
