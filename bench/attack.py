"""Attacks on a server of our own, and what an ordinary player feels of them: before, during and after.

    .venv/bin/python bench/attack.py [half bots readers] [--seconds 20] [--json]

Everything happens on loopback and ends after a bounded time. The attacker asks from 127.0.0.1, the player from
127.0.0.2: to the server these are two addresses. The player sits at a table of The Expanse with an easy bot, decides,
and waits until asked again.

    half     1,084 requests are begun and never finished; the server may open 1,024 files
    bots     60 tables of six hard bots each, and somebody who looks at all of them
    readers  12 readers fetch a finished game of Parsec as fast as they can
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx

from astrarium import Match, game

HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"
FILES = 1024
HALVES = 1084
TABLES = 60
READERS = 12
REST = 5.0
PATIENCE = 120
PREPARED = 60.0
OK = 200
Attack = Callable[[str, asyncio.Event, asyncio.Event], Awaitable[dict[str, Any]]]


class Player:
    """An ordinary player, and how long each decision took until the next one was asked."""

    def __init__(self, address: str) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
        self.http = httpx.AsyncClient(base_url=address, transport=transport, timeout=30)
        self.times: list[tuple[float, float]] = []
        self.failed: list[float] = []

    async def comes(self) -> None:
        """As soon as the server answers."""
        for _ in range(PATIENCE):
            with suppress(httpx.HTTPError):
                if (await self.http.get("/api/games")).status_code == OK:
                    return
            await asyncio.sleep(1)
        raise TimeoutError("the server does not answer")

    async def sit_down(self) -> None:
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "easy"}]
        made = (await self.http.post("/api/tables", json={"game": "expanse", "seats": seats})).json()
        self.table = f"/api/tables/{made['id']}"
        self.http.headers["authorization"] = f"Bearer {made['seats'][0]}"

    async def play(self, over: asyncio.Event) -> None:
        await self.sit_down()
        while not over.is_set():
            begun = time.perf_counter()
            try:
                view = (await self.http.get(self.table, params={"after": 10**6})).json()
                if view["over"]:
                    del self.http.headers["authorization"]
                    await self.sit_down()
                    continue
                if view["legal"]:
                    atom = random.Random(view["seq"]).choice(view["legal"])["atom"]
                    await self.http.post(f"{self.table}/act", json={"atom": atom, "seq": view["seq"]})
                    while not (view["over"] or view["legal"]) or view["seq"] <= 0:
                        await asyncio.sleep(0.02)
                        view = (await self.http.get(self.table, params={"after": 10**6})).json()
                    self.times.append((begun, time.perf_counter() - begun))
            except (httpx.HTTPError, KeyError, ValueError):
                self.failed.append(begun)
            await asyncio.sleep(0.05)

    def told(self, begin: float, end: float) -> dict[str, float | int]:
        times = sorted(took for begun, took in self.times if begin <= begun < end)
        found: dict[str, float | int] = {
            "decisions": len(times),
            "failed": sum(begin <= begun < end for begun in self.failed),
        }
        if times:
            found["median_ms"] = round(1000 * times[len(times) // 2])
            found["p95_ms"] = round(1000 * times[int(len(times) * 0.95)])
            found["most_ms"] = round(1000 * times[-1])
        return found


async def half(address: str, begin: asyncio.Event, over: asyncio.Event) -> dict[str, Any]:
    port = int(address.rsplit(":", 1)[1])
    held, refused = [], 0
    await begin.wait()
    for number in range(HALVES):
        try:
            reader, writer = await asyncio.wait_for(asyncio.open_connection(HERE, port), 5)
            body = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{"
            writer.write(body if number % 2 else b"GET / HTTP/1.1\r\nHost: localhost\r\n")
            held.append((reader, writer))
        except (OSError, TimeoutError):
            refused += 1
    await over.wait()
    for _, writer in held:
        writer.close()
    return {"begun": len(held), "refused": refused}


async def bots(address: str, begin: asyncio.Event, over: asyncio.Event) -> dict[str, Any]:
    seats = [{"kind": "bot", "bot": "hard"}] * 6
    wanted = {"game": "cosmic", "seats": seats, "public": True}
    made = []
    await begin.wait()
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        for _ in range(TABLES):
            answer = await http.post("/api/tables", json=wanted)
            if answer.status_code == 201:
                made.append(answer.json())
            if over.is_set():
                break
        while not over.is_set():
            for one in made:
                with suppress(httpx.HTTPError):
                    await http.get(f"/api/tables/{one['id']}", params={"after": 10**6})
            await asyncio.sleep(5)
        seqs = []
        for one in made:
            with suppress(httpx.HTTPError, KeyError):
                seqs.append((await http.get(f"/api/tables/{one['id']}", params={"after": 10**6})).json()["seq"])
    return {"tables": len(made), "their_decisions": sum(seqs)}


async def readers(address: str, begin: asyncio.Event, over: asyncio.Event) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        saved = json.dumps(await asyncio.to_thread(long_game)).encode()
        uploaded = await http.post("/upload", files={"save": ("save.json", saved, "application/json")})
        table = uploaded.headers["location"].split("/")[2]
        key = http.cookies["astrarium_keys"].split(".")[-1]
        count = 0
        await begin.wait()

        async def read() -> None:
            nonlocal count
            while not over.is_set():
                with suppress(httpx.HTTPError):
                    answer = await http.get(f"/api/tables/{table}", headers={"authorization": f"Bearer {key}"})
                    count += answer.status_code == 200
                    if answer.status_code != 200:
                        await asyncio.sleep(0.5)

        await asyncio.gather(*(read() for _ in range(READERS)))
    return {"reads": count}


def long_game() -> dict[str, Any]:
    match, rng = Match(game("parsec"), 4, 1, {}), random.Random(1)
    while not match.state.over:
        match.apply(rng.choice(match.state.legal))
    return match.save()


ATTACKS: dict[str, Attack] = {"half": half, "bots": bots, "readers": readers}


def limited() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))


async def measured(name: str, address: str, seconds: float) -> dict[str, Any]:
    player, begin, over, ended = Player(address), asyncio.Event(), asyncio.Event(), asyncio.Event()
    await player.comes()
    attack = asyncio.create_task(ATTACKS[name](address, begin, over))
    # What it needs is there before anything is measured.
    await asyncio.sleep(PREPARED if name == "readers" else 0)
    playing = asyncio.create_task(player.play(ended))
    await asyncio.sleep(REST)
    times = [time.perf_counter()]
    await asyncio.sleep(seconds / 2)
    times.append(time.perf_counter())
    begin.set()
    await asyncio.sleep(seconds)
    times.append(time.perf_counter())
    over.set()
    done = await attack
    await asyncio.sleep(REST)
    times.append(time.perf_counter())
    await asyncio.sleep(seconds / 2)
    times.append(time.perf_counter())
    ended.set()
    await playing
    await player.http.aclose()
    return done | {
        "before": player.told(times[0], times[1]),
        "during": player.told(times[1], times[2]),
        "after": player.told(times[3], times[4]),
    }


def attacked(name: str, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="astrarium-attack-") as folder:
        words = ["--port", "0", "--store", f"sqlite:///{folder}/tables.db", "--pace", "0"]
        # What one address may ask for is not what is measured here: the attacker is let in.
        words += ["--new-tables", "1000", "--burst", "100000"]
        with open(f"{folder}/log", "wb") as log:
            server = subprocess.Popen(
                [sys.executable, "-m", "astrarium", "serve", *words],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                preexec_fn=limited,  # noqa: PLW1509
            )
            try:
                assert server.stdout is not None
                address = server.stdout.readline().split()[3].rstrip("/")
                found = asyncio.run(measured(name, address, seconds))
            finally:
                server.terminate()
                try:
                    server.wait(15)
                except subprocess.TimeoutExpired:
                    server.kill()
        return found | {"log_bytes": os.path.getsize(f"{folder}/log")}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, []], default=list(ATTACKS))
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    found = {name: attacked(name, given.seconds) for name in given.attacks}
    if given.json:
        print(json.dumps(found))
        return
    for name, told in found.items():
        print(name, {key: value for key, value in told.items() if not isinstance(value, dict)})
        for when in ("before", "during", "after"):
            print(f"  {when:7}", told[when])


if __name__ == "__main__":
    main()
