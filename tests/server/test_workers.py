"""Two workers on one PostgreSQL serve the same tables; and a server stops when it is told to."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import cycle, pairwise

import httpx
import pytest

from astrarium.server.app import create_app, listen
from astrarium.server.attendance import AWAY_SECONDS
from astrarium.server.bots import Bots
from astrarium.server.serve import listening
from astrarium.server.store import Store
from patience import PATIENCE
from server.serving import Clock, Guest, Process, client_of, create, heard, new_table, people, tables_on, wait_until
from systems import LINUX

pytestmark = pytest.mark.long

PERSON, BOT = {"kind": "person"}, {"kind": "bot", "bot": "random"}


def wait_for_seq(guest: Guest, seq: int) -> None:
    wait_until(lambda: guest.look()["seq"] == seq)


@pytest.fixture
def workers(postgres_url: str) -> Iterator[tuple[Process, Process]]:
    both = Process(postgres_url, "--pace", "0.01"), Process(postgres_url, "--pace", "0.01")
    yield both
    for worker in both:
        assert worker.stop() == (0, "")


def test_a_click_at_one_worker_is_heard_at_the_other(workers: tuple[Process, Process]) -> None:
    here, there = workers
    made = create(here.address, [PERSON, PERSON])
    with closing(heard(there.address, f"/api/tables/{made['id']}/stream", made["watch"])) as events:
        assert next(events)["seq"] == 0
        guests = [[Guest(worker.address, made["id"], key) for key in made["seats"]] for worker in workers]
        for seq in range(20):
            # In turn through either worker, each of which must know what the other has done.
            side = guests[seq % 2]
            asked = side[0].look()["waiting_for"]
            view = side[asked].look()
            assert view["seq"] == seq
            assert side[asked].act(view["legal"][0]["atom"], seq).status_code == 200
            while next(events)["seq"] < seq + 1:
                pass
            for pair in guests:
                wait_for_seq(pair[0], seq + 1)
    for guest in (*guests[0], *guests[1]):
        guest.close()


def test_bots_move_once_however_many_workers_watch(workers: tuple[Process, Process], postgres_url: str) -> None:
    made = create(workers[0].address, [PERSON, BOT, BOT])
    guests = [Guest(worker.address, made["id"], made["seats"][0]) for worker in workers]
    sides = cycle(guests)

    def over() -> bool:
        guest = next(sides)
        view = guest.look(after=10**6)
        if view["legal"]:
            answer = guest.act(view["legal"][0]["atom"], view["seq"])
            assert answer.status_code in (200, 409), answer.text
        return bool(view["over"])

    wait_until(over)
    store = Store(postgres_url)
    events = store.events(made["id"])
    store.close()
    assert [event.seq for event in events] == list(range(1, len(events) + 1))
    for guest in guests:
        wait_for_seq(guest, len(events))
        guest.close()


def test_when_a_worker_dies_the_other_plays_its_bots(postgres_url: str) -> None:
    first, second = Process(postgres_url, "--pace", "0.3"), Process(postgres_url, "--pace", "0.01")
    try:
        made = create(first.address, [BOT, BOT, BOT])
        watcher = Guest(second.address, made["id"], made["watch"])
        watcher.look()
        first.kill()
        wait_until(lambda: watcher.look(after=10**6)["over"])
        watcher.close()
    finally:
        first.kill()
        second.stop()


def test_the_clock_takes_each_decision_once(workers: tuple[Process, Process], postgres_url: str) -> None:
    """Nobody looks at the table, and both workers keep its time."""
    made = create(workers[0].address, [PERSON, PERSON], seconds=1)
    store = Store(postgres_url)
    wait_until(lambda: len(store.events(made["id"])) >= 4)
    events = store.events(made["id"])
    store.close()
    assert [event.seq for event in events] == list(range(1, len(events) + 1))
    assert all(after.at - before.at >= 1 for before, after in pairwise(events)), "nobody loses a decision too early"


def test_workers_know_who_is_at_the_other(postgres_url: str) -> None:
    async def case() -> None:
        clock = Clock()
        async with tables_on(postgres_url, clock) as here, tables_on(postgres_url, clock) as there:
            ears = [asyncio.create_task(listen(tables)) for tables in (here, there)]
            # A notice is not repeated for who comes late.
            await until(lambda: listeners(postgres_url) == 2)
            table, _ = await new_table(here, people(3))
            other = await there.get(table.id)
            clock.now += AWAY_SECONDS + 1
            there.attendance.seen(other, 0)
            there.attendance.seen(other, 2)
            await until(lambda: not here.attendance.is_away(table, 0) and not here.attendance.is_away(table, 2))
            await here.attendance.vote_out(table, [0], 1)
            await until(lambda: other.votes.get(1) == {0})
            await there.attendance.vote_out(other, [2], 1)
            assert other.seats[1].stand_in
            await until(lambda: table.seats[1].stand_in)
            for ear in ears:
                ear.cancel()

    async def until(true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                await asyncio.sleep(0.01)

    asyncio.run(case())


def test_a_worker_hears_again_after_the_connection_was_lost(postgres_url: str) -> None:
    import psycopg

    async def case() -> None:
        async with tables_on(postgres_url) as here, tables_on(postgres_url) as there:
            ear = asyncio.create_task(listen(there))
            table, _ = await new_table(here)
            other = await there.get(table.id)
            while listeners(postgres_url) < 1:
                await asyncio.sleep(0.01)
            with psycopg.connect(postgres_url, autocommit=True) as admin:
                admin.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE query LIKE 'LISTEN%' AND datname = current_database()"
                )
            await here.decisions.act(table, table.state.player, table.state.legal_names[0], 0)
            async with asyncio.timeout(PATIENCE):
                while other.seq < 1:
                    await asyncio.sleep(0.01)
            ear.cancel()

    asyncio.run(case())


# One command, several workers


def test_serve_with_two_workers_and_an_orderly_end(postgres_url: str) -> None:
    server = Process(postgres_url, "--workers", "2", "--pace", "0")
    made = create(server.address, [PERSON, PERSON])
    for _ in range(5):
        guests = [Guest(server.address, made["id"], key) for key in made["seats"]]
        asked = guests[0].look()["waiting_for"]
        view = guests[asked].look()
        answer = guests[asked].act(view["legal"][0]["atom"], view["seq"])
        # A new connection may reach the worker that has not heard yet: then it says so.
        assert answer.status_code in (200, 409)
        for guest in guests:
            guest.close()
    children = children_of(server.process.pid)
    assert len(children) >= 2
    status, _ = server.stop()
    assert status == 0
    wait_until(lambda: not any(alive(child) for child in children))


@LINUX
@pytest.mark.parametrize("page", ["/api/tables/{id}/stream", "/t/{id}/stream"], ids=["program", "browser"])
def test_a_server_with_viewers_stops_at_once(sqlite_url: str, page: str) -> None:
    server = Process(sqlite_url)
    made = create(server.address, [PERSON, BOT], public=True)
    with httpx.stream("GET", server.address + page.format(id=made["id"]), timeout=PATIENCE) as stream:
        assert stream.status_code == 200
        lines = stream.iter_lines()
        while not next(lines).startswith("data:"):
            pass
        children = children_of(server.process.pid)
        assert server.stop() == (0, ""), "it would complain of a viewer for whom it had to wait"
        for _ in lines:
            pass
    wait_until(lambda: not any(alive(child) for child in children))


def test_a_server_that_ends_by_an_error_leaves_no_process_behind(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Other tests of this folder share the bots' processes.
    monkeypatch.setattr("astrarium.server.app.Bots", Bots)
    before = set(multiprocessing.active_children())
    app = create_app(sqlite_url, workers=1)

    async def case() -> None:
        async with client_of(app):
            await app.state.tables.bots.warm_up()
            assert set(multiprocessing.active_children()) > before
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        asyncio.run(case())
    assert set(multiprocessing.active_children()) <= before


@LINUX
def test_a_killed_server_leaves_no_process_behind(sqlite_url: str) -> None:
    server = Process(sqlite_url, "--pace", "0")
    create(server.address, [BOT, BOT])
    wait_until(lambda: len(children_of(server.process.pid)) >= 2)
    children = children_of(server.process.pid)
    server.kill()
    wait_until(lambda: not any(alive(child) for child in children))


def test_the_first_line_tells_the_address(sqlite_url: str) -> None:
    server = Process(sqlite_url)
    assert server.first_line.startswith("Astrarium is at http://127.0.0.1:")
    assert httpx.get(f"{server.address}/api/games").status_code == 200
    server.stop()


def test_answers_leave_at_once() -> None:
    """A socket that does not know it is TCP is not told to, and every click takes 40 ms longer."""
    with closing(listening("127.0.0.1", 0)) as listener:
        assert listener.proto == socket.IPPROTO_TCP


def listeners(url: str) -> int:
    """How many workers listen at a database."""
    import psycopg

    wanted = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()"
    with psycopg.connect(url) as connection:
        row = connection.execute(wanted).fetchone()
    return 0 if row is None else int(row[0])


def children_of(pid: int) -> list[int]:
    found: list[int] = []
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                with open(f"/proc/{entry}/stat", encoding="utf-8") as file:
                    parent = int(file.read().rsplit(")", 1)[1].split()[1])
            except OSError:
                continue
            if parent == pid:
                found += [int(entry), *children_of(int(entry))]
    return found


def alive(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
