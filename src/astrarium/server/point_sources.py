"""Where points came from, read off the log of a finished game."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib import resources

from ..clockwork.text import Note
from ..contract.registry import game
from .recording import Recording

START, SCORING, FINAL, OTHER = "start", "scoring", "final", "other"
POINTS, TIE, GOAL = "points", "tie", "goal"


@dataclass(frozen=True)
class Source:
    """A kind of note that moves points: to which line, which field says how many, and whether they are won or paid."""

    line: str
    field: str
    sign: int


@dataclass(frozen=True)
class Book:
    """How the notes of a game tell of points. `rounds` maps notes that open a scoring to the field with its number.

    Where points before the end are but a `forecast`, only what notes tell counts. `ending` says of the notes that tell
    who won by what they did: by POINTS, by the way a TIE broke, or because a GOAL was reached.
    """

    lines: list[str]
    begins: str
    rounds: dict[str, str]
    sources: dict[str, Source]
    forecast: bool = False
    ending: dict[str, str] = field(default_factory=dict)


PLAIN = Book([], "", {}, {})


@cache
def book_of(key: str) -> Book:
    """What stands in `box/tally.toml` in the game's folder; a game without it has one line for all points."""
    file = resources.files(f"astrarium.games.{key}") / "box" / "tally.toml"
    if not file.is_file():
        return PLAIN
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    sources = {note: Source(**source) for note, source in told["sources"].items()}
    return Book(
        told["lines"], told["begins"], told["rounds"], sources, told.get("forecast", False), told.get("ending", {})
    )


@dataclass(frozen=True)
class Line:
    """A source of points; `number`: which scoring, from 1, or 0 for the last or for none."""

    name: str
    number: int = 0


def points_by_source(recording: Recording) -> dict[Line, list[int]]:
    """Points by source for each side: where points are things on the table, what lies there; else what the log tells.

    Whatever no note explains is told as the start's or as other points.
    """
    first, last = recording.frames[0].state, recording.frames[-1].state
    book = book_of(first.key)
    lying = game(first.key).study.holdings(last)
    if lying:
        return {Line(name): points for name, points in lying.items() if any(points)}
    players = range(first.sides)
    found: dict[Line, list[int]] = {}
    line = Line(SCORING)
    begun = False
    before = [0 for _ in players]
    told = 0

    def add(source: Line, player: int, points: int) -> None:
        found.setdefault(source, [0 for _ in players])[player] += points

    for frame in recording.frames:
        explained = [0 for _ in players]
        for note in recording.notes[told : frame.notes]:
            key = note.kind.key
            if key in book.rounds:
                number = book.rounds[key]
                line = Line(SCORING, value(note, number)) if number else Line(FINAL)
            source = book.sources.get(key)
            if source is not None and {"player", source.field} <= set(note.kind.fields):
                player, points = value(note, "player"), source.sign * value(note, source.field)
                explained[player] += points
                if points:
                    add(line if source.line == SCORING else Line(source.line), player, points)
            begun = begun or key == book.begins
        after = frame.state.scores
        for player in players:
            rest = after[player] - before[player] - explained[player]
            if rest and not book.forecast:
                started = begun and frame is not recording.frames[0] and before[player]
                add(Line(OTHER if started or not book.sources else START), player, rest)
        before, told = after, frame.notes
    order = [START, *book.lines, OTHER]
    return dict(sorted(found.items(), key=lambda item: (order.index(item[0].name), item[0].number)))


def value(note: Note, field: str) -> int:
    """What a field of a note says; 0 where former rules told it without."""
    return note.values[note.kind.fields.index(field)] if field in note.kind.fields else 0
