"""How fast the games play at random, on one core."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

from .clockwork import state as state_module
from .clockwork.chance import seeded
from .contract.game import Game
from .players.playing import random_decisions

BATCH = 20
CLONES_PER_DECISION = 5


def build() -> str:
    """Whether the rules run compiled or as plain Python."""
    return "plain" if str(state_module.__file__).endswith(".py") else "compiled"


def measure(game: Game[Any], players: int, seconds: float) -> dict[str, float]:
    """Decisions and whole games per second in random play, and microseconds for a clone in mid-game."""
    decisions = games = 0
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        decisions += random_decisions(game, players, games, BATCH)
        games += BATCH
    spent = perf_counter() - begun
    return {
        "players": players,
        "decisions_per_s": round(decisions / spent),
        "games_per_s": round(games / spent, 1),
        "decisions_per_game": round(decisions / games, 1),
        "clone_us": round(clone_time(game, players), 2),
    }


def clone_time(game: Game[Any], players: int) -> float:
    """Microseconds for a clone, over every decision of a few games."""
    spent = 0.0
    clones = 0
    for seed in range(5):
        state = game.start(players, seed)
        rng = seeded(seed, "clones")
        while not state.over:
            begun = perf_counter()
            for _ in range(CLONES_PER_DECISION):
                state.clone()
            spent += perf_counter() - begun
            clones += CLONES_PER_DECISION
            state.apply(rng.pick(list(state.legal)))
    return spent / clones * 1e6


def peers(seconds: float) -> dict[str, dict[str, float]]:
    """The same for other simulators, measured in a process of their own by bench/peers.py of the checkout."""
    script = Path("bench/peers.py")
    if not script.exists():
        raise ValueError("bench --peers needs a checkout: run it in the folder that holds bench/peers.py")
    run = subprocess.run(
        [sys.executable, str(script), "--seconds", str(seconds), "--json"],
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    found: dict[str, dict[str, float]] = json.loads(run.stdout)
    return found
