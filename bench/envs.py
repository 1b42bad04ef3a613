"""Steps a second of our environments and of well-known ones, at random play on one core, all in one run.

A *step* is a decision that the learner's side takes, together with all that the environment does until it asks again
and the observation it then gives. `make bench-envs` runs this on the compiled build. The others need an older Gymnasium
than ours, so they run in turn with them but by another interpreter.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from time import perf_counter
from typing import Any

import numpy as np

CLASSICS = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "hanabi_v5", "chess_v6", "go_v5")
TABLES = 64
SEED = 7
Runner = Callable[[float], tuple[int, float]]


def pettingzoo(make: Callable[[], Any]) -> Runner:
    def run(seconds: float) -> tuple[int, float]:
        env = make()
        env.reset(seed=SEED)
        steps = 0
        begun = perf_counter()
        while (passed := perf_counter() - begun) < seconds:
            for _ in env.agent_iter(1000):
                observation, _, over, cut, info = env.last()
                if over or cut:
                    env.reset()
                    break
                mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
                env.step(random.choice(np.flatnonzero(mask).tolist()))
                steps += 1
        return steps, passed

    return run


def gymnasium(make: Callable[[], Any], options: Callable[[Any, Any, Any], list[int]]) -> Runner:
    def run(seconds: float) -> tuple[int, float]:
        env = make()
        seen, told = env.reset(seed=SEED)
        steps = 0
        begun = perf_counter()
        while (passed := perf_counter() - begun) < seconds:
            seen, _, over, cut, told = env.step(random.choice(options(env, seen, told)))
            steps += 1
            if over or cut:
                seen, told = env.reset()
        return steps, passed

    return run


def many(key: str, players: int) -> Runner:
    from astrarium.envs.gymnasium import ManyEnv

    def run(seconds: float) -> tuple[int, float]:
        env = ManyEnv(key, TABLES, players)
        seen, _ = env.reset(seed=SEED)
        chance = np.random.default_rng(SEED)
        steps = 0
        begun = perf_counter()
        while (passed := perf_counter() - begun) < seconds:
            mask = seen["action_mask"]
            seen, *_ = env.step((mask * chance.random(mask.shape, dtype=np.float32)).argmax(axis=1))
            steps += TABLES
        return steps, passed

    return run


def ours(keys: list[str]) -> dict[str, Runner]:
    from astrarium import game
    from astrarium.envs.gymnasium import GameEnv
    from astrarium.envs.pettingzoo import raw_env
    from astrarium.games import KEYS

    found: dict[str, Runner] = {}
    for key in keys or KEYS:
        players = max(2, game(key).least)
        found[f"{key} {players}p, PettingZoo"] = pettingzoo(partial(raw_env, key, players))
        found[f"{key} {players}p, Gymnasium against random"] = gymnasium(
            partial(GameEnv, key, players, opponents="random"), lambda env, *_: env.position.offered
        )
        found[f"{key} {players}p, {TABLES} tables at once"] = many(key, players)
    return found


def theirs() -> dict[str, Runner]:
    import gymnasium as standard

    found: dict[str, Runner] = {
        "catanatron-gym, Gymnasium against random": gymnasium(
            lambda: standard.make("catanatron_gym:catanatron-v1", disable_env_checker=True),
            lambda env, seen, told: told["valid_actions"],
        )
    }
    for name in CLASSICS:
        found[f"PettingZoo {name}"] = pettingzoo(import_module(f"pettingzoo.classic.{name}").raw_env)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each row")
    parser.add_argument("--games", nargs="*", default=[], help="some of ours; all unless given")
    parser.add_argument("--peers", help="the interpreter that has the other environments")
    parser.add_argument("--theirs", action="store_true", help="measure the other environments, with this interpreter")
    given = parser.parse_args()
    random.seed(SEED)
    for name, run in (theirs() if given.theirs else ours(given.games)).items():
        run(given.seconds / 10)
        steps, passed = run(given.seconds)
        print(f"{name:48} {steps / passed:12,.0f} steps/s", flush=True)
    if given.peers:
        subprocess.run([given.peers, sys.argv[0], "--theirs", "--seconds", str(given.seconds)], check=True)


if __name__ == "__main__":
    main()
