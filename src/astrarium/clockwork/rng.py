"""Chance, as one integer of state."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

# A safe-prime multiplier for base 2**31 gives a period of about 2**61. Every intermediate value stays below 2**62,
# so compiled (machine words) and plain (unbounded ints) builds draw the very same numbers.
MULTIPLIER: Final = 2128528773
LOW: Final = 0x7FFFFFFF


class Rng:
    """A multiply-with-carry stream. The same seed and stream name give the same numbers, everywhere, for ever."""

    def __init__(self, state: int) -> None:
        self.state: int = state

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        low = self.state & LOW
        carry = self.state >> 31
        self.state = MULTIPLIER * low + carry
        return ((low ^ carry) * bound) >> 31

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item

    def pick(self, items: list[int]) -> int:
        return items[self.below(len(items))]

    def clone(self) -> Rng:
        return Rng(self.state)


def seeded(seed: int, stream: str) -> Rng:
    """The stream of that name for a seed: rules and bots draw from different ones, so neither disturbs the other."""
    digest = blake2b(f"{stream}:{seed}".encode(), digest_size=8).digest()
    rng = Rng(1 + int.from_bytes(digest, "big") % (MULTIPLIER * (LOW + 1) - 3))
    rng.below(2)
    return rng
