"""How the table looks to a viewer: the galaxy and what flies there. What lies beside it is in mats.py and trays.py."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, NOTHING, Player
from ....clockwork.text import Text, listed
from ....positions.toml import Entry, read_scene
from ....scenes.looks import Frame, Lode, Map, Ray, Terrain, Trace
from ....scenes.marks import Mark
from ....scenes.scene import NO_NUMBER, Area, Beam, Board, Piece, Scene, Tile
from ....scenes.signs import OwnSign
from ..components import (
    CELLS,
    EVENT,
    GRID_COLUMNS,
    HEX_ATOM,
    ION_STORM,
    KEY,
    MODULE,
    MODULE_ATOM,
    NEBULA,
    NO_HEX,
    NO_UNIT,
    PITCH,
    PLANET,
    PLANET_ATOM,
    PLANET_NUMBER,
    PLANET_TYPES,
    RESOURCE,
    UNIT,
    UNIT_ATOM,
    WORMHOLE,
    Event,
    Hex,
    Module,
    Planet,
    Unit,
)
from ..layout import VICTORY
from ..rules.combat.gathering import Gather
from ..rules.effects_in_force import is_barren
from ..rules.galaxy import ASTEROID, COLUMN, CORE, DOCK, PLANET_HEX, ROW, Galaxy
from ..rules.victory import dominated
from ..state import LASTING_CARD, LASTING_HEX, LASTING_MODULE, LASTING_OTHER, LASTING_PLANET, LASTING_SERIAL, Parsec
from .looks import Site
from .mats import RESOURCE_SIGNS, add_mats
from .options import add_options
from .trays import add_trays
from .units import add_units, hex_id

_PLACES: Final = read_scene(KEY, "scene.toml")
_BOARDS: Final[dict[tuple[int, int], Entry]] = {
    (place.number("columns"), place.number("rows")): place for place in _PLACES.entries("board")
}
_GROUND: Final = {PLANET_HEX: Terrain.PLANET, DOCK: Terrain.DOCK, CORE: Terrain.CORE}
_SLOPE: Final = 0.8660254
"""How far apart two rows of hexagons are that are one wide."""
FIRST_LIVERY: Final = 12
"""The liveries that are called by this game's colours: see the table's theme."""
ASKED: Final = (Mark.ASKED,)


def scene(s: Parsec, viewer: int) -> Scene:
    """The table as the viewer (NOBODY: a spectator) may see it."""
    plan = s.plan()
    place = _BOARDS[plan.columns, plan.rows]
    board = Board(place.number("width"), place.number("height"), Map.HEXES)
    liveries = [livery(s, player) for player in s.everyone()]
    made = Scene(board, liveries, [s.player_text(player) for player in s.everyone()], _facts(s))
    if not s.galaxy.hexes:
        _add_cells(made, plan.columns, plan.rows, place)
    else:
        asked = _asked(s, viewer)
        _add_modules(made, s, place)
        _add_planets(made, s, place, asked)
        _add_tiles(made, s, place, asked)
        add_units(made, s)
        _add_effects(made, s)
        _add_fire(made, s)
    add_trays(made, s, place)
    add_mats(made, s, viewer)
    add_options(made, s, viewer)
    return made


def livery(s: Parsec, player: Player) -> int:
    """Before the colours are chosen everybody is grey."""
    return NOBODY if s.colour[player] == NOBODY else FIRST_LIVERY + s.colour[player]


def _facts(s: Parsec) -> list[Text]:
    facts = [Text("scene-players", {"number": s.players})]
    if s.turn > 0:
        words: dict[str, int | Text] = {"number": s.round, "most": s.limit}
        facts.append(Text("scene-round-of" if s.timed else "scene-round", words))
        facts.append(Text("scene-turn", {"player": s.player_text(s.active)}))
    if s.arms_race:
        facts.append(Text("scene-arms-race"))
    return facts + _result(s)


def _result(s: Parsec) -> list[Text]:
    """By what a finished game was won, and by whom: the winner may have fewer points than others."""
    if not s.over:
        return []
    who = listed([s.player_text(player) for player in s.winners])
    return [
        Text(f"scene-won-{name}", {"player": who}) for place, name in enumerate(VICTORY.ids) if s.victory >> place & 1
    ]


def _asked(s: Parsec, viewer: int) -> set[int]:
    """The atoms of units, hexes and planets that the decision is about, as far as the viewer is told."""
    choice = s.choice
    if choice is None or s.waits_for(viewer) == NOBODY or (choice.secret and s.player != viewer):
        return set()
    found: set[int] = set()
    for name, first in (("unit", UNIT_ATOM), ("target", UNIT_ATOM), ("hex", HEX_ATOM), ("planet", PLANET_ATOM)):
        value: object = getattr(choice, name, NOBODY)
        if isinstance(value, int) and value != NOBODY:
            found.add(first + value)
            if first == UNIT_ATOM and s.place(Unit(value)) != NO_HEX:
                found.add(HEX_ATOM + s.place(Unit(value)))
    if isinstance(choice, Gather):
        found |= {HEX_ATOM + s.place(unit) for unit in choice.units}
    return found


# The ground


def middle(place: Entry, hex: Hex) -> tuple[int, int]:
    """Where a hex is drawn."""
    wide = place.number("wide")
    x = place.number("left") + COLUMN[hex] * wide + (wide // 2 if ROW[hex] & 1 else 0) - wide // 2
    return x, place.number("top") + round((ROW[hex] - 1) * wide * _SLOPE)


def _ground_of(galaxy: Galaxy, hex: Hex) -> tuple[Terrain, int, OwnSign | None]:
    """The look of a hex, its number, its resource; the Core shows the sign of a port."""
    kind = galaxy.kind[hex]
    if kind == ASTEROID:
        return Terrain.ASTEROID, galaxy.number[hex], RESOURCE_SIGNS[galaxy.ore[hex]]
    return _GROUND.get(kind, Terrain.SPACE), NO_NUMBER, Site.PORT if kind == CORE else None


def _add_tiles(made: Scene, s: Parsec, place: Entry, asked: set[int]) -> None:
    wide = place.number("wide")
    galaxy = s.galaxy
    for hex in galaxy.hexes:
        x, y = middle(place, hex)
        look, number, icon = _ground_of(galaxy, hex)
        marks = ASKED if HEX_ATOM + hex in asked else ()
        made.tiles.append(
            Tile(
                hex_id(hex),
                s.hex_text(hex),
                look,
                x,
                y,
                wide,
                number,
                icon,
                marks,
                HEX_ATOM + hex,
                s.holder[hex],
                _tile_details(look),
            )
        )


RECONSTRUCTED: Final = Text("scene-reconstructed-place")
"""No layout of a module is published."""


def _tile_details(look: Terrain) -> tuple[Text, ...]:
    told = look in (Terrain.ASTEROID, Terrain.DOCK, Terrain.CORE)
    return (Text(f"scene-{look.value}-tells"), RECONSTRUCTED) if told else ()


def _add_planets(made: Scene, s: Parsec, place: Entry, asked: set[int]) -> None:
    wide = place.number("wide")
    for planet in s.galaxy.planets:
        x, y = middle(place, s.galaxy.planet_hexes[planet][0])
        types = [RESOURCE.text(resource) for resource in PLANET_TYPES[planet]]
        one, other = PLANET_TYPES[planet]
        words: dict[str, int | Text] = {"number": PLANET_NUMBER[planet], "one": types[0], "other": types[1]}
        made.areas.append(
            Area(
                f"planet-{PLANET.ids[planet]}",
                PLANET.text(planet),
                Lode(RESOURCE_SIGNS[one], RESOURCE_SIGNS[other]),
                x,
                y,
                3 * wide,
                3 * wide,
                PLANET_NUMBER[planet],
                marks=_planet_marks(s, planet) + (ASKED if PLANET_ATOM + planet in asked else ()),
                atom=PLANET_ATOM + planet,
                details=(Text("scene-planet-tells", words), *_colonists(s, planet), RECONSTRUCTED),
            )
        )


def _planet_marks(s: Parsec, planet: Planet) -> tuple[Mark, ...]:
    return (Mark.BARREN,) if is_barren(s, planet) else ()


def _colonists(s: Parsec, planet: Planet) -> list[Text]:
    """Whose colonies are there."""
    counts = [0] * s.players
    for hex in s.galaxy.planet_hexes[planet]:
        if s.colony_on[hex] != NO_UNIT:
            counts[s.holder[hex]] += 1
    return [
        Text("scene-colonies-of", {"player": s.player_text(player), "number": count})
        for player, count in enumerate(counts)
        if count > 0
    ]


def _field(place: Entry, i: int, j: int) -> tuple[int, int, int, int]:
    """The middle and the size of a cell of the grid of modules."""
    wide = place.number("wide")
    high = wide * _SLOPE
    x = place.number("left") - wide + i * PITCH * wide + PITCH * wide // 2
    return x, round(place.number("top") - high + (j + 0.5) * PITCH * high), PITCH * wide, round(PITCH * high)


def _add_cells(made: Scene, columns: int, rows: int, place: Entry) -> None:
    """Where modules will lie."""
    for i in range(columns):
        for j in range(rows):
            made.areas.append(Area(f"cell-{i}-{j}", Text("scene-cell"), Frame.MODULE, *_field(place, i, j)))


def _add_modules(made: Scene, s: Parsec, place: Entry) -> None:
    """The modules, in the colour of whoever alone has warships there."""
    rulers = _rulers(s)
    for module, cell in enumerate(s.galaxy.cell_of):
        if cell == NOTHING:
            continue
        ruler = rulers[cell]
        details = () if ruler == NOBODY else (Text("scene-dominated", {"player": s.player_text(ruler)}),)
        made.areas.append(
            Area(
                f"module-{MODULE.ids[module]}",
                MODULE.text(module),
                Frame.MODULE,
                *_field(place, cell % GRID_COLUMNS, cell // GRID_COLUMNS),
                marks=_covers(s, Module(module)),
                atom=MODULE_ATOM + module,
                owner=ruler,
                details=details,
            )
        )


def _covers(s: Parsec, module: Module) -> tuple[Mark, ...]:
    """What lies over a module."""
    cards = [s.lasting.get(row, LASTING_CARD) for row in range(len(s.lasting)) if _is_over(s, row, module)]
    return tuple(mark for card, mark in ((NEBULA, Mark.NEBULA), (ION_STORM, Mark.STORM)) if card in cards)


def _is_over(s: Parsec, row: int, module: Module) -> bool:
    return s.lasting.get(row, LASTING_MODULE) == module


def _rulers(s: Parsec) -> list[Player]:
    """By cell of the grid: whose team dominates it, told by its first player. PAR-20.2"""
    found: list[Player] = [NOBODY] * CELLS
    for player in s.everyone():
        if s.colour[player] == NOBODY or s.team.index(s.team[player]) != player:
            continue
        for cell, ours in enumerate(dominated(s, s.team[player])):
            if ours:
                found[cell] = player
    return found


# Effects on places, and fire


def _add_effects(made: Scene, s: Parsec) -> None:
    """Markers where effects lie, and tunnels between the mouths of wormholes. PAR-11.10, 11.21"""
    for row in range(len(s.lasting)):
        card = Event(s.lasting.get(row, LASTING_CARD))
        serial = s.lasting.get(row, LASTING_SERIAL)
        for number, field in enumerate((LASTING_HEX, LASTING_OTHER)):
            hex = Hex(s.lasting.get(row, field))
            if hex != NO_HEX:
                made.pieces.append(_marker(s, row, card, f"{serial}-{number}", hex_id(hex)))
        if card == WORMHOLE:
            at, to = hex_id(Hex(s.lasting.get(row, LASTING_HEX))), hex_id(Hex(s.lasting.get(row, LASTING_OTHER)))
            made.beams.append(Beam(f"tunnel-{serial}", EVENT.text(card), at, to, Ray.TUNNEL, 4))


def _marker(s: Parsec, row: int, card: Event, id: str, at: str) -> Piece:
    details: list[Text] = []
    if s.lasting.get(row, LASTING_PLANET) != NOBODY:
        details.append(PLANET.text(s.lasting.get(row, LASTING_PLANET)))
    if s.lasting.get(row, LASTING_MODULE) != NOBODY:
        details.append(MODULE.text(s.lasting.get(row, LASTING_MODULE)))
    return Piece(f"marker-{id}", EVENT.text(card), at, Trace(EVENT.ids[card]), details=tuple(details))


def _add_fire(made: Scene, s: Parsec) -> None:
    """Lines of fire of the running strike."""
    if s.struck == NO_UNIT or s.place(s.struck) == NO_HEX:
        return
    to = hex_id(s.place(s.struck))
    hexes: list[int] = []
    for unit in s.shooters:
        hex = s.place(unit)
        if hex != NO_HEX and hex not in hexes:
            hexes.append(hex)
            label = Text("scene-fire", {"unit": UNIT.text(unit), "target": UNIT.text(s.struck)})
            owner = s.owner(unit)
            made.beams.append(Beam(f"fire-{hex_id(hex)}", label, hex_id(hex), to, Ray.FIRE, 3, owner=owner))
