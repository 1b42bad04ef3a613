"""A whole game on the wire: what a viewer cannot know changes no byte that is sent to them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import ModuleType

import httpx
import pytest
from fastapi import FastAPI

from astrarium import game
from astrarium.clockwork.chance import Rng, seeded
from astrarium.clockwork.match import Match
from astrarium.clockwork.names import NOBODY
from astrarium.clockwork.state import State
from astrarium.server import recent_changes, replay
from astrarium.server.app import create_app
from astrarium.server.recent_changes import RecentChanges
from astrarium.server.recording import secrets_of
from astrarium.server.tables import LiveTable, Tables
from astrarium.server.visitor import KEYS, LANG
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
    """Everything that went over the wire, headers included, but for the number of the request, which is drawn."""
    assert answer.status_code < 500
    headers = sorted((name, value) for name, value in answer.headers.items() if name != "x-request-id")
    return f"{answer.status_code} {headers}".encode() + answer.content


PROGRAM = {path: of_a_program(path) for path in ("?lang=en", "?lang=it&after=5", "/save", "/review")}
BROWSER = {path or "/": of_a_browser(path) for path in ("", "/parts", "/text")}
REPLAY = {path: of_a_browser(path) for path in ("/replay", "/replay?at=3", "/position.json", "/position.svg")}


async def sent(
    app: FastAPI, client: httpx.AsyncClient, table: LiveTable, fetches: dict[str, Fetch], key: str
) -> list[bytes]:
    # What those who draw the table remember of it would hide what they draw now.
    table.drawn.picture = None
    table.recent.traces.clear()
    return [await fetch(client, table.id, key) for fetch in fetches.values()]


class OtherWorld:
    """What a viewer cannot know, dealt anew: on the table, in what is remembered of it, and in its replay."""

    def __init__(self, app: FastAPI, table: LiveTable, viewer: int, rng: Rng) -> None:
        self.recordings = getattr(app.state, "recordings", {})
        self.table = table
        self.viewer = viewer
        self.rng = rng
        self.truth = table.match.state
        self.trace = recent_changes.trace

    def __enter__(self) -> None:
        other = self._imagined(self.truth)
        other.log = []
        self.table.match.state = other
        recent_changes.trace = lambda state, viewer: self.trace(self._imagined(state), viewer)
        if self.table.id in self.recordings:
            for frame in self.recordings[self.table.id].frames:
                frame.state = self._imagined(frame.state)

    def __exit__(self, *_: object) -> None:
        self.table.match.state = self.truth
        recent_changes.trace = self.trace
        self.recordings.pop(self.table.id, None)

    def _imagined(self, state: State) -> State:
        other = state.imagine(self.viewer, self.rng)
        other.patient, other.hushed = state.patient, state.hushed
        return other


async def leaks(app: FastAPI, fetches: dict[str, Fetch], seed: int, every: int) -> int:
    """Play a random game; at every so many decisions compare what each viewer is sent in two worlds."""
    rng, compared = seeded(seed, "wire"), 0
    async with client_of(app) as client:
        tables: Tables = app.state.tables
        table, keys = await tables.create("expanse", {}, people(3), seed=seed)
        viewers = [*enumerate(keys.seats), (NOBODY, keys.watch)]
        for number in range(10_000):
            # Once it is over, a replay shows everything to everybody.
            if (number % every == 0 or table.state.over) and not (table.state.over and fetches is REPLAY):
                for viewer, key in viewers:
                    before = await sent(app, client, table, fetches, key)
                    with OtherWorld(app, table, viewer, rng):
                        after = await sent(app, client, table, fetches, key)
                    for path, one, two in zip(fetches, before, after, strict=True):
                        # Once it is over, a save tells everything to everybody, too.
                        if path == "/save" and table.state.over:
                            continue
                        assert one == two, f"{path} tells viewer {viewer} something at decision {number}"
                    compared += 1
            if table.state.over:
                return compared
            atom = table.game.atoms.names[rng.pick(list(table.state.offered))]
            await tables.decisions.act(table, table.state.player, atom, table.seq)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("fetches", "every"),
    [
        pytest.param(PROGRAM, 30, id="program, every thirtieth decision"),
        pytest.param(BROWSER, 30, id="browser, every thirtieth decision"),
        pytest.param(REPLAY, 50, id="replay"),
        pytest.param(PROGRAM, 3, id="program", marks=pytest.mark.long),
        pytest.param(BROWSER, 3, id="browser", marks=pytest.mark.long),
        pytest.param(REPLAY, 15, id="replay, more moments", marks=pytest.mark.long),
        pytest.param(PROGRAM, 1, id="program, every decision", marks=pytest.mark.slow),
        pytest.param(BROWSER, 1, id="browser, every decision", marks=pytest.mark.slow),
    ],
)
def test_no_byte_depends_on_what_the_viewer_cannot_know(sqlite_url: str, fetches: dict[str, Fetch], every: int) -> None:
    app = create_app(sqlite_url, workers=1, burst=1e12)
    assert asyncio.run(leaks(app, fetches, 5, every)) > 20


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


@pytest.mark.parametrize(
    ("module", "fetches"), [(recent_changes, BROWSER), (replay, REPLAY)], ids=["browser", "replay"]
)
def test_the_test_would_see_a_leak_through_what_is_marked_as_fresh(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, module: ModuleType, fetches: dict[str, Fetch]
) -> None:
    """Given marks that move when what lies face down does, the comparison fails."""
    honest = recent_changes.trace

    def leaky(state: State, viewer: int) -> recent_changes.Trace:
        hidden = str([(pile, [thing.key for thing in things]) for pile, things in secrets_of(state)])
        return {id: (*look, hidden) for id, look in honest(state, viewer).items()}

    monkeypatch.setattr(module, "trace", leaky)
    app = create_app(sqlite_url, workers=1, burst=1e12)
    with pytest.raises(AssertionError, match=r"tells viewer \d something at decision \d\b"):
        asyncio.run(leaks(app, fetches, 5, 1))


@pytest.mark.parametrize("asked", [0, 1])
def test_marks_do_not_tell_who_answered_in_secret(monkeypatch: pytest.MonkeyPatch, asked: int) -> None:
    """Whether one or the other was asked behind everybody's back, the marks of all others stay."""
    game_of_three = game("expanse")
    match = Match(game_of_three, 3, 5, {"factions": "dealt"})
    recent = RecentChanges(match.state)
    rng = seeded(5, "wire")
    for _ in range(40):
        before, atom = match.state, rng.pick(list(match.state.offered))
        match.go_on(atom, match.ahead(atom))
        recent.decided(before, len(match.moments))

    def fresh(viewer: int) -> frozenset[str]:
        return recent.fresh(recent.runs[viewer], match.state, viewer)

    assert any(fresh(viewer) for viewer in (NOBODY, 0, 1, 2))

    def secretly(state: State, viewer: int) -> int:
        return viewer if viewer == asked else NOBODY

    # Two answers in secret that change nothing on the table.
    monkeypatch.setattr(State, "waits_for", secretly)
    others = [viewer for viewer in (NOBODY, 0, 1, 2) if viewer != asked]
    recent.decided(match.state, len(match.moments))
    first = {viewer: fresh(viewer) for viewer in others}
    recent.decided(match.state, len(match.moments))
    assert {viewer: fresh(viewer) for viewer in others} == first
    assert all(run.mover == NOBODY for viewer, run in recent.runs.items() if viewer != asked)
