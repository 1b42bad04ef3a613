"""The JSON API, as a program meets it."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError

from astrarium import game
from astrarium.positions.saves import load
from astrarium.server.app import create_app
from astrarium.server.store import Store
from patience import PATIENCE
from server.serving import Guest, client_of, create, heard, served, wait_until

DOCS = Path(__file__).parents[2] / "docs" / "api.md"
Client = httpx.AsyncClient


def with_client(url: str, case: Callable[[Client], Awaitable[None]]) -> None:
    async def run() -> None:
        async with client_of(create_app(url, pace=0.0, workers=1, burst=1e9)) as client:
            await case(client)

    asyncio.run(run())


def seats(*kinds: str) -> list[dict[str, str]]:
    return [{"kind": kind} for kind in kinds]


async def new_table(client: Client, *kinds: str, **more: Any) -> dict[str, Any]:
    body = {"game": "expanse", "seats": seats(*kinds or ("person", "person")), "seed": 7} | more
    answer = await client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def key(value: str) -> dict[str, str]:
    return {"authorization": f"Bearer {value}"}


async def look(client: Client, made: dict[str, Any], seat: int, **query: Any) -> dict[str, Any]:
    answer = await client.get(f"/api/tables/{made['id']}", headers=key(made["seats"][seat]), params=query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def act(client: Client, made: dict[str, Any], seat: int, atom: str, seq: int) -> httpx.Response:
    body = {"atom": atom, "seq": seq}
    return await client.post(f"/api/tables/{made['id']}/act", headers=key(made["seats"][seat]), json=body)


async def play(client: Client, made: dict[str, Any], decisions: int) -> dict[str, Any]:
    """Whoever is asked takes the first option; the last answer."""
    view = await look(client, made, 0)
    for _ in range(decisions):
        seat = view["waiting_for"]
        if view["you"] != seat:
            view = await look(client, made, seat)
        answer = await act(client, made, seat, view["legal"][0]["atom"], view["seq"])
        assert answer.status_code == 200, answer.text
        view = answer.json()
    return view


def test_the_games_with_their_variants(sqlite_url: str) -> None:
    async def case(client: Client) -> None:
        found = (await client.get("/api/games?lang=it")).json()
        expanse = game("expanse")
        assert found[0]["key"] == "expanse" and found[0]["title"] == expanse.titles["it"]
        assert found[0]["options"][0]["values"] == ["dealt", "picked"]
        assert all(played["levels"] == ["easy", "medium", "hard"] for played in found)

    with_client(sqlite_url, case)


def test_a_misspelt_name_in_the_address_is_told(sqlite_url: str) -> None:
    async def case(client: Client) -> None:
        assert (await client.get("/api/games?lang=it")).status_code == 200
        answer = await client.get("/api/games?language=it")
        assert answer.status_code == 422
        assert "query.language" in answer.text

    with_client(sqlite_url, case)


def test_a_seat_may_be_given_to_any_bot(sqlite_url: str) -> None:
    async def case(client: Client) -> None:
        for bot in ("easy", "medium", "hard", "greedy", "random"):
            wanted = [{"kind": "person"}, {"kind": "bot", "bot": bot}]
            answer = await client.post("/api/tables", json={"game": "expanse", "seats": wanted, "public": True})
            assert answer.status_code == 201
            assert (await look(client, answer.json(), 0))["seats"][1]["bot"] == bot
        wanted[1]["bot"] = "perfect"
        refused = await client.post("/api/tables", json={"game": "expanse", "seats": wanted})
        assert refused.status_code == 422

    with_client(sqlite_url, case)


def test_a_hint_is_for_the_seat_that_decides(sqlite_url: str) -> None:
    async def case(client: Client) -> None:
        made = await new_table(client)
        view = await look(client, made, 0)
        asked = view["waiting_for"]
        view = await look(client, made, asked)
        where = f"/api/tables/{made['id']}/hint"
        hint = (await client.post(f"{where}?lang=it", headers=key(made["seats"][asked]))).json()
        labels = {option["atom"]: option["label"] for option in hint["options"]}
        italian = await client.get(f"/api/tables/{made['id']}?lang=it", headers=key(made["seats"][asked]))
        assert labels == {option["atom"]: option["label"] for option in italian.json()["legal"]}
        assert hint["seq"] == view["seq"] and all(0 <= option["chance"] <= 1 for option in hint["options"])
        assert abs(sum(hint["standing"]) - 1) < 1e-6 and len(hint["standing"]) == len(made["seats"])
        other = await client.post(where, headers=key(made["seats"][1 - asked]))
        assert (other.status_code, other.json()["error"]) == (409, "server-not-your-turn")
        assert (await client.post(where, headers=key(made["watch"]))).status_code == 403
        assert (await client.post(where)).status_code == 401

    with_client(sqlite_url, case)


def test_a_decision_is_answered_with_the_table_after_it(sqlite_url: str) -> None:
    async def case(client: Client) -> None:
        made = await new_table(client)
        before = await look(client, made, 0)
        seat = before["waiting_for"]
        mine, theirs = await look(client, made, seat), await look(client, made, 1 - seat)
        assert mine["legal"] and mine["prompt"] and mine["rule"] in game("expanse").rules
        assert not theirs["legal"] and not theirs["refused"]
        answer = await act(client, made, seat, mine["legal"][0]["atom"], 0)
        after = answer.json()
        assert answer.status_code == 200 and after["seq"] == 1 and after["notes"]

    with_client(sqlite_url, case)


def test_a_public_table_is_listed_seen_and_joined_by_anybody(sqlite_url: str) -> None:
    async def case(client: Client) -> None:
        made = await new_table(client, "person", "open", public=True, title="Come in")
        await new_table(client, title="Private")
        (listed,) = (await client.get("/api/tables")).json()
        assert listed["title"] == "Come in" and [seat["kind"] for seat in listed["seats"]] == ["person", "open"]
        seen = (await client.get(f"/api/tables/{made['id']}")).json()
        assert seen["you"] is None and seen["open_seats"] and not seen["legal"]
        path = f"/api/tables/{made['id']}/seats/1/take"
        taken = await client.post(path, json={"name": "Bob"})
        assert taken.status_code == 201
        assert (await client.post(path, json={"name": "Eve"})).json()["error"] == "server-seat-taken"
        bob = (await client.get(f"/api/tables/{made['id']}", headers=key(taken.json()["key"]))).json()
        assert bob["you"] == 1 and bob["seats"][1]["name"] == "Bob" and not bob["open_seats"]

    with_client(sqlite_url, case)


def test_who_may_not_is_told_so(sqlite_url: str) -> None:
    async def case(client: Client) -> None:
        made, other = await new_table(client), await new_table(client)
        public = await new_table(client, public=True)
        path, mine = f"/api/tables/{made['id']}", key(made["seats"][0])
        wrong, watch = key(other["seats"][0]), key(made["watch"])
        body = {"atom": "slot:1", "seq": 0}
        cases: list[tuple[str, str, dict[str, Any], int, str]] = [
            ("GET", path, {}, 401, "server-no-key"),
            ("GET", path, {"headers": {"authorization": "Basic eDp5"}}, 401, "server-no-key"),
            ("GET", path, {"headers": wrong}, 401, "server-wrong-key"),
            ("GET", f"{path}/stream", {}, 401, "server-no-key"),
            ("GET", f"{path}/chat", {}, 401, "server-no-key"),
            ("POST", f"{path}/act", {"json": body}, 401, "server-no-key"),
            ("POST", f"{path}/act", {"json": body, "headers": wrong}, 401, "server-wrong-key"),
            ("POST", f"{path}/act", {"json": body, "headers": watch}, 403, "server-watch-only"),
            ("POST", f"{path}/undo", {"json": {"seq": 0}, "headers": watch}, 403, "server-watch-only"),
            ("POST", f"{path}/chat", {"json": {"text": "x"}}, 401, "server-no-key"),
            ("POST", f"{path}/chat", {"json": {"text": "x"}, "headers": wrong}, 401, "server-wrong-key"),
            ("POST", f"{path}/carry", {"headers": watch}, 403, "server-watch-only"),
            ("GET", f"{path}/links", {"headers": mine}, 403, "server-not-the-host"),
            ("POST", f"{path}/links/renew", {"json": {"seat": 1}, "headers": watch}, 403, "server-not-the-host"),
            ("POST", f"{path}/seats/1/take", {"json": {"name": "x"}}, 401, "server-no-key"),
            ("POST", f"{path}/seats/1/take", {"json": {"name": "x"}, "headers": watch}, 403, "server-seat-needs-link"),
            ("POST", f"/api/tables/{public['id']}/seats/9/take", {"json": {"name": "x"}}, 404, "server-no-such-seat"),
            ("POST", f"{path}/undo", {"json": {"seq": 0}, "headers": mine}, 409, "server-no-undo"),
            ("GET", f"{path}/save", {"headers": mine}, 409, "server-not-over"),
            ("GET", "/api/tables/nothere", {"headers": mine}, 404, "server-no-such-table"),
            ("GET", "/api/tables/%00", {}, 422, "server-bad-value"),
            ("PUT", path, {}, 405, "server-no-such-method"),
        ]
        for method, where, more, status, error in cases:
            answer = await client.request(method, where, **more)
            told = answer.json()
            assert (answer.status_code, told["error"]) == (status, error), (method, where, answer.text)
            assert set(told) == {"error", "detail"} and told["detail"]
        assert (await look(client, made, 0))["seq"] == 0

    with_client(sqlite_url, case)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"atom": "no:such", "seq": 0}, 409),
        ({"atom": "do:pass", "seq": 0}, 409),
        ({"atom": "slot:1", "seq": 5}, 409),
        ({"atom": "slot:1", "seq": "0"}, 422),
        ({"atom": "slot:1", "seq": -1}, 422),
        ({"atom": "slot:1", "seq": 2**40}, 422),
        ({"atom": "slot:1", "seq": True}, 422),
        ({"atom": "slot:1"}, 422),
        ({"atom": "x" * 65, "seq": 0}, 422),
        ({"atom": "slot:1", "seq": 0, "more": 1}, 422),
        ([], 422),
    ],
)
def test_an_act_that_does_not_fit(sqlite_url: str, body: object, status: int) -> None:
    async def case(client: Client) -> None:
        made = await new_table(client)
        seat = (await look(client, made, 0))["waiting_for"]
        path = f"/api/tables/{made['id']}/act"
        answer = await client.post(path, headers=key(made["seats"][seat]), json=body)
        assert answer.status_code == status, answer.text
        assert set(answer.json()) == {"error", "detail"}
        assert (await look(client, made, 0))["seq"] == 0

    with_client(sqlite_url, case)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"null",
        b"[" * 100_000,
        b'{"game": "expanse", "seats": [{"kind": "bot"}, {"kind": "bot"}], "seed": ' + b"9" * 5000 + b"}",
        b'{"game": "expanse", "seats": [{"kind": "bot"}, {"kind": "bot"}], "seed": NaN}',
        b'{"game": "expanse", "seats": [{"kind": "bot"}, {"kind": "bot"}], "\\ud800": 1}',
        b'{"game": "\\ud800", "seats": [{"kind": "bot"}, {"kind": "bot"}]}',
        b'{"game": "../..", "seats": [{"kind": "bot"}, {"kind": "bot"}]}',
        b'{"game": "expanse", "seats": []}',
        b'{"game": "expanse", "seats": [{"kind": "king"}]}',
        b'{"game": "expanse", "seats": [{"kind": "bot"}, {"kind": "bot"}], "options": {"factions": "\\u0000"}}',
        b'{"game": "expanse", "seats": [{"kind": "bot"}, {"kind": "bot"}], "options": {"\\ud800": "x"}}',
    ],
)
def test_garbage_is_refused_without_being_repeated(url: str, body: bytes) -> None:
    async def case(client: Client) -> None:
        answer = await client.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422), answer.text
        assert set(answer.json()) == {"error", "detail"} and len(answer.text) < 600

    with_client(url, case)


def test_strange_names_are_kept_or_cleaned_but_never_break_anything(url: str) -> None:
    async def case(client: Client) -> None:
        body = (
            b'{"game": "expanse", "title": "\\u0000\\u202e <b>x</b>", "public": true,'
            b' "seats": [{"kind": "person", "name": "\\u0000"}, {"kind": "open"}]}'
        )
        answer = await client.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 201
        (listed,) = (await client.get("/api/tables")).json()
        assert listed["title"] == "<b>x</b>" and listed["seats"][0]["name"] == ""

    with_client(url, case)


def test_undo_and_the_log_that_stands(sqlite_url: str) -> None:
    async def case(client: Client) -> None:
        made = await new_table(client)
        view = await look(client, made, 0)
        for _ in range(100):
            view = await play(client, made, 1)
            if view["may_undo"]:
                break
        me, seq = view["you"], view["seq"]
        log = [*(await look(client, made, me))["notes"]]
        path = f"/api/tables/{made['id']}/undo"
        undone = await client.post(path, headers=key(made["seats"][me]), json={"seq": seq})
        assert undone.status_code == 200 and undone.json()["seq"] == seq + 1
        news = await look(client, made, me, after=seq)
        assert log[: news["notes_before"]] + news["notes"] == (await look(client, made, me))["notes"]
        assert news["notes_before"] < len(log)
        again = await client.post(path, headers=key(made["seats"][me]), json={"seq": seq})
        assert again.json()["error"] == "server-stale"

    with_client(sqlite_url, case)


def test_a_program_sets_the_pace_and_asks_for_the_next_step(sqlite_url: str) -> None:
    async def case(client: Client) -> None:
        made = await new_table(client, "bot", "person", "person")
        table, mine = f"/api/tables/{made['id']}", key(made["seats"][1])

        async def post(path: str, body: object, keys: dict[str, str] = mine) -> httpx.Response:
            return await client.post(f"{table}/{path}", headers=keys, json=body)

        view = (await post("pace", {"pace": "step"})).json()
        assert view["pace"] == (await look(client, made, 2))["pace"] == "step"
        while view["waiting_for"] != 0:
            assert not view["waits_for_next"], "a person is asked"
            view = await play(client, made, 1)
        assert view["waits_for_next"]
        assert (await post("next", {"seq": view["seq"] + 1})).json()["error"] == "server-stale"
        assert (await post("next", {"seq": view["seq"]})).status_code == 200
        while (await look(client, made, 1))["seq"] == view["seq"]:
            await asyncio.sleep(0.01)
        assert (await post("pace", {"pace": "slow"})).status_code == 422
        for path, body in (("pace", {"pace": "fast"}), ("next", {"seq": 0})):
            assert (await post(path, body, key(made["watch"]))).json()["error"] == "server-watch-only"

    with_client(sqlite_url, case)


def test_talk(url: str) -> None:
    async def case(client: Client) -> None:
        made = await new_table(client)
        path, mine = f"/api/tables/{made['id']}/chat", key(made["seats"][1])
        first = (await client.post(path, headers=mine, json={"text": "Hello <script>"})).json()
        await client.post(path, headers=mine, json={"text": "there"})
        assert (await client.post(path, headers=mine, json={"text": " \n"})).status_code == 400
        assert (await client.post(path, headers=mine, json={"text": "x" * 501})).status_code == 422
        lines = (await client.get(path, headers=key(made["watch"]))).json()
        assert [line["text"] for line in lines] == ["Hello <script>", "there"] and lines[0]["seat"] == 1
        later = (await client.get(path, headers=mine, params={"after": first["number"]})).json()
        assert [line["text"] for line in later] == ["there"]

    with_client(url, case)


def test_a_finished_game_is_saved_and_plays_again(sqlite_url: str) -> None:
    async def case(client: Client) -> None:
        made = await new_table(client)
        view = await look(client, made, 0)
        while not view["over"]:
            view = await play(client, made, 1)
        assert view["waiting_for"] is None and not view["legal"] and not view["may_undo"]
        saved = (await client.get(f"/api/tables/{made['id']}/save", headers=key(made["watch"]))).json()
        match = load(saved)
        assert match.state.over
        scores = dict(zip(match.state.player_ids(), match.state.scores, strict=True))
        assert scores == view["position"]["scores"]
        answer = await act(client, made, 0, "slot:1", view["seq"])
        assert (answer.status_code, answer.json()["error"]) == (409, "server-over")

    with_client(sqlite_url, case)


def test_the_words_are_in_the_language_that_is_asked_for(sqlite_url: str) -> None:
    async def case(client: Client) -> None:
        made = await new_table(client)
        seat = (await look(client, made, 0))["waiting_for"]
        english, italian = await look(client, made, seat, lang="en"), await look(client, made, seat, lang="it")
        assert english["prompt"] != italian["prompt"] and english["position"] == italian["position"]
        answer = await client.get(f"/api/tables/{made['id']}", headers={"accept-language": "it"})
        assert answer.json()["detail"].startswith("Qui serve")

    with_client(sqlite_url, case)


def test_openapi_says_what_may_go_wrong(sqlite_url: str) -> None:
    async def case(client: Client) -> None:
        paths = (await client.get("/api/openapi.json")).json()["paths"]
        statuses = set(paths["/api/tables/{id}/act"]["post"]["responses"])
        assert statuses == {"200", "400", "401", "403", "404", "409", "413", "422", "429", "503"}
        assert {} not in paths["/api/tables/{id}/act"]["post"]["security"]
        assert {} in paths["/api/tables/{id}"]["get"]["security"], "a public table may be watched without a key"

    with_client(sqlite_url, case)


def test_a_store_that_fails_is_said_and_nothing_is_done(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any) -> None:
        raise OperationalError("INSERT INTO secret_table", {}, Exception("disk full"))

    async def case(client: Client) -> None:
        made = await new_table(client)
        seat = (await look(client, made, 0))["waiting_for"]
        atom = (await look(client, made, seat))["legal"][0]["atom"]
        with monkeypatch.context() as patch:
            patch.setattr(Store, "append", full)
            answer = await act(client, made, seat, atom, 0)
        assert (answer.status_code, answer.json()["error"]) == (503, "server-store-fails")
        assert "secret_table" not in answer.text and answer.headers["retry-after"]
        assert (await act(client, made, seat, atom, 0)).status_code == 200

    with_client(sqlite_url, case)


def test_whatever_needs_the_store_says_when_it_is_gone(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the description says so of exactly these."""

    def gone(_: Engine) -> None:
        raise OperationalError("SELECT", {}, Exception("no route to host"))

    bodies: dict[str, dict[str, Any]] = {
        "/api/tables": {"game": "expanse", "seats": seats("bot", "bot")},
        "/api/tables/{id}/seats/{seat}/take": {"name": "Ann"},
        "/api/tables/{id}/act": {"atom": "slot:1", "seq": 0},
        "/api/tables/{id}/undo": {"seq": 0},
        "/api/tables/{id}/chat": {"text": "Hello"},
        "/api/tables/{id}/links/renew": {"seat": 1},
        "/api/tables/{id}/links/revoke": {"seat": 1},
        "/api/keys": {"link": "nothing"},
    }

    async def run() -> None:
        app = create_app(sqlite_url, workers=1, burst=1e9)
        async with client_of(app) as client:
            made = await new_table(client)
            paths = (await client.get("/api/openapi.json")).json()["paths"]
            for memory in (app.state.tables.live, app.state.tables.held):
                memory.clear()
            monkeypatch.setattr(Engine, "begin", gone)
            for path, methods in paths.items():
                for method, operation in methods.items():
                    where = path.format(id=made["id"], seat=1)
                    body = bodies.get(path) if method == "post" else None
                    answer = await client.request(method, where, headers=key(made["seats"][0]), json=body)
                    assert (answer.status_code == 503) == ("503" in operation["responses"]), (method, path, answer.text)
                    assert answer.status_code in (200, 503)
            monkeypatch.undo()

    asyncio.run(run())


