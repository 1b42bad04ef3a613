"""A phase begins; a point to which a challenge can be replayed. COS-3.2, 8.14"""

from __future__ import annotations

from typing import Final

from ....clockwork.step import Step
from ..state import Cosmic


def turned(steps: list[Step[Cosmic]]) -> list[Step[Cosmic]]:
    """Steps that are always the same, as the stack keeps them: the first one last. See `Cosmic.go_on`."""
    return steps[::-1]


class Phase(Step["Cosmic"]):
    """The next phase begins. COS-3.2"""

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def run(self, s: Cosmic) -> None:
        s.phase = self.phase


class Bookmark(Step["Cosmic"]):
    """A point to which a challenge can be replayed, noted among what has been used. COS-8.14"""

    def __init__(self, effect: int) -> None:
        self.effect: Final = effect

    def run(self, s: Cosmic) -> None:
        s.used += [self.effect, s.offense]
