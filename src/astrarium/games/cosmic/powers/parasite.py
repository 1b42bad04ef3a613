"""Parasite, with both sides of its Flare."""

from __future__ import annotations

from ..atoms import PLACE_ATOM
from ..effects.challenge_hooks import ask_must_ally
from ..effects.effect import Effect
from ..effects.openings import MOST_ASKED
from ..effects.questions import AskPlace, AskWay
from ..records import Watched
from ..rules.alliances import join
from ..rules.commitment import commit_limit
from ..rules.landing import Gather
from ..rules.sheets import face_down_powers
from ..rules.sources import available, movable
from ..state import Cosmic
from ..terms import DEF, OFF
from .shared.joining import SIDE_ATOM, is_answering, is_barred, is_welcome


class Parasite(Effect):
    """Ally with a side that did not invite you."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not is_answering(s, me) or available(s, me) == 0 or commit_limit(s, me) < 1:
            return False
        return len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if any(is_welcome(s, me, side) and ask_must_ally(s, me, side, False) for side in (OFF, DEF)):
            return []
        return [SIDE_ATOM[side] for side in (OFF, DEF) if not is_barred(s, me, side) and not is_welcome(s, me, side)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        join(s, me, SIDE_ATOM.index(atom), True)


class ParasiteWild(Effect):
    """A player has lost his power for lack of home bases: a token of yours founds a base on a home planet of his."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if len(s.draws) < 2:
            return False
        victim = s.draws[len(s.draws) - Watched.SIZE + Watched.PLAYER]
        return victim != me and len(face_down_powers(s, victim)) > 0 and len(self.options(s, me, 0, victim)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlace(me, me, self.number, 0, s.draws[len(s.draws) - Watched.SIZE + Watched.PLAYER]))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if movable(s, me) == 0:
            return []
        return [PLACE_ATOM + place for place in s.planets_in(s.home[about]) if not s.has_base(me, place)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.push(Gather(me, 1, atom - PLACE_ATOM, 0))


class ParasiteSuper(Effect):
    """Ally with any number of tokens."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not is_answering(s, me) or available(s, me) <= commit_limit(s, me):
            return False
        return not (is_barred(s, me, OFF) and is_barred(s, me, DEF))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)

    def commit_limit(self, s: Cosmic, me: int, who: int, limit: int) -> int:
        return MOST_ASKED if who == me else limit
