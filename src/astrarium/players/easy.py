"""The player for beginners, who does not see everything."""

from __future__ import annotations

from typing import Final

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
        noticed = [atom for atom in seat.promising() if seat.rng.below(OVERLOOKED) > 0]
        if len(noticed) < 2:
            return seat.rng.pick(noticed or seat.legal)
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
