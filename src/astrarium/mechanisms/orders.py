"""Orders of players: clockwise, and tracks on which players change places."""

from __future__ import annotations

from ..clockwork.names import NOBODY, Player


def clockwise(players: int, first: int, out: int = 0) -> list[Player]:
    """All players once around the table, but for those in the mask `out`."""
    order = [Player((first + step) % players) for step in range(players)]
    return order if out == 0 else [player for player in order if out >> player & 1 == 0]


def from_left_of(players: int, last: int, out: int = 0) -> list[Player]:
    """The same, beginning with the next one clockwise and ending with `last`."""
    return clockwise(players, last + 1, out)


def left_of(players: int, player: int, out: int = 0) -> Player:
    """The next player clockwise who is not `out`: the same one if all others are, NOBODY if all are."""
    for step in range(1, players + 1):
        other = (player + step) % players
        if out >> other & 1 == 0:
            return Player(other)
    return NOBODY


def to_bottom(track: list[Player], player: Player) -> None:
    track.remove(player)
    track.append(player)


def to_top(track: list[Player], player: Player) -> None:
    track.remove(player)
    track.insert(0, player)
