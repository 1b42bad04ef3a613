"""Evasive manoeuvres. PAR-16.12 to 16.20"""

from __future__ import annotations

from typing import ClassVar, Final

from .....clockwork.names import Atom, Player
from .....clockwork.step import Choice, Step
from ... import notes
from ...components import COLONY, HEX_ATOM, KIND_OF, MOVED, Hex, Unit
from ...state import ENGAGED, Parsec
from ..charts import atoms_of
from ..effects_in_force import may_evade
from ..fleets import mark, may_stop, relocate
from ..reach import evasion
from .aiming import is_exposed
from .battle import ReactionDue, fighters, side_of, withdraw


def can_evade(s: Parsec, unit: Unit) -> bool:
    """Whether a vessel may evade and has anywhere to go; no unused move is needed. PAR-16.10, 16.13, 16.18, 16.19"""
    if KIND_OF[unit] == COLONY or not may_evade(s, unit):
        return False
    # A free hex beside it settles that without a search.
    for hex in s.galaxy.neighbours[s.at[unit]]:
        if may_stop(s, s.owner(unit), KIND_OF[unit], hex):
            return True
    return evasion(s, unit) != 0


def evaders(s: Parsec, side: int) -> list[Unit]:
    """The engaged vessels of a side that can evade. Supporting vessels never do. PAR-16.12, 18.8"""
    return [unit for unit in fighters(s, side, ENGAGED) if can_evade(s, unit)]


class Evade(Choice["Parsec"]):
    """Where does the vessel go? One vessel evades, the others stay exposed. PAR-16.12, 16.17"""

    rule: ClassVar[str] = "PAR-16.12"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, unit: Unit) -> None:
        super().__init__(player)
        self.unit: Final = unit

    def legal(self, s: Parsec) -> list[Atom]:
        return atoms_of(evasion(s, self.unit))

    def take(self, s: Parsec, atom: Atom) -> None:
        hex = Hex(atom - HEX_ATOM)
        source = s.at[self.unit]
        relocate(s, self.unit, hex)
        s.tell(notes.EVADES, self.player, self.unit, source, hex)
        s.push(Evaded(self.player, self.unit))


class Evaded(Step["Parsec"]):
    """A vessel has just evaded, by itself or by a card: it has left the combat unless an enemy still has it in range,
    and instead of another reaction comes the other side's pursuit. PAR-16.14 to 16.16, 16.18, 16.20, 22.12"""

    def __init__(self, player: Player, unit: Unit) -> None:
        self.player: Final = player
        self.unit: Final = unit

    def run(self, s: Parsec) -> None:
        side = side_of(s, self.player)
        if self.player == s.active:
            mark(s, self.unit, MOVED)
        if not is_exposed(s, self.unit, side):
            withdraw(s, self.unit)
            s.tell(notes.LEAVES_COMBAT, self.player, self.unit)
        # A card may have more to do before the reaction that waits.
        place = len(s.stack) - 1
        while not isinstance(s.stack[place], ReactionDue):
            place -= 1
        due = s.stack.pop(place)
        assert isinstance(due, ReactionDue)
        if s.simple:
            s.tell(notes.STOPS_AT_FIRST)
        else:
            s.stack.insert(place, due.pursuit(s, 1 - side))
