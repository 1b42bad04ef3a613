"""Decisions that depend on the Objects of the player who is asked, which are secret in a variant. ATH-V.3"""

from __future__ import annotations

from ....clockwork.step import Choice
from ....mechanisms.hands import has_unseen
from ..state import Athena


class ByObjects(Choice["Athena"]):
    """With secret Objects, to be asked at all tells the others something: nothing before it can be taken back."""

    def run(self, s: Athena) -> None:
        if s.secret_objects:
            s.show()
        super().run(s)

    def might(self, s: Athena) -> bool:
        """Whether, as far as the others know, the player may have an Object for it: one that not all have seen."""
        seen = s.seen_objects[self.player]
        return s.secret_objects and has_unseen(seen, len(seen))
