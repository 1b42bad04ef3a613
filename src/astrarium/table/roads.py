"""Lines between places: roads, lanes, arrows."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Final

from ..clockwork.names import NOBODY
from ..scenes.looks import Place, Road
from ..scenes.marks import Mark
from ..scenes.scene import Way
from .pen import num, tag
from .setting import Setting
from .theme import DIM, INK, LINE

LANE: Final = "#9db8f2"
HAZARD: Final = "#c9ee4b"
STRUCK: Final = "#ff6a5c"


def layer(way: Way) -> int:
    """Roads lie under lines."""
    return 0 if way.look in (Road.ROAD, Road.TRACKS) else 1


def draw_way(on: Setting, way: Way) -> str:
    x, y, near = _end(on, way.at)
    to_x, to_y, far = _end(on, way.to)
    # Roads run into their places; lines end at their rims.
    short = (near, far) if way.look in (Road.LINK, Road.ARROW, Road.LANE, Road.AIM) else (0.0, 0.0)
    d, tip = curve(x, y, to_x, to_y, way.bend, short)
    body = ROADS[way.look](d, tip)
    if way.hazard:
        style = {"fill": "none", "stroke": HAZARD, "stroke_linecap": "round"}
        body += tag("path", d=d, stroke_width=15, stroke_opacity=0.16, **style)
        body += tag("path", d=d, stroke_width=2.4, stroke_dasharray="0.1 9", **style)
    if Mark.ASKED in way.marks:
        body += tag("path", d=d, class_="asked")
    return body


def _end(on: Setting, id: str) -> tuple[float, float, float]:
    """The middle of a place and how far its rim is."""
    for space in on.scene.spaces:
        if space.id == id:
            wide = space.look in (Place.CELL, Place.SLOT, Place.HEX)
            return space.x, space.y, (max(space.size, space.high) / 2 if wide else space.size) + 2
    for area in on.scene.areas:
        if area.id == id:
            return area.x, area.y, min(area.wide, area.high) / 2 + 2
    raise ValueError(f"a way ends at {id}, which is no place of this board")


Tip = tuple[float, float, float, float]
"""Where a way ends, and in which direction."""


def curve(x: float, y: float, to_x: float, to_y: float, bend: float, short: tuple[float, float]) -> tuple[str, Tip]:
    """The path of a way, so much shorter at both ends."""
    far = max(1.0, hypot(to_x - x, to_y - y))
    along = ((to_x - x) / far, (to_y - y) / far)
    # To the left, seen along the way: y grows downwards.
    middle = ((x + to_x) / 2 + along[1] * bend * 2, (y + to_y) / 2 - along[0] * bend * 2)
    start, end = _towards(x, y, *middle, short[0]), _towards(to_x, to_y, *middle, short[1])
    turn = hypot(end[0] - middle[0], end[1] - middle[1]) or 1.0
    tip = (*end, (end[0] - middle[0]) / turn, (end[1] - middle[1]) / turn)
    d = f"M{num(start[0])} {num(start[1])}"
    if bend:
        return f"{d}Q{num(middle[0])} {num(middle[1])} {num(end[0])} {num(end[1])}", tip
    return f"{d}L{num(end[0])} {num(end[1])}", tip


def _towards(x: float, y: float, to_x: float, to_y: float, by: float) -> tuple[float, float]:
    far = hypot(to_x - x, to_y - y) or 1.0
    return x + (to_x - x) * by / far, y + (to_y - y) * by / far


def _road(d: str, tip: Tip) -> str:
    style = {"d": d, "fill": "none", "stroke_linecap": "round"}
    body = tag("path", stroke=INK, stroke_width=17, stroke_opacity=0.75, **style)
    body += tag("path", stroke="#4a5872", stroke_width=13, **style)
    return body + tag("path", stroke="#c3d0e6", stroke_width=1.2, stroke_dasharray="6 8", stroke_opacity=0.8, **style)


def _tracks(d: str, tip: Tip) -> str:
    style = {"d": d, "fill": "none"}
    body = tag("path", stroke=INK, stroke_width=14, stroke_opacity=0.6, **style)
    body += tag("path", stroke="#8a96ad", stroke_width=10, stroke_dasharray="2 6", **style)
    return body + tag("path", stroke="#38445c", stroke_width=3.4, **style)


def _spiral(d: str, tip: Tip) -> str:
    style = {"d": d, "fill": "none", "stroke": "#ffcf7a", "stroke_linecap": "round"}
    body = tag("path", stroke_width=10, stroke_opacity=0.1, **style)
    return body + tag("path", stroke_width=2.6, stroke_opacity=0.6, **style)


def _lane(d: str, tip: Tip) -> str:
    style = {"d": d, "fill": "none", "stroke": LANE, "stroke_linecap": "round"}
    return tag("path", stroke_width=2.2, stroke_dasharray="0.1 7", stroke_opacity=0.7, **style)


def _link(d: str, tip: Tip) -> str:
    return tag("path", d=d, fill="none", stroke=LINE, stroke_width=2)


def _aim(d: str, tip: Tip) -> str:
    """From a gun to what it covers."""
    return tag("path", d=d, fill="none", stroke=STRUCK, stroke_opacity=0.55, stroke_dasharray="2 5", stroke_width=1.4)


def _arrow(d: str, tip: Tip) -> str:
    x, y, dx, dy = tip
    back = (x - dx * 8, y - dy * 8)
    corners = f"M{num(x)} {num(y)}L{num(back[0] - dy * 4)} {num(back[1] + dx * 4)}"
    corners += f"L{num(back[0] + dy * 4)} {num(back[1] - dx * 4)}z"
    return tag("path", d=d, fill="none", stroke=DIM, stroke_width=1.6) + tag("path", d=corners, fill=DIM)


ROADS: Final[dict[Road, Callable[[str, Tip], str]]] = {
    Road.ROAD: _road,
    Road.TRACKS: _tracks,
    Road.SPIRAL: _spiral,
    Road.LANE: _lane,
    Road.LINK: _link,
    Road.AIM: _aim,
    Road.ARROW: _arrow,
}


def draw_open_way(on: Setting, way: Way) -> str:
    """What may be clicked or has something to tell lies above the ground, mostly unseen."""
    if way.atom == NOBODY and not way.details:
        return ""
    x, y, _ = _end(on, way.at)
    to_x, to_y, _ = _end(on, way.to)
    d, _ = curve(x, y, to_x, to_y, way.bend, (0.0, 0.0))
    touch = tag("path", d=d, fill="none", stroke="#fff", stroke_opacity=0, stroke_width=16)
    return on.group(way, touch + on.glow(way, "path", d=d))
