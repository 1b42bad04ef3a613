"""What a table asks of a game."""

from __future__ import annotations

from typing import Generic

from ..clockwork.step import S
from ..clockwork.text import Text
from ..scenes.scene import Scene


class Table(Generic[S]):
    """How the game looks, and what a look at a thing tells."""

    def scene(self, s: S, viewer: int) -> Scene:
        """How the table looks to the viewer."""
        raise NotImplementedError

    def shows(self, s: S, viewer: int, atom: int) -> list[int]:
        """What a look at this thing lights up, such as where a vessel can go, as far as the viewer may know it."""
        return []

    def covers(self, s: S, viewer: int, atom: int) -> list[int]:
        """The places that a look at this thing marks as covered by it, such as those in range of its fire."""
        return []

    def details(self, s: S, atom: int) -> Text | None:
        """What stands behind an option, such as a card's text."""
        return None
