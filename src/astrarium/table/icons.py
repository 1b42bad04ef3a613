"""Small drawings of our own: emblems of the players, ships, tokens, signs."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ..scenes.looks import CardLook
from ..scenes.marks import Mark
from ..scenes.signs import AnySign, OwnSign, Sign
from .looks import RADIUS, Looks, TokenDrawing, UnitDrawing, subject
from .pen import num, shift, tag, words
from .signs import SIGNS, Drawing
from .theme import ACCENT, DIM, GOLD, INK, NIGHT, TEXT, Livery

FLEET: Final = "M12 1.5 14.6 9 20.5 17 14.8 15.8 14 21.5h-4L9.2 15.8 3.5 17 9.4 9z"
"""A ship with the bow up, where a game has no drawing of its own."""


_BY_NAME: Final = {sign.value: drawing for sign, drawing in SIGNS.items()}


def icon(looks: Looks, sign: AnySign, x: float, y: float, size: float, colour: str) -> str:
    """A line drawing centred on (x, y); a game may have its own for a sign that all games share."""
    if isinstance(sign, OwnSign):
        return _drawn(looks.icons[str(sign.value)], x, y, size, colour)
    return _drawn(looks.icons.get(sign.value) or SIGNS[sign], x, y, size, colour)


def named_icon(looks: Looks, name: str, x: float, y: float, size: float, colour: str) -> str:
    """The drawing of that name: the game's own, or one that all games share."""
    return _drawn(looks.icons.get(name) or _BY_NAME[name], x, y, size, colour)


def card_icon(looks: Looks, look: CardLook, x: float, y: float, size: float, colour: str) -> str:
    """The sign of what a card is about; cards for which there is none show a card."""
    name = subject(look)
    return _drawn(looks.icons.get(name) or _BY_NAME.get(name, SIGNS[Sign.CARDS]), x, y, size, colour)


def _drawn(drawing: Drawing, x: float, y: float, size: float, colour: str) -> str:
    line, solid = drawing
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


def reconstructed_sign(x: float, y: float, radius: float) -> str:
    """An R in a broken ring: no source shows the thing, or not all of it."""
    ring = tag("circle", cx=x, cy=y, r=radius, fill="none", stroke=DIM, stroke_dasharray="2.5 1.8")
    return ring + words("R", x, y + radius * 0.45, radius * 1.27, class_="semi mid soft")


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
    style: dict[str, object] = {"fill": of.body, "stroke": of.edge, "stroke_width": 1, "stroke_linejoin": "round"}
    return shift(tag("path", d=outline(of.shape, radius), **(style | attributes)), x, y)


def mark(own: TokenDrawing | None, of: Livery, radius: float) -> str:
    """A small thing of a player, centred on the origin: the emblem, or what the game has for it."""
    if own is None:
        return emblem(of, 0, 0, radius)
    if own.drawn:
        return tag("g", own.drawn, transform=f"scale({radius / own.size:.3f})") if own.size != radius else own.drawn
    # The emblem in a white rim, with the sign on it.
    sign = tag("path", d=own.sign, fill=INK, transform=f"scale({radius / 15:.3f}) translate(-12 -12.6)")
    return emblem(of, 0, 0, radius, stroke="#ffffff", stroke_width=1.8) + sign


def token(of: Livery, count: int, radius: float, waiting: bool) -> str:
    """A stack of tokens: shape and colour say whose, the number inside how many; those that wait are hollow."""
    body = emblem(of, 0, 1.6, radius, fill=of.deep, stroke=INK, stroke_width=1.2)
    style: dict[str, object] = {"fill": INK, "stroke": of.colour, "stroke_dasharray": "3 2"} if waiting else {}
    body += emblem(of, 0, 0, radius, **style)
    low = radius * (0.62 if of.shape == "triangle" else 0.4)
    size = radius * (1.15 if count < 10 else 0.95)
    name = "bold mid" if waiting else "bold mid ink"
    return body + words(str(count), 0, low, size, class_=name)


