"""Browsers without a screen: one server, many cookie jars, and games played to the point a test needs."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from starlette.testclient import TestClient

from astrarium.clockwork.chance import seeded
from astrarium.clockwork.match import Match
from astrarium.contract.registry import game
from astrarium.server.app import create_app
from astrarium.server.tables import Keys, LiveTable, SeatPlan, Tables
from astrarium.server.visitor import KEYS


class Browser:
    """One visitor: what it fetches, and the cookies it keeps."""

    def __init__(self, server: TestClient, lang: str = "en") -> None:
        self.server = server
        self.lang = lang
        self.jar = httpx.Cookies()

    def get(self, url: str, follow: bool = False) -> httpx.Response:
        return self._ask("GET", url, follow)

    def post(self, url: str, data: dict[str, Any] | None = None, follow: bool = False, **rest: Any) -> httpx.Response:
        return self._ask("POST", url, follow, data=data or {}, **rest)

    def kept(self) -> list[str]:
        """Its keys."""
        return [key for key in (self.jar.get(KEYS) or "").strip('"').split(".") if key]

    def join(self, link: str, name: str = "", **more: str) -> httpx.Response:
        """Open a link and knock: where the link leads to, or why not."""
        arrived = self.get(link)
        if arrived.status_code != 303 or not arrived.headers["location"].startswith("/door/"):
            return arrived
        door = arrived.headers["location"]
        assert self.get(door).status_code == 200
        return self.post(door, {"name": name} | more)

    def upload(self, save: object) -> httpx.Response:
        content = save if isinstance(save, bytes) else json.dumps(save).encode()
        return self.post("/upload", files={"save": ("save.json", content, "application/json")})

    def _ask(self, method: str, url: str, follow: bool, **rest: Any) -> httpx.Response:
        self.server.cookies = self.jar
        headers = {"accept-language": self.lang} | rest.pop("headers", {})
        answer: httpx.Response = self.server.request(method, url, headers=headers, follow_redirects=follow, **rest)
        self.jar = httpx.Cookies(self.server.cookies)
        return answer


@contextmanager
def serving(folder: Path) -> Iterator[TestClient]:
    app = create_app(f"sqlite:///{folder / 'tables.db'}", pace=0, workers=1, burst=100_000, new_tables=1e9)
    with TestClient(app) as server:
        yield server


def tables(server: TestClient) -> Tables:
    found: Tables = server.app.state.tables  # type: ignore[attr-defined]
    return found


def live(server: TestClient, id: str) -> LiveTable:
    assert server.portal is not None
    return server.portal.call(tables(server).get, id)


def seeded_table(server: TestClient, plans: list[SeatPlan], seed: int) -> tuple[LiveTable, Keys]:
    assert server.portal is not None
    return server.portal.call(lambda: tables(server).create("expanse", {}, plans, seed=seed))


def sit_down(server: TestClient, browser: Browser, table: LiveTable, keys: Keys, seat: int, name: str = "") -> None:
    """A seat that was somebody's from the start comes to a browser."""
    assert server.portal is not None
    link = server.portal.call(tables(server).links.carry, table, seat, keys.seats[seat])
    assert browser.join(f"/join/{link}", name, keep="yes").headers["location"] == f"/t/{table.id}"


def act(server: TestClient, table: LiveTable) -> None:
    """The player who is asked takes an option that depends only on how far the game is."""
    assert server.portal is not None
    state = table.state
    name = state.game.atoms.names[seeded(table.seq, "test").pick(state.offered)]
    server.portal.call(tables(server).decisions.act, table, state.player, name, table.seq)


def played(players: int = 4, seed: int = 7, most: int | None = None, **options: str) -> Match:
    match = Match(game("expanse"), players, seed, {"factions": "dealt"} | options)
    rng = seeded(seed, "test")
    while not match.state.over and (most is None or len(match.atoms) < most):
        match.apply(rng.pick(match.state.offered))
    return match


def id_in(url: str) -> str:
    found = re.search(r"/t/([\w-]+)", url)
    assert found, url
    return found[1]


def links_in(page: str) -> list[str]:
    """The secret links that a page shows, without the host."""
    return re.findall(r'value="https?://[^/"]+(/(?:join|watch)/[\w-]+)"', page)
