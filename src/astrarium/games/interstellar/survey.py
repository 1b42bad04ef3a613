"""Founding a base: production tokens are surveyed in secret, one is chosen, buildings are installed. INT-10.19 to 10.29"""

from __future__ import annotations

from typing import ClassVar, Final

from ...clockwork.hands import gain
from ...clockwork.step import Choice, Step
from ...clockwork.windows import YesNo
from . import notes
from .components import (
    AMOUNT_ATOM,
    BASE,
    BUILDING_ATOM,
    BUILDINGS,
    DEPOSIT,
    DONE_ATOM,
    IMMEDIATE,
    MOBILE_COMMAND,
    PLANET_OF,
    RESOURCES,
    SURVEY_FUEL,
    TOKEN_ATOM,
    TOKEN_COLOUR,
)
from .gains import gain_cubes
from .state import Interstellar
from .tokens import to_hand, to_stack


def unseen(s: Interstellar, player: int, planet: int) -> list[int]:
    """The places of the face-down tokens that are not drawn in this survey."""
    return [place for place, token in enumerate(s.pools[planet]) if token not in s.drawn_tokens[player]]


class Survey(Step["Interstellar"]):
    """Draw a token of the planet and look at it; then more, for fuel. INT-10.20

    In the `prelude`, the setup of the quick game, only fuel of the reserve pays. INT-21.13
    """

    def __init__(self, player: int, planet: int, prelude: bool) -> None:
        self.player: Final = player
        self.planet: Final = planet
        self.prelude: Final = prelude

    def run(self, s: Interstellar) -> None:
        place = s.rng.pick(unseen(s, self.player, self.planet))
        token = s.pools[self.planet][place]
        s.seen_pools[self.planet][place] |= 1 << self.player
        gain(s.drawn_tokens[self.player], s.seen_tokens[self.player], token, 0)
        s.show(self.player)
        s.tell(notes.SURVEYS, self.player, self.planet)
        s.whisper(self.player, notes.DRAWS_TOKEN, token)
        if can_survey(s, self.player, self.planet, self.prelude):
            s.push(SurveyMore(self.player, self.planet, self.prelude))
        else:
            s.push(SurveyChoose(self.player, self.planet, self.prelude))


def can_survey(s: Interstellar, player: int, planet: int, prelude: bool) -> bool:
    """Whether another token is there, and the fuel for it. INT-10.17, 10.20"""
    fuel = s.fuel[player] if prelude else s.fuel[player] + s.hold_fuel[player]
    return fuel >= SURVEY_FUEL and len(unseen(s, player, planet)) > 0


class SurveyMore(YesNo["Interstellar"]):
    """Draw another token for fuel? INT-10.20"""

    rule: ClassVar[str] = "INT-10.20"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, planet: int, prelude: bool) -> None:
        super().__init__(player)
        self.planet: Final = planet
        self.prelude: Final = prelude

    def yes(self, s: Interstellar) -> None:
        s.then([PaySurvey(self.player, self.prelude), Survey(self.player, self.planet, self.prelude)])

    def no(self, s: Interstellar) -> None:
        s.push(SurveyChoose(self.player, self.planet, self.prelude))


class PaySurvey(Choice["Interstellar"]):
    """How much of the fuel comes from the hold; the reserve pays the rest. INT-10.20"""

    rule: ClassVar[str] = "INT-10.20"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, prelude: bool) -> None:
        super().__init__(player)
        self.prelude: Final = prelude

    def legal(self, s: Interstellar) -> list[int]:
        most = 0 if self.prelude else min(SURVEY_FUEL, s.hold_fuel[self.player])
        return [AMOUNT_ATOM + number for number in range(max(0, SURVEY_FUEL - s.fuel[self.player]), most + 1)]

    def take(self, s: Interstellar, atom: int) -> None:
        s.hold_fuel[self.player] -= atom - AMOUNT_ATOM
        s.fuel[self.player] -= SURVEY_FUEL - (atom - AMOUNT_ATOM)
        s.tell(notes.PAYS_SURVEY, self.player, SURVEY_FUEL)


class SurveyChoose(Choice["Interstellar"]):
    """Choose one of the tokens drawn; the others return face down. INT-10.22, 21.13"""

    rule: ClassVar[str] = "INT-10.22"
    inner: ClassVar[bool] = True

    def __init__(self, player: int, planet: int, prelude: bool) -> None:
        super().__init__(player)
        self.planet: Final = planet
        self.prelude: Final = prelude

    def legal(self, s: Interstellar) -> list[int]:
        return [TOKEN_ATOM + token for token in sorted(s.drawn_tokens[self.player])]

    def take(self, s: Interstellar, atom: int) -> None:
        token = atom - TOKEN_ATOM
        take_token(s, self.player, self.planet, token)
        found_base(s, self.player, self.planet, token)
        if self.prelude:
            refill_pool(s, self.planet)
            to_hand(s, self.player, token)
            return
        if s.uses(self.player, MOBILE_COMMAND):
            to_hand(s, self.player, token)
        else:
            to_stack(s, self.player, token)
        s.push(InstallBuilding(self.player))


def take_token(s: Interstellar, player: int, planet: int, token: int) -> None:
    """The token leaves the planet's pool for all to see; the survey is over. INT-10.22"""
    place = s.pools[planet].index(token)
    del s.pools[planet][place]
    del s.seen_pools[planet][place]
    s.drawn_tokens[player].clear()
    s.seen_tokens[player].clear()
    s.show()


def found_base(s: Interstellar, player: int, planet: int, token: int) -> None:
    """The base stands, its deposit is filled, and the token's cubes are gained. INT-10.23, 10.27 to 10.29"""
    region = s.region(player, planet)
    s.production[region] = token
    s.buildings[player * BUILDINGS + BASE] -= 1
    s.built[region * BUILDINGS + BASE] = 1
    s.deposit[region * RESOURCES + TOKEN_COLOUR[token]] = DEPOSIT[token]
    s.tell(notes.FOUNDS, player, planet, token)
    gain_cubes(s, player, TOKEN_COLOUR[token], IMMEDIATE[token])


def refill_pool(s: Interstellar, planet: int) -> None:
    """A random token of the planet comes out of the box. INT-21.14"""
    places = [place for place, token in enumerate(s.boxed) if PLANET_OF[token] == planet]
    s.pools[planet].append(s.boxed.pop(s.rng.pick(places)))
    s.seen_pools[planet].append(0)


class InstallBuilding(Choice["Interstellar"]):
    """Buildings of the hold take free slots of the own region, as many as wished. INT-10.24, 10.30"""

    rule: ClassVar[str] = "INT-10.24"
    inner: ClassVar[bool] = True

    def legal(self, s: Interstellar) -> list[int]:
        if s.free_slots(s.region(self.player, s.explorer[self.player])) == 0:
            return []
        start = self.player * BUILDINGS
        aboard = [BUILDING_ATOM + one for one in range(BUILDINGS) if s.hold_buildings[start + one] > 0]
        return [*aboard, DONE_ATOM] if aboard else []

    def take(self, s: Interstellar, atom: int) -> None:
        if atom == DONE_ATOM:
            return
        building = atom - BUILDING_ATOM
        planet = s.explorer[self.player]
        s.hold_buildings[self.player * BUILDINGS + building] -= 1
        s.built[s.region(self.player, planet) * BUILDINGS + building] += 1
        s.tell(notes.INSTALLS, self.player, building, planet)
        s.push(InstallBuilding(self.player))
