"""What a convoy carries: room, gains, payments, batteries, overflow. ATH-B.2.5 to 2.12, B.4, X.2"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NO, NOBODY, PUBLIC, YES
from ....clockwork.step import Choice, Step
from ....mechanisms.hands import drop, gain
from ....mechanisms.offers import YesNo
from .. import notes
from ..components import CARD_ATOM, DISCARD_HALF_ATOM, ITEM_ATOM, MINE, OBJECT_ATOM, TURN_FULL_ATOM
from ..pieces import FULL, HALF, P_BATTERY, P_OBJECT, P_SURVIVOR, PIECE_OF, RESOURCES, TOKENS
from ..printed_cards import BIT_OF_BOX, BOX_COUNT, FIRST_BOX, TAKES
from ..state import Athena
from .secret_objects import ByObjects

SUBSETS: Final = 1 << TOKENS
MEETING: Final[list[list[int]]] = [[kinds for kinds in range(SUBSETS) if kinds & takes] for takes in range(SUBSETS)]
"""For the kinds that a box takes, all sets of kinds of which it takes any."""

# Room. By Hall's theorem a load is legal if, for every set of kinds, enough boxes take any of them. ATH-B.2.9


def refit(s: Athena, side: int) -> None:
    """Count the undamaged boxes anew that take any of a set of tokens, for every set. After any change of a convoy."""
    # Most boxes are alike: they are counted first, so that each sort is looked at once.
    boxes = [0] * SUBSETS
    sorts: list[int] = []
    for card in s.convoy(side):
        broken = s.damage[card]
        for box in range(FIRST_BOX[card], FIRST_BOX[card] + BOX_COUNT[card]):
            if broken & BIT_OF_BOX[box] == 0:
                takes = TAKES[box]
                if boxes[takes] == 0:
                    sorts.append(takes)
                boxes[takes] = boxes[takes] + 1
    found = [0] * SUBSETS
    for takes in sorts:
        number = boxes[takes]
        for kinds in MEETING[takes]:
            # Not `+=`, which mypyc leaves to Python's own numbers.
            found[kinds] = found[kinds] + number
    s.room[side] = found


def tokens(s: Athena, side: int) -> list[int]:
    """How many tokens of each kind the convoy carries."""
    start = side * RESOURCES
    load = s.load
    return [
        load[start],
        load[start + 1],
        load[start + 2],
        load[start + FULL] + load[start + HALF],
        len(s.objects[side]),
        len(s.crew[side]),
    ]


def excess(wanted: list[int], room: list[int], filled: int = 0) -> int:
    """How many tokens have no box: 0 if the load is legal. `filled`: one box that takes these is not free. ATH-B.2.9"""
    # A kind of which there is none makes no set harder to place, so only sets of the others are looked at.
    sets = [0]
    needs = [0]
    most = 0
    for kind in range(TOKENS):
        number = wanted[kind]
        if number > 0:
            for place in range(len(sets)):
                kinds = sets[place] | 1 << kind
                need = needs[place] + number
                sets.append(kinds)
                needs.append(need)
                over = need - room[kinds] + (1 if kinds & filled else 0)
                if over > most:
                    most = over
    return most


def overflowing(s: Athena, side: int) -> bool:
    return s.seated(side) and excess(tokens(s, side), s.room[side]) > 0


def has_seat(s: Athena, side: int) -> bool:
    """Whether a box for a survivor is empty or holds something that can make room. ATH-B.3.8"""
    return s.room[side][1 << P_SURVIVOR] > len(s.crew[side])


def has_driver(s: Athena, side: int) -> bool:
    """Whether the load is legal with a survivor on the truck. ATH-B.8.2"""
    wanted = tokens(s, side)
    if wanted[P_SURVIVOR] == 0:
        return False
    wanted[P_SURVIVOR] -= 1
    truck = s.truck(side)
    tried: list[int] = []
    for box in range(FIRST_BOX[truck], FIRST_BOX[truck] + BOX_COUNT[truck]):
        takes = TAKES[box]
        if takes >> P_SURVIVOR & 1 and s.whole(box) and takes not in tried:
            tried.append(takes)
            if excess(wanted, s.room[side], takes) == 0:
                return True
    return False


# Gains


def in_reserve(s: Athena, resource: int) -> bool:
    return s.reserve[PIECE_OF[resource]] > 0


def put_aboard(s: Athena, side: int, resource: int) -> None:
    """One token from the reserve onto a convoy. Use `Gain`, which sees to overflow."""
    s.reserve[PIECE_OF[resource]] -= 1
    s.load[side * RESOURCES + resource] += 1


def take_off(s: Athena, side: int, resource: int) -> None:
    """One token from a convoy to the reserve."""
    assert s.has(side, resource) > 0, "a token is taken off that is not there"
    s.reserve[PIECE_OF[resource]] += 1
    s.load[side * RESOURCES + resource] -= 1


def pay(s: Athena, side: int, resource: int) -> None:
    """One token is discarded as a cost; for half batteries see `SpendHalf`."""
    take_off(s, side, resource)
    s.tell(notes.SPENDS, side, resource)


class Gain(Step["Athena"]):
    """A resource from the reserve onto the convoy; without a piece in the reserve it is lost. ATH-B.0.3, 2.10"""

    def __init__(self, player: int, item: int) -> None:
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

    def __init__(self, player: int, item: int) -> None:
        super().__init__(player)
        self.item: Final = item

    def legal(self, s: Athena) -> list[int]:
        if not s.seated(self.player):
            return []
        refusable = self.item in (FULL, HALF) and in_reserve(s, self.item)
        return [YES, NO] if refusable else [YES]

    def yes(self, s: Athena) -> None:
        s.push(Gain(self.player, self.item))

    def no(self, s: Athena) -> None:
        s.tell(notes.REFUSES, self.player, self.item)


# Objects


def drop_object(s: Athena, side: int, object: int) -> None:
    """An Object card goes to its discard pile, its token to the reserve. ATH-B.4.3"""
    drop(s, s.objects[side], s.seen_objects[side], object)
    s.object_discard.append(object)
    s.reserve[P_OBJECT] += 1
    if object == MINE:
        s.mine_charges = 0


def holds(s: Athena, side: int, object: int) -> bool:
    return object in s.objects[side]


def might_hold(s: Athena, side: int, object: int) -> bool:
    """Whether a side may hold an Object as far as the others know: with secret ones any card not yet seen. ATH-V.3"""
    for held, known in zip(s.objects[side], s.seen_objects[side], strict=True):
        if held == object or known != PUBLIC:
            return True
    return False


class DrawObject(Step["Athena"]):
    """The top Object card and a token; without a token nothing is drawn. ATH-B.4.2, V.3"""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, s: Athena) -> None:
        side = self.player
        if not s.seated(side):
            return
        if s.reserve[P_OBJECT] > 0 and len(s.object_deck) == 0 and s.object_discard:
            s.object_deck.restock(s.object_discard, s.rng)
            s.show()
            s.tell(notes.OBJECTS_SHUFFLED)
        if s.reserve[P_OBJECT] == 0 or len(s.object_deck) == 0:
            s.tell(notes.NO_OBJECT, side)
            return
        if s.secret_objects:
            card, known = s.object_deck.deal(s, side)
            s.tell(notes.DRAWS_SECRETLY, side)
            s.whisper(side, notes.SEES_OBJECT, card)
        else:
            card = s.object_deck.draw(s)
            known = PUBLIC
            s.tell(notes.DRAWS_OBJECT, side, card)
        gain(s.objects[side], s.seen_objects[side], card, known)
        s.reserve[P_OBJECT] -= 1
        s.push(Overflow(side))


# Overflow


class Overflow(ByObjects):
    """While the load is not legal, discard a token that has no box, until every token has one. ATH-B.2.10, 2.11

    Room is made for a new survivor, who is not turned away again. ATH-B.3.8
    """

    rule: ClassVar[str] = "ATH-B.2.10"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, survivor: int = NOBODY) -> None:
        super().__init__(player)
        self.survivor: Final = survivor

    def legal(self, s: Athena) -> list[int]:
        side = self.player
        wanted = tokens(s, side)
        room = s.room[side]
        over = excess(wanted, room)
        if over == 0:
            return []
        helpful: list[bool] = []
        for kind in range(TOKENS):
            wanted[kind] -= 1
            helpful.append(wanted[kind] >= 0 and excess(wanted, room) < over)
            wanted[kind] += 1
        options = [
            ITEM_ATOM + resource
            for resource in range(RESOURCES)
            if s.has(side, resource) > 0 and helpful[PIECE_OF[resource]]
        ]
        if helpful[P_OBJECT]:
            options += [OBJECT_ATOM + object for object in sorted(set(s.objects[side]))]
        if helpful[P_SURVIVOR]:
            options += [CARD_ATOM + card for card in s.crew[side] if card != self.survivor]
        return options

    def take(self, s: Athena, atom: int) -> None:
        from .survivors import leave_behind

        side = self.player
        if atom >= CARD_ATOM:
            leave_behind(s, side, atom - CARD_ATOM)
        elif atom >= OBJECT_ATOM:
            drop_object(s, side, atom - OBJECT_ATOM)
            s.tell(notes.DROPS_OBJECT, side, atom - OBJECT_ATOM)
        else:
            take_off(s, side, atom - ITEM_ATOM)
            s.tell(notes.DISCARDS, side, atom - ITEM_ATOM)
        s.push(Overflow(side, self.survivor))


# Batteries


def can_spend_half(s: Athena, side: int) -> bool:
    """Whether a half battery can be spent. ATH-X.2.3, 8.10"""
    return s.has(side, FULL) > 0 or s.has(side, HALF) > 0


class SpendHalf(Choice["Athena"]):
    """Discard a half battery, or turn a full one to its half side. ATH-X.2.3"""

    rule: ClassVar[str] = "ATH-X.2.3"
    inner: ClassVar[bool] = True
    price: ClassVar[bool] = True

    def legal(self, s: Athena) -> list[int]:
        options = []
        if s.has(self.player, HALF) > 0:
            options.append(DISCARD_HALF_ATOM)
        if s.has(self.player, FULL) > 0:
            options.append(TURN_FULL_ATOM)
        return options

    def take(self, s: Athena, atom: int) -> None:
        if atom == DISCARD_HALF_ATOM:
            pay(s, self.player, HALF)
        else:
            turn_battery(s, self.player)


def turn_battery(s: Athena, side: int) -> None:
    """A full battery is turned to its half side. ATH-X.2.3"""
    s.load[side * RESOURCES + FULL] -= 1
    s.load[side * RESOURCES + HALF] += 1
    s.tell(notes.TURNS_BATTERY, side)


def count_reserve(s: Athena) -> None:
    """What is not on the boards lies in the reserve. ATH-B.0.3"""
    from ..pieces import P_CONTAMINATION, P_DAMAGE, SUPPLY
    from ..state import ENEMY_DAMAGE

    s.reserve = SUPPLY.copy()
    for side in range(s.sides):
        for kind, number in enumerate(tokens(s, side)):
            s.reserve[kind] -= number
        for card in s.convoy(side):
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
