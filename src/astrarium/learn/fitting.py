"""Fitting a net to what it should have thought: in NumPy, or in PyTorch where that is installed."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Protocol

import numpy as np

from .net import Floats, Net
from .selfplay import Lesson

RATE = 1e-3
"""How large the steps are that Adam takes."""
DECAY = 1e-5
"""How much of every matrix is forgotten with each step."""
KEEP, KEEP_SQUARES, TINY = 0.9, 0.999, 1e-8
BATCH = 512


class Fitter(Protocol):
    """Changes a net in place, a batch at a time."""

    def step(self, inputs: Floats, worths: Floats) -> float:
        """Bring the net a little closer to these worths; the mean square of what it was off."""
        ...


class NumpyFitter:
    """Gradients by hand and Adam: a small net needs no more."""

    def __init__(self, net: Net, rate: float = RATE) -> None:
        self.net = net
        self.rate = rate
        self.steps = 0
        self.means = [np.zeros_like(part) for part in parts(net)]
        self.squares = [np.zeros_like(part) for part in parts(net)]

    def step(self, inputs: Floats, worths: Floats) -> float:
        slopes, loss = gradients(self.net, inputs, worths)
        self.steps += 1
        # Both averages begin at zero and are too small at first.
        full, full_squares = 1 - KEEP**self.steps, 1 - KEEP_SQUARES**self.steps
        for part, slope, mean, square in zip(parts(self.net), slopes, self.means, self.squares, strict=True):
            mean += (1 - KEEP) * (slope - mean)
            square += (1 - KEEP_SQUARES) * (slope * slope - square)
            if part.ndim > 1:
                part *= 1 - self.rate * DECAY
            part -= self.rate * (mean / full) / (np.sqrt(square / full_squares) + TINY)
        return loss


def parts(net: Net) -> list[Floats]:
    return [*net.matrices, *net.shifts]


def gradients(net: Net, inputs: Floats, worths: Floats) -> tuple[list[Floats], float]:
    """How the mean square error changes with every part of the net, and that error itself."""
    layers = [inputs]
    last = len(net.matrices) - 1
    for layer in range(last):
        layers.append(np.maximum(layers[-1] @ net.matrices[layer] + net.shifts[layer], 0))
    thought = np.tanh(layers[-1] @ net.matrices[last] + net.shifts[last])
    off = thought - worths[:, None]
    slope = (2 / len(worths)) * off * (1 - thought * thought)
    matrices: list[Floats] = []
    shifts: list[Floats] = []
    for layer in range(last, -1, -1):
        matrices.append(layers[layer].T @ slope)
        shifts.append(slope.sum(axis=0))
        if layer:
            slope = (slope @ net.matrices[layer].T) * (layers[layer] > 0)
    return [*reversed(matrices), *reversed(shifts)], float((off * off).mean())


def fitter_for(net: Net, engine: str) -> Fitter:
    """`torch`, `numpy`, or `auto`: PyTorch if it is installed."""
    if engine not in ("auto", "numpy", "torch"):
        raise ValueError(f"a net is fitted with auto, numpy or torch, not {engine!r}")
    if engine == "numpy" or (engine == "auto" and find_spec("torch") is None):
        return NumpyFitter(net)
    try:
        from .fitting_torch import TorchFitter
    except ModuleNotFoundError:
        raise ValueError("there is no PyTorch here: pip install 'astrarium[learn]', or fit with numpy") from None
    return TorchFitter(net)


class Memory:
    """The latest positions from which a net learns, at most so many."""

    def __init__(self, width: int, most: int) -> None:
        self.rows = np.zeros((most, width), np.int16)
        self.worths = np.zeros(most, np.float32)
        self.size = 0
        self._next = 0

    def keep(self, lesson: Lesson) -> None:
        most = len(self.worths)
        rows, worths = lesson.rows[-most:], lesson.worths[-most:]
        places = (self._next + np.arange(len(worths))) % most
        self.rows[places] = rows
        self.worths[places] = worths
        self._next = int((self._next + len(worths)) % most)
        self.size = min(most, self.size + len(worths))

    def fit(self, net: Net, fitter: Fitter, batches: int, chance: np.random.Generator) -> float:
        """So many steps on positions drawn by chance; how far off the net was on average."""
        total = 0.0
        for _ in range(batches):
            drawn = chance.integers(self.size, size=min(BATCH, self.size))
            total += fitter.step(net.inputs(self.rows[drawn]), self.worths[drawn])
        return total / batches
