"""Orders of players: clockwise, and tracks on which players change places."""

from __future__ import annotations

from ..clockwork.names import NOBODY


def clockwise(players: int, first: int, out: int = 0) -> list[int]:
    """All players once around the table, but for those in the mask `out`."""
    order = [(first + step) % players for step in range(players)]
    return order if out == 0 else [player for player in order if out >> player & 1 == 0]


def from_left_of(players: int, last: int, out: int = 0) -> list[int]:
    """The same, beginning with the next one clockwise and ending with `last`."""
    return clockwise(players, last + 1, out)


def left_of(players: int, player: int, out: int = 0) -> int:
    """The next player clockwise who is not `out`: the same one if all others are, NOBODY if all are."""
    for step in range(1, players + 1):
        other = (player + step) % players
        if out >> other & 1 == 0:
            return other
    return NOBODY


def to_bottom(track: list[int], player: int) -> None:
    track.remove(player)
    track.append(player)


def to_top(track: list[int], player: int) -> None:
    track.remove(player)
    track.insert(0, player)
