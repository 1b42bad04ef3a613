"""How a table looks, as data: what lies where, what it is called, and which atom it stands for. Nothing is drawn here.

A scene is a flat list of elements. `at` says in or on which other element one lies, so that a piece that moves is the
same element (the same `id`) with another `at`. `look` names a drawing: see looks.py. Words are `Text`, so that one
scene serves every language.
"""

from __future__ import annotations

from typing import Final

from ..clockwork.names import NOBODY
from ..clockwork.text import Text
from .boards import Area, Band, Beam, Board, Sheet, Space, Tile, Way
from .elements import NO_NUMBER, Card, Cell, Element, Json, Panel, Piece, Track, text_json

__all__ = [
    "MAP",
    "NO_NUMBER",
    "Area",
    "Band",
    "Beam",
    "Board",
    "Card",
    "Cell",
    "Element",
    "Json",
    "Panel",
    "Piece",
    "Scene",
    "Sheet",
    "Space",
    "Tile",
    "Track",
    "Way",
    "text_json",
]

MAP: Final = ""
"""Where everything lies that lies on no sheet."""


class Scene:
    """The whole table. `liveries[side]` is the number of the colour and shape that the things of a side have.

    `short` names the sides where there is little room, `facts` are said in the heading. `board` is the map; boards
    beside it are `sheets`.
    """

    def __init__(self, board: Board, liveries: list[int], short: list[Text], facts: list[Text]) -> None:
        self.board: Final = board
        self.liveries: Final = liveries
        self.short: Final = short
        self.facts: Final = facts
        self.sheets: Final[list[Sheet]] = []
        self.bands: Final[list[Band]] = []
        self.areas: Final[list[Area]] = []
        self.beams: Final[list[Beam]] = []
        self.ways: Final[list[Way]] = []
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
            *self.sheets,
            *self.bands,
            *self.areas,
            *self.beams,
            *self.ways,
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

    def parts(self) -> dict[str, Scene]:
        """What lies on the map and beside it, and on each sheet by its id: each as a scene of its own."""
        if not self.sheets:
            return {MAP: self}
        found = {MAP: Scene(self.board, self.liveries, self.short, self.facts)}
        for sheet in self.sheets:
            board = Board(sheet.width, sheet.height, sheet.look)
            found[sheet.id] = Scene(board, self.liveries, self.short, self.facts)
        under = {element.id: element.at for element in self.elements()}
        for element in self.elements():
            place = element.at
            while place not in found:
                place = under.get(place, MAP)
            if not isinstance(element, Sheet):
                found[place].add(element)
        return found

    def add(self, element: Element) -> None:
        """Put the element among those of its kind."""
        if isinstance(element, (Piece, Card, Track, Cell, Panel)):
            self._add_thing(element)
        elif isinstance(element, Sheet):
            self.sheets.append(element)
        elif isinstance(element, Band):
            self.bands.append(element)
        elif isinstance(element, Area):
            self.areas.append(element)
        elif isinstance(element, Beam):
            self.beams.append(element)
        elif isinstance(element, Way):
            self.ways.append(element)
        elif isinstance(element, Space):
            self.spaces.append(element)
        elif isinstance(element, Tile):
            self.tiles.append(element)

    def _add_thing(self, element: Piece | Card | Track | Cell | Panel) -> None:
        """What lies on the board or beside it."""
        if isinstance(element, Piece):
            self.pieces.append(element)
        elif isinstance(element, Card):
            self.cards.append(element)
        elif isinstance(element, Track):
            self.tracks.append(element)
        elif isinstance(element, Cell):
            self.cells.append(element)
        else:
            self.panels.append(element)

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
