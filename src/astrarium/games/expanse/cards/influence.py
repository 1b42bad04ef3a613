"""Events that place and remove Influence."""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, PASS, Atom, Player
from ....clockwork.step import Choice, Step
from ..components import (
    ALL_BASES,
    BASE_ATOM,
    BASES,
    BELT_BASES,
    DIPLOMAT,
    EARTH,
    EARTH_BASES,
    EROS,
    FOOD_BASES,
    INNER_BASES,
    MARS,
    MARS_BASES,
    NO_BASE,
    NORMAL,
    ORBIT_OF,
    OUTER_BASES,
    RESOURCE_OF,
    SATURN,
    SATURN_BASES,
    TECHNOLOGY_BASES,
    TYCHO,
    WATER_BASES,
    Base,
    Orbit,
)
from ..rules.influence import (
    ANYONE,
    BY_ACTION,
    BY_EVENT,
    OPPONENT,
    MoveCube,
    Place,
    Remove,
    Whose,
    has_owner,
    has_rival,
    lose,
    only_kind,
    owners_on,
    sources,
)
from ..state import Expanse
from .shared import MAY, MUST, OTHER_BASE, OTHER_ZONE, Gain, PlaceOne, RemoveFrom, place_each

Steps = list[Step[Expanse]]
REPLACED: Final = True
GONE: Final = False

# Placing


def antony_dresden(s: Expanse, me: Player) -> Steps:
    """Each Technology Base receives 1 of your Influence."""
    return place_each(me, TECHNOLOGY_BASES)


def franklin_degraff(s: Expanse, me: Player) -> Steps:
    """Each Earth Base receives 1 of your Influence."""
    return place_each(me, EARTH_BASES)


def terraforming(s: Expanse, me: Player) -> Steps:
    """Each Mars Base receives 1 of your Influence."""
    return place_each(me, MARS_BASES)


def voices_of_eros(s: Expanse, me: Player) -> Steps:
    """1 Influence on one Base in every Sector."""
    return [PlaceOne(me, tuple(bases)) for bases in (INNER_BASES, BELT_BASES, OUTER_BASES)]


def fred_johnson(s: Expanse, me: Player) -> Steps:
    """1 Influence on Tycho and on each of two other Belt Bases."""
    return [Place(me, TYCHO, BY_EVENT), PlaceOne(me, tuple(base for base in BELT_BASES if base != TYCHO), 2)]


def praxidike_meng(s: Expanse, me: Player) -> Steps:
    """1 Influence on each of two Food Bases."""
    return [PlaceOne(me, tuple(FOOD_BASES), 2)]


def paolo_cortazar(s: Expanse, me: Player) -> Steps:
    """1 Influence on each of two Outer Planets Bases."""
    return [PlaceOne(me, tuple(OUTER_BASES), 2)]


def phoebe_station(s: Expanse, me: Player) -> Steps:
    """1 Influence on a Saturn Base; 1 more there with a fleet in Saturn Orbit."""
    return [PhoebeBase(me)]


class PhoebeBase(PlaceOne):
    """The Saturn Base that is strengthened."""

    def __init__(self, player: Player) -> None:
        super().__init__(player, tuple(SATURN_BASES))

    def take(self, s: Expanse, atom: Atom) -> None:
        if s.present(self.player, SATURN):
            s.push(Place(self.player, Base(atom - BASE_ATOM), BY_EVENT))
        super().take(s, atom)


def jules_pierre_mao(s: Expanse, me: Player) -> Steps:
    """1 CP for each Technology Base you control, at most 3; then 1 Influence on a Technology Base."""
    controlled = sum(s.controller(base) == me for base in TECHNOLOGY_BASES if s.is_open(base))
    return [Gain(me, min(3, controlled)), PlaceOne(me, tuple(TECHNOLOGY_BASES))]


# Removing


