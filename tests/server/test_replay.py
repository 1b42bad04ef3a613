"""Replay, files of a moment, and what follows the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import NOBODY
from astrarium.games.expanse.rules.scoring import ScoringPlay
from astrarium.positions.record import fingerprint
from astrarium.server.chart import spread
from astrarium.server.point_sources import points_by_source
from astrarium.server.recording import ALL_KNOWING, Recording
from astrarium.server.store import OPEN, PERSON
from astrarium.server.tables import LiveTable, SeatPlan
from lobby_browsers import Browser, act, id_in, links_in, live, played, seeded_table, serving, sit_down


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("replay")
    with serving(folder) as running:
        yield running


def two_at_table(server: TestClient) -> tuple[Browser, Browser, LiveTable]:
    """Two people in two browsers, in the middle of a Scoring turn whose Bonus Sector only one of them knows."""
    ada, bo = Browser(server), Browser(server)
    table, keys = seeded_table(server, [SeatPlan(PERSON), SeatPlan(PERSON)], seed=7)
    sit_down(server, ada, table, keys, 0, "Ada")
    sit_down(server, bo, table, keys, 1, "Bo")
    while not (isinstance(table.state.choice, ScoringPlay) and table.state.view()["picked"] == "hidden"):
        act(server, table)
    return ada, bo, table


def finished(server: TestClient, lang: str = "en", seed: int = 7) -> tuple[Browser, LiveTable]:
    ada = Browser(server, lang)
    return ada, live(server, id_in(ada.upload(played(seed=seed).save()).headers["location"]))


def everything(browser: Browser, table: LiveTable, last: int) -> list[bytes]:
    """Every byte of the replay that a browser can fetch by itself."""
    urls = [f"/t/{table.id}/replay", f"/t/{table.id}/replay?at=0", f"/t/{table.id}/position.svg"]
    for at in range(0, last + 1, 5):
        urls += [f"/t/{table.id}/replay/{at}", f"/t/{table.id}/position.json?at={at}"]
    return [browser.get(url).content for url in urls]


# While the game runs


def test_a_replay_of_a_running_game_tells_nothing_its_viewer_cannot_know(server: TestClient) -> None:
    for seat, browser in enumerate((pair := two_at_table(server))[:2]):
        assert isinstance(browser, Browser)
        table = pair[2]
        assert not table.state.over
        before = everything(browser, table, len(table.match.atoms))
        recording = server.app.state.recordings[table.id]  # type: ignore[attr-defined]
        true = [frame.state for frame in recording.frames]
        rng = seeded(seat, "leaks")
        for frame in recording.frames:
            frame.state = frame.state.imagine(seat, rng)
        assert all(
            fingerprint(one) != fingerprint(frame.state) for one, frame in zip(true, recording.frames, strict=True)
        )
        assert everything(browser, table, len(table.match.atoms)) == before
        del server.app.state.recordings[table.id]  # type: ignore[attr-defined]


def test_whispers_are_read_only_by_those_they_are_for(server: TestClient) -> None:
    ada, bo, table = two_at_table(server)
    told = [note.audience for note in table.match.notes if note.kind.key == "learns-sector"]
    pages = [unescape(browser.get(f"/t/{table.id}/replay").text) for browser in (ada, bo)]
    for seat, page in enumerate(pages):
        assert page.count("You know the Bonus Sector") == told.count(seat)


def test_while_the_game_runs_one_looks_only_through_ones_own_eyes(server: TestClient) -> None:
    ada, _, table = two_at_table(server)
    for seat in ("1", "all", "watch", "7", "-1", "x"):
        for url in (f"/t/{table.id}/replay", f"/t/{table.id}/replay/3", f"/t/{table.id}/position.json"):
            assert ada.get(f"{url}?seat={seat}").status_code == 403, (url, seat)
    assert ada.get(f"/t/{table.id}/replay/3?seat=0").status_code == 200
    assert ada.get(f"/t/{table.id}/position.json").json()["you"] == table.state.player_ids()[0]


def test_people_who_share_a_screen_see_only_what_is_public(server: TestClient) -> None:
    ada = Browser(server)
    table = live(server, id_in(ada.upload(played(most=40).save()).headers["location"]))
    assert ada.get(f"/t/{table.id}/position.json").json()["you"] is None
    assert ada.get(f"/t/{table.id}/replay?seat=0").status_code == 403


def test_the_summary_waits_for_the_end(server: TestClient) -> None:
    ada, _, table = two_at_table(server)
    assert ada.get(f"/t/{table.id}/summary").headers["location"] == f"/t/{table.id}"
    assert ada.post(f"/rematch/{table.id}").status_code == 409


def test_what_was_taken_back_is_not_in_the_film(server: TestClient) -> None:
    ada, _, table = two_at_table(server)
    while not table.may_undo(table.state.player):
        act(server, table)
    assert server.portal is not None
    count = len(table.match.atoms)
    server.portal.call(server.app.state.tables.decisions.undo, table, table.state.player, table.seq)  # type: ignore[attr-defined, call-arg]
    assert f'data-last="{count - 1}"' in ada.get(f"/t/{table.id}/replay").text


def test_hidden_answers_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody may know who is asked, a viewer's moments do not tell how many were."""
    monkeypatch.setattr(ScoringPlay, "hidden", True)
    recording = Recording(played())
    recording.notes = []
    for frame in recording.frames:
        frame.notes = 0
    asked = [isinstance(frame.state.choice, ScoringPlay) for frame in recording.frames]
    second = [at for at in range(1, len(asked)) if asked[at] and asked[at - 1]]
    assert second
    assert recording.moments(NOBODY) == [at for at in range(len(asked)) if at not in second]
    assert recording.moments(ALL_KNOWING) == list(range(len(asked)))


