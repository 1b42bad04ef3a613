"""Natural events: meteors, storms, black holes. E01 to E03, E13 to E15, E26 to E28, E40 to E42"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import Atom, Player
from ....clockwork.step import Choice, Step
from ....mechanisms.orders import clockwise
from .. import notes
from ..components import (
    DIE,
    DOWN_ATOM,
    HEX_ATOM,
    METEOR_SHOWER,
    MODULE_ATOM,
    PLANET_ATOM,
    UNIT_ATOM,
    UP_ATOM,
    Event,
    Hex,
    Module,
    Planet,
    Unit,
    param,
)
from ..rules.fleets import is_small, units_on, unlike, vessels_of, vessels_on
from ..rules.reach import is_movable
from ..state import Parsec
from .shared.design import Design, OneTarget, roll_for, wreck
from .shared.targets import (
    all_planets,
    empty_space_hexes,
    has_empty_space,
    hexes_with_vessels,
    marker_hex,
    modules_with_room,
    space_hexes,
    units_as_atoms,
    with_carried,
)


class MeteorShower(OneTarget):
    """The vessels of a hex: their owner loses a small one, or they are held, or nothing happens. E01"""

    def __init__(self, card: Event) -> None:
        super().__init__(card)
        self.destroy_most: Final = param(card, "destroy_max")
        self.hold_most: Final = param(card, "freeze_max")

    def aims(self, s: Parsec, me: Player, window: int) -> list[Atom]:
        return hexes_with_vessels(s)

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        hex = Hex(chosen[0] - HEX_ATOM)
        die = roll_for(s, s.holder[hex], self.card)
        if die <= self.destroy_most and small_vessels(s, hex):
            self.discard(s)
            s.push(MeteorLoss(s.holder[hex], hex))
        elif die <= self.hold_most:
            self.last(s, me, hex=hex, roll=die, units=with_carried(s, vessels_on(s, hex)))
            s.tell(notes.HELD, hex, self.card)
        else:
            self.discard(s)
            s.tell(notes.EVENT_IN_VAIN, self.card)


def small_vessels(s: Parsec, hex: Hex) -> list[Unit]:
    """The small vessels on a hex, those aboard a transport there included."""
    return [unit for unit in with_carried(s, vessels_on(s, hex)) if is_small(unit)]


class MeteorLoss(Choice["Parsec"]):
    """The meteors destroy one of your small vessels on that hex. E01"""

    rule: ClassVar[str] = "PAR-11.20"
    price: ClassVar[bool] = True

    def __init__(self, player: Player, hex: Hex) -> None:
        super().__init__(player)
        self.hex: Final = hex

    def legal(self, s: Parsec) -> list[Atom]:
        return units_as_atoms(unlike(s, small_vessels(s, self.hex)))

    def take(self, s: Parsec, atom: Atom) -> None:
        wreck(s, Unit(atom - UNIT_ATOM), METEOR_SHOWER)


class SolarWind(OneTarget):
    """A vessel that may still move goes further this turn. E02"""

    def aims(self, s: Parsec, me: Player, window: int) -> list[Atom]:
        return units_as_atoms(unlike(s, [unit for unit in vessels_of(s, me) if is_movable(s, unit)]))

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        self.last(s, me, units=(Unit(chosen[0] - UNIT_ATOM),))


class PlanetCard(OneTarget):
    """A planet yields nothing for a while; an epidemic weakens its colonies as well. E03, E27"""

    def aims(self, s: Parsec, me: Player, window: int) -> list[Atom]:
        return all_planets(s)

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        planet = Planet(chosen[0] - PLANET_ATOM)
        self.last(s, me, planet=planet, hex=min(s.galaxy.planet_hexes[planet]))


class Cataclysm(PlanetCard):
    """A planet yields nothing for a while, and every unit on it is rolled for. E41"""

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        super().resolve(s, me, window, chosen)
        units: list[Unit] = []
        for hex in s.galaxy.planet_hexes[chosen[0] - PLANET_ATOM]:
            units += units_on(s, hex)
        roll_for_all(s, me, self.card, units)


class ModuleCard(OneTarget):
    """A storm slows the vessels on a module; a nebula keeps everybody there from attacking. E13, E26"""

    def aims(self, s: Parsec, me: Player, window: int) -> list[Atom]:
        return modules_with_room(s)

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        module = Module(chosen[0] - MODULE_ATOM)
        self.last(s, me, module=module, hex=marker_hex(s, module))


class OrbitalAlignment(OneTarget):
    """The resource die shows one more or one less, from the highest to the lowest and back. E14"""

    def aims(self, s: Parsec, me: Player, window: int) -> list[Atom]:
        return [UP_ATOM, DOWN_ATOM]

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        step = param(self.card, "step")
        change = step if chosen[0] == UP_ATOM else -step
        s.rolled = (s.rolled - 1 + change) % DIE + 1
        s.tell(notes.CHANGES_ROLL, me, s.rolled)
        self.discard(s)


class AsteroidSwarm(OneTarget):
    """An empty hex of open space is closed to all. E15"""

    def aims(self, s: Parsec, me: Player, window: int) -> list[Atom]:
        return empty_space_hexes(s)

    def ready(self, s: Parsec, me: Player, window: int) -> bool:
        return has_empty_space(s, 1)

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        self.last(s, me, hex=Hex(chosen[0] - HEX_ATOM))


class SpaceHexCard(OneTarget):
    """A gravity well holds the vessels on and around a hex of open space. E28"""

    def aims(self, s: Parsec, me: Player, window: int) -> list[Atom]:
        return space_hexes(s)

    def ready(self, s: Parsec, me: Player, window: int) -> bool:
        return len(s.galaxy.space) > 0

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        self.last(s, me, hex=Hex(chosen[0] - HEX_ATOM))


class BlackHole(SpaceHexCard):
    """A hex is closed, and every vessel on or around it is rolled for. E40"""

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        super().resolve(s, me, window, chosen)
        centre = Hex(chosen[0] - HEX_ATOM)
        units: list[Unit] = []
        for hex in [centre, *s.galaxy.neighbours[centre]]:
            units += vessels_on(s, hex)
        roll_for_all(s, me, self.card, units)


def roll_for_all(s: Parsec, me: Player, card: Event, units: list[Unit]) -> None:
    """Owner after owner, beginning with the player of the card. E40, E41"""
    steps: list[Step[Parsec]] = []
    for player in clockwise(s.players, me, s.out):
        mine = [unit for unit in units if s.owner(unit) == player]
        if mine:
            steps.append(RollForUnit(player, card, tuple(sorted(mine))))
    s.then(steps)


class RollForUnit(Choice["Parsec"]):
    """Which of your units is rolled for next? E40, E41"""

    rule: ClassVar[str] = "PAR-11.20"

    def __init__(self, player: Player, card: Event, units: tuple[Unit, ...]) -> None:
        super().__init__(player)
        self.card: Final = card
        self.units: Final = units

    def legal(self, s: Parsec) -> list[Atom]:
        return units_as_atoms(unlike(s, list(self.units)))

    def take(self, s: Parsec, atom: Atom) -> None:
        unit = Unit(atom - UNIT_ATOM)
        left = tuple(other for other in self.units if other != unit)
        if left:
            s.push(RollForUnit(self.player, self.card, left))
        if roll_for(s, self.player, self.card, unit) <= param(self.card, "destroy_max"):
            wreck(s, unit, self.card)


class Wormhole(Design):
    """Two empty hexes of open space count as adjacent for moves and evasive manoeuvres. E42"""

    def targets(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> list[Atom]:
        if len(chosen) == 2:
            return []
        return [atom for atom in empty_space_hexes(s) if atom not in chosen]

    def ready(self, s: Parsec, me: Player, window: int) -> bool:
        return has_empty_space(s, 2)

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        self.last(s, me, hex=Hex(chosen[0] - HEX_ATOM), other=Hex(chosen[1] - HEX_ATOM))
