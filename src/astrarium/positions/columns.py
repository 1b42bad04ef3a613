"""What a player sees as numbers, declared: from this come the names and types of the columns, and `observe` itself.

Each entry tells one attribute of the state in one column or several. A game lists them in its layout.py, in the order
of the columns; what each entry says is written by the lines that it gives to a scribe (scribe.py).

A `name` has a `{}` for each domain by which an attribute is kept. Inside `EachSeat` an attribute that is kept by player
is told of that seat alone.
"""

from __future__ import annotations

from typing import Final

from ..clockwork.names import Names
from . import scribe
from .attributes import INTS, TRUTHS, Attribute
from .declare import Table
from .layout import (
    PLAYER,
    UNBOUNDED,
    Decked,
    Grid,
    Hands,
    Item,
    Number,
    Piece,
    Pile,
    Piles,
    Secret,
    SomePlayers,
    Truth,
)
from .scribe import Block, Line, Placed
from .seats import Seats
from .seen import UNKNOWN

FLAG: Final = "flag"
"""0 or 1; UNKNOWN behind a screen."""
AMOUNT: Final = "amount"
"""A number from `least` to `most`."""
CATEGORY: Final = "category"
"""One thing of the domain, or UNKNOWN."""
WHOSE: Final = "whose"
"""A seat, counted clockwise from the player, who is 0; or UNKNOWN."""
WHERE: Final = "where"
"""A place of the domain, or UNKNOWN."""
SET: Final = "set"
"""Some things of the domain, as bits."""
NO_MEANING: Final = "digest"
"""A part of a digest: equal or not equal is all that it says."""

MOST: Final = 9999
"""Of what has no bound in the rules."""


class Column:
    """One number of an observation: its name, and how it is to be read."""

    def __init__(self, name: str, kind: str, least: int, most: int, domain: Names | None = None) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.least: Final = least
        self.most: Final = most
        self.domain: Final = domain

    def called(self, name: str) -> Column:
        return Column(name, self.kind, self.least, self.most, self.domain)

    def maybe_absent(self, name: str) -> Column:
        """The same for a seat in which nobody may sit: then it is UNKNOWN."""
        return Column(name, self.kind, min(self.least, UNKNOWN), self.most, self.domain)


def flag(name: str = "") -> Column:
    return Column(name, FLAG, 0, 1)


def amount(least: int, most: int, name: str = "") -> Column:
    return Column(name, AMOUNT, least, most)


def category(domain: Names, name: str = "", kind: str = CATEGORY) -> Column:
    return Column(name, kind, UNKNOWN, len(domain) - 1, domain)


def whose_column(sides: int, name: str = "") -> Column:
    return Column(name, WHOSE, UNKNOWN, sides - 1)


def some_of(domain: Names, name: str = "") -> Column:
    """-1, where nothing is known."""
    return Column(name, SET, UNKNOWN, (1 << len(domain)) - 1, domain)


class Scope:
    """Where an entry stands: among those of the table or of each seat.

    Of `seats` that are told `sides` are taken for sure: as many as there are at this table, or at the smallest.
    """

    def __init__(self, table: Table, sides: int, in_seat: bool, seats: int = 0) -> None:
        self.table: Final = table
        self.sides: Final = sides
        self.in_seat: Final = in_seat
        self.seats: Final = max(sides, seats)

    def of_seat(self) -> Scope:
        return Scope(self.table, self.sides, True, self.seats)

    def by_seat(self, name: str) -> bool:
        """Whether an attribute is a list for each seat, and one of them is meant."""
        piece = self.piece(name)
        return self.in_seat and isinstance(piece, (Piles, Hands))

    def things_line(self, kind: int, entry: Entry, first: int = 0, beside: str = "") -> Line:
        """A line about the things in a list."""
        piece = self.piece(entry.attribute)
        return Line(
            kind,
            entry.attribute,
            len(entry.columns(self)),
            of_row=self.by_seat(entry.attribute),
            first=first,
            beside=beside,
            screen=piece.screen if isinstance(piece, Piece) else "",
        )

    def piece(self, name: str) -> Piece | Attribute:
        for piece in self.table.layout:
            if name in piece.attributes():
                return piece
        for attribute in self.table.derived:
            if attribute.name == name:
                return attribute
        raise ValueError(f"{self.table.name} has no attribute {name}")

    def domain(self, name: str) -> Names:
        """What an attribute is made of."""
        piece = self.piece(name)
        if isinstance(piece, (Item, Pile, Piles, Decked, Hands)):
            return piece.domain
        raise ValueError(f"{name} is made of no things of a domain")


