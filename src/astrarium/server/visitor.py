"""Who is asking: the keys, the language and the name that a browser brings along."""

from __future__ import annotations

from dataclasses import dataclass, field

from fastapi import Request, Response

from ..clockwork.names import NOBODY
from ..language import LANGUAGES
from .connections import network_of
from .keys import hashed
from .store_rows import SeatRow, TableRow
from .tables import LiveTable, Refused, Tables

KEYS, LANG, NAME = "astrarium_keys", "astrarium_lang", "astrarium_name"
MOST_KEYS = 100
"""As many as a cookie holds."""
YEAR = 365 * 24 * 3600
MOST_NAME = 40


@dataclass
class Visitor:
    """A browser. Its keys open seats; several seats at one table make a hot seat."""

    # No log shall tell them.
    keys: list[str] = field(repr=False)
    lang: str
    name: str
    secure: bool
    digests: dict[str, str] = field(init=False, repr=False)
    """The keys by their hashes."""

    def __post_init__(self) -> None:
        self.digests = {hashed(key): key for key in self.keys}

    def seats_at(self, table: LiveTable) -> list[int]:
        """The seats of this browser at a table, in order."""
        return self.seats_among(table.seats)

    def seats_among(self, seats: list[SeatRow]) -> list[int]:
        mine = self.digests.keys()
        return [seat.seat for seat in seats if not mine.isdisjoint(seat.keys)]

    def sits_at(self, table: LiveTable, seat: int) -> None:
        """A `Check` that the seat is still one of this browser's."""
        if seat not in self.seats_at(table):
            raise Refused("server-carried-away" if self.was_here(table) else "server-not-your-seat", 403)

    def key_to(self, seat: SeatRow) -> str:
        """The key of this browser to one of its seats."""
        return next(self.digests[digest] for digest in seat.keys if digest in self.digests)

    def host_key(self, row: TableRow) -> str:
        """The key of whoever set up the table, if that was done here; nothing otherwise."""
        return self.digests.get(row.host, "")

    def invited(self, table: LiveTable) -> bool:
        """Whether the browser has any key: to a seat, the spectators' or the host's."""
        row = table.row
        return bool(self.seats_at(table)) or not self.digests.keys().isdisjoint((row.watch, row.host))

    def watches(self, table: LiveTable) -> bool:
        """Whether the browser may look at all: with any key, or because the table is public."""
        return table.row.public or self.invited(table)

    def was_here(self, table: LiveTable) -> bool:
        """Whether a key of this browser once opened a seat that has been carried elsewhere since."""
        return any(not self.digests.keys().isdisjoint(seat.former) for seat in table.seats)

    def claims(self, seats: list[SeatRow]) -> list[int]:
        """The seats of this browser, and those whose link it keeps as if it were a key, as all browsers did once."""
        kept = [seat.seat for seat in seats if seat.link in self.digests and not seat.taken]
        return sorted([*self.seats_among(seats), *kept])

    def link_to(self, table: LiveTable) -> tuple[int, str] | None:
        """A seat whose link this browser keeps as if it were a key, and the link."""
        for seat in table.seats:
            if seat.link in self.digests and not seat.taken:
                return seat.seat, self.digests[seat.link]
        return None

    def seat_at(self, table: LiveTable) -> int:
        """The seat through which the table is seen: the one that decides if it is here, else the first; or NOBODY."""
        seats = self.seats_at(table)
        if table.asked() in seats:
            return table.asked()
        return seats[0] if seats else NOBODY

    def remember(self, response: Response, *keys: str) -> None:
        """Keep new keys in the browser, the newest last."""
        self.keys = [key for key in self.keys if key not in keys] + list(keys)
        self.digests |= {hashed(key): key for key in keys}
        self._set(response, KEYS, ".".join(self.keys[-MOST_KEYS:]), hidden=True)

    def speak(self, response: Response, lang: str) -> None:
        self.lang = lang
        self._set(response, LANG, lang)

    def call(self, response: Response, name: str) -> None:
        self.name = clean_name(name)
        self._set(response, NAME, self.name.encode("unicode_escape").decode("ascii"), hidden=True)

    def _set(self, response: Response, name: str, value: str, hidden: bool = False) -> None:
        response.set_cookie(name, value, max_age=YEAR, httponly=hidden, samesite="lax", secure=self.secure)


def clean_name(name: str) -> str:
    """One line of printable characters."""
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())[:MOST_NAME]


def visitor_of(request: Request) -> Visitor:
    """What the browser's cookies say."""
    cookies = request.cookies
    lang = cookies.get(LANG, "")
    if lang not in LANGUAGES:
        lang = preferred(request.headers.get("accept-language", ""))
    try:
        name = cookies.get(NAME, "").encode("ascii").decode("unicode_escape")
    except UnicodeError:
        name = ""
    keys = [key for key in cookies.get(KEYS, "").split(".") if key][-MOST_KEYS:]
    return Visitor(keys, lang, clean_name(name), request.url.scheme == "https")


def network_of_request(request: Request) -> str:
    """From where somebody asks."""
    return network_of(request.client.host if request.client is not None else "")


def preferred(accepted: str) -> str:
    """The first of the browser's languages that we speak."""
    for part in accepted.split(","):
        lang = part.split(";")[0].strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]


def tables_of(request: Request) -> Tables:
    found: Tables = request.app.state.tables
    return found
