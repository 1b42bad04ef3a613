"""Where a vessel can go: worked out once for a vessel and a position. PAR-8, 9"""

from __future__ import annotations

from typing import Final, final

from ....clockwork.names import NOBODY, NOTHING, Player
from ..components import (
    ASTEROID_SWARM,
    BLACK_HOLE,
    CARGO,
    FREE_TRANSIT,
    GRAVITY_WELL,
    KIND_OF,
    LOADED,
    MOVED,
    NEW,
    NO_UNIT,
    PIECES,
    SMALL,
    TRANSPORT,
    WORMHOLE,
    Event,
    Hex,
    Unit,
)
from ..state import LASTING_CARD, LASTING_HEX, TRANSIT_GRANTED, TRANSIT_HEX, TRANSIT_UNIT, Parsec
from .abilities import move_of
from .charts import BIT, beside, hexes_of, without
from .effects_in_force import lies_out, may_load, may_move, may_unload, tunnels
from .fleets import may_stop, room_aboard, transport_on
from .spheres import Spheres, roam, spheres_on


@final
class Ground:
    """What a vessel may do on each hex, as charts. Hexes in none of them are closed to it."""

    def __init__(self, unit: Unit, start: Hex, most: int, spheres: Spheres) -> None:
        self.unit: Final = unit
        self.start: Final = start
        self.spheres: Final = spheres
        """How far it would come if nothing were in its way."""
        self.most: Final = most
        """How far the vessel goes."""
        self.open: int = 0
        """May be crossed, and are places to end."""
        self.crossed: int = 0
        """May only be crossed."""
        self.held: int = 0
        """May be crossed with the leave of others."""
        self.wells: int = 0
        """Gravity wells: who enters must end there."""
        self.tunnels: list[tuple[Hex, Hex]] = NO_TUNNELS
        self.is_plain: bool = True
        """Whether nothing but units may be in the way."""


NO_TUNNELS: Final[list[tuple[Hex, Hex]]] = []
SHAPES_GROUND: Final = 1 << ASTEROID_SWARM | 1 << BLACK_HOLE | 1 << GRAVITY_WELL | 1 << WORMHOLE
"""Cards that change where vessels may go, as bits."""


def ground_for(s: Parsec, unit: Unit, most: int) -> Ground:
    """What a vessel may do on each hex, without going aboard, as far as map and units say. PAR-8.3 to 8.13"""
    kind = KIND_OF[unit]
    on_map = s.galaxy.cargo_ground if kind == CARGO else s.galaxy.vessel_ground
    ground = Ground(unit, s.at[unit], most, spheres_on(on_map))
    player = s.owner(unit)
    # A large vessel takes both berths of a hex, a small one needs the second.
    crossed = s.held[player] & (s.full if SMALL[kind] else s.taken)
    others = 0
    for other in s.everyone():
        if other != player and s.held[other] != 0:
            if s.team[other] == s.team[player]:
                crossed |= s.held[other]
            else:
                others |= s.held[other]
    ground.crossed = on_map & crossed
    ground.held = on_map & others
    ground.open = on_map ^ ground.crossed ^ ground.held
    return ground


def cross_all(ground: Ground) -> None:
    """The vessel may cross all others. F02, E06"""
    ground.crossed |= ground.held
    ground.held = 0


def add_grants(s: Parsec, ground: Ground) -> None:
    """Hexes whose owner lets this vessel pass. PAR-8.8"""
    row = s.transits.find(TRANSIT_UNIT, ground.unit)
    while row != NOBODY:
        bit = BIT[s.transits.get(row, TRANSIT_HEX)]
        if s.transits.get(row, TRANSIT_GRANTED) > 0 and ground.held & bit:
            ground.held ^= bit
            ground.crossed |= bit
        row = s.transits.find(TRANSIT_UNIT, ground.unit, row + 1)


def add_holds(s: Parsec, ground: Ground) -> None:
    """The player's transports with room, for a small vessel. PAR-9.2, 9.4"""
    if SMALL[KIND_OF[ground.unit]]:
        start = s.first_of(s.owner(ground.unit), TRANSPORT)
        for transport in range(start, start + PIECES[TRANSPORT]):
            hex = s.at[transport]
            if hex != NOTHING and is_open_hold(s, Unit(transport)) and ground.crossed & BIT[hex]:
                ground.crossed ^= BIT[hex]
                ground.open |= BIT[hex]


def is_open_hold(s: Parsec, transport: Unit) -> bool:
    """Whether a transport on a hex can take a vessel aboard."""
    return room_aboard(s, transport) > 0 and may_load(s, transport)


def hold_on(s: Parsec, player: Player, hex: Hex) -> Unit:
    """The player's transport on a hex that can take a vessel aboard, or NOBODY."""
    transport = transport_on(s, player, hex)
    return transport if transport != NOTHING and is_open_hold(s, transport) else NO_UNIT


