"""What bots ask of a game."""

from __future__ import annotations

from math import exp
from typing import Any, Final, Generic

from ..clockwork.names import NOBODY
from ..clockwork.step import S


class Bots(Generic[S]):
    """How good a position is, and which options are worth a look, in the eyes of the built-in bots.

    `doubt` and `trust` say how much more than usual a search doubts what it saw so far, and trusts its first guess:
    more of both where chance and others decide most, so that a few games tell little. `cost` is how many times as long
    one of its games takes as usual: the levels of the table play so many fewer.
    """

    def __init__(self, doubt: float = 1.0, trust: float = 1.0, cost: int = 1) -> None:
        self.doubt: Final = doubt
        self.trust: Final = trust
        self.cost: Final = cost

    def worth(self, s: S, player: int) -> int:
        """How good the position is for the player."""
        raise NotImplementedError

    def worths(self, s: S) -> list[int]:
        """The worth for every side; a game that finds them faster together says how."""
        return [self.worth(s, side) for side in range(s.sides)]

    def worth_scale(self, s: S) -> float:
        """How much one point of worth moves the chances in this position. Fitted to played games."""
        raise NotImplementedError

    def promising(self, s: S) -> list[Any]:
        """The options at which bots look: all that there are, unless a game can tell which of many are any good."""
        return s.offered

    def stretch(self, s: S) -> int:
        """Which stretch of the game this is, such as a turn; NOBODY if positions can be judged at any decision.

        What is still to come in a turn does not show in `worth`: a search that judged some moves early in it and others
        late would compare what cannot be compared, so it plays on to the next stretch.
        """
        return NOBODY

    def chances(self, s: S) -> list[float]:
        """The win chance of every side in the eyes of `worth`, adding up to 1. A shared win is split."""
        if s.over:
            winners = s.winners
            return [1.0 / len(winners) if side in winners else 0.0 for side in range(s.sides)]
        worths = self.worths(s)
        scale = self.worth_scale(s)
        most = worths[0]
        for worth in worths:
            if worth > most:
                most = worth
        found = [exp(scale * (worth - most)) for worth in worths]
        total = 0.0
        for chance in found:
            total += chance
        return [chance / total for chance in found]
