"""What lies on the table, and what can be read off it at once."""

from __future__ import annotations

from typing import ClassVar, final

from ...clockwork.chance import Rng
from ...clockwork.names import NOBODY, Names
from ...clockwork.text import Text
from ...mechanisms.decks import Deck
from ...positions.seats import Seated
from .components import (
    BUILDINGS,
    COLOUR,
    COLOUR_ATOM,
    EARTH,
    LAUNCH,
    LEADER,
    LEADERS,
    OFFICE,
    OFFICE_ROW,
    OFFICES,
    PHASE,
    PLANETS,
    PLANS,
    PROJECTS,
    RESOURCES,
    ROW_OFFICES,
    SLOTS,
    SPACE,
    SPACE_COLUMN,
    SPACE_ROW,
    SPACES,
    START_SPACE,
    TECHNOLOGY,
    TRAPPIST,
    WAREHOUSE,
    Plan,
)


@final
class Interstellar(Seated):
    """Lists by player and colour, or by region and colour, are flat: see `cubes_of`, `region`.

    The Available Reserve of a player is `fuel`, `cubes`, `scientists`, `buildings` and the tokens; pieces that are not
    unlocked yet are in `locked_scientists` and `locked_buildings`. The supply of cubes and fuel is unlimited. INT-1.6
    """

    key: ClassVar[str] = "interstellar"
    colours: ClassVar[Names] = COLOUR
    first_colour: ClassVar[int] = COLOUR_ATOM

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.hidden_reserves: bool = False
        """Whether what is in a player's box lies behind a screen. INT-21.20"""
        # The round. INT-3
        self.round: int = 0
        self.phase: int = 0
        self.order: list[int] = []
        """The turn order of the phase."""
        self.place: int = NOBODY
        """Whose turn it is, as a place in that order."""
        self.next_order: list[int] = []
        """Those who have passed, in that order: the turn order of the next phase."""
        self.governor: int = NOBODY
        """Who governs during the Government phase. INT-19.2"""
        # The solar system: destroyed planets keep their last space, on which Explorers drift. INT-7.11
        self.alive: list[bool] = []
        self.at: list[int] = []
        self.pools: list[list[int]] = []
        """The face-down production tokens of each planet, those that somebody is looking at included."""
        self.seen_pools: list[list[int]] = []
        self.boxed: list[int] = []
        """Production tokens that stay in the box unseen, in the order of their planets."""
        self.spiral: int = 0
        self.exploitation: int = 0
        self.events: Deck = Deck([])
        self.boxed_events: list[int] = []
        self.past_events: list[int] = []
        self.solar_bag: list[int] = []
        """Cubes that somebody is looking at are still counted."""
        self.market: list[int] = []
        # Humanity. INT-17
        self.humanity_bag: list[int] = []
        self.earth: list[int] = []
        self.cells: list[int] = []
        # The ship. INT-14
        self.present: list[int] = []
        self.future: list[int] = []
        self.long_term: list[int] = []
        self.advanced: Deck = Deck([])
        self.removed: list[int] = []
        self.sectors: list[int] = []
        """The stack, face up; the last one is under construction."""
        self.construction: list[int] = []
        """The mechanisms on the sector under construction."""
        self.completed: list[int] = []
        self.posts: list[int] = []
        """Who has the command post of each completed sector."""
        self.scrapped: list[int] = []
        """Mechanisms that left the game with their sector."""
        self.government: list[int] = []
        """Whose scientist sits in each office."""
        # The route to Trappist. INT-18
        self.discoveries: list[int] = []
        self.route_pile: Deck = Deck([])
        self.interest_pile: Deck = Deck([])
        self.satellite: list[int] = []
        self.government_satellite: int = LAUNCH
        self.arrivals: list[int] = []
        """Who reached Trappist, in that order; NOBODY is the Government."""
        self.shown_extras: list[int] = []
        # The players
        self.prestige: list[int] = []
        self.reputation: list[int] = []
        self.leader: list[int] = []
        self.fuel: list[int] = []
        self.cubes: list[int] = []
        self.scientists: list[int] = []
        self.buildings: list[int] = []
        self.locked_scientists: list[int] = []
        self.locked_buildings: list[int] = []
        self.technologies: list[int] = []
        self.wormhole: list[int] = []
        """The planet on which a player's wormhole token lies."""
        # Tokens. INT-4
        self.hand: list[list[int]] = []
        self.played: list[list[int]] = []
        """The personal stacks; the last token is the active one."""
        self.extras: list[list[int]] = []
        self.passed: list[bool] = []
        self.face: list[int] = []
        self.bought: list[int] = []
        """The colours, as a mask, bought under the active Market token. INT-11.6"""
        self.sold: list[int] = []
        self.cryo_used: list[bool] = []
        # Explorers. INT-10
        self.explorer: list[int] = []
        self.hold_fuel: list[int] = []
        self.hold_cubes: list[int] = []
        self.hold_buildings: list[int] = []
        # Regions: one for each player on each planet. INT-2.5
        self.production: list[int] = []
        """The production token of the base there; NOBODY: no base."""
        self.built: list[int] = []
        self.deposit: list[int] = []
        self.warehouse: list[int] = []
        self.retired: list[list[int]] = []
        """Production tokens that lie face up in a player's regions and are never used again."""
        # What a player is looking at: cubes of the solar bag, tokens of a planet
        self.drawn_cubes: list[list[int]] = []
        self.seen_cubes: list[list[int]] = []
        self.drawn_tokens: list[list[int]] = []
        self.seen_tokens: list[list[int]] = []
        # The end. INT-20
        self.position: list[int] = []
        """The place of a player's satellite in the Trappist ranking, from 0; NOBODY: none."""
        self.won: int = 0

    def clone(self) -> Interstellar:
        s = Interstellar(self.players)
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
        s.pools = [pool.copy() for pool in self.pools]
        s.seen_pools = [seen.copy() for seen in self.seen_pools]
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
        s.hand = [hand.copy() for hand in self.hand]
        s.played = [played.copy() for played in self.played]
        s.extras = [extras.copy() for extras in self.extras]
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
        s.retired = [tokens.copy() for tokens in self.retired]
        s.drawn_cubes = [cubes.copy() for cubes in self.drawn_cubes]
        s.seen_cubes = [seen.copy() for seen in self.seen_cubes]
        s.drawn_tokens = [tokens.copy() for tokens in self.drawn_tokens]
        s.seen_tokens = [seen.copy() for seen in self.seen_tokens]
        s.position = self.position.copy()
        s.won = self.won
        return s

    def deal_unknown(self, player: int, rng: Rng) -> None:
        from .knowledge import deal_unknown

        deal_unknown(self, player, rng)

    def observe(self, player: int) -> list[int]:
        from .knowledge import observe

        return observe(self, player)

    def check(self) -> None:
        from .invariants import check

        check(self)

    def thing_text(self, domain: Names, index: int) -> Text:
        """Spaces and offices are called by where they lie; phases and leader tracks have words of their own."""
        if domain is SPACE and LAUNCH < index < TRAPPIST:
            return Text("space-at", {"column": SPACE_COLUMN[index], "row": SPACE_ROW[index]})
        if domain is OFFICE:
            row = OFFICE_ROW[index]
            words: dict[str, int | Text] = {"row": row + 1, "place": ROW_OFFICES[row].index(index) + 1}
            return Text("office-at", words | {"bonus": OFFICE.text(index)})
        if domain is SPACE or domain is PHASE or domain is LEADER:
            return Text(f"{domain.key}-{domain.ids[index]}")
        return super().thing_text(domain, index)

    # The table

    def plan(self) -> Plan:
        """What depends on the number of players."""
        return PLANS[self.players]

    def leading(self) -> int:
        """Who governs now: the leftmost scientist in the highest row that has one; or NOBODY. INT-16.17"""
        for row in range(len(ROW_OFFICES) - 1, -1, -1):
            for office in ROW_OFFICES[row]:
                if self.government[office] != NOBODY:
                    return self.government[office]
        return NOBODY

    # Players

    def hides(self, player: int, viewer: int) -> bool:
        """Whether the viewer (NOBODY: a spectator) may not look into the player's box; at the end all may. INT-21.20"""
        return self.hidden_reserves and not self.over and viewer != player

    def cubes_of(self, player: int) -> list[int]:
        """How many cubes of each colour the player can use."""
        return self.cubes[player * RESOURCES : (player + 1) * RESOURCES]

    def has(self, player: int, technology: int) -> bool:
        """Whether the player has researched it."""
        return self.technologies[player] >> technology & 1 == 1

    def uses(self, player: int, technology: int) -> bool:
        """Whether it takes effect for the player: researched, and not switched off."""
        return self.has(player, technology) and not (self.without and TECHNOLOGY.ids[technology] in self.without)

    def active(self, player: int) -> int:
        """The token on top of the player's stack, or NOBODY. INT-4.1"""
        played = self.played[player]
        return played[-1] if played else NOBODY

    # Regions

    def region(self, player: int, planet: int) -> int:
        """The number of a player's region on a planet: its row in `built`, `deposit` and `warehouse`."""
        return player * PLANETS + planet

    def based(self, player: int) -> list[int]:
        """The planets on which the player has a base."""
        start = player * PLANETS
        return [planet for planet in range(PLANETS) if self.production[start + planet] != NOBODY]

    def has_base(self, player: int, planet: int) -> bool:
        return self.production[player * PLANETS + planet] != NOBODY

    def stored(self, region: int) -> int:
        """How many cubes lie in the warehouse of a region."""
        number = 0
        for place in range(region * RESOURCES, (region + 1) * RESOURCES):
            number += self.warehouse[place]
        return number

    def room(self, region: int) -> int:
        """How many cubes still fit in. INT-9.6"""
        return WAREHOUSE - self.stored(region)

    def free_slots(self, region: int) -> int:
        """How many more buildings have room there; the base has a slot of its own."""
        number = SLOTS
        for place in range(region * BUILDINGS + 1, (region + 1) * BUILDINGS):
            number -= self.built[place]
        return number

    # The end

    @property
    def scores(self) -> list[int]:
        return self.prestige.copy()

    @property
    def winners(self) -> list[int]:
        return [player for player in range(self.players) if self.won >> player & 1] if self.over else []


