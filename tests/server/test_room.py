"""The table in the browser, as HTTP: who may look, what a click does, and what is sent to whom."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import aclosing
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from astrarium.clockwork.chance import seeded
from astrarium.clockwork.names import NOBODY
from astrarium.language import LANGUAGES, speaker, words
from astrarium.server.app import create_app
from astrarium.server.attendance import AWAY_SECONDS
from astrarium.server.recent_changes import RecentChanges, trace
from astrarium.server.room import told_changes
from astrarium.server.store import BOT, OPEN, PERSON
from astrarium.server.store_rows import NORMAL, STEP, Pace
from astrarium.server.tables import Keys, LiveTable, SeatPlan
from astrarium.server.visitor import KEYS, LANG, Visitor
from patience import PATIENCE
from server.serving import QUICK

JSON = {"accept": "application/json"}


class House:
    """A server with a door for each browser."""

    def __init__(self, url: str) -> None:
        self.app = create_app(url, pace=0, burst=100_000, new_tables=1e9)
        self.first = TestClient(self.app)

    def table(self, *kinds: str, public: bool = False, seed: int = 7, pace: Pace = NORMAL) -> tuple[LiveTable, Keys]:
        plans = [SeatPlan(kind, f"Person {seat}" if kind == PERSON else "", QUICK) for seat, kind in enumerate(kinds)]
        create = self.app.state.tables.create
        made: tuple[LiveTable, Keys] = self.call(create, "expanse", {}, plans, "", public, 0, seed, (), None, pace)
        return made

    def call(self, work: Any, *args: Any) -> Any:
        assert self.first.portal is not None
        return self.first.portal.call(work, *args)

    def stream(self, table: LiveTable, *keys: str) -> AsyncGenerator[str, None]:
        """What a browser with these keys hears."""
        return told_changes(self.app.state.tables, table, Visitor(list(keys), "en", "", False))

    def browser(self, *keys: str, lang: str = "en") -> TestClient:
        found = TestClient(self.app, follow_redirects=False)
        found.portal = self.first.portal
        found.cookies.set(KEYS, ".".join(keys))
        found.cookies.set(LANG, lang)
        return found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    made = House(f"sqlite:///{tmp_path_factory.mktemp('room') / 'tables.db'}")
    with made.first:
        yield made


def parts(browser: TestClient, table: LiveTable, **have: str) -> dict[str, str]:
    header = ",".join(f"{name}={hash}" for name, hash in have.items())
    answer = browser.get(f"/t/{table.id}/parts", headers=JSON | {"x-have": header})
    assert answer.status_code == 200
    return {name: part["html"] for name, part in answer.json()["parts"].items()}


def play(house: House, table: LiveTable, decisions: int, seed: int = 1) -> None:
    """Random decisions of whoever is asked."""
    rng = seeded(seed, "room")
    for _ in range(decisions):
        if table.state.over:
            return
        offered = table.state.offered
        name = table.game.atoms.names[offered[rng.below(len(offered))]]
        house.call(house.app.state.tables.decisions.act, table, table.state.player, name, table.seq)


def act(browser: TestClient, table: LiveTable, atom: str, seq: int) -> Any:
    answer = browser.post(f"/t/{table.id}/act", data={"atom": atom, "seq": seq}, headers=JSON)
    assert answer.status_code == 200
    return answer.json()


# Who may look


def test_a_table_by_invitation_shows_nothing_to_strangers(house: House) -> None:
    table, _ = house.table(PERSON, PERSON)
    stranger = house.browser()
    for path in ("", "/parts", "/stream", "/text"):
        assert stranger.get(f"/t/{table.id}{path}").status_code == 403
    for path, data in (("act", {"atom": "do:pass", "seq": 0}), ("say", {"text": "hello"}), ("take", {"seat": 0})):
        assert stranger.post(f"/t/{table.id}/{path}", data=data, headers=JSON).status_code == 403


def test_a_table_that_does_not_exist_is_told_in_words(house: House) -> None:
    answer = house.browser().get("/t/nowhere")
    assert answer.status_code == 404
    assert words("en").say("server-no-such-table") in answer.text


def test_spectators_see_the_table_and_no_options(house: House) -> None:
    table, keys = house.table(PERSON, PERSON)
    page = house.browser(keys.watch).get(f"/t/{table.id}")
    assert page.status_code == 200
    assert 'id="options"' not in page.text and "data-atom" not in page.text
    public, _ = house.table(PERSON, PERSON, public=True)
    assert house.browser().get(f"/t/{public.id}").status_code == 200


# Playing


def test_every_option_is_a_button_and_every_thing_is_clickable_where_it_is_drawn(house: House) -> None:
    table, keys = house.table(PERSON, PERSON, seed=3)
    browsers = [house.browser(key) for key in keys.seats]
    for round in range(40):
        seat, state = table.state.player, table.state
        page = parts(browsers[seat], table)
        buttons = re.findall(r'<button name="atom" value="([^"]+)"', page["prompt"])
        assert buttons == list(state.legal_names)
        pictures = "".join(page[name] for name in ("things", "mats", "cards", "piles"))
        drawn = set(re.findall(r'data-atom="([^"]+)"', pictures))
        verbs = {state.game.atoms.names[atom] for atom in state.game.atoms.verbs}
        assert set(buttons) - verbs <= drawn
        assert drawn <= set(buttons)
        other = parts(browsers[1 - seat], table)
        assert "data-atom" not in "".join(other.values())
        play(house, table, 1, seed=round)


def test_a_click_is_answered_with_the_parts_that_changed(house: House) -> None:
    table, keys = house.table(PERSON, PERSON)
    browser = house.browser(keys.seats[table.state.player])
    first = browser.get(f"/t/{table.id}/parts", headers=JSON).json()["parts"]
    have = ",".join(f"{name}={part['hash']}" for name, part in first.items())
    assert browser.get(f"/t/{table.id}/parts", headers={"x-have": have}).json()["parts"] == {}
    answer = browser.post(
        f"/t/{table.id}/act",
        data={"atom": table.state.legal_names[0], "seq": table.seq},
        headers=JSON | {"x-have": have},
    ).json()
    assert answer["refused"] == ""
    assert "prompt" in answer["parts"] and "status" in answer["parts"]
    assert "sky" not in answer["parts"]


def test_a_stale_or_repeated_click_is_answered_kindly(house: House) -> None:
    table, keys = house.table(PERSON, PERSON)
    browser = house.browser(keys.seats[table.state.player])
    atom, seq = table.state.legal_names[0], table.seq
    act(browser, table, atom, seq)
    after = table.seq
    again = act(browser, table, atom, seq)
    assert again["refused"] == "server-stale"
    assert again["toast"] == words("en").say("server-stale")
    assert again["parts"]["status"]["html"].count(f'data-seq="{after}"') == 1
    assert table.seq == after


def test_what_is_not_offered_is_refused_with_a_reason(house: House) -> None:
    table, keys = house.table(PERSON, PERSON)
    browser = house.browser(keys.seats[table.state.player])
    for atom in ("do:pass", "no such atom"):
        answer = act(browser, table, atom, table.seq)
        assert answer["refused"] and answer["toast"]
    assert table.seq == 0


def test_only_the_seat_that_is_asked_decides(house: House) -> None:
    table, keys = house.table(PERSON, PERSON)
    for key in (keys.seats[1 - table.state.player], keys.watch):
        answer = act(house.browser(key), table, table.state.legal_names[0], table.seq)
        assert answer["refused"] == "server-not-your-turn"
    assert table.seq == 0


def test_without_script_a_click_leads_back_to_the_table(house: House) -> None:
    table, keys = house.table(PERSON, PERSON)
    browser = house.browser(keys.seats[table.state.player])
    data = {"atom": table.state.legal_names[0], "seq": table.seq, "back": "text"}
    assert browser.post(f"/t/{table.id}/act", data=data).headers["location"] == f"/t/{table.id}/text"
    stale = browser.post(f"/t/{table.id}/act", data=data)
    assert stale.status_code == 303
    assert words("en").say("server-stale") in browser.get(stale.headers["location"]).text


def test_undo_takes_back_what_may_be_taken_back(house: House) -> None:
    table, keys = house.table(PERSON, PERSON)
    while not table.match.may_undo(table.state.player):
        play(house, table, 1, seed=table.seq)
    seat, atoms = table.state.player, len(table.match.atoms)
    browser = house.browser(keys.seats[seat])
    assert 'data-undo="1"' in parts(browser, table)["status"]
    stale = browser.post(f"/t/{table.id}/undo", data={"seq": table.seq - 1}, headers=JSON).json()
    assert stale["refused"] == "server-stale"
    other = house.browser(keys.seats[1 - seat]).post(f"/t/{table.id}/undo", data={"seq": table.seq}, headers=JSON)
    assert other.json()["refused"] == "server-no-undo"
    done = browser.post(f"/t/{table.id}/undo", data={"seq": table.seq}, headers=JSON).json()
    assert done["refused"] == "" and len(table.match.atoms) == atoms - 1


def test_refusals_stand_greyed_with_reason_and_rule(house: House) -> None:
    table, keys = house.table(PERSON, PERSON)
    while not table.state.refused():
        play(house, table, 1, seed=table.seq)
    refusal = table.state.refused()[0]
    prompt = parts(house.browser(keys.seats[table.state.player]), table)["prompt"]
    assert speaker(table.game, "en").refusal(refusal) in prompt
    assert f'data-rule="{refusal.rule}"' in prompt


def test_a_hint_names_an_option_and_the_chances_to_win(house: House) -> None:
    table, keys = house.table(PERSON, PERSON)
    browser = house.browser(keys.seats[table.state.player])
    answer = browser.post(f"/t/{table.id}/hint", headers=JSON).json()
    assert {each["atom"] for each in answer["hints"]} == set(table.state.legal_names)
    best = speaker(table.game, "en").label(table.state, table.game.atoms.index(answer["hints"][0]["atom"]))
    assert words("en").say("room-advised", option=best) in unescape(answer["panel"])
    shares = [int(share) for share in re.findall(r"(\d+) %", answer["panel"].split('class="standing"')[1])]
    assert len(shares) == len(table.seats) and abs(sum(shares) - 100) <= len(shares)
    other = house.browser(keys.seats[1 - table.state.player]).post(f"/t/{table.id}/hint", headers=JSON).json()
    assert other == {"hints": [], "toast": words("en").say("server-not-your-turn")}


# What is sent to whom


def test_nothing_depends_on_what_the_viewer_cannot_know(house: House) -> None:
    table, keys = house.table(PERSON, PERSON, PERSON, seed=11)
    viewers = {seat: house.browser(key) for seat, key in enumerate(keys.seats)} | {NOBODY: house.browser(keys.watch)}
    for round in range(12):
        play(house, table, 9, seed=round)
        real = table.match.state
        for viewer, browser in viewers.items():
            seen = parts(browser, table), browser.get(f"/t/{table.id}/text").text
            table.match.state = real.imagine(viewer, seeded(round, "other"))
            table.wake()
            assert (parts(browser, table), browser.get(f"/t/{table.id}/text").text) == seen
            table.match.state = real
            table.wake()


def test_behind_the_curtain_a_shared_browser_sees_what_spectators_see(house: House) -> None:
    table, keys = house.table(PERSON, PERSON)
    both, watcher = house.browser(*keys.seats), house.browser(keys.watch)
    asked = table.state.player
    hidden = parts(both, table)
    assert 'id="curtain"' in hidden["curtain"] and "data-atom" not in "".join(hidden.values())
    seen = parts(watcher, table)
    for name in ("things", "cards", "piles", "log-0"):
        assert hidden[name] == seen[name]
    assert act(both, table, table.state.legal_names[0], table.seq)["refused"] == "server-not-your-turn"
    assert both.post(f"/t/{table.id}/look", data={"seat": asked}, headers=JSON).json() == {"seat": asked}
    assert parts(both, table)["curtain"].strip() == "" and "data-atom" in parts(both, table)["prompt"]
    while table.state.player == asked:
        play(house, table, 1, seed=table.seq)
    assert words("en").say("room-curtain", name=f"Person {1 - asked}") in parts(both, table)["curtain"]


def test_nobody_comes_forward_for_a_seat_of_others(house: House) -> None:
    table, keys = house.table(PERSON, PERSON)
    assert house.browser(keys.seats[0]).post(f"/t/{table.id}/look", data={"seat": 1}).status_code == 404


# Sitting, talking, languages


def test_an_open_seat_can_be_taken_once(house: House) -> None:
    table, keys = house.table(PERSON, OPEN, public=True)
    assert act(house.browser(keys.seats[0]), table, table.state.legal_names[0], 0)["refused"]
    guest = house.browser()
    assert words("en").say("room-take") in guest.get(f"/t/{table.id}").text
    answer = guest.post(f"/t/{table.id}/take", data={"seat": 1, "name": "Zoë"}, headers=JSON)
    assert answer.json() == {"again": True} and KEYS in answer.headers["set-cookie"]
    assert table.seats[1].name == "Zoë"
    late = house.browser().post(f"/t/{table.id}/take", data={"seat": 1, "name": "Late"}, headers=JSON).json()
    assert late["refused"] == "server-seat-taken"


def test_a_seat_can_be_handed_to_a_bot_only_by_its_owner(house: House) -> None:
    table, keys = house.table(PERSON, PERSON, BOT)
    waiting = 0 if table.state.player == 1 else 1
    browser = house.browser(keys.seats[waiting])
    other = browser.post(f"/t/{table.id}/stand-in", data={"seat": 1 - waiting, "bot": "true"}, headers=JSON).json()
    assert other["refused"] == "server-not-a-person"
    browser.post(f"/t/{table.id}/stand-in", data={"bot": "true"}, headers=JSON)
    assert table.seats[waiting].stand_in
    browser.post(f"/t/{table.id}/stand-in", data={"bot": "false"}, headers=JSON)
    assert not table.seats[waiting].stand_in


def test_the_others_vote_a_bot_in_for_who_is_away(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, keys = house.table(PERSON, PERSON, PERSON, PERSON)
    away, here, pair = 0, house.browser(keys.seats[1]), house.browser(*keys.seats[2:])
    tables = house.app.state.tables

    def vote(browser: TestClient, seat: int = away) -> Any:
        return browser.post(f"/t/{table.id}/vote", data={"seat": seat}, headers=JSON).json()

    def button(browser: TestClient) -> list[tuple[str, str]]:
        return re.findall(r"/vote.*?<button( disabled)?>([^<]+)<", parts(browser, table)["people"])

    assert vote(here)["refused"] == "server-not-away" and button(here) == []
    now = tables.clock()
    monkeypatch.setattr(tables, "clock", lambda: now + AWAY_SECONDS + 1)
    for seat in (1, 2, 3):
        tables.attendance.seen(table, seat)
    assert button(here) == [("", words("en").say("room-vote"))]
    for stranger in (house.browser(keys.watch), house.browser(keys.seats[away])):
        assert vote(stranger)["refused"] == "server-no-vote"
    assert vote(here, 9)["refused"] == "server-no-such-seat"
    # One of the two at the shared screen has handed the seat to a bot: that takes nothing from the other's vote.
    house.call(tables.stand_in, table, 3, True)
    assert vote(here)["refused"] == "" and button(here) == [(" disabled", words("en").say("room-voted"))]
    assert button(pair) == [("", words("en").say("room-vote"))] and not table.seats[away].stand_in
    answer = vote(pair)
    assert (answer["refused"], answer["toast"]) == ("", "") and table.seats[away].stand_in
    assert vote(here)["refused"] == "server-not-away"


# The pace of the bots


def stepping(house: House) -> tuple[LiveTable, Keys]:
    """A person and a bot that is asked and waits for a step; it has never begun to think."""
    table, keys = house.table(BOT, PERSON, pace=STEP)
    while table.state.player != 0:
        house.call(house.app.state.tables.decisions.act, table, 1, table.state.legal_names[0], table.seq)
    return table, keys


def step(browser: TestClient, table: LiveTable, seq: int) -> Any:
    return browser.post(f"/t/{table.id}/next", data={"seq": seq}, headers=JSON)


def test_a_click_asks_for_the_next_decision_of_a_bot(house: House) -> None:
    table, keys = stepping(house)
    browser, seq = house.browser(keys.seats[1]), table.seq
    assert 'id="next"' in parts(browser, table)["prompt"]
    # Of two clicks on the same picture the second is for nothing, and nobody is told off.
    for _ in range(2):
        answer = step(browser, table, seq)
        assert answer.status_code == 200 and not answer.json()["toast"]
    house.call(asyncio.wait_for, until(lambda: table.seq > seq), PATIENCE)
    assert table.seq == seq + 1


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


def test_whoever_sits_at_the_table_sets_its_pace_and_all_see_it(house: House) -> None:
    table, keys = house.table(PERSON, PERSON, BOT)
    ann, bob, watcher = (house.browser(key) for key in (*keys.seats[:2], keys.watch))
    assert ann.post(f"/t/{table.id}/pace", data={"pace": "fast"}, headers=JSON).status_code == 200
    for browser in (ann, bob):
        assert re.search(r'value="fast" aria-pressed="true"', parts(browser, table)["tempo"])
    seen = parts(watcher, table)["tempo"]
    assert words("en").say("room-pace-fast") in seen and "<button" not in seen
    for path, data in (("pace", {"pace": "step"}), ("next", {"seq": table.seq})):
        refused = watcher.post(f"/t/{table.id}/{path}", data=data, headers=JSON).json()
        assert refused["refused"] == "server-watch-only"
    assert ann.post(f"/t/{table.id}/pace", data={"pace": "slow"}, headers=JSON).status_code == 400
    assert table.row.pace == "fast"


def test_spectators_are_told_whom_a_bot_waits_for_and_may_not_hurry_it(house: House) -> None:
    table, keys = stepping(house)
    seen = parts(house.browser(keys.watch), table)["prompt"]
    assert words("en").say("room-next-others") in unescape(seen) and 'id="next"' not in seen


def test_without_script_the_next_step_is_a_button_of_the_text_version(house: House) -> None:
    table, keys = stepping(house)
    page = house.browser(keys.seats[1]).get(f"/t/{table.id}/text").text
    assert f'action="/t/{table.id}/next"' in page
    assert f'action="/t/{table.id}/next"' not in house.browser(keys.watch).get(f"/t/{table.id}/text").text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_that_bots_play_weaker_as_long_as_they_do(
    house: House, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    tables = house.app.state.tables
    plans = [SeatPlan(BOT, bot="hard"), SeatPlan(PERSON)]
    table, keys = house.call(tables.create, "expanse", {}, plans, "", False, 0, 7)
    house.call(tables.set_pace, table, "step")
    browser = house.browser(keys.seats[1], lang=lang)
    for condition in ("plain", "warming", "ready"):
        monkeypatch.setattr(tables.bots, "condition", lambda key, found=condition: found)
        table.wake()
        found = parts(browser, table)
        said = {told: words(lang).say(f"room-bots-{told}") for told in ("plain", "warming")}
        shown = {told for told, sentence in said.items() if sentence in unescape(found["tempo"])}
        assert shown == {condition} - {"ready"}
        if table.state.player == 0:
            assert all((sentence in unescape(found["prompt"])) == (told in shown) for told, sentence in said.items())


def test_bots_that_do_not_search_are_never_said_to_be_weaker(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.app.state.tables.bots, "condition", lambda key: "plain")
    table, keys = house.table(BOT, PERSON)
    assert words("en").say("room-bots-plain") not in unescape(str(parts(house.browser(keys.seats[1]), table)))


def test_talk_and_names_are_escaped(house: House) -> None:
    table, keys = house.table(PERSON, PERSON)
    browser = house.browser(keys.seats[0])
    house.call(house.app.state.tables.rename, table, 0, "<i>Ada</i>")
    browser.post(f"/t/{table.id}/say", data={"text": "<script>alert(1)</script>"}, headers=JSON)
    page = browser.get(f"/t/{table.id}").text
    assert "<script>alert" not in page and "&lt;script&gt;alert(1)&lt;/script&gt;" in page
    assert "<i>Ada</i>" not in page and "&lt;i&gt;Ada&lt;/i&gt;" in page


def test_each_person_reads_their_own_language(house: House) -> None:
    table, keys = house.table(PERSON, PERSON)
    ada, bruno = (house.browser(key) for key in keys.seats)
    answer = ada.post("/lang", data={"lang": "it", "back": f"/t/{table.id}"})
    assert answer.status_code == 303 and answer.headers["location"] == f"/t/{table.id}"
    assert f"{LANG}=it" in answer.headers["set-cookie"]
    italian = house.browser(keys.seats[0], lang="it").get(f"/t/{table.id}").text
    assert '<html lang="it">' in italian and words("it").say("room-undo") in italian
    assert '<html lang="en">' in bruno.get(f"/t/{table.id}").text
    assert ada.post("/lang", data={"lang": "it", "back": "//elsewhere"}).headers["location"] == "/"
    assert ada.post("/lang", data={"lang": "tlh"}).status_code == 400


# The page


class Inline(HTMLParser):
    """Finds what the content policy forbids, and ids that stand twice."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = dict(attrs)
        if tag == "style" or (tag == "script" and "src" not in names):
            self.found.append(tag)
        self.found += [name for name in names if name == "style" or name.startswith("on")]
        self.ids += [id for id in (names.get("id"),) if id]


