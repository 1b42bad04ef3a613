"""A board of tiles: hexagons by the hundred, bodies that lie over several of them, and what stands on them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..clockwork.names import NOBODY
from ..clockwork.scene import Area, Beam, Piece, Tile
from .fields import draw_tray, middle_of, outline
from .icons import icon, ship
from .pen import num, shift, tag, words
from .setting import Setting
from .theme import GOLD, NIGHT

HIGH: Final = 1.1547005
"""How high a hexagon is that is one wide."""
SLOPE: Final = 0.8660254


def hexagon(wide: float) -> str:
    return outline(wide, wide * HIGH)


# The ground, drawn once


def draw_ground(on: Setting) -> str:
    """All tiles as they are when nothing stands on them."""
    names = on.names
    tiles = tuple(
        (tile.look, tile.x, tile.y, tile.wide, tile.number, tile.icon, names[tile.atom]) for tile in on.scene.tiles
    )
    body = _tiles(tiles)
    for area in on.scene.areas:
        if area.look.startswith("planet"):
            body += _planet_ground(on, area)
    for tile in on.scene.tiles:
        if tile.look == "asteroid":
            body += _asteroid_ground(on, tile)
    return body


@lru_cache(maxsize=16)
def _tiles(tiles: tuple[tuple[str, int, int, int, str], ...]) -> str:
    wide = tiles[0][3]
    body = tag("defs", tag("path", d=hexagon(wide), id="tile"))
    for look, x, y, _, name in tiles:
        body += tag("use", href="#tile", x=x, y=y, class_=f"ground {look}", data_tile=name)
    return body


def _planet_ground(on: Setting, area: Area) -> str:
    wide = area.wide / 3
    body = tag("circle", r=wide * 1.3, fill="#33415f", opacity="0.8")
    body += words(str(area.number), 0, wide * 0.3, wide * 0.8, class_="bold mid")
    return shift(body, area.x, area.y)


def _asteroid_ground(on: Setting, tile: Tile) -> str:
    body = tag("circle", r=tile.wide * 0.3, fill=on.looks.tint(tile.icon), opacity="0.4")
    return shift(body + words(str(tile.number), 0, 4, 11, class_="bold mid"), tile.x, tile.y)


# What changes


def draw_tiles(on: Setting) -> str:
    body = ""
    for area in on.scene.areas:
        if area.look == "module":
            body += _module(on, area)
    for area in on.scene.areas:
        if area.look.startswith("planet"):
            body += _planet(on, area)
    for tile in on.scene.tiles:
        body += _tile(on, tile)
    for beam in on.scene.beams:
        body += _beam(on, beam)
    for tile in on.scene.tiles:
        body += _stack(on, tile)
    return body + "".join(draw_tray(on, area) for area in on.scene.areas if area.look == "tray")


def _module(on: Setting, area: Area) -> str:
    edge = {"x": -area.wide / 2 + 3, "y": -area.high / 2 + 3, "width": area.wide - 6, "height": area.high - 6, "rx": 10}
    of = on.livery(area.owner)
    if area.owner == NOBODY and not on.open(area):
        return ""
    body = tag("rect", fill=of.colour, fill_opacity=0.08, stroke=of.colour, stroke_opacity=0.5, **edge)
    return on.group(area, body + on.glow(area, "rect", **edge), area.x, area.y)


def _planet(on: Setting, area: Area) -> str:
    flower = _flower(area.wide / 3)
    body = tag("path", d=flower, fill="#000", fill_opacity=0)
    if "asked" in area.marks:
        body += tag("path", d=flower, class_="asked")
    return on.group(area, body + on.glow(area, "path", d=flower), area.x, area.y)


def _flower(wide: float) -> str:
    """The outline of seven hexagons."""
    side = wide * HIGH / 2
    half = wide / 2
    points = [
        (0.0, -2 * side),
        (half, -2.5 * side),
        (wide, -2 * side),
        (wide, -side),
        (1.5 * wide, -0.5 * side),
        (1.5 * wide, 0.5 * side),
        (wide, side),
        (wide, 2 * side),
        (half, 2.5 * side),
        (0.0, 2 * side),
        (-half, 2.5 * side),
        (-wide, 2 * side),
        (-wide, side),
        (-1.5 * wide, 0.5 * side),
        (-1.5 * wide, -0.5 * side),
        (-wide, -side),
        (-wide, -2 * side),
        (-half, -2.5 * side),
    ]
    return f"M{'L'.join(f'{num(x)} {num(y)}' for x, y in points)}z"


def _tile(on: Setting, tile: Tile) -> str:
    """Only what a bare tile has not: who holds it, that it may be clicked, what a closer look tells."""
    held = tile.owner != NOBODY
    if not held and not on.open(tile) and not tile.marks and not tile.details:
        return ""
    shape = hexagon(tile.wide - 2)
    of = on.livery(tile.owner)
    body = tag("path", d=shape, fill=of.colour if held else "#000", fill_opacity=0.22 if held else 0)
    if "asked" in tile.marks:
        body += tag("path", d=shape, class_="asked")
    return on.group(tile, body + on.glow(tile, "path", d=shape), tile.x, tile.y)


def _beam(on: Setting, beam: Beam) -> str:
    x, y, _ = middle_of(on, beam.at)
    to_x, to_y, _ = middle_of(on, beam.to)
    colour = GOLD if beam.look == "tunnel" else on.livery(int(beam.look.split()[1])).colour
    line = f"M{num(x)} {num(y)}L{num(to_x)} {num(to_y)}"
    return on.group(beam, tag("path", d=line, stroke=colour, stroke_width=beam.wide, stroke_dasharray="6 4"))


# Units


def _stack(on: Setting, tile: Tile) -> str:
    body = ""
    pieces = on.scene.pieces_at(tile.id)
    colonies = [piece for piece in pieces if piece.look.split()[0] == "colony"]
    markers = [piece for piece in pieces if piece.look.startswith("marker")]
    vessels = [piece for piece in pieces if piece not in colonies and piece not in markers]
    wide = float(tile.wide)
    for piece in colonies:
        body += on.group(piece, _colony(on, piece, wide, bool(vessels)), tile.x, tile.y)
    low = wide * 0.14 if colonies else 0.0
    for number, piece in enumerate(vessels):
        x = (number - (len(vessels) - 1) / 2) * wide * 0.46
        body += _vessel(on, piece, tile.x + x, tile.y + low, wide / 40 * (0.8 if len(vessels) > 1 or colonies else 1))
    for piece in markers:
        marker = tag("circle", r=wide * 0.2, fill=NIGHT, stroke=GOLD, stroke_width=1.5)
        body += on.group(piece, marker, tile.x + wide * 0.3, tile.y - wide * 0.3)
    return body


def _colony(on: Setting, piece: Piece, wide: float, crowded: bool) -> str:
    of = on.livery(piece.owner)
    shape = hexagon(wide * 0.82)
    body = tag("path", d=shape, fill=of.deep, fill_opacity=0.9, stroke=of.colour, stroke_width=1.4)
    body += on.glow(piece, "path", d=shape)
    size = wide * (0.36 if crowded else 0.5)
    return body + icon(on.looks, "colony", 0, -wide * 0.26 if crowded else 0, size, of.colour)


def _vessel(on: Setting, piece: Piece, x: float, y: float, scale: float) -> str:
    look = piece.look.split()[0]
    unit = on.looks.units.get(look)
    radius = (unit.radius if unit is not None else 10) * scale
    body = on.glow(piece, "circle", r=radius + 2) + ship(unit, on.livery(piece.owner), 1, scale)
    drawn = on.group(piece, body, x, y)
    aboard = on.scene.pieces_at(piece.id)
    for number, other in enumerate(aboard):
        away = (number - (len(aboard) - 1) / 2) * radius * 0.8
        small = on.glow(other, "circle", r=radius * 0.45) + ship(
            on.looks.units.get(other.look.split()[0]), on.livery(other.owner), 1, scale * 0.4
        )
        drawn += on.group(other, small, x + away, y + radius * 0.9)
    return drawn