def blank(players: int) -> Interstellar:
    """A table with nothing on it."""
    s = Interstellar(players)
    s.alive = [True] * PLANETS
    s.at = START_SPACE.copy()
    s.pools = [[] for _ in range(PLANETS)]
    s.seen_pools = [[] for _ in range(PLANETS)]
    s.solar_bag = [0] * RESOURCES
    s.market = [0] * RESOURCES
    s.humanity_bag = [0] * RESOURCES
    s.earth = [0] * RESOURCES
    s.present = [NOBODY] * PROJECTS
    s.future = [NOBODY] * PROJECTS
    s.government = [NOBODY] * OFFICES
    s.discoveries = [NOBODY] * SPACES
    s.satellite = [LAUNCH] * players
    s.prestige = [0] * players
    s.reputation = [0] * players
    s.leader = [0] * (players * LEADERS)
    s.fuel = [0] * players
    s.cubes = [0] * (players * RESOURCES)
    s.scientists = [0] * players
    s.buildings = [0] * (players * BUILDINGS)
    s.locked_scientists = [0] * players
    s.locked_buildings = [0] * (players * BUILDINGS)
    s.technologies = [0] * players
    s.wormhole = [NOBODY] * players
    s.hand = [[] for _ in range(players)]
    s.played = [[] for _ in range(players)]
    s.extras = [[] for _ in range(players)]
    s.passed = [False] * players
    s.face = [0] * players
    s.bought = [0] * players
    s.sold = [0] * players
    s.cryo_used = [False] * players
    s.explorer = [EARTH] * players
    s.hold_fuel = [0] * players
    s.hold_cubes = [0] * (players * RESOURCES)
    s.hold_buildings = [0] * (players * BUILDINGS)
    regions = players * PLANETS
    s.production = [NOBODY] * regions
    s.built = [0] * (regions * BUILDINGS)
    s.deposit = [0] * (regions * RESOURCES)
    s.warehouse = [0] * (regions * RESOURCES)
    s.retired = [[] for _ in range(players)]
    s.drawn_cubes = [[] for _ in range(players)]
    s.seen_cubes = [[] for _ in range(players)]
    s.drawn_tokens = [[] for _ in range(players)]
    s.seen_tokens = [[] for _ in range(players)]
    s.position = [NOBODY] * players
    return s
