"""A table of tiles in the browser: the ground is sent once, many places need no buttons, a look shows a reach."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from astrarium.clockwork.chance import seeded
from astrarium.clockwork.match import Match
from astrarium.clockwork.names import NOBODY
from astrarium.clockwork.state import State
from astrarium.contract.registry import game
from astrarium.games.parsec.state import Parsec
from astrarium.server.recording import Recording
from astrarium.server.tables import LiveTable
from lobby_browsers import Browser, act, id_in, live, serving

PARSEC = game("parsec")
SIX_GREEDY = Path(__file__).parents[1] / "builds" / "saves" / "parsec-6-greedy.json"
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


def test_trays_and_cards_stay_when_the_map_is_moved(server: TestClient) -> None:
    ada, table = at_table(server, played_until(lambda state: bool(hexes(state))))
    found = {name: part["html"] for name, part in parts(ada, table).items()}
    assert 'id="on-bank"' in found["trays"] and 'id="on-bank"' not in found["things"]
    assert 'data-lies="below"' in found["things"], "3 by 2 modules leave no room at the side"
    assert 'id="on-sheet"' in found["mats"] and found["piles"] == ""


def test_beside_a_map_that_is_not_wide_lie_the_trays_the_cards_and_the_figures(server: TestClient) -> None:
    ada, table = at_table(server, recorded())
    found = {name: part["html"] for name, part in parts(ada, table).items()}
    assert 'data-lies="beside"' in found["things"]
    assert 'id="on-sheet"' in found["cards"] and 'id="on-sheet"' not in found["mats"]


def test_a_look_marks_the_places_into_which_a_vessel_can_fire(server: TestClient) -> None:
    ada, table = at_table(server, recorded(lambda state: any(".fighter." in name for name in state.legal_names)))
    unit = next(name for name in table.state.legal_names if ".fighter." in name)
    covered = ada.get(f"/t/{table.id}/shows?thing={unit}").json()["covered"]
    assert 2 <= len(covered) <= 6 and all(name.startswith("hex:") for name in covered)
    cargo = unit.replace("fighter", "cargo")
    assert ada.get(f"/t/{table.id}/shows?thing={cargo}").json()["covered"] == [], "a cargo is not armed"


# A game of six greedy bots


def recorded(true: Callable[[State], bool] = lambda state: state.over) -> Match:
    """The recorded game up to the first decision at which this is true."""
    save = json.loads(SIX_GREEDY.read_text())
    match = Match(PARSEC, save["players"], save["seed"], save["options"])
    for atom in save["atoms"]:
        if true(match.state):
            break
        match.apply(PARSEC.atoms.index(atom))
    return match


def test_a_game_of_six_greedy_bots_is_seen_again_to_its_end(server: TestClient) -> None:
    ada, table = at_table(server, recorded())
    last = len(table.match.atoms)
    page = ada.get(f"/t/{table.id}/replay?seat=all").text
    assert f"{last} / {last}" in page
    assert f'data-at="{last}"' in page, "the log goes on to the end"
    pieces = []
    for at in (0, last // 2, last):
        moment = ada.get(f"/t/{table.id}/replay/{at}?seat=all").text
        pieces.append(len(set(re.findall(r'id="on-unit-[a-z]+-[a-z]+-\d+"', moment))))
    assert pieces[0] == 0 < 12 < pieces[1]
    end = table.state
    assert isinstance(end, Parsec)
    assert pieces[2] == sum(place != NOBODY for place in [*end.at, *end.aboard])
    assert "wins" in moment


def test_who_wins_is_first_whatever_the_points(server: TestClient) -> None:
    ada, table = at_table(server, recorded())
    state = table.state
    assert max(state.scores) > state.scores[state.winners[0]], "this one was won by riches"
    places = re.findall(r'<span class="place">(\d)</span>', ada.get(f"/t/{table.id}/summary").text)
    assert places == ["1", "2", "3", "4", "5", "6"]
    result = parts(ada, table)["prompt"]["html"]
    assert result.index('class="winner"') < result.index(f"<b>{max(state.scores)}</b>")


def test_the_all_knowing_see_every_hand(server: TestClient) -> None:
    match = recorded()
    ada, table = at_table(server, match)
    recording = Recording(match)
    at = next(number for number, frame in enumerate(recording.frames) if has_events(frame.state))
    state = recording.frames[at].state
    assert isinstance(state, Parsec)
    known = re.findall(r'id="on-known-(\d)-\d+"', ada.get(f"/t/{table.id}/replay/{at}?seat=all").text)
    assert known == [str(player) for player, cards in enumerate(state.events) for _ in cards]
    other = ada.get(f"/t/{table.id}/replay/{at}?seat=watch").text
    assert "on-known-" not in other


def has_events(state: State) -> bool:
    assert isinstance(state, Parsec)
    return all(state.events)
