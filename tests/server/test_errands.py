"""Play over days: who asks for it is told of their turn, once, and of nothing else; one click ends it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from astrarium.server.app import create_app
from astrarium.server.errands import LEAST_WAIT, MAIL, PUSH
from astrarium.server.messages import Messenger, NoLongerWanted, Notice, vapid_number
from astrarium.server.settings import Settings
from astrarium.server.tables import LiveTable, Tables
from server.serving import Clock, client_of, new_table, people, play_on, tables_on

SITE = Settings(
    public="https://play.example.org/games",
    smtp="smtp://127.0.0.1:1",
    mail_from="table@example.org",
    push_contact="mailto:me@example.org",
)
BROWSER = json.dumps({"endpoint": "https://push.example/x", "keys": {"p256dh": "a", "auth": "b"}})


class Post:
    """What was sent, and where to."""

    def __init__(self, tables: Tables) -> None:
        self.messenger = Messenger(tables, SITE)
        self.sent: list[tuple[str, Notice]] = []
        for kind in (MAIL, PUSH):
            self.messenger.send[kind] = lambda target, notice: self.sent.append((target, notice))

    def subjects(self) -> list[str]:
        return [notice.subject for _, notice in self.sent]


def run(url: str, case: Callable[[Tables, Post, Clock], Any]) -> None:
    async def around() -> None:
        clock = Clock()
        async with tables_on(url, clock) as tables:
            await case(tables, Post(tables), clock)

    asyncio.run(around())


def wanted(tables: Tables, table: LiveTable, seat: int, kind: str = PUSH, target: str = BROWSER, **more: Any) -> str:
    rows = tables.store.errands
    token = rows.add(table.id, seat, kind, target, more.get("lang", "en"), more.get("daily", False))
    rows.confirm(token)
    return token


def test_whoever_is_asked_is_told_once(url: str) -> None:
    async def case(tables: Tables, post: Post, clock: Clock) -> None:
        table, _ = await new_table(tables, people(2), title="Friday")
        for seat in (0, 1):
            wanted(tables, table, seat, target=f"{BROWSER} {seat}", lang="it")
        await post.messenger.look()
        assert not post.sent, "there is time to notice it by oneself"
        clock.now += LEAST_WAIT
        for _ in range(3):
            await post.messenger.look()
        asked = table.state.player
        assert [target for target, _ in post.sent] == [f"{BROWSER} {asked}"]
        notice = post.sent[0][1]
        assert notice.subject == "Tocca a te: Friday"
        assert notice.there == f"https://play.example.org/games/t/{table.id}"
        while table.state.player == asked:
            await play_on(tables, table, 1)
        clock.now += LEAST_WAIT
        await post.messenger.look()
        assert [target for target, _ in post.sent][1:] == [f"{BROWSER} {1 - asked}"]

    run(url, case)


def test_who_looks_at_the_table_is_not_told(sqlite_url: str) -> None:
    async def case(tables: Tables, post: Post, clock: Clock) -> None:
        table, _ = await new_table(tables, people(2))
        wanted(tables, table, table.state.player)
        clock.now += LEAST_WAIT
        tables.attendance.seen(table, table.state.player)
        await post.messenger.look()
        assert not post.sent

    run(sqlite_url, case)


def test_of_two_servers_one_tells(postgres_url: str) -> None:
    async def case(tables: Tables, post: Post, clock: Clock) -> None:
        table, _ = await new_table(tables, people(2))
        wanted(tables, table, table.state.player)
        clock.now += LEAST_WAIT
        turns = tables.store.errands.awaited(tables.time())
        assert [tables.store.errands.claim(turn) for turn in turns * 2] == [True, False]

    run(postgres_url, case)


def test_before_a_limit_ends_a_reminder_comes(sqlite_url: str) -> None:
    async def case(tables: Tables, post: Post, clock: Clock) -> None:
        table, _ = await new_table(tables, people(2), seconds=24 * 3600)
        wanted(tables, table, table.state.player)
        clock.now += LEAST_WAIT
        await post.messenger.look()
        clock.now += 19 * 3600
        for _ in range(2):
            await post.messenger.look()
        title = table.game.titles["en"]
        assert post.subjects() == [f"It is your turn: {title}", f"About 5 hours left for your decision: {title}"]

    run(sqlite_url, case)


def test_once_a_day_all_turns_come_together(sqlite_url: str) -> None:
    async def case(tables: Tables, post: Post, clock: Clock) -> None:
        for _ in range(3):
            table, _ = await new_table(tables, people(2))
            wanted(tables, table, table.state.player, MAIL, "ann@example.org", daily=True)
        clock.now += LEAST_WAIT
        await post.messenger.look()
        assert post.subjects() == ["It is your turn at 3 tables"] and len(post.sent[0][1].lines) == 3
        await play_on(tables, table, 1)
        clock.now += LEAST_WAIT
        await post.messenger.look()
        assert len(post.sent) == 1

    run(sqlite_url, case)


def test_a_browser_that_is_gone_is_forgotten(sqlite_url: str) -> None:
    async def case(tables: Tables, post: Post, clock: Clock) -> None:
        table, _ = await new_table(tables, people(2))
        wanted(tables, table, table.state.player)

        def gone(target: str, notice: Notice) -> None:
            raise NoLongerWanted

        post.messenger.send[PUSH] = gone
        clock.now += LEAST_WAIT
        await post.messenger.look()
        assert tables.store.errands.of_seats(table.id, [0, 1]) == []

    run(sqlite_url, case)


def test_an_address_says_yes_first_and_ends_it_with_one_click(sqlite_url: str) -> None:
    async def case() -> None:
        app = create_app(sqlite_url, SITE, pace=0.0, workers=1, burst=1e9, hosts=("test",))
        async with client_of(app) as client:
            sent: list[Notice] = []
            messenger: Messenger = app.state.messenger
            messenger.send[MAIL] = lambda target, notice: sent.append(notice)
            made = await client.post("/play/expanse")
            cookie = {"cookie": made.headers["set-cookie"].split(";")[0]}
            there = made.headers["location"].removeprefix("/games") + "/notices"
            form = {"kind": "mail", "target": "ann@example.org"}
            stranger = await client.post(there, data=form)
            assert stranger.status_code == 403 and not sent
            page = await client.get(there, headers=cookie)
            assert page.status_code == 200 and f'data-key="{messenger.push_key}"' in page.text
            assert (await client.post(there, data=form, headers=cookie)).status_code == 303
            silence = sent[0].silence.removeprefix("https://play.example.org/games")
            rows = app.state.tables.store.errands
            (errand,) = rows.of_seats(there.split("/")[2], [0])
            assert errand.told == -1 and silence.split("/")[-1] not in repr(errand)
            assert (await client.get(silence)).status_code == 200, "a look changes nothing"
            await client.post(silence, data={"confirm": "yes"})
            assert rows.of_seats(errand.table_id, [0])[0].told == 0
            done = await client.post(silence, data={"List-Unsubscribe": "One-Click"})
            assert done.status_code == 200 and rows.of_seats(errand.table_id, [0]) == []
            bad = await client.post(there, data={"kind": "push", "target": "{}"}, headers=cookie)
            assert bad.status_code == 400

    asyncio.run(case())


def test_a_push_is_encrypted_and_signed(sqlite_url: str) -> None:
    """To a service of our own on this machine."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    heard: list[tuple[dict[str, str], bytes]] = []

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(
                (
                    {name.lower(): value for name, value in self.headers.items()},
                    self.rfile.read(int(self.headers["content-length"])),
                )
            )
            self.send_response(201)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    async def case(tables: Tables, post: Post, clock: Clock) -> None:
        from base64 import urlsafe_b64encode

        point = ec.generate_private_key(ec.SECP256R1()).public_key()
        told = urlsafe_b64encode(point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)).decode()
        address = f"http://127.0.0.1:{service.server_port}/x"
        target = json.dumps(
            {"endpoint": address, "keys": {"p256dh": told, "auth": urlsafe_b64encode(b"a" * 16).decode()}}
        )
        messenger = Messenger(tables, SITE)
        await asyncio.to_thread(messenger.send[PUSH], target, Notice("It is your turn", (), "https://x/", "https://y/"))
        assert messenger.push_key in heard[0][0]["authorization"]

    service = HTTPServer(("127.0.0.1", 0), Service)
    thread = threading.Thread(target=service.serve_forever)
    thread.start()
    try:
        run(sqlite_url, case)
    finally:
        service.shutdown()
        thread.join()
        service.server_close()
    headers, body = heard[0]
    assert headers["authorization"].startswith("vapid ") and b"your turn" not in body


def test_all_servers_of_a_store_have_one_key() -> None:
    assert vapid_number("0" * 64) == vapid_number("0" * 64) != vapid_number("1" * 64)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"smtp": "mail.example.org"}, "mail leaves by"),
        ({"smtp": "smtp://mail.example.org"}, "mail needs a sender"),
        ({"push_contact": "me"}, "the contact of push services"),
        ({"push_contact": "mailto:me@example.org"}, "need --public"),
    ],
)
def test_wrong_settings_of_notices_are_told(wrong: dict[str, str], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Settings(**wrong)  # type: ignore[arg-type]
