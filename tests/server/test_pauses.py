"""Neither time nor notices nor numbers tell anybody whether anyone could have reacted."""

from __future__ import annotations

import asyncio
from bisect import bisect
from dataclasses import dataclass
from math import log
from random import Random
from statistics import quantiles

import pytest

from astrarium.clockwork.names import NOBODY, PASS
from astrarium.server.live_table import Check
from astrarium.server.pauses import MOST_SECONDS, Numbers, Pauses
from astrarium.server.store import BOT, PERSON
from astrarium.server.tables import LiveTable, SeatPlan, Tables
from server.serving import QUICK, Clock, tables_on
from server.test_live import refused, settled

MEDIANS = (0.8, 2.0, 5.0)
"""Three persons, each with a speed of their own, in seconds."""
GAME = "cosmic"


@dataclass(frozen=True)
class Pause:
    """What a spectator sees of a pause that ended without anybody doing anything, and what they cannot see."""

    seconds: float
    numbers: int
    notices: int
    could_react: bool


class Evening:
    """People who play by chance, pass in secret, and take their time; a clock that goes only when somebody waits."""

    def __init__(self, tables: Tables, table: LiveTable, clock: Clock, seed: int) -> None:
        self.tables, self.table, self.clock = tables, table, clock
        self.chance = Random(seed)
        self.seen: list[Pause] = []
        self.began, self.number, self.notices, self.could_react = clock.now, table.number(NOBODY), 0, False
        self.act, self.wake = tables.decisions.act, table.wake
        tables.host.sleep, tables.decisions.act, table.wake = self.sleep, self.watched, self.woken  # type: ignore[method-assign, assignment]
        table.pauses.chance = Random(seed + 1)

    async def sleep(self, seconds: float) -> None:
        self.clock.now += seconds
        await asyncio.sleep(0)

    def woken(self, unseen: frozenset[int] = frozenset()) -> None:
        self.notices += NOBODY not in unseen
        self.wake(unseen)

    async def watched(self, table: LiveTable, seat: int, atom: str, seq: int, *again: Check) -> None:
        """Everything that is done at the table, by people or by itself, as a spectator sees it."""
        state = table.state
        hidden = state.waits_for(NOBODY) == NOBODY
        self.could_react |= hidden and not state.is_silent
        await self.act(table, seat, atom, seq, *again)
        if table.number(NOBODY) == self.number:
            return
        if hidden and table.match.atoms[-1] == PASS:
            numbers = table.number(NOBODY) - self.number
            self.seen.append(Pause(self.clock.now - self.began, numbers, self.notices, self.could_react))
        self.began, self.number, self.notices, self.could_react = self.clock.now, table.number(NOBODY), 0, False

    async def goes_on(self, pauses: int) -> None:
        """Until so many pauses were seen."""
        table = self.table
        while len(self.seen) < pauses and not table.state.over:
            state, seat = table.state, table.state.player
            if table.asked() == seat and not table.played_by_bot(seat):
                hidden = state.waits_for(NOBODY) == NOBODY
                atom = PASS if hidden and state.offers(PASS) else self.chance.choice(state.offered)
                self.clock.now += MEDIANS[seat] * self.chance.lognormvariate(0, 0.6)
                await self.tables.decisions.act(table, seat, table.game.atoms.names[atom], table.number(seat))
            else:
                await settled(table)

    def leave(self) -> None:
        self.tables.decisions.act, self.table.wake = self.act, self.wake  # type: ignore[method-assign]


async def pauses(url: str, wanted: int) -> list[Pause]:
    """What is seen of so many pauses, over as many games as it takes."""
    seen: list[Pause] = []
    clock = Clock()
    async with tables_on(url, clock) as tables:
        seed = 0
        while len(seen) < wanted:
            plans = [SeatPlan(PERSON, f"Player {seat}") for seat in range(len(MEDIANS))]
            table, _ = await tables.create(GAME, {}, plans, seed=seed)
            evening = Evening(tables, table, clock, seed)
            await evening.goes_on(wanted - len(seen))
            seen += evening.seen
            evening.leave()
            seed += 1
    return seen


BINS = 8


def told_apart(seen: list[Pause]) -> float:
    """How often somebody is right who was told the truth about every other pause, and guesses the rest by what is seen.

    Either sort counts for half, so that who always says the same is right half of the time.
    """
    known, asked = seen[::2], seen[1::2]
    bounds = quantiles([log(pause.seconds) for pause in known], n=BINS)

    def look(pause: Pause) -> tuple[int, int, int]:
        return pause.numbers, pause.notices, bisect(bounds, log(pause.seconds))

    counts: dict[tuple[int, int, int], list[int]] = {}
    for pause in known:
        counts.setdefault(look(pause), [0, 0])[pause.could_react] += 1
    sizes = [sum(pause.could_react == sort for pause in known) for sort in (False, True)]
    right = [0, 0]
    for pause in asked:
        no, yes = counts.get(look(pause), [0, 0])
        guess = yes * sizes[False] > no * sizes[True]
        right[pause.could_react] += guess == pause.could_react
    totals = [sum(pause.could_react == sort for pause in asked) for sort in (False, True)]
    return (right[False] / totals[False] + right[True] / totals[True]) / 2


