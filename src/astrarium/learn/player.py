"""The player who decides by a net."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from ..players.seat import Seat
from .judge import Judge
from .net import Net, load_net

TABLES = 2
"""At how many tables, as they might be, it looks before a decision."""
LOOKS = 24
"""In how many ways it completes a move, at each of them."""
PACKED = Path(__file__).parent / "weights"


class NetPlayer:
    """Takes the option that the net likes best, a move ahead. Without a file it plays by the net that comes along."""

    def __init__(self, file: Path | None, name: str = "net") -> None:
        self.name = name
        self.blind = False
        self.file = file
        self.judge: Judge | None = None
        if file is not None:
            self.judge = Judge(learned(file), TABLES, LOOKS)

    def decide(self, seat: Seat) -> int:
        judge = self.judge_of(seat.position.key, seat.position.players)
        if len(seat.legal) == 1:
            return seat.legal[0]
        options, worths = judge.weigh([seat])[0]
        return options[int(worths.argmax())]

    def meet(self, key: str, players: int) -> None:
        """ValueError: its net is for another table than this."""
        self.judge_of(key, players)

    def judge_of(self, key: str, players: int) -> Judge:
        if self.judge is None:
            self.judge = Judge(learned(packed(key, players)), TABLES, LOOKS)
        net = self.judge.net
        if (key, players) != (net.key, net.players):
            raise ValueError(f"{self.name} learned {net.key} for {net.players}; this is {key} for {players}")
        return self.judge


@lru_cache(maxsize=16)
def learned(file: Path) -> Net:
    """In the arena a player comes anew to every game, but its file does not change."""
    return load_net(file)


def packed(key: str, players: int) -> Path:
    """The net that comes with a game."""
    found = PACKED / f"{key}-{players}.npz"
    if not found.exists():
        there = ", ".join(sorted(file.stem for file in PACKED.glob("*.npz")))
        raise ValueError(f"no net comes with {key} for {players} (there are: {there}); `astrarium learn` trains one")
    return found
