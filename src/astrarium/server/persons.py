"""Who asks, as far as limits are concerned: somebody who sits at a table, known by a key, or a stranger."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import cookie_parser
from starlette.types import Scope

from .keys import KEY_LENGTH, hashed

if TYPE_CHECKING:
    from .tables import Tables

COOKIE: Final = "astrarium_keys"
MOST_KEYS: Final = 100
AT_TABLE: Final = re.compile(r"/(?:t|api/tables|rematch)/([A-Za-z0-9_-]{1,16})(?:/|$)")
REMEMBERED_SECONDS: Final = 60.0
MOST_REMEMBERED: Final = 10_000
LOOKS, LOOKS_PER_SECOND = 40.0, 10.0
"""How often keys may be looked for in the store on behalf of one network whose limit is used up."""


class Persons:
    """Tells people at tables from strangers. No key is believed before a table knows it."""

    def __init__(self, tables: Callable[[], Tables | None] = lambda: None) -> None:
        self.tables = tables
        self.known: OrderedDict[str, tuple[float, bool]] = OrderedDict()
        """Hashes of keys that were looked for: until when it holds, and whether they open a seat."""
        self.looks: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def at_hand(self, scope: Scope) -> str:
        """The hash of the key by which a request comes to a seat of a table in memory; nothing if it does not."""
        found, tables = AT_TABLE.match(scope["path"]), self.tables()
        table = None if found is None or tables is None else tables.held.get(found[1])
        if table is None:
            return ""
        brought = set(digests(scope))
        return next((digest for seat in table.seats for digest in seat.keys if digest in brought), "")

    async def looked_up(self, scope: Scope, network: str) -> str:
        """The same of any table, asked of the store if need be. The store is asked so often and no more."""
        tables, now = self.tables(), monotonic()
        brought = digests(scope)
        if tables is None or not brought:
            return ""
        unknown = [digest for digest in brought if self.known.get(digest, (0.0, False))[0] < now]
        if unknown and self._may_look(network, now):
            try:
                good = await tables.off_loop(tables.store.keys.good, unknown)
            except SQLAlchemyError:
                return ""
            for digest in unknown:
                self.known[digest] = (now + REMEMBERED_SECONDS, digest in good)
            while len(self.known) > MOST_REMEMBERED:
                self.known.popitem(last=False)
        # The newest last: whoever sits down again and again is one person.
        return next((digest for digest in brought if self.known.get(digest, (0.0, False))[1]), "")

    def _may_look(self, network: str, now: float) -> bool:
        left, at = self.looks.pop(network, (LOOKS, now))
        left = min(LOOKS, left + (now - at) * LOOKS_PER_SECOND)
        self.looks[network] = (left - 1 if left >= 1 else left, now)
        while len(self.looks) > MOST_REMEMBERED:
            self.looks.popitem(last=False)
        return left >= 1


def digests(scope: Scope) -> list[str]:
    """The hashes of the keys that a request brings."""
    keys: list[str] = []
    for name, value in scope["headers"]:
        if name == b"authorization" and value[:7].lower() == b"bearer ":
            keys.append(value[7:].decode("latin-1").strip())
        elif name == b"cookie":
            keys += cookie_parser(value.decode("latin-1")).get(COOKIE, "").split(".")[-MOST_KEYS:]
    return [hashed(key) for key in keys if len(key) == KEY_LENGTH]
