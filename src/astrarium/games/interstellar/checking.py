"""Every limited piece of the box is in exactly one place. INT-1.7"""

from __future__ import annotations

from ...clockwork.names import NOBODY
from .components import (
    ADVANCED_MECHANISMS,
    BASE,
    BASIC_MECHANISMS,
    BUILDING,
    BUILDINGS,
    EARTH,
    EVENTS,
    FIRST_EXTRA,
    FIRST_PRODUCTION,
    HUMANITY_COUNTS,
    INTEREST_PILE,
    LAUNCH,
    LONG_TERM,
    PIECES,
    PLANET_OF,
    PLANETS,
    REPUTATION_LEAST,
    REPUTATION_MOST,
    RESOURCES,
    ROUTE_PILE,
    ROW_OFFICES,
    SCIENTISTS,
    SECTOR,
    TRAPPIST,
    WAREHOUSE,
)
from .state import Interstellar
from .tokens import owned_tokens


def check(s: Interstellar) -> None:
    """Raise AssertionError where something is lost, doubled, or where it cannot be."""
    _check_tokens(s)
    _check_piles(s)
    _check_route(s)
    assert sum(s.market) <= s.plan().market_spaces and min(s.market) >= 0, "too many cubes in the market"
    assert min(s.solar_bag) >= 0
    for player in range(s.players):
        _check_reserve(s, player)
        for planet in range(PLANETS):
            _check_region(s, player, planet)


def _check_tokens(s: Interstellar) -> None:
    """Production tokens, and what players hold and look at."""
    found = s.boxed.copy()
    for planet in range(PLANETS):
        assert all(PLANET_OF[token] == planet for token in s.pools[planet]), "a token of another planet"
        assert len(s.pools[planet]) == len(s.seen_pools[planet])
        found += s.pools[planet] if s.alive[planet] else []
    found += [token for token in s.production if token != NOBODY]
    for retired in s.retired:
        found += retired
    lost = [token for token in range(FIRST_PRODUCTION, FIRST_EXTRA) if token not in found]
    assert len(set(found)) == len(found), "a production token is in two places"
    assert not any(s.alive[PLANET_OF[token]] for token in lost), "a production token is lost"
    for player in range(s.players):
        owned = owned_tokens(s, player)
        assert len(set(owned)) == len(owned)
        assert set(s.hand[player]) <= set(owned), "a token in hand that is not owned"
        assert s.hand[player] == sorted(set(s.hand[player]) - set(s.played[player])), "a token in hand and played"
        for token in s.drawn_tokens[player]:
            pool = s.pools[PLANET_OF[token]]
            assert s.seen_pools[PLANET_OF[token]][pool.index(token)] >> player & 1, "a look that is not remembered"
        for resource in range(RESOURCES):
            assert s.drawn_cubes[player].count(resource) <= s.solar_bag[resource], "a cube that is not in the bag"


def _check_piles(s: Interstellar) -> None:
    """Events, humanity, mechanisms, sectors, scientists in the Government."""
    assert sorted([*s.events.cards, *s.boxed_events, *s.past_events]) == list(range(EVENTS)), "events are lost"
    for humanity in range(RESOURCES):
        number = s.humanity_bag[humanity] + s.earth[humanity] + s.cells.count(humanity)
        assert number == HUMANITY_COUNTS[humanity], "humanity components are lost"
    placed = [one for one in s.present + s.future if one != NOBODY]
    placed += s.long_term + s.advanced.cards + s.removed + s.construction + s.scrapped
    assert sorted(placed) == sorted(BASIC_MECHANISMS + ADVANCED_MECHANISMS), "mechanisms are lost"
    assert len(s.long_term) <= LONG_TERM
    assert sorted(s.sectors + s.completed) == list(range(len(SECTOR))) and len(s.posts) == len(s.completed)
    for row in ROW_OFFICES:
        seated = [s.government[office] for office in row if s.government[office] != NOBODY]
        assert len(set(seated)) == len(seated), "two scientists of a player in one row"


def _check_route(s: Interstellar) -> None:
    """Satellites stand alone; discoveries are on the route or in their piles. INT-18.3"""
    standing = [place for place in [*s.satellite, s.government_satellite] if LAUNCH < place < TRAPPIST]
    assert len(set(standing)) == len(standing), "two satellites on one space"
    found = sorted([*s.route_pile.cards, *s.interest_pile.cards, *(one for one in s.discoveries if one != NOBODY)])
    assert found == sorted(ROUTE_PILE + INTEREST_PILE), "discoveries are lost"
    arrived = [player for player in range(s.players) if s.satellite[player] == TRAPPIST]
    assert sorted(player for player in s.arrivals if player != NOBODY) == arrived


def _check_reserve(s: Interstellar, player: int) -> None:
    """Scientists and buildings of a player; nothing below nothing."""
    used = s.technologies[player].bit_count() + s.government.count(player) + s.posts.count(player)
    owned = s.scientists[player] + s.locked_scientists[player]
    assert owned + used == SCIENTISTS, "scientists are lost"
    for building in range(BUILDINGS):
        place = player * BUILDINGS + building
        number = s.buildings[place] + s.locked_buildings[place] + s.hold_buildings[place]
        for planet in range(PLANETS):
            number += s.built[s.region(player, planet) * BUILDINGS + building]
        # What stood on a destroyed planet has left the game. INT-7.9
        whole = number == PIECES[building] or (number < PIECES[building] and not all(s.alive))
        assert whole, f"{BUILDING.ids[building]}s are lost"
    assert s.hold_buildings[player * BUILDINGS + BASE] == 0, "a base in the hold"
    assert min(s.fuel[player], s.hold_fuel[player], s.scientists[player], s.locked_scientists[player]) >= 0
    assert min(s.cubes) >= 0 and min(s.hold_cubes) >= 0 and min(s.buildings) >= 0
    assert REPUTATION_LEAST <= s.reputation[player] <= REPUTATION_MOST
    if s.explorer[player] == EARTH:
        start = player * RESOURCES
        assert s.hold_fuel[player] == sum(s.hold_cubes[start : start + RESOURCES]) == 0, "a full hold on Earth"


def _check_region(s: Interstellar, player: int, planet: int) -> None:
    """Without a base there is nothing; slots and warehouse have their limits. INT-2.5, 9.6"""
    region = s.region(player, planet)
    deposit = s.deposit[region * RESOURCES : (region + 1) * RESOURCES]
    warehouse = s.warehouse[region * RESOURCES : (region + 1) * RESOURCES]
    built = s.built[region * BUILDINGS : (region + 1) * BUILDINGS]
    assert min(deposit) >= 0 and min(warehouse) >= 0 and min(built) >= 0
    assert sum(warehouse) <= WAREHOUSE and s.free_slots(region) >= 0
    if s.has_base(player, planet):
        assert s.alive[planet] and built[BASE] == 1 and PLANET_OF[s.production[region]] == planet
    else:
        assert sum(deposit) == sum(warehouse) == sum(built) == 0, "an installation without a base"
