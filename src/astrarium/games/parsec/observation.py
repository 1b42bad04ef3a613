"""What a player sees of the table, as numbers. Written by `make tables` from layout.py: change it there."""

from __future__ import annotations

from ...clockwork.names import flags
from ...positions.seen import known_in, place_of
from .components import EVENT, FACTION, RESOURCE
from .knowledge import (
    asked_by_attacker,
    asked_by_defender,
    bonuses_seen,
    carriers_seen,
    deeds_seen,
    dice_seen,
    effects_seen,
    hexes_seen,
    parts_seen,
)
from .state import Parsec


def observe(s: Parsec, player: int) -> list[int]:
    """What the player knows, themselves first and the others clockwise, who are told by these places."""
    seats = [(player + step) % s.players for step in range(s.players)]
    seen: list[int] = []
    seen += [
        s.turn,
        s.round,
        s.limit,
        s.rolled,
        1 if s.arms_race else 0,
        len(s.deck),
        1 if s.wide else 0,
        1 if s.timed else 0,
        1 if s.absolute else 0,
        1 if s.simple else 0,
        1 if s.with_factions else 0,
    ]
    seen += s.modules
    seen += s.stacks
    seen += [s.target, s.struck, s.strikes, s.striker]
    seen += dice_seen(s, player)
    seen += bonuses_seen(s, player)
    seen += effects_seen(s, player)
    for seat in seats:
        _observe_seat(s, seat, player, seen)
    return seen


def _observe_seat(s: Parsec, seat: int, player: int, seen: list[int]) -> None:
    """What the player knows of one of those at the table, added to what was seen so far."""
    seen += [
        s.colour[seat],
        s.team[seat],
        1 if s.waits_for(player) == seat else 0,
        1 if s.active == seat else 0,
        1 if s.first == seat else 0,
        s.out >> seat & 1,
        place_of(seat, s.rivals),
        asked_by_attacker(s, seat, player),
        asked_by_defender(s, seat, player),
        s.free[seat],
        s.fresh[seat],
        s.offers_made[seat],
        s.offers_refused[seat],
        s.turns[seat],
        len(s.goods[seat]),
        len(s.events[seat]),
    ]
    seen += flags(s.factions[seat], len(FACTION))
    seen += flags(s.permanents[seat], len(EVENT))
    seen += known_in(s.goods[seat], s.seen_goods[seat], seat, player, len(RESOURCE))
    seen += known_in(s.events[seat], s.seen_events[seat], seat, player, len(EVENT))
    seen += hexes_seen(s, seat, player)
    seen += carriers_seen(s, seat, player)
    seen += deeds_seen(s, seat, player)
    seen += parts_seen(s, seat, player)
