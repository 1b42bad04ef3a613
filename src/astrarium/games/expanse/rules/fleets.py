"""Hitting, moving and building fleets. EXP-10, 12, 13"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....clockwork.names import Atom, Player
from ....clockwork.step import Choice
from ....clockwork.text import NoteKind
from .. import notes
from ..components import (
    ALL_KINDS,
    ALL_ORBITS,
    AMOUNT_ATOM,
    BATTLESHIP,
    DAMAGED,
    FACTION,
    HITS,
    KIND_ATOM,
    KINDS,
    MAX_PLAYERS,
    OFF_MAP,
    ORBIT_ATOM,
    REACH_ATOMS,
    ROCINANTE,
    UNIT_ATOM,
    Kind,
    Orbit,
)
from ..state import Expanse, unit_index

if TYPE_CHECKING:
    from mypy_extensions import i64

ONCE: Final = True
AGAIN: Final = False
"""Whether a fleet that has been moved may move again."""
MOVABLE: Final = ROCINANTE + 1
"""All kinds, the Rocinante included."""


def unit_atom(s: Expanse, place: Orbit, player: Player, kind: Kind) -> Atom:
    """Atoms name units by faction, so that they mean the same in every game; the Rocinante has its own."""
    if kind == ROCINANTE:
        return Atom(KIND_ATOM + ROCINANTE)
    return Atom(UNIT_ATOM + (place * MAX_PLAYERS + s.faction_of(player)) * KINDS + kind)


class Unit:
    """Where a unit is, whose, and what: an atom taken apart."""

    def __init__(self, place: Orbit, player: Player, kind: Kind) -> None:
        self.place: Final = place
        self.player: Final = player
        self.kind: Final = kind


def unit_of(s: Expanse, atom: Atom) -> Unit:
    if atom == KIND_ATOM + ROCINANTE:
        return Unit(s.roci_orbit, s.roci_holder, ROCINANTE)
    code = atom - UNIT_ATOM
    return Unit(Orbit(code // (KINDS * MAX_PLAYERS)), s.who[code // KINDS % len(FACTION)], Kind(code % KINDS))


def count_unit(s: Expanse, place: Orbit, player: Player, kind: Kind, change: int) -> None:
    """So many units more, or fewer, of a kind there. Not with `+=`, which mypyc leaves to Python's own numbers."""
    units = s.units
    at = unit_index(place, player, kind)
    units[at] = units[at] + change


def hit(s: Expanse, orbit: Orbit, player: Player, kind: Kind) -> None:
    """One hit on one token: a full Battleship is damaged, anything else leaves the map. EXP-13.6"""
    count_unit(s, orbit, player, kind, -1)
    if kind == BATTLESHIP:
        count_unit(s, orbit, player, DAMAGED, 1)
        s.tell(notes.DAMAGED, player, orbit)
    else:
        # A Battleship off the map lies there with its full side up. EXP-12.2
        count_unit(s, OFF_MAP, player, BATTLESHIP if kind == DAMAGED else kind, 1)
        s.tell(notes.HIT, player, kind, orbit)


def add_targets(s: Expanse, orbit: Orbit, player: Player, found: list[Atom]) -> None:
    """The units of one player in an Orbit that can be hit: never the Rocinante. EXP-13.5"""
    at: i64 = unit_index(orbit, player, 0)
    units = s.units
    kind: i64
    for kind in range(KINDS):
        if units[at + kind] > 0:
            found.append(unit_atom(s, orbit, player, Kind(kind)))


def add_opposing(s: Expanse, orbit: Orbit, player: Player, found: list[Atom]) -> None:
    """The same of all other players."""
    for other in s.everyone():
        if other != player:
            add_targets(s, orbit, other, found)


def has_opposing(s: Expanse, orbit: Orbit, player: Player) -> bool:
    """Whether any fleet of another player there can be hit."""
    for other in s.everyone():
        if other != player and s.vulnerable(other, orbit):
            return True
    return False


def hits_taken(s: Expanse, orbit: Orbit, player: Player) -> int:
    """How many hits the player's fleets in an Orbit can take before all are gone."""
    total = 0
    for kind in range(KINDS):
        total += s.units[unit_index(orbit, player, kind)] * HITS[kind]
    return total


def own_units(s: Expanse, player: Player) -> list[Atom]:
    """All fleets of the player on the map, the Rocinante last."""
    found: list[Atom] = []
    for orbit in ALL_ORBITS:
        add_targets(s, orbit, player, found)
    if s.roci_holder == player:
        found.append(Atom(KIND_ATOM + ROCINANTE))
    return found


def shift(s: Expanse, player: Player, kind: Kind, orbit: Orbit, destination: Orbit) -> None:
    """Move one fleet."""
    if kind == ROCINANTE:
        s.roci_orbit = destination
    else:
        count_unit(s, orbit, player, kind, -1)
        count_unit(s, destination, player, kind, 1)


def moved_code(s: Expanse, orbit: Orbit, player: Player, kind: Kind) -> int:
    return (orbit * MAX_PLAYERS + s.faction_of(player)) * MOVABLE + kind


def fly(s: Expanse, player: Player, destination: Orbit) -> None:
    """The Rocinante goes to an Orbit, or stays where she is. EXP-18.4"""
    if destination != s.roci_orbit:
        s.tell(notes.MOVES_FLEET, player, ROCINANTE, s.roci_orbit, destination)
        s.roci_orbit = destination


def free_to_move(s: Expanse, player: Player, orbit: Orbit, kind: Kind) -> int:
    """Fleets of a kind that the Event in progress has not moved."""
    count = s.count(player, orbit, kind)
    return count - s.moved.count(moved_code(s, orbit, player, kind)) if s.moved else count


