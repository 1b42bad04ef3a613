"""Paths over a board: which places can be reached, and which are connected.

`neighbours[place]` lists the places next to a place. `ground[place]` says what a walker may do there.
"""

from __future__ import annotations

from typing import Any, Final

from ..clockwork.names import NOTHING

CLOSED: Final = 0
"""May not be entered."""
CROSSED: Final = 1
"""May be crossed; nobody may end there."""
OPEN: Final = 2
"""May be crossed, and is a place to end."""
STOPS: Final = 3
"""Whoever enters must end there."""


def steps_to(neighbours: list[list[int]], ground: list[int], start: int, most: int) -> list[int]:
    """How many steps away each place is, NOTHING if that is more than the most. The start may be any ground."""
    found = [NOTHING] * len(neighbours)
    found[start] = 0
    edge = [start]
    for number in range(1, most + 1):
        further: list[int] = []
        for place in edge:
            for other in neighbours[place]:
                if found[other] == NOTHING and ground[other] != CLOSED:
                    found[other] = number
                    if ground[other] != STOPS:
                        further.append(other)
        if not further:
            break
        edge = further
    return found


def reach(neighbours: list[list[int]], ground: list[int], start: int, most: int) -> list[int]:
    """The places at which a walk of at most so many steps may end, the start left out, in ascending order."""
    found = steps_to(neighbours, ground, start, most)
    return [place for place in range(len(found)) if found[place] > 0 and ground[place] >= OPEN]


def group_of(neighbours: list[list[Any]], inside: list[bool], start: int) -> list[int]:
    """The places inside that hang together with this one, itself included."""
    if not inside[start]:
        return []
    found = [False] * len(neighbours)
    found[start] = True
    group = [start]
    done = 0
    other: int
    while done < len(group):
        for other in neighbours[group[done]]:
            if inside[other] and not found[other]:
                found[other] = True
                group.append(other)
        done += 1
    return group


def largest_group(neighbours: list[list[Any]], inside: list[bool]) -> int:
    """How many places the largest group has that hangs together."""
    most = 0
    counted = [False] * len(neighbours)
    for place in range(len(neighbours)):
        if inside[place] and not counted[place]:
            group = group_of(neighbours, inside, place)
            for other in group:
                counted[other] = True
            if len(group) > most:
                most = len(group)
    return most
