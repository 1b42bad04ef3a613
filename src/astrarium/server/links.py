"""The door: a link is exchanged for a key that only its new holder has; whoever sent the link has nothing any more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from sqlalchemy.exc import IntegrityError

from ..clockwork.names import NOBODY
from .keys import hashed, link_of, new_key
from .live_table import LiveTable, Refused, one_line
from .schema import MOST_NAME
from .store import BOT, OPEN

if TYPE_CHECKING:
    from .tables import Tables

Kind = Literal["invited", "carried", "watching", "used"]
INVITED: Kind = "invited"
CARRIED: Kind = "carried"
WATCHING: Kind = "watching"
USED: Kind = "used"
"""What a link is: to a seat where nobody sits, to one's own seat in another browser, to the spectators' bench, or to a
seat whose key somebody has got for it."""


@dataclass(frozen=True)
class Way:
    """Where a link leads."""

    table: LiveTable
    seat: int
    kind: Kind


@dataclass(frozen=True)
class Invitations:
    """The links that are good now, nothing where there is none: of each seat, and the spectators'."""

    seats: list[str]
    watch: str


class Links:
    """Lets people in. The store has only hashes of links: who holds the key they come from can show them again."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def find(self, link: str) -> Way:
        digest = hashed(link)
        found = await self.tables.off_loop(self.tables.store.keys.find_link, digest)
        if found is None:
            raise Refused("server-no-such-link", 404)
        table = await self.tables.get(found[0])
        if found[1] == NOBODY:
            return Way(table, NOBODY, WATCHING)
        row = table.seats[found[1]]
        kind = CARRIED if row.carry == digest else USED if row.taken else INVITED
        return Way(table, row.seat, kind)

    async def exchange(
        self, link: str, name: str = "", key: str = "", keep: bool = False, share: str = ""
    ) -> tuple[Way, str]:
        """The way in and the key that the link was exchanged for.

        `key`: one that the browser or program has chosen itself, so that it may ask again should the answer be lost;
        `keep`: other browsers of the same person stay at the table; `share`: what whoever sits down adds to chance.
        """
        way = await self.find(link)
        if way.kind == WATCHING:
            return way, link
        own = key or new_key()
        if way.table.seat_of(own) == way.seat:
            return way, own
        if way.kind == USED:
            raise Refused("server-link-used", 410)
        async with way.table.lock:
            if not await self._let_in(way, hashed(link), one_line(name, MOST_NAME), hashed(own), keep, share):
                raise Refused("server-link-used", 410)
        return way, own

    async def _let_in(self, way: Way, link: str, name: str, key: str, keep: bool, share: str) -> bool:
        tables, id, seat = self.tables, way.table.id, way.seat
        rows = tables.store.keys
        if way.kind == CARRIED:
            work = tables.off_loop(rows.carry_over, id, seat, key, name, link, keep)
        else:
            work = tables.off_loop(rows.sit_down, id, seat, key, name, tables.time(), link, share)
        try:
            return await tables.seat_changed(way.table, work)
        except IntegrityError:
            raise Refused("server-key-in-use") from None

    async def take_seat(self, table: LiveTable, seat: int, name: str, key: str = "", share: str = "") -> str:
        """Sit down on an open seat of a public table; its key."""
        own, tables = key or new_key(), self.tables
        async with table.lock:
            if table.seat(seat).kind != OPEN:
                raise Refused("server-seat-taken")
            shown = one_line(name, MOST_NAME)
            rows = tables.store.keys
            work = tables.off_loop(rows.sit_down, table.id, seat, hashed(own), shown, tables.time(), "", share)
            if not await tables.seat_changed(table, work):
                raise Refused("server-seat-taken")
        return own

    # What the host may do

    def invitations(self, table: LiveTable, host: str) -> Invitations:
        """All links that are good, shown again to whoever has the host's key."""
        row = table.row
        return Invitations(
            ["" if seat.taken else shown(host, seat.seat, seat.made, seat.link) for seat in table.seats],
            shown(host, NOBODY, row.watches, row.watch),
        )

    async def renew(self, table: LiveTable, seat: int, host: str) -> None:
        """A new link to a seat where nobody sits, or to the spectators' bench; the former opens nothing any more."""
        await self._replace(table, seat, host)

    async def revoke(self, table: LiveTable, seat: int) -> None:
        """No link at all, until a new one is made."""
        await self._replace(table, seat, "")

    async def _replace(self, table: LiveTable, seat: int, host: str) -> None:
        rows, tables = self.tables.store.keys, self.tables
        async with table.lock:
            if seat == NOBODY:
                number = table.row.watches + 1
                work = tables.off_loop(rows.renew_watch, table.id, hash_of(host, seat, number), number)
            else:
                row = table.seat(seat)
                if row.kind == BOT:
                    raise Refused("server-not-a-person")
                number = row.made + 1
                work = tables.off_loop(rows.renew_link, table.id, seat, hash_of(host, seat, number), number)
            if not await tables.seat_changed(table, work):
                raise Refused("server-seat-taken")

    # What a person may do

    def carrying(self, table: LiveTable, seat: int, key: str) -> str:
        """The one-time link that was made with this key and is still good, or nothing."""
        row = table.seat(seat)
        return shown(key, seat, row.made, row.carry)

    async def carry(self, table: LiveTable, seat: int, key: str) -> str:
        """A link that brings the seat to another browser, once."""
        await self._carry(table, seat, key, key)
        return self.carrying(table, seat, key)

    async def withdraw(self, table: LiveTable, seat: int, key: str) -> None:
        """Such a link opens nothing any more, and none is in its place."""
        await self._carry(table, seat, key, "")

    async def stay_alone(self, table: LiveTable, seat: int, key: str) -> None:
        """No other browser has the seat from now on."""
        tables = self.tables
        async with table.lock:
            work = tables.off_loop(tables.store.keys.keep_only, table.id, seat, hashed(key))
            if not await tables.seat_changed(table, work):
                raise Refused("server-carried-away", 403)

    async def _carry(self, table: LiveTable, seat: int, key: str, maker: str) -> None:
        """The holder of a key puts a link that the maker's key gives, or none, in place of the former."""
        rows, tables = self.tables.store.keys, self.tables
        async with table.lock:
            number = table.seat(seat).made + 1
            link = hash_of(maker, seat, number)
            work = tables.off_loop(rows.renew_carry, table.id, seat, hashed(key), link, number)
            if await tables.seat_changed(table, work):
                return
            # While they waited the seat may have gone to another browser, and this key with it.
            if table.seat_of(key) != seat:
                raise Refused("server-carried-away", 403)
            raise Refused("server-stale")


def shown(key: str, seat: int, number: int, known: str) -> str:
    """The link of that number, if the store knows it and it came from this key."""
    link = link_of(key, seat, number)
    return link if hashed(link) == known else ""


def hash_of(key: str, seat: int, number: int) -> str:
    """What the store keeps of a link; of none, nothing."""
    return hashed(link_of(key, seat, number)) if key else ""
