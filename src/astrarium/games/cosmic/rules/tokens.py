"""Tokens return to bases, or are lost. COS-16.9, P8.20 to P8.23

Tokens that are lifted and not yet put anywhere are in `transit`, until the step that follows puts them somewhere.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY
from ....clockwork.step import Choice, Step
from .. import notes
from ..atoms import PLACE_ATOM, STAR_ATOM
from ..components import SLOTS, TOKEN_BASES
from ..effects.answers import CAPTURE, REMOVES, SAVES
from ..effects.challenge_hooks import ask_freezes, ask_homes
from ..effects.effect import GRIEVING, HEALING, INSURING, SAVING
from ..effects.in_force import anyone_hears
from ..effects.timing import TOKENS_TO_WARP
from ..effects.windows import Window
from ..records import Loss, add
from ..state import Cosmic
from ..terms import DEF
from .loss_in_progress import BY_EFFECT, NO_BASE, is_shielded
from .losses import Arrive, LossOver, Seize, arrive
from .settle import SETTLE

# Returning to bases


def home_options(s: Cosmic, player: int) -> list[int]:
    """Where returning tokens of the player may go, as atoms. COS, terms; 9.18"""
    options = s.base_atoms(player)
    system = s.home[player]
    if TOKEN_BASES[s.back[system]] and PLACE_ATOM + system * SLOTS not in options:
        options.append(PLACE_ATOM + system * SLOTS)
    return ask_homes(s, player, options)


class BringHome(Choice["Cosmic"]):
    """Tokens in transit return to bases, one after the other. COS, terms; P8.22"""

    rule: ClassVar[str] = "COS-P8.9"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, number: int) -> None:
        super().__init__(player)
        self.number: Final = number

    def legal(self, s: Cosmic) -> list[int]:
        return home_options(s, self.player)

    def take(self, s: Cosmic, atom: int) -> None:
        add(s.transit, self.player, -1)
        if atom == STAR_ATOM:
            add(s.star, self.player, 1)
            s.tell(notes.TO_STAR, self.player, 1)
        else:
            put_home(s, self.player, atom - PLACE_ATOM, 1)
        s.push(BringHome(self.player, self.number - 1) if self.number > 1 else SETTLE)

    def run(self, s: Cosmic) -> None:
        if self.number <= 0:
            return
        options = self.legal(s)
        if not options:
            s.push(Lose(self.player, self.number, NO_BASE))
        elif len(options) == 1:
            add(s.transit, self.player, -self.number)
            put_home(s, self.player, options[0] - PLACE_ATOM, self.number)
            s.push(SETTLE)
        else:
            s.ask(self, options)


def put_home(s: Cosmic, player: int, place: int, number: int) -> None:
    """Returning tokens come to a base; in the Space Dust they may form one. COS-9.18"""
    if not s.has_base(player, place):
        s.tell(notes.MOVES, player, place, number)
    s.put(player, place, number)


def bring_home(s: Cosmic, player: int, number: int) -> None:
    """Tokens that are in transit return to bases."""
    if number > 0:
        if home_options(s, player):
            s.tell(notes.RETURNS, player, number)
        s.push(BringHome(player, number))


def recall_force(s: Cosmic, player: int, side: int, number: int = NOBODY) -> None:
    """Tokens in the cone or ring return to bases: all of them, unless a number is given."""
    at = side * s.players + player
    if number == NOBODY:
        number = s.force[at]
    add(s.force, at, -number)
    add(s.transit, player, number)
    bring_home(s, player, number)


def stay_in_warp(s: Cosmic) -> None:
    """What a defender in the Warp has there is no longer in the challenge. COS-7.9"""
    at = DEF * s.players + s.guard()
    number = s.force[at]
    s.force[at] = 0
    add(s.warp, s.guard(), number)
    if number > 0:
        s.tell(notes.STAYS_IN_WARP, s.guard(), number)


def pull_out(s: Cosmic, player: int, side: int, number: int) -> int:
    """Tokens of a player leave the challenge, those in the cone or ring first, and are in transit; how many they are.

    The step `Settle` must follow.
    """
    at = side * s.players + player
    number = min(number, s.strength(player, side))
    in_cone = min(number, s.force[at])
    add(s.force, at, -in_cone)
    if number > in_cone:
        s.lift(player, s.target, number - in_cone)
        if s.is_dust(s.target):
            # The other tokens of the dust are bases of their own. COS-9.19
            s.withdrawn = s.at(player, s.target)
    add(s.transit, player, number)
    return number


def free_from_warp(s: Cosmic, player: int, number: int) -> None:
    """Tokens leave the Warp for bases; without any base they stay. COS-P8.22"""
    number = min(number, s.warp[player])
    if number > 0 and home_options(s, player):
        add(s.warp, player, -number)
        add(s.transit, player, number)
        s.tell(notes.FREES, player, number)
        s.push(BringHome(player, number))


# Losing tokens of one's choice


class PickLosses(Choice["Cosmic"]):
    """Which tokens on bases are lost: `player` picks them, one after the other, among those of `owner`. COS, terms

    All of them go together, once they are picked; `picked` counts those lifted already.
    """

    rule: ClassVar[str] = "COS-P8.20"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, owner: int, number: int, cause: int, picked: int = 0) -> None:
        super().__init__(player)
        self.owner: Final = owner
        self.number: Final = number
        self.cause: Final = cause
        self.picked: Final = picked

    def legal(self, s: Cosmic) -> list[int]:
        return [PLACE_ATOM + place for place in s.base_list(self.owner) if not is_safe(s, self.owner, place)]

    def take(self, s: Cosmic, atom: int) -> None:
        s.lift(self.owner, atom - PLACE_ATOM, 1)
        add(s.transit, self.owner, 1)
        s.push(PickLosses(self.player, self.owner, self.number - 1, self.cause, self.picked + 1))

    def run(self, s: Cosmic) -> None:
        options = self.legal(s)
        if self.number <= 0 or not options:
            # What cannot be lost lapses. COS-P8.23
            s.then([Lose(self.owner, self.picked, self.cause), SETTLE])
        elif len(options) == 1:
            self.take(s, options[0])
        else:
            s.ask(self, options)


def is_safe(s: Cosmic, owner: int, place: int) -> bool:
    """Whether tokens on a place can neither move nor be lost."""
    return ask_freezes(s, owner, place)


def lose_tokens(s: Cosmic, owner: int, number: int, cause: int, chooser: int = NOBODY) -> None:
    """The owner, or a chooser, picks tokens on the owner's bases; they go to the Warp. COS, terms"""
    if number > 0 and not (cause == BY_EFFECT and is_shielded(s, owner)):
        s.push(PickLosses(owner if chooser == NOBODY else chooser, owner, number, cause))


