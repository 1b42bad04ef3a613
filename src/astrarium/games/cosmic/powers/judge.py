"""Judge, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PASS
from ..atoms import PLACE_ATOM, verb
from ..components import POWER
from ..effect_numbers import EFFECT
from ..effects.effect import Effect
from ..effects.openings import place_atoms
from ..effects.questions import AskPlace, AskWay
from ..records import Lasting
from ..rules.deals import begin_deal, grantable
from ..rules.hands import take_random
from ..rules.landing import Found
from ..rules.totals import totals
from ..state import Cosmic
from ..terms import DEF, FOUGHT, OFF, UNDECIDED
from .shared.records import forget

JUDGE: Final = POWER.index("judge")
JUDGE_SUPER: Final = EFFECT.index("flare_judge_super")
WINNER: Final = verb("winner")
LOSER: Final = verb("loser")
CLAUSES: Final = (verb("clause_a"), verb("clause_b"), verb("clause_c"), verb("clause_d"))
BENEFICIARY: Final = 0
CLAUSE: Final = 1
SECOND: Final = 2
GRANT: Final = 3
FEW: Final = 2
MANY: Final = 4
CLOSE: Final = 5
"""Totals that differ by less may be called a draw."""


def clause_of(atom: int) -> int:
    return CLAUSES.index(atom)


class Judge(Effect):
    """Pronounce a fiat before the cards are selected: what the winner, or the loser, gets from the other.

    A record of it is clause * 2, plus 1 if the loser benefits.
    """

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number, BENEFICIARY))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == BENEFICIARY:
            return [WINNER, LOSER]
        if stage == CLAUSE:
            return list(CLAUSES)
        if stage == SECOND:
            return [PASS, *CLAUSES]
        receiver = s.main(s.winner if about == 0 else 1 - s.winner)
        places = grantable(s, receiver, s.opponent(receiver))
        return [PASS, *place_atoms(places)] if places else []

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == BENEFICIARY:
            s.push(AskWay(me, me, self.number, CLAUSE, 0 if atom == WINNER else 1))
        elif stage == GRANT:
            if atom != PASS:
                s.push(Found(s.main(s.winner if about == 0 else 1 - s.winner), atom - PLACE_ATOM))
        elif atom != PASS:
            self.last(s, me, clause_of(atom) * 2 + about)
            if stage == CLAUSE and s.recall(JUDGE_SUPER, me) != NOBODY:
                s.push(AskWay(me, me, self.number, SECOND, 1 - about))

    def closes(self, s: Cosmic, me: int) -> None:
        fiats = [
            s.lasting[at + Lasting.ABOUT]
            for at in range(0, len(s.lasting), Lasting.SIZE)
            if s.lasting[at + Lasting.EFFECT] == self.number and s.lasting[at + Lasting.PLAYER] == me
        ]
        forget(s, self.number, me)
        if s.ending != FOUGHT or s.winner == NOBODY:
            return
        for fiat in fiats:
            receiver = s.main(s.winner if fiat % 2 == 0 else 1 - s.winner)
            giver = s.opponent(receiver)
            clause = fiat // 2
            if clause in (2, 3):
                s.push(AskPlace(receiver, me, self.number, GRANT, fiat % 2))
            if clause != 2:
                take_random(s, receiver, giver, MANY if clause == 1 else FEW)


class JudgeWild(Effect):
    """A close result is a draw: the main players try to make a deal."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if s.ending != FOUGHT or not s.both_attack():
            return False
        found = totals(s)
        return abs(found[OFF] - found[DEF]) < CLOSE

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.ending = UNDECIDED
        s.winner = NOBODY
        begin_deal(s)


class JudgeSuper(Effect):
    """Your fiat has a clause for the winner and one for the loser."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not s.was_used(JUDGE, me) or s.recall(JUDGE, me) != NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        at = s.recall(JUDGE, me)
        if at == NOBODY:
            self.last(s, me)
        else:
            s.push(AskWay(me, me, JUDGE, SECOND, 1 - s.lasting[at + Lasting.ABOUT] % 2))
