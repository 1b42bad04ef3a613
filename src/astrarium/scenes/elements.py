"""What lies on a table: pieces, cards, tracks, panels. The boards they lie on are in boards.py."""

from __future__ import annotations

from typing import ClassVar, Final

from ..clockwork.names import NOBODY
from ..clockwork.text import Text
from .looks import CardLook, CellLook, Mat, PieceLook, Row, written
from .marks import Mark
from .signs import AnySign

Json = dict[str, object]

NO_NUMBER: Final = -1000
"""Where a number may be negative: there is none."""


class Element:
    """Something on the table. `owner` is the player it belongs to, `details` what a closer look tells."""

    kind: ClassVar[str] = "element"

    def __init__(
        self,
        id: str,
        label: Text,
        at: str = "",
        atom: int = NOBODY,
        owner: int = NOBODY,
        details: tuple[Text, ...] = (),
    ) -> None:
        self.id: Final = id
        self.label: Final = label
        self.at: Final = at
        self.atom: Final = atom
        self.owner: Final = owner
        self.details: Final = details

    def to_json(self) -> Json:
        line: Json = {"kind": self.kind, "id": self.id, "label": text_json(self.label)}
        if self.at:
            line["at"] = self.at
        look = self.written_look()
        if look:
            line["look"] = look
        if self.atom != NOBODY:
            line["atom"] = self.atom
        if self.owner != NOBODY:
            line["owner"] = self.owner
        if self.details:
            line["details"] = [text_json(text) for text in self.details]
        self.add_json(line)
        return line

    def written_look(self) -> str:
        """The look in words; each kind of element has looks of its own."""
        return ""

    def add_json(self, line: Json) -> None:
        """What a kind of element has beyond the common attributes."""


class Piece(Element):
    """A token, or `count` equal ones; on a scale `count` is how far it has come. `marks` are states to show."""

    kind: ClassVar[str] = "piece"

    def __init__(
        self,
        id: str,
        label: Text,
        at: str,
        look: PieceLook,
        count: int = 1,
        atom: int = NOBODY,
        owner: int = NOBODY,
        details: tuple[Text, ...] = (),
        marks: tuple[Mark, ...] = (),
    ) -> None:
        super().__init__(id, label, at, atom, owner, details)
        self.look: Final = look
        self.count: Final = count
        self.marks: Final = marks

    def written_look(self) -> str:
        return written(self.look)

    def kin(self) -> str:
        """The same for all pieces that look the same: one can fly to where another was."""
        return f"{' '.join([self.written_look(), *self.marks])}-{self.owner}"

    def add_json(self, line: Json) -> None:
        line["count"] = self.count
        if self.marks:
            line["marks"] = list(self.marks)


class Card(Element):
    """A card: its title is the label. `number` is printed large, `icons` are liveries, `foot` a line at the bottom.

    `count` is how many cards alike lie on each other; `large` is a sign that a look at the card shows first.
    """

    kind: ClassVar[str] = "card"

    def __init__(
        self,
        id: str,
        label: Text,
        at: str,
        look: CardLook,
        text: Text | None = None,
        number: int = NOBODY,
        unit: Text | None = None,
        icons: tuple[int, ...] = (),
        foot: Text | None = None,
        marks: tuple[Mark, ...] = (),
        atom: int = NOBODY,
        owner: int = NOBODY,
        details: tuple[Text, ...] = (),
        count: int = 1,
        large: Text | None = None,
    ) -> None:
        super().__init__(id, label, at, atom, owner, details)
        self.look: Final = look
        self.text: Final = text
        self.number: Final = number
        self.unit: Final = unit
        self.icons: Final = icons
        self.foot: Final = foot
        self.marks: Final = marks
        self.count: Final = count
        self.large: Final = large

    def written_look(self) -> str:
        return written(self.look)

    def add_json(self, line: Json) -> None:
        line["text"] = None if self.text is None else text_json(self.text)
        line["number"] = self.number
        line["unit"] = None if self.unit is None else text_json(self.unit)
        line["icons"] = list(self.icons)
        line["foot"] = None if self.foot is None else text_json(self.foot)
        line["marks"] = list(self.marks)
        if self.count != 1:
            line["count"] = self.count
        if self.large is not None:
            line["large"] = text_json(self.large)


