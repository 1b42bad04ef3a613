"""Each attribute of the state, declared once: how positions and views read, and what players see as numbers."""

from __future__ import annotations

from typing import Final

from ...positions.columns import Among, Decides, EachSeat, Entry, Size, Told
from ...positions.declare import Table
from ...positions.layout import PLAYER, FaceDown, Grid, Number, Piece, Pile
from ...positions.questions import Asked
from .components import COMET, MAX_PLAYERS, MOST_FUEL, ROUNDS

LAYOUT: Final[list[Piece]] = [
    FaceDown("deck", COMET),
    Pile("open", COMET),
    Grid("keeper", (COMET,), (), of=PLAYER),
    Grid("fuel", (PLAYER,), (), least=0, most=MOST_FUEL),
    Number("turns", least=0, most=ROUNDS * MAX_PLAYERS),
]

TABLE: Final = Table("Comets", LAYOUT, base="State")

SEEN: Final[list[Entry]] = [
    Told("turns"),
    Size("deck", most=len(COMET)),
    EachSeat("{}.*", [Decides(), Told("fuel")]),
    Among("open", "open.{}"),
    Told("keeper", "keeper.{}"),
]
"""What players see as numbers, in this order; the others by their seats, clockwise from the player."""

ASKED: Final = Asked(levels=2, bounds={})
"""What the attributes of steps can be: players, comets, and nothing else."""