def test_the_page_has_no_inline_script_or_style_and_no_id_twice(house: House) -> None:
    table, keys = house.table(PERSON, PERSON, PERSON, PERSON)
    play(house, table, 60)
    for path in ("", "/text"):
        answer = house.browser(keys.seats[table.state.player]).get(f"/t/{table.id}{path}")
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self';" in policy and "unsafe" not in policy
        seen = Inline()
        seen.feed(answer.text)
        assert seen.found == []
        assert len(seen.ids) == len(set(seen.ids))


def test_the_text_version_says_all_options(house: House) -> None:
    table, keys = house.table(PERSON, PERSON)
    browser = house.browser(keys.seats[table.state.player])
    plain = browser.get(f"/t/{table.id}/text", headers={"accept": "text/plain"})
    assert plain.headers["content-type"].startswith("text/plain")
    say = speaker(table.game, "en")
    for atom in table.state.offered:
        assert say.label(table.state, atom) in plain.text


def test_after_the_end_the_page_says_who_won_and_offers_a_rematch(house: House) -> None:
    table, keys = house.table(PERSON, PERSON)
    play(house, table, table.game.bound_for(table.row.players, table.row.options))
    assert table.state.over
    prompt = parts(house.browser(keys.seats[0]), table)["prompt"]
    assert f'action="/rematch/{table.id}"' in prompt
    assert f"Person {table.state.winners[0]}" in prompt


