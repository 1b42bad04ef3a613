"""What everybody can count at the table. Whenever one of these numbers changes the log says so."""

from __future__ import annotations

from .components import (
    BUILDINGS,
    HUMANITY_LEADER,
    INTERSTELLAR_LEADER,
    LEADERS,
    PLANETS,
    RESOURCE,
    RESOURCES,
    SPACE_COLUMN,
)
from .state import Interstellar


def counts(s: Interstellar) -> dict[str, list[int]]:
    """Points, places on tracks, pieces and tokens of every player, by the names that notes tell."""
    found: dict[str, list[int]] = {
        "prestige": s.prestige.copy(),
        "reputation": s.reputation.copy(),
        "humanity": s.leader[HUMANITY_LEADER::LEADERS],
        "interstellar": s.leader[INTERSTELLAR_LEADER::LEADERS],
        "fuel": s.fuel.copy(),
        "scientists": s.scientists.copy(),
        "locked_scientists": s.locked_scientists.copy(),
        "technologies": [known.bit_count() for known in s.technologies],
        "offices": [s.government.count(player) for player in s.everyone()],
        "leads": [int(s.leading() == player) for player in s.everyone()],
        "posts": [s.posts.count(player) for player in s.everyone()],
        "tokens": [len(hand) for hand in s.hand],
        "extras": [len(extras) for extras in s.extras],
        "passed": [int(passed) for passed in s.passed],
        "face": s.face.copy(),
        "satellite": [SPACE_COLUMN[space] for space in s.satellite],
        "explorer": [*s.explorer],
        "wormhole": [*s.wormhole],
        "hold_fuel": s.hold_fuel.copy(),
        "hold_cubes": _sums(s.hold_cubes, RESOURCES),
        "hold_buildings": _sums(s.hold_buildings, BUILDINGS),
        "buildings": _sums(s.buildings, BUILDINGS),
        "locked_buildings": _sums(s.locked_buildings, BUILDINGS),
        "built": _sums(s.built, PLANETS * BUILDINGS),
        "deposit": _sums(s.deposit, PLANETS * RESOURCES),
        "warehouse": _sums(s.warehouse, PLANETS * RESOURCES),
    }
    for resource, id in enumerate(RESOURCE.ids):
        found[id] = s.cubes[resource::RESOURCES]
    return found


def _sums(numbers: list[int], width: int) -> list[int]:
    """The sum of so many numbers for each player."""
    return [sum(numbers[start : start + width]) for start in range(0, len(numbers), width)]
