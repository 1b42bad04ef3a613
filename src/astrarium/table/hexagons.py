"""Hexagons with a corner at the top."""

from __future__ import annotations

from typing import Final

from .pen import num

HIGH: Final = 1.1547005
"""How high a regular hexagon is that is one wide."""


def hexagon(wide: float, high: float) -> str:
    x, y = wide / 2, high / 2
    points = [(0.0, -y), (x, -y / 2), (x, y / 2), (0.0, y), (-x, y / 2), (-x, -y / 2)]
    return f"M{'L'.join(f'{num(px)} {num(py)}' for px, py in points)}z"


def regular(wide: float) -> str:
    """A hexagon whose sides are equally long."""
    return hexagon(wide, wide * HIGH)


def flower(wide: float) -> str:
    """The outline of a hexagon and the six round it."""
    half, side = wide / 2, wide * HIGH / 2
    corner = [(0.0, -2 * side), (half, -2.5 * side), (wide, -2 * side), (wide, -side), (1.5 * wide, -0.5 * side)]
    right = corner + [(x, -y) for x, y in reversed(corner)]
    left = [(-x, y) for x, y in reversed(right) if x > 0]
    return f"M{'L'.join(f'{num(x)} {num(y)}' for x, y in right + left)}z"
