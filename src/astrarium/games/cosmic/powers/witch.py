"""Witch, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from .. import notes
from ..atoms import CURSE_ATOM
from ..components import CURSES, POWER
from ..effect_numbers import EFFECT, FIRST_CURSE_EFFECT
from ..effects.effect import THIS_TURN, Effect
from ..effects.in_force import refresh
from ..effects.questions import AskName, AskPlayer
from ..effects.timing import CHALLENGE_END
from ..records import Mark, Watched
from ..rules.aftermath import turn_all_sheets
from ..rules.sheets import turn_sheets
from ..rules.uses import start_use
from ..state import Cosmic
from ..terms import FOUGHT
from .shared.outcomes import has_lost
from .shared.using import is_first_use

WITCH: Final = POWER.index("witch")
WITCH_SUPER: Final = EFFECT.index("flare_witch_super")


class Witch(Effect):
    """When you lose a challenge you may put a curse on one of those who beat you. See curses.py. COS-15.13"""

    def victims(self, s: Cosmic, me: int) -> list[int]:
        """Opposing players who are not cursed; with the Super Flare cursed ones too."""
        side = 1 - s.side_of(me)
        opposed = [s.main(side), *s.allies(side)]
        if s.recall(WITCH_SUPER, me) >= 0:
            return opposed
        return [player for player in opposed if not is_cursed(s, player)]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing != CHALLENGE_END or not has_lost(s, me):
            return False
        return len(self.victims(s, me)) > 0 and len(available_curses(s)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [s.player_atom(player) for player in self.victims(s, me)]
        return [CURSE_ATOM + curse for curse in available_curses(s)]

    def speaks(self, stage: int) -> bool:
        return True

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.push(AskName(me, me, self.number, 1, s.player_of(atom)))
            return
        curse = FIRST_CURSE_EFFECT + atom - CURSE_ATOM
        s.set_mark(curse, about, 0, 1)
        s.tell(notes.CURSES, me, about, atom - CURSE_ATOM)
        refresh(s)

    def leaves(self, s: Cosmic, me: int) -> None:
        for at in range(len(s.marks) - Mark.SIZE, -1, -Mark.SIZE):
            if FIRST_CURSE_EFFECT <= s.marks[at + Mark.EFFECT] < FIRST_CURSE_EFFECT + CURSES:
                del s.marks[at : at + Mark.SIZE]


def is_cursed(s: Cosmic, player: int) -> bool:
    for at in range(0, len(s.marks), Mark.SIZE):
        if (
            FIRST_CURSE_EFFECT <= s.marks[at + Mark.EFFECT] < FIRST_CURSE_EFFECT + CURSES
            and s.marks[at + Mark.PLAYER] == player
        ):
            return True
    return False


def available_curses(s: Cosmic) -> list[int]:
    """The curses that rest on nobody."""
    taken = [s.marks[at + Mark.EFFECT] - FIRST_CURSE_EFFECT for at in range(0, len(s.marks), Mark.SIZE)]
    return [curse for curse in range(CURSES) if curse not in taken]


class WitchWild(Effect):
    """For the rest of the turn you keep your power in spite of too few home bases. COS-4.3"""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(s.draws) > 0 and s.draws[len(s.draws) - Watched.SIZE + Watched.PLAYER] == me

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.stay(s, me, THIS_TURN)
        turn_sheets(s, me)

    def keeps_power(self, s: Cosmic, me: int, who: int, keeps: bool) -> bool:
        return keeps or who == me

    def leaves(self, s: Cosmic, me: int) -> None:
        refresh(s)
        s.then(turn_all_sheets(s))


class WitchSuper(Effect):
    """Use your power whether you won or lost, even on somebody who is cursed already."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        fought = timing == CHALLENGE_END and s.ending == FOUGHT and s.side_of(me) != NOBODY
        return fought and is_first_use(s, me, WITCH, timing) and len(available_curses(s)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        start_use(s, me, WITCH, NOBODY, timing)
