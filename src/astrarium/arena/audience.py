"""The players at a table who want to be told what goes on, beside being asked."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from ..clockwork.state import State
from ..clockwork.text import EVERYONE, Note
from ..players.seat import Player
from .protocol import Setting


@runtime_checkable
class Listener(Protocol):
    """A player that remembers. It is told only what its seat may know; `deal` says just which games are dealt alike."""

    def begin(self, setting: Setting, seat: int, deal: int) -> None: ...

    def hear(self, notes: list[Note]) -> None: ...

    def end(self, state: State) -> None: ...

    def close(self) -> None: ...


class Audience:
    """Those of the players who listen."""

    def __init__(self, players: list[Player]) -> None:
        self.listeners = [(seat, player) for seat, player in enumerate(players) if isinstance(player, Listener)]
        self.told = 0

    def begin(self, setting: Setting, deal: int) -> None:
        for seat, player in self.listeners:
            player.begin(setting, seat, deal)

    def tell(self, state: State) -> None:
        """Pass on what is new in the log. The log stays whole, for what is read from it at the end."""
        if self.listeners and state.log:
            news = state.log[self.told :]
            self.told = len(state.log)
            for seat, player in self.listeners:
                player.hear([note for note in news if note.audience in (EVERYONE, seat)])

    def end(self, state: State) -> None:
        for _, player in self.listeners:
            player.end(state)