def test_the_stream_says_that_something_changed(house: House) -> None:
    table, keys = house.table(PERSON, PERSON)

    async def heard() -> list[str]:
        stream = house.stream(table, keys.seats[0])
        lines = [await anext(stream), await anext(stream)]
        table.wake()
        lines.append(await anext(stream))
        await stream.aclose()
        return lines

    assert house.call(heard) == ["retry: 1500\n\n", "event: change\ndata: 0\n\n", "event: change\ndata: 1\n\n"]
    assert not table.listeners


@pytest.mark.parametrize("public", [False, True])
def test_the_stream_ends_with_the_key_that_opened_it(house: House, public: bool) -> None:
    """Else the former holder would hear when the seat is asked, and it would seem to be attended."""
    table, keys = house.table(PERSON, PERSON, public=public)
    door = house.app.state.tables.links

    async def heard(*opened: str) -> list[str]:
        stream = house.stream(table, *opened)
        await anext(stream)
        await anext(stream)
        table.last_seen.clear()
        await door.exchange(await door.carry(table, 1, keys.seats[1]))
        return [line async for line in stream]

    assert house.call(heard, *keys.seats) == [], "one of two seats at a screen is gone"
    assert not table.last_seen and not table.listeners


def test_the_stream_of_a_spectator_ends_with_the_link(house: House) -> None:
    table, keys = house.table(PERSON, PERSON)

    async def heard() -> list[str]:
        stream = house.stream(table, keys.watch)
        await anext(stream)
        await anext(stream)
        await house.app.state.tables.links.revoke(table, NOBODY)
        return [line async for line in stream]

    assert house.call(heard) == [] and not table.listeners


