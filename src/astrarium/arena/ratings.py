"""Ratings from the places in every game, by OpenSkill's Plackett-Luce."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from typing import NamedTuple

from openskill.models import PlackettLuce

from .schedule import Lineup


class Rating(NamedTuple):
    """How strong an entrant is believed to be, and how uncertain that is: a mean and a standard deviation."""

    rating: float
    uncertainty: float


def rate(entrants: int, games: Iterable[tuple[Lineup, list[int]]]) -> list[Rating]:
    """Game by game, in order: who sat in the seats, and the places they came to.

    Each seat counts as one player. What an entrant learns in several seats of one game adds up, as if the games had
    been played one after the other from the same belief.
    """
    model = PlackettLuce()
    start = model.rating()
    beliefs = [Rating(start.mu, start.sigma)] * entrants
    for lineup, places in games:
        # An object for each seat: OpenSkill would take one object in two seats for the same person.
        seats = [[model.rating(*beliefs[entrant])] for entrant in lineup]
        after = model.rate(seats, ranks=[float(place) for place in places])
        learnt = [Rating(team[0].mu, team[0].sigma) for team in after]
        beliefs = [
            combined(belief, [learnt[seat] for seat, other in enumerate(lineup) if other == entrant])
            for entrant, belief in enumerate(beliefs)
        ]
    return beliefs


def combined(before: Rating, learnt: list[Rating]) -> Rating:
    """What was believed before, changed by all that was learnt in several seats."""
    mean = before.rating + sum(after.rating - before.rating for after in learnt)
    return Rating(mean, before.uncertainty * prod(after.uncertainty / before.uncertainty for after in learnt))
