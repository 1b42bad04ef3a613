"""A board of tiles: hexagons by the hundred, bodies that lie over several of them, and what stands on them.

The ground is drawn once, with the sky. Only tiles that are held, open, asked about or worth a closer look are drawn
again whenever something changes.
"""

from __future__ import annotations

from math import hypot
from typing import Final

from ..clockwork.names import NOBODY
from ..scenes.looks import Frame, Ray
from ..scenes.marks import Mark
from ..scenes.scene import Area, Beam, Tile
from .fields import draw_tray, middle_of
from .icons import emblem
from .pen import num, tag, words
from .setting import Setting
from .terrain import HIGH, draw_signs, flower, planets_of
from .vessels import draw_stack

Box = tuple[float, float, float, float]
"""Left, top, width and height, in board units."""
RIM: Final = 6.0
OPEN: Final = 0.26
"""How large the coordinates of a tile are that may be clicked, in its widths."""
SHAPE: Final = "#tile-in"
ALARM: Final = "#ff8a5c"
TUNNEL: Final = "#9fe8ff"


def draw_tiles(on: Setting) -> str:
    """What changes: from the ground up."""
    modules = [area for area in on.scene.areas if area.look is Frame.MODULE]
    body = "".join(_module(on, area) for area in modules)
    body += "".join(_planet(on, area) for area, _ in planets_of(on))
    lids = {tile.id for tile in on.scene.tiles if _is_lid(on, tile)}
    body += "".join(_held(on, tile, tile.x, tile.y) if tile.id in lids else _tile(on, tile) for tile in on.scene.tiles)
    body += "".join(_beam(on, beam) for beam in on.scene.beams if beam.look is Ray.TUNNEL)
    body += "".join(draw_stack(on, tile) for tile in on.scene.tiles)
    body += "".join(_lid(on, tile) for tile in on.scene.tiles if tile.id in lids)
    asked = [tile for tile in on.scene.tiles if Mark.ASKED in tile.marks]
    body += "".join(tag("use", href="#tile", x=tile.x, y=tile.y, class_="asked") for tile in asked)
    body += draw_signs(on)
    body += "".join(_beam(on, beam) for beam in on.scene.beams if beam.look is not Ray.TUNNEL)
    return body


def draw_trays(on: Setting) -> str:
    """What lies on the board beside the tiles."""
    return "".join(draw_tray(on, area) for area in on.scene.areas if area.look is Frame.TRAY)


def extent(on: Setting) -> Box:
    """The part of the board that the tiles cover."""
    modules = [area for area in on.scene.areas if area.look is Frame.MODULE]
    boxes = [(area.x, area.y, area.wide / 2, area.high / 2) for area in modules]
    boxes += [(tile.x, tile.y, tile.wide / 2, tile.wide * HIGH / 2) for tile in on.scene.tiles]
    left, top = min(x - wide for x, _, wide, _ in boxes), min(y - high for _, y, _, high in boxes)
    right, foot = max(x + wide for x, _, wide, _ in boxes), max(y + high for _, y, _, high in boxes)
    return left - RIM, top - RIM, right - left + 2 * RIM, foot - top + 2 * RIM


# Bodies and regions


def _module(on: Setting, area: Area) -> str:
    """In the colour of whoever dominates it, and under what covers it."""
    if area.owner == NOBODY and not area.marks and not on.open(area):
        return ""
    wide, high = area.wide - 5.0, area.high - 5.0
    edge = {"x": -wide / 2, "y": -high / 2, "width": wide, "height": high, "rx": 12}
    body = ""
    if area.owner != NOBODY:
        of = on.livery(area.owner)
        body += tag("rect", fill=of.colour, fill_opacity=0.07, stroke=of.colour, stroke_opacity=0.5, **edge)
        for x, y in ((-1, -1), (1, 1)):
            body += emblem(of, x * (wide / 2 - 9), y * (high / 2 - 9), 5, fill_opacity=0.85)
    if Mark.NEBULA in area.marks:
        body += tag("rect", fill="url(#nebula-2)", stroke="#b48cff", stroke_opacity=0.7, stroke_dasharray="3 4", **edge)
    if Mark.STORM in area.marks:
        bolts = "".join(
            f"M{num(x)} {num(y)}l7 12h-9l6 13"
            for x in (-wide * 0.3, 0.0, wide * 0.3)
            for y in (-high * 0.36, high * 0.2)
        )
        body += tag("rect", fill="#ffe08a", fill_opacity=0.07, stroke="#ffe08a", stroke_opacity=0.6, **edge)
        body += tag("path", d=bolts, fill="none", stroke="#ffe08a", stroke_opacity=0.75, stroke_width=1.6)
    return on.group(area, body + on.glow(area, "rect", **edge), area.x, area.y)


