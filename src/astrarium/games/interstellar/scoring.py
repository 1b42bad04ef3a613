"""The end of the game and the final scoring. INT-20"""

from __future__ import annotations

from ...clockwork.names import NOBODY
from ...clockwork.step import Step
from . import notes
from .components import (
    CELLS_PER_ROW,
    COLUMN_FUEL,
    EARTH,
    EARTH_ICON,
    END_CONDITIONS,
    END_SECTORS,
    FUEL_PER_PRESTIGE,
    MARKUP,
    MULTIPLIER,
    RESOURCES,
    SPACE_COLUMN,
    TRAPPIST,
)
from .flight import fly_home
from .gains import gain_fuel, gain_prestige
from .paying import price_of
from .screens import show_through
from .state import Interstellar


def end_reached(s: Interstellar) -> bool:
    """The Sun reaches Earth; or two of: a satellite on Trappist, three sectors, enough humanity. INT-20.2, 20.3"""
    if s.spiral >= EARTH_ICON:
        return True
    met = [
        len(s.arrivals) > 0,
        len(s.completed) >= END_SECTORS,
        len(s.cells) >= s.plan().rows_to_end * CELLS_PER_ROW,
    ]
    return met.count(True) >= END_CONDITIONS


class FinalScoring(Step["Interstellar"]):
    """Explorers return, leftovers become fuel and fuel prestige, satellites are ranked. INT-20.6 to 20.14"""

    def run(self, s: Interstellar) -> None:
        s.tell(notes.GAME_ENDS)
        show_through(s)
        for player in s.next_order:
            last_flight(s, player)
        for player in s.next_order:
            count_leftovers(s, player)
        rank_satellites(s)
        for player in s.next_order:
            if s.position[player] != NOBODY:
                column = SPACE_COLUMN[s.satellite[player]]
                s.tell(notes.RANKED, player, s.position[player] + 1)
                prestige = MULTIPLIER[s.position[player]] * COLUMN_FUEL[column]
                gain_prestige(s, player, prestige, notes.TRAPPIST_PRESTIGE)
        s.won = best_players(s)
        s.end()


def last_flight(s: Interstellar, player: int) -> None:
    """Explorers away from Earth load what is in their warehouse and return. INT-20.6"""
    planet = s.explorer[player]
    if planet == EARTH:
        return
    if s.has_base(player, planet):
        start = s.region(player, planet) * RESOURCES
        for resource in range(RESOURCES):
            s.hold_cubes[player * RESOURCES + resource] += s.warehouse[start + resource]
            s.warehouse[start + resource] = 0
    fly_home(s, player, 0)


def count_leftovers(s: Interstellar, player: int) -> None:
    """Cubes of the reserve become fuel at market prices, fuel becomes prestige. INT-20.8, 20.9"""
    for resource in range(RESOURCES):
        place = player * RESOURCES + resource
        gain_fuel(s, player, s.cubes[place] * price_of(resource, MARKUP))
        s.cubes[place] = 0
    gain_prestige(s, player, s.fuel[player] // FUEL_PER_PRESTIGE, notes.LEFTOVER_PRESTIGE)


def rank_satellites(s: Interstellar) -> None:
    """Those on Trappist keep their positions; the others follow by column, where they tie. INT-20.10, 20.11"""
    positions = s.plan().trappist_positions
    free = 0
    for player in s.arrivals:
        if player != NOBODY and free < positions:
            s.position[player] = free
        free += 1
    for column in range(SPACE_COLUMN[TRAPPIST] - 1, -1, -1):
        tied = [player for player in range(s.players) if SPACE_COLUMN[s.satellite[player]] == column]
        for player in tied:
            s.position[player] = free if free < positions else NOBODY
        free += len(tied) + (1 if SPACE_COLUMN[s.government_satellite] == column else 0)


def best_players(s: Interstellar) -> int:
    """The most prestige, then command posts, reputation, position, technologies; else the win is shared. INT-20.14"""
    standings = [
        (
            s.prestige[player],
            s.posts.count(player),
            s.reputation[player],
            -s.position[player] if s.position[player] != NOBODY else -len(MULTIPLIER),
            s.technologies[player].bit_count(),
        )
        for player in range(s.players)
    ]
    best = max(standings)
    won = 0
    for player in range(s.players):
        if standings[player] == best:
            won |= 1 << player
    return won
