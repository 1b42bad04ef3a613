"""The loss in progress: whose tokens, how many, why, and what effects do with them. COS-16.9"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ..effects.challenge_hooks import ask_shields
from ..records import Loss, add
from ..state import Cosmic

# Why tokens are lost.
RESULT: Final = 0
"""The result of the challenge."""
FAILED_DEAL: Final = 1
BY_EFFECT: Final = 2
NO_BASE: Final = 3
"""They should return to bases, and there are none. COS-P8.22"""


def loser(s: Cosmic) -> int:
    """Whose tokens are being lost, or NOBODY."""
    return s.losses[len(s.losses) - Loss.SIZE + Loss.PLAYER] if s.losses else NOBODY


def left_to_lose(s: Cosmic) -> int:
    return s.losses[len(s.losses) - Loss.SIZE + Loss.LEFT]


def lost_at_first(s: Cosmic) -> int:
    return s.losses[len(s.losses) - Loss.SIZE + Loss.TOTAL]


def cause(s: Cosmic) -> int:
    return s.losses[len(s.losses) - Loss.SIZE + Loss.CAUSE]


def to_be_removed(s: Cosmic) -> int:
    """How many tokens of the loss are to leave the game."""
    return s.losses[len(s.losses) - Loss.SIZE + Loss.REMOVED]


def set_apart(s: Cosmic, number: int) -> None:
    """So many tokens of the loss are to leave the game: only healing can still help them. COS-16.9"""
    s.losses[len(s.losses) - Loss.SIZE + Loss.REMOVED] += spare(s, number, counts=True)


def take_back_removed(s: Cosmic) -> int:
    """Tokens that were to leave the game do not; how many they are."""
    at = len(s.losses) - Loss.SIZE
    number = s.losses[at + Loss.REMOVED]
    s.losses[at + Loss.REMOVED] = 0
    return number


def is_shielded(s: Cosmic, owner: int) -> bool:
    """Whether only the result of the challenge can cost a player tokens."""
    return ask_shields(s, owner)


def spare(s: Cosmic, number: int, counts: bool) -> int:
    """So many tokens of the loss do not go to the Warp; the effect puts them elsewhere. How many they are.

    `counts`: for consolation they are lost all the same. COS-P8.26
    """
    at = len(s.losses) - Loss.SIZE
    number = min(number, s.losses[at + Loss.LEFT])
    s.losses[at + Loss.LEFT] -= number
    if counts and s.losses[at + Loss.CAUSE] == RESULT:
        add(s.lost, s.losses[at + Loss.PLAYER], number)
    return number