def _planet(on: Setting, area: Area) -> str:
    """A place to point at; barren where nothing can be extracted."""
    shape = flower(area.wide / 3)
    body = tag("path", d=shape, fill="#04070f" if Mark.BARREN in area.marks else "#000", fill_opacity=_gloom(area))
    if Mark.BARREN in area.marks:
        style = {"stroke": ALARM, "stroke_width": 1.6, "stroke_dasharray": "7 4"}
        body += tag("path", d=shape, fill="none", **style)
    if Mark.ASKED in area.marks:
        body += tag("path", d=shape, class_="asked")
    return on.group(area, body + on.glow(area, "path", d=shape), area.x, area.y)


def _gloom(area: Area) -> float:
    return 0.6 if Mark.BARREN in area.marks else 0


def _tile(on: Setting, tile: Tile) -> str:
    """Only what a bare tile has not: who holds it, that it may be clicked, what a closer look tells."""
    held = tile.owner != NOBODY
    if not held and not on.open(tile) and not tile.marks and not tile.details:
        return ""
    body = _held(on, tile)
    if on.open(tile):
        body += tag("use", href=SHAPE, class_="way") + on.glow(tile, "use", href=SHAPE)
        # The rim of an open tile runs over the ground's letters.
        body += words(on.names[tile.atom].partition(":")[2], 0, tile.wide * 0.09, tile.wide * OPEN, class_="mid soft")
    elif not held:
        body += tag("use", href=SHAPE, fill_opacity=0)
    return on.group(tile, body, tile.x, tile.y)


def _held(on: Setting, tile: Tile, x: float | None = None, y: float | None = None) -> str:
    """In the colour of whoever holds it."""
    if tile.owner == NOBODY:
        return ""
    of = on.livery(tile.owner)
    style = {"stroke": of.colour, "stroke_width": 1.3, "stroke_opacity": 0.9}
    return tag("use", href=SHAPE, x=x, y=y, fill=of.body, fill_opacity=0.26 if of.body == of.colour else 0.7, **style)


def _is_lid(on: Setting, tile: Tile) -> bool:
    """Whether a tile may be clicked while nothing on it may: then units must not be in the way."""
    pieces = on.scene.pieces_at(tile.id)
    return on.open(tile) and bool(pieces) and not any(on.open(piece) for piece in pieces)


def _lid(on: Setting, tile: Tile) -> str:
    body = tag("use", href=SHAPE, class_="way") + on.glow(tile, "use", href=SHAPE)
    return on.group(tile, body, tile.x, tile.y)


# Lines over the board


def _beam(on: Setting, beam: Beam) -> str:
    x, y, _ = middle_of(on, beam.at)
    to_x, to_y, _ = middle_of(on, beam.to)
    line = f"M{num(x)} {num(y)}L{num(to_x)} {num(to_y)}"
    if beam.look is Ray.TUNNEL:
        style = {"fill": "none", "stroke": TUNNEL, "stroke_linecap": "round"}
        bend = (to_x - x) * 0.12, (to_y - y) * 0.12
        curve = f"M{num(x)} {num(y)}Q{num((x + to_x) / 2 + bend[1])} {num((y + to_y) / 2 - bend[0])} "
        curve += f"{num(to_x)} {num(to_y)}"
        body = tag("path", d=curve, stroke_width=9, stroke_opacity=0.12, **style)
        return on.group(beam, body + tag("path", d=curve, stroke_width=1.6, stroke_dasharray="1 6", **style))
    of = on.livery(beam.owner)
    far = max(1.0, hypot(to_x - x, to_y - y))
    # The fire ends before the target, so that the struck unit can be seen.
    short = max(0.0, far - 9) / far
    line = f"M{num(x)} {num(y)}L{num(x + (to_x - x) * short)} {num(y + (to_y - y) * short)}"
    style = {"fill": "none", "stroke": of.colour, "stroke_linecap": "round"}
    body = tag("path", d=line, stroke_width=7, stroke_opacity=0.25, **style)
    body += tag("path", d=line, stroke_width=2.6, stroke_opacity=0.95, **style)
    return on.group(beam, body + tag("path", d=line, stroke="#ffffff", stroke_width=1, fill="none"))
