"""Ethic, with both sides of its Flare."""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import PASS
from .. import notes
from ..atoms import AMOUNT_ATOM, CARD_ATOM
from ..effect_numbers import EFFECT
from ..effects.effect import Effect
from ..effects.openings import MOST_ASKED, card_atoms, player_atoms
from ..effects.questions import AskAmount, AskCard, AskPlayer
from ..records import Lasting, number_in, pair, player_in
from ..rules.drawing import Draw, batch, drop_new, new_cards, watch_draw
from ..rules.spoils import FROM_ELSEWHERE, Console
from ..state import Cosmic
from .shared.outcomes import loser_of

ETHIC_SUPER: Final = EFFECT.index("flare_ethic_super")


class Ethic(Effect):
    """You are consoled for lost Attack cards too, and may take consolation from the deck."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser_of(s) == me and s.both_attack() and s.lost[me] > 0

    def consolation(self, s: Cosmic, me: int, taker: int, number: int) -> int:
        if taker != me or not s.both_attack() or s.recall(ETHIC_SUPER, me) >= 0:
            return number
        return number + s.lost[me]

    def consoles(self, s: Cosmic, me: int, taker: int, giver: int, number: int, stage: int) -> bool:
        if taker != me or stage != FROM_ELSEWHERE:
            return False
        s.push(AskAmount(me, me, self.number, giver, number))
        return True

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [AMOUNT_ATOM + number for number in range(min(about, MOST_ASKED) + 1)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        from_deck = atom - AMOUNT_ATOM
        s.then([Draw(me, from_deck), Console(me, stage, about - from_deck, FROM_ELSEWHERE + 1)])


class EthicWild(Effect):
    """Give up to three of the cards you have just drawn to others."""

    MOST: ClassVar[int] = 3
    RECEIVER: ClassVar[int] = 0
    CARD: ClassVar[int] = 1

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return batch(s)[0] == me

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        watch_draw(s, self.number, me, self.MOST)

    def drew(self, s: Cosmic, me: int, about: int) -> None:
        if about > 0 and batch(s)[1] > 0:
            s.push(AskPlayer(me, me, self.number, self.RECEIVER, about))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == self.RECEIVER:
            return [PASS, *player_atoms(s, s.around(me))]
        return card_atoms(new_cards(s))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == self.RECEIVER:
            if atom != PASS:
                s.push(AskCard(me, me, self.number, self.CARD, pair(about, s.player_of(atom))))
            return
        card = atom - CARD_ATOM
        receiver = player_in(about)
        s.gain_card(receiver, card, drop_new(s, card) | 1 << me)
        s.show(receiver)
        s.whisper(receiver, notes.GETS, card)
        s.tell(notes.GIVES, me, receiver, 1)
        self.drew(s, me, number_in(about) - 1)


class EthicSuper(Effect):
    """Take as many cards of consolation as you like, up to seven."""

    MOST: ClassVar[int] = 7

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return loser_of(s) == me

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskAmount(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [AMOUNT_ATOM + number for number in range(self.MOST + 1)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        self.last(s, me, atom - AMOUNT_ATOM)

    def consolation(self, s: Cosmic, me: int, taker: int, number: int) -> int:
        return s.lasting[s.recall(self.number, me) + Lasting.ABOUT] if taker == me else number
