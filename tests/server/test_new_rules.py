"""The rules change while tables are played: running ones go on, finished ones are shown as they were."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update
from starlette.testclient import TestClient

from astrarium import former as former_rules
from astrarium.clockwork.chance import seeded
from astrarium.contract.registry import game
from astrarium.language import LANGUAGES, speaker, words
from astrarium.positions.record import fingerprint
from astrarium.positions.saves import load
from astrarium.positions.upgrades import Position, Upgrade
from astrarium.server.point_sources import points_by_source
from astrarium.server.positions import pages_of
from astrarium.server.recording import ALL_KNOWING, Recording, may_read
from astrarium.server.review import Effort, Look, moments_of
from astrarium.server.review_words import Telling
from astrarium.server.reviewing import Reviewer
from astrarium.server.schema import EVENTS, POSITIONS, REVIEWS, TABLES
from astrarium.server.store import OPEN, PERSON
from astrarium.server.store_rows import RULES, UNDO
from astrarium.server.tables import LiveTable, Refused, SeatPlan, Tables
from astrarium.speed import build
from lobby_browsers import Browser, id_in, live, played, serving, tables
from server.serving import Clock, new_table, people, play_on, tables_on

pytestmark = pytest.mark.skipif(build() == "compiled", reason="the rules of a compiled game cannot be changed here")

EXPANSE = game("expanse")
WAS = EXPANSE.version
HASTY = Effort(moments=6, playouts=6, glances=3, milliseconds=60_000)

Change = Callable[..., None]


@pytest.fixture
def change_rules(monkeypatch: pytest.MonkeyPatch) -> Change:
    """The next version of The Expanse; without anything said it writes positions as the present one does."""

    def change(upgrade: Upgrade | None = None) -> None:
        upgrades = {**EXPANSE.record.upgrades, EXPANSE.version: upgrade or Upgrade()}
        monkeypatch.setattr(EXPANSE.record, "upgrades", upgrades)
        monkeypatch.setattr(EXPANSE, "version", EXPANSE.version + 1)

    return change


@pytest.fixture
def rules_are_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """The former rules are not among those that were packed."""
    monkeypatch.setattr(former_rules, "VERSIONS", {})


async def play(tables: Tables, table: LiveTable, events: int) -> None:
    """Whoever is asked decides at random, and now and then takes it back."""
    rng = seeded(table.seq, "new rules")
    for _ in range(events):
        player, state = table.state.player, table.state
        if state.over:
            return
        await tables.decisions.act(
            table, player, state.legal_names[rng.below(len(state.offered))], table.number(player)
        )
        if table.may_undo(player) and rng.below(4) == 0:
            await tables.decisions.undo(table, player, table.number(player))


async def kept(tables: Tables) -> None:
    """Until nothing is left to be written down."""
    await asyncio.gather(*tables.tasks)


def lines(table: LiveTable, lang: str = "en") -> list[str]:
    say = speaker(table.game, lang)
    return [say.note(table.state, note) for note in table.match.notes]


def same(position: dict[str, Any], other: dict[str, Any]) -> bool:
    return {**position, "version": 0} == {**other, "version": 0}


# Positions


def test_the_store_keeps_the_position_after_every_event(url: str) -> None:
    async def case() -> None:
        async with tables_on(url) as tables:
            table, _ = await new_table(tables)
            await play(tables, table, 70)
            await kept(tables)
            pages = pages_of(tables.store.positions.all(table.id))
            assert [page.seq for page in pages] == list(range(table.seq + 1))
            assert pages[-1].position == table.state.to_json()
            recording = Recording(table.match)
            events = tables.store.events(table.id)
            assert any(event.kind == UNDO for event in events)
            stand = [frame.state.to_json() for frame in recording.frames]
            assert pages[0].position == stand[0] and all(
                position in [page.position for page in pages] for position in stand
            )

    asyncio.run(case())


def test_positions_take_little_room(sqlite_url: str) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables)
            await play(tables, table, 100)
            await kept(tables)
            rows = tables.store.positions.all(table.id)
            assert sum(len(row.written) for row in rows) / len(rows) < 700

    asyncio.run(case())


def test_a_commit_that_fails_leaves_no_position_that_others_lean_on(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables)

            def breaks(*_: object) -> None:
                raise OSError("no space left")

            with monkeypatch.context() as patch:
                patch.setattr(tables.store, "append", breaks)
                with pytest.raises(OSError, match="no space"):
                    await play_on(tables, table, 1)
            await play_on(tables, table, 3)
            await kept(tables)
            assert [page.seq for page in pages_of(tables.store.positions.all(table.id))] == [0, 1, 2, 3]

    asyncio.run(case())


# Running tables


def test_a_running_table_goes_on_by_the_new_rules_and_says_so(url: str, change_rules: Change) -> None:
    async def before() -> tuple[str, dict[str, Any], dict[str, list[str]], int]:
        async with tables_on(url) as tables:
            table, _ = await new_table(tables, people(3))
            await play(tables, table, 45)
            await kept(tables)
            return table.id, table.state.to_json(), {lang: lines(table, lang) for lang in LANGUAGES}, table.seq

    async def after(id: str, position: dict[str, Any], told: dict[str, list[str]], seq: int) -> str:
        async with tables_on(url) as tables:
            table = await tables.get(id)
            assert same(table.state.to_json(), position)
            assert (table.seq, table.row.version) == (seq + 1, EXPANSE.version)
            for lang, said in (("en", "The rules have changed"), ("it", "Le regole sono cambiate")):
                assert lines(table, lang)[:-1] == told[lang]
                assert said in lines(table, lang)[-1]
            assert not any(table.may_undo(seat) for seat in range(3))
            with pytest.raises(Refused, match="server-no-undo"):
                await tables.decisions.undo(table, table.state.player, table.number(table.state.player))
            await play(tables, table, 20)
            await kept(tables)
            return fingerprint(table.state)

    async def later(id: str, there: str) -> None:
        async with tables_on(url) as tables:
            table = await tables.get(id)
            assert fingerprint(table.state) == there
            assert [event.kind for event in tables.store.events(id)].count(RULES) == 1
            while not table.state.over:
                await play_on(tables, table, 1)
            assert tables.store.table(id) is not None

    found = asyncio.run(before())
    change_rules()
    asyncio.run(later(found[0], asyncio.run(after(*found))))


def test_an_undo_stops_at_the_line(sqlite_url: str, change_rules: Change) -> None:
    async def before() -> str:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables)
            while not table.may_undo(table.state.player):
                await play_on(tables, table, 1)
            await kept(tables)
            return table.id

    async def after(id: str) -> None:
        async with tables_on(sqlite_url) as tables:
            table = await tables.get(id)
            player, there = table.state.player, fingerprint(table.state)
            assert not table.may_undo(player)
            await play_on(tables, table, 1)
            if table.may_undo(player):
                await tables.decisions.undo(table, player, table.number(player))
                assert fingerprint(table.state) == there
            assert not table.may_undo(player)

    id = asyncio.run(before())
    change_rules()
    asyncio.run(after(id))


def test_what_the_new_rules_write_otherwise_is_changed_on_the_way(sqlite_url: str, change_rules: Change) -> None:
    def one_more_point(position: Position) -> None:
        for faction in position["faction"]:
            position["points"][faction] = position["points"].get(faction, 0) + 1

    async def before() -> tuple[str, list[int]]:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables)
            await play_on(tables, table, 5)
            await kept(tables)
            return table.id, table.state.scores

    async def after(id: str, scores: list[int]) -> None:
        async with tables_on(sqlite_url) as tables:
            assert (await tables.get(id)).state.scores == [score + 1 for score in scores]

    found = asyncio.run(before())
    change_rules(Upgrade(position=one_more_point))
    asyncio.run(after(*found))


def test_a_table_crosses_several_lines(sqlite_url: str, change_rules: Change) -> None:
    async def begin() -> str:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables)
            await play(tables, table, 12)
            await kept(tables)
            return table.id

    async def go_on(id: str) -> list[tuple[int, int]]:
        async with tables_on(sqlite_url) as tables:
            table = await tables.get(id)
            await play(tables, table, 12)
            recording = Recording(table.match, table.past)
            assert len(recording.frames) == 1 + len(table.match.atoms) + sum(len(one.atoms) for one in former(table))
            return [(one.version, len(one.atoms)) for one in former(table)]

    id = asyncio.run(begin())
    change_rules()
    asyncio.run(go_on(id))
    change_rules()
    assert [version for version, _ in asyncio.run(go_on(id))] == [WAS, WAS + 1]


def former(table: LiveTable) -> list[Any]:
    assert table.match.opening is not None
    return table.match.opening.former


def test_of_two_workers_that_find_an_old_table_one_draws_the_line(postgres_url: str, change_rules: Change) -> None:
    async def before() -> str:
        async with tables_on(postgres_url) as tables:
            table, _ = await new_table(tables)
            await play_on(tables, table, 10)
            await kept(tables)
            return table.id

    async def after(id: str) -> None:
        async with tables_on(postgres_url) as here, tables_on(postgres_url) as there:
            one, other = await asyncio.gather(here.get(id), there.get(id))
            assert one.seq == other.seq == 11
            assert fingerprint(one.state) == fingerprint(other.state)
            assert [event.kind for event in here.store.events(id)].count(RULES) == 1

    id = asyncio.run(before())
    change_rules()
    asyncio.run(after(id))


def test_a_worker_with_former_rules_lets_go_of_a_table_that_a_newer_one_took_over(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, change_rules: Change
) -> None:
    async def case() -> None:
        async with tables_on(sqlite_url) as old, tables_on(sqlite_url) as new:
            table, _ = await new_table(old)
            await play_on(old, table, 4)
            await kept(old)
            with monkeypatch.context():
                change_rules()
                assert (await new.get(table.id)).seq == 5
                monkeypatch.setattr(EXPANSE, "version", WAS)
                with pytest.raises(Refused, match="server-stale"):
                    await play_on(old, table, 1)
                assert table.closing and table.id not in old.held
                with pytest.raises(Refused, match="server-newer-rules"):
                    await old.get(table.id)

    asyncio.run(case())


def test_a_time_limit_begins_anew_at_the_line(sqlite_url: str, change_rules: Change) -> None:
    clock = Clock()

    async def before() -> str:
        async with tables_on(sqlite_url, clock) as tables:
            table, _ = await new_table(tables, seconds=3600)
            await play_on(tables, table, 3)
            await kept(tables)
            return table.id

    async def after(id: str) -> None:
        async with tables_on(sqlite_url, clock) as tables:
            table = await tables.get(id)
            left = tables.host.seconds_left(table)
            assert left is not None and 3590 < left <= 3600

    id = asyncio.run(before())
    clock.now += 3000
    change_rules()
    asyncio.run(after(id))


def test_a_table_that_waits_for_people_is_dealt_by_the_new_rules(url: str, change_rules: Change) -> None:
    async def before() -> tuple[str, str]:
        async with tables_on(url) as tables:
            table, keys = await tables.create("expanse", {}, [SeatPlan(PERSON, "Ann"), SeatPlan(OPEN)])
            await kept(tables)
            assert tables.store.positions.seqs(table.id) == set()
            return table.id, keys.links[1]

    async def after(id: str, link: str) -> None:
        async with tables_on(url) as tables:
            table = await tables.get(id)
            assert table.played is None and table.row.version == EXPANSE.version
            way, _ = await tables.links.exchange(link, "Bob")
            assert way.seat == 1
            await kept(tables)
            assert pages_of(tables.store.positions.all(id))[0].position == table.state.to_json()
            await play_on(tables, table, 2)
            assert not [event for event in tables.store.events(id) if event.kind == RULES]

    found = asyncio.run(before())
    change_rules()
    asyncio.run(after(*found))


# Stores that kept no positions


async def left_by_an_old_store(tables: Tables, table: LiveTable) -> None:
    await kept(tables)
    with tables.store.engine.begin() as db:
        db.execute(delete(POSITIONS))


def test_without_positions_the_decisions_are_made_again_as_far_as_they_fit(
    url: str, rules_are_lost: None, change_rules: Change
) -> None:
    async def before() -> tuple[str, dict[str, Any]]:
        async with tables_on(url) as tables:
            table, _ = await new_table(tables)
            await play(tables, table, 30)
            await left_by_an_old_store(tables, table)
            return table.id, table.state.to_json()

    async def after(id: str, position: dict[str, Any]) -> None:
        async with tables_on(url) as tables:
            table = await tables.get(id)
            assert same(table.state.to_json(), position)
            assert [note.kind.key for note in table.match.notes][-1] == "rules-changed"
            assert len(Recording(table.match, table.past).frames) == 1 + sum(len(one.atoms) for one in former(table))

    found = asyncio.run(before())
    change_rules()
    asyncio.run(after(*found))


def test_what_does_not_fit_is_taken_back_and_everybody_is_told(
    sqlite_url: str, rules_are_lost: None, change_rules: Change
) -> None:
    async def before() -> str:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables)
            await play_on(tables, table, 20)
            await left_by_an_old_store(tables, table)
            with tables.store.engine.begin() as db:
                db.execute(update(EVENTS).where(EVENTS.c.seq == 15).values(atom="do:no"))
            return table.id

    async def after(id: str) -> None:
        async with tables_on(sqlite_url) as tables:
            table = await tables.get(id)
            assert table.seq == 21
            assert "The last 6 decisions do not fit the new rules" in lines(table)[-1]
            assert "Le ultime 6 decisioni" in lines(table, "it")[-1]
            assert len(Recording(table.match, table.past).frames) == 15
            await play(tables, table, 10)

    id = asyncio.run(before())
    change_rules()
    asyncio.run(after(id))


def test_a_store_that_kept_none_is_filled_up_while_its_rules_are_played(sqlite_url: str) -> None:
    async def before() -> str:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables)
            await play(tables, table, 40)
            await left_by_an_old_store(tables, table)
            return table.id

    async def after(id: str) -> None:
        async with tables_on(sqlite_url) as tables:
            table = await tables.get(id)
            await kept(tables)
            pages = pages_of(tables.store.positions.all(id))
            assert [page.seq for page in pages] == list(range(table.seq + 1))
            assert pages[-1].position == table.state.to_json()

    asyncio.run(after(asyncio.run(before())))


def test_a_table_that_cannot_be_carried_over_is_refused_and_left_alone(sqlite_url: str, change_rules: Change) -> None:
    def breaks(position: Position) -> None:
        raise KeyError("points")

    async def before() -> str:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables)
            await play_on(tables, table, 3)
            await kept(tables)
            return table.id

    async def after(id: str) -> None:
        async with tables_on(sqlite_url) as tables:
            with pytest.raises(Refused, match="server-old-rules"):
                await tables.get(id)
            row = tables.store.table(id)
            assert row is not None and row.version == WAS and len(tables.store.events(id)) == 3

    id = asyncio.run(before())
    change_rules(Upgrade(position=breaks))
    asyncio.run(after(id))


# Finished games


@pytest.fixture
def over(sqlite_url: str) -> tuple[str, list[dict[str, Any]], list[str], list[int]]:
    """A game that is over: its table, and the positions, the log and the atoms of its recording."""

    async def case() -> tuple[str, list[dict[str, Any]], list[str], list[int]]:
        async with tables_on(sqlite_url) as tables:
            table, _ = await new_table(tables, people(3))
            while not table.state.over:
                await play(tables, table, 50)
            await kept(tables)
            recording = Recording(table.match)
            positions = [frame.state.to_json() for frame in recording.frames]
            return table.id, positions, lines(table), [frame.atom for frame in recording.frames]

    return asyncio.run(case())


def test_a_finished_game_is_shown_as_it_was(
    sqlite_url: str, over: tuple[str, list[dict[str, Any]], list[str], list[int]], change_rules: Change
) -> None:
    id, positions, told, atoms = over
    change_rules()

    async def case() -> None:
        async with tables_on(sqlite_url) as tables:
            table = await tables.get(id)
            assert table.state.over and table.row.version == WAS
            recording = Recording(table.match, table.past)
            assert [frame.atom for frame in recording.frames] == atoms
            assert all(
                same(frame.state.to_json(), then) for frame, then in zip(recording.frames, positions, strict=True)
            )
            assert lines(table) == told
            assert recording.frames[-1].notes == len(recording.notes) == len(told)
            assert sum(may_read(note, ALL_KNOWING) for note in recording.notes) == len(told)
            assert [
                sum(points) for points in zip(*points_by_source(recording).values(), strict=True)
            ] == table.state.scores
            row = tables.store.table(id)
            assert row is not None and row.version == WAS, "nothing is written where nothing goes on"

    asyncio.run(case())


def test_a_finished_game_is_looked_back_at(
    sqlite_url: str, over: tuple[str, list[dict[str, Any]], list[str], list[int]], change_rules: Change
) -> None:
    id = over[0]

    async def looked(tables: Tables) -> Telling:
        table = await tables.get(id)
        recording, reviewer = Recording(table.match, table.past), Reviewer(tables, HASTY)
        await reviewer.review(table, recording)
        while id in reviewer.at_work:
            await asyncio.sleep(0.01)
        return Telling(table, recording, await reviewer.review(table, recording), "en")

    async def case(options: list[tuple[str, float]]) -> None:
        async with tables_on(sqlite_url) as tables:
            table = await tables.get(id)
            recording = Recording(table.match, table.past)
            second = moments_of(recording, HASTY)[1]
            if options:
                # What was found by former rules, of which not all is known any more.
                with tables.store.engine.begin() as db:
                    db.execute(delete(REVIEWS))
                tables.store.keep_look(id, second, Look(second, [0.5, 0.3, 0.2], options).written())
            telling = await looked(tables)
            assert telling.review.done and len(telling.review.looks) == HASTY.moments
            assert all(verdict.taken and verdict.best for seat in range(3) for verdict in telling.verdicts(seat))
            if options:
                assert second not in [one.moment for seat in range(3) for one in telling.review.judged(seat)]

    asyncio.run(case([]))
    change_rules()
    asyncio.run(case([("base:gone", 0.5), ("slot:gone", 0.4)]))


def test_a_finished_game_of_which_no_position_was_kept_is_shown_if_it_ends_the_same(
    sqlite_url: str,
    over: tuple[str, list[dict[str, Any]], list[str], list[int]],
    rules_are_lost: None,
    change_rules: Change,
) -> None:
    id, positions, _, _ = over

    async def forget(atom: str | None) -> None:
        async with tables_on(sqlite_url) as tables:
            with tables.store.engine.begin() as db:
                db.execute(delete(POSITIONS))
                db.execute(update(TABLES).values(version=WAS))
                if atom is not None:
                    db.execute(update(EVENTS).where(EVENTS.c.seq == 9).values(atom=atom))

    async def shown() -> None:
        async with tables_on(sqlite_url) as tables:
            table = await tables.get(id)
            assert same(table.state.to_json(), positions[-1])
            assert len(Recording(table.match, table.past).frames) == len(positions)

    asyncio.run(forget(None))
    change_rules()
    asyncio.run(shown())
    asyncio.run(shown())
    asyncio.run(forget("do:no"))
    with pytest.raises(Refused, match="server-old-rules"):
        asyncio.run(shown())


# Pages and saves


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path) as running:
        yield running


def forgotten(server: TestClient) -> None:
    """As after a restart: nothing is in memory."""
    assert server.portal is not None
    all_tables = tables(server)
    server.portal.call(kept, all_tables)
    all_tables.live.clear()
    all_tables.held.clear()
    getattr(server.app.state, "recordings", {}).clear()  # type: ignore[attr-defined]


def without_promises(page: str) -> str:
    """Every form for a new table commits to another secret."""
    return re.sub(r"[0-9a-f]{32,64}", "", page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_of_a_finished_game_are_as_they_were(server: TestClient, lang: str, change_rules: Change) -> None:
    ada = Browser(server, lang)
    id = id_in(ada.upload(played(players=3).save()).headers["location"])
    urls = [f"/t/{id}/replay?at=40", f"/t/{id}/replay/25", f"/t/{id}/summary", f"/t/{id}/position.svg?at=3"]
    before = [without_promises(ada.get(url).text) for url in urls]
    forgotten(server)
    change_rules()
    assert [without_promises(ada.get(url).text) for url in urls] == before
    assert ada.get(f"/t/{id}").status_code == 200
    assert id in ada.get("/").text


def test_a_running_game_shows_the_line_in_its_log_and_its_replay(server: TestClient, change_rules: Change) -> None:
    ada = Browser(server)
    id = id_in(ada.upload(played(most=40).save()).headers["location"])
    forgotten(server)
    change_rules()
    assert "The rules have changed" in unescape(ada.get(f"/t/{id}").text)
    page = unescape(ada.get(f"/t/{id}/replay").text)
    assert page.count("The rules have changed") == 1
    assert ada.get(f"/t/{id}/replay/10").status_code == 200


def test_a_save_of_a_game_that_crossed_the_line_says_both(server: TestClient, change_rules: Change) -> None:
    ada = Browser(server)
    match = played()
    id = id_in(ada.upload(match.save()).headers["location"])
    forgotten(server)
    change_rules()
    save = ada.get(f"/t/{id}/save.json").json()
    assert save["former"] == [{"version": WAS, "atoms": match.save()["atoms"]}]
    assert same(load(save).state.to_json(), match.state.to_json())
    assert Browser(server).get(f"/t/{id}/save.json").status_code == 403


HOT_SEAT = {"players": "2", "name": "Ada", "seat-0": "me", "seat-1": "here", "share": "mine"}


def test_sealed_chance_goes_on_over_the_line_and_is_proved_from_there(server: TestClient, change_rules: Change) -> None:
    ada = Browser(server)
    id = id_in(ada.post("/new/expanse", HOT_SEAT).headers["location"])
    table = live(server, id)
    assert server.portal is not None
    server.portal.call(play, tables(server), table, 30)
    former = len(table.match.atoms)
    forgotten(server)
    change_rules()
    server.portal.call(play, tables(server), live(server, id), 10_000)
    page = unescape(ada.get(f"/t/{id}/chance").text)
    assert "As committed" not in page and "Partly checked" in page and f"the {former} decisions of former rules" in page


def test_of_sealed_chance_that_former_rules_dealt_nothing_is_claimed(server: TestClient, change_rules: Change) -> None:
    ada = Browser(server)
    id = id_in(ada.post("/new/expanse", HOT_SEAT).headers["location"])
    assert server.portal is not None
    server.portal.call(play, tables(server), live(server, id), 10_000)
    secret = live(server, id).row.secret
    assert secret is not None and "As committed" in ada.get(f"/t/{id}/chance").text
    forgotten(server)
    change_rules()
    page = ada.get(f"/t/{id}/chance").text
    assert "As committed" not in page and "played by former rules" in page and secret in page


def test_a_running_game_is_still_not_given_away(server: TestClient, change_rules: Change) -> None:
    ada = Browser(server)
    id = id_in(ada.upload(played(most=40).save()).headers["location"])
    forgotten(server)
    change_rules()
    for url in (f"/t/{id}/save.json", f"/api/tables/{id}/save"):
        answer = ada.get(url)
        assert answer.status_code in (401, 409) and "opening" not in answer.text and "chance" not in answer.text


# Uploads


SAVE: dict[str, Any] = played(most=40).save()
OVER: dict[str, Any] = played().save()


@pytest.mark.parametrize("save", [SAVE, OVER], ids=["running", "over"])
def test_a_save_of_former_rules_is_opened_from_its_position(
    server: TestClient, save: dict[str, Any], change_rules: Change
) -> None:
    change_rules()
    ada = Browser(server)
    table = live(server, id_in(ada.upload(save).headers["location"]))
    for _ in range(2):
        assert same(table.state.to_json(), save["position"])
        assert "The rules have changed" in lines(table)[-1]
        assert len(Recording(table.match, table.past).frames) == 1
        assert ada.get(f"/t/{table.id}/replay").status_code == 200
        forgotten(server)
        table = live(server, table.id)


def test_a_save_that_crossed_the_line_is_opened_with_what_came_after(server: TestClient, change_rules: Change) -> None:
    change_rules()
    match = load(SAVE)
    for _ in range(10):
        match.apply(match.state.offered[0])
    table = live(server, id_in(Browser(server).upload(match.save()).headers["location"]))
    for _ in range(2):
        assert fingerprint(table.state) == fingerprint(match.state)
        assert len(Recording(table.match, table.past).frames) == 11
        forgotten(server)
        table = live(server, table.id)


NO_POSITION = {key: value for key, value in SAVE.items() if key != "position"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("save", "key"),
    [
        (NO_POSITION | {"version": 0}, "former"),
        (SAVE | {"position": "here"}, "former"),
        (SAVE | {"version": 0, "position": {**SAVE["position"], "version": 0}}, "position"),
        (SAVE | {"position": {"game": "expanse"}}, "position"),
        (SAVE | {"position": {**SAVE["position"], "next": [{"step": "Cheat"}]}}, "position"),
        (SAVE | {"position": {**SAVE["position"], "next": 7}}, "position"),
        (SAVE | {"position": {**SAVE["position"], "version": WAS + 1}}, "position"),
        (SAVE | {"position": played(players=2, most=9).save()["position"]}, "position"),
        (SAVE | {"former": "long ago"}, "position"),
    ],
)
def test_a_save_of_former_rules_that_cannot_go_on_is_refused_kindly(
    server: TestClient, lang: str, save: dict[str, Any], key: str, change_rules: Change
) -> None:
    change_rules()
    answer = Browser(server, lang).upload(save)
    assert answer.status_code == 400
    told = {"theirs": save["version"], "ours": WAS + 1} if key == "former" else {}
    assert words(lang).say(f"lobby-upload-{key}", **told) in unescape(answer.text)
