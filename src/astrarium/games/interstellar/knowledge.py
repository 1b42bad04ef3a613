"""Who knows what: dealing the unknown anew, and observations. See also layout.py, from which views come."""

from __future__ import annotations

from typing import Final

from ...clockwork.chance import Rng
from ...clockwork.names import flags, knows
from ...mechanisms.dealing import Unknown
from .components import (
    BUILDING,
    BUILDINGS,
    COLUMN,
    EVENT,
    EVENTS,
    FIRST_EXTRA,
    FIRST_PRODUCTION,
    HUMANITY,
    LEADER,
    LEADERS,
    LONG_TERM,
    MAX_PLAYERS,
    MECHANISM,
    OFFICE,
    PLANET,
    PLANET_OF,
    PLANETS,
    RESOURCE,
    RESOURCES,
    SECTOR,
    SPACE,
    TECHNOLOGIES,
    TECHNOLOGY,
    TOKEN,
    TOKENS,
)
from .reserves import deal_reserves
from .state import Interstellar


def deal_unknown(s: Interstellar, player: int, rng: Rng) -> None:
    """Production tokens, events, the piles of the route and of mechanisms, sectors, and what others look at."""
    tokens = Unknown(player, rng, PLANET_OF)
    for planet in range(PLANETS):
        tokens.row(s.pools[planet], s.seen_pools[planet], [1 << planet] * len(s.pools[planet]))
    for place, token in enumerate(s.boxed):
        tokens.place(s.boxed, place, 1 << PLANET_OF[token])
    tokens.deal()
    events = Unknown(player, rng, [])
    events.deck(s.events)
    events.pile(s.boxed_events)
    events.deal()
    for deck in (s.route_pile, s.interest_pile, s.advanced):
        pile = Unknown(player, rng, [])
        pile.deck(deck)
        pile.deal()
    for unseen in (s.removed, s.sectors):
        pile = Unknown(player, rng, [])
        pile.pile(unseen)
        pile.deal()
    for other in range(s.players):
        if other != player:
            _forget_looks(s, other)
            _draw_anew(s, other, rng)
    if s.hidden_reserves:
        deal_reserves(s, player, rng)


def _forget_looks(s: Interstellar, other: int) -> None:
    """Which tokens of the planets another player has seen before cannot be told."""
    for planet in range(PLANETS):
        seen = s.seen_pools[planet]
        for place in range(len(seen)):
            seen[place] &= ~(1 << other)


def _draw_anew(s: Interstellar, other: int, rng: Rng) -> None:
    """What another player is looking at might be any cubes of the solar bag, any tokens of their planet."""
    if s.drawn_cubes[other]:
        bag = [resource for resource in range(RESOURCES) for _ in range(s.solar_bag[resource])]
        rng.shuffle(bag)
        s.drawn_cubes[other] = bag[: len(s.drawn_cubes[other])]
    if s.drawn_tokens[other]:
        planet = PLANET_OF[s.drawn_tokens[other][0]]
        places = list(range(len(s.pools[planet])))
        rng.shuffle(places)
        places = places[: len(s.drawn_tokens[other])]
        for place in places:
            s.seen_pools[planet][place] |= 1 << other
        s.drawn_tokens[other] = [s.pools[planet][place] for place in places]


UNKNOWN: Final = -1
_MECHANISMS: Final = len(MECHANISM)
_SECTORS: Final = len(SECTOR)


def observe(s: Interstellar, player: int) -> list[int]:
    """Everything the player knows, themselves first and the others clockwise. Players are told by these places."""
    seats = [(player + step) % s.players for step in range(s.players)]
    seen = [s.round, s.phase, s.spiral, s.exploitation, len(s.cells), len(s.construction), len(s.advanced)]
    seen += [len(s.route_pile), len(s.interest_pile), s.government_satellite, _seat(s, player, s.governor)]
    seen += [1 if alive else 0 for alive in s.alive]
    seen += s.at
    seen += [len(pool) for pool in s.pools]
    seen += s.solar_bag + s.market + s.humanity_bag + s.earth + s.present + s.future
    seen += [s.long_term[place] if place < len(s.long_term) else UNKNOWN for place in range(LONG_TERM)]
    seen += flags(s.construction, _MECHANISMS)
    seen += flags(s.scrapped, _MECHANISMS)
    seen += [_seat(s, player, s.posts[place]) if place < len(s.posts) else UNKNOWN for place in range(_SECTORS)]
    seen += flags(s.past_events, EVENTS)
    seen += [_seat(s, player, holder) for holder in s.government]
    seen += s.discoveries
    seen += flags(s.shown_extras, TOKENS)[FIRST_EXTRA:]
    for place in range(MAX_PLAYERS + 1):
        seen.append(_seat(s, player, s.arrivals[place]) if place < len(s.arrivals) else UNKNOWN)
    known = [token for planet in range(PLANETS) for token in _known_tokens(s, player, planet)]
    seen += flags(known, TOKENS)[FIRST_PRODUCTION:FIRST_EXTRA]
    seen += flags(s.drawn_tokens[player], TOKENS)[FIRST_PRODUCTION:FIRST_EXTRA]
    seen += [s.drawn_cubes[player].count(resource) for resource in range(RESOURCES)]
    for seat in seats:
        seen += _observe_player(s, seat, player)
        seen.append(1 if s.waits_for(player) == seat else 0)
    return seen


