"""Room on a convoy: how many of its boxes are left for which tokens. ATH-B.2.5 to 2.9

Boxes are counted by sort, tokens by kind, each count as a digit of one number: no list is made to look for room.
"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOTHING, Player
from ..pieces import FULL, HALF, P_BATTERY, P_OBJECT, P_SURVIVOR, RESOURCES, TOKENS
from ..printed_cards import BIT_OF_BOX, BOXES_OF, CONVOY_CARDS, SPECIALS_ON, TAKES, Box, Card
from ..state import Athena

DIGIT: Final = 6
"""So many bits count up to 63: more than there are boxes in any convoy, or tokens of a kind."""
LAST_DIGIT: Final = (1 << DIGIT) - 1
SORTS: Final[list[int]] = sorted({takes for takes in TAKES if takes}, key=lambda takes: (takes.bit_length(), takes))
"""The sorts of boxes by the kinds that they take, as masks; those whose last kind comes first are first."""
ONE_BOX: Final[list[int]] = [1 << DIGIT * SORTS.index(takes) if takes else 0 for takes in TAKES]
"""What a box adds to the room."""
TAKERS: Final[list[list[int]]] = [
    [DIGIT * sort for sort, takes in enumerate(SORTS) if takes >> kind & 1] for kind in range(TOKENS)
]
"""Where the sorts of boxes that take a kind of token are counted."""
SEATS_ON: Final[list[list[Box]]] = [
    [box for box in BOXES_OF[card] if TAKES[box] >> P_SURVIVOR & 1] for card in range(CONVOY_CARDS)
]
"""The boxes of a card that take a survivor."""


def neighbours(kinds: int) -> bool:
    """Whether these kinds, as a mask, follow each other without a gap."""
    lowest = kinds & -kinds
    return kinds & (kinds + lowest) == 0


# `excess` is exact because of this; a box that takes other kinds needs another order of the pieces.
assert all(neighbours(takes) for takes in SORTS), "a box takes kinds of tokens that are no neighbours"


def refit(s: Athena, side: Player) -> None:
    """After any change of a convoy's cards: which they are, and how many undamaged boxes of each sort they have."""
    cards: list[Card] = []
    for vehicle in s.vehicles[side]:
        cards.append(vehicle)
        if s.device_on[vehicle] != NOTHING:
            cards.append(s.device_on[vehicle])
    specials, room = 0, 0
    for card in cards:
        specials |= SPECIALS_ON[card]
        broken = s.damage[card]
        for box in BOXES_OF[card]:
            if broken & BIT_OF_BOX[box] == 0:
                room += ONE_BOX[box]
    s.writable_mounted()[side] = cards
    s.writable_specials()[side] = specials
    s.room[side] = room


def lose_box(s: Athena, side: Player, box: Box) -> None:
    """A box of the convoy has been damaged."""
    s.room[side] = s.room[side] - ONE_BOX[box]


def regain_box(s: Athena, side: Player, box: Box) -> None:
    """A box of the convoy has been repaired."""
    s.room[side] = s.room[side] + ONE_BOX[box]


def cargo_boxes(s: Athena, side: Player) -> int:
    """How many undamaged boxes take any token."""
    number = 0
    for sort in range(len(SORTS)):
        number += s.room[side] >> DIGIT * sort & LAST_DIGIT
    return number


def seats(s: Athena, side: Player) -> int:
    """How many undamaged boxes take a survivor."""
    number = 0
    for place in TAKERS[P_SURVIVOR]:
        number += s.room[side] >> place & LAST_DIGIT
    return number


def tokens(s: Athena, side: Player) -> int:
    """How many tokens of each kind the convoy carries."""
    start = side * RESOURCES
    load = s.load
    found = load[start] + (load[start + 1] << DIGIT) + (load[start + 2] << 2 * DIGIT)
    found += (load[start + FULL] + load[start + HALF]) << P_BATTERY * DIGIT
    return found + (len(s.objects[side]) << P_OBJECT * DIGIT) + (len(s.crew[side]) << P_SURVIVOR * DIGIT)


def number_of(wanted: int, kind: int) -> int:
    """How many tokens of a kind there are among all."""
    return wanted >> DIGIT * kind & LAST_DIGIT


def one_less(wanted: int, kind: int) -> int:
    """The tokens without one of a kind."""
    return wanted - (1 << DIGIT * kind)


def excess(wanted: int, room: int) -> int:
    """How many tokens have no box: 0 if the load is legal. ATH-B.2.9

    Kind by kind, each token goes into a box that is of use to the fewest kinds after it: with boxes that take
    neighbouring kinds nothing places more.
    """
    over = 0
    for kind in range(TOKENS):
        left = number_of(wanted, kind)
        if left > 0:
            for place in TAKERS[kind]:
                fits = room >> place & LAST_DIGIT
                if fits >= left:
                    room -= left << place
                    left = 0
                    break
                if fits > 0:
                    room -= fits << place
                    left -= fits
            over += left
    return over


def overflowing(s: Athena, side: Player) -> bool:
    return s.seated(side) and excess(tokens(s, side), s.room[side]) > 0


def has_seat(s: Athena, side: Player) -> bool:
    """Whether a box for a survivor is empty or holds something that can make room. ATH-B.3.8"""
    return seats(s, side) > len(s.crew[side])


def has_driver(s: Athena, side: Player) -> bool:
    """Whether the load is legal with a survivor on the truck. ATH-B.8.2"""
    if not s.crew[side]:
        return False
    wanted = one_less(tokens(s, side), P_SURVIVOR)
    tried = 0
    for box in SEATS_ON[s.truck(side)]:
        if tried & ONE_BOX[box] == 0 and s.whole(box):
            tried |= ONE_BOX[box]
            if excess(wanted, s.room[side] - ONE_BOX[box]) == 0:
                return True
    return False
