"""Losing tokens: what may happen to them on their way to the Warp. COS-16.9"""

from __future__ import annotations

from typing import Final

from ....clockwork.step import Step
from .. import notes
from ..effects.challenge_hooks import ask_capture, ask_removes, ask_saves
from ..records import Loss, add
from ..state import Cosmic
from .loss_in_progress import RESULT, is_shielded, loser
from .stacks import sink
from .warp import destroy_tokens, into_warp

LOST_BY: Final = (notes.LOSES, notes.LOSES_BY_DEAL, notes.LOSES_BY_EFFECT, notes.LOSES_HOMELESS)
"""What the log says of each cause."""


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
        del s.losses[len(s.losses) - Loss.SIZE :]


def arrive(s: Cosmic) -> None:
    """COS-P8.6, 10.3, 10.7"""
    at = len(s.losses) - Loss.SIZE
    owner = s.losses[at + Loss.PLAYER]
    remove(s, owner, s.losses[at + Loss.REMOVED])
    number = s.losses[at + Loss.LEFT]
    if number > 0:
        add(s.transit, owner, -number)
        into_warp(s, owner, number)
        if s.losses[at + Loss.CAUSE] == RESULT:
            add(s.lost, owner, number)
        s.tell(LOST_BY[s.losses[at + Loss.CAUSE]], owner, number)
    if s.marks:
        sink(s, owner)


def remove(s: Cosmic, owner: int, number: int) -> None:
    """Tokens in transit leave the game; what would leave fewer than five in it goes to the Warp. COS-2.7"""
    if number > 0:
        rest = number - destroy_tokens(s, owner, number)
        add(s.transit, owner, -rest)
        into_warp(s, owner, rest)
        if rest > 0:
            s.tell(notes.LOSES_BY_EFFECT, owner, rest)
