"""Stores that older versions have written open, and their tables go on; what a newer one wrote is left alone."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, create_engine, inspect, select, text, update

from astrarium.server import schema
from astrarium.server.keys import hashed
from astrarium.server.schema import META, VERSION, TooNew, version_of
from astrarium.server.store import Store, known_address
from astrarium.server.tables import Refused
from lobby_browsers import played
from server.serving import Clock, play_on, tables_on
from typed import run

TABLES = """
id VARCHAR(16) NOT NULL PRIMARY KEY, game VARCHAR(32) NOT NULL, version INTEGER NOT NULL, players INTEGER NOT NULL,
options TEXT NOT NULL, seed {seed} NOT NULL, {seeded} public BOOLEAN NOT NULL, title VARCHAR(80) NOT NULL,
seconds INTEGER NOT NULL, created FLOAT NOT NULL, "over" BOOLEAN NOT NULL,
watch VARCHAR(64) NOT NULL {asked} {pace} {patient} {host} {sealed} {lesson}
"""
SEATS = """
table_id VARCHAR(16) NOT NULL, seat INTEGER NOT NULL, kind VARCHAR(8) NOT NULL, name VARCHAR(40) NOT NULL,
bot VARCHAR(16) NOT NULL, stand_in BOOLEAN NOT NULL, {opens} VARCHAR(64) NOT NULL {carry}, PRIMARY KEY (table_id, seat)
"""
EVENTS = """
table_id VARCHAR(16) NOT NULL, seq INTEGER NOT NULL, kind VARCHAR(8) NOT NULL, seat INTEGER NOT NULL,
atom VARCHAR(64) NOT NULL, at FLOAT NOT NULL, PRIMARY KEY (table_id, seq)
"""
CHAT = """
number {number} NOT NULL PRIMARY KEY, table_id VARCHAR(16) NOT NULL, seat INTEGER NOT NULL,
name VARCHAR(40) NOT NULL, text VARCHAR(500) NOT NULL, at FLOAT NOT NULL
"""
VOTES = """
table_id VARCHAR(16) NOT NULL, seat INTEGER NOT NULL, voter INTEGER NOT NULL, PRIMARY KEY (table_id, seat, voter)
"""
REVIEWS = """
table_id VARCHAR(16) NOT NULL, moment INTEGER NOT NULL, found TEXT NOT NULL, PRIMARY KEY (table_id, moment)
"""
KEYS = """
key VARCHAR(64) NOT NULL PRIMARY KEY, table_id VARCHAR(16) NOT NULL, seat INTEGER NOT NULL, void BOOLEAN NOT NULL
"""
POSITIONS = """
table_id VARCHAR(16) NOT NULL, seq INTEGER NOT NULL, version INTEGER NOT NULL, base INTEGER, written {binary} NOT NULL,
PRIMARY KEY (table_id, seq)
"""
SEALED = ", secret VARCHAR(64), ticket VARCHAR(32), shares TEXT NOT NULL, dealt BOOLEAN NOT NULL"
INDICES = {"ix_tables_watch": "tables (watch)", "ix_chat_table_id": "chat (table_id)"}
KEY_INDICES = {
    "ix_seats_link": "seats (link)",
    "ix_seats_carry": "seats (carry)",
    "ix_tables_host": "tables (host)",
    "ix_keys_table_id": "keys (table_id)",
}
OLD = pytest.mark.parametrize("old", range(1, VERSION))
MATCH = played(players=2, most=20)
AT = 1_700_000_000.0


def engine_of(url: str) -> Engine:
    return create_engine(known_address(url))


def written_by(old: int, url: str) -> None:
    """A store as that version of the schema made it, with a table in the middle of a game."""
    engine = engine_of(url)
    postgresql = engine.dialect.name == "postgresql"
    shape = {
        "seed": "BIGINT" if old > 1 else "INTEGER",
        "seeded": "seeded BOOLEAN NOT NULL," if old > 1 else "",
        "binary": "BYTEA" if postgresql else "BLOB",
        "number": "SERIAL" if postgresql else "INTEGER",
        "asked": ", player INTEGER, hidden BOOLEAN NOT NULL, due FLOAT" if old > 2 else "",
        "pace": ", pace VARCHAR(8) NOT NULL" if old > 4 else "",
        "patient": ", patient BOOLEAN NOT NULL" if old > 6 else "",
        "host": ", host VARCHAR(64) NOT NULL, watches INTEGER NOT NULL" if old > 7 else "",
        "sealed": SEALED if old > 8 else "",
        "lesson": ", lesson TEXT NOT NULL" if old > 10 else "",
        "opens": "link" if old > 7 else "key",
        "carry": ", carry VARCHAR(64) NOT NULL, made INTEGER NOT NULL" if old > 7 else "",
    }
    kinds, indices = _declared(old)
    with engine.begin() as db:
        for name, columns in kinds.items():
            db.execute(text(f"CREATE TABLE {name} ({columns.format(**shape)})"))
        if old > 2:
            db.execute(text(f"INSERT INTO meta VALUES ({old})"))
        if old > 5:
            db.execute(text(f"INSERT INTO clock VALUES (0, {AT + len(MATCH.atoms)})"))
        for name, place in indices.items():
            db.execute(text(f"CREATE INDEX {name} ON {place}"))
        if old > 8:
            db.execute(text("CREATE UNIQUE INDEX tables_ticket ON tables (ticket)"))
            db.execute(text("INSERT INTO house VALUES (:secret)"), {"secret": "0" * 64})
        for id, seconds in (("untimed", 0), ("timed", 60)):
            _write_table(db, old, id, seconds)
        line = text("INSERT INTO chat (table_id, seat, name, text, at) VALUES ('timed', 0, 'Ann', 'Hello', 5)")
        db.execute(line)
    engine.dispose()


def _declared(old: int) -> tuple[dict[str, str], dict[str, str]]:
    """The tables of that version of the schema with their columns, and its indices."""
    kinds = {"tables": TABLES, "seats": SEATS, "events": EVENTS, "chat": CHAT}
    indices = INDICES | ({"tables_listed": 'tables ("over", public, created)'} if old > 1 else {})
    if old > 2:
        kinds |= {"votes": VOTES, "meta": "schema_version INTEGER NOT NULL PRIMARY KEY"}
        indices |= {"ix_tables_due": "tables (due)"}
    if old > 3:
        kinds |= {"reviews": REVIEWS}
    if old > 5:
        kinds |= {"clock": "number INTEGER NOT NULL PRIMARY KEY, time FLOAT NOT NULL"}
    indices |= KEY_INDICES if old > 7 else {"ix_seats_key": "seats (key)"}
    if old > 7:
        kinds |= {"keys": KEYS}
    if old > 8:
        kinds |= {"house": "secret VARCHAR(64) NOT NULL PRIMARY KEY"}
    if old > 9:
        kinds |= {"positions": POSITIONS}
    return kinds, indices


def _write_table(db: Connection, old: int, id: str, seconds: int) -> None:
    """A table of that version in the middle of a game, untimed or with seconds for each decision."""
    carry = ", '', 0" if old > 7 else ""
    sealed = (", NULL, NULL, '', TRUE" if old > 8 else "") + (", ''" if old > 10 else "")
    row = {"id": id, "version": MATCH.game.version, "seed": MATCH.seed, "seconds": seconds, "at": AT}
    row |= {"pace": "fast"} if old > 4 else {}
    due = str(AT + len(MATCH.atoms) - 1 + seconds) if seconds else "NULL"
    db.execute(
        text(
            f"INSERT INTO tables VALUES (:id, 'expanse', :version, 2, '{{\"factions\": \"dealt\"}}', :seed, "
            f"{'FALSE, ' if old > 1 else ''}TRUE, 'Old times', :seconds, :at, FALSE, 'watch'"
            f"{f', {MATCH.state.player}, FALSE, {due}' if old > 2 else ''}{', :pace' if old > 4 else ''}"
            f"{', FALSE' if old > 6 else ''}{carry}{sealed})"
        ),
        row,
    )
    for seat in (0, 1):
        key = {"id": id, "seat": seat, "key": hashed(f"{id} {seat}")}
        line = text(f"INSERT INTO seats VALUES (:id, :seat, 'person', 'Ann', 'easy', FALSE, :key{carry})")
        db.execute(line, key)
    for number, atom in enumerate(MATCH.atoms):
        event = {"id": id, "seq": number + 1, "atom": MATCH.game.atoms.names[atom], "at": AT + number}
        db.execute(text("INSERT INTO events VALUES (:id, :seq, 'atom', 0, :atom, :at)"), event)


def shape_of(url: str) -> dict[str, Any]:
    """Tables with the names and kinds of their columns, and their indices."""
    engine = engine_of(url)
    there = inspect(engine)
    # SQLite has one kind of whole number, whatever it is called.
    called = {"BIGINT": "INTEGER"} if engine.dialect.name == "sqlite" else {}
    found = {
        table: (
            {
                column["name"]: (called.get(str(column["type"]), str(column["type"])), column["nullable"])
                for column in there.get_columns(table)
            },
            {index["name"]: index["column_names"] for index in there.get_indexes(table)},
            there.get_pk_constraint(table)["constrained_columns"],
        )
        for table in there.get_table_names()
    }
    engine.dispose()
    return found


@OLD
def test_tables_of_an_old_store_go_on(url: str, old: int) -> None:
    written_by(old, url)

    async def case() -> None:
        async with tables_on(url, Clock()) as tables:
            assert tables.store.seating("timed").due == AT + len(MATCH.atoms) - 1 + 60
            assert tables.store.seating("untimed").due is None
            assert tables.host.seconds_left(await tables.get("timed")) == 60, "what was left at the last sign of life"
            for id in ("timed", "untimed"):
                way, key = await tables.links.exchange(f"{id} 1")
                table = way.table
                assert (table.id, way.seat, table.row.seeded, table.row.title) == (id, 1, False, "Old times")
                assert table.seat_of(key) == 1 and table.seats[1].name == "Ann"
                assert table.seat_of(f"{id} 1") is None, "whoever sent the link knows it too"
                with pytest.raises(Refused, match="server-link-used"):
                    await tables.links.exchange(f"{id} 1")
                assert table.state.to_json() == MATCH.state.to_json()
                assert [seat.bot for seat in table.seats] == ["easy", "easy"]
                assert table.row.pace == ("fast" if old > 4 else "normal")
                await play_on(tables, table, 3)
                assert len(tables.store.events(id)) == len(MATCH.atoms) + 3
            assert [line.text for line in tables.store.chat("timed")] == ["Hello"]
            listed = {row.id: row.player for row, _ in tables.store.listed()}
            assert listed == dict.fromkeys(("timed", "untimed"), table.state.player)

    asyncio.run(case())


@OLD
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_upgraded_store_has_the_shape_of_a_new_one(
    request: pytest.FixtureRequest, tmp_path: Any, kind: str, old: int
) -> None:
    if kind == "sqlite":
        here, new = (f"sqlite:///{tmp_path / name}.db" for name in ("old", "new"))
    else:
        server = request.getfixturevalue("postgresql")
        here, new = server.new_database(), server.new_database()
    written_by(old, here)
    for url in (here, here, new):
        Store(url).close()
    assert shape_of(here) == shape_of(new)


def test_an_upgrade_that_fails_changes_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(_: object) -> None:
        raise RuntimeError("power cut")

    written_by(1, url)
    before = shape_of(url)
    with monkeypatch.context() as patch:
        patch.setattr(schema, "UPGRADES", [schema.UPGRADES[0], breaks])
        with pytest.raises(RuntimeError):
            Store(url)
    assert shape_of(url) == before
    Store(url).close()


def from_the_future(url: str) -> None:
    Store(url).close()
    engine = engine_of(url)
    with engine.begin() as db:
        db.execute(update(META).values(schema_version=VERSION + 1))
    engine.dispose()


def test_what_a_newer_version_wrote_is_left_alone(url: str) -> None:
    from_the_future(url)
    before = shape_of(url)
    with pytest.raises(TooNew, match="newer Astrarium"):
        Store(url)
    assert shape_of(url) == before
    engine = engine_of(url)
    with engine.connect() as db:
        assert version_of(db) == db.execute(select(META.c.schema_version)).scalar() == VERSION + 1
    engine.dispose()


def test_serve_says_so_in_one_line(sqlite_url: str) -> None:
    from_the_future(sqlite_url)
    done = run("serve", "--store", sqlite_url)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"astrarium: {TooNew(VERSION + 1)}\n"