# On a real socket


def test_a_stream_tells_of_every_change_and_lets_go_of_who_leaves(sqlite_url: str) -> None:
    with served(sqlite_url) as address:
        made = create(address, seats("person", "person"))
        events = heard(address, f"/api/tables/{made['id']}/stream", made["watch"])
        assert next(events) == {"seq": 0, "over": False}
        guests = [Guest(address, made["id"], secret) for secret in made["seats"]]
        for seq in range(3):
            asked = guests[0].look()["waiting_for"]
            assert guests[asked].act(guests[asked].look()["legal"][0]["atom"], seq).status_code == 200
            assert next(events)["seq"] == seq + 1
        with closing(events):
            pass
        for guest in guests:
            guest.close()


def test_a_viewer_who_left_is_not_remembered(sqlite_url: str) -> None:
    from astrarium.server.live_table import LiveTable

    known: list[LiveTable] = []
    made_table = LiveTable.__post_init__
    with pytest.MonkeyPatch.context() as patch, served(sqlite_url) as address:

        def remember(self: LiveTable) -> None:
            known.append(self)
            made_table(self)

        patch.setattr(LiveTable, "__post_init__", remember)
        made = create(address, seats("person", "person"))
        with closing(heard(address, f"/api/tables/{made['id']}/stream", made["watch"])) as events:
            next(events)
            assert len(known[0].listeners) == 1
        wait_until(lambda: not known[0].listeners)


@pytest.mark.long
def test_the_bot_of_the_docs_plays_a_whole_game(sqlite_url: str) -> None:
    *_, program = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert len(program.splitlines()) <= 30
    with served(sqlite_url) as address:
        command = [sys.executable, "-c", program, address]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True)
    scores = json.loads(done.stdout)
    assert len(scores) == 4 and all(isinstance(score, int) for score in scores.values())
