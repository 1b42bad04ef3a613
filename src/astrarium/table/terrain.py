"""The ground of a board of tiles: nebulae, planets over seven hexagons, asteroids, a station. Drawn once."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from ..clockwork.chance import Rng, seeded
from ..scenes.looks import Frame, Lode, Terrain
from ..scenes.scene import Area, Tile
from .icons import icon
from .looks import Looks, WorldDrawing
from .pen import num, shift, tag, words
from .setting import Setting
from .theme import INK, SOFT
from .worlds import HAZES, world

HIGH: Final = 1.1547005
"""How high a hexagon is that is one wide."""
GRID: Final = "#7f9fe0"
NEBULAE: Final = ("#5b3fd6", "#b0407f", "#1f7f9e", "#8a5a20", "#2f8f5f")
LETTER: Final = 0.18
LETTERED: Final = 0.4
"""How large a tile's coordinates are, and how far below its middle, in widths of a tile."""
BODY: Final = 1.34
"""The radius of a planet, in widths of a hexagon."""


def hexagon(wide: float) -> str:
    """A hexagon with a corner at the top."""
    x, y = wide / 2, wide * HIGH / 2
    points = [(0.0, -y), (x, -y / 2), (x, y / 2), (0.0, y), (-x, y / 2), (-x, -y / 2)]
    return f"M{'L'.join(f'{num(px)} {num(py)}' for px, py in points)}z"


def flower(wide: float) -> str:
    """The outline of a hexagon and the six round it."""
    half, side = wide / 2, wide * HIGH / 2
    corner = [(0.0, -2 * side), (half, -2.5 * side), (wide, -2 * side), (wide, -side), (1.5 * wide, -0.5 * side)]
    right = corner + [(x, -y) for x, y in reversed(corner)]
    left = [(-x, y) for x, y in reversed(right) if x > 0]
    return f"M{'L'.join(f'{num(x)} {num(y)}' for x, y in right + left)}z"


def draw_terrain(on: Setting) -> str:
    planets = planets_of(on)
    modules = [area for area in on.scene.areas if area.look is Frame.MODULE]
    body = _definitions(on, planets)
    body += _nebulae(tuple((area.x, area.y, area.wide, area.id) for area in modules))
    for area, lode in planets:
        body += _planet(on, area, lode)
    body += _scenery(on)
    names = on.names
    body += _tiles(tuple((tile.look.value, tile.x, tile.y, tile.wide, names[tile.atom]) for tile in on.scene.tiles))
    return body + _borders(tuple((area.x, area.y, area.wide, area.high) for area in modules))


def draw_signs(on: Setting) -> str:
    """Numbers and resources lie over all units; here they are only called up."""
    signed = [(area.id, area.x, area.y) for area, _ in planets_of(on)]
    signed += [(tile.id, tile.x, tile.y) for tile in on.scene.tiles if tile.look is Terrain.ASTEROID]
    body = "".join(tag("use", href=f"#sign-{id}", x=x, y=y) for id, x, y in signed)
    return tag("g", body, class_="signs") if body else ""


def planets_of(on: Setting) -> list[tuple[Area, Lode]]:
    """The planets that lie over tiles, and what each yields."""
    return [(area, area.look) for area in on.scene.areas if isinstance(area.look, Lode)]


def _definitions(on: Setting, planets: list[tuple[Area, Lode]]) -> str:
    """Every face of a planet is drawn once and used where it lies."""
    body = ""
    for number, colour in enumerate(NEBULAE):
        stops = tag("stop", offset="0", stop_color=colour, stop_opacity=0.42)
        stops += tag("stop", offset="0.5", stop_color=colour, stop_opacity=0.16)
        stops += tag("stop", offset="1", stop_color=colour, stop_opacity=0)
        body += tag("radialGradient", stops, id=f"nebula-{number}")
    depths = "".join(tag("stop", offset=offset, stop_color=colour) for offset, colour in HAZES["middle"])
    body += tag("radialGradient", depths, id="depths")
    for face in faces_of(on):
        radius = planets[0][0].wide / 3 * BODY
        body += tag("g", world(face, radius), id=f"body-{face.name}")
    shade = tag("stop", offset="0.55", stop_color="#000", stop_opacity=0)
    shade += tag("stop", offset="1", stop_color="#02040a", stop_opacity=0.72)
    body += tag("radialGradient", shade, id="limb", cx="0.36", cy="0.34", r="0.72")
    body += "".join(tag("g", _planet_sign(on, area, lode), id=f"sign-{area.id}") for area, lode in planets)
    for tile in on.scene.tiles:
        if tile.look is Terrain.ASTEROID:
            body += tag("g", _asteroid_sign(on, tile), id=f"sign-{tile.id}")
    return tag("defs", body)


