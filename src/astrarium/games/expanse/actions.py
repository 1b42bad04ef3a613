"""Spending Action Points. EXP-9 to 12, and the factions' special actions of EXP-19"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ...clockwork.step import Choice, Refusal
from ...clockwork.text import Text
from . import notes
from .components import (
    ADJACENT,
    ALL_BASES,
    AMOUNT_ATOM,
    ATTACK_ATOM,
    ATTACK_COST,
    BASE_ATOM,
    BASES,
    BASES_OF,
    BATTLESHIP,
    BUILD_ATOM,
    CALIBAN,
    DAMAGED,
    DIPLOMAT,
    DRY_DOCKS,
    FIRST_ATTACK_COST,
    HOME,
    INFECT_ATOM,
    KIND_ATOM,
    MCR,
    OFF_MAP,
    OPA,
    ORBIT_ATOM,
    ORBIT_OF,
    ORBITS,
    PEACEKEEPERS,
    PG,
    PROTOMOLECULE,
    RAIL_GUNS,
    REPAIR_ATOM,
    SABOTAGE_ATOM,
    SABOTAGE_TECH,
    SABOTAGES,
    SCRAP,
    SCRAP_TECH,
    SLEEPER_CELLS,
    STEALTH,
    STOP_ATOM,
    TOKENS,
    TWO_ZONES,
    UN,
    ZONE,
    ZONE_OF,
)
from .fleets import AGAIN, add_opposing, build, has_opposing, hit, in_pool, move_group, unit_of
from .influence import BY_ACTION, OPPONENT, Place, Whose, can_relocate, has_rival, has_supply, is_un, place_from_supply
from .state import OPEN, Expanse, unit_index

if TYPE_CHECKING:
    from mypy_extensions import i64

INNER_ZONE: Final = ZONE.index("zone_inner")

# Sets of Orbits are bit masks here; what can be done in each set is listed once.
NOWHERE: Final = 0
EVERYWHERE: Final = (1 << ORBITS) - 1
BEYOND_INNER: Final = sum(1 << orbit for orbit in range(ORBITS) if ZONE_OF[orbit] != INNER_ZONE)


def _for_every_set(always: list[int], in_orbit: list[list[int]]) -> list[list[int]]:
    """What is always there and what each Orbit of the set adds, by the set's mask: every Orbit doubles the sets."""
    found = [always]
    for atoms in in_orbit:
        found += [before + atoms for before in found]
    return found


STOP_OR_MOVE: Final = _for_every_set([STOP_ATOM], [[ORBIT_ATOM + orbit] for orbit in range(ORBITS)])
"""To stop, or to move from one of the Orbits in the set."""
OPEN_BASES: Final = [
    _for_every_set([], [[BASE_ATOM + base for base in bases if is_open[base]] for bases in BASES_OF]) if is_open else []
    for is_open in OPEN
]
"""The open Bases of the Orbits in the set, by number of players."""


def reach_of_move(s: Expanse, player: int) -> int:
    """A Move goes to an adjacent Zone; Stealth Composites carry it two Zones. EXP-10.2, 19.22"""
    return TWO_ZONES if player == s.has_tech(STEALTH) else ADJACENT


def without_fleets(s: Expanse, player: int) -> int:
    """The Orbits that need no fleet: for the OPA those beyond the Inner Planets, and later all. EXP-19.13, 19.18"""
    if player != s.who[OPA]:
        return NOWHERE
    if player == s.has_tech(SLEEPER_CELLS):
        return EVERYWHERE
    return BEYOND_INNER if player == s.has_ability(OPA) else NOWHERE


def reached(s: Expanse, player: int, orbit: int) -> bool:
    """A fleet opens the Bases of its Orbit; the OPA needs none in some. EXP-11.1, 11.3, 19.14"""
    return s.present(player, orbit) or without_fleets(s, player) >> orbit & 1 == 1


def influence_atoms(s: Expanse, player: int, fleets: int) -> list[int]:
    """Where an Influence action may place a cube; `fleets` is the player's presence. EXP-11.1 to 11.9"""
    orbits = fleets | without_fleets(s, player)
    in_reach = OPEN_BASES[s.players][orbits]
    if not has_supply(s, player):
        return [atom for atom in in_reach if can_relocate(s, player, atom - BASE_ATOM)]
    if s.diplomat_supply > 0 and player == s.has_ability(UN):
        return with_embassies(s, player, orbits)
    return in_reach


