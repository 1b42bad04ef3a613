"""Turns: one after another, clockwise."""

from __future__ import annotations

from typing import ClassVar

from ....clockwork.step import Choice, Refusal, Step
from ....clockwork.text import Text
from .. import notes
from ..components import COMET_ATOM, DISTANCE, MOST_FUEL, REST, REST_FUEL, ROUNDS
from ..state import Comets


class Turn(Step[Comets]):
    """The next player catches a comet or rests, until none is left or the last round is over. COM-1.4"""

    def run(self, s: Comets) -> None:
        if not s.open or s.turns == ROUNDS * s.players:
            s.end()
            return
        player = s.turns % s.players
        s.turns += 1
        s.then([Act(player), Turn()])


class Act(Choice[Comets]):
    """Catch an open comet that is not too far away, or rest. COM-1.2, COM-1.3"""

    rule: ClassVar[str] = "COM-1.2"

    def legal(self, s: Comets) -> list[int]:
        fuel = s.fuel[self.player]
        resting = [REST] if fuel < MOST_FUEL else []
        return resting + [COMET_ATOM + comet for comet in s.open if DISTANCE[comet] <= fuel]

    def refused(self, s: Comets) -> list[Refusal]:
        fuel = s.fuel[self.player]
        return [
            Refusal(COMET_ATOM + comet, Text("refused-too-dear", {"price": DISTANCE[comet], "owned": fuel}), self.rule)
            for comet in s.open
            if DISTANCE[comet] > fuel
        ]

    def take(self, s: Comets, atom: int) -> None:
        me = self.player
        if atom == REST:
            s.fuel[me] = min(MOST_FUEL, s.fuel[me] + REST_FUEL)
            s.tell(notes.RESTS, me, s.fuel[me])
            return
        comet = atom - COMET_ATOM
        s.fuel[me] -= DISTANCE[comet]
        s.keeper[comet] = me
        s.open.remove(comet)
        s.tell(notes.CATCHES, me, comet)
        if s.deck:
            s.open.append(s.deck.pop())
            s.show()
