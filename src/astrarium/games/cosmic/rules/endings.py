"""How a challenge or a turn ends: in the usual way, broken off, or at once. COS-P9, P10.9"""

from __future__ import annotations

from typing import Final

from ....clockwork.step import Step
from .. import notes
from ..effects.challenge_hooks import ask_closes
from ..effects.timing import CHALLENGE_END, DISCARD, P9
from ..effects.windows import window
from ..state import Cosmic
from ..terms import ABORTED
from .clearing import PutCardsAway, take_back_cards, take_back_tokens, unwind_to
from .phases import Phase, turned
from .victory import TOGETHER


class LastStep(Step["Cosmic"]):
    """The step with which a challenge is over: everything before it can be left out."""


def end_challenge(s: Cosmic) -> None:
    """The challenge goes straight to P9."""
    unwind_to(s, LastStep)
    s.go_on(LAST_STEPS)


class Close(Step["Cosmic"]):
    """What effects said about the result of the challenge is carried out. COS-P9.3"""

    def run(self, s: Cosmic) -> None:
        s.push(TOGETHER)
        ask_closes(s)


def abort(s: Cosmic, counts: bool = False) -> None:
    """The challenge is broken off: tokens and cards go back. `counts`: a second one may follow. COS-P10.9, P10.10"""
    s.tell(notes.ABORTED, s.offense)
    end_challenge(s)
    s.ending = ABORTED
    s.success = counts
    take_back_cards(s)
    take_back_tokens(s)


LAST_STEPS: Final[list[Step[Cosmic]]] = turned(
    [
        TOGETHER,
        Phase(P9),
        Close(),
        window(DISCARD),
        PutCardsAway(),
        window(CHALLENGE_END),
    ]
)
"""P9."""


def end_turn(s: Cosmic) -> None:
    """The turn ends at once, without a challenge. COS-P2.15, P3.5"""
    end_challenge(s)
    s.ending = ABORTED
    take_back_tokens(s)


class Over(Step["Cosmic"]):
    """On to P9."""

    def run(self, s: Cosmic) -> None:
        end_challenge(s)
