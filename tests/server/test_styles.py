"""The typeface on our pages: loaded early, kept for ever."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from astrarium.server.app import create_app
from astrarium.server.styles import TYPEFACE
from astrarium.table.typeface import FAMILY, FILE


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    store: Path = tmp_path_factory.mktemp("styles") / "tables.db"
    with TestClient(create_app(f"sqlite:///{store}", workers=1)) as made:
        yield made


def test_browsers_ask_for_the_typeface_once(client: TestClient) -> None:
    answer = client.get(TYPEFACE)
    assert answer.content == FILE.read_bytes()
    assert answer.headers["content-type"] == "font/woff2"
    assert "immutable" in answer.headers["cache-control"]


def test_the_style_of_drawings_says_where_it_is(client: TestClient) -> None:
    style = client.get("/table.css").text
    assert f"font-family: '{FAMILY}'" in style
    assert f"url({TYPEFACE.removeprefix('/')})" in style, "beside it, wherever the site stands"


@pytest.mark.parametrize("page", ["/", "/new/expanse", "/rules/expanse", "/nowhere"])
def test_every_page_loads_it_early(client: TestClient, page: str) -> None:
    assert f'<link rel="preload" href="{TYPEFACE}" as="font" type="font/woff2" crossorigin>' in client.get(page).text
