"""The value network: what a game will be worth to a player, from what that player sees."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from ..contract.registry import game

Floats = NDArray[np.float32]
Rows = NDArray[np.int16]

HIDDEN = (96, 48)
"""The widths of the layers between what is seen and what it is worth."""
FORMAT = 1
FURTHEST = 10.0
"""No number counts for more than so many times its usual spread."""
FINEST = 0.3
"""A number that hardly ever changes is not blown up."""


@dataclass
class Net:
    """Some layers, each a matrix and a shift; between them everything below zero is cut off, at the end comes tanh.

    `mean` and `scale` bring the numbers of an observation to a like size. A net fits one game and number of players.
    """

    key: str
    players: int
    mean: Floats
    scale: Floats
    matrices: list[Floats]
    shifts: list[Floats]
    games: int = 0
    """How many games it has learned from."""
    names: str = field(default="")
    """A digest of what the numbers of an observation mean."""

    def __post_init__(self) -> None:
        self.names = self.names or names_of(self.key, self.players)

    def inputs(self, rows: Rows) -> Floats:
        """Observations as the first layer takes them."""
        found: Floats = rows.astype(np.float32)
        found -= self.mean
        found /= self.scale
        np.clip(found, -FURTHEST, FURTHEST, out=found)
        return found

    def values(self, rows: Rows) -> Floats:
        """What the game will be worth (see `ends_of`) to whoever sees each of these rows."""
        return self.judge(self.inputs(rows))

    def judge(self, found: Floats) -> Floats:
        last = len(self.matrices) - 1
        for layer, (matrix, shift) in enumerate(zip(self.matrices, self.shifts, strict=True)):
            found = found @ matrix + shift
            if layer < last:
                np.maximum(found, 0, out=found)
        worth: Floats = np.tanh(found[:, 0])
        return worth

    def save(self, path: Path) -> None:
        parts: dict[str, Any] = {f"matrix{layer}": matrix for layer, matrix in enumerate(self.matrices)}
        parts |= {f"shift{layer}": shift for layer, shift in enumerate(self.shifts)}
        parts |= {"mean": self.mean, "scale": self.scale, "layers": len(self.matrices), "format": FORMAT}
        parts |= {"key": self.key, "players": self.players, "games": self.games, "names": self.names}
        # Whoever is stopped while writing must not lose what was there.
        fresh = path.with_suffix(".new")
        with fresh.open("wb") as file:
            np.savez_compressed(file, **parts)
        fresh.replace(path)


def load_net(path: Path) -> Net:
    """The net in a file. ValueError: there is none, or it was made for other observations than the game has now."""
    parts = read_parts(path)
    try:
        if int(parts["format"]) != FORMAT:
            raise ValueError(f"{path} is a network of format {int(parts['format'])}; this reads {FORMAT}")
        layers = range(int(parts["layers"]))
        net = Net(
            key=str(parts["key"]),
            players=int(parts["players"]),
            mean=parts["mean"],
            scale=parts["scale"],
            matrices=[parts[f"matrix{layer}"] for layer in layers],
            shifts=[parts[f"shift{layer}"] for layer in layers],
            games=int(parts["games"]),
            names=str(parts["names"]),
        )
    except KeyError as error:
        raise ValueError(f"{path} is not a network: it has no {error.args[0]}") from None
    if net.names != names_of(net.key, net.players):
        raise ValueError(f"{path} learned from other observations of {net.key} than there are now; train it anew")
    return net


def read_parts(path: Path) -> dict[str, Any]:
    try:
        with np.load(path, allow_pickle=False) as parts:
            return dict(parts)
    except OSError as error:
        raise ValueError(f"{path} cannot be read: {error.strerror or error}") from None
    except (ValueError, BadZipFile):
        raise ValueError(f"{path} is not a network") from None


def new_net(key: str, players: int, sample: Rows, seed: int, hidden: tuple[int, ...] = HIDDEN) -> Net:
    """A net that knows nothing yet but how large the numbers in a sample of observations are."""
    chance = np.random.default_rng(seed)
    widths = (sample.shape[1], *hidden, 1)
    matrices = [
        (chance.standard_normal((before, after)) * np.sqrt(2 / before)).astype(np.float32)
        for before, after in pairwise(widths)
    ]
    # It begins by thinking that every position is even.
    matrices[-1] *= np.float32(0.01)
    shifts = [np.zeros(after, np.float32) for after in widths[1:]]
    spread = sample.std(axis=0, dtype=np.float64).astype(np.float32)
    mean = sample.mean(axis=0, dtype=np.float64).astype(np.float32)
    return Net(key, players, mean, np.maximum(spread, np.float32(FINEST)), matrices, shifts)


def names_of(key: str, players: int) -> str:
    return blake2b("\n".join(game(key).record.observation(players)).encode(), digest_size=8).hexdigest()
