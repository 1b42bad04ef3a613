"""What lies on the table, and what can be read off it at once."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...clockwork.chance import Rng
from ...clockwork.names import NOBODY, Names
from ...clockwork.text import Text
from ...mechanisms.decks import Deck
from ...positions.rows import Rows
from ...positions.seats import Seated
from .components import (
    ATOMS,
    CELLS,
    CHOSEN,
    COLONY,
    COLOUR,
    COLOUR_ATOM,
    COLOUR_OF,
    FIRST_OF,
    HEX,
    HEXES,
    PIECES,
    PLAN,
    PLANET,
    RESOURCE,
    RESOURCES,
    ROUNDS_MOST,
    SET,
    UNITS,
    WIDE_PLAN,
    Plan,
)
from .rules.figures import Figures
from .rules.galaxy import DOCK, UNLAID, Galaxy

# Effects in force: one row each. Those attached to units list them in `bound`, by serial number. PAR-11.11
LASTING_SERIAL: Final = 0
LASTING_CARD: Final = 1
LASTING_PLAYER: Final = 2
"""Who played the card."""
LASTING_UNTIL: Final = 3
"""The turn of that player, counted in `turns`, at whose start it ends; or END_OF_TURN."""
LASTING_HEX: Final = 4
"""The hex concerned; for planets and modules the hex of the marker. PAR-11.21"""
LASTING_OTHER: Final = 5
"""The other mouth of a wormhole."""
LASTING_PLANET: Final = 6
LASTING_MODULE: Final = 7
LASTING_VICTIM: Final = 8
"""The other player of a truce or of a trade link."""
LASTING_ROLL: Final = 9
"""The die that decided what the effect is."""
LASTING_WIDTH: Final = 10
END_OF_TURN: Final = -2

BOUND_SERIAL: Final = 0
BOUND_UNIT: Final = 1
BOUND_WIDTH: Final = 2

# Requests for transit made this turn, and what became of them. PAR-8.8
TRANSIT_UNIT: Final = 0
TRANSIT_HEX: Final = 1
TRANSIT_GRANTED: Final = 2
TRANSIT_WIDTH: Final = 3

# Who fights in the running combat. PAR-14.11
FIGHT_UNIT: Final = 0
FIGHT_SIDE: Final = 1
FIGHT_ROLE: Final = 2
FIGHT_TARGET: Final = 3
"""The unit against which a supporter helps, else nobody."""
FIGHT_WIDTH: Final = 4
ENGAGED: Final = 0
HELPING: Final = 1
WITHDRAWN: Final = 2

# Whom a side of the running combat may not ask for support: again, or at all since they help the other. PAR-18.5, 18.10
REQUEST_SIDE: Final = 0
REQUEST_PLAYER: Final = 1
REQUEST_WIDTH: Final = 2

ATTACKER: Final = 0
DEFENDER: Final = 1

# What of a state is its own and not shared with a clone: see `Parsec.own_places` and the others.
PLACES: Final = 1
CARGO_HOLDS: Final = 2
DEEDS: Final = 4
COLONIES: Final = 8
GOODS: Final = 16
EVENT_HANDS: Final = 32
DECK: Final = 64
ALL_OWN: Final = 127

# What a state has before a table is laid or copied into it: clones are made often, and most lists only to be replaced.
NO_NUMBERS: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
NO_FIGURES: Final[list[Figures]] = []
NO_DECK: Final = Deck([])
NO_ROWS: Final = Rows(1)


@final
class Parsec(Seated):
    """The table.

    A unit is on a hex (`at`), aboard a transport (`aboard`), or in its owner's reserve. Players are indexes clockwise;
    the pieces of a player are those of their colour. Resource and Event hands are lists of cards with, beside them,
    the masks of others who know them.

    Clones share the long lists. Who changes one says so first, by `own_places` and the like, which makes a copy of it
    while it is shared. Other lists that are seldom changed are made anew then: teams, votes, modules, factions,
    permanents, figures, transits, points and what belongs to a strike.
    """

    key: ClassVar[str] = "parsec"
    colours: ClassVar[Names] = COLOUR
    first_colour: ClassVar[int] = COLOUR_ATOM

    def __init__(self, players: int) -> None:
        super().__init__(players)
        # Variants
        self.wide: bool = False
        self.limit: int = ROUNDS_MOST
        self.timed: bool = False
        self.absolute: bool = False
        self.simple: bool = False
        self.with_factions: bool = True
        self.team: list[int] = NO_NUMBERS
        # The board
        self.votes: list[int] = NO_NUMBERS
        self.votes_known: list[int] = NO_NUMBERS
        self.modules: list[int] = NO_NUMBERS
        self.galaxy: Galaxy = UNLAID
        # Players
        self.out: int = 0
        self.factions: list[list[int]] = NO_LISTS
        self.permanents: list[list[int]] = NO_LISTS
        self.free: list[int] = NO_NUMBERS
        self.goods: list[list[int]] = NO_LISTS
        self.seen_goods: list[list[int]] = NO_LISTS
        self.purse: list[int] = NO_NUMBERS
        self.events: list[list[int]] = NO_LISTS
        self.seen_events: list[list[int]] = NO_LISTS
        self.fresh: list[int] = NO_NUMBERS
        self.figures: list[Figures] = NO_FIGURES
        # Units
        self.at: list[int] = NO_NUMBERS
        self.aboard: list[int] = NO_NUMBERS
        self.did: list[int] = NO_NUMBERS
        self.holder: list[int] = NO_NUMBERS
        """By hex, who has units there."""
        self.berths: list[int] = NO_NUMBERS
        """By hex, how many berths are taken. PAR-8.10"""
        self.colony_on: list[int] = NO_NUMBERS
        """By hex, the colony there."""
        self.held: list[int] = NO_NUMBERS
        """By player, the chart of the hexes with units of theirs. See charts.py."""
        self.taken: int = 0
        """The chart of the hexes with a berth taken."""
        self.full: int = 0
        """The chart of those with no berth left."""
        # Supply
        self.stacks: list[int] = NO_NUMBERS
        self.deck: Deck = NO_DECK
        self.played: list[int] = NO_NUMBERS
        # Effects
        self.lasting: Rows = NO_ROWS
        self.bound: Rows = NO_ROWS
        self.serial: int = 0
        # The turn
        self.turn: int = 0
        self.round: int = 0
        self.active: int = NOBODY
        self.first: int = NOBODY
        self.turns: list[int] = NO_NUMBERS
        self.rolled: int = 0
        self.arms_race: bool = False
        self.offers_made: list[int] = NO_NUMBERS
        """By partner, how often the active player has offered them a trade this turn."""
        self.offers_refused: list[int] = NO_NUMBERS
        """By partner, how many of these offers came to nothing. PAR-10.6"""
        self.transits: Rows = NO_ROWS
        # The running combat
        self.rivals: list[int] = NO_NUMBERS
        self.target: int = NOBODY
        self.fighters: Rows = NO_ROWS
        self.requests: Rows = NO_ROWS
        self.strikes: int = 0
        self.striker: int = NOBODY
        self.struck: int = NOBODY
        self.shooters: list[int] = NO_NUMBERS
        self.dice: list[int] = NO_NUMBERS
        self.bonuses: list[int] = NO_NUMBERS
        # The end
        self.won: int = 0
        self.victory: int = 0
        self.points: list[int] = NO_NUMBERS
        self.owned: int = ALL_OWN

    def clone(self) -> Parsec:
        s = Parsec(self.players)
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
        s.galaxy = self.galaxy
        s.out = self.out
        s.factions = self.factions
        s.permanents = self.permanents
        s.free = self.free.copy()
        s.goods = self.goods
        s.seen_goods = self.seen_goods
        s.purse = self.purse
        s.events = self.events
        s.seen_events = self.seen_events
        s.fresh = self.fresh.copy()
        s.figures = self.figures
        s.at = self.at
        s.aboard = self.aboard
        s.did = self.did
        s.holder = self.holder
        s.berths = self.berths
        s.colony_on = self.colony_on
        s.held = self.held
        s.taken = self.taken
        s.full = self.full
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
        # Between combats nobody changes these; a combat begins with new ones.
        s.fighters = self.fighters.clone() if self.rivals else self.fighters
        s.requests = self.requests.clone() if self.rivals else self.requests
        s.strikes = self.strikes
        s.striker = self.striker
        s.struck = self.struck
        s.shooters = self.shooters
        s.dice = self.dice
        s.bonuses = self.bonuses
        s.won = self.won
        s.victory = self.victory
        s.points = self.points
        s.owned = self.owned = 0
        return s

    # Before a change of what clones share

    def own_places(self) -> None:
        """Where units are on the map."""
        if self.owned & PLACES == 0:
            self.owned |= PLACES
            self.at = self.at.copy()
            self.holder = self.holder.copy()
            self.berths = self.berths.copy()
            self.held = self.held.copy()

    def own_holds(self) -> None:
        """Which units are aboard which."""
        if self.owned & CARGO_HOLDS == 0:
            self.owned |= CARGO_HOLDS
            self.aboard = self.aboard.copy()

    def own_deeds(self) -> None:
        """What units have done."""
        if self.owned & DEEDS == 0:
            self.owned |= DEEDS
            self.did = self.did.copy()

    def own_colonies(self) -> None:
        """Which colony is where."""
        if self.owned & COLONIES == 0:
            self.owned |= COLONIES
            self.colony_on = self.colony_on.copy()

    def own_goods(self) -> None:
        """Resource cards in hands."""
        if self.owned & GOODS == 0:
            self.owned |= GOODS
            self.goods = [hand.copy() for hand in self.goods]
            self.seen_goods = [hand.copy() for hand in self.seen_goods]
            self.purse = self.purse.copy()

    def own_events(self) -> None:
        """Event cards in hands."""
        if self.owned & EVENT_HANDS == 0:
            self.owned |= EVENT_HANDS
            self.events = [hand.copy() for hand in self.events]
            self.seen_events = [hand.copy() for hand in self.seen_events]

    def own_deck(self) -> Deck:
        """The Event deck."""
        if self.owned & DECK == 0:
            self.owned |= DECK
            self.deck = self.deck.clone()
        return self.deck

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
        """Hexes are called by what lies there, remembered decisions by what they named."""
        if domain is CHOSEN:
            named = ATOMS.domain(index)
            return ATOMS.texts[index] if named is None else self.thing_text(named, ATOMS.thing(index))
        return self.hex_text(index) if domain is HEX else super().thing_text(domain, index)

    def hex_text(self, hex: int) -> Text:
        """A planet's or an asteroid's hex, a dock, or a hex of open space."""
        galaxy = self.galaxy
        name = HEX.text(hex)
        if galaxy.planet[hex] != NOBODY:
            return Text("hex-planet", {"planet": PLANET.text(galaxy.planet[hex]), "hex": name})
        if galaxy.ore[hex] != NOBODY:
            ore = RESOURCE.text(galaxy.ore[hex])
            return Text("hex-asteroid", {"number": galaxy.number[hex], "resource": ore, "hex": name})
        return Text("hex-dock", {"hex": name}) if galaxy.kind[hex] == DOCK else Text("hex-space", {"hex": name})

    # Players

    def is_out(self, player: int) -> bool:
        return self.out >> player & 1 == 1

    def opposes(self, one: int, other: int) -> bool:
        """Whether a player is another's opponent. PAR-1.12"""
        return self.team[one] != self.team[other] and not self.is_out(other)

    def plan(self) -> Plan:
        """The board and the thresholds for the number of players at the start. PAR-20.8"""
        return plan_for(self.players, self.wide)

    def holds(self, player: int, resource: int) -> int:
        """How many cards of a resource a player has."""
        return self.purse[player * RESOURCES + resource]

    # Units

    def owner(self, unit: int) -> int:
        return self.who[COLOUR_OF[unit]]

    def first_unit(self, player: int) -> int:
        """The first of the player's SET pieces."""
        return self.colour[player] * SET

    def first_of(self, player: int, kind: int) -> int:
        """The first of the player's PIECES of a kind, which all follow it. PAR-1.4"""
        return self.colour[player] * SET + FIRST_OF[kind]

    def pieces(self, player: int, kind: int) -> range:
        """All pieces of a kind, wherever they are. Where speed counts a plain loop from `first_of` on is better."""
        start = self.first_of(player, kind)
        return range(start, start + PIECES[kind])

    def place(self, unit: int) -> int:
        """The hex on which a unit is, carried or not; NOBODY in the reserve."""
        carrier = self.aboard[unit]
        return self.at[unit] if carrier == NOBODY else self.at[carrier]

    def colonies(self, player: int) -> int:
        """How many colonies the player has on the board."""
        number = 0
        start = self.first_of(player, COLONY)
        for unit in range(start, start + PIECES[COLONY]):
            if self.at[unit] != NOBODY:
                number += 1
        return number

    def alive(self, player: int) -> bool:
        """Whether the player has a unit on the board. PAR-19.1"""
        return self.held[player] != 0

    # The end

    @property
    def scores(self) -> list[int]:
        """Points as in the timed variant; before the end only what everybody can see of them."""
        if self.over:
            return self.points.copy()
        from .rules.victory import open_points

        return [open_points(self, player) for player in range(self.players)]

    @property
    def winners(self) -> list[int]:
        return [player for player in range(self.players) if self.won >> player & 1] if self.over else []