class Entry:
    """Some columns of an observation."""

    def __init__(self, attribute: str, name: str = "") -> None:
        self.attribute: Final = attribute
        self.name: Final = name or attribute

    def columns(self, scope: Scope) -> list[Column]:
        raise NotImplementedError

    def lines(self, scope: Scope) -> list[Line]:
        """How a scribe writes these columns, one line after the other."""
        raise NotImplementedError

    def spread(self, column: Column, labels: list[list[str]]) -> list[Column]:
        """A column of that kind for each combination of labels."""
        names = [self.name]
        for line in labels:
            names = [name.replace("{}", label, 1) for name in names for label in line]
        return [column.called(name) for name in names]


def ids(domains: tuple[Names, ...]) -> list[list[str]]:
    return [domain.ids for domain in domains]


def numbers(count: int, first: int = 1) -> list[str]:
    return [str(number) for number in range(first, first + count)]


class Told(Entry):
    """An attribute as it is: a number, a flag, a thing, a seat; or each number of a grid.

    A thing is a category, unless it is a place (`where`). Where a piece has no domain of its own, `by` tells it: of
    what is worked out, of flags, of the colours in which players sit. Of a grid of one domain only the things from
    `first` on may be told, `last` not included.
    """

    def __init__(
        self,
        attribute: str,
        name: str = "",
        where: bool = False,
        by: tuple[Names, ...] = (),
        most: int = MOST,
        first: int = 0,
        last: int = UNBOUNDED,
    ) -> None:
        super().__init__(attribute, name)
        self.where: Final = where
        self.by: Final = by
        self.most: Final = most
        self.first: Final = first
        self.last: Final = last

    def columns(self, scope: Scope) -> list[Column]:
        piece = scope.piece(self.attribute)
        if isinstance(piece, Grid):
            rows = ids(tuple(domain for domain in piece.domains if domain is not PLAYER))
            if self.first > 0 or self.last != UNBOUNDED:
                rows = [row[self.first : self.last] for row in rows]
            return self.spread(self._cell(piece, scope), rows)
        if isinstance(piece, Attribute):
            return self.spread(amount(0, self.most), ids(self.by))
        if isinstance(piece, Truth):
            return self.spread(flag(), ids(self.by))
        if isinstance(piece, Number):
            return [amount(max(piece.least, -MOST), min(piece.most, MOST), self.name)]
        if isinstance(piece, Item):
            if piece.domain is PLAYER:
                return [whose_column(scope.seats, self.name)]
            return [category(piece.domain, self.name, WHERE if self.where else CATEGORY)]
        if isinstance(piece, Pile):
            return [category(piece.domain, self.name)]
        if isinstance(piece, Seats):
            return [category(self.by[0], self.name)]
        return self.spread(flag(), ids(self.by))

    def lines(self, scope: Scope) -> list[Line]:
        piece = scope.piece(self.attribute)
        width = len(self.columns(scope))
        kept = piece.type if isinstance(piece, Attribute) else piece.own_type or piece.type
        if isinstance(piece, Grid):
            return [self._grid_line(piece, scope, width)]
        if isinstance(piece, (Seats, Pile)) or (scope.in_seat and kept in (INTS, TRUTHS)):
            return [Line(scribe.ROW, self.attribute, step=1)]
        if kept in (INTS, TRUTHS):
            return [Line(scribe.ROW, self.attribute, width, size=width)]
        if isinstance(piece, Secret):
            return [Line(scribe.SECRET, self.attribute, beside=piece.knowers)]
        if isinstance(piece, SomePlayers):
            return [Line(scribe.BIT if scope.in_seat else scribe.NUMBER, self.attribute)]
        whose = isinstance(piece, Item) and piece.domain is PLAYER
        return [Line(scribe.WHOSE if whose else scribe.NUMBER, self.attribute)]

    def _grid_line(self, piece: Grid, scope: Scope, width: int) -> Line:
        kind = scribe.ROW_WHOSE if piece.of is PLAYER else scribe.ROW
        if not scope.in_seat or PLAYER not in piece.domains:
            return Line(kind, self.attribute, width, first=self.first, size=width)
        if piece.domains[0] is PLAYER:
            return Line(kind, self.attribute, width, step=piece.steps[0], size=width, screen=piece.screen)
        assert len(piece.domains) == 3 and piece.domains[1] is PLAYER, f"{self.attribute} is kept in another order"
        rows, inner = len(piece.domains[0]), piece.steps[1]
        return Line(scribe.MATRIX, self.attribute, width, step=piece.steps[0], size=rows, inner=inner)

    def _cell(self, piece: Grid, scope: Scope) -> Column:
        if piece.of is PLAYER:
            return whose_column(scope.seats)
        if piece.of is not None:
            return category(piece.of, kind=WHERE if self.where else CATEGORY)
        if piece.bits is not None:
            return some_of(piece.bits)
        if piece.least == 0 and piece.most == 1:
            return flag()
        # What lies behind a screen is UNKNOWN.
        least = min(piece.least, UNKNOWN) if piece.screen else piece.least
        return amount(max(least, -MOST), min(piece.most, MOST))


