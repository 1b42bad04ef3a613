"""Empath, with both sides of its Flare."""

from __future__ import annotations

from ....clockwork.names import PUBLIC
from .. import notes
from ..atoms import CARD_ATOM
from ..components import COMPROMISE_TYPE
from ..effects.effect import Effect
from ..effects.questions import AskCard
from ..effects.usage import cards_to_play
from ..rules.hands import release
from ..rules.resolution import turn_up
from ..state import Cosmic
from ..terms import DEF, OFF
from .shared.deal_of_three import parties
from .shared.faces import attack_cards, revealed_compromise


class Empath(Effect):
    """An Attack against a Compromise becomes a Compromise."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return (s.kind[OFF] == COMPROMISE_TYPE) != (s.kind[DEF] == COMPROMISE_TYPE)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.kind[OFF] = COMPROMISE_TYPE
        s.kind[DEF] = COMPROMISE_TYPE


class EmpathWild(Effect):
    """A deal that succeeds brings every party three rewards."""

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        for player in parties(s):
            s.due[player] += 3


class EmpathSuper(Effect):
    """Take the Compromise that the opposing main player revealed for an Attack card of your choice."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return revealed_compromise(s, 1 - s.side_of(me)) and len(attack_cards(cards_to_play(s, me))) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskCard(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [CARD_ATOM + card for card in attack_cards(cards_to_play(s, me))]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        side = 1 - s.side_of(me)
        release(s, me, atom - CARD_ATOM)
        s.gain_card(me, s.chosen[side], PUBLIC)
        s.tell(notes.TAKES_CARD, me, s.chosen[side])
        s.chosen[side] = atom - CARD_ATOM
        turn_up(s, side)
