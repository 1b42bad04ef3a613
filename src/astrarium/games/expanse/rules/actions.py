"""Spending Action Points. EXP-9 to 12"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....clockwork.names import NOBODY, NOTHING, Atom, Player
from ....clockwork.step import Choice, Refusal
from ....clockwork.text import Text
from .. import notes
from ..components import (
    ACTION_COST,
    ADJACENT,
    ALL_BASES,
    ALL_ORBITS,
    AMOUNT_ATOM,
    ATTACK_ATOM,
    BASE_ATOM,
    BASES,
    BASES_OF,
    BATTLESHIP,
    BUILD_ATOM,
    DIPLOMAT,
    DRY_DOCKS,
    HEGEMONY,
    HOME,
    INFECT_ATOM,
    INFECT_COST,
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
    REPAIR_ATOM,
    REPAIR_COST,
    SABOTAGE_ATOM,
    SABOTAGE_COST,
    SABOTAGE_TECH,
    SABOTAGES,
    SCRAP,
    SCRAP_TECH,
    SLEEPER_CELLS,
    STEALTH,
    STOP_ATOM,
    TWO_ZONES,
    UN,
    ZONE,
    ZONE_OF,
    Base,
    Kind,
    Orbit,
)
from ..state import OPEN, Expanse, unit_index
from .faction_actions import (
    AttackTarget,
    InfectBase,
    RepairTarget,
    SabotageBase,
    attack_cost,
    attack_targets,
    can_attack,
    can_infect,
    can_sabotage,
    damaged_orbits,
)
from .fleets import AGAIN, build, in_pool, move_group
from .influence import BY_ACTION, Place, can_relocate, has_supply, is_un, place_from_supply

if TYPE_CHECKING:
    from mypy_extensions import i64

INNER_ZONE: Final = ZONE.index("zone_inner")

# Sets of Orbits are bit masks here; what can be done in each set is listed once.
NOWHERE: Final = 0
EVERYWHERE: Final = (1 << ORBITS) - 1
BEYOND_INNER: Final = sum(1 << orbit for orbit in ALL_ORBITS if ZONE_OF[orbit] != INNER_ZONE)


def _for_every_set(always: list[Atom], in_orbit: list[list[Atom]]) -> list[list[Atom]]:
    """What is always there and what each Orbit of the set adds, by the set's mask: every Orbit doubles the sets."""
    found = [always]
    for atoms in in_orbit:
        found += [before + atoms for before in found]
    return found


STOP_OR_MOVE: Final = _for_every_set([STOP_ATOM], [[Atom(ORBIT_ATOM + orbit)] for orbit in ALL_ORBITS])
"""To stop, or to move from one of the Orbits in the set."""
OPEN_BASES: Final = [
    _for_every_set([], [[Atom(BASE_ATOM + base) for base in bases if is_open[base]] for bases in BASES_OF])
    if is_open
    else []
    for is_open in OPEN
]
"""The open Bases of the Orbits in the set, by number of players."""


def reach_of_move(s: Expanse, player: Player) -> int:
    """A Move goes to an adjacent Zone; Stealth Composites carry it two Zones. EXP-10.2, 19.22"""
    return TWO_ZONES if player == s.owner_of_tech(STEALTH) else ADJACENT


def without_fleets(s: Expanse, player: Player) -> int:
    """The Orbits that need no fleet: for the OPA those beyond the Inner Planets, and later all. EXP-19.13, 19.18"""
    if player != s.who[OPA]:
        return NOWHERE
    if player == s.owner_of_tech(SLEEPER_CELLS):
        return EVERYWHERE
    return BEYOND_INNER if player == s.owner_of_ability(OPA) else NOWHERE


def reached(s: Expanse, player: Player, base: Base) -> bool:
    """A fleet opens the Bases of its Orbit; the OPA needs none in some, Hegemony none on its Bases. EXP-11.1, 11.3"""
    orbit = ORBIT_OF[base]
    if s.present(player, orbit) or without_fleets(s, player) >> orbit & 1:
        return True
    return player == s.owner_of_tech(HEGEMONY) and s.controller(base) == player


def influence_atoms(s: Expanse, player: Player, fleets: int) -> list[Atom]:
    """Where an Influence action may place a cube; `fleets` is the player's presence. EXP-11.1 to 11.9"""
    orbits = fleets | without_fleets(s, player)
    in_reach = OPEN_BASES[s.players][orbits]
    if is_un(s, player):
        in_reach = with_footholds(s, player, orbits)
    if not has_supply(s, player):
        return [atom for atom in in_reach if can_relocate(s, player, Base(atom - BASE_ATOM))]
    return in_reach


