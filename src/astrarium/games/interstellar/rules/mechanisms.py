"""The Salvation action Build an Interstellar Mechanism. INT-14.1 to 14.9, 8.16, 8.17"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOTHING, Atom, Player
from ....clockwork.step import Refusal, Step
from ....clockwork.text import Text
from .. import notes
from ..components import (
    DECLINE_ATOM,
    INTERSTELLAR_LEADER,
    MECHANISM,
    MECHANISM_ATOM,
    MECHANISM_COST,
    MECHANISM_PRESTIGE,
    MODULAR_ASSEMBLY,
    PATENT_OFFICE,
    RESOURCE_ATOM,
    Mechanism,
    Resource,
)
from ..state import Interstellar
from .gains import AdvanceLeader, BuilderPrestige, PatentPrestige
from .payment import PayCubes, can_pay, cost_text, lowerable, pay, pay_lower, unpaid
from .screens import FromReserve
from .sectors import Install


def open_projects(s: Interstellar) -> list[Mechanism]:
    """Present and Long-term projects, while there is a sector to put them on. INT-14.1, 14.16"""
    return [*(one for one in s.present if one != NOTHING), *s.long_term] if s.sectors else []


def lower_cubes(s: Interstellar, player: Player, mechanism: Mechanism) -> list[Resource]:
    """The required colours for one of which Modular Assembly lets the next lower one pay. INT-8.16"""
    return lowerable(s, player, MECHANISM_COST[mechanism]) if s.uses(player, MODULAR_ASSEMBLY) else []


def buildable(s: Interstellar, player: Player) -> list[Mechanism]:
    """The projects that the player can pay. INT-14.2"""
    return [one for one in open_projects(s) if can_pay(s, player, MECHANISM_COST[one]) or lower_cubes(s, player, one)]


class Build(FromReserve):
    """Build one of the Present or Long-term projects. INT-14.1"""

    rule: ClassVar[str] = "INT-14.1"
    inner: ClassVar[bool] = True

    def legal(self, s: Interstellar) -> list[Atom]:
        return [Atom(MECHANISM_ATOM + one) for one in buildable(s, self.player)]

    def take(self, s: Interstellar, atom: Atom) -> None:
        mechanism = Mechanism(atom - MECHANISM_ATOM)
        if s.uses(self.player, MODULAR_ASSEMBLY):
            s.push(LowerCube(self.player, mechanism))
        else:
            construct(s, self.player, mechanism, pay(self.player, MECHANISM_COST[mechanism]))

    def label(self, s: Interstellar, atom: Atom) -> Text | None:
        """A project with what it costs and brings."""
        mechanism = Mechanism(atom - MECHANISM_ATOM)
        words: dict[str, int | Text] = {"thing": MECHANISM.text(mechanism), "prestige": MECHANISM_PRESTIGE[mechanism]}
        words["cost"] = cost_text(MECHANISM_COST[mechanism])
        return Text("option-project", words)

    def refused(self, s: Interstellar) -> list[Refusal]:
        """Projects that cannot be paid."""
        able = buildable(s, self.player)
        return [
            unpaid(s, self.player, Atom(MECHANISM_ATOM + one), MECHANISM_COST[one], "INT-14.2")
            for one in open_projects(s)
            if one not in able
        ]


class LowerCube(FromReserve):
    """Modular Assembly: for which required cube the next lower colour pays, if for any. INT-8.16"""

    rule: ClassVar[str] = "INT-8.16"
    inner: ClassVar[bool] = True
    price: ClassVar[bool] = True

    def __init__(self, player: Player, mechanism: Mechanism) -> None:
        super().__init__(player)
        self.mechanism: Final = mechanism

    def legal(self, s: Interstellar) -> list[Atom]:
        options = [Atom(RESOURCE_ATOM + resource) for resource in lower_cubes(s, self.player, self.mechanism)]
        if can_pay(s, self.player, MECHANISM_COST[self.mechanism]):
            options.append(DECLINE_ATOM)
        return options

    def take(self, s: Interstellar, atom: Atom) -> None:
        cost = MECHANISM_COST[self.mechanism]
        if atom == DECLINE_ATOM:
            construct(s, self.player, self.mechanism, pay(self.player, cost))
        else:
            s.tell(notes.LOWERS, self.player, Resource(atom - RESOURCE_ATOM))
            construct(s, self.player, self.mechanism, pay_lower(self.player, cost, Resource(atom - RESOURCE_ATOM)))


def construct(s: Interstellar, player: Player, mechanism: Mechanism, payment: PayCubes) -> None:
    """Pay, place, then gain prestige and a step of the Interstellar Leader. INT-14.2 to 14.7, 14.15"""
    s.tell(notes.BUILDS, player, mechanism)
    steps: list[Step[Interstellar]] = [
        payment,
        Install(mechanism),
        BuilderPrestige(player, MECHANISM_PRESTIGE[mechanism]),
    ]
    if s.uses(player, PATENT_OFFICE):
        steps.append(PatentPrestige(player))
    steps.append(AdvanceLeader(player, INTERSTELLAR_LEADER))
    s.then(steps)
