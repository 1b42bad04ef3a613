"""Tables in memory: who may do what, what a restart brings back, and what is forgotten."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Literal

import pytest
from sqlalchemy import delete, update
from sqlalchemy.exc import OperationalError

from astrarium.clockwork.chance import Rng
from astrarium.clockwork.match import Match
from astrarium.clockwork.names import NOBODY
from astrarium.clockwork.registry import game_keys
from astrarium.clockwork.state import State
from astrarium.clockwork.step import IllegalChoice
from astrarium.contract.registry import game
from astrarium.positions.record import fingerprint
from astrarium.server.app import create_app
from astrarium.server.attendance import AWAY_SECONDS
from astrarium.server.bots import BOTS, Bots, Decision
from astrarium.server.host import HIDDEN_SPREAD
from astrarium.server.live_table import standing_of
from astrarium.server.new_tables import SEEDS
from astrarium.server.picture import picture_of
from astrarium.server.picture_frame import Looker
from astrarium.server.schema import POSITIONS, TABLES
from astrarium.server.store import BOT, OPEN, PERSON, Store
from astrarium.server.store_rows import ATOM, FAST, Event, Seating, Standing
from astrarium.server.tables import LiveTable, Refused, SeatPlan, Tables, hashed
from astrarium.server.visitor import KEYS
from astrarium.speed import build
from patience import PATIENCE
from server.serving import (
    Clock,
    ThinkHere,
    client_of,
    clocks_have_run,
    new_table,
    one_and_bots,
    only_bots,
    people,
    play_on,
    tables_on,
)
from systems import POSIX


async def settled(table: LiveTable) -> None:
    """Until the bots have nothing to do."""
    while table.thinking is not None and not table.thinking.done():
        await asyncio.wait_for(asyncio.shield(table.thinking), PATIENCE)


async def tasks_done(tables: Tables) -> None:
    """Until nothing is under way that nobody waits for."""
    while tables.tasks:
        await asyncio.wait(list(tables.tasks), timeout=PATIENCE)
        await asyncio.sleep(0)


async def refused(work: Any) -> str:
    with pytest.raises(Refused) as caught:
        await work
    return caught.value.key


# Deciding


@pytest.mark.parametrize("key", game_keys())
def test_a_decision_is_applied_once(sqlite_url: str, monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    """From the click to the page of whoever clicked the rules go on once, and of another worker's decision once."""
    applied = 0
    apply = Match.ahead

    def counted(match: Match, atom: int) -> State:
        nonlocal applied
        applied += 1
        return apply(match, atom)

    async def case() -> None:
        nonlocal applied
        async with tables_on(sqlite_url) as tables, tables_on(sqlite_url) as others:
            table, _ = await tables.create(key, {}, people(game(key).least), seed=7, patient=False)
            other = await others.get(table.id)
            seat = table.state.player
            await tables.decisions.act(table, seat, table.state.legal_names[0], table.number(seat))
            picture = await picture_of(tables, table)
            picture.parts(Looker(seat, "en", (seat,)))
            assert applied == 1
            await others.refresh(table.id)
            assert applied == 2 and fingerprint(other.state) == fingerprint(table.state)

    monkeypatch.setattr(Match, "ahead", counted)
    monkeypatch.setattr(Match, "apply", None)
    asyncio.run(case())


def test_a_stale_or_repeated_click_changes_nothing(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables)
            seat, atom = table.state.player, table.state.legal_names[0]
            await tables.decisions.act(table, seat, atom, 0)
            before = fingerprint(table.state)
            assert await refused(tables.decisions.act(table, seat, atom, 0)) == "server-stale"
            assert await refused(tables.decisions.act(table, seat, atom, 99)) == "server-stale"
            assert (table.seq, fingerprint(table.state)) == (1, before)

    asyncio.run(case())


def test_only_the_asked_seat_decides_and_only_among_its_options(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables)
            other = 1 - table.state.player
            assert (
                await refused(tables.decisions.act(table, other, table.state.legal_names[0], 0))
                == "server-not-your-turn"
            )
            closed = next(name for name in table.game.atoms.names if name not in table.state.legal_names)
            with pytest.raises(IllegalChoice):
                await tables.decisions.act(table, table.state.player, closed, 0)
            assert await refused(tables.decisions.act(table, table.state.player, "no:such", 0)) == "refused-not-offered"
            assert table.seq == 0

    asyncio.run(case())


def test_of_two_clicks_at_once_exactly_one_counts(url: str) -> None:
    async def case() -> None:
        async with tables_on(url) as tables:
            table, _ = await new_table(tables)
            seat, atoms = table.state.player, table.state.legal_names[:2]
            done = await asyncio.gather(
                *(tables.decisions.act(table, seat, atom, 0) for atom in atoms), return_exceptions=True
            )
            assert sum(result is None for result in done) == 1
            assert [event.seq for event in tables.store.events(table.id)] == [1]

    asyncio.run(case())


def test_of_two_workers_at_once_exactly_one_counts_and_the_other_catches_up(url: str) -> None:
    async def case() -> None:
        async with tables_on(url) as here, tables_on(url) as there:
            first, _ = await new_table(here)
            second = await there.get(first.id)
            seat, atoms = first.state.player, first.state.legal_names[:2]
            clicks = (here.decisions.act(first, seat, atoms[0], 0), there.decisions.act(second, seat, atoms[1], 0))
            done = await asyncio.gather(*clicks, return_exceptions=True)
            assert sum(result is None for result in done) == 1
            assert any(isinstance(result, Refused) and result.key == "server-stale" for result in done)
            assert (first.seq, fingerprint(first.state)) == (second.seq, fingerprint(second.state))

    asyncio.run(case())


