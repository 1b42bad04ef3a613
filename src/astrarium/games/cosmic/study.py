"""What can be said of a player once the game is over."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import NOBODY
from ...study.traits import ORDER, Trait, turn_order
from . import notes
from .components import CARD, COLOUR, HEX, MOON, POWER
from .effect_numbers import EFFECT
from .state import Cosmic

TRAITS: Final = (
    Trait("power", POWER, dealt=True),
    Trait("hex", HEX, dealt=True),
    Trait("colour", COLOUR, dealt=True),
    ORDER,
    Trait("gained", POWER),
    Trait("played", CARD, told=(notes.PLAYS_CARD,)),
    Trait("flare", EFFECT, told=(notes.PLAYS_FLARE,)),
    Trait("revealed", CARD, told=(notes.REVEALS,)),
    Trait("moon", MOON, told=(notes.MOON_TURNED,)),
)


def table_traits(s: Cosmic, player: int) -> list[tuple[str, str]]:
    """The powers, and what the table shows without its log."""
    colour = s.colour[player]
    found = powers(s, player)
    if s.back[colour] != NOBODY:
        found.append(("hex", HEX.ids[s.back[colour]]))
    found.append(("colour", COLOUR.ids[colour]))
    return found + turn_order(s, player, notes.BEGINS)


def powers(s: Cosmic, player: int) -> list[tuple[str, str]]:
    """Those that came before the first turn were dealt, the others gained."""
    found: list[tuple[str, str]] = []
    had: list[int] = []
    kind = "power"
    for note in s.log or []:
        if note.kind is notes.TURN:
            kind = "gained"
        elif note.kind is notes.GETS_POWER and note.values[0] == player and note.values[1] not in had:
            had.append(note.values[1])
            found.append((kind, POWER.ids[note.values[1]]))
    return found