def plan_for(players: int, wide: bool) -> Plan:
    return WIDE_PLAN if wide else PLAN[players]


def blank(players: int) -> Parsec:
    """A table with nothing on it."""
    s = Parsec(players)
    s.team = list(range(players))
    s.votes = [NOBODY] * players
    s.votes_known = [0] * players
    s.modules = [NOBODY] * CELLS
    s.factions = [[] for _ in range(players)]
    s.permanents = [[] for _ in range(players)]
    s.free = [0] * players
    s.goods = [[] for _ in range(players)]
    s.seen_goods = [[] for _ in range(players)]
    s.purse = [0] * (players * RESOURCES)
    s.events = [[] for _ in range(players)]
    s.seen_events = [[] for _ in range(players)]
    s.fresh = [0] * players
    s.figures = [Figures() for _ in range(players)]
    s.at = [NOBODY] * UNITS
    s.aboard = [NOBODY] * UNITS
    s.did = [0] * UNITS
    s.holder = [NOBODY] * HEXES
    s.berths = [0] * HEXES
    s.colony_on = [NOBODY] * HEXES
    s.held = [0] * players
    s.stacks = [0] * RESOURCES
    s.deck = Deck([])
    s.played = []
    s.lasting = Rows(LASTING_WIDTH)
    s.bound = Rows(BOUND_WIDTH)
    s.transits = Rows(TRANSIT_WIDTH)
    s.fighters = Rows(FIGHT_WIDTH)
    s.requests = Rows(REQUEST_WIDTH)
    s.turns = [0] * players
    s.offers_made = [0] * players
    s.offers_refused = [0] * players
    s.points = [0] * players
    return s