def destruction_of_deimos(s: Expanse, me: Player) -> Steps:
    """Each Mars Base loses 1 cube of your choice; then 1 Influence on an Earth Base. EXP-23.17"""
    steps: Steps = [Whose(me, base, ANYONE) for base in MARS_BASES]
    steps.append(PlaceOne(me, tuple(EARTH_BASES)))
    return steps


def blockade_of_earth(s: Expanse, me: Player) -> Steps:
    """1 Influence on an Earth Base; with Orbital Control you may take a cube off an Earth Base. EXP-23.12"""
    return [PlaceOne(me, tuple(EARTH_BASES)), Blockade(me, EARTH)]


def blockade_of_mars(s: Expanse, me: Player) -> Steps:
    """1 Influence on a Mars Base; with Orbital Control you may take a cube off a Mars Base. EXP-23.12"""
    return [PlaceOne(me, tuple(MARS_BASES)), Blockade(me, MARS)]


class Blockade(Step["Expanse"]):
    """With Orbital Control one cube may go. EXP-14.5, 23.12"""

    def __init__(self, player: Player, orbit: Orbit) -> None:
        self.player: Final = player
        self.orbit: Final = orbit

    def run(self, s: Expanse) -> None:
        if s.orbital_control(self.orbit) == self.player:
            s.push(RemoveFrom(self.player, tuple(EARTH_BASES if self.orbit == EARTH else MARS_BASES), MAY))


def sadavir_errinwright(s: Expanse, me: Player) -> Steps:
    """Wherever a player's cubes count 3 or more, that player removes one. EXP-23.7"""
    return [
        Remove(Player((me + step) % s.players), base)
        for step in range(s.players)
        for base in ALL_BASES
        if s.cube_value(Player((me + step) % s.players), base) >= STRONGHOLD
    ]


STRONGHOLD: Final = 3


def slingshot_racing(s: Expanse, me: Player) -> Steps:
    """Take 1 cube off an Outer Planets Base."""
    return [RemoveFrom(me, tuple(OUTER_BASES), MUST)]


def black_ops_team(s: Expanse, me: Player) -> Steps:
    """Up to three cubes, no two in the same Zone."""
    return [RemoveFrom(me, tuple(ALL_BASES), MAY, 3, OTHER_ZONE)]


def riot_gear(s: Expanse, me: Player) -> Steps:
    """Up to two cubes off Belt Bases, never two off the same."""
    return [RemoveFrom(me, tuple(BELT_BASES), MAY, 2, OTHER_BASE)]


def star_helix(s: Expanse, me: Player) -> Steps:
    """Up to two cubes off Bases on which you have Influence."""
    return [RemoveBeside(me, 2)]


class RemoveBeside(Choice["Expanse"]):
    """Remove a cube where you have Influence yourself. EXP-14.7"""

    rule: ClassVar[str] = "EXP-14.7"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, times: int) -> None:
        super().__init__(player)
        self.times: Final = times

    def legal(self, s: Expanse) -> list[Atom]:
        return [PASS] + [Atom(BASE_ATOM + base) for base in ALL_BASES if s.cubes[self.player * BASES + base] > 0]

    def take(self, s: Expanse, atom: Atom) -> None:
        if atom == PASS:
            return
        if self.times > 1:
            s.push(RemoveBeside(self.player, self.times - 1))
        s.push(Whose(self.player, Base(atom - BASE_ATOM), ANYONE))


def julie_mao(s: Expanse, me: Player) -> Steps:
    """1 cube off each of two Bases that share a Resource. EXP-23.16"""
    return [FirstOfTwins(me)]


class FirstOfTwins(Choice["Expanse"]):
    """The first Base must, if possible, have a twin of the same Resource with Influence. EXP-23.16"""

    rule: ClassVar[str] = "EXP-23.16"
    inner: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[Atom]:
        held = [base for base in ALL_BASES if has_owner(s, base)]
        paired = [base for base in held if any(twin in held for twin in twins(base))]
        return [Atom(BASE_ATOM + base) for base in (paired if paired else held)]

    def take(self, s: Expanse, atom: Atom) -> None:
        base = Base(atom - BASE_ATOM)
        s.then([Whose(self.player, base, ANYONE), RemoveFrom(self.player, tuple(twins(base)), MUST)])


