"""Technological Research. INT-8.1 to 8.12, 8.20, 12.9"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOTHING, Atom, Player
from ....clockwork.step import Refusal, Step
from ....clockwork.text import Text
from .. import notes
from ..components import (
    ALL_TECHNOLOGIES,
    COST,
    DECLINE_ATOM,
    FIRST_SALVATION,
    REQUIRES,
    RESOURCE_ATOM,
    SALVATION_COST,
    SALVATION_MOST,
    TECHNOLOGY,
    TECHNOLOGY_ATOM,
    WORMHOLE_GATE,
    Resource,
    Technology,
)
from ..state import Interstellar
from .gains import unlock_building
from .payment import at_cost, can_pay, omissible, pay, unpaid, without_one
from .screens import FromReserve
from .spiral import PlaceWormhole


def salvation_researched(s: Interstellar, player: Player) -> int:
    """How many Salvation technologies the player has. INT-8.10"""
    return (s.technologies[player] >> FIRST_SALVATION).bit_count()


def cost_of(s: Interstellar, player: Player, technology: Technology) -> tuple[Resource, ...]:
    """The cubes required; Salvation technologies become dearer with each that the player has. INT-8.3, 8.11"""
    if technology < FIRST_SALVATION:
        return COST[technology]
    return SALVATION_COST[salvation_researched(s, player)]


def open_technologies(s: Interstellar, player: Player) -> list[Technology]:
    """Those that come next in their rows, and Salvation technologies while there may be more. INT-8.1, 8.5, 8.10"""
    found: list[Technology] = []
    for technology in ALL_TECHNOLOGIES:
        if s.has(player, technology):
            continue
        if technology >= FIRST_SALVATION:
            if salvation_researched(s, player) < SALVATION_MOST:
                found.append(technology)
        elif REQUIRES[technology] == NOTHING or s.has(player, REQUIRES[technology]):
            found.append(technology)
    return found


def researchable(s: Interstellar, player: Player) -> list[Technology]:
    """The technologies that the player can develop now. INT-8.1, 8.12"""
    if s.scientists[player] == 0:
        return []
    return [one for one in open_technologies(s, player) if can_pay(s, player, cost_of(s, player, one))]


def crash_researchable(s: Interstellar, player: Player) -> list[Technology]:
    """The same where one required cube may be omitted. INT-12.9"""
    if s.scientists[player] == 0:
        return []
    return [one for one in open_technologies(s, player) if omissible(s, player, cost_of(s, player, one))]


class Research(FromReserve):
    """Develop one technology; who repeats the action `must`. INT-4.6, 8.1, 8.7, 8.12"""

    rule: ClassVar[str] = "INT-8.1"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, must: bool) -> None:
        super().__init__(player)
        self.must: Final = must

    def legal(self, s: Interstellar) -> list[Atom]:
        options = [Atom(TECHNOLOGY_ATOM + technology) for technology in researchable(s, self.player)]
        if not self.must:
            options.append(DECLINE_ATOM)
        return options

    def take(self, s: Interstellar, atom: Atom) -> None:
        if atom == DECLINE_ATOM:
            s.tell(notes.DECLINES, self.player, s.active(self.player))
            return
        technology = Technology(atom - TECHNOLOGY_ATOM)
        s.then([pay(self.player, cost_of(s, self.player, technology)), Develop(self.player, technology)])

    def label(self, s: Interstellar, atom: Atom) -> Text | None:
        return technology_label(s, self.player, atom)

    def refused(self, s: Interstellar) -> list[Refusal]:
        return refusals(s, self.player, researchable(s, self.player))


def technology_label(s: Interstellar, player: Player, atom: Atom) -> Text | None:
    """A technology that can be developed, with its cost; one that the player has, without. INT-8.3"""
    technology = Technology(atom - TECHNOLOGY_ATOM)
    if atom == DECLINE_ATOM or technology not in open_technologies(s, player):
        return None
    return at_cost(s, atom, cost_of(s, player, technology))


def refusals(s: Interstellar, player: Player, able: list[Technology]) -> list[Refusal]:
    """Why the other technologies cannot be developed. INT-8.1, 8.10"""
    found: list[Refusal] = []
    reachable = open_technologies(s, player)
    for technology in ALL_TECHNOLOGIES:
        atom = Atom(TECHNOLOGY_ATOM + technology)
        if technology in able or s.has(player, technology):
            continue
        if technology in reachable:
            found.append(unpaid(s, player, atom, cost_of(s, player, technology), "INT-8.1"))
        elif technology >= FIRST_SALVATION:
            found.append(Refusal(atom, Text("refused-salvation-most", {"number": SALVATION_MOST}), "INT-8.10"))
        else:
            needed = TECHNOLOGY.text(REQUIRES[technology])
            found.append(Refusal(atom, Text("refused-level", {"technology": needed}), "INT-8.1"))
    return found


class Develop(Step["Interstellar"]):
    """A scientist goes on the technology for good; it takes effect at once. INT-8.2, 8.4, 8.8, 8.15"""

    def __init__(self, player: Player, technology: Technology) -> None:
        self.player: Final = player
        self.technology: Final = technology

    def run(self, s: Interstellar) -> None:
        s.scientists[self.player] -= 1
        s.writable_technologies()[self.player] |= 1 << self.technology
        s.tell(notes.RESEARCHES, self.player, self.technology)
        if s.uses(self.player, self.technology):
            unlock_building(s, self.player, self.technology)
            if self.technology == WORMHOLE_GATE:
                s.push(PlaceWormhole(self.player))


class CrashResearch(FromReserve):
    """Crash Program: develop one technology, for one cube less if you like. INT-12.6, 12.9"""

    rule: ClassVar[str] = "INT-12.9"
    inner: ClassVar[bool] = True

    def legal(self, s: Interstellar) -> list[Atom]:
        options = [Atom(TECHNOLOGY_ATOM + technology) for technology in crash_researchable(s, self.player)]
        options.append(DECLINE_ATOM)
        return options

    def take(self, s: Interstellar, atom: Atom) -> None:
        if atom == DECLINE_ATOM:
            s.tell(notes.DECLINES, self.player, s.active(self.player))
        else:
            s.push(OmitCube(self.player, Technology(atom - TECHNOLOGY_ATOM)))

    def label(self, s: Interstellar, atom: Atom) -> Text | None:
        return technology_label(s, self.player, atom)

    def refused(self, s: Interstellar) -> list[Refusal]:
        return refusals(s, self.player, crash_researchable(s, self.player))


class OmitCube(FromReserve):
    """Which required cube is not paid; all can be, if they are there. INT-12.9"""

    rule: ClassVar[str] = "INT-12.9"
    inner: ClassVar[bool] = True
    price: ClassVar[bool] = True

    def __init__(self, player: Player, technology: Technology) -> None:
        super().__init__(player)
        self.technology: Final = technology

    def legal(self, s: Interstellar) -> list[Atom]:
        cost = cost_of(s, self.player, self.technology)
        options = [Atom(RESOURCE_ATOM + resource) for resource in omissible(s, self.player, cost)]
        if can_pay(s, self.player, cost):
            options.append(DECLINE_ATOM)
        return options

    def take(self, s: Interstellar, atom: Atom) -> None:
        cost = cost_of(s, self.player, self.technology)
        if atom != DECLINE_ATOM:
            cost = without_one(cost, Resource(atom - RESOURCE_ATOM))
            s.tell(notes.OMITS, self.player, Resource(atom - RESOURCE_ATOM))
        s.then([pay(self.player, cost), Develop(self.player, self.technology)])
