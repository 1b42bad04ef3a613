"""Where a new unit may be placed, and what it costs there. PAR-13"""

from __future__ import annotations

from ....clockwork.names import NOTHING, Atom, Player
from ..components import (
    ABOARD_SURCHARGE,
    CARGO,
    COLONY,
    FIGHTER,
    HEX_ATOM,
    PIECES,
    RESOURCES,
    SMALL,
    TRANSPORT,
    UNIT_ATOM,
    Hex,
    Kind,
    Unit,
)
from ..state import Parsec
from .fleets import has_berth, room_aboard
from .galaxy import PLANET_HEX
from .goods import can_pay


def price_aboard(s: Parsec, player: Player, kind: Kind, transport: Unit) -> list[int]:
    """A fighter aboard costs a surcharge away from one's own colonies. PAR-13.4, 13.9"""
    cost = s.figures[player].cost[kind]
    if s.colony_on[s.at[transport]] != NOTHING:
        return cost
    return [cost[resource] + ABOARD_SURCHARGE[resource] for resource in range(RESOURCES)]


def colony_hexes(s: Parsec, player: Player, kind: Kind) -> list[Hex]:
    """Hexes with a colony of the player where a vessel of that kind has room. PAR-13.4"""
    found: list[Hex] = []
    start = s.first_of(player, COLONY)
    for colony in range(start, start + PIECES[COLONY]):
        hex = s.at[colony]
        if hex != NOTHING and has_berth(s, player, kind, hex):
            found.append(hex)
    found.sort()
    return found


def holds_for(s: Parsec, player: Player, kind: Kind) -> list[Unit]:
    """Transports that can take a new vessel: a cargo only on a hex with an own colony. PAR-13.4, 13.9, 13.10"""
    if not SMALL[kind]:
        return []
    start = s.first_of(player, TRANSPORT)
    return [
        Unit(transport)
        for transport in range(start, start + PIECES[TRANSPORT])
        if s.at[transport] != NOTHING
        and (kind == FIGHTER or s.colony_on[s.at[transport]] != NOTHING)
        and room_aboard(s, Unit(transport)) > 0
    ]


def gift_places(s: Parsec, player: Player, kind: Kind) -> list[Atom]:
    """The atoms of all places for a vessel that costs nothing. PAR-11.17, E23"""
    places = [Atom(HEX_ATOM + hex) for hex in colony_hexes(s, player, kind)]
    return places + [Atom(UNIT_ATOM + transport) for transport in holds_for(s, player, kind)]


def bought_places(s: Parsec, player: Player, kind: Kind) -> list[Atom]:
    """The atoms of all places for a vessel that the player can pay for there. PAR-13.1"""
    # Aboard nothing is cheaper than on a colony's hex.
    if not can_pay(s, player, s.figures[player].cost[kind]):
        return []
    places = [Atom(HEX_ATOM + hex) for hex in colony_hexes(s, player, kind)]
    for transport in holds_for(s, player, kind):
        if can_pay(s, player, price_aboard(s, player, kind, transport)):
            places.append(Atom(UNIT_ATOM + transport))
    return places


def has_place(s: Parsec, player: Player, kind: Kind) -> bool:
    """Whether there is any place for a vessel whose price the player holds; a colony's hex settles that at once."""
    start = s.first_of(player, COLONY)
    for colony in range(start, start + PIECES[COLONY]):
        hex = s.at[colony]
        if hex != NOTHING and has_berth(s, player, kind, hex):
            return True
    return SMALL[kind] and len(bought_places(s, player, kind)) > 0


def building_cargos(s: Parsec, player: Player) -> list[Unit]:
    """Uncarried cargos on planet hexes without a colony. PAR-13.5"""
    found: list[Unit] = []
    start = s.first_of(player, CARGO)
    for cargo in range(start, start + PIECES[CARGO]):
        if is_site(s, s.at[cargo]):
            found.append(Unit(cargo))
    return found


def has_site(s: Parsec, player: Player) -> bool:
    """Whether there is any such cargo."""
    start = s.first_of(player, CARGO)
    for cargo in range(start, start + PIECES[CARGO]):
        if is_site(s, s.at[cargo]):
            return True
    return False


def is_site(s: Parsec, hex: Hex) -> bool:
    """Whether a hex, if it is one, is a planet's without a colony. PAR-13.5"""
    return hex != NOTHING and s.galaxy.kind[hex] == PLANET_HEX and s.colony_on[hex] == NOTHING


def building_hexes(s: Parsec, player: Player) -> list[Hex]:
    """The hexes of those cargos."""
    return sorted({s.at[cargo] for cargo in building_cargos(s, player)})