def faces_of(on: Setting) -> list[WorldDrawing]:
    """The faces of the planets that lie over tiles."""
    return [on.looks.worlds[pair] for pair in sorted({lode.pair() for _, lode in planets_of(on)})]


@lru_cache(maxsize=16)
def _nebulae(modules: tuple[tuple[int, int, int, str], ...]) -> str:
    """A soft cloud over every other module, the same for the same module wherever it lies."""
    body = ""
    for x, y, wide, name in modules:
        rng = seeded(11, name)
        for _ in range(1 + rng.below(2)):
            dx, dy = (rng.below(100) - 50) / 100 * wide * 0.6, (rng.below(100) - 50) / 100 * wide * 0.6
            spread = wide * (0.42 + rng.below(40) / 100)
            body += tag(
                "ellipse",
                cx=x + dx,
                cy=y + dy,
                rx=spread,
                ry=spread * (0.5 + rng.below(40) / 100),
                fill=f"url(#nebula-{rng.below(len(NEBULAE))})",
                transform=f"rotate({rng.below(180)} {num(x + dx)} {num(y + dy)})",
            )
    return body


@lru_cache(maxsize=16)
def _tiles(tiles: tuple[tuple[str, int, int, int, str], ...]) -> str:
    if not tiles:
        return ""
    wide = tiles[0][3]
    shapes = tag("path", d=hexagon(wide), id="tile") + tag("path", d=hexagon(wide - 3), id="tile-in")
    body = tag("defs", shapes)
    for look, x, y, _, name in tiles:
        body += tag("use", href="#tile", x=x, y=y, class_=f"ground {look}", data_tile=name)
    return body + _coordinates(tiles)


def _coordinates(tiles: tuple[tuple[str, int, int, int, str], ...]) -> str:
    """The names by which buttons and log call the tiles, at their lower corners."""
    wide = tiles[0][3]
    body = "".join(tag("text", name.partition(":")[2], x=x, y=num(y + wide * LETTERED)) for _, x, y, _, name in tiles)
    return tag("g", body, class_="coordinates", font_size=num(wide * LETTER))


@lru_cache(maxsize=16)
def _borders(modules: tuple[tuple[int, int, int, int], ...]) -> str:
    """Where one module ends and the next begins."""
    body = ""
    for x, y, wide, high in modules:
        left, top = x - wide / 2, y - high / 2
        reach = wide * 0.09
        d = "".join(
            f"M{num(left + fx * wide + sx * reach)} {num(top + fy * high)}h{num(-sx * reach)}v{num(sy * reach)}"
            for fx, fy, sx, sy in ((0, 0, 1, 1), (1, 0, -1, 1), (0, 1, 1, -1), (1, 1, -1, -1))
        )
        body += tag("path", d=d, fill="none", stroke=GRID, stroke_opacity=0.55, stroke_width=1.1)
        edge = f"M{num(left)} {num(top)}h{num(wide)}v{num(high)}h{num(-wide)}z"
        body += tag("path", d=edge, fill="none", stroke=GRID, stroke_opacity=0.2, stroke_dasharray="1 5")
    return body


# Planets


def _planet(on: Setting, area: Area, lode: Lode) -> str:
    wide = area.wide / 3
    radius = wide * BODY
    tints = on.looks.tint(lode.one), on.looks.tint(lode.other)
    body = tag("circle", r=radius * 1.09, fill=tints[-1], opacity="0.13")
    turn = seeded(3, area.id).below(5) * 12 - 24
    body += tag("use", href=f"#body-{lode.pair()}", transform=f"rotate({turn})")
    body += tag("circle", r=radius, fill="url(#limb)")
    body += tag("circle", r=radius, fill="none", stroke="#ffffff", stroke_opacity=0.22)
    shape = flower(wide - 0.6)
    body += tag("path", d=shape, fill="none", stroke=tints[0], stroke_opacity=0.55, stroke_width=1.5)
    dash = f"{num(wide * 0.577)} {num(wide * 0.577)}"
    body += tag(
        "path", d=shape, fill="none", stroke=tints[-1], stroke_opacity=0.9, stroke_width=1.5, stroke_dasharray=dash
    )
    return shift(body, area.x, area.y)


def _planet_sign(on: Setting, area: Area, lode: Lode) -> str:
    """Its number between its two resources, and its name below."""
    wide = area.wide / 3
    half, high = wide * 0.64, wide * 0.44
    y = -wide * 1.27
    body = tag(
        "rect",
        x=-half,
        y=y - high / 2,
        width=2 * half,
        height=high,
        rx=high / 2,
        fill=INK,
        stroke="#dfe9ff",
        stroke_opacity=0.55,
    )
    body += words(str(area.number), 0, y + wide * 0.145, wide * 0.41)
    for side, sign in ((-1, lode.one), (1, lode.other)):
        body += icon(on.looks, sign, side * wide * 0.41, y, wide * 0.36, on.looks.tint(sign))
    outlined = {"paint_order": "stroke", "stroke": INK, "stroke_width": 2.4, "stroke_opacity": 0.85}
    return body + words(on.say(area.label), 0, wide * 1.55, wide * 0.3, fill=SOFT, font_weight=600, **outlined)


