"""What lies on the table, attribute by attribute. Written by `make tables` from layout.py: change it there."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import NOBODY, NOTHING, Player
from ...mechanisms.decks import Deck
from ...positions.rows import Rows
from ...positions.seats import Seated
from .components import SITE, Object, Site
from .pieces import ITEM, RESOURCE, SETUP, SUPPLY
from .printed_cards import CARD, Card
from .roads import GAMMA, SPACE, Space, Turret

NO_DECK: Final = Deck([])
NO_ROWS: Final = Rows(1)
NO_CARD: Final[list[Card]] = []
NO_OBJECT: Final[list[Object]] = []
NO_PLAYER: Final[list[Player]] = []
NO_SPACE: Final[list[Space]] = []
NO_TURRET: Final[list[Turret]] = []
NO_NUMBERS: Final[list[int]] = []
NO_LIST_CARD: Final[list[list[Card]]] = []
NO_LIST_OBJECT: Final[list[list[Object]]] = []
NO_LIST_TURRET: Final[list[list[Turret]]] = []
NO_LISTS: Final[list[list[int]]] = []
"""What a state has before a table is laid or copied into it: never changed."""

# What of a state is its own and not shared by its clones.
OWN_DECK: Final = 1
OWN_LEFT_OUT: Final = 2
OWN_OUTCOMES: Final = 4
OWN_OBJECT_DECK: Final = 8
OWN_LOOT: Final = 16
OWN_COUNTERS: Final = 32
OWN_AVALANCHES: Final = 64
OWN_ENEMIES: Final = 128
OWN_STANDING: Final = 256
OWN_DEVICE_ON: Final = 512
OWN_DAMAGE: Final = 1024
OWN_OBJECTS: Final = 2048
OWN_SEEN_OBJECTS: Final = 4096
OWN_ZONE: Final = 8192
OWN_CONTAMINATION: Final = 16384
OWN_USED: Final = 32768
OWN_SUITED: Final = 65536
OWN_ACTIONS: Final = 131072
OWN_MOUNTED: Final = 262144
OWN_SPECIALS: Final = 524288
ALL_OWN: Final = 1048575


class AthenaTable(Seated):
    """What a state of this game consists of. See `Athena`."""

    def __init__(self, players: int) -> None:
        super().__init__(players, max(players, 2))
        self.map: int = GAMMA
        """The map that is played on."""
        self.with_mine: bool = False
        """Whether the mine is in use."""
        self.rank_scoring: bool = False
        """Whether ranks score."""
        self.secret_objects: bool = False
        """Whether Objects are held in secret. ATH-V.3"""
        self.difficulty: int = 0
        """What the level of difficulty adds to the Automa's movement. ATH-S.11"""
        self.round: int = 0
        """The round."""
        self.phase: int = SETUP
        """The phase of the round."""
        self.order: list[Player] = NO_PLAYER
        """The exploration order; `turn_order` is its reverse. ATH-B.5.2"""
        self.passed: int = 0
        """Who has passed."""
        self.mooring: int = 1
        """The mooring of the Aurora."""
        self.reached: bool = False
        """Whether somebody has reached the Aurora."""
        self.deck: Deck = NO_DECK
        """The Exploration deck."""
        self.left_out: list[Card] = NO_CARD
        """Exploration cards that stay in the box unseen."""
        self.discard: list[Card] = NO_CARD
        """Exploration cards that were discarded."""
        self.removed: list[Card] = NO_CARD
        """Cards that are out of the game."""
        self.incoming: list[Card] = NO_CARD
        """Cards that were taken and are not yet in their place."""
        self.sites: list[Card] = NO_CARD
        """The card at each site of the Exploration Zone."""
        self.stock: list[int] = NO_NUMBERS
        """What lies at each site, by item."""
        self.jammed: list[int] = NO_NUMBERS
        """How far each site is jammed."""
        self.blizzard: bool = False
        """Whether there is a blizzard."""
        self.whiteout: bool = False
        """Whether there is a whiteout."""
        self.outcomes: Deck = NO_DECK
        """The Outcome deck."""
        self.outcome_discard: list[int] = NO_NUMBERS
        """Outcome cards that were used."""
        self.object_deck: Deck = NO_DECK
        """The Object deck."""
        self.object_discard: list[Object] = NO_OBJECT
        """Objects that were used."""
        self.loot: Deck = NO_DECK
        """The loot deck."""
        self.at: list[Space] = NO_SPACE
        """The space of each convoy."""
        self.counters: list[int] = NO_NUMBERS
        """The waypoint counter on each space."""
        self.avalanches: list[Space] = NO_SPACE
        """Spaces that an avalanche blocks."""
        self.mines: list[Space] = NO_SPACE
        """Spaces that are mined."""
        self.mine_charges: int = 0
        """Charges left in the mine."""
        self.enemies: Rows = NO_ROWS
        """Enemies that have left the Exploration Zone, in the order of their arrival. ATH-B.9.2"""
        self.standing: list[Turret] = NO_TURRET
        """Turrets that stand."""
        self.tiles: list[list[Turret]] = NO_LIST_TURRET
        """The tiles of fallen turrets, by side."""
        self.fame: list[int] = NO_NUMBERS
        """Fame."""
        self.alert: list[int] = NO_NUMBERS
        """The alert level of each side."""
        self.vehicles: list[list[Card]] = NO_LIST_CARD
        """The truck and then the trailers of each convoy."""
        self.device_on: list[Card] = NO_CARD
        """The device on each vehicle."""
        self.damage: list[int] = NO_NUMBERS
        """The damaged boxes of each card, as a mask."""
        self.load: list[int] = NO_NUMBERS
        """What each convoy carries, by side and resource."""
        self.objects: list[list[Object]] = NO_LIST_OBJECT
        """The Objects of each side."""
        self.seen_objects: list[list[int]] = NO_LISTS
        """Who knows what of `objects`, as masks."""
        self.crew: list[list[Card]] = NO_LIST_CARD
        """The survivors of each side."""
        self.zone: list[int] = NO_NUMBERS
        """The zone of each survivor."""
        self.contamination: list[int] = NO_NUMBERS
        """The contamination of each survivor."""
        self.used: list[int] = NO_NUMBERS
        """The boxes of each card that were used, as a mask."""
        self.suited: list[Card] = NO_CARD
        """Survivors in a suit."""
        self.copied: Card = Card(NOTHING)
        """The survivor that the Mimic copies."""
        self.party: list[Card] = NO_CARD
        """The survivors who take part in the running action."""
        self.site: Site = Site(NOTHING)
        """The site of the running action."""
        self.movement: int = 0
        """Movement left."""
        self.bonus_move: bool = False
        """Whether the running movement is a bonus."""
        self.collects: bool = False
        """Whether the running movement collects."""
        self.trail: list[Space] = NO_SPACE
        """The spaces that the running movement has passed."""
        self.revealed: int = NOBODY
        """The Outcome card of the running attack."""
        self.level: int = 0
        """The level of the Automa."""
        self.actions: Deck = NO_DECK
        """The action deck of the Automa."""
        self.drawn: list[int] = NO_NUMBERS
        """Its action cards in play."""
        self.action_discard: list[int] = NO_NUMBERS
        """Its action cards that were used."""
        self.acted: int = 0
        """How many of them it has carried out."""
        self.charged: list[int] = NO_NUMBERS
        """Boxes charged at the end, by side."""
        self.points: list[int] = NO_NUMBERS
        """The points at the end."""
        self.reserve: list[int] = NO_NUMBERS
        """The pieces of each kind that are left beside the table."""
        self.mounted: list[list[Card]] = NO_LIST_CARD
        """The cards of each convoy."""
        self.specials: list[int] = NO_NUMBERS
        """The special boxes printed on each convoy, as a mask."""
        self.room: list[int] = NO_NUMBERS
        """The undamaged boxes of each sort in each convoy, as digits."""
        self.owned: int = ALL_OWN
        """What of this is the state's own, as bits, not shared by clones."""

    def copy_table(self, s: AthenaTable) -> None:
        """Everything on the table, for a clone."""
        self.copy_into(s)
        s.map = self.map
        s.with_mine = self.with_mine
        s.rank_scoring = self.rank_scoring
        s.secret_objects = self.secret_objects
        s.difficulty = self.difficulty
        s.round = self.round
        s.phase = self.phase
        s.order = self.order
        s.passed = self.passed
        s.mooring = self.mooring
        s.reached = self.reached
        s.deck = self.deck
        s.left_out = self.left_out
        s.discard = self.discard.copy()
        s.removed = self.removed.copy()
        s.incoming = self.incoming.copy()
        s.sites = self.sites.copy()
        s.stock = self.stock.copy()
        s.jammed = self.jammed.copy()
        s.blizzard = self.blizzard
        s.whiteout = self.whiteout
        s.outcomes = self.outcomes
        s.outcome_discard = self.outcome_discard.copy()
        s.object_deck = self.object_deck
        s.object_discard = self.object_discard.copy()
        s.loot = self.loot
        s.at = self.at.copy()
        s.counters = self.counters
        s.avalanches = self.avalanches
        s.mines = self.mines.copy()
        s.mine_charges = self.mine_charges
        s.enemies = self.enemies
        s.standing = self.standing
        s.tiles = self.tiles.copy()
        s.fame = self.fame.copy()
        s.alert = self.alert.copy()
        s.vehicles = self.vehicles.copy()
        s.device_on = self.device_on
        s.damage = self.damage
        s.load = self.load.copy()
        s.objects = self.objects
        s.seen_objects = self.seen_objects
        s.crew = self.crew.copy()
        s.zone = self.zone
        s.contamination = self.contamination
        s.used = self.used
        s.suited = self.suited
        s.copied = self.copied
        s.party = self.party.copy()
        s.site = self.site
        s.movement = self.movement
        s.bonus_move = self.bonus_move
        s.collects = self.collects
        s.trail = self.trail.copy()
        s.revealed = self.revealed
        s.level = self.level
        s.actions = self.actions
        s.drawn = self.drawn.copy()
        s.action_discard = self.action_discard.copy()
        s.acted = self.acted
        s.charged = self.charged.copy()
        s.points = self.points
        s.reserve = self.reserve.copy()
        s.mounted = self.mounted
        s.specials = self.specials
        s.room = self.room.copy()
        s.owned = self.owned = 0

    def lay_blank(self) -> None:
        """A table with nothing on it."""
        sides = self.sides
        self.order = []
        self.deck = Deck([])
        self.left_out = []
        self.discard = []
        self.removed = []
        self.incoming = []
        self.sites = [Card(NOTHING)] * len(SITE)
        self.stock = [0] * (len(SITE) * len(ITEM))
        self.jammed = [0] * len(SITE)
        self.outcomes = Deck([])
        self.outcome_discard = []
        self.object_deck = Deck([])
        self.object_discard = []
        self.loot = Deck([])
        self.at = [Space(NOTHING)] * sides
        self.counters = [NOBODY] * len(SPACE)
        self.avalanches = []
        self.mines = []
        self.enemies = Rows(4)
        self.standing = []
        self.tiles = [[] for _ in range(sides)]
        self.fame = [0] * sides
        self.alert = [0] * sides
        self.vehicles = [[] for _ in range(sides)]
        self.device_on = [Card(NOTHING)] * len(CARD)
        self.damage = [0] * len(CARD)
        self.load = [0] * (sides * len(RESOURCE))
        self.objects = [[] for _ in range(sides)]
        self.seen_objects = [[] for _ in range(sides)]
        self.crew = [[] for _ in range(sides)]
        self.zone = [NOBODY] * len(CARD)
        self.contamination = [0] * len(CARD)
        self.used = [0] * len(CARD)
        self.suited = []
        self.party = []
        self.trail = []
        self.actions = Deck([])
        self.drawn = []
        self.action_discard = []
        self.charged = [0] * sides
        self.points = [0] * sides
        self.reserve = SUPPLY.copy()
        self.mounted = [[] for _ in range(sides)]
        self.specials = [0] * sides
        self.room = [0] * sides

    def writable_deck(self) -> Deck:
        """`deck`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_DECK == 0:
            self.owned |= OWN_DECK
            self.deck = self.deck.clone()
        return self.deck

    def writable_left_out(self) -> list[Card]:
        """`left_out`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_LEFT_OUT == 0:
            self.owned |= OWN_LEFT_OUT
            self.left_out = self.left_out.copy()
        return self.left_out

    def writable_outcomes(self) -> Deck:
        """`outcomes`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_OUTCOMES == 0:
            self.owned |= OWN_OUTCOMES
            self.outcomes = self.outcomes.clone()
        return self.outcomes

    def writable_object_deck(self) -> Deck:
        """`object_deck`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_OBJECT_DECK == 0:
            self.owned |= OWN_OBJECT_DECK
            self.object_deck = self.object_deck.clone()
        return self.object_deck

    def writable_loot(self) -> Deck:
        """`loot`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_LOOT == 0:
            self.owned |= OWN_LOOT
            self.loot = self.loot.clone()
        return self.loot

    def writable_counters(self) -> list[int]:
        """`counters`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_COUNTERS == 0:
            self.owned |= OWN_COUNTERS
            self.counters = self.counters.copy()
        return self.counters

    def writable_avalanches(self) -> list[Space]:
        """`avalanches`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_AVALANCHES == 0:
            self.owned |= OWN_AVALANCHES
            self.avalanches = self.avalanches.copy()
        return self.avalanches

    def writable_enemies(self) -> Rows:
        """`enemies`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_ENEMIES == 0:
            self.owned |= OWN_ENEMIES
            self.enemies = self.enemies.clone()
        return self.enemies

    def writable_standing(self) -> list[Turret]:
        """`standing`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_STANDING == 0:
            self.owned |= OWN_STANDING
            self.standing = self.standing.copy()
        return self.standing

    def writable_device_on(self) -> list[Card]:
        """`device_on`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_DEVICE_ON == 0:
            self.owned |= OWN_DEVICE_ON
            self.device_on = self.device_on.copy()
        return self.device_on

    def writable_damage(self) -> list[int]:
        """`damage`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_DAMAGE == 0:
            self.owned |= OWN_DAMAGE
            self.damage = self.damage.copy()
        return self.damage

    def writable_objects(self) -> list[list[Object]]:
        """`objects`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_OBJECTS == 0:
            self.owned |= OWN_OBJECTS
            self.objects = [row.copy() for row in self.objects]
        return self.objects

    def writable_seen_objects(self) -> list[list[int]]:
        """`seen_objects`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_SEEN_OBJECTS == 0:
            self.owned |= OWN_SEEN_OBJECTS
            self.seen_objects = [row.copy() for row in self.seen_objects]
        return self.seen_objects

    def writable_zone(self) -> list[int]:
        """`zone`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_ZONE == 0:
            self.owned |= OWN_ZONE
            self.zone = self.zone.copy()
        return self.zone

    def writable_contamination(self) -> list[int]:
        """`contamination`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_CONTAMINATION == 0:
            self.owned |= OWN_CONTAMINATION
            self.contamination = self.contamination.copy()
        return self.contamination

    def writable_used(self) -> list[int]:
        """`used`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_USED == 0:
            self.owned |= OWN_USED
            self.used = self.used.copy()
        return self.used

    def writable_suited(self) -> list[Card]:
        """`suited`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_SUITED == 0:
            self.owned |= OWN_SUITED
            self.suited = self.suited.copy()
        return self.suited

    def writable_actions(self) -> Deck:
        """`actions`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_ACTIONS == 0:
            self.owned |= OWN_ACTIONS
            self.actions = self.actions.clone()
        return self.actions

    def writable_mounted(self) -> list[list[Card]]:
        """`mounted`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_MOUNTED == 0:
            self.owned |= OWN_MOUNTED
            self.mounted = [row.copy() for row in self.mounted]
        return self.mounted

    def writable_specials(self) -> list[int]:
        """`specials`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_SPECIALS == 0:
            self.owned |= OWN_SPECIALS
            self.specials = self.specials.copy()
        return self.specials
