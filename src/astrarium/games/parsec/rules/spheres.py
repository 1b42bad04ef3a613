"""How far one comes on a map on which nothing is in the way, as charts. It follows from the map alone. PAR-2.8"""

from __future__ import annotations

from typing import Final, final

from ..components import HEXES, Hex
from .charts import BIT, beside, walk_on, without

_NOT_YET: Final[list[int]] = []


@final
class Spheres:
    """Around each hex of a ground, the hexes at most so many steps away; worked out once each."""

    def __init__(self, ground: int) -> None:
        self.ground: Final = ground
        self.known: Final[list[list[int]]] = [_NOT_YET] * HEXES

    def within(self, start: Hex, steps: int) -> int:
        """The chart of the hexes of the ground at most so many steps from the start, which is left out."""
        known = self.known[start]
        return known[steps] if steps < len(known) else self._widened(start, steps)

    def _widened(self, start: Hex, steps: int) -> int:
        found = self.known[start].copy() or [0]
        while len(found) <= steps:
            wider = (found[-1] | beside(found[-1] | BIT[start])) & self.ground
            found.append(without(wider, BIT[start]))
        self.known[start] = found
        return found[steps]

    def free_steps(self, start: Hex, most: int, blocked: int) -> int:
        """How many steps one may take, at most so many, in whichever direction, before one meets what is blocked."""
        if most == 0 or self.within(start, most - 1) & blocked == 0:
            return most
        steps = 1
        while self.within(start, steps) & blocked == 0:
            steps += 1
        return steps


_SPHERES: Final[dict[int, Spheres]] = {}


def spheres_on(ground: int) -> Spheres:
    """Those of a ground, which many maps share: only the Space Port makes a difference. PAR-2.17"""
    found = _SPHERES.get(ground)
    if found is None:
        found = Spheres(ground)
        _SPHERES[ground] = found
    return found


def roam(spheres: Spheres, start: Hex, most: int, entered: int, stopping: int, tunnels: list[tuple[Hex, Hex]]) -> int:
    """As `walk` over a part of the ground: as long as nothing is in the way it need not be walked."""
    blocked = spheres.ground ^ entered
    if stopping != 0:
        blocked |= stopping
    steps = 0 if tunnels else spheres.free_steps(start, most, blocked)
    found = spheres.within(start, steps) & entered
    if steps == most:
        return found
    edge = BIT[start] if steps == 0 else without(found, spheres.within(start, steps - 1) | stopping)
    return found | walk_on(edge, most - steps, without(entered, found | BIT[start]), stopping, tunnels)
