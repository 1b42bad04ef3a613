"""What a player sees as numbers, declared: from this come the names and types of the columns, and `observe` itself.

Each entry tells one attribute of the state in one column or several. A game lists them in its layout.py, in the order
of the columns; `make tables` writes games/<key>/observation.py from them, which makes the numbers.

A `name` has a `{}` for each domain by which an attribute is kept. Inside `EachSeat` an attribute that is kept by player
is told of that seat alone.
"""

from __future__ import annotations

from typing import Final

from ..clockwork.names import Names
from .attributes import Attribute
from .declare import Table
from .layout import PLAYER, UNBOUNDED, Decked, Grid, Hands, Item, Number, Piece, Pile, Piles, Truth
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
    """Where an entry stands: among those of the table or of each seat."""

    def __init__(self, table: Table, sides: int, in_seat: bool) -> None:
        self.table: Final = table
        self.sides: Final = sides
        self.in_seat: Final = in_seat

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
    what is worked out, of flags, of the colours in which players sit.
    """

    def __init__(
        self, attribute: str, name: str = "", where: bool = False, by: tuple[Names, ...] = (), most: int = MOST
    ) -> None:
        super().__init__(attribute, name)
        self.where: Final = where
        self.by: Final = by
        self.most: Final = most

    def columns(self, scope: Scope) -> list[Column]:
        piece = scope.piece(self.attribute)
        if isinstance(piece, Grid):
            rows = tuple(domain for domain in piece.domains if domain is not PLAYER)
            return self.spread(self._cell(piece, scope), ids(rows))
        if isinstance(piece, Attribute):
            return self.spread(amount(0, self.most), ids(self.by))
        if isinstance(piece, Truth):
            return self.spread(flag(), ids(self.by))
        if isinstance(piece, Number):
            return [amount(max(piece.least, -MOST), min(piece.most, MOST), self.name)]
        if isinstance(piece, Item):
            if piece.domain is PLAYER:
                return [whose_column(scope.sides, self.name)]
            return [category(piece.domain, self.name, WHERE if self.where else CATEGORY)]
        if isinstance(piece, Pile):
            return [category(piece.domain, self.name)]
        if isinstance(piece, Seats):
            return [category(self.by[0], self.name)]
        return self.spread(flag(), ids(self.by))

    def _cell(self, piece: Grid, scope: Scope) -> Column:
        if piece.of is PLAYER:
            return whose_column(scope.sides)
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


class Counted(Entry):
    """How many there are of each thing in a pile."""

    def __init__(self, attribute: str, name: str = "", most: int = MOST) -> None:
        super().__init__(attribute, name)
        self.most: Final = most

    def columns(self, scope: Scope) -> list[Column]:
        return self.spread(amount(0, self.most), [scope.domain(self.attribute).ids])


class Known(Counted):
    """How many of each face the player knows in a hand."""


class Slots(Entry):
    """The first things of a pile, UNKNOWN where there is none; players by their seats."""

    def __init__(self, attribute: str, number: int, name: str = "") -> None:
        super().__init__(attribute, name)
        self.number: Final = number

    def columns(self, scope: Scope) -> list[Column]:
        domain = scope.domain(self.attribute)
        column = whose_column(scope.sides) if domain is PLAYER else category(domain)
        return self.spread(column, [numbers(self.number)])


class Top(Slots):
    """The cards on top of a deck that the player knows."""


class OneOf(Entry):
    """Which thing it is: a flag for each."""

    def columns(self, scope: Scope) -> list[Column]:
        return self.spread(flag(), [scope.domain(self.attribute).ids])


class Is(Entry):
    """Whether it is this seat."""

    def columns(self, scope: Scope) -> list[Column]:
        return [flag(self.name)]


class PlaceIn(Entry):
    """The place of this seat in an order."""

    def columns(self, scope: Scope) -> list[Column]:
        return [amount(UNKNOWN, scope.sides - 1, self.name)]


class Decides(Entry):
    """Whether this seat decides now, as far as the player may know it."""

    def __init__(self, name: str = "decides") -> None:
        super().__init__("", name)

    def columns(self, scope: Scope) -> list[Column]:
        return [flag(self.name)]


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


class Together(Entry):
    """Several grids of one domain, told thing by thing."""

    def __init__(self, *parts: Told) -> None:
        super().__init__(parts[0].attribute)
        self.parts: Final = parts

    def columns(self, scope: Scope) -> list[Column]:
        found = [part.columns(scope) for part in self.parts]
        return [columns[place] for place in range(len(found[0])) for columns in found]


class EachSeat(Entry):
    """These entries for each seat, the player first and the others clockwise. `label` names the first, the second..."""

    def __init__(self, label: str, entries: list[Entry], first: int = 0, me: str = "") -> None:
        super().__init__("", label)
        self.entries: Final = entries
        self.first: Final = first
        self.me: Final = me

    def columns(self, scope: Scope) -> list[Column]:
        inner = Scope(scope.table, scope.sides, True)
        found: list[Column] = []
        for seat in range(scope.sides):
            label = self.me if self.me and seat == 0 else self.name.replace("{}", str(seat + self.first), 1)
            for entry in self.entries:
                for column in entry.columns(inner):
                    found.append(column.called(label.replace("*", column.name)))
        return found


def columns_of(table: Table, entries: list[Entry], sides: int) -> list[Column]:
    """What each number of an observation is, at a table with so many sides."""
    scope = Scope(table, sides, False)
    return [column for entry in entries for column in entry.columns(scope)]


def names_of(table: Table, entries: list[Entry], sides: int) -> list[str]:
    return [column.name for column in columns_of(table, entries, sides)]
