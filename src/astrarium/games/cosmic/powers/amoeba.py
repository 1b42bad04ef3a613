"""Amoeba, with both sides of its Flare."""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.step import Choice
from .. import notes
from ..atoms import AMOUNT_ATOM, MINUS, PLACE_ATOM, PLUS, STAR_ATOM
from ..effects.challenge_hooks import ask_may_move
from ..effects.effect import Effect
from ..effects.openings import amounts
from ..effects.questions import AskAmount, AskWay
from ..rules.settle import Settle
from ..rules.tokens import home_options, pull_out, recall_force
from ..state import Cosmic
from ..terms import DEF
from .shared.joining import AddTokens, stands_on_target, tokens_beside


def shelters(s: Cosmic, player: int) -> list[int]:
    """Where a guard's tokens on the target could go, as atoms; in the Space Dust each token has its own base."""
    if not ask_may_move(s, player, s.target, True):
        return []
    return [atom for atom in home_options(s, player) if atom != PLACE_ATOM + s.target or s.is_dust(s.target)]


def tokens_to_take_out(s: Cosmic, player: int, side: int) -> int:
    """How many of his tokens in the challenge a player could return to bases."""
    total = s.force[side * s.players + player] if home_options(s, player) else 0
    if stands_on_target(s, player, side) and shelters(s, player):
        total += s.guarded()
    return total


def take_out(s: Cosmic, player: int, side: int, number: int) -> None:
    """Tokens leave the challenge for bases, those in the cone or ring first."""
    in_cone = min(number, s.force[side * s.players + player])
    if number > in_cone:
        s.push(Retreat(player, number - in_cone))
    if in_cone > 0:
        recall_force(s, player, side, in_cone)


class Retreat(Choice["Cosmic"]):
    """To which bases tokens on the target go, one after the other."""

    rule: ClassVar[str] = "COS-17.5"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, number: int) -> None:
        super().__init__(player)
        self.number: Final = number

    def legal(self, s: Cosmic) -> list[int]:
        return shelters(s, self.player)

    def take(self, s: Cosmic, atom: int) -> None:
        if self.number > 1:
            s.push(Retreat(self.player, self.number - 1))
        s.push(Settle())
        number = pull_out(s, self.player, DEF, 1)
        s.transit[self.player] -= number
        if atom == STAR_ATOM:
            s.star[self.player] += 1
            s.tell(notes.TO_STAR, self.player, 1)
            return
        place = atom - PLACE_ATOM
        s.put(self.player, place, 1)
        s.tell(notes.MOVES, self.player, place, 1)
        if place == s.target:
            s.withdrawn += 1


OOZE_OUT: Final = 1
OOZE_IN: Final = 2


class Oozing(Effect):
    """Return any number of your tokens in the challenge to bases, or add any number from them."""

    def can_ooze(self, s: Cosmic, me: int) -> bool:
        side = s.side_of(me)
        return tokens_to_take_out(s, me, side) + tokens_beside(s, me, side) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        s.push(AskWay(me, me, self.number, 0, s.side_of(me)))

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        if stage == OOZE_OUT:
            return amounts(1, tokens_to_take_out(s, me, about))
        if stage == OOZE_IN:
            return amounts(1, tokens_beside(s, me, about))
        ways = [MINUS] if tokens_to_take_out(s, me, about) > 0 else []
        return [*ways, PLUS] if tokens_beside(s, me, about) > 0 else ways

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        if stage == OOZE_OUT:
            take_out(s, me, about, atom - AMOUNT_ATOM)
        elif stage == OOZE_IN:
            s.push(AddTokens(me, about, atom - AMOUNT_ATOM))
        else:
            s.push(AskAmount(me, me, self.number, OOZE_OUT if atom == MINUS else OOZE_IN, about))


class Amoeba(Oozing):
    """With a token in the challenge: ooze in or out before the reveal."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.strength(me, s.side_of(me)) > 0 and self.can_ooze(s, me)


class AmoebaWild(Oozing):
    """Ooze before cards are selected."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return self.can_ooze(s, me)


class AmoebaSuper(Oozing):
    """Ooze as an ally who has committed a token."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.strength(me, s.side_of(me)) > 0 and self.can_ooze(s, me)
