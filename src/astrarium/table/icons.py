"""Small drawings of our own: emblems of the players, ships, resources, tokens."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from .pen import num, shift, tag, words
from .theme import ACCENT, EERIE, GOLD, INK, NIGHT, TEXT, Livery

# In a square of 24 by 24, ships with the bow up.
SHIPS: Final = {
    "fleet": "M12 1.5 14.6 9 20.5 17 14.8 15.8 14 21.5h-4L9.2 15.8 3.5 17 9.4 9z",
    "battleship": "M12 .5 14.8 5v4.2L21 12.5V20l-4.4-2.2L15.5 23h-7L7.4 17.8 3 20v-7.5l6.2-3.3V5z",
    "battleship_damaged": "M12 .5 14.8 5v4.2L21 12.5l-3.2 2.3 2.4 3.4-3.6-.4L15.5 23h-2.2l-1.1-3.4-1.6 2.2L8.5 23 "
    "7.4 17.8 3 20v-7.5l3.4-1.8 3.2 1.6-.4-3.1V5z",
    "scrap_ship": "M10 2.5 14 1l1 6.5 4 .8-1.6 5.2 3 4.6-6-1.2L12.6 23 10 17.8 4.6 19l2-5.6L4.4 9.2l5-.6z",
    "rocinante": "M12 0 14 6.5 15.2 13 21 18.2v3l-6.2-2-.8 3.6h-4l-.8-3.6-6.2 2v-3L8.8 13 10 6.5z",
}

DRAWINGS: Final = {
    "food": ("M4 20C5 10 11 4 21 3.5 21 14 15 20 7.5 18.5M4 21 14 10.5", ""),
    "water": ("M12 2.5C16 8 19 11.5 19 15.2a7 7 0 0 1-14 0C5 11.5 8 8 12 2.5zM8.6 15.5a3.6 3.6 0 0 0 3 3.4", ""),
    "minerals": ("M7 4h10l4.5 6L12 21 2.5 10zM2.5 10h19M7 4l5 17 5-17M7 4l2.2 6M17 4l-2.2 6", ""),
    "tech": ("M7 7h10v10H7zM10 7V3M14 7V3M10 21v-4M14 21v-4M7 10H3M7 14H3M21 10h-4M21 14h-4", "M10 10h4v4h-4z"),
    "influence": ("M12 2.5 20.5 7v10L12 21.5 3.5 17V7zM3.5 7 12 11.6 20.5 7M12 11.6v9.9", ""),
    "fleets": ("", SHIPS["fleet"]),
    "intrigue": ("M2 12C6 6.4 9 5 12 5s6 1.4 10 7c-4 5.6-7 7-10 7s-6-1.4-10-7z", "M12 8.600a3.4 3.4 0 1 0 .01 0z"),
    "scoring": ("M12 2l3 6.3 6.8.9-5 4.8 1.3 6.800L12 17.500l-6.1 3.3 1.3-6.8-5-4.8 6.8-.9z", ""),
    "faction": ("M5 22V3h13l-3.5 4.500L18 12H5", ""),
    "cards": ("M8 3h11v15H8zM5 6.500v14.500h10.5", ""),
    "initiative": ("M4 18 12 10l8 8M4 11l8-8 8 8", ""),
    "crew": ("M12 3.500a4 4 0 1 0 .01 0zM4 21c.8-5 4-7.5 8-7.500s7.2 2.5 8 7.5", ""),
}

RESOURCES: Final = {"food": "#8fdc7a", "water": "#6fc6ff", "minerals": "#e2ad78", "tech": "#c9d6ee"}


def icon(name: str, x: float, y: float, size: float, colour: str) -> str:
    """A line drawing centred on (x, y)."""
    line, solid = DRAWINGS.get(name, DRAWINGS["cards"])
    body = ""
    if line:
        body += tag(
            "path",
            d=line,
            fill="none",
            stroke=colour,
            stroke_width=1.9,
            stroke_linejoin="round",
            stroke_linecap="round",
        )
    if solid:
        body += tag("path", d=solid, fill=colour)
    scale = size / 24
    return tag("g", body, transform=f"translate({num(x - size / 2)} {num(y - size / 2)}) scale({scale:.3f})")


def resource(name: str, x: float, y: float, size: float) -> str:
    return icon(name, x, y, size, RESOURCES.get(name, TEXT))


def polygon(corners: int, radius: float, turn: float = 0.0, rise: float = 0.0) -> str:
    angles = [2 * pi * (corner + turn) / corners for corner in range(corners)]
    points = [f"{num(radius * sin(angle))} {num(rise - radius * cos(angle))}" for angle in angles]
    return f"M{'L'.join(points)}z"


def outline(shape: str, radius: float) -> str:
    """The path of a livery's shape; all shapes look about equally large."""
    if shape == "diamond":
        return polygon(4, radius * 1.24)
    if shape == "triangle":
        return polygon(3, radius * 1.42, 0, radius * 0.26)
    if shape == "hexagon":
        return polygon(6, radius * 1.1)
    if shape == "square":
        return polygon(4, radius * 1.26, 0.5)
    if shape == "pentagon":
        return polygon(5, radius * 1.14, 0, radius * 0.06)
    r = num(radius)
    return f"M-{r} 0a{r} {r} 0 1 1 {num(2 * radius)} 0a{r} {r} 0 1 1 -{num(2 * radius)} 0z"


def emblem(of: Livery, x: float, y: float, radius: float, **attributes: object) -> str:
    """The sign of a player."""
    style: dict[str, object] = {"fill": of.colour, "stroke": INK, "stroke_width": 1, "stroke_linejoin": "round"}
    return shift(tag("path", d=outline(of.shape, radius), **(style | attributes)), x, y)


