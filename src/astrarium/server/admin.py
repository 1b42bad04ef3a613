"""What whoever runs a server may do with what is stored, also while it runs."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, func, insert, or_, select, update

from .schema import CHAT, ERRANDS, EVENTS, KEYS, ORDERS, POSITIONS, REVIEWS, SEATS, TABLES, VOTES
from .store import BOT, OPEN, PERSON, Store

DAY: Final = 24 * 3600.0
PARTS: Final = (SEATS, KEYS, VOTES, EVENTS, CHAT, REVIEWS, POSITIONS, ERRANDS)
"""Whatever belongs to a table."""


class Admin:
    """Each order is one transaction; servers that run on the same store hear of it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Looking

    def tables(self, all_of_them: bool = False) -> list[dict[str, Any]]:
        """Tables that are not over, or all, the one that was played last first."""
        last = _last()
        wanted = select(TABLES, last.label("last"), func.count(EVENTS.c.seq).label("moves")).select_from(_played())
        wanted = wanted.group_by(TABLES.c.id).order_by(last.desc())
        if not all_of_them:
            wanted = wanted.where(~TABLES.c.over, ~TABLES.c.closed)
        with self.store.begin() as db:
            rows = db.execute(wanted).mappings().all()
            names = _names(db, [row["id"] for row in rows])
        now = self.store.opened_at
        return [
            {name: row[name] for name in ("id", "game", "title", "public", "over", "closed", "uploaded", "moves")}
            | {"people": names.get(row["id"], []), "idle_days": round(max(0.0, now - row["last"]) / DAY, 2)}
            for row in rows
        ]

    def people(self, minutes: float) -> list[dict[str, Any]]:
        """Who has decided or spoken lately, and where."""
        since, wall = self.store.opened_at - 60 * minutes, time() - 60 * minutes
        decided = select(EVENTS.c.table_id, EVENTS.c.seat).where(EVENTS.c.at >= since)
        spoken = select(CHAT.c.table_id, CHAT.c.seat).where(CHAT.c.at >= wall)
        with self.store.begin() as db:
            here = {(id, seat) for wanted in (decided, spoken) for id, seat in db.execute(wanted)}
            ids = sorted({id for id, _ in here})
            rows = db.execute(select(SEATS).where(SEATS.c.table_id.in_(ids), SEATS.c.kind == PERSON)).mappings().all()
        return [
            {"table": row["table_id"], "seat": row["seat"], "name": row["name"], "muted": row["muted"]}
            for row in rows
            if (row["table_id"], row["seat"]) in here
        ]

    def export(self, id: str, seat: int) -> dict[str, Any]:
        """All that is stored about whoever sits there. LookupError: there is no such seat."""
        with self.store.begin() as db:
            row = self._seat(db, id, seat)
            keys = db.execute(select(KEYS.c.void).where(KEYS.c.table_id == id, KEYS.c.seat == seat)).scalars().all()
            found: dict[str, Any] = {
                "table": id,
                "seat": seat,
                **{name: row[name] for name in ("kind", "name", "bot", "stand_in", "muted")},
                "keys": {"good": keys.count(False), "void": keys.count(True)},
            }
            for name, part, columns in (
                ("decisions", EVENTS, ("seq", "kind", "atom", "at")),
                ("said", CHAT, ("number", "name", "text", "at")),
                ("votes", VOTES, ("seat",)),
                ("errands", ERRANDS, ("kind", "target", "lang", "daily", "at")),
            ):
                own = part.c.voter if part is VOTES else part.c.seat
                rows = db.execute(select(part).where(part.c.table_id == id, own == seat)).mappings()
                found[name] = [{column: one[column] for column in columns} for one in rows]
        return found

    # Ordering

    def close(self, id: str) -> None:
        """Nobody comes to the table any more, and no clock runs. What happened there stays."""
        with self.store.begin() as db:
            self._table(db, id)
            db.execute(update(TABLES).where(TABLES.c.id == id).values(closed=True, due=None))
            self._order(db, id, "close")

    def free(self, id: str, seat: int) -> None:
        """Whoever sat there loses the seat, and a bot plays it: what they had seen of it nobody else shall be dealt."""
        with self.store.begin() as db:
            row = self._seat(db, id, seat)
            if row["kind"] == BOT:
                raise LookupError(f"a bot sits at seat {seat} of table {id}")
            self._void(db, id, seat)
            values: dict[str, Any] = {"link": "", "carry": ""}
            if row["kind"] != OPEN:
                values["stand_in"] = True
            db.execute(self._change(id, seat).values(values))
            self._order(db, id, "free")

    def revoke(self, id: str, seat: int) -> None:
        """No key opens the seat any more. It is left as it is; its person may come back by a link made before."""
        with self.store.begin() as db:
            self._seat(db, id, seat)
            self._void(db, id, seat)
            self._order(db, id, "revoke")

    def mute(self, id: str, seat: int, muted: bool = True) -> None:
        with self.store.begin() as db:
            self._seat(db, id, seat)
            db.execute(self._change(id, seat).values(muted=muted))
            self._order(db, id, "mute")

    def delete(self, *ids: str) -> None:
        """Nothing is left of these tables."""
        with self.store.begin() as db:
            for id in ids:
                self._table(db, id)
                self._remove(db, id)

    def retain(
        self,
        finished: float | None = None,
        abandoned: float | None = None,
        uploads: float | None = None,
        chat: float | None = None,
        dry: bool = False,
    ) -> dict[str, int]:
        """Delete what is older than so many days: tables by when they were last played, talk by when it was said."""
        kinds = (
            ("finished", finished, and_(or_(TABLES.c.over, TABLES.c.closed), ~TABLES.c.uploaded)),
            ("abandoned", abandoned, and_(~TABLES.c.over, ~TABLES.c.closed, ~TABLES.c.uploaded)),
            ("uploads", uploads, TABLES.c.uploaded),
        )
        done: dict[str, int] = {}
        with self.store.begin() as db:
            for name, days, which in kinds:
                ids = [] if days is None else list(db.execute(self._older(days, which)).scalars())
                done[name] = len(ids)
                for id in [] if dry else ids:
                    self._remove(db, id)
            done["chat"] = 0
            if chat is not None:
                old = CHAT.c.at < time() - chat * DAY
                done["chat"] = db.execute(select(func.count()).select_from(CHAT).where(old)).scalar_one()
                if not dry:
                    db.execute(delete(CHAT).where(old))
        return done

    def _older(self, days: float, which: ColumnElement[bool]) -> Select[Any]:
        wanted = select(TABLES.c.id).select_from(_played()).where(which).group_by(TABLES.c.id)
        return wanted.having(_last() < self.store.opened_at - days * DAY)

    def _remove(self, db: Connection, id: str) -> None:
        for part in PARTS:
            db.execute(delete(part).where(part.c.table_id == id))
        db.execute(delete(TABLES).where(TABLES.c.id == id))
        self._order(db, id, "delete")

    def _void(self, db: Connection, id: str, seat: int) -> None:
        db.execute(update(KEYS).where(KEYS.c.table_id == id, KEYS.c.seat == seat).values(void=True))

    def _change(self, id: str, seat: int) -> Any:
        return update(SEATS).where(SEATS.c.table_id == id, SEATS.c.seat == seat)

    def _order(self, db: Connection, id: str, what: str) -> None:
        db.execute(insert(ORDERS).values(table_id=id, what=what, at=time()))
        db.execute(delete(ORDERS).where(ORDERS.c.at < time() - DAY))
        if what not in ("close", "delete"):
            self.store.notify(db, f"change {id}")

    def _table(self, db: Connection, id: str) -> None:
        if db.execute(select(TABLES.c.id).where(TABLES.c.id == id)).first() is None:
            raise LookupError(f"there is no table {id}")

    def _seat(self, db: Connection, id: str, seat: int) -> Any:
        self._table(db, id)
        row = db.execute(select(SEATS).where(SEATS.c.table_id == id, SEATS.c.seat == seat)).mappings().first()
        if row is None:
            raise LookupError(f"table {id} has no seat {seat}")
        return row


def _played() -> Any:
    return TABLES.outerjoin(EVENTS, EVENTS.c.table_id == TABLES.c.id)


def _last() -> Any:
    """When something was last decided at a table, by the tables' own clock."""
    return func.coalesce(func.max(EVENTS.c.at), func.max(TABLES.c.created))


def _names(db: Connection, ids: Sequence[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    wanted = select(SEATS.c.table_id, SEATS.c.name).where(SEATS.c.table_id.in_(ids), SEATS.c.kind == PERSON)
    for id, name in db.execute(wanted.order_by(SEATS.c.seat)):
        found.setdefault(id, []).append(name)
    return found
