"""Who knows what: dealing the unknown anew, and observations. See also layout.py, from which views come."""

from __future__ import annotations

from ...clockwork.chance import Rng
from ...clockwork.names import flags, knows
from ...mechanisms.dealing import Unknown
from ...positions.seen import counted
from .components import FIRST_EXTRA, FIRST_PRODUCTION, PLANET_OF, PLANETS, RESOURCES, TECHNOLOGIES, TOKENS
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


# What observations tell that no attribute holds


def known_tokens(s: Interstellar, player: int) -> list[int]:
    """The face-down tokens of the planets that the player has seen, as flags."""
    known: list[int] = []
    for planet in range(PLANETS):
        seen = s.seen_pools[planet]
        known += [token for place, token in enumerate(s.pools[planet]) if knows(seen[place], player)]
    return flags(known, TOKENS)[FIRST_PRODUCTION:FIRST_EXTRA]


def own_tokens_drawn(s: Interstellar, player: int) -> list[int]:
    """The tokens that the player is looking at, as flags."""
    return flags(s.drawn_tokens[player], TOKENS)[FIRST_PRODUCTION:FIRST_EXTRA]


def own_cubes_drawn(s: Interstellar, player: int) -> list[int]:
    """How many cubes of each colour the player is looking at."""
    return counted(s.drawn_cubes[player], RESOURCES)


def active_token(s: Interstellar, seat: int, player: int) -> int:
    """The token on top of a player's stack."""
    return s.active(seat)


def technologies_seen(s: Interstellar, seat: int, player: int) -> list[int]:
    """Which technologies a player has."""
    return [1 if s.has(seat, technology) else 0 for technology in range(TECHNOLOGIES)]
