"""Games of a teacher, from which a network begins."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from astrarium.clockwork.chance import seeded
from astrarium.learn.errands import Taught
from astrarium.learn.lessons import Lessons, Teacher, load_lessons, play_lesson
from astrarium.learn.plan import Setting
from astrarium.learn.sight import Sight
from learn.learners import COMETS, after_random_play, seat_of


def lesson(teacher: str) -> Lessons:
    return play_lesson(Sight(COMETS), Teacher(teacher), Setting(3), seeded(4, "lesson"))


@pytest.mark.parametrize("teacher", ["greedy", "mcts:40"])
def test_a_lesson_tells_what_was_open_what_was_thought_and_how_it_ended(teacher: str) -> None:
    found = lesson(teacher)
    masks = np.unpackbits(found.masks, axis=1)[:, : Sight(COMETS).atoms]
    assert len(found.rows) > 10
    assert (masks.sum(axis=1) > 1).all()
    assert found.weights.sum(axis=1) == pytest.approx(np.ones(len(found.rows)), abs=0.01)
    for atoms, weights, mask in zip(found.atoms, found.weights, masks, strict=True):
        assert mask[atoms[weights > 0]].all()
    assert set(found.worths[:, 0].tolist()) >= {1.0, -0.5}
    assert (found.seats == 3).all()


def test_who_searches_says_how_good_several_options_are() -> None:
    atoms, weights = Teacher("mcts:80").think(seat_of(after_random_play(COMETS, 2, 1, 0)))
    assert len(atoms) > 1 and weights == sorted(weights, reverse=True)


def test_lessons_are_kept_and_only_read_with_the_same_eyes(tmp_path: Path) -> None:
    sight = Sight(COMETS)
    errand = Taught(COMETS, sight.seats, (Setting(2),), "random", 3, 2, tmp_path / "a.npz", float("inf"))
    decisions = errand()
    assert len(load_lessons(tmp_path, sight).rows) == decisions > 20
    lesson("greedy").save(tmp_path / "b.npz", sight)
    assert len(load_lessons(tmp_path, sight).rows) == decisions + len(lesson("greedy").rows)
    with pytest.raises(ValueError, match="other observations"):
        load_lessons(tmp_path, Sight(COMETS, 2))
    with pytest.raises(ValueError, match="no lessons"):
        load_lessons(tmp_path / "nowhere", sight)


def test_when_time_is_over_no_game_is_begun(tmp_path: Path) -> None:
    assert Taught(COMETS, 2, (Setting(2),), "random", 3, 2, tmp_path / "a.npz", 0.0)() == 0
    assert not list(tmp_path.iterdir())
