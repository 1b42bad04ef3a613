"""What the weights of Cosmic Encounter's `standing.py` should be, by games that were played.

    python bench/cosmic_weights.py --players 4 --games 2000

Greedy players play. At the first decision of every challenge, as long as bases decide the game, it is written down what
everybody has, and at the end who won. Fitted are weights whose sum is each player's strength: the chance to win is its
share of e to that power. A quarter of the games is left out and serves to compare the fit with the chances that bots go
by now. Standard errors are those of games drawn again and again. Needs numpy.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Final

import numpy as np

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.games.cosmic.bots.standing import FEW, home_left, tokens_left
from astrarium.games.cosmic.components import (
    ATTACK_TYPE,
    COMPROMISE,
    EDICT_TYPE,
    IS_CHALLENGE,
    NUMBER,
    PLACES,
    SYSTEM_OF,
    TYPE_OF,
)
from astrarium.games.cosmic.effects.answers import WINS
from astrarium.games.cosmic.effects.table_hooks import ask_needed
from astrarium.games.cosmic.rules.sheets import HOME_BASES
from astrarium.games.cosmic.rules.victory import external
from astrarium.games.cosmic.state import Cosmic
from astrarium.games.cosmic.terms import TO_WIN
from astrarium.players.greedy import Greedy
from astrarium.players.seat import ask

COSMIC: Final = game("cosmic")
FULL: Final = 5
"""Home bases at the start."""
BANDS: Final = (3, 5, 7, 10, 12, 14, 17, 20, 40)
"""Attack cards are taken together up to these numbers."""
PRIOR: Final = 0.5
"""Keeps weights near 0 of what hardly ever occurs."""
DRAWS: Final = 20
LEFT_OUT: Final = 4
"""One game in so many is left out of the fit."""

Seen = tuple[list[Counter[str]], list[float]]
"""What every player has, and the chances as the bots see them."""


def features(s: Cosmic, player: int) -> Counter[str]:
    found: Counter[str] = Counter()
    found[f"{max(0, min(TO_WIN, ask_needed(s, TO_WIN) - external(s, player)))} bases missing"] = 1
    home = home_left(s, player)
    found["home base"] = int(min(home, FULL))
    found["power"] = int(home >= HOME_BASES)
    tokens = tokens_left(s, player)
    found["token"] = tokens
    found["token missing to eight"] = max(0, int(FEW) - tokens)
    for place in s.base_list(player):
        where = "home" if SYSTEM_OF[place] == s.home[player] else "away"
        for number in range(2, min(4, s.tokens[player * PLACES + place]) + 1):
            found[f"guard {number} {where}"] += 1
    armed = False
    for card in s.hands[player]:
        armed = armed or IS_CHALLENGE[card]
        found[card_name(card)] += 1
    found["no challenge card"] = int(not armed)
    found["seats to the turn"] = (player - s.turn) % s.players
    found["second challenge"] = int(player == s.turn and s.number >= 2)
    return found


def card_name(card: int) -> str:
    if TYPE_OF[card] == ATTACK_TYPE:
        return f"attack to {next(number for number in BANDS if NUMBER[card] <= number):02}"
    if card == COMPROMISE:
        return "compromise"
    return "edict" if TYPE_OF[card] == EDICT_TYPE else "other card"


def played(players: int, seed: int) -> tuple[list[Seen], list[float]]:
    """One game: what was seen between its challenges, and everybody's share of the win."""
    s = COSMIC.start(players, seed)
    assert isinstance(s, Cosmic)
    bot = Greedy()
    streams = [seeded(seed, f"player{number}") for number in range(players)]
    seen: list[Seen] = []
    stretch = COSMIC.bots.stretch(s)
    while not s.over:
        choice = s.choice
        if choice is not None and not choice.inner and COSMIC.bots.stretch(s) != stretch:
            stretch = COSMIC.bots.stretch(s)
            if s.bears >> WINS & 1 == 0:
                seen.append(([features(s, player) for player in range(players)], COSMIC.bots.chances(s)))
        s.apply(ask(bot, s, streams[s.player]))
    return seen, COSMIC.bots.chances(s)


def softmax(strengths: np.ndarray) -> np.ndarray:
    powers = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    shares: np.ndarray = powers / powers.sum(axis=1, keepdims=True)
    return shares


def fitted(has: np.ndarray, shares: np.ndarray) -> np.ndarray:
    """The weights of greatest likelihood, by Newton's method."""
    weights = np.zeros(has.shape[2])
    for _ in range(12):
        chances = softmax(has @ weights)
        mean = np.einsum("spf,sp->sf", has, chances)
        slope = np.einsum("spf,sp->f", has, shares - chances) - 2 * PRIOR * weights
        bend = np.einsum("spf,spg,sp->fg", has, has, chances, optimize=True) - mean.T @ mean
        step = np.linalg.solve(bend + 2 * PRIOR * np.eye(len(weights)), slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def loss(chances: np.ndarray, shares: np.ndarray) -> float:
    return float(-(shares * np.log(np.maximum(1e-6, chances))).sum(axis=1).mean())


def errors(has: np.ndarray, shares: np.ndarray, game_of: np.ndarray, seed: int) -> np.ndarray:
    """The standard errors of the weights: how they vary if the games are drawn again, as wholes."""
    rng = np.random.default_rng(seed)
    games = [np.flatnonzero(game_of == number) for number in np.unique(game_of)]
    drawn = []
    for _ in range(DRAWS):
        some = np.concatenate([games[number] for number in rng.integers(0, len(games), len(games))])
        drawn.append(fitted(has[some], shares[some]))
    found: np.ndarray = np.std(drawn, axis=0)
    return found


def report(players: int, games: int, seed: int) -> None:
    rows: list[list[Counter[str]]] = []
    told: list[list[float]] = []
    ended: list[list[float]] = []
    numbers: list[int] = []
    for number in range(games):
        seen, won = played(players, seed + number)
        for everybody, chances in seen:
            rows.append(everybody)
            told.append(chances)
            ended.append(won)
            numbers.append(number)
    names = sorted({name for row in rows for found in row for name in found})
    has = np.array([[[found[name] for name in names] for found in row] for row in rows], dtype=float)
    shares = np.array(ended)
    game_of = np.array(numbers)
    out = game_of % LEFT_OUT == 0
    now = loss(np.array(told)[out], shares[out])
    then = loss(softmax(has[out] @ fitted(has[~out], shares[~out])), shares[out])
    even = loss(np.full(shares[out].shape, 1 / players), shares[out])
    print(f"{len(rows)} positions of {games} games")
    print(f"loss of those left out: even {even:.4f}, now {now:.4f}, fitted {then:.4f}")
    for name, weight, error in zip(names, fitted(has, shares), errors(has, shares, game_of, seed), strict=True):
        print(f"{name:24} {weight:+.3f} +- {error:.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    report(args.players, args.games, args.seed)


if __name__ == "__main__":
    main()
