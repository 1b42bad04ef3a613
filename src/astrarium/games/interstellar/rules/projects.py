"""Present, Future and Long-term projects: which is next, and the choice between equals. INT-19.4, 19.5, 19.12"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY, NOTHING, Atom, Player
from ....clockwork.step import Choice, Step
from .. import notes
from ..components import GOVERNMENT_PHASE, LONG_TERM, MECHANISM_ATOM, MECHANISM_COST, MECHANISM_PRESTIGE, Mechanism
from ..state import Interstellar
from .gains import FreePrestige
from .sectors import Install, refill


def cheapest(s: Interstellar) -> list[Mechanism]:
    """The Present projects of the least prestige; of those, with the most valuable required cube. INT-19.5"""
    return _foremost([(-MECHANISM_PRESTIGE[one], MECHANISM_COST[one][0], one) for one in s.present if one != NOTHING])


def dearest(s: Interstellar) -> list[Mechanism]:
    """The same for the most prestige. INT-19.13"""
    return _foremost([(MECHANISM_PRESTIGE[one], MECHANISM_COST[one][0], one) for one in s.present if one != NOTHING])


def _foremost(ranked: list[tuple[int, int, Mechanism]]) -> list[Mechanism]:
    best = max(ranked)[:2] if ranked else (0, 0)
    return [mechanism for prestige, cube, mechanism in ranked if (prestige, cube) == best]


class BuildCheapest(Choice["Interstellar"]):
    """The Present project of the least prestige is built for free; the builder gains its prestige. INT-16.16, 19.4

    The player decides between projects that tie; the builder may be nobody.
    """

    rule: ClassVar[str] = "INT-19.5"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, builder: Player) -> None:
        super().__init__(player)
        self.builder: Final = builder

    def legal(self, s: Interstellar) -> list[Atom]:
        return [Atom(MECHANISM_ATOM + one) for one in cheapest(s)] if s.sectors else []

    def take(self, s: Interstellar, atom: Atom) -> None:
        mechanism = Mechanism(atom - MECHANISM_ATOM)
        if s.phase == GOVERNMENT_PHASE:
            s.tell(notes.BUILT_FREE, mechanism)
        else:
            s.tell(notes.OFFICE_BUILDS, self.player, mechanism)
        steps: list[Step[Interstellar]] = [Install(mechanism)]
        if self.builder != NOBODY:
            steps.append(FreePrestige(self.builder, MECHANISM_PRESTIGE[mechanism]))
        s.then(steps)


class ShelveDearest(Choice["Interstellar"]):
    """The Present project of the most prestige becomes a Long-term project, if there is room. INT-19.12, 19.13"""

    rule: ClassVar[str] = "INT-19.13"

    def legal(self, s: Interstellar) -> list[Atom]:
        return [Atom(MECHANISM_ATOM + one) for one in dearest(s)] if len(s.long_term) < LONG_TERM else []

    def take(self, s: Interstellar, atom: Atom) -> None:
        mechanism = Mechanism(atom - MECHANISM_ATOM)
        column = s.present.index(mechanism)
        s.long_term = [*s.long_term, mechanism]
        s.tell(notes.SHELVED, mechanism)
        refill(s, column)
