"""What anybody can count at the table, for each side: whenever a number changes, the log says so."""

from __future__ import annotations

from .pieces import ACTIVE, ALL_RESOURCES, EXHAUSTED, RESOURCE, RESTING, TARGETS
from .rules.spoils import targets_left
from .state import Athena


def counts(s: Athena) -> dict[str, list[int]]:
    """Fame, alert, places on the road and in the Turn Order, loads, convoys, survivors by zone, counters."""
    sides = s.all_sides()
    found = {RESOURCE.ids[kind]: [s.has(side, kind) for side in sides] for kind in ALL_RESOURCES}
    return found | {
        "round": [s.round] * s.sides,
        "mooring": [s.mooring] * s.sides,
        "order": [s.order.index(side) for side in sides],
        "place": [*s.at],
        "fame": s.fame.copy(),
        "alert": s.alert.copy(),
        "points": s.points.copy(),
        "charged": s.charged.copy(),
        "level": [0 if s.seated(side) else s.level for side in sides],
        "objects": [len(s.objects[side]) for side in sides],
        "survivors": [len(s.crew[side]) for side in sides],
        "active": [len(s.in_zone(side, ACTIVE)) for side in sides],
        "exhausted": [len(s.in_zone(side, EXHAUSTED)) for side in sides],
        "resting": [len(s.in_zone(side, RESTING)) for side in sides],
        "contamination": [sum(s.contamination[card] for card in s.crew[side]) for side in sides],
        "vehicles": [len(s.vehicles[side]) for side in sides],
        "devices": [len(s.convoy(side)) - len(s.vehicles[side]) for side in sides],
        "damage": [sum(bin(s.damage[card]).count("1") for card in s.convoy(side)) for side in sides],
        "turrets": [len(s.tiles[side]) for side in sides],
        "targets": [TARGETS - targets_left(s, side) for side in sides],
    }
