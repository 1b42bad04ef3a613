"""What the tests of learning share: nets that know nothing, and tables at which they decide."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.state import State
from astrarium.learn.net import Net, new_net
from astrarium.learn.selfplay import random_rows
from astrarium.players.seat import Seat


def ignorant(key: str = "expanse", players: int = 2, seed: int = 1) -> Net:
    """A net that has opinions, but no reason for any."""
    rows = random_rows(key, players, game(key).brief, seed, 1)
    net = new_net(key, players, rows, seed, (8, 4))
    net.matrices[-1] *= np.float32(100)
    return net


def saved(folder: Path, key: str = "expanse", players: int = 2) -> Path:
    path = folder / f"{key}.npz"
    ignorant(key, players).save(path)
    return path


def after_random_play(key: str, players: int, seed: int, decisions: int) -> State:
    """A table at which there is something to decide."""
    state = game(key).begin(players, seed, game(key).brief)
    rng = seeded(seed, "random")
    while decisions > 0 or len(state.offered) < 2:
        state.apply(rng.pick(state.offered))
        decisions -= 1
    return state


def seat_of(state: State, seed: int = 3) -> Seat:
    rng = seeded(seed, "seat")
    return Seat(state.player, state.offered.copy(), state.imagine(state.player, rng), rng)
