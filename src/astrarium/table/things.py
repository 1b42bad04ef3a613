"""Pieces of any game: cubes, people, machines, supplies, tokens with signs. See docs/scene.md.

Each is drawn round the origin for a radius.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, assert_never

from ..clockwork.names import NOBODY
from ..scenes.looks import (
    Blank,
    Counter,
    Die,
    Figure,
    Marker,
    Moon,
    Paint,
    Painted,
    PieceLook,
    Pile,
    Shape,
    Supply,
    Tint,
    Token,
    Trace,
    Unit,
    Unknown,
    Work,
)
from ..scenes.marks import Mark
from ..scenes.scene import Piece
from ..scenes.signs import AnySign, OwnSign, Sign
from .icons import emblem, icon, mark, ship
from .looks import RADIUS
from .pen import num, tag, words
from .setting import Setting
from .signs import SIGNS
from .silhouettes import DETAILS, SILHOUETTES, gun, slide, steamer
from .theme import COLOURS, DOTS, GOLD, INK, NIGHT, PANEL, SOFT, TEXT, Livery, blend

SUPPLIES: Final = {
    Supply.FOOD: (Sign.FOOD, "#9bd84f"),
    Supply.FUEL: (Sign.FUEL, "#ff9a4d"),
    Supply.AMMO: (Sign.AMMO, "#ecd25e"),
    Supply.BATTERY: (Sign.BATTERY, "#53e0ff"),
    Supply.HALF_BATTERY: (Sign.BATTERY, "#4c9db0"),
    Supply.OBJECT: (Sign.OBJECT, "#cf9dff"),
    Supply.CRATE: (Sign.CRATE, "#d9b27c"),
    Supply.RADIATION: (Sign.RADIATION, "#c9ee4b"),
    Supply.DAMAGE: (Sign.EXPLOSION, "#ff5a4d"),
    Supply.MINE: (Sign.MINE, "#ff8a5c"),
    Supply.STAR: (Sign.STAR, GOLD),
    Supply.SECTOR: (Sign.ROCKET, "#8fd0ff"),
}
"""Wooden pieces and counters: a sign and its colour."""

STRUCK: Final = "#ff5a4d"


def draw_thing(on: Setting, piece: Piece, radius: float, counted: bool = True) -> str:
    """A piece round the origin; the number of equal ones stands at its foot."""
    of = on.livery(piece.owner)
    body = on.glow(piece, "circle", r=radius + 3)
    owned = piece.owner != NOBODY
    drawn = _back(radius) if Mark.DOWN in piece.marks else _drawing(on, piece.look, of, owned, radius)
    body += tag("g", drawn, opacity="0.42") if Mark.SPENT in piece.marks else drawn
    if Mark.NOW in piece.marks:
        body += tag("circle", r=radius + 2, fill="none", stroke=GOLD, stroke_width=1.8)
    if Mark.AIMED in piece.marks:
        body += _reticle(radius)
    if counted and piece.count > 1:
        body += _badge(piece.count, radius)
    return body


def _drawing(on: Setting, look: PieceLook, of: Livery, owned: bool, radius: float) -> str:
    match look:
        case Figure():
            return silhouette(look, of, radius)
        case Supply():
            return _supply(look, radius)
        case Painted():
            return PAINTED[look.shape](look.paint, radius)
        case Work():
            return WORKS[look](of, radius)
        case Counter():
            tint = of.colour if owned else on.looks.tint(look.sign, SOFT)
            colour = tint if look.paint is None else COLOURS[look.paint]
            return _token(on, look.sign, colour, radius, look.blank)
        case OwnSign():
            return _token(on, look, of.colour if owned else on.looks.tint(look, SOFT), radius, Blank.ROUND)
        case Token():
            return mark(on.looks.token(look), of, radius)
        case Unit():
            unit = on.looks.unit(look)
            return ship(unit, of, 1, radius / (RADIUS if unit is None else unit.radius))
        case Marker() | Moon() | Pile() | Die() | Unknown() | Tint() | Trace():
            return emblem(of, 0, 0, radius * 0.86, stroke=INK, stroke_width=1.6)
        case _:
            assert_never(look)


def _badge(count: int, radius: float) -> str:
    size = max(6.2, radius * 0.52)
    x, y = radius * 0.82, radius * 0.74
    body = tag("circle", cx=x, cy=y, r=size, fill=INK, stroke=TEXT, stroke_width=0.9)
    told = str(count)
    return body + words(told, x, y + size * 0.48, size * (1.4 if len(told) < 3 else 1.05), class_="bold mid")


def _reticle(radius: float) -> str:
    body = tag("circle", r=7.5, fill="none", stroke=STRUCK, stroke_width=1.8)
    style = {"stroke": STRUCK, "stroke_width": 1.8, "stroke_linecap": "round"}
    body += tag("path", d="M-10 0h4M10 0H6M0-10v4M0 10V6", **style)
    return tag("g", body, class_="struck", transform=f"scale({(radius + 1) / 8:.3f})")


# In the owner's colour


@lru_cache(maxsize=512)
def silhouette(figure: Figure, of: Livery, radius: float) -> str:
    """In the owner's colour, with the owner's shape in the corner for those who see no colours."""
    scale = radius / 12
    edge = {"stroke": of.edge, "stroke_linejoin": "round", "stroke_width": 2.4, "paint_order": "stroke"}
    body = tag("path", d=SILHOUETTES[figure], fill=of.body, **edge)
    if figure in DETAILS:
        style = {"fill": "none", "stroke": of.sign, "stroke_width": 1.5, "stroke_linecap": "round"}
        body += tag("path", d=DETAILS[figure], stroke_opacity=0.75, **style)
    body = tag("g", body, transform=f"scale({scale:.3f}) translate(-12 -12)")
    if radius < SHAPE_FROM:
        return body
    return body + emblem(of, -radius * 0.8, radius * 0.78, radius * 0.3, stroke=INK, stroke_width=1)


SHAPE_FROM: Final = 9.0
"""The owner's shape needs so large a piece."""


