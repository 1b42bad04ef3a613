"""Events that hit and move fleets."""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, PASS, Atom, Player
from ....clockwork.step import Choice, Step
from ....mechanisms.orders import clockwise
from .. import notes
from ..components import (
    ADJACENT,
    ALL_BASES,
    ALL_ORBITS,
    AMOUNT_ATOM,
    ANYWHERE,
    BASE_ATOM,
    BASES,
    BASES_OF,
    BATTLESHIP,
    CUBES_ATOM,
    FLEETS_ATOM,
    GANYMEDE,
    HOME,
    JUPITER,
    OFF_MAP,
    ORBIT_ATOM,
    REACH,
    ROCINANTE,
    TWO_ZONES,
    Base,
    Kind,
    Orbit,
)
from ..rules.actions import reach_of_move
from ..rules.fleets import (
    AGAIN,
    ONCE,
    SendUnit,
    add_opposing,
    add_targets,
    build,
    has_opposing,
    hit,
    hits_taken,
    in_pool,
    may_move,
    own_units,
    shift,
    unit_atom,
    unit_of,
)
from ..rules.influence import Remove, has_owner
from ..state import Expanse, unit_index
from .shared import MAY, MUST, HitUnit, MoveGroups, RemoveFrom, SendOwn, others, unmoved

Steps = list[Step[Expanse]]
EVERY_ORBIT: Final = tuple(ALL_ORBITS)

# Hitting


def captain_yvgeny(s: Expanse, me: Player) -> Steps:
    """Take out an opposing fleet that shares an Orbit with one of yours."""
    return [HitUnit(me, tuple(orbit for orbit in ALL_ORBITS if s.present(me, orbit)), others(s, me), MUST)]


def nauvoo(s: Expanse, me: Player) -> Steps:
    """Take any one cube or any one fleet off the map. EXP-23.21"""
    return [CubeOrFleet(me)]


class CubeOrFleet(Choice["Expanse"]):
    """What is taken off the map, as far as there is any. EXP-23.21"""

    rule: ClassVar[str] = "EXP-23.21"
    inner: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[Atom]:
        options: list[Atom] = []
        if any(has_owner(s, base) for base in ALL_BASES):
            options.append(CUBES_ATOM)
        if any(has_opposing(s, orbit, NOBODY) for orbit in ALL_ORBITS):
            options.append(FLEETS_ATOM)
        return options

    def take(self, s: Expanse, atom: Atom) -> None:
        if atom == CUBES_ATOM:
            s.push(RemoveFrom(self.player, tuple(ALL_BASES), MUST))
        else:
            s.push(HitUnit(self.player, EVERY_ORBIT, tuple(s.everyone()), MUST))


def ambush(s: Expanse, me: Player) -> Steps:
    """In one Orbit take out at most one fleet of each player. EXP-23.18"""
    return [AmbushOrbit(me)]


class AmbushOrbit(Choice["Expanse"]):
    """An Orbit with fleets, or none. EXP-23.18"""

    rule: ClassVar[str] = "EXP-23.18"
    inner: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[Atom]:
        return [PASS] + [Atom(ORBIT_ATOM + orbit) for orbit in ALL_ORBITS if has_opposing(s, orbit, NOBODY)]

    def take(self, s: Expanse, atom: Atom) -> None:
        if atom != PASS:
            orbit = Orbit(atom - ORBIT_ATOM)
            s.then([HitUnit(self.player, (orbit,), (victim,), MAY) for victim in clockwise(s.players, self.player)])


def theresa_yao(s: Expanse, me: Player) -> Steps:
    """In one Orbit give up X of your fleets to take out X + 1 opposing ones. EXP-23.11"""
    return [YaoOrbit(me)]


class YaoOrbit(Choice["Expanse"]):
    """An Orbit with an opposing fleet."""

    rule: ClassVar[str] = "EXP-23.11"
    inner: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[Atom]:
        return [Atom(ORBIT_ATOM + orbit) for orbit in ALL_ORBITS if has_opposing(s, orbit, self.player)]

    def take(self, s: Expanse, atom: Atom) -> None:
        s.push(YaoAmount(self.player, Orbit(atom - ORBIT_ATOM)))


