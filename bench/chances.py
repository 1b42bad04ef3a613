"""How well a game's win chances fit games that were played, and which scale of worth would fit them best.

    python bench/chances.py expanse --players 2 --games 300

Greedy players, who now and then take anything, play; from every few decisions of a game the chances are kept and held
against how it ended. Positions with the same `worth_scale` are a stage of the game, and each stage is fitted by itself.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from math import exp, log
from typing import Any

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.contract.game import Game
from astrarium.players.greedy import Greedy
from astrarium.players.seat import ask

EVERY = 7
"""Decisions from one position that is kept to the next."""
WHIM = 10
"""One decision in so many is taken at random, so that uneven positions occur too."""
SCALES = [10 ** (-5 + step / 40) for step in range(121)]

Position = tuple[float, list[int], list[float], list[float]]
"""The scale in force, the worth for every player, their chances, and their shares of the win in the end."""


def positions(played: Game[Any], players: int, seed: int) -> list[Position]:
    """What is kept of one game."""
    state = played.start(players, seed)
    bot = Greedy()
    streams = [seeded(seed, f"player{number}") for number in range(players)]
    whim = seeded(seed, "whim")
    kept = []
    decisions = 0
    while not state.over:
        if decisions % EVERY == 0:
            kept.append((played.bots.worth_scale(state), played.bots.worths(state), played.bots.chances(state)))
        decisions += 1
        random = whim.below(WHIM) == 0
        state.apply(whim.pick(state.offered) if random else ask(bot, state, streams[state.player]))
    shares = played.bots.chances(state)
    return [(scale, worths, chances, shares) for scale, worths, chances in kept]


def softmax(worths: list[int], scale: float) -> list[float]:
    most = max(worths)
    weights = [exp(scale * (worth - most)) for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]


def loss(told: list[tuple[list[float], list[float]]]) -> float:
    """The log loss of chances against shares of the win."""
    total = 0.0
    for chances, shares in told:
        total -= sum(share * log(max(1e-6, chance)) for chance, share in zip(chances, shares, strict=True))
    return total / len(told)


def fitted(stage: list[Position]) -> tuple[float, float]:
    """The least loss and the scale that has it."""
    return min((loss([(softmax(worths, scale), shares) for _, worths, _, shares in stage]), scale) for scale in SCALES)


def calibration(found: list[Position]) -> list[dict[str, float]]:
    """Chances by tenths: what was told on average, and how often it came true."""
    tenths: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for _, _, chances, shares in found:
        for chance, share in zip(chances, shares, strict=True):
            tenths[min(9, int(chance * 10))].append((chance, share))
    return [
        {
            "told": round(sum(chance for chance, _ in pairs) / len(pairs), 3),
            "true": round(sum(share for _, share in pairs) / len(pairs), 3),
            "positions": len(pairs),
        }
        for _, pairs in sorted(tenths.items())
    ]


def report(played: Game[Any], players: int, games: int, seed: int) -> dict[str, object]:
    found = [position for number in range(games) for position in positions(played, players, seed + number)]
    stages: dict[float, list[Position]] = defaultdict(list)
    for position in found:
        stages[position[0]].append(position)
    rows = []
    for scale, stage in sorted(stages.items()):
        best, at = fitted(stage)
        told = loss([(chances, shares) for _, _, chances, shares in stage])
        row = {"scale": scale, "positions": len(stage), "loss": told, "best_scale": at, "best_loss": best}
        rows.append({name: round(value, 6) for name, value in row.items()})
    return {
        "game": played.key,
        "players": players,
        "games": games,
        "even_loss": round(log(players), 4),
        "loss": round(loss([(chances, shares) for _, _, chances, shares in found]), 4),
        "stages": rows,
        "calibration": calibration(found),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    played = game(args.game)
    print(json.dumps(report(played, args.players or played.least, args.games, args.seed), indent=2))


if __name__ == "__main__":
    main()
