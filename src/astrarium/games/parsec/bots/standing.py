"""What a player has, for the built-in bots: colonies, income, resources, cards, fleets."""

from __future__ import annotations

from typing import Final, final

from ....clockwork.names import NOBODY, NOTHING, Player
from ..components import (
    CARGO,
    CELLS,
    COLONY,
    CRUISER,
    EVENT,
    EVENTS,
    FIGHTER,
    KIND_OF,
    KINDS,
    PERMANENT,
    PLANET_TYPES,
    RESOURCES,
    SET,
    TRANSPORT,
    Hex,
    Kind,
    Planet,
)
from ..rules.effects_in_force import is_barren
from ..rules.galaxy import PLANET_HEX, Galaxy
from ..state import Parsec

COLONY_WORTH: Final = 80
MORE_COLONIES: Final = 30
"""Beyond those that economic victory asks for."""
FREE_COLONY: Final = 60

GOODS: Final = [0, 13, 25, 35, 43, 49, 53, 56, 58]
"""So many cards of one resource: the first ones can soon be spent, the next ones take longer."""
MORE_GOODS: Final = 2
WANTED: Final = [10, 7, 11]
"""How much each resource is sought, in tenths: colonies and cargos cost Titanium and Energy, warships also Gold."""
READY_GOOD: Final = 18
"""A card that economic victory asks for, once there are colonies enough: not to be spent any more."""
COLONY_CARDS: Final = 4
CLOSE_TO_WEALTH: Final = 120
"""Colonies and cards, by the square of their share in what economic victory asks for; a colony is so many cards."""

SOURCES: Final = [0, 20, 34, 41, 46, 50, 53, 56, 58, 60, 61]
"""So many sources of one resource, in halves: two for a colony, two for a cargo at work, one for a cargo on a site."""
MORE_SOURCES: Final = 1

VESSELS: Final[list[list[int]]] = [[] for _ in range(KINDS)]
"""What the first, the second... vessel of a kind adds; the last number holds for all others."""
VESSELS[CARGO] = [50, 32, 22, 12]
VESSELS[FIGHTER] = [20, 20, 16, 10]
VESSELS[TRANSPORT] = [30, 22, 12]
VESSELS[CRUISER] = [54, 50, 40, 25]

CARD_WORTH: Final = 8
"""An Event card in hand that is good for little."""
GOOD_CARDS: Final = {
    "E04": 10,
    "E05": 10,
    "E10": 20,
    "E11": 16,
    "E12": 20,
    "E18": 12,
    "E19": 14,
    "E22": 20,
    "E23": 14,
    "E31": 12,
    "E33": 12,
    "E35": 20,
    "E36": 50,
    "E43": 16,
    "E45": 24,
    "E46": 34,
    "E47": 40,
}
"""Those that are good for more, mostly for what they give."""
PERMANENT_WORTH: Final = 26

MODULE_WORTH: Final = 9
CLOSE_TO_RULE: Final = 240
"""Dominated modules that hang together, by the square of their share in what military victory asks for."""


@final
class Holdings:
    """What a player has on the board, counted once."""

    def __init__(self, s: Parsec, player: Player) -> None:
        self.numbers: list[int] = [0] * KINDS
        """By kind, how many units."""
        self.sources: list[int] = [0] * RESOURCES
        """By resource, from how many places the player's units extract it, in halves."""
        self.cells: int = 0
        """The modules with a military vessel, as bits."""
        if s.colour[player] != NOBODY and not s.is_out(player):
            self._count(s, s.first_unit(player))

    def _count(self, s: Parsec, first: int) -> None:
        for unit in range(first, first + SET):
            hex = s.at[unit]
            kind = KIND_OF[unit]
            if hex == NOTHING:
                if s.aboard[unit] == NOTHING:
                    continue
                hex = s.at[s.aboard[unit]]
            self.numbers[kind] += 1
            if kind == COLONY:
                planet = s.galaxy.planet[hex]
                self._extract(planet, 1 if len(s.lasting) > 0 and is_barren(s, planet) else 2)
            elif kind == CARGO:
                self._count_cargo(s, hex)
            else:
                for cell in s.galaxy.cells[hex]:
                    self.cells |= 1 << cell

    def _count_cargo(self, s: Parsec, hex: Hex) -> None:
        ore = s.galaxy.ore[hex]
        if ore != NOTHING:
            self.sources[ore] += 2
        elif is_site(s, hex):
            self._extract(s.galaxy.planet[hex], 1)

    def _extract(self, planet: Planet, yields: int) -> None:
        for resource in PLANET_TYPES[planet]:
            self.sources[resource] += yields


