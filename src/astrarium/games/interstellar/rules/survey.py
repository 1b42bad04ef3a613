"""Founding a base: production tokens are drawn in secret, one is chosen. INT-10.19 to 10.29, 21.13 to 21.15"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import YES, Atom, Player
from ....clockwork.step import Step
from ....clockwork.text import Text
from ....mechanisms.hands import gain
from .. import notes
from ..components import (
    AMOUNT_ATOM,
    BASE,
    BUILDINGS,
    DEPOSIT,
    IMMEDIATE,
    MOBILE_COMMAND,
    PLANET_OF,
    RESOURCES,
    SURVEY_FUEL,
    TOKEN_ATOM,
    TOKEN_COLOUR,
    Planet,
    Token,
)
from ..state import Interstellar
from .action_tokens import to_hand, to_stack
from .gains import gain_cubes
from .screens import FromReserve


class Survey(Step["Interstellar"]):
    """Draw a random production token of the planet and look at it. INT-10.20

    Once it is drawn the base must be founded. INT-10.21. The `prelude` is that of the quick game: only the reserve
    pays, the token goes to the hand, and one from the box takes its place. INT-21.13, 21.14
    """

    def __init__(self, player: Player, planet: Planet, prelude: bool) -> None:
        self.player: Final = player
        self.planet: Final = planet
        self.prelude: Final = prelude

    def run(self, s: Interstellar) -> None:
        left = undrawn(s, self.player, self.planet)
        token = left[s.rng.below(len(left))]
        drawn = s.writable_drawn_tokens()[self.player]
        gain(drawn, s.writable_seen_tokens()[self.player], token, 0)
        drawn.sort()
        s.writable_seen_pools()[self.planet][s.pools[self.planet].index(token)] |= 1 << self.player
        s.show(self.player)
        s.tell(notes.SURVEYS, self.player, self.planet)
        s.whisper(self.player, notes.DRAWS_TOKEN, token)
        s.push(ChooseToken(self.player, self.planet, self.prelude))


def undrawn(s: Interstellar, player: Player, planet: Planet) -> list[Token]:
    """The tokens of the planet that the player is not looking at."""
    return [token for token in s.pools[planet] if token not in s.drawn_tokens[player]]


def survey_fuel(s: Interstellar, player: Player, prelude: bool) -> int:
    """The fuel that can pay for another token. INT-10.17, 10.20, 21.13"""
    return s.fuel[player] + (0 if prelude else s.hold_fuel[player])


class ChooseToken(FromReserve):
    """Choose one of the tokens drawn, or pay for another, while there are tokens and fuel. INT-10.20, 10.22"""

    rule: ClassVar[str] = "INT-10.20"
    inner: ClassVar[bool] = True

    def __init__(self, player: Player, planet: Planet, prelude: bool) -> None:
        super().__init__(player)
        self.planet: Final = planet
        self.prelude: Final = prelude

    def legal(self, s: Interstellar) -> list[Atom]:
        options = [Atom(TOKEN_ATOM + token) for token in s.drawn_tokens[self.player]]
        payable = survey_fuel(s, self.player, self.prelude) >= SURVEY_FUEL
        if payable and len(s.pools[self.planet]) > len(options):
            options.append(YES)
        return options

    def take(self, s: Interstellar, atom: Atom) -> None:
        if atom == YES:
            s.then([PaySurvey(self.player, self.prelude), Survey(self.player, self.planet, self.prelude)])
        else:
            choose(s, self.player, Token(atom - TOKEN_ATOM), self.prelude)

    def label(self, s: Interstellar, atom: Atom) -> Text | None:
        return Text("option-survey", {"fuel": SURVEY_FUEL}) if atom == YES else None


class PaySurvey(FromReserve):
    """How much of the fuel for another token comes from the hold; the reserve pays the rest. INT-5.8, 10.20"""

    rule: ClassVar[str] = "INT-10.20"
    inner: ClassVar[bool] = True
    price: ClassVar[bool] = True

    def __init__(self, player: Player, prelude: bool) -> None:
        super().__init__(player)
        self.prelude: Final = prelude

    def legal(self, s: Interstellar) -> list[Atom]:
        least = max(0, SURVEY_FUEL - s.fuel[self.player])
        most = 0 if self.prelude else min(SURVEY_FUEL, s.hold_fuel[self.player])
        return [Atom(AMOUNT_ATOM + number) for number in range(least, most + 1)]

    def take(self, s: Interstellar, atom: Atom) -> None:
        aboard = atom - AMOUNT_ATOM
        s.writable_hold_fuel()[self.player] -= aboard
        s.fuel[self.player] -= SURVEY_FUEL - aboard
        s.tell(notes.PAYS_SURVEY, self.player, SURVEY_FUEL, aboard)


def choose(s: Interstellar, player: Player, token: Token, prelude: bool) -> None:
    """The token is shown, the others go back unseen; it is on the stack, or in hand. INT-10.22, 10.25, 10.26, 21.14"""
    planet = PLANET_OF[token]
    place = s.pools[planet].index(token)
    del s.writable_pools()[planet][place]
    del s.writable_seen_pools()[planet][place]
    s.writable_drawn_tokens()[player].clear()
    s.writable_seen_tokens()[player].clear()
    s.show()
    found_base(s, player, planet, token)
    if prelude:
        refill_pool(s, planet)
    if prelude or s.uses(player, MOBILE_COMMAND):
        to_hand(s, player, token)
    else:
        to_stack(s, player, token)


def found_base(s: Interstellar, player: Player, planet: Planet, token: Token) -> None:
    """The base stands, the deposit is filled, the immediate cubes are gained. INT-10.23, 10.27 to 10.29"""
    region = s.region(player, planet)
    s.writable_production()[region] = token
    s.writable_buildings()[player * BUILDINGS + BASE] -= 1
    s.writable_built()[region * BUILDINGS + BASE] = 1
    s.writable_deposit()[region * RESOURCES + TOKEN_COLOUR[token]] = DEPOSIT[token]
    s.tell(notes.FOUNDS, player, planet, token)
    gain_cubes(s, player, TOKEN_COLOUR[token], IMMEDIATE[token], notes.IMMEDIATE_CUBES)


def refill_pool(s: Interstellar, planet: Planet) -> None:
    """A random token of the planet comes out of the box, unseen. INT-21.14"""
    places = [place for place, token in enumerate(s.boxed) if PLANET_OF[token] == planet]
    s.writable_pools()[planet].append(s.writable_boxed().pop(places[s.rng.below(len(places))]))
    s.writable_seen_pools()[planet].append(0)
