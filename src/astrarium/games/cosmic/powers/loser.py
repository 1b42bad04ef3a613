"""Loser, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from .. import notes
from ..components import ATTACK_TYPE, POWER, TYPE_OF
from ..effects.effect import EFFECTS, Effect
from ..effects.timing import P8
from ..records import Lasting
from ..rules.clearing import unwind_to
from ..rules.phases import Phase
from ..rules.resolution import Consequences
from ..rules.turn import ChallengeOver
from ..state import Cosmic
from ..terms import FOUGHT

LOSER: Final = POWER.index("loser")
FREELY: Final = 0
WITH_ATTACKS: Final = 1


class Loser(Effect):
    """Declare an upset: Attack cards must be played, and the side that would win loses. COS-17.11

    The record in `lasting` says whether Attack cards are compulsory.
    """

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.recall(self.number, NOBODY) == NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me, WITH_ATTACKS)

    def selectable(self, s: Cosmic, me: int, who: int, cards: list[int]) -> list[int]:
        at = s.recall(self.number, me)
        if at == NOBODY or s.lasting[at + Lasting.ABOUT] == FREELY:
            return cards
        attacks = [card for card in cards if TYPE_OF[card] == ATTACK_TYPE]
        return attacks if attacks else cards

    def turns(self, s: Cosmic, me: int, winner: int) -> int:
        return 1 - winner if winner != NOBODY and self.lasts(s, me) else winner


class LoserWild(Effect):
    """Both sides lose: no cards are played, all tokens in the challenge go to the Warp."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        unwind_to(s, ChallengeOver)
        s.ending = FOUGHT
        s.winner = NOBODY
        s.tell(notes.BOTH_LOSE, me, self.number)
        s.then([Phase(P8), Consequences()])


class LoserSuper(Effect):
    """Declare the upset after the cards are selected."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.recall(LOSER, NOBODY) == NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        EFFECTS[LOSER].last(s, me, FREELY)
