"""The player who takes anything."""

from __future__ import annotations

from .seat import Seat


class Random:
    """Picks any option, each equally likely."""

    def __init__(self) -> None:
        self.name = "random"
        self.blind = True

    def decide(self, seat: Seat) -> int:
        return seat.rng.pick(seat.legal)