def can_pay_tokens(s: Cosmic, owner: int, number: int) -> bool:
    """Whether so many tokens on bases can be lost as a price: not those that no effect can cost their owner."""
    if is_shielded(s, owner):
        return False
    total = 0
    for place in s.base_list(owner):
        if not is_safe(s, owner, place):
            total += s.at(owner, place)
    return total >= number


# Whole bases


def lift_all(s: Cosmic, player: int, place: int) -> int:
    """All tokens of the player on a place go into transit, of the Space Dust one; how many they are. COS-9.25"""
    number = s.at(player, place)
    if s.is_dust(place):
        number = min(1, number)
    if number > 0:
        s.lift(player, place, number)
        add(s.transit, player, number)
    return number


def vacate(s: Cosmic, player: int, place: int) -> None:
    """All tokens of the player on a place return to his other bases, to the Warp if he has none. COS-P8.22"""
    bring_home(s, player, lift_all(s, player, place))


def lose_place(s: Cosmic, player: int, place: int, cause: int) -> None:
    """All tokens of the player on a place go to the Warp, unless they are frozen."""
    if is_safe(s, player, place) or (cause == BY_EFFECT and is_shielded(s, player)):
        return
    number = lift_all(s, player, place)
    if number > 0:
        s.then([Lose(player, number, cause), SETTLE])


class Lose(Step["Cosmic"]):
    """Tokens in transit are lost to the Warp, unless something happens to them first. COS-16.9"""

    def __init__(self, player: int, number: int, cause: int) -> None:
        self.player: Final = player
        self.number: Final = number
        self.cause: Final = cause

    def run(self, s: Cosmic) -> None:
        if self.number <= 0:
            return
        if self.cause == BY_EFFECT and is_shielded(s, self.player):
            bring_home(s, self.player, self.number)
            return
        s.losses += [self.player, self.number, self.number, self.cause, 0]
        acted_on = s.bearing[CAPTURE] or s.bearing[REMOVES] or s.bearing[SAVES]
        if anyone_hears(s, TOKENS_TO_WARP) or acted_on:
            s.then(
                [
                    Window(TOKENS_TO_WARP, INSURING),
                    Seize(),
                    Window(TOKENS_TO_WARP, SAVING),
                    Window(TOKENS_TO_WARP, HEALING),
                    Arrive(),
                    Window(TOKENS_TO_WARP, GRIEVING),
                    LossOver(),
                ]
            )
        else:
            arrive(s)
            del s.losses[len(s.losses) - Loss.SIZE :]
