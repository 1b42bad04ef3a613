"""The Space Port: exchanging resources and selling Event cards. PAR-10.7, 10.8, 10.11 to 10.13"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import Atom, Player
from ....clockwork.step import Choice
from ....clockwork.text import Text
from ....mechanisms.portions import Portions
from .. import notes
from ..components import (
    AMOUNT_ATOM,
    AU,
    EVENT,
    EVENT_ATOM,
    RESOURCE,
    RESOURCE_ATOM,
    RESOURCES,
    SELL_VALUE,
    Event,
    Resource,
)
from ..state import Parsec
from .event_hands import discard, spend, usable
from .fleets import has_docked
from .goods import gain_goods, pay_goods


def can_pay_port(s: Parsec, player: Player) -> bool:
    """Whether the player holds as many cards as an exchange costs. PAR-10.7, 10.8"""
    return len(s.goods[player]) >= s.figures[player].rate


def may_exchange(s: Parsec, player: Player) -> bool:
    """A docked cargo, and the cards to pay with. PAR-10.7"""
    return can_pay_port(s, player) and has_docked(s, player)


class Exchange(Portions["Parsec"]):
    """Which cards go to the port for one of your choice. PAR-10.7, 10.8"""

    rule: ClassVar[str] = "PAR-10.7"
    price: ClassVar[bool] = True
    worded: ClassVar[tuple[str, ...]] = ("sort", "given", "rate")
    kinds: ClassVar[int] = RESOURCES
    first_amount: ClassVar[int] = AMOUNT_ATOM

    def __init__(self, player: Player, counts: tuple[int, ...] = ()) -> None:
        super().__init__(player, counts)

    def most(self, s: Parsec, kind: int) -> int:
        return s.holds(self.player, Resource(kind))

    def words(self, s: Parsec) -> dict[str, int | Text]:
        return super().words(s) | {"rate": s.figures[self.player].rate}

    def fewest(self, s: Parsec) -> int:
        return s.figures[self.player].rate

    def in_all(self, s: Parsec) -> int:
        return s.figures[self.player].rate

    def after(self, counts: tuple[int, ...]) -> Exchange:
        return Exchange(self.player, counts)

    def done(self, s: Parsec, counts: tuple[int, ...]) -> None:
        s.push(TakeInExchange(self.player, counts))


class TakeInExchange(Choice["Parsec"]):
    """Which card you take for them; what you pay is on the stacks before you take. PAR-10.7, 1.9"""

    rule: ClassVar[str] = "PAR-10.7"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, pay: tuple[int, ...]) -> None:
        super().__init__(player)
        self.pay: Final = pay

    def legal(self, s: Parsec) -> list[Atom]:
        return [Atom(RESOURCE_ATOM + kind) for kind in range(RESOURCES) if s.stacks[kind] + self.pay[kind] > 0]

    def take(self, s: Parsec, atom: Atom) -> None:
        pay_goods(s, self.player, list(self.pay))
        got = [0] * RESOURCES
        got[atom - RESOURCE_ATOM] = 1
        gain_goods(s, self.player, got)
        s.tell_all(notes.EXCHANGES, (self.player, *self.pay, *got))


def may_sell(s: Parsec, player: Player) -> bool:
    """A docked cargo, and an Event card that was not acquired this turn. PAR-10.11, 10.13"""
    return len(s.events[player]) > s.fresh[player] and has_docked(s, player)


def gold(number: int) -> list[int]:
    """So many cards of Gold."""
    counts = [0] * RESOURCES
    counts[AU] = number
    return counts


class Sell(Choice["Parsec"]):
    """Which Event card you sell to the port. PAR-10.11, 10.13"""

    rule: ClassVar[str] = "PAR-10.11"
    inner: ClassVar[bool] = True
    price: ClassVar[bool] = True

    def legal(self, s: Parsec) -> list[Atom]:
        return [Atom(EVENT_ATOM + card) for card in usable(s, self.player)]

    def label(self, s: Parsec, atom: Atom) -> Text | None:
        card = Event(atom - EVENT_ATOM)
        return Text("option-sell", {"card": EVENT.text(card), "gain": RESOURCE.counted(gold(SELL_VALUE[card]))})

    def take(self, s: Parsec, atom: Atom) -> None:
        card = Event(atom - EVENT_ATOM)
        spend(s, self.player, card)
        discard(s, card)
        got = gain_goods(s, self.player, gold(SELL_VALUE[card]))
        s.tell_all(notes.SELLS, (self.player, card, *got))
