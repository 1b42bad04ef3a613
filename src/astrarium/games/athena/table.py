"""What lies on the table, attribute by attribute. Written by `make tables` from layout.py: change it there."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import NOBODY
from ...mechanisms.decks import Deck
from ...positions.rows import Rows
from ...positions.seats import Seated
from .components import SITE
from .pieces import ITEM, RESOURCE, SETUP, SUPPLY
from .printed_cards import CARD
from .roads import GAMMA, SPACE

NO_DECK: Final = Deck([])
NO_ROWS: Final = Rows(1)
NO_NUMBERS: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
"""What a state has before a table is laid or copied into it: never changed."""


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
        self.order: list[int] = NO_NUMBERS
        """The exploration order; `turn_order` is its reverse. ATH-B.5.2"""
        self.passed: int = 0
        """Who has passed."""
        self.mooring: int = 1
        """The mooring of the Aurora."""
        self.reached: bool = False
        """Whether somebody has reached the Aurora."""
        self.deck: Deck = NO_DECK
        """The Exploration deck."""
        self.left_out: list[int] = NO_NUMBERS
        """Exploration cards that stay in the box unseen."""
        self.discard: list[int] = NO_NUMBERS
        """Exploration cards that were discarded."""
        self.removed: list[int] = NO_NUMBERS
        """Cards that are out of the game."""
        self.incoming: list[int] = NO_NUMBERS
        """Cards that were taken and are not yet in their place."""
        self.sites: list[int] = NO_NUMBERS
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
        self.object_discard: list[int] = NO_NUMBERS
        """Objects that were used."""
        self.loot: Deck = NO_DECK
        """The loot deck."""
        self.at: list[int] = NO_NUMBERS
        """The space of each convoy."""
        self.counters: list[int] = NO_NUMBERS
        """The waypoint counter on each space."""
        self.avalanches: list[int] = NO_NUMBERS
        """Spaces that an avalanche blocks."""
        self.mines: list[int] = NO_NUMBERS
        """Spaces that are mined."""
        self.mine_charges: int = 0
        """Charges left in the mine."""
        self.enemies: Rows = NO_ROWS
        """Enemies that have left the Exploration Zone, in the order of their arrival. ATH-B.9.2"""
        self.standing: list[int] = NO_NUMBERS
        """Turrets that stand."""
        self.tiles: list[list[int]] = NO_LISTS
        """The tiles of fallen turrets, by side."""
        self.fame: list[int] = NO_NUMBERS
        """Fame."""
        self.alert: list[int] = NO_NUMBERS
        """The alert level of each side."""
        self.vehicles: list[list[int]] = NO_LISTS
        """The truck and then the trailers of each convoy."""
        self.device_on: list[int] = NO_NUMBERS
        """The device on each vehicle."""
        self.damage: list[int] = NO_NUMBERS
        """The damaged boxes of each card, as a mask."""
        self.load: list[int] = NO_NUMBERS
        """What each convoy carries, by side and resource."""
        self.objects: list[list[int]] = NO_LISTS
        """The Objects of each side."""
        self.seen_objects: list[list[int]] = NO_LISTS
        """Who knows what of `objects`, as masks."""
        self.crew: list[list[int]] = NO_LISTS
        """The survivors of each side."""
        self.zone: list[int] = NO_NUMBERS
        """The zone of each survivor."""
        self.contamination: list[int] = NO_NUMBERS
        """The contamination of each survivor."""
        self.used: list[int] = NO_NUMBERS
        """The boxes of each card that were used, as a mask."""
        self.suited: list[int] = NO_NUMBERS
        """Survivors in a suit."""
        self.copied: int = NOBODY
        """The survivor that the Mimic copies."""
        self.party: list[int] = NO_NUMBERS
        """The survivors who take part in the running action."""
        self.site: int = NOBODY
        """The site of the running action."""
        self.movement: int = 0
        """Movement left."""
        self.bonus_move: bool = False
        """Whether the running movement is a bonus."""
        self.collects: bool = False
        """Whether the running movement collects."""
        self.trail: list[int] = NO_NUMBERS
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
        self.room: list[list[int]] = NO_LISTS
        """What each convoy has room for."""

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
        s.objects = [row.copy() for row in self.objects]
        s.seen_objects = [row.copy() for row in self.seen_objects]
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

    def lay_blank(self) -> None:
        """A table with nothing on it."""
        sides = self.sides
        self.order = []
        self.deck = Deck([])
        self.left_out = []
        self.discard = []
        self.removed = []
        self.incoming = []
        self.sites = [NOBODY] * len(SITE)
        self.stock = [0] * (len(SITE) * len(ITEM))
        self.jammed = [0] * len(SITE)
        self.outcomes = Deck([])
        self.outcome_discard = []
        self.object_deck = Deck([])
        self.object_discard = []
        self.loot = Deck([])
        self.at = [NOBODY] * sides
        self.counters = [NOBODY] * len(SPACE)
        self.avalanches = []
        self.mines = []
        self.enemies = Rows(4)
        self.standing = []
        self.tiles = [[] for _ in range(sides)]
        self.fame = [0] * sides
        self.alert = [0] * sides
        self.vehicles = [[] for _ in range(sides)]
        self.device_on = [NOBODY] * len(CARD)
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
        self.room = [[] for _ in range(sides)]
