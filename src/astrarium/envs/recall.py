"""What a player remembers of a game: every note that they could read and every decision of their own, in order.

A line of it is what a person would have written down. What somebody saw when they decided and no note tells, is kept
as a seal at the end of that line: a digest of all that they saw.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

from astrarium.clockwork.state import State
from astrarium.clockwork.text import EVERYONE, Note
from astrarium.positions.layout import name_of
from astrarium.positions.record import LayoutRecord

SEAL = 8
"""So many bytes seal what was seen at a decision."""
DIGEST = 10
"""So many bytes stand for all that is remembered."""


class Line(NamedTuple):
    text: str
    public: bool
    """Whether everybody at the table could have written it."""


class Recall:
    """What one player remembers. It never changes: going on makes another one, so that copies of a state share it."""

    def __init__(self, lines: tuple[Line, ...] = (), atoms: tuple[int, ...] = (), digest: bytes = b"") -> None:
        self.lines = lines
        self.atoms = atoms
        """What they decided."""
        self.digest = digest
        """Alike only where all lines are alike."""

    def heard(self, notes: Sequence[Line]) -> Recall:
        return Recall(self.lines + tuple(notes), self.atoms, digest_on(self.digest, notes)) if notes else self

    def decided(self, state: State, atom: int) -> Recall:
        """Once the player who is asked there has decided."""
        seal = blake2b(seen_by(state, state.player).encode(), digest_size=SEAL).hexdigest()
        asked = type(state.choice).__name__
        line = Line(f"{asked}: you decide {state.game.atoms.names[atom]} (seen {seal})", False)
        return Recall((*self.lines, line), (*self.atoms, atom), digest_on(self.digest, [line]))

    def of_everybody(self) -> Recall:
        """What everybody remembers of it."""
        return Recall().heard([line for line in self.lines if line.public])

    @property
    def text(self) -> str:
        return "".join(f"{line.text}\n" for line in self.lines)

    def __deepcopy__(self, memo: object) -> Recall:
        return self

    def __reduce__(self) -> tuple[Callable[..., Recall], tuple[Any, ...]]:
        return read_recall, ([tuple(line) for line in self.lines], self.atoms, self.digest)


def read_recall(lines: list[tuple[str, bool]], atoms: tuple[int, ...], digest: bytes) -> Recall:
    return Recall(tuple(Line(*line) for line in lines), atoms, digest)


def digest_on(digest: bytes, lines: Sequence[Line]) -> bytes:
    for line in lines:
        digest = blake2b(digest + line.text.encode(), digest_size=DIGEST).digest()
    return digest


def opened(players: int, state: State) -> list[Recall]:
    """What everybody remembers of the set-up."""
    return after_notes([Recall()] * players, state)


def after_notes(recalls: list[Recall], state: State) -> list[Recall]:
    """What everybody remembers after what the state's log tells; the log is empty then."""
    notes = state.log or []
    state.log = None
    told = [(Line(note_line(state, note), note.audience == EVERYONE), note.audience) for note in notes]
    return [
        recall.heard([line for line, audience in told if audience in (EVERYONE, player)])
        for player, recall in enumerate(recalls)
    ]


def note_line(state: State, note: Note) -> str:
    """A note as its kind and its fields: `ship-moved: player red, base luna`."""
    record = state.game.record
    assert isinstance(record, LayoutRecord)
    values = list(note.values)
    told: list[str] = []
    for name in note.kind.fields:
        counted, domain = record.counted.get(name), record.domains.get(name)
        if counted is not None:
            amounts = [f"{values.pop(0)} {id}" for id in counted.ids]
            told.append(f"{name} {' + '.join(one for one in amounts if not one.startswith('0 ')) or 'nothing'}")
            continue
        value = values.pop(0)
        told.append(f"{name} {value if domain is None else name_of(domain, state, value)}")
    return f"{note.kind.key}: {', '.join(told)}" if told else note.kind.key


def seen_by(state: State, player: int) -> str:
    return json.dumps(state.view(player), sort_keys=True)


def sight_text(state: State, player: int) -> str:
    """What a player sees now: a line for each thing there is to know, and at the end what is asked."""
    view = state.view(player)
    decision = view.pop("decision")
    lines = [f"{name}: {json.dumps(view[name], sort_keys=True)}" for name in sorted(view)]
    return "\n".join([*lines, f"decision: {json.dumps(decision, sort_keys=True)}"])