class Size(Entry):
    """How many there are in a pile, a deck or a hand; or in each of several pools."""

    def __init__(self, attribute: str, name: str = "", most: int = MOST) -> None:
        super().__init__(attribute, name)
        self.most: Final = most

    def columns(self, scope: Scope) -> list[Column]:
        piece = scope.piece(self.attribute)
        rows = [piece.rows.ids] if isinstance(piece, Hands) and piece.rows is not PLAYER else []
        return self.spread(amount(0, self.most), rows)

    def lines(self, scope: Scope) -> list[Line]:
        piece = scope.piece(self.attribute)
        if isinstance(piece, Hands) and piece.rows is not PLAYER:
            return [Line(scribe.SIZES, self.attribute, len(piece.rows))]
        return [Line(scribe.SIZE, self.attribute, of_row=scope.by_seat(self.attribute))]


class Among(Entry):
    """Which things are in a pile: a flag for each from `first` on, `last` not included."""

    def __init__(self, attribute: str, name: str = "", first: int = 0, last: int = UNBOUNDED) -> None:
        super().__init__(attribute, name)
        self.first: Final = first
        self.last: Final = last

    def columns(self, scope: Scope) -> list[Column]:
        piece = scope.piece(self.attribute)
        screened = isinstance(piece, Piece) and piece.screen != ""
        column = Column("", FLAG, UNKNOWN if screened else 0, 1)
        return self.spread(column, [scope.domain(self.attribute).ids[self.first : self.last]])

    def lines(self, scope: Scope) -> list[Line]:
        return [scope.things_line(scribe.AMONG, self, first=self.first)]


class Counted(Entry):
    """How many there are of each thing in a pile."""

    def __init__(self, attribute: str, name: str = "", most: int = MOST) -> None:
        super().__init__(attribute, name)
        self.most: Final = most

    def columns(self, scope: Scope) -> list[Column]:
        piece = scope.piece(self.attribute)
        screened = isinstance(piece, Piece) and piece.screen != ""
        return self.spread(amount(UNKNOWN if screened else 0, self.most), [scope.domain(self.attribute).ids])

    def lines(self, scope: Scope) -> list[Line]:
        return [scope.things_line(scribe.COUNTED, self)]


class Known(Counted):
    """How many of each face the player knows in a hand."""

    def lines(self, scope: Scope) -> list[Line]:
        piece = scope.piece(self.attribute)
        assert isinstance(piece, Hands)
        return [scope.things_line(scribe.KNOWN, self, beside=piece.seen)]


class Slots(Entry):
    """The first things of a pile, UNKNOWN where there is none; players by their seats."""

    def __init__(self, attribute: str, number: int, name: str = "") -> None:
        super().__init__(attribute, name)
        self.number: Final = number

    def columns(self, scope: Scope) -> list[Column]:
        domain = scope.domain(self.attribute)
        column = whose_column(scope.seats) if domain is PLAYER else category(domain)
        return self.spread(column, [numbers(self.number)])

    def lines(self, scope: Scope) -> list[Line]:
        by_seat = scope.domain(self.attribute) is PLAYER
        return [scope.things_line(scribe.SLOTS_WHOSE if by_seat else scribe.SLOTS, self)]


class Top(Slots):
    """The cards on top of a deck that the player knows."""

    def lines(self, scope: Scope) -> list[Line]:
        return [scope.things_line(scribe.TOP, self)]


class OneOf(Entry):
    """Which thing it is: a flag for each. Where the piece has no domain of its own, `by` tells it."""

    def __init__(self, attribute: str, name: str = "", by: Names | None = None) -> None:
        super().__init__(attribute, name)
        self.by: Final = by

    def domain(self, scope: Scope) -> Names:
        return scope.domain(self.attribute) if self.by is None else self.by

    def columns(self, scope: Scope) -> list[Column]:
        return self.spread(flag(), [self.domain(scope).ids])

    def lines(self, scope: Scope) -> list[Line]:
        cell = isinstance(scope.piece(self.attribute), (Pile, Seats))
        kind = scribe.ONE_OF_CELL if cell else scribe.ONE_OF
        return [Line(kind, self.attribute, len(self.columns(scope)))]