# What is marked as fresh


def test_what_others_did_since_my_last_decision_is_marked(house: House) -> None:
    table, _ = house.table(PERSON, PERSON, seed=5)
    play(house, table, 40, seed=2)
    while table.state.player != table.match.moments[-1].player if table.match.moments else True:
        play(house, table, 1, seed=table.seq)
    recent = table.recent
    other = 1 - recent.runs[NOBODY].mover
    before, now = trace(recent.runs[other].left, other), trace(table.state, other)
    fresh = recent.fresh(recent.runs[other], table.state, other)
    assert fresh >= {id for id in now if now[id] != before.get(id)} > set()


def test_what_was_taken_back_leaves_no_mark(house: House) -> None:
    """Given decisions that were taken back, the same is marked as if they had never been taken."""
    table, _ = house.table(PERSON, PERSON, seed=5)
    decisions, rng = house.app.state.tables.decisions, seeded(4, "undo")
    undone = 0
    for _ in range(60):
        seat = table.state.player
        name = table.game.atoms.names[rng.pick(list(table.state.legal))]
        house.call(decisions.act, table, seat, name, table.number(seat))
        # Two in a row, where two may go back.
        for _ in range(2):
            if rng.below(3) == 0 and table.may_undo(seat):
                house.call(decisions.undo, table, seat, table.number(seat))
                undone += 1
    assert undone > 10
    match = table.match.afresh()
    straight = RecentChanges(match.state)
    for atom in table.match.atoms:
        before = match.state
        match.go_on(atom, match.ahead(atom))
        straight.decided(before, len(match.moments))
    for viewer, run in table.recent.runs.items():
        same = straight.runs[viewer]
        marked = table.recent.fresh(run, table.state, viewer)
        assert (run.mover, marked) == (same.mover, straight.fresh(same, match.state, viewer))
    assert len(table.recent.former) == len(table.match.moments), "no state is kept for longer than it is needed"


