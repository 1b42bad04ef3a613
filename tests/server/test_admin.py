"""Looking after a server: orders that it hears while it runs, what is deleted by age, and copies taken under play."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import select, update

from astrarium.server.admin import DAY, Admin
from astrarium.server.backup import backup, restore
from astrarium.server.schema import CHAT, POSITIONS, SCHEMA, TABLES
from astrarium.server.store import Store
from astrarium.server.tables import LiveTable, Refused, Tables
from patience import PATIENCE
from server.serving import new_table, one_and_bots, people, play_on, tables_on


async def refusal(work: object) -> str:
    try:
        await work  # type: ignore[misc]
    except Refused as error:
        return error.key
    return ""


def ordered(url: str, tables: Tables) -> Admin:
    """Somebody at a command line of their own."""
    return Admin(Store(url))


def run(url: str, case: object) -> None:
    async def around() -> None:
        async with tables_on(url) as tables:
            table, _ = await new_table(tables, people(3))
            await play_on(tables, table, 2)
            orders = ordered(url, tables)
            try:
                await case(tables, table, orders)  # type: ignore[operator]
            finally:
                orders.store.close()

    asyncio.run(around())


def test_a_closed_table_is_closed_to_those_who_sit_there(url: str) -> None:
    async def case(tables: Tables, table: LiveTable, orders: Admin) -> None:
        orders.close(table.id)
        assert await tables.obey(0) == 1
        assert table.closing and await refusal(tables.get(table.id)) == "server-closed"
        assert not orders.tables() and orders.tables(True)[0]["closed"]

    run(url, case)


def test_a_seat_that_is_freed_is_played_by_a_bot_and_no_key_opens_it(url: str) -> None:
    async def case(tables: Tables, table: LiveTable, orders: Admin) -> None:
        orders.free(table.id, 1)
        await tables.obey(0)
        assert table.seats[1].stand_in and not table.seats[1].keys and len(table.seats[1].former) == 1
        orders.revoke(table.id, 2)
        await tables.obey(1)
        assert not table.seats[2].keys and not table.seats[2].stand_in

    run(url, case)


def test_who_is_muted_says_nothing(sqlite_url: str) -> None:
    async def case(tables: Tables, table: LiveTable, orders: Admin) -> None:
        orders.mute(table.id, 0)
        await tables.obey(0)
        assert await refusal(tables.say(table, 0, "Ann", "hello")) == "server-muted"
        orders.mute(table.id, 0, False)
        await tables.obey(1)
        assert (await tables.say(table, 0, "Ann", "hello")).text == "hello"

    run(sqlite_url, case)


def test_of_a_deleted_table_nothing_is_left(url: str) -> None:
    async def case(tables: Tables, table: LiveTable, orders: Admin) -> None:
        other, _ = await new_table(tables)
        await tables.say(table, 0, "Ann", "hello")
        await asyncio.gather(*tables.tasks)
        orders.delete(table.id)
        await tables.obey(0)
        with orders.store.begin() as db:
            for part in SCHEMA.sorted_tables:
                if "table_id" in part.columns and part.name != "orders":
                    assert table.id not in set(db.execute(select(part.c.table_id)).scalars()), part.name
        assert await refusal(tables.get(table.id)) == "server-no-such-table"
        assert [one["id"] for one in orders.tables()] == [other.id]

    run(url, case)


def test_what_is_not_there_is_told(sqlite_url: str) -> None:
    async def case(tables: Tables, table: LiveTable, orders: Admin) -> None:
        with pytest.raises(LookupError, match="there is no table nowhere"):
            orders.close("nowhere")
        with pytest.raises(LookupError, match="has no seat 9"):
            orders.mute(table.id, 9)

    run(sqlite_url, case)


def test_old_tables_and_old_talk_go(url: str) -> None:
    async def case(tables: Tables, table: LiveTable, orders: Admin) -> None:
        finished, _ = await new_table(tables)
        upload, _ = await new_table(tables, uploaded=True)
        fresh, _ = await new_table(tables)
        await tables.say(fresh, 0, "Ann", "hello")
        now = orders.store.opened_at
        with orders.store.begin() as db:
            for one, days in ((finished, 40), (upload, 10)):
                change = update(TABLES).where(TABLES.c.id == one.id)
                db.execute(change.values(created=now - days * DAY, over=one is finished))
            db.execute(update(CHAT).values(at=0.0))
        assert orders.retain(30, 30, 7, 365, dry=True) == {"finished": 1, "abandoned": 0, "uploads": 1, "chat": 1}
        assert len(orders.tables(True)) == 4
        orders.retain(30, 30, 7, 365)
        assert {one["id"] for one in orders.tables(True)} == {table.id, fresh.id}

    run(url, case)


def test_whoever_asks_is_told_what_is_stored_about_them(sqlite_url: str) -> None:
    async def case(tables: Tables, table: LiveTable, orders: Admin) -> None:
        await tables.say(table, 0, "Ann", "hello")
        seats = [event.seat for event in tables.store.events(table.id)]
        found = orders.export(table.id, 0)
        assert [line["text"] for line in found["said"]] == ["hello"]
        assert len(found["decisions"]) == seats.count(0)
        assert found["keys"] == {"good": 1, "void": 0}
        assert not {"key", "link", "carry"} & set(found)
        assert {one["seat"] for one in orders.people(15)} == {0, *seats}

    run(sqlite_url, case)


def rows(store: Store) -> dict[str, list[str]]:
    with store.begin() as db:
        return {
            table.name: sorted(map(repr, db.execute(select(table)).all()))
            for table in SCHEMA.sorted_tables
            if table.name != "clock"
        }


@pytest.mark.parametrize("there", ["sqlite", "postgresql"])
def test_a_copy_taken_under_play_is_a_moment_of_it(
    url: str, there: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Restored elsewhere, be it the other kind of store, it is the same, and the games go on."""
    file = tmp_path / "copy.gz"

    async def before() -> tuple[str, int]:
        async with tables_on(url) as tables:
            table, _ = await new_table(tables, one_and_bots())
            playing = [asyncio.create_task(play_on(tables, (await new_table(tables))[0], 30)) for _ in range(3)]
            orders = ordered(url, tables)
            done = await asyncio.to_thread(backup, orders.store, file)
            orders.store.close()
            await asyncio.gather(*playing)
            return table.id, done["events"]

    async def after(other: str, id: str) -> None:
        async with tables_on(other) as tables:
            table = await tables.get(id)
            await tables.say(table, 0, "Ann", "once more")
            while table.thinking is not None and not table.thinking.done():
                await asyncio.sleep(0)
            await play_on(tables, table, 1)

    id, moves = asyncio.run(before())
    other = f"sqlite:///{tmp_path / 'other.db'}"
    if there == "postgresql":
        other = request.getfixturevalue("postgresql").new_database()
    store = Store(other)
    assert restore(store, file)["events"] == moves
    with gzip.open(file, "rt") as lines:
        written = [json.loads(line) for line in lines]
    assert len(written) - 2 == sum(len(found) for found in rows(store).values()) + 1
    with pytest.raises(ValueError, match="not empty"):
        restore(store, file)
    store.close()
    asyncio.run(after(other, id))
    if os.name == "posix":
        assert file.stat().st_mode & 0o077 == 0