class Is(Entry):
    """Whether it is this seat."""

    def columns(self, scope: Scope) -> list[Column]:
        return [flag(self.name)]

    def lines(self, scope: Scope) -> list[Line]:
        return [Line(scribe.IS, self.attribute)]


class PlaceIn(Entry):
    """The place of this seat in an order."""

    def columns(self, scope: Scope) -> list[Column]:
        return [amount(UNKNOWN, scope.seats - 1, self.name)]

    def lines(self, scope: Scope) -> list[Line]:
        return [Line(scribe.PLACE_IN, self.attribute)]


class Decides(Entry):
    """Whether this seat decides now, as far as the player may know it."""

    def __init__(self, name: str = "decides") -> None:
        super().__init__("", name)

    def columns(self, scope: Scope) -> list[Column]:
        return [flag(self.name)]

    def lines(self, scope: Scope) -> list[Line]:
        return [Line(scribe.DECIDES)]


class Worked(Entry):
    """Numbers that no attribute holds: a function of knowledge.py works them out of the state, the seat and the player.

    Among the columns of the table it is given the state and the player alone. There is a column of each of `kinds` for
    each combination of `labels`, and the function gives all their numbers as a list; or, if `single`, just the one.
    """

    def __init__(
        self, function: str, kinds: tuple[Column, ...], labels: tuple[list[str], ...] = (), single: bool = False
    ) -> None:
        super().__init__(function)
        self.kinds: Final = kinds
        self.labels: Final = labels
        self.single: Final = single

    def columns(self, scope: Scope) -> list[Column]:
        names: list[list[str]] = [[]]
        for line in self.labels:
            names = [[*name, label] for name in names for label in line]
        return [column.called(column.name.format(*name)) for name in names for column in self.kinds]

    def lines(self, scope: Scope) -> list[Line]:
        kind = scribe.CALL_ONE if self.single else scribe.CALL
        return [Line(kind, width=len(self.columns(scope)), call=self.attribute)]


class Together(Entry):
    """Several grids of one domain, told thing by thing."""

    def __init__(self, *parts: Told) -> None:
        super().__init__(parts[0].attribute)
        self.parts: Final = parts

    def columns(self, scope: Scope) -> list[Column]:
        found = [part.columns(scope) for part in self.parts]
        return [columns[place] for place in range(len(found[0])) for columns in found]

    def lines(self, scope: Scope) -> list[Line]:
        """One after the other, each in its own places: the first is as wide as all together, the others as nothing."""
        size, stride = len(self.parts[0].columns(scope)), len(self.parts)
        return [
            Line(scribe.ROW, part.attribute, size * stride if number == 0 else 0, stride=stride, size=size)
            for number, part in enumerate(self.parts)
        ]


class EachSeat(Entry):
    """These entries for each seat, the player first and the others clockwise. `label` names the first, the second..."""

    def __init__(self, label: str, entries: list[Entry], first: int = 0, me: str = "") -> None:
        super().__init__("", label)
        self.entries: Final = entries
        self.first: Final = first
        self.me: Final = me

    def columns(self, scope: Scope) -> list[Column]:
        inner = scope.of_seat()
        found: list[Column] = []
        for seat in range(scope.seats):
            label = self.me if self.me and seat == 0 else self.name.replace("{}", str(seat + self.first), 1)
            for entry in self.entries:
                for column in entry.columns(inner):
                    name = label.replace("*", column.name)
                    found.append(column.called(name) if seat < scope.sides else column.maybe_absent(name))
        return found


def columns_of(table: Table, entries: list[Entry], sides: int, seats: int = 0) -> list[Column]:
    """What each number of an observation is, at a table with so many sides; `seats` are told, if these are more."""
    scope = Scope(table, sides, False, seats)
    return [column for entry in entries for column in entry.columns(scope)]


def blocks_of(table: Table, entries: list[Entry], sides: int, seats: int = 0) -> list[Block]:
    """The same as a scribe writes it."""
    scope = Scope(table, sides, False, seats)
    found: list[Block] = []
    together: list[Line] = []
    for entry in entries:
        if isinstance(entry, EachSeat):
            found += [block(False, together)] if together else []
            together = []
            inner = scope.of_seat()
            found.append(block(True, [line for one in entry.entries for line in one.lines(inner)]))
        else:
            together += entry.lines(scope)
    return [*found, block(False, together)] if together else found


def block(each_seat: bool, lines: list[Line]) -> Block:
    """Lines one after the other; a line of no width has its places among those of the line before."""
    placed: list[Placed] = []
    width = 0
    for line in lines:
        start = width if line.width else placed[-1].offset + 1
        placed.append(Placed(line, start))
        width += line.width
    return Block(each_seat, width, placed)
