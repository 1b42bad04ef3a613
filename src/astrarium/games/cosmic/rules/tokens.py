"""Moving tokens: committing, returning, losing and landing; what follows is in settling.py. COS-2, P3, P8.21 to P8.23

Tokens that are lifted and not yet put anywhere are in `transit`, until the step that follows puts them somewhere.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY
from ....clockwork.step import Choice
from .. import notes
from ..components import (
    AMOUNT_ATOM,
    BERTHS,
    EFFECT,
    FIRST_DUST,
    FIRST_GIANT,
    GAS_GIANT,
    IS_MOON,
    PLACE_ATOM,
    POWER,
    RESERVE_ATOM,
    SLOTS,
    SPACE_DUST,
    STAR_ATOM,
    SYSTEM_OF,
    WARP_ATOM,
)
from ..effects.hooks import ask_may_move, ask_repels
from ..effects.in_force import has
from ..effects.quantities import MAY_MOVE
from ..state import DEF, Cosmic
from .losses import BY_EFFECT, NO_BASE, Lose, is_shielded
from .victory import SETTLE

PHANTOM: Final = POWER.index("phantom")
FREEZES: Final = EFFECT.index("flare_gorgon_wild")
WRAITH: Final = POWER.index("wraith")
WRAITH_WILD: Final = EFFECT.index("flare_wraith_wild")
MOST_PHANTOMS: Final = 5
GRANT: Final = 4
"""The most tokens with which a base is founded outside a landing. COS-P8.21"""


# Where tokens may come from and go to


def sources(s: Cosmic, player: int) -> list[int]:
    """The bases from which the player may take tokens of his own accord, as atoms. COS-P3.1"""
    if s.bears >> MAY_MOVE & 1 == 0:
        return place_atoms(s.base_list(player))
    return [PLACE_ATOM + place for place in s.base_list(player) if ask_may_move(s, player, place, True)]


def place_atoms(places: list[int]) -> list[int]:
    return [PLACE_ATOM + place for place in places]


def commit_sources(s: Cosmic, player: int) -> list[int]:
    """The same for launching and allying: also a Wraith's reserve and the star with phantoms. COS-14.13"""
    options = sources(s, player)
    if s.reserve[player] > 0 and has(s, player, WRAITH):
        options.append(RESERVE_ATOM)
    if s.star[player] > 0:
        options.append(STAR_ATOM)
    if s.warp[player] > 0 and s.lasting and s.recall(WRAITH_WILD, player) != NOBODY:
        options.append(WARP_ATOM)
    return options


def available(s: Cosmic, player: int) -> int:
    """How many tokens the player could commit."""
    if s.bears >> MAY_MOVE & 1 == 0 and s.reserve[player] == 0 and s.star[player] == 0 and not s.lasting:
        return s.on_bases(player)
    total = 0
    for atom in commit_sources(s, player):
        total += number_at(s, player, atom)
    return total


def movable(s: Cosmic, player: int) -> int:
    """How many tokens the player could take from bases."""
    total = 0
    for atom in sources(s, player):
        total += number_at(s, player, atom)
    return total


def number_at(s: Cosmic, player: int, atom: int) -> int:
    if atom == RESERVE_ATOM:
        return s.reserve[player]
    if atom == STAR_ATOM:
        return s.star[player]
    if atom == WARP_ATOM:
        return 1
    return s.at(player, atom - PLACE_ATOM)


def take_from(s: Cosmic, player: int, atom: int, number: int) -> None:
    """Tokens go from a base, the reserve, the star or, with the Wraith Flare, the Warp into transit."""
    if atom == RESERVE_ATOM:
        s.reserve[player] -= number
        s.tell(notes.FROM_RESERVE, player, number)
    elif atom == STAR_ATOM:
        s.star[player] -= number
        s.tell(notes.FROM_STAR, player, number)
    elif atom == WARP_ATOM:
        s.warp[player] -= number
        s.tell(notes.INTO_CONE, player, number)
        at = s.recall(WRAITH_WILD, player)
        del s.lasting[at : at + 3]
    else:
        s.lift(player, atom - PLACE_ATOM, number)
        if s.marks:
            from .stacks import lifted

            lifted(s, player, atom - PLACE_ATOM, number)
    s.transit[player] += number


def home_options(s: Cosmic, player: int) -> list[int]:
    """Where returning tokens of the player may go, as atoms. COS, terms; 9.18"""
    options = place_atoms(s.base_list(player))
    system = s.home[player]
    if s.back[system] == SPACE_DUST and PLACE_ATOM + system * SLOTS not in options:
        options.append(PLACE_ATOM + system * SLOTS)
    if options and s.star[player] < MOST_PHANTOMS and has(s, player, PHANTOM):
        options.append(STAR_ATOM)
    return options


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
        s.transit[self.player] -= 1
        if atom == STAR_ATOM:
            s.star[self.player] += 1
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
            s.transit[self.player] -= self.number
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
    s.force[at] -= number
    s.transit[player] += number
    bring_home(s, player, number)


