"""Every limited piece of the box is in exactly one place. INT-1.7"""

from __future__ import annotations

from ...clockwork.names import NOBODY, NOTHING, Player
from .components import (
    ADVANCED_MECHANISMS,
    ALL_BUILDINGS,
    ALL_PLANETS,
    ALL_RESOURCES,
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
    ORBIT_SPACES,
    PIECES,
    PLANET,
    PLANET_OF,
    REPUTATION_LEAST,
    REPUTATION_MOST,
    RESOURCES,
    ROUTE_PILE,
    ROW_OFFICES,
    SCIENTISTS,
    SECTOR,
    TRAPPIST,
    WAREHOUSE,
    Planet,
)
from .rules.action_tokens import owned_tokens
from .rules.travel import Fly
from .state import Interstellar


def check(s: Interstellar) -> None:
    """Raise AssertionError where something is lost, doubled, or where it cannot be."""
    _check_turns(s)
    _check_sky(s)
    _check_tokens(s)
    _check_piles(s)
    _check_route(s)
    assert sum(s.market) <= s.plan().market_spaces and min(s.market) >= 0, "too many cubes in the market"
    for player in s.everyone():
        _check_reserve(s, player)
        for planet in ALL_PLANETS:
            _check_region(s, player, planet)


def _check_turns(s: Interstellar) -> None:
    """Everybody has a turn, and who has passed is in the order of the next phase. INT-3.3, 3.5"""
    everybody = list(range(s.players))
    assert not s.order or sorted(s.order) == everybody, "the turn order does not name all once"
    assert len(set(s.next_order)) == len(s.next_order) and NOBODY not in s.next_order, "somebody has passed twice"
    if s.round > 0:
        passed = [player for player in everybody if s.passed[player]]
        assert s.order and sorted(s.next_order) == passed, "who has passed is not in the next turn order"
    assert s.place <= s.players, "a turn of nobody"


def _check_sky(s: Interstellar) -> None:
    """Planets on their orbits, Explorers and wormholes at planets, what the player count has room for. INT-2.17"""
    plan = s.plan()
    assert s.exploitation <= plan.exploitation_spaces, f"the exploitation track has {plan.exploitation_spaces} spaces"
    for planet in ALL_PLANETS:
        assert 0 <= s.at[planet] < ORBIT_SPACES[planet], f"{PLANET.ids[planet]} is not on its orbit"
    for resource in ALL_RESOURCES:
        assert 0 <= s.solar_bag[resource] <= plan.solar_bag[resource], "too many cubes in the solar bag"
    assert s.alive[EARTH], "Earth is destroyed"
    for player in s.everyone():
        assert s.explorer[player] != NOTHING, "an Explorer is nowhere"
        assert s.satellite[player] != NOTHING, "a satellite is nowhere"
        gate = s.wormhole[player]
        assert gate != EARTH, "a wormhole on Earth"
        # A wormhole on a planet that was just destroyed moves on at once. INT-8.15
        assert gate == NOTHING or s.alive[gate], "a wormhole where there is no planet"
    assert s.government_satellite != NOTHING, "a satellite is nowhere"


def _check_tokens(s: Interstellar) -> None:
    """Production tokens, and what players hold and look at."""
    found = s.boxed.copy()
    for planet in ALL_PLANETS:
        assert all(PLANET_OF[token] == planet for token in s.pools[planet]), "a token of another planet"
        assert len(s.pools[planet]) == len(s.seen_pools[planet]), "who has seen a token is not written down"
        found += s.pools[planet] if s.alive[planet] else []
    found += [token for token in s.production if token != NOTHING]
    for retired in s.retired:
        found += retired
    lost = [token for token in range(FIRST_PRODUCTION, FIRST_EXTRA) if token not in found]
    assert len(set(found)) == len(found), "a production token is in two places"
    assert not any(s.alive[PLANET_OF[token]] for token in lost), "a production token is lost"
    extras = s.shown_extras.copy()
    for player in s.everyone():
        extras += s.extras[player]
    assert len(set(extras)) == len(extras), "an extra action is in two places"
    assert all(token >= FIRST_EXTRA for token in extras), "a token that is no extra action"
    for player in s.everyone():
        owned = owned_tokens(s, player)
        assert len(set(owned)) == len(owned), "a token is owned twice"
        played = s.played[player]
        assert len(set(played)) == len(played), "a token is in a stack twice"
        assert set(played) <= set(owned) | set(s.retired[player]), "a token in a stack that is not owned"
        assert set(s.hand[player]) <= set(owned), "a token in hand that is not owned"
        assert s.hand[player] == sorted(set(s.hand[player]) - set(s.played[player])), "a token in hand and played"
        for token in s.drawn_tokens[player]:
            pool = s.pools[PLANET_OF[token]]
            assert s.seen_pools[PLANET_OF[token]][pool.index(token)] >> player & 1, "a look that is not remembered"
        for resource in ALL_RESOURCES:
            assert s.drawn_cubes[player].count(resource) <= s.solar_bag[resource], "a cube that is not in the bag"


