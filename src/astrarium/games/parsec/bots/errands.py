"""Where a player's vessels stand and where they are going, for the built-in bots."""

from __future__ import annotations

from typing import Final, final

from ....clockwork.names import NOBODY, NOTHING, Player
from ..components import ARMS_COLONIES, CARGO, COLONY, KIND_OF, KINDS, MILITARY, PLANET_TYPES, RESOURCES, SET, Hex, Unit
from ..rules.abilities import attack_of, range_of
from ..rules.galaxy import ASTEROID, DOCK, distance, in_line
from ..state import Parsec
from .odds import LOSS, ROLLS, hits, spoils
from .standing import MORE_SOURCES, SOURCES, Holdings, along, is_site

SITE: Final = 20
"""A cargo where a colony could be built."""
MINE: Final = 10
"""A cargo on an asteroid."""
BERTH: Final = 9
"""A cargo at the Space Port, while there is something to change."""
NEAR: Final = 18
"""A cargo on its way, less with every step."""
MISSED: Final = 7
"""More for every type that the place yields and the player has no source of."""
NEAR_PREY: Final = 12
"""A warship where it could attack, less with every step."""
RAID: Final = 3
"""What an attack would bring from where a warship stands, as so many parts of ten."""
TOGETHER: Final = 4
"""A colony beside another one of its owner: they defend each other. PAR-3.9"""


def errands(s: Parsec, player: Player, has: Holdings) -> int:
    """What the player's vessels can do where they stand, or how near they are to it."""
    if s.colour[player] == NOBODY or s.is_out(player):
        return 0
    value = 0
    armed = s.arms_race or has.numbers[COLONY] >= ARMS_COLONIES
    prey: Prey | None = None
    first = s.first_unit(player)
    for unit in range(first, first + SET):
        hex = s.at[unit]
        if hex == NOTHING:
            continue
        kind = KIND_OF[unit]
        if kind == CARGO:
            value += errand(s, player, hex, has.sources)
        elif kind == COLONY:
            value += company(s, player, hex)
        elif armed:
            if prey is None:
                prey = Prey(s, player)
            value += prey.worth_from(s, Unit(unit), hex)
    return value


def company(s: Parsec, player: Player, hex: Hex) -> int:
    """A colony with a neighbour of its own."""
    for near in s.galaxy.neighbours[hex]:
        if s.colony_on[near] != NOTHING and s.holder[near] == player:
            return TOGETHER
    return 0


# Cargos


def errand(s: Parsec, player: Player, hex: Hex, made: list[int]) -> int:
    """What a cargo can do on a hex; elsewhere how near it is to a place worth going to."""
    if is_site(s, hex):
        return SITE
    if s.galaxy.kind[hex] == ASTEROID:
        return MINE
    best = 0
    if s.galaxy.kind[hex] == DOCK and has_surplus(s, player):
        best = BERTH + MISSED
    return max(best, nearest_planet(s, hex, made), nearest_asteroid(s, player, hex, made))


def nearest_planet(s: Parsec, hex: Hex, made: list[int]) -> int:
    """How near a cargo is to a planet with room, rather one that yields what its owner does not have yet."""
    galaxy = s.galaxy
    best = 0
    for planet in galaxy.planets:
        places = galaxy.planet_hexes[planet]
        near = NEAR - distance(hex, places[0])
        for resource in PLANET_TYPES[planet]:
            if made[resource] == 0:
                near += MISSED
        if near > best and has_site(s, places):
            best = near
    return best


def nearest_asteroid(s: Parsec, player: Player, hex: Hex, made: list[int]) -> int:
    """How near a cargo is to an asteroid that nobody else holds."""
    galaxy = s.galaxy
    best = 0
    for place in galaxy.asteroids:
        near = NEAR - MISSED - distance(hex, place)
        if made[galaxy.ore[place]] == 0:
            near += 2 * MISSED
        if near > best and s.holder[place] in (NOBODY, player):
            best = near
    return best


