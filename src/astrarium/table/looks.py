"""How the things of one game look: `looks.toml` in its folder. What it does not mention is drawn plainly."""

from __future__ import annotations

from functools import cache
from typing import Final

from ..positions.toml import Entry, read_scene
from .theme import PLAIN_SKY, TEXT


class World:
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


class Unit:
    """A silhouette on a player's emblem. `rim` is a second line round it; `foreign`: it changes hands."""

    def __init__(self, entry: Entry) -> None:
        self.drawn: Final = entry.text("drawn")
        self.radius: Final = float(entry.values.get("radius", RADIUS))
        self.rim: Final = str(entry.values.get("rim", ""))
        self.foreign: Final = bool(entry.values.get("foreign", False))


class Token:
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
        self.units: Final = {name: Unit(part) for name, part in _entries(entry, "units").items()}
        self.tokens: Final = {name: Token(part) for name, part in _entries(entry, "tokens").items()}
        self.worlds: Final = {name: World(name, part) for name, part in _entries(entry, "worlds").items()}

    def sky(self, look: str) -> tuple[str, str]:
        return self.skies.get(look, PLAIN_SKY)

    def tint(self, name: str, otherwise: str = TEXT) -> str:
        return self.tints.get(name, otherwise)


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
