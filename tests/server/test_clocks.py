"""Time limits: what the clocks of machines say moves no deadline, and a restart takes and gives no time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor

import pytest

from astrarium.clockwork.chance import Rng
from astrarium.clockwork.state import State
from astrarium.server.bots import Decision
from astrarium.server.host import CLOCK_SECONDS, FAIR_SECONDS, KEEP_SECONDS
from astrarium.server.store import Store
from astrarium.server.tables import LiveTable, Tables
from server.serving import Clock, ThinkHere, clocks_have_run, new_table, people, play_on, tables_on
from server.test_live import until_undo

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


def test_nobody_can_foresee_what_the_clock_decides(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its chance follows from nothing that others know: for the same question it is another each time."""
    machine, drawn = Machine(), []

    async def case(tables: Tables) -> None:
        async def decide(state: State, bot: str, rng: Rng, *more: object) -> Decision:
            drawn.append(rng.state)
            raise BrokenExecutor

        monkeypatch.setattr(tables.bots, "decide", decide)
        await timed(tables, 60)
        machine.wait(61)
        await clocks_have_run(tables)
        await clocks_have_run(tables)
        assert len(drawn) == len(set(drawn)) == 2

    machine.run(sqlite_url, case)


class Slowly:
    """A bot that thinks until it is told to decide, and then takes the last option of whatever is asked by then."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.begun, self.may_decide = asyncio.Event(), asyncio.Event()
        self.thoughts = 0

    async def decide(self, *_: object) -> Decision:
        self.thoughts += 1
        if self.thoughts > 1:
            return Decision(self.table.state.legal_names[0], 0)
        self.begun.set()
        await self.may_decide.wait()
        return Decision(self.table.state.legal_names[-1], 0)


def test_what_the_clock_thought_of_one_question_is_no_answer_to_the_next(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    machine = Machine()

    async def case(tables: Tables) -> None:
        table = await tables.get(await timed(tables, 60))
        seat, slowly = table.state.player, Slowly(table)
        monkeypatch.setattr(tables.bots, "decide", slowly.decide)
        machine.wait(61)
        await tables.host.look_at_clocks()
        await slowly.begun.wait()
        await play_on(tables, table, 1)
        assert table.state.player == seat, "the next question is theirs, too, and has its whole time"
        slowly.may_decide.set()
        await clocks_have_run(tables)
        assert table.seq == 1 and tables.host.seconds_left(table) == 60
        assert not caplog.records

    machine.run(sqlite_url, case)


def test_what_a_bot_thought_of_one_question_is_no_answer_to_the_next(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def case(tables: Tables) -> None:
        table, _ = await new_table(tables)
        seat, slowly = table.state.player, Slowly(table)
        monkeypatch.setattr(tables.bots, "decide", slowly.decide)
        await tables.stand_in(table, seat, True)
        await slowly.begun.wait()
        await tables.stand_in(table, seat, False)
        await play_on(tables, table, 1)
        await tables.stand_in(table, seat, True)
        first, last = table.state.legal_names[0], table.state.legal_names[-1]
        assert table.state.player == seat and first != last
        slowly.may_decide.set()
        while table.seq < 2:
            await asyncio.sleep(0.01)
        assert tables.store.events(table.id)[1].atom == first, "it has thought about that one, too"
        assert not caplog.records

    Machine().run(sqlite_url, case)


def test_a_bot_that_is_sent_away_in_the_last_moment_decides_nothing(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def case(tables: Tables) -> None:
        table, _ = await new_table(tables)
        seat, slowly = table.state.player, Slowly(table)
        monkeypatch.setattr(tables.bots, "decide", slowly.decide)
        await tables.stand_in(table, seat, True)
        await slowly.begun.wait()
        # While the seat is taken back the bot has decided, and waits for its turn.
        back = asyncio.create_task(tables.stand_in(table, seat, False))
        await asyncio.sleep(0)
        slowly.may_decide.set()
        await back
        assert table.thinking is not None
        await table.thinking
        assert table.seq == 0

    Machine().run(sqlite_url, case)


def test_a_clock_leaves_a_pause_alone_that_passes_by_itself(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody is asked: what a bot that knows less would do there may not even be possible."""
    machine = Machine()

    async def case(tables: Tables) -> None:
        monkeypatch.setattr(tables.host, "let_bots_think", lambda table: None)
        table, _ = await tables.create("cosmic", {}, people(3), seed=3, seconds=60)
        for _ in range(20):
            while not table.state.is_silent:
                await play_on(tables, table, 1)
            seq = table.seq
            machine.wait(61)
            await clocks_have_run(tables)
            assert table.seq == seq and not caplog.records
            await play_on(tables, table, 1)

    machine.run(sqlite_url, case)


