"""Somebody alone at a table, against a side at which nobody sits; and points below zero."""

from __future__ import annotations

from collections.abc import Iterator
from html import unescape
from pathlib import Path
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.match import Match
from astrarium.server.chart import Curve, draw_chart
from astrarium.table.theme import LIVERIES
from lobby_browsers import Browser, id_in, live, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("solo")
    with serving(folder) as running:
        yield running


def played_alone(seed: int = 2) -> Match:
    match = Match(game("athena"), 1, seed, {})
    rng = seeded(seed, "alone")
    while not match.state.over:
        match.apply(rng.pick(match.state.offered))
    return match


def looked_at(server: TestClient, match: Match) -> tuple[Browser, str]:
    ada = Browser(server, "en")
    return ada, live(server, id_in(ada.upload(match.save()).headers["location"])).id


def test_after_a_game_alone_every_page_names_both_sides(server: TestClient) -> None:
    match = played_alone()
    assert match.state.players == 1 and match.state.sides == 2 and match.state.winners == [1]
    ada, id = looked_at(server, match)
    for path in ("", "/summary", "/replay", "/review"):
        answer = ada.get(f"/t/{id}{path}")
        assert answer.status_code == 200, path
        assert "Automa" in unescape(answer.text) or path == "/review", path
    summary = unescape(ada.get(f"/t/{id}/summary").text)
    assert all(f">{points}<" in summary for points in match.state.scores)


def test_a_game_that_nobody_won_is_told_as_one(server: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played_alone()
    monkeypatch.setattr(type(match.state), "winners", property(lambda self: []))
    ada, id = looked_at(server, match)
    for path in ("", "/summary"):
        assert "Nobody wins" in ada.get(f"/t/{id}{path}").text
    assert ada.get(f"/t/{id}/review").status_code == 200


def test_points_below_zero_are_drawn_inside_the_chart() -> None:
    curves = [Curve("Ann", LIVERIES[0], [0, -3, -7, 4]), Curve("Bo", LIVERIES[1], [0, 1, 12, 12])]
    root = ElementTree.fromstring(draw_chart(curves, "Points", "decisions", 600))
    told = [element.text for element in root.iter() if element.tag.endswith("text")]
    assert "−10" in told and "0" in told and "15" in told
    heights = [float(element.attrib["y"]) for element in root.iter() if element.tag.endswith("text")]
    assert all(0 <= height <= 360 for height in heights)


def test_one_may_sit_down_alone(server: TestClient) -> None:
    assert server.portal is not None
    ada = Browser(server, "en")
    assert ada.get("/new/athena").status_code == 200
    made = {"game": "athena", "seats": [{"kind": "open"}], "seed": 3}
    answer = server.post("/api/tables", json=made)
    assert answer.status_code == 201
    ada.join(f"/join/{answer.json()['links'][0]}", "Ada")
    page = ada.get(f"/t/{answer.json()['id']}")
    assert page.status_code == 200 and "Automa" in page.text and "data-atom" in page.text
