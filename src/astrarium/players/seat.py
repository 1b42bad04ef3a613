"""The seat: everything that a player at the table has, and nothing else."""

from __future__ import annotations

from typing import Any, Final, Protocol

from ..clockwork.chance import Rng
from ..clockwork.names import Atom
from ..clockwork.state import State
from ..contract.registry import game


class Seat:
    """A player's place at the table.

    `position` is never the true state but one imagined by the player's own knowledge, so that no bot can cheat:
    what it must not know is not there.
    """

    def __init__(self, player: int, legal: list[Any], position: State | None, rng: Rng, milliseconds: int = 0) -> None:
        self.player: Final = player
        self.legal: Final[list[Atom]] = legal
        self.rng: Final = rng
        self.milliseconds: Final = milliseconds
        """How long the table waits for this decision; 0: as long as the player takes."""
        self._position: Final = position

    @property
    def position(self) -> State:
        assert self._position is not None, "a player that is blind gets no position"
        return self._position

    def promising(self) -> list[Atom]:
        """The options that are worth a look."""
        return game(self.position.key).bots.promising(self.position)

    def imagine(self) -> State:
        """Another way the table might be, as far as the player knows."""
        return self.position.imagine(self.player, self.rng)


class Player(Protocol):
    """Someone who decides: any class with these, compiled or not.

    A player that is `blind` needs only the options, which saves imagining the rest.
    """

    name: str
    blind: bool

    def decide(self, seat: Seat) -> int: ...


def ask(player: Player, state: State, rng: Rng) -> int:
    """The player's decision, checked. `state` is only read."""
    choice = state.choice
    assert choice is not None, "the game is over"
    position = None if player.blind else state.imagine(choice.player, rng)
    atom = player.decide(Seat(choice.player, state.offered.copy(), position, rng))
    if atom not in state.offered:
        raise ValueError(f"{player.name} answered {atom}, which is not an option")
    return atom