def with_footholds(s: Expanse, player: Player, orbits: int) -> list[Atom]:
    """With Influence on a Base the UN needs no fleet for a Diplomat, in control of it for no cube. EXP-19.3, 19.6"""
    embassies = s.diplomat_supply > 0 and player == s.owner_of_ability(UN)
    hegemony = player == s.owner_of_tech(HEGEMONY)
    if not embassies and not hegemony:
        return OPEN_BASES[s.players][orbits]
    at: i64 = player * BASES - BASE_ATOM
    found: list[Atom] = []
    # Bases of an Orbit follow each other: who has its bonus is asked once.
    known = Orbit(NOTHING)
    favoured = NOBODY
    for atom in OPEN_BASES[s.players][EVERYWHERE]:
        base = Base(atom - BASE_ATOM)
        orbit = ORBIT_OF[base]
        if orbits >> orbit & 1:
            found.append(atom)
        elif s.cubes[at + atom] > 0:
            if not embassies and orbit != known:
                known = orbit
                favoured = s.favoured(orbit)
            if embassies or s.controller_under(base, favoured) == player:
                found.append(atom)
    return found


def action_cost(s: Expanse, player: Player, atom: Atom, attacks: int) -> int:
    """What an action takes from the pool. EXP-9.1, 9.2"""
    if atom == ATTACK_ATOM:
        return attack_cost(s, player, attacks)
    if atom == REPAIR_ATOM:
        return REPAIR_COST
    if atom == SABOTAGE_ATOM:
        return SABOTAGE_COST
    return INFECT_COST if atom == INFECT_ATOM else ACTION_COST


class Spend(Choice["Expanse"]):
    """Spend Action Points: an Orbit means moving from there, a Base placing Influence there. EXP-7.2, 9.1 to 9.6"""

    rule: ClassVar[str] = "EXP-9.1"

    def __init__(self, player: Player, left: int, attacks: int = 0, sabotages: int = 0) -> None:
        super().__init__(player)
        self.left: Final = left
        self.attacks: Final = attacks
        self.sabotages: Final = sabotages

    def legal(self, s: Expanse) -> list[Atom]:
        me = self.player
        fleets = s.presence(me)
        options = STOP_OR_MOVE[fleets] + influence_atoms(s, me, fleets)
        if can_build(s, me):
            options.append(BUILD_ATOM)
        self._add_special(s, fleets, options)
        return options

    def _add_special(self, s: Expanse, fleets: int, options: list[Atom]) -> None:
        """The actions that only one faction has. EXP-9.2"""
        me = self.player
        faction = s.faction_of(me)
        if faction == MCR:
            if (
                me == s.owner_of_ability(MCR)
                and self.left >= attack_cost(s, me, self.attacks)
                and can_attack(s, me, fleets)
            ):
                options.append(ATTACK_ATOM)
            if self.left >= REPAIR_COST and me == s.owner_of_tech(DRY_DOCKS) and damaged_orbits(s, me):
                options.append(REPAIR_ATOM)
        elif faction == OPA:
            able = self.left >= SABOTAGE_COST and self.sabotages < SABOTAGES
            if able and me == s.owner_of_tech(SABOTAGE_TECH) and can_sabotage(s, me):
                options.append(SABOTAGE_ATOM)
        elif faction == PG and self.left >= INFECT_COST and me == s.owner_of_tech(PROTOMOLECULE) and can_infect(s, me):
            options.append(INFECT_ATOM)

    def take(self, s: Expanse, atom: Atom) -> None:
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
            move_group(s, me, Orbit(atom - ORBIT_ATOM), reach_of_move(s, me), AGAIN)
        else:
            influence(s, me, Base(atom - BASE_ATOM))

    def _go_on(self, s: Expanse, atom: Atom) -> None:
        """What is left of the pool waits until the action is done. EXP-9.3, 9.5"""
        me = self.player
        left = self.left - action_cost(s, me, atom, self.attacks)
        if left > 0:
            attacks = self.attacks + (1 if atom == ATTACK_ATOM else 0)
            sabotages = self.sabotages + (1 if atom == SABOTAGE_ATOM else 0)
            s.push(Spend(me, left, attacks, sabotages))

    def label(self, s: Expanse, atom: Atom) -> Text | None:
        if BASE_ATOM <= atom < BASE_ATOM + BASES:
            return Text("act-influence", {"base": s.game.atoms.texts[atom]})
        if ORBIT_ATOM <= atom < ORBIT_ATOM + ORBITS:
            return Text("act-move", {"orbit": s.game.atoms.texts[atom]})
        if atom == STOP_ATOM:
            return None
        cost = action_cost(s, self.player, atom, self.attacks)
        return Text("act-for-points", {"action": s.game.atoms.texts[atom], "price": cost})

    def refused(self, s: Expanse) -> list[Refusal]:
        found: list[Refusal] = []
        if not can_build(s, self.player):
            found.append(Refusal(BUILD_ATOM, Text("refused-nothing-to-build"), "EXP-12.5"))
        return found + self._refused_abilities(s) + self._refused_bases(s)

    def _refused_abilities(self, s: Expanse) -> list[Refusal]:
        """What a Technology or the faction allows in general, but not now."""
        me = self.player
        found: list[Refusal] = []
        if me == s.owner_of_ability(MCR):
            cost = attack_cost(s, me, self.attacks)
            if not attack_targets(s, me):
                found.append(Refusal(ATTACK_ATOM, Text("refused-no-target"), "EXP-19.7"))
            elif self.left < cost:
                reason = Text("refused-points", {"price": cost, "left": self.left})
                found.append(Refusal(ATTACK_ATOM, reason, "EXP-19.7"))
        if me == s.owner_of_tech(PROTOMOLECULE) and self.left < INFECT_COST and can_infect(s, me):
            reason = Text("refused-points", {"price": INFECT_COST, "left": self.left})
            found.append(Refusal(INFECT_ATOM, reason, "EXP-19.23"))
        if me == s.owner_of_tech(SABOTAGE_TECH) and self.sabotages >= SABOTAGES:
            found.append(Refusal(SABOTAGE_ATOM, Text("refused-sabotages", {"most": SABOTAGES}), "EXP-19.19"))
        return found

    def _refused_bases(self, s: Expanse) -> list[Refusal]:
        """The Bases where the player cannot place Influence, and why."""
        me = self.player
        found: list[Refusal] = []
        open_to_me = influence_atoms(s, me, s.presence(me))
        for base in ALL_BASES:
            if BASE_ATOM + base in open_to_me:
                continue
            if not s.is_open(base):
                found.append(Refusal(BASE_ATOM + base, Text("refused-closed"), "EXP-21.3"))
            elif reached(s, me, base):
                found.append(Refusal(BASE_ATOM + base, Text("refused-no-cube"), "EXP-11.9"))
            else:
                found.append(Refusal(BASE_ATOM + base, Text("refused-no-fleet"), "EXP-11.1"))
        return found


