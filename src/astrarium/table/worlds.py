"""The heavens behind the pieces: a sun, stars, rocks, and the face of a world."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from ..clockwork.chance import Rng, seeded
from .looks import WorldDrawing
from .pen import num, shift, tag
from .theme import SPACE

HAZES: Final = {
    "left": [("0", "#3a2a2a"), ("0.2", "#1b2138"), ("0.6", "#0c1428"), ("1", SPACE)],
    "middle": [("0", "#2b2350"), ("0.3", "#171a3c"), ("0.7", "#0b1124"), ("1", SPACE)],
}
"""The colour of space near a sun on the left, and round the middle of a galaxy."""


@cache
def definitions(worlds: tuple[WorldDrawing, ...], haze: str) -> str:
    """The gradients of these worlds, and of what is behind them."""
    body = ""
    for world in worlds:
        light, dark = world.light, world.dark
        stops = tag("stop", offset="0", stop_color=light) + tag("stop", offset="0.55", stop_color=_mix(light, dark))
        stops += tag("stop", offset="1", stop_color=dark)
        # The Sun stands on the left.
        body += tag("radialGradient", stops, id=f"face-{world.name}", cx="0.3", cy="0.45", r="0.8")
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
    body += tag(
        "radialGradient",
        "".join(tag("stop", offset=o, stop_color=c, stop_opacity=1) for o, c in HAZES[haze]),
        id="haze",
        cx="0" if haze == "left" else "0.5",
        cy="0.5",
        r="1" if haze == "left" else "0.62",
    )
    if haze == "left":
        return tag("defs", body)
    vortex = [("0", "#000000"), ("0.5", "#120f2a"), ("1", "#20264f")]
    body += tag("radialGradient", "".join(tag("stop", offset=o, stop_color=c) for o, c in vortex), id="vortex")
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


@cache
def world(face: WorldDrawing, radius: float) -> str:
    """A world centred on the origin."""
    if face.whole:
        return _scaled(face.drawn, face.size, radius)
    clip = f"clip-{face.name}"
    body = tag("clipPath", tag("circle", r=radius), id=clip)
    body += tag("circle", r=radius, fill=f"url(#face-{face.name})")
    body += tag("g", _scaled(face.drawn, face.size, radius), clip_path=f"url(#{clip})")
    body += tag("circle", r=radius, fill="none", stroke="#ffffff", stroke_opacity=0.25, stroke_width=1)
    return _scaled(face.behind, face.size, radius) + body + _scaled(face.before, face.size, radius)


def _scaled(drawn: str, size: float, radius: float) -> str:
    if not drawn or size == radius:
        return drawn
    return tag("g", drawn, transform=f"scale({radius / size:.3f})")