def with_embassies(s: Expanse, player: int, orbits: int) -> list[int]:
    """The UN needs no fleet where it has Influence already. EXP-19.3"""
    at: i64 = player * BASES - BASE_ATOM
    return [
        atom
        for atom in OPEN_BASES[s.players][EVERYWHERE]
        if s.cubes[at + atom] > 0 or orbits >> ORBIT_OF[atom - BASE_ATOM] & 1
    ]


def attack_cost(s: Expanse, player: int, attacks: int) -> int:
    """EXP-19.7, 19.11"""
    return FIRST_ATTACK_COST if attacks == 0 and player == s.has_tech(RAIL_GUNS) else ATTACK_COST


def attack_targets(s: Expanse, player: int) -> list[int]:
    """Opposing fleets where the MCR has a fleet. EXP-19.7"""
    found: list[int] = []
    for orbit in range(ORBITS):
        if s.present(player, orbit):
            add_opposing(s, orbit, player, found)
    return found


def can_attack(s: Expanse, player: int, fleets: int) -> bool:
    """Whether there is any target where the player's fleets are."""
    for orbit in range(ORBITS):
        if fleets >> orbit & 1 and has_opposing(s, orbit, player):
            return True
    return False


def sabotage_bases(s: Expanse, player: int) -> list[int]:
    """Bases where the OPA and an opponent have Influence. EXP-19.19"""
    return [base for base in ALL_BASES if is_shared(s, player, base)]


def can_sabotage(s: Expanse, player: int) -> bool:
    return any(is_shared(s, player, base) for base in ALL_BASES)


def is_shared(s: Expanse, player: int, base: int) -> bool:
    return s.cubes[player * BASES + base] > 0 and has_rival(s, player, base)


def infect_bases(s: Expanse, player: int) -> list[int]:
    """EXP-19.23, 19.24"""
    return [base for base in ALL_BASES if is_healthy(s, player, base)]


def can_infect(s: Expanse, player: int) -> bool:
    return any(is_healthy(s, player, base) for base in ALL_BASES)


def is_healthy(s: Expanse, player: int, base: int) -> bool:
    return s.cubes[player * BASES + base] > 0 and s.tokens[base] == 0


