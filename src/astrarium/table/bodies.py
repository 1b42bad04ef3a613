"""Suns and planets called by name, each a disc with a face of its own. The colours are defined once for a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from math import sqrt
from typing import Final

from ..scenes.looks import Orb
from .pen import num, tag

ORBS: Final = {
    Orb.SUN: ("#fffbe6", "#ffb43d"),
    Orb.MERCURY: ("#d2c6b8", "#4b433c"),
    Orb.VENUS: ("#ffe9b8", "#96611f"),
    Orb.EARTH: ("#a6dcff", "#0f3a72"),
    Orb.MOON: ("#e4e7ee", "#565d6d"),
    Orb.MARS: ("#ffb490", "#74260f"),
    Orb.JUPITER: ("#ffe7c6", "#7b5130"),
    Orb.SATURN: ("#fff0c0", "#846529"),
    Orb.URANUS: ("#d3fdf9", "#22646f"),
    Orb.NEPTUNE: ("#a9c9ff", "#1a2f8c"),
    Orb.TRAPPIST: ("#ffb08c", "#8c2233"),
    Orb.GAS: ("#f1c9ff", "#502a78"),
    Orb.ICE: ("#f2fbff", "#4d7fa0"),
    Orb.ROCK: ("#c9bda9", "#453c31"),
    Orb.LAVA: ("#ffca7a", "#6b1508"),
}
"""The lit and the dark side."""
STARS: Final = frozenset({Orb.SUN, Orb.TRAPPIST})


@cache
def orb_definitions() -> str:
    """The gradients in which all bodies are painted, and the glow of stars."""
    body = ""
    for orb, (light, dark) in ORBS.items():
        stops = tag("stop", offset="0", stop_color=light) + tag("stop", offset="1", stop_color=dark)
        centre = {"cx": "0.5", "cy": "0.5", "r": "0.52"} if orb in STARS else {"cx": "0.34", "cy": "0.3", "r": "0.78"}
        body += tag("radialGradient", stops, id=f"orb-{orb.value}", **centre)
    for name, colour in (("warm", "#ffb347"), ("ember", "#ff5a3c")):
        stops = tag("stop", offset="0.3", stop_color=colour, stop_opacity=0.55)
        stops += tag("stop", offset="0.6", stop_color=colour, stop_opacity=0.14)
        stops += tag("stop", offset="1", stop_color=colour, stop_opacity=0)
        body += tag("radialGradient", stops, id=f"orb-glow-{name}")
    return body


@lru_cache(maxsize=256)
def body_of(orb: Orb, radius: float, gone: bool = False) -> str:
    """A sun or planet round the origin, or what is left of it."""
    if gone:
        return _debris(radius)
    if orb in STARS:
        glow = "warm" if orb is Orb.SUN else "ember"
        halo = tag("circle", r=radius * 2.2, fill=f"url(#orb-glow-{glow})")
        return halo + tag("circle", r=radius, fill=f"url(#orb-{orb.value})")
    back, front = _RINGS.get(orb, ("", ""))
    scaled = f"scale({radius / 100:.4f})"
    drawn = tag("g", back, transform=scaled) if back else ""
    drawn += tag("circle", r=radius * 1.12, fill=ORBS[orb][0], opacity="0.12")
    drawn += tag("circle", r=radius, fill=f"url(#orb-{orb.value})")
    face = FACES[orb]()
    drawn += tag("g", face + front, transform=scaled) if face or front else ""
    return drawn + tag("circle", r=radius, fill="none", stroke="#ffffff", stroke_opacity=0.28, stroke_width=0.8)


def chord(top: float, low: float) -> str:
    """The part of a disc of radius 100 between two heights."""
    wide, narrow = sqrt(10000 - top * top), sqrt(10000 - low * low)
    left = f"M{num(-wide)} {num(top)}A100 100 0 0 0 {num(-narrow)} {num(low)}"
    return f"{left}H{num(narrow)}A100 100 0 0 0 {num(wide)} {num(top)}z"


def _bands(colour: str, opacity: float, *heights: tuple[float, float]) -> str:
    d = "".join(chord(top, low) for top, low in heights)
    return tag("path", d=d, fill=colour, opacity=f"{opacity}")


def _earth() -> str:
    land = (
        "M-62-58C-30-84 4-70 8-48S-22-30-18-12-48 22-66 4-84-34-62-58zM18 6C44-8 74 2 78 24S50 78 30 70 2 20 18 6z"
        "M40-66C58-74 74-58 70-46S36-44 34-54z"
    )
    clouds = "M-84-16Q-40-34 6-20T88-24Q40-8 4-12T-84-16zM-74 46Q-30 32 20 46T74 52Q30 58-10 54T-74 46z"
    body = tag("path", d=land, fill="#4fae62", opacity="0.92")
    body += tag("path", d=clouds, fill="#ffffff", opacity="0.55")
    return body + _bands("#ffffff", 0.75, (-99, -88), (90, 99))


def _craters() -> str:
    body = ""
    for x, y, size in ((-30, -34, 20), (32, -10, 26), (-14, 36, 18), (46, 44, 12), (-62, 10, 12), (10, -66, 12)):
        body += tag("circle", cx=x, cy=y, r=size, fill="#000000", opacity="0.24")
        body += tag("circle", cx=x + 5, cy=y + 5, r=size * 0.78, fill="#ffffff", opacity="0.14")
    return body


def _venus() -> str:
    d = "M-84-40Q-30-66 20-44T86-40M-94-6Q-40-34 10-10T96-8M-88 34Q-40 8 6 32T90 30M-60 68Q-20 50 16 66T58 72"
    return tag("path", d=d, fill="none", stroke="#fff6dc", stroke_width=11, stroke_opacity=0.32)


def _mars() -> str:
    dark = "M-80 8C-40-12 0 4 30-8S78 8 90 0C90 20 60 42 20 22-10 34-70 38-80 8z"
    body = tag("path", d=dark, fill="#4a1408", opacity="0.4")
    body += tag("path", d="M-58-38Q-10-24 20-34T68-26L64-18Q20-24-6-18T-62-30z", fill="#4a1408", opacity="0.3")
    return body + _bands("#ffffff", 0.85, (-99, -84), (92, 99))


def _jupiter() -> str:
    body = _bands("#7a4524", 0.38, (-78, -62), (-40, -18), (6, 16), (30, 52), (68, 80))
    return body + tag("ellipse", cx=30, cy=24, rx=24, ry=13, fill="#d4553a", opacity="0.9")


def _saturn() -> str:
    return _bands("#7a5a24", 0.26, (-70, -54), (-30, -14), (10, 22), (44, 58))


def _uranus() -> str:
    return _bands("#ffffff", 0.16, (-60, -30), (20, 44))


def _neptune() -> str:
    body = _bands("#0d1f66", 0.3, (-54, -36), (12, 32), (60, 72))
    return body + tag("ellipse", cx=-24, cy=-10, rx=20, ry=10, fill="#0d1f66", opacity="0.55")


def _gas() -> str:
    return _bands("#2c1150", 0.32, (-72, -50), (-22, -6), (16, 40), (62, 78))


def _ice() -> str:
    cracks = "M-70 0L-30-14 0 4 44-10 84 6M-30-14L-40 30-20 56M44-10L36-40M0 4L14 44"
    return tag("path", d=cracks, fill="none", stroke="#ffffff", stroke_opacity=0.6, stroke_width=6)


def _lava() -> str:
    d = "M-74-20L-40-6-20-30 6-10 30-28 70-12M-60 40L-20 24 10 46 50 30M-20-30L-10-70M10 46L4 84M-40-6L-20 24"
    return tag("path", d=d, fill="none", stroke="#ffe08a", stroke_opacity=0.8, stroke_width=7)


def _debris(radius: float) -> str:
    """A planet that is no more."""
    body = tag("circle", r=88, fill="#10131c", stroke="#6b7386", stroke_width=5, stroke_dasharray="14 12")
    shards = "M-40-20L-8-44 6-14-24 4zM20-30L52-24 44 6 16-4zM-30 24L2 14 14 44-18 52zM34 26L58 20 54 46 34 48z"
    body += tag("path", d=shards, fill="#555d70", stroke="#8a93a8", stroke_width=3, stroke_linejoin="round")
    return tag("g", body, transform=f"scale({radius / 100:.4f})")


FACES: Final[dict[Orb, Callable[[], str]]] = {
    Orb.MERCURY: _craters,
    Orb.VENUS: _venus,
    Orb.EARTH: _earth,
    Orb.MOON: _craters,
    Orb.MARS: _mars,
    Orb.JUPITER: _jupiter,
    Orb.SATURN: _saturn,
    Orb.URANUS: _uranus,
    Orb.NEPTUNE: _neptune,
    Orb.GAS: _gas,
    Orb.ICE: _ice,
    Orb.ROCK: _craters,
    Orb.LAVA: _lava,
}


def _ring_pair(reach: float, flat: float, turn: int, colour: str, wide: float) -> tuple[str, str]:
    """The far half of a ring, behind its planet, and the near half."""
    style = {"fill": "none", "stroke": colour, "stroke_width": wide, "transform": f"rotate({turn})"}
    far = tag("path", d=f"M{-reach} 0A{reach} {flat} 0 0 1 {reach} 0", stroke_opacity=0.55, **style)
    near = tag("path", d=f"M{-reach} 0A{reach} {flat} 0 0 0 {reach} 0", stroke_opacity=0.95, **style)
    return far, near


_RINGS: Final = {
    Orb.SATURN: _ring_pair(168, 44, -16, "#e9d29a", 22),
    Orb.URANUS: _ring_pair(140, 26, 74, "#bfeef0", 6),
}
