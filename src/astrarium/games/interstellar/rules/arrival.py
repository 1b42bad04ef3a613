"""What an Explorer does where it arrives; dismantling. INT-10.24, 10.30 to 10.38"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import Atom, Player
from ....clockwork.step import Choice, Step
from ....clockwork.text import NoteKind, Text
from ....mechanisms.offers import YesNo
from ....mechanisms.portions import Portions
from .. import notes
from ..components import (
    ALL_BUILDINGS,
    ALL_RESOURCES,
    AMOUNT_ATOM,
    BASE,
    BUILDING_ATOM,
    BUILDINGS,
    DONE_ATOM,
    EARTH,
    RESOURCE,
    RESOURCES,
    Building,
    Planet,
)
from ..state import Interstellar
from .action_tokens import lose_production
from .cubes import in_deposit
from .flight import unload
from .survey import Survey


class Arrive(Step["Interstellar"]):
    """On Earth all is unloaded, an own base is visited, elsewhere one may be founded. INT-10.30 to 10.32

    What is possible is settled now: a base dismantled on arrival is not founded anew. INT-10.37
    """

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Interstellar) -> None:
        planet = s.explorer[self.player]
        if planet == EARTH:
            unload(s, self.player)
        elif s.has_base(self.player, planet):
            s.push(VisitBase(self.player, planet))
        elif can_found(s, self.player, planet):
            s.push(FoundBase(self.player, planet))


def can_found(s: Interstellar, player: Player, planet: Planet) -> bool:
    """Whether there is a base in the reserve and a production token on the planet. INT-10.19, 10.28"""
    return s.buildings[player * BUILDINGS + BASE] > 0 and len(s.pools[planet]) > 0


class FoundBase(YesNo["Interstellar"]):
    """Found a base here? What is in the hold can be installed at once. INT-10.19, 10.24, 10.31"""

    rule: ClassVar[str] = "INT-10.19"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, planet: Planet) -> None:
        super().__init__(player)
        self.planet: Final = planet

    def yes(self, s: Interstellar) -> None:
        s.then([Survey(self.player, self.planet, False), InstallBuildings(self.player, self.planet)])


class VisitBase(YesNo["Interstellar"]):
    """Dismantle the own base on arrival? Otherwise load cubes, then install buildings. INT-10.30, 10.33, 10.38"""

    rule: ClassVar[str] = "INT-10.30"
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
        s.then([LoadCubes(self.player, (), self.planet), InstallBuildings(self.player, self.planet)])


class LoadCubes(Portions["Interstellar"]):
    """How many cubes of each colour go from the warehouse to the hold. INT-10.13, 10.15"""

    rule: ClassVar[str] = "INT-10.15"
    kinds: ClassVar[int] = RESOURCES
    first_amount: ClassVar[int] = AMOUNT_ATOM

    def __init__(self, player: Player, counts: tuple[int, ...], planet: Planet) -> None:
        super().__init__(player, counts)
        self.planet: Final = planet

    def most(self, s: Interstellar, kind: int) -> int:
        return s.warehouse[s.region(self.player, self.planet) * RESOURCES + kind]

    def in_all(self, s: Interstellar) -> int:
        return s.stored(s.region(self.player, self.planet))

    def after(self, counts: tuple[int, ...]) -> LoadCubes:
        return LoadCubes(self.player, counts, self.planet)

    def done(self, s: Interstellar, counts: tuple[int, ...]) -> None:
        load(s, self.player, self.planet, counts)


def load(
    s: Interstellar, player: Player, planet: Planet, cubes: tuple[int, ...], told: NoteKind = notes.LOADS_CUBES
) -> None:
    """Cubes go from the warehouse on a planet to the hold. INT-10.15"""
    start = s.region(player, planet) * RESOURCES
    for resource in ALL_RESOURCES:
        s.writable_warehouse()[start + resource] -= cubes[resource]
        s.writable_hold_cubes()[player * RESOURCES + resource] += cubes[resource]
    if sum(cubes) > 0:
        s.tell_all(told, (player, *cubes))


class InstallBuildings(Choice["Interstellar"]):
    """Put buildings of the hold on free slots of the own region, one after the other. INT-10.24, 10.30"""

    rule: ClassVar[str] = "INT-10.24"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, planet: Planet) -> None:
        super().__init__(player)
        self.planet: Final = planet

    def legal(self, s: Interstellar) -> list[Atom]:
        if s.free_slots(s.region(self.player, self.planet)) == 0:
            return []
        start = self.player * BUILDINGS
        options = [Atom(BUILDING_ATOM + one) for one in ALL_BUILDINGS if s.hold_buildings[start + one] > 0]
        if options:
            options.append(DONE_ATOM)
        return options

    def take(self, s: Interstellar, atom: Atom) -> None:
        if atom == DONE_ATOM:
            return
        building = Building(atom - BUILDING_ATOM)
        s.writable_hold_buildings()[self.player * BUILDINGS + building] -= 1
        s.writable_built()[s.region(self.player, self.planet) * BUILDINGS + building] += 1
        s.tell(notes.INSTALLS, self.player, building, self.planet)
        s.push(InstallBuildings(self.player, self.planet))


def dismantle(s: Interstellar, player: Player, planet: Planet) -> None:
    """The whole installation: buildings and cubes into the hold, the base back to the reserve, the deposit lost.

    Cubes that were not loaded would be lost, so all are. The token leaves the player's set. INT-10.33, 10.34, 10.36
    """
    region = s.region(player, planet)
    s.tell(notes.DISMANTLES, player, planet)
    load(s, player, planet, tuple(s.warehouse[region * RESOURCES : (region + 1) * RESOURCES]))
    for place in range(region * RESOURCES, (region + 1) * RESOURCES):
        s.writable_deposit()[place] = 0
    for building in ALL_BUILDINGS:
        number = s.built[region * BUILDINGS + building]
        s.writable_built()[region * BUILDINGS + building] = 0
        if building == BASE:
            s.writable_buildings()[player * BUILDINGS + building] += number
        else:
            s.writable_hold_buildings()[player * BUILDINGS + building] += number
    lose_production(s, player, planet)
