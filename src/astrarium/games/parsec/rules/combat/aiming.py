"""Who can fire at what: targets of an attack, of a counterattack, and who may help. PAR-14.3 to 14.7, 16.3 to 16.9"""

from __future__ import annotations

from typing import Final

from .....clockwork.names import NOBODY, Player
from ...components import ATTACKED, HEXES, NO_SUPPORT, SUPPORTED, Hex, Unit
from ...state import DEFENDER, ENGAGED, FIGHT_TARGET, FIGHT_UNIT, HELPING, REQUEST_PLAYER, REQUEST_SIDE, Parsec
from ..abilities import is_armed, range_of, reaches
from ..charts import around, hexes_of
from ..effects_in_force import may_be_attacked, may_fire, may_support
from ..fleets import is_docked, is_military, units_on, unlike, vessels_of
from ..galaxy import DOCK, in_line
from .battle import fighters

NOT_YET: Final[list[Hex]] = []
_FIELDS: Final[list[list[list[Hex]]]] = []
"""By range, then by hex, the hexes into which a vessel can fire. Hexes have the same numbers on every map."""


def field_of_fire(hex: Hex, most: int) -> list[Hex]:
    """The hexes in range and on a legal line; worked out once. PAR-14.5"""
    if most >= len(_FIELDS):
        _FIELDS.extend([NOT_YET] * HEXES for _ in range(most + 1 - len(_FIELDS)))
    found = _FIELDS[most][hex]
    if found is NOT_YET:
        found = [other for other in hexes_of(around(hex, most)) if in_line(hex, other)]
        _FIELDS[most][hex] = found
    return found


# Attacks


def may_attack(s: Parsec, unit: Unit) -> bool:
    """Whether a vessel can declare an attack this turn, wherever its targets are. PAR-3.13, 3.18, 14.1"""
    return s.did[unit] & ATTACKED == 0 and is_armed(s, unit) and may_fire(s, unit)


def is_target_hex(s: Parsec, player: Player, hex: Hex) -> bool:
    """Whether there are units on a hex on which the player may declare an attack. PAR-10.9, 14.7, 22.7

    They all belong to one player, and stand in the same dock or nebula.
    """
    holder = s.holder[hex]
    if holder == NOBODY or not s.opposes(player, holder):
        return False
    return s.galaxy.kind[hex] != DOCK and may_be_attacked(s, hex, player)


def attack_targets(s: Parsec, unit: Unit) -> list[Unit]:
    """The units on which this vessel may declare an attack now. PAR-14.1 to 14.7"""
    if not may_attack(s, unit):
        return []
    player = s.owner(unit)
    found: list[Unit] = []
    for hex in field_of_fire(s.at[unit], range_of(s, unit)):
        if is_target_hex(s, player, hex):
            found += units_on(s, hex)
    return unlike(s, found)


def has_target(s: Parsec, unit: Unit) -> bool:
    """Whether there is any: which, is asked only of a vessel that is picked. PAR-14.1 to 14.7"""
    if not may_attack(s, unit):
        return False
    player = s.owner(unit)
    for hex in field_of_fire(s.at[unit], range_of(s, unit)):
        if is_target_hex(s, player, hex):
            return True
    return False


def in_reach(s: Parsec, unit: Unit) -> list[Unit]:
    """Whom an armed vessel could strike from where it is, whosever turn it is and whatever it has done."""
    if not is_armed(s, unit):
        return []
    player = s.owner(unit)
    found: list[Unit] = []
    for hex in field_of_fire(s.at[unit], range_of(s, unit)):
        if is_target_hex(s, player, hex):
            found += units_on(s, hex)
    return found


def attackers_of(s: Parsec, player: Player, target: Unit) -> list[Unit]:
    """The player's vessels that could be declared against this target. PAR-14.9"""
    hex = s.at[target]
    return [unit for unit in vessels_of(s, player) if reaches(s, unit, hex) and may_attack(s, unit)]


