"""Sting, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.step import Step
from ..effects.effect import Effect
from ..effects.questions import AskPlayer
from ..records import Lasting
from ..rules.drawing import Draw
from ..rules.hands import take_random
from ..rules.loss_in_progress import BY_EFFECT, left_to_lose, loser, spare
from ..rules.spoils import PICKED, SHARED_OUT, Console, consolation_due
from ..rules.tokens import bring_home, home_options, lose_tokens
from ..state import Cosmic
from .shared.outcomes import prey, wins_as_main


class Sting(Effect):
    """A substitute loses half of the tokens for you, and takes cards of yours for them."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser(s) == me and self.share(s) > 0 and len(home_options(s, me)) > 0 and len(self.victims(s, me)) > 0

    def share(self, s: Cosmic) -> int:
        """How many of the tokens the substitute loses."""
        return left_to_lose(s) // 2

    def victims(self, s: Cosmic, me: int) -> list[int]:
        return [player for player in s.around(me) if prey(s, player)]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in self.victims(s, me)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        victim = s.player_of(atom)
        number = spare(s, self.share(s), counts=False)
        s.push(Compensate(victim, me, s.on_bases(victim)))
        lose_tokens(s, victim, number, BY_EFFECT)
        bring_home(s, me, number)


class Compensate(Step["Cosmic"]):
    """For each token that the substitute has lost he takes a card from the Sting, or else from the deck.

    `number` is how many tokens he had on bases before.
    """

    def __init__(self, player: int, giver: int, number: int) -> None:
        self.player: Final = player
        self.giver: Final = giver
        self.number: Final = number

    def run(self, s: Cosmic) -> None:
        lost = self.number - s.on_bases(self.player)
        if lost > 0:
            lost -= take_random(s, self.player, self.giver, lost)
            s.push(Draw(self.player, lost))


class StingWild(Effect):
    """Consolation that is taken from you goes to a player of your choice."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not wins_as_main(s, me) or not s.hands[me]:
            return False
        return consolation_due(s, s.opponent(me)) > 0 and not self.lasts(s, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in s.around(me) if player != s.opponent(me)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, s.player_of(atom))

    def consoles(self, s: Cosmic, me: int, taker: int, giver: int, number: int, stage: int) -> bool:
        if giver != me or stage != SHARED_OUT:
            return False
        s.push(Console(s.lasting[s.recall(self.number, me) + Lasting.ABOUT], me, number, PICKED))
        return True


class StingSuper(Sting):
    """Your substitute loses all the tokens."""

    def share(self, s: Cosmic) -> int:
        return left_to_lose(s)
