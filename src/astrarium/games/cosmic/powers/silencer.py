"""Silencer, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from .. import notes
from ..components import POWER, POWERS
from ..effect_numbers import SILENCED
from ..effects.effect import Effect
from ..effects.in_force import refresh
from ..effects.openings import AsksPlayer
from ..effects.questions import AskPlayer
from ..effects.usage import is_silenced
from ..rules.uses import answering, cancel, subject, zap
from ..state import Cosmic

SILENCER: Final = POWER.index("silencer")


def talkers(s: Cosmic, me: int) -> list[int]:
    """The other players who can still be silenced, as atoms."""
    return [s.player_atom(player) for player in s.around(me) if not is_silenced(s, player)]


def silence(s: Cosmic, player: int) -> None:
    """COS-15.10"""
    s.lasting += [SILENCED, player, 0]
    s.tell(notes.SILENCED, player)
    refresh(s)


class Silencer(AsksPlayer):
    """Silence another player until the end of the challenge; `about` counts how many more follow."""

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return talkers(s, me)

    def speaks(self, stage: int) -> bool:
        return True

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        silence(s, s.player_of(atom))
        if about > 0:
            s.push(AskPlayer(me, me, self.number, 0, about - 1))


class SilencerWild(Effect):
    """Your opponent's power is cancelled and stays off; this is not a Zap."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not answering(s):
            return False
        player, effect, _ = subject(s)
        return player == s.opponent(me) and 0 <= effect < POWERS

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        player, power, _ = subject(s)
        cancel(s)
        zap(s, power, player)


class SilencerSuper(Effect):
    """Silence two players: one more, or both at once."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return len(talkers(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        more = 0
        if not s.was_used(SILENCER, me):
            s.used += [SILENCER, me]
            more = 1
        s.push(AskPlayer(me, me, SILENCER, 0, more))
