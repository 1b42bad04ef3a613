"""Orders of players: clockwise, and tracks on which players change places."""

from __future__ import annotations


def clockwise(players: int, first: int) -> list[int]:
    """All players, once around the table."""
    return [(first + step) % players for step in range(players)]


def from_left_of(players: int, last: int) -> list[int]:
    """All players, beginning with the next one clockwise and ending with `last`."""
    return clockwise(players, last + 1)


def to_bottom(track: list[int], player: int) -> None:
    track.remove(player)
    track.append(player)


def to_top(track: list[int], player: int) -> None:
    track.remove(player)
    track.insert(0, player)
