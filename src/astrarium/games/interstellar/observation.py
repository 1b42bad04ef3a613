"""What a player sees of the table, as numbers. Written by `make tables` from layout.py: change it there."""

from __future__ import annotations

from ...clockwork.names import flags
from ...positions.seen import UNKNOWN, place_of, screened, slots, whose
from .components import BUILDINGS, EVENT, FIRST_EXTRA, LEADERS, LONG_TERM, MECHANISM, PLANETS, RESOURCES, TOKEN
from .knowledge import active_token, known_tokens, own_cubes_drawn, own_tokens_drawn, technologies_seen
from .layout import MOST_ARRIVALS, SECTOR_COUNT
from .state import Interstellar


def observe(s: Interstellar, player: int) -> list[int]:
    """What the player knows, themselves first and the others clockwise, who are told by these places."""
    seats = [(player + step) % s.players for step in range(s.players)]
    seen: list[int] = []
    seen += [
        s.round,
        s.phase,
        s.spiral,
        s.exploitation,
        len(s.cells),
        len(s.construction),
        len(s.advanced),
        len(s.route_pile),
        len(s.interest_pile),
        s.government_satellite,
        whose(s.governor, player, s.players),
    ]
    seen += [1 if one else 0 for one in s.alive]
    seen += s.at
    seen += [len(row) for row in s.pools]
    seen += s.solar_bag
    seen += s.market
    seen += s.humanity_bag
    seen += s.earth
    seen += s.present
    seen += s.future
    seen += slots(s.long_term, LONG_TERM)
    seen += flags(s.construction, len(MECHANISM))
    seen += flags(s.scrapped, len(MECHANISM))
    seen += [whose(other, player, s.players) for other in slots(s.posts, SECTOR_COUNT)]
    seen += flags(s.past_events, len(EVENT))
    seen += [whose(other, player, s.players) for other in s.government]
    seen += s.discoveries
    seen += flags(s.shown_extras, len(TOKEN))[FIRST_EXTRA:]
    seen += [whose(other, player, s.players) for other in slots(s.arrivals, MOST_ARRIVALS)]
    seen += known_tokens(s, player)
    seen += own_tokens_drawn(s, player)
    seen += own_cubes_drawn(s, player)
    for seat in seats:
        _observe_seat(s, seat, player, seen)
    return seen


def _observe_seat(s: Interstellar, seat: int, player: int, seen: list[int]) -> None:
    """What the player knows of one of those at the table, added to what was seen so far."""
    seen += [
        s.prestige[seat],
        s.reputation[seat],
        s.locked_scientists[seat],
        len(s.hand[seat]),
        UNKNOWN if s.hides(seat, player) else s.fuel[seat],
        UNKNOWN if s.hides(seat, player) else s.scientists[seat],
        s.hold_fuel[seat],
        s.explorer[seat],
        s.satellite[seat],
        s.wormhole[seat],
        s.face[seat],
        1 if s.passed[seat] else 0,
        1 if s.cryo_used[seat] else 0,
        s.bought[seat],
        s.sold[seat],
        active_token(s, seat, player),
        place_of(seat, s.order),
        place_of(seat, s.next_order),
    ]
    seen += s.leader[seat * LEADERS : (seat + 1) * LEADERS]
    seen += screened(s.cubes[seat * RESOURCES : (seat + 1) * RESOURCES], s.hides(seat, player))
    seen += s.hold_cubes[seat * RESOURCES : (seat + 1) * RESOURCES]
    seen += screened(s.buildings[seat * BUILDINGS : (seat + 1) * BUILDINGS], s.hides(seat, player))
    seen += s.locked_buildings[seat * BUILDINGS : (seat + 1) * BUILDINGS]
    seen += s.hold_buildings[seat * BUILDINGS : (seat + 1) * BUILDINGS]
    seen += technologies_seen(s, seat, player)
    seen += screened(flags(s.hand[seat], len(TOKEN)), s.hides(seat, player))
    seen += screened(flags(s.extras[seat], len(TOKEN)), s.hides(seat, player))
    seen += flags(s.played[seat], len(TOKEN))
    seen += flags(s.retired[seat], len(TOKEN))
    seen += s.production[seat * PLANETS : (seat + 1) * PLANETS]
    seen += s.built[seat * (PLANETS * BUILDINGS) : (seat + 1) * (PLANETS * BUILDINGS)]
    seen += s.deposit[seat * (PLANETS * RESOURCES) : (seat + 1) * (PLANETS * RESOURCES)]
    seen += s.warehouse[seat * (PLANETS * RESOURCES) : (seat + 1) * (PLANETS * RESOURCES)]
    seen.append(1 if s.waits_for(player) == seat else 0)
