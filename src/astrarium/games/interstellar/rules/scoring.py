"""The end of the game and the final scoring. INT-20"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, Player
from ....clockwork.step import Step
from ....clockwork.text import NoteKind
from .. import notes
from ..components import (
    ALL_RESOURCES,
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
from ..state import Interstellar
from .arrival import load
from .cubes import in_warehouse
from .flight import fly_home
from .payment import price_of
from .screens import show_through


def end_reached(s: Interstellar) -> bool:
    """The Sun reaches Earth; or two of: a satellite on Trappist, three sectors, enough humanity. INT-20.2, 20.3"""
    met = [
        len(s.arrivals) > 0,
        len(s.completed) >= END_SECTORS,
        len(s.cells) >= s.plan().rows_to_end * CELLS_PER_ROW,
    ]
    return s.spiral >= EARTH_ICON or met.count(True) >= END_CONDITIONS


def tell_why(s: Interstellar) -> None:
    """Which of the conditions have ended the game. INT-20.2, 20.3"""
    if s.spiral >= EARTH_ICON:
        s.tell(notes.END_SUN)
    if len(s.arrivals) > 0:
        s.tell(notes.END_TRAPPIST)
    if len(s.completed) >= END_SECTORS:
        s.tell(notes.END_SECTORS, len(s.completed))
    if len(s.cells) >= s.plan().rows_to_end * CELLS_PER_ROW:
        s.tell(notes.END_HUMANITY, len(s.cells))


class FinalScoring(Step["Interstellar"]):
    """Explorers return, leftovers become fuel and fuel prestige, satellites are ranked. INT-20.6 to 20.14"""

    def run(self, s: Interstellar) -> None:
        tell_why(s)
        s.tell(notes.GAME_ENDS)
        show_through(s)
        for player in s.next_order:
            last_flight(s, player)
        for player in s.next_order:
            count_leftovers(s, player)
        rank_satellites(s)
        for player in s.next_order:
            if s.position[player] != NOBODY:
                prestige = MULTIPLIER[s.position[player]] * COLUMN_FUEL[SPACE_COLUMN[s.satellite[player]]]
                s.prestige[player] += prestige
                s.tell(notes.RANK_PRESTIGE, player, prestige, s.position[player] + 1)
        s.won = best_players(s)
        s.end()


def last_flight(s: Interstellar, player: Player) -> None:
    """Explorers away from Earth load what is in their warehouse and return. INT-20.6"""
    planet = s.explorer[player]
    if planet == EARTH:
        return
    if s.has_base(player, planet):
        load(s, player, planet, tuple(in_warehouse(s, player, planet)), notes.LOADS_LAST)
    fly_home(s, player, 0)


def count_leftovers(s: Interstellar, player: Player) -> None:
    """Cubes of the reserve become fuel at market prices, fuel becomes prestige. INT-20.8, 20.9"""
    for resource in ALL_RESOURCES:
        place = player * RESOURCES + resource
        if s.cubes[place] > 0:
            fuel = s.cubes[place] * price_of(resource, MARKUP)
            s.fuel[player] += fuel
            s.tell(notes.LEFTOVER_FUEL, player, s.cubes[place], resource, fuel)
            s.cubes[place] = 0
    prestige = s.fuel[player] // FUEL_PER_PRESTIGE
    if prestige > 0:
        s.prestige[player] += prestige
        s.tell(notes.LEFTOVER_PRESTIGE, player, prestige, s.fuel[player])


def rank_satellites(s: Interstellar) -> None:
    """Those on Trappist keep their positions; the others follow by column, where they tie. INT-20.10, 20.11"""
    positions = s.plan().trappist_positions
    free = 0
    for player in s.arrivals:
        if player != NOBODY and free < positions:
            s.writable_position()[player] = free
        free += 1
    for column in range(SPACE_COLUMN[TRAPPIST] - 1, -1, -1):
        tied = [player for player in s.everyone() if SPACE_COLUMN[s.satellite[player]] == column]
        for player in tied:
            s.writable_position()[player] = free if free < positions else NOBODY
        free += len(tied) + (1 if SPACE_COLUMN[s.government_satellite] == column else 0)


TIE_BREAKS: Final = (
    notes.WINS_BY_POSTS,
    notes.WINS_BY_REPUTATION,
    notes.WINS_BY_RANK,
    notes.WINS_BY_TECHNOLOGIES,
)
"""How it is told by what a tie was won, in the order in which ties are broken. INT-20.14"""


def tie_breaks(s: Interstellar, player: Player) -> list[int]:
    """What breaks ties, the more the better: command posts, reputation, rank, technologies. INT-20.14"""
    rank = s.position[player]
    return [
        s.posts.count(player),
        s.reputation[player],
        -rank if rank != NOBODY else -len(MULTIPLIER),
        s.technologies[player].bit_count(),
    ]


def best_players(s: Interstellar) -> int:
    """The most prestige, then what breaks ties; else the win is shared. By what it was won is told. INT-20.13, 20.14"""
    most = max(s.prestige)
    left = [player for player in s.everyone() if s.prestige[player] == most]
    told = notes.WINS
    for place, kind in enumerate(TIE_BREAKS):
        best = max([tie_breaks(s, player)[place] for player in left])
        better = [player for player in left if tie_breaks(s, player)[place] == best]
        if len(better) < len(left):
            left, told = better, kind
    won = 0
    for player in left:
        won |= 1 << player
        tell_win(s, player, notes.SHARES if len(left) > 1 else told)
    return won


def tell_win(s: Interstellar, player: Player, told: NoteKind) -> None:
    if told is notes.WINS:
        s.tell(told, player, s.prestige[player])
    else:
        s.tell(told, player)
