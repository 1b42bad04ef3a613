"""Where things stand on a board: round a ring, along a spiral, in rows. Angles are degrees, clockwise from above."""

from __future__ import annotations

from math import cos, pi, sin

Point = tuple[int, int]


def at_angle(x: int, y: int, radius: float, angle: float) -> Point:
    """The point so far from (x, y) in that direction."""
    turn = angle * pi / 180
    return round(x + radius * sin(turn)), round(y - radius * cos(turn))


def ring(x: int, y: int, radius: int, count: int, first: float = 0.0) -> list[Point]:
    """So many points evenly round a circle, clockwise."""
    return [at_angle(x, y, radius, first + number * 360 / count) for number in range(count)]


def arc(x: int, y: int, radius: int, count: int, first: float, last: float) -> list[Point]:
    """So many points from one angle to another, both ends included."""
    step = (last - first) / max(1, count - 1)
    return [at_angle(x, y, radius, first + number * step) for number in range(count)]


def spiral(x: int, y: int, inner: int, outer: int, count: int, turns: float, first: float = 0.0) -> list[Point]:
    """So many points from the outer end of a spiral to its inner end, clockwise, each as far from the next."""
    # Evenly along the line means: not evenly in angle, since the outer turns are longer.
    lengths = [inner + (outer - inner) * (1 - step / STEPS) for step in range(STEPS)]
    whole = sum(lengths)
    found: list[Point] = []
    passed = 0.0
    for step in range(STEPS):
        if passed >= len(found) * whole / max(1, count - 1) - lengths[step] / 2 and len(found) < count:
            found.append(at_angle(x, y, lengths[step], first + 360 * turns * step / STEPS))
        passed += lengths[step]
    while len(found) < count:
        found.append(at_angle(x, y, inner, first + 360 * turns))
    return found


STEPS = 2000
"""In how many parts a spiral is measured."""


def grid(x: int, y: int, columns: int, count: int, across: int, down: int) -> list[Point]:
    """So many points in rows, from (x, y) to the right and then down."""
    return [(x + number % columns * across, y + number // columns * down) for number in range(count)]
