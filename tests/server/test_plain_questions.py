"""Questions in the words of a person: whom they are for, what they are about, and where a line of the log was told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest
from starlette.testclient import TestClient

from astrarium.server.live_table import LiveTable
from lobby_browsers import Browser, id_in, live, serving, tables


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(tmp_path_factory.mktemp("plain")) as running:
        yield running


def lesson_table(server: TestClient, browser: Browser, key: str, atoms: int) -> LiveTable:
    """The first lesson of a game, played so far by whoever the lesson names."""
    table = live(server, id_in(browser.post(f"/learn/{key}/first").headers["location"]))
    browser.post(f"/t/{table.id}/alone")
    from astrarium.lessons import lesson

    taught = lesson(key, "first")
    for atom in taught.atoms[taught.start : atoms]:
        seat = table.state.player
        assert server.portal is not None
        server.portal.call(tables(server).decisions.act, table, seat, atom, table.number(seat))
    return table


def prompt_of(page: str) -> str:
    found = re.search(r'id="part-prompt".*?</section>', page, re.DOTALL)
    assert found
    return unescape(found[0])


def test_a_number_is_not_said_twice(server: TestClient) -> None:
    ada = Browser(server)
    table = lesson_table(server, ada, "expanse", 7)
    buttons = re.findall(r"<button name=\"atom\".*?</button>", prompt_of(ada.get(f"/t/{table.id}").text), re.DOTALL)
    amounts = [button for button in buttons if 'value="amount:' in button]
    assert amounts and all("<kbd" not in button and "data-key" in button for button in amounts)


def test_a_card_that_another_plays_is_shown_with_its_text_and_player(server: TestClient) -> None:
    ada = Browser(server)
    table = lesson_table(server, ada, "cosmic", 58)
    prompt = prompt_of(ada.get(f"/t/{table.id}").text)
    assert "A power is being used" in prompt
    assert re.search(r'class="in-use"><b>Warrior</b> · [^<]*Red', prompt)


def test_a_question_for_another_says_whom_it_is_for(server: TestClient) -> None:
    ada = Browser(server)
    table = live(server, id_in(ada.post("/learn/expanse/first").headers["location"]))
    from astrarium.lessons import lesson

    for atom in lesson("expanse", "first").atoms[:11]:
        assert server.portal is not None
        server.portal.call(tables(server).decisions.act, table, 0, atom, table.number(0))
    prompt = prompt_of(ada.get(f"/t/{table.id}").text)
    assert re.search(r"Easy bot is asked: <q>Take a card", prompt)


def test_a_line_of_the_log_leads_to_its_moment(server: TestClient) -> None:
    ada = Browser(server)
    table = lesson_table(server, ada, "expanse", 11)
    room = ada.get(f"/t/{table.id}").text
    line = int(re.findall(r'<p data-line="(\d+)"><span class="words">United Nations takes Antony', room)[0])
    replay = ada.get(f"/t/{table.id}/replay?line={line}").text
    assert 'data-at="1"' in replay
    assert 'data-at="0"' not in re.findall(r"<main[^>]*>", replay)[0]
    assert ada.get(f"/t/{table.id}/replay?line=9999").status_code == 200
