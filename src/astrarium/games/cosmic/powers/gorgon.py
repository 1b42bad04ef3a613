"""Gorgon, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PASS
from ....clockwork.step import Step
from ..atoms import PLACE_ATOM
from ..components import IS_MOON, SYSTEM_OF
from ..effect_numbers import EFFECT
from ..effects.effect import Effect
from ..effects.openings import AsksPlace
from ..effects.questions import AskPlace
from ..effects.timing import ALLY_CHOICE, LAUNCH
from ..records import Announced, Lasting
from ..rules.commitment import commit_limit
from ..rules.loss_in_progress import BY_EFFECT
from ..rules.settle import Settle
from ..rules.targets import places_in
from ..rules.tokens import Lose, is_safe
from ..rules.uses import answering, cancel, subject
from ..state import Cosmic

COSMIC_ZAP: Final = EFFECT.index("cosmic_zap")


class Gorgon(Effect):
    """Others' tokens on your home planets, or beside yours, stay there or go to the Warp."""

    def never_down(self) -> bool:
        return True

    def times(self) -> int:
        return 1 << LAUNCH | 1 << ALLY_CHOICE

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        who = s.offense if timing == LAUNCH else s.answering
        return who not in (me, NOBODY) and len(self.held(s, me, who)) > 0

    def holds(self, s: Cosmic, me: int, place: int) -> bool:
        return s.has_base(me, place) or (SYSTEM_OF[place] == s.home[me] and not IS_MOON[place])

    def held(self, s: Cosmic, me: int, who: int) -> list[int]:
        """The bases of a player that the Gorgon holds."""
        return [place for place in s.base_list(who) if self.holds(s, me, place)]

    def may_move(self, s: Cosmic, me: int, who: int, place: int, may: bool) -> bool:
        return may and (who == me or not self.holds(s, me, place))

    def committed(self, s: Cosmic, me: int, who: int, side: int, number: int) -> None:
        left = commit_limit(s, who) - number
        if who != me and left > 0:
            s.push(AskPlace(who, me, self.number, who, left))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        places = [place for place in self.held(s, me, stage) if not is_safe(s, stage, place)]
        return [PASS] + [PLACE_ATOM + place for place in places] if places else []

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == PASS:
            return
        s.lift(stage, atom - PLACE_ATOM, 1)
        s.transit[stage] += 1
        steps: list[Step[Cosmic]] = [Lose(stage, 1, BY_EFFECT), Settle()]
        if about > 1:
            steps.append(AskPlace(stage, me, self.number, stage, about - 1))
        s.then(steps)


class GorgonWild(AsksPlace):
    """A planet turns to stone: tokens there neither move, count nor get lost."""

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        found: list[int] = []
        for owner in range(s.players):
            for place in places_in(s, s.home[owner]):
                if not IS_MOON[place] and s.occupants(place):
                    found.append(PLACE_ATOM + place)
        return found

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        place = atom - PLACE_ATOM
        self.last(s, me, place)
        if place == s.target:
            s.withdrawn = s.at(s.guard(), place)

    def may_move(self, s: Cosmic, me: int, who: int, place: int, may: bool) -> bool:
        return may and not is_safe(s, who, place)

    def freezes(self, s: Cosmic, me: int, who: int, place: int) -> bool:
        """Of the Space Dust one token is frozen."""
        at = s.recall(self.number, me)
        return (
            at != NOBODY and s.lasting[at + Lasting.ABOUT] == place and not (s.is_dust(place) and s.at(who, place) > 1)
        )


class GorgonSuper(Effect):
    """A Cosmic Zap against your power is cancelled."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not answering(s) or len(s.uses) < 2 * Announced.SIZE:
            return False
        _, effect, _ = subject(s)
        return effect == COSMIC_ZAP and s.uses[len(s.uses) - 2 * Announced.SIZE + Announced.PLAYER] == me

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        cancel(s)
