"""The parts of which Events are made. EXP-14

"May" and "up to" are a `may` that adds the option to pass; passing ends that part. EXP-14.2, 14.3
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import ALL, PASS, Atom, Player
from ....clockwork.step import Choice, Step
from .. import notes
from ..components import BASE_ATOM, MAX_PLAYERS, ORBIT_ATOM, ZONE_OF_BASE, Base, Orbit
from ..rules.fleets import SendUnit, add_targets, hit, may_move, move_group, movers, own_units, unit_of
from ..rules.influence import ANYONE, BY_EVENT, Place, Whose, has_owner, placeable
from ..state import Expanse

MAY: Final = True
MUST: Final = False
SAME_BASE: Final = 0
OTHER_BASE: Final = 1
OTHER_ZONE: Final = 2


def optional(may: bool) -> list[Atom]:
    return [PASS] if may else []


class PlaceOne(Choice["Expanse"]):
    """Place 1 Influence on one of these Bases; `times` in all, on different ones. EXP-14.6, 14.15"""

    rule: ClassVar[str] = "EXP-14.6"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, bases: tuple[Base, ...], times: int = 1) -> None:
        super().__init__(player)
        self.bases: Final = bases
        self.times: Final = times

    def legal(self, s: Expanse) -> list[Atom]:
        return [Atom(BASE_ATOM + base) for base in self.bases if placeable(s, self.player, base)]

    def take(self, s: Expanse, atom: Atom) -> None:
        base = Base(atom - BASE_ATOM)
        if self.times > 1:
            s.push(PlaceOne(self.player, tuple(b for b in self.bases if b != base), self.times - 1))
        s.push(Place(self.player, base, BY_EVENT))


def place_each(player: Player, bases: list[Base]) -> list[Step[Expanse]]:
    """1 Influence on every one of these Bases, in this order. EXP-14.16"""
    return [Place(player, base, BY_EVENT) for base in bases]


class RemoveFrom(Choice["Expanse"]):
    """Remove 1 Influence, of any owner, from one of these Bases. EXP-14.7

    `spread` says where the next one may come from: the same Base again, another Base, or another Zone.
    """

    rule: ClassVar[str] = "EXP-14.7"
    inner: ClassVar[bool] = True

    def __init__(
        self, player: Player, bases: tuple[Base, ...], may: bool, times: int = 1, spread: int = SAME_BASE
    ) -> None:
        super().__init__(player)
        self.bases: Final = bases
        self.may: Final = may
        self.times: Final = times
        self.spread: Final = spread

    def legal(self, s: Expanse) -> list[Atom]:
        options = optional(self.may)
        for base in self.bases:
            if has_owner(s, base):
                options.append(Atom(BASE_ATOM + base))
        return options

    def take(self, s: Expanse, atom: Atom) -> None:
        if atom == PASS:
            return
        base = Base(atom - BASE_ATOM)
        if self.times > 1:
            s.push(RemoveFrom(self.player, self._left_after(base), self.may, self.times - 1, self.spread))
        s.push(Whose(self.player, base, ANYONE))

    def _left_after(self, base: Base) -> tuple[Base, ...]:
        if self.spread == SAME_BASE:
            return self.bases
        if self.spread == OTHER_BASE:
            return tuple(other for other in self.bases if other != base)
        return tuple(other for other in self.bases if ZONE_OF_BASE[other] != ZONE_OF_BASE[base])


class HitUnit(Choice["Expanse"]):
    """A fleet of one of these players in one of these Orbits takes a hit. EXP-13.5 to 13.8

    `once`: the next hit must be on another player's fleet.
    """

    rule: ClassVar[str] = "EXP-13.6"
    inner: ClassVar[bool] = True

    def __init__(
        self,
        player: Player,
        orbits: tuple[Orbit, ...],
        victims: tuple[Player, ...],
        may: bool,
        times: int = 1,
        once: bool = False,
    ) -> None:
        super().__init__(player)
        self.orbits: Final = orbits
        self.victims: Final = victims
        self.may: Final = may
        self.times: Final = times
        self.once: Final = once

    def legal(self, s: Expanse) -> list[Atom]:
        options = optional(self.may)
        for orbit in self.orbits:
            for victim in self.victims:
                add_targets(s, orbit, victim, options)
        return options

    def take(self, s: Expanse, atom: Atom) -> None:
        if atom == PASS:
            return
        unit = unit_of(s, atom)
        hit(s, unit.place, unit.player, unit.kind)
        if self.times > 1:
            left = tuple(v for v in self.victims if v != unit.player) if self.once else self.victims
            s.push(HitUnit(self.player, self.orbits, left, self.may, self.times - 1, self.once))


def others(s: Expanse, player: Player) -> tuple[Player, ...]:
    return OTHERS[s.players][player]


OTHERS: Final[list[list[tuple[Player, ...]]]] = [
    [tuple(other for other in players if other != player) for player in players] for players in ALL[: MAX_PLAYERS + 1]
]


class MoveGroups(Choice["Expanse"]):
    """Up to `times` groups of own fleets move. `once`: no fleet moves twice. EXP-14.10, 23.13"""

    rule: ClassVar[str] = "EXP-23.13"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, zones: int, times: int, once: bool) -> None:
        super().__init__(player)
        self.zones: Final = zones
        self.times: Final = times
        self.once: Final = once

    def legal(self, s: Expanse) -> list[Atom]:
        options = [PASS]
        for orbit in movers(s, self.player):
            options.append(Atom(ORBIT_ATOM + orbit))
        return options

    def take(self, s: Expanse, atom: Atom) -> None:
        if atom == PASS:
            return
        if self.times > 1:
            s.push(MoveGroups(self.player, self.zones, self.times - 1, self.once))
        move_group(s, self.player, Orbit(atom - ORBIT_ATOM), self.zones, self.once)


class SendOwn(Choice["Expanse"]):
    """Pick one of your fleets to send. EXP-14.10"""

    rule: ClassVar[str] = "EXP-14.10"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, zones: int, may: bool, times: int = 1) -> None:
        super().__init__(player)
        self.zones: Final = zones
        self.may: Final = may
        self.times: Final = times

    def legal(self, s: Expanse) -> list[Atom]:
        return optional(self.may) + unmoved(s, self.player)

    def take(self, s: Expanse, atom: Atom) -> None:
        if atom == PASS:
            return
        if self.times > 1:
            s.push(SendOwn(self.player, self.zones, self.may, self.times - 1))
        unit = unit_of(s, atom)
        s.push(SendUnit(self.player, unit.player, unit.kind, unit.place, self.zones))


def unmoved(s: Expanse, player: Player) -> list[Atom]:
    """Own fleets, the Rocinante included, that this Event has not moved."""
    units = own_units(s, player)
    return [atom for atom in units if may_move(s, atom)] if s.moved else units


class Gain(Step["Expanse"]):
    """Control Points are added at once. EXP-14.12"""

    def __init__(self, player: Player, amount: int) -> None:
        self.player: Final = player
        self.amount: Final = amount

    def run(self, s: Expanse) -> None:
        if self.amount > 0:
            s.points[self.player] += self.amount
            s.tell(notes.GAINS, self.player, self.amount)
