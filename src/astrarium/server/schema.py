"""The shape of the store: its tables, the version of that shape, and the way to it from every older one."""

from __future__ import annotations

from collections.abc import Callable
from time import time

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    delete,
    insert,
    inspect,
    select,
    text,
)

from .commitments import fresh_secret

SCHEMA = MetaData()
MOST_TITLE, MOST_NAME, MOST_SAID = 80, 40, 500
"""Characters."""

TABLES = Table(
    "tables",
    SCHEMA,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("seeded", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("title", String(MOST_TITLE), nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("watch", String(64), nullable=False, index=True),
    Column("player", Integer),
    Column("hidden", Boolean, nullable=False),
    Column("due", Float, index=True),
    Column("pace", String(8), nullable=False),
    Column("patient", Boolean, nullable=False),
    Column("host", String(64), nullable=False, index=True),
    Column("watches", Integer, nullable=False),
    Column("secret", String(64)),
    Column("ticket", String(32)),
    Column("shares", Text, nullable=False),
    Column("dealt", Boolean, nullable=False),
    Column("lesson", Text, nullable=False),
    Column("closed", Boolean, nullable=False),
    Column("uploaded", Boolean, nullable=False),
    Index("tables_listed", "over", "public", "created"),
    Index("tables_ticket", "ticket", unique=True),
)
SEATS = Table(
    "seats",
    SCHEMA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(MOST_NAME), nullable=False),
    Column("bot", String(16), nullable=False),
    Column("stand_in", Boolean, nullable=False),
    Column("link", String(64), nullable=False, index=True),
    Column("carry", String(64), nullable=False, index=True),
    Column("made", Integer, nullable=False),
    Column("muted", Boolean, nullable=False),
)
KEYS = Table(
    "keys",
    SCHEMA,
    Column("key", String(64), primary_key=True),
    Column("table_id", String(16), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("void", Boolean, nullable=False),
)
VOTES = Table(
    "votes",
    SCHEMA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("voter", Integer, primary_key=True),
)
EVENTS = Table(
    "events",
    SCHEMA,
    Column("table_id", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("atom", String(64), nullable=False),
    Column("at", Float, nullable=False),
)
CHAT = Table(
    "chat",
    SCHEMA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(MOST_NAME), nullable=False),
    Column("text", String(MOST_SAID), nullable=False),
    Column("at", Float, nullable=False),
)
REVIEWS = Table(
    "reviews",
    SCHEMA,
    Column("table_id", String(16), primary_key=True),
    Column("moment", Integer, primary_key=True),
    Column("found", Text, nullable=False),
)
POSITIONS = Table(
    "positions",
    SCHEMA,
    Column("table_id", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("base", Integer),
    Column("written", LargeBinary, nullable=False),
)
"""The table after each event, as the rules of that version wrote it, all secrets included. See `positions`."""
ORDERS = Table(
    "orders",
    SCHEMA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), nullable=False),
    Column("what", String(16), nullable=False),
    Column("at", Float, nullable=False),
)
"""What whoever runs the server has changed behind its back: it reads them, and looks at those tables anew."""
ERRANDS = Table(
    "errands",
    SCHEMA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("target", Text, nullable=False),
    Column("lang", String(2), nullable=False),
    Column("silence", String(64), nullable=False, index=True),
    Column("daily", Boolean, nullable=False),
    Column("told", Integer, nullable=False),
    Column("reminded", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
"""Who wants to be told of their turn, and where. See `errands`."""
CLOCK = Table(
    "clock",
    SCHEMA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("time", Float, nullable=False),
)
"""One row: what time it was by the tables' own clock when a server last wrote it down. See `table_time`."""
HOUSE = Table("house", SCHEMA, Column("secret", String(64), primary_key=True))
"""One row: what the secrets of promised tables follow from. See `commitments`."""
META = Table("meta", SCHEMA, Column("schema_version", Integer, primary_key=True))


# From one version to the next. Written out: these steps stay what they are when the tables above move on.


def _chosen_seeds(db: Connection) -> None:
    """To 2: larger seeds, and whether somebody chose them. Before, nobody could."""
    db.execute(text("ALTER TABLE tables ADD COLUMN seeded BOOLEAN NOT NULL DEFAULT FALSE"))
    if db.dialect.name == "postgresql":
        # SQLite's integers are as large as they need to be.
        db.execute(text("ALTER TABLE tables ALTER COLUMN seed TYPE BIGINT"))
    db.execute(text('CREATE INDEX tables_listed ON tables ("over", public, created)'))


def _who_is_asked_until_when(db: Connection) -> None:
    """To 3: who decides and until when stands in the table's row, and votes are kept."""
    for column in ("player INTEGER", "hidden BOOLEAN NOT NULL DEFAULT FALSE", "due FLOAT"):
        db.execute(text(f"ALTER TABLE tables ADD COLUMN {column}"))
    db.execute(text("CREATE INDEX ix_tables_due ON tables (due)"))
    db.execute(
        text(
            "UPDATE tables SET due = seconds + "
            "COALESCE((SELECT MAX(events.at) FROM events WHERE events.table_id = tables.id), created) "
            'WHERE seconds > 0 AND NOT "over" '
            "AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'open')"
        )
    )
    db.execute(
        text(
            "CREATE TABLE votes (table_id VARCHAR(16) NOT NULL, seat INTEGER NOT NULL, voter INTEGER NOT NULL, "
            "PRIMARY KEY (table_id, seat, voter))"
        )
    )
    db.execute(text("CREATE TABLE meta (schema_version INTEGER NOT NULL PRIMARY KEY)"))


def _reviews(db: Connection) -> None:
    """To 4: what a bot found when it looked back at a finished game."""
    db.execute(
        text(
            "CREATE TABLE reviews (table_id VARCHAR(16) NOT NULL, moment INTEGER NOT NULL, found TEXT NOT NULL, "
            "PRIMARY KEY (table_id, moment))"
        )
    )


def _pace(db: Connection) -> None:
    """To 5: how bots follow one another at a table. Before, there was one way."""
    db.execute(text("ALTER TABLE tables ADD COLUMN pace VARCHAR(8) NOT NULL DEFAULT 'normal'"))


def _table_time(db: Connection) -> None:
    """To 6: tables have a clock of their own. It begins with the last sign of life that the store knows of."""
    db.execute(text("CREATE TABLE clock (number INTEGER NOT NULL PRIMARY KEY, time FLOAT NOT NULL)"))
    latest = "SELECT MAX(at) AS at FROM events UNION ALL SELECT MAX(created) AS at FROM tables"
    found = db.execute(text(f"SELECT MAX(at) FROM ({latest}) AS signs")).scalar()
    db.execute(insert(CLOCK).values(number=0, time=this_second() if found is None else found))


def _patience(db: Connection) -> None:
    """To 7: whether those pass too who have nothing to answer in secret. Before, none did."""
    db.execute(text("ALTER TABLE tables ADD COLUMN patient BOOLEAN NOT NULL DEFAULT FALSE"))


def _keys(db: Connection) -> None:
    """To 8: what opened a seat, for its person and for whoever had sent the link, is now a link that works once."""
    db.execute(text("DROP INDEX ix_seats_key"))
    db.execute(text("ALTER TABLE seats RENAME COLUMN key TO link"))
    for table, column in (
        ("seats", "carry VARCHAR(64) NOT NULL DEFAULT ''"),
        ("seats", "made INTEGER NOT NULL DEFAULT 0"),
        ("tables", "host VARCHAR(64) NOT NULL DEFAULT ''"),
        ("tables", "watches INTEGER NOT NULL DEFAULT 0"),
    ):
        db.execute(text(f"ALTER TABLE {table} ADD COLUMN {column}"))
    db.execute(
        text(
            "CREATE TABLE keys (key VARCHAR(64) NOT NULL PRIMARY KEY, table_id VARCHAR(16) NOT NULL, "
            "seat INTEGER NOT NULL, void BOOLEAN NOT NULL)"
        )
    )
    for place in ("seats (link)", "seats (carry)", "tables (host)", "keys (table_id)"):
        name = place.replace(" (", "_").removesuffix(")")
        db.execute(text(f"CREATE INDEX ix_{name} ON {place}"))


def _sealed_chance(db: Connection) -> None:
    """To 9: tables have a secret and shares, and are dealt when all have sat down. Older ones were, from their seed."""
    for column in ("secret VARCHAR(64)", "ticket VARCHAR(32)", "shares TEXT NOT NULL DEFAULT ''"):
        db.execute(text(f"ALTER TABLE tables ADD COLUMN {column}"))
    db.execute(text("ALTER TABLE tables ADD COLUMN dealt BOOLEAN NOT NULL DEFAULT TRUE"))
    db.execute(text("CREATE UNIQUE INDEX tables_ticket ON tables (ticket)"))
    db.execute(text("CREATE TABLE house (secret VARCHAR(64) NOT NULL PRIMARY KEY)"))
    db.execute(insert(HOUSE).values(secret=fresh_secret()))


def _positions(db: Connection) -> None:
    """To 10: positions, from which tables go on when the rules change."""
    binary = "BYTEA" if db.dialect.name == "postgresql" else "BLOB"
    db.execute(
        text(
            "CREATE TABLE positions (table_id VARCHAR(16) NOT NULL, seq INTEGER NOT NULL, version INTEGER NOT NULL, "
            f"base INTEGER, written {binary} NOT NULL, PRIMARY KEY (table_id, seq))"
        )
    )


def _lessons(db: Connection) -> None:
    """To 11: tables at which a lesson is played have it written down."""
    db.execute(text("ALTER TABLE tables ADD COLUMN lesson TEXT NOT NULL DEFAULT ''"))


def _run_by_somebody(db: Connection) -> None:
    """To 12: tables may be closed, seats muted, and people told of their turn."""
    serial = "SERIAL PRIMARY KEY" if db.dialect.name == "postgresql" else "INTEGER NOT NULL PRIMARY KEY"
    for table, column in (("tables", "closed"), ("tables", "uploaded"), ("seats", "muted")):
        db.execute(text(f"ALTER TABLE {table} ADD COLUMN {column} BOOLEAN NOT NULL DEFAULT FALSE"))
    db.execute(
        text(
            f"CREATE TABLE orders (number {serial}, table_id VARCHAR(16) NOT NULL, what VARCHAR(16) NOT NULL, "
            "at FLOAT NOT NULL)"
        )
    )
    db.execute(
        text(
            f"CREATE TABLE errands (number {serial}, table_id VARCHAR(16) NOT NULL, seat INTEGER NOT NULL, "
            "kind VARCHAR(8) NOT NULL, target TEXT NOT NULL, lang VARCHAR(2) NOT NULL, silence VARCHAR(64) NOT NULL, "
            "daily BOOLEAN NOT NULL, told INTEGER NOT NULL, reminded INTEGER NOT NULL, at FLOAT NOT NULL)"
        )
    )
    for column in ("table_id", "silence"):
        db.execute(text(f"CREATE INDEX ix_errands_{column} ON errands ({column})"))


UPGRADES: list[Callable[[Connection], None]] = [
    _chosen_seeds,
    _who_is_asked_until_when,
    _reviews,
    _pace,
    _table_time,
    _patience,
    _keys,
    _sealed_chance,
    _positions,
    _lessons,
    _run_by_somebody,
]
VERSION = 1 + len(UPGRADES)


def this_second() -> float:
    """Where the clock of the tables begins. Later it goes its own way."""
    return float(int(time()))


class TooNew(ValueError):
    """A newer Astrarium has been here."""

    def __init__(self, found: int) -> None:
        super().__init__(
            f"the store was written by a newer Astrarium (its schema is version {found}, this one knows {VERSION}); "
            "please upgrade"
        )


def prepare(db: Connection) -> None:
    """Make the tables, or bring old ones up to date; all of it in this transaction, or nothing."""
    if db.dialect.name == "postgresql":
        # Two workers that start together must not both do it.
        db.execute(text("SELECT pg_advisory_xact_lock(hashtext('astrarium'))"))
    else:
        # SQLite would otherwise commit every change of a table by itself.
        db.execute(text("BEGIN IMMEDIATE"))
    found = version_of(db)
    if found > VERSION:
        raise TooNew(found)
    if found == VERSION:
        return
    if found:
        for upgrade in UPGRADES[found - 1 :]:
            upgrade(db)
    else:
        SCHEMA.create_all(db)
        db.execute(insert(CLOCK).values(number=0, time=this_second()))
        db.execute(insert(HOUSE).values(secret=fresh_secret()))
    db.execute(delete(META))
    db.execute(insert(META).values(schema_version=VERSION))


def version_of(db: Connection) -> int:
    """The version of the schema; 0: there is none yet. The first two did not write theirs down."""
    there = inspect(db)
    if there.has_table(META.name):
        return int(db.execute(select(META.c.schema_version)).scalar_one())
    if not there.has_table(TABLES.name):
        return 0
    return 2 if any(column["name"] == "seeded" for column in there.get_columns(TABLES.name)) else 1
