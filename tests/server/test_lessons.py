"""Lessons at a real table: the guide expects, the bots keep to the lesson, and whoever likes leaves it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from functools import partial
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from astrarium.lessons import Lesson, lesson, read_lesson
from astrarium.server.guides import guide_at
from astrarium.server.live_table import LiveTable, Refused
from astrarium.server.store import BOT, PERSON
from astrarium.server.tables import SeatPlan
from lobby_browsers import Browser, id_in, live, played, serving, tables
from server.serving import tables_on, wait_until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("lessons")
    with serving(folder) as running:
        yield running


@pytest.fixture
def ada(server: TestClient) -> Browser:
    return Browser(server)


def example() -> Lesson:
    return lesson("expanse", "first")


def sit_down(server: TestClient, browser: Browser) -> LiveTable:
    answer = browser.post("/learn/expanse/first")
    assert answer.status_code == 303
    return live(server, id_in(answer.headers["location"]))


def pick(browser: Browser, table: LiveTable, atom: str) -> Any:
    seat = example().seat
    data = {"atom": atom, "seq": str(table.number(seat))}
    return browser.post(f"/t/{table.id}/act", data, headers={"accept": "application/json"}).json()


def goes_on(table: LiveTable, taken: int) -> bool:
    return len(table.match.atoms) > taken


def follow(server: TestClient, browser: Browser, table: LiveTable, until: int) -> None:
    """Do what the guide says, and let the bots go on whenever they wait to be watched."""
    taught = example()
    while len(table.match.atoms) < until:
        taken, guide = len(table.match.atoms), guide_at(table)
        assert guide is not None
        if guide.own:
            assert not pick(browser, table, taught.atoms[taken])["refused"]
        elif guide.reads:
            browser.post(f"/t/{table.id}/next", {"seq": str(table.number(taught.seat))})
        wait_until(partial(goes_on, table, taken))


def test_a_lesson_is_played_from_its_first_decision_to_its_last(server: TestClient, ada: Browser) -> None:
    table = sit_down(server, ada)
    follow(server, ada, table, len(example().atoms))
    names = table.game.atoms.names
    assert [names[atom] for atom in table.match.atoms][: len(example().atoms)] == list(example().atoms)
    assert "part-lesson" in ada.get(f"/t/{table.id}").text


def test_another_option_gets_a_kind_word_and_is_not_done(server: TestClient, ada: Browser) -> None:
    table = sit_down(server, ada)
    answer = pick(ada, table, "slot:1")
    assert answer["refused"] == "server-lesson-astray"
    assert "Antony Dresden" in answer["toast"] and "action points" in answer["toast"]
    assert not table.match.atoms
    # What the rules do not allow is told as everywhere.
    assert pick(ada, table, "base:ceres")["refused"] == "server-illegal"


def test_only_the_learner_hears_the_guide(server: TestClient, ada: Browser) -> None:
    table = sit_down(server, ada)
    page = unescape(ada.get(f"/t/{table.id}").text)
    assert "Humanity lives on Earth" in page and 'data-anchors="slot:3"' in page
    stranger = Browser(server)
    assert stranger.get(f"/t/{table.id}").status_code == 403


def test_in_italian_the_guide_speaks_italian(server: TestClient) -> None:
    browser = Browser(server, "it")
    table = sit_down(server, browser)
    assert "L’umanità vive sulla Terra" in unescape(browser.get(f"/t/{table.id}").text)


def test_a_bot_waits_until_its_move_was_announced(server: TestClient, ada: Browser) -> None:
    table = sit_down(server, ada)
    beat = next(beat for beat in example().beats if beat.name == "mars")
    follow(server, ada, table, beat.at)
    guide = guide_at(table)
    assert guide is not None and guide.reads and len(table.match.atoms) == beat.at
    assert table.may_go_on(example().seat)


def test_whoever_leaves_the_guide_plays_on_freely(server: TestClient, ada: Browser) -> None:
    table = sit_down(server, ada)
    assert ada.post(f"/t/{table.id}/alone").status_code == 303
    assert guide_at(table) is None
    assert not pick(ada, table, "slot:1")["refused"]
    assert tables(server).store.table(table.id).lesson == ""  # type: ignore[union-attr]


def test_a_stand_in_plays_the_lesson(server: TestClient, ada: Browser) -> None:
    table = sit_down(server, ada)
    ada.post(f"/t/{table.id}/stand-in", {"bot": "true", "seat": "0"})
    wait_until(lambda: len(table.match.atoms) >= len(example().atoms))
    names = table.game.atoms.names
    assert names[table.match.atoms[0]] == example().atoms[0]


def test_there_is_no_such_lesson(ada: Browser) -> None:
    assert ada.post("/learn/expanse/chess").status_code == 404
    assert ada.post("/learn/chess/first").status_code == 404


def test_a_lesson_is_left_and_resumed(sqlite_url: str) -> None:
    asyncio.run(left_and_resumed(sqlite_url))


async def left_and_resumed(sqlite_url: str) -> None:
    taught = example()
    async with tables_on(sqlite_url) as first:
        table, _ = await first.create(
            "expanse", {}, plans(), seed=1, patient=False, lesson=json.dumps(taught.to_json())
        )
        for atom in taught.atoms[:3]:
            await first.decisions.act(table, 0, atom, table.number(0))
        id = table.id
    async with tables_on(sqlite_url) as second:
        again = await second.get(id)
        guide = guide_at(again)
        assert guide is not None and guide.taken == 3 and guide.expected == taught.atoms[3]
        with pytest.raises(Refused, match="server-lesson-astray"):
            await second.decisions.act(again, 0, "cube:diplomat", again.number(0))
        await second.decisions.undo(again, 0, again.number(0))
        assert guide_at(again).taken == 2  # type: ignore[union-attr]


def plans() -> list[SeatPlan]:
    return [SeatPlan(PERSON, "Ann"), SeatPlan(BOT, bot="random")]


# A lesson from a game that was played


def test_any_finished_game_can_be_made_a_lesson_and_taken_elsewhere(server: TestClient, ada: Browser) -> None:
    match = played(players=2)
    table = live(server, id_in(ada.upload(match.save()).headers["location"]))
    assert f"/t/{table.id}/lesson" in ada.get(f"/t/{table.id}/replay").text
    page = ada.get(f"/t/{table.id}/lesson?seat=0&end=40").text
    number = int(page.split('name="say-')[1].split('"')[0])
    form = {"seat": "0", "begin": "0", "end": "40", "title": "Mine", f"say-{number}": "Look here.\r\n\r\nAnd there."}
    answer = ada.post(f"/t/{table.id}/lesson", form | {"export": "1"})
    found = read_lesson(answer.json())
    assert found.titles == {"en": "Mine"} and len(found.atoms) == 40
    assert found.beats[0].words == {"en": "Look here.\n\nAnd there."}
    bo = Browser(server)
    taught = live(server, id_in(bo.upload(answer.json()).headers["location"]))
    guide = guide_at(taught)
    assert guide is not None and guide.lesson == found
    tried = ada.post(f"/t/{table.id}/lesson", form | {"try": "1"})
    assert guide_at(live(server, id_in(tried.headers["location"]))) is not None


def test_a_lesson_can_begin_in_the_middle(server: TestClient, ada: Browser) -> None:
    table = live(server, id_in(ada.upload(played(players=2).save()).headers["location"]))
    form = {"seat": "0", "begin": "20", "end": "60", "try": "1"}
    taught = live(server, id_in(ada.post(f"/t/{table.id}/lesson", form).headers["location"]))
    assert taught.match.atoms[:20] == table.match.atoms[:20]
    assert ada.post(f"/t/{table.id}/lesson", form | {"end": "9999"}).status_code == 400


def test_no_lesson_tells_what_is_dealt_in_a_game_that_runs(server: TestClient, ada: Browser) -> None:
    table = live(server, id_in(ada.upload(played(players=2, most=10).save()).headers["location"]))
    assert ada.get(f"/t/{table.id}/lesson").status_code == 409
    assert ada.post(f"/t/{table.id}/lesson", {"seat": "0"}).status_code == 409


@pytest.mark.parametrize("change", [{"atoms": ["slot:3", "slot:3"]}, {"players": 9}, {"beats": 3}])
def test_a_file_that_the_rules_do_not_allow_is_not_opened(ada: Browser, change: dict[str, Any]) -> None:
    answer = ada.upload(example().to_json() | change)
    assert answer.status_code == 400 and "This lesson cannot be opened" in answer.text