@pytest.mark.long
def test_nobody_can_tell_from_times_notices_and_numbers_whether_somebody_could_react(sqlite_url: str) -> None:
    seen = asyncio.run(pauses(sqlite_url, 1000))
    assert min(sum(pause.could_react == sort for pause in seen) for sort in (False, True)) > 100
    assert told_apart(seen) <= 0.55, f"told apart in {told_apart(seen):.1%}"


def test_the_test_would_notice_pauses_that_only_come_when_somebody_can_act(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pauses, "left", lambda self, now, seats, usual: 0.001)
    assert told_apart(asyncio.run(pauses(sqlite_url, 250))) > 0.8


def test_a_pause_in_which_nobody_is_asked_lasts_as_long_as_others() -> None:
    kept = Pauses(Random(1))
    for _ in range(30):
        kept.pends(0.0, True, False)
        kept.ends(4.0, True)
    kept.pends(0.0, True, True)
    drawn = sorted(kept.left(0.0, [0]) for _ in range(200))
    assert drawn[40] > 3.0 and drawn[-40] < 5.5 and len(set(drawn)) == 200
    assert sorted(kept.left(3.0, [0]) for _ in range(200))[100] < 1.5


def test_of_a_new_table_what_people_take_for_other_decisions_is_known() -> None:
    kept = Pauses(Random(1))
    assert 1.5 < sorted(kept.left(0.0, [0]) for _ in range(200))[100] < 2.5
    for _ in range(5):
        kept.decided(0, 6.0)
    assert 5.0 < sorted(kept.left(0.0, [0]) for _ in range(200))[100] < 7.0


def test_only_pauses_in_which_somebody_could_act_and_passed_are_remembered() -> None:
    kept = Pauses(Random(1))
    for silent, quiet in ((True, True), (False, False)):
        kept.pends(0.0, True, silent)
        kept.ends(9.0, quiet)
    assert not kept.taken
    kept.decided(0, 3600.0)
    assert max(kept.left(0.0, [0]) for _ in range(200)) == MOST_SECONDS


def test_passes_in_secret_have_no_number_for_those_who_are_not_told() -> None:
    numbers = Numbers(2)
    numbers.told(1, frozenset())
    numbers.told(2, frozenset({NOBODY, 1}))
    numbers.told(3, frozenset())
    assert [numbers.number(viewer) for viewer in (NOBODY, 0, 1)] == [2, 3, 2]
    assert [numbers.event(1, number) for number in range(-1, 4)] == [NOBODY, 0, 1, 3, NOBODY]


def test_two_seats_at_one_screen_hear_no_more_than_the_two_of_them(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else whoever has two seats would hear whenever somebody else is asked in secret."""

    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            # Here the pauses are passed one by one, too.
            monkeypatch.setattr(tables.host, "let_bots_think", lambda table: None)
            plans = [SeatPlan(PERSON, f"Player {seat}") for seat in range(4)]
            table, _ = await tables.create(GAME, {}, plans, seed=3)
            chance, listener, bell, unheard = Random(3), frozenset({2, 3}), asyncio.Event(), 0
            table.listeners[bell] = listener
            while unheard < 3:
                state, seat = table.state, table.state.player
                numbers, news = [table.number(viewer) for viewer in listener], table.news(listener)
                bell.clear()
                hidden = state.waits_for(NOBODY) == NOBODY
                atom = PASS if hidden and state.offers(PASS) else chance.choice(state.offered)
                await tables.decisions.act(table, seat, table.game.atoms.names[atom], table.number(seat))
                told = numbers != [table.number(viewer) for viewer in listener]
                assert (bell.is_set(), table.news(listener) - news) == (told, int(told))
                unheard += not told

    asyncio.run(case())


def test_who_wants_no_questions_is_not_waited_for_until_asked_openly(sqlite_url: str) -> None:
    async def case() -> None:
        clock = Clock()
        async with tables_on(sqlite_url, clock) as tables:
            plans = [SeatPlan(PERSON, f"Player {seat}") for seat in range(3)]
            table, _ = await tables.create(GAME, {}, plans, seed=3)
            evening = Evening(tables, table, clock, 3)
            asked_in_secret = 0
            for _ in range(60):
                for seat in range(3):
                    tables.ask_no_more(table, seat, True)
                assert all(table.wants_no_questions(seat) for seat in range(3))
                await settled(table)
                # Whatever could be answered in secret has passed, without a pause, until the next challenge begins.
                asked_in_secret += sum(pause.could_react for pause in evening.seen)
                assert all(pause.seconds == 0 for pause in evening.seen)
                evening.seen.clear()
                if table.passes_by_itself() or (table.state.choice is not None and table.state.choice.hidden):
                    continue
                seat = table.state.player
                await tables.decisions.act(
                    table, seat, evening.chance.choice(table.state.legal_names), table.number(seat)
                )
                assert not table.wants_no_questions(seat) and table.state.over is False
            assert asked_in_secret > 0
            tables.ask_no_more(table, 1, True)
            tables.ask_no_more(table, 1, False)
            assert not table.wants_no_questions(1)
            evening.leave()

    asyncio.run(case())


def test_a_table_of_bots_is_not_patient(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await tables.create("parsec", {}, [SeatPlan(BOT, bot=QUICK)] * 2, seed=3)
            assert not table.state.patient
            quick, _ = await tables.create("parsec", {}, [SeatPlan(PERSON)] * 2, seed=3, patient=False)
            assert await refused(asyncio.to_thread(tables.ask_no_more, quick, 0, True)) == "server-not-patient"

    asyncio.run(case())
