"""Records that last for a while."""

import pytest

from astrarium.clockwork.names import NOBODY
from astrarium.positions.rows import FOR_GOOD, Rows

WHAT, WHO, UNTIL = range(3)
END_OF_TURN = -1


def lasting(*rows: tuple[int, int, int]) -> Rows:
    made = Rows(3)
    for row in rows:
        made.add(row)
    return made


def test_rows_are_found_by_one_value_or_two() -> None:
    rows = lasting((7, 0, 1), (8, 1, 1), (7, 1, 2))
    assert len(rows) == 3
    assert rows.find(WHAT, 7) == 0 and rows.find(WHAT, 7, 1) == 2 and rows.find(WHAT, 9) == NOBODY
    assert rows.find_both(WHAT, 7, WHO, 1) == 2 and rows.find_both(WHAT, 8, WHO, 0) == NOBODY


def test_a_value_is_found_in_its_own_field_only() -> None:
    assert lasting((1, 0, 5)).find(WHO, 1) == NOBODY


def test_a_row_can_be_changed_and_taken_out() -> None:
    rows = lasting((7, 0, 1), (8, 1, 1))
    rows.put(1, UNTIL, 4)
    assert rows.get(1, UNTIL) == 4 and rows.row(1) == [8, 1, 4]
    assert rows.drop(0) == [7, 0, 1]
    assert rows.numbers == [8, 1, 4]


def test_a_clone_goes_its_own_way() -> None:
    rows = lasting((7, 0, 1))
    other = rows.clone()
    other.put(0, WHO, 3)
    other.add((1, 1, 1))
    assert rows.numbers == [7, 0, 1]


def test_an_effect_ends_when_its_owners_turn_has_come_whoever_else_had_turns() -> None:
    turns = [3, 3, 2]
    rows = lasting((7, 0, turns[0] + 1), (8, 2, turns[2] + 1), (9, 2, FOR_GOOD), (6, 2, END_OF_TURN), (5, 2, 4))
    turns[2] += 1
    assert rows.expire(WHO, UNTIL, turns) == [[8, 2, 3]]
    assert [rows.get(row, WHAT) for row in range(len(rows))] == [7, 9, 6, 5]
    turns[2] += 1
    turns[0] += 1
    assert rows.expire(WHO, UNTIL, turns) == [[7, 0, 4], [5, 2, 4]]


def test_what_ends_at_a_moment_ends_then() -> None:
    rows = lasting((7, 0, END_OF_TURN), (7, 1, END_OF_TURN), (8, 0, 2), (9, 1, END_OF_TURN))
    assert rows.drop_all(UNTIL, END_OF_TURN) == [[7, 0, -1], [7, 1, -1], [9, 1, -1]]
    assert rows.numbers == [8, 0, 2]


def test_a_row_has_its_width() -> None:
    with pytest.raises(AssertionError, match="a row has 3 numbers"):
        Rows(3).add((1, 2))
