"""The player for beginners, who does not see everything."""

from __future__ import annotations

from typing import Final

from ..clockwork.names import Atom
from .greedy import Glance
from .seat import Seat

OVERLOOKED: Final = 2
"""One option in so many is not noticed."""
LOOKS: Final = 60
"""How many positions it looks at, to complete the move at hand."""


class Easy:
    """Takes what looks best at a glance, of the options it notices."""

    def __init__(self) -> None:
        self.name = "easy"
        self.blind = False

    def decide(self, seat: Seat) -> int:
        noticed = self.notice(seat, seat.promising())
        if len(noticed) == 1:
            return noticed[0]
        looks = LOOKS // len(noticed)
        glance = Glance(seat.position, seat.player)
        found = noticed[0]
        most = 0
        for number in range(len(noticed)):
            worth = glance.worth_of(noticed[number], looks)
            if number == 0 or worth > most:
                found = noticed[number]
                most = worth
        return found

    def notice(self, seat: Seat, options: list[Atom]) -> list[Atom]:
        """Some of the options, two at least: nothing is done for want of an idea. Always to leave it at that."""
        choice = seat.position.choice
        assert choice is not None
        rests = choice.rests(seat.position)
        noticed: list[Atom] = []
        others: list[Atom] = []
        for atom in options:
            if atom in rests or seat.rng.below(OVERLOOKED) > 0:
                noticed.append(atom)
            else:
                others.append(atom)
        while len(noticed) < 2 and others:
            atom = seat.rng.pick(others)
            others.remove(atom)
            noticed.append(atom)
        return noticed
