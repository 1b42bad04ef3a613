"""Where tables are kept: one row an event, committed before anybody is told of it. SQLite or PostgreSQL."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import time
from typing import Any

from sqlalchemy import (
    URL,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    Index,
    Integer,
    MetaData,
    RowMapping,
    String,
    Table,
    Text,
    create_engine,
    event,
    func,
    insert,
    make_url,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import ArgumentError, IntegrityError

SCHEMA = MetaData()
MOST_TITLE, MOST_NAME, MOST_SAID = 80, 40, 500
"""Characters."""
MOST_LINES = 500
"""How much of a long talk is read."""

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
    Index("tables_listed", "over", "public", "created"),
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
    Column("key", String(64), nullable=False, index=True),
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

ADDRESSES = "sqlite:///FILE or postgresql://USER@HOST/DATABASE"

PERSON, OPEN, BOT = "person", "open", "bot"
ATOM, UNDO = "atom", "undo"


class Stale(Exception):
    """Somebody was quicker: the table has moved on."""


@dataclass
class SeatRow:
    """A place at a table. `key`: the hash of the secret in its link; `stand_in`: a bot plays for the person."""

    seat: int
    kind: str
    name: str
    bot: str
    key: str
    stand_in: bool = False


@dataclass
class TableRow:
    id: str
    game: str
    version: int
    players: int
    options: dict[str, str]
    seed: int
    public: bool
    title: str
    seconds: int
    watch: str
    created: float = field(default_factory=time)
    over: bool = False
    seeded: bool = False
    """Somebody chose the seed, and so may know what lies face down."""


@dataclass(frozen=True)
class Event:
    """Something a seat did: took an atom, or took one back."""

    seq: int
    kind: str
    seat: int
    atom: str
    at: float


@dataclass(frozen=True)
class Line:
    """Something somebody said."""

    number: int
    seat: int
    name: str
    text: str
    at: float


class Store:
    """All tables. Every method is one transaction; none of them may run on the event loop."""

    def __init__(self, url: str) -> None:
        self.engine: Engine = create_engine(known_address(url), pool_pre_ping=True)
        self.worker = secrets.token_hex(4)
        if not self.shared:
            event.listen(self.engine, "connect", _prepare_sqlite)
        with self._begin() as db:
            if self.shared:
                # Two workers that start together must not both create the tables.
                db.execute(text("SELECT pg_advisory_xact_lock(hashtext('astrarium'))"))
            SCHEMA.create_all(db)

    @property
    def shared(self) -> bool:
        """Whether other workers may serve the same tables."""
        return self.engine.dialect.name == "postgresql"

    def create(self, table: TableRow, seats: list[SeatRow], played: Sequence[Event] = ()) -> None:
        with self._begin() as db:
            db.execute(insert(TABLES).values(vars(table) | {"options": json.dumps(table.options)}))
            db.execute(insert(SEATS), [vars(seat) | {"table_id": table.id} for seat in seats])
            if played:
                db.execute(insert(EVENTS), [vars(event) | {"table_id": table.id} for event in played])

    def table(self, id: str) -> TableRow | None:
        with self._begin() as db:
            row = db.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
        return None if row is None else _table_row(row)

    def seats(self, id: str) -> list[SeatRow]:
        with self._begin() as db:
            rows = db.execute(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat)).mappings().all()
        return [_seat_row(row) for row in rows]

    def change_seat(self, id: str, seat: int, values: dict[str, Any], was: str | None = None) -> bool:
        """Change some columns of a seat; False: it is no longer of the kind it `was`."""
        wanted = update(SEATS).where(SEATS.c.table_id == id, SEATS.c.seat == seat)
        if was is not None:
            wanted = wanted.where(SEATS.c.kind == was)
        with self._begin() as db:
            changed = db.execute(wanted.values(values)).rowcount
            self._tell(db, f"change {id}")
        return changed > 0

    def append(self, id: str, seq: int, kind: str, seat: int, atom: str, over: bool) -> Event:
        """Add the event with that number, unless it exists already: then the caller has an old picture."""
        made = Event(seq, kind, seat, atom, time())
        try:
            with self._begin() as db:
                db.execute(insert(EVENTS).values(vars(made) | {"table_id": id}))
                if over:
                    db.execute(update(TABLES).where(TABLES.c.id == id).values(over=True))
                self._tell(db, f"change {id}")
        except IntegrityError:
            raise Stale from None
        return made

    def events(self, id: str, after: int = 0) -> list[Event]:
        wanted = select(EVENTS).where(EVENTS.c.table_id == id, EVENTS.c.seq > after).order_by(EVENTS.c.seq)
        with self._begin() as db:
            rows = db.execute(wanted).mappings().all()
        return [Event(**{key: value for key, value in row.items() if key != "table_id"}) for row in rows]

    def say(self, id: str, seat: int, name: str, words: str) -> Line:
        at = time()
        values = {"table_id": id, "seat": seat, "name": name, "text": words, "at": at}
        with self._begin() as db:
            number = db.execute(insert(CHAT).values(values).returning(CHAT.c.number)).scalar_one()
            self._tell(db, f"change {id}")
        return Line(number, seat, name, words, at)

    def chat(self, id: str, after: int = 0) -> list[Line]:
        """The latest lines, the oldest of them first."""
        wanted = select(CHAT).where(CHAT.c.table_id == id, CHAT.c.number > after)
        wanted = wanted.order_by(CHAT.c.number.desc()).limit(MOST_LINES)
        with self._begin() as db:
            rows = db.execute(wanted).mappings().all()
        return [Line(**{key: value for key, value in row.items() if key != "table_id"}) for row in reversed(rows)]

    def open_tables(self, limit: int = 50) -> list[str]:
        """Public tables that are not over, the newest first."""
        wanted = select(TABLES.c.id).where(TABLES.c.public, ~TABLES.c.over).order_by(TABLES.c.created.desc())
        with self._begin() as db:
            return list(db.execute(wanted.limit(limit)).scalars())

    def by_key(self, hashed: str) -> tuple[str, int] | None:
        """The table and seat that a key opens; seat -1 for the spectators' key."""
        with self._begin() as db:
            seat = db.execute(select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.key == hashed)).first()
            if seat is not None:
                return str(seat[0]), int(seat[1])
            watched = db.execute(select(TABLES.c.id).where(TABLES.c.watch == hashed)).scalar()
        return None if watched is None else (str(watched), -1)

    def opened_by(self, hashes: list[str]) -> list[str]:
        """The tables that any of these keys opens, the newest first."""
        seated = select(SEATS.c.table_id).where(SEATS.c.key.in_(hashes))
        wanted = select(TABLES.c.id).where(or_(TABLES.c.watch.in_(hashes), TABLES.c.id.in_(seated)))
        with self._begin() as db:
            return list(db.execute(wanted.order_by(TABLES.c.created.desc())).scalars())

    def waiting_tables(self, since: float = 0.0) -> list[str]:
        """Tables that are not over and were played since, the latest first: their bots may have to move."""
        last = func.coalesce(func.max(EVENTS.c.at), TABLES.c.created)
        joined = TABLES.outerjoin(EVENTS, EVENTS.c.table_id == TABLES.c.id)
        wanted = select(TABLES.c.id).select_from(joined).where(~TABLES.c.over).group_by(TABLES.c.id, TABLES.c.created)
        with self._begin() as db:
            return list(db.execute(wanted.having(last >= since).order_by(last.desc())).scalars())

    def listed(self, limit: int = 50) -> list[tuple[TableRow, list[SeatRow]]]:
        """The open tables with their seats, without rebuilding any of them."""
        public = select(TABLES).where(TABLES.c.public, ~TABLES.c.over).order_by(TABLES.c.created.desc()).limit(limit)
        with self._begin() as db:
            rows = [_table_row(row) for row in db.execute(public).mappings()]
            seated = select(SEATS).where(SEATS.c.table_id.in_([row.id for row in rows])).order_by(SEATS.c.seat)
            seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            for seat in db.execute(seated).mappings():
                seats[seat["table_id"]].append(_seat_row(seat))
        return [(row, seats[row.id]) for row in rows]

    def tell(self, notice: str) -> None:
        """Something the other workers should hear that no row keeps."""
        with self._begin() as db:
            self._tell(db, notice)

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def _begin(self) -> Iterator[Connection]:
        with self.engine.begin() as db:
            yield db

    def _tell(self, db: Connection, notice: str) -> None:
        """Wake the other workers, once this transaction is committed."""
        if self.shared:
            db.execute(text("SELECT pg_notify('astrarium', :notice)"), {"notice": f"{self.worker} {notice}"})


def _table_row(row: RowMapping) -> TableRow:
    return TableRow(**dict(row) | {"options": json.loads(row["options"])})


def _seat_row(row: RowMapping) -> SeatRow:
    return SeatRow(**{key: value for key, value in row.items() if key != "table_id"})


def known_address(address: str) -> URL:
    """Where the store is, as SQLAlchemy wants it; ValueError says what is wrong with it."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise ValueError(f"the store {address!r} is no address; use {ADDRESSES}") from None
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        raise ValueError(f"the store must be {ADDRESSES}, not {url.render_as_string()}")
    return url


def _prepare_sqlite(connection: object, _: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    cursor.execute("PRAGMA journal_mode=WAL")
    # What has been acknowledged must survive a crash of the machine, not only of the process.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
