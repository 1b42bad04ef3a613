"""Looking back at a finished game: nothing before its end, each seat by its own knowledge, and each moment once."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from html import unescape
from itertools import pairwise
from typing import Any

import pytest
from starlette.testclient import TestClient

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.match import Match
from astrarium.clockwork.names import Player
from astrarium.language import speaker, words
from astrarium.positions.record import fingerprint
from astrarium.server.app import create_app
from astrarium.server.chance_chart import NEAR, Flag, Line, draw_chances
from astrarium.server.former_rules import brought
from astrarium.server.live_table import standing_of
from astrarium.server.recording import Recording
from astrarium.server.review import Effort, Look, Review, look_back, looked, moments_of, read_look, review_of
from astrarium.server.reviewing import UNWATCHED_SECONDS, Reviewer
from astrarium.server.store import PERSON, Store
from astrarium.server.tables import LiveTable, SeatPlan, Tables
from astrarium.table.theme import livery
from lobby_browsers import Browser, act, id_in, live, played, seeded_table, sit_down, tables
from server.serving import Clock, ThinkHere, people, tables_on

HASTY = Effort(moments=7, playouts=12, glances=4, milliseconds=60_000)
"""Enough for everything but a good opinion."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    url = f"sqlite:///{tmp_path_factory.mktemp('review') / 'tables.db'}"
    with TestClient(create_app(url, pace=0, workers=1, burst=100_000, effort=HASTY)) as running:
        yield running


def finished(server: TestClient, lang: str = "en") -> tuple[Browser, LiveTable]:
    ada = Browser(server, lang)
    return ada, live(server, id_in(ada.upload(played(players=3).save()).headers["location"]))


def done(browser: Browser, table: LiveTable) -> str:
    """The page, once nothing more is to be found."""
    assert browser.get(f"/t/{table.id}/review").status_code == 200
    assert browser.server.portal is not None
    reviewer: Reviewer = browser.server.app.state.reviewer  # type: ignore[attr-defined]
    while table.id in reviewer.at_work:
        browser.server.portal.call(asyncio.sleep, 0.01)
    return unescape(browser.get(f"/t/{table.id}/review").text)


# Before the end


def test_of_a_running_game_nothing_is_told_and_nothing_looked_for(server: TestClient) -> None:
    ada, stranger = Browser(server), Browser(server)
    table, keys = seeded_table(server, [SeatPlan(PERSON, bot="random"), SeatPlan(PERSON, bot="random")], seed=7)
    sit_down(server, ada, table, keys, 0, "Ada")
    for _ in range(20):
        act(server, table)
    for path in ("/review", "/review?seat=1", "/review/parts", "/review/parts?seat=1&have=3"):
        assert ada.get(f"/t/{table.id}{path}").status_code == 409, path
        assert stranger.get(f"/t/{table.id}{path}").status_code == 403, path
    for key in (keys.seats[0], keys.watch):
        answer = server.get(f"/api/tables/{table.id}/review", headers={"authorization": f"Bearer {key}"})
        assert (answer.status_code, answer.json()["error"]) == (409, "server-not-over")
    assert server.get(f"/api/tables/{table.id}/review").status_code == 401
    assert tables(server).store.looks(table.id) == {}
    page = ada.get(f"/t/{table.id}").text
    assert f"/t/{table.id}/review" not in page


def test_who_may_not_look_at_the_table_sees_no_review_either(server: TestClient) -> None:
    _, table = finished(server)
    assert Browser(server).get(f"/t/{table.id}/review").status_code == 403
    assert Browser(server).get(f"/t/{table.id}/review/parts").status_code == 403


# One moment


def positions(key: str, players: int) -> Iterator[Match]:
    """A game at some of its moments."""
    match = Match(game(key), players, 7, game(key).checked_options(players, {}))
    rng = seeded(7, "review")
    for number in range(60):
        match.apply(rng.pick(match.state.offered))
        if number in (9, 59):
            yield match


@pytest.mark.parametrize(("key", "players"), [("expanse", 3), ("cosmic", 3)])
def test_a_seat_is_judged_by_what_it_could_know(key: str, players: int) -> None:
    """What is hidden from a seat changes nothing in its chance, nor in what the bot would have done in its place."""
    compared = 0
    for match in positions(key, players):
        state = match.state
        taken = state.legal_names[0]
        found = look_back(key, state.to_json(), 9, taken, HASTY)
        for seat in range(players):
            other = state.imagine(seat, seeded(seat, "other"))
            compared += fingerprint(other) != fingerprint(state)
            again = looked(other, 9, taken, HASTY)
            assert again.chances[seat] == found.chances[seat]
            if seat == state.player:
                assert again.options == found.options
    assert compared


