"""The heavens behind the pieces: the Sun, stars, rocks, and a face for each world."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin
from typing import Final

from ..clockwork.rng import Rng, seeded
from .pen import num, shift, tag
from .theme import SPACE

# A light and a dark side.
PALETTE: Final = {
    "earth": ("#7cc4ff", "#123a7a"),
    "mars": ("#f08a5d", "#6b1d10"),
    "jupiter": ("#f3d3a8", "#8a4a20"),
    "saturn": ("#f7e3a6", "#96742c"),
    "ceres": ("#b9ab98", "#4a4038"),
    "eros": ("#c2a184", "#523a2c"),
    "vesta": ("#a8a5ad", "#3d3a48"),
    "station": ("#d7e4f5", "#42536d"),
    "outpost": ("#a3b4ac", "#2b3a38"),
}
PLAIN: Final = ("#a9b7cf", "#38445c")


@cache
def definitions(looks: frozenset[str]) -> str:
    body = ""
    for look in sorted(looks):
        light, dark = PALETTE.get(look, PLAIN)
        stops = tag("stop", offset="0", stop_color=light) + tag("stop", offset="0.55", stop_color=_mix(light, dark))
        stops += tag("stop", offset="1", stop_color=dark)
        # The Sun stands on the left.
        body += tag("radialGradient", stops, id=f"face-{look}", cx="0.3", cy="0.45", r="0.8")
    sun = [
        ("0", "#fffbe8", 1),
        ("0.3", "#ffe29a", 1),
        ("0.46", "#ffb347", 0.85),
        ("0.7", "#ff7a2f", 0.25),
        ("1", "#ff5a1f", 0),
    ]
    body += tag(
        "radialGradient",
        "".join(tag("stop", offset=o, stop_color=c, stop_opacity=a) for o, c, a in sun),
        id="sun",
    )
    haze = [("0", "#3a2a2a", 1), ("0.2", "#1b2138", 1), ("0.6", "#0c1428", 1), ("1", SPACE, 1)]
    body += tag(
        "radialGradient",
        "".join(tag("stop", offset=o, stop_color=c, stop_opacity=a) for o, c, a in haze),
        id="haze",
        cx="0",
        cy="0.5",
        r="1",
    )
    return tag("defs", body)


def _mix(one: str, other: str) -> str:
    parts = [(int(one[i : i + 2], 16) * 3 + int(other[i : i + 2], 16) * 2) // 5 for i in (1, 3, 5)]
    return "#" + "".join(f"{part:02x}" for part in parts)


# The heavens are the same in every drawing of a table: worked out once.


@cache
def stars(wide: int, high: int, count: int, seed: int = 7) -> str:
    rng = seeded(seed, "stars")
    body = ""
    for _ in range(count):
        x, y, bright = rng.below(wide * 10) / 10, rng.below(high * 10) / 10, rng.below(100)
        radius = 0.5 if bright < 70 else 0.85 if bright < 95 else 1.4
        body += tag("circle", cx=x, cy=y, r=f"{radius}", fill="#dfe9ff", opacity=f"{0.25 + bright / 180:.2f}")
    return body


@cache
def sun(x: float, y: float) -> str:
    body = tag("circle", r=300, fill="url(#sun)", opacity="0.55") + tag("circle", r=170, fill="url(#sun)")
    for ray in range(28):
        angle = (ray / 27 - 0.5) * pi * 0.95
        near, far = 112, 128 + (ray * 7 % 5) * 9
        d = f"M{num(near * cos(angle))} {num(near * sin(angle))}L{num(far * cos(angle))} {num(far * sin(angle))}"
        body += tag("path", d=d, stroke="#ffd98a", stroke_width=1.3, stroke_opacity=0.5, stroke_linecap="round")
    body += tag("circle", r=96, fill="#fff6d6", opacity="0.9")
    return shift(body, x, y)


@cache
def rocks(x: float, y: float, inner: float, outer: float, high: float) -> str:
    """Debris between two rings round (x, y), thickest in the middle."""
    rng = seeded(3, "rocks")
    body = ""
    for _ in range(150):
        angle = (rng.below(1000) / 1000 - 0.5) * 1.3
        spread = (rng.below(1000) + rng.below(1000) + rng.below(1000)) / 3000
        radius = inner + 16 + (outer - inner - 32) * spread
        px, py = x + radius * cos(angle), y + radius * sin(angle)
        if 4 < py < high - 4:
            body += shift(_rock(rng, 1.0 + rng.below(26) / 10), px, py)
    return tag("g", body, fill="#8b7f72", opacity="0.5")


def _rock(rng: Rng, size: float) -> str:
    points = []
    for corner in range(6):
        reach = size * (0.65 + rng.below(50) / 100)
        points.append(f"{num(reach * cos(corner * pi / 3))} {num(reach * sin(corner * pi / 3))}")
    return tag("path", d=f"M{'L'.join(points)}z")


# Faces: what lies on the lit disc, in units of its radius


@cache
def world(look: str, radius: float) -> str:
    """A world centred on the origin."""
    paint = _FACES.get(look)
    clip = f"clip-{look}"
    disc = tag("circle", r=radius, fill=f"url(#face-{look})" if look in PALETTE else PLAIN[0])
    if paint is None:
        return disc
    if look in _BARE:
        return paint(radius)
    inside = tag("g", paint(radius), clip_path=f"url(#{clip})")
    body = tag("clipPath", tag("circle", r=radius), id=clip) + disc + inside
    shade = tag("circle", r=radius, fill="none", stroke="#ffffff", stroke_opacity=0.25, stroke_width=1)
    if look == "saturn":
        return _ring(radius, True) + body + shade + _ring(radius, False)
    return body + shade


def _blob(r: float, points: str, fill: str, opacity: float) -> str:
    return tag("path", d=points, fill=fill, opacity=f"{opacity}", transform=f"scale({r / 100:.3f})")


def _earth(r: float) -> str:
    land = (
        "M-62-58C-30-84 4-70 8-48S-22-30-18-12-48 22-66 4-84-34-62-58zM18 6C44-8 74 2 78 24S50 78 30 70 2 20 18 6z"
        "M40-66C58-74 74-58 70-46S36-44 34-54z"
    )
    clouds = "M-90-20Q-40-40 10-24T96-30V-22Q40-10 4-16T-90-12zM-80 44Q-30 30 20 46T90 52V60Q30 58-10 54T-80 54z"
    ice = "M-60-82Q0-112 60-82 0-92-60-82z"
    return _blob(r, land, "#4fae6a", 0.85) + _blob(r, clouds, "#ffffff", 0.5) + _blob(r, ice, "#ffffff", 0.9)


def _mars(r: float) -> str:
    dark = "M-80 10C-40-10 0 6 30-6S80 10 92 0V30C60 44 20 24-10 36S-70 40-84 30z"
    valley = "M-50-8Q-10 6 20-4T60 4L58 9Q20 4-6 10T-52-2z"
    ice = "M-46-90Q0-106 46-90 0-78-46-90z"
    return _blob(r, dark, "#8a2c18", 0.5) + _blob(r, valley, "#4a0f08", 0.8) + _blob(r, ice, "#fff4ea", 0.9)


def _jupiter(r: float) -> str:
    body = ""
    for top, deep, colour in (
        (-70, 16, "#b5743f"),
        (-34, 22, "#a55f30"),
        (6, 12, "#d9a36b"),
        (30, 22, "#9a5527"),
        (66, 16, "#b5743f"),
    ):
        low = top + deep
        d = f"M-110 {top}Q-50 {top - 6} 0 {top + 2}T110 {top - 2}V{low}Q50 {low + 5} 0 {low - 2}T-110 {low}z"
        body += _blob(r, d, colour, 0.6)
    return body + _blob(r, "M14 42a22 13 0 1 1 44 0a22 13 0 1 1-44 0z", "#c2452a", 0.9)


def _saturn(r: float) -> str:
    body = ""
    for top, deep, colour in ((-60, 16, "#c9a558"), (-20, 14, "#d9b96c"), (16, 18, "#b58f44"), (56, 14, "#c9a558")):
        body += _blob(r, f"M-110 {top}H110V{top + deep}H-110z", colour, 0.5)
    return body


def _ring(r: float, behind: bool) -> str:
    body = ""
    sweep = 1 if behind else 0
    for reach, thick, colour, opacity in (
        (1.5, 0.16, "#f0dba0", 0.85),
        (1.78, 0.13, "#cfae66", 0.75),
        (1.98, 0.05, "#efe0b8", 0.6),
    ):
        wide, flat = r * reach, r * reach * 0.3
        d = f"M{num(-wide)} 0A{num(wide)} {num(flat)} 0 0 {sweep} {num(wide)} 0"
        body += tag("path", d=d, fill="none", stroke=colour, stroke_width=r * thick, opacity=f"{opacity}")
    return tag("g", body, transform="rotate(-14)")


def _craters(r: float) -> str:
    body = ""
    for x, y, size in ((-30, -34, 20), (32, -10, 26), (-14, 36, 18), (46, 44, 12), (-62, 10, 12), (10, -66, 12)):
        body += tag("circle", cx=x * r / 100, cy=y * r / 100, r=size * r / 100, fill="#000000", opacity="0.25")
        body += tag(
            "circle", cx=(x + 5) * r / 100, cy=(y + 5) * r / 100, r=size * 0.8 * r / 100, fill="#ffffff", opacity="0.12"
        )
    return body


def _lump(r: float, points: str, look: str) -> str:
    rock = tag("path", d=points, fill=f"url(#face-{look})", stroke="#ffffff", stroke_opacity=0.3, stroke_width=3)
    return tag("g", rock, transform=f"scale({r / 100:.3f})") + tag("g", _craters(r * 0.72), transform="rotate(20)")


def _eros(r: float) -> str:
    return _lump(r, "M-120 24C-128-30-70-62-20-50S60-78 108-40 116 42 62 56 6 40-40 62-114 66-120 24z", "eros")


def _vesta(r: float) -> str:
    return _lump(r, "M-104-10C-96-70-30-104 30-94S110-40 100 20 40 104-20 96-110 50-104-10z", "vesta")


def _station(r: float) -> str:
    """A wheel with docks."""
    colour = "url(#face-station)"
    body = tag("circle", r=r * 0.86, fill="none", stroke=colour, stroke_width=r * 0.3)
    body += tag("circle", r=r * 0.86, fill="none", stroke="#20304a", stroke_width=1, stroke_dasharray="3 4")
    for spoke in range(6):
        body += tag(
            "path", d=f"M0 0V{num(-r * 0.8)}", stroke="#9fb2cf", stroke_width=2, transform=f"rotate({spoke * 60})"
        )
    body += tag("circle", r=r * 0.34, fill=colour, stroke="#20304a", stroke_width=1)
    return body + tag("circle", r=r * 0.12, fill="#ffd166")


def _outpost(r: float) -> str:
    """Domes and a mast on a rock that keeps a secret."""
    low = num(r * 0.3)
    body = tag("path", d=f"M{num(-r)} {low}Q{num(-r * 0.6)} {num(r)} 0 {num(r * 0.95)}T{num(r)} {low}z", fill="#4b4440")
    for x, size in ((-0.5, 0.42), (0.42, 0.5)):
        d = f"M{num((x - size) * r)} {num(r * 0.32)}a{num(size * r)} {num(size * r)} 0 0 1 {num(2 * size * r)} 0z"
        body += tag("path", d=d, fill="url(#face-outpost)", stroke="#0c1616", stroke_width=1)
    mast = f"M0 {low}V{num(-r)}M{num(-r * 0.3)} {num(-r * 0.5)}H{low}"
    body += tag("path", d=mast, stroke="#c7d6cf", stroke_width=2)
    return body + tag("circle", cy=-r, r=r * 0.12, fill="#5ad7ff")


_FACES: Final[dict[str, Callable[[float], str]]] = {
    "earth": _earth,
    "mars": _mars,
    "jupiter": _jupiter,
    "saturn": _saturn,
    "ceres": _craters,
    "eros": _eros,
    "vesta": _vesta,
    "station": _station,
    "outpost": _outpost,
}
_BARE: Final = frozenset({"eros", "vesta", "station", "outpost"})
"""Worlds that are not round."""