def stay_in_warp(s: Cosmic) -> None:
    """What a defender in the Warp has there is no longer in the challenge. COS-7.9"""
    at = DEF * s.players + s.guard()
    number = s.force[at]
    s.force[at] = 0
    s.warp[s.guard()] += number
    if number > 0:
        s.tell(notes.STAYS_IN_WARP, s.guard(), number)


def pull_out(s: Cosmic, player: int, side: int, number: int) -> int:
    """Tokens of a player leave the challenge, those in the cone or ring first, and are in transit; how many they are.

    The step `Settle` must follow.
    """
    at = side * s.players + player
    number = min(number, s.strength(player, side))
    in_cone = min(number, s.force[at])
    s.force[at] -= in_cone
    if number > in_cone:
        s.lift(player, s.target, number - in_cone)
        if s.is_dust(s.target):
            # The other tokens of the dust are bases of their own. COS-9.19
            s.withdrawn = s.at(player, s.target)
    s.transit[player] += number
    return number


def free_from_warp(s: Cosmic, player: int, number: int) -> None:
    """Tokens leave the Warp for bases; without any base they stay. COS-P8.22"""
    number = min(number, s.warp[player])
    if number > 0 and home_options(s, player):
        s.warp[player] -= number
        s.transit[player] += number
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
        s.transit[self.owner] += 1
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
    """Tokens on a frozen planet can neither move nor be lost (Gorgon Flare); of the Space Dust one is frozen."""
    if not s.lasting:
        return False
    at = s.recall(FREEZES, NOBODY)
    return at != NOBODY and s.lasting[at + 2] == place and not (s.is_dust(place) and s.at(owner, place) > 1)


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


# Landing


def landing_place(s: Cosmic, player: int, place: int) -> int:
    """Where tokens that land on a place really stand: a base of their own on the Gas Giant or in the Space Dust."""
    system = SYSTEM_OF[place]
    if not s.is_berthed(system) or IS_MOON[place]:
        return place
    if s.owner[system] == player:
        return system * SLOTS
    first = FIRST_GIANT if s.back[system] == GAS_GIANT else FIRST_DUST
    for berth in range(first, first + BERTHS):
        if not s.occupants(berth):
            return berth
    # No room for one more: the landing joins an own base, or the first.
    for berth in range(first, first + BERTHS):
        if s.has_base(player, berth):
            return berth
    return first


def land(s: Cosmic, player: int, place: int, number: int) -> None:
    """Tokens in transit land on a planet or moon. The step `Settle` must follow."""
    if number <= 0:
        return
    place = landing_place(s, player, place)
    if s.gone >> place & 1 or ask_repels(s, player, place):
        bring_home(s, player, number)
        return
    new = not s.has_base(player, place)
    s.transit[player] -= number
    s.put(player, place, number)
    s.gained += [player, place, 1 if new else 0]
    s.tell(notes.LANDS, player, place, number)


class Found(Choice["Cosmic"]):
    """A base is gained outside a landing: how many tokens, `least` to 4, go there. COS-P8.21"""

    rule: ClassVar[str] = "COS-P8.21"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, place: int, least: int = 1) -> None:
        super().__init__(player)
        self.place: Final = place
        self.least: Final = least

    def legal(self, s: Cosmic) -> list[int]:
        most = min(GRANT, movable(s, self.player))
        return [AMOUNT_ATOM + number for number in range(self.least, most + 1)]

    def take(self, s: Cosmic, atom: int) -> None:
        number = atom - AMOUNT_ATOM
        if number > 0:
            s.push(Gather(self.player, number, self.place, 0))


class Gather(Choice["Cosmic"]):
    """From which bases tokens come that found a new one. COS-P8.21"""

    rule: ClassVar[str] = "COS-P8.21"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, number: int, place: int, taken: int) -> None:
        super().__init__(player)
        self.number: Final = number
        self.place: Final = place
        self.taken: Final = taken

    def legal(self, s: Cosmic) -> list[int]:
        return [atom for atom in sources(s, self.player) if atom != PLACE_ATOM + self.place]

    def take(self, s: Cosmic, atom: int) -> None:
        take_from(s, self.player, atom, 1)
        s.push(Gather(self.player, self.number - 1, self.place, self.taken + 1))

    def run(self, s: Cosmic) -> None:
        options = self.legal(s) if self.number > 0 else []
        if not options:
            land(s, self.player, self.place, self.taken)
            s.push(SETTLE)
        elif len(options) == 1:
            self.take(s, options[0])
        else:
            s.ask(self, options)


def destroy_tokens(s: Cosmic, player: int, number: int) -> int:
    """Tokens in transit leave the game for good, as far as five stay in it; how many did. COS-2.7"""
    number = max(0, min(number, s.in_game(player) - FEWEST))
    s.transit[player] -= number
    s.out[player] += number
    if number > 0:
        s.tell(notes.OUT, player, number)
    return number


FEWEST: Final = 5
"""Tokens that nobody's fleet is reduced below. COS-2.7"""


def lift_all(s: Cosmic, player: int, place: int) -> int:
    """All tokens of the player on a place go into transit, of the Space Dust one; how many they are. COS-9.25"""
    number = s.at(player, place)
    if s.is_dust(place):
        number = min(1, number)
    if number > 0:
        s.lift(player, place, number)
        s.transit[player] += number
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