# Influence


def influence(s: Expanse, player: Player, base: Base) -> None:
    """Where nothing else opens the Base only the Embassy is left, and that takes a Diplomat. EXP-11.1, 19.3"""
    if reached(s, player, base):
        s.push(Place(player, base, BY_ACTION))
    else:
        assert is_un(s, player)
        place_from_supply(s, player, base, DIPLOMAT, BY_ACTION)


# Build


def can_build(s: Expanse, player: Player) -> bool:
    at = unit_index(OFF_MAP, player, 0)
    return s.units[at] + s.units[at + BATTLESHIP] + s.units[at + SCRAP] > 0


def build_orbits(s: Expanse, player: Player, kind: Kind) -> list[Orbit]:
    """The home Orbit, and where a Technology adds others. EXP-12.1, 19.4, 19.8, 19.16"""
    home = HOME[s.faction_of(player)]
    found: list[Orbit] = []
    for orbit in ALL_ORBITS:
        if (
            orbit == home
            or (player == s.owner_of_tech(PEACEKEEPERS) and s.has_orbital_influence(player, orbit))
            or (player == s.owner_of_tech(DRY_DOCKS) and s.present(player, orbit))
            or (kind == SCRAP and player == s.owner_of_tech(SCRAP_TECH) and s.has_orbital_influence(player, orbit))
        ):
            found.append(orbit)
    return found


class BuildUnit(Choice["Expanse"]):
    """Which unit of the pool is built. EXP-12.3, 19.16"""

    rule: ClassVar[str] = "EXP-12.3"
    inner: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[Atom]:
        return [Atom(KIND_ATOM + kind) for kind in in_pool(s, self.player, SCRAP)]

    def take(self, s: Expanse, atom: Atom) -> None:
        kind = Kind(atom - KIND_ATOM)
        s.push(BuildScrap(self.player) if kind == SCRAP else BuildOrbit(self.player, kind))


class BuildScrap(Choice["Expanse"]):
    """One Build action may place both Scrap Ships. EXP-19.16"""

    rule: ClassVar[str] = "EXP-19.16"
    inner: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[Atom]:
        return [Atom(AMOUNT_ATOM + amount) for amount in range(1, s.units[unit_index(OFF_MAP, self.player, SCRAP)] + 1)]

    def take(self, s: Expanse, atom: Atom) -> None:
        for _ in range(atom - AMOUNT_ATOM):
            s.push(BuildOrbit(self.player, SCRAP))


class BuildOrbit(Choice["Expanse"]):
    """Where the new unit enters. EXP-12.1"""

    rule: ClassVar[str] = "EXP-12.1"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, kind: Kind) -> None:
        super().__init__(player)
        self.kind: Final = kind

    def legal(self, s: Expanse) -> list[Atom]:
        return [Atom(ORBIT_ATOM + orbit) for orbit in build_orbits(s, self.player, self.kind)]

    def take(self, s: Expanse, atom: Atom) -> None:
        build(s, self.player, self.kind, Orbit(atom - ORBIT_ATOM))
