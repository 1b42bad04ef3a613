"""The actions that only one faction has. EXP-9.2, 19"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import Atom, Player
from ....clockwork.step import Choice
from .. import notes
from ..components import (
    ALL_BASES,
    ALL_ORBITS,
    ATTACK_COST,
    BASE_ATOM,
    BASES,
    BATTLESHIP,
    CALIBAN,
    DAMAGED,
    FIRST_ATTACK_COST,
    ORBIT_ATOM,
    RAIL_GUNS,
    TOKENS,
    Base,
    Orbit,
)
from ..state import Expanse, unit_index
from .fleets import add_opposing, has_opposing, hit, unit_of
from .influence import OPPONENT, Whose, has_rival


def attack_cost(s: Expanse, player: Player, attacks: int) -> int:
    """EXP-19.7, 19.11"""
    return FIRST_ATTACK_COST if attacks == 0 and player == s.owner_of_tech(RAIL_GUNS) else ATTACK_COST


def attack_targets(s: Expanse, player: Player) -> list[Atom]:
    """Opposing fleets where the MCR has a fleet. EXP-19.7"""
    found: list[Atom] = []
    for orbit in ALL_ORBITS:
        if s.present(player, orbit):
            add_opposing(s, orbit, player, found)
    return found


def can_attack(s: Expanse, player: Player, fleets: int) -> bool:
    """Whether there is any target where the player's fleets are."""
    for orbit in ALL_ORBITS:
        if fleets >> orbit & 1 and has_opposing(s, orbit, player):
            return True
    return False


def sabotage_bases(s: Expanse, player: Player) -> list[Base]:
    """Bases where the OPA and an opponent have Influence. EXP-19.19"""
    return [base for base in ALL_BASES if is_shared(s, player, base)]


def can_sabotage(s: Expanse, player: Player) -> bool:
    return any(is_shared(s, player, base) for base in ALL_BASES)


def is_shared(s: Expanse, player: Player, base: Base) -> bool:
    return s.cubes[player * BASES + base] > 0 and has_rival(s, player, base)


def infect_bases(s: Expanse, player: Player) -> list[Base]:
    """EXP-19.23, 19.24"""
    return [base for base in ALL_BASES if is_healthy(s, player, base)]


def can_infect(s: Expanse, player: Player) -> bool:
    return any(is_healthy(s, player, base) for base in ALL_BASES)


def is_healthy(s: Expanse, player: Player, base: Base) -> bool:
    return s.cubes[player * BASES + base] > 0 and s.tokens[base] == 0


# The MCR's actions


class AttackTarget(Choice["Expanse"]):
    """One opposing fleet in an Orbit where the MCR has a fleet takes a hit. EXP-19.7"""

    rule: ClassVar[str] = "EXP-19.7"
    inner: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[Atom]:
        return attack_targets(s, self.player)

    def take(self, s: Expanse, atom: Atom) -> None:
        unit = unit_of(s, atom)
        s.tell(notes.ATTACKS, self.player, unit.player, unit.kind, unit.place)
        hit(s, unit.place, unit.player, unit.kind)


def damaged_orbits(s: Expanse, player: Player) -> list[Orbit]:
    return [orbit for orbit in ALL_ORBITS if s.units[unit_index(orbit, player, DAMAGED)] > 0]


class RepairTarget(Choice["Expanse"]):
    """A damaged Battleship is turned to its full side. EXP-19.9"""

    rule: ClassVar[str] = "EXP-19.9"
    inner: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[Atom]:
        return [Atom(ORBIT_ATOM + orbit) for orbit in damaged_orbits(s, self.player)]

    def take(self, s: Expanse, atom: Atom) -> None:
        orbit = Orbit(atom - ORBIT_ATOM)
        s.units[unit_index(orbit, self.player, DAMAGED)] -= 1
        s.units[unit_index(orbit, self.player, BATTLESHIP)] += 1
        s.tell(notes.REPAIRS, self.player, orbit)


# The OPA's action


class SabotageBase(Choice["Expanse"]):
    """The Base on which an opponent loses a cube. EXP-19.19"""

    rule: ClassVar[str] = "EXP-19.19"
    inner: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[Atom]:
        return [Atom(BASE_ATOM + base) for base in sabotage_bases(s, self.player)]

    def take(self, s: Expanse, atom: Atom) -> None:
        base = Base(atom - BASE_ATOM)
        s.tell(notes.SABOTAGES, self.player, base)
        s.push(Whose(self.player, base, OPPONENT))


# Protogen's action


class InfectBase(Choice["Expanse"]):
    """A Protomolecule token goes to a Base with Protogen's Influence. EXP-19.23"""

    rule: ClassVar[str] = "EXP-19.23"
    inner: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[Atom]:
        return [Atom(BASE_ATOM + base) for base in infect_bases(s, self.player)]

    def take(self, s: Expanse, atom: Atom) -> None:
        base = Base(atom - BASE_ATOM)
        if sum(s.tokens) < TOKENS:
            s.tell(notes.INFECTS, self.player, base)
            infect(s, self.player, base)
        else:
            s.push(InfectToken(self.player, base))


class InfectToken(Choice["Expanse"]):
    """With both tokens on the map, which one goes to the new Base. EXP-19.23"""

    rule: ClassVar[str] = "EXP-19.23"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, base: Base) -> None:
        super().__init__(player)
        self.base: Final = base

    def legal(self, s: Expanse) -> list[Atom]:
        return [Atom(BASE_ATOM + base) for base in ALL_BASES if s.tokens[base] > 0]

    def take(self, s: Expanse, atom: Atom) -> None:
        source = Base(atom - BASE_ATOM)
        s.tokens[source] = 0
        s.tell(notes.MOVES_TOKEN, self.player, source, self.base)
        infect(s, self.player, self.base)


def infect(s: Expanse, player: Player, base: Base) -> None:
    """Project Caliban lets an infection drive out an opposing cube. EXP-19.26"""
    s.tokens[base] = 1
    if player == s.owner_of_tech(CALIBAN) and has_rival(s, player, base):
        s.tell(notes.CALIBAN_TAKES, base)
        s.push(Whose(player, base, OPPONENT))
