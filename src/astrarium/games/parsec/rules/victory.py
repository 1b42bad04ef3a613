"""Winning: by dominance, by wealth, by points. PAR-20, 22"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOTHING, Player
from ....clockwork.step import Step
from ....mechanisms.graph import largest_group
from .. import notes
from ..components import (
    ALL_RESOURCES,
    CELLS,
    EVENT_POINTS,
    FIRST_OF,
    MILITARY,
    SET,
)
from ..state import Parsec

MILITARY_WIN: Final = 1
ECONOMIC_WIN: Final = 2
SURVIVOR_WIN: Final = 4
POINTS_WIN: Final = 8

FIRST_WARSHIP: Final = FIRST_OF[MILITARY.index(True)]
"""Within a set: military vessels come after all civil units."""
assert all(MILITARY[MILITARY.index(True) :])


def dominated(s: Parsec, team: int) -> list[bool]:
    """By cell of the grid, whether only this team has military vessels there. PAR-20.2 to 20.4, 22.8"""
    mask = dominion(s, team)
    return [mask >> cell & 1 == 1 for cell in range(CELLS)]


def dominion(s: Parsec, team: int) -> int:
    """The same as a mask of cells."""
    return team_patrols(s, team) & ~patrols_against(s, team)


def patrols_against(s: Parsec, team: int) -> int:
    """The cells in which other teams have military vessels, as a mask."""
    mask = 0
    for player in s.everyone():
        if s.team[player] != team:
            mask |= s.patrols[player]
    return mask


def team_patrols(s: Parsec, team: int) -> int:
    """The cells in which a team has military vessels, as a mask."""
    mask = 0
    for player in s.everyone():
        if s.team[player] == team:
            mask |= s.patrols[player]
    return mask


def rules_space(s: Parsec, player: Player) -> bool:
    """Military victory: enough dominated modules that hang together. PAR-20.5, 20.6"""
    needed = s.plan().military_modules
    team = s.team[player]
    # Most of the time there are too few patrols, which settles it.
    mine = team_patrols(s, team)
    if number_of(mine) < needed or number_of(mine & ~patrols_against(s, team)) < needed:
        return False
    return largest_group(s.galaxy.cell_neighbours, dominated(s, team)) >= needed


def number_of(mask: int) -> int:
    """How many bits a mask has."""
    number = 0
    while mask > 0:
        mask &= mask - 1
        number += 1
    return number


def is_wealthy(s: Parsec, player: Player) -> bool:
    """Economic victory: enough colonies on the board and cards of each resource in hand. PAR-20.7"""
    plan = s.plan()
    for resource in ALL_RESOURCES:
        if s.holds(player, resource) < plan.economic_each:
            return False
    return s.colonies(player) >= plan.economic_colonies


class CheckVictory(Step["Parsec"]):
    """The active player wins at once who meets a condition now, or both in absolute victory. PAR-6.9, 20.1, 22.10"""

    def run(self, s: Parsec) -> None:
        player = s.active
        if s.is_out(player):
            return
        military = rules_space(s, player)
        if s.absolute and not military:
            return
        economic = is_wealthy(s, player)
        if s.absolute and not economic:
            return
        if military or economic:
            kind = (MILITARY_WIN if military else 0) | (ECONOMIC_WIN if economic else 0)
            if military:
                modules = largest_group(s.galaxy.cell_neighbours, dominated(s, s.team[player]))
                s.tell(notes.WINS_MILITARY, player, modules, s.plan().military_modules)
            if economic:
                plan = s.plan()
                s.tell(notes.WINS_ECONOMIC, player, s.colonies(player), plan.economic_colonies, plan.economic_each)
            win(s, team_of(s, player), kind)
            tell_allies(s, player)


CHECK_VICTORY: Final = CheckVictory()


def team_of(s: Parsec, player: Player) -> list[Player]:
    """The players who win and lose with this one. PAR-22.6"""
    return [other for other in s.everyone() if s.team[other] == s.team[player]]


def tell_allies(s: Parsec, player: Player) -> None:
    """Who wins with somebody. PAR-22.6"""
    for ally in team_of(s, player):
        if ally != player:
            s.tell(notes.WINS_AS_ALLY, ally)


def win(s: Parsec, winners: list[Player], kind: int) -> None:
    """The game is over."""
    for player in winners:
        s.won |= 1 << player
    s.victory = kind
    s.points = [points_of(s, player) for player in s.everyone()]
    for player in s.everyone():
        s.tell(notes.SCORED, player, s.points[player])
    s.show()
    s.end()


# Points. PAR-22.3 to 22.5


def points_of(s: Parsec, player: Player) -> int:
    """All points of a player; an eliminated one has none."""
    total = s.open_points(player)
    for card in s.events[player]:
        total += EVENT_POINTS[card]
    return total


def military_vessels(s: Parsec, player: Player) -> int:
    """How many military vessels the player has, carried ones included."""
    number = 0
    start = s.first_unit(player)
    for unit in range(start + FIRST_WARSHIP, start + SET):
        if s.at[unit] != NOTHING or s.aboard[unit] != NOTHING:
            number += 1
    return number


MEASURES: Final = 4
"""Points, then what breaks ties: colonies, resource cards, military vessels."""


class EndByPoints(Step["Parsec"]):
    """Time is up: most points win, then colonies, resource cards, military vessels. PAR-22.1, 22.8, 23.1"""

    def run(self, s: Parsec) -> None:
        s.tell(notes.TIME_UP, s.round)
        teams = max(s.team) + 1
        left = list(range(teams))
        for measure in range(MEASURES):
            totals = [0] * teams
            for player in s.everyone():
                totals[s.team[player]] += self.measure(s, player, measure)
            best = max(totals[team] for team in left)
            tied = len(left)
            left = [team for team in left if totals[team] == best]
            if measure > 0 and len(left) < tied:
                s.tell(notes.TIE_BROKEN, measure)
        if len(left) > 1:
            s.tell(notes.TIE_SHARED)
        winners = [player for player in s.everyone() if s.team[player] in left]
        for player in winners:
            s.tell(notes.WINS_POINTS, player, points_of(s, player))
        win(s, winners, POINTS_WIN)

    def measure(self, s: Parsec, player: Player, number: int) -> int:
        """The points, and what breaks ties, of a player still in the game."""
        if s.is_out(player):
            return 0
        if number == 0:
            return points_of(s, player)
        if number == 1:
            return s.colonies(player)
        return len(s.goods[player]) if number == 2 else military_vessels(s, player)
