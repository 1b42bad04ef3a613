"""Filth, with both sides of its Flare."""

from __future__ import annotations

from ....clockwork.names import NOBODY
from ..atoms import PLACE_ATOM
from ..components import IS_MOON, MOST_BASES, SYSTEM_OF
from ..effects.effect import Effect
from ..effects.openings import AsksPlace
from ..effects.questions import AskPlace
from ..effects.timing import CHALLENGE_START, LAND, LOSS, POWER_GAINED
from ..records import Lasting
from ..rules.landing import land
from ..rules.settle import Settle
from ..rules.tokens import recall_force, vacate
from ..rules.victory import TOGETHER
from ..state import Cosmic
from ..terms import FOUGHT, OFF
from .shared.places import grounds, planets


def lands_in_common(s: Cosmic, place: int) -> bool:
    """Whether players can share a place: a planet where visitors have no bases of their own. COS-9.8, 9.9, 13.20"""
    return not IS_MOON[place] and not s.is_berthed(SYSTEM_OF[place])


def intruded(s: Cosmic, me: int) -> list[int]:
    """Planets that others share with the player."""
    return [place for place in grounds(s, me) if lands_in_common(s, place) and len(s.occupants(place)) > 1]


class Filth(Effect):
    """Nobody can share a planet with you.

    Your winning offensive allies found a base elsewhere in the system; who drives you off a planet cannot stay there.
    """

    def times(self) -> int:
        return 1 << LOSS | 1 << POWER_GAINED | 1 << CHALLENGE_START

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == LOSS:
            return self._is_driven_off(s, me)
        if timing == LAND:
            return len(self._companions(s, me)) > 0
        return len(intruded(s, me)) > 0

    def _is_driven_off(self, s: Cosmic, me: int) -> bool:
        defeated = s.ending == FOUGHT and s.winner == OFF and me in (s.defender, s.guard())
        return defeated and s.target != NOBODY and lands_in_common(s, s.target) and s.at(me, s.target) > 0

    def _companions(self, s: Cosmic, me: int) -> list[int]:
        """Allies who would land with you."""
        if s.ending != FOUGHT or s.winner != OFF or s.offense != me or s.reverse or s.target == NOBODY:
            return []
        if not lands_in_common(s, s.target):
            return []
        return [player for player in s.allies(OFF) if s.force[OFF * s.players + player] > 0]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == LOSS:
            self.last(s, me, s.target)
        elif timing == LAND:
            self._lead_elsewhere(s, me)
        else:
            s.push(TOGETHER)
            for place in intruded(s, me):
                for player in s.occupants(place):
                    if player != me:
                        vacate(s, player, place)

    def _lead_elsewhere(self, s: Cosmic, me: int) -> None:
        companions = self._companions(s, me)
        if self.options(s, me, 0, 0):
            s.then([AskPlace(player, me, self.number, 0, player) for player in companions])
        else:
            for player in reversed(companions):
                recall_force(s, player, OFF)

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        system = s.planets_in(SYSTEM_OF[s.target])
        return [PLACE_ATOM + planet for planet in system if planet != s.target and not s.has_base(me, planet)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        at = OFF * s.players + about
        number = s.force[at]
        s.force[at] = 0
        s.transit[about] += number
        s.push(Settle())
        land(s, about, atom - PLACE_ATOM, number)

    def refuses_company(self, s: Cosmic, me: int, who: int, place: int) -> bool:
        """Not on the Gas Giant. COS-9.9"""
        return who == me and MOST_BASES[s.back[SYSTEM_OF[place]]] == 0

    def repels(self, s: Cosmic, me: int, who: int, place: int, repelled: bool) -> bool:
        at = s.recall(self.number, me)
        return repelled or (at != NOBODY and s.lasting[at + Lasting.ABOUT] == place)


class FilthWild(AsksPlace):
    """All leave a planet that you name, and for this challenge nobody can land there."""

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [PLACE_ATOM + place for place in planets(s) if lands_in_common(s, place) and s.occupants(place)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        place = atom - PLACE_ATOM
        self.last(s, me, place)
        s.push(TOGETHER)
        for player in s.occupants(place):
            vacate(s, player, place)

    def repels(self, s: Cosmic, me: int, who: int, place: int, repelled: bool) -> bool:
        at = s.recall(self.number, me)
        return repelled or (at != NOBODY and s.lasting[at + Lasting.ABOUT] == place)


class FilthSuper(Effect):
    """All others leave the target planet."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if s.target == NOBODY or not lands_in_common(s, s.target):
            return False
        return s.occupants(s.target) not in ([], [me])

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(TOGETHER)
        for player in s.occupants(s.target):
            if player != me:
                vacate(s, player, s.target)
