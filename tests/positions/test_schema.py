"""Observations and atoms as data."""

from __future__ import annotations

from json import dumps, loads

import pytest

from astrarium import game
from astrarium.games import KEYS
from astrarium.positions.record import LayoutRecord
from astrarium.positions.schema import schema


@pytest.mark.parametrize("key", KEYS)
def test_the_schema_says_every_column_and_every_atom(key: str) -> None:
    played = game(key)
    told = schema(played)
    assert isinstance(played.record, LayoutRecord)
    columns = played.record.columns(played.least, told["seats"])
    assert [column["name"] for column in told["columns"]] == [column.name for column in columns]
    assert [atom["name"] for atom in told["atoms"]] == played.atoms.names
    assert loads(dumps(told)) == told


@pytest.mark.parametrize("key", KEYS)
def test_domains_read_columns_and_atoms(key: str) -> None:
    """An atom's thing is called as the atom is, and a column goes no further than its domain."""
    told = schema(game(key))
    for atom in told["atoms"]:
        if atom["domain"] is not None:
            assert told["domains"][atom["domain"]][atom["thing"]] == atom["name"].split(":", 1)[1]
    for column in told["columns"]:
        if column["domain"] is not None and column["kind"] != "set":
            assert column["most"] == len(told["domains"][column["domain"]]) - 1, column


@pytest.mark.parametrize("key", KEYS)
def test_it_says_what_a_column_is_about(key: str) -> None:
    told = schema(game(key))
    seats = [f"seat.{seat}" for seat in range(told["seats"])]
    abouts = {column["about"] for column in told["columns"]}
    assert {"table", "question", "rest", *seats} <= abouts
    for column in told["columns"]:
        part = column["about"].partition(".")[0]
        if part in ("question", "next"):
            assert column["name"].startswith(column["about"]), column
        elif part == "rest":
            assert column["name"] == "waiting" or column["name"].startswith("rest."), column


@pytest.mark.parametrize("key", KEYS)
def test_every_seat_has_the_same_columns(key: str) -> None:
    """Of their names only the part that says which seat it is differs."""
    told = schema(game(key))
    each = [[c for c in told["columns"] if c["about"] == f"seat.{seat}"] for seat in range(told["seats"])]
    for seat in each[1:]:
        for own, other in zip(each[0], seat, strict=True):
            names = zip(own["name"].split("."), other["name"].split("."), strict=True)
            assert sum(one != two for one, two in names) == 1
            assert (own["kind"], own["most"], own["domain"]) == (other["kind"], other["most"], other["domain"])
