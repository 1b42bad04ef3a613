"""Cards and survivors that leave a side. ATH-B.0.9, 0.10, 2.11, 3.3"""

from __future__ import annotations

from ....clockwork.names import NOTHING, Player
from .. import notes
from ..pieces import P_CONTAMINATION, P_SURVIVOR
from ..printed_cards import LOOT_CARD, MIMIC_CARD, NO_CARD, STACK_OF, Card
from ..state import Athena


def put_away(s: Athena, card: Card) -> None:
    """A card that leaves a side: Loot to the box, others to the discard pile. ATH-B.0.9, 0.10"""
    if STACK_OF[card] == LOOT_CARD:
        s.removed.append(card)
    else:
        s.discard.append(card)


def remove_survivor(s: Athena, side: Player, survivor: Card) -> None:
    """Card, token and counters leave the side. ATH-B.2.11, 3.3"""
    s.crew[side] = [card for card in s.crew[side] if card != survivor]
    s.writable_zone()[survivor] = NOTHING
    s.reserve[P_SURVIVOR] = s.reserve[P_SURVIVOR] + 1
    s.reserve[P_CONTAMINATION] = s.reserve[P_CONTAMINATION] + s.contamination[survivor]
    s.writable_contamination()[survivor] = 0
    if survivor in s.party:
        s.party.remove(survivor)
    if survivor in s.suited:
        s.writable_suited().remove(survivor)
    if survivor == MIMIC_CARD:
        s.copied = NO_CARD
    put_away(s, survivor)


def leave_behind(s: Athena, side: Player, survivor: Card) -> None:
    """A survivor is discarded for want of room. ATH-B.2.11"""
    remove_survivor(s, side, survivor)
    s.tell(notes.LEAVES_BEHIND, side, survivor)
