"""The market: one colour sold or bought for fuel; the Black Market has prices of its own. INT-11, 12.9"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import Atom, Player
from ....clockwork.step import Refusal
from ....clockwork.text import Text
from .. import notes
from ..components import (
    ALL_RESOURCES,
    AMOUNT_ATOM,
    BLACK_MARKET,
    BUY_ATOM,
    DECLINE_ATOM,
    MARKUP,
    MOST,
    RESOURCE_ATOM,
    RESOURCES,
    SELL_ATOM,
    Resource,
    Token,
    token_number,
)
from ..state import Interstellar
from .payment import price_of, to_market
from .screens import FromReserve


def sell_price(token: Token, resource: Resource) -> int:
    """The fuel that a cube brings. INT-11.2, 11.4"""
    return price_of(resource, token_number(BLACK_MARKET, "sell_markup") if token == BLACK_MARKET else MARKUP)


def buy_price(token: Token, resource: Resource) -> int:
    """The fuel that a cube costs. INT-11.3, 11.4"""
    return price_of(resource, token_number(BLACK_MARKET, "buy_markup") if token == BLACK_MARKET else MARKUP)


def sellable(s: Interstellar, player: Player) -> list[Resource]:
    """The colours in the reserve that were not bought under this token. INT-11.5, 11.6"""
    owned = s.cubes_of(player)
    return [resource for resource in ALL_RESOURCES if owned[resource] > 0 and not s.bought[player] >> resource & 1]


def buyable(s: Interstellar, player: Player, token: Token) -> list[Resource]:
    """The colours in the market that can be paid and were not sold under this token. INT-11.3, 11.6"""
    found: list[Resource] = []
    for resource in ALL_RESOURCES:
        payable = s.market[resource] > 0 and s.fuel[player] >= buy_price(token, resource)
        if payable and not s.sold[player] >> resource & 1:
            found.append(resource)
    return found


def can_trade(s: Interstellar, player: Player, token: Token) -> bool:
    return bool(sellable(s, player)) or bool(buyable(s, player, token))


class Trade(FromReserve):
    """Sell or buy; who repeats the action `must`. INT-4.6, 11.1"""

    rule: ClassVar[str] = "INT-11.1"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, token: Token, must: bool) -> None:
        super().__init__(player)
        self.token: Final = token
        self.must: Final = must

    def legal(self, s: Interstellar) -> list[Atom]:
        options: list[Atom] = []
        if sellable(s, self.player):
            options.append(SELL_ATOM)
        if buyable(s, self.player, self.token):
            options.append(BUY_ATOM)
        if not self.must:
            options.append(DECLINE_ATOM)
        return options

    def take(self, s: Interstellar, atom: Atom) -> None:
        if atom == SELL_ATOM:
            s.push(Sell(self.player, self.token))
        elif atom == BUY_ATOM:
            s.push(Buy(self.player, self.token))
        else:
            s.tell(notes.DECLINES, self.player, self.token)


class Sell(FromReserve):
    """Which colour is sold. INT-11.2"""

    rule: ClassVar[str] = "INT-11.2"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, token: Token) -> None:
        super().__init__(player)
        self.token: Final = token

    def legal(self, s: Interstellar) -> list[Atom]:
        return [Atom(RESOURCE_ATOM + resource) for resource in sellable(s, self.player)]

    def take(self, s: Interstellar, atom: Atom) -> None:
        s.push(SellAmount(self.player, self.token, Resource(atom - RESOURCE_ATOM)))

    def label(self, s: Interstellar, atom: Atom) -> Text | None:
        return priced(s, atom, sell_price(self.token, Resource(atom - RESOURCE_ATOM)))

    def refused(self, s: Interstellar) -> list[Refusal]:
        owned = s.cubes_of(self.player)
        bought = s.bought[self.player]
        return [
            Refusal(Atom(RESOURCE_ATOM + resource), Text("refused-just-bought"), "INT-11.6")
            for resource in ALL_RESOURCES
            if owned[resource] > 0 and bought >> resource & 1
        ]


def priced(s: Interstellar, atom: Atom, price: int) -> Text:
    """A colour with the fuel for each cube."""
    return Text("option-each", {"resource": s.game.atoms.texts[atom], "fuel": price})


def totalled(atom: Atom, price: int) -> Text:
    """A number of cubes with the fuel for them all."""
    return Text("option-for-all", {"number": atom - AMOUNT_ATOM, "fuel": (atom - AMOUNT_ATOM) * price})


class SellAmount(FromReserve):
    """How many are sold; those for which the market has no space go to the supply. INT-11.1, 11.2

    Who sells the most that can be named at once is asked for more.
    """

    rule: ClassVar[str] = "INT-11.2"
    inner: ClassVar[bool] = True
    worded: ClassVar[tuple[str, ...]] = ("price",)
    least: ClassVar[int] = 1

    def __init__(self, player: Player, token: Token, resource: Resource) -> None:
        super().__init__(player)
        self.token: Final = token
        self.resource: Final = resource

    def legal(self, s: Interstellar) -> list[Atom]:
        most = min(MOST, s.cubes[self.player * RESOURCES + self.resource])
        return [Atom(AMOUNT_ATOM + number) for number in range(self.least, most + 1)]

    def take(self, s: Interstellar, atom: Atom) -> None:
        amount = atom - AMOUNT_ATOM
        if amount == 0:
            return
        fuel = amount * sell_price(self.token, self.resource)
        s.cubes[self.player * RESOURCES + self.resource] -= amount
        to_market(s, tuple([amount if place == self.resource else 0 for place in ALL_RESOURCES]))
        s.fuel[self.player] += fuel
        s.writable_sold()[self.player] |= 1 << self.resource
        s.tell(notes.SELLS, self.player, amount, self.resource, fuel)
        if amount == MOST:
            s.push(SellMore(self.player, self.token, self.resource))

    def label(self, s: Interstellar, atom: Atom) -> Text | None:
        return totalled(atom, sell_price(self.token, self.resource))

    def words(self, s: Interstellar) -> dict[str, int | Text]:
        return {"price": sell_price(self.token, self.resource)}


class SellMore(SellAmount):
    """How many more of the same colour are sold, in the same transaction. INT-11.1"""

    least: ClassVar[int] = 0


class Buy(FromReserve):
    """Which colour is bought. INT-11.3"""

    rule: ClassVar[str] = "INT-11.3"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, token: Token) -> None:
        super().__init__(player)
        self.token: Final = token

    def legal(self, s: Interstellar) -> list[Atom]:
        return [Atom(RESOURCE_ATOM + resource) for resource in buyable(s, self.player, self.token)]

    def take(self, s: Interstellar, atom: Atom) -> None:
        s.push(BuyAmount(self.player, self.token, Resource(atom - RESOURCE_ATOM)))

    def label(self, s: Interstellar, atom: Atom) -> Text | None:
        return priced(s, atom, buy_price(self.token, Resource(atom - RESOURCE_ATOM)))

    def refused(self, s: Interstellar) -> list[Refusal]:
        found: list[Refusal] = []
        owned = s.fuel[self.player]
        for resource in ALL_RESOURCES:
            price = buy_price(self.token, resource)
            if s.market[resource] > 0 and s.sold[self.player] >> resource & 1:
                found.append(Refusal(Atom(RESOURCE_ATOM + resource), Text("refused-just-sold"), "INT-11.6"))
            elif s.market[resource] > 0 and owned < price:
                reason = Text("refused-fuel", {"price": price, "owned": owned})
                found.append(Refusal(Atom(RESOURCE_ATOM + resource), reason, "INT-11.3"))
        return found


class BuyAmount(FromReserve):
    """How many are bought, of those in the market. INT-11.1, 11.3"""

    rule: ClassVar[str] = "INT-11.3"
    inner: ClassVar[bool] = True
    worded: ClassVar[tuple[str, ...]] = ("price",)

    def __init__(self, player: Player, token: Token, resource: Resource) -> None:
        super().__init__(player)
        self.token: Final = token
        self.resource: Final = resource

    def legal(self, s: Interstellar) -> list[Atom]:
        most = min(s.market[self.resource], s.fuel[self.player] // buy_price(self.token, self.resource))
        return [Atom(AMOUNT_ATOM + number) for number in range(1, most + 1)]

    def take(self, s: Interstellar, atom: Atom) -> None:
        amount = atom - AMOUNT_ATOM
        fuel = amount * buy_price(self.token, self.resource)
        s.fuel[self.player] -= fuel
        s.market[self.resource] -= amount
        s.cubes[self.player * RESOURCES + self.resource] += amount
        s.writable_bought()[self.player] |= 1 << self.resource
        s.tell(notes.BUYS, self.player, amount, self.resource, fuel)

    def label(self, s: Interstellar, atom: Atom) -> Text | None:
        return totalled(atom, buy_price(self.token, self.resource))

    def words(self, s: Interstellar) -> dict[str, int | Text]:
        return {"price": buy_price(self.token, self.resource)}
