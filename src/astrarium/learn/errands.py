"""What processes do beside playing for a network that learns: exams, and games of a teacher."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from ..clockwork.chance import seeded
from ..contract.registry import game
from ..players.seat import ask
from .lessons import Lessons, Teacher, play_lesson
from .plan import Setting
from .sight import Sight
from .specs import player_of


class Errand(Protocol):
    def __call__(self) -> Any: ...


@dataclass(frozen=True)
class Examined:
    """One deal, played from every seat by the network against the examiner: what it won in each game."""

    key: str
    setting: Setting
    network: Path
    examiner: str
    seed: int

    def __call__(self) -> list[float]:
        return [self.won(seat) for seat in range(self.setting.players)]

    def won(self, seat: int) -> float:
        own, other = player_of(f"net:{self.network}"), player_of(self.examiner)
        state = game(self.key).begin(self.setting.players, self.seed, self.setting.options)
        rng = seeded(self.seed, f"exam {seat}")
        while not state.over:
            state.apply(ask(own if state.player == seat else other, state, rng))
        return 1 / len(state.winners) if seat in state.winners else 0.0


@dataclass(frozen=True)
class Taught:
    """Some games of a teacher against itself, kept in a file; how many decisions there are in it."""

    key: str
    seats: int
    settings: tuple[Setting, ...]
    teacher: str
    seed: int
    games: int
    file: Path
    ends: float
    """When no further game is begun, by the clock of the machine."""

    def __call__(self) -> int:
        from time import time

        sight = Sight(self.key, self.seats)
        teacher = Teacher(self.teacher)
        found: list[Lessons] = []
        for number in range(self.games):
            if time() >= self.ends:
                break
            rng = seeded(self.seed, f"lesson {number}")
            setting = self.settings[rng.below(len(self.settings))]
            found.append(play_lesson(sight, teacher, setting, rng))
        if not found:
            return 0
        lessons = Lessons.joined(found)
        lessons.save(self.file, sight)
        return len(lessons.rows)
