"""What lies on the table, attribute by attribute. Written by `make tables` from layout.py: change it there."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import NOBODY, NOTHING, Player
from ...mechanisms.decks import Deck
from ...positions.seats import Seated
from .components import (
    BUILDING,
    COLUMN,
    EARTH,
    HUMANITY,
    LAUNCH,
    LEADER,
    OFFICE,
    PLANET,
    RESOURCE,
    SPACE,
    START_SPACE,
    Discovery,
    Event,
    Mechanism,
    Planet,
    Resource,
    Sector,
    Space,
    Token,
)

NO_DECK: Final = Deck([])
NO_DISCOVERY: Final[list[Discovery]] = []
NO_EVENT: Final[list[Event]] = []
NO_MECHANISM: Final[list[Mechanism]] = []
NO_PLANET: Final[list[Planet]] = []
NO_PLAYER: Final[list[Player]] = []
NO_SECTOR: Final[list[Sector]] = []
NO_SPACE: Final[list[Space]] = []
NO_TOKEN: Final[list[Token]] = []
NO_TRUTHS: Final[list[bool]] = []
NO_NUMBERS: Final[list[int]] = []
NO_LIST_RESOURCE: Final[list[list[Resource]]] = []
NO_LIST_TOKEN: Final[list[list[Token]]] = []
NO_LISTS: Final[list[list[int]]] = []
"""What a state has before a table is laid or copied into it: never changed."""

# What of a state is its own and not shared by its clones.
OWN_ALIVE: Final = 1
OWN_AT: Final = 2
OWN_POOLS: Final = 4
OWN_SEEN_POOLS: Final = 8
OWN_BOXED: Final = 16
OWN_EVENTS: Final = 32
OWN_BOXED_EVENTS: Final = 64
OWN_SOLAR_BAG: Final = 128
OWN_HUMANITY_BAG: Final = 256
OWN_EARTH: Final = 512
OWN_CELLS: Final = 1024
OWN_PRESENT: Final = 2048
OWN_FUTURE: Final = 4096
OWN_ADVANCED: Final = 8192
OWN_REMOVED: Final = 16384
OWN_SECTORS: Final = 32768
OWN_GOVERNMENT: Final = 65536
OWN_DISCOVERIES: Final = 131072
OWN_ROUTE_PILE: Final = 262144
OWN_INTEREST_PILE: Final = 524288
OWN_SATELLITE: Final = 1048576
OWN_LEADER: Final = 2097152
OWN_BUILDINGS: Final = 4194304
OWN_LOCKED_SCIENTISTS: Final = 8388608
OWN_LOCKED_BUILDINGS: Final = 16777216
OWN_TECHNOLOGIES: Final = 33554432
OWN_WORMHOLE: Final = 67108864
OWN_EXTRAS: Final = 134217728
OWN_BOUGHT: Final = 268435456
OWN_SOLD: Final = 536870912
OWN_CRYO_USED: Final = 1073741824
OWN_EXPLORER: Final = 2147483648
OWN_HOLD_FUEL: Final = 4294967296
OWN_HOLD_CUBES: Final = 8589934592
OWN_HOLD_BUILDINGS: Final = 17179869184
OWN_PRODUCTION: Final = 34359738368
OWN_BUILT: Final = 68719476736
OWN_DEPOSIT: Final = 137438953472
OWN_WAREHOUSE: Final = 274877906944
OWN_RETIRED: Final = 549755813888
OWN_DRAWN_CUBES: Final = 1099511627776
OWN_SEEN_CUBES: Final = 2199023255552
OWN_DRAWN_TOKENS: Final = 4398046511104
OWN_SEEN_TOKENS: Final = 8796093022208
OWN_POSITION: Final = 17592186044416
ALL_OWN: Final = 35184372088831


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
        self.order: list[Player] = NO_PLAYER
        """The turn order of the phase."""
        self.place: int = NOBODY
        """Whose turn it is, as a place in that order."""
        self.next_order: list[Player] = NO_PLAYER
        """Those who have passed, in that order: the turn order of the next phase."""
        self.governor: Player = NOBODY
        """Who governs during the Government phase. INT-19.2"""
        self.alive: list[bool] = NO_TRUTHS
        """The planets that are not destroyed. INT-7.11"""
        self.at: list[int] = NO_NUMBERS
        """The space of each planet; destroyed ones keep their last, on which Explorers drift. INT-7.11"""
        self.pools: list[list[Token]] = NO_LIST_TOKEN
        """The face-down production tokens of each planet, those that somebody is looking at included."""
        self.seen_pools: list[list[int]] = NO_LISTS
        """Who knows what of `pools`, as masks."""
        self.boxed: list[Token] = NO_TOKEN
        """Production tokens that stay in the box unseen, in the order of their planets."""
        self.spiral: int = 0
        """The place of the marker on the spiral."""
        self.exploitation: int = 0
        """The place of the marker on the exploitation track."""
        self.events: Deck = NO_DECK
        """The event pile."""
        self.boxed_events: list[Event] = NO_EVENT
        """Events that stay in the box unseen."""
        self.past_events: list[Event] = NO_EVENT
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
        self.present: list[Mechanism] = NO_MECHANISM
        """The mechanism of each column of the present. INT-14"""
        self.future: list[Mechanism] = NO_MECHANISM
        """The mechanism of each column of the future. INT-14"""
        self.long_term: list[Mechanism] = NO_MECHANISM
        """Mechanisms planned for later. INT-14"""
        self.advanced: Deck = NO_DECK
        """The pile of advanced mechanisms."""
        self.removed: list[Mechanism] = NO_MECHANISM
        """Mechanisms out of the game, unseen."""
        self.sectors: list[Sector] = NO_SECTOR
        """The stack, face up; the last one is under construction."""
        self.construction: list[Mechanism] = NO_MECHANISM
        """The mechanisms on the sector under construction."""
        self.completed: list[Sector] = NO_SECTOR
        """Completed sectors, in their order."""
        self.posts: list[Player] = NO_PLAYER
        """Who has the command post of each completed sector."""
        self.scrapped: list[Mechanism] = NO_MECHANISM
        """Mechanisms that left the game with their sector."""
        self.government: list[Player] = NO_PLAYER
        """Whose scientist sits in each office."""
        self.discoveries: list[Discovery] = NO_DISCOVERY
        """The discovery on each space of the route. INT-18"""
        self.route_pile: Deck = NO_DECK
        """The pile of discoveries of the route."""
        self.interest_pile: Deck = NO_DECK
        """The pile of discoveries of interest."""
        self.satellite: list[Space] = NO_SPACE
        """The space of each player's satellite. INT-18"""
        self.government_satellite: Space = LAUNCH
        """The space of the Government's satellite."""
        self.arrivals: list[Player] = NO_PLAYER
        """Who reached Trappist, in that order; NOBODY is the Government."""
        self.shown_extras: list[Token] = NO_TOKEN
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
        self.wormhole: list[Planet] = NO_PLANET
        """The planet on which a player's wormhole token lies."""
        self.hand: list[list[Token]] = NO_LIST_TOKEN
        """Tokens that a player can play. INT-4"""
        self.played: list[list[Token]] = NO_LIST_TOKEN
        """The personal stacks; the last token is the active one. INT-4.1"""
        self.extras: list[list[Token]] = NO_LIST_TOKEN
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
        self.explorer: list[Planet] = NO_PLANET
        """The planet of each player's Explorer. INT-10"""
        self.hold_fuel: list[int] = NO_NUMBERS
        """Fuel in the Explorer's hold."""
        self.hold_cubes: list[int] = NO_NUMBERS
        """Cubes in the hold, by player and colour."""
        self.hold_buildings: list[int] = NO_NUMBERS
        """Buildings in the hold, by player and kind."""
        self.production: list[Token] = NO_TOKEN
        """The production token of the base in each region; NOBODY: no base. INT-2.5"""
        self.built: list[int] = NO_NUMBERS
        """Buildings in each region, by kind."""
        self.deposit: list[int] = NO_NUMBERS
        """Cubes in the deposit of each region, by colour."""
        self.warehouse: list[int] = NO_NUMBERS
        """Cubes in the warehouse of each region, by colour."""
        self.retired: list[list[Token]] = NO_LIST_TOKEN
        """Production tokens that lie face up in a player's regions and are never used again."""
        self.drawn_cubes: list[list[Resource]] = NO_LIST_RESOURCE
        """Cubes of the solar bag that a player is looking at."""
        self.seen_cubes: list[list[int]] = NO_LISTS
        """Who knows what of `drawn_cubes`, as masks."""
        self.drawn_tokens: list[list[Token]] = NO_LIST_TOKEN
        """Tokens of a planet that a player is looking at."""
        self.seen_tokens: list[list[int]] = NO_LISTS
        """Who knows what of `drawn_tokens`, as masks."""
        self.position: list[int] = NO_NUMBERS
        """The place of a player's satellite in the Trappist ranking, from 0; NOBODY: none. INT-20"""
        self.won: int = 0
        """Who won."""
        self.owned: int = ALL_OWN
        """What of this is the state's own, as bits, not shared by clones."""

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
        s.alive = self.alive
        s.at = self.at
        s.pools = self.pools
        s.seen_pools = self.seen_pools
        s.boxed = self.boxed
        s.spiral = self.spiral
        s.exploitation = self.exploitation
        s.events = self.events
        s.boxed_events = self.boxed_events
        s.past_events = self.past_events
        s.solar_bag = self.solar_bag
        s.market = self.market.copy()
        s.humanity_bag = self.humanity_bag
        s.earth = self.earth
        s.cells = self.cells
        s.present = self.present
        s.future = self.future
        s.long_term = self.long_term
        s.advanced = self.advanced
        s.removed = self.removed
        s.sectors = self.sectors
        s.construction = self.construction
        s.completed = self.completed
        s.posts = self.posts
        s.scrapped = self.scrapped
        s.government = self.government
        s.discoveries = self.discoveries
        s.route_pile = self.route_pile
        s.interest_pile = self.interest_pile
        s.satellite = self.satellite
        s.government_satellite = self.government_satellite
        s.arrivals = self.arrivals
        s.shown_extras = self.shown_extras
        s.prestige = self.prestige.copy()
        s.reputation = self.reputation.copy()
        s.leader = self.leader
        s.fuel = self.fuel.copy()
        s.cubes = self.cubes.copy()
        s.scientists = self.scientists.copy()
        s.buildings = self.buildings
        s.locked_scientists = self.locked_scientists
        s.locked_buildings = self.locked_buildings
        s.technologies = self.technologies
        s.wormhole = self.wormhole
        s.hand = [row.copy() for row in self.hand]
        s.played = [row.copy() for row in self.played]
        s.extras = self.extras
        s.passed = self.passed.copy()
        s.face = self.face.copy()
        s.bought = self.bought
        s.sold = self.sold
        s.cryo_used = self.cryo_used
        s.explorer = self.explorer
        s.hold_fuel = self.hold_fuel
        s.hold_cubes = self.hold_cubes
        s.hold_buildings = self.hold_buildings
        s.production = self.production
        s.built = self.built
        s.deposit = self.deposit
        s.warehouse = self.warehouse
        s.retired = self.retired
        s.drawn_cubes = self.drawn_cubes
        s.seen_cubes = self.seen_cubes
        s.drawn_tokens = self.drawn_tokens
        s.seen_tokens = self.seen_tokens
        s.position = self.position
        s.won = self.won
        s.owned = self.owned = 0

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
        self.present = [Mechanism(NOTHING)] * len(COLUMN)
        self.future = [Mechanism(NOTHING)] * len(COLUMN)
        self.long_term = []
        self.advanced = Deck([])
        self.removed = []
        self.sectors = []
        self.construction = []
        self.completed = []
        self.posts = []
        self.scrapped = []
        self.government = [NOBODY] * len(OFFICE)
        self.discoveries = [Discovery(NOTHING)] * len(SPACE)
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
        self.wormhole = [Planet(NOTHING)] * players
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
        self.production = [Token(NOTHING)] * (players * len(PLANET))
        self.built = [0] * (players * len(PLANET) * len(BUILDING))
        self.deposit = [0] * (players * len(PLANET) * len(RESOURCE))
        self.warehouse = [0] * (players * len(PLANET) * len(RESOURCE))
        self.retired = [[] for _ in range(players)]
        self.drawn_cubes = [[] for _ in range(players)]
        self.seen_cubes = [[] for _ in range(players)]
        self.drawn_tokens = [[] for _ in range(players)]
        self.seen_tokens = [[] for _ in range(players)]
        self.position = [NOBODY] * players

    def writable_alive(self) -> list[bool]:
        """`alive`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_ALIVE == 0:
            self.owned |= OWN_ALIVE
            self.alive = self.alive.copy()
        return self.alive

    def writable_at(self) -> list[int]:
        """`at`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_AT == 0:
            self.owned |= OWN_AT
            self.at = self.at.copy()
        return self.at

    def writable_pools(self) -> list[list[Token]]:
        """`pools`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_POOLS == 0:
            self.owned |= OWN_POOLS
            self.pools = [row.copy() for row in self.pools]
        return self.pools

    def writable_seen_pools(self) -> list[list[int]]:
        """`seen_pools`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_SEEN_POOLS == 0:
            self.owned |= OWN_SEEN_POOLS
            self.seen_pools = [row.copy() for row in self.seen_pools]
        return self.seen_pools

    def writable_boxed(self) -> list[Token]:
        """`boxed`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_BOXED == 0:
            self.owned |= OWN_BOXED
            self.boxed = self.boxed.copy()
        return self.boxed

    def writable_events(self) -> Deck:
        """`events`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_EVENTS == 0:
            self.owned |= OWN_EVENTS
            self.events = self.events.clone()
        return self.events

    def writable_boxed_events(self) -> list[Event]:
        """`boxed_events`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_BOXED_EVENTS == 0:
            self.owned |= OWN_BOXED_EVENTS
            self.boxed_events = self.boxed_events.copy()
        return self.boxed_events

    def writable_solar_bag(self) -> list[int]:
        """`solar_bag`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_SOLAR_BAG == 0:
            self.owned |= OWN_SOLAR_BAG
            self.solar_bag = self.solar_bag.copy()
        return self.solar_bag

    def writable_humanity_bag(self) -> list[int]:
        """`humanity_bag`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_HUMANITY_BAG == 0:
            self.owned |= OWN_HUMANITY_BAG
            self.humanity_bag = self.humanity_bag.copy()
        return self.humanity_bag

    def writable_earth(self) -> list[int]:
        """`earth`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_EARTH == 0:
            self.owned |= OWN_EARTH
            self.earth = self.earth.copy()
        return self.earth

    def writable_cells(self) -> list[int]:
        """`cells`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_CELLS == 0:
            self.owned |= OWN_CELLS
            self.cells = self.cells.copy()
        return self.cells

    def writable_present(self) -> list[Mechanism]:
        """`present`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_PRESENT == 0:
            self.owned |= OWN_PRESENT
            self.present = self.present.copy()
        return self.present

    def writable_future(self) -> list[Mechanism]:
        """`future`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_FUTURE == 0:
            self.owned |= OWN_FUTURE
            self.future = self.future.copy()
        return self.future

    def writable_advanced(self) -> Deck:
        """`advanced`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_ADVANCED == 0:
            self.owned |= OWN_ADVANCED
            self.advanced = self.advanced.clone()
        return self.advanced

    def writable_removed(self) -> list[Mechanism]:
        """`removed`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_REMOVED == 0:
            self.owned |= OWN_REMOVED
            self.removed = self.removed.copy()
        return self.removed

    def writable_sectors(self) -> list[Sector]:
        """`sectors`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_SECTORS == 0:
            self.owned |= OWN_SECTORS
            self.sectors = self.sectors.copy()
        return self.sectors

    def writable_government(self) -> list[Player]:
        """`government`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_GOVERNMENT == 0:
            self.owned |= OWN_GOVERNMENT
            self.government = self.government.copy()
        return self.government

    def writable_discoveries(self) -> list[Discovery]:
        """`discoveries`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_DISCOVERIES == 0:
            self.owned |= OWN_DISCOVERIES
            self.discoveries = self.discoveries.copy()
        return self.discoveries

    def writable_route_pile(self) -> Deck:
        """`route_pile`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_ROUTE_PILE == 0:
            self.owned |= OWN_ROUTE_PILE
            self.route_pile = self.route_pile.clone()
        return self.route_pile

    def writable_interest_pile(self) -> Deck:
        """`interest_pile`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_INTEREST_PILE == 0:
            self.owned |= OWN_INTEREST_PILE
            self.interest_pile = self.interest_pile.clone()
        return self.interest_pile

    def writable_satellite(self) -> list[Space]:
        """`satellite`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_SATELLITE == 0:
            self.owned |= OWN_SATELLITE
            self.satellite = self.satellite.copy()
        return self.satellite

    def writable_leader(self) -> list[int]:
        """`leader`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_LEADER == 0:
            self.owned |= OWN_LEADER
            self.leader = self.leader.copy()
        return self.leader

    def writable_buildings(self) -> list[int]:
        """`buildings`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_BUILDINGS == 0:
            self.owned |= OWN_BUILDINGS
            self.buildings = self.buildings.copy()
        return self.buildings

    def writable_locked_scientists(self) -> list[int]:
        """`locked_scientists`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_LOCKED_SCIENTISTS == 0:
            self.owned |= OWN_LOCKED_SCIENTISTS
            self.locked_scientists = self.locked_scientists.copy()
        return self.locked_scientists

    def writable_locked_buildings(self) -> list[int]:
        """`locked_buildings`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_LOCKED_BUILDINGS == 0:
            self.owned |= OWN_LOCKED_BUILDINGS
            self.locked_buildings = self.locked_buildings.copy()
        return self.locked_buildings

    def writable_technologies(self) -> list[int]:
        """`technologies`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_TECHNOLOGIES == 0:
            self.owned |= OWN_TECHNOLOGIES
            self.technologies = self.technologies.copy()
        return self.technologies

    def writable_wormhole(self) -> list[Planet]:
        """`wormhole`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_WORMHOLE == 0:
            self.owned |= OWN_WORMHOLE
            self.wormhole = self.wormhole.copy()
        return self.wormhole

    def writable_extras(self) -> list[list[Token]]:
        """`extras`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_EXTRAS == 0:
            self.owned |= OWN_EXTRAS
            self.extras = [row.copy() for row in self.extras]
        return self.extras

    def writable_bought(self) -> list[int]:
        """`bought`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_BOUGHT == 0:
            self.owned |= OWN_BOUGHT
            self.bought = self.bought.copy()
        return self.bought

    def writable_sold(self) -> list[int]:
        """`sold`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_SOLD == 0:
            self.owned |= OWN_SOLD
            self.sold = self.sold.copy()
        return self.sold

    def writable_cryo_used(self) -> list[bool]:
        """`cryo_used`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_CRYO_USED == 0:
            self.owned |= OWN_CRYO_USED
            self.cryo_used = self.cryo_used.copy()
        return self.cryo_used

    def writable_explorer(self) -> list[Planet]:
        """`explorer`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_EXPLORER == 0:
            self.owned |= OWN_EXPLORER
            self.explorer = self.explorer.copy()
        return self.explorer

    def writable_hold_fuel(self) -> list[int]:
        """`hold_fuel`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_HOLD_FUEL == 0:
            self.owned |= OWN_HOLD_FUEL
            self.hold_fuel = self.hold_fuel.copy()
        return self.hold_fuel

    def writable_hold_cubes(self) -> list[int]:
        """`hold_cubes`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_HOLD_CUBES == 0:
            self.owned |= OWN_HOLD_CUBES
            self.hold_cubes = self.hold_cubes.copy()
        return self.hold_cubes

    def writable_hold_buildings(self) -> list[int]:
        """`hold_buildings`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_HOLD_BUILDINGS == 0:
            self.owned |= OWN_HOLD_BUILDINGS
            self.hold_buildings = self.hold_buildings.copy()
        return self.hold_buildings

    def writable_production(self) -> list[Token]:
        """`production`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_PRODUCTION == 0:
            self.owned |= OWN_PRODUCTION
            self.production = self.production.copy()
        return self.production

    def writable_built(self) -> list[int]:
        """`built`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_BUILT == 0:
            self.owned |= OWN_BUILT
            self.built = self.built.copy()
        return self.built

    def writable_deposit(self) -> list[int]:
        """`deposit`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_DEPOSIT == 0:
            self.owned |= OWN_DEPOSIT
            self.deposit = self.deposit.copy()
        return self.deposit

    def writable_warehouse(self) -> list[int]:
        """`warehouse`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_WAREHOUSE == 0:
            self.owned |= OWN_WAREHOUSE
            self.warehouse = self.warehouse.copy()
        return self.warehouse

    def writable_retired(self) -> list[list[Token]]:
        """`retired`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_RETIRED == 0:
            self.owned |= OWN_RETIRED
            self.retired = [row.copy() for row in self.retired]
        return self.retired

    def writable_drawn_cubes(self) -> list[list[Resource]]:
        """`drawn_cubes`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_DRAWN_CUBES == 0:
            self.owned |= OWN_DRAWN_CUBES
            self.drawn_cubes = [row.copy() for row in self.drawn_cubes]
        return self.drawn_cubes

    def writable_seen_cubes(self) -> list[list[int]]:
        """`seen_cubes`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_SEEN_CUBES == 0:
            self.owned |= OWN_SEEN_CUBES
            self.seen_cubes = [row.copy() for row in self.seen_cubes]
        return self.seen_cubes

    def writable_drawn_tokens(self) -> list[list[Token]]:
        """`drawn_tokens`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_DRAWN_TOKENS == 0:
            self.owned |= OWN_DRAWN_TOKENS
            self.drawn_tokens = [row.copy() for row in self.drawn_tokens]
        return self.drawn_tokens

    def writable_seen_tokens(self) -> list[list[int]]:
        """`seen_tokens`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_SEEN_TOKENS == 0:
            self.owned |= OWN_SEEN_TOKENS
            self.seen_tokens = [row.copy() for row in self.seen_tokens]
        return self.seen_tokens

    def writable_position(self) -> list[int]:
        """`position`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_POSITION == 0:
            self.owned |= OWN_POSITION
            self.position = self.position.copy()
        return self.position
