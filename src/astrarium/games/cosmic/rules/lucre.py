"""Lucre: income, purchases, payments. COS-11, 18.7, 18.8"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY
from ....clockwork.step import Choice, Step
from ....clockwork.text import Text
from .. import notes
from ..atoms import PRICE_ATOM, STOP
from ..components import (
    BUY_CARD,
    BUY_DISCARD,
    BUY_FLARE,
    BUY_TOKEN,
    BUY_TOTAL_7,
    BUY_TOTAL_8,
    FIRST_FLARE,
    MOON_BITS,
    PLACES,
    PRICE,
    PRICES,
    SLOTS,
    SYSTEM_BITS,
    TOKEN_BASES,
)
from ..effects.table_hooks import ask_bought, ask_buys_always, ask_dues, ask_income, ask_price
from ..effects.timing import P1, P3, P6, P7, P8
from ..galaxy import bits
from ..records import add
from ..state import Cosmic
from ..terms import DEF, OFF
from .drawing import Draw
from .hands import DiscardChoice
from .payments import pay_bank
from .tokens import free_from_warp

INCOME: Final = 3
FULL_INCOME: Final = 7
FEW_TOKENS: Final = 4


class Income(Step["Cosmic"]):
    """At the start of the own turn. COS-11.3, 11.4"""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, s: Cosmic) -> None:
        if s.lucre_used:
            amount = ask_income(s, self.player, income_of(s, self.player))
            add(s.lucre, self.player, amount)
            s.tell(notes.EARNS, self.player, amount)
            ask_dues(s, self.player)


def income_of(s: Cosmic, player: int) -> int:
    system = s.home[player]
    moons = bits(s.bases[player] & SYSTEM_BITS[system] & MOON_BITS)
    if s.is_berthed(system):
        tokens = s.tokens[player * PLACES + system * SLOTS]
        return moons + (FULL_INCOME if tokens >= FEW_TOKENS else tokens + INCOME)
    return INCOME + s.home_bases(player)


class Purchases(Step["Cosmic"]):
    """Main players may buy, the offense first, and whoever an effect lets buy always. COS-11.5, 11.6, 11.8"""

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def run(self, s: Cosmic) -> None:
        if not s.lucre_used:
            return
        buyers = [s.offense]
        if s.defender != NOBODY:
            buyers.append(s.defender)
        for player in range(s.players):
            if player not in buyers and ask_buys_always(s, player):
                buyers.append(player)
        s.then([Buy(player, self.phase) for player in buyers])


class Buy(Choice["Cosmic"]):
    """One entry of the price table, again and again. COS-11.6, 11.7"""

    rule: ClassVar[str] = "COS-11.6"

    def __init__(self, player: int, phase: int) -> None:
        super().__init__(player)
        self.phase: Final = phase

    def legal(self, s: Cosmic) -> list[int]:
        items = [item for item in items_in(s, self.player, self.phase) if cost(s, self.player, item) <= self._owned(s)]
        return [STOP] + [PRICE_ATOM + item for item in items] if items else []

    def _owned(self, s: Cosmic) -> int:
        return s.lucre[self.player]

    def label(self, s: Cosmic, atom: int) -> Text | None:
        """What it costs is said before it is paid."""
        if atom == STOP:
            return None
        item = atom - PRICE_ATOM
        return Text("option-price", {"price": PRICE.text(item), "number": cost(s, self.player, item)})

    def take(self, s: Cosmic, atom: int) -> None:
        if atom == STOP:
            return
        item = atom - PRICE_ATOM
        s.push(Buy(self.player, self.phase))
        s.tell(notes.BUYS, self.player, item)
        price = cost(s, self.player, item)
        buy(s, self.player, item)
        ask_bought(s, self.player, item)
        pay_bank(s, self.player, price)


def cost(s: Cosmic, player: int, item: int) -> int:
    return ask_price(s, player, item, PRICES[item])


def items_in(s: Cosmic, player: int, phase: int) -> list[int]:
    """What can be bought in a phase and would do something. COS-11.6, 1.21"""
    items: list[int] = []
    if phase == P1 and s.warp[player] > 0 and (has_home(s, player) or may_fill_cone(s, player)):
        items.append(BUY_TOKEN)
    if phase == P7 and s.is_main(player):
        items.append(BUY_TOTAL_7)
    if phase == P8 and s.is_main(player):
        items.append(BUY_TOTAL_8)
    if P1 <= phase <= P6:
        items.append(BUY_CARD)
        if s.hands[player]:
            items.append(BUY_DISCARD)
    if P1 <= phase <= P3 and s.unused_flares:
        items.append(BUY_FLARE)
    return items


MOST_IN_CONE: Final = 4


def has_home(s: Cosmic, player: int) -> bool:
    """Whether a token from the Warp has a base to go to; in the Space Dust it forms one. COS-9.18"""
    return s.bases[player] != 0 or TOKEN_BASES[s.back[s.home[player]]]


def may_fill_cone(s: Cosmic, player: int) -> bool:
    """Without any base the offense's tokens go from the Warp into the cone, four in all. COS-P1.5"""
    return player == s.offense and s.force[OFF * s.players + player] < MOST_IN_CONE


def buy(s: Cosmic, player: int, item: int) -> None:
    if item == BUY_TOKEN and not has_home(s, player):
        add(s.warp, player, -1)
        add(s.force, OFF * s.players + player, 1)
        s.tell(notes.INTO_CONE, player, 1)
    elif item == BUY_TOKEN:
        free_from_warp(s, player, 1)
    elif item in (BUY_TOTAL_7, BUY_TOTAL_8):
        add(s.boost, OFF if player == s.offense else DEF, 1)
    elif item == BUY_CARD:
        s.push(Draw(player, 1))
    elif item == BUY_DISCARD:
        s.push(DiscardChoice(player))
    elif item == BUY_FLARE:
        draw_flare(s, player)


def draw_flare(s: Cosmic, player: int) -> int:
    """A random Flare that is not in the game comes to the hand; which, or NOBODY. COS-1.14"""
    if not s.unused_flares:
        return NOBODY
    place = s.rng.below(len(s.unused_flares))
    card = s.unused_flares.pop(place)
    assert card >= FIRST_FLARE
    s.gain_card(player, card, 0)
    s.show(player)
    s.whisper(player, notes.GETS, card)
    s.tell(notes.DRAWS, player, 1)
    return card
