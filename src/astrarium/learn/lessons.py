"""What a teacher decided, and how its games ended: the beginning of learning by imitation."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from ..clockwork.chance import Rng
from ..clockwork.state import State
from ..contract.registry import game
from ..players.mcts import think
from ..players.playing import player, searching
from ..players.seat import Seat
from .plan import Setting
from .sight import Rows, Sight
from .tables import worths_of

OPTIONS = 8
"""Of what a teacher thought of a decision so many options are kept, the best."""


class Lessons(NamedTuple):
    """A line for each decision: what was seen, what was open (as bits), what was thought of it, how the game ended.

    `weights` are how good the teacher found each of `atoms`, adding up to about 1. `worths` are what the game was worth
    to each seat, the player's own first; `seats` says how many there are.
    """

    rows: Rows
    masks: NDArray[np.uint8]
    atoms: NDArray[np.int16]
    weights: NDArray[np.float16]
    worths: NDArray[np.float16]
    seats: NDArray[np.uint8]

    @staticmethod
    def joined(several: list[Lessons]) -> Lessons:
        return Lessons(*(np.concatenate(parts) for parts in zip(*several, strict=True)))

    def save(self, path: Path, sight: Sight) -> None:
        fresh = path.with_suffix(".new")
        with fresh.open("wb") as file:
            np.savez_compressed(file, digest=np.array(sight.digest), **self._asdict())
        fresh.replace(path)


def load_lessons(folder: Path, sight: Sight) -> Lessons:
    """All that is in a folder. ValueError: nothing is, or it was seen with other eyes."""
    found: list[Lessons] = []
    for path in sorted(folder.glob("*.npz")):
        try:
            with np.load(path, allow_pickle=False) as parts:
                if str(parts["digest"]) != sight.digest:
                    raise ValueError(f"{path} tells other observations of {sight.key} than there are now")
                found.append(Lessons(*(parts[name] for name in Lessons._fields)))
        except (KeyError, BadZipFile, OSError) as error:
            raise ValueError(f"{path} has no lessons: {error}") from None
    if not found:
        raise ValueError(f"there are no lessons in {folder}")
    return Lessons.joined(found)


class Teacher:
    """A player, by name, who says what it thinks of the options: a searching one by its visits, others by a choice."""

    def __init__(self, name: str) -> None:
        self.player = player(name)
        self.iterations = searching(name).iterations if name.startswith("mcts") else 0

    def think(self, seat: Seat) -> tuple[list[Any], list[float]]:
        """The options that are any good, the best first, and how good each is."""
        if not self.iterations:
            return [self.player.decide(seat)], [1.0]
        if len(seat.legal) == 1:
            return seat.legal, [1.0]
        thought = think(seat, self.iterations)
        # Every option was tried a few times; what is over that, it earned.
        least = min(thought.visits)
        earned = [visits - least for visits in thought.visits][:OPTIONS]
        total = sum(earned)
        if total == 0:
            return thought.atoms[:1], [1.0]
        return thought.atoms[:OPTIONS], [number / total for number in earned]


def play_lesson(sight: Sight, teacher: Teacher, setting: Setting, rng: Rng) -> Lessons:
    """One game of the teacher with itself. Where there is one option only nothing is learned."""
    state: State = game(sight.key).begin(setting.players, rng.below(1 << 30), setting.options)
    rows: list[Rows] = []
    thoughts: list[tuple[list[int], list[float]]] = []
    masks: list[NDArray[np.uint8]] = []
    deciding: list[int] = []
    while not state.over:
        if len(state.offered) == 1:
            state.apply(state.offered[0])
            continue
        row = np.zeros((1, sight.width), np.int16)
        mask = np.zeros((1, sight.atoms), np.uint8)
        sight.write(state, state.player, row, 0)
        sight.mask(state, mask, 0)
        seat = Seat(state.player, state.offered.copy(), state.imagine(state.player, rng), rng)
        thoughts.append(teacher.think(seat))
        rows.append(row)
        masks.append(np.packbits(mask[0]))
        deciding.append(state.player)
        state.apply(thoughts[-1][0][0])
    return written(sight, state, rows, masks, thoughts, deciding)


def written(
    sight: Sight,
    end: State,
    rows: list[Rows],
    masks: list[NDArray[np.uint8]],
    thoughts: list[tuple[list[int], list[float]]],
    deciding: list[int],
) -> Lessons:
    number = len(rows)
    atoms = np.zeros((number, OPTIONS), np.int16)
    weights = np.zeros((number, OPTIONS), np.float16)
    for line, (options, goods) in enumerate(thoughts):
        atoms[line, : len(options)] = options
        weights[line, : len(options)] = goods
    ends = np.array(worths_of(end, 0.0), np.float16)
    worths = np.zeros((number, sight.seats), np.float16)
    for line, own in enumerate(deciding):
        worths[line, : end.players] = np.roll(ends, -own)
    seats = np.full(number, end.players, np.uint8)
    return Lessons(np.concatenate(rows), np.stack(masks), atoms, weights, worths, seats)