def call(s: Parsec, player: Player, hex: Hex, made: list[int]) -> int:
    """What a cargo would be worth on a hex, with what it could extract there."""
    value = errand(s, player, hex, made)
    ore = s.galaxy.ore[hex]
    if ore != NOTHING:
        value += more_from(made[ore], 2)
    elif is_site(s, hex):
        for resource in PLANET_TYPES[s.galaxy.planet[hex]]:
            value += more_from(made[resource], 1)
    return value


def more_from(sources: int, more: int) -> int:
    """What so many more sources add to those there are."""
    return along(SOURCES, sources + more, MORE_SOURCES) - along(SOURCES, sources, MORE_SOURCES)


def has_surplus(s: Parsec, player: Player) -> bool:
    """Whether there are cards enough of one type to change them, and another type is lacking."""
    rate = s.figures[player].rate
    first = player * RESOURCES
    most = s.purse[first]
    fewest = most
    for place in range(first, first + RESOURCES):
        most = max(most, s.purse[place])
        fewest = min(fewest, s.purse[place])
    return fewest == 0 and most > rate


def has_site(s: Parsec, places: list[Hex]) -> bool:
    """Whether a planet has a hex that nobody holds."""
    for hex in places:
        if s.holder[hex] == NOBODY:
            return True
    return False


# Warships


@final
class Prey:
    """What the opponents of a player have on the board that can be attacked, and what an attack would meet there."""

    def __init__(self, s: Parsec, player: Player) -> None:
        self.places: list[Hex] = []
        """The hexes of the units, one after the other."""
        self.civil: list[bool] = []
        self.prizes: list[int] = []
        """What the fall of the unit would be worth."""
        self.attacks: list[int] = []
        self.defences: list[int] = []
        self.ranges: list[int] = []
        for other in s.everyone():
            if s.colour[other] != NOBODY and s.opposes(player, other):
                self._add(s, other)

    def _add(self, s: Parsec, owner: Player) -> None:
        figures = s.figures[owner]
        prizes = [spoils(figures.salvage[kind]) + LOSS[kind] // 2 for kind in range(KINDS)]
        first = s.first_unit(owner)
        for unit in range(first, first + SET):
            hex = s.at[unit]
            if hex == NOTHING or s.galaxy.kind[hex] == DOCK:
                continue
            kind = KIND_OF[unit]
            defence = figures.defence[kind]
            if kind == COLONY:
                # Near enough: colonies further along the group would help too.
                for near in s.galaxy.neighbours[hex]:
                    if s.colony_on[near] != NOTHING and s.holder[near] == owner:
                        defence += figures.defence[COLONY]
            self.places.append(hex)
            self.civil.append(not MILITARY[kind])
            self.prizes.append(prizes[kind])
            self.attacks.append(figures.attack[kind])
            self.defences.append(defence)
            self.ranges.append(figures.range[kind])

    def raid(self, number: int, attack: int, defence: int, loss: int, steps: int) -> int:
        """What an attack by one warship alone would bring, about: the prize, less the risk of an answer."""
        hit = hits(attack - self.defences[number])
        gain = hit * self.prizes[number]
        if steps <= self.ranges[number]:
            gain -= (ROLLS - hit) * hits(self.attacks[number] - defence) // ROLLS * loss
        return gain // ROLLS

    def worth_from(self, s: Parsec, unit: Unit, hex: Hex) -> int:
        """What a warship could attack from a hex or, if nothing, how near it is to something."""
        kind = KIND_OF[unit]
        figures = s.figures[s.owner(unit)]
        far = range_of(s, unit)
        attack = attack_of(s, unit)
        best = 0
        nearest = NEAR_PREY
        for number in range(len(self.places)):
            place = self.places[number]
            steps = distance(hex, place)
            if steps < nearest and self.civil[number]:
                nearest = steps
            if steps <= far and in_line(hex, place):
                gain = self.raid(number, attack, figures.defence[kind], LOSS[kind], steps)
                if gain > best:
                    best = gain
        return NEAR_PREY - nearest + best * RAID // 10
