"""Gnome, with both sides of its Flare."""

from __future__ import annotations

from typing import Final

from ....clockwork.names import NO, NOBODY, YES
from .. import notes
from ..atoms import AMOUNT_ATOM, PLACE_ATOM
from ..components import POWER
from ..effect_numbers import EFFECT
from ..effects.effect import EFFECTS, Effect
from ..effects.openings import AsksPlayer, amounts, player_atoms
from ..effects.questions import AskAmount, AskPlace, AskYes
from ..rules.landing import Found
from ..rules.payments import pay
from ..rules.sources import movable
from ..state import Cosmic
from .shared.records import PER_PLAYER

GNOME: Final = POWER.index("gnome")
GNOME_SUPER: Final = EFFECT.index("flare_gnome_super")
LOAN: Final = 0
BORROW: Final = 1
REPAY: Final = 2
FORECLOSE: Final = 3
"""The questions of the Gnome."""
BIGGEST_LOAN: Final = 5


class Gnome(Effect):
    """Lend Lucre for twice as much next turn; from who does not pay you take a base at his home.

    A mark says how much a player owes.
    """

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.turn != me and s.mark_of(self.number, me, s.turn) == 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskAmount(me, me, self.number, LOAN, s.turn))

    def factor(self, s: Cosmic, me: int) -> int:
        return 3 if s.recall(GNOME_SUPER, me) != NOBODY else 2

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        debtor = about % PER_PLAYER
        if stage == LOAN:
            return amounts(1, BIGGEST_LOAN)
        if stage == REPAY:
            return [YES, NO] if s.lucre[debtor] >= about // PER_PLAYER else [NO]
        if stage == FORECLOSE:
            if movable(s, me) == 0:
                return []
            return [PLACE_ATOM + place for place in s.planets_in(s.home[debtor]) if not s.has_base(me, place)]
        return [YES, NO]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        debtor = about % PER_PLAYER
        amount = about // PER_PLAYER
        if stage == LOAN:
            s.push(AskYes(debtor, me, self.number, BORROW, debtor + PER_PLAYER * (atom - AMOUNT_ATOM)))
        elif stage == BORROW:
            if atom == YES:
                s.lucre[debtor] += amount
                s.tell(notes.GAINS_LUCRE, debtor, amount)
                s.set_mark(self.number, me, debtor, amount * self.factor(s, me))
        elif stage == REPAY:
            if atom == YES:
                pay(s, debtor, me, amount)
            else:
                s.push(AskPlace(me, me, self.number, FORECLOSE, debtor))
        else:
            s.push(Found(me, atom - PLACE_ATOM))

    def dues(self, s: Cosmic, me: int, who: int) -> None:
        owed = s.mark_of(self.number, me, who)
        # A loan of this very turn is due only in the next.
        if owed > 0 and not s.was_used(self.number, me):
            s.set_mark(self.number, me, who, 0)
            s.push(AskYes(who, me, self.number, REPAY, who + PER_PLAYER * owed))

    def changes_hands(self, s: Cosmic, me: int, other: int) -> None:
        s.set_mark(self.number, other, other, 0)


TAKEN_AT_MOST: Final = 3


class GnomeWild(AsksPlayer):
    """Take up to 3 Lucre from a player who has more than you."""

    def richer(self, s: Cosmic, me: int) -> list[int]:
        return [player for player in s.around(me) if s.lucre[player] > s.lucre[me]]

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == 0:
            return player_atoms(s, self.richer(s, me))
        return amounts(1, min(TAKEN_AT_MOST, s.lucre[about]))

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == 0:
            s.push(AskAmount(me, me, self.number, 1, s.player_of(atom)))
        else:
            pay(s, about, me, atom - AMOUNT_ATOM)


class GnomeSuper(Effect):
    """The loan you offer now is to be repaid threefold."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return not s.was_used(GNOME, me) and EFFECTS[GNOME].ready(s, me, timing)

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        self.last(s, me)
