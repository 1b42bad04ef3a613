"""Who sits where, in which game: fair to every entrant and every seat."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

from ..clockwork.chance import Rng, seeded
from ..contract.game import Game

DRAWS = 60
"""How many seatings are drawn for a round, to take the one that evens out best who sits how far from whom."""
CYCLE = 100
"""After so many rounds at most the seatings come again."""
SEED_STEP = 1_000_000
"""Runs with different seeds have no block in common before they have so many."""

Lineup = tuple[int, ...]
"""The entrants in the order of the seats."""


class Fixture(NamedTuple):
    """One game to be played: its number, and the entrants in the order of the seats.

    A block is one seed, played once in every rotation of a seating. A round is the fewest blocks in which every entrant
    sits equally often in every seat.
    """

    number: int
    round: int
    block: int
    seed: int
    lineup: Lineup


def seats_for(game: Game[Any], entrants: int, seats: int | None) -> int:
    """As many seats as entrants, as far as the game allows; an entrant alone fills the largest table."""
    if seats is not None:
        if not game.least <= seats <= game.most:
            raise ValueError(f"seats must be from {game.least} to {game.most}, not {seats}")
        return seats
    return game.most if entrants == 1 else max(game.least, min(game.most, entrants))


def schedule(kinds: list[int], seats: int, games: int, seed: int) -> list[Fixture]:
    """At least so many games, in whole rounds.

    `kinds` has a number for each entrant; those that are the same program have the same number. The schedule of more
    games begins with that of fewer.
    """
    fixtures: list[Fixture] = []
    block = 0
    for number, lineups in enumerate(rounds(len(kinds), seats)):
        for lineup in lineups:
            for games_of_block in blocks(lineup, kinds):
                for rotated in games_of_block:
                    fixtures.append(Fixture(len(fixtures), number, block, seed * SEED_STEP + block, rotated))
                block += 1
        if len(fixtures) >= games:
            break
    return fixtures


def rounds(entrants: int, seats: int) -> Iterator[list[Lineup]]:
    """Seatings without end, a round at a time; everyone's neighbours, near and far, even out as they go on."""
    met = Meetings(entrants, seats)
    found: list[list[Lineup]] = []
    while len(found) < CYCLE and not (found and met.even):
        rng = seeded(len(found), "lineups")
        drawn = [shifted(drawn_lineup(entrants, seats, rng), entrants) for _ in range(DRAWS)]
        best = min(drawn, key=met.unevenness_with)
        met.add(best)
        found.append(best)
        yield best
    while True:
        yield from found


def drawn_lineup(entrants: int, seats: int, rng: Rng) -> Lineup:
    """Every entrant as often as all can sit, and some of them once more."""
    often, more = divmod(seats, entrants)
    order = list(range(entrants))
    rng.shuffle(order)
    lineup = [entrant for entrant in range(entrants) for _ in range(often)] + order[:more]
    rng.shuffle(lineup)
    return rotations(tuple(lineup))[0]


def shifted(lineup: Lineup, entrants: int) -> list[Lineup]:
    """The seatings of a round: where entrants cannot all sit equally often, each takes each part in turn."""
    if len(lineup) % entrants == 0:
        return [lineup]
    found: list[Lineup] = []
    for shift in range(entrants):
        moved = tuple((entrant + shift) % entrants for entrant in lineup)
        first = rotations(moved)[0]
        if first not in found:
            found.append(first)
    return found


def rotations(lineup: Lineup) -> list[Lineup]:
    """The different rotations of a seating, the same for each of them, in the order of seat by seat."""
    turned = [lineup[turn:] + lineup[:turn] for turn in range(len(lineup))]
    start = turned.index(min(turned))
    return list(dict.fromkeys(turned[start:] + turned[:start]))


def blocks(lineup: Lineup, kinds: list[int]) -> list[list[Lineup]]:
    """The rotations of a seating, divided so that no block plays the same game twice.

    Where a rotation puts the same programs into the same seats, the same seed would give the same game again; such a
    rotation goes into a block with a seed of its own.
    """
    turned = rotations(lineup)
    programs = [tuple(kinds[entrant] for entrant in rotation) for rotation in turned]
    period = len(set(programs))
    return [turned[start : start + period] for start in range(0, len(turned), period)]


class Meetings:
    """How often each entrant has sat so many seats behind each other one, over all rotations."""

    def __init__(self, entrants: int, seats: int) -> None:
        self.entrants = entrants
        self.seats = seats
        self.counts: dict[tuple[int, int, int], int] = {}

    def add(self, lineups: list[Lineup]) -> None:
        self.counts = self.with_more(lineups)

    @property
    def even(self) -> bool:
        return self.unevenness_with([]) == 0

    def with_more(self, lineups: list[Lineup]) -> dict[tuple[int, int, int], int]:
        counts = self.counts.copy()
        for lineup in lineups:
            games = len(rotations(lineup))
            for near, far in combinations(range(self.seats), 2):
                apart = far - near
                for pair in ((lineup[near], lineup[far], apart), (lineup[far], lineup[near], self.seats - apart)):
                    counts[pair] = counts.get(pair, 0) + games
        return counts

    def unevenness_with(self, lineups: list[Lineup]) -> float:
        """The variance of the counts, among an entrant's own copies and among different entrants."""
        counts = self.with_more(lineups)
        own: list[int] = []
        others: list[int] = []
        for one in range(self.entrants):
            for other in range(self.entrants):
                for apart in range(1, self.seats):
                    (own if one == other else others).append(counts.get((one, other, apart), 0))
        return spread(own) + spread(others)


def spread(counts: list[int]) -> float:
    """The sum of squares about the mean."""
    if not counts:
        return 0.0
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 for count in counts)