class YaoAmount(Choice["Expanse"]):
    """How many hits on your own fleets: as many as can be answered. EXP-23.11"""

    rule: ClassVar[str] = "EXP-23.11"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, orbit: Orbit) -> None:
        super().__init__(player)
        self.orbit: Final = orbit

    def legal(self, s: Expanse) -> list[Atom]:
        opposing = sum(hits_taken(s, self.orbit, other) for other in others(s, self.player))
        most = min(hits_taken(s, self.orbit, self.player), opposing - 1)
        return [Atom(AMOUNT_ATOM + amount) for amount in range(most + 1)]

    def take(self, s: Expanse, atom: Atom) -> None:
        amount = atom - AMOUNT_ATOM
        s.push(HitUnit(self.player, (self.orbit,), others(s, self.player), MUST, amount + 1))
        if amount > 0:
            s.push(YaoSacrifice(self.player, self.orbit, amount))


class YaoSacrifice(Choice["Expanse"]):
    """Own fleets take the hits that pay for those on others. EXP-23.11"""

    rule: ClassVar[str] = "EXP-23.11"
    inner: ClassVar[bool] = True
    price: ClassVar[bool] = True

    def __init__(self, player: Player, orbit: Orbit, times: int) -> None:
        super().__init__(player)
        self.orbit: Final = orbit
        self.times: Final = times

    def legal(self, s: Expanse) -> list[Atom]:
        options: list[Atom] = []
        add_targets(s, self.orbit, self.player, options)
        return options

    def take(self, s: Expanse, atom: Atom) -> None:
        hit(s, self.orbit, self.player, unit_of(s, atom).kind)
        if self.times > 1:
            s.push(YaoSacrifice(self.player, self.orbit, self.times - 1))


def bobbie_draper(s: Expanse, me: Player) -> Steps:
    """Take out an opposing fleet and bring one of yours to that Orbit. EXP-23.20"""
    return [DraperHit(me)]


class DraperHit(Choice["Expanse"]):
    """Any opposing fleet."""

    rule: ClassVar[str] = "EXP-23.20"
    inner: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[Atom]:
        found: list[Atom] = []
        for orbit in ALL_ORBITS:
            add_opposing(s, orbit, self.player, found)
        return found

    def take(self, s: Expanse, atom: Atom) -> None:
        unit = unit_of(s, atom)
        hit(s, unit.place, unit.player, unit.kind)
        s.push(DraperBring(self.player, unit.place))


class DraperBring(Choice["Expanse"]):
    """One of your fleets, from the pool or from another Orbit, the Rocinante included."""

    rule: ClassVar[str] = "EXP-14.2"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, orbit: Orbit) -> None:
        super().__init__(player)
        self.orbit: Final = orbit

    def legal(self, s: Expanse) -> list[Atom]:
        me = self.player
        pool = [unit_atom(s, OFF_MAP, me, kind) for kind in in_pool(s, me, BATTLESHIP)]
        return pool + [atom for atom in own_units(s, me) if unit_of(s, atom).place != self.orbit]

    def take(self, s: Expanse, atom: Atom) -> None:
        unit = unit_of(s, atom)
        if unit.place == OFF_MAP:
            build(s, self.player, unit.kind, self.orbit)
        else:
            shift(s, self.player, unit.kind, unit.place, self.orbit)
            s.tell(notes.MOVES_FLEET, self.player, unit.kind, unit.place, self.orbit)


def stealth_ships(s: Expanse, me: Player) -> Steps:
    """One of your fleets is sacrificed in an Orbit near by; up to two opposing fleets there are taken out."""
    return [StealthPick(me)] if sacrificable(s, me) else []


def sacrificable(s: Expanse, player: Player) -> list[Atom]:
    """Own fleets that can be given up: never the Rocinante. EXP-23.11"""
    return [atom for atom in own_units(s, player) if unit_of(s, atom).kind != ROCINANTE]


