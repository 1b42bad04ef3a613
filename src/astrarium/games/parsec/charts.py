"""Sets of hexes as rows of bits: a number for each row of the map, in it a bit for each column.

So a whole row is looked at, or taken one step further, at once. There is an empty row above the first and below the
last, so that nobody needs to ask whether a row stands at the edge. PAR-2.7

Compiled, `chart[line] |= bits` would handle the bits as objects; it is written out where speed counts.
"""

from __future__ import annotations

from .components import HEIGHT, WIDTH
from .galaxy import BIT, LINES, ROW


def hexes_of(chart: list[int]) -> list[int]:
    """The hexes of a chart in ascending order."""
    found: list[int] = []
    for line in range(1, HEIGHT + 1):
        left = chart[line]
        # The bit at which the row's column 0 would have the number -1 of `bit_length`.
        start = (line - 1) * WIDTH - 1
        while left > 0:
            last = left & -left
            found.append(start + last.bit_length())
            left ^= last
    return found


def beside(chart: list[int], line: int) -> int:
    """The hexes of a row that lie next to a hex of the chart. PAR-2.7"""
    here = chart[line]
    near = chart[line - 1] | chart[line + 1]
    # Odd rows lie half a hex to the right of even ones.
    slant = near >> 1 if line & 1 else near << 1
    return near | slant | here << 1 | here >> 1


def walk(start: int, most: int, entered: list[int], stopping: list[int], tunnels: list[tuple[int, int]]) -> list[int]:
    """The hexes, the start among them, that a walk of at most so many steps comes to.

    It enters only what is `entered` and goes on from all of that but what is `stopping`. Tunnels join their two ends.
    """
    found = [0] * LINES
    found[ROW[start]] = BIT[start]
    edge = found.copy()
    further = [0] * LINES
    first = last = ROW[start]
    if tunnels:
        first, last = 1, HEIGHT
    for _ in range(most):
        first = first - 1 if first > 1 else 1
        last = last + 1 if last < HEIGHT else HEIGHT
        moved = 0
        for line in range(first, last + 1):
            fresh = beside(edge, line) & entered[line] & ~found[line]
            further[line] = fresh
            moved |= fresh
        for one, other in tunnels:
            moved |= go_through(one, other, edge, entered, found, further)
            moved |= go_through(other, one, edge, entered, found, further)
        if moved == 0:
            break
        for line in range(first, last + 1):
            fresh = further[line]
            found[line] = found[line] | fresh
            further[line] = fresh & ~stopping[line]
        old = edge
        edge = further
        further = old
    return found


def go_through(one: int, other: int, edge: list[int], entered: list[int], found: list[int], further: list[int]) -> int:
    """Who stands at one end of a tunnel comes to the other; the bit of that hex if it is new, else 0."""
    line = ROW[other]
    if edge[ROW[one]] & BIT[one] == 0:
        return 0
    fresh = BIT[other] & entered[line] & ~found[line]
    further[line] = further[line] | fresh
    return fresh
