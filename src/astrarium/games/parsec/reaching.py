"""Where a vessel can go: worked out once for a vessel and a position. PAR-8, 9"""

from __future__ import annotations

from ...clockwork.names import NOBODY
from ...clockwork.ways import CLOSED, CROSSED, OPEN, STOPS, reach
from .bonuses import move_of
from .components import (
    ASTEROID_SWARM,
    BERTHS,
    BLACK_HOLE,
    CARGO,
    FREE_TRANSIT,
    GRAVITY_WELL,
    HEX_BERTHS,
    KIND_OF,
    LOADED,
    MOVED,
    NEW,
    SET,
    SMALL,
    TRANSPORT,
)
from .fleets import may_stop, room_aboard, transport_on
from .lasting import may_load, may_move, may_unload, tunnels
from .state import LASTING_CARD, LASTING_HEX, TRANSIT_GRANTED, TRANSIT_HEX, TRANSIT_UNIT, Parsec


def ways_of(s: Parsec) -> list[list[int]]:
    """What lies next to each hex for a vessel on its way; wormholes join their mouths. E42"""
    ways = s.galaxy.neighbours
    if len(s.lasting) > 0:
        for one, other in tunnels(s):
            if ways is s.galaxy.neighbours:
                ways = ways.copy()
            ways[one] = [*ways[one], other]
            ways[other] = [*ways[other], one]
    return ways


def ground_for(s: Parsec, unit: int, cross: bool) -> list[int]:
    """What a vessel may do on each hex, without going aboard. `cross`: it may cross all others. PAR-8.3 to 8.13"""
    player = s.owner(unit)
    kind = KIND_OF[unit]
    ground = s.galaxy.cargo_ground.copy() if kind == CARGO else s.galaxy.vessel_ground.copy()
    free = cross or s.figures[player].able(FREE_TRANSIT)
    for other in range(s.players):
        if s.colour[other] == NOBODY:
            continue
        passed = CROSSED if free or s.team[other] == s.team[player] else CLOSED
        start = s.first_unit(other)
        for piece in range(start, start + SET):
            hex = s.at[piece]
            if hex == NOBODY or ground[hex] == CLOSED:
                continue
            if other != player:
                ground[hex] = passed
            elif s.berths[hex] + BERTHS[kind] > HEX_BERTHS:
                ground[hex] = CROSSED
    return ground


def add_grants(s: Parsec, unit: int, ground: list[int]) -> None:
    """Hexes whose owner lets this vessel pass. PAR-8.8"""
    row = s.transits.find(TRANSIT_UNIT, unit)
    while row != NOBODY:
        hex = s.transits.get(row, TRANSIT_HEX)
        on_map = s.galaxy.cargo_ground if KIND_OF[unit] == CARGO else s.galaxy.vessel_ground
        if s.transits.get(row, TRANSIT_GRANTED) > 0 and ground[hex] == CLOSED and on_map[hex] == OPEN:
            ground[hex] = CROSSED
        row = s.transits.find(TRANSIT_UNIT, unit, row + 1)


def add_holds(s: Parsec, unit: int, ground: list[int]) -> None:
    """The player's transports with room, for a small vessel. PAR-9.2, 9.4"""
    if SMALL[KIND_OF[unit]]:
        player = s.owner(unit)
        for transport in s.pieces(player, TRANSPORT):
            hex = s.at[transport]
            if hex != NOBODY and ground[hex] == CROSSED and hold_on(s, player, hex) != NOBODY:
                ground[hex] = OPEN


def hold_on(s: Parsec, player: int, hex: int) -> int:
    """The player's transport on a hex that can take a vessel aboard, or NOBODY."""
    transport = transport_on(s, player, hex)
    if transport == NOBODY or room_aboard(s, transport) == 0 or not may_load(s, transport):
        return NOBODY
    return transport


def add_effects(s: Parsec, ground: list[int]) -> None:
    """Closed hexes, and gravity wells in which every move ends. E15, E28, E40"""
    for row in range(len(s.lasting)):
        card = s.lasting.get(row, LASTING_CARD)
        hex = s.lasting.get(row, LASTING_HEX)
        if card in (ASTEROID_SWARM, BLACK_HOLE):
            ground[hex] = CLOSED
        elif card == GRAVITY_WELL:
            for place in [hex, *s.galaxy.neighbours[hex]]:
                ground[place] = STOPS if ground[place] >= OPEN else CLOSED


def destinations(s: Parsec, unit: int) -> list[int]:
    """The hexes to which a vessel may move now, its owner's transports with room included. PAR-8.1"""
    ground = ground_for(s, unit, False)
    add_grants(s, unit, ground)
    add_holds(s, unit, ground)
    add_effects(s, ground)
    return reach(ways_of(s), ground, s.at[unit], move_of(s, unit))


def evade_hexes(s: Parsec, unit: int, extra: int = 0, cross: bool = False) -> list[int]:
    """The hexes to which a vessel may evade: no transit, no loading. `extra`, `cross`: by a card. PAR-16.12, E06"""
    ground = ground_for(s, unit, cross)
    add_effects(s, ground)
    return reach(ways_of(s), ground, s.at[unit], move_of(s, unit, extra))


def unload_hexes(s: Parsec, unit: int) -> list[int]:
    """The hexes next to its transport onto which a carried vessel may be put. PAR-9.5 to 9.9"""
    if s.did[unit] & (MOVED | NEW | LOADED) or not may_unload(s, unit):
        return []
    kind = KIND_OF[unit]
    player = s.owner(unit)
    return [hex for hex in sorted(s.galaxy.neighbours[s.place(unit)]) if may_stop(s, player, kind, hex)]


def is_movable(s: Parsec, unit: int) -> bool:
    """Whether a vessel on a hex has its move of this turn left and is not held. PAR-3.12, 3.14"""
    return s.at[unit] != NOBODY and s.did[unit] & (MOVED | NEW) == 0 and may_move(s, unit)


def can_move(s: Parsec, unit: int) -> bool:
    """Whether a vessel on a hex has anywhere to go. A free hex beside it settles that without a search."""
    if not is_movable(s, unit):
        return False
    player = s.owner(unit)
    for hex in s.galaxy.neighbours[s.at[unit]]:
        if may_stop(s, player, KIND_OF[unit], hex):
            return True
    return len(destinations(s, unit)) > 0
