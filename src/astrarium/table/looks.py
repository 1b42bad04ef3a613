"""How a game draws its own looks: `looks.toml` in its folder. Cards that it does not mention have a plain sky."""

from __future__ import annotations

from functools import cache
from typing import Final

from ..positions.toml import Entry, read_scene
from ..scenes.looks import CardLook, Destiny, Look, Tint, Token, Unit, World, written
from ..scenes.signs import AnySign
from .theme import PLAIN_SKY, TEXT


class WorldDrawing:
    """A face drawn for a radius: `drawn` on a lit disc, or `whole` without one; something behind and before it."""

    def __init__(self, name: str, entry: Entry) -> None:
        self.name: Final = name
        self.light: Final = entry.text("light")
        self.dark: Final = entry.text("dark")
        self.size: Final = entry.number("size")
        self.drawn: Final = _joined(entry.text("drawn"))
        self.whole: Final = bool(entry.values.get("whole", False))
        self.behind: Final = _joined(str(entry.values.get("behind", "")))
        self.before: Final = _joined(str(entry.values.get("before", "")))


class UnitDrawing:
    """A silhouette on a player's emblem. `rim` is a second line round it; `foreign`: it changes hands."""

    def __init__(self, entry: Entry) -> None:
        self.drawn: Final = entry.text("drawn")
        self.radius: Final = float(entry.values.get("radius", RADIUS))
        self.rim: Final = str(entry.values.get("rim", ""))
        self.foreign: Final = bool(entry.values.get("foreign", False))


class TokenDrawing:
    """A drawing of its own for a radius, or a `sign` on a player's emblem."""

    def __init__(self, entry: Entry) -> None:
        self.size: Final = float(entry.values.get("size", 1))
        self.drawn: Final = _joined(str(entry.values.get("drawn", "")))
        self.sign: Final = str(entry.values.get("sign", ""))


class Looks:
    """The drawings and colours of a game."""

    def __init__(self, entry: Entry) -> None:
        self.skies: Final = _pairs(entry, "skies")
        self.golden: Final = frozenset(entry.texts("golden") if "golden" in entry.values else ())
        self.tints: Final[dict[str, str]] = _part(entry, "tints")
        self.letters: Final[dict[str, str]] = _part(entry, "letters")
        self.icons: Final = _pairs(entry, "icons")
        self.units: Final = {name: UnitDrawing(part) for name, part in _entries(entry, "units").items()}
        self.tokens: Final = {name: TokenDrawing(part) for name, part in _entries(entry, "tokens").items()}
        self.worlds: Final = {name: WorldDrawing(name, part) for name, part in _entries(entry, "worlds").items()}

    def sky(self, look: CardLook) -> tuple[str, str]:
        return self.skies.get(subject(look), PLAIN_SKY)

    def is_golden(self, look: CardLook) -> bool:
        return subject(look) in self.golden

    def tint(self, look: AnySign | Tint | None, otherwise: str = TEXT) -> str:
        """The colour of what belongs to nobody."""
        return otherwise if look is None else self.tints.get(written(look), otherwise)

    def unit(self, look: Look | None) -> UnitDrawing | None:
        return self.units[written(look)] if isinstance(look, Unit) else None

    def token(self, look: Look) -> TokenDrawing | None:
        return self.tokens[written(look)] if isinstance(look, Token) else None

    def world(self, look: World) -> WorldDrawing:
        return self.worlds[written(look)]


def subject(look: CardLook) -> str:
    """The word under which the game has the colours and the sign of a card."""
    return "reverse" if look is Destiny.REVERSE else str(look.value)


RADIUS: Final = 13.0


def _joined(markup: str) -> str:
    return markup.replace("\n", "")


def _part(entry: Entry, key: str) -> dict[str, str]:
    return dict(entry.values.get(key, {}))


def _pairs(entry: Entry, key: str) -> dict[str, tuple[str, str]]:
    return {name: (str(pair[0]), str(pair[1])) for name, pair in entry.values.get(key, {}).items()}


def _entries(entry: Entry, key: str) -> dict[str, Entry]:
    return {name: Entry(f"looks.toml, {key} {name}", values) for name, values in entry.values.get(key, {}).items()}


@cache
def looks_of(key: str) -> Looks:
    """The looks of the game with that key."""
    return Looks(read_scene(key, "looks.toml"))
