"""What lies on the table, and what can be read off it at once."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...clockwork.chance import Rng
from ...clockwork.names import NOBODY, Names
from ...clockwork.text import Text
from ...mechanisms.decks import Deck
from ...positions.rows import Rows
from ...positions.seats import Seated
from .components import COLOUR_ATOM, SITES
from .pieces import ACTIVE, COLOUR, ITEMS, RESOURCES, SETUP, SUPPLY
from .printed_cards import BIT_OF_BOX, CARD_OF_BOX, CARDS, VALUE
from .roads import GAMMA, MAIN, MAP_MOORINGS, PARALLEL, REGION, REGION_OF, SPACE, SPACES

# Enemies that have left the Exploration Zone, in the order of their arrival. ATH-B.9.2
ENEMY_CARD: Final = 0
ENEMY_REGION: Final = 1
ENEMY_DAMAGE: Final = 2
ENEMY_TARGETS: Final = 3
"""The sides that have a Target counter on it, as a mask."""
ENEMY_WIDTH: Final = 4

# What a state has before a table is laid or copied into it: clones are made often, and most lists only to be replaced.
NO_NUMBERS: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
NO_DECK: Final = Deck([])
NO_ENEMIES: Final = Rows(ENEMY_WIDTH)


@final
class Athena(Seated):
    """The table.

    Sides are the players and, in the solo game, the Automa after them. Cards are numbered together: trucks, trailers
    and devices, then survivors, then what only lies in the Exploration Zone. What a convoy carries is counted; in which
    box it lies means nothing: `room` says what there is room for. Cards that were taken and are not yet in their place
    are `incoming`. The lists inside `vehicles`, `crew`, `tiles` and `room` are shared by clones and made anew when they
    change.
    """

    key: ClassVar[str] = "athena"
    colours: ClassVar[Names] = COLOUR
    first_colour: ClassVar[int] = COLOUR_ATOM

    def __init__(self, players: int) -> None:
        super().__init__(players, max(players, 2))
        # Variants
        self.map: int = GAMMA
        self.with_mine: bool = False
        self.rank_scoring: bool = False
        self.secret_objects: bool = False
        self.difficulty: int = 0
        # The round
        self.round: int = 0
        self.phase: int = SETUP
        self.order: list[int] = NO_NUMBERS
        self.passed: int = 0
        self.mooring: int = 1
        self.reached: bool = False
        # Exploration cards
        self.deck: Deck = NO_DECK
        self.left_out: list[int] = NO_NUMBERS
        self.discard: list[int] = NO_NUMBERS
        self.removed: list[int] = NO_NUMBERS
        self.incoming: list[int] = NO_NUMBERS
        self.sites: list[int] = NO_NUMBERS
        self.stock: list[int] = NO_NUMBERS
        self.jammed: list[int] = NO_NUMBERS
        self.blizzard: bool = False
        self.whiteout: bool = False
        # Other decks
        self.outcomes: Deck = NO_DECK
        self.outcome_discard: list[int] = NO_NUMBERS
        self.object_deck: Deck = NO_DECK
        self.object_discard: list[int] = NO_NUMBERS
        self.loot: Deck = NO_DECK
        # The road
        self.at: list[int] = NO_NUMBERS
        self.counters: list[int] = NO_NUMBERS
        self.avalanches: list[int] = NO_NUMBERS
        self.mines: list[int] = NO_NUMBERS
        self.mine_charges: int = 0
        self.enemies: Rows = NO_ENEMIES
        self.standing: list[int] = NO_NUMBERS
        self.tiles: list[list[int]] = NO_LISTS
        # Sides
        self.fame: list[int] = NO_NUMBERS
        self.alert: list[int] = NO_NUMBERS
        self.vehicles: list[list[int]] = NO_LISTS
        self.device_on: list[int] = NO_NUMBERS
        self.damage: list[int] = NO_NUMBERS
        self.load: list[int] = NO_NUMBERS
        self.objects: list[list[int]] = NO_LISTS
        self.seen_objects: list[list[int]] = NO_LISTS
        self.crew: list[list[int]] = NO_LISTS
        self.zone: list[int] = NO_NUMBERS
        self.contamination: list[int] = NO_NUMBERS
        self.used: list[int] = NO_NUMBERS
        self.suited: list[int] = NO_NUMBERS
        self.copied: int = NOBODY
        # The running action, movement or attack
        self.party: list[int] = NO_NUMBERS
        self.site: int = NOBODY
        self.movement: int = 0
        self.bonus_move: bool = False
        self.collects: bool = False
        self.trail: list[int] = NO_NUMBERS
        self.revealed: int = NOBODY
        # The Automa
        self.level: int = 0
        self.actions: Deck = NO_DECK
        self.drawn: list[int] = NO_NUMBERS
        self.action_discard: list[int] = NO_NUMBERS
        self.acted: int = 0
        # The end
        self.charged: list[int] = NO_NUMBERS
        self.points: list[int] = NO_NUMBERS
        # Derived
        self.reserve: list[int] = NO_NUMBERS
        self.room: list[list[int]] = NO_LISTS

    def clone(self) -> Athena:
        s = Athena(self.players)
        self.copy_into(s)
        s.map = self.map
        s.with_mine = self.with_mine
        s.rank_scoring = self.rank_scoring
        s.secret_objects = self.secret_objects
        s.difficulty = self.difficulty
        s.round = self.round
        s.phase = self.phase
        s.order = self.order.copy()
        s.passed = self.passed
        s.mooring = self.mooring
        s.reached = self.reached
        s.deck = self.deck.clone()
        s.left_out = self.left_out.copy()
        s.discard = self.discard.copy()
        s.removed = self.removed.copy()
        s.incoming = self.incoming.copy()
        s.sites = self.sites.copy()
        s.stock = self.stock.copy()
        s.jammed = self.jammed.copy()
        s.blizzard = self.blizzard
        s.whiteout = self.whiteout
        s.outcomes = self.outcomes.clone()
        s.outcome_discard = self.outcome_discard.copy()
        s.object_deck = self.object_deck.clone()
        s.object_discard = self.object_discard.copy()
        s.loot = self.loot.clone()
        s.at = self.at.copy()
        s.counters = self.counters.copy()
        s.avalanches = self.avalanches.copy()
        s.mines = self.mines.copy()
        s.mine_charges = self.mine_charges
        s.enemies = self.enemies.clone()
        s.standing = self.standing.copy()
        s.tiles = self.tiles.copy()
        s.fame = self.fame.copy()
        s.alert = self.alert.copy()
        s.vehicles = self.vehicles.copy()
        s.device_on = self.device_on.copy()
        s.damage = self.damage.copy()
        s.load = self.load.copy()
        s.objects = [hand.copy() for hand in self.objects]
        s.seen_objects = [hand.copy() for hand in self.seen_objects]
        s.crew = self.crew.copy()
        s.zone = self.zone.copy()
        s.contamination = self.contamination.copy()
        s.used = self.used.copy()
        s.suited = self.suited.copy()
        s.copied = self.copied
        s.party = self.party.copy()
        s.site = self.site
        s.movement = self.movement
        s.bonus_move = self.bonus_move
        s.collects = self.collects
        s.trail = self.trail.copy()
        s.revealed = self.revealed
        s.level = self.level
        s.actions = self.actions.clone()
        s.drawn = self.drawn.copy()
        s.action_discard = self.action_discard.copy()
        s.acted = self.acted
        s.charged = self.charged.copy()
        s.points = self.points.copy()
        s.reserve = self.reserve.copy()
        s.room = self.room.copy()
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
        """Spaces are called by their number and region."""
        return space_text(index) if domain is SPACE else super().thing_text(domain, index)

    # Sides

    @property
    def athena(self) -> bool:
        """Whether this is a game of Project Athena, on Gamma. ATH-X.1.1"""
        return self.map == GAMMA

    def seated(self, side: int) -> bool:
        """Whether somebody plays this side; only the Automa's nobody does. ATH-S.1"""
        return side < self.players

    def turn_order(self) -> list[int]:
        """The sides from the leading convoy to the last; `order` is the exploration order. ATH-B.5.2"""
        turned = self.order.copy()
        turned.reverse()
        return turned

    def region(self, side: int) -> int:
        """The region in which a convoy is."""
        return REGION_OF[self.at[side]]

    def aurora(self) -> int:
        """The space of the Aurora's mooring."""
        return MAP_MOORINGS[self.map][self.mooring]

    def at_aurora(self, side: int) -> bool:
        return self.at[side] == self.aurora()

    # What a side has

    def has(self, side: int, resource: int) -> int:
        """How many of a resource."""
        return self.load[side * RESOURCES + resource]

    def truck(self, side: int) -> int:
        return self.vehicles[side][0]

    def convoy(self, side: int) -> list[int]:
        """All cards of a convoy: each vehicle, then the device on it."""
        found: list[int] = []
        for vehicle in self.vehicles[side]:
            found.append(vehicle)
            device = self.device_on[vehicle]
            if device != NOBODY:
                found.append(device)
        return found

    def whole(self, box: int) -> bool:
        """Whether a box has no damage."""
        return self.damage[CARD_OF_BOX[box]] & BIT_OF_BOX[box] == 0

    def active(self, side: int) -> list[int]:
        """The survivors in the Active Zone."""
        return self.in_zone(side, ACTIVE)

    def in_zone(self, side: int, zone: int) -> list[int]:
        return [card for card in self.crew[side] if self.zone[card] == zone]

    def value(self, survivor: int) -> int:
        """Exploration value after contamination. ATH-B.3.2"""
        return max(0, VALUE[survivor] - self.contamination[survivor])

    # The end

    @property
    def scores(self) -> list[int]:
        """Final fame; before the end what it would be if the game ended now without the Aurora."""
        if self.over:
            return self.points.copy()
        from .rules.scoring import final_fame

        return [final_fame(self, side) for side in range(self.sides)]

    @property
    def winners(self) -> list[int]:
        """Most fame; a tie is won by the convoy further ahead. ATH-B.11.8"""
        if not self.over:
            return []
        best = self.order[0]
        for side in self.order:
            if self.points[side] >= self.points[best]:
                best = side
        return [best]


