"""What the tests of the server share: tables in this process, servers in others, a PostgreSQL server of our own."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Callable, Generator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from fastapi import FastAPI

from astrarium.server.app import create_app
from astrarium.server.bots import Bots, Thinkers
from astrarium.server.serve import listening
from astrarium.server.store import BOT, PERSON, Store
from astrarium.server.tables import Keys, LiveTable, SeatPlan, Tables
from astrarium.workshop.warming import Workshop
from patience import PATIENCE

UNLIMITED = 1e12


def lacking(what: str) -> None:
    """A tool that a test needs is not here: the test is skipped, but never where everything must be tested."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"{what} is missing; CI must have it")
    pytest.skip(f"{what} is missing")


# Tables in this process


class ThinkHere(Bots):
    """The same bots without processes."""

    def __init__(self) -> None:
        self.thoughts = 0
        self.queue_up(2)
        self.workshop = None
        self.games = set()

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        self.thoughts += 1
        return work(*args)

    async def run_quick(self, work: Callable[..., Any], *args: Any) -> Any:
        return await self.run(work, *args)

    async def run_behind(self, work: Callable[..., Any], *args: Any) -> Any:
        return await self.run(work, *args)

    async def warm_up(self) -> None:
        pass

    def close(self) -> None:
        pass


class SharedBots(Bots):
    """Bots in processes of their own, which stay for the next test: to start one takes half a second."""

    staying: Thinkers | None = None

    def __init__(self, workers: int = 2, workshop: Workshop | None = None) -> None:
        super().__init__(workers, workshop)
        if workshop is None:
            SharedBots.staying = SharedBots.staying or Thinkers(2)
            self.thinkers = SharedBots.staying

    def close(self) -> None:
        if self.workshop is not None:
            super().close()


class Clock:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def tables_on(url: str, clock: Clock | None = None, wall: Clock | None = None) -> AsyncIterator[Tables]:
    store = Store(url)
    times = {} if clock is None else {"clock": clock, "wall": wall or clock}
    tables = Tables(store, ThinkHere(), 0.0, **times)
    try:
        yield tables
    finally:
        await tables.close()
        store.close()


QUICK = "random"
"""Who plays and stands in where a test is not about how well bots play."""


def people(count: int) -> list[SeatPlan]:
    return [SeatPlan(PERSON, f"Player {number}", QUICK) for number in range(count)]


def only_bots(count: int) -> list[SeatPlan]:
    return [SeatPlan(BOT, bot=QUICK) for _ in range(count)]


def one_and_bots(bots: int = 3) -> list[SeatPlan]:
    return [SeatPlan(PERSON, "Ann", QUICK), *only_bots(bots)]


async def new_table(tables: Tables, plans: list[SeatPlan] | None = None, **more: Any) -> tuple[LiveTable, Keys]:
    """Somebody looks on: where only bots play they rest otherwise."""
    table, keys = await tables.create("expanse", {}, plans or people(2), **({"seed": 7} | more))
    tables.attendance.looked(table, "onlooker", "10.0.0.1")
    return table, keys


async def play_on(tables: Tables, table: LiveTable, decisions: int) -> None:
    """Whoever is asked takes the first option."""
    for _ in range(decisions):
        seat = table.state.player
        await tables.decisions.act(table, seat, table.state.legal_names[0], table.number(seat))


async def clocks_have_run(*workers: Tables) -> None:
    """Each has looked at its clocks once, and has decided for whoever is late."""
    for tables in workers:
        await tables.host.look_at_clocks()
    while any(tables.host.late for tables in workers):
        await asyncio.sleep(0.01)


# Servers


@asynccontextmanager
async def client_of(app: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    """The app without a network."""
    transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
    made = httpx.AsyncClient(transport=transport, base_url="http://test")
    async with app.router.lifespan_context(app), made as client:
        yield client


@contextmanager
def served(url: str, **settings: Any) -> Iterator[str]:
    """The app on a real socket, in a thread; its address."""
    settings = {"pace": 0.0, "workers": 1, "burst": UNLIMITED, "new_tables": UNLIMITED, "most_streams": 1000} | settings
    listener = listening("127.0.0.1", 0)
    app = create_app(url, **settings)
    server = uvicorn.Server(uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=2))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    wait_until(lambda: server.started or not thread.is_alive())
    try:
        yield address
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


