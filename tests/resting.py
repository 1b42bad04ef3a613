"""A table at rest, for positions that are laid out by hand."""

from __future__ import annotations

from typing import Any

from astrarium.clockwork.names import NO, YES
from astrarium.clockwork.step import Choice


class Rest(Choice[Any]):
    """Nothing more is done: the table can be looked at."""

    def legal(self, s: Any) -> list[int]:
        return [YES, NO]
