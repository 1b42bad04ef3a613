"""Ways over a board."""

from hypothesis import given
from hypothesis import strategies as st

from astrarium.clockwork.names import NOBODY
from astrarium.mechanisms.graph import CLOSED, CROSSED, OPEN, STOPS, group_of, largest_group, reach, steps_to


def road(length: int) -> list[list[int]]:
    """Places in a row."""
    return [[other for other in (place - 1, place + 1) if 0 <= other < length] for place in range(length)]


def test_a_walk_ends_within_its_steps() -> None:
    assert reach(road(7), [OPEN] * 7, 3, 2) == [1, 2, 4, 5]
    assert reach(road(7), [OPEN] * 7, 3, 0) == []


def test_closed_ground_is_neither_entered_nor_crossed() -> None:
    assert reach(road(5), [OPEN, OPEN, CLOSED, OPEN, OPEN], 0, 4) == [1]


def test_crossed_ground_is_no_place_to_end() -> None:
    assert reach(road(5), [OPEN, CROSSED, CROSSED, OPEN, OPEN], 0, 3) == [3]


def test_whoever_enters_ground_that_stops_ends_there() -> None:
    assert reach(road(5), [OPEN, OPEN, STOPS, OPEN, OPEN], 0, 4) == [1, 2]


def test_the_start_may_be_any_ground() -> None:
    for ground in (CLOSED, CROSSED, STOPS):
        assert reach(road(3), [OPEN, ground, OPEN], 1, 1) == [0, 2]


def test_distances_go_round_what_is_closed() -> None:
    ring = [[1, 4], [0, 2], [1, 3], [2, 4], [3, 0]]
    assert steps_to(ring, [OPEN, CLOSED, OPEN, OPEN, OPEN], 0, 9) == [0, NOBODY, 3, 2, 1]
    assert steps_to(ring, [OPEN] * 5, 0, 1) == [0, 1, NOBODY, NOBODY, 1]


def test_places_that_hang_together_are_one_group() -> None:
    inside = [True, True, False, True, True, True, False]
    assert sorted(group_of(road(7), inside, 4)) == [3, 4, 5]
    assert group_of(road(7), inside, 2) == []
    assert largest_group(road(7), inside) == 3
    assert largest_group(road(7), [False] * 7) == 0


@given(st.lists(st.sets(st.integers(0, 7)), min_size=8, max_size=8), st.integers(0, 7))
def test_a_group_is_all_that_can_be_walked_to_over_open_ground(links: list[set[int]], start: int) -> None:
    neighbours: list[list[int]] = [sorted(o for o in range(8) if o in links[p] or p in links[o]) for p in range(8)]
    inside = [place % 3 != 1 or place == start for place in range(8)]
    ground = [OPEN if yes else CLOSED for yes in inside]
    assert sorted(group_of(neighbours, inside, start)) == sorted({start, *reach(neighbours, ground, start, 8)})
