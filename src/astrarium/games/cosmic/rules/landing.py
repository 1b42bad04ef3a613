"""Tokens land on a planet or moon, or found a base. COS-P8.7, P8.21"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.step import Choice
from .. import notes
from ..atoms import AMOUNT_ATOM, PLACE_ATOM
from ..components import BERTHS, FIRST_BERTH, IS_MOON, SLOTS, SYSTEM_OF
from ..effects.challenge_hooks import ask_repels
from ..records import add
from ..state import Cosmic
from .settle import SETTLE
from .sources import movable, sources, take_from
from .tokens import bring_home

GRANT: Final = 4
"""The most tokens with which a base is founded outside a landing. COS-P8.21"""


def landing_place(s: Cosmic, player: int, place: int) -> int:
    """Where tokens that land on a place really stand: a base of their own on the Gas Giant or in the Space Dust."""
    system = SYSTEM_OF[place]
    if not s.is_berthed(system) or IS_MOON[place]:
        return place
    if s.owner[system] == player:
        return system * SLOTS
    first = FIRST_BERTH[s.back[system]]
    for berth in range(first, first + BERTHS):
        if not s.occupants(berth):
            return berth
    # No room for one more: the landing joins an own base, or the first.
    for berth in range(first, first + BERTHS):
        if s.has_base(player, berth):
            return berth
    return first


def land(s: Cosmic, player: int, place: int, number: int) -> None:
    """Tokens in transit land on a planet or moon. The step `Settle` must follow."""
    if number <= 0:
        return
    place = landing_place(s, player, place)
    if s.gone >> place & 1 or ask_repels(s, player, place):
        bring_home(s, player, number)
        return
    new = not s.has_base(player, place)
    add(s.transit, player, -number)
    s.put(player, place, number)
    s.gained += [player, place, 1 if new else 0]
    s.tell(notes.LANDS, player, place, number)


class Found(Choice["Cosmic"]):
    """A base is gained outside a landing: how many tokens, `least` to 4, go there. COS-P8.21"""

    rule: ClassVar[str] = "COS-P8.21"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, place: int, least: int = 1) -> None:
        super().__init__(player)
        self.place: Final = place
        self.least: Final = least

    def legal(self, s: Cosmic) -> list[int]:
        most = min(GRANT, movable(s, self.player))
        return [AMOUNT_ATOM + number for number in range(self.least, most + 1)]

    def take(self, s: Cosmic, atom: int) -> None:
        number = atom - AMOUNT_ATOM
        if number > 0:
            s.push(Gather(self.player, number, self.place, 0))


class Gather(Choice["Cosmic"]):
    """From which bases tokens come that found a new one. COS-P8.21"""

    rule: ClassVar[str] = "COS-P8.21"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, number: int, place: int, taken: int) -> None:
        super().__init__(player)
        self.number: Final = number
        self.place: Final = place
        self.taken: Final = taken

    def legal(self, s: Cosmic) -> list[int]:
        return [atom for atom in sources(s, self.player) if atom != PLACE_ATOM + self.place]

    def take(self, s: Cosmic, atom: int) -> None:
        take_from(s, self.player, atom, 1)
        s.push(Gather(self.player, self.number - 1, self.place, self.taken + 1))

    def run(self, s: Cosmic) -> None:
        options = self.legal(s) if self.number > 0 else []
        if not options:
            land(s, self.player, self.place, self.taken)
            s.push(SETTLE)
        elif len(options) == 1:
            self.take(s, options[0])
        else:
            s.ask(self, options)
