"""Where moons lie, who occupies them, which are face up. COS-13"""

from __future__ import annotations

from ...clockwork.names import NOBODY, PUBLIC
from .components import FIRST_MOON, PLACES, PLAY_NOW
from .effect_numbers import FIRST_MOON_EFFECT, TIMES
from .effects.quantities import NEVER_REVEALED
from .effects.timing import CHALLENGE_START, MOON_OCCUPIED
from .state import Cosmic


def occupant(s: Cosmic, place: int) -> int:
    """The one player on a moon, or NOBODY. COS-13.20"""
    for player in range(s.players):
        if s.tokens[player * PLACES + place] > 0:
            return player
    return NOBODY


def moon_on(s: Cosmic, place: int) -> int:
    return s.moon_at[place - FIRST_MOON]


def is_revealed(s: Cosmic, place: int) -> bool:
    return s.moon_known[place - FIRST_MOON] == PUBLIC


def place_of_moon(s: Cosmic, moon: int) -> int:
    """Where a moon lies, or NOBODY."""
    for slot, there in enumerate(s.moon_at):
        if there == moon:
            return FIRST_MOON + slot
    return NOBODY


def revealable_times(moon: int) -> int:
    """When the occupant of a Secret moon may reveal it: on coming there, when its effect has its time, and between
    challenges. COS-13.8"""
    if PLAY_NOW[moon] or NEVER_REVEALED[FIRST_MOON_EFFECT + moon]:
        return 0
    return TIMES[FIRST_MOON_EFFECT + moon] | 1 << CHALLENGE_START | 1 << MOON_OCCUPIED
