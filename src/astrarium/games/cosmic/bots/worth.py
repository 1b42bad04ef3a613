"""How good a position looks, for the built-in bots: the chance to win, as far as a player can tell."""

from __future__ import annotations

from typing import Final

from ..state import Cosmic
from .prospects import after_challenge
from .standing import standing

WON: Final = 10_000
"""What a certain win is worth."""


def worth(s: Cosmic, player: int) -> int:
    """The player's chance to win, of 10,000."""
    if s.over:
        return WON // len(s.winners) if player in s.winners else 0
    return int(WON * after_challenge(s, player, standing(s, player))[player])


def chances(s: Cosmic) -> list[float]:
    """Everybody's chance to win, each as far as they can tell, made to add up to 1. Nobody is without any hope."""
    hopes = [max(1, worth(s, player)) for player in range(s.players)]
    total = sum(hopes)
    return [hope / total for hope in hopes]
