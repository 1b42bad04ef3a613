"""What all environments share: which game is played, what an agent sees, what a game was worth to whom."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from astrarium.clockwork.names import NOBODY
from astrarium.clockwork.registry import painter
from astrarium.clockwork.state import State
from astrarium.contract.game import Game
from astrarium.contract.registry import game
from astrarium.positions.columns import Column

NUMBERS = np.int16
"""What observations are made of."""

MODES = ("ansi", "svg")
"""How a table can be drawn."""

Observation = dict[str, NDArray[np.generic]]


@dataclass(frozen=True)
class Table:
    """A game with its number of players and options, checked."""

    key: str
    players: int = 0
    options: dict[str, str] = field(default_factory=dict)
    without: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        if not self.players:
            object.__setattr__(self, "players", self.game.least)
        self.game.checked_players(self.players)
        self.game.checked_options(self.players, self.options)
        self.game.checked_switches(self.without)

    @property
    def game(self) -> Game[Any]:
        return game(self.key)

    @property
    def names(self) -> list[str]:
        """What each number of an observation says."""
        return self.game.record.observation(self.players)

    def start(self, seed: int) -> State:
        state: State = self.game.begin(self.players, seed, self.options, self.without)
        return state

    def columns(self, seats: int = 0) -> list[Column]:
        """What each number of an observation is, and from where to where it goes."""
        return self.game.record.columns(self.players, seats)

    def observation_space(self, seats: int = 0) -> spaces.Dict:
        columns = self.columns(seats)
        least = np.array([column.least for column in columns], NUMBERS)
        most = np.array([column.most for column in columns], NUMBERS)
        return spaces.Dict(
            {
                "observation": spaces.Box(least, most, dtype=NUMBERS),
                "action_mask": spaces.Box(0, 1, (len(self.game.atoms.names),), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        """One action for each atom of the game's vocabulary, whether legal or not."""
        return spaces.Discrete(len(self.game.atoms.names))

    def observe(self, state: State, player: int) -> Observation:
        numbers = np.empty(self.game.record.width_of(self.players), NUMBERS)
        self.game.record.scribe(self.players).write(state, player, numbers, 0)
        return {"observation": numbers, "action_mask": self.mask(state, player)}

    def mask(self, state: State, player: int) -> NDArray[np.int8]:
        """Ones for the options of that player, if it is the one who decides."""
        found = np.zeros(len(self.game.atoms.names), np.int8)
        if state.player == player != NOBODY:
            found[state.offered] = 1
        return found


def draw(state: State, mode: str, viewer: int) -> str:
    """The table as the viewer may see it: as text, or as a picture."""
    if mode == "ansi":
        from astrarium.table.text import text

        return text(state, viewer)
    return painter()(state, viewer)