class StealthPick(Choice["Expanse"]):
    """The fleet that is given up. EXP-23.11, 23.18"""

    rule: ClassVar[str] = "EXP-23.18"
    inner: ClassVar[bool] = True
    price: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[Atom]:
        return sacrificable(s, self.player)

    def take(self, s: Expanse, atom: Atom) -> None:
        unit = unit_of(s, atom)
        s.push(StealthTo(self.player, unit.kind, unit.place))


class StealthTo(Choice["Expanse"]):
    """Its own Orbit or one in reach, where it takes a hit."""

    rule: ClassVar[str] = "EXP-14.10"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, kind: Kind, orbit: Orbit) -> None:
        super().__init__(player)
        self.kind: Final = kind
        self.orbit: Final = orbit

    def legal(self, s: Expanse) -> list[Atom]:
        return [Atom(ORBIT_ATOM + orbit) for orbit in [self.orbit, *REACH[ADJACENT][self.orbit]]]

    def take(self, s: Expanse, atom: Atom) -> None:
        destination = Orbit(atom - ORBIT_ATOM)
        if destination != self.orbit:
            shift(s, self.player, self.kind, self.orbit, destination)
            s.tell(notes.MOVES_FLEET, self.player, self.kind, self.orbit, destination)
        hit(s, destination, self.player, self.kind)
        s.push(HitUnit(self.player, (destination,), others(s, self.player), MAY, 2))


def diogo_harari(s: Expanse, me: Player) -> Steps:
    """You may give up a fleet to take up to two cubes off Bases connected to its Orbit."""
    return [HarariFleet(me)]


class HarariFleet(Choice["Expanse"]):
    """The fleet that is given up, or none."""

    rule: ClassVar[str] = "EXP-14.3"
    inner: ClassVar[bool] = True
    price: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[Atom]:
        return [PASS, *sacrificable(s, self.player)]

    def take(self, s: Expanse, atom: Atom) -> None:
        if atom != PASS:
            unit = unit_of(s, atom)
            hit(s, unit.place, unit.player, unit.kind)
            s.push(RemoveFrom(self.player, tuple(BASES_OF[unit.place]), MAY, 2))


def ganymede_incident(s: Expanse, me: Player) -> Steps:
    """Each player removes a cube from Ganymede; up to two opponents lose a fleet at Jupiter."""
    steps: Steps = [Remove(player, GANYMEDE) for player in clockwise(s.players, me)]
    steps.append(HitUnit(me, (JUPITER,), others(s, me), MAY, 2, ONCE))
    return steps


def admiral_nguyen(s: Expanse, me: Player) -> Steps:
    """Where you have a fleet: up to two fleets and one cube of one opponent."""
    return [NguyenOrbit(me)]


def nguyen_victims(s: Expanse, player: Player, orbit: Orbit) -> list[Player]:
    return [
        other
        for other in others(s, player)
        if s.present(player, orbit) and (s.vulnerable(other, orbit) or s.has_orbital_influence(other, orbit))
    ]


class NguyenOrbit(Choice["Expanse"]):
    """An Orbit with a fleet of yours and something of an opponent's."""

    rule: ClassVar[str] = "EXP-14.2"
    inner: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[Atom]:
        return [Atom(ORBIT_ATOM + orbit) for orbit in ALL_ORBITS if nguyen_victims(s, self.player, orbit)]

    def take(self, s: Expanse, atom: Atom) -> None:
        s.push(NguyenVictim(self.player, Orbit(atom - ORBIT_ATOM)))


class NguyenVictim(Choice["Expanse"]):
    """The opponent who suffers."""

    rule: ClassVar[str] = "EXP-14.2"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, orbit: Orbit) -> None:
        super().__init__(player)
        self.orbit: Final = orbit

    def legal(self, s: Expanse) -> list[Atom]:
        return [s.player_atom(other) for other in nguyen_victims(s, self.player, self.orbit)]

    def take(self, s: Expanse, atom: Atom) -> None:
        victim = s.player_of(atom)
        s.then([HitUnit(self.player, (self.orbit,), (victim,), MAY, 2), NguyenCube(self.player, self.orbit, victim)])


