"""How long people and bots take to pass in secret, and so how long those take who have nothing to say."""

from __future__ import annotations

from collections import deque
from math import log
from random import Random, SystemRandom
from typing import Final

REMEMBERED: Final = 24
"""So many passes of a seat are remembered: people become quicker in the course of an evening."""
UNSURE: Final = 3
"""What is usual counts as so many passes."""
USUAL_SECONDS: Final = 2.0
"""What a person takes, half of the time, at a table of which nothing is known yet."""
SPREAD: Final = 0.5
"""How far such times lie apart, as the deviation of their logarithms."""
JITTER: Final = 0.1
"""The same for a time that is drawn again: no two are alike."""
MOST_SECONDS: Final = 15.0
"""Nobody waits longer for somebody who has nothing to say, although people may take longer now and then."""


class Tempo:
    """What each seat of a table took to pass in secret.

    Whoever might have answered, as far as the others know, and cannot, takes as long as they usually do: so that the
    time between two notices tells nobody whether anyone could have reacted.
    """

    def __init__(self, chance: Random | None = None) -> None:
        self.chance = chance or SystemRandom()
        self.taken: dict[int, deque[float]] = {}

    def took(self, seat: int, seconds: float) -> None:
        """The seat could have answered, and passed after so long."""
        self.taken.setdefault(seat, deque(maxlen=REMEMBERED)).append(seconds)

    def silence(self, seat: int, alike: list[int]) -> float:
        """How long the seat takes with nothing to say; seats that are `alike` tell what is usual."""
        past = self.taken.get(seat, ())
        place = self.chance.randrange(len(past) + UNSURE)
        seconds = past[place] if place < len(past) else self._usual(alike)
        return min(MOST_SECONDS, seconds * self._spread(JITTER))

    def _usual(self, alike: list[int]) -> float:
        known = [seconds for seat in alike for seconds in self.taken.get(seat, ())]
        return self.chance.choice(known) if known else USUAL_SECONDS * self._spread(SPREAD)

    def _spread(self, deviation: float) -> float:
        return self.chance.lognormvariate(log(1.0), deviation)