class Spend(Choice["Expanse"]):
    """Spend Action Points: an Orbit means moving from there, a Base placing Influence there. EXP-7.2, 9.1 to 9.6"""

    rule: ClassVar[str] = "EXP-9.1"

    def __init__(self, player: int, left: int, attacks: int = 0, sabotages: int = 0) -> None:
        super().__init__(player)
        self.left: Final = left
        self.attacks: Final = attacks
        self.sabotages: Final = sabotages

    def legal(self, s: Expanse) -> list[int]:
        me = self.player
        fleets = s.presence(me)
        options = STOP_OR_MOVE[fleets] + influence_atoms(s, me, fleets)
        if can_build(s, me):
            options.append(BUILD_ATOM)
        self._add_special(s, fleets, options)
        return options

    def _add_special(self, s: Expanse, fleets: int, options: list[int]) -> None:
        """The actions that only one faction has. EXP-9.2"""
        me = self.player
        faction = s.faction[me]
        if faction == MCR:
            if me == s.has_ability(MCR) and self.left >= attack_cost(s, me, self.attacks) and can_attack(s, me, fleets):
                options.append(ATTACK_ATOM)
            if me == s.has_tech(DRY_DOCKS) and damaged_orbits(s, me):
                options.append(REPAIR_ATOM)
        elif faction == OPA:
            if me == s.has_tech(SABOTAGE_TECH) and self.sabotages < SABOTAGES and can_sabotage(s, me):
                options.append(SABOTAGE_ATOM)
        elif faction == PG and me == s.has_tech(PROTOMOLECULE) and can_infect(s, me):
            options.append(INFECT_ATOM)

    def take(self, s: Expanse, atom: int) -> None:
        me = self.player
        if atom == STOP_ATOM:
            s.tell(notes.STOPS, me, self.left)
            return
        self._go_on(s, atom)
        if atom == BUILD_ATOM:
            s.push(BuildUnit(me))
        elif atom == ATTACK_ATOM:
            s.push(AttackTarget(me))
        elif atom == REPAIR_ATOM:
            s.push(RepairTarget(me))
        elif atom == SABOTAGE_ATOM:
            s.push(SabotageBase(me))
        elif atom == INFECT_ATOM:
            s.push(InfectBase(me))
        elif atom >= ORBIT_ATOM:
            move_group(s, me, atom - ORBIT_ATOM, reach_of_move(s, me), AGAIN)
        else:
            influence(s, me, atom - BASE_ATOM)

    def _go_on(self, s: Expanse, atom: int) -> None:
        """What is left of the pool waits until the action is done. EXP-9.3, 9.5"""
        me = self.player
        left = self.left - (attack_cost(s, me, self.attacks) if atom == ATTACK_ATOM else 1)
        if left > 0:
            attacks = self.attacks + (1 if atom == ATTACK_ATOM else 0)
            sabotages = self.sabotages + (1 if atom == SABOTAGE_ATOM else 0)
            s.push(Spend(me, left, attacks, sabotages))

    def label(self, s: Expanse, atom: int) -> Text | None:
        if BASE_ATOM <= atom < BASE_ATOM + BASES:
            return Text("act-influence", {"base": s.game.atoms.texts[atom]})
        if ORBIT_ATOM <= atom < ORBIT_ATOM + ORBITS:
            return Text("act-move", {"orbit": s.game.atoms.texts[atom]})
        return None

    def refused(self, s: Expanse) -> list[Refusal]:
        me = self.player
        found: list[Refusal] = []
        if not can_build(s, me):
            found.append(Refusal(BUILD_ATOM, Text("refused-nothing-to-build"), "EXP-12.5"))
        if me == s.has_ability(MCR):
            cost = attack_cost(s, me, self.attacks)
            if not attack_targets(s, me):
                found.append(Refusal(ATTACK_ATOM, Text("refused-no-target"), "EXP-19.7"))
            elif self.left < cost:
                reason = Text("refused-points", {"price": cost, "left": self.left})
                found.append(Refusal(ATTACK_ATOM, reason, "EXP-19.7"))
        if me == s.has_tech(SABOTAGE_TECH) and self.sabotages >= SABOTAGES:
            found.append(Refusal(SABOTAGE_ATOM, Text("refused-sabotages", {"most": SABOTAGES}), "EXP-19.19"))
        open_to_me = influence_atoms(s, me, s.presence(me))
        for base in ALL_BASES:
            if BASE_ATOM + base in open_to_me:
                continue
            if not s.is_open(base):
                found.append(Refusal(BASE_ATOM + base, Text("refused-closed"), "EXP-21.3"))
            elif reached(s, me, ORBIT_OF[base]):
                found.append(Refusal(BASE_ATOM + base, Text("refused-no-cube"), "EXP-11.9"))
            else:
                found.append(Refusal(BASE_ATOM + base, Text("refused-no-fleet"), "EXP-11.1"))
        return found


# Influence


def influence(s: Expanse, player: int, base: int) -> None:
    """Without a fleet there only the Embassy is left, and that takes a Diplomat. EXP-11.1, 19.3"""
    if reached(s, player, ORBIT_OF[base]):
        s.push(Place(player, base, BY_ACTION))
    else:
        assert is_un(s, player)
        place_from_supply(s, player, base, DIPLOMAT, BY_ACTION)


# Build


def can_build(s: Expanse, player: int) -> bool:
    at = unit_index(OFF_MAP, player, 0)
    return s.units[at] + s.units[at + BATTLESHIP] + s.units[at + SCRAP] > 0


def build_orbits(s: Expanse, player: int, kind: int) -> list[int]:
    """The home Orbit, and where a Technology adds others. EXP-12.1, 19.4, 19.8, 19.16"""
    home = HOME[s.faction[player]]
    found: list[int] = []
    for orbit in range(ORBITS):
        if (
            orbit == home
            or (player == s.has_tech(PEACEKEEPERS) and s.has_orbital_influence(player, orbit))
            or (player == s.has_tech(DRY_DOCKS) and s.present(player, orbit))
            or (kind == SCRAP and player == s.has_tech(SCRAP_TECH) and s.has_orbital_influence(player, orbit))
        ):
            found.append(orbit)
    return found


class BuildUnit(Choice["Expanse"]):
    """Which unit of the pool is built. EXP-12.3, 19.16"""

    rule: ClassVar[str] = "EXP-12.3"
    inner: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[int]:
        return [KIND_ATOM + kind for kind in in_pool(s, self.player, SCRAP)]

    def take(self, s: Expanse, atom: int) -> None:
        kind = atom - KIND_ATOM
        s.push(BuildScrap(self.player) if kind == SCRAP else BuildOrbit(self.player, kind))


