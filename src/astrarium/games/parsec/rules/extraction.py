"""What the resource roll brings. PAR-7"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import NOTHING, Atom, Player
from ....clockwork.step import Choice, Step
from ....clockwork.text import Text
from ....mechanisms.orders import clockwise
from .. import notes
from ..components import (
    ALL_RESOURCES,
    AMOUNT_ATOM,
    ASTEROID_CARGOS,
    ASTEROID_PLUS,
    CARGO,
    COLONY_ROLL_PLUS,
    FACTION_SPECIALS,
    NO_FACTION,
    PIECES,
    PLANET_TYPES,
    RESOURCE,
    RESOURCE_ATOM,
    RESOURCES,
    Faction,
    Hex,
    Planet,
    Resource,
    Unit,
)
from ..state import Parsec
from .effects_in_force import is_barren, what_lies_on
from .goods import gain_goods

ANY_RESOURCE: Final = tuple(ALL_RESOURCES)


class Extract(Step["Parsec"]):
    """All bodies with the number rolled produce, for all players; if there are none, the roller takes a card. PAR-7"""

    def run(self, s: Parsec) -> None:
        planets = s.galaxy.planets_with[s.rolled]
        if not planets and not s.galaxy.asteroids_with[s.rolled]:
            s.tell(notes.NOTHING_SHOWN, s.active, s.rolled)
            s.push(TakeGood(s.active, ANY_RESOURCE))
            return
        for planet in planets:
            if is_barren(s, planet):
                s.tell(notes.IS_BARREN, planet, what_lies_on(s, planet))
        steps: list[Step[Parsec]] = []
        for player in clockwise(s.players, s.active, s.out):
            steps.append(Mine(player))
        s.then(steps)


class Mine(Step["Parsec"]):
    """One player's asteroids, then planets, then what a faction adds; player after player. PAR-1.9, 7.4"""

    def __init__(self, player: Player) -> None:
        self.player: Final = player

    def run(self, s: Parsec) -> None:
        player = self.player
        for hex in s.galaxy.asteroids_with[s.rolled]:
            if s.holder[hex] == player:
                mine(s, player, hex)
        planets = producing_planets(s, player)
        if not planets:
            return
        steps: list[Step[Parsec]] = [Yield(player, planet) for planet in planets]
        if s.figures[player].able(COLONY_ROLL_PLUS):
            kinds = sorted({kind for planet in planets for kind in PLANET_TYPES[planet]})
            steps.append(TakeMore(player, tuple(kinds), with_special(s, player, COLONY_ROLL_PLUS)))
        s.then(steps)


def mine(s: Parsec, player: Player, hex: Hex) -> None:
    """The player takes what an asteroid yields."""
    counts = [0] * RESOURCES
    counts[s.galaxy.ore[hex]] = asteroid_yield(s, player, hex)
    if sum(counts) > 0:
        got = gain_goods(s, player, counts)
        s.tell_all(notes.MINES, (player, hex, *got))


def asteroid_yield(s: Parsec, player: Player, hex: Hex) -> int:
    """What the player's cargos on an asteroid yield, carried ones too. PAR-7.4 to 7.6, 21.7"""
    cargos = 0
    start = s.first_of(player, CARGO)
    for unit in range(start, start + PIECES[CARGO]):
        if s.place(Unit(unit)) == hex:
            cargos += 1
    if cargos == 0:
        return 0
    figures = s.figures[player]
    more = 1 if figures.able(ASTEROID_PLUS) else 0
    return min(cargos, ASTEROID_CARGOS) * (1 + figures.drills) + more


def with_special(s: Parsec, player: Player, special: int) -> Faction:
    """The faction of a player that can do this."""
    for faction in s.factions[player]:
        if FACTION_SPECIALS[faction] & special:
            return faction
    return NO_FACTION


class TakeMore(Step["Parsec"]):
    """A faction gives one card more, of an allowed type, as far as the stacks have it. PAR-1.9, 21.7, 21.8"""

    def __init__(self, player: Player, resources: tuple[Resource, ...], faction: Faction) -> None:
        self.player: Final = player
        self.resources: Final = resources
        self.faction: Final = faction

    def run(self, s: Parsec) -> None:
        for resource in self.resources:
            if s.stacks[resource] > 0:
                s.tell(notes.GETS_MORE, self.player, self.faction)
                s.push(TakeGood(self.player, self.resources))
                return


def producing_planets(s: Parsec, player: Player) -> list[Planet]:
    """The planets with the number on which the player has colonies, as far as nothing blocks them. PAR-7.2, 7.9"""
    return [
        planet
        for planet in s.galaxy.planets_with[s.rolled]
        if colonies_on(s, player, planet) > 0 and not is_barren(s, planet)
    ]


def colonies_on(s: Parsec, player: Player, planet: Planet) -> int:
    """How many colonies the player has on a planet."""
    number = 0
    for hex in s.galaxy.planet_hexes[planet]:
        if s.colony_on[hex] != NOTHING and s.holder[hex] == player:
            number += 1
    return number


class Yield(Choice["Parsec"]):
    """A card for each colony, in any mix of the planet's two types: how many of the first? PAR-7.3"""

    rule: ClassVar[str] = "PAR-7.3"

    def __init__(self, player: Player, planet: Planet) -> None:
        super().__init__(player)
        self.planet: Final = planet

    def number(self, s: Parsec) -> int:
        """How many cards there are to take: one more with Deep-Core Mining, no more than the stacks hold. PAR-1.9"""
        one, other = PLANET_TYPES[self.planet]
        due = colonies_on(s, self.player, self.planet) + s.figures[self.player].mining
        return min(due, s.stacks[one] + s.stacks[other])

    def legal(self, s: Parsec) -> list[Atom]:
        one, other = PLANET_TYPES[self.planet]
        number = self.number(s)
        least = max(0, number - s.stacks[other])
        return [Atom(AMOUNT_ATOM + amount) for amount in range(least, min(number, s.stacks[one]) + 1)]

    def take(self, s: Parsec, atom: Atom) -> None:
        mix = self.mix(s, atom)
        if sum(mix) > 0:
            gain_goods(s, self.player, mix)
            s.tell_all(notes.YIELDS, (self.player, self.planet, *mix))

    def mix(self, s: Parsec, atom: Atom) -> list[int]:
        one, other = PLANET_TYPES[self.planet]
        counts = [0] * RESOURCES
        counts[one] = atom - AMOUNT_ATOM
        counts[other] = self.number(s) - counts[one]
        return counts

    def label(self, s: Parsec, atom: Atom) -> Text | None:
        return RESOURCE.counted(self.mix(s, atom))


class TakeGood(Choice["Parsec"]):
    """Take one card of an allowed type, as far as the stacks have it. PAR-7.8, 1.9"""

    rule: ClassVar[str] = "PAR-7.8"

    def __init__(self, player: Player, resources: tuple[Resource, ...]) -> None:
        super().__init__(player)
        self.resources: Final = resources

    def legal(self, s: Parsec) -> list[Atom]:
        return [Atom(RESOURCE_ATOM + resource) for resource in self.resources if s.stacks[resource] > 0]

    def take(self, s: Parsec, atom: Atom) -> None:
        counts = [0] * RESOURCES
        counts[atom - RESOURCE_ATOM] = 1
        gain_goods(s, self.player, counts)
        s.tell_all(notes.TAKES, (self.player, *counts))
