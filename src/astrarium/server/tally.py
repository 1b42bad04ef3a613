"""Where points came from, read off the log of a finished game."""

from __future__ import annotations

from dataclasses import dataclass

from ..clockwork.text import Note
from .film import Film

START, OTHER = "start", "other"


@dataclass(frozen=True)
class Source:
    """A kind of note that moves points: which field says how many, and whether they are won or paid."""

    name: str
    field: str
    sign: int = 1


@dataclass(frozen=True)
class Book:
    """How the notes of a game tell of points. `rounds` maps kinds of notes that open a scoring to its name."""

    sources: dict[str, Source]
    rounds: dict[str, str]
    begins: str


BOOKS = {
    "expanse": Book(
        sources={
            "base-scored": Source("scoring", "amount"),
            "gains": Source("events", "amount"),
            "takes": Source("cards", "price", -1),
            "keeps": Source("kept", "price", -1),
        },
        rounds={"scoring-begins": "number", "final-begins": ""},
        begins="begins",
    ),
}
"""A game that is not listed has one line for all points."""
PLAIN = Book({}, {}, "")


@dataclass(frozen=True)
class Line:
    """A source of points; `number`: which scoring, from 1, or 0 for the last or for none."""

    name: str
    number: int = 0


def tally(film: Film) -> dict[Line, list[int]]:
    """Points by source for each player. Whatever no note explains is told as the start's or as other points."""
    first = film.frames[0].state
    book = BOOKS.get(first.key, PLAIN)
    players = range(first.players)
    found: dict[Line, list[int]] = {}
    line = Line("scoring")
    begun = False
    before = [0 for _ in players]
    told = 0

    def add(source: Line, player: int, points: int) -> None:
        found.setdefault(source, [0 for _ in players])[player] += points

    for frame in film.frames:
        explained = [0 for _ in players]
        for note in film.notes[told : frame.notes]:
            key = note.kind.key
            if key in book.rounds:
                field = book.rounds[key]
                line = Line("scoring", value(note, field)) if field else Line("final")
            source = book.sources.get(key)
            if source is not None:
                player, points = value(note, "player"), source.sign * value(note, source.field)
                explained[player] += points
                if points:
                    add(line if source.name == "scoring" else Line(source.name), player, points)
            begun = begun or key == book.begins
        after = frame.state.scores
        for player in players:
            rest = after[player] - before[player] - explained[player]
            if rest:
                started = begun and frame is not film.frames[0] and before[player]
                add(Line(OTHER if started or not book.sources else START), player, rest)
        before, told = after, frame.notes
    order = [START, "scoring", "final", "events", "cards", "kept", OTHER]
    return dict(sorted(found.items(), key=lambda item: (order.index(item[0].name), item[0].number)))


def value(note: Note, field: str) -> int:
    return note.values[note.kind.fields.index(field)]
