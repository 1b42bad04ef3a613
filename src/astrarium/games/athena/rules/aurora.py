"""The Aurora: its moorings, and when it is reached. ATH-B.8.9, 10.2 to 10.4, X.11"""

from __future__ import annotations

from ....clockwork.text import NoteKind
from .. import notes
from ..roads import MOORINGS
from ..state import Athena


def advance(s: Athena, moorings: int, told: NoteKind = notes.AURORA_MOVES) -> None:
    """Mooring by mooring, never beyond the last, until a convoy stands there. ATH-X.11.2"""
    left = moorings
    while left > 0 and s.mooring < MOORINGS and not s.is_reached():
        s.mooring += 1
        s.tell(told, s.mooring)
        left -= 1