def _target(of: Livery, radius: float) -> str:
    body = emblem(of, 0, 0, radius * 0.86, stroke=INK, stroke_width=1.4)
    body += tag("circle", r=radius * 0.5, fill="none", stroke=of.sign, stroke_width=1.6)
    return body + tag("circle", r=radius * 0.16, fill=of.sign)


def _ring(of: Livery, radius: float) -> str:
    """The mouth of a wormhole."""
    body = tag("circle", r=radius, fill=NIGHT, stroke=of.colour, stroke_width=radius * 0.2)
    for turn, size in ((0, 0.62), (50, 0.36)):
        body += tag(
            "ellipse",
            rx=radius * size,
            ry=radius * size * 0.6,
            fill="none",
            stroke=of.colour,
            stroke_width=1.2,
            stroke_opacity=0.8,
            transform=f"rotate({turn})",
        )
    return body + emblem(of, -radius * 0.8, radius * 0.78, radius * 0.3, stroke=INK, stroke_width=1)


def _turret(of: Livery, radius: float) -> str:
    return gun(radius, "#ff7a6b")


def _ship(of: Livery, radius: float) -> str:
    return steamer(radius)


def _avalanche(of: Livery, radius: float) -> str:
    return slide(radius)


def _deck(of: Livery, radius: float) -> str:
    wide, high = radius * 1.3, radius * 1.8
    body = ""
    for depth in (2.4, 1.2, 0.0):
        edge = {"x": -wide / 2 + depth, "y": -high / 2 - depth, "width": wide, "height": high, "rx": radius * 0.16}
        body += tag("rect", fill=PANEL, stroke=SOFT, stroke_width=0.9, **edge)
    return body + tag("circle", r=radius * 0.36, fill="none", stroke=SOFT, stroke_opacity=0.8)


def _back(radius: float) -> str:
    """A token that lies face down."""
    body = tag("circle", r=radius, fill="#232f4c", stroke="#8fa3c9", stroke_width=1.2)
    for angle in (0, 60, 120):
        ring = {"rx": radius * 0.66, "ry": radius * 0.26, "fill": "none", "stroke": "#8fa3c9", "stroke_opacity": 0.6}
        body += tag("ellipse", transform=f"rotate({angle})", **ring)
    return body + tag("circle", r=radius * 0.14, fill="#8fa3c9")


# In a colour of their own


