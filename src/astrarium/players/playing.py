"""Playing a game from the first decision to the last."""

from __future__ import annotations

from typing import Any, Final

from ..clockwork.chance import seeded
from ..clockwork.state import State
from ..contract.game import Game
from .easy import Easy
from .greedy import Greedy
from .mcts import Mcts
from .random import Random
from .seat import Player, ask

PLAYERS: Final = ("random", "greedy", "mcts", "easy", "medium", "hard")
"""The built-in players. `mcts:500` searches with so many iterations, `mcts:200ms` for so long."""

MEDIUM: Final = 2000
HARD: Final = 8000
"""Iterations of the levels of the table, or fewer where a game of the search takes longer (`Bots.cost`).

On a slow machine they answer after these milliseconds all the same.
"""
MEDIUM_MILLISECONDS: Final = 900
HARD_MILLISECONDS: Final = 2800


def player(name: str) -> Player:
    """The built-in player of that name."""
    if name == "random":
        return Random()
    if name == "greedy":
        return Greedy()
    if name == "mcts" or name.startswith("mcts:"):
        return searching(name)
    if name == "easy":
        return Easy()
    if name == "medium":
        return Mcts(MEDIUM, MEDIUM_MILLISECONDS, name, by_cost=True)
    if name == "hard":
        return Mcts(HARD, HARD_MILLISECONDS, name, by_cost=True)
    raise ValueError(f"{name!r} is not a player; there are {', '.join(PLAYERS)}, mcts:500 and mcts:200ms")


def searching(name: str) -> Mcts:
    """The player who searches, with the budget after the colon."""
    if name == "mcts":
        return Mcts()
    budget = name.removeprefix("mcts:")
    number = budget.removesuffix("ms")
    if not number.isdecimal() or int(number) == 0:
        raise ValueError(f"{name!r}: the budget is a number of iterations such as 500, or a time such as 200ms")
    if budget.endswith("ms"):
        return Mcts(0, int(number), name)
    return Mcts(int(number), 0, name)


def play_out(game: Game[Any], players: list[Player], seed: int, options: dict[str, str]) -> State:
    """A finished game of these players, in the order of the seats. The same seed gives the same game."""
    state: State = game.begin(len(players), seed, options)
    streams = [seeded(seed, f"player{number}") for number in range(len(players))]
    while not state.over:
        number = state.player
        state.apply(ask(players[number], state, streams[number]))
    return state


def random_decisions(game: Game[Any], players: int, seed: int, games: int) -> int:
    """Play so many random games as fast as possible; how many decisions they took."""
    decisions = 0
    for number in range(games):
        # The type is said: of a game of any kind the compiler would know nothing, and ask Python for every attribute.
        state: State = game.start(players, seed + number)
        rng = seeded(seed + number, "random")
        while not state.over:
            state.apply(rng.pick(state.offered))
            decisions += 1
    return decisions
