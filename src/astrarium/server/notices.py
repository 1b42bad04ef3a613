"""Who waits for changes of a table, and who is told of which."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass, field

from ..clockwork.names import NOBODY

Listener = frozenset[int]
"""The viewers at one screen: it hears of whatever any of them is told."""


def listener_of(seats: Sequence[int]) -> Listener:
    """Who listens in a browser with these seats."""
    return frozenset(seats or (NOBODY,))


def missed_by(listener: Listener, missed: dict[frozenset[int], int]) -> int:
    """How many changes nobody at a screen was told of."""
    return sum(count for unseen, count in missed.items() if listener <= unseen)


@dataclass(eq=False, kw_only=True)
class Notices:
    """Says that something has changed, never what."""

    listeners: dict[asyncio.Event, Listener] = field(default_factory=dict)
    """Who waits for changes, and through whose eyes."""
    changes: int = 0
    """Counts everything that could alter what a viewer sees: events, seats, talk."""
    missed: dict[frozenset[int], int] = field(default_factory=dict)
    """How many of these were no news to whom."""
    closing: bool = False
    """The server is about to stop: streams end."""

    def wake(self, unseen: frozenset[int] = frozenset()) -> None:
        """Something has changed for all but these viewers."""
        self.changes += 1
        if unseen:
            self.missed[unseen] = self.missed.get(unseen, 0) + 1
        for bell, listener in self.listeners.items():
            if not listener <= unseen:
                bell.set()

    def news(self, listener: Listener) -> int:
        """How many changes the listener was told of: what is passed in secret is not counted."""
        return self.changes - missed_by(listener, self.missed)

    async def follow(self, every: float, listener: Listener) -> AsyncGenerator[bool, None]:
        """True at once and after every change for the listener, False after so many quiet seconds, until the end."""
        bell = asyncio.Event()
        self.listeners[bell] = listener
        try:
            yield True
            while not self.closing:
                try:
                    await asyncio.wait_for(bell.wait(), every)
                except TimeoutError:
                    yield False
                    continue
                bell.clear()
                if not self.closing:
                    yield True
        finally:
            del self.listeners[bell]