class NguyenCube(Choice["Expanse"]):
    """Perhaps one cube of that opponent on a connected Base."""

    rule: ClassVar[str] = "EXP-14.3"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, orbit: Orbit, victim: Player) -> None:
        super().__init__(player)
        self.orbit: Final = orbit
        self.victim: Final = victim

    def legal(self, s: Expanse) -> list[Atom]:
        return [PASS] + [
            Atom(BASE_ATOM + base) for base in BASES_OF[self.orbit] if s.cubes[self.victim * BASES + base] > 0
        ]

    def take(self, s: Expanse, atom: Atom) -> None:
        if atom != PASS:
            s.push(Remove(self.victim, Base(atom - BASE_ATOM)))


# Moving and building


def heavy_burn(s: Expanse, me: Player) -> Steps:
    """Up to two groups travel at most two Zones. EXP-23.13"""
    return [MoveGroups(me, TWO_ZONES, 2, ONCE)]


def epstein_drive(s: Expanse, me: Player) -> Steps:
    """Up to three Move actions. EXP-23.13"""
    return [MoveGroups(me, reach_of_move(s, me), 3, AGAIN)]


def razorback(s: Expanse, me: Player) -> Steps:
    """One of your fleets goes anywhere."""
    return [SendOwn(me, ANYWHERE, MUST)]


def admiral_souther(s: Expanse, me: Player) -> Steps:
    """Each of your fleets may travel one Zone. EXP-23.13, 23.18"""
    fleets = sum(s.tokens_of(me, orbit) for orbit in ALL_ORBITS)
    return [SendOwn(me, ADJACENT, MAY, fleets)] if fleets > 0 else []


def anubis(s: Expanse, me: Player) -> Steps:
    """One of your fleets goes anywhere; then you may take out an opposing fleet there."""
    return [AnubisPick(me)]


class AnubisPick(Choice["Expanse"]):
    """The fleet that travels, the Rocinante included."""

    rule: ClassVar[str] = "EXP-14.10"
    inner: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[Atom]:
        return unmoved(s, self.player)

    def take(self, s: Expanse, atom: Atom) -> None:
        unit = unit_of(s, atom)
        s.push(AnubisTo(self.player, unit.player, unit.kind, unit.place, ANYWHERE))


class AnubisTo(SendUnit):
    """Where it strikes."""

    def take(self, s: Expanse, atom: Atom) -> None:
        super().take(s, atom)
        s.push(HitUnit(self.player, (Orbit(atom - ORBIT_ATOM),), others(s, self.player), MAY))


def scopuli(s: Expanse, me: Player) -> Steps:
    """Up to two opposing fleets go where you like. EXP-13.11"""
    return [SendOpposing(me, 2)]


class SendOpposing(Choice["Expanse"]):
    """An opposing fleet that this Event has not moved, or no more."""

    rule: ClassVar[str] = "EXP-13.11"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, times: int) -> None:
        super().__init__(player)
        self.times: Final = times

    def legal(self, s: Expanse) -> list[Atom]:
        units: list[Atom] = []
        for orbit in ALL_ORBITS:
            add_opposing(s, orbit, self.player, units)
        return [PASS] + ([atom for atom in units if may_move(s, atom)] if s.moved else units)

    def take(self, s: Expanse, atom: Atom) -> None:
        if atom == PASS:
            return
        if self.times > 1:
            s.push(SendOpposing(self.player, self.times - 1))
        unit = unit_of(s, atom)
        s.push(SendUnit(self.player, unit.player, unit.kind, unit.place, ANYWHERE))


def bush_naval_yards(s: Expanse, me: Player) -> Steps:
    """Everybody rebuilds at home; each opponent who does earns you 1 CP. EXP-23.6"""
    return [RebuildAll(me)]


class RebuildAll(Step["Expanse"]):
    """All lost fleets and Battleships return home; Scrap Ships and damage stay. EXP-23.6"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Expanse) -> None:
        gained = 0
        for player in clockwise(s.players, self.player):
            lost = in_pool(s, player, BATTLESHIP)
            for kind in lost:
                while s.units[unit_index(OFF_MAP, player, kind)] > 0:
                    build(s, player, kind, HOME[s.faction_of(player)])
            if lost and player != self.player:
                gained += 1
        if gained > 0:
            s.points[self.player] += gained
            s.tell(notes.GAINS, self.player, gained)