def test_such_a_pause_lasts_no_longer_than_the_limit(sqlite_url: str) -> None:
    """If somebody had been asked, the clock would have decided by then."""
    machine, slept = Machine(), []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        machine.wait(seconds)

    async def case(tables: Tables) -> None:
        tables.host.sleep = sleep
        table, _ = await tables.create("cosmic", {}, people(3), seed=3, seconds=1)
        for _ in range(20):
            for seat in range(3):
                table.pauses.decisions[seat] = deque([9.0])
            while table.thinking is not None and not table.thinking.done():
                await table.thinking
            await play_on(tables, table, 1)
        assert slept and max(slept) <= 1 + CLOCK_SECONDS

    machine.run(sqlite_url, case)


def test_no_log_tells_what_somebody_could_have_done(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    machine = Machine()

    async def case(tables: Tables) -> None:
        id = await timed(tables, 60)
        state = (await tables.get(id)).state
        closed = next(name for name in state.game.atoms.names if name not in state.legal_names)

        async def decide(*_: object) -> Decision:
            return Decision(closed, 0)

        monkeypatch.setattr(tables.bots, "decide", decide)
        machine.wait(61)
        await clocks_have_run(tables)
        assert decided(tables, id) == 0
        assert "IllegalChoice" in caplog.text and "host.py" in caplog.text, "where it happened is told"
        assert closed not in caplog.text

    machine.run(sqlite_url, case)


async def undone(tables: Tables, id: str) -> None:
    table = await tables.get(id)
    seat = table.match.moments[-1].player
    await tables.decisions.undo(table, seat, table.number(seat))


def test_taking_back_winds_no_clock_up(url: str) -> None:
    """Whoever acts and takes it back in turn would never have to decide."""
    machine = Machine()

    async def case(tables: Tables) -> None:
        id = await timed(tables, 60)
        table = await tables.get(id)
        await until_undo(tables, table)
        await undone(tables, id)
        assert await left(tables, id) == 60
        for remaining in (40, 20):
            machine.wait(15)
            await play_on(tables, table, 1)
            assert await left(tables, id) == 60, "the next question has its own time"
            machine.wait(5)
            await undone(tables, id)
            assert await left(tables, id) == remaining
        async with tables_on(url, machine.steady, machine.wall) as others:
            await play_on(tables, table, 1)
            await others.changed_elsewhere(await others.get(id))
            await undone(others, id)
            await tables.changed_elsewhere(table)
            assert await left(tables, id) == 20
        seq = table.seq
        machine.wait(21)
        await clocks_have_run(tables)
        assert table.seq == seq + 1 and await left(tables, id) == 60

    machine.run(url, case)


def test_after_a_restart_what_is_taken_back_has_the_time_it_had_left(url: str) -> None:
    machine, ids = Machine(), []

    async def before(tables: Tables) -> None:
        ids.append(await timed(tables, 600))
        table = await tables.get(ids[0])
        await play_on(tables, table, 1)
        await until_undo(tables, table)
        await undone(tables, ids[0])
        machine.wait(400)
        await play_on(tables, table, 1)

    async def after(tables: Tables) -> None:
        assert await left(tables, ids[0]) == 600
        machine.wait(50)
        await undone(tables, ids[0])
        assert await left(tables, ids[0]) == 150

    machine.run(url, before)
    machine.reboot()
    machine.run(url, after)


def test_what_is_taken_back_after_its_time_is_lost_at_once(sqlite_url: str) -> None:
    machine = Machine()

    async def case(tables: Tables) -> None:
        id = await timed(tables, 60)
        await until_undo(tables, await tables.get(id))
        machine.wait(59)
        await undone(tables, id)
        assert await left(tables, id) == 1
        await play_on(tables, await tables.get(id), 1)
        machine.wait(2)
        await undone(tables, id)
        count = decided(tables, id)
        await clocks_have_run(tables)
        assert decided(tables, id) == count + 1 and await left(tables, id) == 60

    machine.run(sqlite_url, case)


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
