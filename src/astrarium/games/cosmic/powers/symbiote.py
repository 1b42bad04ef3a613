"""Symbiote, with both sides of its Flare."""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOBODY
from .. import notes
from ..atoms import AMOUNT_ATOM
from ..components import PLANETS_OF_HEX, START_TOKENS, TOKENS
from ..effects.effect import Effect
from ..effects.questions import AskAmount
from ..rules.seating import SpreadTokens
from ..rules.settle import Settle
from ..rules.stacks import captured_tokens, take_out
from ..rules.tokens import bring_home, free_from_warp, home_options
from ..state import Cosmic
from ..terms import KEEPINGS


class Symbiote(Effect):
    """You have twice the tokens."""

    def never_down(self) -> bool:
        return True

    def received(self, s: Cosmic, me: int) -> None:
        s.fleet[me] += TOKENS
        s.tell(notes.MORE_TOKENS, me, TOKENS)
        system = s.home[me]
        planets = s.planets_in(system)
        hex = s.back[system]
        if hex != NOBODY and PLANETS_OF_HEX[hex] * START_TOKENS > TOKENS and len(planets) == PLANETS_OF_HEX[hex]:
            # On six planets they are spread as the player likes, like the others. COS-9.4
            s.transit[me] += TOKENS
            s.then([SpreadTokens(me, 0), Settle()])
            return
        for number in range(TOKENS):
            s.put(me, planets[number % len(planets)], 1)
        s.push(Settle())

    def changes_hands(self, s: Cosmic, me: int, other: int) -> None:
        """Half of the tokens everywhere are the extra ones: they go to the bases of the new Symbiote."""
        s.fleet[me] -= TOKENS
        s.fleet[other] += TOKENS
        s.tell(notes.SHARES_FLEET, me, other)
        out = max(s.out[me] // 2, s.out[me] - (TOKENS - FEWEST))
        s.out[me] -= out
        s.out[other] += out
        in_warp = min(s.warp[me] // 2, TOKENS - out)
        s.warp[me] -= in_warp
        s.warp[other] += in_warp
        left = TOKENS - out - in_warp
        taken = 0
        for place in s.base_list(me):
            number = min(s.at(me, place) // 2, left - taken)
            s.lift(me, place, number)
            taken += number
        while taken < left and s.bases[me]:
            s.lift(me, largest_base(s, me), 1)
            taken += 1
        # What is not on bases comes out of the Warp, and else out of the cone or what others hold.
        while taken < left:
            take_loose(s, me)
            taken += 1
        s.transit[other] += taken
        s.push(Settle())
        bring_home(s, other, taken)


FEWEST: Final = 5
"""Tokens that stay in the game. COS-2.7"""


def largest_base(s: Cosmic, player: int) -> int:
    """The place where the player has the most tokens."""
    found = s.base_list(player)
    best = found[0]
    for place in found:
        if s.at(player, place) > s.at(player, best):
            best = place
    return best


def take_loose(s: Cosmic, player: int) -> None:
    """One token that is on no base leaves the Warp, the challenge, the star, or wherever else it is."""
    for tokens in (s.warp, s.force, s.star, s.reserve, s.pending):
        if tokens[player] > 0:
            tokens[player] -= 1
            return
    if s.force[s.players + player] > 0:
        s.force[s.players + player] -= 1
        return
    for tokens in (s.held, s.limbo):
        for at in range(player, len(tokens), s.players):
            if tokens[at] > 0:
                tokens[at] -= 1
                return
    take_out(s, player, 1)


class SymbioteWild(Effect):
    """Take a token from the Warp in another player's P1."""

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        return s.warp[me] > 0 and len(home_options(s, me)) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        free_from_warp(s, me, 1)


class SymbioteSuper(Effect):
    """Take back tokens from the Warp, captivity and outside the game, up to eight on each home planet."""

    FULL: ClassVar[int] = 8
    WARP: ClassVar[int] = 0
    CAPTIVE: ClassVar[int] = 1
    OUT: ClassVar[int] = 2
    PLACING: ClassVar[int] = 3

    def firm(self) -> bool:
        return True

    def there(self, s: Cosmic, me: int, stage: int) -> int:
        """How many tokens can be taken from the Warp, from captivity, or from outside the game."""
        if stage == self.WARP:
            return s.warp[me]
        if stage == self.OUT:
            return s.out[me]
        return sum(s.held[holder * s.players + me] for holder in range(KEEPINGS * s.players)) + captured_tokens(s, me)

    def room(self, s: Cosmic, me: int, place: int) -> int:
        return max(0, self.FULL - s.at(me, place))

    def whole_room(self, s: Cosmic, me: int, first: int = 0) -> int:
        """How many more tokens fit on the home planets, from the one with that number on."""
        total = 0
        for place in s.planets_in(s.home[me])[first:]:
            total += self.room(s, me, place)
        return total

    def ready(self, s: Cosmic, me: int, timing: int) -> bool:
        some = self.there(s, me, self.WARP) + self.there(s, me, self.CAPTIVE) + self.there(s, me, self.OUT)
        return some > 0 and self.whole_room(s, me) > 0

    def use(self, s: Cosmic, me: int, timing: int) -> None:
        sources = [AskAmount(me, me, self.number, stage) for stage in (self.WARP, self.CAPTIVE, self.OUT)]
        planets = len(s.planets_in(s.home[me]))
        placing = [AskAmount(me, me, self.number, self.PLACING, planet) for planet in range(planets)]
        s.then([*sources, *placing, Settle()])

    def options(self, s: Cosmic, me: int, stage: int, about: int) -> list[int]:
        """For a source how many tokens come; then how many go to the planet with the number `about`."""
        least = 0
        if stage == self.PLACING:
            left = s.transit[me]
            most = min(left, self.room(s, me, s.planets_in(s.home[me])[about]))
            least = max(0, left - self.whole_room(s, me, about + 1))
        else:
            most = min(self.there(s, me, stage), self.whole_room(s, me) - s.transit[me])
        return [AMOUNT_ATOM + number for number in range(least, most + 1)]

    def answer(self, s: Cosmic, me: int, stage: int, about: int, atom: int) -> None:
        number = atom - AMOUNT_ATOM
        if number == 0:
            return
        if stage == self.PLACING:
            place = s.planets_in(s.home[me])[about]
            s.transit[me] -= number
            s.put(me, place, number)
            s.tell(notes.MOVES, me, place, number)
            return
        s.transit[me] += number
        s.tell(notes.RETAKES, me, number)
        if stage == self.WARP:
            s.warp[me] -= number
        elif stage == self.OUT:
            s.out[me] -= number
        else:
            self.release(s, me, number)

    def release(self, s: Cosmic, me: int, number: int) -> None:
        for holder in range(KEEPINGS * s.players):
            at = holder * s.players + me
            freed = min(number, s.held[at])
            s.held[at] -= freed
            number -= freed
        take_out(s, me, number)
