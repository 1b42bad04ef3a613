"""Names, paths and robots: under which address the site is found, and what it says of itself."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from astrarium.server.app import create_app
from astrarium.server.settings import Settings
from astrarium.server.views import stand_at
from server.serving import client_of

OUR: dict[str, Any] = {"pace": 0.0, "workers": 1, "burst": 1e9, "hosts": ("play.example.org",)}


def asked(url: str, *requests: tuple[str, str, dict[str, Any]], **settings: Any) -> list[httpx.Response]:
    async def ask() -> list[httpx.Response]:
        async with client_of(create_app(url, **OUR | settings)) as client:
            return [await client.request(method, path, **more) for method, path, more in requests]

    return asyncio.run(ask())


@pytest.fixture(autouse=True)
def at_the_top_again() -> Iterator[None]:
    yield
    stand_at("")


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("play.example.org", 200),
        ("PLAY.example.org:8000", 200),
        ("localhost:8000", 200),
        ("127.0.0.1:8000", 200),
        ("192.168.1.7", 200),
        ("[::1]:8000", 200),
        ("evil.example", 421),
        ("play.example.org.evil.example", 421),
        ("evil.example:80@play.example.org", 200),
        ("", 421),
    ],
)
def test_only_our_own_names_are_answered(sqlite_url: str, host: str, status: int) -> None:
    (answer,) = asked(sqlite_url, ("GET", "/", {"headers": {"host": host, "accept-language": "it"}}))
    assert answer.status_code == status
    if status == 421:
        assert "non risponde a quel nome" in answer.text


def test_invitations_lead_to_the_public_address_whoever_asks(sqlite_url: str) -> None:
    settings = {"public": "https://play.example.org/games", "hosts": ()}
    form = {"seat-0": "me", "seat-1": "open", "players": "2"}

    async def case() -> str:
        async with client_of(create_app(sqlite_url, **OUR | settings)) as client:
            made = await client.post("/new/expanse", data=form, headers={"host": "127.0.0.1:8000"})
            assert made.status_code == 303 and made.headers["location"].startswith("/games/t/")
            assert "Path=/games/" in made.headers["set-cookie"]
            cookie = made.headers["set-cookie"].split(";")[0]
            page = await client.get(made.headers["location"], headers={"host": "127.0.0.1:8000", "cookie": cookie})
            return page.text

    text = asyncio.run(case())
    assert re.search(r"https://play\.example\.org/games/join/[\w-]{32}", text)
    assert "127.0.0.1" not in text


def test_under_a_path_every_link_begins_with_it(sqlite_url: str) -> None:
    """Whether or not the proxy takes the path away."""
    requests = [("GET", path, {"headers": {"host": "play.example.org"}}) for path in ("/games/", "/games", "/")]
    for answer in asked(sqlite_url, *requests, public="https://play.example.org/games"):
        assert answer.status_code == 200
        led = re.findall(r'(?:href|src|action)="(/[^"]*)"', answer.text)
        assert led and all(path.startswith("/games/") for path in led)
        assert 'data-root="/games"' in answer.text


def test_cookies_are_secure_where_the_public_address_is(sqlite_url: str) -> None:
    asking = ("POST", "/lang", {"data": {"lang": "it"}, "headers": {"host": "play.example.org"}})
    (answer,) = asked(sqlite_url, asking, public="https://play.example.org")
    assert "Secure" in answer.headers["set-cookie"]


@pytest.mark.parametrize("path", ["/", "/api/games", "/static/room.js", "/t/{id}", "/t/{id}/stream", "/robots.txt"])
def test_head_is_told_what_get_would_be(sqlite_url: str, path: str) -> None:
    async def case() -> tuple[httpx.Response, httpx.Response | None]:
        async with client_of(create_app(sqlite_url, **OUR)) as client:
            new = {"game": "expanse", "public": True, "seats": [{"kind": "person"}, {"kind": "bot"}]}
            made = (await client.post("/api/tables", json=new, headers={"host": "localhost"})).json()
            there = path.format(id=made["id"])
            head = await client.head(there, headers={"host": "localhost"})
            return head, None if "stream" in path else await client.get(there, headers={"host": "localhost"})

    head, get = asyncio.run(case())
    assert head.status_code == 200 and head.content == b""
    if get is not None:
        assert head.headers["content-type"] == get.headers["content-type"]


def test_robots_are_kept_from_tables(sqlite_url: str) -> None:
    (answer,) = asked(sqlite_url, ("GET", "/robots.txt", {"headers": {"host": "localhost"}}))
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain")
    assert {"Disallow: /t/", "Disallow: /join/", "Disallow: /api/"} <= set(answer.text.splitlines())


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"public": "play.example.org"}, "the public address must be like"),
        ({"public": "https://"}, "the public address must be like"),
        ({"public": "https://x/?a=1"}, "the public address must be like"),
        ({"public": "https://x:99999/"}, "the public address must be like"),
        ({"proxies": "somewhere"}, "proxies are addresses and networks"),
        ({"pace": -1}, "pace must be 0 or more seconds"),
        ({"workers": 0}, "workers must be 1 or more"),
        ({"new_tables": -1}, "new tables must be 0 or more"),
    ],
)
def test_wrong_settings_are_told_in_one_line(wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Settings(**wrong)
