"""Bully, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ..atoms import CHALLENGE_ATOM, PLACE_ATOM, verb
from ..components import COMPROMISE_TYPE, IS_MOON
from ..effects.challenge_hooks import ask_extra_loss
from ..effects.effect import Effect
from ..effects.questions import AskPlace, AskWay
from ..records import ROOM
from ..rules.deals import grantable
from ..rules.landing import Found
from ..rules.loss_in_progress import BY_EFFECT, RESULT
from ..rules.settle import Settle
from ..rules.tokens import Lose, PickLosses, lose_tokens, recall_force
from ..state import Cosmic
from ..terms import DEF, OFF
from .shared.outcomes import prey, wins_as_main

BASES: Final = verb("bases")
TOKENS: Final = verb("tokens")


def outside(s: Cosmic, player: int) -> int:
    """How many tokens of the player on bases are not in the challenge."""
    number = s.on_bases(player)
    if s.target != NOBODY and s.guard() == player:
        number -= s.guarded()
    return number


class Bully(Effect):
    """You choose which tokens your defeated opponent loses, as many as he had in the challenge."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return self.chooses(s, me) and s.opponent(me) in self.victims(s)

    def chooses(self, s: Cosmic, me: int) -> bool:
        """With Attack cards, on a planet: a moon has no room for two. COS-13.20"""
        if not wins_as_main(s, me) or not s.both_attack() or s.in_warp:
            return False
        return s.winner == DEF or not IS_MOON[s.target]

    def victims(self, s: Cosmic) -> list[int]:
        """Defeated players who have tokens elsewhere too."""
        side = 1 - s.winner
        return [player for player in range(s.players) if s.strength(player, side) > 0 and outside(s, player) > 0]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.begin(s, me, s.opponent(me))

    def begin(self, s: Cosmic, me: int, victim: int) -> None:
        s.push(AskPlace(me, me, self.number, victim, s.strength(victim, 1 - s.winner) * ROOM))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        """`stage` is the victim; `about` says how many tokens are still to be picked, and how many are."""
        bases = [PLACE_ATOM + place for place in prey(s, stage)]
        if s.force[(1 - s.winner) * s.players + stage] > 0:
            bases.insert(0, CHALLENGE_ATOM)
        return bases

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        left = about // ROOM - 1
        picked = about % ROOM + 1
        if atom == CHALLENGE_ATOM:
            s.force[(1 - s.winner) * s.players + stage] -= 1
        else:
            s.lift(stage, atom - PLACE_ATOM, 1)
        s.transit[stage] += 1
        if left > 0:
            s.push(AskPlace(me, me, self.number, stage, left * ROOM + picked))
        else:
            self.finish(s, stage, picked)

    def finish(self, s: Cosmic, victim: int, picked: int) -> None:
        """What was left stays on the planet, or returns from the cone; what was picked is lost."""
        if s.winner == OFF and s.target != NOBODY and s.guard() == victim:
            s.withdrawn = s.at(victim, s.target)
        s.then([Settle(), Lose(victim, picked, RESULT), PickLosses(victim, victim, ask_extra_loss(s, victim), RESULT)])
        recall_force(s, victim, 1 - s.winner)


class BullyWild(Effect):
    """An opponent with a Compromise gives you a base, or loses two tokens, as he prefers."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        opponent = s.opponent(me)
        return s.kind[s.side_of(opponent)] == COMPROMISE_TYPE and s.bases[opponent] != 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(s.opponent(me), me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        places = grantable(s, me, s.opponent(me))
        if stage == 0:
            return [TOKENS, BASES] if places else [TOKENS]
        return [PLACE_ATOM + place for place in places]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 1:
            s.push(Found(me, atom - PLACE_ATOM))
        elif atom == BASES:
            s.push(AskPlace(me, me, self.number, 1))
        else:
            lose_tokens(s, s.opponent(me), 2, BY_EFFECT)


class BullySuper(Bully):
    """You choose what the allies of your defeated opponent lose, too."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return self.chooses(s, me) and len(self.allies(s, me)) > 0

    def allies(self, s: Cosmic, me: int) -> list[int]:
        return [player for player in self.victims(s) if player != s.opponent(me)]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        for victim in reversed(self.allies(s, me)):
            self.begin(s, me, victim)
