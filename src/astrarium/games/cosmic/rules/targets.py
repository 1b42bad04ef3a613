"""Where the offense may aim. COS-P2.4, P2.5, P2.8, P2.12, 9.8, 13.16"""

from __future__ import annotations

from ....clockwork.names import NOBODY
from ..components import BERTHS, COLOURS, FIRST_BERTH, IS_MOON
from ..state import Cosmic


def is_target(s: Cosmic, place: int) -> bool:
    """Whether the offense may challenge the defender there, or occupy it. An extra challenge is aimed at planets."""
    if IS_MOON[place]:
        return not s.extra and not s.has_base(s.offense, place)
    if s.defender != NOBODY and s.has_base(s.defender, place):
        return True
    return not s.has_base(s.offense, place)


def target_places(s: Cosmic) -> list[int]:
    """All places in the target system that the offense may aim at."""
    return [place for place in places_in(s, s.system) if is_target(s, place)]


def may_be_named(s: Cosmic, place: int) -> bool:
    """Whether the offense may name the place where that decides who defends: any occupant, by option. COS-P2.12"""
    if is_target(s, place):
        return True
    return s.any_occupant and not s.extra and not IS_MOON[place] and is_shared(s, place)


def is_shared(s: Cosmic, place: int) -> bool:
    """Whether somebody other than the offense has tokens there."""
    for player in range(s.players):
        if player != s.offense and s.has_base(player, place):
            return True
    return False


def has_target(s: Cosmic) -> bool:
    for place in places_in(s, s.system):
        if is_target(s, place):
            return True
    return False


def places_in(s: Cosmic, system: int) -> list[int]:
    """Planets, bases of visitors on the Gas Giant and in the dust, moons. The list may be shared."""
    found = s.planets_in(system)
    berthed = s.is_berthed(system)
    if not berthed and not s.moons_used:
        return found
    found = found.copy()
    if berthed:
        first = FIRST_BERTH[s.back[system]]
        for berth in range(first, first + BERTHS):
            if s.occupants(berth):
                found.append(berth)
    if s.moons_used:
        found += s.moons_in(system)
    return found


def can_be_challenged(s: Cosmic, system: int) -> bool:
    """Whether a system has a legal target for the offense. COS-P2.15"""
    system_before = s.system
    defender_before = s.defender
    s.system = system
    s.defender = s.owner[system]
    found = False
    if s.defender != NOBODY:
        for place in places_in(s, system):
            if may_be_named(s, place):
                found = True
                break
    s.system = system_before
    s.defender = defender_before
    return found


def anything_to_challenge(s: Cosmic) -> bool:
    for system in range(COLOURS):
        owner = s.owner[system]
        if owner != NOBODY and owner != s.offense and can_be_challenged(s, system):
            return True
    for place in places_in(s, s.home[s.offense]):
        if is_own_target(s, place):
            return True
    return False


def own_targets(s: Cosmic) -> list[int]:
    """In his own system: planets where others have bases, empty planets, moons. COS-P2.8"""
    return [place for place in places_in(s, s.home[s.offense]) if is_own_target(s, place)]


def is_own_target(s: Cosmic, place: int) -> bool:
    return not s.has_base(s.offense, place) or is_shared(s, place)