def test_a_look_is_kept_as_it_is() -> None:
    look = Look(3, [0.25, None, 0.5], [("slot:1", 0.5), ("slot:2", 0.125)])
    assert read_look(3, look.written()) == look


def test_what_was_taken_is_weighed_however_many_options_are_better() -> None:
    for match in positions("expanse", 3):
        for taken in match.state.legal_names[:: max(1, len(match.state.offered) - 1)]:
            assert taken in dict(looked(match.state, 1, taken, HASTY).options)


def test_at_the_end_the_winner_has_won() -> None:
    match = played(players=3)
    look = look_back("expanse", match.state.to_json(), 1, "", HASTY)
    assert look.chances == [1.0 if seat in match.state.winners else 0.0 for seat in range(3)]
    assert look.options == []


# The whole game


def test_a_short_game_is_looked_at_throughout_and_a_long_one_in_even_steps() -> None:
    recording = Recording(played(players=2, most=100))
    assert moments_of(recording, Effort(101, 1, 1)) == list(range(101))
    assert moments_of(recording, Effort(100, 1, 1)) == [*range(99), 100]
    assert moments_of(recording, Effort(41, 1, 1)) == [number * 5 // 2 for number in range(41)]
    assert not review_of(recording, Effort(101, 1, 1), [], set()).sampled
    assert review_of(recording, Effort(100, 1, 1), [], set()).sampled


def three_looks() -> Review:
    looks = [
        Look(0, [0.5, None], [("a", 0.5), ("b", 0.4)]),
        Look(1, [0.75, 0.25], [("a", 0.75)]),
        Look(2, [None, 0.125], [("a", 0.25), ("b", 0.125)]),
        Look(3, [1.0, 0.0], []),
    ]
    return Review(2, 3, looks, 4, {0: (Player(0), "b"), 1: (Player(0), "a"), 2: (Player(1), "b")})


def test_while_a_seat_cannot_know_who_is_asked_its_line_stays() -> None:
    assert three_looks().lines() == [[0.5, 0.75, 0.75, 1.0], [0.5, 0.25, 0.125, 0.0]]


def test_what_a_player_decides_in_a_row_is_one_turn() -> None:
    turns = three_looks().turns()
    assert [(turn.begin, turn.end) for turn in turns] == [(0, 2), (2, 3)]
    assert (turns[0].before, turns[0].after) == ([0.5, 0.5], [0.75, 0.125])
    assert turns[0].size == 0.375


def test_a_decision_costs_what_the_bots_would_have_brought_more() -> None:
    review = three_looks()
    assert [(one.taken, one.best, one.agreed) for one in review.judged(0)] == [("b", "a", False), ("a", "a", True)]
    assert [round(one.lost, 3) for one in review.judged(0)] == [0.1, 0.0]
    assert [one.costly for one in review.judged(1)] == [True]


# The page


def test_an_uploaded_game_is_reviewed_in_parts(server: TestClient) -> None:
    ada, table = finished(server)
    parts = ada.get(f"/t/{table.id}/review/parts?have=-1")
    assert parts.status_code == 200
    page = done(ada, table)
    assert 'data-done="1"' in page and "<progress" not in page
    recording = Recording(table.match)
    count = len(moments_of(recording, HASTY))
    assert f'data-have="{count}"' in page
    assert ada.get(f"/t/{table.id}/review/parts?have={count}").status_code == 204
    grown = ada.get(f"/t/{table.id}/review/parts?have=1").json()
    assert (grown["have"], grown["total"], grown["done"]) == (count, count, True)
    assert f"the bot looks at {count} moments of it" in page
    winner = table.state.winners[0]
    assert f'<b data-chance="{winner}">100</b>' in page


def test_every_link_leads_to_the_decision_it_names(server: TestClient) -> None:
    ada, table = finished(server)
    done(ada, table)
    recording, say = Recording(table.match), speaker(table.game, "en")
    for seat in range(3):
        page = unescape(ada.get(f"/t/{table.id}/review?seat={seat}").text)
        found = re.findall(r'class="at" href="(/t/[^"]+)"[^>]*>(\d+)<', page)
        assert found
        for link, moment in found:
            frame = recording.frames[int(moment)]
            assert frame.state.player == seat
            shown = unescape(ada.get(link).text)
            assert f'data-seat="{seat}"' in shown
            assert words("en").say("replay-decided", what=say.label(frame.state, frame.atom)) in shown


def test_all_seats_can_be_chosen_and_no_others(server: TestClient) -> None:
    ada, table = finished(server)
    done(ada, table)
    for asked, chosen in (("0", "0"), ("2", "2"), ("3", "0"), ("-1", "0")):
        assert f'data-seat="{chosen}"' in ada.get(f"/t/{table.id}/review?seat={asked}").text


def test_nothing_in_the_page_is_styled_or_scripted_inline(server: TestClient) -> None:
    ada, table = finished(server)
    page = done(ada, table)
    assert "<style" not in page and ' style="' not in page and not re.search(r"<script(?! src=)", page)


def test_the_way_to_the_review_is_shown_once_it_is_over(server: TestClient) -> None:
    ada, table = finished(server, "it")
    for page in ("", "/summary", "/replay"):
        assert f'href="/t/{table.id}/review">Analizza la partita</a>' in unescape(ada.get(f"/t/{table.id}{page}").text)
    assert "I momenti che hanno cambiato la partita" in done(ada, table)


def test_programs_get_the_same_review(server: TestClient) -> None:
    table, keys = seeded_table(server, [SeatPlan(PERSON, bot="random"), SeatPlan(PERSON, bot="random")], seed=7)
    while not table.state.over:
        act(server, table)
    headers = {"authorization": f"Bearer {keys.watch}"}
    ada = Browser(server)
    ada.join(f"/watch/{keys.watch}")
    done(ada, table)
    told = server.get(f"/api/tables/{table.id}/review?lang=it", headers=headers).json()
    recording = Recording(table.match)
    assert told["done"] and told["looked"] == told["total"] == len(told["looks"])
    assert [look["moment"] for look in told["looks"]] == moments_of(recording, HASTY)
    assert told["looks"][-1]["chances"] == [float(seat in table.state.winners) for seat in range(2)]
    names = table.game.atoms.names
    for decision in told["decisions"]:
        frame = recording.frames[decision["moment"]]
        assert (decision["seat"], decision["taken"]["atom"]) == (frame.state.player, names[frame.atom])
        assert decision["lost"] >= 0 and decision["best"]["atom"] in frame.state.legal_names
    assert {decision["seat"] for decision in told["decisions"]} == {0, 1}


# Once, whatever happens


async def finished_table(here: Tables) -> LiveTable:
    match = played(players=2)
    events, _ = brought(match, 0.0)
    stands = standing_of(match.state)
    table, _ = await here.create("expanse", match.options, people(2), seed=match.seed, played=events, standing=stands)
    return table


class Stopping(ThinkHere):
    """After so many thoughts there is no answer until it may go on."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most
        self.stopped = asyncio.Event()
        self.go_on = asyncio.Event()

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        if self.thoughts == self.most:
            self.stopped.set()
            await self.go_on.wait()
        return await super().run(work, *args)


class Stumbling(ThinkHere):
    """Cannot think of one moment."""

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        found = await super().run(work, *args)
        if isinstance(found, Look) and found.moment == 0:
            raise RuntimeError("no idea")
        return found


def test_after_a_restart_the_review_goes_on_where_it_was(url: str) -> None:
    async def case() -> None:
        async with tables_on(url) as first:
            first.bots = stopping = Stopping(3)
            table = await finished_table(first)
            recording = Recording(table.match)
            begun = await Reviewer(first, HASTY).review(table, recording)
            assert (len(begun.looks), begun.done) == (0, False)
            await stopping.stopped.wait()
        async with tables_on(url) as second:
            reviewer = Reviewer(second, HASTY)
            again = await second.get(table.id)
            found = await reviewer.review(again, recording)
            assert [look.moment for look in found.looks] == moments_of(recording, HASTY)[:3]
            await reviewer.at_work[table.id]
            whole = await reviewer.review(again, recording)
            assert whole.done and second.bots.thoughts == whole.total - 3  # type: ignore[attr-defined]
            assert whole.looks[:3] == found.looks
            assert table.id not in reviewer.at_work
        async with tables_on(url) as third:
            last = await Reviewer(third, HASTY).review(await third.get(table.id), recording)
            assert last == whole and third.bots.thoughts == 0  # type: ignore[attr-defined]

    asyncio.run(case())


def test_many_who_look_at_once_cause_one_review(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as here:
            table = await finished_table(here)
            reviewer, recording = Reviewer(here, HASTY), Recording(table.match)
            await asyncio.gather(*(reviewer.review(table, recording) for _ in range(5)))
            await reviewer.at_work[table.id]
            found = await reviewer.review(table, recording)
            assert found.done and here.bots.thoughts == found.total  # type: ignore[attr-defined]

    asyncio.run(case())


def test_a_moment_that_cannot_be_thought_about_does_not_hide_the_rest(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as here:
            here.bots = Stumbling()
            table = await finished_table(here)
            reviewer, recording = Reviewer(here, HASTY), Recording(table.match)
            await reviewer.review(table, recording)
            await reviewer.at_work[table.id]
            found = await reviewer.review(table, recording)
            assert [look.moment for look in found.looks] == moments_of(recording, HASTY)[1:]
            assert found.done and table.id not in reviewer.at_work

    asyncio.run(case())


def test_a_review_that_nobody_looks_at_makes_room_for_others(sqlite_url: str) -> None:
    async def case() -> None:
        clock = Clock()
        async with tables_on(sqlite_url, clock) as here:
            here.bots = stopping = Stopping(3)
            left, watched = await finished_table(here), await finished_table(here)
            reviewer, recording = Reviewer(here, HASTY), Recording(left.match)
            await reviewer.review(left, recording)
            await stopping.stopped.wait()
            clock.now += UNWATCHED_SECONDS + 1
            await reviewer.review(watched, recording)
            stopping.go_on.set()
            await reviewer.at_work[watched.id]
            assert (await reviewer.review(watched, recording)).done
            assert left.id not in reviewer.at_work
            assert len((await reviewer.review(left, recording)).looks) == 4, "the one at hand was finished"
            await reviewer.at_work[left.id]
            assert (await reviewer.review(left, recording)).done

    asyncio.run(case())


def test_of_several_workers_one_looks_back(postgres_url: str) -> None:
    one, other = Store(postgres_url), Store(postgres_url)
    assert one.begin_review("game")
    assert not other.begin_review("game")
    assert other.begin_review("another")
    one.end_review()
    other.end_review()
    assert other.begin_review("game")
    other.end_review()
    one.close()
    other.close()


def test_what_was_found_first_stays(url: str) -> None:
    store = Store(url)
    store.keep_look("game", 3, "first")
    store.keep_look("game", 3, "second")
    store.keep_look("game", 1, "earlier")
    store.keep_look("another", 2, "elsewhere")
    assert list(store.looks("game").items()) == [(1, "earlier"), (3, "first")]
    assert store.looked_at("game") == {1, 3}
    store.close()


# The chart


def test_lines_stay_in_their_place_and_flags_apart() -> None:
    lines = [Line("One", livery(0), [0.0, 1.0]), Line("Two", livery(1), [1.0, 0.5])]
    flags = [Flag(moment, str(moment), "<b>", "#turn") for moment in (1, 2, 3, 98, 99, 100)]
    for wide in (370, 1120):
        drawn = draw_chances(lines, [0, 100], 100, flags, "Chances", "decisions", wide, 330)
        places = [float(x) for x in re.findall(r'<circle cx="([\d.]+)" cy="13"', drawn)]
        assert all(other - one >= NEAR - 0.2 for one, other in pairwise(places))
        assert min(places) > 0 and max(places) < wide
        points = json.loads(unescape(re.findall(r'data-points="([^"]+)"', drawn)[0]))
        assert [point[0] for point in points] == [0, 100]
        assert points[0][2] == points[1][3] + (points[0][2] - points[1][2]) / 2, "0 % and 50 %, half the height apart"
        assert "<b>" not in drawn


def test_a_chart_without_a_look_yet_has_no_lines() -> None:
    drawn = draw_chances([Line("One", livery(0), []), Line("Two", livery(1), [])], [], 100, [], "", "", 370, 330)
    assert 'data-points="[]"' in drawn and "100 %" in drawn
