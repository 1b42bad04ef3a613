"""A network as it is played: policy and worth from what a player sees, by NumPy alone."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from .inputs import TABLE, Family, Floats, Reading, families_of
from .sight import Rows, Sight

FORMAT = 2
MOST_NUMBERS = 2_950_000
"""A number takes a byte in a file, and a network that comes along has 3 MB at most."""
WIDEST, NARROWEST, STEP = 512, 416, 32
OF_WORTH = 128
FEW = 8
"""Of fewer rows than this each is looked up by itself."""
LEVELS = 127
FINEST = 1e-5

Parts = dict[str, Floats]


@dataclass(frozen=True)
class Shape:
    """How large a network is.

    `families` are their names, how many inputs and copies each has, and how many numbers tell of a copy. With 0 it goes
    into the first layer as it is.
    """

    families: tuple[tuple[str, int, int, int], ...]
    seats: int
    atoms: int
    width: int
    blocks: int = 3

    def parts(self) -> dict[str, tuple[int, ...]]:
        """What it consists of: matrices from inputs to outputs, and shifts."""
        found: dict[str, tuple[int, ...]] = {}
        for name, inputs, copies, size in self.families:
            found |= {f"{name}.w": (inputs, size or self.width), f"{name}.b": (size or self.width,)}
            if size:
                found[f"{name}s.w"] = (copies * size, self.width)
        for block in range(self.blocks):
            found |= {f"block{block}.w": (self.width, self.width), f"block{block}.b": (self.width,)}
        found |= {"policy.w": (self.width, self.atoms), "policy.b": (self.atoms,)}
        found |= {"worth.w": (self.width, OF_WORTH), "worth.b": (OF_WORTH,)}
        return found | {"worths.w": (OF_WORTH, self.seats), "worths.b": (self.seats,)}

    @property
    def numbers(self) -> int:
        return sum(int(np.prod(size)) for size in self.parts().values())


def shape_for(sight: Sight, width: int = 0) -> Shape:
    """As wide as asked, or as the size of its file allows."""
    families = families_of(sight)

    def shape(width: int, direct: bool) -> Shape:
        sizes = [0 if direct and one.name == TABLE else min(one.size, width) for one in families]
        told = [(one.name, one.reading.size, len(one.lines), size) for one, size in zip(families, sizes, strict=True)]
        return Shape(tuple(told), sight.seats, sight.atoms, width)

    if width:
        return shape(width, True)
    # What is known of the table is pressed into few numbers only where that leaves a much wider network.
    for direct, narrowest in ((True, NARROWEST), (False, STEP)):
        for wide in range(WIDEST, narrowest - 1, -STEP):
            if shape(wide, direct).numbers <= MOST_NUMBERS:
                return shape(wide, direct)
    raise ValueError(f"{sight.key} has too many columns for a network of {MOST_NUMBERS} numbers")


@dataclass
class Net:
    """A network of one game, for tables of at most so many seats."""

    key: str
    shape: Shape
    parts: Parts
    digest: str
    made: dict[str, Any] = field(default_factory=dict)
    """From how many decisions it learned, and by which command."""

    @cached_property
    def sight(self) -> Sight:
        return Sight(self.key, self.shape.seats)

    @cached_property
    def families(self) -> list[Family]:
        return families_of(self.sight)

    @cached_property
    def _looked_up(self) -> Parts:
        """The rows that a value looks up, after one for no value."""
        return {one.name: with_nothing(self.parts[f"{one.name}.w"], one.reading) for one in self.families}

    def forward(self, rows: Rows) -> tuple[Floats, Floats]:
        """For each row a figure for every atom, the larger the better, and what the game is worth to each seat.

        Seats are counted from the player whose row it is, who is the first.
        """
        found = np.zeros((len(rows), self.shape.width), np.float32)
        for one in self.families:
            copies = rows[:, one.lines.reshape(-1)].reshape(len(rows) * len(one.lines), -1)
            told = self._into(one.name, one.reading, copies)
            matrix = self.parts.get(f"{one.name}s.w")
            found += told if matrix is None else np.maximum(told, 0).reshape(len(rows), -1) @ matrix
        np.maximum(found, 0, out=found)
        for block in range(self.shape.blocks):
            found += np.maximum(self._layer(f"block{block}", levelled(found)), 0)
        last = levelled(found)
        worths = np.tanh(self._layer("worths", np.maximum(self._layer("worth", last), 0)))
        return self._layer("policy", last), worths

    def policy(self, rows: Rows, masks: NDArray[np.uint8]) -> Floats:
        """How likely it takes each atom; the masks say which are open."""
        likings, _ = self.forward(rows)
        return chances(likings, masks)

    def _layer(self, name: str, found: Floats) -> Floats:
        made: Floats = found @ self.parts[f"{name}.w"] + self.parts[f"{name}.b"]
        return made

    def _into(self, name: str, reading: Reading, rows: Rows) -> Floats:
        """A layer over what is read from rows."""
        matrix, shift = self.parts[f"{name}.w"], self.parts[f"{name}.b"]
        if len(rows) >= FEW:
            made: Floats = reading.of(rows) @ matrix + shift
            return made
        looked_up = self._looked_up[name]
        found: Floats = reading.rest_of(rows) @ matrix[reading.values :] + shift
        for number, line in enumerate(reading.spots_of(rows)):
            found[number] += looked_up[line[line > 0]].sum(axis=0)
        return found

    def save(self, path: Path) -> None:
        """Matrices a byte for each number, with a scale for each of their rows."""
        about = {"format": FORMAT, "key": self.key, "digest": self.digest, "shape": asdict(self.shape)}
        kept: dict[str, Any] = {"about": json.dumps(about | {"made": self.made})}
        kept |= packed(self.parts)
        # Whoever is stopped while writing must not lose what was there.
        fresh = path.with_suffix(".new")
        with fresh.open("wb") as file:
            np.savez_compressed(file, **kept)
        fresh.replace(path)


def with_nothing(matrix: Floats, reading: Reading) -> Floats:
    return np.concatenate([np.zeros((1, matrix.shape[1]), np.float32), matrix[: reading.values]])


def levelled(found: Floats) -> Floats:
    """Brought to mean 0 and spread 1, row by row."""
    off = found - found.mean(axis=1, keepdims=True)
    made: Floats = off / np.sqrt((off * off).mean(axis=1, keepdims=True) + np.float32(FINEST))
    return made


def chances(likings: Floats, masks: NDArray[np.uint8], heat: float = 1.0) -> Floats:
    open_likings = np.where(masks > 0, likings / np.float32(heat), -np.inf)
    weights = np.exp(open_likings - open_likings.max(axis=1, keepdims=True))
    found: Floats = weights / weights.sum(axis=1, keepdims=True)
    return found


def packed(parts: Parts) -> dict[str, NDArray[Any]]:
    """Matrices as bytes with a scale for each row; shifts as they are, in short."""
    kept: dict[str, NDArray[Any]] = {}
    for name, part in parts.items():
        if part.ndim == 1:
            kept[name] = part.astype(np.float16)
            continue
        scales = (np.abs(part).max(axis=1) / LEVELS).astype(np.float16)
        scales[scales == 0] = np.finfo(np.float16).tiny
        steps = np.rint(part / scales[:, None].astype(np.float32))
        kept[name] = np.clip(steps, -LEVELS, LEVELS).astype(np.int8)
        kept[f"{name}.scales"] = scales
    return kept


def unpacked(kept: dict[str, NDArray[Any]], shape: Shape) -> Parts:
    """The parts as they were, nearly."""
    parts: Parts = {}
    for name, size in shape.parts().items():
        part = kept[name].astype(np.float32)
        if part.shape != size:
            raise ValueError(f"{name} is of size {part.shape}, not {size}")
        parts[name] = part if part.ndim == 1 else part * kept[f"{name}.scales"].astype(np.float32)[:, None]
    return parts


def load_net(path: Path) -> Net:
    """The network in a file. ValueError: there is none, or it learned from other observations than there are now."""
    kept = read_parts(path)
    try:
        about = json.loads(str(kept["about"]))
        if about["format"] != FORMAT:
            raise ValueError(f"{path} is a network of format {about['format']}; this reads {FORMAT}")
        shape = shape_told(about["shape"])
        if Sight(about["key"], shape.seats).digest != about["digest"]:
            raise ValueError(f"{path} learned from other observations of {about['key']} than there are now")
        return Net(about["key"], shape, unpacked(kept, shape), about["digest"], about["made"])
    except (KeyError, TypeError, json.JSONDecodeError) as error:
        raise ValueError(f"{path} is not a network: {error}") from None


def shape_told(told: dict[str, Any]) -> Shape:
    """A shape, from what JSON made of it."""
    families = tuple((str(name), *map(int, sizes)) for name, *sizes in told["families"])
    return Shape(**(told | {"families": families}))


def read_parts(path: Path) -> dict[str, NDArray[Any]]:
    try:
        with np.load(path, allow_pickle=False) as parts:
            return dict(parts)
    except OSError as error:
        raise ValueError(f"{path} cannot be read: {error.strerror or error}") from None
    except (ValueError, BadZipFile):
        raise ValueError(f"{path} is not a network") from None


def new_net(sight: Sight, seed: int, width: int = 0) -> Net:
    """A network that knows nothing yet: it likes all atoms alike and finds every position even."""
    shape = shape_for(sight, width)
    chance = np.random.default_rng(seed)
    # Of the inputs by values only one for each column is set at a time.
    at_once = {f"{one.name}.w": active(one.reading) for one in families_of(sight)}
    parts: Parts = {}
    for name, size in shape.parts().items():
        if len(size) == 1:
            parts[name] = np.zeros(size, np.float32)
            continue
        spread = np.sqrt(1 / max(1, at_once.get(name, size[0])))
        if name in ("policy.w", "worths.w"):
            spread *= 0.02
        parts[name] = (chance.standard_normal(size) * spread).astype(np.float32)
    return Net(sight.key, shape, parts, sight.digest)


def active(reading: Reading) -> int:
    return len(reading.hot) + len(reading.sets) + 2 * len(reading.amounts)
