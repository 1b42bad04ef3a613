"""Component files from a folder instead of the installation, and what they change.

The environment says which, so that every process that a command starts reads the same box.
"""

from __future__ import annotations

import os
import sys
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

BOX = "ASTRARIUM_BOX"
"""The variable: a game's key, an equals sign, and the folder."""


class Change(NamedTuple):
    """A value that differs from the installed one; what is not there is empty."""

    file: str
    where: str
    installed: str
    given: str

    def __str__(self) -> str:
        return f"{self.file}, {self.where}: {self.installed or '(nothing)'} -> {self.given or '(nothing)'}"


def given_box(game: str) -> Path | None:
    """The folder that stands in for the game's box, if any does."""
    key, _, folder = os.environ.get(BOX, "").partition("=")
    return Path(folder) if key == game and folder else None


def use_box(game: str, folder: Path) -> None:
    """From now on the game's component files are those of the folder, where it has them.

    ValueError: it has none, or one that the game does not know, or the game has been read already.
    """
    check_box(game, folder)
    if f"astrarium.games.{game}.game" in sys.modules:
        raise ValueError(f"{game} has been read with another box; set {BOX}={game}={folder} before Python starts")
    os.environ[BOX] = f"{game}={folder.resolve()}"


def check_box(game: str, folder: Path) -> None:
    known = installed_files(game)
    if not folder.is_dir():
        raise ValueError(f"{folder} is not a folder with component files")
    files = sorted(file.name for file in folder.glob("*.toml"))
    if not files:
        raise ValueError(f"{folder} has no component files; the box of {game} has {', '.join(known)}")
    for file in files:
        if file not in known:
            raise ValueError(f"{folder / file} is no component file of {game}; there are {', '.join(known)}")
        read_given(folder / file)


def installed_files(game: str) -> list[str]:
    if game not in installed_games():
        raise ValueError(f"{game!r} is not a game; there are {', '.join(installed_games())}")
    box = resources.files(f"astrarium.games.{game}") / "box"
    return sorted(file.name for file in box.iterdir() if file.name.endswith(".toml"))


def installed_games() -> tuple[str, ...]:
    from ..clockwork.registry import game_keys

    return game_keys()


def read_given(file: Path) -> dict[str, Any]:
    """ValueError: it cannot be read, or is no toml."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"{file} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise ValueError(f"{file} is not toml: {error}") from None


def box_changes(game: str, folder: Path | None) -> list[Change]:
    """Every value of the folder's files that is not the installed one."""
    found: list[Change] = []
    if folder is None:
        return found
    box = resources.files(f"astrarium.games.{game}") / "box"
    for file in installed_files(game):
        if (folder / file).is_file():
            old = flat("", tomllib.loads((box / file).read_text(encoding="utf-8")))
            new = flat("", read_given(folder / file))
            for where in old | new:
                if old.get(where) != new.get(where):
                    found.append(Change(file, where, old.get(where, ""), new.get(where, "")))
    return found


def flat(where: str, value: Any) -> dict[str, str]:
    """Every value by its way through the tables; a table in a list goes by its id, or by its place."""
    found: dict[str, str] = {}
    if isinstance(value, dict):
        for key, part in value.items():
            found |= flat(f"{where}.{key}" if where else key, part)
    elif isinstance(value, list) and value and all(isinstance(part, dict) for part in value):
        for place, part in enumerate(value, 1):
            found |= flat(f"{where}.{part.get('id', place)}", part)
    else:
        found[where] = repr(value)
    return found