class BuildScrap(Choice["Expanse"]):
    """One Build action may place both Scrap Ships. EXP-19.16"""

    rule: ClassVar[str] = "EXP-19.16"
    inner: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[int]:
        return [AMOUNT_ATOM + amount for amount in range(1, s.units[unit_index(OFF_MAP, self.player, SCRAP)] + 1)]

    def take(self, s: Expanse, atom: int) -> None:
        for _ in range(atom - AMOUNT_ATOM):
            s.push(BuildOrbit(self.player, SCRAP))


class BuildOrbit(Choice["Expanse"]):
    """Where the new unit enters. EXP-12.1"""

    rule: ClassVar[str] = "EXP-12.1"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, kind: int) -> None:
        super().__init__(player)
        self.kind: Final = kind

    def legal(self, s: Expanse) -> list[int]:
        return [ORBIT_ATOM + orbit for orbit in build_orbits(s, self.player, self.kind)]

    def take(self, s: Expanse, atom: int) -> None:
        build(s, self.player, self.kind, atom - ORBIT_ATOM)


# The MCR's actions


class AttackTarget(Choice["Expanse"]):
    """One opposing fleet in an Orbit where the MCR has a fleet takes a hit. EXP-19.7"""

    rule: ClassVar[str] = "EXP-19.7"
    inner: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[int]:
        return attack_targets(s, self.player)

    def take(self, s: Expanse, atom: int) -> None:
        unit = unit_of(s, atom)
        hit(s, unit.place, unit.player, unit.kind)


def damaged_orbits(s: Expanse, player: int) -> list[int]:
    return [orbit for orbit in range(ORBITS) if s.units[unit_index(orbit, player, DAMAGED)] > 0]


class RepairTarget(Choice["Expanse"]):
    """A damaged Battleship is turned to its full side. EXP-19.9"""

    rule: ClassVar[str] = "EXP-19.9"
    inner: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[int]:
        return [ORBIT_ATOM + orbit for orbit in damaged_orbits(s, self.player)]

    def take(self, s: Expanse, atom: int) -> None:
        orbit = atom - ORBIT_ATOM
        s.units[unit_index(orbit, self.player, DAMAGED)] -= 1
        s.units[unit_index(orbit, self.player, BATTLESHIP)] += 1
        s.tell(notes.REPAIRS, self.player, orbit)


# The OPA's action


class SabotageBase(Choice["Expanse"]):
    """The Base on which an opponent loses a cube. EXP-19.19"""

    rule: ClassVar[str] = "EXP-19.19"
    inner: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[int]:
        return [BASE_ATOM + base for base in sabotage_bases(s, self.player)]

    def take(self, s: Expanse, atom: int) -> None:
        s.push(Whose(self.player, atom - BASE_ATOM, OPPONENT))


# Protogen's action


class InfectBase(Choice["Expanse"]):
    """A Protomolecule token goes to a Base with Protogen's Influence. EXP-19.23"""

    rule: ClassVar[str] = "EXP-19.23"
    inner: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[int]:
        return [BASE_ATOM + base for base in infect_bases(s, self.player)]

    def take(self, s: Expanse, atom: int) -> None:
        base = atom - BASE_ATOM
        if sum(s.tokens) < TOKENS:
            infect(s, self.player, base)
        else:
            s.push(InfectToken(self.player, base))


class InfectToken(Choice["Expanse"]):
    """With both tokens on the map, which one goes to the new Base. EXP-19.23"""

    rule: ClassVar[str] = "EXP-19.23"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, base: int) -> None:
        super().__init__(player)
        self.base: Final = base

    def legal(self, s: Expanse) -> list[int]:
        return [BASE_ATOM + base for base in ALL_BASES if s.tokens[base] > 0]

    def take(self, s: Expanse, atom: int) -> None:
        s.tokens[atom - BASE_ATOM] = 0
        infect(s, self.player, self.base)


def infect(s: Expanse, player: int, base: int) -> None:
    """Project Caliban lets an infection drive out an opposing cube. EXP-19.26"""
    s.tokens[base] = 1
    s.tell(notes.INFECTS, player, base)
    if player == s.has_tech(CALIBAN):
        s.push(Whose(player, base, OPPONENT))
