"""Zombie, with both sides of its Flare."""

from __future__ import annotations

from ....clockwork.names import NO, YES
from .. import notes
from ..effects.challenge_hooks import ask_may_ally
from ..effects.effect import Effect
from ..effects.questions import AskYes
from ..records import Lasting
from ..rules.alliances import one_against_one
from ..rules.loss_in_progress import left_to_lose, loser, spare
from ..rules.tokens import bring_home, home_options
from ..state import Cosmic


class Zombie(Effect):
    """Tokens you would lose to the Warp return to your bases."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser(s) == me and left_to_lose(s) > 0 and len(home_options(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        bring_home(s, me, spare(s, left_to_lose(s), counts=False))

    def frees(self, s: Cosmic, me: int, who: int) -> bool:
        return who == me


class ZombieWild(Effect):
    """One of the tokens you are losing returns to a base."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser(s) == me and left_to_lose(s) > 0 and len(home_options(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        bring_home(s, me, spare(s, 1, counts=False))


class ZombieSuper(Effect):
    """Each of your allies may add one of his tokens from the Warp."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        side = s.side_of(me)
        if one_against_one(s):
            return False
        to_come = s.around(s.offense)
        to_come = to_come[to_come.index(s.answering) :] if s.answering in to_come else []
        for player in s.around(s.offense):
            joined = s.joined[side] >> player & 1 == 1
            may_join = player in to_come and ask_may_ally(s, player, side, s.invited[side] >> player & 1 == 1)
            if player != s.defender and s.warp[player] > 0 and (joined or may_join):
                return True
        return False

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        side = s.side_of(me)
        for player in reversed(s.allies(side)):
            self.offer(s, me, player, side)

    def committed(self, s: Cosmic, me: int, who: int, side: int, number: int) -> None:
        if who != me and not s.is_main(who) and s.main(side) == me:
            self.offer(s, me, who, side)

    def offer(self, s: Cosmic, me: int, ally: int, side: int) -> None:
        """Ask an ally, once; the record says who has been asked."""
        at = s.recall(self.number, me)
        if s.warp[ally] > 0 and not s.lasting[at + Lasting.ABOUT] >> ally & 1:
            s.lasting[at + Lasting.ABOUT] |= 1 << ally
            s.push(AskYes(ally, me, self.number, side, ally))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [YES, NO] if s.warp[about] > 0 else []

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == YES:
            s.warp[about] -= 1
            s.force[stage * s.players + about] += 1
            s.tell(notes.INTO_CONE, about, 1)
            s.tell(notes.ALLIES, about, stage, 1)
