"""Decisions that can be vetoed: they are weighed before they count. COS-16.4"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.step import Choice
from ..records import Weighing
from ..state import Cosmic
from .effect import EFFECTS
from .in_force import anyone_hears
from .timing import DECISION
from .windows import window

# The kinds of decisions that can be vetoed. powers.toml negator
AIMING: Final = 1
LAUNCHING: Final = 2
INVITING: Final = 3
JOINING: Final = 4
ALLYING: Final = 5
NAMING: Final = 6
"""The player or base chosen by an Edict."""
NOT_USING: Final = 7
"""Passing although a power could be used; the answer is the power's atom. powers.toml force"""


class Weighed(Choice["Cosmic"]):
    """A decision that effects may answer before it is carried out (Negator, Force). COS-16.4

    With nobody to answer, and while another decision is being answered, it is carried out at once. Otherwise it is
    noted in `decided`, the window opens, and this same choice comes up again: to be carried out, or asked anew without
    the answer that was vetoed.
    """

    decision: ClassVar[int] = 0
    """The kind of decision, for those who answer it."""

    def legal(self, s: Cosmic) -> list[int]:
        if not s.banned:
            return self.open(s)
        return [atom for atom in self.open(s) if atom not in s.banned]

    def open(self, s: Cosmic) -> list[int]:
        raise NotImplementedError

    def decide(self, s: Cosmic, atom: int) -> None:
        raise NotImplementedError

    def take(self, s: Cosmic, atom: int) -> None:
        if anyone_hears(s, DECISION) and not s.decided:
            others = len(self.legal(s)) > 1
            banned = s.banned
            s.banned = []
            s.decided = [self.decision, self.player, atom, 0, 1 if others else 0, *banned]
            s.push(self)
            s.push(window(DECISION))
            return
        if s.banned:
            s.banned = []
        self.decide(s, atom)

    def run(self, s: Cosmic) -> None:
        if s.decided and s.decided[Weighing.PLAYER] == self.player and s.decided[Weighing.KIND] == self.decision:
            atom = s.decided[Weighing.ATOM]
            if not take_verdict(s):
                self.decide(s, atom)
                return
        super().run(s)


def take_verdict(s: Cosmic) -> bool:
    """Whether the decision that was weighed has been vetoed; then no answer vetoed so far is open any more."""
    decided = s.decided
    s.decided = []
    if decided[Weighing.VETOED] == 0:
        return False
    s.banned = [*decided[Weighing.BANNED :], decided[Weighing.ATOM]]
    return True


class AskAim(Weighed):
    """Where an effect lets the offense aim; the effect knows the targets and what follows. COS-P2.16"""

    rule: ClassVar[str] = "COS-P2.16"
    decision: ClassVar[int] = AIMING

    def __init__(self, player: int, me: int, effect: int, stage: int = 0, about: int = 0) -> None:
        super().__init__(player)
        self.me: Final = me
        self.effect: Final = effect
        self.stage: Final = stage
        self.about: Final = about

    def open(self, s: Cosmic) -> list[int]:
        return EFFECTS[self.effect].options(s, self.me, self.stage, self.about)

    def decide(self, s: Cosmic, atom: int) -> None:
        EFFECTS[self.effect].answer(s, self.me, self.stage, self.about, atom)
