"""What lies on the table, attribute by attribute. Written by `make tables` from layout.py: change it there."""

from __future__ import annotations

from typing import Final

from ...clockwork.names import NOBODY, NOTHING, Player
from ...mechanisms.decks import Deck
from ...positions.rows import Rows
from ...positions.seats import Seated
from .components import CELL, HEX, RESOURCE, ROUNDS_MOST, UNIT, Event, Faction, Hex, Module, Resource, Unit
from .rules.figures import Figures
from .rules.galaxy import UNLAID, Galaxy

NO_DECK: Final = Deck([])
NO_ROWS: Final = Rows(1)
NO_EVENT: Final[list[Event]] = []
NO_FIGURES: Final[list[Figures]] = []
NO_HEX: Final[list[Hex]] = []
NO_MODULE: Final[list[Module]] = []
NO_PLAYER: Final[list[Player]] = []
NO_UNIT: Final[list[Unit]] = []
NO_NUMBERS: Final[list[int]] = []
NO_LIST_EVENT: Final[list[list[Event]]] = []
NO_LIST_FACTION: Final[list[list[Faction]]] = []
NO_LIST_RESOURCE: Final[list[list[Resource]]] = []
NO_LIST_UNIT: Final[list[list[Unit]]] = []
NO_LISTS: Final[list[list[int]]] = []
"""What a state has before a table is laid or copied into it: never changed."""

# What of a state is its own and not shared by its clones.
OWN_GOODS: Final = 1
OWN_SEEN_GOODS: Final = 2
OWN_EVENTS: Final = 4
OWN_SEEN_EVENTS: Final = 8
OWN_AT: Final = 16
OWN_ABOARD: Final = 32
OWN_DID: Final = 64
OWN_DECK: Final = 128
OWN_TRANSITS: Final = 256
OWN_FIGHTERS: Final = 512
OWN_REQUESTS: Final = 1024
OWN_PURSE: Final = 2048
OWN_HOLDER: Final = 4096
OWN_BERTHS: Final = 8192
OWN_COLONY_ON: Final = 16384
OWN_POST_ON: Final = 32768
OWN_LINKS: Final = 65536
OWN_FLEET: Final = 131072
OWN_ABOARD_OF: Final = 262144
OWN_WARSHIPS: Final = 524288
OWN_PATROLS: Final = 1048576
OWN_HELD: Final = 2097152
ALL_OWN: Final = 4194303


