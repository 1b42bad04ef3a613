"""The game on one page, and words that say what they mean."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest
from starlette.testclient import TestClient

from astrarium.clockwork.registry import game_keys
from astrarium.contract.registry import game
from astrarium.language import LANGUAGES
from astrarium.server.one_page import LINES, explained, one_page
from lobby_browsers import Browser, id_in, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(tmp_path_factory.mktemp("pages")) as running:
        yield running


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", game_keys())
def test_every_game_has_its_page_with_drawings_of_its_own(server: TestClient, key: str, lang: str) -> None:
    told = one_page(game(key), lang)
    assert told is not None and len(told.turn) == LINES
    text = Browser(server, lang).get(f"/games/{key}/page").text
    assert told.goal in unescape(text) and text.count("<svg viewBox") >= len(told.symbols)
    assert all("<path" in symbol.drawing for symbol in told.symbols)


def test_the_page_is_one_click_from_the_table_and_from_the_front(server: TestClient) -> None:
    ada = Browser(server)
    assert "/games/expanse/page" in ada.get("/").text
    table = id_in(ada.post("/play/expanse").headers["location"])
    room = ada.get(f"/t/{table}").text
    assert 'id="opening"' in room and 'href="/games/expanse/page"' in room
    assert "<html" not in ada.get("/games/expanse/page?fragment=1").text


def test_the_first_mention_of_a_word_explains_it() -> None:
    text = str(explained(game("expanse"), "en", "Place Influence & more Influence for 2 CP <b>"))
    assert text.count("<dfn") == 2 and text.count("Influence</dfn>") == 1
    assert "&amp;" in text and "&lt;b&gt;" in text
    assert re.search(r'data-tip="CP\nControl Points', text)


def test_parts_of_other_words_are_no_mention() -> None:
    assert "<dfn" not in str(explained(game("expanse"), "en", "Influential CPU, amplify"))