def add_effects(s: Parsec, ground: Ground) -> None:
    """Closed hexes, gravity wells in which every move ends, wormholes. PAR-11.24, E15, E28, E40, E42"""
    if not lies_out(s, SHAPES_GROUND):
        return
    ground.is_plain = False
    ground.tunnels = tunnels(s)
    for row in range(len(s.lasting)):
        card = Event(s.lasting.get(row, LASTING_CARD))
        hex = Hex(s.lasting.get(row, LASTING_HEX))
        if card in (ASTEROID_SWARM, BLACK_HOLE):
            ground.open = without(ground.open, BIT[hex])
            ground.crossed = without(ground.crossed, BIT[hex])
            ground.held = without(ground.held, BIT[hex])
        elif card == GRAVITY_WELL:
            well = BIT[hex] | beside(BIT[hex])
            ground.wells |= well
            ground.crossed = without(ground.crossed, well)
            # Nobody's leave helps out of it.
            ground.held = without(ground.held, well)


def within(ground: Ground) -> int:
    """The chart of the hexes on which a move may end."""
    return way(ground, ground.most, ground.open | ground.crossed) & ground.open


def way(ground: Ground, most: int, entered: int) -> int:
    """The chart of the hexes to which the vessel comes with so many steps over these: see `walk`."""
    return roam(ground.spheres, ground.start, most, entered, ground.wells, ground.tunnels)


def held_within(ground: Ground) -> int:
    """The chart of the hexes of others that a move could cross if all let it pass, and go on to a place. PAR-8.8"""
    found = 0
    for hex in hexes_of(held_met(ground)):
        # A place beside it settles that without a search.
        if is_beside_place(ground, hex) or leads_on(ground, hex):
            found |= BIT[hex]
    return found


def held_met(ground: Ground) -> int:
    """The chart of the hexes of others to which a move could come with a step to spare if all let it pass."""
    if ground.is_plain:
        return ground.held & ground.spheres.within(ground.start, ground.most - 1)
    return ground.held & way(ground, ground.most - 1, ground.open | ground.crossed | ground.held)


def is_beside_place(ground: Ground, hex: Hex) -> bool:
    """Whether a hex lies next to one on which the vessel may end."""
    return without(ground.spheres.within(hex, 1) & ground.open, BIT[ground.start]) != 0


def leads_on(ground: Ground, hex: Hex) -> bool:
    """Whether the steps that are left on a hex lead to a place to end."""
    entered = ground.open | ground.crossed | ground.held
    for steps in range(1, ground.most):
        if way(ground, steps, entered) & BIT[hex]:
            beyond = roam(ground.spheres, hex, ground.most - steps, entered, ground.wells, ground.tunnels)
            return without(beyond & ground.open, BIT[ground.start]) != 0
    return False


def move_ground(s: Parsec, unit: Unit) -> Ground:
    """What a vessel may do on each hex in its move of the turn, its owner's transports with room included. PAR-8.1"""
    ground = ground_for(s, unit, move_of(s, unit))
    if s.figures[s.owner(unit)].able(FREE_TRANSIT):
        cross_all(ground)
    elif len(s.transits) > 0:
        add_grants(s, ground)
    add_holds(s, ground)
    add_effects(s, ground)
    return ground


def destinations(s: Parsec, unit: Unit) -> list[Hex]:
    """The hexes to which a vessel may move now, in ascending order. PAR-8.1"""
    return hexes_of(within(move_ground(s, unit)))


def evade_hexes(s: Parsec, unit: Unit, extra: int = 0, cross: bool = False) -> list[Hex]:
    """The hexes to which a vessel may evade, in ascending order. PAR-16.12"""
    return hexes_of(evasion(s, unit, extra, cross))


def evasion(s: Parsec, unit: Unit, extra: int = 0, cross: bool = False) -> int:
    """The chart of them: no transit, no loading. `extra`, `cross`: by a card. PAR-16.12, E06"""
    ground = ground_for(s, unit, move_of(s, unit, extra))
    if cross or s.figures[s.owner(unit)].able(FREE_TRANSIT):
        cross_all(ground)
    add_effects(s, ground)
    return within(ground)


def unload_hexes(s: Parsec, unit: Unit) -> list[Hex]:
    """The hexes next to its transport onto which a carried vessel may be put. PAR-9.5 to 9.9"""
    if s.did[unit] & (MOVED | NEW | LOADED) or not may_unload(s, unit):
        return []
    kind = KIND_OF[unit]
    player = s.owner(unit)
    return [hex for hex in sorted(s.galaxy.neighbours[s.place(unit)]) if may_stop(s, player, kind, hex)]


def is_movable(s: Parsec, unit: Unit) -> bool:
    """Whether a vessel on a hex has its move of this turn left and is not held. PAR-3.12, 3.14"""
    return s.at[unit] != NOTHING and s.did[unit] & (MOVED | NEW) == 0 and may_move(s, unit)


def can_move(s: Parsec, unit: Unit) -> bool:
    """Whether a vessel on a hex has anywhere to go. A free hex beside it settles that without a search."""
    if not is_movable(s, unit):
        return False
    player = s.owner(unit)
    for hex in s.galaxy.neighbours[s.at[unit]]:
        if may_stop(s, player, KIND_OF[unit], hex):
            return True
    return len(destinations(s, unit)) > 0
