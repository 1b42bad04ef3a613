"""From the box to the first turn."""

from __future__ import annotations

from .components import COMETS, OPEN_COMETS
from .rules.turn import Turn
from .state import Comets


def set_up(s: Comets) -> None:
    """COM-1.1"""
    s.deck = list(range(COMETS))
    s.rng.shuffle(s.deck)
    s.open = [s.deck.pop() for _ in range(OPEN_COMETS)]
    s.push(Turn())
