"""Majorities: who comes first, second and so on, and what a tie brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..clockwork.names import NOBODY, Player

if TYPE_CHECKING:
    from mypy_extensions import i64


def leader(totals: list[int]) -> Player:
    """Who is alone in first place, or NOBODY."""
    best = 0
    who = NOBODY
    for player, total in enumerate(totals):
        if total > best:
            best = total
            who = Player(player)
        elif total == best:
            who = NOBODY
    return who


def place_points(totals: list[int], row: list[int]) -> list[int]:
    """The points of each place; those who tie get those of the place below. A total of 0 takes no part."""
    earned = [0] * len(totals)
    for player, total in enumerate(totals):
        if total > 0:
            earned[player] = _points_for(total, totals, row)
    return earned


def _points_for(total: int, totals: list[int], row: list[int]) -> int:
    # Machine words, because it is asked for everybody on everything that is scored.
    place: i64 = 0
    same: i64 = 0
    for other in totals:
        if other > total:
            place += 1
        elif other == total:
            same += 1
    if same > 1:
        place += 1
    return row[place] if place < len(row) else 0


def lowest(values: list[int]) -> list[Player]:
    """Everybody with the smallest value."""
    least = min(values)
    return [Player(player) for player, value in enumerate(values) if value == least]


def highest(values: list[int]) -> list[Player]:
    most = max(values)
    return [Player(player) for player, value in enumerate(values) if value == most]
