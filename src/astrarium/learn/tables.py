"""The tables at which one process lets a network play: rows are written into arrays that everybody shares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..arena.playing import places
from ..clockwork.chance import Rng, seeded
from ..clockwork.state import State
from ..contract.registry import game
from ..players.many import returns
from .plan import Setting
from .sight import Sight

HALVES = 2
"""While the decisions of one half are found, the other half is played on."""


@dataclass(frozen=True)
class Hall:
    """What a process needs to know to play: its number, how many tables each half of it has, and what is played."""

    key: str
    seats: int
    settings: tuple[Setting, ...]
    tables: int
    seed: int
    number: int = 0
    league: float = 0.0
    places: float = 0.0

    @property
    def shared(self) -> int:
        """The tables of a half at which former selves sit, which are the first."""
        return round(self.league * self.tables)


class Slab(NamedTuple):
    """A line for each table: what is seen and open, who decides, and what the last decision ended.

    `formers` are the seats of former selves, as bits. `worths` are what the game that ended was worth to each player.
    """

    rows: NDArray[np.int16]
    masks: NDArray[np.uint8]
    deciding: NDArray[np.int64]
    players: NDArray[np.int64]
    formers: NDArray[np.int64]
    ends: NDArray[np.uint8]
    worths: NDArray[np.float32]
    atoms: NDArray[np.int64]

    def part(self, first: int, last: int) -> Slab:
        parts: list[Any] = [array[first:last] for array in self]
        return Slab(*parts)


def slab_sizes(sight: Sight, tables: int) -> dict[str, tuple[tuple[int, ...], type[Any]]]:
    return {
        "rows": ((tables, sight.width), np.int16),
        "masks": ((tables, sight.atoms), np.uint8),
        "deciding": ((tables,), np.int64),
        "players": ((tables,), np.int64),
        "formers": ((tables,), np.int64),
        "ends": ((tables,), np.uint8),
        "worths": ((tables, sight.seats), np.float32),
        "atoms": ((tables,), np.int64),
    }


class Course:
    """A game in progress: where it began and what was decided, from which it can be played again."""

    def __init__(self, number: int, state: State, formers: int) -> None:
        self.number = number
        self.state = state
        self.formers = formers
        self.atoms: list[int] = []


class Tables:
    """Half of the tables of a process. The games at a table follow from the seed, one after the other."""

    def __init__(self, hall: Hall, half: int, slab: Slab, sight: Sight | None = None) -> None:
        self.hall = hall
        self.half = half
        self.slab = slab
        self.sight = sight or Sight(hall.key, hall.seats)
        self.courses: list[Course] = []

    def begin(self, told: list[tuple[int, list[int]]] | None = None) -> None:
        """Begin everywhere, or go on from what was told: the number of each table's game, and its decisions."""
        self.courses = []
        for table in range(self.hall.tables):
            number, atoms = told[table] if told else (0, [])
            course = self._deal(table, number)
            for atom in atoms:
                course.state.apply(atom)
            course.atoms = atoms.copy()
            self.courses.append(course)
            self.slab.ends[table] = 0
        self.show()

    def told(self) -> list[tuple[int, list[int]]]:
        return [(course.number, course.atoms) for course in self.courses]

    def show(self) -> None:
        for table in range(self.hall.tables):
            self._write(table)

    def step(self) -> None:
        """Each table decides what `atoms` say."""
        slab = self.slab
        decided = slab.atoms.tolist()
        for table in range(self.hall.tables):
            course = self.courses[table]
            state = course.state
            state.apply(decided[table])
            course.atoms.append(decided[table])
            slab.ends[table] = state.over
            if state.over:
                slab.worths[table] = 0
                slab.worths[table, : state.players] = worths_of(state, self.hall.places)
                self.courses[table] = self._deal(table, course.number + 1)
            self._write(table)

    def _deal(self, table: int, number: int) -> Course:
        hall = self.hall
        rng = seeded(hall.seed, f"{hall.number} {self.half} {table} {number}")
        setting = hall.settings[rng.below(len(hall.settings))]
        state = game(hall.key).begin(setting.players, rng.below(1 << 30), setting.options)
        formers = seats_of_formers(setting.players, rng) if table < hall.shared else 0
        return Course(number, state, formers)

    def _write(self, table: int) -> None:
        course = self.courses[table]
        state = course.state
        slab = self.slab
        slab.deciding[table] = state.player
        slab.players[table] = state.players
        slab.formers[table] = course.formers
        self.sight.write(state, state.player, slab.rows, table)
        self.sight.mask(state, slab.masks, table)


def seats_of_formers(players: int, rng: Rng) -> int:
    """Some of the seats, as bits: one at least, and not all."""
    if players == 1:
        return 0
    return 1 + rng.below((1 << players) - 2)


def worths_of(state: State, by_places: float) -> list[float]:
    """What a finished game was worth to each player: the win, and a little the place. They add up to nothing."""
    won = returns(state)
    if state.players == 1 or by_places == 0:
        return won
    ranks = places(state.scores[: state.players], list(state.winners))
    level = [sum(rank < other for other in ranks) - sum(rank > other for other in ranks) for rank in ranks]
    return [
        (1 - by_places) * worth + by_places * above / (state.players - 1)
        for worth, above in zip(won, level, strict=True)
    ]
