"""Playing a game from the first decision to the last."""

from __future__ import annotations

from typing import Final

from ..clockwork.game import Game
from ..clockwork.rng import seeded
from ..clockwork.state import State
from .greedy import Greedy
from .random import Random
from .seat import Player, ask

PLAYERS: Final = ("random", "greedy")


def player(name: str) -> Player:
    """The built-in player of that name."""
    if name == "random":
        return Random()
    if name == "greedy":
        return Greedy()
    raise ValueError(f"{name!r} is not a player; there are {', '.join(PLAYERS)}")


def play_out(game: Game, players: list[Player], seed: int, options: dict[str, str]) -> State:
    """A finished game of these players, in the order of the seats. The same seed gives the same game."""
    state = game.begin(len(players), seed, options)
    streams = [seeded(seed, f"player{number}") for number in range(len(players))]
    while not state.over:
        number = state.player
        state.apply(ask(players[number], state, streams[number]))
    return state


def random_decisions(game: Game, players: int, seed: int, games: int) -> int:
    """Play so many random games as fast as possible; how many decisions they took."""
    decisions = 0
    for number in range(games):
        state = game.start(players, seed + number)
        rng = seeded(seed + number, "random")
        while not state.over:
            state.apply(rng.pick(state.offered))
            decisions += 1
    return decisions
