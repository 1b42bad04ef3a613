"""Which action each token brings on its A side. INT-4.5, 9.1, 12.6"""

from __future__ import annotations

from .components import EARTH_FUEL, EARTH_TOKEN
from .gains import gain_fuel
from .state import Interstellar


def can_perform(s: Interstellar, player: int, token: int) -> bool:
    """Whether the token's action can really be performed now. INT-4.7, 12.10"""
    return token == EARTH_TOKEN


def perform(s: Interstellar, player: int, token: int, must: bool) -> None:
    """Do the action of a token, or ask for it: it may be declined unless it `must` be done, as a repeat. INT-4.6"""
    if token == EARTH_TOKEN:
        gain_fuel(s, player, EARTH_FUEL)
