"""What the cards of a hand and of a challenge are."""

from __future__ import annotations

from typing import ClassVar

from ...components import ATTACK_TYPE, CARDS, COMPROMISE, COMPROMISE_TYPE, FIRST_FLARE
from ...effects.questions import Question
from ...invariants import all_cards
from ...rules.new_hands import challenge_cards, needs_no_cards
from ...state import Cosmic


class AskEveryone(Question):
    """A card of one's hand, asked of whoever is concerned: to be passed over would tell what one holds."""

    secret: ClassVar[bool] = True
    always: ClassVar[bool] = True


def attack_cards(cards: list[int]) -> list[int]:
    """The different Attack cards among these."""
    return [card for card in challenge_cards(cards) if card != COMPROMISE]


def faces_in_game(s: Cosmic) -> list[int]:
    """Every different card of this game; which there are everybody knows, but not which Flares are out of it."""
    present = [card >= FIRST_FLARE for card in range(CARDS)]
    for card in all_cards(s):
        present[card] = True
    return [card for card in range(CARDS) if present[card]]


def revealed_attack(s: Cosmic, me: int) -> bool:
    """Whether the player is a main player whose revealed card counts as an Attack."""
    return s.is_main(me) and s.kind[s.side_of(me)] == ATTACK_TYPE


def revealed_compromise(s: Cosmic, side: int) -> bool:
    """Whether a side has revealed a real Compromise that still counts as one."""
    return s.chosen[side] == COMPROMISE and s.kind[side] == COMPROMISE_TYPE


def is_armed(s: Cosmic, player: int) -> bool:
    return s.has_challenge_card(player) or needs_no_cards(s, player)
