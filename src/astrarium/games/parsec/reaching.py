"""Where a vessel can go: worked out once for a vessel and a position. PAR-8, 9"""

from __future__ import annotations

from typing import Final, final

from ...clockwork.names import NOBODY
from .bonuses import move_of
from .charts import hexes_of, walk
from .components import (
    ASTEROID_SWARM,
    BLACK_HOLE,
    CARGO,
    FREE_TRANSIT,
    GRAVITY_WELL,
    HEIGHT,
    KIND_OF,
    LOADED,
    MOVED,
    NEW,
    PIECES,
    SMALL,
    TRANSPORT,
)
from .fleets import may_stop, room_aboard, transport_on
from .galaxy import BIT, LINES, ROW
from .lasting import may_load, may_move, may_unload, tunnels
from .state import LASTING_CARD, LASTING_HEX, TRANSIT_GRANTED, TRANSIT_HEX, TRANSIT_UNIT, Parsec


@final
class Ground:
    """What a vessel may do on the hexes around it, as charts. Those in none of them are closed."""

    def __init__(self, unit: int, start: int, most: int) -> None:
        self.unit: Final = unit
        self.start: Final = start
        self.most: Final = most
        """How far the vessel goes."""
        self.open: list[int] = [0] * LINES
        """May be crossed, and are places to end."""
        self.crossed: list[int] = [0] * LINES
        """May only be crossed."""
        self.held: list[int] = [0] * LINES
        """May be crossed with the leave of others."""
        self.wells: list[int] = NO_WELLS
        """Gravity wells: who enters must end there."""
        self.tunnels: list[tuple[int, int]] = []


NO_WELLS: Final[list[int]] = [0] * LINES


def ground_for(s: Parsec, unit: int, most: int) -> Ground:
    """What a vessel may do on each hex within reach, without going aboard. PAR-8.3 to 8.13, 11.24"""
    ground = Ground(unit, s.at[unit], most)
    first, last = ROW[ground.start] - most, ROW[ground.start] + most
    if len(s.lasting) > 0:
        ground.tunnels = tunnels(s)
    if first < 1 or ground.tunnels:
        first = 1
    if last > HEIGHT or ground.tunnels:
        last = HEIGHT
    player = s.owner(unit)
    kind = KIND_OF[unit]
    on_map = s.galaxy.cargo_ground if kind == CARGO else s.galaxy.vessel_ground
    barred = s.full if SMALL[kind] else s.taken
    for line in range(first, last + 1):
        mine = s.held[player * LINES + line]
        friends = 0
        others = 0
        for other in range(s.players):
            if other != player:
                if s.team[other] == s.team[player]:
                    friends |= s.held[other * LINES + line]
                else:
                    others |= s.held[other * LINES + line]
        # A large vessel takes both berths of a hex, a small one needs the second.
        crossed = friends | (mine & barred[line])
        ground.open[line] = on_map[line] & ~(crossed | others)
        ground.crossed[line] = on_map[line] & crossed
        ground.held[line] = on_map[line] & others
    return ground


def cross_all(ground: Ground) -> None:
    """The vessel may cross all others. F02, E06"""
    for line in range(LINES):
        ground.crossed[line] |= ground.held[line]
        ground.held[line] = 0


def add_grants(s: Parsec, ground: Ground) -> None:
    """Hexes whose owner lets this vessel pass. PAR-8.8"""
    row = s.transits.find(TRANSIT_UNIT, ground.unit)
    while row != NOBODY:
        hex = s.transits.get(row, TRANSIT_HEX)
        line = ROW[hex]
        if s.transits.get(row, TRANSIT_GRANTED) > 0:
            ground.crossed[line] |= ground.held[line] & BIT[hex]
            ground.held[line] &= ~BIT[hex]
        row = s.transits.find(TRANSIT_UNIT, ground.unit, row + 1)


def add_holds(s: Parsec, ground: Ground) -> None:
    """The player's transports with room, for a small vessel. PAR-9.2, 9.4"""
    if SMALL[KIND_OF[ground.unit]]:
        player = s.owner(ground.unit)
        start = s.first_of(player, TRANSPORT)
        for transport in range(start, start + PIECES[TRANSPORT]):
            hex = s.at[transport]
            if hex != NOBODY and ground.crossed[ROW[hex]] & BIT[hex] and hold_on(s, player, hex) != NOBODY:
                ground.open[ROW[hex]] |= BIT[hex]
                ground.crossed[ROW[hex]] &= ~BIT[hex]


def hold_on(s: Parsec, player: int, hex: int) -> int:
    """The player's transport on a hex that can take a vessel aboard, or NOBODY."""
    transport = transport_on(s, player, hex)
    if transport == NOBODY or room_aboard(s, transport) == 0 or not may_load(s, transport):
        return NOBODY
    return transport


def add_effects(s: Parsec, ground: Ground) -> None:
    """Closed hexes, and gravity wells in which every move ends. E15, E28, E40"""
    for row in range(len(s.lasting)):
        card = s.lasting.get(row, LASTING_CARD)
        hex = s.lasting.get(row, LASTING_HEX)
        if card in (ASTEROID_SWARM, BLACK_HOLE):
            close(ground, hex)
        elif card == GRAVITY_WELL:
            if ground.wells is NO_WELLS:
                ground.wells = NO_WELLS.copy()
            for place in [hex, *s.galaxy.neighbours[hex]]:
                ground.wells[ROW[place]] |= BIT[place]
                ground.crossed[ROW[place]] &= ~BIT[place]


def close(ground: Ground, hex: int) -> None:
    rest = ~BIT[hex]
    ground.open[ROW[hex]] &= rest
    ground.crossed[ROW[hex]] &= rest
    ground.held[ROW[hex]] &= rest


def within(ground: Ground) -> list[int]:
    """The hexes on which a move may end, in ascending order."""
    entered = [ground.open[line] | ground.crossed[line] for line in range(LINES)]
    found = walk(ground.start, ground.most, entered, ground.wells, ground.tunnels)
    found[ROW[ground.start]] &= ~BIT[ground.start]
    for line in range(LINES):
        found[line] = found[line] & ground.open[line]
    return hexes_of(found)


def held_within(ground: Ground) -> list[int]:
    """The hexes of others to which a move would come if they all let it pass, in ascending order. PAR-8.8"""
    entered = [ground.open[line] | ground.crossed[line] | ground.held[line] for line in range(LINES)]
    found = walk(ground.start, ground.most, entered, ground.wells, ground.tunnels)
    for line in range(LINES):
        found[line] = found[line] & ground.held[line]
    return hexes_of(found)


def destinations(s: Parsec, unit: int) -> list[int]:
    """The hexes to which a vessel may move now, its owner's transports with room included. PAR-8.1"""
    ground = ground_for(s, unit, move_of(s, unit))
    if s.figures[s.owner(unit)].able(FREE_TRANSIT):
        cross_all(ground)
    elif len(s.transits) > 0:
        add_grants(s, ground)
    add_holds(s, ground)
    add_effects(s, ground)
    return within(ground)


def evade_hexes(s: Parsec, unit: int, extra: int = 0, cross: bool = False) -> list[int]:
    """The hexes to which a vessel may evade: no transit, no loading. `extra`, `cross`: by a card. PAR-16.12, E06"""
    ground = ground_for(s, unit, move_of(s, unit, extra))
    if cross or s.figures[s.owner(unit)].able(FREE_TRANSIT):
        cross_all(ground)
    add_effects(s, ground)
    return within(ground)


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