class Track(Element):
    """A row of cells, or with the look `SCALE` a line of numbers from 0 to `length`, on which pieces stand.

    The numbers may also run from `first` to `last`, up or down, below zero too; with the look `STEPS` each has a box,
    and a new row begins at each number in `rows`. On a sheet (x, y) is the track's left upper corner, `wide` its width.
    """

    kind: ClassVar[str] = "track"

    def __init__(
        self,
        id: str,
        label: Text,
        look: Row,
        length: int = 0,
        at: str = "",
        first: int = 0,
        last: int = NO_NUMBER,
        rows: tuple[int, ...] = (),
        x: int = 0,
        y: int = 0,
        wide: int = 0,
        owner: int = NOBODY,
    ) -> None:
        super().__init__(id, label, at, owner=owner)
        self.look: Final = look
        self.length: Final = length
        self.first: Final = first
        self.last: Final = length if last == NO_NUMBER else last
        self.rows: Final = rows
        self.x: Final = x
        self.y: Final = y
        self.wide: Final = wide

    def written_look(self) -> str:
        return written(self.look)

    def numbers(self) -> list[int]:
        """From the first to the last, whichever is the greater."""
        down = self.last < self.first
        return list(range(self.first, self.last - 1, -1) if down else range(self.first, self.last + 1))

    def add_json(self, line: Json) -> None:
        line["length"] = self.length
        if self.first != 0 or self.last != self.length:
            line["numbers"] = [self.first, self.last]
        if self.rows:
            line["rows"] = list(self.rows)
        if self.wide:
            line["where"] = [self.x, self.y, self.wide]


class Cell(Element):
    """One field of a track, one chip of a panel, or one box on a card. `marks` are states to show.

    On a track of numbers a cell says what is special about its `number`.
    """

    kind: ClassVar[str] = "cell"

    def __init__(
        self,
        id: str,
        label: Text,
        at: str,
        look: CellLook | None = None,
        atom: int = NOBODY,
        owner: int = NOBODY,
        details: tuple[Text, ...] = (),
        marks: tuple[Mark, ...] = (),
        number: int = NO_NUMBER,
    ) -> None:
        super().__init__(id, label, at, atom, owner, details)
        self.look: Final = look
        self.marks: Final = marks
        self.number: Final = number

    def written_look(self) -> str:
        return "" if self.look is None else written(self.look)

    def add_json(self, line: Json) -> None:
        line["marks"] = list(self.marks)
        if self.number != NO_NUMBER:
            line["number"] = self.number


class Panel(Element):
    """A board of its own beside the map: a player's mat, a ship's mat. `number` is printed large."""

    kind: ClassVar[str] = "panel"

    def __init__(
        self,
        id: str,
        label: Text,
        look: Mat,
        number: int = NO_NUMBER,
        unit: Text | None = None,
        icons: tuple[AnySign, ...] = (),
        marks: tuple[Mark, ...] = (),
        atom: int = NOBODY,
        owner: int = NOBODY,
        details: tuple[Text, ...] = (),
    ) -> None:
        super().__init__(id, label, "", atom, owner, details)
        self.look: Final = look
        self.number: Final = number
        self.unit: Final = unit
        self.icons: Final = icons
        self.marks: Final = marks

    def written_look(self) -> str:
        return written(self.look)

    def add_json(self, line: Json) -> None:
        line["number"] = None if self.number == NO_NUMBER else self.number
        line["unit"] = None if self.unit is None else text_json(self.unit)
        line["icons"] = [icon.value for icon in self.icons]
        line["marks"] = list(self.marks)


def text_json(text: Text) -> object:
    """A text as JSON: its key alone, or with its arguments."""
    if not text.args:
        return text.key
    return [text.key, {name: _argument_json(value) for name, value in text.args.items()}]


def _argument_json(value: int | Text) -> object:
    return text_json(value) if isinstance(value, Text) else value
