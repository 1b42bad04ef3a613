"""What the tests of learning share: networks that know nothing, and rows that players saw."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.clockwork.registry import enrol
from astrarium.clockwork.state import State
from astrarium.games import KEYS
from astrarium.games._template.game import GAME
from astrarium.learn.net import Net, new_net
from astrarium.learn.plan import Plan, Setting
from astrarium.learn.sight import Rows, Sight
from astrarium.players.seat import Seat

enrol(GAME)


def sizes_of(key: str) -> set[int]:
    """How many columns there are at tables of each size."""
    found, seats = game(key), Sight(key).sides
    return {found.record.plan(players, seats).width for players in range(found.least, found.most + 1)}


COMETS = GAME.key
ALIKE = [key for key in KEYS if sizes_of(key) == {Sight(key).width}]
"""Games whose columns are the same at tables of every size, without which no network learns them."""
SMALL = 32


def ignorant(key: str = "expanse", seats: int = 0, seed: int = 1) -> Net:
    """A network that has opinions, but no reason for any."""
    net = new_net(Sight(key, seats), seed, SMALL)
    net.parts["policy.w"] *= np.float32(50)
    net.parts["worths.w"] *= np.float32(50)
    return net


def saved(folder: Path, key: str = "expanse", seats: int = 0) -> Path:
    path = folder / f"{key}.npz"
    ignorant(key, seats).save(path)
    return path


def seen_in(sight: Sight, players: int, seed: int, number: int) -> tuple[Rows, np.ndarray]:
    """What whoever decided saw in a random game, at every third decision, and what was open."""
    rows = np.zeros((number, sight.width), np.int16)
    masks = np.zeros((number, sight.atoms), np.uint8)
    state = game(sight.key).begin(players, seed, {})
    rng = seeded(seed, "random")
    for line in range(number):
        sight.write(state, state.player, rows, line)
        masks[line, state.offered] = 1
        for _ in range(3):
            if not state.over:
                state.apply(rng.pick(state.offered))
        if state.over:
            state = game(sight.key).begin(players, seed + line, {})
    return rows, masks


def after_random_play(key: str, players: int, seed: int, decisions: int) -> State:
    """A table at which there is something to decide."""
    state: State = game(key).begin(players, seed, game(key).brief)
    rng = seeded(seed, "random")
    while decisions > 0 or len(state.offered) < 2:
        state.apply(rng.pick(state.offered))
        decisions -= 1
    return state


def seat_of(state: State, seed: int = 3) -> Seat:
    rng = seeded(seed, "seat")
    return Seat(state.player, state.offered.copy(), state.imagine(state.player, rng), rng)


def small(settings: tuple[Setting, ...] = (Setting(2), Setting(3)), **changes: Any) -> Plan:
    """A run of Comets that takes a second or two, in this process alone."""
    plan: dict[str, Any] = {
        "decisions": 2048,
        "workers": 0,
        "device": "cpu",
        "tables": 32,
        "steps": 8,
        "batch": 128,
        "width": SMALL,
        "rounds": 4,
        "seed": 1,
        "rate": 1e-3,
        "exam": 0,
        "examiner": "random",
    }
    return Plan(COMETS, settings, **(plan | changes))
