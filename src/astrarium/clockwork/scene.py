"""How a table looks, as data: what lies where, what it is called, and which atom it stands for. Nothing is drawn here.

A scene is a flat list of elements. `at` says in or on which other element one lies, so that a piece that moves is the
same element (the same `id`) with another `at`. `look` names a drawing; a renderer that does not know it draws something
plain. Words are `Text`, so that one scene serves every language.
"""

from __future__ import annotations

from typing import ClassVar, Final

from .names import NOBODY
from .text import Text

Json = dict[str, object]

NOTHING: Final = -1000
"""Where a number may be negative: there is none."""


class Element:
    """Something on the table. `owner` is the player it belongs to, `details` what a closer look tells."""

    kind: ClassVar[str] = "element"

    def __init__(
        self,
        id: str,
        label: Text,
        at: str = "",
        look: str = "",
        atom: int = NOBODY,
        owner: int = NOBODY,
        details: tuple[Text, ...] = (),
    ) -> None:
        self.id: Final = id
        self.label: Final = label
        self.at: Final = at
        self.look: Final = look
        self.atom: Final = atom
        self.owner: Final = owner
        self.details: Final = details

    def to_json(self) -> Json:
        line: Json = {"kind": self.kind, "id": self.id, "label": text_json(self.label)}
        if self.at:
            line["at"] = self.at
        if self.look:
            line["look"] = self.look
        if self.atom != NOBODY:
            line["atom"] = self.atom
        if self.owner != NOBODY:
            line["owner"] = self.owner
        if self.details:
            line["details"] = [text_json(text) for text in self.details]
        self.add_json(line)
        return line

    def add_json(self, line: Json) -> None:
        """What a kind of element has beyond the common attributes."""


class Board:
    """The map's size; all that lies on it has its coordinates in these units.

    `look` says what the map is made of: worlds with rings and plates, `galaxy` systems, `hexes` tiles.
    """

    def __init__(self, width: int, height: int, look: str = "") -> None:
        self.width: Final = width
        self.height: Final = height
        self.look: Final = look

    def to_json(self) -> Json:
        return {"width": self.width, "height": self.height, "look": self.look}


class Band(Element):
    """A region of the board that gathers spaces: a ring round (x, y) from `inner` to `outer`."""

    kind: ClassVar[str] = "band"

    def __init__(self, id: str, label: Text, look: str, x: int, y: int, inner: int, outer: int) -> None:
        super().__init__(id, label, "", look)
        self.x: Final = x
        self.y: Final = y
        self.inner: Final = inner
        self.outer: Final = outer

    def add_json(self, line: Json) -> None:
        line["ring"] = [self.x, self.y, self.inner, self.outer]


class Area(Element):
    """A field of the board with a size of its own, centred on (x, y): with the look `hex` a hexagon, else a tray.

    Spaces stand in a hexagon, cards and pieces lie on a tray; `number` is printed large, `lines` stand below it.
    """

    kind: ClassVar[str] = "area"

    def __init__(
        self,
        id: str,
        label: Text,
        look: str,
        x: int,
        y: int,
        wide: int,
        high: int,
        number: int = NOTHING,
        lines: tuple[Text, ...] = (),
        marks: tuple[str, ...] = (),
        atom: int = NOBODY,
        owner: int = NOBODY,
        details: tuple[Text, ...] = (),
    ) -> None:
        super().__init__(id, label, "", look, atom, owner, details)
        self.x: Final = x
        self.y: Final = y
        self.wide: Final = wide
        self.high: Final = high
        self.number: Final = number
        self.lines: Final = lines
        self.marks: Final = marks

    def add_json(self, line: Json) -> None:
        line["box"] = [self.x, self.y, self.wide, self.high]
        line["number"] = None if self.number == NOTHING else self.number
        line["lines"] = [text_json(text) for text in self.lines]
        line["marks"] = list(self.marks)


class Beam(Element):
    """Something that points from the space or area `at` to the space or area `to`, `wide` where it begins."""

    kind: ClassVar[str] = "beam"

    def __init__(
        self, id: str, label: Text, at: str, to: str, look: str, wide: int, details: tuple[Text, ...] = ()
    ) -> None:
        super().__init__(id, label, at, look, details=details)
        self.to: Final = to
        self.wide: Final = wide

    def add_json(self, line: Json) -> None:
        line["to"] = self.to
        line["wide"] = self.wide


