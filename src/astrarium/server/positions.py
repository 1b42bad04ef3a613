"""The table after each event, written down: from this it goes on, and is shown, once the rules have changed.

A position is as secret as the store: it holds every hand and all chance to come.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from ..clockwork.names import NOTHING
from ..clockwork.state import State
from ..clockwork.text import Note, NoteKind, Told
from ..language import LANGUAGES, speaker
from .schema import POSITIONS

SPAN = 32
"""So many positions in a row lean on one: each is written as what differs from it, which takes a tenth of the room."""


@dataclass(frozen=True)
class Outcome:
    """What an event leads to: the table, what is told with it, and how many notes stand before that."""

    state: State
    notes: Sequence[Note]
    before: int


@dataclass(frozen=True)
class PositionRow:
    """A position as the store keeps it. `base`: the event whose position it leans on; None: it stands by itself."""

    seq: int
    version: int
    base: int | None
    written: bytes


@dataclass(frozen=True)
class Page:
    """A position as it was written down: by the rules of which version, after which event, and what was told then."""

    seq: int
    version: int
    position: dict[str, Any]
    notes: list[Note]
    before: int


# Writing


class Keeper:
    """Writes down the positions of one table, one after the other."""

    def __init__(self) -> None:
        self.base = NOTHING
        self.content = b""

    def row(self, seq: int, outcome: Outcome) -> PositionRow:
        """The position after an event. It is taken for kept: where it is not, `forget` says so."""
        return self.pressed(seq, outcome.state.game.version, content_of(outcome))

    def pressed(self, seq: int, version: int, content: bytes) -> PositionRow:
        if self.base != NOTHING and self.base <= seq < self.base + SPAN:
            return PositionRow(seq, version, self.base, pressed(content, self.content))
        self.base, self.content = seq, content
        return PositionRow(seq, version, None, pressed(content))

    def forget(self) -> None:
        """The next position stands by itself."""
        self.base = NOTHING


def content_of(outcome: Outcome) -> bytes:
    state = outcome.state
    found = {
        "before": outcome.before,
        "notes": [note_content(state, note) for note in outcome.notes],
        "position": state.to_json(),
    }
    return json.dumps(found, separators=(",", ":"), ensure_ascii=False).encode()


def note_content(state: State, note: Note) -> list[object]:
    kind = note.kind
    words = {lang: said(state, note, lang) for lang in LANGUAGES}
    return [kind.key, " ".join(kind.fields), kind.rule, note.audience, list(note.values), words]


def said(state: State, note: Note, lang: str) -> str:
    try:
        return speaker(state.game, lang).note(state, note)
    except (LookupError, ValueError):
        # A mistake in the words of a note must not stop a table.
        return note.kind.key


def pressed(content: bytes, base: bytes = b"") -> bytes:
    press = zlib.compressobj(zdict=base) if base else zlib.compressobj()
    return press.compress(content) + press.flush()


# Reading


def pages_of(rows: Sequence[PositionRow]) -> list[Page]:
    """What the store has kept, in the order of events."""
    contents: dict[int, bytes] = {}
    pages = []
    for row in sorted(rows, key=lambda row: row.seq):
        base = b"" if row.base is None else contents[row.base]
        opened = zlib.decompressobj(zdict=base) if base else zlib.decompressobj()
        content = opened.decompress(row.written) + opened.flush()
        if row.base is None:
            contents[row.seq] = content
        told = json.loads(content)
        notes = [read_note(*note) for note in told["notes"]]
        pages.append(Page(row.seq, row.version, told["position"], notes, told["before"]))
    return pages


def read_note(key: str, fields: str, rule: str, audience: int, values: list[int], words: dict[str, str]) -> Note:
    return Told(NoteKind(key, fields, rule), tuple(values), audience, words)


# The store


Begin = Callable[[], AbstractContextManager[Connection]]


class PositionRows:
    """The positions of all tables. Every method is one transaction."""

    def __init__(self, begin: Begin) -> None:
        self._begin = begin

    def all(self, id: str) -> list[PositionRow]:
        wanted = select(POSITIONS).where(POSITIONS.c.table_id == id).order_by(POSITIONS.c.seq)
        with self._begin() as db:
            rows = db.execute(wanted).mappings().all()
        return [PositionRow(row["seq"], row["version"], row["base"], bytes(row["written"])) for row in rows]

    def seqs(self, id: str) -> set[int]:
        """The events after which the position was kept."""
        with self._begin() as db:
            return set(db.execute(select(POSITIONS.c.seq).where(POSITIONS.c.table_id == id)).scalars())

    def add(self, id: str, rows: Sequence[PositionRow]) -> None:
        """Keep these, unless another worker was quicker: then it keeps the same."""
        with suppress(IntegrityError), self._begin() as db:
            insert_positions(db, id, rows)


def insert_positions(db: Connection, id: str, rows: Sequence[PositionRow]) -> None:
    if rows:
        db.execute(insert(POSITIONS), [vars(row) | {"table_id": id} for row in rows])