def diplomat(of: Livery, x: float, y: float, radius: float) -> str:
    """A cube that speaks for its owner: the emblem in a white rim, with a star."""
    star = tag("path", d=DRAWINGS["scoring"][0], fill=INK, transform=f"scale({radius / 15:.3f}) translate(-12 -12.6)")
    rim = emblem(of, 0, 0, radius, stroke="#ffffff", stroke_width=1.8)
    return shift(rim + star, x, y)


def protomolecule(x: float, y: float, radius: float) -> str:
    """A growing thing with a cold light."""
    body = tag("circle", r=radius, fill=NIGHT, stroke=EERIE, stroke_width=1.4)
    for number, (reach, size) in enumerate(
        ((0.0, 0.3), (0.55, 0.2), (0.6, 0.16), (0.5, 0.22), (0.6, 0.18), (0.55, 0.15))
    ):
        angle = number * 2 * pi / 5 + 0.3
        cx, cy = reach * radius * cos(angle), reach * radius * sin(angle)
        if reach:
            body += tag("path", d=f"M0 0L{num(cx)} {num(cy)}", stroke=EERIE, stroke_width=1, opacity=0.7)
        body += tag("circle", cx=cx, cy=cy, r=size * radius, fill=EERIE)
    return shift(body, x, y)


RADIUS: Final = {"fleet": 13.0, "battleship": 15.5, "battleship_damaged": 15.5, "scrap_ship": 11.0, "rocinante": 16.0}


WIDTH: Final = {"circle": 1.0, "diamond": 1.24, "triangle": 1.23, "hexagon": 1.02, "square": 0.95, "pentagon": 1.1}


def ship_reach(kind: str, of: Livery) -> float:
    """The room a ship token takes to either side, its number included."""
    if kind == "rocinante":
        return RADIUS[kind] + 4
    rim = 3.0 if kind != "fleet" else 0.0
    return (RADIUS.get(kind, 13.0) + rim) * WIDTH[of.shape] + 2.5


def ship(kind: str, of: Livery, count: int, scale: float = 1.0) -> str:
    """A ship token centred on the origin: shape and colour say whose, the silhouette what, the number how many."""
    radius = RADIUS.get(kind, 13.0) * scale
    if kind == "rocinante":
        body = _rocinante(of, radius)
    else:
        hurt = kind == "battleship_damaged"
        body = ""
        if kind.startswith("battleship"):
            dash = "2.5 3" if hurt else None
            body += emblem(of, 0, 0, radius + 3, fill=NIGHT, stroke=of.colour, stroke_width=1.6, stroke_dasharray=dash)
        elif kind == "scrap_ship":
            body += emblem(
                of, 0, 0, radius + 2.4, fill="none", stroke=of.colour, stroke_width=1.4, stroke_dasharray="4 2.5"
            )
        body += emblem(of, 0, 0, radius, fill=of.colour, stroke=of.deep, stroke_width=1.2)
        body += _silhouette(kind, radius, of)
    return body + _number(count, radius)


def _silhouette(kind: str, radius: float, of: Livery) -> str:
    size = radius * (1.18 if of.shape == "triangle" else 1.4)
    lower = radius * 0.24 if of.shape == "triangle" else 0.0
    moved = f"translate({num(-size / 2)} {num(lower - size / 2)}) scale({size / 24:.3f})"
    return tag("path", d=SHIPS.get(kind, SHIPS["fleet"]), fill=INK, transform=moved)


def _rocinante(of: Livery, radius: float) -> str:
    """A ship that changes hands: white, with the rim and the sign of its holder."""
    size = radius * 1.5
    body = tag("circle", r=radius, fill="#eef5ff", stroke=of.colour, stroke_width=3.4)
    body += tag("circle", r=radius + 2.6, fill="none", stroke="#eef5ff", stroke_width=1, stroke_opacity=0.9)
    moved = f"translate({num(-size / 2)} {num(-size / 2 - 2.5)}) scale({size / 24:.3f})"
    body += tag("path", d=SHIPS["rocinante"], fill="#15315c", transform=moved)
    return body + emblem(of, 0, radius * 0.66, radius * 0.3, stroke="#eef5ff", stroke_width=1)


def _number(count: int, radius: float) -> str:
    if count <= 1:
        return ""
    x, y = radius * 0.82, radius * 0.72
    disc = tag("circle", cx=x, cy=y, r=7.4, fill=INK, stroke=TEXT, stroke_width=1.2)
    return disc + words(str(count), x, y + 3.9, 11, class_="bold mid")


def pips(x: float, y: float, marks: tuple[str, ...], colour: str) -> str:
    """Filled dots for what is left, hollow ones for what is gone."""
    body = ""
    for number, mark in enumerate(marks):
        fill = colour if mark == "on" else "none"
        body += tag("circle", cx=x + number * 11, cy=y, r=3.6, fill=fill, stroke=colour, stroke_width=1.2)
    return body


def armillary(x: float, y: float, radius: float) -> str:
    """Our own sign: a clockwork of the heavens."""
    body = tag("circle", r=radius, fill="none", stroke=ACCENT, stroke_width=1.6)
    for angle, squeeze in ((24.0, 0.34), (-38.0, 0.5)):
        body += tag(
            "ellipse",
            rx=radius,
            ry=radius * squeeze,
            fill="none",
            stroke=TEXT,
            stroke_width=1.1,
            transform=f"rotate({angle})",
        )
    body += tag("circle", r=radius * 0.24, fill=GOLD)
    return shift(body, x, y)
