"""A table of tiles in the browser: the ground is sent once, many places need no buttons, a look shows a reach."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from astrarium.clockwork.game import game
from astrarium.clockwork.match import Match
from astrarium.clockwork.rng import seeded
from astrarium.clockwork.state import State
from astrarium.server.live import LiveTable
from lobby_browsers import Browser, act, id_in, live, serving

PARSEC = game("parsec")
FEW = 8


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("tiles")
    with serving(folder) as running:
        yield running


def hexes(state: State) -> list[str]:
    return [name for name in state.legal_names if name.startswith("hex:")]


def played_until(true: Callable[[State], bool]) -> Match:
    match = Match(PARSEC, 2, 3, {})
    rng = seeded(3, "tiles")
    while not true(match.state):
        match.apply(rng.pick(match.state.offered))
    return match


def at_table(server: TestClient, match: Match) -> tuple[Browser, LiveTable]:
    """Everybody at one browser; whoever is asked has come forward."""
    ada = Browser(server)
    table = live(server, id_in(ada.upload(match.save()).headers["location"]))
    ada.post(f"/t/{table.id}/look", {"seat": table.state.player})
    return ada, table


def parts(browser: Browser, table: LiveTable) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = browser.get(f"/t/{table.id}/parts").json()["parts"]
    return found


def test_the_ground_is_sent_once_for_the_whole_game(server: TestClient) -> None:
    ada, table = at_table(server, played_until(lambda state: bool(hexes(state))))
    before = parts(ada, table)
    assert before["sky"]["html"].count("data-tile=") == 192, "3 by 2 modules: 6 rows of 17 and 5 of 18"
    for _ in range(12):
        act(server, table)
    ada.post(f"/t/{table.id}/look", {"seat": table.state.player})
    after = parts(ada, table)
    assert after["sky"]["hash"] == before["sky"]["hash"]
    assert after["things"]["hash"] != before["things"]["hash"]
    assert "data-tile=" not in after["things"]["html"]


def test_many_places_are_folded_away_and_few_are_not(server: TestClient) -> None:
    many = played_until(lambda state: len(hexes(state)) > FEW)
    few = played_until(lambda state: 1 < len(hexes(state)) <= FEW)
    for match, folded in ((many, True), (few, False)):
        ada, table = at_table(server, match)
        prompt = parts(ada, table)["prompt"]["html"]
        buttons = re.findall(r'<button name="atom" value="([^"]+)"', prompt)
        assert sorted(buttons) == sorted(table.state.legal_names), "every option still has its button"
        assert ('id="places"' in prompt) == folded


def test_a_look_at_a_vessel_shows_its_reach_to_everybody(server: TestClient) -> None:
    ada, table = at_table(server, played_until(lambda state: any(n.startswith("unit:") for n in state.legal_names)))
    unit = next(name for name in table.state.legal_names if name.startswith("unit:"))
    shown = ada.get(f"/t/{table.id}/shows?thing={unit}").json()["things"]
    assert shown and all(name.startswith(("hex:", "unit:")) for name in shown)
    assert f'data-shows="{unit}"' in parts(ada, table)["things"]["html"]
    assert ada.get(f"/t/{table.id}/shows?thing=hex:1.2").json()["things"] == []
    assert ada.get(f"/t/{table.id}/shows?thing=nonsense").json()["things"] == []
    assert Browser(server).get(f"/t/{table.id}/shows?thing={unit}").status_code == 403


def test_a_replay_names_its_sky_and_sends_it_by_itself(server: TestClient) -> None:
    ada, table = at_table(server, played_until(lambda state: bool(hexes(state))))
    first = ada.get(f"/t/{table.id}/replay/0").text
    page = ada.get(f"/t/{table.id}/replay").text
    name = re.compile(r'data-sky="(\w+)"')
    assert "data-tile=" not in first, "a moment has no sky of its own"
    assert name.findall(first) != name.findall(page), "the modules have been laid meanwhile"
    assert "data-tile=" not in ada.get(f"/t/{table.id}/replay/0/sky").text
    assert "data-tile=" in ada.get(f"/t/{table.id}/replay/999/sky").text