def may_move(s: Expanse, atom: Atom) -> bool:
    unit = unit_of(s, atom)
    return free_to_move(s, unit.player, unit.place, unit.kind) > 0


def movers(s: Expanse, player: Player) -> list[Orbit]:
    """Orbits with a fleet that may still be moved."""
    found: list[Orbit] = []
    for orbit in ALL_ORBITS:
        if not s.present(player, orbit):
            continue
        if not s.moved or any(free_to_move(s, player, orbit, kind) > 0 for kind in ALL_KINDS):
            found.append(orbit)
    return found


def move_group(s: Expanse, player: Player, orbit: Orbit, zones: int, once: bool, group: tuple[int, ...] = ()) -> None:
    """Ask for the next kind that is there, then for the destination. `once`: no fleet moves twice. EXP-10.1, 10.3"""
    numbers = list(group)
    while len(numbers) < MOVABLE and free_to_move(s, player, orbit, Kind(len(numbers))) == 0:
        numbers.append(0)
    if len(numbers) < MOVABLE:
        s.push(MoveGroup(player, orbit, zones, once, Kind(len(numbers)), tuple(numbers)))
    else:
        s.push(MoveTo(player, orbit, zones, once, tuple(numbers)))


def fleets_in(group: tuple[int, ...]) -> int:
    total = 0
    for number in group:
        total += number
    return total


class MoveGroup(Choice["Expanse"]):
    """How many of a kind go along; at least one fleet in all. EXP-10.1, 10.3"""

    rule: ClassVar[str] = "EXP-10.3"
    inner: ClassVar[bool] = True

    def __init__(
        self, player: Player, orbit: Orbit, zones: int, once: bool, kind: Kind, group: tuple[int, ...]
    ) -> None:
        super().__init__(player)
        self.orbit: Final = orbit
        self.zones: Final = zones
        self.once: Final = once
        self.kind: Final = kind
        self.group: Final = group

    def legal(self, s: Expanse) -> list[Atom]:
        most = free_to_move(s, self.player, self.orbit, self.kind)
        least = 1 if fleets_in(self.group) == 0 and not self._more_kinds(s) else 0
        return [Atom(AMOUNT_ATOM + amount) for amount in range(least, most + 1)]

    def _more_kinds(self, s: Expanse) -> bool:
        for kind in range(self.kind + 1, MOVABLE):
            if free_to_move(s, self.player, self.orbit, Kind(kind)) > 0:
                return True
        return False

    def take(self, s: Expanse, atom: Atom) -> None:
        move_group(s, self.player, self.orbit, self.zones, self.once, (*self.group, atom - AMOUNT_ATOM))


class MoveTo(Choice["Expanse"]):
    """The group goes to another Orbit within reach. EXP-10.2, 14.10"""

    rule: ClassVar[str] = "EXP-10.2"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, orbit: Orbit, zones: int, once: bool, group: tuple[int, ...]) -> None:
        super().__init__(player)
        self.orbit: Final = orbit
        self.zones: Final = zones
        self.once: Final = once
        self.group: Final = group

    def legal(self, s: Expanse) -> list[Atom]:
        return REACH_ATOMS[self.zones][self.orbit]

    def take(self, s: Expanse, atom: Atom) -> None:
        destination = Orbit(atom - ORBIT_ATOM)
        for kind in ALL_KINDS:
            for _ in range(self.group[kind]):
                shift(s, self.player, kind, self.orbit, destination)
                if self.once:
                    s.moved.append(moved_code(s, destination, self.player, kind))
            self._tell(s, kind, destination)

    def _tell(self, s: Expanse, kind: Kind, destination: Orbit) -> None:
        """Kind by kind: what has moved matters to everybody."""
        amount = self.group[kind]
        if amount == 1:
            s.tell(notes.MOVES_FLEET, self.player, kind, self.orbit, destination)
        elif amount > 1:
            s.tell(notes.MOVES_FLEETS, self.player, amount, kind, self.orbit, destination)


class SendUnit(Choice["Expanse"]):
    """One fleet goes to an Orbit within reach. EXP-14.10"""

    rule: ClassVar[str] = "EXP-14.10"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, owner: Player, kind: Kind, orbit: Orbit, zones: int) -> None:
        super().__init__(player)
        self.owner: Final = owner
        self.kind: Final = kind
        self.orbit: Final = orbit
        self.zones: Final = zones

    def legal(self, s: Expanse) -> list[Atom]:
        return REACH_ATOMS[self.zones][self.orbit]

    def take(self, s: Expanse, atom: Atom) -> None:
        destination = Orbit(atom - ORBIT_ATOM)
        shift(s, self.owner, self.kind, self.orbit, destination)
        s.moved.append(moved_code(s, destination, self.owner, self.kind))
        s.tell(notes.MOVES_FLEET, self.owner, self.kind, self.orbit, destination)


def build(s: Expanse, player: Player, kind: Kind, orbit: Orbit, told: NoteKind = notes.BUILDS) -> None:
    """A unit enters the map from the pool, Battleships with their full side up. EXP-12.1, 12.2"""
    count_unit(s, OFF_MAP, player, kind, -1)
    count_unit(s, orbit, player, kind, 1)
    s.tell(told, player, kind, orbit)


def in_pool(s: Expanse, player: Player, last: Kind) -> list[Kind]:
    """The kinds up to `last` of which a unit lies off the map."""
    return [Kind(kind) for kind in range(last + 1) if s.units[unit_index(OFF_MAP, player, kind)] > 0]
