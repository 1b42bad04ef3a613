"""Industrialist, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY, PUBLIC
from .. import notes
from ..atoms import DEFENSE_ATOM, MINUS, OFFENSE_ATOM, PLUS, verb
from ..components import ATTACK_TYPE, NUMBER, POWER, TYPE_OF
from ..effects.effect import Effect
from ..effects.openings import AsksWay
from ..effects.questions import AskWay
from ..effects.timing import TOTALS
from ..records import Lasting
from ..rules.hands import discard_card, is_insured, stash_card, stashed
from ..state import Cosmic
from ..terms import DEF, FOUGHT, OFF
from .shared.faces import revealed_attack

INDUSTRIALIST: Final = POWER.index("industrialist")
CONCEDE: Final = verb("concede")
STACK: Final = verb("stack")


class Industrialist(Effect):
    """Who beats your Attack lets you win, or lets the card grow your stack, which you add or subtract later."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not revealed_attack(s, me):
            return False
        if timing == TOTALS:
            return len(stashed(s, self.number, me)) > 0
        side = s.side_of(me)
        return s.ending == FOUGHT and s.winner != side and s.chosen[side] != NOBODY

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if timing == TOTALS:
            s.push(AskWay(me, me, self.number, 0))
        else:
            s.push(AskWay(s.opponent(me), me, self.number, 1))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        return [PLUS, MINUS] if stage == 0 else [STACK, CONCEDE]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.set_mark(self.number, me, 0, s.count * 2 + (1 if atom == MINUS else 0))
        elif atom == CONCEDE:
            s.winner = s.side_of(me)
        else:
            put_on_stack(s, me, s.side_of(me))

    def extra_card(self, s: Cosmic, me: int, side: int) -> int:
        sign = s.mark_of(self.number, me)
        if sign // 2 != s.count or side != s.side_of(me) or not revealed_attack(s, me):
            return 0
        total = 0
        for card in stashed(s, self.number, me):
            total += NUMBER[card]
        return -total if sign % 2 == 1 else total


def put_on_stack(s: Cosmic, me: int, side: int) -> None:
    """The card of a side goes face up on the Industrialist's stack."""
    stash_card(s, INDUSTRIALIST, me, me, s.chosen[side], False, PUBLIC)
    s.chosen[side] = NOBODY


class IndustrialistWild(Effect):
    """A random card of your opponent's hand, if it is an Attack, is added to your total."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        opponent = s.opponent(me)
        return revealed_attack(s, me) and len(s.hands[opponent]) > 0 and not is_insured(s, opponent)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        opponent = s.opponent(me)
        if not s.hands[opponent]:
            # The last card has been played against this one.
            return
        place = s.rng.below(len(s.hands[opponent]))
        card = s.hands[opponent][place]
        if TYPE_OF[card] == ATTACK_TYPE:
            self.last(s, me, card)
            discard_card(s, opponent, card)
        else:
            s.seen[opponent][place] |= 1 << me
            s.show(me)
            s.whisper(me, notes.SEES, opponent, card)

    def extra_card(self, s: Cosmic, me: int, side: int) -> int:
        return NUMBER[s.lasting[s.recall(self.number, me) + Lasting.ABOUT]] if side == s.side_of(me) else 0


class IndustrialistSuper(AsksWay):
    """A revealed Attack card, yours or your opponent's, goes on your stack instead of being discarded."""

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        found: list[int] = []
        for side in (OFF, DEF):
            card = s.chosen[side]
            if card != NOBODY and TYPE_OF[card] == ATTACK_TYPE and s.chosen_known[side] == PUBLIC:
                found.append(OFFENSE_ATOM if side == OFF else DEFENSE_ATOM)
        return found

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        put_on_stack(s, me, OFF if atom == OFFENSE_ATOM else DEF)
