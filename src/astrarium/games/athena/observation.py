"""What a player sees of the table, as numbers. Written by `make tables` from layout.py: change it there."""

from __future__ import annotations

from ...clockwork.names import flags
from ...positions.seen import counted, known_in, place_of
from .components import OBJECT
from .knowledge import (
    actions_drawn,
    blocked_spaces,
    cell_on_top,
    enemies_seen,
    jammed_seen,
    outcomes_used,
    period_on_top,
    sites_seen,
    stock_seen,
    survivors_seen,
    turrets_seen,
    vehicles_seen,
)
from .pieces import RESOURCES
from .printed_cards import CARD
from .state import Athena


def observe(s: Athena, player: int) -> list[int]:
    """What the player knows, themselves first and the others clockwise, who are told by these places."""
    seats = [(player + step) % s.sides for step in range(s.sides)]
    seen: list[int] = []
    seen += [
        s.map,
        1 if s.with_mine else 0,
        1 if s.rank_scoring else 0,
        1 if s.secret_objects else 0,
        s.difficulty,
        s.round,
        s.phase,
        s.mooring,
        1 if s.reached else 0,
        1 if s.blizzard else 0,
        1 if s.whiteout else 0,
        len(s.deck),
        period_on_top(s, player),
        len(s.outcomes),
        cell_on_top(s, player),
        len(s.object_deck),
        len(s.loot),
        len(s.left_out),
        s.level,
        s.acted,
        len(s.actions),
        s.site,
        s.movement,
        1 if s.bonus_move else 0,
        1 if s.collects else 0,
        s.mine_charges,
        s.copied,
        s.revealed,
    ]
    seen += sites_seen(s, player)
    seen += stock_seen(s, player)
    seen += jammed_seen(s, player)
    seen += s.reserve
    seen += flags(s.discard, len(CARD))
    seen += flags(s.removed, len(CARD))
    seen += flags(s.incoming, len(CARD))
    seen += outcomes_used(s, player)
    seen += counted(s.object_discard, len(OBJECT))
    seen += actions_drawn(s, player)
    seen += s.counters
    seen += blocked_spaces(s, player)
    seen += turrets_seen(s, player)
    seen += enemies_seen(s, player)
    for seat in seats:
        _observe_seat(s, seat, player, seen)
    return seen


def _observe_seat(s: Athena, seat: int, player: int, seen: list[int]) -> None:
    """What the player knows of one of those at the table, added to what was seen so far."""
    seen += [
        s.colour[seat],
        1 if s.waits_for(player) == seat else 0,
        place_of(seat, s.order),
        s.passed >> seat & 1,
        s.at[seat],
        s.fame[seat],
        s.alert[seat],
        s.charged[seat],
        len(s.objects[seat]),
    ]
    seen += s.load[seat * RESOURCES : (seat + 1) * RESOURCES]
    seen += known_in(s.objects[seat], s.seen_objects[seat], seat, player, len(OBJECT))
    seen += vehicles_seen(s, seat, player)
    seen += survivors_seen(s, seat, player)
