"""How one's own standing compares with that of the others, for the bots' judgement of a position."""

from __future__ import annotations

from typing import Final

OWN: Final = 4
BEST_RIVAL: Final = 2
ALL_RIVALS: Final = 2
"""How much one's own standing counts, against that of the strongest rival and against the average of all."""


def ahead(standings: list[int], mine: int) -> int:
    """How far one is ahead of the others, or behind them. Who is alone is ahead of nobody."""
    rivals = len(standings) - 1
    if rivals < 1:
        return OWN * standings[mine]
    best = standings[1] if mine == 0 else standings[0]
    total = 0
    for place in range(len(standings)):
        if place != mine:
            best = max(best, standings[place])
            total += standings[place]
    return OWN * standings[mine] - BEST_RIVAL * best - ALL_RIVALS * total // rivals
