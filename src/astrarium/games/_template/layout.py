"""Each attribute of the state, declared once: how positions and views read."""

from __future__ import annotations

from typing import Final

from ...positions.layout import PLAYER, FaceDown, Grid, Number, Piece, Pile
from .components import COMET, MAX_PLAYERS, MOST_FUEL, ROUNDS

LAYOUT: Final[list[Piece]] = [
    FaceDown("deck", COMET),
    Pile("open", COMET),
    Grid("keeper", (COMET,), (), of=PLAYER),
    Grid("fuel", (PLAYER,), (), least=0, most=MOST_FUEL),
    Number("turns", least=0, most=ROUNDS * MAX_PLAYERS),
]
