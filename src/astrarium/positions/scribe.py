"""Writes what a player sees into a buffer of 16-bit numbers, by lines that follow from what a game declares.

A `Line` says what becomes of one attribute of the state; columns.py turns every entry of a game's `SEEN` into lines.
After them come the question that waits for an answer and what the rules do next, a level for each step: its class, and
a column for every attribute that a step of the game may have.

`PlainScribe` does this in Python. A compiled build has the same in C (`_scribe.c`), which needs no list in between.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol

from ..clockwork.names import NOBODY, knows
from ..clockwork.step import Choice
from .seen import UNKNOWN, counted, known_in, known_top, one_of, place_of, slots, whose

if TYPE_CHECKING:
    from ..clockwork.state import State

# The kinds of lines, in the order of _scribe.c.
NUMBER: Final = 0
"""A number, or a truth."""
SIZE: Final = 1
"""How many there are in a list or a deck."""
SIZES: Final = 2
"""How many there are in each of several lists."""
WHOSE: Final = 3
"""A player, by seat."""
ROW: Final = 4
"""`size` numbers of a list, from `first + seat * step` on, each `stride` places after the one before."""
ROW_WHOSE: Final = 5
"""The same, of players by seat."""
MATRIX: Final = 6
"""`size` rows of `inner` numbers, from `row * step + seat * inner` on."""
ONE_OF: Final = 7
"""A 1 for the thing that it is."""
ONE_OF_CELL: Final = 8
"""The same for what the list has for the seat."""
AMONG: Final = 9
"""A 1 for each thing of a list, from the thing `first` on."""
COUNTED: Final = 10
"""How many there are of each thing."""
KNOWN: Final = 11
"""How many of each thing the player knows; `beside` it are the masks."""
SLOTS: Final = 12
"""The first things of a list."""
SLOTS_WHOSE: Final = 13
"""The same, of players by seat."""
TOP: Final = 14
"""The cards on top of a deck that the player knows."""
SECRET: Final = 15
"""A thing, for those in the mask `beside` it."""
DECIDES: Final = 16
"""Whether the seat decides, as far as the player may know it."""
IS: Final = 17
"""Whether it is this seat."""
PLACE_IN: Final = 18
"""The place of the seat in an order."""
BIT: Final = 19
"""Whether the seat is in a mask."""
CALL: Final = 20
"""What a function answers: a list."""
CALL_ONE: Final = 21
"""What a function answers: one number."""

# The kinds of attributes of steps, in the order of _scribe.c.
PART_NUMBER: Final = 0
PART_WHOSE: Final = 1
PART_COUNTS: Final = 2
PART_SLOTS: Final = 3
PART_SLOTS_WHOSE: Final = 4
PART_WIDE: Final = 5
"""A number too large for one column: its higher bits, and the lower ones."""

BITS: Final = 15
"""Of a number that is told in several columns each has so many bits."""
DIGEST: Final = 3
"""So many columns stand for all steps that wait deeper than is told: alike only if these are alike."""


class Line:
    """What becomes of one attribute. `of_row`: of a list for each seat that of the seat is meant."""

    def __init__(
        self,
        kind: int,
        attribute: str = "",
        width: int = 1,
        of_row: bool = False,
        stride: int = 1,
        first: int = 0,
        step: int = 0,
        size: int = 1,
        inner: int = 0,
        beside: str = "",
        call: str = "",
        screen: str = "",
    ) -> None:
        self.kind: Final = kind
        self.attribute: Final = attribute
        self.width: Final = width
        self.of_row: Final = of_row
        self.stride: Final = stride
        self.first: Final = first
        self.step: Final = step
        self.size: Final = size
        self.inner: Final = inner
        self.beside: Final = beside
        self.call: Final = call
        """The function of the game's knowledge.py that answers."""
        self.screen: Final = screen
        """The function there that says whether this is hidden from the player."""


class Placed:
    """A line, and where its first number stands in its block."""

    def __init__(self, line: Line, offset: int) -> None:
        self.line: Final = line
        self.offset: Final = offset


