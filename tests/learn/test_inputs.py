"""From what a player sees to what a network takes in."""

from __future__ import annotations

import numpy as np
import pytest

from astrarium import game
from astrarium.clockwork.names import Names
from astrarium.learn.inputs import families_of, reading
from astrarium.learn.sight import Sight
from astrarium.positions.columns import AMOUNT, CATEGORY, FLAG, SET, WHOSE, Column
from astrarium.positions.schema import schema
from learn.learners import ALIKE, seen_in

ORES = Names("ore", ["iron", "ice", "gold"], [], [])


def inputs(column: Column, *values: int) -> list[list[float]]:
    """What one column becomes for each of these values."""
    rows = np.array([[value] for value in values], np.int16)
    return [[round(float(number), 3) for number in line] for line in reading([column], [0]).of(rows)]


def test_a_flag_is_as_it_is() -> None:
    assert inputs(Column("wide", FLAG, 0, 1), 0, 1) == [[0], [1]]


def test_a_flag_behind_a_screen_may_be_unknown() -> None:
    assert inputs(Column("hidden", FLAG, -1, 1), -1, 0, 1) == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]


def test_a_category_has_an_input_for_each_value_and_for_none() -> None:
    assert inputs(Column("ore", CATEGORY, -1, 2, ORES), -1, 2) == [[1, 0, 0, 0], [0, 0, 0, 1]]
    assert inputs(Column("keeper", WHOSE, -1, 1), 0, 1) == [[0, 1, 0], [0, 0, 1]]


def test_what_a_category_never_is_sets_nothing() -> None:
    assert inputs(Column("ore", CATEGORY, -1, 2, ORES), 7, -5) == [[0, 0, 0, 0], [0, 0, 0, 0]]


def test_a_set_has_an_input_for_each_member() -> None:
    assert inputs(Column("ores", SET, -1, 7, ORES), 5, 0, -1) == [[0, 1, 0, 1], [0, 0, 0, 0], [1, 0, 0, 0]]


def test_a_small_amount_is_told_apart_and_scaled() -> None:
    line = inputs(Column("fuel", AMOUNT, 0, 3), 2)[0]
    assert line[:4] == [0, 0, 1, 0]
    assert line[4:] == pytest.approx([2 / 3, np.log(3) / np.log(4)], abs=1e-3)


def test_a_large_amount_is_scaled_and_never_drowns_the_others() -> None:
    lines = inputs(Column("turns", AMOUNT, 0, 9999), 0, 3, 10, 9999)
    assert [line[:4] for line in lines] == [[1, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 0], [0, 0, 0, 0]]
    assert lines[2][4] < lines[3][4] <= 4 and lines[2][5] < lines[3][5] < 2


def test_large_domains_share_their_inputs_where_only_a_number_differs() -> None:
    places = Names("hex", [str(number) for number in range(100)], [], [])
    columns = [Column(f"effect.{number}.hex", CATEGORY, -1, 99, places) for number in range(2)]
    found = reading(columns, [0, 1])
    assert found.values == 101
    line = found.of(np.array([[4, 4]], np.int16))[0]
    assert line[5] == 2 and line.sum() == 2


@pytest.mark.parametrize("key", ALIKE)
def test_every_seat_and_every_step_is_read_alike(key: str) -> None:
    """The numbers of two seats change places: so do their inputs, and nothing else changes."""
    sight = Sight(key)
    table, *families = families_of(sight)
    rows, _ = seen_in(sight, sight.seats, 3, 4)
    several = [one for one in families if len(one.lines) > 1]
    for one in several:
        first, second = one.lines[:2]
        turned = rows.copy()
        turned[:, first], turned[:, second] = rows[:, second], rows[:, first]
        assert (one.reading.of(turned[:, first]) == one.reading.of(rows[:, second])).all()
        assert (turned[:, table.lines[0]] == rows[:, table.lines[0]]).all()
    assert "step" in [one.name for one in several]


@pytest.mark.parametrize("key", ALIKE)
def test_every_column_is_in_one_family(key: str) -> None:
    sight = Sight(key)
    places = [place for one in families_of(sight) for place in one.lines.reshape(-1).tolist()]
    assert sorted(places) == list(range(sight.width))


def test_the_digest_is_of_this_table() -> None:
    """It changes with the seats; a network has that of tables of every size."""
    assert schema(game("expanse"))["digest"] == Sight("expanse").digest
    assert schema(game("expanse"), 2)["digest"] != schema(game("expanse"), 3)["digest"]
    assert len(schema(game("expanse"), 2)["columns"]) == len(game("expanse").record.observation(2))
