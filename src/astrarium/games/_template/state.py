"""What lies on the table."""

from __future__ import annotations

from typing import ClassVar

from ...clockwork.names import NOBODY
from ...clockwork.state import State
from .components import COMETS, FIRST_FUEL, ICE, KEY


class Comets(State):
    """`deck` lies face down, the top last; `open` can be caught; `keeper` is whoever caught a comet."""

    key: ClassVar[str] = KEY

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.deck: list[int] = []
        self.open: list[int] = []
        self.keeper: list[int] = [NOBODY] * COMETS
        self.fuel: list[int] = [FIRST_FUEL] * players
        self.turns: int = 0

    def clone(self) -> Comets:
        other = Comets(self.players)
        self.copy_into(other)
        other.deck = self.deck.copy()
        other.open = self.open.copy()
        other.keeper = self.keeper.copy()
        other.fuel = self.fuel.copy()
        other.turns = self.turns
        return other

    @property
    def scores(self) -> list[int]:
        """The ice of the comets that each has caught. COM-1.4"""
        found = [0] * self.players
        for comet, keeper in enumerate(self.keeper):
            if keeper != NOBODY:
                found[keeper] += ICE[comet]
        return found

    @property
    def winners(self) -> list[int]:
        """COM-1.4"""
        scores = self.scores
        return [player for player in range(self.players) if self.over and scores[player] == max(scores)]
