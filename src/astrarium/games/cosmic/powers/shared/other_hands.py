"""Whose cards can be taken, and hands put aside."""

from __future__ import annotations

from ...components import FIRST_FLARE
from ...rules.hands import is_insured, stash_card
from ...state import Cosmic


def third_parties(s: Cosmic, me: int) -> list[int]:
    """The players other than a main player and his opponent."""
    return [player for player in s.around(me) if player != s.opponent(me)]


def with_cards(s: Cosmic, players: list[int]) -> list[int]:
    """Those of the players whose cards can be taken."""
    return [player for player in players if s.hands[player] and not is_insured(s, player)]


def held_besides(s: Cosmic, me: int, flare: int) -> int:
    """How many cards are in the hand besides a Flare that is about to be played from it."""
    return len(s.hands[me]) - (1 if FIRST_FLARE + flare in s.hands[me] else 0)


def put_hand_aside(s: Cosmic, effect: int, holder: int, owner: int, playable: bool, knowers: int) -> None:
    """All cards of a hand are kept by an effect."""
    for card, known in zip(s.hands[owner], s.seen[owner], strict=True):
        stash_card(s, effect, holder, owner, card, playable, known | knowers)
    s.hands[owner] = []
    s.seen[owner] = []
    s.hear_hand(owner)
