"""What a network sees of a game: typed columns, of the table and of each seat, the same at tables of every size."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..clockwork.state import State
from ..contract.registry import game
from ..positions.columns import Column
from ..positions.schema import digest_of
from ..positions.scribe import Scribe, mask_writer

Rows = NDArray[np.int16]
Masks = NDArray[np.uint8]


class Block(NamedTuple):
    """Columns that come several times, one copy after the other."""

    first: int
    width: int
    copies: int

    def places(self, copy: int) -> range:
        return range(self.first + copy * self.width, self.first + (copy + 1) * self.width)


class Sight:
    """The columns of a game for tables of at most so many `seats`; at smaller ones the absent seats are UNKNOWN.

    There may be more sides than seats: those for whom nobody decides.
    """

    def __init__(self, key: str, seats: int = 0) -> None:
        found = game(key)
        self.key = key
        self.seats = found.checked_players(seats or found.most)
        self.sides = max(found.record.sides(players) for players in range(found.least, self.seats + 1))
        self.atoms = len(found.atoms.names)
        self.columns: list[Column] = found.record.columns(found.least, self.sides)
        self.width = len(self.columns)
        plan = found.record.plan(found.least, self.sides)
        self.blocks: list[Block] = []
        """What is told of each side, the player's own first."""
        first = 0
        for block in plan.blocks:
            if block.each_seat:
                self.blocks.append(Block(first, block.width, self.sides))
            first += block.width * (self.sides if block.each_seat else 1)
        self.levels = Block(plan.steps_offset + 1, plan.level_width, plan.levels)
        """The question, and then each step that the rules take after it; before them is how many there are."""
        self._scribes: dict[int, Scribe] = {}
        self._mask: Any = mask_writer()

    @property
    def digest(self) -> str:
        """Of everything that a network takes for granted: the columns, how they are read, and the atoms."""
        return digest_of(self.key, self.seats, game(self.key).atoms, self.columns)

    def write(self, state: State, player: int, rows: Rows, number: int) -> None:
        """What the player sees, into that row."""
        scribe = self._scribes.get(state.players)
        if scribe is None:
            self._check(state.players)
            scribe = self._scribes[state.players] = game(self.key).record.scribe(state.players, self.sides)
        scribe.write(state, player, rows, number * self.width)

    def _check(self, players: int) -> None:
        """ValueError: the game does not say the same columns at every table."""
        if game(self.key).record.plan(players, self.sides).width != self.width:
            raise ValueError(f"{self.key} has other columns for {players} players than for {self.seats}")

    def mask(self, state: State, masks: Masks, number: int) -> None:
        """What is open, into that row."""
        self._mask(state.offered, masks, number * self.atoms, self.atoms)
