"""Carrying out an Event, whichever card it is on. EXP-6.3, 14"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....clockwork.names import Player
from ....clockwork.step import Step
from .. import notes
from ..components import CARD, KEEP_ONLY, Card
from ..state import Expanse

Event = Callable[[Expanse, Player], list[Step[Expanse]]]
EVENTS: Final[list[Event]] = []
"""What carries out the Event of each card: cards/registry.py puts it here."""


class Resolve(Step["Expanse"]):
    """Carry out the Event's parts in their order; a part that is impossible is skipped. EXP-14.2 to 14.5"""

    def __init__(self, player: Player, card: Card) -> None:
        self.player: Final = player
        self.card: Final = card

    def run(self, s: Expanse) -> None:
        forget(s)
        if s.without and CARD.ids[self.card] in s.without:
            return
        s.push(EVENT_OVER)
        s.then(EVENTS[self.card](s, self.player))


class EventOver(Step["Expanse"]):
    """The Event is over: what it has placed and moved no longer matters. EXP-11.8"""

    def run(self, s: Expanse) -> None:
        forget(s)


EVENT_OVER: Final = EventOver()


def forget(s: Expanse) -> None:
    if s.placed:
        s.placed = []
    if s.moved:
        s.moved = []


class DiscardUsed(Step["Expanse"]):
    """A card that has been used goes to the discard pile. EXP-6.3, 7.11, 15.12"""

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def run(self, s: Expanse) -> None:
        s.in_use.remove(self.card)
        s.discard.append(self.card)


def playable(s: Expanse, player: Player) -> list[Card]:
    """Kept Events that can be played: all but those kept for their trigger. EXP-4.3, 8.6"""
    kept = s.kept[player]
    if not kept:
        # Mostly so: no list is made to say it.
        return kept
    return [card for card in kept if not KEEP_ONLY[card]]


def play_kept(s: Expanse, player: Player, card: Card) -> None:
    """A kept Event is resolved and discarded, at no cost. EXP-8.4, 8.8"""
    s.kept[player].remove(card)
    s.in_use.append(card)
    s.tell(notes.PLAYS_KEPT, player, card)
    s.then([Resolve(player, card), DiscardUsed(card)])


def holds(s: Expanse, player: Player, card: Card) -> bool:
    """Whether the player has kept the card, for its trigger. EXP-8.6"""
    return card in s.kept[player] and not (s.without and CARD.ids[card] in s.without)


def discard_kept(s: Expanse, player: Player, card: Card) -> None:
    s.kept[player].remove(card)
    s.discard.append(card)