def _seat(s: Interstellar, player: int, other: int) -> int:
    """Where another sits, counted from the player; UNKNOWN for nobody."""
    return UNKNOWN if other < 0 else (other - player) % s.players


def _known_tokens(s: Interstellar, player: int, planet: int) -> list[int]:
    """The face-down tokens of a planet that the player has seen."""
    seen = s.seen_pools[planet]
    return [token for place, token in enumerate(s.pools[planet]) if knows(seen[place], player)]


def _observe_player(s: Interstellar, seat: int, player: int) -> list[int]:
    """What a player can see of one of those at the table; what is behind a screen is UNKNOWN."""
    hidden = s.hides(seat, player)
    seen = [s.prestige[seat], s.reputation[seat], s.locked_scientists[seat], len(s.hand[seat])]
    seen += _boxed([s.fuel[seat], s.scientists[seat]], hidden)
    seen += [s.hold_fuel[seat], s.explorer[seat], s.satellite[seat], s.wormhole[seat], s.face[seat]]
    seen += [1 if s.passed[seat] else 0, 1 if s.cryo_used[seat] else 0, s.bought[seat], s.sold[seat], s.active(seat)]
    seen += [s.order.index(seat) if seat in s.order else UNKNOWN]
    seen += [s.next_order.index(seat) if seat in s.next_order else UNKNOWN]
    seen += s.leader[seat * LEADERS : (seat + 1) * LEADERS]
    seen += _boxed(s.cubes_of(seat), hidden)
    seen += s.hold_cubes[seat * RESOURCES : (seat + 1) * RESOURCES]
    seen += _boxed(s.buildings[seat * BUILDINGS : (seat + 1) * BUILDINGS], hidden)
    for pieces in (s.locked_buildings, s.hold_buildings):
        seen += pieces[seat * BUILDINGS : (seat + 1) * BUILDINGS]
    seen += [1 if s.has(seat, technology) else 0 for technology in range(TECHNOLOGIES)]
    for tokens in (s.hand[seat], s.extras[seat]):
        seen += _boxed(flags(tokens, TOKENS), hidden)
    for tokens in (s.played[seat], s.retired[seat]):
        seen += flags(tokens, TOKENS)
    start = seat * PLANETS
    seen += s.production[start : start + PLANETS]
    seen += s.built[start * BUILDINGS : (start + PLANETS) * BUILDINGS]
    seen += s.deposit[start * RESOURCES : (start + PLANETS) * RESOURCES]
    seen += s.warehouse[start * RESOURCES : (start + PLANETS) * RESOURCES]
    return seen


def _boxed(numbers: list[int], hidden: bool) -> list[int]:
    """What is in a box, for those who may look into it."""
    return [UNKNOWN] * len(numbers) if hidden else numbers


def field_names(players: int) -> list[str]:
    """The names of the numbers in an observation, in its order."""
    names = ["round", "phase", "spiral", "exploitation", "cells", "construction", "advanced"]
    names += ["route_pile", "interest_pile", "government_satellite", "governor"]
    extras = TOKEN.ids[FIRST_EXTRA:]
    produced = TOKEN.ids[FIRST_PRODUCTION:FIRST_EXTRA]
    for group, ids in (
        ("alive", PLANET.ids),
        ("at", PLANET.ids),
        ("pool", PLANET.ids),
        ("solar_bag", RESOURCE.ids),
        ("market", RESOURCE.ids),
        ("humanity_bag", HUMANITY.ids),
        ("earth", HUMANITY.ids),
        ("present", COLUMN.ids),
        ("future", COLUMN.ids),
        ("long_term", [str(place + 1) for place in range(LONG_TERM)]),
        ("construction", MECHANISM.ids),
        ("scrapped", MECHANISM.ids),
        ("post", [str(place + 1) for place in range(_SECTORS)]),
        ("past_event", EVENT.ids),
        ("government", OFFICE.ids),
        ("discovery", SPACE.ids),
        ("shown_extra", extras),
        ("arrival", [str(place + 1) for place in range(MAX_PLAYERS + 1)]),
        ("known", produced),
        ("drawn_token", produced),
        ("drawn_cubes", RESOURCE.ids),
    ):
        names += [f"{group}:{id}" for id in ids]
    for seat in range(players):
        names += [f"player{seat + 1}.{name}" for name in _player_names()]
    return names


def _player_names() -> list[str]:
    names = ["prestige", "reputation", "locked_scientists", "tokens", "fuel", "scientists", "hold_fuel", "explorer"]
    names += ["satellite", "wormhole", "face", "passed", "cryo_used", "bought", "sold", "active", "order", "next_order"]
    names += [f"leader:{id}" for id in LEADER.ids]
    for group in ("cubes", "hold"):
        names += [f"{group}:{id}" for id in RESOURCE.ids]
    for group in ("buildings", "locked", "hold"):
        names += [f"{group}:{id}" for id in BUILDING.ids]
    names += [f"technology:{id}" for id in TECHNOLOGY.ids]
    for group in ("hand", "extra", "played", "retired"):
        names += [f"{group}:{id}" for id in TOKEN.ids]
    names += [f"production:{id}" for id in PLANET.ids]
    names += [f"built:{planet}:{id}" for planet in PLANET.ids for id in BUILDING.ids]
    names += [f"deposit:{planet}:{id}" for planet in PLANET.ids for id in RESOURCE.ids]
    names += [f"warehouse:{planet}:{id}" for planet in PLANET.ids for id in RESOURCE.ids]
    names.append("decides")
    return names
