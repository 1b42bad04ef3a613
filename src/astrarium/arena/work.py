"""The games still to be played, handed out in pieces of a sensible size."""

from __future__ import annotations

from .playing import Finished
from .schedule import Fixture

PIECE = 0.5
"""Seconds that a piece of work should take: little is lost with it, and little time goes into handing it out."""
LEAST = 0.05
"""Seconds below which the last pieces are not cut, to spread the end over all workers."""


class Work:
    """Pieces begin with one game each and grow or shrink with what the games have taken so far."""

    def __init__(self, fixtures: list[Fixture]) -> None:
        self.fixtures = fixtures
        self.given = 0
        self.games = 0
        self.seconds = 0.0

    def next(self, workers: int) -> list[Fixture]:
        """The next piece; empty when everything has been given out."""
        left = len(self.fixtures) - self.given
        size = min(self._within(PIECE), max(left // (2 * workers), self._within(LEAST)))
        piece = self.fixtures[self.given : self.given + size]
        self.given += len(piece)
        return piece

    def learn(self, finished: Finished) -> None:
        self.games += len(finished.games)
        self.seconds += sum(played.seconds for played in finished.games)

    def _within(self, seconds: float) -> int:
        return max(1, int(seconds * self.games / self.seconds)) if self.games else 1
