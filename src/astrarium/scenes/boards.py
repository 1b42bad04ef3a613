"""The boards of a table, and the places and lines on them."""

from __future__ import annotations

from typing import ClassVar, Final

from ..clockwork.names import NOBODY
from ..clockwork.text import Text
from .elements import NO_NUMBER, Element, Json, text_json
from .looks import AreaLook, Ground, Map, Naming, Ray, Ring, Road, SpaceLook, Terrain, written
from .marks import Mark
from .signs import AnySign


class Board:
    """The map's size; all that lies on it has its coordinates in these units.

    `look` says what the map is made of, or on what ground areas, places and ways lie. Where there are sheets, `label`
    is what the map is called among them.
    """

    def __init__(self, width: int, height: int, look: Map | Ground = Ground.PLAIN, label: Text | None = None) -> None:
        self.width: Final = width
        self.height: Final = height
        self.look: Final = look
        self.label: Final = label

    def to_json(self) -> Json:
        line: Json = {"width": self.width, "height": self.height, "look": written(self.look)}
        if self.label is not None:
            line["label"] = text_json(self.label)
        return line


class Sheet(Element):
    """A board beside the map, with units of its own: whatever lies `at` it, and whatever lies on that, is drawn there.

    A page gives it a tab or a place beside the map; `owner` is whose it is, where it is a player's.
    """

    kind: ClassVar[str] = "sheet"

    def __init__(
        self,
        id: str,
        label: Text,
        width: int,
        height: int,
        look: Ground = Ground.PLAIN,
        owner: int = NOBODY,
        details: tuple[Text, ...] = (),
    ) -> None:
        super().__init__(id, label, "", owner=owner, details=details)
        self.look: Final = look
        self.width: Final = width
        self.height: Final = height

    def written_look(self) -> str:
        return written(self.look)

    def add_json(self, line: Json) -> None:
        line["size"] = [self.width, self.height]


class Band(Element):
    """A region of the board that gathers spaces: a ring round (x, y) from `inner` to `outer`."""

    kind: ClassVar[str] = "band"

    def __init__(
        self,
        id: str,
        label: Text,
        look: Ring,
        x: int,
        y: int,
        inner: int,
        outer: int,
        at: str = "",
        owner: int = NOBODY,
    ) -> None:
        super().__init__(id, label, at, owner=owner)
        self.look: Final = look
        self.x: Final = x
        self.y: Final = y
        self.inner: Final = inner
        self.outer: Final = outer

    def written_look(self) -> str:
        return written(self.look)

    def add_json(self, line: Json) -> None:
        line["ring"] = [self.x, self.y, self.inner, self.outer]


class Area(Element):
    """A field of the board with a size of its own, centred on (x, y): a hexagon, a planet, or a box.

    Spaces stand in a hexagon, cards and pieces lie on a tray; `number` is printed large, `lines` stand below it.
    """

    kind: ClassVar[str] = "area"

    def __init__(
        self,
        id: str,
        label: Text,
        look: AreaLook,
        x: int,
        y: int,
        wide: int,
        high: int,
        number: int = NO_NUMBER,
        lines: tuple[Text, ...] = (),
        marks: tuple[Mark, ...] = (),
        atom: int = NOBODY,
        owner: int = NOBODY,
        details: tuple[Text, ...] = (),
        at: str = "",
    ) -> None:
        super().__init__(id, label, at, atom, owner, details)
        self.look: Final = look
        self.x: Final = x
        self.y: Final = y
        self.wide: Final = wide
        self.high: Final = high
        self.number: Final = number
        self.lines: Final = lines
        self.marks: Final = marks

    def written_look(self) -> str:
        return written(self.look)

    def add_json(self, line: Json) -> None:
        line["box"] = [self.x, self.y, self.wide, self.high]
        line["number"] = None if self.number == NO_NUMBER else self.number
        line["lines"] = [text_json(text) for text in self.lines]
        line["marks"] = list(self.marks)


class Beam(Element):
    """Something that points from the space or area `at` to the space or area `to`, `wide` where it begins."""

    kind: ClassVar[str] = "beam"

    def __init__(
        self,
        id: str,
        label: Text,
        at: str,
        to: str,
        look: Ray,
        wide: int,
        details: tuple[Text, ...] = (),
        owner: int = NOBODY,
    ) -> None:
        super().__init__(id, label, at, owner=owner, details=details)
        self.look: Final = look
        self.to: Final = to
        self.wide: Final = wide

    def written_look(self) -> str:
        return written(self.look)

    def add_json(self, line: Json) -> None:
        line["to"] = self.to
        line["wide"] = self.wide


