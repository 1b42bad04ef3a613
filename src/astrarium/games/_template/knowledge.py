"""Who knows what: dealing the unknown anew."""

from __future__ import annotations

from ...clockwork.chance import Rng
from .state import Comets


def deal_unknown(s: Comets, player: int, rng: Rng) -> None:
    """Nobody knows what lies in the deck."""
    rng.shuffle(s.deck)
