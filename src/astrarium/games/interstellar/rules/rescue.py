"""The Salvation action Save Humanity. INT-17.1 to 17.7, 8.17, 8.18"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import Atom, Player
from ....clockwork.step import Refusal, Step
from ....clockwork.text import Text
from .. import notes
from ..components import (
    ALL_RESOURCES,
    CRYO_LOGISTICS,
    DECLINE_ATOM,
    HUMANITY_ATOM,
    HUMANITY_LEADER,
    PUBLIC_RELATIONS,
    VALUE,
    Resource,
    technology_number,
)
from ..state import Interstellar
from .gains import advance_leader, gain_reputation
from .humanity import store_component
from .payment import at_cost, can_pay, pay, unpaid
from .screens import FromReserve


def savable(s: Interstellar, player: Player) -> list[Resource]:
    """The colours on Earth for which the player can pay a cube. INT-17.1, 17.7"""
    return [one for one in ALL_RESOURCES if s.earth[one] > 0 and can_pay(s, player, (one,))]


class Save(FromReserve):
    """Save a component for a cube of its colour or a higher one. INT-17.1"""

    rule: ClassVar[str] = "INT-17.1"
    inner: ClassVar[bool] = True

    def legal(self, s: Interstellar) -> list[Atom]:
        return [Atom(HUMANITY_ATOM + humanity) for humanity in savable(s, self.player)]

    def take(self, s: Interstellar, atom: Atom) -> None:
        humanity = Resource(atom - HUMANITY_ATOM)
        s.then([pay(self.player, (humanity,)), Saved(self.player, humanity), OfferSecond(self.player)])

    def label(self, s: Interstellar, atom: Atom) -> Text | None:
        return at_cost(s, atom, (Resource(atom - HUMANITY_ATOM),))

    def refused(self, s: Interstellar) -> list[Refusal]:
        """Components on Earth that cannot be paid."""
        able = savable(s, self.player)
        return [
            unpaid(s, self.player, Atom(HUMANITY_ATOM + one), (one,), "INT-17.1")
            for one in ALL_RESOURCES
            if s.earth[one] > 0 and one not in able
        ]


class Saved(Step["Interstellar"]):
    """The component takes its cell: reputation by its value, a step of the Humanity Leader. INT-17.2 to 17.5, 5.9"""

    def __init__(self, player: Player, humanity: Resource) -> None:
        self.player: Final = player
        self.humanity: Final = humanity

    def run(self, s: Interstellar) -> None:
        s.tell(notes.SAVES, self.player, self.humanity)
        store_component(s, self.humanity)
        gain_reputation(s, self.player, VALUE[self.humanity], notes.SAVED_REPUTATION)
        if s.uses(self.player, PUBLIC_RELATIONS):
            more = technology_number(PUBLIC_RELATIONS, "reputation")
            gain_reputation(s, self.player, more, notes.RELATIONS_REPUTATION)
        advance_leader(s, self.player, HUMANITY_LEADER)


class OfferSecond(Step["Interstellar"]):
    """Cryo Logistics is asked for after every Save action, until it has been used in this phase. INT-8.18"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Interstellar) -> None:
        if s.uses(self.player, CRYO_LOGISTICS) and not s.cryo_used[self.player]:
            s.push(SaveSecond(self.player))


class SaveSecond(FromReserve):
    """Cryo Logistics: save a second component, paying for it, once in a Salvation phase. INT-8.18"""

    rule: ClassVar[str] = "INT-8.18"
    inner: ClassVar[bool] = True

    def legal(self, s: Interstellar) -> list[Atom]:
        able = savable(s, self.player)
        return [*(Atom(HUMANITY_ATOM + humanity) for humanity in able), DECLINE_ATOM] if able else []

    def take(self, s: Interstellar, atom: Atom) -> None:
        if atom != DECLINE_ATOM:
            humanity = Resource(atom - HUMANITY_ATOM)
            s.writable_cryo_used()[self.player] = True
            s.then([pay(self.player, (humanity,)), Saved(self.player, humanity)])

    def label(self, s: Interstellar, atom: Atom) -> Text | None:
        return None if atom == DECLINE_ATOM else at_cost(s, atom, (Resource(atom - HUMANITY_ATOM),))