def test_a_copy_of_a_store_at_rest_is_equal_to_it(sqlite_url: str, tmp_path: Path) -> None:
    async def before() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables)
            await play_on(tables, table, 5)
            await asyncio.gather(*tables.tasks)

    asyncio.run(before())
    here, there = Store(sqlite_url), Store(f"sqlite:///{tmp_path / 'other.db'}")
    backup(here, tmp_path / "copy.gz")
    restore(there, tmp_path / "copy.gz")
    assert rows(here) == rows(there) and rows(here)[POSITIONS.name]
    here.close()
    there.close()


@pytest.mark.parametrize("broken", ["cut", "other", "none"])
def test_what_is_no_whole_copy_changes_nothing(sqlite_url: str, tmp_path: Path, broken: str) -> None:
    store, file = Store(sqlite_url), tmp_path / "copy.gz"
    backup(store, file)
    before = rows(store)
    if broken == "cut":
        with gzip.open(file, "rt") as lines:
            kept = lines.readlines()[:-1]
        with gzip.open(file, "wt") as out:
            out.writelines(kept)
    elif broken == "other":
        file.write_bytes(b"something else")
    else:
        file.unlink()
    with pytest.raises(ValueError, match="copy"):
        restore(store, file)
    assert rows(store) == before
    store.close()


def test_the_command_line(sqlite_url: str) -> None:
    Store(sqlite_url).close()

    def admin(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "astrarium", "admin", *words, "--store", sqlite_url]
        return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)

    assert json.loads(admin("tables", "--json").stdout) == {"tables": []}
    wrong = admin("close", "nowhere")
    assert (wrong.returncode, wrong.stderr) == (2, "astrarium: there is no table nowhere\n")
