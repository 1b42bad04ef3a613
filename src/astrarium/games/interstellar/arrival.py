"""The Explorer at a planet: loading cubes, dismantling, founding, installing buildings. INT-10.15, 10.19, 10.24, 10.30"""

from __future__ import annotations

from typing import ClassVar, Final

from ...clockwork.portions import Portions
from ...clockwork.step import Step
from ...clockwork.windows import YesNo
from . import notes
from .components import (
    AMOUNT_ATOM,
    BASE,
    BUILDINGS,
    EARTH,
    RESOURCES,
    WAREHOUSE,
)
from .flight import unload
from .state import Interstellar
from .survey import InstallBuilding, Survey
from .tokens import lose_production


class Arrive(Step["Interstellar"]):
    """On Earth all is unloaded; at an own base one may load, install or dismantle; elsewhere found. INT-10.30 to 10.32

    Whether a base may be founded is settled now. INT-10.37
    """

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, s: Interstellar) -> None:
        planet = s.explorer[self.player]
        if planet == EARTH:
            unload(s, self.player)
        elif s.has_base(self.player, planet):
            s.push(Dismantle(self.player, False))
        elif can_found(s, self.player, planet):
            s.push(FoundBase(self.player))


def can_found(s: Interstellar, player: int, planet: int) -> bool:
    """Whether a base is at hand, and a production token left there. INT-10.19, 10.28"""
    return s.buildings[player * BUILDINGS + BASE] > 0 and len(s.pools[planet]) > 0


class FoundBase(YesNo["Interstellar"]):
    """Found a base? With the first token drawn it must be. INT-10.19, 10.21"""

    rule: ClassVar[str] = "INT-10.19"
    inner: ClassVar[bool] = True

    def yes(self, s: Interstellar) -> None:
        s.push(Survey(self.player, s.explorer[self.player], False))


class Dismantle(YesNo["Interstellar"]):
    """Dismantle the own base, before leaving or on arrival, always completely? INT-10.33, 10.34, 10.38"""

    rule: ClassVar[str] = "INT-10.33"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, leaving: bool) -> None:
        super().__init__(player)
        self.leaving: Final = leaving

    def yes(self, s: Interstellar) -> None:
        dismantle(s, self.player)

    def no(self, s: Interstellar) -> None:
        if self.leaving:
            s.push(LoadCubes(self.player, ()))
        else:
            s.then([LoadCubes(self.player, ()), InstallBuilding(self.player)])


def dismantle(s: Interstellar, player: int) -> None:
    """Buildings go on board and so do all cubes, which else were lost; the base returns to the reserve. INT-10.33"""
    planet = s.explorer[player]
    region = s.region(player, planet)
    for building in range(BUILDINGS):
        place = region * BUILDINGS + building
        if building == BASE:
            s.buildings[player * BUILDINGS + building] += s.built[place]
        else:
            s.hold_buildings[player * BUILDINGS + building] += s.built[place]
        s.built[place] = 0
    for resource in range(RESOURCES):
        place = region * RESOURCES + resource
        s.hold_cubes[player * RESOURCES + resource] += s.warehouse[place]
        s.warehouse[place] = 0
        s.deposit[place] = 0
    lose_production(s, player, planet)
    s.tell(notes.DISMANTLES, player, planet)


class LoadCubes(Portions["Interstellar"]):
    """How many cubes of each colour are loaded from the own warehouse. INT-10.13, 10.15"""

    rule: ClassVar[str] = "INT-10.15"
    kinds: ClassVar[int] = RESOURCES
    first_amount: ClassVar[int] = AMOUNT_ATOM

    def place(self, s: Interstellar, resource: int) -> int:
        return s.region(self.player, s.explorer[self.player]) * RESOURCES + resource

    def most(self, s: Interstellar, kind: int) -> int:
        return s.warehouse[self.place(s, kind)]

    def in_all(self, s: Interstellar) -> int:
        return WAREHOUSE

    def after(self, counts: tuple[int, ...]) -> LoadCubes:
        return LoadCubes(self.player, counts)

    def done(self, s: Interstellar, counts: tuple[int, ...]) -> None:
        for resource in range(RESOURCES):
            s.warehouse[self.place(s, resource)] -= counts[resource]
            s.hold_cubes[self.player * RESOURCES + resource] += counts[resource]
        if sum(counts) > 0:
            s.tell_all(notes.LOADS_CUBES, (self.player, *counts))
