"""Which options bots look at: of the cubes that trade places one is their own."""

from __future__ import annotations

from ....clockwork.names import Atom
from ..cards.influence import SwapBase, SwapOwner
from ..components import BASE_ATOM, BASES
from ..state import Expanse


def promising(s: Expanse) -> list[Atom]:
    """All options; for the first of two cubes that trade places only one's own, where there is one."""
    choice = s.choice
    if isinstance(choice, SwapBase) and choice.source < 0:
        mine = choice.player * BASES - BASE_ATOM
        return [atom for atom in s.offered if s.cubes[mine + atom] > 0] or s.offered
    if isinstance(choice, SwapOwner) and choice.source < 0:
        return [atom for atom in s.offered if s.player_of(atom) == choice.player] or s.offered
    return s.offered
