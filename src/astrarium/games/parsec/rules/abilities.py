"""What a single unit can do here and now: its figures, effects, and what it carries. PAR-3.9, 3.16, 3.17, 9.10"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOTHING
from ....mechanisms.graph import group_of
from ..components import (
    ARMED_CARGOS,
    CARGO,
    CARGO_ATTACKS,
    COLONY,
    EPIDEMIC,
    EXTENDED_RANGE,
    HEXES,
    ION_STORM,
    KIND_OF,
    MILITARY,
    SOLAR_WIND,
    TRANSPORT,
    Hex,
    Unit,
    param,
)
from ..state import Parsec
from .effects_in_force import (
    EPIDEMIC_DEFENCE,
    RANGE_BONUS,
    STORM_MOVE,
    WIND_BONUS,
    are_armed,
    lies_out,
    lost_bonuses,
    marks,
    on_module,
    on_planet,
)
from .fleets import carried_fighters, is_docked
from .galaxy import distance, in_line

ARMED_ATTACK: Final = param(ARMED_CARGOS, "attack")


def attack_of(s: Parsec, unit: Unit) -> int:
    """The attack bonus of a unit. PAR-3.16, 3.18, 9.10"""
    kind = KIND_OF[unit]
    player = s.owner(unit)
    if lost_bonuses(s, unit)[0]:
        return 0
    if kind == CARGO and are_armed(s, player):
        return ARMED_ATTACK
    bonus = s.figures[player].attack[kind]
    if kind == TRANSPORT:
        bonus += carried_fighters(s, unit)
    return max(0, bonus)


def attack_with(s: Parsec, units: tuple[Unit, ...]) -> int:
    """The attack bonuses of these units together. PAR-15.1"""
    total = 0
    for unit in units:
        total += attack_of(s, unit)
    return total


def defence_of(s: Parsec, unit: Unit) -> int:
    """The defence bonus of a unit; colonies that hang together add theirs. PAR-3.9, 3.16"""
    if KIND_OF[unit] == COLONY:
        total = 0
        for colony in colony_group(s, unit):
            total += colony_share(s, colony)
        return total
    if lost_bonuses(s, unit)[1]:
        return 0
    return max(0, s.figures[s.owner(unit)].defence[KIND_OF[unit]])


def colony_share(s: Parsec, colony: Unit) -> int:
    """What a colony contributes to its group. PAR-3.17, 11.23"""
    bonus = s.figures[s.owner(colony)].defence[COLONY]
    if lost_bonuses(s, colony)[1]:
        return 0
    if lies_out(s, 1 << EPIDEMIC):
        bonus += EPIDEMIC_DEFENCE * on_planet(s, s.galaxy.planet[s.at[colony]], EPIDEMIC)
    return max(0, bonus)


def colony_group(s: Parsec, colony: Unit) -> list[Unit]:
    """The owner's colonies that hang together with this one on its planet, itself included. PAR-3.9 to 3.11"""
    owner = s.owner(colony)
    inside = [False] * HEXES
    for hex in s.galaxy.planet_hexes[s.galaxy.planet[s.at[colony]]]:
        inside[hex] = s.colony_on[hex] != NOTHING and s.holder[hex] == owner
    return [s.colony_on[hex] for hex in group_of(s.galaxy.neighbours, inside, s.at[colony])]


def move_of(s: Parsec, unit: Unit, extra: int = 0) -> int:
    """How far a vessel may go from where it is; `extra` is what a card just played adds. PAR-3.16, 11.24"""
    most = s.figures[s.owner(unit)].move[KIND_OF[unit]] + extra
    most += WIND_BONUS * marks(s, unit, SOLAR_WIND)
    return min(most, STORM_MOVE) if on_module(s, s.place(unit), ION_STORM) else most


def range_of(s: Parsec, unit: Unit) -> int:
    """How far a unit's weapons carry."""
    most = s.figures[s.owner(unit)].range[KIND_OF[unit]]
    return most + RANGE_BONUS * marks(s, unit, EXTENDED_RANGE)


def reaches(s: Parsec, unit: Unit, hex: Hex) -> bool:
    """Whether a unit that stands on a hex can fire at another: range and line. PAR-14.3, 14.4"""
    at = s.at[unit]
    return at != hex and distance(at, hex) <= range_of(s, unit) and in_line(at, hex)


def is_armed(s: Parsec, unit: Unit) -> bool:
    """Whether a unit may declare attacks at all: military vessels, and some players' undocked cargos. PAR-3.2, 3.18"""
    kind = KIND_OF[unit]
    if s.at[unit] == NOTHING:
        return False
    if kind == CARGO:
        player = s.owner(unit)
        return not is_docked(s, unit) and (s.figures[player].able(CARGO_ATTACKS) or are_armed(s, player))
    return MILITARY[kind]
