"""Time limits: what the clocks of machines say moves no deadline, and a restart takes and gives no time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from astrarium.server.hosting import FAIR_SECONDS, KEEP_SECONDS
from astrarium.server.live import Tables
from astrarium.server.store import Store
from server.serving import Clock, ThinkHere, clocks_have_run, new_table, people, play_on, tables_on

DAY = 24 * 3600.0
JUMPS = pytest.mark.parametrize("jump", [DAY, -DAY], ids=["forward", "back"])

Case = Callable[[Tables], Awaitable[None]]


class Machine:
    """A clock that only goes forward, and one that somebody may set."""

    def __init__(self) -> None:
        self.steady = Clock()
        self.wall = Clock()
        self.wall.now = 1_700_000_000.0

    def wait(self, seconds: float) -> None:
        self.steady.now += seconds
        self.wall.now += seconds

    def reboot(self, down: float = 0.0, jump: float = 0.0) -> None:
        """Such a clock begins anew with the machine."""
        self.steady.now = 3.0
        self.wall.now += down + jump

    def run(self, url: str, case: Case) -> None:
        """A server from its start to its orderly end."""

        async def serving() -> None:
            async with tables_on(url, self.steady, self.wall) as tables:
                await case(tables)

        asyncio.run(serving())

    def killed(self, url: str, case: Case) -> None:
        """A server that has no time for a last word."""

        async def serving() -> None:
            store = Store(url)
            tables = Tables(store, ThinkHere(), 0.0, self.steady, self.wall)
            await case(tables)
            for task in list(tables.tasks):
                task.cancel()
            store.close()

        asyncio.run(serving())


async def timed(tables: Tables, seconds: int) -> str:
    return (await new_table(tables, people(2), seconds=seconds))[0].id


async def left(tables: Tables, id: str) -> float | None:
    return tables.host.seconds_left(await tables.get(id))


def decided(tables: Tables, id: str) -> int:
    return len(tables.store.events(id))


@JUMPS
def test_a_clock_that_is_set_takes_no_decision_and_gives_no_time(url: str, jump: float) -> None:
    machine = Machine()

    async def case(tables: Tables) -> None:
        id = await timed(tables, 60)
        machine.wait(10)
        machine.wall.now += jump
        await clocks_have_run(tables)
        assert decided(tables, id) == 0 and await left(tables, id) == 50
        tables.live.clear()
        machine.wait(49)
        await clocks_have_run(tables)
        assert decided(tables, id) == 0
        machine.wait(2)
        await clocks_have_run(tables)
        assert decided(tables, id) == 1 and await left(tables, id) == 60

    machine.run(url, case)


@JUMPS
def test_a_decision_after_the_clock_was_set_has_its_whole_time(sqlite_url: str, jump: float) -> None:
    machine = Machine()

    async def case(tables: Tables) -> None:
        id = await timed(tables, 60)
        machine.wall.now += jump
        machine.wait(20)
        await play_on(tables, await tables.get(id), 1)
        assert await left(tables, id) == 60

    machine.run(sqlite_url, case)


@pytest.mark.parametrize("jump", [0.0, DAY, -DAY], ids=["none", "forward", "back"])
def test_after_a_restart_the_time_remains_that_was_left(url: str, jump: float) -> None:
    """However long nobody served, and whatever the clocks say afterwards."""
    machine, ids = Machine(), []

    async def before(tables: Tables) -> None:
        ids.append(await timed(tables, 600))
        machine.wait(400)

    async def after(tables: Tables) -> None:
        await clocks_have_run(tables)
        assert decided(tables, ids[0]) == 0 and await left(tables, ids[0]) == 200
        machine.wait(199)
        await clocks_have_run(tables)
        assert decided(tables, ids[0]) == 0
        machine.wait(2)
        await clocks_have_run(tables)
        assert decided(tables, ids[0]) == 1

    machine.run(url, before)
    machine.reboot(down=3600, jump=jump)
    machine.run(url, after)


def test_whoever_had_hardly_any_time_left_gets_a_fair_remainder(url: str) -> None:
    """Those who sit at the table have to find back to it first."""
    machine, ids = Machine(), []

    async def before(tables: Tables) -> None:
        ids.extend([await timed(tables, 600), await timed(tables, 10)])
        machine.wait(9)
        ids.append(await timed(tables, 600))
        machine.wait(590)

    async def after(tables: Tables) -> None:
        assert [await left(tables, id) for id in ids] == [FAIR_SECONDS, 10, FAIR_SECONDS]
        machine.wait(FAIR_SECONDS - 1)
        assert decided(tables, ids[0]) == 0
        machine.wait(2)
        await clocks_have_run(tables)
        assert decided(tables, ids[0]) == decided(tables, ids[2]) == 1

    machine.run(url, before)
    machine.reboot()
    machine.run(url, after)


def test_a_limit_of_days_runs_out_where_the_server_starts_anew_every_night(sqlite_url: str) -> None:
    machine, ids = Machine(), []

    async def first(tables: Tables) -> None:
        ids.append(await timed(tables, 3 * int(DAY)))

    async def day(tables: Tables) -> None:
        machine.wait(DAY - 60)
        await clocks_have_run(tables)

    async def last(tables: Tables) -> None:
        await day(tables)
        assert decided(tables, ids[0]) == 0
        machine.wait(181)
        await clocks_have_run(tables)
        assert decided(tables, ids[0]) == 1

    for work in (first, day, day, last):
        machine.run(sqlite_url, work)
        machine.reboot(down=60)


@JUMPS
def test_a_server_that_is_killed_forgets_a_few_seconds(url: str, jump: float) -> None:
    machine, ids = Machine(), []

    async def before(tables: Tables) -> None:
        ids.append(await timed(tables, 600))
        for _ in range(30):
            machine.wait(KEEP_SECONDS)
            await tables.keep_time()
        machine.wait(KEEP_SECONDS - 1)

    async def after(tables: Tables) -> None:
        remaining = await left(tables, ids[0])
        assert remaining == 600 - 30 * KEEP_SECONDS

    machine.killed(url, before)
    machine.reboot(jump=jump)
    machine.run(url, after)


def test_never_more_than_the_limit(sqlite_url: str) -> None:
    """Where a server was killed before it wrote down what time it was."""
    machine, ids = Machine(), []

    async def before(tables: Tables) -> None:
        machine.wait(KEEP_SECONDS - 1)
        ids.append(await timed(tables, 60))

    async def after(tables: Tables) -> None:
        assert await left(tables, ids[0]) == 60
        machine.wait(60 + KEEP_SECONDS)
        await clocks_have_run(tables)
        assert decided(tables, ids[0]) == 1

    machine.killed(sqlite_url, before)
    machine.reboot()
    machine.run(sqlite_url, after)


@JUMPS
def test_workers_on_machines_that_disagree_about_the_day_agree_about_deadlines(url: str, jump: float) -> None:
    here, there = Machine(), Machine()
    there.steady.now, there.wall.now = 77.0, here.wall.now + jump

    async def case(tables: Tables) -> None:
        id = await timed(tables, 60)
        async with tables_on(url, there.steady, there.wall) as others:
            for machine in (here, there):
                machine.wait(30)
            await clocks_have_run(tables, others)
            assert await left(tables, id) == await left(others, id) == 30
            await play_on(others, await others.get(id), 1)
            await tables.changed_elsewhere(await tables.get(id))
            assert await left(tables, id) == await left(others, id) == 60
            for machine in (here, there):
                machine.wait(61)
            await clocks_have_run(tables, others)
            assert decided(tables, id) == 2

    here.run(url, case)


def test_a_worker_that_comes_later_hears_what_time_it_is(url: str) -> None:
    here, there = Machine(), Machine()

    async def case(tables: Tables) -> None:
        here.wait(DAY)
        async with tables_on(url, there.steady, there.wall) as others:
            assert tables.time() - others.time() == DAY
            await tables.keep_time()
            await others.keep_time()
            assert tables.time() == others.time()

    here.run(url, case)


@JUMPS
def test_the_summary_tells_how_long_people_thought_whatever_the_clocks_say(sqlite_url: str, jump: float) -> None:
    machine = Machine()

    async def case(tables: Tables) -> None:
        table, _ = await new_table(tables, people(2))
        await play_on(tables, table, 1)
        machine.wait(20)
        machine.wall.now += jump
        await play_on(tables, table, 1)
        first, second = tables.store.events(table.id)
        assert second.at - first.at == 20

    machine.run(sqlite_url, case)
