"""The solar spiral: the Sun advances, events happen, planets are destroyed. INT-7"""

from __future__ import annotations

from typing import ClassVar

from ....clockwork.names import NOTHING, Atom, Player
from ....clockwork.step import Choice, Step
from .. import notes
from ..components import (
    ALL_BUILDINGS,
    ALL_PLANETS,
    BUILDINGS,
    BURNS,
    EARTH,
    EARTH_ICON,
    EVENT,
    EVENT_ON,
    FORCED,
    GOVERNMENT_PHASE,
    NO_PLANET,
    PLANET_ATOM,
    RED,
    RESCUE,
    RESOURCES,
    ZONE_OF,
    Event,
    Planet,
    Resource,
)
from ..state import Interstellar
from .action_tokens import lose_production
from .humanity import store_component


class SolarAdvance(Step["Interstellar"]):
    """The solar indicator moves one space: a planet it passes is destroyed, then an event happens. INT-7.1 to 7.4, 7.8

    At the Earth icon it stays. INT-7.15
    """

    def run(self, s: Interstellar) -> None:
        if s.spiral == EARTH_ICON:
            return
        s.spiral += 1
        s.tell(notes.SUN_ADVANCES, s.spiral)
        if s.spiral == EARTH_ICON:
            s.tell(notes.EARTH_BURNS)
        if EVENT_ON[s.spiral]:
            s.push(SolarEvent())
        if BURNS[s.spiral] != NOTHING:
            destroy(s, BURNS[s.spiral])


class SolarEvent(Step["Interstellar"]):
    """The top event token: what its zone shows happens, the rescue before the advance. INT-7.4 to 7.6, 7.14, 7.17"""

    def run(self, s: Interstellar) -> None:
        event = Event(s.writable_events().draw(s))
        s.past_events = [*s.past_events, event]
        zone = ZONE_OF[s.spiral]
        s.tell(notes.SOLAR_EVENT, event, zone)
        if EVENT.ids[event] in s.without:
            return
        if RESCUE[event][zone] != NOTHING:
            rescue(s, RESCUE[event][zone])
        if FORCED[event][zone] and s.spiral < EARTH_ICON:
            s.tell(notes.EVENT_ADVANCES)
            s.push(SolarAdvance())


def rescue(s: Interstellar, humanity: Resource) -> None:
    """For each player a component of that colour is saved, or of the next lower one that is on Earth. INT-7.7, 7.16"""
    for _ in range(s.players):
        found = humanity
        while found >= RED and s.earth[found] == 0:
            found = Resource(found - 1)
        if found < RED:
            return
        store_component(s, found)


def destroy(s: Interstellar, planet: Planet) -> None:
    """The planet leaves the game and everything on it, but for Explorers; wormhole tokens move at once. INT-7.8 to 7.13

    The planet's last space stays in `at`, where Explorers drift. INT-7.11
    """
    s.writable_alive()[planet] = False
    s.tell(notes.DESTROYED, planet)
    s.writable_pools()[planet] = []
    s.writable_seen_pools()[planet] = []
    steps: list[Step[Interstellar]] = []
    for player in turn_order(s):
        if s.has_base(player, planet):
            lose_region(s, player, planet)
        if s.wormhole[player] == planet:
            s.writable_wormhole()[player] = NO_PLANET
            steps.append(PlaceWormhole(player))
    s.then(steps)


def turn_order(s: Interstellar) -> list[Player]:
    """In which order something happens to several players: in the Government phase, that of the next round. INT-1.13"""
    return s.next_order if s.phase == GOVERNMENT_PHASE else s.order


def lose_region(s: Interstellar, player: Player, planet: Planet) -> None:
    """Base, buildings and cubes of a region are gone for good, and its token is never used again. INT-7.9, 7.12"""
    region = s.region(player, planet)
    lose_production(s, player, planet)
    for building in ALL_BUILDINGS:
        s.writable_built()[region * BUILDINGS + building] = 0
    for place in range(region * RESOURCES, (region + 1) * RESOURCES):
        s.writable_deposit()[place] = 0
        s.writable_warehouse()[place] = 0
    s.tell(notes.LOSES_BASE, player, planet)


class PlaceWormhole(Choice["Interstellar"]):
    """The wormhole token goes on a planet other than Earth: when it is researched, or its planet destroyed. INT-8.15"""

    rule: ClassVar[str] = "INT-8.15"
    inner: ClassVar[bool] = True

    def legal(self, s: Interstellar) -> list[Atom]:
        return [Atom(PLANET_ATOM + planet) for planet in ALL_PLANETS if s.alive[planet] and planet != EARTH]

    def take(self, s: Interstellar, atom: Atom) -> None:
        s.writable_wormhole()[self.player] = Planet(atom - PLANET_ATOM)
        s.tell(notes.WORMHOLE_PLACED, self.player, Planet(atom - PLANET_ATOM))
