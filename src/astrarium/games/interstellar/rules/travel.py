"""Travel: where the Explorer goes, and what it takes along. INT-10.1 to 10.18, 10.38, 10.39

The destination is chosen before loading. That leaves the same possibilities, as what a trip costs is known at once, and
which are legal depends only on the fuel there is, in the reserve on Earth, in the hold elsewhere, and on prestige.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import Atom, Player
from ....clockwork.step import Refusal, Step
from ....clockwork.text import Text
from ....mechanisms.offers import YesNo
from ....mechanisms.portions import Portions
from .. import notes
from ..components import (
    ALL_BUILDINGS,
    ALL_PLANETS,
    AMOUNT_ATOM,
    BASE,
    BUILDINGS,
    DECLINE_ATOM,
    EARTH,
    MOST,
    PLANET_ATOM,
    RESOURCE,
    Planet,
)
from ..state import Interstellar
from .arrival import Arrive, LoadCubes, dismantle
from .cubes import in_deposit
from .flight import fly, missing_prestige, spare_fuel, travel_cost
from .screens import FromReserve


def at_home(s: Interstellar, player: Player) -> bool:
    """Whether the Explorer is on Earth, where its fuel comes from the reserve. INT-10.14"""
    return s.explorer[player] == EARTH


def fuel_for_flight(s: Interstellar, player: Player) -> int:
    """The fuel that a flight can use: what can be loaded on Earth, elsewhere what is in the hold. INT-10.7, 10.15"""
    return s.fuel[player] if at_home(s, player) else s.hold_fuel[player]


def missing_fuel(s: Interstellar, player: Player, planet: Planet, discount: int) -> int:
    """How much of the fuel for a flight to that planet there is not. INT-10.11"""
    return max(0, travel_cost(s, player, planet, discount) - fuel_for_flight(s, player))


def destinations(s: Interstellar, player: Player, discount: int) -> list[Planet]:
    """Other planets in play for which there is fuel, or prestige for what is missing; Earth always. INT-10.2, 10.12"""
    spare = spare_fuel(s, player)
    found: list[Planet] = []
    for planet in ALL_PLANETS:
        if not s.alive[planet] or planet == s.explorer[player]:
            continue
        if planet == EARTH or missing_fuel(s, player, planet, discount) <= spare:
            found.append(planet)
    return found


def can_travel(s: Interstellar, player: Player, discount: int) -> bool:
    """Whether there is a legal destination. INT-10.39"""
    return bool(destinations(s, player, discount))


class Travel(FromReserve):
    """Where to, for `discount` fuel less; who repeats the action `must`. INT-4.6, 10.1, 10.10, 10.12"""

    rule: ClassVar[str] = "INT-10.1"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, discount: int, must: bool) -> None:
        super().__init__(player)
        self.discount: Final = discount
        self.must: Final = must

    def legal(self, s: Interstellar) -> list[Atom]:
        options = [Atom(PLANET_ATOM + planet) for planet in destinations(s, self.player, self.discount)]
        if not self.must:
            options.append(DECLINE_ATOM)
        return options

    def take(self, s: Interstellar, atom: Atom) -> None:
        if atom == DECLINE_ATOM:
            s.tell(notes.DECLINES, self.player, s.active(self.player))
            return
        planet = Planet(atom - PLANET_ATOM)
        origin = s.explorer[self.player]
        steps: list[Step[Interstellar]] = []
        if origin == EARTH:
            cost = travel_cost(s, self.player, planet, self.discount)
            steps += [LoadBuildings(self.player, ()), LoadFuel(self.player, planet, cost)]
        elif s.has_base(self.player, origin):
            steps.append(LeaveBase(self.player, origin))
        steps += [Fly(self.player, planet, self.discount), Arrive(self.player)]
        s.then(steps)

    def label(self, s: Interstellar, atom: Atom) -> Text | None:
        """Each destination with its cost, and with what missing fuel costs. INT-10.11"""
        if atom == DECLINE_ATOM:
            return None
        planet = Planet(atom - PLANET_ATOM)
        words = self.flight(s, planet)
        words["planet"] = s.game.atoms.texts[atom]
        if missing_fuel(s, self.player, planet, self.discount) == 0:
            return Text("option-destination", words)
        if at_home(s, self.player):
            return Text("option-destination-reserve", words)
        return Text("option-destination-hold", words)

    def flight(self, s: Interstellar, planet: Planet) -> dict[str, int | Text]:
        """What a flight there takes, and what of it there is."""
        missing = missing_fuel(s, self.player, planet, self.discount)
        return {
            "fuel": travel_cost(s, self.player, planet, self.discount),
            "owned": fuel_for_flight(s, self.player),
            "prestige": missing_prestige(missing),
        }

    def refused(self, s: Interstellar) -> list[Refusal]:
        """Planets for which there is neither the fuel nor the prestige. INT-10.12"""
        reached = destinations(s, self.player, self.discount)
        found: list[Refusal] = []
        for planet in ALL_PLANETS:
            if s.alive[planet] and planet != s.explorer[self.player] and planet not in reached:
                words = self.flight(s, planet)
                words["missing"] = missing_fuel(s, self.player, planet, self.discount)
                words["left"] = s.prestige[self.player]
                reason = (
                    Text("refused-flight-reserve", words)
                    if at_home(s, self.player)
                    else Text("refused-flight-hold", words)
                )
                found.append(Refusal(Atom(PLANET_ATOM + planet), reason, "INT-10.12"))
        return found


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
        for building in ALL_BUILDINGS:
            s.writable_buildings()[self.player * BUILDINGS + building] -= counts[building]
            s.writable_hold_buildings()[self.player * BUILDINGS + building] += counts[building]
        if sum(counts) > 0:
            s.tell_all(notes.LOADS_BUILDINGS, (self.player, *counts))


class LoadFuel(FromReserve):
    """On Earth: how much fuel comes along; what the flight lacks costs prestige, while there is any. INT-10.12, 10.14

    Who loads the most that can be named at once is asked for more: the hold has no limit. INT-10.13
    """

    rule: ClassVar[str] = "INT-10.14"
    inner: ClassVar[bool] = True
    price: ClassVar[bool] = True

    def __init__(self, player: Player, planet: Planet, cost: int) -> None:
        super().__init__(player)
        self.planet: Final = planet
        self.cost: Final = cost

    def legal(self, s: Interstellar) -> list[Atom]:
        least = max(0, self.cost - s.hold_fuel[self.player] - spare_fuel(s, self.player))
        return [Atom(AMOUNT_ATOM + number) for number in range(least, min(MOST, s.fuel[self.player]) + 1)]

    def take(self, s: Interstellar, atom: Atom) -> None:
        amount = atom - AMOUNT_ATOM
        s.fuel[self.player] -= amount
        s.writable_hold_fuel()[self.player] += amount
        if amount > 0:
            s.tell(notes.LOADS_FUEL, self.player, amount)
        if amount == MOST:
            s.push(LoadFuel(self.player, self.planet, self.cost))

    def label(self, s: Interstellar, atom: Atom) -> Text | None:
        """Less than the flight takes is said with what that costs. INT-10.11"""
        amount = atom - AMOUNT_ATOM
        missing = self.cost - s.hold_fuel[self.player] - amount
        if missing <= 0:
            return None
        return Text("option-load-short", {"number": amount, "prestige": missing_prestige(missing)})


class LeaveBase(YesNo["Interstellar"]):
    """Before leaving an own base: dismantle it? Otherwise its cubes can be loaded. INT-10.15, 10.33, 10.38"""

    rule: ClassVar[str] = "INT-10.33"
    inner: ClassVar[bool] = True
    worded: ClassVar[tuple[str, ...]] = ("lost",)

    def __init__(self, player: Player, planet: Planet) -> None:
        super().__init__(player)
        self.planet: Final = planet

    def words(self, s: Interstellar) -> dict[str, int | Text]:
        return {"lost": RESOURCE.counted(in_deposit(s, self.player, self.planet))}

    def yes(self, s: Interstellar) -> None:
        dismantle(s, self.player, self.planet)

    def no(self, s: Interstellar) -> None:
        s.push(LoadCubes(self.player, (), self.planet))


class Fly(Step["Interstellar"]):
    """The hold pays for the flight, prestige for what it lacks. INT-10.1, 10.7, 10.11"""

    def __init__(self, player: Player, planet: Planet, discount: int) -> None:
        self.player: Final = player
        self.planet: Final = planet
        self.discount: Final = discount

    def run(self, s: Interstellar) -> None:
        fly(s, self.player, self.planet, self.discount)
