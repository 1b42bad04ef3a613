"""Busybody, with both sides of its Flare."""

from __future__ import annotations

from ..atoms import AMOUNT_ATOM
from ..effects.effect import Effect
from ..effects.in_force import refresh
from ..effects.openings import AsksWay, amounts
from ..effects.questions import AskAmount, AskWay
from ..rules.alliances import join, one_against_one
from ..rules.commitment import Commit, commit_limit
from ..rules.sources import available
from ..state import Cosmic
from ..terms import DEF, OFF
from .shared.joining import SIDE_ATOM, change_sides, is_answering, is_barred, is_welcome


class Busybody(Effect):
    """Invited by one side, ally with both: with one token where you were not invited."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not is_answering(s, me) or available(s, me) < 2 or commit_limit(s, me) < 1:
            return False
        if is_barred(s, me, OFF) or is_barred(s, me, DEF):
            return False
        return is_welcome(s, me, OFF) or is_welcome(s, me, DEF)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        freely = [is_welcome(s, me, OFF), is_welcome(s, me, DEF)]
        join(s, me, DEF, freely[DEF])
        join(s, me, OFF, freely[OFF], 1)


class BusybodyWild(Effect):
    """One token of yours joins a side without an invitation; an ally's joins his own."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not one_against_one(s) and available(s, me) > 0 and len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        joined = [side for side in (OFF, DEF) if s.joined[side] >> me & 1]
        return [SIDE_ATOM[side] for side in joined or (OFF, DEF) if not is_barred(s, me, side)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        side = SIDE_ATOM.index(atom)
        if s.joined[side] >> me & 1:
            s.push(Commit(me, side, 1, 0))
        else:
            join(s, me, side, False)


class BusybodySuper(AsksWay):
    """After the reveal any of your allied tokens change sides."""

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [SIDE_ATOM[1 - side] for side in (DEF, OFF) if s.force[side * s.players + me] > 0]
        return amounts(1, s.force[about * s.players + me])

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.push(AskAmount(me, me, self.number, 1, 1 - SIDE_ATOM.index(atom)))
        else:
            change_sides(s, me, about, atom - AMOUNT_ATOM)
            refresh(s)
