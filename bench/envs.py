"""Steps a second of our environments and of well-known ones, at random play on one core, all in one run.

A *step* is a decision that the learner's side takes, together with all that the environment does until it asks again
and the observation it then gives. Seconds are the processor's, so that a busy machine does no harm. `make bench-envs`
runs this on the compiled build. The others need an older Gymnasium than ours, so they run in the same run but by
another interpreter. The result is a table in Markdown: how many steps, and how many times those of each other.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from time import process_time
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
        begun = process_time()
        while (passed := process_time() - begun) < seconds:
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
        begun = process_time()
        while (passed := process_time() - begun) < seconds:
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
        begun = process_time()
        while (passed := process_time() - begun) < seconds:
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
        found[f"{key} for {players}, PettingZoo"] = pettingzoo(partial(raw_env, key, players))
        found[f"{key} for {players}, Gymnasium, random opponents"] = gymnasium(
            partial(GameEnv, key, players, opponents="random"), lambda env, *_: env.position.offered
        )
        found[f"{key} for {players}, {TABLES} tables at once"] = many(key, players)
    return found


def theirs() -> dict[str, Runner]:
    import gymnasium as standard

    found: dict[str, Runner] = {
        "catanatron-gym": gymnasium(
            lambda: standard.make("catanatron_gym:catanatron-v1", disable_env_checker=True),
            lambda env, seen, told: told["valid_actions"],
        )
    }
    for name in CLASSICS:
        found[name] = pettingzoo(import_module(f"pettingzoo.classic.{name}").raw_env)
    return found


def measure(runners: dict[str, Runner], seconds: float) -> dict[str, float]:
    """Steps a second of each, after a short run that is not counted."""
    found: dict[str, float] = {}
    for name, run in runners.items():
        run(seconds / 10)
        steps, passed = run(seconds)
        found[name] = steps / passed
        print(f"{name:48} {found[name]:12,.0f} steps/s", file=sys.stderr, flush=True)
    return found


def measure_peers(interpreter: str, seconds: float) -> dict[str, float]:
    words = [interpreter, sys.argv[0], "--theirs", "--seconds", str(seconds)]
    answer = subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True).stdout
    # Some of them say something of their own first.
    found: dict[str, float] = json.loads(answer.splitlines()[-1])
    return found


def print_table(own: dict[str, float], others: dict[str, float]) -> None:
    """A line for each environment of ours, and how many times the steps of each other one it makes."""
    heads = ["", "steps/s", *[f"× {name}" for name in others]]
    print("| " + " | ".join(heads) + " |")
    print("|---" + "|---:" * (len(heads) - 1) + "|")
    for name, rate in own.items():
        cells = [name, f"{rate:,.0f}", *[f"{rate / other:.1f}" for other in others.values()]]
        print("| " + " | ".join(cells) + " |")
    for name, rate in others.items():
        print("| " + " | ".join([f"*{name}*", f"{rate:,.0f}", *[""] * len(others)]) + " |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each row")
    parser.add_argument("--games", nargs="*", default=[], help="some of ours; all unless given")
    parser.add_argument("--peers", help="the interpreter that has the other environments")
    parser.add_argument("--theirs", action="store_true", help="measure the other environments, with this interpreter")
    given = parser.parse_args()
    random.seed(SEED)
    if given.theirs:
        print(json.dumps(measure(theirs(), given.seconds)))
        return
    own = measure(ours(given.games), given.seconds)
    print_table(own, measure_peers(given.peers, given.seconds) if given.peers else {})


if __name__ == "__main__":
    main()