# Asteroids and the station


def _scenery(on: Setting) -> str:
    body = ""
    for tile in on.scene.tiles:
        if tile.look is Terrain.ASTEROID:
            body += shift(_rocks(tile.id, tile.wide, on.looks.tint(tile.icon)), tile.x, tile.y)
    core = [tile for tile in on.scene.tiles if tile.look is Terrain.CORE]
    docks = [tile for tile in on.scene.tiles if tile.look is Terrain.DOCK]
    for tile in core:
        body += _station(on.looks, tile, tuple((dock.x - tile.x, dock.y - tile.y) for dock in docks))
    return body


@lru_cache(maxsize=256)
def _rocks(name: str, wide: float, tint: str) -> str:
    rng = seeded(5, name)
    body = tag("circle", r=wide * 0.42, fill=tint, opacity="0.1")
    for x, y, size in (
        (0.0, 0.05, 0.25),
        (-0.27, -0.12, 0.1),
        (0.26, 0.2, 0.09),
        (0.22, -0.2, 0.07),
        (-0.2, 0.27, 0.06),
    ):
        body += shift(_rock(rng, wide * size, tint), x * wide, y * wide)
    return body


def _rock(rng: Rng, size: float, tint: str) -> str:
    points = []
    for corner in range(9):
        reach = size * (0.78 + rng.below(40) / 100)
        points.append((reach * cos(corner * pi / 4.5), reach * sin(corner * pi / 4.5)))
    d = f"M{'L'.join(f'{num(x)} {num(y)}' for x, y in points)}z"
    body = tag("path", d=d, fill="#6f675f", stroke="#b8ac9d", stroke_width=0.8)
    lit = [(x * 0.62 - size * 0.14, y * 0.62 - size * 0.16) for x, y in points]
    body += tag("path", d=f"M{'L'.join(f'{num(x)} {num(y)}' for x, y in lit)}z", fill="#8d8377")
    body += tag("circle", cx=size * 0.3, cy=size * 0.22, r=size * 0.2, fill="#4c463f")
    return body + tag("circle", cx=-size * 0.22, cy=-size * 0.1, r=size * 0.16, fill=tint)


def _asteroid_sign(on: Setting, tile: Tile) -> str:
    """Its resource and its number, at the upper edge."""
    wide = float(tile.wide)
    half, high, y = wide * 0.36, wide * 0.32, -wide * 0.35
    tint = on.looks.tint(tile.icon)
    body = tag(
        "rect",
        x=-half,
        y=y - high / 2,
        width=2 * half,
        height=high,
        rx=high / 2,
        fill=INK,
        stroke=tint,
        stroke_opacity=0.8,
        stroke_width=0.8,
    )
    if tile.icon is not None:
        body += icon(on.looks, tile.icon, -wide * 0.16, y, wide * 0.27, tint)
    return body + words(str(tile.number), wide * 0.15, y + wide * 0.115, wide * 0.32)


def _station(looks: Looks, tile: Tile, docks: tuple[tuple[int, int], ...]) -> str:
    """A hub with spokes to its docks."""
    wide = float(tile.wide)
    body = tag("circle", r=wide * 1.45, fill="#ffd98a", opacity="0.07")
    for x, y in docks:
        body += tag("path", d=f"M0 0L{x} {y}", stroke="#3b4c74", stroke_width=wide * 0.2)
        body += tag("path", d=f"M0 0L{x} {y}", stroke="#8fa7d8", stroke_width=1, stroke_dasharray="2 3")
    for x, y in docks:
        pad = tag("path", d=hexagon(wide * 0.8), fill="#16213c", stroke="#8fa7d8", stroke_width=1)
        pad += tag(
            "circle", r=wide * 0.27, fill="none", stroke="#ffd98a", stroke_opacity=0.75, stroke_dasharray="3 2.5"
        )
        body += shift(pad, x, y)
    body += tag("circle", r=wide, fill="none", stroke="#8fa7d8", stroke_opacity=0.5, stroke_width=1.2)
    body += tag("circle", r=wide * 0.47, fill="#1d2a4a", stroke="#c9d8f7", stroke_width=1.4)
    body += tag("circle", r=wide * 0.33, fill="#0b1222", stroke="#ffd98a", stroke_width=1)
    if tile.icon is not None:
        body += icon(looks, tile.icon, 0, 0, wide * 0.46, "#ffd98a")
    return shift(body, tile.x, tile.y)
