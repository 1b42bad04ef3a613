"""New hands: when a player needs cards, and what is drawn then. COS-P10.3, P2.13"""

from __future__ import annotations

from typing import Final

from ....clockwork.step import Step
from .. import notes
from ..components import HAND, IS_CHALLENGE, TYPE_OF
from ..effects.table_hooks import ask_hand_size, ask_keeps_card, ask_needs_no_cards, ask_refilled
from ..effects.timing import HAND_REFILL
from ..effects.windows import window
from ..records import Watched
from ..state import Cosmic
from .drawing import Draw, deal_all_anew
from .hands import discard, discard_hand


class HandCheck(Step["Cosmic"]):
    """Without a Challenge card a player may play what is allowed now, then takes a new hand. COS-P10.3, P2.13"""

    def __init__(self, player: int, timing: int) -> None:
        self.player: Final = player
        self.timing: Final = timing

    def run(self, s: Cosmic) -> None:
        if not s.has_challenge_card(self.player) and not needs_no_cards(s, self.player):
            s.then([window(self.timing), RefillIfNeeded(self.player)])


class RefillIfNeeded(Step["Cosmic"]):
    """What was played in the hand check may have brought a Challenge card."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, s: Cosmic) -> None:
        if not s.has_challenge_card(self.player):
            s.push(Refill(self.player))


def needs_no_cards(s: Cosmic, player: int) -> bool:
    """Whether the player never refills, aborts or passes for lack of Challenge cards."""
    return ask_needs_no_cards(s, player)


class Refill(Step["Cosmic"]):
    """Discard the hand and draw a new one. COS-P10.3"""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, s: Cosmic) -> None:
        s.draws += [self.player, ask_hand_size(s, self.player, HAND)]
        s.then([window(HAND_REFILL), NewHand(self.player)])


class NewHand(Step["Cosmic"]):
    """The hand goes, except what effects keep; a new one comes. COS-P10.3, 14.18"""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, s: Cosmic) -> None:
        size = s.draws[len(s.draws) - Watched.SIZE + Watched.NUMBER]
        del s.draws[len(s.draws) - Watched.SIZE :]
        player = self.player
        kept = [card for card in s.hands[player] if is_kept(s, player, card)]
        masks = [s.seen[player][place] for place, card in enumerate(s.hands[player]) if is_kept(s, player, card)]
        gone = [card for card in s.hands[player] if not is_kept(s, player, card)]
        s.then([Draw(player, size), SureHand(player, size, False, len(kept))])
        s.hands[player] = kept
        s.seen[player] = masks
        s.hear_hand(player)
        s.tell(notes.REFILLS, player, len(gone))
        s.show()
        for card in gone:
            discard(s, player, card)


def is_kept(s: Cosmic, player: int, card: int) -> bool:
    """Whether the player keeps a card in a refill."""
    return ask_keeps_card(s, player, card)


class SureHand(Step["Cosmic"]):
    """A new hand without a Challenge card is shown, discarded and drawn again. COS-P10.4, P10.12

    If deck and discards together hold none, all hands are dealt anew, once (`last`); then it stays as it is. The first
    `kept` cards of the hand are old ones that stay in it.
    """

    def __init__(self, player: int, size: int, last: bool, kept: int = 0) -> None:
        self.player: Final = player
        self.size: Final = size
        self.last: Final = last
        self.kept: Final = kept

    def run(self, s: Cosmic) -> None:
        player = self.player
        ask_refilled(s, player)
        if s.has_challenge_card(player) or self.last:
            return
        if any_challenge_card(s.deck.cards) or any_challenge_card(s.discard):
            s.then([Draw(player, self.size), SureHand(player, self.size, False, self.kept)])
            discard_hand(s, player, self.kept)
        else:
            deal_all_anew(s)
            s.push(SureHand(player, self.size, True))


def any_challenge_card(cards: list[int]) -> bool:
    for card in cards:
        if IS_CHALLENGE[card]:
            return True
    return False


def challenge_cards(cards: list[int]) -> list[int]:
    """The different Challenge cards among these."""
    found: list[int] = []
    for card in cards:
        if IS_CHALLENGE[card] and card not in found:
            found.append(card)
    return found


def card_types(cards: list[int]) -> int:
    """The types among these cards, as bits."""
    mask = 0
    for card in cards:
        mask |= 1 << TYPE_OF[card]
    return mask
