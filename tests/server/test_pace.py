"""The pace of a table: with pauses, without, or step by step."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from astrarium.server.host import HIDDEN_SPREAD
from astrarium.server.store import BOT
from astrarium.server.store_rows import FAST, NORMAL, PACES, STEP, Pace
from astrarium.server.tables import LiveTable, Tables
from server.serving import Clock, new_table, one_and_bots, only_bots, people, play_on, tables_on
from server.test_live import refused, settled

PAUSE = 1.0


@asynccontextmanager
async def slow_tables(url: str) -> AsyncIterator[tuple[Tables, list[float]]]:
    """Tables whose bots pause, and the pauses they took."""
    async with tables_on(url, Clock()) as tables:
        pauses: list[float] = []

        async def sleep(seconds: float) -> None:
            pauses.append(seconds)
            await asyncio.sleep(0)

        tables.pause, tables.host.sleep = PAUSE, sleep
        yield tables, pauses


def hide_who_is_asked(table: LiveTable, patch: pytest.MonkeyPatch) -> None:
    for kind in table.game.record.steps.values():
        if hasattr(kind, "hidden"):
            patch.setattr(kind, "hidden", True)


async def until_bots_are_asked(tables: Tables, table: LiveTable) -> None:
    while not tables.host.bot_is_asked(table):
        await play_on(tables, table, 1)


def test_the_pace_is_kept_with_the_table_and_heard_by_all(url: str) -> None:
    async def case() -> None:
        async with tables_on(url) as here, tables_on(url) as there:
            first, _ = await new_table(here)
            second = await there.get(first.id)
            assert first.row.pace == second.row.pace == NORMAL
            for pace in reversed(PACES):
                changes = first.changes
                await here.set_pace(first, pace)
                await there.refresh(first.id)
                assert first.row.pace == second.row.pace == pace and first.changes > changes
            await here.set_pace(first, STEP)
        async with tables_on(url) as again:
            assert (await again.get(first.id)).row.pace == STEP
            with pytest.raises(ValueError, match="normal, fast, step"):
                await again.set_pace(await again.get(first.id), "slow")

    asyncio.run(case())


@pytest.mark.parametrize(("pace", "expected"), [(NORMAL, {PAUSE}), (FAST, set())], ids=["normal", "fast"])
def test_fast_has_no_pauses(sqlite_url: str, pace: Pace, expected: set[float]) -> None:
    async def case() -> None:
        async with slow_tables(sqlite_url) as (tables, pauses):
            table, _ = await new_table(tables, one_and_bots(), pace=pace)
            await until_bots_are_asked(tables, table)
            await settled(table)
            assert table.state.player == 0 and set(pauses) == expected

    asyncio.run(case())


@pytest.mark.parametrize("persons", [1, 2])
@pytest.mark.parametrize("pace", [FAST, STEP])
def test_where_several_people_sit_no_pace_tells_who_is_asked(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, pace: Pace, persons: int
) -> None:
    """With one person it must be a bot that is asked, so there is nothing to tell."""

    async def case() -> None:
        async with slow_tables(sqlite_url) as (tables, pauses):
            table, _ = await new_table(tables, [*people(persons), *only_bots(2)], pace=pace, patient=False)
            hide_who_is_asked(table, monkeypatch)
            while len(tables.store.events(table.id)) < 40 and not table.state.over:
                if table.played_by_bot(table.state.player):
                    tables.next(table, 0, table.number(0))
                    await settled(table)
                else:
                    await play_on(tables, table, 1)
            if persons == 1:
                assert not pauses
            else:
                assert len(set(pauses)) == len(pauses) > 5
                assert min(pauses) >= PAUSE and max(pauses) <= PAUSE * HIDDEN_SPREAD

    asyncio.run(case())


def test_step_by_step_every_decision_of_a_bot_waits_for_somebody(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables, one_and_bots(), pace=STEP)
            await until_bots_are_asked(tables, table)
            for _ in range(10):
                if not tables.host.bot_is_asked(table):
                    await play_on(tables, table, 1)
                    continue
                await settled(table)
                seq = table.seq
                assert table.may_go_on(0) and table.waits_for_next()
                tables.next(table, 0, seq)
                await settled(table)
                assert table.seq == seq + 1

    asyncio.run(case())


def test_a_bot_has_thought_before_it_is_asked_for_and_thinks_once(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables, one_and_bots(), pace=STEP)
            await until_bots_are_asked(tables, table)
            await settled(table)
            thoughts, seq = tables.bots.thoughts, table.seq  # type: ignore[attr-defined]
            assert table.foreseen[0] == seq
            for _ in range(3):
                tables.host.let_bots_think(table)
                await settled(table)
            assert (tables.bots.thoughts, table.seq) == (thoughts, seq)  # type: ignore[attr-defined]
            foreseen = table.foreseen[1]
            tables.next(table, 0, seq)
            await settled(table)
            assert tables.store.events(table.id)[-1].atom == foreseen

    asyncio.run(case())


def test_a_step_is_for_one_decision_and_for_no_later_one(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables, one_and_bots(), pace=STEP)
            await until_bots_are_asked(tables, table)
            seq = table.seq
            for _ in range(2):
                tables.next(table, 0, seq)
            await settled(table)
            with pytest.raises(Exception, match="server-stale"):
                tables.next(table, 0, seq)
            assert table.seq == seq + 1

    asyncio.run(case())


def test_any_worker_may_be_asked_for_the_next_step(url: str) -> None:
    async def case() -> None:
        async with tables_on(url) as here, tables_on(url) as there:
            first, _ = await new_table(here, one_and_bots(), pace=STEP)
            await until_bots_are_asked(here, first)
            await settled(first)
            second = await there.get(first.id)
            there.next(second, 0, second.number(0))
            await settled(second)
            assert second.seq == first.seq + 1
            await here.refresh(first.id)
            assert first.seq == second.seq

    asyncio.run(case())


@pytest.mark.parametrize("handed_over", [False, True])
def test_where_no_person_plays_nobody_waits_for_a_step(sqlite_url: str, handed_over: bool) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables, one_and_bots(1) if handed_over else only_bots(2), pace=STEP)
            if handed_over:
                await tables.stand_in(table, 0, True)
            await settled(table)
            assert table.state.over

    asyncio.run(case())


def test_another_pace_lets_a_bot_go_on_that_waited(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables, one_and_bots(), pace=STEP)
            await until_bots_are_asked(tables, table)
            await settled(table)
            await tables.set_pace(table, FAST)
            await settled(table)
            assert table.state.player == 0 and not table.may_go_on(0)

    asyncio.run(case())


def test_a_clock_does_not_wait_for_a_step(sqlite_url: str) -> None:
    async def case() -> None:
        clock = Clock()
        async with tables_on(sqlite_url, clock) as tables:
            table, _ = await new_table(tables, one_and_bots(), pace=STEP, seconds=60)
            await until_bots_are_asked(tables, table)
            await settled(table)
            seq = table.seq
            clock.now += 61
            await tables.host.look_at_clocks()
            await asyncio.gather(*tables.tasks)
            assert table.seq == seq + 1

    asyncio.run(case())


def test_what_may_be_asked_for_does_not_tell_who_is_asked(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is hidden, everybody else sees the same, be it a person's decision or a bot's."""

    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables, [*only_bots(1), *people(3)], pace=STEP)
            assert not table.may_go_on(1), "everybody knows that a person is asked"
            hide_who_is_asked(table, monkeypatch)
            asked = table.state.player
            others = {0, 1, 2, 3} - {asked}
            assert not table.may_go_on(asked) and all(table.may_go_on(seat) for seat in others)
            tables.next(table, 0, table.number(0))
            await settled(table)
            assert table.seq == 0, "a person decides in their own time"
            table.seats[asked].kind = BOT
            assert all(table.may_go_on(seat) for seat in others)

    asyncio.run(case())


def test_a_step_of_an_older_picture_is_refused(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables)

            async def ask() -> None:
                tables.next(table, 0, 5)

            assert await refused(ask()) == "server-stale"

    asyncio.run(case())