def twins(base: Base) -> list[Base]:
    return [other for other in ALL_BASES if other != base and RESOURCE_OF[other] == RESOURCE_OF[base]]


def sematimba(s: Expanse, me: Player) -> Steps:
    """Up to two cubes off one Belt Base."""
    return [SematimbaBase(me)]


class SematimbaBase(Choice["Expanse"]):
    """The Belt Base that is cleared, or none. EXP-14.3"""

    rule: ClassVar[str] = "EXP-14.3"
    inner: ClassVar[bool] = True

    def legal(self, s: Expanse) -> list[Atom]:
        return [PASS] + [Atom(BASE_ATOM + base) for base in BELT_BASES if has_owner(s, base)]

    def take(self, s: Expanse, atom: Atom) -> None:
        if atom != PASS:
            s.push(RemoveUpTo(self.player, Base(atom - BASE_ATOM), 2))


class RemoveUpTo(Choice["Expanse"]):
    """Up to so many cubes off one Base, of any owners. EXP-14.3"""

    rule: ClassVar[str] = "EXP-14.3"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, base: Base, times: int) -> None:
        super().__init__(player)
        self.base: Final = base
        self.times: Final = times

    def legal(self, s: Expanse) -> list[Atom]:
        return [PASS] + [s.player_atom(owner) for owner in owners_on(s, self.base)]

    def take(self, s: Expanse, atom: Atom) -> None:
        if atom == PASS:
            return
        if self.times > 1:
            s.push(RemoveUpTo(self.player, self.base, self.times - 1))
        s.push(Remove(s.player_of(atom), self.base))


def destruction_of_the_canterbury(s: Expanse, me: Player) -> Steps:
    """Up to two cubes off different Water Bases; then 1 Influence on a Water Base."""
    return [RemoveFrom(me, tuple(WATER_BASES), MAY, 2, OTHER_BASE), PlaceOne(me, tuple(WATER_BASES))]


def eros_incident(s: Expanse, me: Player) -> Steps:
    """Eros is emptied; then 1 Influence on Eros. EXP-23.14"""
    return [EmptyBase(EROS), Place(me, EROS, BY_EVENT)]


class EmptyBase(Step["Expanse"]):
    """All cubes on the Base return to their owners."""

    def __init__(self, base: Base) -> None:
        self.base: Final = base

    def run(self, s: Expanse) -> None:
        for player in owners_on(s, self.base):
            while s.cubes[player * BASES + self.base] > 0:
                lose(s, player, self.base, DIPLOMAT if only_kind(s, player, self.base) != NORMAL else NORMAL)


def carne_por_la_machina(s: Expanse, me: Player) -> Steps:
    """1 opposing cube off a Belt Base where you have Influence or a fleet."""
    bases = [b for b in BELT_BASES if s.cubes[me * BASES + b] > 0 or s.present(me, ORBIT_OF[b])]
    return [OpposingBase(me, tuple(bases), GONE)]


class OpposingBase(Choice["Expanse"]):
    """A Base with an opponent's cube, which is removed and perhaps replaced. EXP-14.7, 14.15"""

    rule: ClassVar[str] = "EXP-14.7"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, bases: tuple[Base, ...], replace: bool) -> None:
        super().__init__(player)
        self.bases: Final = bases
        self.replace: Final = replace

    def legal(self, s: Expanse) -> list[Atom]:
        return [Atom(BASE_ATOM + base) for base in self.bases if has_rival(s, self.player, base)]

    def take(self, s: Expanse, atom: Atom) -> None:
        base = Base(atom - BASE_ATOM)
        if self.replace:
            s.push(Place(self.player, base, BY_EVENT))
        s.push(Whose(self.player, base, OPPONENT))


# Replacing and moving


