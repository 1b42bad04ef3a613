"""Boomerang, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ..atoms import PLACE_ATOM
from ..components import POWER
from ..effect_numbers import EFFECT, EXTRA
from ..effects.effect import Effect
from ..effects.openings import place_atoms
from ..effects.questions import AskPlace
from ..records import Mark
from ..rules.loss_in_progress import left_to_lose, loser, spare
from ..rules.sources import available
from ..rules.targets import target_places
from ..rules.tokens import bring_home, home_options
from ..rules.turn import call_extra, can_call_extra
from ..state import Cosmic
from ..terms import DEAL_FAILED, DEAL_MADE, FOUGHT
from .shared.faces import is_armed
from .shared.places import grounds

BOOMERANG_SUPER: Final = EFFECT.index("flare_boomerang_super")


def return_targets(s: Cosmic, me: int, victim: int) -> list[int]:
    """Where a return challenge may be aimed with the Super Flare: at his bases everywhere, or in his home system."""
    before = (s.offense, s.defender, s.system, s.extra)
    s.offense = me
    s.defender = victim
    s.system = s.home[victim]
    s.extra = True
    found = target_places(s)
    s.offense, s.defender, s.system, s.extra = before
    return found + [place for place in grounds(s, victim) if place not in found]


def is_struck(s: Cosmic) -> bool:
    """Whether a challenge that can be returned is over."""
    return s.ending in (FOUGHT, DEAL_MADE, DEAL_FAILED) and not s.extra


def return_record(s: Cosmic, me: int) -> int:
    """Where in `marks` the player's return challenge stands, or NOBODY."""
    for at in range(0, len(s.marks), Mark.SIZE):
        if (
            s.marks[at + Mark.EFFECT] == EXTRA
            and s.marks[at + Mark.PLAYER] == me
            and s.marks[at + Mark.ABOUT] == s.offense
        ):
            return at
    return NOBODY


class Boomerang(Effect):
    """After defending you may challenge the offense in return."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not is_struck(s) or s.offense == me:
            return False
        if s.recall(BOOMERANG_SUPER, me) == NOBODY:
            return can_call_extra(s, me, s.offense)
        return is_armed(s, me) and available(s, me) > 0 and len(return_targets(s, me, s.offense)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        call_extra(s, me, s.offense)
        if s.recall(BOOMERANG_SUPER, me) != NOBODY:
            s.push(AskPlace(me, me, BOOMERANG_SUPER))


class BoomerangWild(Effect):
    """For the rest of the challenge tokens that you would lose to the Warp return to your bases."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser(s) == me and left_to_lose(s) > 0 and len(home_options(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        self.saves(s, me)

    def saves(self, s: Cosmic, me: int) -> None:
        if self.ready(s, me, NOBODY):
            bring_home(s, me, spare(s, left_to_lose(s), counts=False))


class BoomerangSuper(Effect):
    """Your return challenge may be aimed at any planet where the former offense has a base."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not is_struck(s) or not grounds(s, s.offense):
            return False
        return return_record(s, me) != NOBODY or (
            not s.was_used(POWER.index("boomerang"), me) and is_armed(s, me) and available(s, me) > 0
        )

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if return_record(s, me) == NOBODY:
            self.last(s, me)
        else:
            s.push(AskPlace(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return place_atoms(return_targets(s, me, s.offense))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        at = return_record(s, me)
        if at != NOBODY:
            s.marks[at + Mark.NUMBER] = atom - PLACE_ATOM + 1
