"""The golden rule: every required cube may be paid with one of a higher value. INT-5"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import Atom, Player
from ....clockwork.step import Refusal
from ....clockwork.text import Text
from .. import notes
from ..components import (
    ALL_RESOURCES,
    DEAREST_FIRST,
    EXACT_ATOM,
    RED,
    RESOURCE,
    RESOURCE_ATOM,
    RESOURCES,
    VALUE,
    Resource,
)
from ..state import Interstellar
from .screens import FromReserve

NO_CUBES: Final = (0,) * RESOURCES
"""Nothing paid yet."""


def covers(owned: list[int], cost: tuple[Resource, ...]) -> bool:
    """Whether these cubes pay the cost: from each value upwards there are at least as many as required. INT-5.1, 5.2"""
    spare = 0
    place = 0
    for resource in DEAREST_FIRST:
        spare += owned[resource]
        while place < len(cost) and cost[place] == resource:
            place += 1
            spare -= 1
        if spare < 0:
            return False
    return True


def can_pay(s: Interstellar, player: Player, cost: tuple[Resource, ...]) -> bool:
    """Whether the player can pay a cost, given as colours, the most valuable first. INT-1.10, 5.1"""
    return covers(s.cubes_of(player), cost)


def cost_text(cost: tuple[Resource, ...]) -> Text:
    """A cost in words, such as 2 × Red, 1 × Blue."""
    return RESOURCE.counted([cost.count(resource) for resource in ALL_RESOURCES])


def at_cost(s: Interstellar, atom: Atom, cost: tuple[Resource, ...]) -> Text:
    """An option with the cubes that it costs."""
    return Text("option-at-cost", {"thing": s.game.atoms.texts[atom], "cost": cost_text(cost)})


def unpaid(s: Interstellar, player: Player, atom: Atom, cost: tuple[Resource, ...], rule: str) -> Refusal:
    """An option for which the reserve lacks cubes."""
    words: dict[str, int | Text] = {"price": cost_text(cost), "owned": RESOURCE.counted(s.cubes_of(player))}
    return Refusal(atom, Text("refused-cubes", words), rule)


def without_one(cost: tuple[Resource, ...], resource: Resource) -> tuple[Resource, ...]:
    """The cost with one cube of that colour less."""
    place = cost.index(resource)
    return cost[:place] + cost[place + 1 :]


def omissible(s: Interstellar, player: Player, cost: tuple[Resource, ...]) -> list[Resource]:
    """The colours of the cost of which one cube may be left out so that the rest can be paid. INT-12.9"""
    return [resource for resource in sorted(set(cost)) if can_pay(s, player, without_one(cost, resource))]


def lowerable(s: Interstellar, player: Player, cost: tuple[Resource, ...]) -> list[Resource]:
    """The colours of the cost for one of which the next lower colour can pay, and the rest is payable. INT-8.16"""
    owned = s.cubes_of(player)
    found: list[Resource] = []
    for resource in sorted(set(cost)):
        if resource != RED and owned[resource - 1] > 0:
            owned[resource - 1] -= 1
            if covers(owned, without_one(cost, resource)):
                found.append(resource)
            owned[resource - 1] += 1
    return found


def to_market(s: Interstellar, cubes: tuple[int, ...]) -> None:
    """Cubes take the free market spaces, the higher ones first; the rest goes to the supply. INT-5.5 to 5.7"""
    free = s.plan().market_spaces - sum(s.market)
    for resource in DEAREST_FIRST:
        placed = min(free, cubes[resource])
        s.market[resource] += placed
        free -= placed


class PayCubes(FromReserve):
    """Pay each required cube, the most valuable first, with one of its value or more; or just what is asked. INT-5.1

    What is `paid` already, by rules that let a lower cube pay, leaves with the rest.
    """

    rule: ClassVar[str] = "INT-5.1"
    inner: ClassVar[bool] = True
    price: ClassVar[bool] = True

    def __init__(self, player: Player, owed: tuple[Resource, ...], paid: tuple[int, ...]) -> None:
        super().__init__(player)
        self.owed: Final = owed
        self.paid: Final = paid

    def left(self, s: Interstellar) -> list[int]:
        """The cubes that the player has not put down yet."""
        return [own - put for own, put in zip(s.cubes_of(self.player), self.paid, strict=True)]

    def exactly(self, s: Interstellar) -> bool:
        """Whether everything can be paid with cubes of its own colour."""
        left = self.left(s)
        for resource in self.owed:
            left[resource] -= 1
        return min(left) >= 0

    def legal(self, s: Interstellar) -> list[Atom]:
        if not self.owed:
            return [EXACT_ATOM]
        left = self.left(s)
        options: list[Atom] = []
        for resource in ALL_RESOURCES[self.owed[0] :]:
            if left[resource] > 0:
                left[resource] -= 1
                if covers(left, self.owed[1:]):
                    options.append(Atom(RESOURCE_ATOM + resource))
                left[resource] += 1
        if len(options) > 1 and len(self.owed) > 1 and self.exactly(s):
            options.insert(0, EXACT_ATOM)
        return options

    def take(self, s: Interstellar, atom: Atom) -> None:
        paid = list(self.paid)
        if atom == EXACT_ATOM:
            for resource in self.owed:
                paid[resource] += 1
            settle(s, self.player, tuple(paid))
            return
        paid[atom - RESOURCE_ATOM] += 1
        if len(self.owed) > 1:
            s.push(PayCubes(self.player, self.owed[1:], tuple(paid)))
        else:
            settle(s, self.player, tuple(paid))


def pay(player: Player, cost: tuple[Resource, ...]) -> PayCubes:
    """The step in which the player pays a cost that they can pay."""
    return PayCubes(player, cost, NO_CUBES)


def pay_lower(player: Player, cost: tuple[Resource, ...], resource: Resource) -> PayCubes:
    """The same, where the next lower colour pays for one cube of this colour. INT-8.16"""
    put = tuple(1 if place == resource - 1 else 0 for place in ALL_RESOURCES)
    return PayCubes(player, without_one(cost, resource), put)


def settle(s: Interstellar, player: Player, paid: tuple[int, ...]) -> None:
    """The cubes leave the reserve for the market. INT-5.5"""
    for resource in ALL_RESOURCES:
        s.cubes[player * RESOURCES + resource] -= paid[resource]
        assert s.cubes[player * RESOURCES + resource] >= 0, "paid with cubes that are not there"
    to_market(s, paid)
    if sum(paid) > 0:
        s.tell_all(notes.PAYS, (player, *paid))


def price_of(resource: Resource, markup: int) -> int:
    """The fuel for a cube on a market. INT-1.4, 11.4"""
    return VALUE[resource] + markup
