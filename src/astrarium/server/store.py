"""Where tables are kept: one row an event, committed before anybody is told of it. SQLite or PostgreSQL."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from time import time
from typing import Any

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    RowMapping,
    Select,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, IntegrityError

from .errands import ErrandRows
from .key_rows import BOT, OPEN, PERSON, KeyRows, keys_at, lock_table, seat_changed
from .positions import PositionRow, PositionRows, insert_positions
from .schema import CHAT, CLOCK, EVENTS, HOUSE, KEYS, ORDERS, REVIEWS, SEATS, TABLES, VOTES, prepare
from .store_rows import Event, Line, Listing, Pace, Seating, SeatRow, Standing, TableRow

MOST_LINES = 500
"""How much of a long talk is read."""
ADDRESSES = "sqlite:///FILE or postgresql://USER@HOST/DATABASE"

__all__ = ["BOT", "OPEN", "PERSON", "Store"]


class TicketUsed(Exception):
    """A table was made with this ticket already: its secret may be known by now."""


class Stale(Exception):
    """Somebody was quicker: the table has moved on."""


class Store:
    """All tables. Every method is one transaction; none of them may run on the event loop."""

    def __init__(self, url: str) -> None:
        # Errors are logged: what people said and the hashes of keys must not be.
        self.engine: Engine = create_engine(known_address(url), pool_pre_ping=True, hide_parameters=True)
        self.keys = KeyRows(self._begin, self._tell)
        self.positions = PositionRows(self._begin)
        self.worker = secrets.token_hex(4)
        self._reviewing: Connection | None = None
        if not self.shared:
            event.listen(self.engine, "connect", _prepare_sqlite)
        try:
            with self._begin() as db:
                prepare(db)
                self.opened_at: float = db.execute(select(CLOCK.c.time)).scalar_one()
                """What time it was, by the tables' own clock, when somebody last wrote it down."""
                self.house: str = db.execute(select(HOUSE.c.secret)).scalar_one()
                """What the secrets of promised tables follow from."""
        except Exception:
            self.close()
            raise
        self.errands = ErrandRows(self._begin, self.house)

    @property
    def shared(self) -> bool:
        """Whether other workers may serve the same tables."""
        return self.engine.dialect.name == "postgresql"

    def create(
        self,
        table: TableRow,
        seats: list[SeatRow],
        played: Sequence[Event] = (),
        positions: Sequence[PositionRow] = (),
    ) -> None:
        with self._begin() as db:
            try:
                db.execute(insert(TABLES).values(vars(table) | {"options": json.dumps(table.options)}))
            except IntegrityError:
                raise TicketUsed from None
            db.execute(insert(SEATS), [_seat_values(seat) | {"table_id": table.id} for seat in seats])
            keys = [
                {"key": key, "table_id": table.id, "seat": seat.seat, "void": False}
                for seat in seats
                for key in seat.keys
            ]
            if keys:
                db.execute(insert(KEYS), keys)
            if played:
                db.execute(insert(EVENTS), [vars(event) | {"table_id": table.id} for event in played])
            insert_positions(db, table.id, positions)

    def table(self, id: str) -> TableRow | None:
        with self._begin() as db:
            row = db.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
        return None if row is None else _table_row(row)

    def seats(self, id: str) -> list[SeatRow]:
        return self.seating(id).seats

    def seating(self, id: str) -> Seating:
        with self._begin() as db:
            table = db.execute(select(TABLES).where(TABLES.c.id == id)).mappings().one()
            rows = db.execute(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat)).mappings().all()
            votes: dict[int, set[int]] = {}
            for seat, voter in db.execute(select(VOTES.c.seat, VOTES.c.voter).where(VOTES.c.table_id == id)):
                votes.setdefault(seat, set()).add(voter)
            keys = keys_at(db, [id])
        shared = {name: table[name] for name in ("due", "pace", "watch", "watches", "shares", "dealt", "lesson")}
        return Seating([_seat_row(row, keys) for row in rows], votes, **shared)

    def change_pace(self, id: str, pace: Pace) -> None:
        with self._begin() as db:
            db.execute(update(TABLES).where(TABLES.c.id == id).values(pace=pace))
            self._tell(db, f"change {id}")

    def end_lesson(self, id: str) -> None:
        with self._begin() as db:
            db.execute(update(TABLES).where(TABLES.c.id == id).values(lesson=""))
            self._tell(db, f"change {id}")

    def change_seat(self, id: str, seat: int, values: dict[str, Any], at: float, was: str | None = None) -> bool:
        """Change some columns of a seat; False: it is no longer of the kind it `was`."""
        wanted = update(SEATS).where(SEATS.c.table_id == id, SEATS.c.seat == seat)
        if was is not None:
            wanted = wanted.where(SEATS.c.kind == was)
        with self._begin() as db:
            lock_table(db, id)
            changed = db.execute(wanted.values(values)).rowcount
            seat_changed(db, id, seat, at)
            self._tell(db, f"change {id}")
        return changed > 0

    def note_standing(self, id: str, standing: Standing) -> None:
        """Who decides first, once a game is dealt; unless somebody has decided already."""
        with self._begin() as db:
            db.execute(update(TABLES).where(TABLES.c.id == id, TABLES.c.player.is_(None)).values(vars(standing)))

    def vote(self, id: str, seat: int, voters: list[int]) -> None:
        """Whoever votes twice is counted once."""
        for voter in voters:
            with suppress(IntegrityError), self._begin() as db:
                db.execute(insert(VOTES).values(table_id=id, seat=seat, voter=voter))
                self._tell(db, f"change {id}")

    def forget_votes(self, id: str, seat: int) -> None:
        with self._begin() as db:
            db.execute(delete(VOTES).where(VOTES.c.table_id == id, VOTES.c.seat == seat))
            self._tell(db, f"change {id}")

    def append(
        self,
        id: str,
        made: Event,
        standing: Standing,
        due: float | None = None,
        positions: Sequence[PositionRow] = (),
    ) -> None:
        """Add the event, unless there is one with its number already: then the caller has an old picture."""
        try:
            with self._begin() as db:
                db.execute(insert(EVENTS).values(vars(made) | {"table_id": id}))
                insert_positions(db, id, positions)
                db.execute(update(TABLES).where(TABLES.c.id == id).values(vars(standing) | {"due": due}))
                self._tell(db, f"change {id}")
        except IntegrityError:
            raise Stale from None

    def carry_over(
        self,
        table: TableRow,
        version: int,
        line: Event | None = None,
        standing: Standing | None = None,
        due: float | None = None,
        positions: Sequence[PositionRow] = (),
    ) -> None:
        """From here on the rules of that version are played. Stale: another worker has seen to it."""
        here = update(TABLES).where(TABLES.c.id == table.id, TABLES.c.version == table.version)
        stands = {} if standing is None else vars(standing) | {"due": due}
        try:
            with self._begin() as db:
                if not db.execute(here.values({"version": version} | stands)).rowcount:
                    raise Stale
                if line is not None:
                    db.execute(insert(EVENTS).values(vars(line) | {"table_id": table.id}))
                insert_positions(db, table.id, positions)
                self._tell(db, f"change {table.id}")
        except IntegrityError:
            raise Stale from None

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

    def keep_look(self, id: str, moment: int, found: str) -> None:
        """What a bot found at a moment of a finished game; what another worker found there first stays."""
        with suppress(IntegrityError), self._begin() as db:
            db.execute(insert(REVIEWS).values(table_id=id, moment=moment, found=found))

    def looks(self, id: str) -> dict[int, str]:
        """All that was found so far, by moment."""
        wanted = select(REVIEWS.c.moment, REVIEWS.c.found).where(REVIEWS.c.table_id == id)
        with self._begin() as db:
            return {int(moment): str(found) for moment, found in db.execute(wanted.order_by(REVIEWS.c.moment))}

    def looked_at(self, id: str) -> set[int]:
        """The moments of which something was found."""
        with self._begin() as db:
            return set(db.execute(select(REVIEWS.c.moment).where(REVIEWS.c.table_id == id)).scalars())

    def begin_review(self, id: str) -> bool:
        """Whether no other worker looks back at this game; none will until this one ends."""
        if not self.shared:
            return True
        db = self.engine.connect()
        # Held by the connection: should this worker die, another may go on.
        got = bool(db.execute(text("SELECT pg_try_advisory_lock(hashtext(:id))"), {"id": f"review {id}"}).scalar())
        db.commit()
        if got:
            self._reviewing = db
        else:
            db.close()
        return got

    def end_review(self) -> None:
        if self._reviewing is not None:
            self._reviewing.execute(text("SELECT pg_advisory_unlock_all()"))
            self._reviewing.close()
            self._reviewing = None

    def opened_by(self, hashes: list[str]) -> list[Listing]:
        """The tables that any of these keys opens, the newest first; old browsers keep links as if they were keys."""
        seated = select(KEYS.c.table_id).where(KEYS.c.key.in_(hashes), ~KEYS.c.void)
        invited = select(SEATS.c.table_id).where(SEATS.c.link.in_(hashes))
        keys = or_(TABLES.c.watch.in_(hashes), TABLES.c.host.in_(hashes))
        return self._listings(
            select(TABLES).where(~TABLES.c.closed, or_(keys, TABLES.c.id.in_(seated), TABLES.c.id.in_(invited)))
        )

    def listed(self, limit: int = 50) -> list[Listing]:
        """Public tables that are not over, the newest first."""
        return self._listings(select(TABLES).where(TABLES.c.public, ~TABLES.c.over, ~TABLES.c.closed).limit(limit))

    def _listings(self, wanted: Select[Any]) -> list[Listing]:
        """Tables with their seats, without rebuilding any of them."""
        with self._begin() as db:
            rows = [_table_row(row) for row in db.execute(wanted.order_by(TABLES.c.created.desc())).mappings()]
            seated = select(SEATS).where(SEATS.c.table_id.in_([row.id for row in rows])).order_by(SEATS.c.seat)
            seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            keys = keys_at(db, [row.id for row in rows])
            for seat in db.execute(seated).mappings():
                seats[seat["table_id"]].append(_seat_row(seat, keys))
        return [(row, seats[row.id]) for row in rows]

    def keep_time(self, now: float) -> float:
        """Write down what time it is; the latest that any worker has written down."""
        with self._begin() as db:
            db.execute(update(CLOCK).where(CLOCK.c.time < now).values(time=now))
            return float(db.execute(select(CLOCK.c.time)).scalar_one())

    def orders(self, after: int) -> list[tuple[int, str, str]]:
        """What whoever runs the server has ordered since: the number, the table, and what."""
        wanted = select(ORDERS.c.number, ORDERS.c.table_id, ORDERS.c.what).where(ORDERS.c.number > after)
        with self._begin() as db:
            return [(number, id, what) for number, id, what in db.execute(wanted.order_by(ORDERS.c.number))]

    def answers(self) -> None:
        """Whether the store is there; an error if not."""
        with self._begin() as db:
            db.execute(select(CLOCK.c.number))

    def due_tables(self, now: float, longest: float | None = None) -> list[str]:
        """Tables whose time is up, the longest due first. `longest`: those with longer limits are left out."""
        wanted = select(TABLES.c.id).where(TABLES.c.due <= now)
        if longest is not None:
            wanted = wanted.where(TABLES.c.seconds <= longest)
        with self._begin() as db:
            return list(db.execute(wanted.order_by(TABLES.c.due)).scalars())

    def waiting_tables(self, since: float = 0.0) -> list[str]:
        """Tables that are not over and were played since, the latest first: their bots may have to move."""
        last = func.coalesce(func.max(EVENTS.c.at), TABLES.c.created)
        joined = TABLES.outerjoin(EVENTS, EVENTS.c.table_id == TABLES.c.id)
        wanted = select(TABLES.c.id).select_from(joined).where(~TABLES.c.over).group_by(TABLES.c.id, TABLES.c.created)
        with self._begin() as db:
            return list(db.execute(wanted.having(last >= since).order_by(last.desc())).scalars())

    def tell(self, notice: str) -> None:
        """Something the other workers should hear that no row keeps."""
        with self._begin() as db:
            self._tell(db, notice)

    def close(self) -> None:
        self.engine.dispose()

    def begin(self) -> AbstractContextManager[Connection]:
        """A transaction of whoever runs the server."""
        return self._begin()

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """All rows as they are at one moment, whatever others write meanwhile."""
        with self.engine.connect() as db:
            if self.shared:
                db = db.execution_options(isolation_level="REPEATABLE READ")
            with db.begin():
                if not self.shared:
                    db.execute(text("BEGIN"))
                yield db

    def notify(self, db: Connection, notice: str) -> None:
        """Wake all workers, once this transaction is committed."""
        self._tell(db, notice)

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


def _seat_row(row: RowMapping, keys: dict[tuple[str, int], tuple[set[str], set[str]]]) -> SeatRow:
    good, former = keys.get((row["table_id"], row["seat"]), (set(), set()))
    return SeatRow(**{key: value for key, value in row.items() if key != "table_id"}, keys=good, former=former)


def _seat_values(seat: SeatRow) -> dict[str, Any]:
    """The columns of a seat; its keys are rows of their own."""
    return {name: value for name, value in vars(seat).items() if name not in ("keys", "former")}


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


def _prepare_sqlite(connection: DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # What has been acknowledged must survive a crash of the machine, not only of the process.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
