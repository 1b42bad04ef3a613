"""The code of an observation, from the entries that a game's layout.py lists: see positions/columns.py."""

from __future__ import annotations

import ast
from types import ModuleType

from astrarium.clockwork.names import Names
from astrarium.positions import columns
from astrarium.positions.attributes import INTS, TRUTHS, Attribute, Spelling
from astrarium.positions.declare import Table
from astrarium.positions.layout import (
    PLAYER,
    UNBOUNDED,
    Grid,
    Hands,
    Item,
    Piece,
    Pile,
    Piles,
    Secret,
    SomePlayers,
    Truth,
)
from astrarium.positions.seats import Seats


class Calls:
    """How a file spells the arguments of what it declares: `SLOTS` rather than 5."""

    def __init__(self, source: str) -> None:
        self.found: dict[tuple[str, str], list[ast.Call]] = {}
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    self.found.setdefault((node.func.id, first.value), []).append(node)

    def argument(self, made: object, attribute: str, keyword: str, place: int) -> ast.expr:
        """An argument of the call that made an object."""
        call = self.found[type(made).__name__, attribute][0]
        for given in call.keywords:
            if given.arg == keyword:
                return given.value
        return call.args[place]

    def spelled(self, made: object, attribute: str, keyword: str, place: int) -> str:
        return ast.unparse(self.argument(made, attribute, keyword, place))


