"""What a state consists of: from this come positions and views."""

from __future__ import annotations

from typing import Final

from ...clockwork.layout import PLAYER, Decked, FaceDown, Grid, Item, Number, Piece, Pile, Piles, Secret
from ...clockwork.state import State
from .components import (
    BASE,
    BASES,
    CARD,
    FACTION,
    KINDS,
    MAX_PLAYERS,
    MOVED,
    ORBIT,
    OWN_KIND,
    PLACE,
    PLACED,
    PLACES,
    SECTOR,
    SECTORS,
)
from .state import Expanse

_ALL_KINDS: Final = MAX_PLAYERS * KINDS


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
    Number("turn"),
    Item("active", PLAYER),
    Grid("points", (PLAYER,), ()),
    Grid("supply", (PLAYER,), ()),
    Number("diplomat_supply"),
    Grid("cubes", (PLAYER, BASE), (BASES,)),
    Grid("diplomats", (BASE,), ()),
    Grid("units", (PLACE, PLAYER, OWN_KIND), (_ALL_KINDS, KINDS)),
    Item("roci_orbit", ORBIT),
    Item("roci_holder", PLAYER),
    Grid("tokens", (BASE,), ()),
    Grid("tech", (PLAYER,), ()),
    Pile("initiative", PLAYER),
    Pile("track", CARD),
    Pile("in_use", CARD),
    Decked("deck", CARD),
    Pile("discard", CARD),
    FaceDown("boxed", CARD),
    Piles("kept", CARD),
    Number("scores_drawn"),
    Number("scorings"),
    Grid("sectors_left", (SECTOR,), ()),
    Pile("sectors_used", SECTOR),
    Secret("picked", SECTOR, "picked_known"),
    Number("final"),
    Item("roci_at_final", PLAYER),
    Pile("placed", PLACED),
    Pile("moved", MOVED),
]
