"""Solar Exploitation: cubes from the solar bag, for reputation and the life of the Sun. INT-6"""

from __future__ import annotations

from typing import ClassVar, Final

from ...clockwork.hands import draw_from, gain
from ...clockwork.step import Choice, Step
from ...clockwork.text import Text, listed
from . import notes
from .components import (
    CONTAINMENT,
    DONE_ATOM,
    EXTRA_MATTER,
    REPUTATION_LEAST,
    REPUTATION_PLUS,
    RESOURCE,
    RESOURCE_ATOM,
    RESOURCES,
    SOLAR_DRAWN,
    VALUE,
    technology_number,
)
from .gains import lose_reputation
from .spiral import SolarAdvance
from .state import Interstellar


def can_exploit(s: Interstellar) -> bool:
    """Whether the bag holds a cube. INT-6.8, 6.12"""
    return sum(s.solar_bag) > 0


def exploit(s: Interstellar, player: int) -> None:
    """Draw cubes from the bag and look at them; until they are kept they still count as in the bag. INT-6.1, 6.10"""
    number = technology_number(EXTRA_MATTER, "drawn") if s.uses(player, EXTRA_MATTER) else SOLAR_DRAWN
    left = s.solar_bag.copy()
    for _ in range(min(number, sum(left))):
        gain(s.drawn_cubes[player], s.seen_cubes[player], draw_from(left, s), 0)
    s.drawn_cubes[player].sort()
    s.show(player)
    s.push(KeepCubes(player, 0))


class KeepCubes(Choice["Interstellar"]):
    """Keep any of the cubes drawn, one after the other, or none. The first `kept` are put aside. INT-6.1, 6.2, 6.4"""

    rule: ClassVar[str] = "INT-6.1"
    inner: ClassVar[bool] = True
    secret: ClassVar[bool] = True

    def __init__(self, player: int, kept: int) -> None:
        super().__init__(player)
        self.kept: Final = kept

    def legal(self, s: Interstellar) -> list[int]:
        left = s.drawn_cubes[self.player][self.kept :]
        options = [RESOURCE_ATOM + resource for resource in range(RESOURCES) if resource in left]
        options.append(DONE_ATOM)
        return options

    def take(self, s: Interstellar, atom: int) -> None:
        drawn = s.drawn_cubes[self.player]
        if atom == DONE_ATOM:
            show_kept(s, self.player, self.kept)
            return
        drawn.insert(self.kept, drawn.pop(drawn.index(atom - RESOURCE_ATOM, self.kept)))
        if self.kept + 1 < len(drawn):
            s.push(KeepCubes(self.player, self.kept + 1))
        else:
            show_kept(s, self.player, self.kept + 1)

    def label(self, s: Interstellar, atom: int) -> Text | None:
        """A cube with what keeping it costs beyond what is kept already. INT-6.3, 6.5, 17.13"""
        if atom == DONE_ATOM:
            return None
        value = 0
        for resource in s.drawn_cubes[self.player][: self.kept]:
            value += VALUE[resource]
        resource = atom - RESOURCE_ATOM
        lost = reputation_cost(s, self.player, value + VALUE[resource])
        before = reputation_cost(s, self.player, value)
        steps = solar_steps(s, self.player, value + VALUE[resource]) - solar_steps(s, self.player, value)
        left = s.reputation[self.player] - REPUTATION_LEAST
        reputation = min(lost, left) - min(before, left)
        prestige = lost - before - reputation
        costs: list[Text] = []
        if reputation > 0:
            costs.append(Text("lose-reputation", {"number": reputation}))
        if prestige > 0:
            costs.append(Text("lose-prestige", {"number": prestige}))
        if steps > 0:
            costs.append(Text("sun-advances", {"number": steps}))
        return Text("option-at-cost", {"thing": RESOURCE.text(resource), "cost": listed(costs)}) if costs else None


def reputation_cost(s: Interstellar, player: int, value: int) -> int:
    """The reputation that cubes of so much value cost. INT-6.3, 6.9"""
    spared = technology_number(REPUTATION_PLUS, "reputation") if s.uses(player, REPUTATION_PLUS) else 0
    return max(0, value - spared)


def solar_steps(s: Interstellar, player: int, value: int) -> int:
    """How often cubes of so much value make the Sun advance; with Stellar Containment that is open. INT-6.5, 6.11"""
    return 0 if s.uses(player, CONTAINMENT) else (s.exploitation - 1 + value) // s.plan().exploitation_spaces


def show_kept(s: Interstellar, player: int, kept: int) -> None:
    """The cubes kept go to the reserve for all to see, and cost reputation; the others return unseen. INT-6.2, 6.3"""
    cubes = [0] * RESOURCES
    value = 0
    for resource in s.drawn_cubes[player][:kept]:
        cubes[resource] += 1
        value += VALUE[resource]
        s.solar_bag[resource] -= 1
        s.cubes[player * RESOURCES + resource] += 1
    s.drawn_cubes[player].clear()
    s.seen_cubes[player].clear()
    s.show()
    if kept == 0:
        s.tell(notes.KEEPS_NONE, player)
        return
    s.tell_all(notes.KEEPS_CUBES, (player, *cubes))
    lost = reputation_cost(s, player, value)
    if lost < value:
        s.tell(notes.SPARED_REPUTATION, player, value - lost)
    lose_reputation(s, player, lost, notes.SOLAR_LOSS)
    if s.uses(player, CONTAINMENT):
        s.push(SpareCube(player, tuple(cubes)))
    else:
        s.push(MoveExploitation(value))


class SpareCube(Choice["Interstellar"]):
    """Stellar Containment: one of the cubes kept does not count for the exploitation indicator. INT-6.11"""

    rule: ClassVar[str] = "INT-6.11"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, cubes: tuple[int, ...]) -> None:
        super().__init__(player)
        self.cubes: Final = cubes

    def legal(self, s: Interstellar) -> list[int]:
        return [RESOURCE_ATOM + resource for resource in range(RESOURCES) if self.cubes[resource] > 0]

    def take(self, s: Interstellar, atom: int) -> None:
        value = -VALUE[atom - RESOURCE_ATOM]
        for resource in range(RESOURCES):
            value += self.cubes[resource] * VALUE[resource]
        s.tell(notes.SPARES, self.player, atom - RESOURCE_ATOM)
        s.push(MoveExploitation(value))


class MoveExploitation(Step["Interstellar"]):
    """The indicator moves space by space; from the last to the first one the Sun advances. INT-6.3, 6.5, 6.6"""

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def run(self, s: Interstellar) -> None:
        left = self.left
        while left > 0:
            left -= 1
            s.exploitation += 1
            if s.exploitation > s.plan().exploitation_spaces:
                s.exploitation = 1
                s.tell(notes.EXPLOITED)
                s.then([SolarAdvance(), MoveExploitation(left)])
                return
        s.tell(notes.EXPLOITATION, s.exploitation)
