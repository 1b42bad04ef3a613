"""The crew of the Rocinante. EXP-18.6 to 18.12"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import Atom, Player
from ....clockwork.step import Choice, Step
from ..cards.shared import MUST, HitUnit, PlaceOne, others
from ..components import (
    ADJACENT,
    ALL_BASES,
    ANYWHERE,
    BURTON,
    CREW,
    HOLDEN,
    KAMAL,
    NAGATA,
    ORBIT_ATOM,
    REACH_ATOMS,
    Crew,
    Orbit,
)
from ..state import Expanse
from .events import EVENT_OVER
from .fleets import fly


def crew_steps(s: Expanse, player: Player, crew: Crew) -> list[Step[Expanse]]:
    """What a member of the crew does for the holder of the Rocinante."""
    steps: list[Step[Expanse]] = []
    if s.without and CREW.ids[crew] in s.without:
        return steps
    if crew == HOLDEN:
        # One Influence on any open Base. EXP-18.7
        steps.append(PlaceOne(player, tuple(ALL_BASES)))
    elif crew == NAGATA:
        # One Zone, then a hit where she arrives. EXP-18.8
        steps.append(FlyRocinante(player, ADJACENT, 1))
    elif crew == KAMAL:
        # Any other Orbit. EXP-18.9
        steps.append(FlyRocinante(player, ANYWHERE, 0))
    elif crew == BURTON:
        # A hit for each of the holder's tokens there. EXP-18.10
        here = s.roci_orbit
        steps.append(HitUnit(player, (here,), others(s, player), MUST, s.tokens_of(player, here)))
    steps.append(EVENT_OVER)
    return steps


class FlyRocinante(Choice["Expanse"]):
    """The Rocinante goes to another Orbit; then so many hits there. EXP-18.8, 18.9"""

    rule: ClassVar[str] = "EXP-18.8"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, zones: int, hits: int) -> None:
        super().__init__(player)
        self.zones: Final = zones
        self.hits: Final = hits

    def legal(self, s: Expanse) -> list[Atom]:
        return REACH_ATOMS[self.zones][s.roci_orbit]

    def take(self, s: Expanse, atom: Atom) -> None:
        fly(s, self.player, Orbit(atom - ORBIT_ATOM))
        if self.hits > 0:
            s.push(HitUnit(self.player, (s.roci_orbit,), others(s, self.player), MUST, self.hits))
