"""Fungus, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PASS
from ..atoms import AMOUNT_ATOM
from ..components import POWER, SYSTEM_OF
from ..effects.effect import FOR_GOOD, Effect
from ..effects.in_force import has
from ..effects.questions import AskAmount
from ..effects.timing import TOTALS
from ..records import ROOM
from ..rules.loss_in_progress import left_to_lose, loser, spare
from ..rules.stacks import (
    capture_unsorted,
    captured_tokens,
    depth,
    move,
    on_the_way,
    put_under,
    side_location,
    stacked_tokens,
    stacks_of,
    take_lifted,
    tokens_at,
    unsorted_tokens,
)
from ..state import Cosmic
from ..terms import DEF, OFF, RINGED
from .shared.captives import all_held, let_go, seize
from .shared.outcomes import any_tokens, loses_as_main, lost_by_result, wins

VOID: Final = POWER.index("void")
JOINS: Final = 100
"""The stage at which the Fungus says which stacks he takes along; smaller ones count his tokens."""


class Fungus(Effect):
    """Tokens your side defeats are stacked under yours, and count with them from then on."""

    def chooses_stacks(self, s: Cosmic, me: int, who: int) -> bool:
        return who == me

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == TOTALS:
            return stacked_tokens(s, me, s.side_of(me)) > 0
        return wins(s, me) and s.tokens_in(me) > 0 and any_tokens(s, 1 - s.winner)

    def stacked(self, s: Cosmic, me: int, who: int, side: int) -> int:
        return stacked_tokens(s, me, side) if who == me else 0

    def capture(self, s: Cosmic, me: int) -> None:
        if not wins(s, me) or not lost_by_result(s, me) or s.tokens_in(me) == 0:
            return
        if not s.is_main(me) and has(s, s.main(s.winner), VOID):
            return
        owner = loser(s)
        number = spare(s, left_to_lose(s), counts=True)
        if number > 0:
            capture_unsorted(s, me, owner, number)
            s.push(AskAmount(me, me, self.number, 0, owner))

    def location(self, s: Cosmic, me: int) -> int:
        """Where the own tokens of the challenge are."""
        if s.force[s.winner * s.players + me] == 0 and s.target != NOBODY and s.guard() == me:
            return s.target
        return side_location(s.winner)

    def committed(self, s: Cosmic, me: int, who: int, side: int, number: int) -> None:
        """Of tokens taken from a base with stacks he says which they are."""
        if who != me:
            return
        for place, lifted in take_lifted(s, me):
            s.push(AskAmount(me, me, self.number, JOINS, (place * 2 + side) * ROOM + lifted))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == JOINS:
            place = about // (2 * ROOM)
            there = stacks_of(s, me, place)
            if about % ROOM == 0 or not there:
                return []
            atoms: list[int] = [PASS] if len(there) <= s.at(me, place) else []
            for stack in there:
                atom = AMOUNT_ATOM + min(40, 1 + depth(s, me, stack))
                if atom not in atoms:
                    atoms.append(atom)
            return atoms
        left = unsorted_tokens(s, me, about)
        if stage >= tokens_at(s, me, self.location(s, me)) - 1:
            return [AMOUNT_ATOM + min(40, left)]
        return [AMOUNT_ATOM + number for number in range(min(40, left) + 1)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == JOINS:
            self.take_along(s, me, about, atom)
            return
        put_under(s, me, about, atom - AMOUNT_ATOM, stage, self.location(s, me))
        if unsorted_tokens(s, me, about) > 0:
            s.push(AskAmount(me, me, self.number, stage + 1, about))

    def take_along(self, s: Cosmic, me: int, about: int, atom: int) -> None:
        if atom == PASS:
            return
        for stack in stacks_of(s, me, about // (2 * ROOM)):
            if AMOUNT_ATOM + min(40, 1 + depth(s, me, stack)) == atom:
                move(s, me, stack, side_location(about // ROOM % 2))
                break
        s.push(AskAmount(me, me, self.number, JOINS, about - 1))

    def keeps_tokens(self, s: Cosmic, owner: int) -> int:
        return captured_tokens(s, owner)


class FungusWild(Effect):
    """Tokens defeated in your home system guard it from then on, until you lose a challenge there."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.winner == DEF and at_home(s, me) and any_tokens(s, OFF)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
        self.stay(s, me, FOR_GOOD)

    def capture(self, s: Cosmic, me: int) -> None:
        if self.lasts(s, me) and lost_by_result(s, me):
            seize(s, RINGED, me, left_to_lose(s))

    def stacked(self, s: Cosmic, me: int, who: int, side: int) -> int:
        return all_held(s, RINGED, me) if who == me == s.defender and side == DEF and at_home(s, me) else 0

    def fought(self, s: Cosmic, me: int) -> None:
        if loses_as_main(s, me) and at_home(s, me):
            self.stop(s, me)

    def leaves(self, s: Cosmic, me: int) -> None:
        let_go(s, RINGED, me)


def at_home(s: Cosmic, me: int) -> bool:
    """Whether the challenge takes place in the player's home system."""
    return s.target != NOBODY and SYSTEM_OF[s.target] == s.home[me]


class FungusSuper(Effect):
    """Stacks that enter the Warp in this challenge stay stacked."""

    def keeps_stacks(self, s: Cosmic, me: int, who: int) -> bool:
        return who == me and self.lasts(s, me)

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser(s) == me and left_to_lose(s) > 0 and on_the_way(s, me) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
