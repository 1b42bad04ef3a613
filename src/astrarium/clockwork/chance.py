"""Chance: a fast stream for simulation, search and training, and a keyed one for tables that people sit at."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, TypeAlias, TypeVar

# MULTIPLIER * 2**30 - 1 is a safe prime, so the period is about 2**59. Both factors of every product stay below 2**30,
# where compiled ints are still machine words: fast, and the same numbers as in plain Python.
MULTIPLIER: Final = 1053813666
BITS: Final = 30
LOW: Final = (1 << 30) - 1

KEY_BYTES: Final = 32
WORD_BYTES: Final = 4
WORDS: Final = 1 << 32
"""How many different words there are."""
BLOCK_WORDS: Final = 16
"""How many words one hash gives."""
COUNTER_BYTES: Final = 8
NO_BLOCK: Final = -1
# What a key is used for, so that no two uses of it ever hash the same.
FOR_STREAM: Final = b"astrarium stream"
FOR_SPLIT: Final = b"astrarium splits"

RULES: Final = "rules"
"""The stream from which the rules draw."""

N = TypeVar("N", bound=int)
"""What lists hold that are shuffled and picked from: numbers, or things that are types of their own."""


class Rng:
    """A multiply-with-carry stream. The same seed and stream name give the same numbers, everywhere, for ever.

    Fast, and no secret: a few dozen dice tell its state to whoever does the sums. `state` changes with every draw.
    """

    def __init__(self, state: int) -> None:
        self.state: int = state

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        low = self.state & LOW
        carry = self.state >> BITS
        self.state = MULTIPLIER * low + carry
        return ((low ^ carry) * bound) >> BITS

    def shuffle(self, items: list[N]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item

    def pick(self, items: list[N]) -> N:
        return items[self.below(len(items))]

    def split(self) -> Rng:
        """A new stream that nobody can foresee from this one's future."""
        return Rng(1 + (self.below(1 << 28) << 28) + self.below(1 << 28))

    def clone(self) -> Rng:
        return Rng(self.state)

    def to_json(self) -> object:
        """How positions write it."""
        return self.state


class KeyedRng(Rng):
    """A stream that nobody can foresee without its key, however much of it they have seen: BLAKE2b over a counter.

    `state` counts the words drawn so far, so it changes with every draw, too.
    """

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        super().__init__(drawn)
        self.key: bytes = key
        self.block: bytes = b""
        self.number: int = NO_BLOCK
        """Which block that is."""

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each exactly as likely: words beyond the last whole round are not used."""
        whole = WORDS - WORDS % bound
        word = self._word()
        while word >= whole:
            word = self._word()
        return word % bound

    def _word(self) -> int:
        number = self.state // BLOCK_WORDS
        if number != self.number:
            counter = number.to_bytes(COUNTER_BYTES, "big")
            self.block = blake2b(counter, key=self.key, person=FOR_STREAM).digest()
            self.number = number
        at = self.state % BLOCK_WORDS * WORD_BYTES
        self.state += 1
        return int.from_bytes(self.block[at : at + WORD_BYTES], "big")

    def split(self) -> Rng:
        counter = self.state.to_bytes(COUNTER_BYTES, "big")
        self.state += 1
        return KeyedRng(blake2b(counter, digest_size=KEY_BYTES, key=self.key, person=FOR_SPLIT).digest())

    def clone(self) -> Rng:
        other = KeyedRng(self.key, self.state)
        other.block = self.block
        other.number = self.number
        return other

    def to_json(self) -> object:
        return {"key": self.key.hex(), "drawn": self.state}


def seeded(seed: int, stream: str) -> Rng:
    """The stream of that name for a seed: rules and bots draw from different ones, so neither disturbs the other."""
    digest = blake2b(f"{stream}:{seed}".encode(), digest_size=8).digest()
    rng = Rng(1 + int.from_bytes(digest, "big") % (MULTIPLIER * (LOW + 1) - 3))
    rng.below(2)
    return rng


class Origin:
    """Where the chance of one table comes from, if not from a number that anybody may use again."""

    def stream(self) -> Rng:
        """What the rules draw from."""
        raise NotImplementedError

    def number(self) -> int:
        """A number that stands for the game where one is needed."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """How saves write it."""
        raise NotImplementedError


Seed: TypeAlias = int | Origin
"""Where a game's chance comes from: a number that gives the same game again, or an origin of its own."""


def stream_of(seed: Seed) -> Rng:
    """What the rules draw from."""
    return seeded(seed, RULES) if isinstance(seed, int) else seed.stream()


def number_of(seed: Seed) -> int:
    """A number that stands for a game where one is needed: its seed, or one made from what was published."""
    return seed if isinstance(seed, int) else seed.number()


def read_rng(written: Any) -> Rng:
    """The stream that a position describes; ValueError says what does not fit."""
    if isinstance(written, int) and not isinstance(written, bool) and written >= 0:
        return Rng(written)
    if not isinstance(written, dict) or set(written) != {"key", "drawn"}:
        raise ValueError(f"{written!r} is neither a number from 0 nor a key with how much was drawn")
    key, drawn = bytes.fromhex(written["key"]), written["drawn"]
    if len(key) != KEY_BYTES or not isinstance(drawn, int) or drawn < 0:
        raise ValueError(f"the key has {KEY_BYTES} bytes, and drawn counts from 0")
    return KeyedRng(key, drawn)
