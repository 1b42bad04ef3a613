"""Who knows what: dealing the unknown anew, and observations. See also layout.py, from which views come."""

from __future__ import annotations

from typing import Final

from ...clockwork.chance import Rng
from ...clockwork.names import Player, knows
from ...mechanisms.dealing import Unknown
from ...positions.seen import UNKNOWN, whose
from .components import (
    ALL_PLANETS,
    ALL_RESOURCES,
    ALL_TECHNOLOGIES,
    FIRST_EXTRA,
    FIRST_PRODUCTION,
    PLANET_OF,
)
from .reserves import deal_reserves
from .state import Interstellar

KINDS: Final[list[int]] = [*PLANET_OF]
"""Tokens are of one kind with those of their planet."""


def deal_unknown(s: Interstellar, player: Player, rng: Rng) -> None:
    """Production tokens, events, the piles of the route and of mechanisms, sectors, and what others look at."""
    tokens = Unknown(player, rng, KINDS)
    pools, boxed = s.writable_pools(), s.writable_boxed()
    for planet in ALL_PLANETS:
        tokens.row(pools[planet], s.seen_pools[planet], [1 << planet] * len(pools[planet]))
    for place, token in enumerate(boxed):
        tokens.place(boxed, place, 1 << PLANET_OF[token])
    tokens.deal()
    events = Unknown(player, rng, [])
    events.deck(s.writable_events())
    events.pile(s.writable_boxed_events())
    events.deal()
    for deck in (s.writable_route_pile(), s.writable_interest_pile(), s.writable_advanced()):
        pile = Unknown(player, rng, [])
        pile.deck(deck)
        pile.deal()
    for unseen in (s.writable_removed(), s.writable_sectors()):
        pile = Unknown(player, rng, [])
        pile.pile(unseen)
        pile.deal()
    for other in s.everyone():
        if other != player:
            _forget_looks(s, other)
            _draw_anew(s, other, rng)
    if s.hidden_reserves:
        deal_reserves(s, player, rng)


def _forget_looks(s: Interstellar, other: Player) -> None:
    """Which tokens of the planets another player has seen before cannot be told."""
    for seen in s.writable_seen_pools():
        for place in range(len(seen)):
            seen[place] &= ~(1 << other)


def _draw_anew(s: Interstellar, other: Player, rng: Rng) -> None:
    """What another player is looking at might be any cubes of the solar bag, any tokens of their planet."""
    if s.drawn_cubes[other]:
        bag = [resource for resource in ALL_RESOURCES for _ in range(s.solar_bag[resource])]
        rng.shuffle(bag)
        s.writable_drawn_cubes()[other] = bag[: len(s.drawn_cubes[other])]
    if s.drawn_tokens[other]:
        planet = PLANET_OF[s.drawn_tokens[other][0]]
        places = list(range(len(s.pools[planet])))
        rng.shuffle(places)
        places = places[: len(s.drawn_tokens[other])]
        for place in places:
            s.writable_seen_pools()[planet][place] |= 1 << other
        s.writable_drawn_tokens()[other] = [s.pools[planet][place] for place in places]


# What observations tell that no attribute holds


def known_tokens(s: Interstellar, player: Player) -> list[int]:
    """The face-down tokens of the planets that the player has seen (1), or is looking at (2)."""
    known = [0] * (FIRST_EXTRA - FIRST_PRODUCTION)
    for planet in ALL_PLANETS:
        seen = s.seen_pools[planet]
        for place, token in enumerate(s.pools[planet]):
            if knows(seen[place], player):
                known[token - FIRST_PRODUCTION] = 1
    for token in s.drawn_tokens[player]:
        known[token - FIRST_PRODUCTION] = 2
    return known


def retired_by(s: Interstellar, player: Player) -> list[int]:
    """In whose regions each production token lies that is never used again."""
    found = [UNKNOWN] * (FIRST_EXTRA - FIRST_PRODUCTION)
    for owner in s.everyone():
        for token in s.retired[owner]:
            found[token - FIRST_PRODUCTION] = whose(owner, player, s.players)
    return found


def own_cubes_drawn(s: Interstellar, player: Player) -> list[int]:
    """How many cubes of each colour the player is looking at."""
    return [s.drawn_cubes[player].count(resource) for resource in ALL_RESOURCES]


def active_token(s: Interstellar, seat: Player, player: Player) -> int:
    """The token on top of a player's stack."""
    return s.active(seat)


def technologies_seen(s: Interstellar, seat: Player, player: Player) -> list[int]:
    """Which technologies a player has."""
    return [1 if s.has(seat, technology) else 0 for technology in ALL_TECHNOLOGIES]


def hides(s: Interstellar, seat: Player, player: Player) -> bool:
    """Whether the box of a seat is hidden from a player. INT-21.20"""
    return s.hides(seat, player)
