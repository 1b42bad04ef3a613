"""Planetary Production: base, Explorer and buildings of one planet, each at most once. INT-9"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import Atom, Player
from ....clockwork.step import Choice
from .. import notes
from ..components import (
    ALL_BUILDINGS,
    ALL_RESOURCES,
    ARS,
    BASE,
    BASE_CUBES,
    BUILDING_ATOM,
    BUILDINGS,
    CONVERTER,
    CONVERTER_LEVELS,
    DONE_ATOM,
    DRILL,
    EXPLORER_ATOM,
    EXPLORER_CUBES,
    LEVELS_OF,
    OUTPOST,
    OUTPOST_LEVELS,
    PURPLE,
    RESOURCE_ATOM,
    RESOURCES,
    Building,
    Planet,
    Resource,
    technology_number,
)
from ..state import Interstellar
from .cubes import ToReserve, ToWarehouse, can_extract, in_warehouse, recharge
from .gains import gain_fuel, gain_prestige, gain_reputation
from .payment import NO_CUBES


def power(s: Interstellar, player: Player, building: Building) -> int:
    """How many cubes a drill or an ARS moves: the levels of its row add up. INT-8.4, 8.9, 9.10, 9.11"""
    cubes = 0
    for technology in LEVELS_OF[building]:
        if s.uses(player, technology):
            cubes += technology_number(technology, "cubes")
    return cubes


def converter_powers(s: Interstellar, player: Player) -> tuple[int, ...]:
    """How many cubes each level of a converter raises, from the lowest level on. INT-9.9, 9.12"""
    return tuple([technology_number(one, "cubes") for one in CONVERTER_LEVELS if s.uses(player, one)])


def works(s: Interstellar, player: Player, planet: Planet, building: Building) -> bool:
    """Whether activating the base or such a building would do anything now. INT-9.6, 9.7"""
    if building == BASE:
        return can_extract(s, player, planet)
    if building == DRILL:
        return power(s, player, DRILL) > 0 and can_extract(s, player, planet)
    if building == ARS:
        return power(s, player, ARS) > 0 and s.stored(s.region(player, planet)) > 0
    if building == CONVERTER:
        return bool(converter_powers(s, player)) and bool(raisable(in_warehouse(s, player, planet), NO_CUBES))
    return outpost_works(s, player)


def outpost_works(s: Interstellar, player: Player) -> bool:
    """Whether any level of the Government Outpost takes effect."""
    return any([s.uses(player, technology) for technology in OUTPOST_LEVELS])


def can_produce(s: Interstellar, player: Player, planet: Planet) -> bool:
    """Whether anything that stands on the player's planet does something now. INT-9.2, 9.7"""
    start = s.region(player, planet) * BUILDINGS
    for building in ALL_BUILDINGS:
        if s.built[start + building] > 0 and works(s, player, planet, building):
            return True
    return False


def productive(s: Interstellar, player: Player) -> list[Planet]:
    """The player's planets on which something can be done. INT-12.8"""
    return [planet for planet in s.based(player) if can_produce(s, player, planet)]


def produce(s: Interstellar, player: Player, planet: Planet) -> None:
    """Outposts, which can only help, and most before all else, are activated unasked; then the rest. INT-9.2, 9.3"""
    start = s.region(player, planet) * BUILDINGS
    for _ in range(s.built[start + OUTPOST]):
        activate_outpost(s, player, planet)
    idle = s.built[start : start + BUILDINGS]
    idle[OUTPOST] = 0
    s.push(Produce(player, planet, tuple(idle), s.explorer[player] == planet))


def activate_outpost(s: Interstellar, player: Player, planet: Planet) -> None:
    """Fuel, then a cube for the deposit, then reputation and prestige, by level. INT-9.9, 9.13, 9.14"""
    if outpost_works(s, player):
        s.tell(notes.WITH_OUTPOST, player, planet)
    level_1, level_2, level_3 = OUTPOST_LEVELS
    if s.uses(player, level_1):
        gain_fuel(s, player, technology_number(level_1, "fuel"), notes.OUTPOST_FUEL)
    if s.uses(player, level_2):
        recharge(s, player, planet, technology_number(level_2, "cubes"), notes.OUTPOST_GROWTH)
    if s.uses(player, level_3):
        gain_reputation(s, player, technology_number(level_3, "reputation"), notes.OUTPOST_REPUTATION)
        gain_prestige(s, player, technology_number(level_3, "prestige"), notes.OUTPOST_PRESTIGE)


ACTIVATED: Final = [
    notes.WITH_BASE,
    notes.WITH_DRILL,
    notes.WITH_ARS,
    notes.WITH_CONVERTER,
    notes.WITH_OUTPOST,
]
"""What is told when a building is activated, in the order of the buildings."""


