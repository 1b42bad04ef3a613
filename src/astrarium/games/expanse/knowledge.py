"""Who knows what: dealing the unknown anew, and observations. See also layout.py, from which views come."""

from __future__ import annotations

from typing import Final

from ...clockwork.chance import Rng
from ...clockwork.names import NOBODY, flags, knows
from ...mechanisms.dealing import Unknown
from .components import (
    ACTION_CARDS,
    BASE,
    BASES,
    CARD,
    FACTION,
    FIRST_SCORE,
    KINDS,
    LOOK,
    MAX_PLAYERS,
    ORBIT,
    OWN_KIND,
    PLACE,
    PLACES,
    SECTOR,
    SECTORS,
    SLOTS,
)
from .state import Expanse, unit_index

IS_SCORE: Final = [1 if card >= FIRST_SCORE else 0 for card in range(len(CARD))]
"""The two kinds of cards."""
A_SCORE: Final = 1 << 1


def deal_unknown(s: Expanse, player: int, rng: Rng) -> None:
    """Deck order, boxed cards and a picked Sector, as far as the player does not know them.

    Everybody knows how many score cards lie in each pile of the deck; the others may be anywhere, also in the box.
    """
    cards = Unknown(player, rng, IS_SCORE)
    cards.deck(s.deck, counted=A_SCORE)
    cards.pile(s.boxed, ask=~A_SCORE)
    cards.deal()
    if s.picked != NOBODY and not knows(s.picked_known, player):
        s.picked = rng.pick([sector for sector in range(SECTORS) if s.sectors_left[sector] > 0])


UNKNOWN: Final = -1


def observe(s: Expanse, player: int) -> list[int]:
    """Everything the player knows, themselves first and the others clockwise."""
    seats = [(player + step) % s.players for step in range(s.players)]
    seen: list[int] = [s.turn, s.scorings, s.scores_drawn, 1 if s.final else 0, len(s.deck)]
    seen += [1 if s.waits_for(player) == seat else 0 for seat in seats]
    for seat in seats:
        seen += _observe_player(s, seat)
    for base in range(BASES):
        seen += [s.diplomats[base], s.tokens[base]]
    for place in range(PLACES - 1):
        seen.append(1 if s.roci_orbit == place else 0)
    seen += [s.track[slot] if slot < len(s.track) else UNKNOWN for slot in range(SLOTS)]
    seen += flags(s.discard, len(CARD))[:ACTION_CARDS]
    seen += s.sectors_left
    seen.append(s.picked if s.picked != NOBODY and knows(s.picked_known, player) else UNKNOWN)
    for depth in range(LOOK):
        known = depth < len(s.deck) and s.deck.knows(player, depth)
        seen.append(s.deck.peek(depth) if known else UNKNOWN)
    return seen


def _observe_player(s: Expanse, seat: int) -> list[int]:
    seen = [1 if s.faction[seat] == faction else 0 for faction in range(MAX_PLAYERS)]
    seen += [
        s.points[seat],
        s.supply[seat],
        s.tech[seat],
        1 if s.roci_holder == seat else 0,
        s.initiative.index(seat) if seat in s.initiative else UNKNOWN,
        1 if s.active == seat else 0,
    ]
    seen += s.cubes[seat * BASES : (seat + 1) * BASES]
    for place in range(PLACES):
        start = unit_index(place, seat, 0)
        seen += s.units[start : start + KINDS]
    seen += flags(s.kept[seat], len(CARD))[:ACTION_CARDS]
    return seen


def field_names(players: int) -> list[str]:
    """The name of each number in an observation."""
    names = ["turn", "scorings", "scores_drawn", "final", "deck"]
    names += [f"decides.{seat}" for seat in range(players)]
    for seat in range(players):
        names += [f"{seat}.is_{id}" for id in FACTION.ids]
        names += [f"{seat}.{name}" for name in ("points", "supply", "tech", "rocinante", "initiative", "active")]
        names += [f"{seat}.cubes.{id}" for id in BASE.ids]
        names += [f"{seat}.units.{place}.{kind}" for place in PLACE.ids for kind in OWN_KIND.ids]
        names += [f"{seat}.kept.{id}" for id in CARD.ids[:ACTION_CARDS]]
    for id in BASE.ids:
        names += [f"diplomats.{id}", f"token.{id}"]
    names += [f"rocinante.{id}" for id in ORBIT.ids]
    names += [f"track.{slot + 1}" for slot in range(SLOTS)]
    names += [f"discarded.{id}" for id in CARD.ids[:ACTION_CARDS]]
    names += [f"sectors_left.{id}" for id in SECTOR.ids]
    names.append("picked")
    names += [f"deck.{depth + 1}" for depth in range(LOOK)]
    return names
