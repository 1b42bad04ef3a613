"""Decisions in secret at a table: who is told of them, and how long a pause lasts in which nobody could do anything."""

from __future__ import annotations

from collections import deque
from math import log
from random import Random, SystemRandom
from typing import Final

from ..clockwork.names import NOBODY

REMEMBERED: Final = 24
"""So many pauses, and so many decisions of a seat, are remembered: people become quicker during an evening."""
UNSURE: Final = 3
"""What those at the table usually take for a decision counts as so many pauses."""
USUAL_SECONDS: Final = 2.0
"""What a person takes, half of the time, of whom nothing is known yet."""
QUICK_SECONDS: Final = 0.05
"""The same for a bot."""
SPREAD: Final = 0.5
"""How far such times lie apart, as the deviation of their logarithms."""
JITTER: Final = 0.1
"""The same for a time that is drawn again: no two are alike."""
MOST_SECONDS: Final = 15.0
"""No pause in which nobody can do anything lasts longer, although people may take longer now and then."""


class Numbers:
    """How many events each viewer knows of. Passes in secret are not counted: else their number would tell.

    All up to the `first` count as none: where the present rules took over, it begins anew.
    """

    def __init__(self, players: int, first: int = 0) -> None:
        self.events: dict[int, list[int]] = {viewer: [first] for viewer in (NOBODY, *range(players))}

    def told(self, event: int, unseen: frozenset[int]) -> None:
        """An event has happened of which these viewers are not told."""
        for viewer, events in self.events.items():
            if viewer not in unseen:
                events.append(event)

    def number(self, viewer: int) -> int:
        return len(self.events[viewer]) - 1

    def event(self, viewer: int, number: int) -> int:
        """The event that has this number for the viewer; none before the first or after the last."""
        events = self.events[viewer]
        return events[number] if 0 <= number < len(events) else NOBODY


class Pauses:
    """How long the pauses of a table last in which somebody is asked in secret, and passes.

    Those in which nobody is asked last as long: so that time tells nobody whether anyone could have reacted.
    """

    def __init__(self, chance: Random | None = None) -> None:
        self.chance = chance or SystemRandom()
        self.taken: deque[float] = deque(maxlen=REMEMBERED)
        self.decisions: dict[int, deque[float]] = {}
        self.began = 0.0
        self.within = False
        self.asked = False

    def pends(self, now: float, hidden: bool, silent: bool) -> None:
        """A decision is waited for. A pause begins with the first that is hidden, and ends with one that is not."""
        if not hidden:
            self.within = False
            return
        if not self.within:
            self.began, self.asked = now, False
        self.within = True
        self.asked = self.asked or not silent

    def ends(self, now: float, quiet: bool) -> None:
        """Something has happened that all can see. If it was but a pass, this is how long such a pause lasts."""
        if self.within and self.asked and quiet:
            self.taken.append(now - self.began)
        self.within = False

    def decided(self, seat: int, seconds: float) -> None:
        """The seat took so long for a decision, openly or not."""
        self.decisions.setdefault(seat, deque(maxlen=REMEMBERED)).append(seconds)

    def left(self, now: float, seats: list[int], usual: float = USUAL_SECONDS) -> float:
        """How long the present pause still lasts if nobody is asked; one of these `seats` might have been.

        Of whom nothing is known, `usual` is what they take half of the time.
        """
        place = self.chance.randrange(len(self.taken) + UNSURE)
        seconds = self.taken[place] if place < len(self.taken) else self._usual(self.chance.choice(seats), usual)
        return max(0.0, min(MOST_SECONDS, seconds * self._spread(JITTER)) - (now - self.began))

    def _usual(self, seat: int, usual: float) -> float:
        known = self.decisions.get(seat)
        return self.chance.choice(known) if known else usual * self._spread(SPREAD)

    def _spread(self, deviation: float) -> float:
        return self.chance.lognormvariate(log(1.0), deviation)
