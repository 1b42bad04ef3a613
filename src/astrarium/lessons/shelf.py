"""Where the lessons of a game stand: in its folder `lessons`, a file each."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

from .lesson import Lesson, LessonError, read_lesson


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; the game's words say what their guide says."""
    place = resources.files(f"astrarium.games.{game}") / "lessons"
    if not place.is_dir():
        return ()
    files = sorted((file for file in place.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return tuple(read_lesson(tomllib.loads(file.read_text(encoding="utf-8"))) for file in files)


def lesson(game: str, key: str) -> Lesson:
    """The lesson of that key; LessonError: there is none."""
    for found in lessons_of(game):
        if found.key == key:
            return found
    raise LessonError(f"{game} has no lesson {key!r}")
