"""Asking for transit through a hex that another player holds. PAR-8.5 to 8.8"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, Atom, Player
from ....clockwork.step import Choice
from ....mechanisms.offers import Bargain, Offer
from ....mechanisms.portions import Portions
from .. import notes
from ..components import AMOUNT_ATOM, HEX_ATOM, RESOURCES, TRANSIT_MOST, Hex, Resource, Unit
from ..state import TRANSIT_GRANTED, TRANSIT_HEX, TRANSIT_UNIT, Parsec
from .charts import hexes_of
from .goods import can_pay, give_goods, show_goods
from .reach import Ground, held_met, held_within, is_beside_place, is_movable, leads_on, move_ground

TOLL_LEAST: Final = 1
"""Who wants nothing lets the vessel pass. PAR-8.8"""


def transit_hexes(s: Parsec, unit: Unit) -> list[Hex]:
    """The hexes for which a vessel may still ask: those that it could cross and go on to a place to end. PAR-8.8"""
    return transits_over(s, move_ground(s, unit)) if is_movable(s, unit) else []


def may_ask(s: Parsec, unit: Unit) -> bool:
    """Whether there is any."""
    return is_movable(s, unit) and may_ask_over(s, move_ground(s, unit))


def transits_over(s: Parsec, ground: Ground) -> list[Hex]:
    """The same for a vessel that may move, over the ground of its move."""
    found = hexes_of(held_within(ground)) if ground.held != 0 else []
    if len(s.transits) == 0:
        return found
    unit = ground.unit
    return [hex for hex in found if s.transits.find_both(TRANSIT_UNIT, unit, TRANSIT_HEX, hex) == NOBODY]


def may_ask_over(s: Parsec, ground: Ground) -> bool:
    """Whether there is any such hex. One beside a place to end settles that without a search."""
    if ground.held == 0:
        return False
    if s.transits.find(TRANSIT_UNIT, ground.unit) != NOBODY:
        return len(transits_over(s, ground)) > 0
    met = hexes_of(held_met(ground))
    for hex in met:
        if is_beside_place(ground, hex):
            return True
    for hex in met:
        if leads_on(ground, hex):
            return True
    return False


class Transit(Choice["Parsec"]):
    """Through which hex? PAR-8.8"""

    rule: ClassVar[str] = "PAR-8.8"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, unit: Unit) -> None:
        super().__init__(player)
        self.unit: Final = unit

    def legal(self, s: Parsec) -> list[Atom]:
        return [Atom(HEX_ATOM + hex) for hex in transit_hexes(s, self.unit)]

    def take(self, s: Parsec, atom: Atom) -> None:
        s.push(OfferToll(self.player, (), self.unit, Hex(atom - HEX_ATOM)))


class OfferToll(Portions["Parsec"]):
    """What you offer for the passage, from nothing to four cards. PAR-8.8"""

    rule: ClassVar[str] = "PAR-8.8"
    kinds: ClassVar[int] = RESOURCES
    first_amount: ClassVar[int] = AMOUNT_ATOM

    def __init__(self, player: Player, counts: tuple[int, ...], unit: Unit, hex: Hex) -> None:
        super().__init__(player, counts)
        self.unit: Final = unit
        self.hex: Final = hex

    def most(self, s: Parsec, kind: int) -> int:
        return s.holds(self.player, Resource(kind))

    def in_all(self, s: Parsec) -> int:
        return TRANSIT_MOST

    def after(self, counts: tuple[int, ...]) -> OfferToll:
        return OfferToll(self.player, counts, self.unit, self.hex)

    def done(self, s: Parsec, counts: tuple[int, ...]) -> None:
        owner = s.holder[self.hex]
        show_goods(s, self.player, list(counts))
        s.writable_transits().add((self.unit, self.hex, 0))
        s.tell_all(notes.ASKS_TRANSIT, (self.player, owner, self.unit, self.hex, *counts))
        s.push(AnswerTransit(owner, self.player, self.unit, self.hex, counts))


class AnswerTransit(Bargain["Parsec"]):
    """Let the vessel pass for what is offered, refuse, or name a toll. PAR-8.7, 8.8"""

    rule: ClassVar[str] = "PAR-8.8"

    def __init__(self, player: Player, proposer: Player, unit: Unit, hex: Hex, pay: tuple[int, ...]) -> None:
        super().__init__(player, proposer)
        self.unit: Final = unit
        self.hex: Final = hex
        self.pay: Final = pay

    def accept(self, s: Parsec) -> None:
        grant(s, self.player, self.proposer, self.unit, self.hex, self.pay)

    def refuse(self, s: Parsec) -> None:
        s.tell(notes.REFUSES_TRANSIT, self.player, self.unit, self.hex)

    def counter(self, s: Parsec) -> None:
        s.push(NameToll(self.player, (), self.unit, self.hex))


class NameToll(Portions["Parsec"]):
    """Which toll you want, one to four cards. PAR-8.8"""

    rule: ClassVar[str] = "PAR-8.8"
    kinds: ClassVar[int] = RESOURCES
    first_amount: ClassVar[int] = AMOUNT_ATOM

    def __init__(self, player: Player, counts: tuple[int, ...], unit: Unit, hex: Hex) -> None:
        super().__init__(player, counts)
        self.unit: Final = unit
        self.hex: Final = hex

    def most(self, s: Parsec, kind: int) -> int:
        return TRANSIT_MOST

    def fewest(self, s: Parsec) -> int:
        return TOLL_LEAST

    def in_all(self, s: Parsec) -> int:
        return TRANSIT_MOST

    def after(self, counts: tuple[int, ...]) -> NameToll:
        return NameToll(self.player, counts, self.unit, self.hex)

    def done(self, s: Parsec, counts: tuple[int, ...]) -> None:
        mover = s.owner(self.unit)
        s.tell_all(notes.NAMES_TOLL, (self.player, self.unit, self.hex, *counts))
        s.push(AnswerToll(mover, self.player, self.unit, self.hex, counts))


class AnswerToll(Offer["Parsec"]):
    """Pay the toll, or stay where you are; who lacks the cards can only decline. PAR-8.8"""

    rule: ClassVar[str] = "PAR-8.8"

    def __init__(self, player: Player, proposer: Player, unit: Unit, hex: Hex, toll: tuple[int, ...]) -> None:
        super().__init__(player, proposer)
        self.unit: Final = unit
        self.hex: Final = hex
        self.toll: Final = toll

    def acceptable(self, s: Parsec) -> bool:
        return can_pay(s, self.player, list(self.toll))

    def accept(self, s: Parsec) -> None:
        grant(s, self.proposer, self.player, self.unit, self.hex, self.toll)

    def refuse(self, s: Parsec) -> None:
        s.tell(notes.DECLINES_TOLL, self.player, self.unit, self.hex)


def grant(s: Parsec, owner: Player, mover: Player, unit: Unit, hex: Hex, pay: tuple[int, ...]) -> None:
    """The vessel may cross that hex during its move this turn. PAR-8.8"""
    give_goods(s, mover, owner, list(pay))
    s.writable_transits().put(s.transits.find_both(TRANSIT_UNIT, unit, TRANSIT_HEX, hex), TRANSIT_GRANTED, 1)
    s.tell_all(notes.GRANTS_TRANSIT, (owner, unit, mover, hex, *pay))
