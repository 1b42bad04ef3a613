"""Steps a second of our environments and of well-known ones, at random play on one core, all in one run.

A *step* is a decision that the learner's side takes, together with all that the environment does until it asks again
and the observation it then gives. Seconds are the processor's, so that a busy machine does no harm. `make bench-envs`
runs this on the compiled build. The others need an older Gymnasium than ours, so they run in the same run but by
another interpreter. The result is a table in Markdown: how many steps, and how many times those of each other.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from time import perf_counter, process_time
from typing import Any

import numpy as np

CLASSICS = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "hanabi_v5", "chess_v6", "go_v5")
VECTORISED = ("tic_tac_toe", "connect_four", "backgammon")
TABLES = 64
SEATS = 4
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


def many(key: str, players: int, workers: int = 0) -> Runner:
    """The steps alone, without the choosing. With `workers` by the clock: the time of one process says nothing."""
    from astrarium.envs.gymnasium import ManyEnv

    clock = perf_counter if workers else process_time

    def run(seconds: float) -> tuple[int, float]:
        env = ManyEnv(key, TABLES, players, workers=workers)
        seen, _ = env.reset(seed=SEED)
        chance = np.random.default_rng(SEED)
        steps, passed = 0, 0.0
        while passed < seconds:
            mask = seen["action_mask"]
            chosen = (mask * chance.random(mask.shape, dtype=np.float32)).argmax(axis=1)
            begun = clock()
            seen, *_ = env.step(chosen)
            passed += clock() - begun
            steps += TABLES
        env.close()
        return steps, passed

    return run


def engine(key: str, players: int) -> Runner:
    """The same game driven from Python, decision by decision, nothing observed; drawing the options is not counted."""
    from astrarium import game

    def run(seconds: float) -> tuple[int, float]:
        states = [game(key).begin(players, seed, {}) for seed in range(TABLES)]
        steps, passed = 0, 0.0
        while passed < seconds:
            chosen = [random.choice(state.offered) for state in states]
            begun = process_time()
            for table in range(TABLES):
                states[table].apply(chosen[table])
                if states[table].over:
                    states[table] = game(key).begin(players, steps + table, {})
            passed += process_time() - begun
            steps += TABLES
        return steps, passed

    return run


def open_spiel(name: str) -> Runner:
    """OpenSpiel's vectorised environment, as many tables as ours: observations and legal actions of every step."""
    from open_spiel.python import rl_environment
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.vector_env import SyncVectorEnv

    def run(seconds: float) -> tuple[int, float]:
        env = SyncVectorEnv([rl_environment.Environment(name) for _ in range(TABLES)])
        seen = env.reset()
        steps, passed = 0, 0.0
        while passed < seconds:
            legal = [one.observations["legal_actions"][one.observations["current_player"]] for one in seen]
            chosen = [StepOutput(random.choice(options), None) for options in legal]
            begun = process_time()
            seen, *_ = env.step(chosen, reset_if_done=True)
            passed += process_time() - begun
            steps += TABLES
        return steps, passed

    return run


def at_once(keys: list[str]) -> dict[str, Runner]:
    """The engine, many tables on one core and on two, and OpenSpiel's many tables."""
    from astrarium.games import KEYS

    found: dict[str, Runner] = {}
    for key in keys or KEYS:
        found[f"{key} for {SEATS}, the rules alone"] = engine(key, SEATS)
        found[f"{key} for {SEATS}, {TABLES} tables, one core"] = many(key, SEATS)
        found[f"{key} for {SEATS}, {TABLES} tables, two processes, by the clock"] = many(key, SEATS, 2)
    for name in VECTORISED:
        found[f"OpenSpiel {name}, {TABLES} tables"] = open_spiel(name)
    return found


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
        load = f"load {os.getloadavg()[0]:.1f}"
        print(f"{name:56} {found[name]:12,.0f} steps/s, {load}", file=sys.stderr, flush=True)
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
    parser.add_argument(
        "--at-once", action="store_true", help="many tables only, beside the rules alone and OpenSpiel's"
    )
    parser.add_argument("--theirs", action="store_true", help="measure the other environments, with this interpreter")
    given = parser.parse_args()
    random.seed(SEED)
    if given.theirs:
        print(json.dumps(measure(theirs(), given.seconds)))
        return
    own = measure((at_once if given.at_once else ours)(given.games), given.seconds)
    print_table(own, measure_peers(given.peers, given.seconds) if given.peers else {})


if __name__ == "__main__":
    main()
