"""Laser, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ....clockwork.step import Step
from ..effect_numbers import KICKER_DECIDED
from ..effects.effect import Effect
from ..effects.questions import AskPlayer
from ..records import Lasting
from ..rules.selection import PlayKicker, Select
from ..state import Cosmic
from ..terms import DEF, OFF


class Laser(Effect):
    """Your opponent's card is drawn at random."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.chosen[s.side_of(s.opponent(me))] == NOBODY

    def blinds(self, s: Cosmic, me: int, who: int, blind: bool) -> bool:
        return blind or (s.is_main(me) and who == s.opponent(me))


class LaserWild(Effect):
    """Your opponent decides on a Kicker and selects his card before he invites anybody."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.chosen[s.side_of(s.opponent(me))] == NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        opponent = s.opponent(me)
        side = s.side_of(opponent)
        if s.has_challenge_card(opponent):
            s.push(Select(opponent, side))
        if s.kickers:
            s.then([PlayKicker(opponent, side), KickerDecided(opponent)])


class KickerDecided(Step["Cosmic"]):
    """A main player has made up his mind about a Kicker for this challenge. COS-14.8"""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def run(self, s: Cosmic) -> None:
        s.lasting += [KICKER_DECIDED, self.player, 0]


class LaserSuper(Effect):
    """As an ally blind either main player."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return NOBODY in s.chosen

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlayer(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [s.player_atom(s.main(side)) for side in (OFF, DEF) if s.chosen[side] == NOBODY]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, s.player_of(atom))

    def blinds(self, s: Cosmic, me: int, who: int, blind: bool) -> bool:
        return blind or s.lasting[s.recall(self.number, me) + Lasting.ABOUT] == who
