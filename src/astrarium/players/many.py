"""Many games played side by side, for those who learn: one call plays each on to the learner's next decision."""

from __future__ import annotations

from array import array
from struct import Struct
from typing import Any, Final

from ..clockwork.chance import Rng, seeded
from ..clockwork.state import State
from ..contract.game import Game
from .seat import Player, ask

EVERY_SEAT: Final = -1


class Many:
    """Several tables of one game, and what the learner at each of them sees.

    The learner has one `seat`, with `others` in the seats that follow, or EVERY_SEAT. The buffers are written in
    place: a row of `observations` (16-bit numbers), of `masks` and of `ends` (bytes) for each table, and in `worths`
    the returns of each player of a game that the last step ended. A table whose game is over begins another at once.
    """

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: dict[str, str],
        without: frozenset[str],
        tables: int,
        seat: int,
        others: list[Player],
    ) -> None:
        self.game: Final = game
        self.players: Final = players
        self.options: Final = options
        self.without: Final = without
        self.tables: Final = tables
        self.seat: Final = seat
        self.others: Final = others
        self.atoms: Final = len(game.atoms.names)
        self.width: Final = len(game.record.observation(players))
        self.states: list[State] = []
        self.rngs: list[Rng] = []
        self.deciding: list[int] = [0] * tables
        self.observations: Final = array("h", [0]) * (tables * self.width)
        self.masks: Final = bytearray(tables * self.atoms)
        self.ends: Final = bytearray(tables)
        self.worths: Final = array("f", [0.0]) * (tables * players)
        # Many times faster than an array made of the list.
        self._row: Final = Struct(f"{self.width}h")
        self._games: list[int] = [0] * tables
        self._seeds: list[int] = [0] * tables
        self._options_at: list[list[int]] = [[] for _ in range(tables)]

    def reset(self, seeds: list[int]) -> None:
        """Begin a game at every table. A table's games follow from its seed."""
        self.states = []
        self.rngs = []
        for table in range(self.tables):
            self._seeds[table] = seeds[table]
            self._games[table] = 0
            self.rngs.append(seeded(seeds[table], "others"))
            self.states.append(self._begin(table))
            self.ends[table] = 0
            self._write(table)

    def step(self, decisions: list[int]) -> None:
        """Each learner decides; an atom that is not open raises `IllegalChoice`, with the tables before it stepped."""
        for table in range(self.tables):
            state = self.states[table]
            state.apply(decisions[table])
            self._go_on(table, state)
            if state.over:
                self._settle(table, state)
                self.states[table] = self._begin(table)
                self.ends[table] = 1
            else:
                self.ends[table] = 0
            self._write(table)

    def _begin(self, table: int) -> State:
        """The table's next game in which the learner has something to decide."""
        while True:
            seed = seeded(self._seeds[table], f"game {self._games[table]}").below(1 << 30)
            self._games[table] += 1
            state: State = self.game.begin(self.players, seed, self.options, self.without)
            self._go_on(table, state)
            if not state.over:
                return state

    def _go_on(self, table: int, state: State) -> None:
        """Let the others decide until it is the learner's turn."""
        if self.seat == EVERY_SEAT:
            return
        while not state.over and state.player != self.seat:
            other = self.others[(state.player - self.seat - 1) % self.players]
            state.apply(ask(other, state, self.rngs[table]))

    def _settle(self, table: int, state: State) -> None:
        start = table * self.players
        worths = returns(state)
        for player in range(self.players):
            self.worths[start + player] = worths[player]

    def _write(self, table: int) -> None:
        state = self.states[table]
        player = state.player
        self.deciding[table] = player
        start = table * self.width
        self._row.pack_into(self.observations, 2 * start, *state.observe(player))
        start = table * self.atoms
        for atom in self._options_at[table]:
            self.masks[start + atom] = 0
        self._options_at[table] = state.offered
        for atom in state.offered:
            self.masks[start + atom] = 1


def returns(state: State) -> list[float]:
    """What a game is worth to each player: 1 to a winner alone, and nothing to anybody before it is over.

    They add up to 0: the losers of a game of n get -1 / (n - 1) each, and who shares a win shares its worth. Alone at
    the table, to lose is worth -1.
    """
    if not state.over:
        return [0.0] * state.players
    winners = state.winners
    if state.players == 1:
        return [1.0 if winners else -1.0]
    if not winners:
        return [0.0] * state.players
    lost = -1.0 / (state.players - 1)
    won = -lost * (state.players - len(winners)) / len(winners)
    return [won if player in winners else lost for player in range(state.players)]
