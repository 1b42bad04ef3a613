"""How likely chance alone would bring about what was found, once and among many comparisons."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

from .shares import CONFIDENCE, Block, Z, effective, student, wilson


class Evidence(NamedTuple):
    """A share of the wins with its interval, and how likely chance would take it so far from the `expected` one."""

    share: float
    low: float
    high: float
    expected: float
    chance: float

    @property
    def uneven(self) -> bool:
        """Whether the interval excludes the expected share."""
        return not self.low <= self.expected <= self.high


def evidence(blocks: list[Block], expected: float, by_luck: float = 0.0) -> Evidence:
    """The share over seats, block by block: `games` and `seats` of a block both count the seats looked at.

    `by_luck` is how much the wins would vary if all were equal. Few blocks may happen to vary less than that, which
    makes nothing surer.
    """
    seats = sum(block.seats for block in blocks)
    share = sum(block.wins for block in blocks) / seats
    squares = sum((block.wins - share * block.seats) ** 2 for block in blocks)
    worth = effective(share, squares, seats, blocks)
    if by_luck > 0:
        worth = min(worth, expected * (1 - expected) * seats**2 / by_luck)
    away = abs(share - expected) / sqrt(expected * (1 - expected) / worth)
    return Evidence(*wilson(share, worth), expected, 2 * NormalDist().cdf(-away))


class Mean(NamedTuple):
    """A mean with its interval, and how likely chance would take it as far from 0, either way."""

    mean: float
    low: float
    high: float
    chance: float

    @property
    def clear(self) -> bool:
        """Whether the interval excludes 0."""
        return not self.low <= 0 <= self.high


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of at least two independent values, with Student's interval."""
    count = len(values)
    mean = sum(values) / count
    reach = student(count - 1) * sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    chance = 2 * NormalDist().cdf(-abs(mean) / reach * Z) if reach else float(mean == 0)
    return Mean(mean, mean - reach, mean + reach, chance)


def holm(chances: Sequence[float]) -> list[float]:
    """Every chance adjusted for being one of so many, after Holm: together they err as seldom as one alone would."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    adjusted = [1.0] * len(chances)
    least = 0.0
    for rank, place in enumerate(order):
        least = max(least, min(1.0, chances[place] * (len(chances) - rank)))
        adjusted[place] = least
    return adjusted


def by_chance(comparisons: int) -> float:
    """How many intervals would exclude the expected share if nothing but chance were at work."""
    return comparisons * (1 - CONFIDENCE)
