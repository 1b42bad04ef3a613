"""Records that last for a while: rows of a few numbers each, one of which may say until when."""

from __future__ import annotations

from typing import Final

from ..clockwork.names import NOBODY

FOR_GOOD: Final = 1 << 28
"""An `until` that never comes. Others are a seat's turn count, or a moment as a negative number of the game's own."""


class Rows:
    """Any number of rows of the same width. A game names the fields: `PLAYER_OF: Final = 1`, `UNTIL: Final = 4`."""

    def __init__(self, width: int) -> None:
        self.width: Final = width
        self.numbers: list[int] = []

    def clone(self) -> Rows:
        other = Rows(self.width)
        other.numbers = self.numbers.copy()
        return other

    def __len__(self) -> int:
        return len(self.numbers) // self.width

    def add(self, values: tuple[int, ...]) -> None:
        assert len(values) == self.width, f"a row has {self.width} numbers and was given {values}"
        self.numbers += values

    def get(self, row: int, field: int) -> int:
        return self.numbers[row * self.width + field]

    def put(self, row: int, field: int, value: int) -> None:
        self.numbers[row * self.width + field] = value

    def row(self, row: int) -> list[int]:
        return self.numbers[row * self.width : (row + 1) * self.width]

    def drop(self, row: int) -> list[int]:
        """Take a row out; what it said."""
        found = self.row(row)
        del self.numbers[row * self.width : (row + 1) * self.width]
        return found

    def find(self, field: int, value: int, start: int = 0) -> int:
        """The first row, from `start` on, that has this value in this field; NOBODY if there is none."""
        numbers = self.numbers
        width = self.width
        at = start * width + field
        end = len(numbers)
        while at < end:
            if numbers[at] == value:
                return at // width
            at += width
        return NOBODY

    def find_both(self, field: int, value: int, other: int, its: int) -> int:
        """The first row that has both values in their fields, or NOBODY."""
        row = self.find(field, value)
        while row != NOBODY and self.get(row, other) != its:
            row = self.find(field, value, row + 1)
        return row

    def drop_all(self, field: int, value: int) -> list[list[int]]:
        """Take out every row that has this value in this field: at a moment, `until` is it. What they said."""
        ended: list[list[int]] = []
        row = self.find(field, value)
        while row != NOBODY:
            ended.append(self.drop(row))
            row = self.find(field, value, row)
        return ended

    def expire(self, player: int, until: int, turns: list[int]) -> list[list[int]]:
        """Take out every row whose turn has come; what they said, so that the game can put things back.

        `player` and `until` are fields; `turns[seat]` counts the turns of a seat that began or were passed over. An
        effect until the start of one's second next turn has `until = turns[seat] + 2`.
        """
        ended: list[list[int]] = []
        for row in range(len(self) - 1, -1, -1):
            due = self.get(row, until)
            if due >= 0 and turns[self.get(row, player)] >= due:
                ended.append(self.drop(row))
        ended.reverse()
        return ended
