"""The same seeds with and without a component: pairs of games, played on all cores."""

from __future__ import annotations

import json
import multiprocessing
import signal
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import lru_cache
from threading import Thread
from typing import Any, NamedTuple

from ..clockwork.chance import seeded
from ..clockwork.names import NOBODY
from ..clockwork.state import State
from ..contract.game import Game
from ..contract.registry import game
from ..players.seat import ask
from .entrants import entrant
from .local import cores, die_with_parent
from .playing import Broken
from .schedule import SEED_STEP

PIECE = 8
"""Seeds in a piece of work. The same for any number of workers, so that the same pairs are played."""
SPARSE = 40
"""Up to so many seeds are looked at for each game in which a component takes part."""
KEPT = 2 * PIECE
"""Games with all components that a worker remembers: the next component at the same table meets them again."""


class Table(NamedTuple):
    """At which the games are played, and by whom."""

    key: str
    seats: int
    options: tuple[tuple[str, str], ...]
    player: str
    seed: int


class Course(NamedTuple):
    """A finished game: the atoms it took and how it ended."""

    atoms: list[int]
    state: State


class Side(NamedTuple):
    """One game of a pair: its length, who won it, and what the one whom the component serves made of it."""

    decisions: int
    winners: list[int]
    share: float
    score: int


class Pair(NamedTuple):
    """The same seed with the component and without it. The owner, or NOBODY, is that of the normal game."""

    seed: int
    differs: bool
    owner: int
    normal: Side
    without: Side


class Work(NamedTuple):
    """A component at its table, and the seeds from `first` on."""

    table: Table
    component: str
    first: int


# In the worker


def play_pairs(work: Work) -> list[Pair]:
    """The pairs of the seeds in which the component takes part."""
    found: list[Pair] = []
    for seed in range(work.first, work.first + PIECE):
        try:
            found += play_pair(work.table, work.component, seed)
        except Exception as error:
            raise Broken(f"{work.component}, seed {seed}: {type(error).__name__}: {error}") from None
    return found


def play_pair(table: Table, component: str, seed: int) -> list[Pair]:
    """The pair of a seed, if the component takes part there."""
    start = begin(table, seed, frozenset())
    study = game(table.key).study
    if not study.takes_part(start, component):
        return []
    normal = normal_course(table, seed)
    without = course(table, seed, frozenset({component}))
    owner = study.owner(normal.state, component)
    return [Pair(seed, differ(normal, without), owner, side_of(normal, owner), side_of(without, owner))]


@lru_cache(KEPT)
def normal_course(table: Table, seed: int) -> Course:
    return course(table, seed, frozenset())


def course(table: Table, seed: int, without: frozenset[str]) -> Course:
    state = begin(table, seed, without)
    players = [entrant(table.player) for _ in range(table.seats)]
    streams = [seeded(seed, f"player{seat}") for seat in range(table.seats)]
    atoms: list[int] = []
    while not state.over:
        seat = state.player
        atoms.append(ask(players[seat], state, streams[seat]))
        state.apply(atoms[-1])
    return Course(atoms, state)


def begin(table: Table, seed: int, without: frozenset[str]) -> State:
    dealt = table.seed * SEED_STEP + seed
    state: State = game(table.key).begin(table.seats, dealt, dict(table.options), without, log=True)
    return state


def differ(one: Course, other: Course) -> bool:
    """Whether two games took different decisions or ended in different positions."""
    return one.atoms != other.atoms or ending(one.state) != ending(other.state)


def ending(state: State) -> str:
    position = state.to_json()
    # What is switched off is no part of the table, nor is chance to come.
    return json.dumps({name: part for name, part in position.items() if name not in ("without", "chance")})


def side_of(played: Course, owner: int) -> Side:
    state = played.state
    winners = list(state.winners)
    share = 1 / len(winners) if owner in winners else 0.0
    return Side(len(played.atoms), winners, share, state.scores[owner] if owner != NOBODY else 0)


# On all cores


@dataclass
class Pursuit:
    """The pairs of one component so far, and the seeds that are still being played."""

    table: Table
    component: str
    pairs: list[Pair] = field(default_factory=list)
    asked: int = 0
    waiting: int = 0

    def wanted(self, games: int, longest: int) -> int:
        """How many more pieces to play now.

        Enough games first; if none of them differs, one piece after another until one does, up to `longest` games.
        """
        if self.waiting:
            return 0
        if len(self.pairs) < games:
            return -(-(games - len(self.pairs)) // PIECE) if self.asked < games * SPARSE else 0
        rare = len(self.pairs) < longest and not any(pair.differs for pair in self.pairs)
        return 1 if rare and self.asked < longest * SPARSE else 0

    def next(self) -> Work:
        self.waiting += 1
        self.asked += PIECE
        return Work(self.table, self.component, self.asked - PIECE)

    def keep(self, pairs: list[Pair]) -> None:
        self.waiting -= 1
        self.pairs = sorted([*self.pairs, *pairs])

    def result(self, games: int, longest: int) -> list[Pair]:
        """The first so many pairs; where none of them differs, all up to the first that does."""
        last = next((number for number, pair in enumerate(self.pairs, 1) if pair.differs), longest)
        return self.pairs[: max(games, min(last, longest))]


Watch = Callable[[int, int], None]
"""Is told how many games of how many are played; the whole grows where a component is rare."""


def pursue(
    tables: Iterable[tuple[str, Table]], games: int, longest: int, workers: int = 0, watch: Watch | None = None
) -> dict[str, list[Pair]]:
    """Play the pairs of every component. The same for any number of workers."""
    pursuits = [Pursuit(table, component) for component, table in tables]
    flying: dict[Future[list[Pair]], Pursuit] = {}
    planned = done = 0
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers or cores(), mp_context=spawn, initializer=settle_in)
    try:
        fresh = pursuits
        while True:
            for work, pursuit in asked(fresh, games, longest):
                flying[pool.submit(play_pairs, work)] = pursuit
                planned += PIECE
            if watch is not None:
                watch(done, planned)
            if not flying:
                return {pursuit.component: pursuit.result(games, longest) for pursuit in pursuits}
            landed, _ = wait(flying, return_when=FIRST_COMPLETED)
            fresh = []
            for future in landed:
                pursuit = flying.pop(future)
                pursuit.keep(future.result())
                done += PIECE
                fresh.append(pursuit)
    except BrokenProcessPool:
        raise Broken("a worker died") from None
    finally:
        pool.shutdown(cancel_futures=True)


def asked(pursuits: list[Pursuit], games: int, longest: int) -> list[tuple[Work, Pursuit]]:
    """The next pieces: table by table and seed by seed, so that all components meet the same normal games at once."""
    found = [(pursuit.next(), pursuit) for pursuit in pursuits for _ in range(pursuit.wanted(games, longest))]
    return sorted(found, key=lambda piece: (piece[0].table, piece[0].first))


def settle_in() -> None:
    # Who stops the run at the keyboard stops us too, through our parent.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=die_with_parent, daemon=True).start()


def tables_for(
    played: Game[Any], components: list[str], player: str, seed: int, seats: int | None, options: dict[str, str]
) -> list[tuple[str, Table]]:
    """The table of each component: that at which the game tries it, unless seats or options are given."""
    found: list[tuple[str, Table]] = []
    for component in components:
        trial = played.study.trial(component)
        chosen = options if options or seats is not None else trial.options
        size = trial.players if seats is None else seats
        found.append((component, Table(played.key, size, tuple(sorted(chosen.items())), player, seed)))
    return found