class Space(Element):
    """A place on the board, centred on (x, y): a world of radius `size`, a hexagon, or a plate so wide.

    `owner` is who controls it now. `marks` are states to show: `closed`, or `asked` where the decision is about it.
    """

    kind: ClassVar[str] = "space"

    def __init__(
        self,
        id: str,
        label: Text,
        at: str,
        look: str,
        x: int,
        y: int,
        size: int,
        atom: int = NOBODY,
        owner: int = NOBODY,
        details: tuple[Text, ...] = (),
        icon: str = "",
        marks: tuple[str, ...] = (),
    ) -> None:
        super().__init__(id, label, at, look, atom, owner, details)
        self.x: Final = x
        self.y: Final = y
        self.size: Final = size
        self.icon: Final = icon
        self.marks: Final = marks

    def add_json(self, line: Json) -> None:
        line["where"] = [self.x, self.y, self.size]
        line["icon"] = self.icon
        line["marks"] = list(self.marks)


class Tile(Element):
    """One of many like fields: a hexagon with a corner at the top, `wide` across, centred on (x, y).

    Its ground, `number` and `icon` never change once the board is laid, so a bare tile is drawn but once.
    `owner` is who holds it now, `marks` are states to show: `asked` where the decision is about it.
    """

    kind: ClassVar[str] = "tile"

    def __init__(
        self,
        id: str,
        label: Text,
        look: str,
        x: int,
        y: int,
        wide: int,
        number: int = NOTHING,
        icon: str = "",
        marks: tuple[str, ...] = (),
        atom: int = NOBODY,
        owner: int = NOBODY,
        details: tuple[Text, ...] = (),
    ) -> None:
        super().__init__(id, label, "", look, atom, owner, details)
        self.x: Final = x
        self.y: Final = y
        self.wide: Final = wide
        self.number: Final = number
        self.icon: Final = icon
        self.marks: Final = marks

    def add_json(self, line: Json) -> None:
        line["where"] = [self.x, self.y, self.wide]
        if self.number != NOTHING:
            line["number"] = self.number
        if self.icon:
            line["icon"] = self.icon
        if self.marks:
            line["marks"] = list(self.marks)


class Piece(Element):
    """A token, or `count` equal ones; on a scale `count` is how far it has come."""

    kind: ClassVar[str] = "piece"

    def __init__(
        self,
        id: str,
        label: Text,
        at: str,
        look: str,
        count: int = 1,
        atom: int = NOBODY,
        owner: int = NOBODY,
        details: tuple[Text, ...] = (),
    ) -> None:
        super().__init__(id, label, at, look, atom, owner, details)
        self.count: Final = count

    def add_json(self, line: Json) -> None:
        line["count"] = self.count


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
        look: str,
        text: Text | None = None,
        number: int = NOBODY,
        unit: Text | None = None,
        icons: tuple[int, ...] = (),
        foot: Text | None = None,
        marks: tuple[str, ...] = (),
        atom: int = NOBODY,
        owner: int = NOBODY,
        details: tuple[Text, ...] = (),
        count: int = 1,
        large: Text | None = None,
    ) -> None:
        super().__init__(id, label, at, look, atom, owner, details)
        self.text: Final = text
        self.number: Final = number
        self.unit: Final = unit
        self.icons: Final = icons
        self.foot: Final = foot
        self.marks: Final = marks
        self.count: Final = count
        self.large: Final = large

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
    """A row of cells, or with the look `scale` a line of numbers from 0 to `length`, on which pieces stand."""

    kind: ClassVar[str] = "track"

    def __init__(self, id: str, label: Text, look: str, length: int = 0, at: str = "") -> None:
        super().__init__(id, label, at, look)
        self.length: Final = length

    def add_json(self, line: Json) -> None:
        line["length"] = self.length


