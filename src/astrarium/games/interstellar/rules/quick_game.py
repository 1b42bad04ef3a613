"""The quick game: what its setup changes. INT-21.2 to 21.19"""

from __future__ import annotations

from typing import ClassVar, Final

from ....clockwork.names import Atom, Player
from ....clockwork.step import Choice, Step
from ....mechanisms.decks import Deck
from ....mechanisms.hands import draw_from
from .. import notes
from ..components import (
    ADVANCED_MECHANISMS,
    ALL_BUILDINGS,
    ALL_LEADERS,
    BASE,
    BASIC_MECHANISMS,
    BUILDINGS,
    LEADERS,
    LEVEL_ONE,
    PLANET,
    PLANET_ATOM,
    PROJECTS,
    QUICK,
    ROUTE_ROWS,
    SCIENTISTS,
    SPACE_ATOM,
    TECHNOLOGY,
    TECHNOLOGY_ATOM,
    Planet,
    Space,
    Technology,
    space_at,
)
from ..state import Interstellar
from .gains import unlock_building
from .humanity import draw_humanity
from .survey import Survey

PLANETS_OPEN: Final[list[int]] = [Planet(PLANET.index(id)) for id in QUICK.texts("preliminary_planets")]


def lay_quick_area(s: Interstellar) -> None:
    """The spiral, the market, humanity, mechanisms, the Government's satellite. INT-21.3 to 21.7"""
    s.spiral = QUICK.number("solar_spiral_start")
    s.market = [0] * len(s.market)
    for _ in range(s.players * QUICK.number("market_cubes_per_player_from_solar_bag")):
        s.market[draw_from(s.writable_solar_bag(), s)] += 1
    saved = s.players * QUICK.number("humanity_in_cells_per_player")
    for _ in range(saved):
        s.writable_cells().append(draw_from(s.writable_humanity_bag(), s))
    draw_humanity(s, s.plan().humanity_on_earth - saved)
    basic = BASIC_MECHANISMS.copy()
    s.rng.shuffle(basic)
    s.construction = basic[: s.players]
    s.present = basic[s.players : s.players + PROJECTS]
    s.removed = basic[s.players + PROJECTS :]
    advanced = ADVANCED_MECHANISMS.copy()
    s.rng.shuffle(advanced)
    s.future = advanced[:PROJECTS]
    s.advanced = Deck(advanced[PROJECTS:])
    place = QUICK.entry("government_satellite")
    s.government_satellite = space_at(place.number("column"), place.number("row"))


def equip_quickly(s: Interstellar, player: Player) -> None:
    """Scientists, leader tracks, fuel. INT-21.9, 21.10, 21.12"""
    s.scientists[player] = QUICK.number("scientists_in_box")
    s.writable_locked_scientists()[player] = SCIENTISTS - s.scientists[player]
    for leader in ALL_LEADERS:
        s.writable_leader()[player * LEADERS + leader] = QUICK.number("leader_tracks_start")
    s.fuel[player] = QUICK.number("fuel_available")


def quick_steps(s: Interstellar, choose: bool) -> list[Step[Interstellar]]:
    """Technologies, satellites, then each player's preliminary exploration, in turn order. INT-21.8, 21.19"""
    steps: list[Step[Interstellar]] = []
    given = [Technology(TECHNOLOGY.index(id)) for id in QUICK.texts("level1_technologies")]
    for player in s.next_order:
        if choose:
            steps += [QuickTechnology(player)] * QUICK.number("level1_choice_variant")
        else:
            for technology in given:
                research_freely(s, player, technology)
    steps += [QuickSatellite(player) for player in s.next_order]
    steps += [QuickPlanet(player) for player in s.next_order]
    return steps


def research_freely(s: Interstellar, player: Player, technology: Technology) -> None:
    """A scientist of the general reserve goes on a technology without payment. INT-21.8"""
    s.writable_technologies()[player] |= 1 << technology
    s.writable_locked_scientists()[player] -= 1
    unlock_building(s, player, technology)
    s.tell(notes.STARTS_WITH, player, technology)


class QuickTechnology(Choice["Interstellar"]):
    """One of the technologies of level 1, without payment. INT-21.8"""

    rule: ClassVar[str] = "INT-21.8"

    def legal(self, s: Interstellar) -> list[Atom]:
        return [Atom(TECHNOLOGY_ATOM + one) for one in LEVEL_ONE if not s.has(self.player, one)]

    def take(self, s: Interstellar, atom: Atom) -> None:
        research_freely(s, self.player, Technology(atom - TECHNOLOGY_ATOM))


class QuickSatellite(Choice["Interstellar"]):
    """The satellite starts on a free space of the first column; nothing is revealed. INT-21.11"""

    rule: ClassVar[str] = "INT-21.11"

    def legal(self, s: Interstellar) -> list[Atom]:
        spaces = [space_at(1, row) for row in range(1, ROUTE_ROWS + 1)]
        return [Atom(SPACE_ATOM + one) for one in spaces if one not in s.satellite and one != s.government_satellite]

    def take(self, s: Interstellar, atom: Atom) -> None:
        s.writable_satellite()[self.player] = Space(atom - SPACE_ATOM)
        s.tell(notes.SATELLITE_STARTS, self.player, Space(atom - SPACE_ATOM))


class QuickPlanet(Choice["Interstellar"]):
    """The planet of the preliminary exploration: the Explorer is there, and a base is founded. INT-21.13 to 21.16"""

    rule: ClassVar[str] = "INT-21.13"

    def legal(self, s: Interstellar) -> list[Atom]:
        return [Atom(PLANET_ATOM + planet) for planet in PLANETS_OPEN]

    def take(self, s: Interstellar, atom: Atom) -> None:
        planet = Planet(atom - PLANET_ATOM)
        s.writable_explorer()[self.player] = planet
        s.writable_hold_fuel()[self.player] = QUICK.number("fuel_on_explorer")
        s.tell(notes.STARTS_ON, self.player, planet)
        s.then([Survey(self.player, planet, True), PlaceBuildings(self.player, planet)])


class PlaceBuildings(Step["Interstellar"]):
    """The buildings unlocked by the first technologies stand on the planet. INT-21.15"""

    def __init__(self, player: Player, planet: Planet) -> None:
        self.player: Final = player
        self.planet: Final = planet

    def run(self, s: Interstellar) -> None:
        region = s.region(self.player, self.planet)
        placed = [0] * BUILDINGS
        for building in ALL_BUILDINGS:
            place = self.player * BUILDINGS + building
            if building != BASE:
                placed[building] = s.buildings[place]
                s.writable_built()[region * BUILDINGS + building] += s.buildings[place]
                s.writable_buildings()[place] = 0
        if sum(placed) > 0:
            s.tell_all(notes.STARTS_BUILT, (self.player, self.planet, *placed))
