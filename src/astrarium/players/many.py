"""Many games played side by side, for those who learn: one call plays each on to the learner's next decision."""

from __future__ import annotations

from array import array
from typing import Any, Final

from ..clockwork.chance import Rng, seeded
from ..clockwork.state import State
from ..contract.game import Game
from ..positions.scribe import mask_writer
from .seat import Player, ask

EVERY_SEAT: Final = -1
"""The learner decides for all."""
ANY_SEAT: Final = -2
"""The learner has another seat in every game."""
ILLEGAL: Final = -1.0
"""What an atom that is not open is worth to the one who decided it. It ends the game, for the others without worth."""


class Buffers:
    """Where tables write what they show, a row for each: whoever gives the memory can read it without a copy.

    `observations` and `finals` are of 16-bit numbers, `masks` and `ends` of bytes, `deciding` of 32-bit numbers and
    `worths` of 32-bit floating-point ones. Arrays of Python are made for what is not given.
    """

    def __init__(self, tables: int, width: int, atoms: int, players: int, given: dict[str, Any] | None = None) -> None:
        found = given or {}
        self.observations: Final[Any] = found.get("observations", array("h", bytes(2 * tables * width)))
        """What the learner sees."""
        self.masks: Final[Any] = found.get("masks", bytearray(tables * atoms))
        """What is open to the learner."""
        self.deciding: Final[Any] = found.get("deciding", array("i", bytes(4 * tables)))
        """The player who decides."""
        self.ends: Final[Any] = found.get("ends", bytearray(tables))
        """Whether the last step ended a game: GOES_ON, OVER or BROKEN_OFF."""
        self.worths: Final[Any] = found.get("worths", array("f", bytes(4 * tables * players)))
        """What the game that ended was worth to each player."""
        self.finals: Final[Any] = found.get("finals", array("h", bytes(2 * tables * width)))
        """What the one who decided last saw at the end of it."""


GOES_ON: Final = 0
OVER: Final = 1
BROKEN_OFF: Final = 2
"""By an atom that was not open."""


class Many:
    """Several tables of one game, and what the learner at each of them sees.

    The learner has one `seat`, with `others` in the seats that follow, or EVERY_SEAT, or ANY_SEAT. A table whose game
    is over begins another at once. With more `seats` than players, so many are told: see `LayoutRecord.columns`.
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
        seats: int = 0,
        buffers: dict[str, Any] | None = None,
    ) -> None:
        self.game: Final = game
        self.players: Final = players
        self.options: Final = options
        self.without: Final = without
        self.tables: Final = tables
        self.seat: Final = seat
        self.others: Final = others
        self.atoms: Final = len(game.atoms.names)
        self.width: Final = len(game.record.columns(players, seats))
        self.states: list[State] = []
        self.rngs: list[Rng] = []
        self.seats: list[int] = [seat] * tables
        """The learner's seat at each table."""
        self.buffers: Final = Buffers(tables, self.width, self.atoms, players, buffers)
        self._scribe: Final = game.record.scribe(players, seats)
        self._mask: Final = mask_writer()
        self._games: list[int] = [0] * tables
        self._seeds: list[int] = [0] * tables

    def reset(self, seeds: list[int]) -> None:
        """Begin a game at every table. A table's games follow from its seed."""
        self.states = []
        self.rngs = []
        for table in range(self.tables):
            self._seeds[table] = seeds[table]
            self._games[table] = 0
            self.rngs.append(seeded(seeds[table], "others"))
            self.states.append(self._begin(table))
            self.buffers.ends[table] = GOES_ON
            self._write(table)

    def step(self, decisions: list[int]) -> None:
        """Each learner decides. An atom that is not open ends the game: see ILLEGAL."""
        ends = self.buffers.ends
        for table in range(self.tables):
            state = self.states[table]
            decided = state.player
            atom = decisions[table]
            if state.offers(atom):
                state.apply(atom)
                if self.seat != EVERY_SEAT:
                    self._go_on(table, state)
                if not state.over:
                    ends[table] = GOES_ON
                    self._write(table)
                    continue
                ends[table] = OVER
                self._settle(table, returns(state))
            else:
                ends[table] = BROKEN_OFF
                self._settle(table, [ILLEGAL if player == decided else 0.0 for player in range(self.players)])
            self._scribe.write(state, decided, self.buffers.finals, table * self.width)
            self.states[table] = self._begin(table)
            self._write(table)

    def _begin(self, table: int) -> State:
        """The table's next game in which the learner has something to decide."""
        while True:
            rng = seeded(self._seeds[table], f"game {self._games[table]}")
            seed = rng.below(1 << 30)
            if self.seat == ANY_SEAT:
                self.seats[table] = rng.below(self.players)
            self._games[table] += 1
            state: State = self.game.begin(self.players, seed, self.options, self.without)
            if self.seat != EVERY_SEAT:
                self._go_on(table, state)
            if not state.over:
                return state

    def _go_on(self, table: int, state: State) -> None:
        """Let the others decide until it is the learner's turn."""
        seat = self.seats[table]
        while not state.over and state.player != seat:
            other = self.others[(state.player - seat - 1) % self.players]
            state.apply(ask(other, state, self.rngs[table]))

    def _settle(self, table: int, worths: list[float]) -> None:
        start = table * self.players
        for player in range(self.players):
            self.buffers.worths[start + player] = worths[player]

    def _write(self, table: int) -> None:
        state = self.states[table]
        player = state.player
        self.buffers.deciding[table] = player
        self._scribe.write(state, player, self.buffers.observations, table * self.width)
        self._mask(state.offered, self.buffers.masks, table * self.atoms, self.atoms)


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
