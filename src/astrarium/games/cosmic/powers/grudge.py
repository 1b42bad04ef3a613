"""Grudge, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ..effect_numbers import EFFECT
from ..effects.effect import Effect
from ..effects.questions import AskPlayer
from ..effects.timing import ALLIES_SET, DEAL_DONE, DISCARD, LOSS
from ..effects.usage import is_silenced
from ..records import Lasting
from ..rules.loss_in_progress import BY_EFFECT
from ..rules.tokens import lose_tokens, recall_force
from ..rules.victory import TOGETHER
from ..state import Cosmic
from ..terms import DEAL_FAILED, DEAL_MADE, FOUGHT

GRUDGE_SUPER: Final = EFFECT.index("flare_grudge_super")
GRUDGE_WON: Final = 1
GRUDGE_LOST: Final = 4


def refusers(s: Cosmic, player: int) -> list[int]:
    """Whom a main player's side invited and who did not join it."""
    side = s.side_of(player)
    return [
        guest
        for guest in s.around(player)
        if s.invited[side] >> guest & 1 and not s.joined[side] >> guest & 1 and not s.is_main(guest)
    ]


class Grudge(Effect):
    """One invited player who did not join loses a token if you win or make a deal, four if not.

    He is named when the alliances are set; he pays when nothing can change the result any more.
    """

    def times(self) -> int:
        return 1 << LOSS | 1 << DISCARD

    def limit(self, s: Cosmic, me: int) -> int:
        return 2

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == ALLIES_SET:
            found = refusers(s, me)
            return len(found) == 1 or (len(found) > 1 and not is_silenced(s, me))
        over = timing == LOSS or (timing == DISCARD and s.ending in (DEAL_MADE, DEAL_FAILED))
        return over and (self.lasts(s, me) or s.recall(GRUDGE_SUPER, me) != NOBODY)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == ALLIES_SET:
            s.push(AskPlayer(me, me, self.number))
        elif s.recall(GRUDGE_SUPER, me) != NOBODY:
            s.push(TOGETHER)
            for player in refusers(s, me):
                lose_tokens(s, player, GRUDGE_LOST, BY_EFFECT)
        else:
            pleased = s.ending == DEAL_MADE or (s.ending == FOUGHT and s.winner == s.side_of(me))
            victim = s.lasting[s.recall(self.number, me) + Lasting.ABOUT]
            lose_tokens(s, victim, GRUDGE_WON if pleased else GRUDGE_LOST, BY_EFFECT)

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in refusers(s, me)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, s.player_of(atom))


class GrudgeWild(Effect):
    """Your opponent has won: his allies go home with nothing."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        winner = 1 - s.side_of(me)
        return s.winner == winner and any(s.force[winner * s.players + ally] > 0 for ally in s.allies(winner))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        for ally in s.allies(s.winner):
            recall_force(s, ally, s.winner)


class GrudgeSuper(Effect):
    """Everybody who refused your invitation loses four tokens, whatever the result."""

    def times(self) -> int:
        return 1 << DEAL_DONE

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(refusers(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
