"""What points consist of: they lie on the table. PAR-22.3 to 22.5"""

from __future__ import annotations

from ...clockwork.names import NOBODY
from .components import COLONY, EVENT_POINTS, KIND_OF, MILITARY, NO_HEX, NO_UNIT, POINTS_PER_RESOURCE, SET, Kind
from .state import Parsec


def holdings(s: Parsec) -> dict[str, list[int]]:
    """What each sort of thing is worth to each player once the game is over; an eliminated one has none."""
    found = {name: [0] * s.players for name in ("colonies", "civil", "military", "resources", "permanents", "events")}
    for player in s.everyone():
        if s.is_out(player) or s.colour[player] == NOBODY:
            continue
        found["resources"][player] = POINTS_PER_RESOURCE * len(s.goods[player])
        found["permanents"][player] = sum(EVENT_POINTS[card] for card in s.permanents[player])
        found["events"][player] = sum(EVENT_POINTS[card] for card in s.events[player])
        start = s.first_unit(player)
        for unit in range(start, start + SET):
            if s.at[unit] != NO_HEX or s.aboard[unit] != NO_UNIT:
                found[sort_of(KIND_OF[unit])][player] += s.figures[player].value[KIND_OF[unit]]
    return found


def sort_of(kind: Kind) -> str:
    if kind == COLONY:
        return "colonies"
    return "military" if MILITARY[kind] else "civil"
