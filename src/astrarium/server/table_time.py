"""Time as tables count it: it runs while a server does, and nobody can set it.

Deadlines and the times of events are told by it. It began with the clock of the machine on which the store was made, in
seconds since 1970; since then it has only gone on, second by second, as long as somebody served the store.
"""

from __future__ import annotations

from collections.abc import Callable


class TableTime:
    """Goes on from what the store last heard, as a clock goes that only goes forward."""

    def __init__(self, kept: float, steady: Callable[[], float]) -> None:
        self.steady = steady
        self.shift = kept - steady()

    def __call__(self) -> float:
        return self.steady() + self.shift

    def catch_up(self, kept: float) -> None:
        """Another worker, who has been there for longer, knows that it is later."""
        self.shift = max(self.shift, kept - self.steady())