def test_vendored_scripts_come_with_their_licence() -> None:
    static = Path(__file__).parents[2] / "src/astrarium/server/static/vendor"
    scripts = [file for file in static.iterdir() if file.suffix == ".js"]
    assert scripts and all((static / f"{file.name.split('.')[0]}-LICENSE.txt").exists() for file in scripts)


def test_the_clock_on_the_page_counts_in_the_tables_own_time(house: House) -> None:
    """A page that went by the clock of its machine would be wrong wherever that is."""
    tables = house.app.state.tables
    plans = [SeatPlan(PERSON, "Ann", QUICK), SeatPlan(PERSON, "Bob", QUICK)]
    table, keys = house.call(tables.create, "expanse", {}, plans, "", False, 300, 7)
    browser = house.browser(keys.seats[table.state.player])
    page = browser.get(f"/t/{table.id}").text
    told = browser.get(f"/t/{table.id}/parts", headers=JSON).json()
    until = re.search(r'data-until="([\d.]+)"', told["parts"]["prompt"]["html"])
    now = re.search(r'data-time="([\d.]+)"', page)
    assert until and now
    for time in (float(now[1]), told["time"]):
        assert 0 < float(until[1]) - time <= 300
    untimed, keys = house.table(PERSON, PERSON)
    assert "data-time" not in house.browser(keys.seats[0]).get(f"/t/{untimed.id}").text


