"""Shares of the wins, with intervals that know which games hang together.

The games of a block are dealt alike, so blocks and not games are independent. The interval is Wilson's, with as many
games as would have varied as much had each been independent (Korn and Graubard's effective sample, with Student's
quantile for few blocks). Where every block is one game it is Wilson's own. Where the blocks do not vary at all, which
is no proof that they never would, each counts as one game.
"""

from __future__ import annotations

from math import exp, lgamma, log, pi, sqrt, tan
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Block(NamedTuple):
    """What an entrant did in a block: its wins, a shared one split; its games; the seats it held, over all of them."""

    wins: float
    games: int
    seats: int


class Share(NamedTuple):
    share: float
    low: float
    high: float


def share_of(blocks: list[Block]) -> Share:
    """The share of the games won, and its interval."""
    games = sum(block.games for block in blocks)
    share = sum(block.wins for block in blocks) / games
    # Where an entrant holds more seats in some blocks than in others it should win more there: that is no variation.
    a_seat = sum(block.wins for block in blocks) / sum(block.seats for block in blocks)
    squares = sum((block.wins - a_seat * block.seats) ** 2 for block in blocks)
    return wilson(share, effective(share, squares, games, blocks))


def effective(share: float, squares: float, games: int, blocks: list[Block]) -> float:
    """The number of independent games that would vary as these blocks do."""
    number = len(blocks)
    if number == games:
        return games
    spread = share * (1 - share)
    if number == 1 or spread <= 0 or squares <= 1e-12:
        return number
    variance = squares / games**2 * number / (number - 1)
    return spread / variance * (Z / student(number - 1)) ** 2


def wilson(share: float, games: float) -> Share:
    scale = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / scale
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / scale
    return Share(share, min(share, max(0.0, middle - reach)), max(share, min(1.0, middle + reach)))


def student(freedom: int) -> float:
    """The quantile of Student's distribution: exact for 1 and 2, by Cornish and Fisher's series beyond."""
    if freedom == 1:
        return tan(pi * CONFIDENCE / 2)
    if freedom == 2:
        return CONFIDENCE * sqrt(2 / (1 - CONFIDENCE**2))
    z = Z
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** (power + 1) for power, term in enumerate(terms))


def sign_test(won: int, lost: int) -> float:
    """How likely it is that two equals come out at least as far apart, either way round."""
    games = won + lost
    if games == 0:
        return 1.0
    logs = [
        lgamma(games + 1) - lgamma(k + 1) - lgamma(games - k + 1) - games * log(2) for k in range(min(won, lost) + 1)
    ]
    return min(1.0, 2 * sum(exp(term) for term in logs))
