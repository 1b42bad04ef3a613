"""Stores for the tests of the server."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from astrarium.server import app
from server.serving import PostgreSQL, SharedBots, lacking


@pytest.fixture(autouse=True)
def processes_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "Bots", SharedBots)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    if sys.platform != "linux":
        pytest.skip("PostgreSQL is tried on Linux only")
    try:
        import psycopg  # noqa: F401
    except ImportError:
        lacking("psycopg")
    server = PostgreSQL()
    yield server
    server.stop()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def postgres_url(postgresql: PostgreSQL) -> str:
    return postgresql.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """A new store, of either kind."""
    found: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return found
