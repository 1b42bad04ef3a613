"""How positions and views read records: rows of numbers, each with a name and a meaning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ..clockwork.names import Names, knows
from .attributes import INTS, ROWS, Spelling
from .layout import UNBOUNDED, Number, Piece, index_of, knowers_of, mask_of, name_of, whole
from .rows import Rows

if TYPE_CHECKING:
    from ..clockwork.state import State


class Field:
    """One number of a record, and how it is to be read. A mask of `players` lists those in it.

    A plain number is from `least` to `most`.
    """

    def __init__(
        self,
        name: str,
        domain: Names | None = None,
        players: bool = False,
        least: int = -UNBOUNDED,
        most: int = UNBOUNDED,
    ) -> None:
        self.name: Final = name
        self.domain: Final = domain
        self.players: Final = players
        self.least: Final = least
        self.most: Final = most

    def encode(self, s: State, value: int) -> object:
        if self.players:
            return knowers_of(value, s)
        return value if self.domain is None else name_of(self.domain, s, value)

    def decode(self, s: State, value: Any) -> int:
        if self.players:
            return mask_of(value, s)
        return whole(value, self.least, self.most) if self.domain is None else index_of(self.domain, s, value)


class Key(Field):
    """A number, the first of a record, by which others point to it. It says nothing by itself: views leave it out."""


class Pointer(Field):
    """The key of a record of the piece `to`: views tell the place of that record."""

    def __init__(self, name: str, to: str, most: int) -> None:
        super().__init__(name, least=1, most=most)
        self.to: Final = to

    def place(self, s: State, value: int) -> int:
        rows: Rows = getattr(s, self.to)
        return rows.find(0, value)


class LastKey(Number):
    """The last key that was given to a record: views tell nothing of it."""

    def view(self, s: State, player: int) -> object:
        return None


class Records(Piece):
    """Any number of records, each of the same few numbers: `Rows`, or one flat list.

    With a `secret`, that field is shown only to those in the mask kept in the record's last field.
    """

    type: ClassVar[str] = ROWS

    def __init__(self, name: str, fields: tuple[Field, ...], secret: str = "") -> None:
        super().__init__(name)
        self.fields: Final = fields
        self.secret: Final = secret

    def blank_value(self, spelling: Spelling) -> str:
        return "[]" if self.own_type == INTS else f"Rows({len(self.fields)})"

    def encode(self, s: State) -> object:
        return [
            {field.name: field.encode(s, value) for field, value in zip(self.fields, record, strict=True)}
            for record in self._records(s)
        ]

    def decode(self, s: State, value: Any) -> None:
        numbers = [field.decode(s, line[field.name]) for line in value for field in self.fields]
        kept: Rows | list[int] = getattr(s, self.name)
        if isinstance(kept, Rows):
            kept.numbers = numbers
        else:
            setattr(s, self.name, numbers)

    def view(self, s: State, player: int) -> object:
        seen: list[dict[str, object]] = []
        for record in self._records(s):
            line = self.line(s, record)
            if self.secret and not knows(record[-1], player):
                line[self.secret] = "hidden"
            seen.append(line)
        return seen

    def line(self, s: State, record: list[int]) -> dict[str, object]:
        """A record as views tell it."""
        line: dict[str, object] = {}
        for field, value in zip(self.fields, record, strict=True):
            if isinstance(field, Pointer):
                line[field.name] = field.place(s, value)
            elif not isinstance(field, Key):
                line[field.name] = field.encode(s, value)
        return line

    def hidden(self, s: State, player: int) -> int:
        if not self.secret:
            return 0
        return sum(1 for record in self._records(s) if not knows(record[-1], player))

    def _records(self, s: State) -> list[list[int]]:
        kept: Rows | list[int] = getattr(s, self.name)
        numbers = kept.numbers if isinstance(kept, Rows) else kept
        size = len(self.fields)
        return [numbers[start : start + size] for start in range(0, len(numbers), size)]


class SomeRecords(Records):
    """Records in an order that means nothing: a view lists them sorted, each once."""

    def view(self, s: State, player: int) -> object:
        assert not self.secret, "who sees which of them could tell more than their order"
        found: list[dict[str, object]] = []
        for record in sorted(self._records(s)):
            line = self.line(s, record)
            if line not in found:
                found.append(line)
        return found
