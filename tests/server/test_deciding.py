"""The end page tells why somebody won: by what, how the points compare, and which moments turned it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest
from starlette.testclient import TestClient

from astrarium import Game, game
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.match import Match
from astrarium.contract.registry import all_games
from astrarium.language import LANGUAGES
from astrarium.server.app import create_app
from astrarium.server.deciding import MOST_PARTED, reasons_of
from astrarium.server.live_table import LiveTable
from astrarium.server.point_sources import GOAL, POINTS, TIE, book_of, points_by_source
from astrarium.server.recording import Recording
from astrarium.server.review import Effort
from astrarium.server.review_page import TURNING_POINTS
from language.spoken import note_kinds
from lobby_browsers import Browser, id_in, live

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
HASTY = Effort(moments=9, playouts=12, glances=4, milliseconds=60_000)
FEWER = 2
"""With this seed a player of Parsec wins who has fewer points than another."""
TIED = 34
"""With this seed The Expanse ends in a tie."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    url = f"sqlite:///{tmp_path_factory.mktemp('deciding') / 'tables.db'}"
    with TestClient(create_app(url, pace=0, workers=1, burst=100_000, effort=HASTY)) as running:
        yield running


def over(key: str, players: int, seed: int, **options: str) -> Match:
    match = Match(game(key), players, seed, game(key).checked_options(players, options))
    rng = seeded(seed, "end")
    while not match.state.over:
        match.apply(rng.pick(match.state.offered))
    return match


def end_page(server: TestClient, match: Match, lang: str = "en") -> tuple[Browser, LiveTable, str]:
    ada = Browser(server, lang)
    table = live(server, id_in(ada.upload(match.save()).headers["location"]))
    return ada, table, unescape(ada.get(f"/t/{table.id}/summary").text)


@GAMES
def test_what_tells_of_a_victory_is_a_note_with_a_rule(game: Game[Any]) -> None:
    kinds = {kind.key: kind for kind in note_kinds(game)}
    ending = book_of(game.key).ending
    assert ending and set(ending.values()) <= {POINTS, TIE, GOAL}
    assert all(kinds[key].rule in game.rules for key in ending)


@pytest.mark.parametrize("key", ["athena", "cosmic", "expanse", "interstellar", "parsec"])
def test_every_end_has_its_reason(key: str) -> None:
    match = over(key, game(key).least if key != "athena" else 2, 1, **game(key).brief)
    for lang in LANGUAGES:
        told = reasons_of(Recording(match), lang)
        assert len(told) >= len(match.state.winners)
        assert all(reason.line and reason.rule for reason in told)


@pytest.mark.parametrize("seed", range(3))
def test_what_lies_on_the_table_adds_up_to_the_points(seed: int) -> None:
    match = over("parsec", 3, seed, timed="10")
    sources = points_by_source(Recording(match))
    assert [sum(points[side] for points in sources.values()) for side in range(3)] == match.state.scores


def test_a_winner_with_fewer_points_is_explained(server: TestClient) -> None:
    match = over("parsec", 3, FEWER)
    state = match.state
    winner = state.winners[0]
    assert state.scores[winner] < max(state.scores)
    _, _, page = end_page(server, match)
    assert f"{max(state.scores)} against {state.scores[winner]} of" in page and "that did not decide" in page
    assert "Goal reached" in page and "Whoever reaches the goal wins at once" in page
    assert 'class="parted"' not in page, "points that did not decide are not compared"


def test_a_tie_says_how_it_broke(server: TestClient) -> None:
    match = over("expanse", 2, TIED)
    assert match.state.scores[0] == match.state.scores[1]
    _, _, page = end_page(server, match)
    assert re.search(r'class="how tie">Tie</span><strong>[^<]*held the Rocinante', page)
    assert "have 37 each" in page and "what breaks ties decided" in page and "EXP-20.11" in page


def test_the_sources_that_made_the_lead_are_named(server: TestClient) -> None:
    match = over("expanse", 2, 0)
    _, _, page = end_page(server, match, "it")
    assert "Che cosa ha deciso" in page and "35 in più" in page
    parted = [int(by.replace("−", "-")) for by in re.findall(r'<dd class="(?:up|down)">[^<]* <b>([+−]\d+)</b>', page)]
    differences = sorted(
        (points[1] - points[0] for points in points_by_source(Recording(match)).values()), reverse=True
    )
    assert sum(differences) == 35
    more, less = [by for by in parted if by > 0], [by for by in parted if by < 0]
    assert more == [by for by in differences if by > 0][:MOST_PARTED] and not less


def test_the_moments_that_turned_it_are_told_as_they_are_found(server: TestClient) -> None:
    ada, table, page = end_page(server, over("expanse", 2, 0))
    assert f'id="turning-points" data-of="{table.id}"' in page
    assert Browser(server).get(f"/t/{table.id}/review/turns").status_code == 403
    told: dict[str, Any] = {"done": False}
    assert server.portal is not None
    while not told["done"]:
        answer = ada.get(f"/t/{table.id}/review/turns")
        told = json.loads(answer.text)
        server.portal.call(asyncio.sleep, 0.01)
    assert told["have"] == told["total"] == HASTY.moments
    assert 1 <= told["turns"].count('id="turn-') <= TURNING_POINTS
    assert ada.get(f"/t/{table.id}/review/turns?have={told['have']}").status_code == 204
