"""Patrols: the cells of the grid in which a player has military vessels that are not carried. PAR-20.2"""

from __future__ import annotations

from ....clockwork.names import Player
from ..components import CELLS, Hex
from ..state import Parsec


def join_patrol(s: Parsec, player: Player, hex: Hex) -> None:
    """A military vessel has come to a hex, and so to its one or two cells. PAR-2.9"""
    warships = s.writable_warships()
    for cell in s.galaxy.cells[hex]:
        place = player * CELLS + cell
        warships[place] = warships[place] + 1
    patrols = s.writable_patrols()
    patrols[player] = patrols[player] | s.galaxy.cell_masks[hex]


def leave_patrol(s: Parsec, player: Player, hex: Hex) -> None:
    """A military vessel has left a hex."""
    warships = s.writable_warships()
    for cell in s.galaxy.cells[hex]:
        place = player * CELLS + cell
        warships[place] = warships[place] - 1
        if warships[place] == 0:
            patrols = s.writable_patrols()
            patrols[player] = patrols[player] ^ 1 << cell
