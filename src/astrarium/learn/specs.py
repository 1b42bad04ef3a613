"""Players by what is typed: the built-in ones, and those that decide by a net."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol, runtime_checkable

from ..players.playing import player
from ..players.seat import Player

NET = "net"


@runtime_checkable
class Particular(Protocol):
    """A player that cannot sit at every table."""

    def meet(self, key: str, players: int) -> None:
        """ValueError: it cannot play that game with so many players."""
        ...


def player_of(spec: str) -> Player:
    """`greedy`, `mcts:500`..., `net:FILE` for a net of one's own, or `net` for the one that comes with a game."""
    if spec != NET and not spec.startswith(f"{NET}:"):
        return player(spec)
    try:
        from .player import NetPlayer
    except ModuleNotFoundError as error:
        raise ValueError(f"a player with a net needs {error.name}: pip install 'astrarium[learn]'") from None
    return NetPlayer(Path(spec.removeprefix(f"{NET}:")) if spec != NET else None, spec)


def introduce(player: Player, key: str, players: int) -> None:
    """ValueError: the player cannot sit at that table."""
    if isinstance(player, Particular):
        player.meet(key, players)
