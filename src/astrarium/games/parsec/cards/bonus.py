"""Bonus events: resources and units for nothing. E10 to E12, E22, E23, E35, E36, E46, E47"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, NOTHING, Atom, Player
from .. import notes
from ..components import COLONY, HEX_ATOM, KIND, MILITARY, Event, Hex, Kind, amounts, event_entry
from ..rules.fleets import put, spare
from ..rules.goods import gain_goods
from ..rules.placing import gift_places
from ..rules.purchases import PlaceGift, may_arm
from ..state import Parsec
from .shared.design import OneTarget, Untargeted


class Supplies(Untargeted):
    """Take resource cards from the stacks, as many as there are. E10, E11, E12, E47"""

    def __init__(self, card: Event) -> None:
        super().__init__(card)
        self.counts: Final[list[int]] = amounts(event_entry(card).entry("params"))

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        got = gain_goods(s, me, self.counts)
        s.tell_all(notes.EVENT_GIVES, (me, self.card, *got))
        self.discard(s)


class Gift(Untargeted):
    """A vessel for nothing, placed like a produced one; warships need the arms race. E22, E23, E35, E46"""

    def __init__(self, card: Event) -> None:
        super().__init__(card)
        self.kind: Final = Kind(KIND.index(event_entry(card).entry("params").text("unit")))

    def ready(self, s: Parsec, me: Player, window: int) -> bool:
        """PAR-11.14, 11.16, 12.4"""
        if MILITARY[self.kind] and not may_arm(s, me):
            return False
        return spare(s, me, self.kind) != NOTHING and len(gift_places(s, me, self.kind)) > 0

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        self.discard(s)
        s.push(PlaceGift(me, self.kind))


class PioneerShip(OneTarget):
    """A colony for nothing, on a planet where the player has a colony or a vessel. E36"""

    def aims(self, s: Parsec, me: Player, window: int) -> list[Atom]:
        if spare(s, me, COLONY) == NOTHING:
            return []
        found: list[Hex] = []
        for planet in s.galaxy.planets:
            hexes = s.galaxy.planet_hexes[planet]
            if any(s.holder[hex] == me for hex in hexes):
                found += [hex for hex in hexes if s.colony_on[hex] == NOTHING and s.holder[hex] in (NOBODY, me)]
        return [Atom(HEX_ATOM + hex) for hex in sorted(found)]

    def resolve(self, s: Parsec, me: Player, window: int, chosen: tuple[Atom, ...]) -> None:
        hex = Hex(chosen[0] - HEX_ATOM)
        put(s, spare(s, me, COLONY), hex)
        s.tell(notes.GETS_UNIT, me, COLONY, hex)
        self.discard(s)
