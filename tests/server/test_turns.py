"""Whoever waits for a bot gets a fair part of the thinking, whatever others ask for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from astrarium.server.turns import Asker, Turns
from server.serving import Clock

ATTACKER = [Asker("10.0.0.9", f"key {number}") for number in range(60)]
ANN, BOB = Asker("10.0.0.1", "Ann"), Asker("10.0.0.2", "Bob")
LONG, SHORT = 1.6, 0.05


class Hall:
    """Thoughts that end when the test says so, in the order in which they began."""

    def __init__(self, places: int) -> None:
        self.clock = Clock()
        self.turns = Turns(places, self.clock)
        self.begun: list[Asker] = []
        self.ends: list[asyncio.Event] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, asker: Asker, seconds: float = LONG) -> asyncio.Task[None]:
        async def think() -> None:
            async with self.turns.turn(asker, seconds):
                self.begun.append(asker)
                self.ends.append(asyncio.Event())
                await self.ends[-1].wait()

        task = asyncio.create_task(think())
        self.tasks.append(task)
        await self.rest()
        return task

    async def rest(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    async def end(self, number: int, after: float = LONG) -> None:
        """The thought that began as that one is thought out."""
        self.clock.now += after
        self.ends[number].set()
        await self.rest()


def run(places: int, case: Callable[[Hall], Awaitable[None]]) -> None:
    async def around() -> None:
        hall = Hall(places)
        await case(hall)
        for task in hall.tasks:
            task.cancel()
        await asyncio.gather(*hall.tasks, return_exceptions=True)
        assert (hall.turns.thinking, hall.turns.waiting) == (0, [])

    asyncio.run(around())


def test_sixty_tables_of_one_address_keep_a_neighbour_waiting_for_one_thought() -> None:
    async def case(hall: Hall) -> None:
        for asker in ATTACKER:
            await hall.ask(asker)
        await hall.ask(ANN)
        await hall.end(0)
        assert hall.begun[2] == ANN, "two were thinking when she came"

    run(2, case)


def test_who_comes_again_and_again_takes_turns_with_those_who_do_too() -> None:
    async def case(hall: Hall) -> None:
        for asker in ATTACKER:
            await hall.ask(asker)
        for number in range(12):
            await hall.ask(ANN)
            await hall.end(number)
        assert 5 <= hall.begun.count(ANN) <= 8

    run(1, case)


def test_people_at_one_address_share_what_it_gets() -> None:
    async def case(hall: Hall) -> None:
        same = Asker(ATTACKER[0].network, "neighbour")
        for _ in range(10):
            await hall.ask(ATTACKER[0])
        await hall.ask(same)
        await hall.end(0)
        assert hall.begun[1] == same

    run(1, case)


def test_a_quick_thought_passes_long_ones() -> None:
    async def case(hall: Hall) -> None:
        for asker in ATTACKER[:5]:
            await hall.ask(asker)
        quick = Asker(ATTACKER[0].network, "quick")
        await hall.ask(quick, SHORT)
        await hall.end(0)
        assert hall.begun[1] == quick

    run(1, case)


def test_where_nobody_waits_others_go_first() -> None:
    async def case(hall: Hall) -> None:
        await hall.ask(BOB)
        await hall.ask(Asker("10.0.0.7", "gone", present=False), SHORT)
        await hall.ask(BOB)
        await hall.end(0)
        await hall.end(1)
        assert [asker.person for asker in hall.begun] == ["Bob", "Bob", "gone"]

    run(1, case)


def test_who_gives_up_leaves_the_queue() -> None:
    async def case(hall: Hall) -> None:
        await hall.ask(ANN)
        waits = await hall.ask(BOB)
        waits.cancel()
        await hall.rest()
        assert hall.turns.waiting == []
        await hall.end(0)
        assert hall.turns.thinking == 0

    run(1, case)


def test_what_one_has_had_is_forgotten() -> None:
    async def case(hall: Hall) -> None:
        await hall.ask(ANN, 10.0)
        await hall.end(0, 10.0)
        had = hall.turns.accounts.of("by Ann")
        hall.clock.now += 300
        assert had > 5.0 and hall.turns.accounts.of("by Ann") < 0.1

    run(1, case)
