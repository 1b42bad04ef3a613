"""Looking one move ahead with a net: for many seats at once, and only with what each of them may know."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..contract.registry import game
from ..players.outlook import Outlook
from ..players.seat import Seat
from .net import Floats, Net, Rows


class Weighed(NamedTuple):
    """The options at which a seat looked, and what each is worth to it, between -1 and 1."""

    options: list[int]
    worths: Floats


class Judge:
    """Weighs options by where they lead.

    For each decision it looks at so many `tables` as they might be for all that the seat knows, and completes a move
    in progress in so many ways as `looks` allow.
    """

    def __init__(self, net: Net, tables: int, looks: int) -> None:
        self.net = net
        self.tables = tables
        self.looks = looks
        self.outlook = Outlook(game(net.key), net.players)

    def weigh(self, seats: list[Seat]) -> list[Weighed]:
        outlook = self.outlook
        outlook.clear()
        options = [seat.promising() for seat in seats]
        for seat, atoms in zip(seats, options, strict=True):
            for number in range(self.tables):
                outlook.look(seat.imagine() if number else seat.position, seat.player, atoms, self.looks)
        worths = np.maximum.reduceat(self.values(), outlook.starts) if seats else np.zeros(0, np.float32)
        found: list[Weighed] = []
        start = 0
        for atoms in options:
            end = start + len(atoms) * self.tables
            found.append(Weighed(atoms, worths[start:end].reshape(self.tables, -1).mean(axis=0)))
            start = end
        return found

    def values(self) -> Floats:
        """What the rows of the outlook are worth: judged by the net, or known where the game is over."""
        outlook = self.outlook
        found = self.net.values(rows_of(outlook))
        found[outlook.settled] = outlook.worths
        return found


def rows_of(outlook: Outlook) -> Rows:
    # A copy: while NumPy looks into the buffer it cannot grow.
    return np.frombuffer(outlook.seen, np.int16).reshape(-1, outlook.width).copy()
