"""Where tables are kept: one row an event, committed before anybody is told of it. SQLite or PostgreSQL."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import time

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

SCHEMA = MetaData()

TABLES = Table(
    "tables",
    SCHEMA,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("title", String(80), nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("watch", String(64), nullable=False, index=True),
)
SEATS = Table(
    "seats",
    SCHEMA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
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
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
)

PERSON, OPEN, BOT = "person", "open", "bot"
ATOM, UNDO = "atom", "undo"


class Stale(Exception):
    """Somebody was quicker: the table has moved on."""


@dataclass
class SeatRow:
    """A place at a table. `key` is the hash of the secret in the seat's link; `stand_in`: a bot plays for the person."""

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
        self.url = url
        self.engine: Engine = create_engine(url, pool_pre_ping=True)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", _prepare_sqlite)
        SCHEMA.create_all(self.engine)

    @property
    def shared(self) -> bool:
        """Whether other workers may serve the same tables."""
        return self.engine.dialect.name == "postgresql"

    def create(self, table: TableRow, seats: list[SeatRow]) -> None:
        with self._begin() as db:
            db.execute(insert(TABLES).values(vars(table) | {"options": json.dumps(table.options)}))
            db.execute(insert(SEATS), [vars(seat) | {"table_id": table.id} for seat in seats])

    def table(self, id: str) -> TableRow | None:
        with self._begin() as db:
            row = db.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
        return None if row is None else TableRow(**dict(row) | {"options": json.loads(row["options"])})

    def seats(self, id: str) -> list[SeatRow]:
        with self._begin() as db:
            rows = db.execute(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat)).mappings().all()
        return [SeatRow(**{key: value for key, value in row.items() if key != "table_id"}) for row in rows]

    def change_seat(self, id: str, seat: SeatRow) -> None:
        values = {key: value for key, value in vars(seat).items() if key != "seat"}
        with self._begin() as db:
            db.execute(update(SEATS).where(SEATS.c.table_id == id, SEATS.c.seat == seat.seat).values(values))
            self._tell(db, id)

    def append(self, id: str, seq: int, kind: str, seat: int, atom: str, over: bool) -> Event:
        """Add the event with that number, unless it exists already: then the caller has an old picture."""
        made = Event(seq, kind, seat, atom, time())
        try:
            with self._begin() as db:
                db.execute(insert(EVENTS).values(vars(made) | {"table_id": id}))
                if over:
                    db.execute(update(TABLES).where(TABLES.c.id == id).values(over=True))
                self._tell(db, id)
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
            self._tell(db, id)
        return Line(number, seat, name, words, at)

    def chat(self, id: str, after: int = 0) -> list[Line]:
        wanted = select(CHAT).where(CHAT.c.table_id == id, CHAT.c.number > after).order_by(CHAT.c.number)
        with self._begin() as db:
            rows = db.execute(wanted).mappings().all()
        return [Line(**{key: value for key, value in row.items() if key != "table_id"}) for row in rows]

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

    def waiting_tables(self) -> list[str]:
        """Tables that are not over: after a restart their bots may have to move."""
        with self._begin() as db:
            return list(db.execute(select(TABLES.c.id).where(~TABLES.c.over)).scalars())

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def _begin(self) -> Iterator[Connection]:
        with self.engine.begin() as db:
            yield db

    def _tell(self, db: Connection, id: str) -> None:
        """Wake the other workers, once this transaction is committed."""
        if self.shared:
            db.execute(text("SELECT pg_notify('astrarium', :id)"), {"id": id})


def _prepare_sqlite(connection: object, _: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    cursor.execute("PRAGMA journal_mode=WAL")
    # What has been acknowledged must survive a crash of the machine, not only of the process.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
