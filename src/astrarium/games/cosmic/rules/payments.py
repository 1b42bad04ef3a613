"""Payments in Lucre: to another player, to the bank, for a card. COS-11.10, 7.11"""

from __future__ import annotations

from typing import Final

from ....clockwork.step import Step
from .. import notes
from ..effects.in_force import anyone_hears
from ..effects.table_hooks import ask_card_cost
from ..effects.timing import LUCRE_PAID
from ..effects.windows import window
from ..records import Watched, add
from ..state import Cosmic


def pay(s: Cosmic, payer: int, receiver: int, amount: int) -> int:
    """Lucre goes from player to player, at most what he has; how much it was. COS-11.10"""
    amount = min(amount, s.lucre[payer])
    if amount > 0:
        add(s.lucre, payer, -amount)
        add(s.lucre, receiver, amount)
        s.tell(notes.PAYS_TO, payer, receiver, amount)
    return amount


def pay_bank(s: Cosmic, player: int, amount: int) -> None:
    """Lucre goes to the bank; who profits from that is told. COS-16.4 EV_LUCRE_PAID"""
    if amount == 0:
        return
    add(s.lucre, player, -amount)
    s.tell(notes.PAYS, player, amount)
    if anyone_hears(s, LUCRE_PAID):
        s.push(Paid(player, amount))


def pay_for_card(s: Cosmic, player: int) -> None:
    """Where playing a card costs Lucre the player pays, at most what he has."""
    amount = min(ask_card_cost(s, player, 0), s.lucre[player])
    if amount > 0:
        pay_bank(s, player, amount)


class Paid(Step["Cosmic"]):
    """Whoever profits from a payment may act; only now, since other windows may be in progress."""

    def __init__(self, player: int, amount: int) -> None:
        self.player: Final = player
        self.amount: Final = amount

    def run(self, s: Cosmic) -> None:
        s.draws += [self.player, self.amount]
        s.then([window(LUCRE_PAID), PaymentOver()])


class PaymentOver(Step["Cosmic"]):
    def run(self, s: Cosmic) -> None:
        del s.draws[len(s.draws) - Watched.SIZE :]


def payment(s: Cosmic) -> tuple[int, int]:
    """In the window of a payment: who paid the bank, and how much."""
    at = len(s.draws) - Watched.SIZE
    return s.draws[at + Watched.PLAYER], s.draws[at + Watched.NUMBER]