WIDTH: Final = {"circle": 1.0, "diamond": 1.24, "triangle": 1.23, "hexagon": 1.02, "square": 0.95, "pentagon": 1.1}


def ship_reach(unit: UnitDrawing | None, of: Livery) -> float:
    """The room a ship token takes to either side, its number included."""
    radius = RADIUS if unit is None else unit.radius
    if unit is not None and unit.foreign:
        return radius + 4
    rim = 3.0 if unit is not None and unit.rim else 0.0
    return (radius + rim) * WIDTH[of.shape] + 2.5


def ship(unit: UnitDrawing | None, of: Livery, count: int, scale: float = 1.0) -> str:
    """A ship token centred on the origin: shape and colour say whose, the silhouette what, the number how many."""
    radius = (RADIUS if unit is None else unit.radius) * scale
    drawn = FLEET if unit is None else unit.drawn
    if unit is not None and unit.foreign:
        return _foreign(drawn, of, radius) + _number(count, radius)
    body = _rim("" if unit is None else unit.rim, of, radius)
    body += emblem(of, 0, 0, radius, stroke=of.deep if of.edge == INK else of.edge, stroke_width=1.2)
    return body + _silhouette(drawn, radius, of) + _number(count, radius)


def _rim(rim: str, of: Livery, radius: float) -> str:
    if rim in ("solid", "broken"):
        dash = "2.5 3" if rim == "broken" else None
        return emblem(of, 0, 0, radius + 3, fill=NIGHT, stroke=of.colour, stroke_width=1.6, stroke_dasharray=dash)
    if rim:
        style = {"fill": "none", "stroke": of.colour, "stroke_width": 1.4, "stroke_dasharray": "4 2.5"}
        return emblem(of, 0, 0, radius + 2.4, **style)
    return ""


def _silhouette(drawn: str, radius: float, of: Livery) -> str:
    size = radius * (1.18 if of.shape == "triangle" else 1.4)
    lower = radius * 0.24 if of.shape == "triangle" else 0.0
    moved = f"translate({num(-size / 2)} {num(lower - size / 2)}) scale({size / 24:.3f})"
    return tag("path", d=drawn, fill=of.sign, transform=moved)


def silhouette(unit: UnitDrawing | None, of: Livery, size: float) -> str:
    """A ship with the bow up, in the colour of its owner."""
    drawn = FLEET if unit is None else unit.drawn
    moved = f"translate({num(-size / 2)} {num(-size / 2)}) scale({size / 24:.3f})"
    edge = {"stroke": of.edge, "stroke_width": 2.2, "stroke_linejoin": "round"}
    return tag("path", d=drawn, fill=of.body, paint_order="stroke", transform=moved, **edge)


def _foreign(drawn: str, of: Livery, radius: float) -> str:
    """A ship that changes hands: white, with the rim and the sign of its holder."""
    size = radius * 1.5
    body = tag("circle", r=radius, fill="#eef5ff", stroke=of.colour, stroke_width=3.4)
    body += tag("circle", r=radius + 2.6, fill="none", stroke="#eef5ff", stroke_width=1, stroke_opacity=0.9)
    moved = f"translate({num(-size / 2)} {num(-size / 2 - 2.5)}) scale({size / 24:.3f})"
    body += tag("path", d=drawn, fill="#15315c", transform=moved)
    return body + emblem(of, 0, radius * 0.66, radius * 0.3, stroke="#eef5ff", stroke_width=1)


def _number(count: int, radius: float) -> str:
    if count <= 1:
        return ""
    x, y = radius * 0.82, radius * 0.72
    disc = tag("circle", cx=x, cy=y, r=7.4, fill=INK, stroke=TEXT, stroke_width=1.2)
    return disc + words(str(count), x, y + 3.9, 11, class_="bold mid")


def pips(x: float, y: float, marks: tuple[Mark, ...], colour: str) -> str:
    """Filled dots for what is left, hollow ones for what is gone."""
    body = ""
    for number, mark in enumerate(marks):
        fill = colour if mark is Mark.ON else "none"
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
