"""Tables that play for a network, in this process and in others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from astrarium import game
from astrarium.clockwork.chance import seeded
from astrarium.learn.crew import Alone, Crew, crew_of
from astrarium.learn.errands import Errand, Examined
from astrarium.learn.plan import Setting
from astrarium.learn.tables import HALVES, Hall, seats_of_formers, worths_of
from astrarium.players.playing import play_out
from astrarium.players.random import Random
from learn.learners import COMETS, saved


def hall(key: str = COMETS, tables: int = 3, **changes: Any) -> Hall:
    return Hall(key, game(key).most, (Setting(2), Setting(3)), tables, 5, **changes)


def decide(crew: Crew, half: int) -> None:
    """The first open option everywhere."""
    crew.wait(half)
    part = slice(half * crew.half, (half + 1) * crew.half)
    crew.slab.atoms[part] = crew.slab.masks[part].argmax(1)
    crew.go(half)


def play(crew: Crew, steps: int) -> None:
    for _ in range(steps):
        for half in range(HALVES):
            decide(crew, half)
    for half in range(HALVES):
        crew.wait(half)


def test_tables_go_on_from_what_was_told() -> None:
    one, other = Alone(hall()), Alone(hall())
    one.begin(None)
    play(one, 25)
    other.begin(one.told())
    for name in ("rows", "masks", "deciding", "players", "formers"):
        assert (getattr(one.slab, name) == getattr(other.slab, name)).all()
    play(one, 25)
    play(other, 25)
    assert (one.slab.rows == other.slab.rows).all() and (one.slab.ends == other.slab.ends).all()
    over = one.slab.ends > 0
    assert (one.slab.worths[over] == other.slab.worths[over]).all()


def test_tables_of_several_sizes_play_side_by_side() -> None:
    crew = Alone(hall(tables=8))
    crew.begin(None)
    assert set(crew.slab.players) == {2, 3}
    ended = 0
    for _ in range(60):
        play(crew, 1)
        over = crew.slab.ends > 0
        ended += over.sum()
        assert crew.slab.worths[over].sum(axis=1) == pytest.approx(np.zeros(over.sum()), abs=1e-6)
    assert ended > 4


def test_other_processes_play_the_same_games_as_this_one() -> None:
    """One process has the tables that this one would have; two have more."""
    alone = Alone(hall("expanse", 2))
    alone.begin(None)
    play(alone, 12)
    crew = crew_of(hall("expanse", 2), 2)
    try:
        crew.begin(None)
        play(crew, 12)
        play(crew, 0)
        places = [0, 1, 4, 5]
        for name in alone.slab._fields:
            assert (getattr(alone.slab, name) == getattr(crew.slab, name)[places]).all(), name
        assert [told for number, told in enumerate(crew.told()) if number < 2] == alone.told()
        play(crew, 2)
    finally:
        crew.close()


def test_errands_are_run_in_order_and_what_goes_wrong_is_told(tmp_path: Path) -> None:
    path = saved(tmp_path)
    errands: list[Errand] = [Examined("expanse", Setting(2), path, "random", seed) for seed in (1, 2)]
    crew = crew_of(hall("expanse", 1), 1)
    try:
        assert crew.run(errands) == [errand() for errand in errands]
        with pytest.raises(RuntimeError, match="nowhere"):
            crew.run([Examined("expanse", Setting(2), tmp_path / "nowhere.npz", "random", 1)])
    finally:
        crew.close()


def test_former_selves_have_some_seats_and_never_all() -> None:
    rng = seeded(1, "seats")
    drawn = {seats_of_formers(3, rng) for _ in range(100)}
    assert drawn == set(range(1, 7))
    assert seats_of_formers(1, rng) == 0
    crew = Alone(hall(tables=10, league=0.2))
    crew.begin(None)
    assert (crew.slab.formers.reshape(2, 10)[:, :2] > 0).all() and (crew.slab.formers.reshape(2, 10)[:, 2:] == 0).all()


def test_a_place_is_worth_something_beside_the_win() -> None:
    end = next(
        end
        for end in (play_out(game(COMETS), [Random()] * 3, seed, {}) for seed in range(50))
        if len(set(end.scores)) == 3
    )
    order = sorted(range(3), key=lambda player: -end.scores[player])
    assert [worths_of(end, 0.0)[player] for player in order] == [1, -0.5, -0.5]
    assert [worths_of(end, 0.2)[player] for player in order] == pytest.approx([1, -0.4, -0.6])
