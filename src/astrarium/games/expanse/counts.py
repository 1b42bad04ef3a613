"""What everybody can count at the table. Whenever one of these numbers changes, the log says so."""

from __future__ import annotations

from ...clockwork.names import Player
from .components import ALL_ORBITS, BASES, DAMAGED, KINDS, OFF_MAP, PG, UN, Orbit
from .state import Expanse, unit_index


def counts(s: Expanse) -> dict[str, list[int]]:
    """By name, for each player: points, cards, Influence, fleets, tokens, and the places on tracks."""
    everybody = s.everyone()
    return {
        "points": s.points.copy(),
        "kept": [len(pile) for pile in s.kept],
        "influence": [sum(s.cubes[player * BASES : (player + 1) * BASES]) for player in everybody],
        "diplomats": [sum(s.diplomats) if s.faction_of(player) == UN else 0 for player in everybody],
        "supply": [s.supply[player] + _diplomats_left(s, player) for player in everybody],
        "fleets": [sum(_tokens(s, orbit, player) for orbit in ALL_ORBITS) for player in everybody],
        "damaged": [sum(s.units[unit_index(orbit, player, DAMAGED)] for orbit in ALL_ORBITS) for player in everybody],
        "lost": [_tokens(s, OFF_MAP, player) for player in everybody],
        "tokens": [sum(s.tokens) if s.faction_of(player) == PG else 0 for player in everybody],
        "technology": s.tech.copy(),
        "initiative": [s.initiative.index(player) if s.initiative else 0 for player in everybody],
        "rocinante": [int(s.roci_holder == player) for player in everybody],
    }


def _diplomats_left(s: Expanse, player: Player) -> int:
    return s.diplomat_supply if s.faction_of(player) == UN else 0


def _tokens(s: Expanse, place: Orbit, player: Player) -> int:
    at = unit_index(place, player, 0)
    return sum(s.units[at : at + KINDS])
