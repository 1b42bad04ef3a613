"""Travel: where the Explorer goes, and what it takes along. INT-10.1 to 10.18, 10.38, 10.39

The destination is chosen before loading. That leaves the same possibilities, as what a trip costs is known at once, and
which are legal depends only on the fuel there is: in the reserve on Earth, in the hold elsewhere.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ...clockwork.payments import too_dear
from ...clockwork.portions import Portions
from ...clockwork.step import Choice, Refusal, Step
from ...clockwork.text import Text
from ...clockwork.windows import YesNo
from . import notes
from .arrival import Arrive, LoadCubes, dismantle
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


def fuel_for_flight(s: Interstellar, player: int) -> int:
    """The fuel that a flight can use: what can be loaded on Earth, elsewhere what is in the hold. INT-10.7, 10.15"""
    return s.fuel[player] if s.explorer[player] == EARTH else s.hold_fuel[player]


def destinations(s: Interstellar, player: int, discount: int) -> list[int]:
    """Other planets in play that the fuel reaches; Earth always. INT-10.2, 10.3, 10.11, 10.12"""
    fuel = fuel_for_flight(s, player)
    found: list[int] = []
    for planet in range(PLANETS):
        if not s.alive[planet] or planet == s.explorer[player]:
            continue
        if planet == EARTH or travel_cost(s, player, planet, discount) <= fuel:
            found.append(planet)
    return found


def can_travel(s: Interstellar, player: int, discount: int) -> bool:
    """Whether there is a legal destination. INT-10.39"""
    return bool(destinations(s, player, discount))


class Travel(Choice["Interstellar"]):
    """Where to, for `discount` fuel less; a repeat `must`. INT-4.6, 10.1, 10.10, 10.12"""

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
        planet = atom - PLANET_ATOM
        origin = s.explorer[self.player]
        steps: list[Step[Interstellar]] = []
        if origin == EARTH:
            cost = travel_cost(s, self.player, planet, self.discount)
            steps += [LoadBuildings(self.player, ()), LoadFuel(self.player, planet, cost)]
        elif s.has_base(self.player, origin):
            steps.append(LeaveBase(self.player, origin))
        steps += [Fly(self.player, planet, self.discount), Arrive(self.player)]
        s.then(steps)

    def label(self, s: Interstellar, atom: int) -> Text | None:
        """Each destination with its cost."""
        if atom == DECLINE_ATOM:
            return None
        cost = travel_cost(s, self.player, atom - PLANET_ATOM, self.discount)
        return Text("option-destination", {"planet": s.game.atoms.texts[atom], "fuel": cost})

    def refused(self, s: Interstellar) -> list[Refusal]:
        reached = destinations(s, self.player, self.discount)
        fuel = fuel_for_flight(s, self.player)
        return [
            too_dear(PLANET_ATOM + planet, travel_cost(s, self.player, planet, self.discount), fuel, "INT-10.12")
            for planet in range(PLANETS)
            if s.alive[planet] and planet != s.explorer[self.player] and planet not in reached
        ]


class LoadBuildings(Portions["Interstellar"]):
    """On Earth: how many buildings of each type come along. Bases stay in the reserve. INT-10.14, 10.18"""

    rule: ClassVar[str] = "INT-10.14"
    kinds: ClassVar[int] = BUILDINGS
    first_amount: ClassVar[int] = AMOUNT_ATOM

    def most(self, s: Interstellar, kind: int) -> int:
        return 0 if kind == BASE else s.buildings[self.player * BUILDINGS + kind]

    def in_all(self, s: Interstellar) -> int:
        return sum(s.buildings[self.player * BUILDINGS : (self.player + 1) * BUILDINGS])

    def after(self, counts: tuple[int, ...]) -> LoadBuildings:
        return LoadBuildings(self.player, counts)

    def done(self, s: Interstellar, counts: tuple[int, ...]) -> None:
        for building in range(BUILDINGS):
            s.buildings[self.player * BUILDINGS + building] -= counts[building]
            s.hold_buildings[self.player * BUILDINGS + building] += counts[building]
        if sum(counts) > 0:
            s.tell_all(notes.LOADS_BUILDINGS, (self.player, *counts))


class LoadFuel(Choice["Interstellar"]):
    """On Earth: how much fuel comes along, at least what the flight costs. INT-10.12 to 10.14"""

    rule: ClassVar[str] = "INT-10.14"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, planet: int, cost: int) -> None:
        super().__init__(player)
        self.planet: Final = planet
        self.cost: Final = cost

    def legal(self, s: Interstellar) -> list[int]:
        return [AMOUNT_ATOM + number for number in range(self.cost, min(MOST, s.fuel[self.player]) + 1)]

    def take(self, s: Interstellar, atom: int) -> None:
        s.fuel[self.player] -= atom - AMOUNT_ATOM
        s.hold_fuel[self.player] += atom - AMOUNT_ATOM
        s.tell(notes.LOADS_FUEL, self.player, atom - AMOUNT_ATOM)


class LeaveBase(YesNo["Interstellar"]):
    """Before leaving an own base: dismantle it? Otherwise its cubes can be loaded. INT-10.15, 10.33, 10.38"""

    rule: ClassVar[str] = "INT-10.33"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, planet: int) -> None:
        super().__init__(player)
        self.planet: Final = planet

    def yes(self, s: Interstellar) -> None:
        dismantle(s, self.player, self.planet)

    def no(self, s: Interstellar) -> None:
        s.push(LoadCubes(self.player, (), self.planet))


class Fly(Step["Interstellar"]):
    """The hold pays for the flight. INT-10.1, 10.7"""

    def __init__(self, player: int, planet: int, discount: int) -> None:
        self.player: Final = player
        self.planet: Final = planet
        self.discount: Final = discount

    def run(self, s: Interstellar) -> None:
        fly(s, self.player, self.planet, self.discount)