class Process:
    """`astrarium serve` as a user starts it."""

    def __init__(self, url: str, *words: str) -> None:
        command = [sys.executable, "-m", "astrarium", "serve", "--port", "0", "--store", url, *words]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ | {"NO_COLOR": "1"}
        )
        assert self.process.stdout is not None
        self.first_line = self.process.stdout.readline()
        if not self.first_line:
            raise AssertionError(f"the server did not start: {self.process.communicate()[1]}")
        self.address = self.first_line.split()[3].rstrip("/")
        wait_until(self.answers)

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/api/games", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def stop(self) -> tuple[int, str]:
        """Ask it to stop; its exit status and complaints."""
        self.process.send_signal(signal.SIGTERM)
        try:
            complaints = self.process.communicate(timeout=PATIENCE)[1]
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        return self.process.returncode, complaints


def wait_until(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.01)


def heard(address: str, path: str, key: str | None = None) -> Generator[dict[str, Any], None, None]:
    """The change events of a stream."""
    headers = {} if key is None else {"authorization": f"Bearer {key}"}
    with httpx.stream("GET", f"{address}{path}", headers=headers, timeout=PATIENCE) as stream:
        for line in stream.iter_lines():
            if line.startswith("data: "):
                yield json.loads(line.removeprefix("data: "))


class Guest:
    """A program at the table."""

    def __init__(self, address: str, id: str, key: str | None) -> None:
        headers = {} if key is None else {"authorization": f"Bearer {key}"}
        self.table = f"{address}/api/tables/{id}"
        self.http = httpx.Client(headers=headers, timeout=PATIENCE)

    def look(self, **query: Any) -> dict[str, Any]:
        answer = self.http.get(self.table, params=query)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def act(self, atom: str, seq: int) -> httpx.Response:
        return self.http.post(f"{self.table}/act", json={"atom": atom, "seq": seq})

    def close(self) -> None:
        self.http.close()


def create(address: str, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
    answer = httpx.post(f"{address}/api/tables", json={"game": "expanse", "seats": seats} | more, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


# PostgreSQL


class PostgreSQL:
    """A server in a folder of its own; it refuses to run as root, so another user has to run it then."""

    def __init__(self) -> None:
        programs = postgres_programs()
        self.folder = Path(tempfile.mkdtemp(prefix="astrarium-pg-"))
        self.as_user: list[str] = []
        if os.geteuid() == 0:
            user, group = lowly_user()
            self.as_user = ["setpriv", f"--reuid={user}", f"--regid={group}", "--clear-groups"]
            shutil.chown(self.folder, user)
        self.port = free_port()
        data = self.folder / "data"
        init = [
            str(programs / "initdb"),
            "-D",
            str(data),
            "-U",
            "astrarium",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-locale",
            "-N",
        ]
        subprocess.run([*self.as_user, *init], check=True, capture_output=True, cwd=self.folder)
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": self.folder,
            # The tests kill our server, never this one.
            "fsync": "off",
            "max_connections": 200,
        }
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        self.process = subprocess.Popen(
            [*self.as_user, programs / "postgres", "-D", data, *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.folder,
        )
        self.databases = 0
        wait_until(self.answers)

    def address(self, database: str) -> str:
        return f"postgresql://astrarium@127.0.0.1:{self.port}/{database}"

    def answers(self) -> bool:
        import psycopg

        try:
            psycopg.connect(self.address("postgres")).close()
        except psycopg.OperationalError:
            return False
        return True

    def new_database(self) -> str:
        import psycopg

        self.databases += 1
        name = f"test{self.databases}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)


def postgres_programs() -> Path:
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    if not installed:
        lacking("PostgreSQL")
    return installed[-1].parent


def lowly_user() -> tuple[str, int]:
    """A user who is not root, and their group."""
    import pwd  # Windows has none

    for name in ("postgres", "nobody"):
        try:
            return name, pwd.getpwnam(name).pw_gid
        except KeyError:
            continue
    lacking("a user other than root")
    raise AssertionError


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port
