"""Fitting a net to what it should have thought."""

from __future__ import annotations

import numpy as np
import pytest

from astrarium.learn.fitting import Memory, NumpyFitter, fitter_for, gradients, parts
from astrarium.learn.net import new_net
from astrarium.learn.selfplay import Lesson, random_rows
from learn.learners import ignorant


def lesson(positions: int = 60) -> Lesson:
    """Positions in which the round tells who is ahead."""
    rows = random_rows("expanse", 2, {}, 5, 1)[:positions]
    return Lesson(rows, np.tanh(rows[:, 0] / 4 - 1).astype(np.float32))


def test_the_gradients_are_those_of_the_error() -> None:
    """Each is compared with what a tiny change of one number does."""
    net = ignorant()
    rows, worths = lesson(20)
    net.matrices = [matrix.astype(np.float64) for matrix in net.matrices]
    net.shifts = [shift.astype(np.float64) + 0.1 for shift in net.shifts]
    inputs = net.inputs(rows).astype(np.float64)
    slopes, _ = gradients(net, inputs, worths)
    chance = np.random.default_rng(2)
    tiny = 1e-6
    for part, slope in zip(parts(net), slopes, strict=True):
        assert part.shape == slope.shape
        for place in chance.integers(part.size, size=5):
            before = part.flat[place]
            part.flat[place] = before + tiny
            more = gradients(net, inputs, worths)[1]
            part.flat[place] = before - tiny
            less = gradients(net, inputs, worths)[1]
            part.flat[place] = before
            assert slope.flat[place] == pytest.approx((more - less) / (2 * tiny), rel=1e-3, abs=1e-7)


@pytest.mark.parametrize("engine", ["numpy", "torch"])
def test_fitting_brings_a_net_closer_to_what_is_true(engine: str) -> None:
    if engine == "torch":
        pytest.importorskip("torch", reason="PyTorch, of the extra `learn`, is not installed")
    taught = lesson()
    net = new_net("expanse", 2, taught.rows, 1, (16, 8))
    memory = Memory(len(net.mean), 1000)
    memory.keep(taught)
    fitter = fitter_for(net, engine)
    chance = np.random.default_rng(1)
    first = memory.fit(net, fitter, 1, chance)
    memory.fit(net, fitter, 300, chance)
    assert memory.fit(net, fitter, 1, chance) < first / 5


def test_pytorch_and_numpy_take_the_same_steps() -> None:
    pytest.importorskip("torch", reason="PyTorch, of the extra `learn`, is not installed")
    from astrarium.learn.fitting_torch import TorchFitter

    one, other = ignorant(), ignorant()
    rows, worths = lesson()
    by_hand, by_torch = NumpyFitter(one), TorchFitter(other)
    for _ in range(5):
        off = by_hand.step(one.inputs(rows), worths)
        assert by_torch.step(other.inputs(rows), worths) == pytest.approx(off, rel=1e-3)
    for ours, theirs in zip(parts(one), parts(other), strict=True):
        assert ours == pytest.approx(theirs, abs=1e-4)


def test_an_unknown_engine_is_refused() -> None:
    with pytest.raises(ValueError, match="auto, numpy or torch"):
        fitter_for(ignorant(), "abacus")


def test_only_the_latest_positions_are_remembered() -> None:
    memory = Memory(3, 4)
    for number in range(1, 7):
        memory.keep(Lesson(np.full((1, 3), number, np.int16), np.array([number / 10], np.float32)))
    assert memory.size == 4
    assert sorted(memory.rows[:, 0].tolist()) == [3, 4, 5, 6]
    assert memory.worths == pytest.approx(memory.rows[:, 0] / 10)
    memory.keep(Lesson(np.arange(30, dtype=np.int16).reshape(10, 3), np.zeros(10, np.float32)))
    assert sorted(memory.rows[:, 0].tolist()) == [18, 21, 24, 27]
