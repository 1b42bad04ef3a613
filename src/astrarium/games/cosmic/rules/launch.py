"""Launch and aim. COS-P3"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY
from ....clockwork.step import Choice, Step
from .. import notes
from ..components import AMOUNT_ATOM, LAUNCH_BEGUN, PLACE_ATOM
from ..effects.effect import ALLIES
from ..effects.hooks import ask_commit_limit, ask_committed, ask_fetches, ask_performed
from ..effects.in_force import refresh
from ..effects.timing import AIMED, LAUNCH, P2, P3
from ..effects.vetoes import Weighed
from ..effects.windows import AIMING, LAUNCHING, window
from ..state import OFF, Cosmic
from .destiny import has_target, taken, target_places
from .lucre import Purchases
from .tokens import available, commit_sources, land, number_at, take_from
from .turn import Bookmark, Phase, end_turn
from .victory import SETTLE

COMMIT: Final = 4
"""The most tokens in the cone. COS-P3.1"""


def launch_steps() -> list[Step[Cosmic]]:
    """From the launch on: always the same steps, so they are made once. COS-P3.3"""
    if not FROM_LAUNCH:
        from .alliances import alliance_steps

        FROM_LAUNCH.extend([Purchases(P2), Phase(P3), Bookmark(LAUNCH_BEGUN), Purchases(P3), Aim()])
        FROM_LAUNCH.extend([window(LAUNCH), Launch(), window(AIMED)])
        FROM_LAUNCH.extend(alliance_steps())
    return FROM_LAUNCH


FROM_LAUNCH: Final[list[Step[Cosmic]]] = []


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


def commit_limit(s: Cosmic, player: int) -> int:
    """How many tokens the player may commit. COS-P3.1, P6.4"""
    return ask_commit_limit(s, player, COMMIT)


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


class Commit(Choice["Cosmic"]):
    """From which bases do the tokens come, one after the other. COS-P3.1, P3.2, P6.4"""

    rule: ClassVar[str] = "COS-P3.1"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, side: int, number: int, taken: int) -> None:
        super().__init__(player)
        self.side: Final = side
        self.number: Final = number
        self.taken: Final = taken

    def legal(self, s: Cosmic) -> list[int]:
        return commit_sources(s, self.player)

    def take(self, s: Cosmic, atom: int) -> None:
        take_from(s, self.player, atom, 1)
        s.push(Commit(self.player, self.side, self.number - 1, self.taken + 1))

    def run(self, s: Cosmic) -> None:
        first = self.number > 0 and self.taken == 0
        if first and ask_fetches(s, self.player, self.side, self.number):
            return
        options = self.legal(s) if self.number > 0 else []
        if not options:
            self._done(s)
        elif len(options) == 1:
            number = min(self.number, number_at(s, self.player, options[0]))
            take_from(s, self.player, options[0], number)
            s.push(Commit(self.player, self.side, 0, self.taken + number))
        else:
            s.ask(self, options)

    def _done(self, s: Cosmic) -> None:
        s.transit[self.player] -= self.taken
        s.force[self.side * s.players + self.player] += self.taken
        if s.marks:
            from .stacks import commit

            commit(s, self.player, self.side, self.taken)
        s.push(SETTLE)
        if self.side == OFF and self.player == s.offense:
            s.tell(notes.LAUNCHES, self.player, self.taken)
        else:
            s.tell(notes.ALLIES, self.player, self.side, self.taken)
            ask_performed(s, self.player, ALLIES)
        ask_committed(s, self.player, self.side, self.taken)


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
        s.transit[s.offense] += number
        place = s.target
        refresh(s)
        taken(s)
        s.push(SETTLE)
        land(s, s.offense, place, number)
