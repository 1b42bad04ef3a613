"""Delegator, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PASS
from .. import notes
from ..components import POWER
from ..effect_numbers import DELEGATED, EFFECT
from ..effects.effect import Effect
from ..effects.in_force import refresh
from ..effects.questions import AskPlayer
from ..effects.timing import DEF_HAND_CHECK
from ..rules.alliances import one_against_one
from ..rules.new_hands import HandCheck
from ..state import Cosmic
from ..terms import DEF, OFF

DELEGATOR: Final = POWER.index("delegator")
DELEGATOR_SUPER: Final = EFFECT.index("flare_delegator_super")


def delegate(s: Cosmic, side: int, player: int) -> None:
    """The player becomes the main player of a side; the one displaced is an ally with the same tokens."""
    displaced = s.main(side)
    s.joined[side] = s.joined[side] & ~(1 << player) | 1 << displaced
    s.lasting += [DELEGATED, player, displaced]
    if side == OFF:
        s.offense = player
        s.tell(notes.CHALLENGE, player, s.number)
    else:
        s.guarding = s.guard()
        s.defender = player
        s.tell(notes.DEFENDS, player)
    refresh(s)


class Delegator(Effect):
    """Make an offensive ally the offense and a defensive ally the defender."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if one_against_one(s):
            return False
        return len(self.options(s, me, OFF, 0)) + len(self.options(s, me, DEF, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.then([AskPlayer(me, me, self.number, side) for side in (OFF, DEF)])

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        found: list[int] = []
        for player in s.around(s.offense):
            if s.is_main(player) or s.joined[1 - stage] >> player & 1:
                continue
            if s.joined[stage] >> player & 1 or s.recall(DELEGATOR_SUPER, me) != NOBODY:
                found.append(s.player_atom(player))
        return [PASS, *found] if found else []

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom != PASS:
            delegate(s, stage, s.player_of(atom))


class DelegatorWild(Effect):
    """Another player on the target becomes the defender with his tokens there, yours are out of it."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.target != NOBODY and len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(player) for player in s.occupants(s.target) if not s.is_main(player)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        s.defender = s.player_of(atom)
        s.tell(notes.DEFENDS, s.defender)
        refresh(s)
        # Who really defends makes the hand check. COS-P2.16
        s.push(HandCheck(s.defender, DEF_HAND_CHECK))


class DelegatorSuper(Effect):
    """Your power may delegate a player who is not involved."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if one_against_one(s) or s.was_used(DELEGATOR, me):
            return False
        return any(s.side_of(player) == NOBODY for player in range(s.players))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
