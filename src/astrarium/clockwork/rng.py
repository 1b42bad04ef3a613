"""Chance, as one integer of state."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

# MULTIPLIER * 2**30 - 1 is a safe prime, so the period is about 2**59. Both factors of every product stay below 2**30,
# where compiled ints are still machine words: fast, and the same numbers as in plain Python.
MULTIPLIER: Final = 1053813666
BITS: Final = 30
LOW: Final = (1 << 30) - 1


class Rng:
    """A multiply-with-carry stream. The same seed and stream name give the same numbers, everywhere, for ever."""

    def __init__(self, state: int) -> None:
        self.state: int = state

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        low = self.state & LOW
        carry = self.state >> BITS
        self.state = MULTIPLIER * low + carry
        return ((low ^ carry) * bound) >> BITS

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item

    def pick(self, items: list[int]) -> int:
        return items[self.below(len(items))]

    def split(self) -> Rng:
        """A new stream that nobody can foresee from this one's future."""
        return Rng(1 + (self.below(1 << 28) << 28) + self.below(1 << 28))

    def clone(self) -> Rng:
        return Rng(self.state)


def seeded(seed: int, stream: str) -> Rng:
    """The stream of that name for a seed: rules and bots draw from different ones, so neither disturbs the other."""
    digest = blake2b(f"{stream}:{seed}".encode(), digest_size=8).digest()
    rng = Rng(1 + int.from_bytes(digest, "big") % (MULTIPLIER * (LOW + 1) - 3))
    rng.below(2)
    return rng
