"""What a challenge brings: consolation and rewards. COS-P8.11 to P8.14, 6.16"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY
from ....clockwork.step import Choice, Step
from .. import notes
from ..atoms import DECK_ATOM, PLACE_ATOM
from ..components import COMPROMISE, COMPROMISE_TYPE
from ..effects.challenge_hooks import ask_consolation, ask_consoles, ask_rewards
from ..records import add
from ..state import Cosmic
from .drawing import Draw
from .hands import beside, take_random
from .settle import SETTLE
from .tokens import home_options
from .totals import kicker_factor

# Consolation. COS-P8.14, 6.16


class Consolation(Step["Cosmic"]):
    """Who lost with a Compromise takes cards from the winner, one per token lost. COS-P8.14, 6.16"""

    def run(self, s: Cosmic) -> None:
        if s.winner == NOBODY:
            return
        taker = s.main(1 - s.winner)
        number = consolation_due(s, taker)
        # An ally who laid a Compromise beside the challenge comes after his main player. powers.toml cavalry
        for ally in reversed(s.allies(1 - s.winner)):
            if COMPROMISE in beside(s, ally):
                give_consolation(s, ally, s.main(s.winner), ask_consolation(s, ally, s.lost[ally]))
        give_consolation(s, taker, s.main(s.winner), number)


def consolation_due(s: Cosmic, taker: int) -> int:
    """How many cards; a negative Kicker turns it round. COS-6.16"""
    side = s.side_of(taker)
    number = 0
    if s.kind[side] == COMPROMISE_TYPE and s.kind[1 - side] != COMPROMISE_TYPE:
        number = s.lost[taker] * kicker_factor(s, side)
    return ask_consolation(s, taker, number)


def give_consolation(s: Cosmic, taker: int, giver: int, number: int) -> None:
    if number > 0:
        s.push(Console(taker, giver, number, FROM_ELSEWHERE))
    elif number < 0:
        take_random(s, giver, taker, -number)


# What effects do with consolation, one after the other.
FROM_ELSEWHERE: Final = 0
"""Part of it comes from somewhere else."""
SHARED_OUT: Final = 1
"""Somebody else gets part of it."""
PICKED: Final = 2
"""The cards are not taken at random."""
AT_RANDOM: Final = 3


class Console(Step["Cosmic"]):
    """Cards of consolation are taken at random, unless an effect sees to it at this stage or later. COS-P8.14"""

    def __init__(self, player: int, giver: int, number: int, stage: int) -> None:
        self.player: Final = player
        self.giver: Final = giver
        self.number: Final = number
        self.stage: Final = stage

    def run(self, s: Cosmic) -> None:
        if self.number <= 0:
            return
        if self.stage == FROM_ELSEWHERE:
            s.tell(notes.CONSOLED, self.player, self.giver, self.number)
        for stage in range(self.stage, AT_RANDOM):
            if ask_consoles(s, self.player, self.giver, self.number, stage):
                return
        take_random(s, self.player, self.giver, self.number)


# Rewards. COS-P8.11, P8.12


class Rewards(Step["Cosmic"]):
    """In clockwise order from the offense's left. COS-P8.12"""

    def run(self, s: Cosmic) -> None:
        steps: list[Step[Cosmic]] = []
        for player in [*s.around(s.offense), s.offense]:
            if s.due[player] > 0:
                number = ask_rewards(s, player, s.due[player])
                s.due[player] = 0
                s.tell(notes.REWARDED, player, number)
                steps.append(TakeRewards(player, number, 0))
        s.then(steps)


class TakeRewards(Choice["Cosmic"]):
    """For each reward a card from the deck, or a token from the Warp to a base. COS-P8.11

    The cards are drawn together at the end: `cards` counts them.
    """

    rule: ClassVar[str] = "COS-P8.11"

    def __init__(self, player: int, number: int, cards: int) -> None:
        super().__init__(player)
        self.number: Final = number
        self.cards: Final = cards

    def legal(self, s: Cosmic) -> list[int]:
        options = [DECK_ATOM]
        if s.warp[self.player] > 0:
            options += [atom for atom in home_options(s, self.player) if atom >= PLACE_ATOM]
        return options

    def take(self, s: Cosmic, atom: int) -> None:
        if atom == DECK_ATOM:
            s.push(TakeRewards(self.player, self.number - 1, self.cards + 1))
            return
        s.push(TakeRewards(self.player, self.number - 1, self.cards))
        add(s.warp, self.player, -1)
        s.put(self.player, atom - PLACE_ATOM, 1)
        s.tell(notes.RETRIEVES, self.player, atom - PLACE_ATOM)
        s.push(SETTLE)

    def run(self, s: Cosmic) -> None:
        if self.number <= 0:
            s.push(Draw(self.player, self.cards))
            return
        options = self.legal(s)
        if len(options) == 1:
            s.push(Draw(self.player, self.cards + self.number))
        else:
            s.ask(self, options)
