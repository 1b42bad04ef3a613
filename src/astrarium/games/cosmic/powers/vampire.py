"""Vampire, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NOBODY
from ..atoms import AMOUNT_ATOM, PLACE_ATOM
from ..effect_numbers import EFFECT
from ..effects.effect import Effect
from ..effects.questions import AskAmount, AskPlace, AskPlayer
from ..records import noted_in, noted_now, number_in, pair, player_in
from ..rules.landing import land
from ..rules.loss_in_progress import left_to_lose, loser
from ..rules.settle import Settle
from ..rules.tokens import free_from_warp, home_options, is_safe, lift_all
from ..state import Cosmic
from ..terms import CAPTIVES
from .shared.captives import all_held, let_go, losing_tokens, pass_on, seize
from .shared.outcomes import lost_by_result, wins_as_main

VAMPIRE_SUPER: Final = EFFECT.index("flare_vampire_super")
MOST_BITTEN: Final = 4
BITTEN: Final = 0


class Vampire(Effect):
    """You capture up to four tokens of a beaten opponent, and for each one of yours may leave the Warp.

    When you lose as a main player all captives go to the Warp.
    """

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if wins_as_main(s, me):
            return s.strength(s.opponent(me), 1 - s.winner) > 0
        return all_held(s, CAPTIVES, me) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if not wins_as_main(s, me):
            let_go(s, CAPTIVES, me)

    def capture(self, s: Cosmic, me: int) -> None:
        if not wins_as_main(s, me) or not lost_by_result(s, me):
            return
        number = left_to_lose(s)
        if s.recall(VAMPIRE_SUPER, me) == NOBODY:
            if loser(s) != s.opponent(me):
                return
            number = min(number, MOST_BITTEN - self.bitten(s, me))
        number = seize(s, CAPTIVES, me, number)
        if number > 0:
            s.set_mark(self.number, me, BITTEN, noted_now(s.count, self.bitten(s, me) + number))
            s.push(AskAmount(me, me, self.number, 0, number))

    def bitten(self, s: Cosmic, me: int) -> int:
        """How many tokens he has captured in this challenge."""
        noted = s.mark_of(self.number, me, BITTEN)
        return noted_in(noted, s.count)

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if not home_options(s, me):
            return []
        return [AMOUNT_ATOM + number for number in range(min(about, s.warp[me]) + 1)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        free_from_warp(s, me, atom - AMOUNT_ATOM)

    def leaves(self, s: Cosmic, me: int) -> None:
        let_go(s, CAPTIVES, me)

    def changes_hands(self, s: Cosmic, me: int, other: int) -> None:
        pass_on(s, CAPTIVES, me, other)


class VampireWild(Effect):
    """Your tokens on a base and those of another player on one of his change places."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        for place in s.base_list(me):
            if self.partners(s, me, place):
                return True
        return False

    def partners(self, s: Cosmic, me: int, place: int) -> list[int]:
        return [player for player in s.around(me) if self.places(s, me, place, player)]

    def places(self, s: Cosmic, me: int, place: int, other: int) -> list[int]:
        """Bases of the other player that can be exchanged for an own one."""
        return [base for base in s.base_list(other) if base != place and not is_safe(s, other, base)]

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskPlace(me, me, self.number, 0))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return [PLACE_ATOM + place for place in s.base_list(me) if self.partners(s, me, place)]
        if stage == 1:
            return [s.player_atom(player) for player in self.partners(s, me, about)]
        return [PLACE_ATOM + place for place in self.places(s, me, number_in(about), player_in(about))]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.push(AskPlayer(me, me, self.number, 1, atom - PLACE_ATOM))
        elif stage == 1:
            s.push(AskPlace(me, me, self.number, 2, pair(about, s.player_of(atom))))
        else:
            exchange(s, me, number_in(about), player_in(about), atom - PLACE_ATOM)


def exchange(s: Cosmic, one: int, place: int, other: int, base: int) -> None:
    """The tokens of two players on two bases change places."""
    mine = lift_all(s, one, place)
    its = lift_all(s, other, base)
    s.push(Settle())
    land(s, one, base, mine)
    land(s, other, place, its)


class VampireSuper(Effect):
    """You capture the tokens of opposing allies too, and any number."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        if not wins_as_main(s, me):
            return False
        its = s.strength(s.opponent(me), 1 - s.winner)
        return its > MOST_BITTEN or losing_tokens(s) > its

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
