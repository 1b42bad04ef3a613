"""What a player would see after each option, gathered in one buffer: a network judges many positions at once."""

from __future__ import annotations

from struct import Struct
from typing import Any, Final, final

from ..clockwork.state import State
from ..contract.game import Game
from .many import returns


@final
class Outlook:
    """The positions that options lead to, as rows of what the player sees there (16-bit numbers).

    A move that goes on with small decisions of the same player is completed in as many ways as there are `looks` for,
    and its option has a row for each: it is worth what its best row is worth.
    """

    def __init__(self, game: Game[Any], players: int) -> None:
        self.game: Final = game
        self.width: Final = len(game.record.observation(players))
        self.seen: Final = bytearray()
        self._row: Final = Struct(f"{self.width}h")
        self.rows: int = 0
        self.starts: list[int] = []
        """The first row of each option."""
        self.settled: list[int] = []
        self.worths: list[float] = []
        """The rows at which the game is over, and what it was worth to the player."""

    def clear(self) -> None:
        del self.seen[:]
        self.rows = 0
        self.starts.clear()
        self.settled.clear()
        self.worths.clear()

    def look(self, table: State, player: int, options: list[int], looks: int) -> None:
        """Look where these options of the decision at a table lead."""
        share = looks // len(options)
        for atom in options:
            self.starts.append(self.rows)
            after = table.clone()
            after.apply(atom)
            self._complete(after, player, share)

    def _complete(self, state: State, player: int, looks: int) -> None:
        """Rows for all the ways in which a move in progress may be completed, or for where it stands."""
        choice = state.choice
        if choice is None or not choice.inner or choice.player != player:
            self.add(state, player)
            return
        options = self.game.bots.promising(state)
        if looks < len(options):
            self.add(state, player)
            return
        share = looks // len(options)
        for atom in options:
            after = state.clone()
            after.apply(atom)
            self._complete(after, player, share)

    def add(self, state: State, player: int) -> None:
        """A row for one position."""
        if state.over:
            self.settled.append(self.rows)
            self.worths.append(returns(state)[player])
        self.seen.extend(self._row.pack(*state.observe(player)))
        self.rows += 1
