"""Keys and links: a seat belongs to whoever sat down, and to nobody who once had its link."""

from __future__ import annotations

import logging
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from astrarium.clockwork.names import NOBODY
from astrarium.language import LANGUAGES, words
from astrarium.server.app import create_app
from astrarium.server.joining import DOOR
from astrarium.server.store import OPEN, PERSON
from astrarium.server.tables import LiveTable, SeatPlan
from astrarium.server.visitor import KEYS
from lobby_browsers import Browser, act, id_in, links_in, live, played, seeded_table, serving, sit_down, tables
from patience import PATIENCE
from server.serving import Process, create, heard, served

JSON = {"accept": "application/json"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(tmp_path_factory.mktemp("keys")) as running:
        yield running


@dataclass
class Evening:
    """Ada has set up a table and has sent Bo a link; Carla has the spectators'."""

    server: TestClient
    ada: Browser
    bo: Browser
    table: LiveTable
    link: str
    watch: str

    def secret(self) -> str:
        return self.link.rsplit("/", 1)[1]

    def links(self) -> list[str]:
        """What Ada's page of links shows."""
        return links_in(self.ada.get(f"/t/{self.table.id}/links").text)


def evening(server: TestClient, lang: str = "en", **more: str) -> Evening:
    ada, bo = Browser(server), Browser(server, lang)
    form = {"players": "2", "name": "Ada", "seat-0": "me", "seat-1": "open"} | more
    page = ada.post("/new/expanse", form, follow=True).text
    link, watch = (next(link for link in links_in(page) if link.startswith(path)) for path in ("/join/", "/watch/"))
    return Evening(server, ada, bo, live(server, id_in(page)), link, watch)


@pytest.fixture
def friends(server: TestClient) -> Evening:
    return evening(server)


def bearing(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def ask(server: TestClient, key: str, path: str, method: str = "GET", **more: Any) -> httpx.Response:
    """A program asks, and no cookie helps it."""
    server.cookies = httpx.Cookies()
    answer: httpx.Response = server.request(method, f"/api{path}", headers=bearing(key), **more)
    return answer


def eyes(browser: Browser, table: LiveTable) -> int:
    """Through which seat a page shows the table."""
    found = re.search(r'data-viewer="(-?\d+)"', browser.get(f"/t/{table.id}").text)
    assert found
    return int(found[1])


def disguised(server: TestClient, *keys: str) -> Browser:
    """A browser with stolen cookies."""
    thief = Browser(server)
    thief.jar.set(KEYS, ".".join(keys), domain="testserver.local")
    return thief


# The host has nothing any more


def test_the_host_cannot_read_the_hand_of_who_has_joined(friends: Evening) -> None:
    """The attack: keep the link, let the friend sit down, look at the friend's cards."""
    assert friends.bo.join(friends.link, "Bo").status_code == 303
    table, path = friends.table, f"/tables/{friends.table.id}"
    assert eyes(friends.bo, table) == 1
    for key in (friends.secret(), *friends.ada.kept()):
        answer = ask(friends.server, key, path)
        assert answer.status_code == 401 or answer.json()["you"] != 1
    # The link as a cookie opens nothing at all, and what the host has opens the host's own hand only.
    thief = disguised(friends.server, friends.secret())
    for page in ("", "/parts", "/stream", "/text", "/replay", "/position.json", "/position.svg", "/save.json"):
        assert thief.get(f"/t/{table.id}{page}").status_code == 403, page
    for page in ("/replay?seat=1", "/replay/0?seat=1", "/position.json?seat=1", "/position.svg?seat=1"):
        assert friends.ada.get(f"/t/{table.id}{page}").status_code == 403, page
    assert friends.ada.post(f"/t/{table.id}/look", {"seat": "1"}).status_code == 404
    assert friends.ada.join(friends.link).status_code == 410
    assert ask(friends.server, friends.secret(), f"{path}/stream").status_code == 401
    assert eyes(friends.ada, table) == 0
    assert friends.link not in friends.links()


def test_before_anybody_sits_there_a_link_shows_no_hand_either(friends: Evening) -> None:
    answer = ask(friends.server, friends.secret(), f"/tables/{friends.table.id}")
    assert (answer.status_code, answer.json()["error"]) == (401, "server-link-first")
    assert disguised(friends.server, friends.secret()).get(f"/t/{friends.table.id}").status_code == 303, "to the door"


def test_a_host_who_sat_there_first_and_carried_the_seat_on_is_locked_out_too(friends: Evening) -> None:
    """The way round: take the seat, then send the friend a one-time link instead of the invitation."""
    friends.ada.join(friends.link, "Ada again")
    table = friends.table
    assert table.seats[1].kind == PERSON
    friends.ada.post(f"/t/{table.id}/carry", {"seat": "1"})
    (link,) = links_in(friends.ada.get(f"/t/{table.id}/carry").text)
    friends.bo.join(link, "Bo")
    assert eyes(friends.bo, table) == 1 and eyes(friends.ada, table) == 0
    assert len(table.seats[1].keys) == 1


# Two people, one link


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_comes_second_is_told_so_kindly(server: TestClient, lang: str) -> None:
    friends = evening(server, lang)
    late = Browser(server, lang)
    door = late.get(friends.link).headers["location"]
    friends.bo.join(friends.link, "Bo")
    sentence = words(lang).say("server-link-used")
    for answer in (late.get(friends.link), late.get(door), late.post(door, {"name": "Eve"})):
        assert answer.status_code == 410 and sentence in unescape(answer.text)
    assert friends.table.seats[1].name == "Bo" and not late.kept()
    assert late.get(f"/t/{friends.table.id}").status_code == 403


def test_who_opens_their_own_link_again_is_led_to_the_table(friends: Evening) -> None:
    friends.bo.join(friends.link, "Bo")
    for link in (friends.link, friends.watch):
        assert friends.bo.get(link).headers["location"] == f"/t/{friends.table.id}"


def test_whose_answer_was_lost_knocks_again_and_has_the_seat(friends: Evening) -> None:
    """The browser had its key before it sat down."""
    door = friends.bo.get(friends.link).headers["location"]
    before = httpx.Cookies(friends.bo.jar)
    assert friends.bo.post(door, {"name": "Bo"}).status_code == 303
    friends.bo.jar = before
    assert not friends.bo.kept()
    assert friends.bo.post(door, {"name": "Bo"}).headers["location"] == f"/t/{friends.table.id}"
    assert eyes(friends.bo, friends.table) == 1 and len(friends.table.seats[1].keys) == 1


def test_the_same_at_a_public_table(server: TestClient) -> None:
    friends = evening(server, public="yes")
    take = f"/take/{friends.table.id}/1"
    friends.bo.get(take)
    before = httpx.Cookies(friends.bo.jar)
    assert friends.bo.post(take, {"name": "Bo"}).status_code == 303
    friends.bo.jar = before
    assert friends.bo.post(take, {"name": "Bo"}).status_code == 303
    assert eyes(friends.bo, friends.table) == 1


def test_a_door_without_its_link_stays_shut(friends: Evening) -> None:
    door = friends.bo.get(friends.link).headers["location"]
    stranger = Browser(friends.server)
    for answer in (stranger.get(door), stranger.post(door, {"name": "Eve"})):
        assert answer.status_code == 403 and words("en").say("server-link-again") in unescape(answer.text)
    other = evening(friends.server)
    wrong = friends.bo.get(other.link).headers["location"]
    assert wrong != door
    # Each door has a cookie of its own: the link to one opens no other.
    assert friends.bo.post(door, {"name": "Bo"}).status_code == 303
    assert other.table.seats[1].kind == OPEN


# What the host may do


def test_links_are_shown_again_as_long_as_nobody_sits_there(friends: Evening) -> None:
    assert friends.links() == [friends.link, friends.watch]
    friends.bo.join(friends.link, "Bo")
    assert friends.links() == [friends.watch]
    page = unescape(friends.ada.get(f"/t/{friends.table.id}/links").text)
    assert words("en").say("lobby-seat-theirs") in page and words("en").say("lobby-seat-mine") in page


def test_a_new_link_makes_the_former_void(friends: Evening) -> None:
    here = f"/t/{friends.table.id}/links"
    door = friends.bo.get(friends.link).headers["location"]
    assert friends.ada.post(f"{here}/renew", {"seat": "1"}).headers["location"] == here
    new = friends.links()[0]
    assert new != friends.link
    for answer in (friends.bo.get(friends.link), friends.bo.post(door, {"name": "Bo"})):
        assert answer.status_code == 404 and words("en").say("server-no-such-link") in unescape(answer.text)
    assert friends.bo.join(new, "Bo").status_code == 303 and eyes(friends.bo, friends.table) == 1


def test_a_revoked_link_opens_nothing_until_a_new_one_is_made(friends: Evening) -> None:
    here = f"/t/{friends.table.id}/links"
    friends.ada.post(f"{here}/revoke", {"seat": "1"})
    assert friends.links() == [friends.watch]
    assert friends.bo.join(friends.link).status_code == 404
    friends.ada.post(f"{here}/renew", {"seat": "1"})
    assert friends.bo.join(friends.links()[0], "Bo").status_code == 303


def test_where_somebody_sits_the_host_can_do_nothing(friends: Evening) -> None:
    friends.bo.join(friends.link, "Bo")
    for deed in ("renew", "revoke"):
        answer = friends.ada.post(f"/t/{friends.table.id}/links/{deed}", {"seat": "1"})
        assert answer.status_code == 409 and words("en").say("server-seat-taken") in unescape(answer.text)
    assert eyes(friends.bo, friends.table) == 1


def test_nobody_but_the_host_sees_or_makes_links(friends: Evening) -> None:
    friends.bo.join(friends.link, "Bo")
    here = f"/t/{friends.table.id}/links"
    stranger = Browser(friends.server)
    for browser in (friends.bo, stranger):
        assert browser.get(here).status_code == 403
        for deed in ("renew", "revoke"):
            assert browser.post(f"{here}/{deed}", {"seat": "-1"}).status_code == 403
    assert f'href="{here}"' in friends.ada.get("/").text and f'href="{here}"' not in friends.bo.get("/").text
    assert f'href="{here}"' not in friends.bo.get(f"/t/{friends.table.id}").text


def test_there_is_no_link_to_a_bots_seat(server: TestClient) -> None:
    friends = evening(server, players="3", **{"seat-2": "bot-easy"})
    answer = friends.ada.post(f"/t/{friends.table.id}/links/renew", {"seat": "2"})
    assert answer.status_code == 409 and not friends.table.seats[2].link
    assert friends.ada.post(f"/t/{friends.table.id}/links/renew", {"seat": "7"}).status_code == 404


# Spectators


def test_the_spectators_link_never_takes_a_seat(friends: Evening) -> None:
    assert friends.bo.join(friends.watch).status_code == 303
    key, path = friends.watch.rsplit("/", 1)[1], f"/tables/{friends.table.id}"
    assert eyes(friends.bo, friends.table) == NOBODY
    page = friends.bo.get(f"/t/{friends.table.id}").text
    assert f'action="/t/{friends.table.id}/take"' not in page
    answer = friends.bo.post(f"/t/{friends.table.id}/take", {"seat": "1", "name": "Eve"}, headers=JSON)
    assert answer.json()["refused"] == "server-seat-needs-link"
    assert friends.bo.post(f"/take/{friends.table.id}/1").status_code == 403
    told = ask(friends.server, key, f"{path}/seats/1/take", "POST", json={"name": "Eve"})
    assert (told.status_code, told.json()["error"]) == (403, "server-seat-needs-link")
    told = friends.server.post("/api/keys", json={"link": key, "name": "Eve"})
    assert told.json() == {"id": friends.table.id, "seat": None, "key": key}
    assert friends.table.seats[1].kind == OPEN


def test_a_new_spectators_link_sends_the_former_ones_away(friends: Evening) -> None:
    friends.bo.join(friends.watch)
    friends.ada.post(f"/t/{friends.table.id}/links/renew", {"seat": "-1"})
    assert friends.bo.get(f"/t/{friends.table.id}").status_code == 403
    assert friends.bo.get(friends.watch).status_code == 404
    assert friends.bo.join(friends.links()[-1]).status_code == 303
    assert friends.bo.get(f"/t/{friends.table.id}").status_code == 200
    friends.ada.post(f"/t/{friends.table.id}/links/revoke", {"seat": "-1"})
    assert friends.bo.get(f"/t/{friends.table.id}").status_code == 403
    assert friends.links() == [friends.link]


def test_to_talk_one_needs_a_seat_or_the_tables_link(server: TestClient) -> None:
    friends = evening(server, public="yes")
    here, stranger = f"/t/{friends.table.id}", Browser(server)
    assert 'id="chat-form"' not in stranger.get(here).text
    answer = stranger.post(f"{here}/say", {"text": "Buy my coins"}, headers=JSON)
    assert answer.json()["refused"] == "server-talk-needs-link"
    told = server.post(f"/api/tables/{friends.table.id}/chat", json={"text": "Buy my coins"})
    assert told.status_code == 401
    assert "Buy" not in friends.ada.get(here).text
    stranger.join(friends.watch)
    assert 'id="chat-form"' in stranger.get(here).text
    stranger.post(f"{here}/say", {"text": "Good luck"})
    key = friends.watch.rsplit("/", 1)[1]
    said = ask(server, key, f"/tables/{friends.table.id}/chat", "POST", json={"text": "From afar", "name": "Eva"})
    assert said.status_code == 201 and said.json()["name"] == "Eva" and said.json()["seat"] is None
    page = friends.ada.get(here).text
    assert "Good luck" in page and "From afar" in page


# On another device


def carry_link(browser: Browser, table: LiveTable, seat: int) -> str:
    browser.post(f"/t/{table.id}/carry", {"seat": str(seat)})
    (link,) = links_in(browser.get(f"/t/{table.id}/carry").text)
    return link


def test_a_seat_is_carried_to_another_device_by_a_link_that_works_once(friends: Evening) -> None:
    friends.bo.join(friends.link, "Bo")
    table, phone, thief = friends.table, Browser(friends.server), Browser(friends.server)
    link = carry_link(friends.bo, table, 1)
    page = friends.bo.get(f"/t/{table.id}/carry")
    assert page.headers["cache-control"] == "no-store" and "<svg" in page.text.split('class="code"')[1]
    assert phone.join(link).headers["location"] == f"/t/{table.id}"
    assert eyes(phone, table) == 1 and table.seats[1].name == "Bo"
    answer = friends.bo.get(f"/t/{table.id}")
    assert answer.status_code == 403 and words("en").say("server-carried-away") in unescape(answer.text)
    assert thief.join(link).status_code == 404
    assert friends.bo.get(f"/t/{table.id}/carry").status_code == 403


def test_both_devices_may_keep_the_seat_and_one_may_send_the_other_away(friends: Evening) -> None:
    friends.bo.join(friends.link, "Bo")
    table, phone = friends.table, Browser(friends.server)
    phone.join(carry_link(friends.bo, table, 1), keep="yes")
    assert eyes(phone, table) == eyes(friends.bo, table) == 1
    page = unescape(phone.get(f"/t/{table.id}/carry").text)
    assert words("en").say("lobby-carry-browsers", count=2) in page
    phone.post(f"/t/{table.id}/carry/alone", {"seat": "1"})
    assert eyes(phone, table) == 1 and friends.bo.get(f"/t/{table.id}").status_code == 403


def test_a_one_time_link_is_shown_only_where_it_was_made_and_can_be_taken_back(friends: Evening) -> None:
    friends.bo.join(friends.link, "Bo")
    table, phone = friends.table, Browser(friends.server)
    phone.join(carry_link(friends.bo, table, 1), keep="yes")
    link = carry_link(friends.bo, table, 1)
    assert not links_in(phone.get(f"/t/{table.id}/carry").text)
    friends.bo.post(f"/t/{table.id}/carry/withdraw", {"seat": "1"})
    assert not links_in(friends.bo.get(f"/t/{table.id}/carry").text)
    assert Browser(friends.server).join(link).status_code == 404
    newer = carry_link(friends.bo, table, 1)
    friends.bo.post(f"/t/{table.id}/carry", {"seat": "1"})
    assert Browser(friends.server).join(newer).status_code == 404, "only the newest is good"


def test_only_ones_own_seat_can_be_carried(friends: Evening) -> None:
    friends.bo.join(friends.link, "Bo")
    for deed in ("", "/withdraw", "/alone"):
        for browser, seat in ((friends.ada, "1"), (friends.bo, "0"), (Browser(friends.server), "0")):
            assert browser.post(f"/t/{friends.table.id}/carry{deed}", {"seat": seat}).status_code == 403
    assert not any(seat.carry for seat in friends.table.seats)


def test_one_of_several_at_a_screen_takes_the_own_seat_elsewhere(server: TestClient) -> None:
    """Then nobody at the shared screen can read that hand."""
    ada, marta = Browser(server), Browser(server)
    form = {"players": "2", "name": "Ada", "seat-0": "me", "seat-1": "here", "name-1": "Marta"}
    table = live(server, id_in(ada.post("/new/expanse", form).headers["location"]))
    marta.join(carry_link(ada, table, 1))
    assert eyes(marta, table) == 1 and eyes(ada, table) == 0
    assert [len(seat.keys) for seat in table.seats] == [1, 1]


# What is left behind


def test_no_key_stays_in_an_address_and_none_is_sent_as_referer(friends: Evening) -> None:
    arrived = friends.bo.get(friends.link)
    door = arrived.headers["location"]
    assert arrived.status_code == 303 and friends.secret() not in door
    assert arrived.headers["referrer-policy"] == "no-referrer" and arrived.headers["cache-control"] == "no-store"
    page = friends.bo.get(door)
    assert friends.secret() not in page.text and page.headers["cache-control"] == "no-store"
    answer = friends.bo.post(door, {"name": "Bo"})
    assert answer.headers["location"] == f"/t/{friends.table.id}"
    for secret in (friends.secret(), *friends.bo.kept()):
        assert secret not in friends.bo.get(f"/t/{friends.table.id}").text
    assert Browser(friends.server).get("/join/nothing").headers["referrer-policy"] == "no-referrer"


def test_no_page_repeats_a_link_that_led_to_it(friends: Evening) -> None:
    """Not even to come back to it in another language: somebody may send the page on, or keep it."""
    friends.bo.join(friends.link, "Bo")
    for address, status in ((friends.link, 410), (f"{friends.link}?a=b", 410), (f"/join/x{friends.secret()}", 404)):
        answer = friends.ada.get(address)
        assert answer.status_code == status and friends.secret() not in answer.text
    missing = friends.ada.get(f"/{friends.secret()}")
    assert missing.status_code == 404 and friends.secret() not in missing.text
    # Whoever may not see a table is led back to it all the same.
    answer = Browser(friends.server).get(f"/t/{friends.table.id}?key={friends.secret()}")
    assert answer.status_code == 403
    assert f'value="/t/{friends.table.id}"' in answer.text and friends.secret() not in answer.text


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_scripts_and_other_sites_never_get_a_key(server: TestClient, scheme: str) -> None:
    friends = evening(server)
    server.base_url, before = httpx.URL(f"{scheme}://testserver"), server.base_url
    try:
        arrived = friends.bo.get(friends.link)
        answer = friends.bo.post(arrived.headers["location"], {"name": "Bo"})
    finally:
        server.base_url = before
    cookies = [*arrived.headers.get_list("set-cookie"), *answer.headers.get_list("set-cookie")]
    secret = [cookie for cookie in cookies if cookie.startswith((KEYS, DOOR)) and "Max-Age=0" not in cookie]
    assert len(secret) == 2
    for cookie in secret:
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie and ("Secure" in cookie) == (scheme == "https")
    assert f"Path={arrived.headers['location']};" in next(cookie for cookie in cookies if cookie.startswith(DOOR))


def test_no_key_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    caplog.set_level(logging.DEBUG)
    app = create_app(f"sqlite:///{tmp_path / 'tables.db'}", pace=0, workers=1)
    with TestClient(app, raise_server_exceptions=False) as server:
        friends = evening(server)
        friends.bo.join(friends.link, "Bo")
        carried = carry_link(friends.bo, friends.table, 1)
        keys = [*friends.bo.kept(), *friends.ada.kept()]
        for failing in (OperationalError("UPDATE", {}, Exception("disk"), True), RuntimeError("a bug")):
            monkeypatch.setattr(tables(server).store.keys, "find_link", raising(failing))
            assert friends.bo.get(friends.link).status_code >= 500
            assert Browser(server).get(carried).status_code >= 500
            assert server.post("/api/keys", json={"link": carried}).status_code >= 500
        for key in keys:
            assert ask(server, key, f"/tables/{friends.table.id}", "PATCH").status_code == 405
            assert server.get(f"/api/tables/{friends.table.id}?key={key}").status_code == 422
    # The client of this test tells of its own requests.
    records = [record for record in caplog.records if not record.name.startswith(("httpx", "httpcore"))]
    told = "\n".join(caplog.handler.format(record) for record in records)
    assert "a bug" in told and "disk" in told
    for secret in (*(link.rsplit("/", 1)[1] for link in (friends.link, friends.watch, carried)), *keys):
        assert secret not in told


def test_a_server_as_people_start_it_tells_nothing_of_links(tmp_path: Path) -> None:
    process = Process(f"sqlite:///{tmp_path / 'tables.db'}")
    try:
        table = create(process.address, [{"kind": "person"}, {"kind": "open"}])
        secrets = [table["links"][1], table["watch"], table["seats"][0], table["host"]]
        with httpx.Client(base_url=process.address, follow_redirects=True) as bo:
            for path in (f"/join/{secrets[0]}", f"/watch/{secrets[1]}", f"/join/{secrets[2]}", f"/t/{secrets[3]}"):
                bo.get(path)
    finally:
        status, complaints = process.stop()
    assert status == 0 and process.process.stdout is not None
    assert not any(secret in complaints for secret in secrets)


def raising(error: Exception) -> Any:
    def work(*_: object) -> None:
        raise error

    return work


def test_the_store_tells_no_values_of_what_failed(server: TestClient) -> None:
    with pytest.raises(Exception) as caught, tables(server).store.engine.begin() as db:
        db.exec_driver_sql("SELECT nothing FROM nowhere WHERE secret = ?", ("a-secret",))
    assert "a-secret" not in str(caught.value)


# Everything else goes on


def test_a_rematch_has_new_keys_and_links(server: TestClient) -> None:
    ada, bo = Browser(server), Browser(server)
    table, keys = seeded_table(server, [SeatPlan(PERSON, "Ada"), SeatPlan(PERSON, "Bo")], 7)
    sit_down(server, ada, table, keys, 0, "Ada")
    while not table.state.over:
        act(server, table)
    page = ada.post(f"/rematch/{table.id}", follow=True)
    again = live(server, id_in(str(page.url)))
    link = next(link for link in links_in(page.text) if link.startswith("/join/"))
    assert bo.join(link, "Bo").status_code == 303
    assert (eyes(ada, again), eyes(bo, again)) == (0, 1)


def test_an_uploaded_game_is_played_on_by_all_at_this_screen(server: TestClient) -> None:
    ada = Browser(server)
    table = live(server, id_in(ada.upload(played(most=30).save()).headers["location"]))
    assert [len(seat.keys) for seat in table.seats] == [1] * 4 and len(ada.kept()) == 5


def test_a_browser_of_old_gets_a_key_of_its_own(server: TestClient) -> None:
    """It kept the link as if that were a key, and so did whoever had sent it."""
    friends = evening(server)
    store = tables(server).store
    # As the table was written before there were keys: Bo sits there by the link.
    store.change_seat(friends.table.id, 1, {"kind": PERSON, "name": "Bo"}, 1.0)
    assert server.portal is not None
    server.portal.call(tables(server).refresh, friends.table.id)
    bo = disguised(server, friends.secret())
    assert "own" in bo.get("/").text, "still among my tables"
    door = bo.get(f"/t/{friends.table.id}").headers["location"]
    assert door == f"/door/{friends.table.id}/1"
    assert "Bo" in bo.get(door).text
    assert bo.post(door, {"name": ""}).headers["location"] == f"/t/{friends.table.id}"
    assert eyes(bo, friends.table) == 1 and friends.table.seats[1].name == "Bo"
    assert disguised(server, friends.secret()).get(f"/t/{friends.table.id}").status_code == 403


# Programs


def made(server: TestClient, *kinds: str, **more: Any) -> dict[str, Any]:
    body = {"game": "expanse", "seats": [{"kind": kind} for kind in kinds], "seed": 7} | more
    answer = server.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_program_exchanges_a_link_for_a_key(server: TestClient) -> None:
    table = made(server, "person", "open", "bot")
    assert [key is not None for key in table["seats"]] == [True, False, False]
    assert [link is not None for link in table["links"]] == [False, True, False]
    link = table["links"][1]
    answer = server.post("/api/keys", json={"link": f"https://somewhere/join/{link}", "name": "Robot"})
    assert answer.status_code == 201
    got = answer.json()
    view = ask(server, got["key"], f"/tables/{table['id']}").json()
    assert (got["id"], got["seat"], view["you"], view["seats"][1]["name"]) == (table["id"], 1, 1, "Robot")
    again = server.post("/api/keys", json={"link": link})
    assert (again.status_code, again.json()["error"]) == (410, "server-link-used")
    assert server.post("/api/keys", json={"link": "nothing"}).json()["error"] == "server-no-such-link"
    assert ask(server, link, f"/tables/{table['id']}").json()["error"] == "server-link-first"


def test_a_program_with_a_key_of_its_own_may_ask_again(server: TestClient) -> None:
    table = made(server, "open", "open")
    wish = {"link": table["links"][0], "key": "k" * 40}
    first, second = (server.post("/api/keys", json=wish) for _ in range(2))
    assert first.json() == second.json() == {"id": table["id"], "seat": 0, "key": "k" * 40}
    other = server.post("/api/keys", json={"link": table["links"][1], "key": "k" * 40})
    assert (other.status_code, other.json()["error"]) == (409, "server-key-in-use")
    for weak in ("short", "k" * 65, "ü" * 40):
        assert server.post("/api/keys", json={"link": table["links"][1], "key": weak}).status_code == 422


def test_a_program_shows_makes_and_revokes_links(server: TestClient) -> None:
    table = made(server, "person", "open")
    path, host = f"/tables/{table['id']}/links", table["host"]
    assert ask(server, host, path).json() == {"seats": [None, table["links"][1]], "watch": table["watch"]}
    new = ask(server, host, f"{path}/renew", "POST", json={"seat": 1}).json()["seats"][1]
    assert new and new != table["links"][1]
    assert ask(server, host, f"{path}/revoke", "POST", json={"seat": None}).json() == {
        "seats": [None, new],
        "watch": None,
    }
    assert ask(server, table["watch"], f"/tables/{table['id']}").status_code == 401
    assert ask(server, host, f"/tables/{table['id']}").json()["you"] is None
    assert ask(server, host, f"{path}/renew", "POST", json={"seat": 0}).json()["error"] == "server-seat-taken"
    for key, status in ((table["seats"][0], 403), ("wrong", 401)):
        for method, where, body in (("GET", path, None), ("POST", f"{path}/renew", {"seat": 1})):
            assert ask(server, key, where, method, json=body).status_code == status


def test_a_program_hands_its_seat_to_a_browser(server: TestClient) -> None:
    table = made(server, "person", "person")
    path = f"/tables/{table['id']}"
    for keep, status in (("yes", 200), ("", 401)):
        link = ask(server, table["seats"][0], f"{path}/carry", "POST").json()["link"]
        browser = Browser(server)
        browser.join(f"/join/{link}", "Ann", **({"keep": keep} if keep else {}))
        assert eyes(browser, live(server, table["id"])) == 0
        assert ask(server, table["seats"][0], path).status_code == status
    assert ask(server, table["watch"], f"{path}/carry", "POST").status_code == 403


@pytest.mark.parametrize("who", ["player", "spectator"])
def test_the_stream_of_a_program_ends_with_its_key(tmp_path: Path, who: str) -> None:
    with served(f"sqlite:///{tmp_path / 'tables.db'}") as address:
        table = create(address, [{"kind": "person"}, {"kind": "person"}])
        path = f"/api/tables/{table['id']}"
        key = table["seats"][1] if who == "player" else table["watch"]
        with closing(heard(address, f"{path}/stream", key)) as events:
            next(events)
            if who == "player":
                link = httpx.post(f"{address}{path}/carry", headers=bearing(key)).json()["link"]
                assert next(events), "the key was good when the link was made"
                httpx.post(f"{address}/api/keys", json={"link": link})
            else:
                httpx.post(f"{address}{path}/links/revoke", json={"seat": None}, headers=bearing(table["host"]))
            assert next(events, None) is None


def test_the_program_of_the_docs_sits_down_by_a_link(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
    program = re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0]
    with served(f"sqlite:///{tmp_path / 'tables.db'}") as address:
        table = create(address, [{"kind": "person"}, {"kind": "open"}])
        command = [sys.executable, "-c", program, f"{address}/join/{table['links'][1]}"]
        told = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True).stdout
    assert told.split() == ["1", "1", "Robot"]
