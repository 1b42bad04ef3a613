"""Majorities: places, with ties."""

from __future__ import annotations


def ranks(totals: list[int]) -> list[int]:
    """The rank of each total: 1 + how many are strictly higher. A total of 0 takes no part and has rank 0."""
    places: list[int] = []
    for total in totals:
        rank = 0
        if total > 0:
            rank = 1
            for other in totals:
                if other > total:
                    rank += 1
        places.append(rank)
    return places


def leader(totals: list[int]) -> int:
    """Who is alone in first place, or -1."""
    best = 0
    who = -1
    for player, total in enumerate(totals):
        if total > best:
            best = total
            who = player
        elif total == best:
            who = -1
    return who


def tied(places: list[int], rank: int) -> bool:
    return places.count(rank) > 1


def lowest(values: list[int]) -> list[int]:
    """Everybody with the smallest value."""
    least = min(values)
    return [player for player, value in enumerate(values) if value == least]


def highest(values: list[int]) -> list[int]:
    most = max(values)
    return [player for player, value in enumerate(values) if value == most]
