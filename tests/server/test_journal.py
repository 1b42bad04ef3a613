"""Logs, figures and health: what whoever runs a server is told, and nothing beyond."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

import httpx
import pytest

from astrarium.server import journal
from astrarium.server.app import create_app
from server.serving import client_of

OUR: dict[str, Any] = {"pace": 0.0, "workers": 1, "burst": 1e9}
TABLE = {"game": "expanse", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}]}


def asked(url: str, *paths: str, **settings: Any) -> list[httpx.Response]:
    async def ask() -> list[httpx.Response]:
        app = create_app(url, **OUR | settings)
        async with client_of(app) as client:
            made = (await client.post("/api/tables", json=TABLE)).json()
            mine = {"authorization": f"Bearer {made['seats'][0]}"}
            view = (await client.get(f"/api/tables/{made['id']}", headers=mine)).json()
            while not view["legal"]:
                view = (await client.get(f"/api/tables/{made['id']}", headers=mine)).json()
            wanted = {"atom": view["legal"][0]["atom"], "seq": view["seq"]}
            assert (await client.post(f"/api/tables/{made['id']}/act", json=wanted, headers=mine)).status_code == 200
            return [await client.get(path) for path in paths]

    return asyncio.run(ask())


def test_figures_tell_what_to_watch(sqlite_url: str) -> None:
    (answer,) = asked(sqlite_url, "/metrics")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain")
    for name in (
        'astrarium_moves_total{by="person"}',
        "astrarium_request_seconds_bucket",
        "astrarium_store_seconds_bucket",
        'astrarium_turn_wait_seconds_bucket{for_what="quick"',
        "astrarium_tables 1.0",
        "astrarium_streams 0.0",
        'astrarium_thinking{lane="search"}',
        'astrarium_waiting{lane="quick"}',
        "astrarium_errors_total",
    ):
        assert name in answer.text


def test_figures_are_for_those_within(sqlite_url: str) -> None:
    (answer,) = asked(sqlite_url, "/metrics", metrics="10.0.0.0/8")
    assert answer.status_code == 404


def test_health_and_readiness(sqlite_url: str) -> None:
    health, ready = asked(sqlite_url, "/health", "/ready")
    assert (health.status_code, health.text) == (200, "ok")
    assert (ready.status_code, ready.json()) == (200, {"ready": True, "store": True, "closing": False})


def test_a_server_whose_store_is_gone_is_not_ready(sqlite_url: str) -> None:
    async def case() -> httpx.Response:
        app = create_app(sqlite_url, **OUR)
        async with client_of(app) as client:

            def gone() -> None:
                raise OSError("gone")

            app.state.tables.store.answers = gone
            return await client.get("/ready")

    answer = asyncio.run(case())
    assert (answer.status_code, answer.json()["ready"]) == (503, False)


# Lines


def record(message: str = "it failed", *args: object, level: int = logging.ERROR) -> logging.LogRecord:
    return logging.LogRecord("astrarium.server", level, "here.py", 1, message, args, None)


def test_a_line_of_json_has_time_level_and_the_number_of_the_request() -> None:
    token = journal.request_id.set("abc")
    told = json.loads(journal.Json().format(record("it failed at %s", "t1")))
    journal.request_id.reset(token)
    assert told["message"] == "it failed at t1" and told["level"] == "error" and told["request"] == "abc"
    assert told["time"].endswith("+00:00")


def test_what_comes_again_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(journal, "monotonic", lambda: now)
    once = journal.Once()
    assert [once.filter(record("failed at %s", number)) for number in range(100)] == [True] + [False] * 99
    assert once.filter(record("something else"))
    now += journal.AGAIN_SECONDS
    again = record("failed at %s", 100)
    assert once.filter(again)
    assert journal.Text().format(again) == "ERROR failed at 100 (and 99 times before)"


def test_the_access_log_tells_the_kind_of_a_page_and_no_address(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "astrarium.access")
    (answer,) = asked(sqlite_url, f"/join/{'s' * 32}")
    lines = [record.getMessage() for record in caplog.records if record.name == "astrarium.access"]
    assert any(line.startswith("GET /join/{link} 404") for line in lines)
    assert any(line.startswith("POST /api/tables/{id}/act 200") for line in lines)
    assert not any("ssss" in line for line in lines)
    assert len(answer.headers["x-request-id"]) == 12
