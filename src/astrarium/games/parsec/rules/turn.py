"""The turn: start, resource roll, action phase, purchase step. PAR-6"""

from __future__ import annotations

from typing import ClassVar

from ....clockwork.names import Atom, Player
from ....clockwork.step import Choice, Refusal, Step
from ....clockwork.text import Text
from ....mechanisms.orders import clockwise
from .. import notes
from ..components import (
    ACT,
    DIE,
    END_ATOM,
    EVENT_ATOM,
    PORT_ATOM,
    SELL_ATOM,
    SHOP_ATOM,
    TRADE_ATOM,
    UNIT_ATOM,
    Event,
    Unit,
)
from ..state import Parsec
from .effects_in_force import end_due_effects
from .end_of_turn import END_TURN
from .events import PlayEvent, RollCards, playable, unplayable
from .extraction import Extract
from .fleets import unlike
from .movement import VesselDeed, may_act
from .port import Exchange, Sell, may_exchange, may_sell
from .purchases import buy, can_shop, is_purchase, not_for_sale, purchase_label, purchases
from .trade import Trade, may_trade
from .victory import CHECK_VICTORY, EndByPoints


class NextTurn(Step["Parsec"]):
    """The next player clockwise who is in the game; seats passed over count for the round. PAR-6.10, 6.11"""

    def run(self, s: Parsec) -> None:
        seat = s.active
        while True:
            # Before the first turn of all the first player is the active one already.
            seat = Player(s.first if s.turn == 0 else (seat + 1) % s.players)
            if seat == s.first:
                s.round += 1
                if s.round > s.limit:
                    s.round = s.limit
                    s.push(EndByPoints())
                    return
            s.turns[seat] += 1
            if not s.is_out(seat):
                break
            end_due_effects(s)
        s.turn += 1
        s.active = seat
        s.tell(notes.TURN, seat, s.round)
        s.then([BeginTurn(), CHECK_VICTORY, RollGoods(), Extract(), CHECK_VICTORY, Act(seat), END_TURN, NextTurn()])


class BeginTurn(Step["Parsec"]):
    """Effects that end at the start of this turn end. PAR-6.2"""

    def run(self, s: Parsec) -> None:
        end_due_effects(s)


class RollGoods(Step["Parsec"]):
    """The die for resources; cards that change it are played before anything is extracted. PAR-6.3, 7.10"""

    def run(self, s: Parsec) -> None:
        s.rolled = 1 + s.rng.below(DIE)
        s.show()
        s.tell(notes.ROLLS, s.active, s.rolled)
        order = tuple(clockwise(s.players, s.active, s.out))
        s.push(RollCards(order, order))


class Act(Choice["Parsec"]):
    """Any number of actions in any order, then purchases or the end of the turn. PAR-6.4, 6.6 to 6.8"""

    rule: ClassVar[str] = "PAR-6.4"
    sure: ClassVar[bool] = True

    def legal(self, s: Parsec) -> list[Atom]:
        options = actions(s, self.player)
        if can_shop(s, self.player):
            options.append(SHOP_ATOM)
        options.append(END_ATOM)
        return options

    def take(self, s: Parsec, atom: Atom) -> None:
        if atom == SHOP_ATOM:
            s.push(Shop(self.player))
        elif atom != END_ATOM:
            s.then([action(self.player, atom), CHECK_VICTORY, Act(self.player)])

    def rests(self, s: Parsec) -> list[Atom]:
        """To buy ends the actions; to end the turn without a look at the shop is never better."""
        return [SHOP_ATOM, END_ATOM]

    def label(self, s: Parsec, atom: Atom) -> Text | None:
        if atom == PORT_ATOM:
            return Text("option-port", {"rate": s.figures[self.player].rate})
        return None

    def refused(self, s: Parsec) -> list[Refusal]:
        """Cards of the hand that cannot be played now."""
        return unplayable(s, self.player)


class Shop(Act):
    """Buy something, which ends the actions, or go on acting: a look at the prices ends nothing. PAR-6.5, 6.6"""

    rule: ClassVar[str] = "PAR-6.6"

    def legal(self, s: Parsec) -> list[Atom]:
        return [*purchases(s, self.player), *actions(s, self.player), END_ATOM]

    def take(self, s: Parsec, atom: Atom) -> None:
        if is_purchase(atom):
            buy(s, self.player, atom)
        else:
            super().take(s, atom)

    def rests(self, s: Parsec) -> list[Atom]:
        return [END_ATOM]

    def label(self, s: Parsec, atom: Atom) -> Text | None:
        return purchase_label(s, self.player, atom) if is_purchase(atom) else super().label(s, atom)

    def refused(self, s: Parsec) -> list[Refusal]:
        return not_for_sale(s, self.player) + unplayable(s, self.player)


def actions(s: Parsec, player: Player) -> list[Atom]:
    """All that the active player can do before buying: vessels, cards, trade, the Space Port. PAR-6.4"""
    options = [Atom(UNIT_ATOM + unit) for unit in unlike(s, s.fleet[player]) if may_act(s, unit)]
    for card in playable(s, player, ACT):
        options.append(Atom(EVENT_ATOM + card))
    if may_trade(s, player):
        options.append(TRADE_ATOM)
    if may_exchange(s, player):
        options.append(PORT_ATOM)
    if may_sell(s, player):
        options.append(SELL_ATOM)
    return options


def action(player: Player, atom: Atom) -> Step[Parsec]:
    """What is still to be decided about an action, and done."""
    if atom == TRADE_ATOM:
        return Trade(player)
    if atom == PORT_ATOM:
        return Exchange(player)
    if atom == SELL_ATOM:
        return Sell(player)
    if atom >= UNIT_ATOM:
        return VesselDeed(player, Unit(atom - UNIT_ATOM))
    return PlayEvent(player, Event(atom - EVENT_ATOM), ACT)
