"""Launch and aim. COS-P3"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY
from ....clockwork.step import Choice, Step
from .. import notes
from ..atoms import AMOUNT_ATOM, PLACE_ATOM
from ..effect_numbers import LAUNCH_BEGUN
from ..effects.in_force import refresh
from ..effects.timing import AIMED, LAUNCH, P2, P3
from ..effects.vetoes import AIMING, LAUNCHING, Weighed
from ..effects.windows import window
from ..records import add
from ..state import Cosmic
from ..terms import OFF, TAKEN
from .alliances import alliance_steps
from .commitment import Commit, commit_limit
from .endings import end_challenge, end_turn
from .landing import land
from .lucre import Purchases
from .phases import Bookmark, Phase
from .settle import SETTLE
from .sources import available
from .targets import has_target, target_places


class Aim(Step["Cosmic"]):
    """The offense points the cone, unless the target is known already. COS-P3.3"""

    def run(self, s: Cosmic) -> None:
        if s.target == NOBODY and not s.in_warp:
            if has_target(s):
                s.push(AimAt(s.offense))
            else:
                end_turn(s)


class AimAt(Weighed):
    """Which planet is the target? COS-P3.3, P2.4"""

    rule: ClassVar[str] = "COS-P3.3"
    decision: ClassVar[int] = AIMING

    def open(self, s: Cosmic) -> list[int]:
        return [PLACE_ATOM + place for place in target_places(s)]

    def decide(self, s: Cosmic, atom: int) -> None:
        s.target = atom - PLACE_ATOM
        s.tell(notes.AIMS, self.player, s.target)


class Launch(Step["Cosmic"]):
    """1 to 4 tokens go into the cone; without any the turn ends. COS-P3.1, P3.5"""

    def run(self, s: Cosmic) -> None:
        in_cone = s.force[OFF * s.players + s.offense]
        if available(s, s.offense) == 0 and in_cone == 0:
            end_turn(s)
            return
        s.push(LaunchNumber(s.offense))


class LaunchNumber(Weighed):
    """How many tokens? A token that came into the cone from the Warp counts. COS-P3.1, P1.3"""

    rule: ClassVar[str] = "COS-P3.1"
    decision: ClassVar[int] = LAUNCHING

    def open(self, s: Cosmic) -> list[int]:
        already = s.force[OFF * s.players + self.player]
        most = min(commit_limit(s, self.player) - already, available(s, self.player))
        return [AMOUNT_ATOM + number for number in range(0 if already > 0 else 1, most + 1)]

    def decide(self, s: Cosmic, atom: int) -> None:
        number = atom - AMOUNT_ATOM
        s.push(Commit(self.player, OFF, number, 0))

    def run(self, s: Cosmic) -> None:
        # A limit below what is in the cone already leaves nothing to decide.
        if not s.decided and not self.legal(s):
            return
        super().run(s)


# Taking what is empty. COS-P2.9, 13.17


class Occupy(Choice["Cosmic"]):
    """With how many tokens an empty home planet or a free moon is taken. COS-P2.9, 13.17"""

    rule: ClassVar[str] = "COS-P2.9"

    def legal(self, s: Cosmic) -> list[int]:
        already = s.force[OFF * s.players + self.player]
        most = min(commit_limit(s, self.player) - already, available(s, self.player))
        return [AMOUNT_ATOM + number for number in range(0 if already > 0 else 1, most + 1)]

    def take(self, s: Cosmic, atom: int) -> None:
        s.phase = P3
        s.then([Commit(self.player, OFF, atom - AMOUNT_ATOM, 0), OccupyNow()])

    def run(self, s: Cosmic) -> None:
        if not self.legal(s):
            if s.force[OFF * s.players + self.player] > 0:
                s.push(OccupyNow())
            else:
                end_turn(s)
            return
        super().run(s)


class OccupyNow(Step["Cosmic"]):
    """The tokens land; play goes straight to P9. COS-P2.9"""

    def run(self, s: Cosmic) -> None:
        at = OFF * s.players + s.offense
        number = s.force[at]
        s.force[at] = 0
        add(s.transit, s.offense, number)
        place = s.target
        refresh(s)
        taken(s)
        s.push(SETTLE)
        land(s, s.offense, place, number)


def taken(s: Cosmic) -> None:
    """What was empty is now occupied; it counts as a successful challenge. COS-P2.9, 13.17"""
    s.ending = TAKEN
    s.winner = OFF
    end_challenge(s)


FROM_LAUNCH: Final[list[Step[Cosmic]]] = [
    Purchases(P2),
    Phase(P3),
    Bookmark(LAUNCH_BEGUN),
    Purchases(P3),
    Aim(),
    window(LAUNCH),
    Launch(),
    window(AIMED),
    *alliance_steps(),
]
"""From the launch on: always the same steps, so they are made once. COS-P3.3"""
