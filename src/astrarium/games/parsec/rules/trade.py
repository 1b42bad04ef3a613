"""Trade between players. PAR-10.1 to 10.6"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import Atom, Player
from ....clockwork.step import Choice
from ....mechanisms.offers import Bargain, Offer
from ....mechanisms.orders import from_left_of
from ....mechanisms.portions import Portions
from .. import notes
from ..components import AMOUNT_ATOM, MOST_OFFERS, MOST_REFUSED, RESOURCES, STACKS, TRADE_LEAST, Resource
from ..state import Parsec
from .effects_in_force import teleports
from .fleets import has_docked
from .goods import can_pay, give_goods, show_goods
from .posts import are_neighbours


def are_linked(s: Parsec, one: Player, other: Player) -> bool:
    """A cargo or colony of one next to one of the other, both docked, or a goods teleport. PAR-10.1, E08"""
    return are_neighbours(s, one, other) or are_linked_afar(s, one, other)


def are_linked_afar(s: Parsec, one: Player, other: Player) -> bool:
    """Both docked, or a goods teleport. PAR-10.1, E08"""
    return teleports(s, one, other) or (has_docked(s, one) and has_docked(s, other))


def partners(s: Parsec, player: Player) -> list[Player]:
    """With whom the player may trade now, clockwise. Somebody without cards has nothing to give. PAR-10.2, 10.6"""
    if len(s.goods[player]) < TRADE_LEAST:
        return []
    return [other for other in from_left_of(s.players, player, s.out) if may_ask(s, player, other)]


def may_trade(s: Parsec, player: Player) -> bool:
    """Whether there is anybody to trade with."""
    if len(s.goods[player]) < TRADE_LEAST:
        return False
    for other in s.everyone():
        if may_ask(s, player, other):
            return True
    return False


def may_ask(s: Parsec, player: Player, other: Player) -> bool:
    """Whether one more offer can be made to that player, who has something to give and is linked. PAR-10.2, 10.6"""
    if other == player or s.is_out(other) or len(s.goods[other]) < TRADE_LEAST:
        return False
    if s.offers_refused[other] >= MOST_REFUSED or s.offers_made[other] >= MOST_OFFERS:
        return False
    return are_linked(s, player, other)


class Trade(Choice["Parsec"]):
    """With whom? PAR-10.2"""

    rule: ClassVar[str] = "PAR-10.2"
    inner: ClassVar[bool] = True

    def legal(self, s: Parsec) -> list[Atom]:
        return [s.player_atom(other) for other in partners(s, self.player)]

    def take(self, s: Parsec, atom: Atom) -> None:
        s.push(GiveGoods(self.player, (), s.player_of(atom)))


class GiveGoods(Portions["Parsec"]):
    """What you give, one card at least; some type must be left that you could ask for. PAR-10.5, 10.6"""

    rule: ClassVar[str] = "PAR-10.5"
    price: ClassVar[bool] = True
    kinds: ClassVar[int] = RESOURCES
    first_amount: ClassVar[int] = AMOUNT_ATOM

    def __init__(self, player: Player, counts: tuple[int, ...], partner: Player) -> None:
        super().__init__(player, counts)
        self.partner: Final = partner

    def most(self, s: Parsec, kind: int) -> int:
        if kind == RESOURCES - 1 and len(self.counts) == kind and 0 not in self.counts:
            return 0
        return s.holds(self.player, Resource(kind))

    def fewest(self, s: Parsec) -> int:
        return TRADE_LEAST

    def in_all(self, s: Parsec) -> int:
        return len(s.goods[self.player])

    def after(self, counts: tuple[int, ...]) -> GiveGoods:
        return GiveGoods(self.player, counts, self.partner)

    def done(self, s: Parsec, counts: tuple[int, ...]) -> None:
        s.push(AskGoods(self.player, (), self.partner, counts))


class AskGoods(Portions["Parsec"]):
    """What you ask for, one card at least, of the types you do not give. PAR-10.5, 10.6"""

    rule: ClassVar[str] = "PAR-10.5"
    kinds: ClassVar[int] = RESOURCES
    first_amount: ClassVar[int] = AMOUNT_ATOM

    def __init__(self, player: Player, counts: tuple[int, ...], partner: Player, give: tuple[int, ...]) -> None:
        super().__init__(player, counts)
        self.partner: Final = partner
        self.give: Final = give

    def most(self, s: Parsec, kind: int) -> int:
        return 0 if self.give[kind] > 0 else min(STACKS[kind], self.in_all(s))

    def fewest(self, s: Parsec) -> int:
        return TRADE_LEAST

    def in_all(self, s: Parsec) -> int:
        """How many cards the other one holds everybody sees; which, need not be known."""
        return len(s.goods[self.partner])

    def after(self, counts: tuple[int, ...]) -> AskGoods:
        return AskGoods(self.player, counts, self.partner, self.give)

    def done(self, s: Parsec, counts: tuple[int, ...]) -> None:
        show_goods(s, self.player, list(self.give))
        s.offers_made[self.partner] += 1
        s.tell_all(notes.OFFERS_TRADE, (self.player, self.partner, *self.give, *counts))
        s.push(AnswerTrade(self.partner, self.player, self.give, counts))


class AnswerTrade(Bargain["Parsec"]):
    """Accept, refuse, or offer something else. PAR-10.6"""

    rule: ClassVar[str] = "PAR-10.6"

    def __init__(self, player: Player, proposer: Player, give: tuple[int, ...], ask: tuple[int, ...]) -> None:
        super().__init__(player, proposer)
        self.give: Final = give
        self.ask: Final = ask

    def acceptable(self, s: Parsec) -> bool:
        return can_pay(s, self.player, list(self.ask))

    def accept(self, s: Parsec) -> None:
        exchange(s, self.proposer, self.player, self.give, self.ask)

    def refuse(self, s: Parsec) -> None:
        s.offers_refused[self.player] += 1
        s.tell(notes.REFUSES_TRADE, self.player, self.proposer)

    def counter(self, s: Parsec) -> None:
        s.push(GiveInstead(self.player, (), self.proposer))


class GiveInstead(GiveGoods):
    """What you would give instead. PAR-10.6"""

    rule: ClassVar[str] = "PAR-10.6"

    def after(self, counts: tuple[int, ...]) -> GiveInstead:
        return GiveInstead(self.player, counts, self.partner)

    def done(self, s: Parsec, counts: tuple[int, ...]) -> None:
        s.push(AskInstead(self.player, (), self.partner, counts))


class AskInstead(AskGoods):
    """What you would ask for instead. PAR-10.6"""

    rule: ClassVar[str] = "PAR-10.6"

    def after(self, counts: tuple[int, ...]) -> AskInstead:
        return AskInstead(self.player, counts, self.partner, self.give)

    def done(self, s: Parsec, counts: tuple[int, ...]) -> None:
        show_goods(s, self.player, list(self.give))
        s.tell_all(notes.OFFERS_INSTEAD, (self.player, self.partner, *self.give, *counts))
        s.push(AnswerCounter(self.partner, self.player, self.give, counts))


class AnswerCounter(Offer["Parsec"]):
    """Accept what was offered instead, or refuse; there the haggling ends. PAR-10.6"""

    rule: ClassVar[str] = "PAR-10.6"

    def __init__(self, player: Player, proposer: Player, give: tuple[int, ...], ask: tuple[int, ...]) -> None:
        super().__init__(player, proposer)
        self.give: Final = give
        self.ask: Final = ask

    def acceptable(self, s: Parsec) -> bool:
        return can_pay(s, self.player, list(self.ask))

    def accept(self, s: Parsec) -> None:
        exchange(s, self.proposer, self.player, self.give, self.ask)

    def refuse(self, s: Parsec) -> None:
        """Of the partner's counter-offer: so nothing came of the offer."""
        s.offers_refused[self.proposer] += 1
        s.tell(notes.REFUSES_TRADE, self.player, self.proposer)


def exchange(s: Parsec, one: Player, other: Player, give: tuple[int, ...], ask: tuple[int, ...]) -> None:
    """Resource cards change hands both ways. PAR-10.4"""
    give_goods(s, one, other, list(give))
    give_goods(s, other, one, list(ask))
    s.tell_all(notes.TRADES, (one, other, *give, *ask))
