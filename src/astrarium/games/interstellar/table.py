"""What lies on the table, attribute by attribute. Written by `make tables` from layout.py: change it there."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import NOBODY
from ...mechanisms.decks import Deck
from ...positions.seats import Seated
from .components import BUILDING, COLUMN, EARTH, HUMANITY, LAUNCH, LEADER, OFFICE, PLANET, RESOURCE, SPACE, START_SPACE

NO_DECK: Final = Deck([])
NO_TRUTHS: Final[list[bool]] = []
NO_NUMBERS: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
"""What a state has before a table is laid or copied into it: never changed."""


class InterstellarTable(Seated):
    """What a state of this game consists of. See `Interstellar`."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.hidden_reserves: bool = False
        """Whether what is in a player's box lies behind a screen. INT-21.20"""
        self.round: int = 0
        """The round. INT-3"""
        self.phase: int = 0
        """The phase of the round."""
        self.order: list[int] = NO_NUMBERS
        """The turn order of the phase."""
        self.place: int = NOBODY
        """Whose turn it is, as a place in that order."""
        self.next_order: list[int] = NO_NUMBERS
        """Those who have passed, in that order: the turn order of the next phase."""
        self.governor: int = NOBODY
        """Who governs during the Government phase. INT-19.2"""
        self.alive: list[bool] = NO_TRUTHS
        """The planets that are not destroyed. INT-7.11"""
        self.at: list[int] = NO_NUMBERS
        """The space of each planet; destroyed ones keep their last, on which Explorers drift. INT-7.11"""
        self.pools: list[list[int]] = NO_LISTS
        """The face-down production tokens of each planet, those that somebody is looking at included."""
        self.seen_pools: list[list[int]] = NO_LISTS
        """Who knows what of `pools`, as masks."""
        self.boxed: list[int] = NO_NUMBERS
        """Production tokens that stay in the box unseen, in the order of their planets."""
        self.spiral: int = 0
        """The place of the marker on the spiral."""
        self.exploitation: int = 0
        """The place of the marker on the exploitation track."""
        self.events: Deck = NO_DECK
        """The event pile."""
        self.boxed_events: list[int] = NO_NUMBERS
        """Events that stay in the box unseen."""
        self.past_events: list[int] = NO_NUMBERS
        """Events that have happened."""
        self.solar_bag: list[int] = NO_NUMBERS
        """The cubes in the solar bag, those that somebody is looking at included."""
        self.market: list[int] = NO_NUMBERS
        """The cubes on the market."""
        self.humanity_bag: list[int] = NO_NUMBERS
        """The cubes in the humanity bag. INT-17"""
        self.earth: list[int] = NO_NUMBERS
        """The cubes on Earth. INT-17"""
        self.cells: list[int] = NO_NUMBERS
        """The cubes in the cells of the ship, in their order. INT-17"""
        self.present: list[int] = NO_NUMBERS
        """The mechanism of each column of the present. INT-14"""
        self.future: list[int] = NO_NUMBERS
        """The mechanism of each column of the future. INT-14"""
        self.long_term: list[int] = NO_NUMBERS
        """Mechanisms planned for later. INT-14"""
        self.advanced: Deck = NO_DECK
        """The pile of advanced mechanisms."""
        self.removed: list[int] = NO_NUMBERS
        """Mechanisms out of the game, unseen."""
        self.sectors: list[int] = NO_NUMBERS
        """The stack, face up; the last one is under construction."""
        self.construction: list[int] = NO_NUMBERS
        """The mechanisms on the sector under construction."""
        self.completed: list[int] = NO_NUMBERS
        """Completed sectors, in their order."""
        self.posts: list[int] = NO_NUMBERS
        """Who has the command post of each completed sector."""
        self.scrapped: list[int] = NO_NUMBERS
        """Mechanisms that left the game with their sector."""
        self.government: list[int] = NO_NUMBERS
        """Whose scientist sits in each office."""
        self.discoveries: list[int] = NO_NUMBERS
        """The discovery on each space of the route. INT-18"""
        self.route_pile: Deck = NO_DECK
        """The pile of discoveries of the route."""
        self.interest_pile: Deck = NO_DECK
        """The pile of discoveries of interest."""
        self.satellite: list[int] = NO_NUMBERS
        """The space of each player's satellite. INT-18"""
        self.government_satellite: int = LAUNCH
        """The space of the Government's satellite."""
        self.arrivals: list[int] = NO_NUMBERS
        """Who reached Trappist, in that order; NOBODY is the Government."""
        self.shown_extras: list[int] = NO_NUMBERS
        """Extra tokens that have been shown to all."""
        self.prestige: list[int] = NO_NUMBERS
        """Prestige."""
        self.reputation: list[int] = NO_NUMBERS
        """Reputation."""
        self.leader: list[int] = NO_NUMBERS
        """The steps on the leader tracks, by player and track."""
        self.fuel: list[int] = NO_NUMBERS
        """Fuel in the Available Reserve."""
        self.cubes: list[int] = NO_NUMBERS
        """Cubes in the Available Reserve, by player and colour: see `cubes_of`."""
        self.scientists: list[int] = NO_NUMBERS
        """Scientists in the Available Reserve."""
        self.buildings: list[int] = NO_NUMBERS
        """Buildings in the Available Reserve, by player and kind."""
        self.locked_scientists: list[int] = NO_NUMBERS
        """Scientists that are not unlocked yet."""
        self.locked_buildings: list[int] = NO_NUMBERS
        """Buildings that are not unlocked yet, by player and kind."""
        self.technologies: list[int] = NO_NUMBERS
        """The technologies of each player, as a mask."""
        self.wormhole: list[int] = NO_NUMBERS
        """The planet on which a player's wormhole token lies."""
        self.hand: list[list[int]] = NO_LISTS
        """Tokens that a player can play. INT-4"""
        self.played: list[list[int]] = NO_LISTS
        """The personal stacks; the last token is the active one. INT-4.1"""
        self.extras: list[list[int]] = NO_LISTS
        """Extra tokens of each player."""
        self.passed: list[bool] = NO_TRUTHS
        """Who has passed."""
        self.face: list[int] = NO_NUMBERS
        """The face of the active token that was used."""
        self.bought: list[int] = NO_NUMBERS
        """The colours, as a mask, bought under the active Market token. INT-11.6"""
        self.sold: list[int] = NO_NUMBERS
        """The colours, as a mask, sold under it."""
        self.cryo_used: list[bool] = NO_TRUTHS
        """Who has used Cryogenics this round."""
        self.explorer: list[int] = NO_NUMBERS
        """The planet of each player's Explorer. INT-10"""
        self.hold_fuel: list[int] = NO_NUMBERS
        """Fuel in the Explorer's hold."""
        self.hold_cubes: list[int] = NO_NUMBERS
        """Cubes in the hold, by player and colour."""
        self.hold_buildings: list[int] = NO_NUMBERS
        """Buildings in the hold, by player and kind."""
        self.production: list[int] = NO_NUMBERS
        """The production token of the base in each region; NOBODY: no base. INT-2.5"""
        self.built: list[int] = NO_NUMBERS
        """Buildings in each region, by kind."""
        self.deposit: list[int] = NO_NUMBERS
        """Cubes in the deposit of each region, by colour."""
        self.warehouse: list[int] = NO_NUMBERS
        """Cubes in the warehouse of each region, by colour."""
        self.retired: list[list[int]] = NO_LISTS
        """Production tokens that lie face up in a player's regions and are never used again."""
        self.drawn_cubes: list[list[int]] = NO_LISTS
        """Cubes of the solar bag that a player is looking at."""
        self.seen_cubes: list[list[int]] = NO_LISTS
        """Who knows what of `drawn_cubes`, as masks."""
        self.drawn_tokens: list[list[int]] = NO_LISTS
        """Tokens of a planet that a player is looking at."""
        self.seen_tokens: list[list[int]] = NO_LISTS
        """Who knows what of `drawn_tokens`, as masks."""
        self.position: list[int] = NO_NUMBERS
        """The place of a player's satellite in the Trappist ranking, from 0; NOBODY: none. INT-20"""
        self.won: int = 0
        """Who won."""

    def copy_table(self, s: InterstellarTable) -> None:
        """Everything on the table, for a clone."""
        self.copy_into(s)
        s.hidden_reserves = self.hidden_reserves
        s.round = self.round
        s.phase = self.phase
        s.order = self.order
        s.place = self.place
        s.next_order = self.next_order.copy()
        s.governor = self.governor
        s.alive = self.alive.copy()
        s.at = self.at.copy()
        s.pools = [row.copy() for row in self.pools]
        s.seen_pools = [row.copy() for row in self.seen_pools]
        s.boxed = self.boxed.copy()
        s.spiral = self.spiral
        s.exploitation = self.exploitation
        s.events = self.events.clone()
        s.boxed_events = self.boxed_events.copy()
        s.past_events = self.past_events.copy()
        s.solar_bag = self.solar_bag.copy()
        s.market = self.market.copy()
        s.humanity_bag = self.humanity_bag.copy()
        s.earth = self.earth.copy()
        s.cells = self.cells.copy()
        s.present = self.present.copy()
        s.future = self.future.copy()
        s.long_term = self.long_term.copy()
        s.advanced = self.advanced.clone()
        s.removed = self.removed.copy()
        s.sectors = self.sectors.copy()
        s.construction = self.construction.copy()
        s.completed = self.completed.copy()
        s.posts = self.posts.copy()
        s.scrapped = self.scrapped.copy()
        s.government = self.government.copy()
        s.discoveries = self.discoveries.copy()
        s.route_pile = self.route_pile.clone()
        s.interest_pile = self.interest_pile.clone()
        s.satellite = self.satellite.copy()
        s.government_satellite = self.government_satellite
        s.arrivals = self.arrivals.copy()
        s.shown_extras = self.shown_extras.copy()
        s.prestige = self.prestige.copy()
        s.reputation = self.reputation.copy()
        s.leader = self.leader.copy()
        s.fuel = self.fuel.copy()
        s.cubes = self.cubes.copy()
        s.scientists = self.scientists.copy()
        s.buildings = self.buildings.copy()
        s.locked_scientists = self.locked_scientists.copy()
        s.locked_buildings = self.locked_buildings.copy()
        s.technologies = self.technologies.copy()
        s.wormhole = self.wormhole.copy()
        s.hand = [row.copy() for row in self.hand]
        s.played = [row.copy() for row in self.played]
        s.extras = [row.copy() for row in self.extras]
        s.passed = self.passed.copy()
        s.face = self.face.copy()
        s.bought = self.bought.copy()
        s.sold = self.sold.copy()
        s.cryo_used = self.cryo_used.copy()
        s.explorer = self.explorer.copy()
        s.hold_fuel = self.hold_fuel.copy()
        s.hold_cubes = self.hold_cubes.copy()
        s.hold_buildings = self.hold_buildings.copy()
        s.production = self.production.copy()
        s.built = self.built.copy()
        s.deposit = self.deposit.copy()
        s.warehouse = self.warehouse.copy()
        s.retired = [row.copy() for row in self.retired]
        s.drawn_cubes = [row.copy() for row in self.drawn_cubes]
        s.seen_cubes = [row.copy() for row in self.seen_cubes]
        s.drawn_tokens = [row.copy() for row in self.drawn_tokens]
        s.seen_tokens = [row.copy() for row in self.seen_tokens]
        s.position = self.position.copy()
        s.won = self.won

    def lay_blank(self) -> None:
        """A table with nothing on it."""
        players = self.players
        self.order = []
        self.next_order = []
        self.alive = [True] * len(PLANET)
        self.at = START_SPACE.copy()
        self.pools = [[] for _ in range(len(PLANET))]
        self.seen_pools = [[] for _ in range(len(PLANET))]
        self.boxed = []
        self.events = Deck([])
        self.boxed_events = []
        self.past_events = []
        self.solar_bag = [0] * len(RESOURCE)
        self.market = [0] * len(RESOURCE)
        self.humanity_bag = [0] * len(HUMANITY)
        self.earth = [0] * len(HUMANITY)
        self.cells = []
        self.present = [NOBODY] * len(COLUMN)
        self.future = [NOBODY] * len(COLUMN)
        self.long_term = []
        self.advanced = Deck([])
        self.removed = []
        self.sectors = []
        self.construction = []
        self.completed = []
        self.posts = []
        self.scrapped = []
        self.government = [NOBODY] * len(OFFICE)
        self.discoveries = [NOBODY] * len(SPACE)
        self.route_pile = Deck([])
        self.interest_pile = Deck([])
        self.satellite = [LAUNCH] * players
        self.arrivals = []
        self.shown_extras = []
        self.prestige = [0] * players
        self.reputation = [0] * players
        self.leader = [0] * (players * len(LEADER))
        self.fuel = [0] * players
        self.cubes = [0] * (players * len(RESOURCE))
        self.scientists = [0] * players
        self.buildings = [0] * (players * len(BUILDING))
        self.locked_scientists = [0] * players
        self.locked_buildings = [0] * (players * len(BUILDING))
        self.technologies = [0] * players
        self.wormhole = [NOBODY] * players
        self.hand = [[] for _ in range(players)]
        self.played = [[] for _ in range(players)]
        self.extras = [[] for _ in range(players)]
        self.passed = [False] * players
        self.face = [0] * players
        self.bought = [0] * players
        self.sold = [0] * players
        self.cryo_used = [False] * players
        self.explorer = [EARTH] * players
        self.hold_fuel = [0] * players
        self.hold_cubes = [0] * (players * len(RESOURCE))
        self.hold_buildings = [0] * (players * len(BUILDING))
        self.production = [NOBODY] * (players * len(PLANET))
        self.built = [0] * (players * len(PLANET) * len(BUILDING))
        self.deposit = [0] * (players * len(PLANET) * len(RESOURCE))
        self.warehouse = [0] * (players * len(PLANET) * len(RESOURCE))
        self.retired = [[] for _ in range(players)]
        self.drawn_cubes = [[] for _ in range(players)]
        self.seen_cubes = [[] for _ in range(players)]
        self.drawn_tokens = [[] for _ in range(players)]
        self.seen_tokens = [[] for _ in range(players)]
        self.position = [NOBODY] * players