class Block:
    """Lines that stand together: once, or for each seat, the player's first and the others clockwise."""

    def __init__(self, each_seat: bool, width: int, lines: list[Placed]) -> None:
        self.each_seat: Final = each_seat
        self.width: Final = width
        self.lines: Final = lines


class Part:
    """An attribute of a step, and where it stands in a level."""

    def __init__(self, kind: int, name: str, offset: int, size: int) -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.offset: Final = offset
        self.size: Final = size


class Sort:
    """A class of steps: its number, who may know of it, and its attributes. A choice's first one is its player."""

    def __init__(self, step_class: type[Any], number: int, parts: list[Part]) -> None:
        self.step_class: Final = step_class
        self.number: Final = number
        self.parts: Final = parts
        self.is_choice: Final = issubclass(step_class, Choice)
        self.hidden: Final = self.is_choice and bool(step_class.hidden)
        self.secret: Final = self.is_choice and bool(step_class.secret)


class Plan:
    """All that a scribe needs to know: blocks of lines, then so many `levels` of steps.

    `seats` are told, as many as sit there or more: those who do not sit there are UNKNOWN.
    """

    def __init__(
        self,
        blocks: list[Block],
        seats: int,
        sorts: list[Sort],
        level_width: int,
        levels: int,
        functions: dict[str, Callable[..., Any]],
    ) -> None:
        self.blocks: Final = blocks
        self.seats: Final = seats
        self.sorts: Final = sorts
        self.level_width: Final = level_width
        self.levels: Final = levels
        self.functions: Final = functions
        self.steps_offset: Final = sum(block.width * (seats if block.each_seat else 1) for block in blocks)
        self.width: Final = self.steps_offset + (1 + levels * level_width + DIGEST if levels else 0)


class Scribe(Protocol):
    """Whoever writes observations."""

    def write(self, state: Any, player: int, buffer: Any, first: int) -> None:
        """What the player sees, as 16-bit numbers from the place `first` of the buffer on."""


class Look:
    """What one observation is made from."""

    def __init__(self, state: State, player: int) -> None:
        self.state: Final[Any] = state
        self.player: Final = player
        self.sides: Final = state.sides
        self.waiting: Final = state.waits_for(player)


