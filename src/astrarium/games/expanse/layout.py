"""What a state consists of: positions and views follow from it."""

from __future__ import annotations

from typing import Final

from ...clockwork.state import State
from ...positions.layout import PLAYER, Decked, FaceDown, Grid, Item, Number, Piece, Pile, Piles, Secret
from .components import (
    BASE,
    BASES,
    BONUS_ROWS,
    BONUS_TOKENS,
    CARD,
    CUBES,
    DIPLOMATS,
    FACTION,
    FLEETS,
    KINDS,
    MAX_PLAYERS,
    MOVED,
    ORBIT,
    OWN_KIND,
    PLACE,
    PLACED,
    PLACES,
    SCORE_CARDS,
    SECTOR,
    SECTORS,
    TECH_LEVELS,
)
from .state import Expanse

_ALL_KINDS: Final = MAX_PLAYERS * KINDS
TURNS: Final = 2 * len(CARD)
"""Every card is taken at most once and, if it was kept, played once. EXP-4.2"""
EVER_EARNED: Final = 1000
"""More than all Bases and Events of a game can bring together; the track itself has no end. EXP-1.6"""


def blank(players: int) -> Expanse:
    """An empty table."""
    s = Expanse(players)
    s.cubes = [0] * (MAX_PLAYERS * BASES)
    s.diplomats = [0] * BASES
    s.units = [0] * (PLACES * _ALL_KINDS)
    s.tokens = [0] * BASES
    s.kept = [[] for _ in range(players)]
    s.sectors_left = [0] * SECTORS
    return s


class Seats(Pile):
    """The faction of each seat, clockwise."""

    def decode(self, s: State, value: list[str | None]) -> None:
        assert isinstance(s, Expanse)
        for player, id in enumerate(value):
            if id is not None:
                s.seat(player, FACTION.index(id))


LAYOUT: Final[list[Piece]] = [
    Seats("faction", FACTION),
    Number("turn", 0, TURNS),
    Item("active", PLAYER),
    Grid("points", (PLAYER,), (), least=0, most=EVER_EARNED),
    Grid("supply", (PLAYER,), (), least=0, most=max(CUBES)),
    Number("diplomat_supply", 0, DIPLOMATS),
    Grid("cubes", (PLAYER, BASE), (BASES,), least=0, most=max(CUBES)),
    Grid("diplomats", (BASE,), (), least=0, most=DIPLOMATS),
    Grid("units", (PLACE, PLAYER, OWN_KIND), (_ALL_KINDS, KINDS), least=0, most=max(FLEETS)),
    Item("roci_orbit", ORBIT),
    Item("roci_holder", PLAYER),
    Grid("tokens", (BASE,), (), least=0, most=1),
    Grid("tech", (PLAYER,), (), least=0, most=TECH_LEVELS),
    Pile("initiative", PLAYER),
    Pile("track", CARD),
    Pile("in_use", CARD),
    Decked("deck", CARD),
    Pile("discard", CARD),
    FaceDown("boxed", CARD),
    Piles("kept", CARD),
    Number("scores_drawn", 0, SCORE_CARDS),
    Number("scorings", 0, len(BONUS_ROWS)),
    Grid("sectors_left", (SECTOR,), (), least=0, most=max(BONUS_TOKENS)),
    Pile("sectors_used", SECTOR),
    Secret("picked", SECTOR, "picked_known"),
    Number("final"),
    Item("roci_at_final", PLAYER),
    Pile("placed", PLACED),
    Pile("moved", MOVED),
]
