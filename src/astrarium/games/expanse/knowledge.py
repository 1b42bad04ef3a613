"""Who knows what: dealing the unknown anew, and observations. See also layout.py, from which views come."""

from __future__ import annotations

from typing import Final

from ...clockwork.chance import Rng
from ...clockwork.names import NOTHING, Player, knows
from ...mechanisms.dealing import Unknown
from .components import (
    CARD,
    FIRST_SCORE,
    SECTORS,
    Sector,
)
from .state import Expanse

IS_SCORE: Final = [1 if card >= FIRST_SCORE else 0 for card in range(len(CARD))]
"""The two kinds of cards."""
A_SCORE: Final = 1 << 1


def deal_unknown(s: Expanse, player: Player, rng: Rng) -> None:
    """Deck order, boxed cards and a picked Sector, as far as the player does not know them.

    Everybody knows how many score cards lie in each pile of the deck; the others may be anywhere, also in the box.
    """
    cards = Unknown(player, rng, IS_SCORE)
    cards.deck(s.deck, counted=A_SCORE)
    cards.pile(s.boxed, ask=~A_SCORE)
    cards.deal()
    if s.picked != NOTHING and not knows(s.picked_known, player):
        s.picked = rng.pick([Sector(sector) for sector in range(SECTORS) if s.sectors_left[sector] > 0])
