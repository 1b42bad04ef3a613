"""The running combat as the table shows it: its sides, who fights, and its end. PAR-14.11, 17"""

from __future__ import annotations

from typing import Final

from .....clockwork.names import NOBODY, Player
from .....clockwork.step import Step
from .....positions.rows import Rows
from ... import notes
from ...components import NO_UNIT, STRIKES_MOST, Unit
from ...state import ENGAGED, FIGHT_ROLE, FIGHT_SIDE, FIGHT_UNIT, FIGHT_WIDTH, REQUEST_WIDTH, WITHDRAWN, Parsec


def in_combat(s: Parsec) -> bool:
    return len(s.rivals) > 0


def side_of(s: Parsec, player: Player) -> int:
    """The side of which a player is the principal, or NOBODY."""
    for side in range(len(s.rivals)):
        if s.rivals[side] == player:
            return side
    return NOBODY


def engage(s: Parsec, unit: Unit, side: int) -> None:
    """A unit takes part from now on."""
    if s.fighters.find(FIGHT_UNIT, unit) == NOBODY:
        s.writable_fighters().add((unit, side, ENGAGED, NOBODY))


def join(s: Parsec, unit: Unit, side: int) -> None:
    """A unit strikes back; one that nobody attacked is brought into the combat by that. PAR-16.4"""
    if s.fighters.find(FIGHT_UNIT, unit) == NOBODY:
        engage(s, unit, side)
        s.tell(notes.JOINS, s.owner(unit), unit)


def withdraw(s: Parsec, unit: Unit) -> None:
    """A vessel has left the combat and does not come back. PAR-16.14, 16.20"""
    s.writable_fighters().put(s.fighters.find(FIGHT_UNIT, unit), FIGHT_ROLE, WITHDRAWN)


def fighters(s: Parsec, side: int, role: int) -> list[Unit]:
    """The units of a side in that role, in the order in which they joined."""
    found: list[Unit] = []
    for row in range(len(s.fighters)):
        if s.fighters.get(row, FIGHT_SIDE) == side and s.fighters.get(row, FIGHT_ROLE) == role:
            found.append(Unit(s.fighters.get(row, FIGHT_UNIT)))
    return found


def fall(s: Parsec, unit: Unit) -> None:
    """A destroyed unit takes part no more."""
    s.writable_fighters().drop_all(FIGHT_UNIT, unit)


def begin_combat(s: Parsec, attacker: Player, target: Unit) -> None:
    """A player attacks a unit. Nobody takes part yet."""
    s.rivals = [attacker, s.owner(target)]
    s.target = target
    s.fighters = Rows(FIGHT_WIDTH)
    s.requests = Rows(REQUEST_WIDTH)


def clear_combat(s: Parsec) -> None:
    """Nothing of a combat is left on the table."""
    s.rivals = []
    s.target = NO_UNIT
    s.fighters = Rows(FIGHT_WIDTH)
    s.requests = Rows(REQUEST_WIDTH)
    s.strikes = 0
    clear_strike(s)


def clear_strike(s: Parsec) -> None:
    """Nothing of a strike is left on the table."""
    s.striker = NOBODY
    s.struck = NO_UNIT
    s.shooters = []
    s.dice = []
    s.bonuses = []


class ReactionDue(Step["Parsec"]):
    """A reaction of a side for which the table waits. PAR-16.1"""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def pursuit(self, s: Parsec, side: int) -> Step[Parsec]:
        """What a side may do instead, once a vessel of the other has evaded. PAR-16.16"""
        raise NotImplementedError


class EndCombat(Step["Parsec"]):
    """The combat is over. It waits under all steps of a combat: `s.cut(EndCombat)` ends one at once. PAR-17.3, 17.4"""

    def run(self, s: Parsec) -> None:
        if s.strikes >= STRIKES_MOST:
            s.tell(notes.STRIKES_ENOUGH, s.strikes)
        s.tell(notes.COMBAT_OVER)
        clear_combat(s)
