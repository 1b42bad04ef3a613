"""What an offer is worth to whoever makes it."""

from __future__ import annotations

from ..clockwork.state import State
from ..contract.registry import game
from ..mechanisms.offers import agreed, declined


def worth_of_offer(state: State, player: int) -> int:
    """The worth to a player of the offer that waits for an answer: it is accepted if that serves the other side."""
    judge = game(state.key).bots
    left = declined(state)
    taken = agreed(state)
    if taken is None or judge.worth(taken, state.player) <= judge.worth(left, state.player):
        # A little less than not to ask: else whoever has nothing better to do would ask in vain.
        return judge.worth(left, player) - 1
    return judge.worth(taken, player)
