"""Bots think for people: where nobody is, and nobody will be asked, a table rests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from astrarium.server import host
from astrarium.server.attendance import LATELY_SECONDS
from astrarium.server.picture import picture_of
from astrarium.server.picture_frame import Looker
from astrarium.server.store import BOT
from astrarium.server.tables import SeatPlan, Tables
from astrarium.server.turns import Asker
from server.serving import Clock, ThinkHere, one_and_bots, only_bots, tables_on


async def settled(table: Any) -> None:
    while table.thinking is not None and not table.thinking.done():
        await asyncio.sleep(0)


def run(url: str, case: Callable[[Tables, Clock], Any]) -> None:
    async def around() -> None:
        clock = Clock()
        async with tables_on(url, clock) as tables:
            await case(tables, clock)

    asyncio.run(around())


def test_bots_among_themselves_play_while_somebody_looks_on(sqlite_url: str) -> None:
    async def case(tables: Tables, clock: Clock) -> None:
        table, _ = await tables.create("expanse", {}, only_bots(3), seed=7)
        await settled(table)
        assert (table.seq, table.thinking) == (0, None)
        begun = tables.decisions.act

        async def act(*args: Any) -> None:
            # Each decision takes half a minute.
            clock.now += 30
            await begun(*args)

        tables.decisions.act = act  # type: ignore[assignment, method-assign]
        tables.attendance.looked(table, "onlooker", "10.0.0.1")
        await settled(table)
        assert table.seq == LATELY_SECONDS // 30 + 1
        tables.attendance.looked(table, "onlooker", "10.0.0.1")
        await settled(table)
        assert table.seq == 2 * (LATELY_SECONDS // 30 + 1)

    run(sqlite_url, case)


def test_bots_play_on_until_somebody_is_asked_who_is_not_there(sqlite_url: str) -> None:
    async def case(tables: Tables, clock: Clock) -> None:
        table, _ = await tables.create("expanse", {}, one_and_bots(), seed=7)
        await settled(table)
        assert table.state.player == 0 and not tables.attendance.present(table)

    run(sqlite_url, case)


def test_a_seat_that_was_handed_to_a_bot_waits_for_nobody(sqlite_url: str) -> None:
    async def case(tables: Tables, clock: Clock) -> None:
        table, _ = await tables.create("expanse", {}, one_and_bots(), seed=7)
        await settled(table)
        seq = table.seq
        await tables.stand_in(table, 0, True)
        await settled(table)
        assert table.seq == seq and not table.over

    run(sqlite_url, case)


def test_thinking_is_counted_for_whoever_is_here_and_has_had_least(sqlite_url: str) -> None:
    async def case(tables: Tables, clock: Clock) -> None:
        table, _ = await tables.create("expanse", {}, only_bots(3), seed=7)
        assert not tables.attendance.asker(table).present
        tables.bots.turns.accounts.add("at 10.0.0.1", 5.0)
        tables.attendance.looked(table, "Ann", "10.0.0.1")
        tables.attendance.looked(table, "Bob", "10.0.0.2")
        assert tables.attendance.asker(table) == Asker("10.0.0.2", "Bob")
        await settled(table)

    run(sqlite_url, case)


@pytest.mark.parametrize("hidden", [False, True])
def test_a_table_says_that_it_waits_its_turn(sqlite_url: str, hidden: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """But for a question of which nobody may know that it is asked."""
    monkeypatch.setattr(host, "SAID_SECONDS", 0.0)

    async def case(tables: Tables, clock: Clock) -> None:
        assert isinstance(tables.bots, ThinkHere)
        plans = [SeatPlan(BOT, bot="medium"), *one_and_bots(1)]
        async with tables.bots.turns.turn(Asker("10.0.0.9", "other"), 1.0), tables.bots.turns.turn(Asker(), 1.0):
            table, _ = await tables.create("expanse", {}, plans, seed=7)
            tables.attendance.looked(table, "Ann", "10.0.0.1")
            assert table.state.choice is not None
            table.state.choice.hidden = hidden  # type: ignore[misc]
            while not tables.bots.turns.waiting or table.changes < (0 if hidden else 1):
                await asyncio.sleep(0)
            for _ in range(5):
                await asyncio.sleep(0)
            picture = await picture_of(tables, table)
            told = "".join(part.html for part in picture.parts(Looker(1, "it", (1,))).values())
            assert ("questo aspetta il suo turno" in told) is not hidden
            table.state.choice.hidden = False  # type: ignore[misc]
            assert table.thinking is not None
            table.thinking.cancel()

    run(sqlite_url, case)
