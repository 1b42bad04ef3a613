"""The Witch's eight curses. `me` is the cursed player; at the start of his turns he may lift a curse. COS-15.13"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY
from ..components import ATTACK_TYPE, BUY_TOKEN, LIFT_COST, POWER, TYPE_OF
from ..effect_numbers import BESIDE, FIRST_CURSE_EFFECT
from ..effects.effect import Effect
from ..effects.in_force import refresh
from ..effects.timing import TURN_START
from ..effects.usage import times_used
from ..records import Sheet, Stashed
from ..rules.hands import is_insured, take_random
from ..rules.loss_in_progress import BY_EFFECT
from ..rules.tokens import can_pay_tokens, lose_tokens
from ..state import Cosmic
from ..terms import DEF, OFF

WITCH: Final = POWER.index("witch")


class Curse(Effect):
    """It binds its victim until he lifts it at the price of some tokens from his bases."""

    def times(self) -> int:
        return 1 << TURN_START

    def cost(self) -> int:
        return LIFT_COST[self.number - FIRST_CURSE_EFFECT]

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return me == s.turn and can_pay_tokens(s, me, self.cost())

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        if not can_pay_tokens(s, me, self.cost()):
            return
        lose_tokens(s, me, self.cost(), BY_EFFECT)
        s.set_mark(self.number, me, 0, 0)
        refresh(s)


class Cur1(Curse):
    """Toad: you commit at most two tokens."""

    MOST: ClassVar[int] = 2

    def commit_limit(self, s: Cosmic, me: int, who: int, limit: int) -> int:
        return min(limit, self.MOST) if who == me else limit


class Cur2(Curse):
    """Silence: you may not invite allies."""

    def may_invite(self, s: Cosmic, me: int, who: int, guest: int, may: bool) -> bool:
        return may and who != me


class Cur3(Curse):
    """Leech: at the start of each of your turns the Witch takes a random card from you."""

    def forced(self, s: Cosmic, me: int, timing: int) -> bool:
        """The card comes first, and without asking; after that the curse may be lifted. COS-8.5"""
        return me == s.turn and times_used(s, self.number, me) == 0 and self.victim_of(s, me) != NOBODY

    def skipped(self, s: Cosmic, me: int, who: int) -> None:
        if who == me:
            self.use(s, me, TURN_START)

    def victim_of(self, s: Cosmic, me: int) -> int:
        """The Witch, if there is a card for her to take, or else NOBODY."""
        for at in range(0, len(s.sheets), Sheet.SIZE):
            witch = s.sheets[at + Sheet.PLAYER]
            if s.sheets[at + Sheet.POWER] == WITCH and witch != me and s.hands[me] and not is_insured(s, me):
                return witch
        return NOBODY

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return self.forced(s, me, timing) or super().ready(s, me, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        witch = self.victim_of(s, me)
        if times_used(s, self.number, me) > 1 or witch == NOBODY:
            super().use(s, me, timing)
        else:
            take_random(s, witch, me, 1)


class Cur4(Curse):
    """Weakness: your Attack cards count 3 less."""

    LESS: ClassVar[int] = 3

    def card_values(self, s: Cosmic, me: int, values: list[int]) -> None:
        if s.is_main(me):
            side = OFF if me == s.offense else DEF
            if s.kind[side] == ATTACK_TYPE and s.chosen[side] != NOBODY:
                values[side] -= self.LESS

    def extra_card(self, s: Cosmic, me: int, side: int) -> int:
        """Attack cards laid beside the challenge are the cursed player's too."""
        total = 0
        for at in range(0, len(s.stash), Stashed.SIZE):
            beside = s.stash[at + Stashed.EFFECT] == BESIDE and s.stash[at + Stashed.HOLDER] == me
            if beside and s.side_of(me) == side and TYPE_OF[s.stash[at + Stashed.CARD]] == ATTACK_TYPE:
                total -= self.LESS
        return total


class Cur5(Curse):
    """Doom: once per challenge, when its result costs you tokens, you lose one more. COS-8.13"""

    def extra_loss(self, s: Cosmic, me: int, who: int) -> int:
        return self.one_more(s, me) if who == me else 0

    def penalty(self, s: Cosmic, me: int, who: int, loss: int) -> int:
        return loss + self.one_more(s, me) if who == me and loss > 0 else loss

    def one_more(self, s: Cosmic, me: int) -> int:
        if s.was_used(self.number, me):
            return 0
        s.used += [self.number, me]
        return 1


class Cur6(Curse):
    """Poverty: no rewards, and an income of 3 at most."""

    MOST: ClassVar[int] = 3

    def rewards(self, s: Cosmic, me: int, who: int, number: int) -> int:
        return 0 if who == me else number

    def income(self, s: Cosmic, me: int, who: int, amount: int) -> int:
        return min(amount, self.MOST) if who == me else amount


class Cur7(Curse):
    """Confusion: no optional powers as a main player."""

    def bars(self, s: Cosmic, me: int, who: int) -> bool:
        return who == me and s.is_main(me)


class Cur8(Curse):
    """Rust: in P1 of your challenges no token comes from the Warp."""

    def retrieves(self, s: Cosmic, me: int, who: int, number: int) -> int:
        return 0 if who == me else number

    def price(self, s: Cosmic, me: int, who: int, item: int, cost: int) -> int:
        return s.lucre[me] + 1 if who == me and item == BUY_TOKEN else cost
