"""Planets, bases and targets. COS-P2"""

from __future__ import annotations

from typing import Final

from .....clockwork.names import NOBODY
from ... import notes
from ...components import (
    COLOURS,
    DESTINY_COLOUR,
    FIRST_COMET,
    FIRST_CONE,
    GROUND_BITS,
    IS_MOON,
    MOON,
    SYSTEM_BITS,
    SYSTEM_OF,
)
from ...effects.in_force import refresh, suspended
from ...moon_places import place_of_moon
from ...rules.targets import places_in
from ...state import Cosmic

OMEGA: Final = MOON.index("moon_25")


def external_places(s: Cosmic, player: int) -> int:
    """The places, as bits, that are external for a player: planets elsewhere, and Moon Base Omega. COS-14.12"""
    places = GROUND_BITS & ~SYSTEM_BITS[s.home[player]]
    omega = place_of_moon(s, OMEGA) if s.moons_used and not suspended(s) else NOBODY
    if omega != NOBODY and not SYSTEM_BITS[s.home[player]] >> omega & 1:
        places |= 1 << omega
    return places


def planets(s: Cosmic) -> list[int]:
    """Every planet in the game."""
    found: list[int] = []
    for system in range(COLOURS):
        if s.owner[system] != NOBODY:
            found += s.planets_in(system)
    return found


def is_new_to(s: Cosmic, player: int, planet: int) -> bool:
    """Whether the player has no base on a planet, one of his own on the Gas Giant or in the dust included."""
    system = SYSTEM_OF[planet]
    if s.is_berthed(system):
        return s.bases[player] & GROUND_BITS & system_bits(s, system) == 0
    return not s.has_base(player, planet)


def system_bits(s: Cosmic, system: int) -> int:
    mask = 0
    for place in places_in(s, system):
        mask |= 1 << place
    return mask


def grounds(s: Cosmic, player: int) -> list[int]:
    """The player's bases on planets."""
    return [place for place in s.base_list(player) if not IS_MOON[place]]


def card_turned(s: Cosmic) -> int:
    """The destiny card of this challenge, comets apart, or NOBODY."""
    if s.drawn != NOBODY:
        return s.drawn
    for place in range(len(s.destiny_discard) - 1, -1, -1):
        if s.destiny_discard[place] < FIRST_COMET:
            return s.destiny_discard[place]
    return NOBODY


def has_colour(s: Cosmic) -> bool:
    """Whether that card shows a colour: it is neither wild nor a colourless cone."""
    card = card_turned(s)
    return 0 <= card < FIRST_CONE and DESTINY_COLOUR[card] >= 0


def aim(s: Cosmic, place: int, defender: int) -> None:
    """The cone points to another place, and this player defends it."""
    s.target = place
    s.system = SYSTEM_OF[place]
    s.defender = defender
    s.guarding = NOBODY
    s.withdrawn = 0
    refresh(s)
    s.tell(notes.AIMS, s.offense, place)
    s.tell(notes.DEFENDS, defender)
