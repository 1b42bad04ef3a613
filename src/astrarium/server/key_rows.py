"""Keys and links in the store, by their hashes."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, exists, insert, or_, select, update

from ..positions.sealed import BETWEEN
from .schema import KEYS, SEATS, TABLES, VOTES

PERSON, OPEN, BOT = "person", "open", "bot"
WATCHING = -1
"""The seat of those who have none."""


def seat_changed(db: Connection, id: str, seat: int, at: float, share: str = "") -> None:
    """With the last open seat the game is dealt and the clock starts; until then who sits down may add a `share`.

    Votes on the seat are settled: whoever it belongs to is here.
    """
    still_open = exists().where(SEATS.c.table_id == id, SEATS.c.kind == OPEN)
    shares = db.execute(select(TABLES.c.shares).where(TABLES.c.id == id, ~TABLES.c.dealt)).scalar()
    if shares is not None:
        added = with_share(shares, seat, share)
        db.execute(update(TABLES).where(TABLES.c.id == id).values(shares=added, dealt=~still_open))
    starts = update(TABLES).where(TABLES.c.id == id, TABLES.c.seconds > 0, ~TABLES.c.over, TABLES.c.due.is_(None))
    db.execute(starts.where(~still_open).values(due=at + TABLES.c.seconds))
    db.execute(delete(VOTES).where(VOTES.c.table_id == id, VOTES.c.seat == seat))


def with_share(shares: str, seat: int, share: str) -> str:
    """What was given so far, with the share of whoever sits down there; whatever a seat gave first stays."""
    found = shares.split(BETWEEN)
    found[seat + 1] = found[seat + 1] or share
    return BETWEEN.join(found)


def lock_table(db: Connection, id: str) -> None:
    """Of two who change seats at once, the later one must see what the other did."""
    db.execute(select(TABLES.c.id).where(TABLES.c.id == id).with_for_update())


def keys_at(db: Connection, ids: list[str]) -> dict[tuple[str, int], tuple[set[str], set[str]]]:
    """Of every seat at these tables that has any: its keys, and those that once were."""
    found: dict[tuple[str, int], tuple[set[str], set[str]]] = {}
    for key, id, seat, void in db.execute(select(KEYS).where(KEYS.c.table_id.in_(ids))):
        found.setdefault((id, seat), (set(), set()))[void].add(key)
    return found


class KeyRows:
    """Who may sit where. Every method is one transaction; none of them may run on the event loop."""

    def __init__(
        self, begin: Callable[[], AbstractContextManager[Connection]], tell: Callable[[Connection, str], None]
    ) -> None:
        self._begin = begin
        self._tell = tell

    def good(self, digests: list[str]) -> set[str]:
        """Those of some hashes whose keys open a seat."""
        wanted = select(KEYS.c.key).where(KEYS.c.key.in_(digests), ~KEYS.c.void)
        with self._begin() as db:
            return set(db.execute(wanted).scalars())

    def find_link(self, link: str) -> tuple[str, int] | None:
        """The table and seat that a link leads to, used or not; WATCHING for the spectators' link."""
        with self._begin() as db:
            wanted = select(SEATS.c.table_id, SEATS.c.seat).where(or_(SEATS.c.link == link, SEATS.c.carry == link))
            seat = db.execute(wanted).first()
            if seat is not None:
                return str(seat[0]), int(seat[1])
            watched = db.execute(select(TABLES.c.id).where(TABLES.c.watch == link)).scalar()
        return None if watched is None else (str(watched), WATCHING)

    def sit_down(self, id: str, seat: int, key: str, name: str, at: float, link: str = "", share: str = "") -> bool:
        """A person sits down with a key of their own, by a link or on an open seat; False: somebody was quicker."""
        wanted = self._seat(id, seat).where(SEATS.c.link == link if link else SEATS.c.kind == OPEN)
        # Who sits there already keeps the name they had unless they give another.
        named = {"name": name} if name else {}
        with self._begin() as db:
            lock_table(db, id)
            if not db.execute(wanted.where(~self._ever_taken(id, seat)).values(kind=PERSON, **named)).rowcount:
                return False
            db.execute(insert(KEYS).values(key=key, table_id=id, seat=seat, void=False))
            seat_changed(db, id, seat, at, share)
            self._tell(db, f"change {id}")
        return True

    def carry_over(self, id: str, seat: int, key: str, name: str, carry: str, keep: bool) -> bool:
        """The seat comes to another browser, alone unless others `keep` their keys; False: the link is good no more."""
        named = {"name": name} if name else {}
        with self._begin() as db:
            lock_table(db, id)
            wanted = self._seat(id, seat).where(SEATS.c.carry == carry)
            if not db.execute(wanted.values(carry="", **named)).rowcount:
                return False
            if not keep:
                self._void(db, id, seat)
            db.execute(insert(KEYS).values(key=key, table_id=id, seat=seat, void=False))
            self._tell(db, f"change {id}")
        return True

    def renew_link(self, id: str, seat: int, link: str, made: int) -> bool:
        """Put a new link, or none, in place of the former; False: somebody sits there by now, or was quicker."""
        wanted = self._seat(id, seat).where(SEATS.c.made == made - 1, SEATS.c.kind != BOT, ~self._ever_taken(id, seat))
        return self._changed(id, wanted.values(link=link, made=made))

    def renew_carry(self, id: str, seat: int, mine: str, carry: str, made: int) -> bool:
        """Put a new one-time link, or none, in place of the former; False: the key is void, or somebody was quicker."""
        wanted = self._seat(id, seat).where(SEATS.c.made == made - 1, self._opened_by(id, seat, mine))
        return self._changed(id, wanted.values(carry=carry, made=made))

    def renew_watch(self, id: str, watch: str, watches: int) -> bool:
        """Put a new spectators' link, or none, in place of the former."""
        wanted = update(TABLES).where(TABLES.c.id == id, TABLES.c.watches == watches - 1)
        return self._changed(id, wanted.values(watch=watch, watches=watches))

    def keep_only(self, id: str, seat: int, mine: str) -> bool:
        """All other keys of the seat are void, and so is a one-time link; False: this one is."""
        with self._begin() as db:
            lock_table(db, id)
            # First, so that no other writer of SQLite comes between the look and the deed.
            if not db.execute(self._seat(id, seat).where(self._opened_by(id, seat, mine)).values(carry="")).rowcount:
                return False
            self._void(db, id, seat, KEYS.c.key != mine)
            self._tell(db, f"change {id}")
        return True

    def _changed(self, id: str, wanted: Any) -> bool:
        with self._begin() as db:
            lock_table(db, id)
            done = bool(db.execute(wanted).rowcount)
            self._tell(db, f"change {id}")
        return done

    def _void(self, db: Connection, id: str, seat: int, *but: ColumnElement[bool]) -> None:
        db.execute(update(KEYS).where(KEYS.c.table_id == id, KEYS.c.seat == seat, *but).values(void=True))

    def _seat(self, id: str, seat: int) -> Any:
        return update(SEATS).where(SEATS.c.table_id == id, SEATS.c.seat == seat)

    def _ever_taken(self, id: str, seat: int) -> ColumnElement[bool]:
        """Whether anybody has a key, or had one: whoever sat there has seen a hand."""
        return exists().where(KEYS.c.table_id == id, KEYS.c.seat == seat)

    def _opened_by(self, id: str, seat: int, key: str) -> ColumnElement[bool]:
        """Whether the key is still good when the row is written: it may have become void while its holder waited."""
        return exists().where(KEYS.c.table_id == id, KEYS.c.seat == seat, KEYS.c.key == key, ~KEYS.c.void)