@lru_cache(maxsize=256)
def cube(colour: Paint, radius: float) -> str:
    """A wooden cube seen from above; dots tell the colours apart."""
    paint = COLOURS[colour]
    side, lift = radius * 1.36, radius * 0.36
    left, top = -side / 2 - lift / 2 + lift * 0.1, -side / 2 + lift / 2
    edge = {"stroke": INK if colour is not Paint.BLACK else "#aab6cf", "stroke_width": 0.9, "stroke_linejoin": "round"}
    roof = f"M{num(left)} {num(top)}l{num(lift)} {num(-lift)}h{num(side)}l{num(-lift)} {num(lift)}z"
    flank = f"M{num(left + side)} {num(top)}l{num(lift)} {num(-lift)}v{num(side)}l{num(-lift)} {num(lift)}z"
    body = tag("path", d=roof, fill=blend(paint, "#ffffff", 0.4), **edge)
    body += tag("path", d=flank, fill=blend(paint, "#000000", 0.38), **edge)
    body += tag("rect", x=left, y=top, width=side, height=side, fill=paint, **edge)
    dot = max(1.0, side * 0.1)
    for across, down in _DICE[DOTS.get(colour, 0)]:
        cx, cy = left + side * (0.5 + 0.27 * across), top + side * (0.5 + 0.27 * down)
        body += tag("circle", cx=cx, cy=cy, r=dot, fill=INK, fill_opacity=0.75)
    return body


_DICE: Final = (
    (),
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
)


@lru_cache(maxsize=256)
def capsule(colour: Paint, radius: float) -> str:
    """Somebody asleep in a cell."""
    paint = COLOURS[colour]
    wide, high = radius * 1.24, radius * 2
    edge = {"x": -wide / 2, "y": -high / 2, "width": wide, "height": high, "rx": wide / 2}
    body = tag("rect", fill=blend(paint, "#060a14", 0.72), stroke=paint, stroke_width=1.6, **edge)
    body += tag("circle", cy=-radius * 0.38, r=radius * 0.24, fill=paint)
    r = radius
    bust = f"M{num(-r * 0.4)} {num(r * 0.56)}a{num(r * 0.4)} {num(r * 0.58)} 0 0 1 {num(r * 0.8)} 0z"
    body += tag("path", d=bust, fill=paint)
    dot = max(0.8, radius * 0.085)
    count = DOTS.get(colour, 0)
    for place in range(count):
        x = (place - (count - 1) / 2) * dot * 2.6
        body += tag("circle", cx=x, cy=radius * 0.76, r=dot, fill=TEXT)
    return body


@lru_cache(maxsize=256)
def chip(colour: Paint, radius: float) -> str:
    paint = COLOURS[colour]
    body = tag("circle", cy=radius * 0.16, r=radius, fill=blend(paint, "#000000", 0.5), stroke=INK)
    body += tag("circle", r=radius, fill=paint, stroke=INK)
    return body + tag(
        "circle", r=radius * 0.66, fill="none", stroke="#ffffff", stroke_opacity=0.55, stroke_dasharray="3 2"
    )


@lru_cache(maxsize=512)
def _supply(supply: Supply, radius: float) -> str:
    sign, colour = SUPPLIES[supply]
    side = radius * 1.74
    edge = {"x": -side / 2, "y": -side / 2, "width": side, "height": side, "rx": side * 0.24}
    body = tag("rect", fill=blend(colour, "#060a14", 0.78), stroke=colour, stroke_width=max(1.0, radius * 0.13), **edge)
    if supply is Supply.HALF_BATTERY:
        body += tag("path", d=f"M{num(-side / 2)} {num(side / 2)}L{num(side / 2)} {num(-side / 2)}", stroke=colour)
    line, solid = SIGNS[sign]
    drawn = tag("path", d=line, fill="none", stroke=colour, stroke_width=2.1, stroke_linejoin="round") if line else ""
    drawn += tag("path", d=solid, fill=colour) if solid else ""
    return body + tag("g", drawn, transform=f"scale({radius / 17:.3f}) translate(-12 -12)")


def _token(on: Setting, sign: AnySign, colour: str, radius: float, blank: Blank) -> str:
    deep = blend(colour, "#060a14", 0.8)
    if blank is Blank.ROUND:
        body = tag("circle", r=radius, fill=deep, stroke=colour, stroke_width=max(1.0, radius * 0.13))
    else:
        side = radius * 1.8
        edge = {"x": -side / 2, "y": -side / 2, "width": side, "height": side, "rx": side * 0.18}
        body = tag("rect", fill=deep, stroke=colour, stroke_width=max(1.0, radius * 0.13), **edge)
    return body + icon(on.looks, sign, 0, 0, radius * 1.34, colour)


PAINTED: Final[dict[Shape, Callable[[Paint, float], str]]] = {
    Shape.CUBE: cube,
    Shape.CAPSULE: capsule,
    Shape.CHIP: chip,
}
WORKS: Final[dict[Work, Callable[[Livery, float], str]]] = {
    Work.TARGET: _target,
    Work.WORMHOLE: _ring,
    Work.TURRET: _turret,
    Work.SHIP: _ship,
    Work.AVALANCHE: _avalanche,
    Work.DECK: _deck,
}
