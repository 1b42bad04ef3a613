"""Assessor, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ....clockwork.step import Step
from .. import notes
from ..atoms import AMOUNT_ATOM
from ..components import SYSTEM_BITS
from ..effect_numbers import EFFECT
from ..effects.effect import Effect
from ..effects.openings import amounts
from ..effects.questions import AskAmount
from ..effects.timing import LAUNCH, TURN_START
from ..rules.alliances import one_against_one
from ..rules.commitment import commit_limit
from ..rules.hands import is_insured, take_random
from ..rules.payments import pay
from ..rules.sources import available
from ..rules.stacks import sink
from ..rules.tokens import bring_home
from ..state import Cosmic
from ..terms import IMPOUNDED
from .shared.captives import all_held, held, hold, let_go, pass_on
from .shared.joining import may_join
from .shared.outcomes import loses_as_main

ASSESSOR_SUPER: Final = EFFECT.index("flare_assessor_super")


class Assessor(Effect):
    """Others pay for each token beyond the first that they commit; what is not paid for is impounded."""

    def times(self) -> int:
        return 1 << TURN_START

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == TURN_START:
            return s.turn != me and held(s, IMPOUNDED, me, s.turn) > 0 and s.lucre[s.turn] > 0
        return is_taxed_now(s, me, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == TURN_START:
            s.push(AskAmount(s.turn, me, self.number, 0, s.turn))

    def committed(self, s: Cosmic, me: int, who: int, side: int, number: int) -> None:
        if who == me or number <= 1:
            return
        rate = 2 if s.recall(ASSESSOR_SUPER, me) != NOBODY else 1
        paid = min(number - 1, s.lucre[who] // rate)
        pay(s, who, me, paid * rate)
        impounded = number - 1 - paid
        if impounded > 0:
            s.force[side * s.players + who] -= impounded
            hold(s, IMPOUNDED, me, who, impounded)
            s.tell(notes.CAPTURED, me, who, impounded)
            if s.marks:
                sink(s, who)

    # Ransom

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return amounts(0, min(held(s, IMPOUNDED, me, about), s.lucre[about]))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        number = atom - AMOUNT_ATOM
        pay(s, about, me, number)
        release(s, me, about, number)

    def fought(self, s: Cosmic, me: int) -> None:
        if loses_as_main(s, me) and all_held(s, IMPOUNDED, me) > 0:
            s.push(ReleaseAll(me))

    def leaves(self, s: Cosmic, me: int) -> None:
        let_go(s, IMPOUNDED, me)

    def changes_hands(self, s: Cosmic, me: int, other: int) -> None:
        pass_on(s, IMPOUNDED, me, other)


def is_taxed_now(s: Cosmic, me: int, timing: int) -> bool:
    """Whether another player is about to commit tokens, and could commit more than one."""
    who = s.offense if timing == LAUNCH else s.answering
    if who in (me, NOBODY) or min(commit_limit(s, who), available(s, who)) <= 1:
        return False
    return timing == LAUNCH or (not one_against_one(s) and may_join(s, who))


def release(s: Cosmic, me: int, owner: int, number: int) -> None:
    """Impounded tokens return to their owner's bases."""
    if number > 0:
        hold(s, IMPOUNDED, me, owner, -number)
        s.transit[owner] += number
        bring_home(s, owner, number)


class ReleaseAll(Step["Cosmic"]):
    """The Assessor has lost a challenge: whatever he has impounded returns. powers.toml assessor"""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, s: Cosmic) -> None:
        for owner in reversed(s.around(self.player)):
            release(s, self.player, owner, held(s, IMPOUNDED, self.player, owner))


class AssessorWild(Effect):
    """Whoever has a base in your home system pays you 1 Lucre, or else gives you a random card."""

    def tenants(self, s: Cosmic, me: int) -> list[int]:
        """Who has a base there, and something to give."""
        found: list[int] = []
        for player in s.around(me):
            able = s.lucre[player] > 0 or (len(s.hands[player]) > 0 and not is_insured(s, player))
            if able and s.bases[player] & SYSTEM_BITS[s.home[me]]:
                found.append(player)
        return found

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(self.tenants(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        for player in self.tenants(s, me):
            if pay(s, player, me, 1) == 0:
                take_random(s, me, player, 1)


class AssessorSuper(Effect):
    """In this challenge your tax is 2 Lucre a token."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if is_taxed_now(s, me, timing):
            return True
        others = [player for player in s.around(me) if may_join(s, player) and available(s, player) > 1]
        return len(others) > 0 and not one_against_one(s)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
