"""The galaxy: which hex is what, and what lies next to it. Once laid it never changes, so clones share it. PAR-2"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOTHING
from ..components import (
    ALL_CELLS,
    ALL_HEXES,
    CELLS,
    DIE,
    GRID_COLUMNS,
    HEXES,
    MODULE_ENTRIES,
    NO_MODULE,
    NO_PLANET,
    PITCH,
    PLANET_NUMBER,
    PLANET_PLACES,
    PLANETS,
    PLANETS_IN,
    RESOURCE,
    WIDTH,
    Cell,
    Hex,
    Module,
    Planet,
    Resource,
    cell_at,
    hex_at,
    local_hexes,
)

OFF: Final = 0
"""Not on the map."""
SPACE: Final = 1
PLANET_HEX: Final = 2
ASTEROID: Final = 3
DOCK: Final = 4
CORE: Final = 5

COLUMN: Final[list[int]] = [hex % WIDTH for hex in range(HEXES)]
ROW: Final[list[int]] = [hex // WIDTH + 1 for hex in range(HEXES)]
CUBE_Q: Final[list[int]] = [COLUMN[hex] - (ROW[hex] - (ROW[hex] & 1)) // 2 for hex in range(HEXES)]
"""With the row as second and -q - r as third coordinate. PAR-2.8"""


def distance(one: Hex, other: Hex) -> int:
    """How many steps apart two hexes are: the largest difference is half the sum of all three. PAR-2.8"""
    dq = CUBE_Q[one] - CUBE_Q[other]
    dz = ROW[one] - ROW[other]
    dy = dq + dz
    # Compiled, abs and max would handle these ints as objects.
    if dq < 0:
        dq = -dq
    if dz < 0:
        dz = -dz
    if dy < 0:
        dy = -dy
    return (dq + dz + dy) // 2


_WITHIN: Final[dict[tuple[Hex, int], list[Hex]]] = {}


def hexes_within(hex: Hex, most: int) -> list[Hex]:
    """The other hexes that are at most so far away, on the map or not; worked out once. PAR-2.8"""
    found = _WITHIN.get((hex, most))
    if found is None:
        found = [other for other in ALL_HEXES if other != hex and distance(hex, other) <= most]
        _WITHIN[hex, most] = found
    return found


def in_line(one: Hex, other: Hex) -> bool:
    """Whether the way runs straight along a row of hexes, or along the edges between them. PAR-14.4"""
    dq = CUBE_Q[one] - CUBE_Q[other]
    dz = ROW[one] - ROW[other]
    dy = -dq - dz
    return dq == 0 or dz == 0 or dy == 0 or dq in (dz, dy) or dz == dy


def around(c: int, r: int) -> list[tuple[int, int]]:
    """The six neighbours of a hex, on the map or not. PAR-2.7"""
    shift = r & 1
    return [
        (c - 1 + shift, r - 1),
        (c + shift, r - 1),
        (c - 1, r),
        (c + 1, r),
        (c - 1 + shift, r + 1),
        (c + shift, r + 1),
    ]


class Frame:
    """The hexes and cells of a map so many modules wide and high, whichever they are: maps of a size share it."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns: Final = columns
        self.rows: Final = rows
        self.hexes: list[Hex] = []
        self.chart: int = 0
        """The same as a chart: see charts.py."""
        self.kind: list[int] = [OFF] * HEXES
        self.neighbours: list[list[Hex]] = [[] for _ in range(HEXES)]
        self.cells: list[list[Cell]] = [[] for _ in range(HEXES)]
        self.cell_masks: list[int] = [0] * HEXES
        self.hexes_in: list[list[Hex]] = [[] for _ in range(CELLS)]
        self.cell_neighbours: list[list[Cell]] = [[] for _ in range(CELLS)]
        self._lay_hexes()
        self._join_cells()

    def _lay_hexes(self) -> None:
        """The whole hexes inside the outer edge. PAR-2.3 to 2.7"""
        for r in range(1, PITCH * self.rows):
            for c in range(PITCH * self.columns):
                if self.on_map(c, r):
                    self._lay_hex(c, r)

    def _lay_hex(self, c: int, r: int) -> None:
        hex = hex_at(c, r)
        self.kind[hex] = SPACE
        self.hexes.append(hex)
        self.chart |= 1 << hex
        i, j = c // PITCH, r // PITCH
        self.cells[hex].append(cell_at(i, j))
        if r % PITCH == 0:
            self.cells[hex].insert(0, cell_at(i, j - 1))
        elif r & 1 and c % PITCH == PITCH - 1:
            self.cells[hex].append(cell_at(i + 1, j))
        for cell in self.cells[hex]:
            self.hexes_in[cell].append(hex)
            self.cell_masks[hex] |= 1 << cell
        self.neighbours[hex] = [hex_at(x, y) for x, y in around(c, r) if self.on_map(x, y)]

    def on_map(self, c: int, r: int) -> bool:
        """PAR-2.6"""
        last = PITCH * self.columns - 1
        return 1 <= r < PITCH * self.rows and 0 <= c <= last and not (c == last and r & 1)

    def _join_cells(self) -> None:
        """Modules that share an edge are adjacent. PAR-2.10"""
        for j in range(self.rows):
            for i in range(self.columns):
                near = [(i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)]
                self.cell_neighbours[cell_at(i, j)] = [
                    cell_at(x, y) for x, y in near if 0 <= x < self.columns and 0 <= y < self.rows
                ]


