"""How positions and views read records: rows of numbers, each with a name and a meaning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from ..clockwork.names import Names, knows
from .attributes import INTS, ROWS, Spelling
from .layout import UNBOUNDED, Piece, index_of, knowers_of, mask_of, name_of, whole
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
            open_to = not self.secret or knows(record[-1], player)
            line: dict[str, object] = {}
            for field, value in zip(self.fields, record, strict=True):
                shown = open_to or field.name != self.secret
                line[field.name] = field.encode(s, value) if shown else "hidden"
            seen.append(line)
        return seen

    def hidden(self, s: State, player: int) -> int:
        if not self.secret:
            return 0
        return sum(1 for record in self._records(s) if not knows(record[-1], player))

    def _records(self, s: State) -> list[list[int]]:
        kept: Rows | list[int] = getattr(s, self.name)
        numbers = kept.numbers if isinstance(kept, Rows) else kept
        size = len(self.fields)
        return [numbers[start : start + size] for start in range(0, len(numbers), size)]
