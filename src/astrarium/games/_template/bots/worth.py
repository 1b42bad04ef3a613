"""How good a position is for a player: ice, and fuel for what it may still bring."""

from __future__ import annotations

from typing import Final

from ....mechanisms.standings import ahead
from ..state import Comets

ICE_WORTH: Final = 10
FUEL_WORTH: Final = 6
SCALE: Final = 0.01
"""How much a point of worth moves the chances."""


def worth(s: Comets, player: int) -> int:
    scores = s.scores
    return ahead([ICE_WORTH * scores[side] + FUEL_WORTH * s.fuel[side] for side in range(s.players)], player)