def test_a_store_that_fails_leaves_the_table_as_it_was(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables)
            before = fingerprint(table.state)
            with monkeypatch.context() as patch:
                patch.setattr(tables.store, "append", failing())
                with pytest.raises(OperationalError):
                    await play_on(tables, table, 1)
            assert (table.seq, fingerprint(table.state)) == (0, before)
            await play_on(tables, table, 1)

    asyncio.run(case())


def failing(times: int = 10**6) -> Any:
    """A store's method that fails so often, and then works."""
    left = times
    work = Store.append

    def append(*args: Any) -> None:
        nonlocal left
        left -= 1
        if left >= 0:
            raise OperationalError("INSERT", {}, Exception("the disk is full"))
        work(*args)

    return append


# Taking back


def test_what_was_taken_back_is_taken_back_after_a_restart_too(url: str) -> None:
    async def case() -> tuple[str, str, list[str], list[int]]:
        async with tables_on(url) as tables:
            table, _ = await new_table(tables, people(3))
            undone = 0
            for number in range(120):
                player = table.state.player
                await play_on(tables, table, 1)
                if number % 3 == 0 and table.may_undo(player):
                    await tables.decisions.undo(table, player, table.seq)
                    await tables.decisions.act(table, player, table.state.legal_names[-1], table.seq)
                    undone += 1
            assert undone > 10
            return table.id, fingerprint(table.state), [note.kind.key for note in table.match.notes], table.notes_after

    async def again(id: str) -> tuple[str, list[str], list[int]]:
        async with tables_on(url) as tables:
            table = await tables.get(id)
            return fingerprint(table.state), [note.kind.key for note in table.match.notes], table.notes_after

    id, *before = asyncio.run(case())
    assert list(asyncio.run(again(id))) == before


def test_what_the_store_notes_of_a_table_is_how_it_stands(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables, people(3))
            undone = 0
            while not table.state.over:
                player = table.state.player
                await play_on(tables, table, 1)
                if table.seq % 3 == 0 and table.may_undo(player):
                    await tables.decisions.undo(table, player, table.seq)
                    undone += 1
                row = tables.store.table(table.id)
                assert row is not None
                assert Standing(row.over, row.player or 0, row.hidden) == standing_of(table.state)
            assert undone > 10 and row is not None and row.player == NOBODY

    asyncio.run(case())


