"""Tables that former versions left in a store go on from where they stood; finished games are shown as they were."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, insert, select

from astrarium import former, game
from astrarium.clockwork.chance import seeded
from astrarium.language import LANGUAGES, speaker
from astrarium.server.recording import Recording
from astrarium.server.schema import SCHEMA
from astrarium.server.store import Store, known_address
from astrarium.server.tables import LiveTable, Tables
from server.serving import play_on, tables_on
from upgrades.fixtures import ENDS, STORE, folder_of, read_lines, read_store, recorded

LEFT = pytest.mark.parametrize(("key", "version"), recorded(STORE), ids=str)
OLDEST = [(key, min(version for name, version in recorded(STORE) if name == key)) for key, _ in recorded(STORE)]
BRIEFEST = "expanse"
"""Whose tables are tried every time; those of longer games take longer."""
A_WHILE = 12
FILMED = ("running", "over")
"""Tables whose replay is looked at: every position of it is read."""

Case = Callable[[Tables], Awaitable[None]]


def of_versions(versions: list[tuple[str, int]]) -> pytest.MarkDecorator:
    cases = [pytest.param(*each, marks=() if each[0] == BRIEFEST else pytest.mark.long) for each in versions]
    return pytest.mark.parametrize(("key", "version"), cases, ids=str)


@pytest.fixture
def left(tmp_path: Path) -> Callable[[str, int], str]:
    """The store that a version left, once more."""

    def restored(key: str, version: int) -> str:
        file = tmp_path / "tables.db"
        read_store(folder_of(key, version) / STORE, file)
        return f"sqlite:///{file}"

    return restored


def ends(key: str, version: int) -> dict[str, dict[str, Any]]:
    """How each table stood when the store was left, by its title."""
    return {line["title"]: line for line in read_lines(folder_of(key, version) / ENDS)}


def listed(tables: Tables) -> dict[str, str]:
    """The tables of a store, by their titles."""
    with tables.store.engine.begin() as db:
        rows = db.execute(select(SCHEMA.tables["tables"])).mappings().all()
    return {row["title"]: row["id"] for row in rows}


async def decide(tables: Tables, table: LiveTable, decisions: int) -> None:
    rng = seeded(table.seq, "left")
    for _ in range(decisions):
        if not table.state.over:
            atom = table.state.game.atoms.names[rng.pick(table.state.offered)]
            await tables.decisions.act(table, table.state.player, atom, table.number(table.state.player))


def run(url: str, case: Case) -> None:
    async def on_store() -> None:
        async with tables_on(url) as tables:
            await case(tables)

    asyncio.run(on_store())


def stands_as_it_did(table: LiveTable, end: dict[str, Any]) -> None:
    """The same position, by the present rules, and the same log."""
    # What the present rules do at once, they do to what was left as well.
    then = table.game.from_json(end["position"])
    assert table.state.to_json() == then.to_json()
    told = [
        [speaker(table.game, lang).note(table.state, note) for note in table.match.notes][: len(end["log"][lang])]
        for lang in LANGUAGES
    ]
    assert told == [end["log"][lang] for lang in LANGUAGES]


@of_versions(recorded(STORE))
def test_every_table_goes_on_from_where_it_stood(left: Callable[[str, int], str], key: str, version: int) -> None:
    found = ends(key, version)

    async def first(tables: Tables) -> None:
        ids = listed(tables)
        assert set(ids) == set(found)
        for title, id in ids.items():
            table, end = await tables.get(id), found[title]
            stands_as_it_did(table, end)
            assert table.state.over or table.row.version == game(key).version
            if title in FILMED:
                assert len(Recording(table.match, table.past).frames) == 1 + end["decisions"]
            if not table.waits():
                await decide(tables, table, A_WHILE)

    async def second(tables: Tables) -> None:
        for id in listed(tables).values():
            table = await tables.get(id)
            changed = [note for note in table.match.notes if note.kind.key == "rules-changed"]
            assert len(changed) == (0 if table.row.version != game(key).version or version == game(key).version else 1)
            state, rng = table.state.clone(), seeded(3, "to the end")
            while not state.over:
                state.apply(rng.pick(state.offered))
            state.check()

    url = left(key, version)
    run(url, first)
    run(url, second)


@LEFT
def test_what_is_said_to_people_is_said_in_both_languages(
    left: Callable[[str, int], str], key: str, version: int
) -> None:
    if version == game(key).version:
        pytest.skip("written by the present rules: nothing has changed that could be told")

    async def case(tables: Tables) -> None:
        table = await tables.get(listed(tables)["running"])
        note = table.match.notes[-1]
        assert f"from version {version} to {game(key).version}" in speaker(table.game, "en").note(table.state, note)
        assert f"dalla versione {version} alla {game(key).version}" in speaker(table.game, "it").note(table.state, note)

    run(left(key, version), case)


@of_versions(sorted(set(OLDEST)))
def test_tables_of_the_oldest_version_go_on_in_a_database(
    left: Callable[[str, int], str], postgres_url: str, key: str, version: int
) -> None:
    """What an SQLite file held, in PostgreSQL."""
    copied(left(key, version), postgres_url)
    found = ends(key, version)

    async def case(tables: Tables) -> None:
        for title, id in listed(tables).items():
            table = await tables.get(id)
            stands_as_it_did(table, found[title])
            if not table.waits() and not table.state.over:
                await play_on(tables, table, 2)

    run(postgres_url, case)


def copied(here: str, there: str) -> None:
    """All rows, after the old store was brought up to date."""
    Store(here).close()
    Store(there).close()
    source, target = create_engine(known_address(here)), create_engine(known_address(there))
    with source.begin() as one, target.begin() as other:
        for table in SCHEMA.sorted_tables:
            rows = [dict(row) for row in one.execute(select(table)).mappings()]
            other.execute(table.delete())
            if rows:
                other.execute(insert(table), rows)
    source.dispose()
    target.dispose()


def test_the_packed_rules_are_those_that_kept_no_positions() -> None:
    assert dict(OLDEST) == former.VERSIONS
