"""Deuce, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PUBLIC
from .. import notes
from ..atoms import CARD_ATOM, DEFENSE_ATOM, MINUS, OFFENSE_ATOM, PLUS, verb
from ..components import COMPROMISE, NUMBER, POWER
from ..effect_numbers import BESIDE
from ..effects.effect import Effect
from ..effects.questions import AskCard, AskWay
from ..effects.timing import DISCARD
from ..effects.usage import cards_to_play
from ..records import Lasting, Stashed
from ..rules.hands import beside, discard_card, lay_beside
from ..rules.new_hands import any_challenge_card, challenge_cards
from ..state import Cosmic
from ..terms import DEF, OFF
from .shared.faces import attack_cards

DEUCE: Final = POWER.index("deuce")
KEEP: Final = verb("keep")
DISCARD_BOTH: Final = verb("discard")


class Deuce(Effect):
    """Lay a second Challenge card beside the main one; in P9 one of them comes back."""

    def times(self) -> int:
        return 1 << DISCARD

    def forced(self, s: Cosmic, me: int, timing: int) -> bool:
        return timing == DISCARD

    def limit(self, s: Cosmic, me: int) -> int:
        return 2

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if timing == DISCARD:
            return len(beside(s, me)) > 0
        if s.chosen[s.side_of(me)] == NOBODY or s.was_used(self.number, me):
            return False
        return any_challenge_card(cards_to_play(s, me))

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == DISCARD:
            self._take_one_back(s, me)
        else:
            s.push(AskCard(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [CARD_ATOM + card for card in challenge_cards(cards_to_play(s, me))]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        lay_beside(s, me, atom - CARD_ATOM)

    def _take_one_back(self, s: Cosmic, me: int) -> None:
        """The Compromise, or else the higher Attack, is discarded; the other card comes back."""
        main = s.chosen[s.side_of(me)]
        second = beside(s, me)[0]
        keeps_main = main != NOBODY and (second == COMPROMISE or (main != COMPROMISE and NUMBER[main] < NUMBER[second]))
        back = main if keeps_main else second
        take_in(s, me, keeps_main)
        self.last(s, me, back)


def take_in(s: Cosmic, me: int, main: bool) -> None:
    """The player takes the main card, or the one beside it, back to his hand."""
    side = s.side_of(me)
    if main:
        s.gain_card(me, s.chosen[side], PUBLIC)
        s.tell(notes.TAKES_CARD, me, s.chosen[side])
        s.chosen[side] = NOBODY
        return
    for at in range(0, len(s.stash), Stashed.SIZE):
        if s.stash[at + Stashed.EFFECT] == BESIDE and s.stash[at + Stashed.HOLDER] == me:
            s.gain_card(me, s.stash[at + Stashed.CARD], PUBLIC)
            s.tell(notes.TAKES_CARD, me, s.stash[at + Stashed.CARD])
            del s.stash[at : at + Stashed.SIZE]
            return


class DeuceWild(Effect):
    """Discard an Attack card equal to a revealed one to add its value to that side, or to subtract it."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.both_attack() and len(self.options(s, me, 0, 0)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskCard(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [CARD_ATOM + card for card in attack_cards(s.hands[me]) if card in s.chosen]
        if stage == 1:
            return [OFFENSE_ATOM, DEFENSE_ATOM]
        return [PLUS, MINUS]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            card = atom - CARD_ATOM
            sides = [side for side in (OFF, DEF) if s.chosen[side] == card]
            if len(sides) > 1:
                s.push(AskWay(me, me, self.number, 1, card))
            else:
                s.push(AskWay(me, me, self.number, 2, card * 2 + sides[0]))
            discard_card(s, me, card)
        elif stage == 1:
            s.push(AskWay(me, me, self.number, 2, about * 2 + (OFF if atom == OFFENSE_ATOM else DEF)))
        else:
            self.last(s, me, about * 2 + (1 if atom == MINUS else 0))

    def addition(self, s: Cosmic, me: int, side: int) -> int:
        about = s.lasting[s.recall(self.number, me) + Lasting.ABOUT]
        if about // 2 % 2 != side:
            return 0
        value = NUMBER[about // 4]
        return -value if about % 2 == 1 else value


class DeuceSuper(Effect):
    """Discard both of your cards, or take both back."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.recall(DEUCE, me) != NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [KEEP, DISCARD_BOTH]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if atom == DISCARD_BOTH:
            card = s.lasting[s.recall(DEUCE, me) + Lasting.ABOUT]
            if card in s.hands[me]:
                discard_card(s, me, card)
        elif s.chosen[s.side_of(me)] != NOBODY:
            take_in(s, me, True)
        else:
            take_in(s, me, False)
