"""From columns to what a network takes in: categories one by one, amounts by their size, sets by their members.

Everything is told by tables of indices, made once from the columns; so NumPy and PyTorch read rows in the same way, and
neither needs Python for a single row.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..positions.columns import AMOUNT, FLAG, NO_MEANING, SET, Column
from ..positions.seen import UNKNOWN
from .sight import Sight

Floats = NDArray[np.float32]
Indices = NDArray[np.int64]

SMALL = 16
"""An amount of at most so many values has an input for each of them."""
FIRST = 4
"""Of a larger one so many have, the smallest."""
USUAL = 32
"""A larger bound than this says little of how large an amount usually is."""
LARGE = 64
"""Where a category has more values than these, columns whose names differ in a number alone share their inputs."""
MANY = 1200
"""What has more values than these is no category, whatever it is called: it is told by its size."""
FURTHEST = 4.0
TABLE = "table"
OF_TABLE, OF_QUESTION, OF_SEAT, OF_STEP = 96, 128, 128, 48
"""How many numbers tell of the table, the question, a seat, and a step to come."""


class Reading(NamedTuple):
    """How some columns become inputs: first those that count columns of a value, then bits, then scaled amounts.

    A column in `hot` is held within `low` and `high`; `spots[base + value - low]` is the input to which it adds 1,
    counted from 1, or 0 for none. Each column in `amounts` has two inputs, one in proportion and one by its logarithm.
    """

    hot: Indices
    low: Indices
    high: Indices
    base: Indices
    spots: Indices
    values: int
    sets: Indices
    shifts: Indices
    amounts: Indices
    scales: Floats
    logs: Floats

    @property
    def size(self) -> int:
        return self.values + len(self.sets) + 2 * len(self.amounts)

    def spots_of(self, rows: NDArray[np.int16]) -> Indices:
        """The inputs that are 1 by a value, counted from 1; for each row as many as there are columns in `hot`."""
        seen = rows[:, self.hot].astype(np.int64)
        found: Indices = self.spots[self.base + np.minimum(np.maximum(seen, self.low), self.high) - self.low]
        return found

    def rest_of(self, rows: NDArray[np.int16]) -> Floats:
        """All other inputs."""
        sets = rows[:, self.sets].astype(np.int64)
        bits = ((sets >> self.shifts) & 1) * (sets >= 0)
        seen = rows[:, self.amounts].astype(np.float32)
        linear = np.clip(seen * self.scales, -FURTHEST, FURTHEST)
        logs = np.sign(seen) * np.log1p(np.abs(seen)) * self.logs
        return np.concatenate([bits.astype(np.float32), linear, logs], axis=1)

    def of(self, rows: NDArray[np.int16]) -> Floats:
        """All inputs, one after the other."""
        wide = self.values + 1
        spots = self.spots_of(rows) + wide * np.arange(len(rows))[:, None]
        hot = np.bincount(spots.reshape(-1), minlength=wide * len(rows)).astype(np.float32).reshape(-1, wide)
        return np.concatenate([hot[:, 1:], self.rest_of(rows)], axis=1)


class Family(NamedTuple):
    """Columns that belong together, and may come several times: of the table, each seat, the question, each step.

    `lines` has the places of one copy in each line; all copies are read alike. `size` is how many numbers shall tell
    of a copy, if the network has no room for more.
    """

    name: str
    size: int
    reading: Reading
    lines: Indices


def families_of(sight: Sight) -> list[Family]:
    """How a row becomes inputs."""
    seats = [[place for block in sight.blocks for place in block.places(seat)] for seat in range(sight.sides)]
    levels = [list(sight.levels.places(level)) for level in range(sight.levels.copies)]
    taken = {place for line in seats + levels for place in line}
    table = [[place for place in range(sight.width) if place not in taken]]
    told = (
        (TABLE, OF_TABLE, table),
        ("question", OF_QUESTION, levels[:1]),
        ("seat", OF_SEAT, seats),
        ("step", OF_STEP, levels[1:]),
    )
    return [family(sight, name, size, lines) for name, size, lines in told if lines and lines[0]]


def family(sight: Sight, name: str, size: int, lines: list[list[int]]) -> Family:
    own = [sight.columns[place] for place in lines[0]]
    return Family(name, size, reading(own, list(range(len(own)))), np.array(lines, np.int64))


def reading(columns: list[Column], places: list[int]) -> Reading:
    """How these columns are read, which stand at these places of a row."""
    hot: list[tuple[int, int, int, int]] = []
    spots: list[int] = []
    values = 0
    alike: dict[tuple[str, str, int, int], int] = {}
    for column, place in zip(columns, places, strict=True):
        shown = values_shown(column)
        if not shown:
            continue
        # What lies outside of the values shown falls on an end, which adds nothing.
        low, high = shown[0] - 1, shown[-1] + 1
        sort = (stem(column), column.kind, low, high)
        hot.append((place, low, high, alike.get(sort, len(spots))))
        if sort in alike:
            continue
        if len(shown) > LARGE:
            alike[sort] = len(spots)
        spots += [0, *range(values + 1, values + 1 + len(shown)), 0]
        values += len(shown)
    sets = [
        (place, bit)
        for column, place in zip(columns, places, strict=True)
        if column.kind == SET
        for bit in range(column.most.bit_length())
    ]
    scaled = [(column, place) for column, place in zip(columns, places, strict=True) if is_amount(column)]
    most = np.array([max(abs(column.least), abs(column.most), 1) for column, _ in scaled], np.float32)
    table = np.array(hot, np.int64).reshape(-1, 4)
    pairs = np.array(sets, np.int64).reshape(-1, 2)
    return Reading(
        table[:, 0].copy(),
        table[:, 1].copy(),
        table[:, 2].copy(),
        table[:, 3].copy(),
        np.array(spots or [0], np.int64),
        values,
        pairs[:, 0].copy(),
        pairs[:, 1].copy(),
        np.array([place for _, place in scaled], np.int64),
        (1 / np.minimum(most, USUAL)).astype(np.float32),
        (1 / np.log1p(np.minimum(most, USUAL * USUAL))).astype(np.float32),
    )


def stem(column: Column) -> str:
    """The name without its numbers."""
    return "".join(letter for letter in column.name if not letter.isdigit())


def is_amount(column: Column) -> bool:
    if column.kind in (SET, NO_MEANING):
        return False
    return column.kind == AMOUNT or column.most - column.least >= MANY


def values_shown(column: Column) -> list[int]:
    """The values of a column that have an input of their own, one after the other."""
    if column.kind == FLAG:
        # That it is not so needs no input; that it is unknown does.
        return [UNKNOWN, 0, 1] if column.least < 0 else [1]
    if column.kind in (SET, NO_MEANING):
        return [UNKNOWN] if column.least < 0 else []
    values = list(range(column.least, column.most + 1))
    if len(values) > (SMALL if column.kind == AMOUNT else MANY):
        return values[:FIRST]
    return values
