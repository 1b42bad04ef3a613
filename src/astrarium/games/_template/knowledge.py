"""What a player knows, as numbers: oneself first, then the others clockwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...clockwork.names import NOBODY, flags
from .components import COMET, COMETS

if TYPE_CHECKING:
    from .state import Comets


def field_names(players: int) -> list[str]:
    places = range(players)
    return [
        "turns",
        *(f"asked {place}" for place in places),
        *(f"fuel {place}" for place in places),
        *(f"open {id}" for id in COMET.ids),
        *(f"keeper of {id}" for id in COMET.ids),
    ]


def observe(s: Comets, player: int) -> list[int]:
    seats = [(player + place) % s.players for place in range(s.players)]
    return [
        s.turns,
        *(int(s.player == seat) for seat in seats),
        *(s.fuel[seat] for seat in seats),
        *flags(s.open, COMETS),
        *(NOBODY if keeper == NOBODY else (keeper - player) % s.players for keeper in s.keeper),
    ]
