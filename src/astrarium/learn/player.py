"""The player who decides by a network alone: no look ahead, an answer in a millisecond."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import numpy as np

from ..players.seat import Seat
from .net import Net, chances, load_net

PACKED = Path(__file__).parent / "weights"


class NetPlayer:
    """Takes the option that its network likes best; with some `heat` also lesser ones, the more the hotter.

    Without a file it plays by the network that comes with a game.
    """

    def __init__(self, file: Path | None, name: str = "net", heat: float = 0.0) -> None:
        self.name = name
        self.blind = False
        self.heat = heat
        self.net: Net | None = None if file is None else learned(file)

    def decide(self, seat: Seat) -> int:
        if len(seat.legal) == 1:
            return seat.legal[0]
        net = self.net_for(seat.position.key, seat.position.players)
        row = np.zeros((1, net.sight.width), np.int16)
        net.sight.write(seat.position, seat.player, row, 0)
        likings = net.forward(row)[0][:, seat.legal]
        if self.heat == 0:
            return seat.legal[int(likings.argmax())]
        sums = chances(likings, np.ones(likings.shape, np.uint8), self.heat)[0].cumsum()
        drawn = seat.rng.below(1 << 30) / (1 << 30) * float(sums[-1])
        return seat.legal[min(int(np.searchsorted(sums, drawn, side="right")), len(seat.legal) - 1)]

    def meet(self, key: str, players: int) -> None:
        """ValueError: its network is for another table than this."""
        self.net_for(key, players)

    def net_for(self, key: str, players: int) -> Net:
        if self.net is None:
            self.net = learned(packed_for(key))
        net = self.net
        if key != net.key or players > net.shape.seats:
            most = f"{net.key} for at most {net.shape.seats}"
            raise ValueError(f"{self.name} learned {most}; this is {key} for {players}")
        return net


def learned(file: Path) -> Net:
    """In the arena a player comes anew to every game: its network is read once, until the file is another."""
    try:
        found = file.stat()
    except OSError as error:
        raise ValueError(f"{file} cannot be read: {error.strerror}") from None
    return _read(file, found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=16)
def _read(file: Path, written: int, size: int) -> Net:
    return load_net(file)


def packed_for(key: str) -> Path:
    """The network that comes with a game."""
    found = PACKED / f"{key}.npz"
    if not found.exists():
        there = ", ".join(sorted(file.stem for file in PACKED.glob("*.npz"))) or "none"
        raise ValueError(f"no network comes with {key} (there are: {there}); `astrarium learn` trains one")
    return found
