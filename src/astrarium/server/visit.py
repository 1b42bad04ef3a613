"""Who is asking: the keys, the language and the name that a browser brings along."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import Request, Response

from ..clockwork.names import NOBODY
from ..language import LANGUAGES
from .live import LiveTable, Tables
from .live_table import opened_seat
from .store import SeatRow

KEYS, LANG, NAME = "astrarium_keys", "astrarium_lang", "astrarium_name"
MOST_KEYS = 60
YEAR = 365 * 24 * 3600
MOST_NAME = 40


@dataclass
class Visit:
    """A browser. Its keys open seats; several seats at one table make a hot seat."""

    keys: list[str]
    lang: str
    name: str
    secure: bool

    def seats_at(self, table: LiveTable) -> list[int]:
        """The seats of this browser at a table, in order."""
        return self.seats_among(table.seats)

    def seats_among(self, seats: list[SeatRow]) -> list[int]:
        found = {opened_seat(key, seats) for key in self.keys}
        return sorted(seat for seat in found if seat is not None)

    def watches(self, table: LiveTable) -> bool:
        """Whether the browser may look at all: a seat, the spectators' key, or a public table."""
        return table.row.public or any(table.seat_of(key) is not None for key in self.keys)

    def seat_at(self, table: LiveTable) -> int:
        """The seat through which the table is seen: the one that decides if it is here, else the first; or NOBODY."""
        seats = self.seats_at(table)
        if table.asked() in seats:
            return table.asked()
        return seats[0] if seats else NOBODY

    def remember(self, response: Response, *keys: str) -> None:
        """Keep new keys in the browser, the newest last."""
        self.keys = [key for key in self.keys if key not in keys] + list(keys)
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


def visit(request: Request) -> Visit:
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
    return Visit(keys, lang, clean_name(name), request.url.scheme == "https")


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
