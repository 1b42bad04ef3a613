"""How a game stands for those who watch while another player decides."""

from __future__ import annotations

from time import perf_counter

from .mcts import HABITS, budget, deadline
from .seat import Seat
from .tree import Tree


def watch(seat: Seat, iterations: int, milliseconds: int = 0) -> list[float]:
    """The win chance of every player in the eyes of a seat that is not asked: the search of the mcts player."""
    ends = deadline(milliseconds)
    tree = Tree(seat.position, HABITS)
    for _ in range(budget(iterations, milliseconds)):
        table = seat.imagine()
        # What one imagines may leave whoever is asked without an option: such a table cannot be.
        if table.offered:
            tree.grow(table)
        if perf_counter() >= ends:
            break
    if tree.games == 0:
        return tree.bots.chances(seat.position)
    return [total / tree.games for total in tree.sums]
