"""The round and its five phases. ATH-B.5"""

from __future__ import annotations

from typing import Final

from ....clockwork.step import Step
from .. import notes
from ..pieces import END_OF_ROUND, EXPLORATION, FIRE, MOVEMENT, REST
from ..printed_cards import NO_CARD
from ..state import Athena
from .automa import AutomaExplores, AutomaMoves, DrawActions
from .end_of_round import AuroraMoves, EndOfRoundTurn
from .exploration import Explore
from .fire_phase import fire_phase
from .movement import MoveTurn
from .rest import RestTurn
from .turn_order import UpdateOrder


class NextRound(Step["Athena"]):
    """Exploration, Rest, Movement, Fire, End of Round. ATH-B.5.1"""

    def run(self, s: Athena) -> None:
        s.round += 1
        s.tell(notes.ROUND, s.round)
        s.then([ExplorationPhase(), RestPhase(), MovementPhase(), FirePhase(), EndPhase(), NextRound()])


def begin_phase(s: Athena, phase: int) -> None:
    """What lasted for the phase before ends. ATH-B.13.13, X.13.4"""
    s.phase = phase
    s.suited = []
    s.copied = NO_CARD
    s.tell(notes.PHASE, phase)


class ExplorationPhase(Step["Athena"]):
    """Turn after turn in exploration order until all have passed. ATH-B.6.1, S.2, X.8.12"""

    def run(self, s: Athena) -> None:
        begin_phase(s, EXPLORATION)
        s.passed = 0
        s.then([DrawActions(), NextExplorer(0), EndExploration()])


class NextExplorer(Step["Athena"]):
    """The next side that has not passed takes one action or passes. ATH-B.6.1"""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, s: Athena) -> None:
        for step in s.all_sides():
            place = (self.place + step) % s.sides
            side = s.order[place]
            if s.passed >> side & 1 == 0:
                turn: Step[Athena] = Explore(side) if s.seated(side) else AutomaExplores()
                s.then([turn, NextExplorer(place + 1)])
                return


class EndExploration(Step["Athena"]):
    """A Whiteout ends; on Gamma the Turn Order is updated. ATH-B.13.7, X.8.12"""

    def run(self, s: Athena) -> None:
        if s.whiteout:
            s.whiteout = False
            s.tell(notes.WHITEOUT_ENDS)
        if s.athena:
            s.push(UpdateOrder())


class RestPhase(Step["Athena"]):
    """In exploration order: abilities, boxes, objects, feeding; then the shift. ATH-B.7.1"""

    def run(self, s: Athena) -> None:
        begin_phase(s, REST)
        s.then([RestTurn(side) for side in s.order if s.seated(side)])


class MovementPhase(Step["Athena"]):
    """In turn order each convoy may move once; then the Turn Order is updated. ATH-B.8.1, 8.12"""

    def run(self, s: Athena) -> None:
        begin_phase(s, MOVEMENT)
        turns: list[Step[Athena]] = [MoveTurn(side) if s.seated(side) else AutomaMoves(side) for side in s.turn_order()]
        s.then([*turns, UpdateOrder()])


class FirePhase(Step["Athena"]):
    """Ambush, Convoy Fire, Enemy Fire. ATH-B.9.1"""

    def run(self, s: Athena) -> None:
        begin_phase(s, FIRE)
        s.then(fire_phase(s))


class EndPhase(Step["Athena"]):
    """In turn order boxes are used; then the Aurora. ATH-B.10"""

    def run(self, s: Athena) -> None:
        begin_phase(s, END_OF_ROUND)
        s.then([*[EndOfRoundTurn(side) for side in s.turn_order() if s.seated(side)], AuroraMoves()])
