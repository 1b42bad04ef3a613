"""Reading a game's own toml files, with types and helpful errors."""

from __future__ import annotations

import tomllib
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from ..clockwork.names import Names
from .box import given_box, read_given


class Entry:
    """One table of a toml file."""

    def __init__(self, where: str, values: dict[str, Any]) -> None:
        self.where: Final = where
        self.values: Final = values

    def text(self, key: str) -> str:
        value = self._get(key)
        if not isinstance(value, str):
            raise ValueError(f"{self.where}: {key} should be a text, not {value!r}")
        return value

    def number(self, key: str, default: int | None = None) -> int:
        if default is not None and key not in self.values:
            return default
        value = self._get(key)
        if not isinstance(value, int):
            raise ValueError(f"{self.where}: {key} should be a whole number, not {value!r}")
        return value

    def flag(self, key: str) -> bool:
        return bool(self._get(key))

    def texts(self, key: str) -> list[str]:
        return [str(item) for item in self._get(key)]

    def numbers(self, key: str) -> list[int]:
        return [int(item) for item in self._get(key)]

    def entry(self, key: str) -> Entry:
        return Entry(f"{self.where}, {key}", self._get(key))

    def entries(self, key: str) -> list[Entry]:
        return [Entry(f"{self.where}, {key} {number + 1}", item) for number, item in enumerate(self._get(key))]

    def _get(self, key: str) -> Any:
        if key not in self.values:
            raise ValueError(f"{self.where}: {key} is missing; there are {', '.join(self.values)}")
        return self.values[key]


def read_box(game: str, file: str) -> Entry:
    """A file of what is in the game's box, or in the folder that stands in for it."""
    folder = given_box(game)
    if folder is not None and (folder / file).is_file():
        return Entry(file, read_given(folder / file))
    return _read(game, "box", file)


def read_scene(game: str, file: str) -> Entry:
    """A file of how the game looks; empty if it has none."""
    return _read(game, "scene", file) if _place(game, "scene", file).is_file() else Entry(file, {})


def _read(game: str, room: str, file: str) -> Entry:
    return Entry(file, tomllib.loads(_place(game, room, file).read_text(encoding="utf-8")))


def _place(game: str, room: str, file: str) -> Traversable:
    return resources.files(f"astrarium.games.{game}") / room / file


def names(key: str, entries: list[Entry]) -> Names:
    """The domain made of entries with `id`, `name_en` and `name_it`."""
    return Names(
        key,
        [entry.text("id") for entry in entries],
        [entry.text("name_en") for entry in entries],
        [entry.text("name_it") for entry in entries],
    )
