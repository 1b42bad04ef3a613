"""What every drawing needs to know: the scene, the words, and what may be clicked."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from html import escape
from typing import Final, Self

from ..clockwork.names import NOBODY
from ..clockwork.text import Text
from ..scenes.scene import MAP, Element, Scene
from .looks import Looks
from .pen import tag
from .theme import Livery, livery

Say = Callable[[Text], str]


class Setting:
    """A scene about to be drawn for one viewer. `legal` are the atoms the viewer may pick now."""

    def __init__(self, scene: Scene, say: Say, legal: frozenset[int], names: list[str], looks: Looks) -> None:
        self.scene: Scene = scene
        self.tag: str = "map"
        """Which board is drawn: the map, or a sheet by its id."""
        self.sheets: Final = scene.sheets
        self._parts: dict[str, Self] = {}
        self.say: Final = say
        self.legal: Final = legal
        self.names: Final = names
        self.looks: Final = looks

    def parts(self) -> dict[str, Self]:
        """The same for the map with all that is not on a sheet, and for each sheet by its id."""
        if not self.sheets:
            return {MAP: self}
        if not self._parts:
            for id, scene in self.scene.parts().items():
                twin = copy(self)
                twin.scene = scene
                twin.tag = id or self.tag
                self._parts[id] = twin
        return self._parts

    def id(self, name: str) -> str:
        """The id under which something is drawn."""
        return name

    def person(self, player: int) -> str:
        """Who plays for a player, where that is known."""
        return ""

    def livery(self, player: int) -> Livery:
        return livery(NOBODY if player == NOBODY else self.scene.liveries[player])

    def middle_of(self, id: str) -> tuple[float, float, float]:
        """The middle and the radius of a space, area or tile."""
        for space in self.scene.spaces:
            if space.id == id:
                return space.x, space.y, space.size
        for area in self.scene.areas:
            if area.id == id:
                return area.x, area.y, area.high / 4
        for tile in self.scene.tiles:
            if tile.id == id:
                return tile.x, tile.y, tile.wide / 4
        raise ValueError(f"nothing on the board is called {id}")

    def open(self, element: Element) -> bool:
        return element.atom in self.legal

    def hover(self, element: Element) -> str:
        lines = [self.say(element.label)]
        lines += [line for line in (self.say(text) for text in element.details) if line not in lines]
        return "\n".join(lines)

    def glow(self, element: Element, shape: str, **attributes: object) -> str:
        """The accent round a thing that may be clicked; nothing round others."""
        if not self.open(element):
            return ""
        return tag(shape, class_="glow halo", **attributes) + tag(shape, class_="glow", **attributes)

    def classes(self, element: Element) -> str:
        return f"{element.kind} legal" if self.open(element) else element.kind

    def group(self, element: Element, body: str, x: float | None = None, y: float | None = None) -> str:
        """The element's drawing under its id, clickable if its atom is legal."""
        legal = self.open(element)
        title = f"<title>{escape(self.hover(element), quote=False)}</title>"
        moved = None if x is None or y is None else f"translate({x:.1f} {y:.1f})"
        return tag(
            "g",
            title + body,
            id=self.id(element.id),
            class_=self.classes(element),
            data_atom=self.names[element.atom] if legal else None,
            role="button" if legal else None,
            tabindex=0 if legal else None,
            transform=moved,
        )
