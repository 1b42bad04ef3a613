"""Lines over time, drawn by us: every player has a colour and a shape."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from ..table.icons import emblem
from ..table.pen import fit, frame, num, tag, width, words
from ..table.theme import FAINT, INK, Livery
from ..table.typeface import SEMI

HIGH: Final = 360
LEFT, TOP, BOTTOM = 36.0, 18.0, 34.0
AFTER: Final = 10.0
"""What the lines go on after the last moment, so that the last step can be seen."""
SIZE: Final = 12.5
MARKS: Final = 8
"""How many shapes a line carries."""
LEADING: Final = 19.0


@dataclass
class Curve:
    """A player's values, one for each moment."""

    name: str
    livery: Livery
    values: list[int]


def draw_chart(curves: list[Curve], title: str, below: str, wide: int) -> str:
    """Points over moments; each line ends in its player's name. `title` is read to those who cannot see it."""
    most = max(1, *(max(curve.values) for curve in curves))
    least = min(0, *(min(curve.values) for curve in curves))
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, most - least) if (most - least) / step <= 8)
    top, bottom = -(-most // step) * step, least // step * step
    room = min(wide / 3, max(width(label(curve), SIZE, SEMI) for curve in curves) + 30)
    right, floor = wide - room, HIGH - BOTTOM
    last = max(1, len(curves[0].values) - 1)

    def x(moment: int) -> float:
        return LEFT + (right - AFTER - LEFT) * moment / last

    def y(points: float) -> float:
        return floor - (floor - TOP) * (points - bottom) / (top - bottom)

    body = f"<title>{title}</title>"
    for points in range(bottom, top + 1, step):
        body += tag("path", d=f"M{num(LEFT)} {num(y(points))}H{num(right)}", stroke=FAINT)
        body += words(str(points).replace("-", "−"), LEFT - 8, y(points) + 4, 11, class_="dim end")
    for number in range(5):
        moment = last * number // 4
        body += words(str(moment), x(moment), floor + 16, 11, class_="dim mid")
    body += words(below, (LEFT + right) / 2, HIGH - 2, 11, class_="dim mid")
    for curve in curves:
        body += _line(curve, [(x(moment), y(points)) for moment, points in enumerate(curve.values)], right)
    ends = spread([y(curve.values[-1]) for curve in curves], LEADING, floor)
    for curve, end in zip(curves, ends, strict=True):
        body += emblem(curve.livery, right + 15, end, 7)
        body += words(fit(label(curve), SIZE, room - 28, SEMI), right + 28, end + 4.5, SIZE, class_="semi")
    return frame(body, wide, HIGH, role="img")


def label(curve: Curve) -> str:
    return f"{str(curve.values[-1]).replace('-', '−')} {curve.name}"


def _line(curve: Curve, points: list[tuple[float, float]], right: float) -> str:
    """In steps, as points are won; shapes along it tell it apart without colour."""
    path = f"M{num(points[0][0])} {num(points[0][1])}"
    level = points[0][1]
    for x, y in points[1:]:
        if y != level:
            path += f"H{num(x)}V{num(y)}"
            level = y
    path += f"H{num(right)}"
    body = tag("path", d=path, fill="none", stroke=curve.livery.colour, stroke_width=2.2, stroke_linejoin="round")
    for number in range(1, MARKS):
        x, y = points[(len(points) - 1) * number // MARKS]
        body += emblem(curve.livery, x, y, 5, stroke=INK, stroke_width=1)
    return body


def spread(places: list[float], apart: float, high: float) -> list[float]:
    """The places, moved as little as it takes for none to be nearer to the next than `apart` or below `high`."""
    order = sorted(range(len(places)), key=lambda number: places[number])
    found = list(places)
    for one, below in pairwise(order):
        found[below] = max(found[below], found[one] + apart)
    found[order[-1]] = min(found[order[-1]], high)
    for one, below in reversed(list(pairwise(order))):
        found[one] = min(found[one], found[below] - apart)
    return found
