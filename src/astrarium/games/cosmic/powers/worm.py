"""Worm, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ..atoms import AMOUNT_ATOM, PLACE_ATOM
from ..components import POWER
from ..effects.effect import Effect
from ..effects.openings import AsksPlace, place_atoms
from ..effects.questions import AskAmount, AskPlace
from ..rules.landing import Gather
from ..rules.sources import movable
from ..state import Cosmic
from .shared.places import aim, grounds

WORM: Final = POWER.index("worm")
NUMBER_OF: Final = 2
WHERE: Final = 0


def burrows(s: Cosmic) -> list[int]:
    """Planets anywhere where the defender has a base and the offense has none, but for the target. COS-14.17"""
    if s.in_warp or s.defender == NOBODY:
        return []
    return [place for place in grounds(s, s.defender) if place != s.target and not s.has_base(s.offense, place)]


class Worm(AsksPlace):
    """After the cards are revealed, aim the cone at another planet of the defender."""

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return place_atoms(burrows(s))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        aim(s, atom - PLACE_ATOM, s.defender)


class WormWild(Effect):
    """Any number of your tokens move to a home planet where you have no base."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return movable(s, me) > 0 and len(self.options(s, me, WHERE, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlace(me, me, self.number, WHERE))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == WHERE:
            return [PLACE_ATOM + planet for planet in s.planets_in(s.home[me]) if not s.has_base(me, planet)]
        return [AMOUNT_ATOM + number for number in range(1, min(40, movable(s, me)) + 1)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == WHERE:
            s.push(AskAmount(me, me, self.number, NUMBER_OF, atom - PLACE_ATOM))
        else:
            s.push(Gather(me, atom - AMOUNT_ATOM, about, 0))


class WormSuper(Effect):
    """Re-aim the cone as an ally."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(burrows(s)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlace(me, me, WORM))
