"""From the box to the first decision; the options. INT-2, 21"""

from __future__ import annotations

from typing import Final

from ...clockwork.names import Player
from ...clockwork.options import Flag, Option
from ...clockwork.step import Step
from ...mechanisms.decks import Deck
from ...mechanisms.orders import clockwise
from . import notes
from .components import (
    ADVANCED_MECHANISMS,
    ALL_BUILDINGS,
    ALL_PLANETS,
    ALL_TOKENS,
    BASE,
    BASIC_MECHANISMS,
    BUILDINGS,
    EARTH,
    EVENTS,
    EVENTS_USED,
    FIRST_EXTRA,
    FIRST_PRODUCTION,
    HUMANITY_COUNTS,
    INTEREST_PILE,
    ORBIT_SPACES,
    PIECES,
    PLANET_OF,
    PROJECTS,
    ROUTE_PILE,
    SCIENTISTS,
    SECTOR,
    SETUP,
    SPIRAL_START,
    Event,
    Sector,
    by_colour,
)
from .rules.humanity import draw_humanity
from .rules.quick_game import equip_quickly, lay_quick_area, quick_steps
from .rules.turn import BeginAction
from .state import Interstellar

ON: Final = "on"
OFF: Final = "off"
CHOICE: Final = "choice"
OPTIONS: Final = (
    Flag("advanced_start", "INT-21.1"),
    Option("quick", (OFF, ON, CHOICE), OFF, "INT-21.2"),
    Flag("hidden_reserves", "INT-21.20"),
)
"""The quick game comes with the printed technologies, or with a choice of them. INT-21.8, 21.20"""


def set_up(s: Interstellar, options: dict[str, str]) -> None:
    """The common area, the players, and the turn order of the first Action phase. INT-2"""
    s.hidden_reserves = options["hidden_reserves"] == ON
    lay_solar_system(s, options["advanced_start"] == ON)
    lay_piles(s)
    s.humanity_bag = HUMANITY_COUNTS.copy()
    for player in s.everyone():
        equip(s, player)
    s.next_order = [*clockwise(s.players, s.rng.below(s.players))]
    s.tell(notes.BEGINS, s.next_order[0])
    steps: list[Step[Interstellar]] = [BeginAction()]
    if options["quick"] == OFF:
        lay_projects(s)
        draw_humanity(s, s.plan().humanity_on_earth)
        s.market = by_colour(SETUP.entry("market_start"))
    else:
        lay_quick_area(s)
        for player in s.everyone():
            equip_quickly(s, player)
        steps = quick_steps(s, options["quick"] == CHOICE) + steps
    s.then(steps)


def lay_solar_system(s: Interstellar, advanced: bool) -> None:
    """Planets on their orbits, their production tokens, the solar bag, the two indicators. INT-2.1 to 2.7, 21.1"""
    if advanced:
        s.at = [s.rng.below(ORBIT_SPACES[planet]) for planet in ALL_PLANETS]
    shown = SETUP.number("production_tokens_per_planet")
    for planet in ALL_PLANETS:
        if planet != EARTH:
            tokens = [token for token in ALL_TOKENS[FIRST_PRODUCTION:FIRST_EXTRA] if PLANET_OF[token] == planet]
            s.rng.shuffle(tokens)
            s.writable_pools()[planet] = tokens[:shown]
            s.writable_seen_pools()[planet] = [0] * shown
            s.writable_boxed().extend(tokens[shown:])
    s.solar_bag = s.plan().solar_bag.copy()
    s.spiral = SPIRAL_START
    s.exploitation = SETUP.number("exploitation_start")


def lay_piles(s: Interstellar) -> None:
    """Solar events, the piles of the route, extra actions, sectors. INT-2.8, 2.10, 2.13, 2.14"""
    events = [Event(event) for event in range(EVENTS)]
    s.rng.shuffle(events)
    s.boxed_events = events[EVENTS_USED:]
    s.events = Deck(events[:EVENTS_USED])
    route = ROUTE_PILE.copy()
    s.rng.shuffle(route)
    s.route_pile = Deck(route)
    interest = INTEREST_PILE.copy()
    s.rng.shuffle(interest)
    s.interest_pile = Deck(interest)
    extras = ALL_TOKENS[FIRST_EXTRA:]
    s.rng.shuffle(extras)
    s.shown_extras = sorted(extras[: s.plan().extra_tokens])
    sectors = [Sector(sector) for sector in range(len(SECTOR))]
    s.rng.shuffle(sectors)
    s.sectors = sectors


def lay_projects(s: Interstellar) -> None:
    """Basic mechanisms as Present and Future projects; the advanced ones are a pile. INT-2.11, 2.12"""
    basic = BASIC_MECHANISMS.copy()
    s.rng.shuffle(basic)
    s.present = basic[:PROJECTS]
    s.future = basic[PROJECTS : 2 * PROJECTS]
    s.removed = basic[2 * PROJECTS :]
    advanced = ADVANCED_MECHANISMS.copy()
    s.rng.shuffle(advanced)
    s.advanced = Deck(advanced)


def equip(s: Interstellar, player: Player) -> None:
    """The pieces of a player: what can be used, and what is still locked. INT-2.19 to 2.23"""
    s.sit(player, player)
    s.prestige[player] = SETUP.number("start_pp")
    s.fuel[player] = SETUP.number("fuel_available")
    s.scientists[player] = SETUP.number("scientists_available")
    s.writable_locked_scientists()[player] = SCIENTISTS - s.scientists[player]
    for building in ALL_BUILDINGS:
        place = player * BUILDINGS + building
        if building == BASE:
            s.writable_buildings()[place] = PIECES[building]
        else:
            s.writable_locked_buildings()[place] = PIECES[building]
