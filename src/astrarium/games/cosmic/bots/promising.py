"""Which options bots look at: among bases that differ only in how well they are guarded, the one that matters most."""

from __future__ import annotations

from ....clockwork.names import Atom
from ..atoms import PLACE_ATOM
from ..components import PLACES
from ..rules.commitment import Commit
from ..rules.landing import Gather
from ..rules.spoils import TakeRewards
from ..rules.stacks import stacks_of
from ..rules.tokens import BringHome, PickLosses
from ..rules.turn import Retrieve
from ..state import Cosmic
from ..terms import UNDECIDED
from .standing import guard_of


def promising(s: Cosmic) -> list[Atom]:
    """All options, but where tokens go to or come from bases: of the bases the one that needs them most, or least."""
    choice = s.choice
    assert choice is not None
    if isinstance(choice, (BringHome, Retrieve, TakeRewards)):
        return narrowed(s, choice.player, s.offered, 1)
    if isinstance(choice, (Commit, Gather)) or (isinstance(choice, PickLosses) and choice.owner == choice.player):
        return narrowed(s, choice.player, s.offered, -1)
    return s.offered


def narrowed(s: Cosmic, player: int, options: list[Atom], number: int) -> list[Atom]:
    """Of the player's bases only the one whose guard gains most, or loses least, when `number` tokens are added.

    All remain if the last token of a base would have to go, and where tokens on one place are not like others.
    """
    best = Atom(-1)
    most = 0.0
    found: list[Atom] = []
    for atom in options:
        place = atom - PLACE_ATOM
        if place < 0 or place >= PLACES or is_fought_over(s, place):
            found.append(atom)
            continue
        if s.is_dust(place):
            return options
        now = s.at(player, place)
        if now + number <= 0:
            continue
        gain = guard_of(s, player, place, now + number) - guard_of(s, player, place, now)
        if best < 0 or gain > most:
            best = atom
            most = gain
    if best < 0 or (s.marks and stacks_of(s, player)):
        return options
    found.append(best)
    return found


def is_fought_over(s: Cosmic, place: int) -> bool:
    """Tokens there may count in the challenge."""
    return place == s.target and s.ending == UNDECIDED
