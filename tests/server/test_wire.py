"""A whole game on the wire: what a viewer cannot know changes no byte that is sent to them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import httpx
import pytest
from fastapi import FastAPI

from astrarium.clockwork.names import NOBODY
from astrarium.clockwork.rng import seeded
from astrarium.server.app import create_app
from astrarium.server.live import LiveTable, Tables
from astrarium.server.visit import KEYS, LANG
from server.serving import client_of, people

Fetch = Callable[[httpx.AsyncClient, str, str], Awaitable[bytes]]


def of_a_program(path: str) -> Fetch:
    async def fetch(client: httpx.AsyncClient, id: str, key: str) -> bytes:
        answer = await client.get(f"/api/tables/{id}{path}", headers={"authorization": f"Bearer {key}"})
        return whole(answer)

    return fetch


def of_a_browser(path: str, lang: str = "en") -> Fetch:
    async def fetch(client: httpx.AsyncClient, id: str, key: str) -> bytes:
        answer = await client.get(f"/t/{id}{path}", headers={"cookie": f"{KEYS}={key}; {LANG}={lang}"})
        assert answer.status_code == 200, answer.text
        return whole(answer)

    return fetch


def whole(answer: httpx.Response) -> bytes:
    """Everything that went over the wire, headers included."""
    assert answer.status_code < 500
    return f"{answer.status_code} {sorted(answer.headers.items())}".encode() + answer.content


PROGRAM = {path: of_a_program(path) for path in ("?lang=en", "?lang=it&after=5", "/save")}
BROWSER = {path or "/": of_a_browser(path) for path in ("", "/parts", "/text")}


async def sent(
    app: FastAPI, client: httpx.AsyncClient, table: LiveTable, fetches: dict[str, Fetch], key: str
) -> list[bytes]:
    # What those who draw the table remember of it would hide what they draw now.
    table.memory.clear()
    return [await fetch(client, table.id, key) for fetch in fetches.values()]


async def leaks(app: FastAPI, fetches: dict[str, Fetch], seed: int, every: int) -> int:
    """Play a random game; at every so many decisions compare what each viewer is sent in two worlds."""
    rng, compared = seeded(seed, "wire"), 0
    async with client_of(app) as client:
        tables: Tables = app.state.tables
        table, keys = await tables.create("expanse", {}, people(3), seed=seed)
        viewers = [*enumerate(keys.seats), (NOBODY, keys.watch)]
        for number in range(10_000):
            if number % every == 0 or table.state.over:
                for viewer, key in viewers:
                    truth = table.match.state
                    before = await sent(app, client, table, fetches, key)
                    other = truth.imagine(viewer, rng)
                    other.log = []
                    table.match.state = other
                    after = await sent(app, client, table, fetches, key)
                    table.match.state = truth
                    for path, one, two in zip(fetches, before, after, strict=True):
                        assert one == two, f"{path} tells viewer {viewer} something at decision {number}"
                    compared += 1
            if table.state.over:
                return compared
            atom = table.game.atoms.names[rng.pick(list(table.state.offered))]
            await tables.act(table, table.state.player, atom, table.seq)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("fetches", "every"), [(PROGRAM, 1), (BROWSER, 1)], ids=["program", "browser"])
def test_no_byte_depends_on_what_the_viewer_cannot_know(sqlite_url: str, fetches: dict[str, Fetch], every: int) -> None:
    app = create_app(sqlite_url, workers=1, burst=1e12)
    assert asyncio.run(leaks(app, fetches, 5, every)) > 50


def test_the_test_would_see_a_leak(sqlite_url: str) -> None:
    """Given a page that says who holds what, the comparison fails."""
    app = create_app(sqlite_url, workers=1, burst=1e12)

    @app.get("/api/tables/{id}/everything")
    async def everything(id: str) -> dict[str, object]:
        table = await app.state.tables.get(id)
        position: dict[str, object] = table.state.to_json()
        return position

    with pytest.raises(AssertionError, match="/everything tells viewer"):
        asyncio.run(leaks(app, {"/everything": of_a_program("/everything")}, 5, 1))