_FRAMES: Final[dict[tuple[int, int], Frame]] = {}


def frame_of(columns: int, rows: int) -> Frame:
    """The frame of that size; there are few."""
    found = _FRAMES.get((columns, rows))
    if found is None:
        found = Frame(columns, rows)
        _FRAMES[columns, rows] = found
    return found


class Galaxy:
    """A map of modules. Lists by hex are as long as the largest map; a hex that is not on this one is OFF."""

    def __init__(self, columns: int, rows: int, modules: tuple[Module, ...]) -> None:
        frame = frame_of(columns, rows)
        self.columns: Final = columns
        self.rows: Final = rows
        self.modules: Final = modules
        self.hexes: Final = frame.hexes
        self.neighbours: Final = frame.neighbours
        self.cells: Final = frame.cells
        """The one or two cells of the grid that a hex belongs to. PAR-2.3 to 2.5"""
        self.cell_masks: Final = frame.cell_masks
        """The same as masks."""
        self.hexes_in: Final = frame.hexes_in
        """The hexes of each cell."""
        self.cell_neighbours: Final = frame.cell_neighbours
        self.kind: list[int] = frame.kind.copy()
        self.number: list[int] = [0] * HEXES
        """The number that a body shows. PAR-2.12, 2.13"""
        self.planet: list[Planet] = [NO_PLANET] * HEXES
        self.ore: list[Resource] = [Resource(NOTHING)] * HEXES
        """The resource of an asteroid."""
        self.cell_of: list[Cell] = [Cell(NOTHING)] * len(MODULE_ENTRIES)
        """Where each module lies."""
        self.planets: list[Planet] = []
        self.planet_hexes: list[list[Hex]] = [[] for _ in range(PLANETS)]
        self.asteroids: list[Hex] = []
        self.docks: list[Hex] = []
        self.planets_with: list[list[Planet]] = [[] for _ in range(DIE + 1)]
        """The planets that show a number."""
        self.asteroids_with: list[list[Hex]] = [[] for _ in range(DIE + 1)]
        self.cargo_ground: int = frame.chart
        """The chart of where cargos may go, as far as the map alone says. See charts.py. PAR-2.17"""
        if NOTHING not in modules:
            for cell in ALL_CELLS:
                self._lay_module(cell)
        self.vessel_ground: int = self.cargo_ground
        """The same for all other vessels."""
        for hex in self.docks:
            self.vessel_ground ^= 1 << hex
        self.space: list[Hex] = [hex for hex in self.hexes if self.kind[hex] == SPACE]
        """The hexes of open space."""

    def _lay_module(self, cell: Cell) -> None:
        i, j = cell % GRID_COLUMNS, cell // GRID_COLUMNS
        if i >= self.columns or j >= self.rows:
            return
        module = self.modules[j * self.columns + i]
        self.cell_of[module] = cell
        left, top = i * PITCH, j * PITCH
        entry = MODULE_ENTRIES[module]
        for planet in PLANETS_IN[module]:
            self.planets.append(planet)
            self.planets_with[PLANET_NUMBER[planet]].append(planet)
            for x, y in PLANET_PLACES[planet]:
                hex = hex_at(left + x, top + y)
                self.kind[hex] = PLANET_HEX
                self.number[hex] = PLANET_NUMBER[planet]
                self.planet[hex] = planet
                self.planet_hexes[planet].append(hex)
        for asteroid in entry.entries("asteroid") if "asteroid" in entry.values else []:
            place = asteroid.numbers("hex")
            hex = hex_at(left + place[0], top + place[1])
            self.kind[hex] = ASTEROID
            self.number[hex] = asteroid.number("number")
            self.ore[hex] = Resource(RESOURCE.index(asteroid.text("resource")))
            self.asteroids.append(hex)
            self.asteroids_with[self.number[hex]].append(hex)
        if "core" in entry.values:
            core = entry.numbers("core")
            hex = hex_at(left + core[0], top + core[1])
            self.kind[hex] = CORE
            self.cargo_ground ^= 1 << hex
            for x, y in local_hexes(entry, "docks"):
                self.kind[hex_at(left + x, top + y)] = DOCK
                self.docks.append(hex_at(left + x, top + y))


UNLAID: Final = Galaxy(0, 0, (NO_MODULE,))
"""Before the modules are laid."""

_LAID: dict[tuple[int, ...], Galaxy] = {}
_MOST_KEPT: Final = 32


def galaxy_of(columns: int, rows: int, modules: tuple[Module, ...]) -> Galaxy:
    """The galaxy of these modules, row by row. A few are kept, since positions of one game are read again and again."""
    key = (columns, *modules)
    found = _LAID.get(key)
    if found is None:
        if len(_LAID) >= _MOST_KEPT:
            _LAID.clear()
        found = Galaxy(columns, rows, modules)
        _LAID[key] = found
    return found