def escorts(s: Parsec, target: Unit) -> list[Unit]:
    """The owner's military vessels on the target's hex, the target not counted. PAR-14.11, 3.18"""
    return [unit for unit in units_on(s, s.at[target]) if unit != target and is_military(unit)]


# Counterattacks


def shooters_at(s: Parsec, side: int, target: Unit) -> list[Unit]:
    """The vessels with which a side can counterattack an enemy. PAR-16.3 to 16.5, 16.9, 16.20

    The attacker has only those declared; the defender may bring up any other military vessel of their own, or none.
    """
    hex = s.at[target]
    found = [unit for unit in fighters(s, side, ENGAGED) if reaches(s, unit, hex)]
    if side == DEFENDER:
        for unit in vessels_of(s, s.rivals[DEFENDER]):
            if is_military(unit) and reaches(s, unit, hex) and not takes_part(s, unit):
                found.append(unit)
    return found


def takes_part(s: Parsec, unit: Unit) -> bool:
    """Whether a unit is in the combat, or has been; any other joins only if its owner wants it to. PAR-16.4, 16.20"""
    return s.fighters.find(FIGHT_UNIT, unit) != NOBODY


def enemies(s: Parsec, side: int) -> list[Unit]:
    """The units of the other side that took part and have not withdrawn, supporters included. PAR-16.8, 18.7"""
    return fighters(s, 1 - side, ENGAGED) + fighters(s, 1 - side, HELPING)


def aims(s: Parsec, side: int) -> list[tuple[Unit, Unit]]:
    """Each vessel of a side with each enemy that it can counterattack, enemy by enemy. PAR-16.3, 16.9"""
    return [(unit, enemy) for enemy in enemies(s, side) for unit in shooters_at(s, side, enemy)]


def aimed_at(pairs: list[tuple[Unit, Unit]]) -> list[Unit]:
    """The enemies among these pairs."""
    found: list[Unit] = []
    for _, enemy in pairs:
        if enemy not in found:
            found.append(enemy)
    return found


def is_exposed(s: Parsec, unit: Unit, side: int) -> bool:
    """Whether an engaged unit of the other side has a unit of this side in range and line. PAR-16.14, 16.15"""
    if is_docked(s, unit):
        return False
    for enemy in fighters(s, 1 - side, ENGAGED):
        if reaches(s, enemy, s.at[unit]):
            return True
    return False


# Support


def helpers_of(s: Parsec, player: Player, target: Unit) -> list[Unit]:
    """A third player's vessels that could support a strike at this target. PAR-18.1, 18.5, 18.9"""
    victim = s.owner(target)
    hex = s.at[target]
    found: list[Unit] = []
    for unit in vessels_of(s, player):
        if (
            is_military(unit)
            and s.did[unit] & SUPPORTED == 0
            and reaches(s, unit, hex)
            and may_support(s, unit, victim)
        ):
            found.append(unit)
    return found


def may_be_asked(s: Parsec, player: Player, side: int, target: Unit) -> bool:
    """Whether a side may still ask a player for support against this target. PAR-18.1, 18.5, 18.10, 22.7, F08"""
    if player in s.rivals or s.is_out(player) or not s.opposes(player, s.owner(target)):
        return False
    if s.figures[player].able(NO_SUPPORT) or s.figures[s.rivals[side]].able(NO_SUPPORT):
        return False
    if s.requests.find_both(REQUEST_SIDE, side, REQUEST_PLAYER, player) != NOBODY:
        return False
    return len(helpers_of(s, player, target)) > 0


def supporters(s: Parsec, side: int, target: Unit) -> list[Unit]:
    """The vessels that help a side against this target, as long as they reach it. PAR-18.2, 18.6"""
    return [
        unit
        for unit in fighters(s, side, HELPING)
        if helped_against(s, unit) == target and reaches(s, unit, s.at[target])
    ]


def helped_against(s: Parsec, unit: Unit) -> Unit:
    """The unit against which a supporter helps."""
    return Unit(s.fighters.get(s.fighters.find(FIGHT_UNIT, unit), FIGHT_TARGET))
