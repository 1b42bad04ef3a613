"""Learning by self-play: play, remember, fit, and now and then an exam."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time

import numpy as np

from ..arena.shares import Share
from ..contract.registry import game
from ..players.playing import player
from .exam import share_against
from .fitting import Memory, fitter_for
from .judge import Judge
from .net import Net, load_net, new_net
from .player import LOOKS, TABLES
from .selfplay import SelfPlay, random_rows

REMEMBERED = 100_000
"""Positions from which it learns, the latest."""
HOT, COLD, COOLING = 0.02, 0.005, 500
"""How boldly it tries lesser options at first, and in the end; after so many games most of that is behind it."""


@dataclass(frozen=True)
class Plan:
    """What is learned, and for how long: so many minutes of the processor, or so many games if they are given."""

    key: str
    players: int
    minutes: float = 5.0
    games: int = 0
    seed: int = 0
    engine: str = "auto"
    options: dict[str, str] = field(default_factory=dict)
    begin_with: Path | None = None
    round: int = 64
    """Games side by side, and between two fittings."""
    batches: int = 200
    """Steps of a fitting."""
    every: int = 640
    """Games between two exams."""
    deals: int = 50
    """How many deals an exam has; each is played from every seat."""
    examiners: tuple[str, ...] = ("random", "easy", "greedy")
    """Against whom."""

    def check(self) -> None:
        """ValueError: no such game, number of players or option."""
        found = game(self.key)
        found.checked_players(self.players)
        found.checked_options(self.players, self.options)
        if self.players < 2:
            raise ValueError("a net learns by playing against itself: it needs two players at least")


@dataclass(frozen=True)
class Mark:
    """How good the net was after so many games and seconds of learning: the processor's, without those of exams."""

    games: int
    seconds: float
    loss: float
    shares: dict[str, Share]


class Learner:
    """A net, the games it plays with itself, and its memory. The same plan gives the same net, on one machine."""

    def __init__(self, plan: Plan) -> None:
        plan.check()
        self.plan = plan
        begun = process_time()
        self.net = first_net(plan)
        self.selfplay = SelfPlay(self.net, plan.seed, plan.options, plan.round)
        self.memory = Memory(len(self.net.mean), REMEMBERED)
        self.fitter = fitter_for(self.net, plan.engine)
        self.chance = np.random.default_rng([plan.seed, 1])
        self.games = 0
        self.loss = 0.0
        self.seconds = process_time() - begun

    @property
    def done(self) -> float:
        """How much of the plan is behind us, from 0 to 1."""
        if self.plan.games:
            return min(1.0, self.games / self.plan.games)
        return min(1.0, self.seconds / (60 * self.plan.minutes))

    def learn(self) -> None:
        """One round: games, then fitting."""
        begun = process_time()
        self.memory.keep(self.selfplay.play(self.plan.round, heat_after(self.games)))
        self.loss = self.memory.fit(self.net, self.fitter, self.plan.batches, self.chance)
        self.games += self.plan.round
        self.net.games += self.plan.round
        self.seconds += process_time() - begun

    def mark(self) -> Mark:
        judge = Judge(self.net, TABLES, LOOKS)
        deals, options = self.plan.deals, self.plan.options
        shares = {name: share_against(judge, player(name), deals, options) for name in self.plan.examiners}
        return Mark(self.games, self.seconds, self.loss, shares)

    def run(self) -> Iterator[Mark | None]:
        """Learn to the end of the plan: a mark at the beginning, at the end and in between, else None."""
        yield self.mark()
        examined = 0
        while self.done < 1:
            self.learn()
            if self.games - examined >= self.plan.every or self.done == 1:
                examined = self.games
                yield self.mark()
            else:
                yield None


def first_net(plan: Plan) -> Net:
    """The net to begin with: that of an earlier run, or one that knows nothing."""
    if plan.begin_with is not None:
        net = load_net(plan.begin_with)
        if (net.key, net.players) != (plan.key, plan.players):
            raise ValueError(f"{plan.begin_with} learned {net.key} for {net.players}, not what is asked for now")
        return net
    sample = random_rows(plan.key, plan.players, plan.options, plan.seed, plan.round)
    return new_net(plan.key, plan.players, sample, plan.seed)


def heat_after(games: int) -> float:
    return COLD + (HOT - COLD) * float(np.exp(-games / COOLING))
