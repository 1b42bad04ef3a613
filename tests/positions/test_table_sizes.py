"""Where the seats of the largest table are told, tables of all sizes have the same columns: one network serves all."""

from __future__ import annotations

import pytest

from astrarium import game


@pytest.mark.parametrize("key", ["athena", "cosmic", "expanse", "interstellar", "parsec"])
def test_tables_of_all_sizes_have_the_same_columns(key: str) -> None:
    played = game(key)
    seats = played.record.sides(played.most)
    names = [column.name for column in played.record.columns(played.most, seats)]
    for players in range(played.least, played.most):
        assert [column.name for column in played.record.columns(players, seats)] == names