def anderson_dawes(s: Expanse, me: Player) -> Steps:
    """On a Belt Base where you have Influence, an opposing cube makes way for one of yours."""
    return [OpposingBase(me, tuple(base for base in BELT_BASES if s.cubes[me * BASES + base] > 0), REPLACED)]


def dr_strickland(s: Expanse, me: Player) -> Steps:
    """On a Food or Water Base an opposing cube makes way for one of yours."""
    return [OpposingBase(me, tuple(sorted(FOOD_BASES + WATER_BASES)), REPLACED)]


def weeping_somnambulist(s: Expanse, me: Player) -> Steps:
    """Up to two of your cubes go to other Bases."""
    return [CubeFrom(me, 2)]


class CubeFrom(Choice["Expanse"]):
    """A cube of yours that has not moved yet, or no more."""

    rule: ClassVar[str] = "EXP-14.3"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, times: int) -> None:
        super().__init__(player)
        self.times: Final = times

    def legal(self, s: Expanse) -> list[Atom]:
        return [PASS] + [Atom(BASE_ATOM + base) for base in sources(s, self.player, NO_BASE)]

    def take(self, s: Expanse, atom: Atom) -> None:
        if atom == PASS:
            return
        if self.times > 1:
            s.push(CubeFrom(self.player, self.times - 1))
        s.push(CubeTo(self.player, Base(atom - BASE_ATOM)))


class CubeTo(Choice["Expanse"]):
    """The Base to which the cube goes."""

    rule: ClassVar[str] = "EXP-14.6"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, source: Base) -> None:
        super().__init__(player)
        self.source: Final = source

    def legal(self, s: Expanse) -> list[Atom]:
        return [Atom(BASE_ATOM + base) for base in ALL_BASES if base != self.source and s.is_open(base)]

    def take(self, s: Expanse, atom: Atom) -> None:
        s.push(MoveCube(self.player, self.source, Base(atom - BASE_ATOM), BY_EVENT))


def covert_op(s: Expanse, me: Player) -> Steps:
    """Two cubes of different owners on different Bases trade places. EXP-23.19"""
    return [SwapBase(me, NO_BASE, NOBODY)]


class SwapBase(Choice["Expanse"]):
    """A Base with a cube that can be exchanged: the first, or the one that goes with it. EXP-23.19"""

    rule: ClassVar[str] = "EXP-23.19"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, source: Base, owner: Player) -> None:
        super().__init__(player)
        self.source: Final = source
        self.owner: Final = owner

    def legal(self, s: Expanse) -> list[Atom]:
        return [Atom(BASE_ATOM + base) for base in ALL_BASES if swappable(s, base, self.source, self.owner)]

    def take(self, s: Expanse, atom: Atom) -> None:
        s.push(SwapOwner(self.player, Base(atom - BASE_ATOM), self.source, self.owner))


class SwapOwner(Choice["Expanse"]):
    """Whose cube is exchanged. EXP-23.19"""

    rule: ClassVar[str] = "EXP-23.19"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, base: Base, source: Base, owner: Player) -> None:
        super().__init__(player)
        self.base: Final = base
        self.source: Final = source
        self.owner: Final = owner

    def legal(self, s: Expanse) -> list[Atom]:
        return [s.player_atom(owner) for owner in swappable(s, self.base, self.source, self.owner)]

    def take(self, s: Expanse, atom: Atom) -> None:
        owner = s.player_of(atom)
        if self.source < 0:
            s.push(SwapBase(self.player, self.base, owner))
        else:
            s.push(MoveCube(owner, self.base, self.source, BY_ACTION))
            s.push(MoveCube(self.owner, self.source, self.base, BY_ACTION))


def swappable(s: Expanse, base: Base, source: Base, owner: Player) -> list[Player]:
    """Owners on the Base whose cube could be part of an exchange with the cube picked first, if any."""
    if base == source:
        return []
    if source >= 0:
        return [other for other in owners_on(s, base) if other != owner]
    return [
        first
        for first in owners_on(s, base)
        if any(there != base and has_rival(s, first, there) for there in ALL_BASES)
    ]
