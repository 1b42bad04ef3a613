"""Declaring an attack: who attacks what, who helps, and the first strike. PAR-14"""

from __future__ import annotations

from typing import ClassVar, Final

from .....clockwork.names import Atom, Player
from .....clockwork.step import Step
from .....clockwork.text import Text
from ... import notes
from ...components import ATTACKED, DECL, DONE_ATOM, Unit
from ...state import ATTACKER, DEFENDER, Parsec
from ..fleets import mark
from .aiming import attack_targets, attackers_of, escorts, has_target
from .battle import EndCombat, begin_combat, engage
from .gathering import Gather, odds_label
from .reaction import React
from .strike import Volley
from .support import AskSupport
from .tactics import CombatCards

__all__ = ["Attack", "PickAttackers", "attack_targets", "has_target"]


class Attack(Step["Parsec"]):
    """A vessel attacks a unit of another player; the whole combat is one action. PAR-14.1, 14.2"""

    def __init__(self, player: Player, unit: Unit, target: Unit) -> None:
        self.player: Final = player
        self.unit: Final = unit
        self.target: Final = target

    def run(self, s: Parsec) -> None:
        begin_combat(s, self.player, self.target)
        s.then([PickAttackers(self.player, (self.unit,), self.target), EndCombat()])


class PickAttackers(Gather):
    """Which other vessels attack the same target? Those declared have used their attack. PAR-14.9, 14.10"""

    rule: ClassVar[str] = "PAR-14.9"

    def __init__(self, player: Player, units: tuple[Unit, ...], target: Unit) -> None:
        super().__init__(player, units)
        self.target: Final = target

    def candidates(self, s: Parsec) -> list[Unit]:
        return attackers_of(s, self.player, self.target)

    def after(self, units: tuple[Unit, ...]) -> PickAttackers:
        return PickAttackers(self.player, units, self.target)

    def rests(self, s: Parsec) -> list[Atom]:
        """What the dice may bring is weighed before they are rolled."""
        return [DONE_ATOM]

    def label(self, s: Parsec, atom: Atom) -> Text | None:
        return odds_label(s, "option-begin", self.units, self.target) if atom == DONE_ATOM else None

    def done(self, s: Parsec) -> None:
        """The attack is declared: help, cards of the target's owner, first strike, reaction. PAR-14.11, 14.12"""
        player, target = self.player, self.target
        for unit in self.units:
            mark(s, unit, ATTACKED)
            engage(s, unit, ATTACKER)
            s.tell(notes.ATTACKS, player, unit, target)
        engage(s, target, DEFENDER)
        for unit in escorts(s, target):
            engage(s, unit, DEFENDER)
            s.tell(notes.IS_ENGAGED, s.rivals[DEFENDER], unit)
        owner = (s.rivals[DEFENDER],)
        s.then(
            [
                AskSupport(player, ATTACKER, target),
                CombatCards(owner, owner, DECL),
                Volley(ATTACKER, target, self.units),
                React(DEFENDER),
            ]
        )