def _check_piles(s: Interstellar) -> None:
    """Events, humanity, mechanisms, sectors, scientists in the Government."""
    assert sorted([*s.events.cards, *s.boxed_events, *s.past_events]) == list(range(EVENTS)), "events are lost"
    for humanity in ALL_RESOURCES:
        number = s.humanity_bag[humanity] + s.earth[humanity] + s.cells.count(humanity)
        assert number == HUMANITY_COUNTS[humanity], "humanity components are lost"
    placed: list[int] = [one for one in s.present + s.future if one != NOTHING]
    placed += [*s.long_term, *s.advanced.cards, *s.removed, *s.construction, *s.scrapped]
    assert sorted(placed) == sorted(BASIC_MECHANISMS + ADVANCED_MECHANISMS), "mechanisms are lost"
    assert len(s.long_term) <= LONG_TERM, "too many Long-term projects"
    assert sorted(s.sectors + s.completed) == list(range(len(SECTOR))), "sectors are lost"
    assert len(s.posts) == len(s.completed), "a completed sector without its command post"
    for row in ROW_OFFICES:
        seated = [s.government[office] for office in row if s.government[office] != NOBODY]
        assert len(set(seated)) == len(seated), "two scientists of a player in one row"


def _check_route(s: Interstellar) -> None:
    """Satellites stand alone; discoveries are on the route or in their piles. INT-18.3"""
    standing = [place for place in [*s.satellite, s.government_satellite] if LAUNCH < place < TRAPPIST]
    assert len(set(standing)) == len(standing), "two satellites on one space"
    found = sorted([*s.route_pile.cards, *s.interest_pile.cards, *(one for one in s.discoveries if one != NOTHING)])
    assert found == sorted(ROUTE_PILE + INTEREST_PILE), "discoveries are lost"
    arrived = [player for player in s.everyone() if s.satellite[player] == TRAPPIST]
    assert sorted(player for player in s.arrivals if player != NOBODY) == arrived, "who is on Trappist has not arrived"
    assert s.arrivals.count(NOBODY) == int(s.government_satellite == TRAPPIST), "the Government has not arrived"
    assert all(s.discoveries[place] == NOTHING for place in (LAUNCH, TRAPPIST)), "a discovery off the route"


def _check_reserve(s: Interstellar, player: Player) -> None:
    """Scientists and buildings of a player; nothing below nothing."""
    used = s.technologies[player].bit_count() + s.government.count(player) + s.posts.count(player)
    owned = s.scientists[player] + s.locked_scientists[player]
    assert owned + used == SCIENTISTS, "scientists are lost"
    for building in ALL_BUILDINGS:
        place = player * BUILDINGS + building
        number = s.buildings[place] + s.locked_buildings[place] + s.hold_buildings[place]
        for planet in ALL_PLANETS:
            number += s.built[s.region(player, planet) * BUILDINGS + building]
        # What stood on a destroyed planet has left the game. INT-7.9
        whole = number == PIECES[building] or (number < PIECES[building] and not all(s.alive))
        assert whole, f"{BUILDING.ids[building]}s are lost"
    assert s.hold_buildings[player * BUILDINGS + BASE] == 0, "a base in the hold"
    least = min(s.fuel[player], s.hold_fuel[player], s.scientists[player], s.locked_scientists[player])
    assert min(least, *s.cubes, *s.hold_cubes, *s.buildings) >= 0, "somebody has less than nothing"
    assert REPUTATION_LEAST <= s.reputation[player] <= REPUTATION_MOST, "reputation is off its track"
    if s.explorer[player] == EARTH:
        start = player * RESOURCES
        loaded = s.hold_fuel[player] + sum(s.hold_cubes[start : start + RESOURCES])
        # On the way out fuel and buildings are loaded before the Explorer leaves. INT-10.14
        assert loaded == 0 or s.waits(Fly), "a full hold on Earth"


def _check_region(s: Interstellar, player: Player, planet: Planet) -> None:
    """Without a base there is nothing; slots and warehouse have their limits. INT-2.5, 9.6"""
    region = s.region(player, planet)
    deposit = s.deposit[region * RESOURCES : (region + 1) * RESOURCES]
    warehouse = s.warehouse[region * RESOURCES : (region + 1) * RESOURCES]
    built = s.built[region * BUILDINGS : (region + 1) * BUILDINGS]
    assert min(*deposit, *warehouse, *built) >= 0, "a base has less than nothing"
    assert sum(warehouse) <= WAREHOUSE, "too many cubes in a warehouse"
    assert s.free_slots(region) >= 0, "too many buildings on a planet"
    if s.has_base(player, planet):
        assert s.alive[planet], "a base where there is no planet"
        assert built[BASE] == 1 and PLANET_OF[s.production[region]] == planet, "a base without its token"
    else:
        assert sum(deposit) == sum(warehouse) == sum(built) == 0, "an installation without a base"
