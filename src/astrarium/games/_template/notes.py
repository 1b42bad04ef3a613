"""The kinds of log entries."""

from __future__ import annotations

from typing import Final

from ...clockwork.text import NoteKind

CATCHES: Final = NoteKind("catches", "player comet", "COM-1.2", tells="ice fuel")
RESTS: Final = NoteKind("rests", "player fuel", "COM-1.3", tells="fuel")
