"""Planets of any game: a face, tinted in a player's colours."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from ..clockwork.chance import seeded
from ..scenes.looks import Face, Moon, Planet
from .pen import num, tag
from .theme import livery


@cache
def planet_definitions(numbers: frozenset[int], radii: frozenset[int]) -> str:
    """The gradients in which planets of these liveries are painted, and the discs beyond which they end."""
    body = "".join(tag("clipPath", tag("circle", r=radius), id=f"disc-{radius}") for radius in sorted(radii))
    for number in sorted(numbers):
        of = livery(number)
        stops = tag("stop", offset="0", stop_color=_towards(of.colour, "#ffffff", 0.45))
        stops += tag("stop", offset="0.45", stop_color=_towards(of.colour, of.deep, 0.25))
        stops += tag("stop", offset="1", stop_color=_towards(of.deep, "#000000", 0.25))
        body += tag("radialGradient", stops, id=f"tint-{number}", cx="0.34", cy="0.3", r="0.8")
    return tag("defs", body)


def _towards(colour: str, other: str, part: float) -> str:
    mixed = [round(int(colour[i : i + 2], 16) * (1 - part) + int(other[i : i + 2], 16) * part) for i in (1, 3, 5)]
    return "#" + "".join(f"{value:02x}" for value in mixed)


@cache
def planet(look: Planet, radius: int) -> str:
    """A planet centred on the origin."""
    number = look.livery
    fill = f"url(#tint-{number})"
    if look.face is Face.SHIP:
        return _ship(radius, fill)
    if look.face is Face.DUST:
        return _dust(radius, number)
    body = tag("circle", r=radius + 2.5, fill=livery(number).colour, opacity="0.16")
    body += tag("circle", r=radius, fill=fill)
    body += tag("g", FACES[look.face](radius), clip_path=f"url(#disc-{radius})")
    return body + tag("circle", r=radius, fill="none", stroke="#ffffff", stroke_opacity=0.3, stroke_width=0.8)


def _shape(radius: float, d: str, fill: str, opacity: float) -> str:
    return tag("path", d=d, fill=fill, opacity=f"{opacity}", transform=f"scale({radius / 100:.3f})")


def _ocean(radius: float) -> str:
    land = (
        "M-62-58C-30-84 4-70 8-48S-22-30-18-12-48 22-66 4-84-34-62-58zM18 6C44-8 74 2 78 24S50 78 30 70 2 20 18 6z"
        "M40-66C58-74 74-58 70-46S36-44 34-54z"
    )
    clouds = "M-90-20Q-40-40 10-24T96-30V-22Q40-10 4-16T-90-12zM-80 44Q-30 30 20 46T90 52V60Q30 58-10 54T-80 54z"
    return _shape(radius, land, "#000000", 0.28) + _shape(radius, clouds, "#ffffff", 0.4)


def _cratered(radius: float) -> str:
    body = ""
    for x, y, size in ((-30, -34, 20), (32, -10, 26), (-14, 36, 18), (46, 44, 12), (-62, 10, 12), (10, -66, 12)):
        body += tag("circle", cx=x, cy=y, r=size, fill="#000000", opacity="0.26")
        body += tag("circle", cx=x + 5, cy=y + 5, r=size * 0.8, fill="#ffffff", opacity="0.14")
    return tag("g", body, transform=f"scale({radius / 100:.3f})")


def _banded(radius: float) -> str:
    body = ""
    for top, deep in ((-72, 16), (-36, 22), (4, 12), (30, 22), (66, 16)):
        low = top + deep
        d = f"M-110 {top}Q-50 {top - 6} 0 {top + 2}T110 {top - 2}V{low}Q50 {low + 5} 0 {low - 2}T-110 {low}z"
        body += _shape(radius, d, "#000000", 0.22)
    return body + _shape(radius, "M14 42a22 13 0 1 1 44 0a22 13 0 1 1-44 0z", "#ffffff", 0.4)


def _icy(radius: float) -> str:
    caps = "M-80-62Q0-120 80-62 30-44 4-52T-80-62zM-66 74Q0 112 66 74 20 62-6 68T-66 74z"
    cracks = "M-70 0L-30-14 0 4 44-10 84 6M-30-14L-40 30-20 56M44-10L36-40M0 4L14 44"
    line = tag("path", d=cracks, fill="none", stroke="#ffffff", stroke_opacity=0.45, stroke_width=5)
    return _shape(radius, caps, "#ffffff", 0.75) + tag("g", line, transform=f"scale({radius / 100:.3f})")


def _rocky(radius: float) -> str:
    dark = "M-80 10C-40-10 0 6 30-6S80 10 92 0V30C60 44 20 24-10 36S-70 40-84 30z"
    valley = "M-60-38Q-10-24 20-34T70-26L68-18Q20-24-6-18T-62-28z"
    ice = "M-40-90Q0-106 40-90 0-80-40-90z"
    return _shape(radius, dark, "#000", 0.3) + _shape(radius, valley, "#000", 0.4) + _shape(radius, ice, "#fff", 0.8)


def _plain(radius: float) -> str:
    return ""


def _ship(radius: float, fill: str) -> str:
    """A world that was built: a hull with rows of lights."""
    r = radius
    hull = f"M{num(-1.25 * r)} 0Q{num(-r)} {num(-0.72 * r)} 0 {num(-0.8 * r)}T{num(1.25 * r)} 0"
    hull += f"Q{num(r)} {num(0.72 * r)} 0 {num(0.8 * r)}T{num(-1.25 * r)} 0z"
    body = tag("path", d=hull, fill=fill, stroke="#ffffff", stroke_opacity=0.4, stroke_width=0.8)
    for y, half in ((-0.34, 0.72), (0.0, 1.0), (0.34, 0.72)):
        body += tag(
            "path",
            d=f"M{num(-half * r)} {num(y * r)}H{num(half * r)}",
            stroke="#fff3c4",
            stroke_width=1.7,
            stroke_dasharray="1.7 3",
            stroke_opacity=0.9,
        )
    return body + tag("circle", cy=-0.86 * r, r=r * 0.13, fill="#ffd166")


@cache
def _dust(radius: float, number: int) -> str:
    """A cloud of specks where a planet might have been."""
    rng = seeded(5, "dust")
    of = livery(number)
    body = tag("circle", r=radius * 1.12, fill=of.deep, opacity="0.55")
    body += tag("circle", r=radius * 0.7, fill=of.colour, opacity="0.12")
    for _ in range(90):
        x, y = rng.below(2000) / 1000 - 1, rng.below(2000) / 1000 - 1
        if x * x + y * y < 1:
            size = 0.6 + rng.below(16) / 10
            body += tag("circle", cx=x * radius * 1.1, cy=y * radius * 1.1, r=size, fill=of.colour, opacity="0.75")
    return body


FACES: Final[dict[Face, Callable[[float], str]]] = {
    Face.OCEAN: _ocean,
    Face.CRATERED: _cratered,
    Face.BANDED: _banded,
    Face.ICY: _icy,
    Face.ROCKY: _rocky,
    Face.DUST: _plain,
    Face.SHIP: _plain,
}


# Moons


@cache
def moon(look: Moon, secret: bool, radius: float) -> str:
    """A moon's token: face down, or lit as far as its kind says; what only few know has a dashed rim."""
    if look is Moon.HIDDEN:
        body = tag("circle", r=radius, fill="#232f4c", stroke="#8fa3c9", stroke_width=1)
        craters = "M-3.500-4a2 2 0 1 0 .01 0M3 0a2.600 2.600 0 1 0 .01 0M-4 4a1.500 1.500 0 1 0 .01 0"
        return body + tag("path", d=craters, fill="none", stroke="#8fa3c9", stroke_width=1, stroke_opacity=0.8)
    dash = "2.5 2" if secret else None
    body = tag("circle", r=radius, fill="#1a2338", stroke="#f4ecd0", stroke_width=1.3, stroke_dasharray=dash)
    r = radius - 1.6
    if look is Moon.CHEESE:
        body += tag("circle", r=r, fill="#ffd35a")
        for x, y, size in ((-0.35, -0.3, 0.22), (0.35, 0.05, 0.28), (-0.2, 0.45, 0.18)):
            body += tag("circle", cx=x * r, cy=y * r, r=size * r, fill="#b8860b")
        return body
    lit = {Moon.QUARTER: 0.45, Moon.HALF: 0.0, Moon.FULL: -1.0}[look]
    sweep = 1 if lit < 0 else 0
    bow = num(max(0.1, abs(lit) * r))
    d = f"M0 {num(-r)}A{num(r)} {num(r)} 0 0 1 0 {num(r)}A{bow} {num(r)} 0 0 {sweep} 0 {num(-r)}z"
    return body + tag("path", d=d, fill="#f4ecd0")
