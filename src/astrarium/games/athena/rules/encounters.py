"""Options of encounters and bonus actions: what they cost and what they give. ATH-B.6.19 to 6.21, 6.23, X.8, X.13.6

What is handed over and contamination come first, then the gains, then what else is suffered, at last a card from the
discard pile. ATH-X.8.11
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....clockwork.names import NOTHING, PASS, Atom, Player
from ....clockwork.step import Choice, Refusal, Step
from ....clockwork.text import Text, listed
from .. import notes
from ..components import (
    BONUS_DEALS,
    CARD_ATOM,
    COST_OF,
    DEAL,
    DEAL_ATOM,
    GAIN_OF,
    IS_BONUS,
    ITEM_ATOM,
    LOWEST_FAME,
    Deal,
    Site,
)
from ..pieces import (
    ALERT_DOWN,
    ALERT_UP,
    ALL_RESOURCES,
    ANY_RESOURCE,
    CONTAMINATION,
    DAMAGE,
    FAME,
    FULL,
    HALF,
    HEAL,
    MOVE,
    NUMBERS,
    OBJECT_ITEM,
    PIECE_OF,
    REPAIR,
    RESOURCES,
    SALVAGE,
    TERM,
    TRADE,
    Term,
)
from ..printed_cards import ANYWHERE, COLOUR_OF, CONVOY_CARDS, Card
from ..state import Athena
from .alert import gain_alert, lose_alert
from .cargo import DrawObject, Gain, SpendHalf, can_spend_half, in_reserve, pay
from .contamination import PARTY, Heal, can_contaminate, contamination_price, is_contaminated
from .convoy import TakeCard, can_take
from .damage import PlaceDamage, Repair, can_be_damaged, is_damaged
from .fame import LoseFame, can_lose_fame, gain_fame
from .movement import BonusMove, can_bonus_move

IS_MOVE: Final[list[bool]] = [MOVE in gains for gains in GAIN_OF]
"""Whether an option is a bonus movement."""
COSTS_ANY: Final[list[bool]] = [ANY_RESOURCE in cost for cost in COST_OF]
"""Whether an option is paid with resources of choice."""
GAINED: Final[list[list[Term]]] = [sorted(set(gains)) for gains in GAIN_OF]
"""What an option gives, each thing once."""
GAINED_NUMBER: Final[list[list[int]]] = [[gains.count(term) for term in sorted(set(gains))] for gains in GAIN_OF]
"""Beside each of these things, how much of it."""
TRADES: Final = NUMBERS.number("merchant_trades")

# Which options are open


def bonus_deals(s: Athena, site: Site) -> list[Deal]:
    """The bonus actions printed at a site: those of Gamma or of the base maps. ATH-B.6.21, X.8.1"""
    return BONUS_DEALS[1 if s.athena else 0][site]


def open_deals(s: Athena, player: Player, deals: list[Deal]) -> list[Deal]:
    """Those of the options that can be chosen now."""
    return [deal for deal in deals if is_open(s, player, deal)]


def is_any_open(s: Athena, player: Player, deals: list[Deal]) -> bool:
    """Whether one of the options can be chosen now."""
    for deal in deals:
        if is_open(s, player, deal):
            return True
    return False


def is_open(s: Athena, player: Player, deal: Deal) -> bool:
    """Whether an option can be paid and does something. ATH-B.0.6, 6.23"""
    if s.without and DEAL.ids[deal] in s.without:
        return False
    return can_afford(s, player, deal) and does_something(s, player, deal)


def can_afford(s: Athena, player: Player, deal: Deal) -> bool:
    """Whether its whole cost can be paid. The bonus movement pays its fuel itself. ATH-B.0.6, 3.11, X.8.10"""
    if IS_MOVE[deal]:
        return can_bonus_move(s, player)
    cost = COST_OF[deal]
    if COSTS_ANY[deal]:
        return number_of_resources(s, player) >= len(cost)
    for term in cost:
        if not can_pay_term(s, player, term):
            return False
    return True


def can_pay_term(s: Athena, player: Player, term: Term) -> bool:
    if term == HALF:
        return can_spend_half(s, player)
    if term < RESOURCES:
        return s.has(player, term) > 0
    if term == FAME:
        return can_lose_fame(s, player)
    if term == DAMAGE:
        return can_be_damaged(s, player)
    if term == CONTAMINATION:
        return can_contaminate(s, player, PARTY)
    assert term == ALERT_UP, "a cost that is none"
    return True


def number_of_resources(s: Athena, player: Player) -> int:
    number = 0
    for resource in ALL_RESOURCES:
        number += s.has(player, resource)
    return number


def does_something(s: Athena, player: Player, deal: Deal) -> bool:
    """Removing counters needs a counter; salvage alone needs a card, a trade something to gain. ATH-B.6.23, X.13.6"""
    for term in GAIN_OF[deal]:
        if term == REPAIR:
            if is_damaged(s, player):
                return True
        elif term == HEAL:
            if is_contaminated(s, player, PARTY):
                return True
        elif term == SALVAGE:
            if salvageable(s, player):
                return True
        elif term == TRADE:
            if tradable(s, player):
                return True
        else:
            return True
    return False


def refused_deals(s: Athena, player: Player, deals: list[Deal], rule: str) -> list[Refusal]:
    """The options that are not open, with the reason."""
    found: list[Refusal] = []
    for deal in deals:
        if can_afford(s, player, deal):
            if not does_something(s, player, deal):
                found.append(Refusal(Atom(DEAL_ATOM + deal), Text("refused-does-nothing"), rule))
        elif IS_MOVE[deal]:
            found.append(Refusal(Atom(DEAL_ATOM + deal), Text("refused-no-bonus-move"), "ATH-X.8.3"))
        else:
            price = listed([TERM.text(term) for term in COST_OF[deal]])
            found.append(Refusal(Atom(DEAL_ATOM + deal), Text("refused-cannot-pay", {"price": price}), "ATH-B.0.6"))
    return found


def deal_label(s: Athena, player: Player, deal: Deal) -> Text | None:
    """An option tells its price; with no fame left to lose it is another one. ATH-B.4.6"""
    if FAME in COST_OF[deal] and s.fame[player] == LOWEST_FAME:
        return Text("option-fame-spent", {"deal": DEAL.text(deal)})
    return None


# Doing it


class TakeDeal(Step["Athena"]):
    """Carry out an option: hand over, gain, suffer. ATH-B.6.19, 6.20, X.8.11"""

    def __init__(self, player: Player, deal: Deal) -> None:
        self.player: Final = player
        self.deal: Final = deal

    def run(self, s: Athena) -> None:
        player = self.player
        s.tell(notes.USES_BONUS if IS_BONUS[self.deal] else notes.CHOOSES, player, self.deal)
        if IS_MOVE[self.deal]:
            s.push(BonusMove(player))
            return
        handed_over: list[Step[Any]] = []
        suffered: list[Step[Any]] = []
        for term in COST_OF[self.deal]:
            if term < RESOURCES or term == ANY_RESOURCE:
                handed_over.append(HandOver(player, term))
            elif term == CONTAMINATION:
                # The gain may want the room of the last survivor who could get the counter. ATH-B.0.6
                handed_over.append(Suffer(player, term))
            else:
                suffered.append(Suffer(player, term))
        gained: list[Step[Any]] = []
        for place, term in enumerate(GAINED[self.deal]):
            if term == SALVAGE:
                suffered.append(Salvage(player))
            else:
                gained.append(Receive(player, term, GAINED_NUMBER[self.deal][place]))
        s.then([*handed_over, *gained, *suffered])


class HandOver(Step["Athena"]):
    """A resource is paid: a certain one, or one of choice. ATH-B.0.6"""

    def __init__(self, player: Player, term: Term) -> None:
        self.player: Final = player
        self.term: Final = term

    def run(self, s: Athena) -> None:
        if self.term == HALF:
            s.push(SpendHalf(self.player))
        elif self.term == ANY_RESOURCE:
            s.push(HandOverAny(self.player))
        else:
            pay(s, self.player, self.term)


class HandOverAny(Choice["Athena"]):
    """Which resource is given to the Merchant for an Object. ATH-B.13.1"""

    rule: ClassVar[str] = "ATH-B.13.1"
    inner: ClassVar[bool] = True
    price: ClassVar[bool] = True

    def legal(self, s: Athena) -> list[Atom]:
        return [Atom(ITEM_ATOM + resource) for resource in ALL_RESOURCES if s.has(self.player, resource) > 0]

    def take(self, s: Athena, atom: Atom) -> None:
        pay(s, self.player, Term(atom - ITEM_ATOM))


class Receive(Step["Athena"]):
    """So much of what an option gives. ATH-B.6.19, 6.21, X.8"""

    def __init__(self, player: Player, term: Term, amount: int) -> None:
        self.player: Final = player
        self.term: Final = term
        self.amount: Final = amount

    def run(self, s: Athena) -> None:
        player, term, amount = self.player, self.term, self.amount
        if term < RESOURCES:
            s.then([Gain(player, term) for _ in range(amount)])
        elif term == OBJECT_ITEM:
            s.push(DrawObject(player))
        elif term == HEAL:
            s.push(Heal(player, PARTY, amount))
        elif term == REPAIR:
            s.push(Repair(player, amount))
        elif term == ALERT_DOWN:
            lose_alert(s, player, amount)
        elif term == FAME:
            gain_fame(s, player, amount)
        else:
            assert term == TRADE, "a gain that is none"
            s.push(TradeGive(player, TRADES))


class Suffer(Step["Athena"]):
    """What an option does to the player besides. ATH-B.2.24, 4.6, X.8.6 to 8.9"""

    def __init__(self, player: Player, term: Term) -> None:
        self.player: Final = player
        self.term: Final = term

    def run(self, s: Athena) -> None:
        if self.term == DAMAGE:
            s.push(PlaceDamage(self.player, ANYWHERE))
        elif self.term == CONTAMINATION:
            s.then(contamination_price(s, self.player, PARTY))
        elif self.term == FAME:
            s.push(LoseFame(self.player))
        else:
            gain_alert(s, self.player)


# The Merchant. ATH-B.13.1, X.2.5


def gains_for(s: Athena, given: int) -> list[Term]:
    """What the Merchant gives for a resource: one of another type that the reserve has. ATH-X.2.5"""
    return [item for item in ALL_RESOURCES if PIECE_OF[item] != PIECE_OF[given] and in_reserve(s, item)]


def tradable(s: Athena, player: Player) -> list[Term]:
    """The resources for which the Merchant has something."""
    return [item for item in ALL_RESOURCES if s.has(player, item) > 0 and gains_for(s, item)]


class TradeGive(Choice["Athena"]):
    """Which resource is traded; the second trade is optional. ATH-B.13.1"""

    rule: ClassVar[str] = "ATH-B.13.1"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, left: int) -> None:
        super().__init__(player)
        self.left: Final = left

    def legal(self, s: Athena) -> list[Atom]:
        options = [Atom(ITEM_ATOM + item) for item in tradable(s, self.player)]
        return [*options, PASS] if options and self.left < TRADES else options

    def take(self, s: Athena, atom: Atom) -> None:
        if atom != PASS:
            s.push(TradeGain(self.player, Term(atom - ITEM_ATOM), self.left))

    def label(self, s: Athena, atom: Atom) -> Text | None:
        return Text("option-stop") if atom == PASS else None


class TradeGain(Choice["Athena"]):
    """What is gained for it: another type; a battery never for a battery. ATH-B.13.1, X.2.5"""

    rule: ClassVar[str] = "ATH-X.2.5"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, item: Term, left: int) -> None:
        super().__init__(player)
        self.item: Final = item
        self.left: Final = left

    def legal(self, s: Athena) -> list[Atom]:
        return [Atom(ITEM_ATOM + item) for item in gains_for(s, self.item)]

    def take(self, s: Athena, atom: Atom) -> None:
        pay(s, self.player, self.item)
        steps: list[Step[Any]] = [Gain(self.player, Term(atom - ITEM_ATOM))]
        if self.left > 1:
            steps.append(TradeGive(self.player, self.left - 1))
        s.then(steps)

    def refused(self, s: Athena) -> list[Refusal]:
        """Batteries are never exchanged for each other."""
        if self.item not in (FULL, HALF):
            return []
        return [Refusal(Atom(ITEM_ATOM + HALF) + FULL - self.item, Text("refused-same-type"), self.rule)]


# Salvage. ATH-X.13.6, 13.7


def salvageable(s: Athena, player: Player) -> list[int]:
    """Trucks, trailers and devices of the discard pile; none in another's colour. ATH-X.13.7"""
    own = s.colour[player]
    return [
        card
        for card in s.discard
        if card < CONVOY_CARDS and COLOUR_OF[card] in (NOTHING, own) and can_take(s, player, card)
    ]


class Salvage(Choice["Athena"]):
    """Add a card of the discard pile to the convoy, or none. ATH-X.13.6, 13.7"""

    rule: ClassVar[str] = "ATH-X.13.6"

    def legal(self, s: Athena) -> list[Atom]:
        return [*[Atom(CARD_ATOM + card) for card in salvageable(s, self.player)], PASS]

    def take(self, s: Athena, atom: Atom) -> None:
        if atom == PASS:
            return
        card = Card(atom - CARD_ATOM)
        s.discard.remove(card)
        s.incoming.append(card)
        s.tell(notes.SALVAGES, self.player, card)
        s.push(TakeCard(self.player, card))

    def label(self, s: Athena, atom: Atom) -> Text | None:
        return Text("option-none") if atom == PASS else None

    def refused(self, s: Athena) -> list[Refusal]:
        """Cards in the colour of an opponent."""
        own = s.colour[self.player]
        return [
            Refusal(Atom(CARD_ATOM + card), Text("refused-colour"), "ATH-X.13.7")
            for card in s.discard
            if card < CONVOY_CARDS and COLOUR_OF[card] not in (NOTHING, own)
        ]
