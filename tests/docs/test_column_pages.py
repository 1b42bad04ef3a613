"""The pages that say what observations are made of."""

from __future__ import annotations

import re

import pytest

from astrarium import game
from astrarium.games import KEYS
from astrarium.positions.schema import schema
from docsite.columns import columns_page


@pytest.mark.parametrize("key", KEYS)
def test_every_column_has_its_row(key: str) -> None:
    """Those of the other seats and of later steps stand where the first ones do, and the page says at which places."""
    page, told = columns_page(game(key)), schema(game(key))
    first = [column for column in told["columns"] if not re.match(r"next\.|seat\.[1-9]", column["about"])]
    rows = re.findall(r"^\| (\d+) \| `(.+?)` \| (\w+) \| (-?\d+) \| (-?\d+) \|", page, re.MULTILINE)
    assert len(rows) == len(first)
    for place, name, kind, least, most in rows:
        column = told["columns"][int(place)]
        shown = (column["name"], column["kind"], column["least"], column["most"])
        assert (name, kind, int(least), int(most)) == shown


@pytest.mark.parametrize("key", KEYS)
def test_a_link_to_a_domain_leads_to_its_things(key: str) -> None:
    page = columns_page(game(key))
    assert set(re.findall(r"\]\(#([\w-]+)\)", page)) <= set(re.findall(r"\{ #([\w-]+) \}", page))
