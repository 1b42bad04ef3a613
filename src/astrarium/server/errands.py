"""Play over days: who wants to be told of their turn, and what they are told: where, and nothing of the game."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from hashlib import blake2b
from time import time
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, func, insert, select, update

from .keys import hashed
from .schema import ERRANDS, EVENTS, SEATS, TABLES

PUSH, MAIL = "push", "mail"
UNSURE: Final = -1
"""A mail address that nobody has said yes to; nothing is sent there but that question."""
MOST_EACH: Final = 5
"""How many addresses a seat may have."""
TOKEN_BYTES: Final = 24
PURPOSE: Final = b"astrarium errand"
LONG_LIMIT: Final = 3600
"""Whose time limit is at least so long is reminded before it ends,"""
QUARTER: Final = 4
"""when one part in so many of it is left."""
DAY: Final = 24 * 3600.0
LEAST_WAIT: Final = 30.0
"""Whoever is asked has so long to notice it by themselves."""


@dataclass(frozen=True)
class Errand:
    """Somebody to be told, and where. `told`: the event of which they know; `at`: when a digest was last sent."""

    number: int
    table_id: str
    seat: int
    kind: str
    target: str
    lang: str
    silence: str
    daily: bool
    told: int
    reminded: int
    at: float


@dataclass(frozen=True)
class Turn:
    """An errand whose seat is asked, after which event, at which table, and how long is left by its clock."""

    errand: Errand
    event: int
    game: str
    title: str
    left: float | None


class ErrandRows:
    """Every method is one transaction; none of them may run on the event loop."""

    def __init__(self, begin: Callable[[], AbstractContextManager[Connection]], house: str) -> None:
        self._begin = begin
        self.house = house

    def token(self, number: int) -> str:
        """The secret by which an errand may be ended: computed from that of the store, which keeps but a hash of it."""
        mixed = blake2b(str(number).encode(), key=bytes.fromhex(self.house), digest_size=TOKEN_BYTES, person=PURPOSE)
        return urlsafe_b64encode(mixed.digest()).decode()

    def add(self, id: str, seat: int, kind: str, target: str, lang: str, daily: bool) -> str:
        """The secret by which it may be ended; nothing: there are too many already."""
        here = and_(ERRANDS.c.table_id == id, ERRANDS.c.seat == seat)
        with self._begin() as db:
            db.execute(delete(ERRANDS).where(here, ERRANDS.c.kind == kind, ERRANDS.c.target == target))
            if db.execute(select(func.count()).select_from(ERRANDS).where(here)).scalar_one() >= MOST_EACH:
                return ""
            told = UNSURE if kind == MAIL else 0
            values = {"table_id": id, "seat": seat, "kind": kind, "target": target, "lang": lang, "daily": daily}
            more = {"silence": "", "told": told, "reminded": 0, "at": 0.0}
            number = db.execute(insert(ERRANDS).values(values | more).returning(ERRANDS.c.number)).scalar_one()
            token = self.token(number)
            db.execute(update(ERRANDS).where(ERRANDS.c.number == number).values(silence=hashed(token)))
        return token

    def of_seats(self, id: str, seats: list[int]) -> list[Errand]:
        wanted = select(ERRANDS).where(ERRANDS.c.table_id == id, ERRANDS.c.seat.in_(seats))
        with self._begin() as db:
            return [Errand(**row) for row in db.execute(wanted.order_by(ERRANDS.c.number)).mappings()]

    def by_token(self, token: str) -> Errand | None:
        with self._begin() as db:
            row = db.execute(select(ERRANDS).where(ERRANDS.c.silence == hashed(token))).mappings().first()
        return None if row is None else Errand(**row)

    def confirm(self, token: str) -> None:
        sure = update(ERRANDS).where(ERRANDS.c.silence == hashed(token), ERRANDS.c.told == UNSURE)
        with self._begin() as db:
            db.execute(sure.values(told=0))

    def silence(self, token: str) -> None:
        """Nothing is sent there any more, on behalf of any table."""
        with self._begin() as db:
            target = select(ERRANDS.c.target).where(ERRANDS.c.silence == hashed(token)).scalar_subquery()
            db.execute(delete(ERRANDS).where(ERRANDS.c.target == target))

    def end(self, number: int, id: str | None = None, seats: list[int] | None = None) -> None:
        which = delete(ERRANDS).where(ERRANDS.c.number == number)
        if id is not None:
            which = which.where(ERRANDS.c.table_id == id, ERRANDS.c.seat.in_(seats or []))
        with self._begin() as db:
            db.execute(which)

    def awaited(self, now: float) -> list[Turn]:
        """All of whom it is the turn, and who do not know it yet, or whose time runs out."""
        last = (
            select(EVENTS.c.table_id, func.max(EVENTS.c.seq).label("seq"), func.max(EVENTS.c.at).label("moved"))
            .group_by(EVENTS.c.table_id)
            .subquery()
        )
        joined = ERRANDS.join(TABLES, TABLES.c.id == ERRANDS.c.table_id)
        joined = joined.join(SEATS, and_(SEATS.c.table_id == ERRANDS.c.table_id, SEATS.c.seat == ERRANDS.c.seat))
        joined = joined.outerjoin(last, last.c.table_id == TABLES.c.id)
        seq, moved = func.coalesce(last.c.seq, 0), func.coalesce(last.c.moved, TABLES.c.created)
        wanted = select(ERRANDS, seq.label("event"), TABLES.c.game, TABLES.c.title, TABLES.c.due, TABLES.c.seconds)
        wanted = wanted.select_from(joined).where(
            ~TABLES.c.over,
            ~TABLES.c.closed,
            TABLES.c.dealt,
            ~SEATS.c.stand_in,
            TABLES.c.player == ERRANDS.c.seat,
            ERRANDS.c.told != UNSURE,
            moved <= now - LEAST_WAIT,
        )
        with self._begin() as db:
            rows = db.execute(wanted).mappings().all()
        return [turn for row in rows if (turn := _turn(row, now)) is not None]

    def claim(self, turn: Turn) -> bool:
        """Whether this worker tells them: of several, one does."""
        mine = update(ERRANDS).where(ERRANDS.c.number == turn.errand.number)
        if turn.left is None:
            mine = mine.where(ERRANDS.c.told <= turn.event, ERRANDS.c.at == turn.errand.at)
            values: dict[str, Any] = {"told": turn.event + 1}
        else:
            mine = mine.where(ERRANDS.c.reminded <= turn.event)
            values = {"told": turn.event + 1, "reminded": turn.event + 1}
        if turn.errand.daily:
            values["at"] = time()
        with self._begin() as db:
            return bool(db.execute(mine.values(values)).rowcount)

    def unfinished(self) -> list[str]:
        """Tables at which somebody wants to be told, and where it is not the turn of any of them."""
        asked = select(ERRANDS.c.table_id).where(ERRANDS.c.table_id == TABLES.c.id, ERRANDS.c.seat == TABLES.c.player)
        wanted = select(TABLES.c.id).where(
            TABLES.c.id.in_(select(ERRANDS.c.table_id)), ~TABLES.c.over, ~TABLES.c.closed, ~asked.exists()
        )
        with self._begin() as db:
            return list(db.execute(wanted).scalars())


def _turn(row: Any, now: float) -> Turn | None:
    errand = Errand(**{name: row[name] for name in Errand.__dataclass_fields__})
    event, left = row["event"], None if row["due"] is None else row["due"] - now
    hurry = left is not None and row["seconds"] >= LONG_LIMIT and left < row["seconds"] / QUARTER
    if hurry and errand.reminded <= event:
        return Turn(errand, event, row["game"], row["title"], left)
    # What comes once a day is kept for that.
    due = errand.at < time() - DAY if errand.daily else errand.told <= event
    return Turn(errand, event, row["game"], row["title"], None) if due and errand.told <= event else None
