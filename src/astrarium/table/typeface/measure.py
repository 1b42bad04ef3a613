"""How wide letters are, as the makers of the typeface drew them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from . import CAPS, LETTERS, SPACED, WEIGHTS

REMEMBERED: Final = 1 << 14
"""So many texts are kept as they were measured: every drawing has the same ones again."""
UNMOVED: Final[dict[str, float]] = {}


@dataclass(frozen=True)
class Measure:
    """Letters of one weight, in parts of the font size."""

    widths: dict[str, float]
    moves: dict[str, dict[str, float]]
    """What is between two letters: mostly nothing, less than nothing between T and o."""


@cache
def measure(weight: int) -> Measure:
    data = json.loads(LETTERS.read_text(encoding="utf-8"))
    em, number = data["em"], data["weights"].index(weight)
    widths = {letter: wide[number] / em for letter, wide in data["widths"].items()}
    moves: dict[str, dict[str, float]] = {}
    for firsts, rows in data["pairs"]:
        row = {second: by[number] / em for seconds, *by in rows for second in seconds}
        moves |= dict.fromkeys(firsts, row)
    return Measure(widths, moves)


@lru_cache(REMEMBERED)
def measured(text: str, cut: str) -> float:
    """The width of a line whose font size is 1. Letters that we do not have count as squares."""
    known = measure(WEIGHTS[cut])
    total = 0.0
    if cut == CAPS:
        text = text.upper()
        total = SPACED * len(text)
    widths, moves = known.widths, known.moves
    row = UNMOVED
    for letter in text:
        total += widths.get(letter, 1.0) + row.get(letter, 0.0)
        row = moves.get(letter, UNMOVED)
    return total
