"""Losing tokens: what may happen to them on their way to the Warp. COS-16.9"""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ....clockwork.step import Step
from .. import notes
from ..components import EFFECT
from ..effects.hooks import ask_capture, ask_removes, ask_saves
from ..effects.in_force import anyone_hears
from ..effects.quantities import CAPTURE, REMOVES, SAVES
from ..effects.timing import TOKENS_TO_WARP
from ..effects.windows import Window
from ..state import Cosmic

# Why tokens are lost.
RESULT: Final = 0
"""The result of the challenge."""
FAILED_DEAL: Final = 1
BY_EFFECT: Final = 2
NO_BASE: Final = 3
"""They should return to bases, and there are none. COS-P8.22"""

LOST_BY: Final = (notes.LOSES, notes.LOSES_BY_DEAL, notes.LOSES_BY_EFFECT, notes.LOSES_HOMELESS)
"""What the log says of each cause."""

LOSS: Final = 5
"""Numbers in a record of `losses`: owner, tokens left to lose, tokens at first, cause, tokens to leave the game."""

SHIELD: Final = EFFECT.index("flare_ghost_wild")

# The groups in which effects act on a loss: see LOSS_GROUP. COS-16.9
INSURING: Final = 0
SAVING: Final = 1
HEALING: Final = 2
GRIEVING: Final = 3


class Lose(Step["Cosmic"]):
    """Tokens in transit are lost to the Warp, unless something happens to them first. COS-16.9"""

    def __init__(self, player: int, number: int, cause: int) -> None:
        self.player: Final = player
        self.number: Final = number
        self.cause: Final = cause

    def run(self, s: Cosmic) -> None:
        if self.number <= 0:
            return
        if self.cause == BY_EFFECT and is_shielded(s, self.player):
            from .tokens import bring_home

            bring_home(s, self.player, self.number)
            return
        s.losses += [self.player, self.number, self.number, self.cause, 0]
        acted_on = s.bears >> CAPTURE & 1 or s.bears >> REMOVES & 1 or s.bears >> SAVES & 1
        if anyone_hears(s, TOKENS_TO_WARP) or acted_on:
            s.then(
                [
                    Window(TOKENS_TO_WARP, INSURING),
                    Seize(),
                    Window(TOKENS_TO_WARP, SAVING),
                    Window(TOKENS_TO_WARP, HEALING),
                    Arrive(),
                    Window(TOKENS_TO_WARP, GRIEVING),
                    LossOver(),
                ]
            )
        else:
            arrive(s)
            del s.losses[len(s.losses) - LOSS :]


class Seize(Step["Cosmic"]):
    """First captures, then removal from the game; then what saves tokens without being asked. COS-16.9"""

    def run(self, s: Cosmic) -> None:
        if not is_shielded(s, loser(s)):
            ask_capture(s)
            ask_removes(s)
        ask_saves(s)


class Arrive(Step["Cosmic"]):
    """What is left goes to the Warp, or waits for the limbo."""

    def run(self, s: Cosmic) -> None:
        arrive(s)


class LossOver(Step["Cosmic"]):
    """Everybody has reacted to the loss."""

    def run(self, s: Cosmic) -> None:
        del s.losses[len(s.losses) - LOSS :]


def arrive(s: Cosmic) -> None:
    """COS-P8.6, 10.3, 10.7"""
    at = len(s.losses) - LOSS
    owner = s.losses[at]
    remove(s, owner, s.losses[at + 4])
    number = s.losses[at + 1]
    if number > 0:
        s.transit[owner] -= number
        into_warp(s, owner, number)
        if s.losses[at + 3] == RESULT:
            s.lost[owner] += number
        s.tell(LOST_BY[s.losses[at + 3]], owner, number)
    if s.marks:
        from .stacks import sink

        sink(s, owner)


def into_warp(s: Cosmic, owner: int, number: int) -> None:
    """Tokens come to the Warp, or wait for the limbo. COS-10.3, 10.7"""
    if s.reverse_warp:
        s.pending[owner] += number
    else:
        s.warp[owner] += number


def remove(s: Cosmic, owner: int, number: int) -> None:
    """Tokens in transit leave the game; what would leave fewer than five in it goes to the Warp. COS-2.7"""
    if number > 0:
        from .tokens import destroy_tokens

        rest = number - destroy_tokens(s, owner, number)
        s.transit[owner] -= rest
        into_warp(s, owner, rest)
        if rest > 0:
            s.tell(notes.LOSES_BY_EFFECT, owner, rest)


# What effects do with the loss in progress


def loser(s: Cosmic) -> int:
    """Whose tokens are being lost, or NOBODY."""
    return s.losses[len(s.losses) - LOSS] if s.losses else NOBODY


def left_to_lose(s: Cosmic) -> int:
    return s.losses[len(s.losses) - LOSS + 1]


def lost_at_first(s: Cosmic) -> int:
    return s.losses[len(s.losses) - LOSS + 2]


def cause(s: Cosmic) -> int:
    return s.losses[len(s.losses) - LOSS + 3]


def to_be_removed(s: Cosmic) -> int:
    """How many tokens of the loss are to leave the game."""
    return s.losses[len(s.losses) - LOSS + 4]


def set_apart(s: Cosmic, number: int) -> None:
    """So many tokens of the loss are to leave the game: only healing can still help them. COS-16.9"""
    s.losses[len(s.losses) - LOSS + 4] += spare(s, number, counts=True)


def take_back_removed(s: Cosmic) -> int:
    """Tokens that were to leave the game do not; how many they are."""
    at = len(s.losses) - LOSS + 4
    number = s.losses[at]
    s.losses[at] = 0
    return number


def is_shielded(s: Cosmic, owner: int) -> bool:
    """Whether only the result of the challenge can cost a player tokens (Ghost Flare)."""
    return len(s.lasting) > 0 and s.recall(SHIELD, owner) != NOBODY


def spare(s: Cosmic, number: int, counts: bool) -> int:
    """So many tokens of the loss do not go to the Warp; the effect puts them elsewhere. How many they are.

    `counts`: for consolation they are lost all the same. COS-P8.26
    """
    at = len(s.losses) - LOSS
    number = min(number, s.losses[at + 1])
    s.losses[at + 1] -= number
    if counts and s.losses[at + 3] == RESULT:
        s.lost[s.losses[at]] += number
    return number
