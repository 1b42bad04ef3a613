"""What is learned, from what, and for how long."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from ..contract.registry import game


@dataclass(frozen=True)
class Setting:
    """A kind of table: how many sit there, and by which options they play."""

    players: int
    options: dict[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        chosen = " ".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        return f"{self.players} players {chosen}".strip()


@dataclass(frozen=True)
class Plan:
    """A run of learning. What is 0 is chosen by the machine, or does not bound it."""

    key: str
    settings: tuple[Setting, ...]
    seats: int = 0
    """For tables of at most so many; 0: the most that can play."""
    minutes: float = 0.0
    """How long this run lasts, exams included."""
    decisions: int = 0
    """From how many decisions it learns in all, with those of the runs that it goes on from."""
    seed: int = 0
    begin_with: Path | None = None
    """A network, or the folder of a run that goes on."""
    width: int = 0
    device: str = "auto"
    workers: int = -1
    """Processes that play; 0: none, everything is played here."""
    tables: int = 0
    """Tables of each process, an even number."""
    steps: int = 0
    """Decisions of each table from one fit to the next."""
    batch: int = 0
    epochs: int = 2
    rate: float = 4e-4
    entropy: float = 0.015
    clip: float = 0.2
    trust: float = 0.95
    """How far ahead a decision is judged by what came of it (1), and not by what was thought a little later (0)."""
    places: float = 0.1
    """How much of a game's worth is the place in which one ends, and not the win alone."""
    league: float = 0.2
    """At which part of the tables former selves have seats."""
    pause: float = 60.0
    """Seconds from one checkpoint to the next."""
    rounds: int = 0
    """Fits from one checkpoint to the next, if not by time: so a run can be repeated."""
    examiner: str = "greedy"
    exam: int = 96
    """Games of an exam with each setting."""
    exams: float = 150.0
    """Seconds from one exam to the next."""
    imitate: int = 0
    """Games of a teacher to begin with."""
    teacher: str = "mcts:400"
    lessons: Path | None = None
    """Where the teacher's games are kept, also those of earlier runs."""
    study: int = 4
    """How often each of them is gone through."""

    def check(self) -> None:
        """ValueError: no such game, number of players or option."""
        found = game(self.key)
        if not self.settings:
            raise ValueError("there is no table to learn at")
        for setting in self.settings:
            found.checked_players(setting.players)
            found.checked_options(setting.players, setting.options)
            if self.seats and setting.players > self.seats:
                raise ValueError(f"{setting.players} players do not fit on {self.seats} seats")
        if not self.minutes and not self.decisions and not self.imitate:
            raise ValueError("say for how many minutes it learns, or from how many decisions")

    def processes(self) -> int:
        """One for each core but that of the learner, unless told."""
        return self.workers if self.workers >= 0 else max(1, (os.cpu_count() or 2) - 1)


def settings_for(key: str, players: list[int], options: list[dict[str, str]]) -> tuple[Setting, ...]:
    """Every number of players with each of the options; without any, the fewest who can play against each other."""
    numbers = players or [max(2, game(key).least)]
    return tuple(Setting(number, chosen) for number in numbers for chosen in options or [{}])


def setting_told(told: str) -> Setting:
    """`4 timed=20 absolute=on`: how many players, and the options by which they play."""
    players, *pairs = told.split() or [""]
    options = dict(pair.split("=", 1) for pair in pairs if "=" in pair)
    if not players.isdecimal() or len(options) != len(pairs):
        raise ValueError(f"a kind of table is told as '4 name=value', not {told!r}")
    return Setting(int(players), options)
