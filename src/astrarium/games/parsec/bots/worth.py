"""How good a position looks, for the built-in bots."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, Player
from ....mechanisms.standings import WON, placed
from ..rules.combat.attack import PickAttackers
from ..rules.combat.counterattack import PickShooters
from ..state import ATTACKER, Parsec
from .errands import errands
from .odds import add_strike
from .standing import Holdings, dominance, goal, progress, standing
from .swaps import ALL_RIVALS, BEST_RIVAL, OURS, purse_of

STAGES: Final = 4
SCALE: Final[list[list[float]]] = [
    [],
    [],
    [0.00020, 0.00025, 0.00035, 0.00050],
    [0.00020, 0.00025, 0.00035, 0.00050],
    [0.00020, 0.00025, 0.00035, 0.00050],
    [0.00020, 0.00025, 0.00035, 0.00050],
    [0.00020, 0.00025, 0.00035, 0.00050],
]
"""How much a point of worth moves the chances, by players and stage of the game: fitted by bench/chances.py."""


def worth(s: Parsec, player: Player) -> int:
    """The standing of a player's team, compared with the best and the average of the others."""
    if s.over:
        return placed(s, player)
    if not s.galaxy.hexes:
        return 0
    holdings = [Holdings(s, seat) for seat in s.everyone()]
    return compared(s, player, team_standings(s, holdings), errands(s, player, holdings[player]))


def worths(s: Parsec) -> list[int]:
    """The same for everybody."""
    if s.over or not s.galaxy.hexes:
        return [worth(s, player) for player in s.everyone()]
    holdings = [Holdings(s, seat) for seat in s.everyone()]
    standings = team_standings(s, holdings)
    return [compared(s, player, standings, errands(s, player, holdings[player])) for player in s.everyone()]


def scale(s: Parsec) -> float:
    return SCALE[s.players][stage(s)]


def stage(s: Parsec) -> int:
    """How far the wealthiest player has come towards economic victory, in quarters of the way."""
    most = 0
    if s.galaxy.hexes:
        for player in s.everyone():
            if s.colour[player] != NOBODY and not s.is_out(player):
                most = max(most, progress(s, s.colonies(player), purse_of(s, player)))
    return min(STAGES - 1, STAGES * most // goal(s))


def team_standings(s: Parsec, holdings: list[Holdings]) -> list[int]:
    """By team, what its members have on average, and the modules they dominate together."""
    standings = [standing(s, seat, holdings[seat]) for seat in s.everyone()]
    add_pending_strike(s, standings)
    teams = max(s.team) + 1
    found = [0] * teams
    members = [0] * teams
    cells = [0] * teams
    for seat in s.everyone():
        team = s.team[seat]
        found[team] += standings[seat]
        members[team] += 1
        cells[team] |= holdings[seat].cells
    for team in range(teams):
        found[team] //= members[team]
        if s.arms_race:
            theirs = 0
            for other in range(teams):
                if other != team:
                    theirs |= cells[other]
            found[team] += dominance(s, cells[team], theirs)
    return found


def add_pending_strike(s: Parsec, standings: list[int]) -> None:
    """While a strike is being prepared, what it may bring."""
    choice = s.choice
    if isinstance(choice, PickAttackers):
        add_strike(s, standings, ATTACKER, choice.units, choice.target)
    elif isinstance(choice, PickShooters) and choice.units:
        add_strike(s, standings, choice.side, choice.units, choice.target)


def compared(s: Parsec, player: Player, standings: list[int], errand: int) -> int:
    """A team's standing, with what one player's vessels are about to do, against the others'."""
    mine = s.team[player]
    best = -WON
    total = 0
    for team in range(len(standings)):
        if team != mine:
            best = max(best, standings[team])
            total += standings[team]
    ours = OURS * (standings[mine] + errand)
    return ours - BEST_RIVAL * best - ALL_RIVALS * total // max(1, len(standings) - 1)