class ParsecTable(Seated):
    """What a state of this game consists of. See `Parsec`."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.wide: bool = False
        """Whether two play on the wide board. PAR-4.6"""
        self.limit: int = ROUNDS_MOST
        """After how many rounds the game ends. PAR-22.2"""
        self.timed: bool = False
        """Whether points decide once these are over. PAR-22.2"""
        self.absolute: bool = False
        """Whether victory asks for both conditions. PAR-22.10"""
        self.simple: bool = False
        """Whether combat is simple. PAR-22.12"""
        self.with_factions: bool = True
        """Whether factions are dealt. PAR-22.11"""
        self.team: list[int] = NO_NUMBERS
        """The team of each player."""
        self.votes: list[int] = NO_NUMBERS
        """How each has voted."""
        self.votes_known: list[int] = NO_NUMBERS
        """Who knows what of `votes`, as masks."""
        self.modules: list[Module] = NO_MODULE
        """The module in each cell of the board."""
        self.out: int = 0
        """Who has been eliminated. PAR-19.1"""
        self.factions: list[list[Faction]] = NO_LIST_FACTION
        """The factions of each player."""
        self.permanents: list[list[Event]] = NO_LIST_EVENT
        """The permanent cards in play, by player. PAR-11.13"""
        self.free: list[int] = NO_NUMBERS
        """Free colonies set aside. PAR-13.2"""
        self.goods: list[list[Resource]] = NO_LIST_RESOURCE
        """Resource cards in hands."""
        self.seen_goods: list[list[int]] = NO_LISTS
        """Who knows what of `goods`, as masks."""
        self.events: list[list[Event]] = NO_LIST_EVENT
        """Event cards in hands."""
        self.seen_events: list[list[int]] = NO_LISTS
        """Who knows what of `events`, as masks."""
        self.fresh: list[int] = NO_NUMBERS
        """How many of the last Event cards of a hand may not be used yet. PAR-11.3"""
        self.at: list[Hex] = NO_HEX
        """The hex of each unit that stands on one."""
        self.aboard: list[Unit] = NO_UNIT
        """The transport of each unit that is carried."""
        self.did: list[int] = NO_NUMBERS
        """What each unit has done this turn."""
        self.stacks: list[int] = NO_NUMBERS
        """Resource cards in the supply."""
        self.deck: Deck = NO_DECK
        """The Event deck."""
        self.played: list[Event] = NO_EVENT
        """Event cards on the table that have not found their place yet."""
        self.lasting: Rows = NO_ROWS
        """Effects in force. PAR-11.11"""
        self.bound: Rows = NO_ROWS
        """The units to which effects are attached."""
        self.serial: int = 0
        """The number of the last effect that began."""
        self.turn: int = 0
        """Turns begun so far."""
        self.round: int = 0
        """Rounds begun so far."""
        self.active: Player = NOBODY
        """Whose turn it is."""
        self.first: Player = NOBODY
        """Who began."""
        self.turns: list[int] = NO_NUMBERS
        """Turns of each player that began or were passed over."""
        self.rolled: int = 0
        """The die of this turn's extraction."""
        self.arms_race: bool = False
        """Whether the arms race is on. PAR-12.2"""
        self.offers_made: list[int] = NO_NUMBERS
        """By partner, how often the active player has offered them a trade this turn."""
        self.offers_refused: list[int] = NO_NUMBERS
        """By partner, how many of these offers came to nothing. PAR-10.6"""
        self.transits: Rows = NO_ROWS
        """Requests for transit made this turn, and what became of them. PAR-8.8"""
        self.rivals: list[Player] = NO_PLAYER
        """Attacker and defender of the running combat."""
        self.target: Unit = Unit(NOTHING)
        """The unit that was attacked."""
        self.fighters: Rows = NO_ROWS
        """Who fights in the running combat. PAR-14.11"""
        self.requests: Rows = NO_ROWS
        """Whom a side may not ask for support: again, or at all since they help the other. PAR-18.5, 18.10"""
        self.strikes: int = 0
        """Strikes of the running combat so far."""
        self.striker: int = NOBODY
        """The side that strikes."""
        self.struck: Unit = Unit(NOTHING)
        """The unit that is struck."""
        self.shooters: list[Unit] = NO_UNIT
        """The units that take part in the strike."""
        self.dice: list[int] = NO_NUMBERS
        """The dice of attack and defence, once rolled."""
        self.bonuses: list[int] = NO_NUMBERS
        """What cards add to attack and defence."""
        self.won: int = 0
        """Who won."""
        self.victory: int = 0
        """In which ways."""
        self.points: list[int] = NO_NUMBERS
        """The points at the end."""
        self.galaxy: Galaxy = UNLAID
        """The board, once it is laid."""
        self.purse: list[int] = NO_NUMBERS
        """By player and resource, how many cards in hand."""
        self.figures: list[Figures] = NO_FIGURES
        """What the units of each can do."""
        self.holder: list[Player] = NO_PLAYER
        """By hex, who has units there."""
        self.berths: list[int] = NO_NUMBERS
        """By hex, how many berths are taken. PAR-8.10"""
        self.colony_on: list[Unit] = NO_UNIT
        """By hex, the colony there."""
        self.post_on: list[Player] = NO_PLAYER
        """By hex, who has a post there: see posts.py."""
        self.links: list[int] = NO_NUMBERS
        """By two players, on how many edges posts of theirs meet. PAR-10.1"""
        self.fleet: list[list[Unit]] = NO_LIST_UNIT
        """By player, the vessels on the board, carried ones too, in ascending order."""
        self.aboard_of: list[int] = NO_NUMBERS
        """By transport, how many vessels are aboard."""
        self.warships: list[int] = NO_NUMBERS
        """By player and cell, how many military vessels are there. PAR-20.2"""
        self.patrols: list[int] = NO_NUMBERS
        """By player, the mask of the cells with any of these."""
        self.held: list[int] = NO_NUMBERS
        """By player, the chart of the hexes with units of theirs."""
        self.in_force: int = 0
        """The Event cards of which an effect is in force, as bits. PAR-11.11"""
        self.taken: int = 0
        """The chart of the hexes with a berth taken."""
        self.full: int = 0
        """The chart of those with no berth left."""
        self.owned: int = ALL_OWN
        """What of this is the state's own, as bits, not shared by clones."""

    def copy_table(self, s: ParsecTable) -> None:
        """Everything on the table, for a clone."""
        self.copy_into(s)
        s.wide = self.wide
        s.limit = self.limit
        s.timed = self.timed
        s.absolute = self.absolute
        s.simple = self.simple
        s.with_factions = self.with_factions
        s.team = self.team
        s.votes = self.votes
        s.votes_known = self.votes_known
        s.modules = self.modules
        s.out = self.out
        s.factions = self.factions
        s.permanents = self.permanents
        s.free = self.free.copy()
        s.goods = self.goods
        s.seen_goods = self.seen_goods
        s.events = self.events
        s.seen_events = self.seen_events
        s.fresh = self.fresh.copy()
        s.at = self.at
        s.aboard = self.aboard
        s.did = self.did
        s.stacks = self.stacks.copy()
        s.deck = self.deck
        s.played = self.played.copy()
        s.lasting = self.lasting.clone()
        s.bound = self.bound.clone()
        s.serial = self.serial
        s.turn = self.turn
        s.round = self.round
        s.active = self.active
        s.first = self.first
        s.turns = self.turns.copy()
        s.rolled = self.rolled
        s.arms_race = self.arms_race
        s.offers_made = self.offers_made.copy()
        s.offers_refused = self.offers_refused.copy()
        s.transits = self.transits
        s.rivals = self.rivals
        s.target = self.target
        s.fighters = self.fighters
        s.requests = self.requests
        s.strikes = self.strikes
        s.striker = self.striker
        s.struck = self.struck
        s.shooters = self.shooters
        s.dice = self.dice
        s.bonuses = self.bonuses
        s.won = self.won
        s.victory = self.victory
        s.points = self.points
        s.galaxy = self.galaxy
        s.purse = self.purse
        s.figures = self.figures
        s.holder = self.holder
        s.berths = self.berths
        s.colony_on = self.colony_on
        s.post_on = self.post_on
        s.links = self.links
        s.fleet = self.fleet
        s.aboard_of = self.aboard_of
        s.warships = self.warships
        s.patrols = self.patrols
        s.held = self.held
        s.in_force = self.in_force
        s.taken = self.taken
        s.full = self.full
        s.owned = self.owned = 0

    def lay_blank(self) -> None:
        """A table with nothing on it."""
        players = self.players
        self.team = list(range(players))
        self.votes = [NOBODY] * players
        self.votes_known = [0] * players
        self.modules = [Module(NOTHING)] * len(CELL)
        self.factions = [[] for _ in range(players)]
        self.permanents = [[] for _ in range(players)]
        self.free = [0] * players
        self.goods = [[] for _ in range(players)]
        self.seen_goods = [[] for _ in range(players)]
        self.events = [[] for _ in range(players)]
        self.seen_events = [[] for _ in range(players)]
        self.fresh = [0] * players
        self.at = [Hex(NOTHING)] * len(UNIT)
        self.aboard = [Unit(NOTHING)] * len(UNIT)
        self.did = [0] * len(UNIT)
        self.stacks = [0] * len(RESOURCE)
        self.deck = Deck([])
        self.played = []
        self.lasting = Rows(10)
        self.bound = Rows(2)
        self.turns = [0] * players
        self.offers_made = [0] * players
        self.offers_refused = [0] * players
        self.transits = Rows(3)
        self.rivals = []
        self.fighters = Rows(4)
        self.requests = Rows(2)
        self.shooters = []
        self.dice = []
        self.bonuses = []
        self.points = [0] * players
        self.purse = [0] * (players * len(RESOURCE))
        self.figures = [Figures() for _ in range(players)]
        self.holder = [NOBODY] * len(HEX)
        self.berths = [0] * len(HEX)
        self.colony_on = [Unit(NOTHING)] * len(HEX)
        self.post_on = [NOBODY] * len(HEX)
        self.links = [0] * (players * players)
        self.fleet = [[] for _ in range(players)]
        self.aboard_of = [0] * len(UNIT)
        self.warships = [0] * (players * len(CELL))
        self.patrols = [0] * players
        self.held = [0] * players

    def writable_goods(self) -> list[list[Resource]]:
        """`goods`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_GOODS == 0:
            self.owned |= OWN_GOODS
            self.goods = [row.copy() for row in self.goods]
        return self.goods

    def writable_seen_goods(self) -> list[list[int]]:
        """`seen_goods`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_SEEN_GOODS == 0:
            self.owned |= OWN_SEEN_GOODS
            self.seen_goods = [row.copy() for row in self.seen_goods]
        return self.seen_goods

    def writable_events(self) -> list[list[Event]]:
        """`events`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_EVENTS == 0:
            self.owned |= OWN_EVENTS
            self.events = [row.copy() for row in self.events]
        return self.events

    def writable_seen_events(self) -> list[list[int]]:
        """`seen_events`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_SEEN_EVENTS == 0:
            self.owned |= OWN_SEEN_EVENTS
            self.seen_events = [row.copy() for row in self.seen_events]
        return self.seen_events

    def writable_at(self) -> list[Hex]:
        """`at`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_AT == 0:
            self.owned |= OWN_AT
            self.at = self.at.copy()
        return self.at

    def writable_aboard(self) -> list[Unit]:
        """`aboard`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_ABOARD == 0:
            self.owned |= OWN_ABOARD
            self.aboard = self.aboard.copy()
        return self.aboard

    def writable_did(self) -> list[int]:
        """`did`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_DID == 0:
            self.owned |= OWN_DID
            self.did = self.did.copy()
        return self.did

    def writable_deck(self) -> Deck:
        """`deck`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_DECK == 0:
            self.owned |= OWN_DECK
            self.deck = self.deck.clone()
        return self.deck

    def writable_transits(self) -> Rows:
        """`transits`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_TRANSITS == 0:
            self.owned |= OWN_TRANSITS
            self.transits = self.transits.clone()
        return self.transits

    def writable_fighters(self) -> Rows:
        """`fighters`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_FIGHTERS == 0:
            self.owned |= OWN_FIGHTERS
            self.fighters = self.fighters.clone()
        return self.fighters

    def writable_requests(self) -> Rows:
        """`requests`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_REQUESTS == 0:
            self.owned |= OWN_REQUESTS
            self.requests = self.requests.clone()
        return self.requests

    def writable_purse(self) -> list[int]:
        """`purse`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_PURSE == 0:
            self.owned |= OWN_PURSE
            self.purse = self.purse.copy()
        return self.purse

    def writable_holder(self) -> list[Player]:
        """`holder`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_HOLDER == 0:
            self.owned |= OWN_HOLDER
            self.holder = self.holder.copy()
        return self.holder

    def writable_berths(self) -> list[int]:
        """`berths`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_BERTHS == 0:
            self.owned |= OWN_BERTHS
            self.berths = self.berths.copy()
        return self.berths

    def writable_colony_on(self) -> list[Unit]:
        """`colony_on`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_COLONY_ON == 0:
            self.owned |= OWN_COLONY_ON
            self.colony_on = self.colony_on.copy()
        return self.colony_on

    def writable_post_on(self) -> list[Player]:
        """`post_on`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_POST_ON == 0:
            self.owned |= OWN_POST_ON
            self.post_on = self.post_on.copy()
        return self.post_on

    def writable_links(self) -> list[int]:
        """`links`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_LINKS == 0:
            self.owned |= OWN_LINKS
            self.links = self.links.copy()
        return self.links

    def writable_fleet(self) -> list[list[Unit]]:
        """`fleet`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_FLEET == 0:
            self.owned |= OWN_FLEET
            self.fleet = [row.copy() for row in self.fleet]
        return self.fleet

    def writable_aboard_of(self) -> list[int]:
        """`aboard_of`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_ABOARD_OF == 0:
            self.owned |= OWN_ABOARD_OF
            self.aboard_of = self.aboard_of.copy()
        return self.aboard_of

    def writable_warships(self) -> list[int]:
        """`warships`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_WARSHIPS == 0:
            self.owned |= OWN_WARSHIPS
            self.warships = self.warships.copy()
        return self.warships

    def writable_patrols(self) -> list[int]:
        """`patrols`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_PATROLS == 0:
            self.owned |= OWN_PATROLS
            self.patrols = self.patrols.copy()
        return self.patrols

    def writable_held(self) -> list[int]:
        """`held`, to be changed: a copy of its own while clones share it."""
        if self.owned & OWN_HELD == 0:
            self.owned |= OWN_HELD
            self.held = self.held.copy()
        return self.held
