"""Thinking is shared among people, not among tables: whoever has had less of it comes first."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Final

from . import metrics

HALF_LIFE: Final = 30.0
"""After so many seconds half of what somebody has had is forgotten."""
MOST_ACCOUNTS: Final = 10_000
NEGLIGIBLE: Final = 0.001


@dataclass(frozen=True)
class Asker:
    """For whom it is thought: somebody at a table, at a network. Where nobody has looked in lately, others go first."""

    network: str = ""
    person: str = ""
    present: bool = True


NOBODY_ASKS: Final = Asker(present=False)


class Accounts:
    """How many seconds of thinking each has had lately."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.had: dict[str, tuple[float, float]] = {}

    def of(self, name: str) -> float:
        seconds, at = self.had.get(name, (0.0, 0.0))
        return seconds * float(0.5 ** ((self.clock() - at) / HALF_LIFE))

    def add(self, name: str, seconds: float) -> None:
        self.had[name] = (self.of(name) + seconds, self.clock())
        if len(self.had) > MOST_ACCOUNTS:
            self.had = {name: known for name, known in self.had.items() if self.of(name) > NEGLIGIBLE}


@dataclass(eq=False)
class Ticket:
    """Somebody in the queue."""

    asker: Asker
    seconds: float
    """What the thought may take."""
    number: int
    called: asyncio.Future[None]


class Turns:
    """A queue for so many places in which bots think.

    First come those who wait at their table, then the network that has had least, then, of that, the person who has;
    what is wanted counts as had, so that a quick thought passes long ones.
    """

    def __init__(self, places: int, clock: Callable[[], float] = monotonic, name: str = "thinking") -> None:
        self.places = places
        self.waits = metrics.WAITS.labels(name)
        self.thinking = 0
        self.waiting: list[Ticket] = []
        self.clock = clock
        self.accounts = Accounts(clock)
        self.numbers = 0

    @asynccontextmanager
    async def turn(self, asker: Asker, seconds: float) -> AsyncIterator[None]:
        """Wait for a place, keep it, and pay for as long as it was kept."""
        came = self.clock()
        await self._wait(asker, seconds)
        begun = self.clock()
        self.waits.observe(begun - came)
        # At once: whoever asks for many thoughts at a time pays for those that are not finished, too.
        self._pay(asker, seconds)
        try:
            yield
        finally:
            self._pay(asker, self.clock() - begun - seconds)
            self.thinking -= 1
            self._call_next()

    async def _wait(self, asker: Asker, seconds: float) -> None:
        self.numbers += 1
        ticket = Ticket(asker, seconds, self.numbers, asyncio.get_running_loop().create_future())
        self.waiting.append(ticket)
        self._call_next()
        try:
            await ticket.called
        except asyncio.CancelledError:
            if ticket in self.waiting:
                self.waiting.remove(ticket)
            elif not ticket.called.cancelled():
                # Called in the very moment in which nobody wanted it any more.
                self.thinking -= 1
                self._call_next()
            raise

    def _call_next(self) -> None:
        while self.waiting and self.thinking < self.places:
            ticket = min(self.waiting, key=self._rank)
            self.waiting.remove(ticket)
            if not ticket.called.done():
                self.thinking += 1
                ticket.called.set_result(None)

    def _rank(self, ticket: Ticket) -> tuple[bool, float, float, int]:
        asker, had = ticket.asker, self.accounts.of
        return (
            not asker.present,
            had(f"at {asker.network}") + ticket.seconds,
            had(f"by {asker.person}") + ticket.seconds,
            ticket.number,
        )

    def _pay(self, asker: Asker, seconds: float) -> None:
        self.accounts.add(f"at {asker.network}", seconds)
        self.accounts.add(f"by {asker.person}", seconds)