def space_text(space: int) -> Text:
    region = REGION.text(REGION_OF[space])
    key = "space-main" if MAIN[space] else "space-shortcut"
    return Text(key, {"number": PARALLEL[space], "region": region})


def blank(players: int) -> Athena:
    """A table with nothing on it."""
    s = Athena(players)
    sides = s.sides
    s.order = []
    s.deck = Deck([])
    s.left_out = []
    s.discard = []
    s.removed = []
    s.incoming = []
    s.sites = [NOBODY] * SITES
    s.stock = [0] * (SITES * ITEMS)
    s.jammed = [0] * SITES
    s.outcomes = Deck([])
    s.outcome_discard = []
    s.object_deck = Deck([])
    s.object_discard = []
    s.loot = Deck([])
    s.at = [NOBODY] * sides
    s.counters = [NOBODY] * SPACES
    s.avalanches = []
    s.mines = []
    s.enemies = Rows(ENEMY_WIDTH)
    s.standing = []
    s.tiles = [[] for _ in range(sides)]
    s.fame = [0] * sides
    s.alert = [0] * sides
    s.vehicles = [[] for _ in range(sides)]
    s.device_on = [NOBODY] * CARDS
    s.damage = [0] * CARDS
    s.load = [0] * (sides * RESOURCES)
    s.objects = [[] for _ in range(sides)]
    s.seen_objects = [[] for _ in range(sides)]
    s.crew = [[] for _ in range(sides)]
    s.zone = [NOBODY] * CARDS
    s.contamination = [0] * CARDS
    s.used = [0] * CARDS
    s.suited = []
    s.party = []
    s.trail = []
    s.actions = Deck([])
    s.drawn = []
    s.action_discard = []
    s.charged = [0] * sides
    s.points = [0] * sides
    s.reserve = SUPPLY.copy()
    s.room = [[] for _ in range(sides)]
    return s
