"""The ground of a sheet: space, snow or a plain desk, rings and roads. Drawn once, as long as nothing of it changes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from math import cos, pi, sin
from typing import Final

from ..clockwork.chance import seeded
from ..scenes.looks import Ground, Orb, Ring, Soil
from ..scenes.scene import Area, Band
from .bodies import body_of, orb_definitions
from .pen import num, shift, tag, words
from .roads import draw_way, layer
from .setting import Setting
from .theme import DIM, FAINT, NIGHT, SPACE
from .worlds import stars

ORBIT: Final = "#9db8f2"
STRUCK: Final = "#ff6a5c"
PATCHES: Final = {
    Soil.ICE: "#6fb7e8",
    Soil.RUST: "#c9764a",
    Soil.MOSS: "#63b07a",
    Soil.VIOLET: "#9a7bea",
    Soil.SAND: "#d6b36a",
}
QUARTERS: Final = ("I", "II", "III", "IV")


@cache
def sheet_definitions() -> str:
    """What all sheets of a table use; ids must not be given twice, so the map brings them along."""
    body = orb_definitions()
    for name, stops in (
        ("sheet-space", (("0", "#232a58"), ("0.45", "#10163a"), ("1", SPACE))),
        ("sheet-snow", (("0", "#2a3a52"), ("0.6", "#182338"), ("1", "#0d1524"))),
        ("sheet-plain", (("0", "#131d34"), ("1", NIGHT))),
    ):
        drawn = "".join(tag("stop", offset=offset, stop_color=colour) for offset, colour in stops)
        body += tag("radialGradient", drawn, id=name, cx="0.5", cy="0.4", r="0.75")
    for name, colour in (("aurora-green", "#39e0a0"), ("aurora-violet", "#8d6bff")):
        drawn = tag("stop", offset="0", stop_color=colour, stop_opacity=0.3)
        drawn += tag("stop", offset="1", stop_color=colour, stop_opacity=0)
        body += tag("radialGradient", drawn, id=name)
    return tag("defs", body)


def draw_ground(on: Setting, ground: Ground) -> str:
    board = on.scene.board
    wide, high = board.width, board.height
    name, paint = GROUNDS[ground]
    body = tag("rect", width=wide, height=high, fill=f"url(#{name})") + paint(wide, high)
    body += "".join(_region(on, area, area.look) for area in on.scene.areas if isinstance(area.look, Soil))
    body += "".join(_band(band) for band in on.scene.bands)
    body += "".join(draw_way(on, way) for way in sorted(on.scene.ways, key=layer))
    frame = on.id(f"frame-{on.tag}")
    # Where a small screen begins to look.
    start = "corner" if on.tag != "map" else "left" if ground is Ground.SNOW else "middle"
    body = tag("g", body, clip_path=f"url(#{frame})", data_start=start)
    clip = tag("defs", tag("clipPath", tag("rect", width=wide, height=high, rx=16), id=frame))
    return clip + body + tag("rect", x=0.5, y=0.5, width=wide - 1, height=high - 1, rx=16, fill="none", stroke=FAINT)


# Grounds


@lru_cache(maxsize=16)
def _space(wide: int, high: int) -> str:
    return stars(wide, high, wide * high // 3200)


@lru_cache(maxsize=16)
def _snow(wide: int, high: int) -> str:
    """Drifts under a night sky in which lights dance."""
    rng = seeded(11, "snow")
    body = tag("ellipse", cx=wide * 0.3, cy=0, rx=wide * 0.45, ry=high * 0.4, fill="url(#aurora-green)")
    body += tag("ellipse", cx=wide * 0.78, cy=high * 0.02, rx=wide * 0.35, ry=high * 0.34, fill="url(#aurora-violet)")
    for line in range(9):
        y = high * (line + 0.6) / 9
        d = f"M0 {num(y)}"
        x = 0.0
        while x < wide:
            step = 90 + rng.below(120)
            lift = rng.below(36) - 18
            d += f"q{num(step / 2)} {lift} {step} {num(rng.below(9) - 4)}"
            x += step
        body += tag("path", d=d, fill="none", stroke="#dceaff", stroke_opacity=0.07, stroke_width=1 + line % 3)
    for _ in range(wide * high // 5200):
        x, y, size = rng.below(wide), rng.below(high), 0.6 + rng.below(12) / 10
        body += tag("circle", cx=x, cy=y, r=f"{size:.1f}", fill="#e8f2ff", opacity="0.28")
    return body


@lru_cache(maxsize=16)
def _plain(wide: int, high: int) -> str:
    return ""


GROUNDS: Final[dict[Ground, tuple[str, Callable[[int, int], str]]]] = {
    Ground.PLAIN: ("sheet-plain", _plain),
    Ground.SPACE: ("sheet-space", _space),
    Ground.SNOW: ("sheet-snow", _snow),
}
"""The name of its colours, and what is to be seen there."""


def _region(on: Setting, area: Area, soil: Soil) -> str:
    colour = PATCHES[soil]
    edge = {"x": area.x - area.wide / 2, "y": area.y - area.high / 2, "width": area.wide, "height": area.high, "rx": 40}
    body = tag(
        "rect", fill=colour, fill_opacity=0.075, stroke=colour, stroke_opacity=0.22, stroke_dasharray="2 7", **edge
    )
    name = on.say(area.label)
    top = area.y - area.high / 2 + 26
    label = words(name, area.x - area.wide / 2 + 22, top, 17, class_="caps own", color=colour, opacity="0.75")
    return body + label


# Rings


def _band(band: Band) -> str:
    return RINGS[band.look](band)


def _orbit(band: Band) -> str:
    edge = {"cx": band.x, "cy": band.y, "r": band.outer, "fill": "none", "stroke": ORBIT}
    body = tag("circle", stroke_opacity=0.09, stroke_width=7, **edge)
    return body + tag("circle", stroke_opacity=0.42, stroke_width=1.1, **edge)


def _belt(band: Band) -> str:
    return shift(tag("path", d=_rocks(band.inner, band.outer), fill="#a59a8b", opacity="0.6"), band.x, band.y)


@lru_cache(maxsize=16)
def _rocks(inner: int, outer: int) -> str:
    """Debris all round, thickest in the middle."""
    rng = seeded(5, "belt")
    body = ""
    for _ in range(int((outer + inner) * 0.62)):
        angle = rng.below(6283) / 1000
        spread = (rng.below(1000) + rng.below(1000)) / 2000
        radius = inner + (outer - inner) * spread
        size = 0.7 + rng.below(22) / 10
        points = []
        for corner in range(5):
            reach = size * (0.7 + rng.below(50) / 100)
            turn = angle + corner * 2 * pi / 5
            points.append(
                f"{num(radius * cos(angle) + reach * cos(turn))} {num(radius * sin(angle) + reach * sin(turn))}"
            )
        body += f"M{'L'.join(points)}z"
    return body


def _sun(band: Band) -> str:
    body = ""
    for ray in range(24):
        angle = ray * pi / 12
        near, far = band.outer * 1.12, band.outer * (1.26 + (ray * 7 % 5) * 0.06)
        body += f"M{num(near * cos(angle))} {num(near * sin(angle))}L{num(far * cos(angle))} {num(far * sin(angle))}"
    rays = tag("path", d=body, stroke="#ffd98a", stroke_width=1.3, stroke_opacity=0.6, stroke_linecap="round")
    return shift(body_of(Orb.SUN, band.outer) + rays, band.x, band.y)


def _quadrants(band: Band) -> str:
    near, far = band.inner, band.outer
    style = {"stroke": ORBIT, "stroke_opacity": 0.5, "stroke_width": 1.2, "stroke_dasharray": "8 6"}
    lines = f"M0 {-far}V{-near}M0 {near}V{far}M{-far} 0H{-near}M{near} 0H{far}"
    body = ""
    for number, (x, y) in enumerate(((1, -1), (1, 1), (-1, 1), (-1, -1))):
        if number % 2 == 0:
            sweep = 1 if x * y < 0 else 0
            d = f"M0 {far * y}A{far} {far} 0 0 {sweep} {far * x} 0H{near * x}"
            d += f"A{near} {near} 0 0 {1 - sweep} 0 {near * y}z"
            body += tag("path", d=d, fill=ORBIT, fill_opacity=0.035)
        at = far * 0.7071 + 15
        body += words(QUARTERS[number], x * at, y * at + 6, 17, class_="bold mid own", color=DIM)
    return shift(body + tag("path", d=lines, **style), band.x, band.y)


def _perimeter(band: Band) -> str:
    edge = {"cx": band.x, "cy": band.y, "r": band.outer}
    body = tag("circle", fill=STRUCK, fill_opacity=0.06, stroke="none", **edge)
    return body + tag("circle", fill="none", stroke=STRUCK, stroke_opacity=0.7, stroke_dasharray="6 5", **edge)


def _zone(band: Band) -> str:
    middle, thick = (band.inner + band.outer) / 2, band.outer - band.inner
    edge = {"cx": band.x, "cy": band.y, "fill": "none", "stroke": ORBIT}
    body = tag("circle", r=middle, stroke_opacity=0.08, stroke_width=thick, **edge)
    return body + tag("circle", r=band.outer, stroke_opacity=0.4, **edge)


RINGS: Final[dict[Ring, Callable[[Band], str]]] = {
    Ring.ORBIT: _orbit,
    Ring.BELT: _belt,
    Ring.SUN: _sun,
    Ring.QUADRANTS: _quadrants,
    Ring.PERIMETER: _perimeter,
    Ring.ZONE: _zone,
}
