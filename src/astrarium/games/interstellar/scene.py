"""How the table looks to a viewer: the solar system. What lies beside it is in trays.py and mats.py."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ...clockwork.box import read
from ...clockwork.names import NOBODY
from ...clockwork.scene import Band, Board, Piece, Scene, Space
from ...clockwork.text import Text
from .components import (
    BASE,
    BOX,
    BUILDING,
    BUILDINGS,
    COLOUR,
    EARTH,
    ORBIT,
    ORBIT_SPACES,
    PACKAGE,
    PHASE,
    PLANET,
    PLANET_ATOM,
    PLANETS,
    QUADRANTS,
    RESOURCE,
    RESOURCES,
    TOKEN,
)
from .mats import add_mats
from .options import add_options
from .state import Interstellar
from .trays import add_trays

PLACES: Final = read(PACKAGE, "scene.toml")
_SUN: Final = PLACES.entry("sun")
_SIZES: Final = _SUN.numbers("size")
_BELT: Final = BOX.entries("orbit_without_planet")[0]
FIRST_LIVERY: Final = 18
"""The liveries that are called by this game's colours: see the table's theme."""
ASKED: Final[tuple[str, ...]] = ("asked",)


def scene(s: Interstellar, viewer: int) -> Scene:
    """The table as the viewer (NOBODY: a spectator) may see it."""
    board = Board(PLACES.entry("board").number("width"), PLACES.entry("board").number("height"), "orbits")
    liveries = [FIRST_LIVERY + s.colour[player] for player in range(s.players)]
    made = Scene(board, liveries, [s.player_text(player) for player in range(s.players)], _facts(s))
    _add_orbits(made)
    asked = asked_planet(s, viewer)
    for planet in range(PLANETS):
        _add_planet(made, s, planet, asked == planet)
    _add_explorers(made, s)
    add_trays(made, s, viewer)
    add_mats(made, s, viewer)
    add_options(made, s, viewer)
    return made


def _facts(s: Interstellar) -> list[Text]:
    facts = [Text("scene-players", {"number": s.players})]
    if s.round > 0:
        facts += [Text("scene-round", {"number": s.round}), s.thing_text(PHASE, s.phase)]
    governor = s.leading()
    if governor != NOBODY:
        facts.append(Text("scene-governor", {"player": s.player_text(governor)}))
    return facts


def asked_planet(s: Interstellar, viewer: int) -> int:
    """The planet that the decision is about, where it is about one."""
    if s.waits_for(viewer) == NOBODY:
        return NOBODY
    value: object = getattr(s.choice, "planet", NOBODY)
    return value if isinstance(value, int) else NOBODY


# Orbits


def radius(orbit: int) -> int:
    return _SUN.number("first") + (orbit - 1) * _SUN.number("step")


def _turn(planet: int, space: int) -> float:
    """How far round the Sun a space of an orbit lies, clockwise from the top, in quadrants."""
    quadrants = QUADRANTS[planet][space]
    if len(quadrants) > 1:
        # On the line between two quadrants.
        return float(quadrants[0] % 4)
    alike = [one for one in range(ORBIT_SPACES[planet]) if QUADRANTS[planet][one] == quadrants]
    return quadrants[0] - 1 + (alike.index(space) + 0.5) / len(alike)


def place_of(planet: int, space: int) -> tuple[int, int]:
    """Where a space of an orbit is drawn."""
    angle = _turn(planet, space) * pi / 2
    reach = radius(ORBIT[planet])
    return round(_SUN.number("x") + reach * sin(angle)), round(_SUN.number("y") - reach * cos(angle))


def _add_orbits(made: Scene) -> None:
    x, y, half = _SUN.number("x"), _SUN.number("y"), _SUN.number("step") // 2
    for planet in range(PLANETS):
        reach = radius(ORBIT[planet])
        id = f"orbit-{PLANET.ids[planet]}"
        made.bands.append(Band(id, PLANET.text(planet), "orbit", x, y, reach - half, reach + half))
    reach = radius(_BELT.number("orbit"))
    made.bands.append(Band("orbit-belt", Text("scene-belt"), "belt", x, y, reach - half, reach + half))


def _add_planet(made: Scene, s: Interstellar, planet: int, asked: bool) -> None:
    """The planet and the free spaces of its orbit; of a destroyed one only where it was last."""
    id = PLANET.ids[planet]
    for space in range(ORBIT_SPACES[planet]):
        x, y = place_of(planet, space)
        if space != s.at[planet]:
            if s.alive[planet]:
                label = Text("scene-stop", {"planet": PLANET.text(planet)})
                made.spaces.append(Space(f"stop-{id}-{space}", label, f"orbit-{id}", "stop", x, y, _SUN.number("stop")))
            continue
        made.spaces.append(
            Space(
                planet_id(planet),
                PLANET.text(planet),
                f"orbit-{id}",
                id if s.alive[planet] else "ruin",
                x,
                y,
                _SIZES[ORBIT[planet] - 1],
                PLANET_ATOM + planet if s.alive[planet] else NOBODY,
                details=_planet_details(s, planet),
                marks=ASKED if asked else (),
            )
        )


def planet_id(planet: int) -> str:
    return f"planet-{PLANET.ids[planet]}"


def _planet_details(s: Interstellar, planet: int) -> tuple[Text, ...]:
    if not s.alive[planet]:
        return (Text("scene-destroyed"),)
    where = Text("scene-quadrant", {"number": QUADRANTS[planet][s.at[planet]][0]})
    if len(QUADRANTS[planet][s.at[planet]]) > 1:
        one, other = QUADRANTS[planet][s.at[planet]]
        where = Text("scene-two-quadrants", {"one": one, "other": other})
    lines = [where]
    if planet != EARTH:
        lines.append(Text("scene-face-down", {"number": len(s.pools[planet])}))
    for player in range(s.players):
        if s.has_base(player, planet):
            lines += region_lines(s, player, planet)
    return tuple(lines)


def region_lines(s: Interstellar, player: int, planet: int) -> list[Text]:
    """What a player has on a planet."""
    region = s.region(player, planet)
    built = s.built[region * BUILDINGS : (region + 1) * BUILDINGS]
    words: dict[str, int | Text] = {
        "player": s.player_text(player),
        "token": TOKEN.text(s.production[region]),
        "buildings": BUILDING.counted([0 if building == BASE else built[building] for building in range(BUILDINGS)]),
        "deposit": RESOURCE.counted(s.deposit[region * RESOURCES : (region + 1) * RESOURCES]),
        "warehouse": RESOURCE.counted(s.warehouse[region * RESOURCES : (region + 1) * RESOURCES]),
    }
    return [Text("scene-region", words)]


def _add_explorers(made: Scene, s: Interstellar) -> None:
    """Bases and Explorers at the planets, wormhole tokens."""
    for player in range(s.players):
        name = COLOUR.ids[s.colour[player]]
        for planet in s.based(player):
            label = Text("scene-base-of", {"player": s.player_text(player)})
            details = tuple(region_lines(s, player, planet))
            id = f"base-{name}-{PLANET.ids[planet]}"
            made.pieces.append(Piece(id, label, planet_id(planet), "base", owner=player, details=details))
        label = Text("scene-explorer-of", {"player": s.player_text(player)})
        at = planet_id(s.explorer[player])
        details = hold_lines(s, player)
        made.pieces.append(Piece(f"explorer-{name}", label, at, "explorer", owner=player, details=details))
        if s.wormhole[player] != NOBODY:
            label = Text("scene-wormhole-of", {"player": s.player_text(player)})
            at = planet_id(s.wormhole[player])
            made.pieces.append(Piece(f"gate-{name}", label, at, "gate", owner=player))


def hold_lines(s: Interstellar, player: int) -> tuple[Text, ...]:
    """What is on an Explorer."""
    words: dict[str, int | Text] = {
        "fuel": s.hold_fuel[player],
        "cubes": RESOURCE.counted(s.hold_cubes[player * RESOURCES : (player + 1) * RESOURCES]),
        "buildings": BUILDING.counted(s.hold_buildings[player * BUILDINGS : (player + 1) * BUILDINGS]),
    }
    return (Text("scene-hold", words),)