def is_site(s: Parsec, hex: Hex) -> bool:
    """Whether a colony could be built here."""
    return s.galaxy.kind[hex] == PLANET_HEX and s.colony_on[hex] == NOTHING


def standing(s: Parsec, player: Player, has: Holdings) -> int:
    """What a player has, wherever it stands."""
    if s.colour[player] == NOBODY or s.is_out(player):
        return 0
    plan = s.plan()
    colonies = has.numbers[COLONY]
    counted = min(colonies, plan.economic_colonies)
    value = COLONY_WORTH * counted + MORE_COLONIES * (colonies - counted) + FREE_COLONY * s.free[player]
    value += purse_worth(s, player, colonies, s.purse[player * RESOURCES : player * RESOURCES + RESOURCES])
    for resource in range(RESOURCES):
        value += along(SOURCES, has.sources[resource], MORE_SOURCES)
    for kind in range(COLONY + 1, KINDS):
        value += fleet_worth(Kind(kind), has.numbers[kind])
    for card in s.events[player]:
        value += CARDS[card]
    return value + PERMANENT_WORTH * len(s.permanents[player])


def purse_worth(s: Parsec, player: Player, colonies: int, purse: list[int]) -> int:
    """What these cards are worth to a player with so many colonies."""
    plan = s.plan()
    ready = colonies >= plan.economic_colonies
    value = 0
    for resource in range(RESOURCES):
        held = purse[resource]
        if ready:
            needed = min(held, plan.economic_each)
            value += READY_GOOD * needed + MORE_GOODS * (held - needed)
        else:
            value += along(GOODS, held, MORE_GOODS) * WANTED[resource] // 10
    way = progress(s, colonies, purse)
    whole = goal(s)
    return value + CLOSE_TO_WEALTH * way * way // (whole * whole)


def progress(s: Parsec, colonies: int, purse: list[int]) -> int:
    """How far a player with so many colonies and these cards has come towards economic victory, in cards."""
    plan = s.plan()
    way = COLONY_CARDS * min(colonies, plan.economic_colonies)
    for resource in range(RESOURCES):
        way += min(purse[resource], plan.economic_each)
    return way


def goal(s: Parsec) -> int:
    """How many cards that would be in all."""
    plan = s.plan()
    return COLONY_CARDS * plan.economic_colonies + RESOURCES * plan.economic_each


def along(steps: list[int], number: int, more: int) -> int:
    """The value of so many things, by a list that grows ever more slowly and then evenly."""
    last = len(steps) - 1
    return steps[number] if number <= last else steps[last] + more * (number - last)


def fleet_worth(kind: Kind, number: int) -> int:
    """So many vessels of a kind."""
    steps = VESSELS[kind]
    last = len(steps) - 1
    value = 0
    for place in range(number):
        value += steps[place if place < last else last]
    return value


CARDS: Final[list[int]] = [
    PERMANENT_WORTH - 4 if PERMANENT[card] else GOOD_CARDS.get(EVENT.ids[card], CARD_WORTH) for card in range(EVENTS)
]
"""Every Event card in hand."""


# Dominance. PAR-20.2 to 20.6


def dominance(s: Parsec, ours: int, theirs: int) -> int:
    """Modules that only this team's warships hold, together more than apart."""
    held = ours & ~theirs
    if held == 0:
        return 0
    modules = 0
    for cell in range(CELLS):
        modules += held >> cell & 1
    group = largest_block(s.galaxy, held)
    needed = s.plan().military_modules
    return MODULE_WORTH * modules + CLOSE_TO_RULE * group * group // (needed * needed)


def largest_block(galaxy: Galaxy, held: int) -> int:
    """How many of these modules hang together at most."""
    most = 0
    left = held
    while left:
        edge: list[int] = []
        for cell in range(CELLS):
            if left >> cell & 1:
                edge.append(cell)
                left &= ~(1 << cell)
                break
        done = 0
        while done < len(edge):
            for other in galaxy.cell_neighbours[edge[done]]:
                if left >> other & 1:
                    left &= ~(1 << other)
                    edge.append(other)
            done += 1
        if done > most:
            most = done
    return most