class Observer:
    """Writes the body of `observe`."""

    def __init__(self, layout: ModuleType, source: str) -> None:
        self.table: Table = layout.TABLE
        self.entries: list[columns.Entry] = layout.SEEN
        domains = {id(value): name for name, value in vars(layout).items() if isinstance(value, Names)}
        self.people = "sides" if self.table.sides else "players"
        self.spelling = Spelling(domains, f"s.{self.people}")
        self.calls = Calls(source)
        self.blocks = 0

    def body(self) -> list[str]:
        """`observe` and, after it, a function for each block of columns that is told of every seat."""
        name = self.table.name
        main = [
            f"def observe(s: {name}, player: int) -> list[int]:",
            '    """What the player knows, themselves first and the others clockwise, who are told by these places."""',
            f"    seats = [(player + step) % s.{self.people} for step in range(s.{self.people})]",
            "    seen: list[int] = []",
        ]
        functions: list[str] = []
        for run in runs(self.entries):
            block = run[0]
            if not isinstance(block, columns.EachSeat):
                main += self.told(run, False)
            elif len(block.entries) == 1:
                main.append(f"    seen += [{self.value(block.entries[0], True)[0]} for seat in seats]")
            else:
                self.blocks += 1
                called = "_observe_seat" if self.blocks == 1 else f"_observe_seat_{self.blocks}"
                main += ["    for seat in seats:", f"        {called}(s, seat, player, seen)"]
                functions += ["", "", f"def {called}(s: {name}, seat: int, player: int, seen: list[int]) -> None:"]
                functions.append(
                    '    """What the player knows of one of those at the table, added to what was seen so far."""'
                )
                functions += [line for inner in runs(block.entries) for line in self.told(inner, True)]
        return [*main, "    return seen", *functions]

    def told(self, entries: list[columns.Entry], in_seat: bool) -> list[str]:
        """Statements that add what these entries tell; single numbers together."""
        lines: list[str] = []
        single: list[str] = []
        for entry in entries:
            if isinstance(entry, columns.Together) or self.is_interleaved(entry, in_seat):
                lines += added(single)
                single = []
                lines += self.loop(entry)
                continue
            value, is_list = self.value(entry, in_seat)
            if not is_list:
                single.append(value)
                continue
            lines += added(single)
            single = []
            lines.append(f"    seen += {value}")
        return lines + added(single)

    def is_interleaved(self, entry: columns.Entry, in_seat: bool) -> bool:
        """Whether the numbers of a seat do not lie side by side."""
        piece = self.piece(entry)
        return (
            in_seat
            and isinstance(entry, columns.Told)
            and isinstance(piece, Grid)
            and PLAYER in piece.domains
            and piece.domains[0] is not PLAYER
        )

    def loop(self, entry: columns.Entry) -> list[str]:
        if isinstance(entry, columns.Together):
            piece = self.piece(entry)
            assert isinstance(piece, Grid)
            values = ", ".join(f"s.{part.attribute}[place]" for part in entry.parts)
            return [f"    for place in range({self.spelling.size(piece.domains[0])}):", f"        seen += [{values}]"]
        piece = self.piece(entry)
        assert isinstance(piece, Grid) and len(piece.domains) == 3 and piece.domains[1] is PLAYER
        outer, inner = self.steps(piece)
        return [
            f"    for place in range({self.spelling.size(piece.domains[0])}):",
            f"        start = place * {outer} + seat * {inner}",
            f"        seen += s.{entry.attribute}[start : start + {inner}]",
        ]

    def steps(self, piece: Grid) -> list[str]:
        """How far apart the rows of a grid lie, as the layout spells it."""
        given = self.calls.argument(piece, piece.name, "steps", 2)
        assert isinstance(given, ast.Tuple)
        return [bracketed(ast.unparse(step)) for step in given.elts]

    def piece(self, entry: columns.Entry) -> Piece | Attribute | None:
        return columns.Scope(self.table, 0, False).piece(entry.attribute) if is_attribute(entry) else None

    def value(self, entry: columns.Entry, in_seat: bool) -> tuple[str, bool]:
        """What an entry tells, as an expression, and whether it is a list."""
        if isinstance(entry, columns.Worked):
            arguments = "s, seat, player" if in_seat else "s, player"
            return f"{entry.attribute}({arguments})", not entry.single
        if isinstance(entry, columns.Decides):
            return "1 if s.waits_for(player) == seat else 0", False
        it = f"s.{entry.attribute}"
        if isinstance(entry, columns.Is):
            return f"1 if {it} == seat else 0", False
        if isinstance(entry, columns.PlaceIn):
            return f"place_of(seat, {it})", False
        piece = self.piece(entry)
        assert piece is not None
        if isinstance(entry, columns.Told):
            return self.as_it_is(entry, piece, it, in_seat)
        of_seat = in_seat and isinstance(piece, (Piles, Hands))
        row = f"{it}[seat]" if of_seat else it
        if isinstance(entry, columns.Size):
            if isinstance(piece, Hands) and piece.rows is not PLAYER:
                return f"[len(row) for row in {it}]", True
            return f"len({row})", False
        return self.things(entry, piece, row), True

    def things(self, entry: columns.Entry, piece: Piece | Attribute, row: str) -> str:
        """The things of a pile, told by one number each or by one for each of them."""
        assert isinstance(piece, Piece)
        if isinstance(entry, columns.Top):
            return f"known_top({row}, player, {self.calls.spelled(entry, entry.attribute, 'number', 1)})"
        if isinstance(entry, columns.Slots):
            found = f"slots({row}, {self.calls.spelled(entry, entry.attribute, 'number', 1)})"
            if columns.Scope(self.table, 0, False).domain(entry.attribute) is PLAYER:
                return f"[whose(other, player, s.{self.people}) for other in {found}]"
            return found
        size = self.spelling.size(columns.Scope(self.table, 0, False).domain(entry.attribute))
        if isinstance(entry, columns.OneOf):
            one = f"{row}[seat]" if isinstance(piece, Pile) else row
            return f"one_of({one}, {size})"
        if isinstance(entry, columns.Known):
            assert isinstance(piece, Hands)
            return f"known_in({row}, s.{piece.seen}[seat], seat, player, {size})"
        if isinstance(entry, columns.Counted):
            return self.screen(piece, f"counted({row}, {size})")
        assert isinstance(entry, columns.Among)
        first = self.calls.spelled(entry, entry.attribute, "first", 2) if entry.first else ""
        last = self.calls.spelled(entry, entry.attribute, "last", 3) if entry.last < UNBOUNDED else ""
        part = f"[{first}:{last}]" if first or last else ""
        return self.screen(piece, f"flags({row}, {size}){part}")

    def screen(self, piece: Piece, value: str) -> str:
        """The same for those who may look behind a screen, where the piece has one."""
        return f"screened({value}, {piece.screen})" if piece.screen else value

    def as_it_is(self, entry: columns.Told, piece: Piece | Attribute, it: str, in_seat: bool) -> tuple[str, bool]:
        if isinstance(piece, Attribute):
            return it, piece.type == INTS
        if isinstance(piece, Seats):
            return f"{it}[seat]", False
        if isinstance(piece, Grid):
            return self.grid(piece, it, in_seat)
        kept = piece.own_type or piece.type
        if kept == TRUTHS:
            return (f"1 if {it}[seat] else 0", False) if in_seat else (f"[1 if one else 0 for one in {it}]", True)
        if isinstance(piece, Truth):
            return f"1 if {it} else 0", False
        if isinstance(piece, Secret):
            return f"secret({it}, s.{piece.knowers}, player)", False
        if isinstance(piece, Item):
            return (f"whose({it}, player, s.{self.people})" if piece.domain is PLAYER else it), False
        if isinstance(piece, Pile):
            return f"{it}[seat]", False
        return (f"{it} >> seat & 1" if isinstance(piece, SomePlayers) else it), False

    def grid(self, piece: Grid, it: str, in_seat: bool) -> tuple[str, bool]:
        if not in_seat or PLAYER not in piece.domains:
            whose = f"[whose(other, player, s.{self.people}) for other in {it}]"
            return (whose if piece.of is PLAYER else it), True
        if len(piece.domains) == 1:
            return (f"UNKNOWN if {piece.screen} else {it}[seat]" if piece.screen else f"{it}[seat]"), False
        step = self.steps(piece)[0]
        return self.screen(piece, f"{it}[seat * {step} : (seat + 1) * {step}]"), True


def is_attribute(entry: columns.Entry) -> bool:
    return bool(entry.attribute) and not isinstance(entry, (columns.Worked, columns.EachSeat, columns.Decides))


def runs(entries: list[columns.Entry]) -> list[list[columns.Entry]]:
    """Entries that follow each other; a block of seats stands alone."""
    found: list[list[columns.Entry]] = []
    for entry in entries:
        alone = isinstance(entry, columns.EachSeat)
        if alone or not found or isinstance(found[-1][0], columns.EachSeat):
            found.append([entry])
        else:
            found[-1].append(entry)
    return found


def bracketed(step: str) -> str:
    return f"({step})" if " " in step else step


def added(values: list[str]) -> list[str]:
    """One statement for single numbers, broken as the formatter breaks it."""
    if not values:
        return []
    if len(values) == 1:
        return [f"    seen.append({values[0]})"]
    line = f"    seen += [{', '.join(values)}]"
    if len(line) <= 120:
        return [line]
    return ["    seen += [", *(f"        {value}," for value in values), "    ]"]
