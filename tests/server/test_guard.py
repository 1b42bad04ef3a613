"""What no answer lacks and no request gets away with."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from astrarium.server.app import create_app
from astrarium.server.connections import network_of
from astrarium.server.guard import CREATE, HEADERS, MOST_BYTES, Guard
from astrarium.server.settings import Settings
from server.serving import client_of

TABLE = {"game": "expanse", "seats": [{"kind": "person"}, {"kind": "bot"}]}
GENEROUS: dict[str, Any] = {"pace": 0.0, "workers": 1, "burst": 1e9}


def asked(url: str, *requests: tuple[str, str, dict[str, Any]], **settings: Any) -> list[httpx.Response]:
    """The answers to some requests, one after the other."""

    async def ask() -> list[httpx.Response]:
        app = create_app(url, **GENEROUS | settings)

        @app.get("/api/broken")
        async def broken() -> None:
            raise RuntimeError("internal secret")

        @app.get("/broken")
        async def broken_too() -> None:
            int("not a number of ours")

        async with client_of(app) as client:
            return [await client.request(method, path, **more) for method, path, more in requests]

    return asyncio.run(ask())


def test_every_answer_carries_the_headers(sqlite_url: str) -> None:
    async def chunks() -> AsyncIterator[bytes]:
        for _ in range(MOST_BYTES // 50_000 + 2):
            yield b" " * 50_000

    answers = asked(
        sqlite_url,
        ("GET", "/api/games", {}),
        ("GET", "/api/nothing", {}),
        ("GET", "/nothing", {}),
        ("POST", "/api/tables", {"json": {}}),
        ("POST", "/api/tables", {"json": TABLE, "headers": {"origin": "https://evil.example"}}),
        ("POST", "/api/tables", {"content": chunks()}),
        ("GET", "/api/broken", {}),
        ("GET", "/broken", {}),
        ("DELETE", "/api/games", {}),
    )
    assert [answer.status_code for answer in answers] == [200, 404, 404, 422, 403, 413, 500, 500, 405]
    for answer in answers:
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert all("script-src 'self'" in answer.headers["content-security-policy"] for answer in answers)


def test_errors_tell_no_internals(sqlite_url: str) -> None:
    for answer in asked(sqlite_url, ("GET", "/api/broken", {}), ("GET", "/broken", {})):
        assert answer.status_code == 500
        assert "secret" not in answer.text and "int()" not in answer.text and "Traceback" not in answer.text


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"origin": "http://test"}, 201),
        ({"sec-fetch-site": "same-origin"}, 201),
        ({"sec-fetch-site": "none"}, 201),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "http://test.evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"sec-fetch-site": "cross-site", "origin": "http://test"}, 403),
        ({"origin": "https://evil.example", "authorization": "Bearer key"}, 201),
        ({"origin": "https://evil.example", "authorization": "Basic dXNlcjpwYXNz"}, 403),
    ],
)
def test_a_post_from_another_site_is_refused(sqlite_url: str, headers: dict[str, str], status: int) -> None:
    """Unless it brings a bearer key, which no browser sends by itself."""
    (answer,) = asked(sqlite_url, ("POST", "/api/tables", {"json": TABLE, "headers": headers}))
    assert answer.status_code == status


@pytest.mark.parametrize("length", ["-1", "1e3", "²", "9" * 5000, str(MOST_BYTES + 1)])
def test_a_length_that_is_too_much_or_no_number_is_refused(sqlite_url: str, length: str) -> None:
    headers = [(b"content-length", length.encode()), (b"content-type", b"application/json")]
    (answer,) = asked(sqlite_url, ("POST", "/api/tables", {"content": b"{}", "headers": headers}))
    assert answer.status_code == 413
    assert answer.json()["error"] == "server-too-large"


def test_who_asks_too_much_has_to_wait(sqlite_url: str) -> None:
    looks: list[tuple[str, str, dict[str, Any]]] = [("GET", "/api/games", {})] * 60
    answers = asked(sqlite_url, *looks, burst=10, per_second=0.001)
    statuses = [answer.status_code for answer in answers]
    assert statuses == [200] * 50 + [429] * 10
    assert answers[-1].headers["retry-after"] and answers[-1].json()["error"] == "server-too-many"


def test_to_create_costs_more_than_to_look(sqlite_url: str) -> None:
    new = ("POST", "/api/tables", {"json": TABLE})
    answers = asked(sqlite_url, *[new] * 4, burst=CREATE * 3, per_second=0.001)
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]


@pytest.mark.parametrize("path", ["/upload", "/rematch/x", "/learn/expanse/x", "/new/expanse", "/play/expanse"])
def test_whatever_sets_up_a_table_costs_as_much(sqlite_url: str, path: str) -> None:
    answers = asked(sqlite_url, *[("POST", path, {"data": {"x": "y"}})] * 4, burst=CREATE * 3, per_second=0.001)
    assert [answer.status_code == 429 for answer in answers] == [False, False, False, True]


def test_tables_of_one_address_are_counted_by_the_hour(sqlite_url: str) -> None:
    new = ("POST", "/api/tables", {"json": TABLE})
    answers = asked(sqlite_url, *[new] * 3, ("GET", "/api/games", {}), new_tables=2, new_tables_hour=60)
    assert [answer.status_code for answer in answers] == [201, 201, 429, 200]
    assert answers[2].json()["error"] == "server-too-many-tables"
    assert 50 <= int(answers[2].headers["retry-after"]) <= 60


@pytest.mark.parametrize("rested", [False, True], ids=["in memory", "after a restart"])
def test_a_neighbour_at_the_same_address_takes_nothing_from_who_is_seated(sqlite_url: str, rested: bool) -> None:
    async def case() -> list[int]:
        async with client_of(create_app(sqlite_url, **GENEROUS)) as client:
            made = (await client.post("/api/tables", json=TABLE)).json()
        app = create_app(sqlite_url, **GENEROUS | {"burst": 20, "per_second": 0.001})
        async with client_of(app) as client:
            if not rested:
                await app.state.tables.get(made["id"])
            while (await client.get("/api/games")).status_code == 200:
                pass
            mine = {"authorization": f"Bearer {made['seats'][0]}"}
            forged = {"authorization": f"Bearer {'x' * 32}"}
            table = f"/api/tables/{made['id']}"
            asking = [(table, mine), (table, mine), ("/api/games", forged), (table, forged), (table, {})]
            return [(await client.get(path, headers=headers)).status_code for path, headers in asking]

    assert asyncio.run(case()) == [200, 200, 429, 429, 429]


def test_who_is_seated_has_a_limit_too(sqlite_url: str) -> None:
    async def case() -> list[int]:
        async with client_of(create_app(sqlite_url, **GENEROUS | {"burst": 20, "per_second": 0.001})) as client:
            made = (await client.post("/api/tables", json=TABLE)).json()
            mine = {"authorization": f"Bearer {made['seats'][0]}"}
            return [(await client.get(f"/api/tables/{made['id']}", headers=mine)).status_code for _ in range(60)]

    assert asyncio.run(case()) == [200] * 50 + [429] * 10


def test_what_a_page_refuses_is_said_on_a_page_in_the_visitors_language(sqlite_url: str) -> None:
    (answer,) = asked(sqlite_url, ("GET", "/nothing", {"headers": {"accept-language": "it"}}))
    assert answer.headers["content-type"].startswith("text/html")
    assert "A questo indirizzo" in answer.text


# The guard alone


async def shrug(scope: Scope, receive: Receive, send: Send) -> None:
    await PlainTextResponse(str((await Request(scope, receive).body())[:3]))(scope, receive, send)


def test_streams_of_one_client_are_counted_and_given_back() -> None:
    async def case() -> None:
        opened: list[asyncio.Event] = []

        async def hold(scope: Scope, receive: Receive, send: Send) -> None:
            opened.append(asyncio.Event())
            await opened[-1].wait()
            await PlainTextResponse("")(scope, receive, send)

        guard = Guard(hold, Settings(most_streams=2))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app=guard), base_url="http://test") as client:
            held = [asyncio.create_task(client.get("/api/tables/x/stream")) for _ in range(2)]
            while len(opened) < 2:
                await asyncio.sleep(0)
            assert (await client.get("/api/tables/x/stream")).status_code == 429
            for end in opened:
                end.set()
            await asyncio.gather(*held)
            third = asyncio.create_task(client.get("/api/tables/x/stream"))
            while len(opened) < 3:
                await asyncio.sleep(0)
            opened[-1].set()
            assert (await third).status_code == 200

    asyncio.run(case())


def test_only_so_many_clients_are_remembered() -> None:
    async def case() -> None:
        guard = Guard(shrug, most_clients=10)
        for number in range(30):
            transport = httpx.ASGITransport(app=guard, client=(f"10.0.0.{number}", 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
                await client.get("/")
        assert len(guard.clients) == 10

    asyncio.run(case())


def test_a_network_of_ipv6_addresses_is_one_client() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("10.0.0.1") == "10.0.0.1"
    assert network_of("fe80::1%eth0") == network_of("fe80::1")
    assert network_of("not:an:address") == "not:an:address"
