"""The action Travel: where to, what is taken along, the flight. INT-10.1 to 10.18, 10.38, 10.39"""

from __future__ import annotations

from typing import ClassVar, Final

from ...clockwork.payments import too_dear
from ...clockwork.portions import Portions
from ...clockwork.step import Choice, Refusal, Step
from ...clockwork.text import Text
from . import notes
from .arrival import Arrive, Dismantle
from .components import (
    AMOUNT_ATOM,
    BASE,
    BUILDINGS,
    DECLINE_ATOM,
    EARTH,
    MOST,
    PLANET_ATOM,
    PLANETS,
)
from .flight import fly, travel_cost
from .state import Interstellar


def range_fuel(s: Interstellar, player: int) -> int:
    """The fuel that a flight can use: on Earth all of the reserve can be loaded. INT-10.7, 10.14, 10.15"""
    return s.fuel[player] if s.explorer[player] == EARTH else s.hold_fuel[player]


def destinations(s: Interstellar, player: int, discount: int) -> list[int]:
    """The planets that the Explorer can fly to; Earth can always be reached. INT-10.2, 10.3, 10.11, 10.12, 10.39"""
    fuel = range_fuel(s, player)
    found: list[int] = []
    for planet in range(PLANETS):
        if s.alive[planet] and planet != s.explorer[player]:
            if planet == EARTH or travel_cost(s, player, planet, discount) <= fuel:
                found.append(planet)
    return found


def can_travel(s: Interstellar, player: int, discount: int) -> bool:
    return bool(destinations(s, player, discount))


class Travel(Choice["Interstellar"]):
    """Choose another planet: what is loaded, the flight and the arrival follow; a repeat `must`. INT-4.6, 10.1"""

    rule: ClassVar[str] = "INT-10.1"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, discount: int, must: bool) -> None:
        super().__init__(player)
        self.discount: Final = discount
        self.must: Final = must

    def legal(self, s: Interstellar) -> list[int]:
        options = [PLANET_ATOM + planet for planet in destinations(s, self.player, self.discount)]
        if not self.must:
            options.append(DECLINE_ATOM)
        return options

    def take(self, s: Interstellar, atom: int) -> None:
        if atom == DECLINE_ATOM:
            s.tell(notes.DECLINES, self.player, s.active(self.player))
            return
        destination = atom - PLANET_ATOM
        steps: list[Step[Interstellar]] = []
        origin = s.explorer[self.player]
        if origin == EARTH:
            steps += [LoadBuildings(self.player, ()), LoadFuel(self.player, destination, self.discount)]
        elif s.has_base(self.player, origin):
            steps.append(Dismantle(self.player, True))
        steps += [Fly(self.player, destination, self.discount), Arrive(self.player)]
        s.then(steps)

    def refused(self, s: Interstellar) -> list[Refusal]:
        """Planets for which there is too little fuel."""
        fuel = range_fuel(s, self.player)
        able = destinations(s, self.player, self.discount)
        return [
            too_dear(PLANET_ATOM + one, travel_cost(s, self.player, one, self.discount), fuel, "INT-10.12")
            for one in range(PLANETS)
            if s.alive[one] and one != s.explorer[self.player] and one not in able
        ]


class LoadBuildings(Portions["Interstellar"]):
    """On Earth: how many buildings of each type are loaded; bases never are. INT-10.13, 10.14, 10.18"""

    rule: ClassVar[str] = "INT-10.14"
    kinds: ClassVar[int] = BUILDINGS
    first_amount: ClassVar[int] = AMOUNT_ATOM

    def most(self, s: Interstellar, kind: int) -> int:
        return 0 if kind == BASE else s.buildings[self.player * BUILDINGS + kind]

    def in_all(self, s: Interstellar) -> int:
        return MOST

    def after(self, counts: tuple[int, ...]) -> LoadBuildings:
        return LoadBuildings(self.player, counts)

    def done(self, s: Interstellar, counts: tuple[int, ...]) -> None:
        for building in range(BUILDINGS):
            place = self.player * BUILDINGS + building
            s.buildings[place] -= counts[building]
            s.hold_buildings[place] += counts[building]
        if sum(counts) > 0:
            s.tell_all(notes.LOADS_BUILDINGS, (self.player, *counts))


class LoadFuel(Choice["Interstellar"]):
    """On Earth: how much fuel is loaded, at least what the flight takes. INT-10.12, 10.14"""

    rule: ClassVar[str] = "INT-10.14"
    inner: ClassVar[bool] = True
    worded: ClassVar[tuple[str, ...]] = ("price",)

    def __init__(self, player: int, planet: int, discount: int) -> None:
        super().__init__(player)
        self.planet: Final = planet
        self.discount: Final = discount

    def cost(self, s: Interstellar) -> int:
        return travel_cost(s, self.player, self.planet, self.discount)

    def legal(self, s: Interstellar) -> list[int]:
        return [AMOUNT_ATOM + number for number in range(self.cost(s), min(s.fuel[self.player], MOST) + 1)]

    def take(self, s: Interstellar, atom: int) -> None:
        amount = atom - AMOUNT_ATOM
        s.fuel[self.player] -= amount
        s.hold_fuel[self.player] += amount
        s.tell(notes.LOADS_FUEL, self.player, amount)

    def words(self, s: Interstellar) -> dict[str, int | Text]:
        return {"price": self.cost(s)}


class Fly(Step["Interstellar"]):
    """Pay from the hold and move. INT-10.1, 10.7"""

    def __init__(self, player: int, planet: int, discount: int) -> None:
        self.player: Final = player
        self.planet: Final = planet
        self.discount: Final = discount

    def run(self, s: Interstellar) -> None:
        fly(s, self.player, self.planet, self.discount)
