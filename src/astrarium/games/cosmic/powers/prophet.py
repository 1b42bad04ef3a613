"""Prophet, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PASS
from ....clockwork.step import Step
from ..atoms import AMOUNT_ATOM, DEFENSE_ATOM, OFFENSE_ATOM, PLACE_ATOM
from ..components import COMPROMISE_TYPE, POWER
from ..effect_numbers import EFFECT
from ..effects.effect import Effect
from ..effects.openings import place_atoms
from ..effects.questions import AskPlace, AskSecret, AskWay
from ..effects.timing import BEFORE_SELECT
from ..records import Lasting, Secret
from ..rules.clearing import do_after
from ..rules.landing import Found
from ..rules.loss_in_progress import BY_EFFECT
from ..rules.resolution import Reveal
from ..rules.sources import movable
from ..rules.tokens import lose_tokens
from ..rules.victory import TOGETHER
from ..state import Cosmic
from ..terms import DEAL_FAILED, DEAL_MADE, DEF, FOUGHT, OFF
from .shared.places import is_new_to, planets
from .shared.records import forget

PROPHET: Final = POWER.index("prophet")
FORETELL: Final = 0
FULFILLED: Final = 1
MISTAKE: Final = 2
"""Tokens that a wrong prediction costs."""


class Prophet(Effect):
    """Predict the winner as a bystander: right, you gain a base; wrong, the winner picks two of your tokens."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == BEFORE_SELECT

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number, FORETELL))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == FORETELL:
            return [OFFENSE_ATOM, DEFENSE_ATOM]
        free = [planet for planet in planets(s) if is_new_to(s, me, planet)]
        return [PASS, *place_atoms(free)] if free and movable(s, me) > 0 else []

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == FORETELL:
            self.last(s, me, OFF if atom == OFFENSE_ATOM else DEF)
        elif atom != PASS:
            s.push(Found(me, atom - PLACE_ATOM))

    def fought(self, s: Cosmic, me: int) -> None:
        at = s.recall(self.number, me)
        if at != NOBODY:
            right = s.lasting[at + Lasting.ABOUT] == s.winner
            forget(s, self.number, me)
            self._come_true(s, me, right)

    def closes(self, s: Cosmic, me: int) -> None:
        """A deal makes both right, its failure both wrong."""
        if s.recall(self.number, me) != NOBODY:
            forget(s, self.number, me)
            if s.ending in (DEAL_MADE, DEAL_FAILED):
                self._come_true(s, me, s.ending == DEAL_MADE)

    def _come_true(self, s: Cosmic, me: int, right: bool) -> None:
        if right:
            s.push(AskPlace(me, me, self.number, FULFILLED))
        elif s.ending == FOUGHT and s.winner != NOBODY:
            lose_tokens(s, me, MISTAKE, BY_EFFECT, s.main(s.winner))
        else:
            lose_tokens(s, me, MISTAKE // 2, BY_EFFECT, s.defender)
            lose_tokens(s, me, MISTAKE // 2, BY_EFFECT, s.offense)


class ProphetWild(Effect):
    """Secretly predict one or two Compromises: if you are right every other player loses a token."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        s.push(AskSecret(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [AMOUNT_ATOM + 1, AMOUNT_ATOM + 2]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.secrets += [self.number, me, atom - AMOUNT_ATOM, 1 << me]
        do_after(s, Reveal, CountCompromises(me))

    def vow_options(self, s: Cosmic, me: int) -> list[int]:
        return [1, 2]


PROPHET_WILD: Final = EFFECT.index("flare_prophet_wild")


class CountCompromises(Step["Cosmic"]):
    """The secret prediction of Compromises is compared with the cards revealed. flares.toml prophet"""

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def run(self, s: Cosmic) -> None:
        for at in range(0, len(s.secrets), Secret.SIZE):
            if s.secrets[at + Secret.EFFECT] == PROPHET_WILD and s.secrets[at + Secret.PLAYER] == self.me:
                foretold = s.secrets[at + Secret.ABOUT]
                del s.secrets[at : at + Secret.SIZE]
                s.show()
                if s.kind.count(COMPROMISE_TYPE) == foretold:
                    s.push(TOGETHER)
                    for player in reversed([*s.around(s.offense), s.offense]):
                        if player != self.me:
                            lose_tokens(s, player, 1, BY_EFFECT)
                return


class ProphetSuper(Effect):
    """Predict after the cards are selected."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not s.was_used(PROPHET, me)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.used += [PROPHET, me]
        s.push(AskWay(me, me, PROPHET, FORETELL))
