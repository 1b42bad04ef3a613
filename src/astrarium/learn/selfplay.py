"""Games of a net against itself, many side by side, and what there is to learn from them."""

from __future__ import annotations

from math import tanh
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..clockwork.chance import Rng, seeded
from ..clockwork.state import State
from ..contract.registry import game
from ..players.many import returns
from ..players.outlook import Outlook
from ..players.seat import Seat
from .judge import Judge, rows_of
from .net import Floats, Net, Rows

LOOKS = 12
"""In how many ways a move is completed while learning: fewer than in earnest, so that more games are played."""
TRUST = 0.95
"""How much a position learns from the end of its game (1), and how much from what was thought a little later (0)."""


CLEARLY = 0.5
"""How much of a game's worth is by how much it was won: who learns from wins alone learns slowly."""
LEAD = 3.0
"""How soon a lead, as a part of all points, counts as a clear one."""


class Lesson(NamedTuple):
    """Positions as players saw them, and what each should be worth to whoever saw it."""

    rows: Rows
    worths: Floats


class Course:
    """A game in progress, and what its players saw and thought so far, a line for each moment."""

    def __init__(self, state: State, rng: Rng) -> None:
        self.state = state
        self.rng = rng
        self.seen: list[Rows] = []
        self.thought: list[Floats] = []

    def seat(self) -> Seat:
        """The place of whoever decides now."""
        player = self.state.player
        return Seat(player, self.state.offered.copy(), self.state.imagine(player, self.rng), self.rng)

    @property
    def rests(self) -> bool:
        """Whether no move is in progress."""
        choice = self.state.choice
        return choice is None or not choice.inner


class SelfPlay:
    """So many tables at which a net plays all seats. The same seed gives the same games."""

    def __init__(self, net: Net, seed: int, options: dict[str, str], tables: int) -> None:
        self.net = net
        self.seed = seed
        self.options = options
        self.begun = 0
        self.chance = np.random.default_rng(seed)
        self.judge = Judge(net, 1, LOOKS)
        self.glimpse = Outlook(game(net.key), net.players)
        self.courses = [self._begin() for _ in range(tables)]

    def play(self, games: int, heat: float, trust: float = TRUST) -> Lesson:
        """Play on until so many games have ended; at `heat` 0 the best option is taken, at more also lesser ones."""
        rows: list[Rows] = []
        worths: list[Floats] = []
        while len(rows) < games:
            self._decide(heat)
            self._remember()
            for place, course in enumerate(self.courses):
                if course.state.over and course.seen:
                    ends = np.array(ends_of(course.state), np.float32)
                    rows.append(np.concatenate(course.seen))
                    worths.append(targets(np.stack(course.thought), ends, trust).reshape(-1))
                if course.state.over:
                    self.courses[place] = self._begin()
        return Lesson(np.concatenate(rows), np.concatenate(worths))

    def _begin(self) -> Course:
        number = self.begun
        self.begun += 1
        deal = seeded(self.seed, f"lesson {number}").below(1 << 30)
        return Course(game(self.net.key).begin(self.net.players, deal, self.options), seeded(deal, "learner"))

    def _decide(self, heat: float) -> None:
        """A decision at every table."""
        asked = [course for course in self.courses if len(course.state.offered) > 1]
        weighed = self.judge.weigh([course.seat() for course in asked])
        for course, (atoms, worths) in zip(asked, weighed, strict=True):
            course.state.apply(atoms[drawn(worths, heat, self.chance)])
        for course in self.courses:
            # What leaves no choice needs no thought.
            while not course.state.over and len(course.state.offered) == 1:
                course.state.apply(course.state.offered[0])

    def _remember(self) -> None:
        """Keep what every player sees now and thinks of it, where no move is in progress."""
        courses = [course for course in self.courses if course.rests and not course.state.over]
        if not courses:
            return
        self.glimpse.clear()
        for course in courses:
            for player in range(self.net.players):
                self.glimpse.add(course.state, player)
        rows = rows_of(self.glimpse).reshape(len(courses), self.net.players, -1)
        thoughts = self.net.values(rows.reshape(-1, self.glimpse.width)).reshape(len(courses), -1)
        for course, seen, thought in zip(courses, rows, thoughts, strict=True):
            course.seen.append(seen)
            course.thought.append(thought)


def ends_of(state: State) -> list[float]:
    """What a finished game was worth to each player: who won it, and how clearly."""
    scores = state.scores
    found: list[float] = []
    for player, worth in enumerate(returns(state)):
        other = max(score for side, score in enumerate(scores) if side != player)
        lead = (scores[player] - other) / (abs(scores[player]) + abs(other) + 1)
        found.append((1 - CLEARLY) * worth + CLEARLY * tanh(LEAD * lead))
    return found


def random_rows(key: str, players: int, options: dict[str, str], seed: int, games: int) -> Rows:
    """What players see in so many random games: it shows how large the numbers of an observation are."""
    outlook = Outlook(game(key), players)
    for number in range(games):
        rng = seeded(seed, f"sample {number}")
        state = game(key).begin(players, rng.below(1 << 30), options)
        while not state.over:
            outlook.add(state, state.player)
            state.apply(rng.pick(state.offered))
    return rows_of(outlook)


def drawn(worths: Floats, heat: float, chance: np.random.Generator) -> int:
    """The place of an option, drawn so that those that are worth `heat` less are taken about a third as often."""
    if heat == 0:
        return int(worths.argmax())
    weights: NDArray[np.float64] = np.exp((worths - worths.max()).astype(np.float64) / heat)
    sums = weights.cumsum()
    return int(np.searchsorted(sums, chance.random() * sums[-1], side="right"))


def targets(thought: Floats, ends: Floats, trust: float) -> Floats:
    """TD(lambda), lambda being `trust`: what each moment (a line) should have been thought worth to each player."""
    found = np.empty_like(thought)
    later = ends
    for moment in range(len(thought) - 1, -1, -1):
        found[moment] = later
        later = (1 - trust) * thought[moment] + trust * later
    return found
