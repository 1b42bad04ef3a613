"""How long a table takes to draw: picture and text of positions along a random game of four, in milliseconds.

    python bench/drawing.py

All positions are drawn several times and the quickest time counts.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any

from astrarium import all_games
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.match import Match
from astrarium.clockwork.state import State
from astrarium.contract.game import Game
from astrarium.table import svg, text

PLAYERS = 4
TIMES = 8
EVERY = 25
LONGEST = 400
"""Decisions that are played; every so many of them are drawn."""


def positions(game: Game[Any]) -> list[State]:
    match, rng = Match(game, PLAYERS, 0, dict(game.brief)), seeded(0, "drawing")
    found: list[State] = []
    while not match.state.over and len(match.atoms) < LONGEST:
        if len(match.atoms) % EVERY == 0:
            found.append(match.state.clone())
        match.apply(rng.pick(match.state.offered))
    return found


def milliseconds(draw: Callable[[State, int, str], str], states: list[State]) -> float:
    """For one of them, on average."""
    took: list[float] = []
    for _ in range(TIMES):
        began = process_time()
        for state in states:
            draw(state, state.player, "en")
        took.append(process_time() - began)
    return min(took) / len(states) * 1000


def main() -> None:
    print(f"{'':14}{'positions':>10}{'picture':>10}{'text':>10}")
    for game in all_games():
        states = positions(game)
        picture, words = milliseconds(svg, states), milliseconds(text, states)
        print(f"{game.key:14}{len(states):10}{picture:10.1f}{words:10.1f}")


if __name__ == "__main__":
    main()
