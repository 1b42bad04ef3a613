"""200 live tables with 4 viewers each, on this machine: from a click to everybody's news.

    .venv/bin/python bench/load.py [--tables 200] [--seconds 15] [--rate 50] [--store URL] [--json]

Starts a server of its own on a free local port and a store in a temporary folder, plays for a bounded time over HTTP,
and stops. Each table has four seats and a live stream (server-sent events) for each of them. Three measurements:

    steady   so many clicks a second over all tables; every viewer fetches their view when they hear of a change
    notices  as many clicks as the server takes; viewers only hear of them
    views    as many clicks as the server takes; every viewer fetches their view each time

Server and clients share the machine, so the clients' own work is part of every figure.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from astrarium import Match, game

VIEWERS = 4
WARM_UP = 2.0
DRAIN = 5.0
ADDRESS = "127.0.0.1"
UNLIMITED = 1e12


def serve(url: str) -> None:
    """In a process of its own: the app without limits for one client, which here plays everybody."""
    import uvicorn

    from astrarium.server.serve import listening, ready_app

    listener = listening(ADDRESS, 0)
    print(listener.getsockname()[1], flush=True)
    app = ready_app(url, burst=UNLIMITED, new_tables=UNLIMITED, most_streams=10**6, workers=1)
    config = uvicorn.Config(app, log_level="error", access_log=False, timeout_graceful_shutdown=1)
    uvicorn.Server(config).run([listener])


class Line:
    """One kept connection; requests wait for each other."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.lock = asyncio.Lock()
        self.ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, key: str = "", body: object = None) -> tuple[int, bytes]:
        async with self.lock:
            if self.ends is None:
                self.ends = await asyncio.open_connection(ADDRESS, self.port)
            reader, writer = self.ends
            data = b"" if body is None else json.dumps(body).encode()
            writer.write(head(method, path, key, len(data)) + data)
            status = int((await reader.readline()).split()[1])
            length = 0
            while (line := await reader.readline()) not in (b"\r\n", b""):
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            return status, await reader.readexactly(length)


def head(method: str, path: str, key: str, length: int) -> bytes:
    authorization = f"Authorization: Bearer {key}\r\n" if key else ""
    return (
        f"{method} {path} HTTP/1.1\r\nHost: {ADDRESS}\r\n{authorization}"
        f"Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
    ).encode()