class Way(Element):
    """A line from the space or area `at` to the space or area `to`: a road, a spiral, an arrow.

    It is straight, or an arc whose middle lies `bend` units to the left of the straight line, seen from `at`. `hazard`:
    whoever takes it is harmed.
    """

    kind: ClassVar[str] = "way"

    def __init__(
        self,
        id: str,
        label: Text,
        at: str,
        to: str,
        look: Road,
        bend: int = 0,
        marks: tuple[Mark, ...] = (),
        atom: int = NOBODY,
        owner: int = NOBODY,
        details: tuple[Text, ...] = (),
        hazard: bool = False,
    ) -> None:
        super().__init__(id, label, at, atom, owner, details)
        self.look: Final = look
        self.to: Final = to
        self.bend: Final = bend
        self.marks: Final = marks
        self.hazard: Final = hazard

    def written_look(self) -> str:
        return written(self.look)

    def add_json(self, line: Json) -> None:
        line["to"] = self.to
        if self.bend:
            line["bend"] = self.bend
        if self.hazard:
            line["hazard"] = True
        if self.marks:
            line["marks"] = list(self.marks)


class Space(Element):
    """A place on the board, centred on (x, y): a world of radius `size`, a hexagon, or a plate so wide.

    `owner` is who controls it now, `marks` are states to show. Places of a sheet may be `high` other than wide, and
    have a `number` printed on them; `naming` says whether their name is printed, too.
    """

    kind: ClassVar[str] = "space"

    def __init__(
        self,
        id: str,
        label: Text,
        at: str,
        look: SpaceLook,
        x: int,
        y: int,
        size: int,
        atom: int = NOBODY,
        owner: int = NOBODY,
        details: tuple[Text, ...] = (),
        icon: AnySign | None = None,
        marks: tuple[Mark, ...] = (),
        high: int = 0,
        number: int = NO_NUMBER,
        naming: Naming = Naming.PRINTED,
    ) -> None:
        super().__init__(id, label, at, atom, owner, details)
        self.look: Final = look
        self.x: Final = x
        self.y: Final = y
        self.size: Final = size
        self.icon: Final = icon
        self.marks: Final = marks
        self.high: Final = high
        self.number: Final = number
        self.naming: Final = naming

    def written_look(self) -> str:
        return written(self.look)

    def add_json(self, line: Json) -> None:
        line["where"] = [self.x, self.y, self.size]
        line["icon"] = "" if self.icon is None else self.icon.value
        line["marks"] = list(self.marks)
        if self.naming is not Naming.PRINTED:
            line["naming"] = self.naming.value
        if self.high:
            line["high"] = self.high
        if self.number != NO_NUMBER:
            line["number"] = self.number


class Tile(Element):
    """One of many like fields: a hexagon with a corner at the top, `wide` across, centred on (x, y).

    Its ground, `number` and `icon` never change once the board is laid, so a bare tile is drawn but once.
    `owner` is who holds it now, `marks` are states to show.
    """

    kind: ClassVar[str] = "tile"

    def __init__(
        self,
        id: str,
        label: Text,
        look: Terrain,
        x: int,
        y: int,
        wide: int,
        number: int = NO_NUMBER,
        icon: AnySign | None = None,
        marks: tuple[Mark, ...] = (),
        atom: int = NOBODY,
        owner: int = NOBODY,
        details: tuple[Text, ...] = (),
    ) -> None:
        super().__init__(id, label, "", atom, owner, details)
        self.look: Final = look
        self.x: Final = x
        self.y: Final = y
        self.wide: Final = wide
        self.number: Final = number
        self.icon: Final = icon
        self.marks: Final = marks

    def written_look(self) -> str:
        return written(self.look)

    def add_json(self, line: Json) -> None:
        line["where"] = [self.x, self.y, self.wide]
        if self.number != NO_NUMBER:
            line["number"] = self.number
        if self.icon is not None:
            line["icon"] = self.icon.value
        if self.marks:
            line["marks"] = list(self.marks)
