"""Wraith, with both sides of its Flare."""

from __future__ import annotations

from ....clockwork.names import NOBODY
from .. import notes
from ..atoms import AMOUNT_ATOM, RESERVE_ATOM, WARP_ATOM
from ..effects.challenge_hooks import ask_may_ally
from ..effects.effect import Effect
from ..effects.questions import AskAmount
from ..effects.timing import ALLY_CHOICE, TOKENS_TO_WARP
from ..records import Lasting
from ..rules.alliances import one_against_one
from ..rules.commitment import commit_limit
from ..rules.loss_in_progress import left_to_lose, loser, spare
from ..rules.warp import into_warp
from ..state import Cosmic
from ..terms import DEF, OFF


class Wraith(Effect):
    """Tokens you would lose wait on your sheet, from where they are launched again."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == TOKENS_TO_WARP and loser(s) == me and left_to_lose(s) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        number = spare(s, left_to_lose(s), counts=False)
        s.transit[me] -= number
        s.reserve[me] += number
        s.tell(notes.SAVES, me, number)

    def opens_source(self, s: Cosmic, me: int, who: int, atom: int) -> bool:
        return who == me and atom == RESERVE_ATOM

    def turned_down(self, s: Cosmic, me: int) -> None:
        self.leaves(s, me)

    def leaves(self, s: Cosmic, me: int) -> None:
        if s.reserve[me] > 0:
            into_warp(s, me, s.reserve[me])
            s.tell(notes.LOSES_BY_EFFECT, me, s.reserve[me])
            s.reserve[me] = 0

    def changes_hands(self, s: Cosmic, me: int, other: int) -> None:
        self.leaves(s, me)


def commits_now(s: Cosmic, me: int, timing: int) -> bool:
    """Whether the player is about to launch, or may be about to ally."""
    if timing != ALLY_CHOICE:
        return me == s.offense
    if me != s.answering or one_against_one(s) or (s.joined[OFF] | s.joined[DEF]) >> me & 1:
        return False
    for side in (OFF, DEF):
        if ask_may_ally(s, me, side, s.invited[side] >> me & 1 == 1):
            return True
    return False


class WraithWild(Effect):
    """One of the tokens you commit comes from the Warp."""

    def opens_source(self, s: Cosmic, me: int, who: int, atom: int) -> bool:
        return who == me and atom == WARP_ATOM and self.lasts(s, me)

    def source_used(self, s: Cosmic, me: int, who: int, atom: int) -> None:
        at = s.recall(self.number, me)
        if who == me and at != NOBODY:
            del s.lasting[at : at + Lasting.SIZE]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.warp[me] > 0 and commits_now(s, me, timing) and commit_limit(s, me) > s.force[OFF * s.players + me]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)


class WraithSuper(Effect):
    """Beyond the limit you commit tokens of your reserve."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.reserve[me] > 0 and commits_now(s, me, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def committed(self, s: Cosmic, me: int, who: int, side: int, number: int) -> None:
        at = s.recall(self.number, me)
        if who == me and s.reserve[me] > 0 and s.lasting[at + Lasting.ABOUT] == 0:
            s.lasting[at + Lasting.ABOUT] = 1
            s.push(AskAmount(me, me, self.number, 0, side))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [AMOUNT_ATOM + number for number in range(s.reserve[me] + 1)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        number = atom - AMOUNT_ATOM
        s.reserve[me] -= number
        s.tell(notes.FROM_RESERVE, me, number)
        s.force[about * s.players + me] += number