@dataclass
class Figures:
    """What one measurement has found, in seconds."""

    clicks: int = 0
    refused: int = 0
    answers: list[float] = field(default_factory=list)
    notices: list[float] = field(default_factory=list)
    views: list[float] = field(default_factory=list)

    def to_json(self, seconds: float) -> dict[str, float | int]:
        found: dict[str, float | int] = {"clicks": self.clicks, "refused": self.refused}
        found["moves_per_s"] = round(self.clicks / seconds, 1)
        for name in ("answers", "notices", "views"):
            times = sorted(getattr(self, name))
            if times:
                found[f"{name}_median_ms"] = round(1000 * times[len(times) // 2], 1)
                found[f"{name}_p99_ms"] = round(1000 * times[int(len(times) * 0.99)], 1)
                found[f"{name}_most_ms"] = round(1000 * times[-1], 1)
        return found


class Table:
    """A table, its four viewers, and a copy of its match that knows what may be clicked next."""

    def __init__(self, number: int, line: Line, port: int) -> None:
        self.seed = 1000 + number
        self.line = line
        self.lines = [Line(port) for _ in range(VIEWERS)]
        self.port = port
        self.heard = [0] * VIEWERS
        self.news = asyncio.Condition()
        self.fetching = False
        self.fetched = [0] * VIEWERS
        self.seq = 0

    async def set_up(self) -> None:
        seats = [{"kind": "person", "name": f"Viewer {seat}"} for seat in range(VIEWERS)]
        wanted = {"game": "expanse", "seats": seats, "seed": self.seed}
        status, body = await self.line.ask("POST", "/api/tables", body=wanted)
        assert status == 201, body
        made = json.loads(body)
        self.id, self.keys, self.seq = made["id"], made["seats"], 0
        self.match = Match(game("expanse"), VIEWERS, self.seed, {})
        self.rng = random.Random(self.seed)
        self.heard, self.fetched = [0] * VIEWERS, [0] * VIEWERS

    async def watch(self, seat: int) -> None:
        """A viewer: hears of changes, and fetches the table if they are to be looked at."""
        reader, writer = await asyncio.open_connection(ADDRESS, self.port)
        writer.write(head("GET", f"/api/tables/{self.id}/stream", self.keys[seat], 0))
        try:
            while line := await reader.readline():
                if line.startswith(b"data: "):
                    self.heard[seat] = json.loads(line[6:])["seq"]
                    await self._tell()
                    if self.fetching and self.heard[seat] > self.fetched[seat]:
                        path = f"/api/tables/{self.id}?after={self.fetched[seat]}"
                        _, body = await self.lines[seat].ask("GET", path, self.keys[seat])
                        self.fetched[seat] = json.loads(body)["seq"]
                        await self._tell()
        finally:
            writer.close()

    async def _tell(self) -> None:
        async with self.news:
            self.news.notify_all()

    async def click(self, figures: Figures) -> None:
        """One decision, until every viewer knows of it."""
        state = self.match.state
        atom = self.rng.choice(state.legal_names)
        body = {"atom": atom, "seq": self.seq}
        begun = time.perf_counter()
        status, _ = await self.line.ask("POST", f"/api/tables/{self.id}/act", self.keys[state.player], body)
        if status != 200:
            figures.refused += 1
            return
        figures.answers.append(time.perf_counter() - begun)
        figures.clicks += 1
        self.match.apply(self.match.game.atoms.index(atom))
        self.seq += 1
        async with self.news:
            await self.news.wait_for(lambda: min(self.heard) >= self.seq)
            figures.notices.append(time.perf_counter() - begun)
            if self.fetching:
                await self.news.wait_for(lambda: min(self.fetched) >= self.seq)
                figures.views.append(time.perf_counter() - begun)


async def play(tables: list[Table], seconds: float, rate: float, fetching: bool) -> Figures:
    """Click for so many seconds: at this rate over all tables, or (0) as fast as it goes."""
    figures = Figures()
    for table in tables:
        table.fetching = fetching
        table.fetched = [table.seq] * VIEWERS
    end = time.perf_counter() + seconds

    async def sit(number: int, table: Table) -> None:
        # Spread over the interval, as people are.
        interval = len(tables) / rate if rate else 0.0
        await asyncio.sleep(interval * number / len(tables))
        while not table.match.state.over and time.perf_counter() < end:
            begun = time.perf_counter()
            await table.click(figures)
            if interval:
                await asyncio.sleep(max(0.0, interval - (time.perf_counter() - begun)))

    tasks = [asyncio.create_task(sit(number, table)) for number, table in enumerate(tables)]
    await asyncio.wait(tasks, timeout=seconds + DRAIN)
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return figures


def resident(pid: int) -> float:
    """Megabytes of memory of a process."""
    with open(f"/proc/{pid}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


async def measure(port: int, pid: int, count: int, seconds: float, rate: float) -> dict[str, Any]:
    lines = [Line(port) for _ in range(min(count, 32))]
    found: dict[str, Any] = {"tables": count, "viewers": count * VIEWERS, "cores": os.cpu_count()}
    for name, speed, fetching in (("steady", rate, True), ("notices", 0.0, False), ("views", 0.0, True)):
        tables = [Table(number, lines[number % len(lines)], port) for number in range(count)]
        before = resident(pid)
        for table in tables:
            await table.set_up()
        created = resident(pid)
        streams = [asyncio.create_task(table.watch(seat)) for table in tables for seat in range(VIEWERS)]
        await asyncio.sleep(WARM_UP)
        figures = await play(tables, seconds, speed, fetching)
        found[name] = figures.to_json(seconds)
        if name == "steady":
            found["memory"] = {
                "server_mb": round(before, 1),
                "new_table_kb": round(1000 * (created - before) / count, 1),
                "played_table_with_viewers_kb": round(1000 * (resident(pid) - before) / count, 1),
                "decisions_a_table": round(sum(table.seq for table in tables) / count, 1),
            }
        for stream in streams:
            stream.cancel()
        await asyncio.gather(*streams, return_exceptions=True)
    return found


def show(found: dict[str, Any]) -> None:
    columns = ("steady", "notices", "views")
    print(f"{found['tables']} tables, {found['viewers']} viewers, {found['cores']} cores")
    print(f"{'':22}" + "".join(f"{name:>10}" for name in columns))
    rows = ["moves_per_s", "refused"]
    rows += [f"{what}_{how}_ms" for what in ("answers", "notices", "views") for how in ("median", "p99", "most")]
    for row in rows:
        cells = [found[name].get(row, "") for name in columns]
        print(f"{row:22}" + "".join(f"{cell!s:>10}" for cell in cells))
    print(f"memory: {found['memory']}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rate", type=float, default=50.0, help="clicks a second over all tables, when steady")
    parser.add_argument("--store", default="")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", default="", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve(given.serve)
        return
    with tempfile.TemporaryDirectory(prefix="astrarium-load-") as folder:
        url = given.store or f"sqlite:///{folder}/tables.db"
        command = [sys.executable, __file__, "--serve", url]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline())
            found = asyncio.run(measure(port, server.pid, given.tables, given.seconds, given.rate))
            found["store"] = urlsplit(url).scheme
        finally:
            server.terminate()
            try:
                server.wait(15)
            except subprocess.TimeoutExpired:
                server.kill()
    if not given.json:
        show(found)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
