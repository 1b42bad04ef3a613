"""How one's own standing compares with that of the others, for the bots' judgement of a position."""

from __future__ import annotations

from typing import Final

from ..clockwork.state import State

WON: Final = 100_000
"""What a win is worth, and a last place with the sign turned: more than anything one may have before the end."""

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


def placed(s: State, side: int) -> int:
    """What the end of a game is worth to a side: a win most by far, else every rival left behind counts."""
    if side in s.winners:
        return WON
    scores = s.scores
    behind = 0
    for score in scores:
        if score < scores[side]:
            behind += 1
    return WON * behind // len(scores) - WON