def test_a_store_that_fails_stops_no_clock_for_good(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def case() -> None:
        clock = Clock()
        async with tables_on(sqlite_url, clock) as tables:
            table, _ = await new_table(tables, seconds=60)
            looks = 0

            async def sleep(_: float) -> None:
                nonlocal looks
                looks += 1
                while tables.host.late:
                    await asyncio.sleep(0.01)
                clock.now += 61
                if looks == 3:
                    monkeypatch.undo()
                if looks == 5:
                    raise asyncio.CancelledError

            tables.host.sleep = sleep
            monkeypatch.setattr(tables.store, "due_tables", failing())
            with pytest.raises(asyncio.CancelledError):
                await tables.keep_clocks()
            assert table.seq == 2

    asyncio.run(case())


def test_only_who_moved_may_take_back_and_only_what_is_fresh(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables)
            player = await until_undo(tables, table)
            assert await refused(tables.decisions.undo(table, 1 - player, table.seq)) == "server-no-undo"
            assert await refused(tables.decisions.undo(table, player, table.seq - 1)) == "server-stale"
            await tables.decisions.undo(table, player, table.seq)

    asyncio.run(case())


async def until_undo(tables: Tables, table: LiveTable) -> int:
    """Play until somebody could take something back."""
    while True:
        player = table.state.player
        await play_on(tables, table, 1)
        if table.may_undo(player):
            return player


def test_the_end_of_a_game_is_not_taken_back(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once it is over everybody may read the whole save."""

    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables)
            player = await until_undo(tables, table)
            table.state.over = True
            assert await refused(tables.decisions.undo(table, player, table.seq)) == "server-no-undo"

    asyncio.run(case())


def test_what_a_stand_in_did_is_not_taken_back(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables)
            player = await until_undo(tables, table)
            table.seats[player].stand_in = True
            assert await refused(tables.decisions.undo(table, player, table.seq)) == "server-no-undo"

    asyncio.run(case())


def test_notes_since_an_event_stand_on_what_an_undo_left(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables, people(3))
            viewers = (0, 1, 2, NOBODY)
            read: dict[int, list[object]] = {viewer: list(table.match.notes_for(viewer)) for viewer in viewers}
            known = dict.fromkeys(read, 0)
            for number in range(120):
                player = table.state.player
                await play_on(tables, table, 1)
                if number % 4 == 0 and table.may_undo(player):
                    await tables.decisions.undo(table, player, table.seq)
                # Each looks now and then, and pieces its log together.
                for viewer in viewers:
                    if (number + viewer) % 3 == 0:
                        before, news = table.notes_since(known[viewer], viewer)
                        read[viewer] = read[viewer][:before] + news
                        known[viewer] = table.seq
                        assert read[viewer] == table.match.notes_for(viewer)

    asyncio.run(case())


# Restarts


def test_a_restart_resumes_in_the_middle_of_a_decision(url: str) -> None:
    async def before() -> tuple[str, str, tuple[str, ...]]:
        async with tables_on(url) as tables:
            table, _ = await new_table(tables, people(4))
            await play_on(tables, table, 57)
            return table.id, fingerprint(table.state), table.state.legal_names

    async def after(id: str) -> tuple[str, tuple[str, ...]]:
        async with tables_on(url) as tables:
            table = await tables.get(id)
            assert table.seq == 57
            return fingerprint(table.state), table.state.legal_names

    id, *known = asyncio.run(before())
    assert list(asyncio.run(after(id))) == known


def test_bots_go_on_after_a_restart_when_somebody_comes(url: str) -> None:
    async def before() -> str:
        async with tables_on(url) as tables:
            # Nobody thinks here: the server stops before its bots come to it.
            tables.host.let_bots_think = lambda table: None  # type: ignore[method-assign]
            table, _ = await new_table(tables, only_bots(2))
            assert table.seq == 0
            return table.id

    async def after(id: str) -> None:
        async with tables_on(url) as tables:
            table = await tables.get(id)
            await settled(table)
            assert table.seq == 0, "nobody is there, and nobody will be asked"
            tables.attendance.looked(table, "onlooker", "10.0.0.1")
            await settled(table)
            assert table.state.over and tables.store.waiting_tables() == []

    asyncio.run(after(asyncio.run(before())))


def test_one_table_that_cannot_be_rebuilt_keeps_no_other_waiting(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            good, _ = await new_table(tables)
            old, _ = await new_table(tables)
            broken, _ = await new_table(tables)
            ids = good.id, old.id, broken.id
            await play_on(tables, old, 1)
            await asyncio.gather(*tables.tasks)
            with tables.store.engine.begin() as db:
                # Rules of which nothing is known any more, and a store that kept no positions.
                db.execute(update(TABLES).where(TABLES.c.id == old.id).values(version=0))
                db.execute(delete(POSITIONS))
            tables.store.append(broken.id, Event(1, ATOM, 0, "no:such", 0.0), standing_of(broken.state))
        async with tables_on(sqlite_url) as tables:
            assert not tables.live, "a restart wakes no table"
            assert await refused(tables.get(ids[1])) == "server-old-rules"
            await tables.get(ids[0])
            assert list(tables.live) == [ids[0]]

    asyncio.run(case())


# Bots


def test_bots_play_until_a_person_is_asked(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables, one_and_bots())
            for _ in range(40):
                await settled(table)
                if table.state.over:
                    break
                assert table.state.player == 0
                await play_on(tables, table, 1)
            events = tables.store.events(table.id)
            assert {event.seat for event in events} == {0, 1, 2, 3}
            assert tables.bots.thoughts == sum(event.seat != 0 for event in events)  # type: ignore[attr-defined]

    asyncio.run(case())


def test_a_store_that_fails_for_a_while_does_not_silence_the_bots(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            waits: list[float] = []

            async def sleep(seconds: float) -> None:
                waits.append(seconds)
                await asyncio.sleep(0)

            tables.host.sleep = sleep
            fail = failing(3)
            monkeypatch.setattr(tables.store, "append", lambda *args: fail(tables.store, *args))
            table, _ = await new_table(tables, only_bots(2))
            await settled(table)
            assert table.state.over and len(waits) == 3

    asyncio.run(case())


@pytest.mark.parametrize("failures", [1, 10**6], ids=["now and then", "always"])
def test_a_bot_that_fails_does_not_stop_the_game(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, failures: int
) -> None:
    """Neither where it plays nor where it decides for somebody who is late."""

    async def case() -> None:
        clock = Clock()
        async with tables_on(sqlite_url, clock) as tables:
            streams: list[int] = []
            think = tables.bots.decide

            async def decide(state: State, bot: str, rng: Rng, *more: Any) -> Decision:
                streams.append(rng.state)
                if len(streams) <= failures:
                    raise AssertionError("a mistake")
                return await think(state, bot, rng, *more)

            monkeypatch.setattr(tables.bots, "decide", decide)
            table, _ = await new_table(tables, only_bots(2))
            await settled(table)
            assert table.state.over
            assert len(set(streams[:2])) == 2, "the same thought would fail again"
            late, _ = await new_table(tables, seconds=60)
            clock.now += 61
            await clocks_have_run(tables)
            assert late.seq == 1

    asyncio.run(case())


@POSIX
def test_lost_processes_are_replaced_and_the_thought_is_thought_again(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            bots = Bots(1)
            tables.bots = bots
            table, _ = await new_table(tables)
            await bots.decide(table.state, "random", table.state.rng.clone())
            (victim,) = bots.thinkers.quick.executor._processes
            os.kill(victim, signal.SIGKILL)
            await bots.decide(table.state, "random", table.state.rng.clone())
            found = await bots.advise(table.state, table.state.rng.clone())
            assert sorted(atom for atom, _ in found.options) == sorted(table.state.legal_names)
            bots.close()

    asyncio.run(case())


def test_the_pause_of_a_bot_does_not_tell_that_it_was_asked(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url, Clock()) as tables:
            tables.pause = 1.0
            waits: list[float] = []

            async def sleep(seconds: float) -> None:
                waits.append(seconds)
                if len(waits) == 20:
                    raise asyncio.CancelledError

            tables.host.sleep = sleep
            table, _ = await new_table(tables, patient=False)
            for kind in table.game.record.steps.values():
                if hasattr(kind, "hidden"):
                    monkeypatch.setattr(kind, "hidden", True)
            for seat in table.seats:
                seat.kind = BOT
            tables.host.let_bots_think(table)
            with pytest.raises(asyncio.CancelledError):
                await settled(table)
            assert len(set(waits)) == 20 and min(waits) >= 1.0 and max(waits) <= HIDDEN_SPREAD

    asyncio.run(case())


# Seats


def test_a_game_begins_when_every_seat_is_taken(url: str) -> None:
    async def case() -> None:
        async with tables_on(url) as tables:
            table, keys = await new_table(tables, [SeatPlan(PERSON, "Ann"), SeatPlan(OPEN)])
            atom = table.state.legal_names[0]
            assert await refused(tables.decisions.act(table, table.state.player, atom, 0)) == "server-seats-open"
            takers = (tables.links.take_seat(table, 1, name) for name in ("Bob", "Eve"))
            done = await asyncio.gather(*takers, return_exceptions=True)
            key = next(result for result in done if isinstance(result, str))
            assert sum(isinstance(result, Refused) for result in done) == 1
            assert table.seat_of(key) == 1 and table.seat_of(keys.links[1]) is None
            await play_on(tables, table, 1)

    asyncio.run(case())


def test_two_workers_do_not_give_away_the_same_seat(url: str) -> None:
    async def case() -> None:
        async with tables_on(url) as here, tables_on(url) as there:
            table, _ = await new_table(here, [SeatPlan(PERSON, "Ann"), SeatPlan(OPEN)])
            other = await there.get(table.id)
            done = await asyncio.gather(
                here.links.take_seat(table, 1, "Bob"), there.links.take_seat(other, 1, "Eve"), return_exceptions=True
            )
            assert sum(isinstance(result, Refused) for result in done) == 1
            assert table.seats == other.seats == here.store.seats(table.id)

    asyncio.run(case())


def test_one_link_is_good_at_one_worker_only_once(url: str) -> None:
    async def case() -> None:
        async with tables_on(url) as here, tables_on(url) as there:
            table, keys = await new_table(here, [SeatPlan(PERSON, "Ann"), SeatPlan(OPEN)])
            await there.get(table.id)
            link = keys.links[1]
            done = await asyncio.gather(
                *(worker.links.exchange(link, "Bob") for worker in (here, there)), return_exceptions=True
            )
            assert sum(isinstance(result, Refused) and result.key == "server-link-used" for result in done) == 1
            assert len(here.store.seats(table.id)[1].keys) == 1

    asyncio.run(case())


def test_a_key_that_one_worker_has_given_opens_the_seat_at_another_before_that_has_heard(postgres_url: str) -> None:
    """Whoever has just sat down may be served by another worker next."""

    async def case() -> None:
        first, second = (create_app(postgres_url, workers=1, burst=1e9) for _ in range(2))
        async with client_of(first) as here, client_of(second) as there:
            # Nobody hears anything.
            for app in (first, second):
                app.state.tables.heard = nothing
            tables: Tables = first.state.tables
            table, keys = await new_table(tables, [SeatPlan(PERSON, "Ann"), SeatPlan(OPEN)])
            mine = {"authorization": f"Bearer {keys.seats[0]}"}
            assert (await there.get(f"/api/tables/{table.id}", headers=mine)).status_code == 200
            _, key = await tables.links.exchange(keys.links[1], "Bob")
            bob = {"authorization": f"Bearer {key}"}
            assert (await there.get(f"/api/tables/{table.id}", headers=bob)).json()["you"] == 1
            second.state.tables.held[table.id].seats[1].keys.clear()
            answer = await there.get(f"/t/{table.id}", headers={"cookie": f"{KEYS}={key}"})
            assert answer.status_code == 200 and 'data-viewer="1"' in answer.text
            assert (await here.get(f"/t/{table.id}", headers={"cookie": f"{KEYS}=nothing"})).status_code == 403

    asyncio.run(case())


def test_who_is_locked_out_while_they_wait_makes_no_link_and_sends_nobody_away(url: str) -> None:
    """What was asked with a good key is done later, when the friend has the seat, here or at another worker."""

    async def case() -> None:
        async with tables_on(url) as here, tables_on(url) as there:
            table, keys = await new_table(here)
            former, door = keys.seats[1], here.links
            _, friends = await there.links.exchange(await door.carry(table, 1, former), "Bob")
            assert former != friends and table.seat_of(former) == 1, "this worker has not heard of it yet"
            for late in (door.carry, door.withdraw, door.stay_alone):
                assert await refused(late(table, 1, former)) == "server-carried-away"
                assert table.seat_of(friends) == 1 and table.seat_of(former) is None and not table.seats[1].carry

    asyncio.run(case())


class Queue(asyncio.Lock):
    """Tells when somebody waits for their turn."""

    def __init__(self) -> None:
        super().__init__()
        self.awaited = asyncio.Event()

    async def acquire(self) -> Literal[True]:
        if self.locked():
            self.awaited.set()
        return await super().acquire()


@pytest.mark.parametrize("deed", ["act", "undo", "pace", "stand-in"])
@pytest.mark.parametrize("program", [True, False], ids=["program", "browser"])
def test_whoever_loses_the_seat_while_they_wait_does_nothing_with_it(sqlite_url: str, program: bool, deed: str) -> None:
    if program and deed == "stand-in":
        return  # programs do not hand over seats

    async def case() -> None:
        app = create_app(sqlite_url, pace=0, workers=1)
        async with client_of(app) as client:
            tables = app.state.tables
            table, keys = await new_table(tables)
            seat = await until_undo(tables, table)
            former = keys.seats[seat]
            _, friends = await tables.links.exchange(await tables.links.carry(table, seat, former), keep=True)
            table.lock = queue = Queue()
            before = table.seq, table.row.pace, table.seats[seat].stand_in
            seq = table.number(seat)
            said: dict[str, dict[str, Any]] = {
                "act": {"atom": table.state.legal_names[0], "seq": seq},
                "undo": {"seq": seq},
                "pace": {"pace": FAST},
                "stand-in": {"bot": "true"},
            }
            if program:
                headers = {"authorization": f"Bearer {former}"}
                asking = client.post(f"/api/tables/{table.id}/{deed}", json=said[deed], headers=headers)
            else:
                client.cookies.set(KEYS, former)
                headers = {"accept": "application/json"}
                asking = client.post(f"/t/{table.id}/{deed}", data=said[deed], headers=headers)
            async with queue:
                asked = asyncio.create_task(asking)
                await queue.awaited.wait()
                work = tables.off_loop(tables.store.keys.keep_only, table.id, seat, hashed(friends))
                await tables.seat_changed(table, work)
            assert (await asked).status_code == (401 if program else 403)
            assert (table.seq, table.row.pace, table.seats[seat].stand_in) == before

    asyncio.run(case())


async def nothing(_: str) -> None:
    pass


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_refused(sqlite_url: str, seat: int) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables)
            tries = (tables.links.take_seat, tables.rename)
            for work in (attempt(table, seat, "Eve") for attempt in tries):
                assert await refused(work) == "server-no-such-seat"
            assert await refused(tables.stand_in(table, seat, True)) == "server-no-such-seat"
            assert await refused(tables.attendance.vote_out(table, [0], seat)) == "server-no-such-seat"

    asyncio.run(case())


def test_nobody_gets_a_key_to_a_bots_hand(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, keys = await new_table(tables, one_and_bots(1))
            assert keys.seats[0] and not keys.seats[1]
            assert table.seat_of("") is None
            assert await refused(tables.links.find("")) == "server-no-such-link"

    asyncio.run(case())


def test_a_bot_stands_in_until_the_seat_is_taken_back(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables)
            first = table.state.player
            await tables.stand_in(table, first, True)
            await settled(table)
            assert table.seq > 0 and table.state.player != first
            await tables.stand_in(table, first, False)
            while table.state.player != first:
                await play_on(tables, table, 1)
            before = table.seq
            await settled(table)
            assert table.seq == before

    asyncio.run(case())


def test_after_an_absence_the_others_may_vote_a_bot_in(sqlite_url: str) -> None:
    async def case() -> None:
        clock = Clock()
        async with tables_on(sqlite_url, clock) as tables:
            table, _ = await new_table(tables, [*people(3), *only_bots(1)])
            assert await refused(tables.attendance.vote_out(table, [1], 0)) == "server-not-away"
            clock.now += AWAY_SECONDS + 1
            for stranger in (NOBODY, 0, 3):
                assert await refused(tables.attendance.vote_out(table, [stranger], 0)) == "server-no-vote"
            await tables.attendance.vote_out(table, [1], 0)
            await tables.attendance.vote_out(table, [1], 0)
            assert not table.seats[0].stand_in
            tables.attendance.seen(table, 0)
            assert await refused(tables.attendance.vote_out(table, [2], 0)) == "server-not-away"
            clock.now += AWAY_SECONDS + 1
            await tables.attendance.vote_out(table, [2], 0)
            assert not table.seats[0].stand_in, "the return wiped the first vote out"
            await tables.attendance.vote_out(table, [1], 0)
            assert table.seats[0].stand_in

    asyncio.run(case())


def test_a_spectator_cannot_hand_the_only_persons_seat_to_a_bot(sqlite_url: str) -> None:
    async def case() -> None:
        clock = Clock()
        async with tables_on(sqlite_url, clock) as tables:
            table, _ = await new_table(tables, one_and_bots(1))
            clock.now += AWAY_SECONDS + 1
            assert await refused(tables.attendance.vote_out(table, [NOBODY], 0)) == "server-no-vote"
            assert not table.seats[0].stand_in

    asyncio.run(case())


def test_two_who_are_away_do_not_keep_each_other_in(sqlite_url: str) -> None:
    async def play() -> None:
        clock = Clock()
        async with tables_on(sqlite_url, clock) as tables:
            table, _ = await new_table(tables, people(4))
            clock.now += AWAY_SECONDS + 1
            await tables.attendance.vote_out(table, [2], 0)
            assert not table.seats[0].stand_in, "one of three is not more than half"
            await tables.attendance.vote_out(table, [3], 0)
            assert table.seats[0].stand_in

    asyncio.run(play())


def test_people_who_share_a_screen_vote_together_whoever_of_them_plays(sqlite_url: str) -> None:
    async def case() -> None:
        clock = Clock()
        async with tables_on(sqlite_url, clock) as tables:
            table, _ = await new_table(tables, people(4))
            await tables.stand_in(table, 1, True)
            clock.now += AWAY_SECONDS + 1
            await tables.attendance.vote_out(table, [1, 2], 0)
            assert table.votes == {0: {2}}, "who has handed the seat to a bot has no say"
            await tables.attendance.vote_out(table, [1, 2, 3], 0)
            assert table.seats[0].stand_in and table.votes == {}

    asyncio.run(case())


def test_votes_outlive_a_restart_and_a_return_still_wipes_them_out(url: str) -> None:
    async def voted(clock: Clock) -> str:
        async with tables_on(url, clock) as tables:
            table, _ = await new_table(tables, people(3))
            clock.now += AWAY_SECONDS + 1
            await tables.attendance.vote_out(table, [1], 0)
            return table.id

    async def again(id: str, clock: Clock, back: bool) -> None:
        async with tables_on(url, clock) as tables:
            table = await tables.get(id)
            assert table.votes == {0: {1}}
            assert await refused(tables.attendance.vote_out(table, [2], 0)) == "server-not-away", "nobody knows yet"
            if back:
                tables.attendance.seen(table, 0)
                await asyncio.gather(*tables.tasks)
            clock.now += AWAY_SECONDS + 1
            await tables.attendance.vote_out(table, [2], 0)
            assert table.seats[0].stand_in == (not back)
            assert (await tables.off_loop(tables.store.seating, id)).votes == ({0: {2}} if back else {})

    for back in (False, True):
        clock = Clock()
        asyncio.run(again(asyncio.run(voted(clock)), clock, back))


# Time limits


def test_whoever_is_too_slow_loses_the_decision(sqlite_url: str) -> None:
    async def case() -> None:
        clock = Clock()
        async with tables_on(sqlite_url, clock) as tables:
            table, _ = await new_table(tables, seconds=60)
            clock.now += 59
            await clocks_have_run(tables)
            assert table.seq == 0
            clock.now += 2
            await tables.host.look_at_clocks()
            await clocks_have_run(tables)
            assert table.seq == 1
            assert tables.host.seconds_left(table) == 60

    asyncio.run(case())


def test_the_clock_starts_when_the_last_seat_is_taken(url: str) -> None:
    async def case() -> None:
        clock = Clock()
        async with tables_on(url, clock) as tables:
            table, _ = await new_table(tables, [SeatPlan(PERSON), SeatPlan(OPEN)], seconds=60)
            assert tables.host.seconds_left(table) is None
            clock.now += 500
            await tables.links.take_seat(table, 1, "Bob")
            assert tables.host.seconds_left(table) == 60

    asyncio.run(case())


class SlowToLetGo(ThreadPoolExecutor):
    """Threads that hold what they were given until they get something else to do, as any thread may for a moment."""

    def __init__(self) -> None:
        super().__init__(1)
        self.last: tuple[object, ...] = ()

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.last = (fn, args, kwargs)
        return super().submit(fn, *args, **kwargs)


def test_work_that_is_done_beside_the_loop_keeps_no_table_in_memory(sqlite_url: str) -> None:
    """Given a thread that still holds its last work, a table that nobody plays or looks at is gone."""

    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables)
            await tasks_done(tables)
            tables.threads = threads = SlowToLetGo()
            await play_on(tables, table, 1)
            id = table.id
            del table
            tables.live.clear()
            await tasks_done(tables)
            gc.collect()
            assert threads.last and id not in tables.held

    asyncio.run(case())


def test_positions_that_are_still_being_written_keep_no_table_in_memory(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given the first position of a new table, which the store takes its time for, nobody waits for it."""

    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            begun, goes_on = threading.Event(), threading.Event()
            add = tables.store.positions.add

            def slow(*args: Any) -> None:
                begun.set()
                assert goes_on.wait(PATIENCE)
                add(*args)

            monkeypatch.setattr(tables.store.positions, "add", slow)
            id = (await new_table(tables))[0].id
            await asyncio.to_thread(begun.wait, PATIENCE)
            tables.live.clear()
            gc.collect()
            assert id not in tables.held
            goes_on.set()
            await tasks_done(tables)
            assert tables.store.positions.seqs(id) == {0}

    asyncio.run(case())


def test_the_clock_runs_where_nobody_looks(url: str) -> None:
    """A table that memory has let go of is rebuilt when its time is up, and not before."""

    async def case() -> None:
        clock = Clock()
        async with tables_on(url, clock) as tables:
            table, _ = await new_table(tables, seconds=60)
            await play_on(tables, table, 3)
            id = table.id
            del table
            tables.live.clear()
            gc.collect()
            clock.now += 59
            await clocks_have_run(tables)
            assert id not in tables.held, "nothing to do, nothing rebuilt"
            clock.now += 2
            await clocks_have_run(tables)
            assert [event.seq for event in tables.store.events(id)] == [1, 2, 3, 4]

    asyncio.run(case())


def test_of_two_workers_one_decides_for_who_is_late(url: str) -> None:
    async def case() -> None:
        clock = Clock()
        async with tables_on(url, clock) as here, tables_on(url, clock) as there:
            ids = [(await new_table(here, seconds=60))[0].id for _ in range(5)]
            for _ in range(4):
                clock.now += 61
                await clocks_have_run(here, there)
            for id in ids:
                assert [event.seq for event in here.store.events(id)] == [1, 2, 3, 4]

    asyncio.run(case())


def test_a_table_rebuilt_while_another_worker_decides_has_the_time_of_the_new_decision(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def case() -> None:
        clock = Clock()
        async with tables_on(url, clock) as here, tables_on(url, clock) as there:
            table, _ = await new_table(here, seconds=60)
            clock.now += 61
            read, begun, goes_on = there.store.seating, threading.Event(), threading.Event()

            def slowly(id: str) -> Seating:
                """The other worker decides between the reading of the seats and what is read after it."""
                found = read(id)
                if not begun.is_set():
                    begun.set()
                    goes_on.wait(PATIENCE)
                return found

            monkeypatch.setattr(there.store, "seating", slowly)
            looking = asyncio.create_task(there.host.look_at_clocks())
            await asyncio.to_thread(begun.wait, PATIENCE)
            await clocks_have_run(here)
            goes_on.set()
            await looking
            await clocks_have_run(there)
            assert [event.seq for event in here.store.events(table.id)] == [1]

    asyncio.run(case())


def test_a_decision_of_the_last_moment_takes_no_time_from_the_next(sqlite_url: str) -> None:
    async def case() -> None:
        clock = Clock()
        async with tables_on(sqlite_url, clock) as tables:
            table, _ = await new_table(tables, seconds=60)
            atom = table.state.legal_names[0]
            event, after = Event(1, ATOM, table.state.player, atom, tables.time() + 61), table.state.clone()
            after.apply(table.game.atoms.index(atom))
            clock.now += 61
            await tables.host.look_at_clocks()
            # What the clock has begun has not had its turn yet; a click that is committed by now comes first.
            tables.store.append(table.id, event, standing_of(after), tables.time() + 60)
            table.replayed(event)
            await clocks_have_run(tables)
            assert table.seq == 1

    asyncio.run(case())


def test_time_without_a_server_does_not_count(url: str) -> None:
    async def before(clock: Clock) -> str:
        async with tables_on(url, clock) as tables:
            return (await new_table(tables, seconds=60))[0].id

    async def after(id: str, clock: Clock) -> None:
        async with tables_on(url, clock) as tables:
            clock.now += 59
            await clocks_have_run(tables)
            assert not tables.held and tables.store.events(id) == []
            clock.now += 2
            await clocks_have_run(tables)
            assert len(tables.store.events(id)) == 1

    clock = Clock()
    id = asyncio.run(before(clock))
    clock.now += 10_000
    asyncio.run(after(id, clock))


def test_a_timed_table_that_cannot_be_rebuilt_is_tried_once(sqlite_url: str) -> None:
    async def case() -> None:
        clock = Clock()
        async with tables_on(sqlite_url, clock) as tables:
            old, _ = await new_table(tables, seconds=60)
            good, _ = await new_table(tables, seconds=60)
            with tables.store.engine.begin() as db:
                db.execute(update(TABLES).where(TABLES.c.id == old.id).values(version=99))
        async with tables_on(sqlite_url, clock) as tables:
            for _ in range(2):
                clock.now += 61
                await clocks_have_run(tables)
            assert tables.host.lost == {old.id}
            assert len(tables.store.events(good.id)) == 2

    asyncio.run(case())


# Memory


def test_memory_holds_so_many_tables_and_no_more(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            tables.most_live = 3
            ids = [(await new_table(tables))[0].id for _ in range(10)]
            assert list(tables.live) == ids[-3:]
            gc.collect()
            assert set(tables.held) == set(ids[-3:])
            assert (await tables.get(ids[0])).seq == 0

    asyncio.run(case())


def test_a_table_that_somebody_follows_stays(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            tables.most_live = 2
            table, _ = await new_table(tables)
            following = table.follow(10, frozenset({0}))
            assert await anext(following)
            for _ in range(5):
                await new_table(tables)
            assert table.id in tables.live and len(tables.live) == 2
            await following.aclose()
            assert not table.listeners

    asyncio.run(case())


def test_there_is_never_a_second_object_of_a_table_in_use(sqlite_url: str) -> None:
    """It would not hear what happens to the first."""

    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            tables.most_live = 1
            table, _ = await new_table(tables)
            for _ in range(3):
                await new_table(tables)
            assert table.id not in tables.live
            found = await asyncio.gather(*(tables.get(table.id) for _ in range(5)))
            assert all(other is table for other in found)

    asyncio.run(case())


def test_many_who_come_at_once_wait_for_one_rebuild(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            id = (await new_table(tables))[0].id
            tables.live.clear()
            gc.collect()
            found = await asyncio.gather(*(tables.get(id) for _ in range(20)))
            assert len({id_of(table) for table in found}) == 1 and not tables.loading

    asyncio.run(case())


def id_of(table: LiveTable) -> int:
    return id(table)


@pytest.mark.parametrize("wanted", ["nothere", "", "a" * 17, "\0", "../x", "\ud800", "è"])
def test_a_table_that_is_not_there_leaves_nothing_behind(url: str, wanted: str) -> None:
    async def case() -> None:
        async with tables_on(url) as tables:
            assert await refused(tables.get(wanted)) == "server-no-such-table"
            assert not tables.loading and not tables.live and not tables.held

    asyncio.run(case())


def test_a_stream_hears_every_change_and_ends_with_the_server(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables)
            following = table.follow(0.01, frozenset({0}))
            assert await anext(following)
            assert not await anext(following), "quiet"
            await play_on(tables, table, 1)
            assert await anext(following)
            tables.end_streams()
            assert [changed async for changed in following] == []
            assert not table.listeners

    asyncio.run(case())


# What people write


def test_names_titles_and_talk_are_one_clean_line_of_bounded_length(url: str) -> None:
    async def case() -> None:
        async with tables_on(url) as tables:
            dirty = "a\0b\ud800c\u202e d\n e" + "x" * 5000
            table, _ = await new_table(tables, [SeatPlan(PERSON, dirty), SeatPlan(OPEN)], title=dirty)
            await tables.links.take_seat(table, 1, dirty)
            await tables.rename(table, 0, dirty)
            line = await tables.say(table, 0, dirty, dirty)
            names = [(seat.name, 40) for seat in table.seats[:2]]
            for words, most in [(table.row.title, 80), *names, (line.text, 500)]:
                assert words.startswith("a b c d ex") and len(words) == most and words.isprintable()
            assert await refused(tables.say(table, 0, "Ann", "\0 \n")) == "server-nothing-said"

    asyncio.run(case())


@pytest.mark.parametrize(
    "bad",
    [{"seconds": -1}, {"seconds": 10**9}, {"seed": -1}, {"seed": SEEDS}, {"plans": people(1)}, {"plans": people(5)}],
)
def test_a_table_that_cannot_be_is_refused_with_the_allowed_values(sqlite_url: str, bad: dict[str, Any]) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            with pytest.raises(ValueError, match="must be from"):
                await new_table(tables, **bad)
            assert not tables.live

    asyncio.run(case())


def test_nobody_finds_the_seed_by_trying_them_all(sqlite_url: str) -> None:
    """At 100,000 set-ups a second, which is fast, half of the seeds would take centuries."""

    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            seeds = {(await new_table(tables, seed=None))[0].row.seed for _ in range(20)}
            assert len(seeds) == 20 and max(seeds) > SEEDS // 4
            assert SEEDS / 2 / 100_000 / (365 * 24 * 3600) > 1000

    asyncio.run(case())


def test_a_chosen_seed_is_shown_to_all(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            assert (await new_table(tables, seed=3))[0].row.seeded
            assert not (await new_table(tables, seed=None))[0].row.seeded

    asyncio.run(case())


def test_think_here_is_the_same_bot(sqlite_url: str) -> None:
    """The tests' bots without processes decide as those with processes do."""

    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables)
            bots = Bots(1)
            rng = table.state.rng
            for level in ("easy", "greedy", "random"):
                here = await ThinkHere().decide(table.state, level, rng.clone())
                assert (await bots.decide(table.state, level, rng.clone())).atom == here.atom
            bots.close()

    asyncio.run(case())


def test_bots_know_whether_they_think_in_plain_python() -> None:
    assert ThinkHere().condition("expanse") == {"plain": "plain", "compiled": "ready"}[build()]


@pytest.mark.parametrize("key", ["expanse", "cosmic"])
def test_every_bot_takes_one_of_its_options(sqlite_url: str, key: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await tables.create(key, {}, people(3), seed=7, patient=False)
            for bot in BOTS:
                decision = await tables.bots.decide(table.state, bot, table.state.rng.clone(), f"{table.id} 0")
                assert decision.atom in table.state.legal_names

    asyncio.run(case())


def test_a_hint_is_thought_of_once_for_a_decision(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables)
            seat = table.state.player
            first, second = await asyncio.gather(tables.hints.about(table, seat), tables.hints.about(table, seat))
            assert first is second and first is await tables.hints.about(table, seat)
            assert tables.bots.thoughts == 1  # type: ignore[attr-defined]
            assert await refused(tables.hints.about(table, 1 - seat)) == "server-not-your-turn"
            await play_on(tables, table, 1)
            assert await tables.hints.about(table, table.state.player) is not first

    asyncio.run(case())


def test_a_hint_does_not_tell_how_often_others_passed_in_secret(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever thinks the same thought again finds what it was drawn from: only what they know, and a secret."""

    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            drawn = []

            async def advise(state: State, rng: Rng, *_: object) -> str:
                drawn.append(rng.state)
                return ""

            monkeypatch.setattr(tables.bots, "advise", advise)
            table, _ = await new_table(tables)
            for seq, seed in ((0, 7), (5, 7), (6, 8)):
                table.seq, table.row.seed = seq, seed
                await tables.hints.about(table, table.state.player)
            assert drawn[0] == drawn[1] != drawn[2]

    asyncio.run(case())


def test_a_stand_in_plays_as_well_as_it_is_told_to(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables)
            idle = 1 - table.state.player
            await tables.stand_in(table, idle, True, "hard")
            assert (table.seats[idle].stand_in, table.seats[idle].bot) == (True, "hard")
            await tables.stand_in(table, idle, False)
            await tables.stand_in(table, idle, True)
            assert table.seats[idle].bot == "hard", "the level is remembered"
            with pytest.raises(ValueError, match="easy, medium, hard"):
                await tables.stand_in(table, idle, True, "perfect")

    asyncio.run(case())