# Stepping


def test_a_link_leads_to_a_moment(server: TestClient) -> None:
    ada, table = finished(server)
    page = ada.get(f"/t/{table.id}/replay?at=57&seat=2").text
    assert 'data-at="57"' in page and 'data-seat="2"' in page
    assert '<option value="2" selected>' in page
    last = len(table.match.atoms)
    assert f'data-at="{last}"' in ada.get(f"/t/{table.id}/replay?at=99999").text
    assert 'data-at="0"' in ada.get(f"/t/{table.id}/replay?at=-5").text


def test_once_it_is_over_any_eyes_will_do(server: TestClient) -> None:
    ada, table = finished(server)
    recording = Recording(table.match)
    for seat in ("all", "watch", "0", "1", "2", "3"):
        assert ada.get(f"/t/{table.id}/replay/80?seat={seat}").status_code == 200
    assert ada.get(f"/t/{table.id}/position.json?at=80&seat=all").json() == recording.frames[80].state.to_json()
    assert ada.get(f"/t/{table.id}/position.json?at=80&seat=1").json() == recording.frames[80].state.view(1)
    assert ada.get(f"/t/{table.id}/replay?seat=4").status_code == 403


def test_the_all_knowing_see_a_sector_that_was_picked_in_secret(server: TestClient) -> None:
    ada, table = finished(server)
    recording = Recording(table.match)
    at = next(
        at
        for at, frame in enumerate(recording.frames)
        if isinstance(frame.state.choice, ScoringPlay) and frame.state.view(None)["picked"] == "hidden"
    )
    assert "Bonus Sector picked in secret" in ada.get(f"/t/{table.id}/replay/{at}?seat=all").text
    assert "Bonus Sector picked in secret" not in ada.get(f"/t/{table.id}/replay/{at}?seat=watch").text


def test_a_moment_is_drawn_without_styles_or_scripts_inside(server: TestClient) -> None:
    ada, table = finished(server)
    for url in (f"/t/{table.id}/replay?at=50", f"/t/{table.id}/replay/50"):
        page = ada.get(url).text
        assert "<style" not in page and ' style="' not in page and not re.search(r"<script(?! src=)", page)
        assert "data-atom" not in page


def test_the_log_ends_at_the_moment(server: TestClient) -> None:
    ada, table = finished(server)
    page = ada.get(f"/t/{table.id}/replay?at=40").text
    shown = [int(at) for at in re.findall(r'<li data-at="(\d+)"(?: class="now")?>', page)]
    later = [int(at) for at in re.findall(r'<li data-at="(\d+)" class="later">', page)]
    assert max(shown) <= 40 < min(later)


def test_a_position_is_a_picture_of_its_own(server: TestClient) -> None:
    ada, table = finished(server)
    picture = ada.get(f"/t/{table.id}/position.svg?at=30&seat=all")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert "script" not in picture.headers["content-security-policy"]
    assert picture.text.startswith("<svg") and "<style>" in picture.text


# After the end


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("factions", ["dealt", "picked"])
def test_points_by_source_add_up_to_the_scores(players: int, factions: str) -> None:
    for seed in range(8):
        match = played(players, seed, factions=factions)
        sources = points_by_source(Recording(match))
        assert [sum(line[seat] for line in sources.values()) for seat in range(players)] == match.state.scores
        assert "other" not in {line.name for line in sources}


def test_the_summary_shows_who_won_and_where_points_came_from(server: TestClient) -> None:
    ada, table = finished(server)
    page = unescape(ada.get(f"/t/{table.id}/summary").text)
    scores = sorted(table.state.scores, reverse=True)
    assert [int(points) for points in re.findall(r'<span class="points">(\d+)<', page)] == scores
    foot = re.search(r"<tfoot>(.*?)</tfoot>", page, re.DOTALL)
    assert foot and [int(points) for points in re.findall(r"<td>(\d+)</td>", foot[1])] == scores
    columns = [[0] * 4 for _ in range(1)]
    for row in re.findall(r"<tr><th scope=\"row\">.*?</tr>", page.split("<tfoot>")[0], re.DOTALL):
        cells = re.findall(r"<td[^>]*>(.*?)</td>", row)
        columns.append([int(cell.replace("−", "-")) if cell != "·" else 0 for cell in cells])
    assert [sum(column) for column in zip(*columns, strict=True)] == scores


def test_a_rematch_keeps_the_seats_of_this_browser_and_invites_the_others(server: TestClient) -> None:
    ada, bo, table = two_at_table(server)
    while not table.state.over:
        act(server, table)
    page = bo.post(f"/rematch/{table.id}", follow=True).text
    again = live(server, id_in(page))
    assert again.id != table.id
    assert [(row.kind, row.name) for row in again.seats] == [(OPEN, ""), (PERSON, "Bo")]
    assert again.row.options == table.row.options
    ada.join(next(link for link in links_in(page) if link.startswith("/join/")))
    assert not again.waits()
    stranger = Browser(server)
    assert stranger.post(f"/rematch/{table.id}").status_code == 403


def test_names_at_the_end_of_lines_keep_their_distance() -> None:
    found = spread([100.0, 101.0, 40.0, 102.0], 19, 110)
    assert sorted(found) == [40.0, 72.0, 91.0, 110.0]
    assert found[0] < found[1] < found[3]


def test_italian_replay_and_summary(server: TestClient) -> None:
    ada, table = finished(server, "it")
    assert "Onnisciente" in ada.get(f"/t/{table.id}/replay").text
    assert "Da dove vengono i punti" in ada.get(f"/t/{table.id}/summary").text
