"""What the built-in bots value, in tenths of a Control Point."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOTHING, Player
from ....mechanisms.standings import ahead, placed
from ..components import ALL_BASES, ALL_ORBITS, BASES, BASES_OF, FINAL_ROW, FLEET, HALVES, SCRAP
from ..rules.actions import Spend
from ..rules.scoring import base_points, row_for
from ..state import Expanse, unit_index

POINT: Final = 10
PROSPECT_EARLY: Final = 5
"""A place on a Base, as a share of what it would bring in Final Scoring, grows with every Scoring card drawn."""
PROSPECT_STEP: Final = 1
ACTION_POINT: Final = 13
KEPT: Final = 9
CUBE: Final = 2
FLEET_HALF: Final = 2
PRESENCE: Final = 2


SCALE: Final[list[list[float]]] = [
    [],
    [],
    [0.0001, 0.0002, 0.0003, 0.0005, 0.0007, 0.0011, 0.0027],
    [0.0004, 0.0004, 0.0005, 0.0007, 0.0012, 0.0014, 0.0050],
    [0.0004, 0.0006, 0.0011, 0.0015, 0.0019, 0.0030, 0.0100],
]
"""How much a point of worth moves the chances, by players and Scoring cards drawn: fitted by bench/chances.py."""


def worth(s: Expanse, player: Player) -> int:
    """One's own standing against the best and the average of the others."""
    if s.over:
        return placed(s, player)
    return ahead(standings_of(s), player)


def worths(s: Expanse) -> list[int]:
    """The same for everybody."""
    if s.over:
        return [worth(s, player) for player in s.everyone()]
    standings = standings_of(s)
    return [ahead(standings, player) for player in s.everyone()]


def scale(s: Expanse) -> float:
    return SCALE[s.players][s.scores_drawn]


def standings_of(s: Expanse) -> list[int]:
    """What everybody has."""
    standings = [POINT * s.points[seat] + KEPT * len(s.kept[seat]) for seat in range(s.players)]
    add_prospects(s, standings)
    for seat in s.everyone():
        standings[seat] += forces(s, seat)
    choice = s.choice
    if isinstance(choice, Spend):
        standings[choice.player] += ACTION_POINT * choice.left
    return standings


def add_prospects(s: Expanse, standings: list[int]) -> None:
    """What the Bases would bring: in the Scoring turn in progress, and in Final Scoring."""
    weight = PROSPECT_EARLY + PROSPECT_STEP * s.scores_drawn
    if s.final:
        weight = POINT
    for orbit in ALL_ORBITS:
        favoured = s.favoured(orbit)
        for base in BASES_OF[orbit]:
            if not s.is_open(base):
                continue
            totals = s.totals_under(base, favoured)
            at_the_end = base_points(s, base, totals, FINAL_ROW)
            for seat in range(s.players):
                standings[seat] += weight * at_the_end[seat]
            if s.picked != NOTHING:
                now = base_points(s, base, totals, row_for(s, base))
                for seat in range(s.players):
                    standings[seat] += POINT * now[seat]


def forces(s: Expanse, player: Player) -> int:
    """Cubes and fleets on the map are worth something whatever they earn now."""
    total = 0
    for base in ALL_BASES:
        total += CUBE * s.cubes[player * BASES + base]
    for orbit in ALL_ORBITS:
        here = 0
        for kind in range(FLEET, SCRAP + 1):
            here += s.units[unit_index(orbit, player, kind)] * HALVES[kind]
        total += FLEET_HALF * here
        if here > 0:
            total += PRESENCE
    return total
