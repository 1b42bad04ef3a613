"""What a player sees of the table, as numbers. Written by `make tables` from layout.py: change it there."""

from __future__ import annotations

from ...clockwork.names import flags
from ...positions.seen import known_top, one_of, place_of, secret, slots
from .components import ACTION_CARDS, BASE, BASES, CARD, FACTION, KINDS, LOOK, ORBIT, PLACE, SLOTS
from .layout import ALL_KINDS
from .state import Expanse


def observe(s: Expanse, player: int) -> list[int]:
    """What the player knows, themselves first and the others clockwise, who are told by these places."""
    seats = [(player + step) % s.players for step in range(s.players)]
    seen: list[int] = []
    seen += [s.turn, s.scorings, s.scores_drawn, 1 if s.final else 0, len(s.deck)]
    seen += [1 if s.waits_for(player) == seat else 0 for seat in seats]
    for seat in seats:
        _observe_seat(s, seat, player, seen)
    for place in range(len(BASE)):
        seen += [s.diplomats[place], s.tokens[place]]
    seen += one_of(s.roci_orbit, len(ORBIT))
    seen += slots(s.track, SLOTS)
    seen += flags(s.discard, len(CARD))[:ACTION_CARDS]
    seen += s.sectors_left
    seen.append(secret(s.picked, s.picked_known, player))
    seen += known_top(s.deck, player, LOOK)
    return seen


def _observe_seat(s: Expanse, seat: int, player: int, seen: list[int]) -> None:
    """What the player knows of one of those at the table, added to what was seen so far."""
    seen += one_of(s.faction[seat], len(FACTION))
    seen += [
        s.points[seat],
        s.supply[seat],
        s.tech[seat],
        1 if s.roci_holder == seat else 0,
        place_of(seat, s.initiative),
        1 if s.active == seat else 0,
    ]
    seen += s.cubes[seat * BASES : (seat + 1) * BASES]
    for place in range(len(PLACE)):
        start = place * ALL_KINDS + seat * KINDS
        seen += s.units[start : start + KINDS]
    seen += flags(s.kept[seat], len(CARD))[:ACTION_CARDS]