class Cell(Element):
    """One field of a track or one chip of a panel. `marks` are states such as `done`, `now`, `on`, `off`."""

    kind: ClassVar[str] = "cell"

    def __init__(
        self,
        id: str,
        label: Text,
        at: str,
        look: str = "",
        atom: int = NOBODY,
        owner: int = NOBODY,
        details: tuple[Text, ...] = (),
        marks: tuple[str, ...] = (),
    ) -> None:
        super().__init__(id, label, at, look, atom, owner, details)
        self.marks: Final = marks

    def add_json(self, line: Json) -> None:
        line["marks"] = list(self.marks)


class Panel(Element):
    """A board of its own beside the map: a player's mat, a ship's mat. `number` is printed large."""

    kind: ClassVar[str] = "panel"

    def __init__(
        self,
        id: str,
        label: Text,
        look: str,
        number: int = NOBODY,
        unit: Text | None = None,
        icons: tuple[str, ...] = (),
        marks: tuple[str, ...] = (),
        atom: int = NOBODY,
        owner: int = NOBODY,
        details: tuple[Text, ...] = (),
    ) -> None:
        super().__init__(id, label, "", look, atom, owner, details)
        self.number: Final = number
        self.unit: Final = unit
        self.icons: Final = icons
        self.marks: Final = marks

    def add_json(self, line: Json) -> None:
        line["number"] = self.number
        line["unit"] = None if self.unit is None else text_json(self.unit)
        line["icons"] = list(self.icons)
        line["marks"] = list(self.marks)


class Scene:
    """The whole table. `liveries[side]` is the number of the colour and shape that the things of a side have.

    `short` names the sides where there is little room, `facts` are said in the heading.
    """

    def __init__(self, board: Board, liveries: list[int], short: list[Text], facts: list[Text]) -> None:
        self.board: Final = board
        self.liveries: Final = liveries
        self.short: Final = short
        self.facts: Final = facts
        self.bands: Final[list[Band]] = []
        self.areas: Final[list[Area]] = []
        self.beams: Final[list[Beam]] = []
        self.spaces: Final[list[Space]] = []
        self.tiles: Final[list[Tile]] = []
        self.pieces: Final[list[Piece]] = []
        self.cards: Final[list[Card]] = []
        self.tracks: Final[list[Track]] = []
        self.cells: Final[list[Cell]] = []
        self.panels: Final[list[Panel]] = []
        self._pieces_at: dict[str, list[Piece]] = {}
        self._pieces_known: int = 0

    def elements(self) -> list[Element]:
        return [
            *self.bands,
            *self.areas,
            *self.beams,
            *self.spaces,
            *self.tiles,
            *self.pieces,
            *self.cards,
            *self.tracks,
            *self.cells,
            *self.panels,
        ]

    def atoms(self) -> set[int]:
        """Every atom that is drawn somewhere."""
        return {element.atom for element in self.elements() if element.atom != NOBODY}

    def spaces_at(self, id: str) -> list[Space]:
        return [space for space in self.spaces if space.at == id]

    def pieces_at(self, id: str) -> list[Piece]:
        # A board of hundreds of tiles asks hundreds of times.
        if self._pieces_known != len(self.pieces):
            self._pieces_at = {}
            for piece in self.pieces:
                self._pieces_at.setdefault(piece.at, []).append(piece)
            self._pieces_known = len(self.pieces)
        return self._pieces_at.get(id, [])

    def cards_at(self, id: str) -> list[Card]:
        return [card for card in self.cards if card.at == id]

    def cells_at(self, id: str) -> list[Cell]:
        return [cell for cell in self.cells if cell.at == id]

    def track(self, id: str) -> Track | None:
        return next((track for track in self.tracks if track.id == id), None)

    def to_json(self) -> Json:
        return {
            "board": self.board.to_json(),
            "liveries": self.liveries,
            "short": [text_json(text) for text in self.short],
            "facts": [text_json(text) for text in self.facts],
            "elements": [element.to_json() for element in self.elements()],
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scene) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(len(self.elements()))


def text_json(text: Text) -> object:
    """A text as JSON: its key alone, or with its arguments."""
    if not text.args:
        return text.key
    return [text.key, {name: _argument_json(value) for name, value in text.args.items()}]


def _argument_json(value: int | Text) -> object:
    return text_json(value) if isinstance(value, Text) else value
