"""What cards may name, as atoms, and whom that concerns. PAR-11.14, 11.15, 11.20, 11.21"""

from __future__ import annotations

from .....clockwork.names import NOBODY, NOTHING, Atom, Player
from .....mechanisms.orders import clockwise
from ...components import (
    ACT,
    ALL_MODULES,
    CARGO,
    COLONY,
    COLOUR_ATOM,
    FACTION_ATOM,
    HEX_ATOM,
    MODULE_ATOM,
    NO_HEX,
    PIECES,
    PLANET_ATOM,
    RESOURCE_ATOM,
    ROLL,
    UNIT_ATOM,
    Hex,
    Module,
    Unit,
)
from ...rules.charts import atoms_of
from ...rules.combat.battle import side_of
from ...rules.fleets import carried, is_military, occupied, unlike, vessels_of
from ...rules.galaxy import distance
from ...state import FIGHT_ROLE, FIGHT_SIDE, FIGHT_UNIT, WITHDRAWN, Parsec

# Places


def hexes_with_vessels(s: Parsec) -> list[Atom]:
    """Hexes with a vessel of anybody, docks included."""
    return atoms_of(s.taken)


def hexes_with_units(s: Parsec) -> list[Atom]:
    """Hexes with a vessel or a colony of anybody."""
    return atoms_of(occupied(s))


def space_hexes(s: Parsec) -> list[Atom]:
    """Hexes of open space, occupied or not."""
    return [Atom(HEX_ATOM + hex) for hex in s.galaxy.space]


def empty_space_hexes(s: Parsec) -> list[Atom]:
    """Hexes of open space without a unit."""
    return [Atom(HEX_ATOM + hex) for hex in s.galaxy.space if s.holder[hex] == NOBODY]


def has_empty_space(s: Parsec, number: int) -> bool:
    """Whether there are so many of them; on any map that is soon found."""
    for hex in s.galaxy.space:
        if s.holder[hex] == NOBODY:
            number -= 1
            if number == 0:
                return True
    return False


def all_planets(s: Parsec) -> list[Atom]:
    return sorted(Atom(PLANET_ATOM + planet) for planet in s.galaxy.planets)


def modules_with_room(s: Parsec) -> list[Atom]:
    """Modules of the map with a hex on which the marker can lie. PAR-11.21"""
    return [
        Atom(MODULE_ATOM + module)
        for module in ALL_MODULES
        if s.galaxy.cell_of[module] != NOTHING and marker_hex(s, module) != NOTHING
    ]


def marker_hex(s: Parsec, module: Module) -> Hex:
    """Where the marker of a module lies: the first hex without a vessel, row by row; NOBODY if there is none."""
    for hex in s.galaxy.hexes_in[s.galaxy.cell_of[module]]:
        if s.berths[hex] == 0:
            return hex
    return NO_HEX


# Units


def with_carried(s: Parsec, units: list[Unit]) -> tuple[Unit, ...]:
    """These units and the vessels aboard them, which a card hits as well. PAR-9.13, 9.15"""
    found: list[Unit] = []
    for unit in units:
        found.append(unit)
        found += carried(s, unit)
    return tuple(found)


def enemy_vessels(s: Parsec, me: Player) -> list[Unit]:
    """All vessels of opponents that are not carried."""
    found: list[Unit] = []
    for player in s.everyone():
        if s.opposes(me, player):
            found += vessels_of(s, player)
    return unlike(s, found)


def enemy_vessels_near(s: Parsec, me: Player, near: int) -> list[Unit]:
    """Those so close to a military vessel of the player. PAR-2.8"""
    mine = [s.at[unit] for unit in vessels_of(s, me) if is_military(unit)]
    return [unit for unit in enemy_vessels(s, me) if is_near(s.at[unit], mine, near)]


def is_near(hex: Hex, places: list[Hex], near: int) -> bool:
    for place in places:
        if distance(hex, place) <= near:
            return True
    return False


def units_as_atoms(units: list[Unit]) -> list[Atom]:
    return [Atom(UNIT_ATOM + unit) for unit in units]


# Players


def opponents(s: Parsec, me: Player) -> list[Player]:
    """PAR-1.12"""
    return [player for player in s.everyone() if s.opposes(me, player)]


def players_as_atoms(s: Parsec, players: list[Player]) -> list[Atom]:
    return [s.player_atom(player) for player in players]


def has_civil_near(s: Parsec, player: Player, me: Player, near: int) -> bool:
    """Whether a player has a colony or an uncarried cargo so close to one of my vessels."""
    mine = [s.at[unit] for unit in vessels_of(s, me)]
    for kind in (COLONY, CARGO):
        start = s.first_of(player, kind)
        for unit in range(start, start + PIECES[kind]):
            if s.at[unit] != NOTHING and is_near(s.at[unit], mine, near):
                return True
    return False


# Whom a card concerns


def concerned(s: Parsec, atom: Atom, radius: int) -> list[Player]:
    """Who is named, or has a unit that is named or stands on what is named. PAR-11.15 (a)"""
    if atom >= HEX_ATOM:
        hex = Hex(atom - HEX_ATOM)
        return holders(s, [hex, *s.galaxy.neighbours[hex]] if radius > 0 else [hex])
    if atom >= UNIT_ATOM:
        return [s.owner(Unit(atom - UNIT_ATOM))]
    if PLANET_ATOM <= atom < FACTION_ATOM:
        return holders(s, s.galaxy.planet_hexes[atom - PLANET_ATOM])
    if MODULE_ATOM <= atom < PLANET_ATOM:
        return holders(s, s.galaxy.hexes_in[s.galaxy.cell_of[atom - MODULE_ATOM]])
    if COLOUR_ATOM <= atom < RESOURCE_ATOM:
        return [s.player_of(atom)]
    return []


def holders(s: Parsec, hexes: list[Hex]) -> list[Player]:
    """Who has a unit on one of these hexes."""
    found: list[Player] = []
    for hex in hexes:
        if s.holder[hex] != NOBODY and s.holder[hex] not in found:
            found.append(s.holder[hex])
    return found


def foes_in_combat(s: Parsec, me: Player) -> list[Player]:
    """Who owns a unit of the other side in the running combat. PAR-11.15 (b)"""
    mine = side_of(s, me)
    for row in range(len(s.fighters)):
        if mine == NOBODY and s.owner(Unit(s.fighters.get(row, FIGHT_UNIT))) == me:
            # The owner of a supporting vessel that is struck.
            mine = s.fighters.get(row, FIGHT_SIDE)
    found: list[Player] = []
    for row in range(len(s.fighters)):
        if s.fighters.get(row, FIGHT_SIDE) != mine and s.fighters.get(row, FIGHT_ROLE) != WITHDRAWN:
            owner = s.owner(Unit(s.fighters.get(row, FIGHT_UNIT)))
            if owner not in found:
                found.append(owner)
    return found


def affected(s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...], radius: int) -> list[Player]:
    """The other players whom a card affects that says so, clockwise from the active one. PAR-1.10, 11.15"""
    met = foes_in_combat(s, me) if window not in (ACT, ROLL) else []
    for atom in chosen:
        met += concerned(s, atom, radius)
    return [player for player in clockwise(s.players, s.active, s.out) if player != me and player in met]
