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
    """`greedy`, `mcts:500`..., `net:FILE` for a network of one's own, or `net` for the one that comes with a game.

    `net:FILE@0.5` also takes lesser options, the more the hotter it is.
    """
    if spec != NET and not spec.startswith(f"{NET}:"):
        return player(spec)
    try:
        from .player import NetPlayer
    except ModuleNotFoundError as error:
        raise ValueError(f"a player with a network needs {error.name}: pip install 'astrarium[learn]'") from None
    file, heat = heated(spec.removeprefix(NET).removeprefix(":"))
    return NetPlayer(Path(file) if file else None, spec, heat)


def heated(told: str) -> tuple[str, float]:
    """A file, and the heat after the last @ if that is a number."""
    file, at, heat = told.rpartition("@")
    try:
        return (file, max(0.0, float(heat))) if at else (told, 0.0)
    except ValueError:
        return told, 0.0


def introduce(player: Player, key: str, players: int) -> None:
    """ValueError: the player cannot sit at that table."""
    if isinstance(player, Particular):
        player.meet(key, players)