class Produce(Choice["Interstellar"]):
    """Activate what is still `idle`, and extract with the Explorer if it is `crewed`, in any order. INT-9.2, 9.3, 9.8

    The Explorer extracts just as the base does, so it is offered after it. INT-9.4, 9.5
    """

    rule: ClassVar[str] = "INT-9.2"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, planet: Planet, idle: tuple[int, ...], crewed: bool) -> None:
        super().__init__(player)
        self.planet: Final = planet
        self.idle: Final = idle
        self.crewed: Final = crewed

    def legal(self, s: Interstellar) -> list[Atom]:
        options: list[Atom] = []
        for building in ALL_BUILDINGS:
            if self.idle[building] > 0 and works(s, self.player, self.planet, building):
                options.append(Atom(BUILDING_ATOM + building))
        if self.idle[BASE] == 0 and self.crewed and can_extract(s, self.player, self.planet):
            options.append(EXPLORER_ATOM)
        if options:
            options.append(DONE_ATOM)
        return options

    def take(self, s: Interstellar, atom: Atom) -> None:
        if atom == DONE_ATOM:
            return
        if atom == EXPLORER_ATOM:
            s.tell(notes.WITH_EXPLORER, self.player, self.planet)
            s.push(Produce(self.player, self.planet, self.idle, False))
            s.push(ToWarehouse(self.player, self.planet, EXPLORER_CUBES, EXPLORER_CUBES))
            return
        building = Building(atom - BUILDING_ATOM)
        idle = list(self.idle)
        idle[building] -= 1
        s.push(Produce(self.player, self.planet, tuple(idle), self.crewed))
        self.activate(s, building)

    def activate(self, s: Interstellar, building: Building) -> None:
        """A building that is activated moves or raises one cube at least: otherwise it was not. INT-9.9"""
        s.tell(ACTIVATED[building], self.player, self.planet)
        if building == BASE:
            s.push(ToWarehouse(self.player, self.planet, BASE_CUBES, BASE_CUBES))
        elif building == DRILL:
            s.push(ToWarehouse(self.player, self.planet, power(s, self.player, DRILL), 1))
        elif building == ARS:
            s.push(ToReserve(self.player, self.planet, power(s, self.player, ARS), 1))
        else:
            s.push(Convert(self.player, self.planet, converter_powers(s, self.player), NO_CUBES, 1))


def raisable(stock: list[int], raised: tuple[int, ...]) -> list[Resource]:
    """The colours that can become the next higher one; cubes `raised` just now do not count. INT-9.12"""
    return [resource for resource in ALL_RESOURCES[:PURPLE] if stock[resource] > raised[resource]]


def raise_one(stock: list[int], start: int, resource: Resource, raised: tuple[int, ...]) -> tuple[int, ...]:
    """A cube becomes one of the next higher value; what is raised now. INT-9.12"""
    stock[start + resource] -= 1
    stock[start + resource + 1] += 1
    return tuple([number + 1 if place == resource + 1 else number for place, number in enumerate(raised)])


class Convert(Choice["Interstellar"]):
    """A converter raises so many different cubes by each of its `powers`, those of this one just now. INT-9.9, 9.12

    Who declines a power cannot gain by the next one, which does no less: with the first refusal it is done.
    """

    rule: ClassVar[str] = "INT-9.12"
    inner: ClassVar[bool] = True

    def __init__(
        self, player: Player, planet: Planet, powers: tuple[int, ...], raised: tuple[int, ...], least: int
    ) -> None:
        super().__init__(player)
        self.planet: Final = planet
        self.powers: Final = powers
        self.raised: Final = raised
        self.least: Final = least

    def legal(self, s: Interstellar) -> list[Atom]:
        colours = raisable(in_warehouse(s, self.player, self.planet), self.raised)
        options = [Atom(RESOURCE_ATOM + resource) for resource in colours]
        if options and self.least == 0:
            options.append(DONE_ATOM)
        return options

    def take(self, s: Interstellar, atom: Atom) -> None:
        if atom == DONE_ATOM:
            return
        resource = Resource(atom - RESOURCE_ATOM)
        start = s.region(self.player, self.planet) * RESOURCES
        raised = raise_one(s.writable_warehouse(), start, resource, self.raised)
        s.tell(notes.CONVERTS, self.player, resource, self.planet)
        if self.powers[0] > 1:
            s.push(Convert(self.player, self.planet, (self.powers[0] - 1, *self.powers[1:]), raised, 0))
        elif len(self.powers) > 1:
            s.push(Convert(self.player, self.planet, self.powers[1:], NO_CUBES, 0))
