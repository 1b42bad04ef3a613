"""Points on a board: rings, arcs, spirals, rows."""

from itertools import pairwise
from math import dist

from astrarium.scenes.geometry import arc, at_angle, grid, ring, spiral


def test_a_ring_begins_above_and_goes_clockwise() -> None:
    assert ring(100, 100, 50, 4) == [(100, 50), (150, 100), (100, 150), (50, 100)]
    assert ring(0, 0, 10, 2, first=90) == [(10, 0), (-10, 0)]


def test_an_arc_has_both_its_ends() -> None:
    assert arc(0, 0, 100, 3, 0, 180) == [(0, -100), (100, 0), (0, 100)]


def test_a_spiral_goes_inwards_in_even_steps() -> None:
    points = spiral(0, 0, 40, 200, 22, turns=2.5)
    assert len(points) == 22 and points[0] == (0, -200)
    reaches = [dist((0, 0), point) for point in points]
    assert reaches == sorted(reaches, reverse=True) and abs(reaches[-1] - 40) < 3
    steps = [dist(one, other) for one, other in pairwise(points)]
    assert max(steps) < 1.25 * min(steps)


def test_a_grid_fills_row_by_row() -> None:
    assert grid(5, 7, 2, 3, 10, 20) == [(5, 7), (15, 7), (5, 27)]


def test_an_angle_is_measured_from_above() -> None:
    assert at_angle(0, 0, 10, 90) == (10, 0)