def test_what_a_page_is_told_counts_only_what_its_viewer_is_told(house: House) -> None:
    """The stream and the parts count alike, or a page would pass over news; and neither counts a pass in secret."""
    table, keys = house.table(PERSON, PERSON)
    browsers = {"one": keys.seats[:1], "two": keys.seats[1:], "both": keys.seats, "watch": [keys.watch]}

    def counted() -> dict[str, int]:
        return {
            name: house.browser(*held).get(f"/t/{table.id}/parts", headers=JSON).json()["changes"]
            for name, held in browsers.items()
        }

    async def told() -> dict[str, int]:
        """What a stream says first."""
        found = {}
        for name, held in browsers.items():
            async with aclosing(house.stream(table, *held)) as heard:
                await anext(heard)
                found[name] = int((await anext(heard)).split("data: ")[1])
        return found

    async def wake(*unseen: int) -> None:
        table.wake(frozenset(unseen))

    house.call(wake)
    before = counted()
    assert house.call(told) == before
    house.call(wake, 1, NOBODY)
    after = before | {"one": before["one"] + 1, "both": before["both"] + 1}
    assert counted() == after == house.call(told)
    house.call(wake, 0, 1, NOBODY)
    assert counted() == after == house.call(told)
    play(house, table, 1)
    assert counted() == house.call(told)
