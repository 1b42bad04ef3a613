"""Paired differences that may be looked at after every game, and how many games a difference needs.

The interval that holds at all times is the asymptotic confidence sequence with Robbins' normal mixture (Waudby-Smith,
Arbour, Sinha, Kennedy and Ramdas, 2021): with the chance promised it holds the true difference at every look at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log, sqrt
from statistics import NormalDist
from typing import NamedTuple

from .shares import CONFIDENCE

TUNED = 400
"""Pairs at which the sequence is narrowest."""
POWER = 0.8
"""The chance to find a difference of the size asked about."""


class Always(NamedTuple):
    """An interval that holds at every look."""

    low: float
    high: float

    @property
    def clear(self) -> bool:
        return not self.low <= 0 <= self.high

    def within(self, points: float) -> bool:
        """Whether any difference as large as that is ruled out."""
        return -points < self.low and self.high < points


def always(values: Sequence[float], rows: int = 1) -> Always:
    """For differences between -1 and 1, adjusted for as many rows as are watched together."""
    count = len(values)
    mean = sum(values) / count
    # One more pair that differs as much as a pair can: that none has differed yet is no proof that none will.
    variance = (sum((value - mean) ** 2 for value in values) + 1) / count
    error = (1 - CONFIDENCE) / rows
    squared = (-2 * log(error) + log(-2 * log(error)) + 1) / TUNED
    spread = count * squared + 1
    reach = sqrt(variance * 2 * spread / (count**2 * squared) * log(sqrt(spread) / error))
    return Always(mean - reach, mean + reach)


def pairs_needed(variance: float, points: float) -> int:
    """How many pairs find such a difference with a chance of 80 %, where 5 % of no differences are found, too."""
    normal = NormalDist()
    reach = normal.inv_cdf((1 + CONFIDENCE) / 2) + normal.inv_cdf(POWER)
    return max(2, ceil(variance * (reach / points) ** 2))


def variance_of(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)