class PlainScribe:
    """The scribe of the plain build, and the measure of the other one."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.sorts: Final[dict[type[Any], Sort]] = {sort.step_class: sort for sort in plan.sorts}

    def write(self, state: Any, player: int, buffer: Any, first: int) -> None:
        numbers = array("h", self.numbers(state, player))
        with memoryview(buffer).cast("B") as there:
            there[first * 2 : first * 2 + len(numbers) * 2] = numbers.tobytes()

    def numbers(self, state: State, player: int) -> list[int]:
        if not 0 <= player < state.players or state.sides > self.plan.seats:
            raise ValueError(
                f"player {player} does not sit at a table of {state.players}, or it is too large for"
                f" {self.plan.seats} seats"
            )
        look = Look(state, player)
        found: list[int] = []
        for block in self.plan.blocks:
            if not block.each_seat:
                found += self._block(look, block, 0)
                continue
            for number in range(self.plan.seats):
                absent = number >= look.sides
                seat = (player + number) % look.sides
                found += [UNKNOWN] * block.width if absent else self._block(look, block, seat)
        return found + self._steps(look) if self.plan.levels else found

    def _block(self, look: Look, block: Block, seat: int) -> list[int]:
        found = [UNKNOWN] * block.width
        for placed in block.lines:
            line = placed.line
            asked = (look.state, seat, look.player) if block.each_seat else (look.state, look.player)
            if line.screen and self.plan.functions[line.screen](*asked):
                continue
            told = [self.plan.functions[line.call](*asked)] if line.kind == CALL_ONE else None
            if line.kind == CALL:
                told = self.plan.functions[line.call](*asked)
            if told is None:
                told = numbers_of(look, line, seat)
            wanted = line.size if line.stride > 1 else line.width
            if len(told) != wanted:
                raise ValueError(f"{line.attribute or line.call} gave {len(told)} numbers, not {wanted}")
            for place in range(len(told)):
                found[placed.offset + place * line.stride] = int(told[place])
        return found

    def _steps(self, look: Look) -> list[int]:
        width, levels = self.plan.level_width, self.plan.levels
        told: list[int] = []
        deeper: list[int] = []
        count = 0
        if look.waiting != NOBODY:
            state = look.state
            for step in [state.choice, *state.stack[::-1]]:
                parts = self._parts(look, step)
                if parts and count < levels:
                    told += self._level(parts)
                elif parts:
                    deeper += [number for _, numbers in parts for number in numbers]
                count += 1 if parts else 0
        return [count, *told, *[UNKNOWN] * (levels * width - len(told)), *digest(deeper)]

    def _level(self, parts: list[tuple[int, list[int]]]) -> list[int]:
        level = [UNKNOWN] * self.plan.level_width
        for offset, numbers in parts:
            level[offset : offset + len(numbers)] = numbers
        return level

    def _parts(self, look: Look, step: Any) -> list[tuple[int, list[int]]]:
        """A step as the player may know it, each part with its place; nothing if they may not know of it at all."""
        sort = self.sorts.get(type(step))
        if sort is None:
            raise ValueError(f"{type(step).__name__} is not a step of this game")
        whole = not (sort.hidden or sort.secret) or step.player == look.player
        if not whole and sort.hidden:
            return []
        told = sort.parts if whole else sort.parts[:1]
        parts = [(part.offset, part_numbers(look, part, getattr(step, part.name))) for part in told]
        return [(0, [sort.number]), *parts]


def digest(numbers: list[int]) -> list[int]:
    """What stands for any number of numbers; nothing but 0 for none. FNV-1a over 16 bits each, then stirred twice."""
    word = 0xFFFFFFFFFFFFFFFF
    found = 14695981039346656037
    for number in numbers:
        found = ((found ^ (number & 0xFFFF)) * 1099511628211) & word
    for factor in (0xFF51AFD7ED558CCD, 0xC4CEB9FE1A85EC53):
        found = ((found ^ found >> 33) * factor) & word
    found ^= found >> 33
    places = range(1, DIGEST + 1)
    return [found >> (64 - place * BITS) & ((1 << BITS) - 1) if numbers else 0 for place in places]


def part_numbers(look: Look, part: Part, value: Any) -> list[int]:
    """An attribute of a step, as numbers."""
    if part.kind == PART_NUMBER:
        return [int(value)]
    if part.kind == PART_WHOSE:
        return [whose(value, look.player, look.sides)]
    if part.kind == PART_WIDE:
        return [UNKNOWN, UNKNOWN] if value < 0 else [value >> BITS, value & ((1 << BITS) - 1)]
    if part.kind == PART_COUNTS:
        return list(value)
    if isinstance(value, int):
        # Some steps have one where others have several.
        value = (value,)
    if len(value) > part.size:
        raise ValueError(f"{len(value)} things are more than the {part.size} that were declared")
    found = slots(list(value), part.size)
    return found if part.kind == PART_SLOTS else [whose(one, look.player, look.sides) for one in found]


def numbers_of(look: Look, line: Line, seat: int) -> list[int]:
    """What a line tells of its attribute."""
    if line.kind == DECIDES:
        return [1 if look.waiting == seat else 0]
    value = getattr(look.state, line.attribute)
    if line.kind in (NUMBER, WHOSE, IS, BIT, ONE_OF, SECRET):
        return of_a_number(look, line, int(value), seat)
    if line.of_row:
        value = value[seat]
    if line.kind in (SIZE, SIZES, PLACE_IN):
        return of_its_size(line, value, seat)
    if line.kind in (ROW, ROW_WHOSE, MATRIX, ONE_OF_CELL):
        return of_a_row(look, line, value, seat)
    return of_things(look, line, value, seat)


def of_a_number(look: Look, line: Line, number: int, seat: int) -> list[int]:
    if line.kind == NUMBER:
        return [number]
    if line.kind == WHOSE:
        return [whose(number, look.player, look.sides)]
    if line.kind == IS:
        return [1 if number == seat else 0]
    if line.kind == BIT:
        return [number >> seat & 1]
    if line.kind == ONE_OF:
        return one_of(number, line.width)
    mask: int = getattr(look.state, line.beside)
    return [number if number != NOBODY and knows(mask, look.player) else UNKNOWN]


def of_its_size(line: Line, value: Any, seat: int) -> list[int]:
    if line.kind == SIZE:
        return [len(value)]
    return [len(row) for row in value] if line.kind == SIZES else [place_of(seat, value)]


def of_a_row(look: Look, line: Line, value: list[int], seat: int) -> list[int]:
    if line.kind == ONE_OF_CELL:
        return one_of(value[seat], line.width)
    if line.kind == MATRIX:
        starts = [row * line.step + seat * line.inner for row in range(line.size)]
        return [number for start in starts for number in value[start : start + line.inner]]
    start = line.first + seat * line.step
    row = [int(number) for number in value[start : start + line.size]]
    return row if line.kind == ROW else [whose(other, look.player, look.sides) for other in row]


def of_things(look: Look, line: Line, value: Any, seat: int) -> list[int]:
    if line.kind == TOP:
        return known_top(value, look.player, line.width)
    if line.kind == SLOTS:
        return slots(value, line.width)
    if line.kind == SLOTS_WHOSE:
        return [whose(other, look.player, look.sides) for other in slots(value, line.width)]
    if line.kind == KNOWN:
        return known_in(value, getattr(look.state, line.beside)[seat], seat, look.player, line.width)
    last = line.first + line.width
    found = counted(value, max([last, *[thing + 1 for thing in value]]))[line.first : last]
    return found if line.kind == COUNTED else [1 if number else 0 for number in found]


def scribe(plan: Plan) -> Scribe:
    """Whoever writes fastest in this build."""
    try:
        from ._scribe import Scribe as QuickScribe
    except ImportError:
        return PlainScribe(plan)
    names: list[str] = []
    lines: list[tuple[object, ...]] = []
    blocks: list[tuple[object, ...]] = []
    offset = 0
    for block in plan.blocks:
        blocks.append((block.each_seat, offset, block.width, len(lines), len(block.lines)))
        lines += [spelled(placed, names, plan) for placed in block.lines]
        offset += block.width * (plan.seats if block.each_seat else 1)
    sorts = [
        (
            sort.step_class,
            sort.number,
            sort.is_choice,
            sort.hidden,
            sort.secret,
            [(part.kind, part.name, part.offset, part.size) for part in sort.parts],
        )
        for sort in plan.sorts
    ]
    found: Scribe = QuickScribe(
        plan.width, plan.seats, plan.steps_offset, plan.level_width, plan.levels, names, lines, blocks, sorts
    )
    return found


def spelled(placed: Placed, names: list[str], plan: Plan) -> tuple[object, ...]:
    """A line as the compiled scribe reads it; names of attributes are places in a list."""
    line = placed.line
    return (
        line.kind,
        int(line.of_row),
        placed.offset,
        line.width,
        line.stride,
        line.first,
        line.step,
        line.size,
        line.inner,
        listed(line.attribute, names),
        listed(line.beside, names),
        plan.functions[line.call] if line.call else None,
        plan.functions[line.screen] if line.screen else None,
    )


def listed(name: str, names: list[str]) -> int:
    """The place of a name in the list, at the end of which it is put if need be; -1 for none."""
    if not name:
        return -1
    if name not in names:
        names.append(name)
    return names.index(name)


def mask_writer() -> Callable[[list[Any], Any, int, int], None]:
    """What writes masks fastest in this build: see `write_mask`."""
    try:
        from ._scribe import mask
    except ImportError:
        return write_mask
    return mask


def write_mask(options: list[Any], buffer: Any, first: int, atoms: int) -> None:
    """A byte for each atom, from the place `first` of the buffer on: 1 for those that are open."""
    row = bytearray(atoms)
    for atom in options:
        row[atom] = 1
    with memoryview(buffer).cast("B") as there:
        there[first : first + atoms] = row
